/* What a commander wants of a unit, in words: decide.h. */
#include <stdio.h>

#include "cliffhanger/bidding.h"
#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "skirmish/skirmish.h"

static struct name nearest_place(const struct game *v, const struct task *t, cell_t from)
{
	int32_t least = INT32_MAX;
	cell_t best = t->cells[0];

	for (int i = 0; i < t->n; i++) {
		const int32_t far = table_distance(v->table, from, t->cells[i]);

		if (far < least) {
			least = far;
			best = t->cells[i];
		}
	}
	return bidding_place(v, best);
}

static void say_leave(const struct task *t, char *text, size_t size)
{
	snprintf(text, size, "%s", t->leave == EDGE_NORTH ? "leave by the north"
		: t->leave == EDGE_EAST ? "leave by the east"
		: t->leave == EDGE_SOUTH ? "leave by the south"
		: t->leave == EDGE_WEST ? "leave by the west" : "leave the table");
}

static void say(const struct game *v, const struct task *t, cell_t from, char *text, size_t size)
{
	if (t->kind == TASK_AMBUSH)
		snprintf(text, size, "lie in wait");
	else if (t->leave != EDGE_NONE)
		say_leave(t, text, size);
	else if (t->kind == TASK_AVOID)
		snprintf(text, size, "keep away from the enemy");
	else if (t->kind == TASK_CLOSE && t->enemy >= 0)
		snprintf(text, size, "get at %s", name_within(game_unit_name(v, t->enemy)).text);
	else if (t->n > 0)
		snprintf(text, size, "%s %s", t->kind == TASK_HOLD ? "hold" : "get to",
			nearest_place(v, t, from).text);
}

void decide_intent(const struct game *v, int unit, char *text, size_t size)
{
	struct muster m;
	struct task t;

	text[0] = '\0';
	if (game_unit_whereabouts(v, unit) == CELL_NONE || v->units[unit].uncommanded)
		return;
	muster(&m, v, v->units[unit].side, skirmish_of(v)->minds->rules);
	plan_task(&m, unit, &t);
	say(v, &t, game_unit_whereabouts(v, unit), text, size);
}

/* What a commander wants of a unit, in words: decide.h. */
#include <stdio.h>

#include "cliffhanger/bidding.h"
#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "skirmish/skirmish.h"

static const char *leaving(uint8_t edges)
{
	static const struct { uint8_t edge; const char *words; } by[] = {
		{ EDGE_NORTH, "leave by the north" }, { EDGE_EAST, "leave by the east" },
		{ EDGE_SOUTH, "leave by the south" }, { EDGE_WEST, "leave by the west" },
	};

	for (size_t i = 0; i < sizeof by / sizeof by[0]; i++)
		if (by[i].edge == edges)
			return by[i].words;
	return "leave the table";
}

static void say(const struct game *v, const struct task *t, cell_t from, char *text, size_t size)
{
	if (t->kind == TASK_AMBUSH)
		snprintf(text, size, "lie in wait");
	else if (t->leave != EDGE_NONE)
		snprintf(text, size, "%s", leaving(t->leave));
	else if (t->kind == TASK_AVOID)
		snprintf(text, size, "keep away from the enemy");
	else if (t->kind == TASK_CLOSE && t->enemy >= 0)
		snprintf(text, size, "get at %s", name_within(game_unit_name(v, t->enemy)).text);
	else if (t->n > 0)
		snprintf(text, size, "%s %s", t->kind == TASK_HOLD ? "hold" : "get to",
			bidding_place(v, table_nearest(v->table, from, t->cells, t->n)).text);
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

/* Previews: see preview.h. */
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/say.h"
#include "skirmish/skirmish.h"
#include "skirmish/turn/answers.h"

void preview_choice(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct preview_row *row = &skirmish_of(v)->menus->previews[c->verb];

	memset(p, 0, sizeof *p);
	if (row->put != NULL)
		row->put(v, c, p);
	else if (row->says != NULL)
		say(p, "%s", row->says);
}

/* ---- company ---- */

/* What becomes of those he leaves. */
static void say_left(const struct game *v, int figure, int left, struct preview *p)
{
	if (standing_strength(v, left) <= 1)
		say(p, "nobody is left of %s then", game_unit_name(v, left));
	else if (v->units[left].leader == figure)
		say(p, "%s lose their leader: their second takes over, if they have one",
			game_unit_name(v, left));
}

void preview_join(const struct game *v, const struct choice *c, struct preview *p)
{
	const int figure = c->argument[0].value, unit = c->argument[1].value;
	const int leader = v->units[unit].leader;

	if (leader >= 0) {
		say(p, "%s goes with %s from now on, and does as they are told: their order stays "
			"as it is", say_who(v, figure).text, game_unit_name(v, unit));
		say(p, "%s leads them as before", say_who(v, leader).text);
	} else {
		say(p, "%s goes with %s from now on, and leads them (S-C-16)",
			say_who(v, figure).text, game_unit_name(v, unit));
	}
	say_left(v, figure, v->figures[figure].unit, p);
}

void preview_hand(const struct game *v, const struct choice *c, struct preview *p)
{
	const int from = c->argument[0].value, to = c->argument[1].value;

	for (int i = 0; i < v->setup->n_items; i++)
		if (v->items[i].unit == from)
			say(p, "%s gets %s, and has it from now on", game_unit_name(v, to),
				v->setup->items[i].name);
}

/* ---- the end ---- */

void preview_play_on(const struct game *v, const struct choice *c, struct preview *p)
{
	if (answer_is_yes(c))
		say(p, "the game goes on if nobody says no, to turn %d at most; who has won stays "
			"as it is", v->setup->turns);
	else
		say(p, "the game ends here, whatever the others say");
}

/* ---- dice ---- */

void preview_dice(struct preview *p, int sides, int dice, int need)
{
	p->rolls = true;
	p->sides = sides;
	p->dice = dice;
	p->need = need;
}

void preview_stakes(struct preview *p, int32_t hits, int32_t harm, int32_t risk)
{
	p->hits_milli = hits;
	p->harm_milli = harm;
	p->risk_milli = risk;
}

void preview_shooters(struct preview *p, int shooters)
{
	say(p, "%d shooter%s, %d %s: %s hits, %s out of action expected", shooters,
		shooters == 1 ? "" : "s", p->dice, p->dice == 1 ? "die" : "dice",
		say_tenths(p->hits_milli).text, say_tenths(p->harm_milli).text);
}

int preview_idle(const struct game *v, int unit, int target,
	bool (*may)(const struct game *v, int figure, int target, struct reason *why),
	struct preview_idle idle[IDLE_RULES])
{
	int n = 0;

	FOR_MEMBERS(f, v, unit) {
		struct reason why = { "", "" };
		int i = 0;

		if (!standing_fit(v, f) || may(v, f, target, &why))
			continue;
		while (i < n && strcmp(idle[i].why.rule, why.rule) != 0)
			i++;
		if (i == IDLE_RULES)
			continue;
		if (i == n)
			idle[n++] = (struct preview_idle){ why, 0 };
		idle[i].n++;
	}
	return n;
}

int preview_near(const struct game *v, int unit, cell_t cell, int32_t most,
	struct preview_near near[NEAR_TOLD])
{
	int n = 0;

	for (int u = 0; u < v->n_units && n < NEAR_TOLD; u++) {
		const int32_t far = game_enemies(v, unit, u) ? standing_from(v, u, cell)
			: INT32_MAX;

		if (far < INT32_MAX && far <= most)
			near[n++] = (struct preview_near){ u, far };
	}
	return n;
}

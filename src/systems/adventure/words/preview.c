/* Previews: what a choice would mean, worked out by the very rollers that the
 * dice will meet; and the reach and range bands that maps draw.
 */
#include <stdio.h>

#include "skirmish/body/as_far.h"
#include "skirmish/menus/say.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/moves.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/words/words.h"

void adv_say_modifiers(const struct roller *r, struct preview *p)
{
	for (int i = 0; i < r->event.roll.n_modifiers; i++) {
		const struct modifier *m = &r->modifiers[i];
		const int halves = m->halves < 0 ? -m->halves : m->halves;
		char number[16];

		snprintf(number, sizeof number, "%c%.0d%s", m->halves < 0 ? '-' : '+', halves / 2,
			halves % 2 != 0 ? "½" : halves == 0 ? "0" : "");
		say(p, "  %s  %s (%s)", number, m->name, m->rule);
	}
}

/* ---- orders ---- */

static void preview_move(const struct game *v, int unit, enum mode mode, cell_t to,
	struct preview *p)
{
	static const char *const covers[] = { "no", "soft", "medium", "hard" };
	const cell_t goal = as_far_end(v, adv_as_far(v, unit, mode, to), to, p);
	const struct ground *ground = table_ground(v->table, goal);
	const int guide = mode == MODE_FLY ? adv_flyer(v, unit) : adv_guide(v, unit);
	const bool under = mode == MODE_DIVE && ground_deep(ground);
	int watched = 0;

	for (int u = 0; u < v->n_units; u++) {
		const cell_t at = game_unit_cell(v, u);

		if (game_enemies(v, unit, u) && at != CELL_NONE && sight_clear(v->table, at, goal)
			&& (!under || table_within(v->table, at, goal,
				adv_rules_of(v)->underwater_sight)))
			watched++;
	}
	say(p, "%s up to %d\"; it ends on %s: %s cover; %s", adv_mode_name(mode),
		(int)(adv_allowance(v, guide, mode) / 10), ground->name, covers[ground->cover],
		say_watched(watched).text);
	if (under && v->occupant[goal] >= 0 && game_vehicle(v, v->occupant[goal]))
		say(p, "that is under %s: nobody comes up there (Y-9)",
			game_unit_name(v, v->figures[v->occupant[goal]].unit));
	if (under)
		say(p, "ends under water, unseen from further than %d\"; %d turn%s of air left then",
			(int)(adv_rules_of(v)->underwater_sight / 10), adv_air(v, guide) - 1,
			adv_air(v, guide) == 2 ? "" : "s");
	if (goal == v->figures[guide].cell)
		say(p, "it moves nothing; the order counts all the same (S-C-3, S-A-36)");
}

/* A-30, S-C-10: who of its wounded come along, and who stay. */
static void say_wounded(const struct game *v, int unit, enum mode mode, struct preview *p)
{
	struct aid aid;

	adv_aid(v, unit, &aid);
	if (mode != MODE_AID) {
		aid.left += aid.helped;
		aid.helped = 0;
	}
	if (aid.helped > 0)
		say(p, "takes %d of its wounded along; whoever helps neither shoots nor fights (A-30)",
			aid.helped);
	if (aid.left > 0)
		say(p, "leaves %d of its wounded behind%s (S-C-10)", aid.left,
			mode == MODE_AID ? ", whom nobody is free to help" : "");
}

static void say_things(const struct game *v, cell_t at, struct preview *p)
{
	for (int i = 0; i < v->setup->n_items; i++)
		if (at != CELL_NONE && v->items[i].unit < 0 && v->items[i].cell == at)
			say(p, "%s: who stands there after the fights, not suppressed, has it "
				"(X-236)", v->setup->items[i].name);
}

/* told before it is one run too many. */
static void say_rest(const struct game *v, int unit, enum mode mode, struct preview *p)
{
	const int limit = adv_rules_of(v)->run_limit[adv_combatant(v, unit) ? 0 : 1];

	if (mode == MODE_RUN && adv_unit_of(v, unit)->runs + 1 >= limit)
		say(p, "next turn it rests: only stationary or combat (X-1)");
}

static void preview_walk(const struct game *v, int unit, enum mode mode, cell_t to,
	struct preview *p)
{
	preview_move(v, unit, mode, to, p);
	say_things(v, adv_as_far(v, unit, mode, to), p);
	say_rest(v, unit, mode, p);
	say_wounded(v, unit, mode, p);
}

static void preview_pickup(const struct game *v, int unit, int figure, struct preview *p)
{
	int arm;
	const int finder = adv_finder(v, unit, figure, &arm);
	char name[NAME_MAX_BYTES];

	if (finder < 0)
		return;
	game_figure_name(v, finder, name, sizeof name);
	say(p, "%s takes up a %s at the turn's end, and the unit stays where it is (X-5)", name,
		adv_rules_of(v)->weapons[arm].name);
}

static void preview_order(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)c->argument[1].value;

	if (adv_vehicle(v, unit))
		adv_preview_drive(v, c, p);
	else if (mode == MODE_BOARD || mode == MODE_ALIGHT || mode == MODE_REPAIR)
		adv_preview_aboard(v, c, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		adv_preview_charge(v, unit, mode, c->argument[2].value, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
		preview_walk(v, unit, mode, c->argument[2].value, p);
	else if (mode == MODE_PICKUP && c->n > 2)
		preview_pickup(v, unit, c->argument[2].value, p);
	else
		say(p, "%s: %s", game_unit_name(v, unit), adv_mode_name(mode));
}

static void preview_late(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;

	preview_walk(v, unit, (enum mode)adv_unit_of(v, unit)->mode, c->argument[1].value, p);
}

static void preview_rally(const struct game *v, const struct choice *c, struct preview *p)
{
	adv_preview_test(v, c->argument[0].value, CAUSE_RALLY, "rally", p);
	say(p, adv_unit_of(v, c->argument[0].value)->routing
		? "rallied it stands still and does not shoot this turn; else it runs on (A-22)"
		: "rallied it stands still and does not shoot this turn; else it pursues on (A-22)");
}

const struct preview_row adv_previews[VERBS] = {
	[VERB_FIRE] = { .put = adv_preview_fire }, [VERB_LOB] = { .put = adv_preview_lob },
	[VERB_ORDER] = { .put = preview_order }, [VERB_RALLY] = { .put = preview_rally },
	[VERB_PRESS] = { .put = adv_preview_press }, [VERB_STRIKE] = { .put = adv_preview_strike },
	[VERB_WOUNDED] = { .put = adv_preview_fallen }, [VERB_MOVE] = { .put = preview_late },
	[VERB_ACCEPT] = { .put = adv_preview_accept },
	[VERB_PURSUE] = { .put = adv_preview_pursue },
	[VERB_TACTIC] = { .put = adv_preview_tactic }, [VERB_SHOW] = { .put = adv_preview_show },
	[VERB_WHEEL] = { .put = adv_preview_wheel }, [VERB_CHARM] = { .put = adv_preview_charm },
	[VERB_OFFER] = { .says = "if they accept, all of it are captives at once, and what they "
		"carry is the enemy's; refused, it fights on" },
	[VERB_HOLD] = { .says = "it fires at nobody this turn" },
	[VERB_SAY] = { .says = PREVIEW_SAYING },
	[VERB_PLACE] = { .says = "he goes to that place by himself when his unit moves" },
	[VERB_CLIFFHANGER] = { .says = "the story is told, and then one last luck roll is made; "
		"if it fails, the story was in vain" },
	PREVIEWS_OF_COMPANY, PREVIEWS_OF_ALL
};

/* ---- for maps ---- */

static enum mode mode_of(const struct game *v, int unit, const struct choice *c)
{
	return c->verb == VERB_MOVE ? (enum mode)adv_unit_of(v, unit)->mode
		: c->verb == VERB_ORDER ? (enum mode)c->argument[1].value : MODE_NONE;
}

bool adv_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r)
{
	const enum mode mode = mode_of(v, unit, c);

	if (c->verb == VERB_LOB)
		return adv_lob_reach(v, unit, r);
	return mode != MODE_NONE && adv_guide(v, unit) >= 0 && adv_reach(v, unit, mode, r);
}

bool adv_option_course(const struct game *v, int unit, const struct choice *c,
	struct course *course)
{
	const enum mode mode = mode_of(v, unit, c);

	return mode != MODE_NONE && adv_vehicle(v, unit) && adv_course(v, unit, mode, course);
}

/* Words: how the roster, the sheets and the map speak of units and figures.
 *
 *  W1  All that stands on the table is open (S-M-7); of what is hidden, the views that
 *      these functions are given know no more than their side.
 */
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/words/words.h"

const char *moro_place_name(enum place place)
{
	static const char *const names[PLACES] = { [PLACE_CLEAR] = "in the open",
		[PLACE_JUNGLE] = "in jungle", [PLACE_BUILDING] = "in a building",
		[PLACE_FORT] = "in a fort" };

	return names[place];
}

static bool shoots(const struct game *v, int arm)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];

	return w->range[BAND_SHORT] > 0 && w->piece == PIECE_NONE;
}

/* ---- the roster's row ---- */

static bool there(const struct game *v, int unit)
{
	return standing_alive(v, unit) || moro_counter_of(v, unit) >= 0;
}

static void put_doing(const struct game *v, int unit, struct pen *p)
{
	static const char *const doing[INTENTS] = { [INTENT_NONE] = "acting",
		[INTENT_HOLD] = "holding", [INTENT_FIRE] = "firing", [INTENT_MOVE] = "moving",
		[INTENT_CHARGE] = "charging", [INTENT_FIGHT] = "fighting",
		[INTENT_FORM] = "forming", [INTENT_LIMBER] = "limbering",
		[INTENT_UNLIMBER] = "unlimbering", [INTENT_MAN] = "manning",
		[INTENT_RUN] = "running" };
	const struct moro_game *m = moro_game_of(v);

	if (m->acting != unit)
		return;
	pen_put(p, "%s", doing[m->intent]);
	if (m->target >= 0)
		pen_put(p, " %s", v->setup->units[m->target].id);
}

static void put_bonds(const struct game *v, int unit, struct pen *p)
{
	const uint64_t bound = moro_unit_of(v, unit)->bound;
	int n = 0;

	for (int u = 0; u < v->n_units; u++) {
		if ((bound >> u & 1) == 0)
			continue;
		if (n++ == 0)
			pen_put(p, "bound to %s", v->setup->units[u].id);
	}
	if (n > 1)
		pen_put(p, " and %d more", n - 1);
}

static void put_routed(const struct game *v, int unit, struct pen *p)
{
	if (moro_unit_of(v, unit)->routed)
		pen_put(p, "ROUTED");
}

static void put_hidden(const struct game *v, int unit, struct pen *p)
{
	const int counter = moro_counter_of(v, unit);

	if (counter >= 0)
		pen_put(p, "hidden at %s", grid_cell_text(&v->table->grid,
			moro_game_of(v)->counter_cell[counter]).text);
}

static void put_jammed(const struct game *v, int unit, struct pen *p)
{
	if (moro_unit_of(v, unit)->jammed)
		pen_put(p, "jammed");
}

static void put_limbered(const struct game *v, int unit, struct pen *p)
{
	if (moro_gun(v, unit) >= 0 && moro_unit_of(v, unit)->limbered)
		pen_put(p, "limbered");
}

static void put_column(const struct game *v, int unit, struct pen *p)
{
	if (moro_infantry(v, unit) && moro_unit_of(v, unit)->formation == FORMATION_COLUMN)
		pen_put(p, "column");
}

/* That it has acted is a mark (MARK_ACTED). */
static const struct sheet_state states[] = {
	{ sheet_absence, true }, { put_doing, true }, { put_routed, false }, { put_bonds, false },
	{ put_hidden, false }, { put_jammed, false }, { put_limbered, false },
	{ put_column, false }, { NULL, false }
};

static enum figure_mark mark(const struct game *v, int figure)
{
	const struct moro_unit *u = moro_unit_of(v, v->figures[figure].unit);

	return u->routed ? MARK_ROUTING : u->acted ? MARK_ACTED : MARK_FIT;
}

/* ---- the unit's sheet ---- */

static void state_line(const struct game *v, int unit, struct pen *p)
{
	char state[LINE_MAX_BYTES];

	sheet_unit_state(v, unit, state, sizeof state);
	pen_put(p, "State     %s", moro_unit_of(v, unit)->acted ? "has acted" : "ready to act");
	if (state[0] != '\0')
		pen_put(p, "; %s", state);
	sheet_items(v, unit, p);
}

/* What it has done in its activation, or in the one under way. */
static void deed_line(const struct game *v, int unit, struct pen *p)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	if (u->test_die != DIE_NONE) {
		static const char *const results[] = { [TEST_HOLDS] = "holds",
			[TEST_ROUTS] = "runs", [TEST_REMOVED] = "is gone",
			[TEST_STOPS] = "does not close" };

		pen_put(p, "Tested    %d against %d: %s", u->test_die, u->test_need,
			results[u->test_result]);
		if (u->hurt > 0)
			pen_put(p, "; %d lost just now", u->hurt);
	} else if (u->hurt > 0) {
		pen_put(p, "Lost      %d just now", u->hurt);
	}
}

static void strength_line(const struct game *v, int unit, struct pen *p)
{
	const struct moro_unit *u = moro_unit_of(v, unit);
	const struct moro_rules *r = moro_rules_of(v);

	pen_put(p, "Strength  %d of %d", standing_strength(v, unit), u->strength);
	if (u->lost > 0)
		pen_put(p, ", %d lost", u->lost);
	pen_put(p, "; each loss %+d morale",
		r->morale[u->strength > r->small_unit ? MORALE_LARGE : MORALE_SMALL].value);
}

static void leader_line(const struct game *v, int unit, struct pen *p)
{
	const int guide = moro_guide(v, unit);
	const int leader = v->units[unit].leader;
	char name[NAME_MAX_BYTES];

	if (guide < 0)
		return;
	game_figure_name(v, guide, name, sizeof name);
	if (leader == guide && moro_leads(v, leader))
		pen_put(p, "Leader    %s, %+d in melee", name,
			moro_rules_of(v)->melee[MELEE_LEADER].value);
	else
		pen_put(p, "Leader    none: it goes by %s", name);
}

/* Its number, and how it is made up, as the next test for losses would have it. */
static void morale_line(const struct game *v, int unit, struct pen *p)
{
	struct roller r;

	if (moro_guide(v, unit) < 0)
		return;
	moro_morale_roller(v, unit, TEST_LOSSES, &r);
	pen_put(p, "Morale    %d", roller_need(&r));
	if (roller_need(&r) != r.event.roll.base_halves / 2)
		pen_put(p, ": %d", r.event.roll.base_halves / 2);
	for (int i = 0; i < r.event.roll.n_modifiers; i++)
		if (r.modifiers[i].halves != 0)
			pen_put(p, ", %+d %s", r.modifiers[i].halves / 2, r.modifiers[i].name);
	pen_put(p, roller_need(&r) > moro_rules_of(v)->rout_above
		? "; if it fails, it runs %s" : "; if it fails, it is gone",
		say_inches(moro_rules_of(v)->rout).text);
}

static void troops_line(const struct game *v, int unit, struct pen *p)
{
	const char *troops = sheet_row(v, "morale", game_unit_setting(v, unit, UNIT_TROOPS));

	pen_put(p, "Troops    %s", *troops != '\0' ? troops
		: moro_moros(v, unit) ? "Moros" : "US");
	if (moro_infantry(v, unit))
		pen_put(p, moro_unit_of(v, unit)->formation == FORMATION_COLUMN
			? ", in column: its first two ranks fire" : ", in line: all of it fires");
	if (v->units[unit].uncommanded)
		pen_put(p, "; nobody commands it");
}

static void word_line(const struct game *v, int unit, struct pen *p)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	sheet_word(p, u->test_turn, &u->test, u->word);
}

static void pace_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const counts[] = { [COUNT_TOTAL] = "the total",
		[COUNT_LOWEST] = "the lower", [COUNT_HIGHEST] = "the higher" };
	const struct moro_rules *r = moro_rules_of(v);
	const enum mover_row row = moro_mover(v, unit);

	if (moro_guide(v, unit) < 0)
		return;
	if (moro_gun(v, unit) >= 0 && !moro_unit_of(v, unit)->limbered)
		pen_put(p, "Moves     not with its gun: that is down");
	else
		pen_put(p, "Moves     by %d dice: in clear %s, in jungle %s", r->move_dice,
			counts[r->counts[row][0]], counts[r->counts[row][1]]);
}

static void ground_line(const struct game *v, int unit, struct pen *p)
{
	static const enum fire_row fire[PLACES] = { [PLACE_CLEAR] = FIRE_OPEN,
		[PLACE_JUNGLE] = FIRE_ROWS, [PLACE_BUILDING] = FIRE_ROWS,
		[PLACE_FORT] = FIRE_FORT };
	const enum place place = moro_unit_place(v, unit);

	if (moro_guide(v, unit) < 0)
		return;
	pen_put(p, "Stands    %s", moro_place_name(place));
	if (fire[place] != FIRE_ROWS)
		pen_put(p, "; fire at it %+d", moro_rules_of(v)->fire[fire[place]].value);
}

static void put_arm(const struct game *v, int arm, struct pen *p)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];

	pen_put(p, "%s", w->name);
	if (w->range[BAND_SHORT] == 0)
		pen_put(p, " (hand to hand)");
	for (int b = 0; b < BANDS && w->range[b] > 0; b++)
		pen_put(p, "%s %s on %d+", b == 0 ? ":" : ",", say_inches(w->range[b]).text,
			w->need[b]);
}

/* Dice of each who serves a piece, or what the piece throws in all. */
static void put_gun_dice(const struct game *v, int unit, const struct weapon *w, struct pen *p)
{
	const struct moro_rules *r = moro_rules_of(v);

	if (w->piece == PIECE_CANNON)
		pen_put(p, "; one die, wants a crew of %d", w->crew);
	else
		pen_put(p, "; %d dice a man", moro_unit_of(v, unit)->infantry
			? r->gatling_infantry : w->dice);
}

static void gun_line(const struct game *v, int unit, struct pen *p)
{
	const int gun = moro_gun(v, unit);

	if (gun < 0)
		return;
	pen_put(p, "Gun       ");
	put_arm(v, gun, p);
	put_gun_dice(v, unit, &moro_rules_of(v)->weapons[gun], p);
}

static void crew_line(const struct game *v, int unit, struct pen *p)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	if (moro_gun(v, unit) < 0 || u->gun == CELL_NONE)
		return;
	pen_put(p, "Crew      %d at the gun, which is %s at %s", moro_crew(v, unit),
		u->limbered ? "limbered" : "in battery",
		grid_cell_text(&v->table->grid, u->gun).text);
	if (u->infantry)
		pen_put(p, "; infantry serve it");
	if (u->jammed)
		pen_put(p, "; jammed: silent in its next activation");
}

static void bonds_line(const struct game *v, int unit, struct pen *p)
{
	const uint64_t bound = moro_unit_of(v, unit)->bound;
	int n = 0;

	for (int u = 0; u < v->n_units; u++)
		if ((bound >> u & 1) != 0)
			pen_put(p, "%s%s", n++ == 0 ? "Locked    in melee with " : ", ",
				game_unit_name(v, u));
}

static void blinds_line(const struct game *v, int unit, struct pen *p)
{
	const int n = moro_unit_of(v, unit)->blinds;

	if (n > 0 && !sheet_secret(v, unit))
		pen_put(p, "Blinds    %d counter%s for nobody still to be laid", n, sheet_many(n));
}

/* ---- the figure's sheet ---- */

static void figure_state_line(const struct game *v, int figure, struct pen *p)
{
	pen_put(p, "State     %s", sheet_life((enum life)v->figures[figure].life, "down"));
	if (standing_fit(v, figure))
		pen_put(p, ", %s", moro_place_name(moro_place(v, v->figures[figure].cell)));
	if (standing_fit(v, figure) && moro_leads(v, figure))
		pen_put(p, "; leads: %+d in melee",
			moro_rules_of(v)->melee[MELEE_LEADER].value);
}

static void put_own_arm(const struct game *v, int figure, int arm, struct pen *p)
{
	(void)figure;
	put_arm(v, arm, p);
}

static const int32_t *ranges(const struct game *v, int arm)
{
	return moro_rules_of(v)->weapons[arm].range;
}

/* ---- all of them ---- */

static sheet_put *const unit_lines[] = {
	state_line, deed_line, strength_line, leader_line, morale_line, troops_line, word_line,
	pace_line, ground_line, sheet_arms_line, gun_line, crew_line, bonds_line, blinds_line, NULL
};
static sheet_put *const figure_lines[] = { figure_state_line, NULL };

const struct sheets moro_sheets = {
	.piece = moro_gun, .ranges = ranges, .n_ranges = BANDS,
	.unit = unit_lines, .figure = figure_lines, .states = states, .there = there,
	.hides = true, .shoots = shoots, .put_arm = put_arm, .apart = "; ", .armless = " none",
	.put_own_arm = put_own_arm, .mark = mark,
};

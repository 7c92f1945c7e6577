/* Words: how the roster, the sheets and the map speak of units and figures.
 *
 *  W1  All that stands on the table is open (S-M-7); of what is hidden, the views that
 *      these functions are given know no more than their side.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/moro/words/words.h"

const char *moro_place_name(enum place place)
{
	static const char *const names[PLACES] = { [PLACE_CLEAR] = "in the open",
		[PLACE_JUNGLE] = "in jungle", [PLACE_BUILDING] = "in a building",
		[PLACE_FORT] = "in a fort" };

	return names[place];
}

/* What a figure's arms are, row by row of the weapons' table; -1 past the last. */
static int arm_of(const struct game *v, int figure, int i)
{
	const struct setup_figure *f = &v->setup->figures[figure];

	return i < f->n_arms ? f->arms[i] : -1;
}

static bool shoots(const struct game *v, int arm)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];

	return w->range[BAND_SHORT] > 0 && w->piece == PIECE_NONE;
}

int moro_main_arm(const struct game *v, int unit)
{
	uint16_t count[WEAPONS_MAX] = { 0 };
	int best = moro_gun(v, unit);

	if (best >= 0)
		return best;
	FOR_MEMBERS(f, v, unit)
		for (int i = 0, arm; (arm = arm_of(v, f, i)) >= 0; i++)
			if (standing_fit(v, f) && shoots(v, arm))
				count[arm]++;
	for (int arm = 0; arm < moro_rules_of(v)->n_weapons; arm++)
		if (count[arm] > 0 && (best < 0 || count[arm] > count[best]))
			best = arm;
	return best;
}

/* ---- the roster's row ---- */

/* An enemy who is not there may still come out of hiding. */
static bool secret(const struct game *v, int unit)
{
	return v->viewer != NOBODY && !game_allied(v, v->viewer, v->units[unit].side);
}

static void put_absence(struct pen *p, const struct game *v, int unit)
{
	const bool known = !secret(v, unit) || game_knows(v, v->viewer, unit);

	if (v->units[unit].arrived && known)
		pen_put(p, "out of it");
	else
		pen_put(p, secret(v, unit) ? "out of sight" : "awaited");
}

static bool put_doing(struct pen *p, const struct game *v, int unit)
{
	static const char *const doing[INTENTS] = { [INTENT_NONE] = "acting",
		[INTENT_HOLD] = "holding", [INTENT_FIRE] = "firing", [INTENT_MOVE] = "moving",
		[INTENT_CHARGE] = "charging", [INTENT_FIGHT] = "fighting",
		[INTENT_FORM] = "forming", [INTENT_LIMBER] = "limbering",
		[INTENT_UNLIMBER] = "unlimbering", [INTENT_MAN] = "manning",
		[INTENT_RUN] = "running" };
	const struct moro_game *m = moro_game_of(v);

	if (m->acting != unit)
		return false;
	pen_put(p, "%s", doing[m->intent]);
	if (m->target >= 0)
		pen_put(p, " %s", v->setup->units[m->target].id);
	return true;
}

static bool put_bonds(struct pen *p, const struct game *v, int unit)
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
	return n > 0;
}

static bool put_routed(struct pen *p, const struct game *v, int unit)
{
	if (moro_unit_of(v, unit)->routed)
		pen_put(p, "ROUTED");
	return moro_unit_of(v, unit)->routed;
}

static bool put_hidden(struct pen *p, const struct game *v, int unit)
{
	const int counter = moro_counter_of(v, unit);

	if (counter < 0)
		return false;
	pen_put(p, "hidden at %s", grid_cell_text(&v->table->grid,
		moro_game_of(v)->counter_cell[counter]).text);
	return true;
}

static bool put_jammed(struct pen *p, const struct game *v, int unit)
{
	if (moro_unit_of(v, unit)->jammed)
		pen_put(p, "jammed");
	return moro_unit_of(v, unit)->jammed;
}

static bool put_limbered(struct pen *p, const struct game *v, int unit)
{
	if (moro_gun(v, unit) < 0 || !moro_unit_of(v, unit)->limbered)
		return false;
	pen_put(p, "limbered");
	return true;
}

static bool put_column(struct pen *p, const struct game *v, int unit)
{
	if (!moro_infantry(v, unit) || moro_unit_of(v, unit)->formation != FORMATION_COLUMN)
		return false;
	pen_put(p, "column");
	return true;
}

/* What matters most comes first: where there is no room, a roster cuts at the spaces.  That
 * it has acted is a mark (MARK_ACTED). */
void moro_unit_state(const struct game *v, int unit, char *text, size_t size)
{
	static bool (*const says[])(struct pen *, const struct game *, int) = {
		put_routed, put_bonds, put_hidden, put_jammed, put_limbered, put_column,
	};
	struct pen p = pen_at(text, size);

	if (!standing_alive(v, unit) && moro_counter_of(v, unit) < 0)
		put_absence(&p, v, unit);
	else if (put_doing(&p, v, unit))
		return;
	else
		for (size_t i = 0; i < sizeof says / sizeof says[0]; i++) {
			const struct pen before = p;

			if (p.used > 0)
				pen_put(&p, ", ");
			if (says[i](&p, v, unit))
				continue;
			p = before;
			text[p.used] = '\0';
		}
}

/* ---- the unit's sheet ---- */

static const char *of_many(int n)
{
	return n == 1 ? "" : "s";
}

static void state_line(const struct game *v, int unit, struct pen *p)
{
	char state[LINE_MAX_BYTES];

	moro_unit_state(v, unit, state, sizeof state);
	pen_put(p, "State     %s", moro_unit_of(v, unit)->acted ? "has acted" : "ready to act");
	if (state[0] != '\0')
		pen_put(p, "; %s", state);
	for (int i = 0; i < v->setup->n_items; i++)
		if (v->items[i].unit == unit)
			pen_put(p, "; carries %s", v->setup->items[i].name);
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

	pen_put(p, "Strength  %d of %d", moro_strength(v, unit), u->strength);
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
		inches(moro_rules_of(v)->rout).text);
}

static const char *row_name(const struct game *v, const char *table, int row)
{
	const struct rule_table *t = rulebook_table(game_book(v), table);
	const int name = t == NULL ? -1 : rule_table_column(t, "name");

	return name < 0 || row < 0 ? "" : rule_table_at(t, row, name)->text;
}

static void troops_line(const struct game *v, int unit, struct pen *p)
{
	const char *troops = row_name(v, "morale", moro_unit_setting(v, unit, UNIT_TROOPS));

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

	if (u->test_turn > 0)
		pen_put(p, "Word      turn %d: factor %d, die %d: %s", u->test_turn,
			u->test.factor, u->test.die, action_name((enum action)u->word));
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

static void put_weapon(const struct game *v, int arm, struct pen *p)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];

	pen_put(p, "%s", w->name);
	if (w->range[BAND_SHORT] == 0)
		pen_put(p, " (hand to hand)");
	for (int b = 0; b < BANDS && w->range[b] > 0; b++)
		pen_put(p, "%s %s on %d+", b == 0 ? ":" : ",", inches(w->range[b]).text,
			w->need[b]);
}

static void arms_line(const struct game *v, int unit, struct pen *p)
{
	uint64_t seen = 0;

	pen_put(p, "Arms      ");
	FOR_MEMBERS(f, v, unit)
		for (int i = 0, arm; (arm = arm_of(v, f, i)) >= 0; i++) {
			if ((seen >> arm & 1) != 0)
				continue;
			pen_put(p, "%s", seen != 0 ? "; " : "");
			put_weapon(v, arm, p);
			seen |= (uint64_t)1 << arm;
		}
	if (seen == 0)
		pen_put(p, "none");
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
	put_weapon(v, gun, p);
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

	if (n > 0 && !secret(v, unit))
		pen_put(p, "Blinds    %d counter%s for nobody still to be laid", n, of_many(n));
}

static void note_line(const struct game *v, int unit, struct pen *p)
{
	pen_put(p, "%s", v->setup->units[unit].note);
}

/* Lines that have nothing to say of a unit are left out. */
bool moro_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{
	static void (*const lines[])(const struct game *, int, struct pen *) = {
		state_line, deed_line, strength_line, leader_line, morale_line, troops_line,
		word_line, pace_line, ground_line, arms_line, gun_line, crew_line, bonds_line,
		blinds_line, note_line,
	};

	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
		struct pen p = pen_at(text, size);

		lines[i](v, unit, &p);
		if (p.used > 0 && line-- == 0)
			return true;
	}
	return false;
}

/* ---- the figure's sheet ---- */

static void figure_state_line(const struct game *v, int figure, struct pen *p)
{
	static const char *const words[LIVES] = { "fit", "down", "dead", "a captive",
		"left the table", "not yet there" };

	pen_put(p, "State     %s", words[v->figures[figure].life]);
	if (standing_fit(v, figure))
		pen_put(p, ", %s", moro_place_name(moro_place(v, v->figures[figure].cell)));
	if (standing_fit(v, figure) && moro_leads(v, figure))
		pen_put(p, "; leads: %+d in melee",
			moro_rules_of(v)->melee[MELEE_LEADER].value);
}

static bool figure_arm_line(const struct game *v, int figure, int i, struct pen *p)
{
	const int arm = arm_of(v, figure, i);

	if (arm < 0)
		return false;
	pen_put(p, "%s", i == 0 ? "Arms      " : "          ");
	put_weapon(v, arm, p);
	return true;
}

bool moro_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	if (line == 0)
		figure_state_line(v, figure, &p);
	else
		return line > 0 && figure_arm_line(v, figure, line - 1, &p);
	return true;
}

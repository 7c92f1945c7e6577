/* The chances of a round of melee (M-12), with the test of whoever loses more.
 *
 * Both stand in strips of four cells, so that the match (match.c) pairs as many as it can,
 * two on one where one side is more, wherever the fallen leave gaps:
 *
 *     attacker  defender  attacker  defender
 *
 *  CB1  In each strip the two in the middle fight; the third stands by whom he helps.
 *  CB2  Whoever is over when all have two against them touches nobody (S-M-20).
 */
#include <string.h>

#include "systems/moro/judges.h"
#include "systems/moro/melee/match.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/odds/odds.h"

/* ---- places ---- */

/* The third or fourth cell of a strip is that of the helper. */
static cell_t cell_of(const struct grid *grid, int strip, int place)
{
	return grid_at(grid, strip % STRIPS * (STRIP + STRIP_GAP) + place, strip / STRIPS * 2);
}

/* Of figures that none can reach: theirs on the last rows. */
static cell_t far_cell(const struct grid *grid, int unit, int n)
{
	const int half = BRAWL_COLS / 2;

	return grid_at(grid, (unit == ATTACKERS ? 0 : half) + n % (half - 1),
		BRAWL_ROWS + 1 + n / (half - 1));
}

/* Where the nth of a unit stands, of so many strips that have both. */
static cell_t place_of(const struct grid *grid, int unit, int n, int strips)
{
	static const int first[] = { [ATTACKERS] = 2, [DEFENDERS] = 1 };
	static const int helper[] = { [ATTACKERS] = 0, [DEFENDERS] = 3 };

	if (n < strips)
		return cell_of(grid, n, first[unit]);
	if (n < 2 * strips)
		return cell_of(grid, n - strips, helper[unit]);
	return far_cell(grid, unit, n - 2 * strips);
}

static int lesser(int a, int b)
{
	return a < b ? a : b;
}

void moro_brawl_close_up(struct game *g)
{
	const int strips = lesser(standing_strength(g, ATTACKERS), standing_strength(g, DEFENDERS));

	for (int f = 0; f < g->n_figures; f++)
		game_place(g, f, CELL_NONE);
	for (int u = ATTACKERS; u <= DEFENDERS; u++) {
		int n = 0;

		FOR_MEMBERS(f, g, u)
			if (g->figures[f].life == LIFE_FIT)
				game_place(g, f, place_of(&g->table->grid, u, n++, strips));
	}
}

/* ---- setting up ---- */

/* Every cell where one of them may ever stand. */
static void lay_ground(struct scene *s, int unit, int ground)
{
	const struct grid *const grid = &s->setup.table->grid;

	for (int n = 0; n < 2 * BRAWL_MOST; n++) {
		const cell_t cells[] = { place_of(grid, unit, n, BRAWL_MOST),
			n < BRAWL_MOST ? far_cell(grid, unit, n) : CELL_NONE };

		for (int i = 0; i < 2; i++)
			if (cells[i] != CELL_NONE)
				scene_ground(s, grid_col(grid, cells[i]),
					grid_row(grid, cells[i]), ground);
	}
}

static bool put_side(struct scene *s, int unit, const struct stand_in *in, bool leads)
{
	const struct grid *const grid = &s->setup.table->grid;

	if (moro_stand_unit(s, unit, in, far_cell(grid, unit, 0), ALL_ROUND) < 0)
		return false;
	for (int i = 0; i < in->figures; i++)
		scene_figure(s, unit, i)->cell = far_cell(grid, unit, i);
	scene_figure(s, unit, 0)->leader = leads;
	return true;
}

static void bind(struct game *g)
{
	moro_unit_of(g, ATTACKERS)->bound = unit_bit(DEFENDERS);
	moro_unit_of(g, DEFENDERS)->bound = unit_bit(ATTACKERS);
	moro_unit_of(g, DEFENDERS)->defends = unit_bit(ATTACKERS);	/* */
}

bool moro_brawl_put(struct scene *s)
{
	const struct brawl_in in = moro_brawl_read(s->asked);

	if (!put_side(s, ATTACKERS, &in.attackers, in.attacker_leads)
			|| !put_side(s, DEFENDERS, &in.defenders, in.defender_leads))
		return false;
	lay_ground(s, ATTACKERS, in.attackers.ground);
	lay_ground(s, DEFENDERS, in.defenders.ground);
	return true;
}

bool moro_brawl_set(struct scene *s)
{
	const struct brawl_in in = moro_brawl_read(s->asked);

	moro_stand_lost(s->game, ATTACKERS, &in.attackers);
	moro_stand_lost(s->game, DEFENDERS, &in.defenders);
	moro_brawl_close_up(s->game);
	return moro_stand_later(s);
}

/* ---- the round ---- */

static const struct melee_roles contact = { ROLE_CHARGES, ROLE_DEFENDS };

/* One fight more. */
static void add_fight(struct round_chances *r, const struct blow_chances *c)
{
	const chance_t ends = c->given + c->taken;

	for (int all = r->n; all >= 0; all--)
		for (int given = all; given >= 0; given--) {
			const int taken = all - given;
			const chance_t clear = r->of[0][given][taken],
				tied = r->of[1][given][taken];
			const chance_t clear_goes = chance_both(clear, ends);

			if (clear == 0 && tied == 0)
				continue;
			r->of[0][given + 1][taken] += chance_both(clear, c->given);
			r->of[0][given][taken + 1] += clear_goes - chance_both(clear, c->given);
			r->of[0][given][taken] = 0;
			r->of[1][given + 1][taken] += chance_both(tied, c->given);
			r->of[1][given][taken + 1] += chance_both(tied, c->taken);
			r->of[1][given][taken] = tied - chance_both(tied, c->given)
				- chance_both(tied, c->taken) + clear - clear_goes;
		}
	r->n++;
}

void moro_brawl_round(const struct game *g, bool locked, struct round_chances *r)
{
	struct moro_fight fights[FIGHTS_MAX];
	const int n = moro_match(g, ATTACKERS, unit_bit(DEFENDERS), fights);

	memset(r, 0, sizeof *r);
	r->of[0][0][0] = CERTAIN;
	for (int i = 0; i < n; i++) {
		const struct blow_chances c = moro_fight_chances(g, &fights[i],
			locked ? NULL : &contact);

		add_fight(r, &c);
	}
}

void moro_brawl_rolls(const struct game *g, bool locked, struct odds *odds)
{
	struct moro_fight fights[FIGHTS_MAX];
	struct roller own, foe;

	if (moro_match(g, ATTACKERS, unit_bit(DEFENDERS), fights) == 0)
		return;
	moro_melee_roller(g, fights[0].own[0], DEFENDERS, locked
		? moro_melee_role(g, ATTACKERS, DEFENDERS) : contact.own, &own);
	moro_melee_roller(g, fights[0].foe[0], ATTACKERS, locked
		? moro_melee_role(g, DEFENDERS, ATTACKERS) : contact.foe, &foe);
	own.event.roll.what = "melee: the first attacker";
	foe.event.roll.what = "melee: the first defender";
	odds_roll(odds, &own, moro_rules_of(g)->die, 1, "kills");
	odds_roll(odds, &foe, moro_rules_of(g)->die, 1, "kills");
}

/* ---- the action ---- */

enum { OURS, THEIRS, ROUND, BRAWLERS };

static const char *const rounds[] = { "contact", "locked", NULL };

static const struct odds_input inputs[] = {
	[OURS] = ODDS_NUMBER("attackers", 1, BRAWL_MOST, "5", "how many who charged, in contact"),
	[THEIRS] = ODDS_NUMBER("defenders", 1, BRAWL_MOST, "5", "how many who were charged"),
	[ROUND] = ODDS_WORD("round", rounds, "contact", "that of the charge, or a later one"),
	BRAWLER_INPUTS(BRAWLERS),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	return input < BRAWLERS || moro_brawl_may_be(book, input - BRAWLERS, value);
}

/* Who has lost more, and whom a tie locks. */
struct verdict { chance_t ours, theirs, equal, tied; };

static void judge(const struct round_chances *r, struct verdict *v, struct tally *ours,
	struct tally *theirs)
{
	*v = (struct verdict){ 0 };
	tally_empty(ours);
	tally_empty(theirs);
	for (int tied = 0; tied < 2; tied++)
		for (int given = 0; given <= r->n; given++)
			for (int taken = 0; given + taken <= r->n; taken++) {
				const chance_t p = r->of[tied][given][taken];

				v->tied += tied ? p : 0;
				*(given > taken ? &v->theirs : taken > given ? &v->ours
					: &v->equal) += p;
				tally_add(ours, taken, p);
				tally_add(theirs, given, p);
			}
}

/* What the tests of those who lost more bring. */
static void tell_tests(struct game *g, int unit, const struct round_chances *r,
	const char *const words[3], struct odds *odds)
{
	const int figures = standing_strength(g, unit);
	chance_t runs = 0, gone = 0, none = 0;

	for (int most = 1; most <= r->n; most++) {
		const struct test_chances t = moro_stand_test(g, unit, TEST_MELEE, most);
		chance_t so = 0;

		for (int less = 0; less < most && less + most <= r->n; less++)
			for (int tied = 0; tied < 2; tied++)
				so += unit == DEFENDERS ? r->of[tied][most][less]
					: r->of[tied][less][most];
		runs += most < figures ? chance_both(so, t.runs) : 0;
		gone += most < figures ? chance_both(so, t.gone) : 0;
		none += most < figures ? 0 : so;
	}
	odds_outcome(odds, words[0], runs);
	odds_outcome(odds, words[1], gone);
	odds_outcome(odds, words[2], none);
}

/* As after one loss. */
static void tell_rolls(struct game *g, bool locked, struct odds *odds)
{
	static const char *const what[] = { [ATTACKERS] = "morale after melee: attackers",
		[DEFENDERS] = "morale after melee: defenders" };

	moro_brawl_rolls(g, locked, odds);
	for (int u = ATTACKERS; u <= DEFENDERS; u++) {
		if (standing_strength(g, u) < 2)
			continue;
		moro_stand_test_roll(g, u, TEST_MELEE, 1, odds);
		odds->rolls[odds->n_rolls - 1].roller.event.roll.what = what[u];
	}
	odds_note(odds, "Whoever has lost more tests (M:71); the tests are told as after one "
		"loss, the chances count them all.");
}

static bool set(struct scene *s)
{
	if (scene_input(s, ROUND))
		bind(s->game);
	return moro_brawl_set(s);
}

static bool reckon(struct scene *s, struct odds *odds)
{
	static const char *const our_ends[] = { "attackers run", "attackers are gone",
		"attackers all fall" };
	static const char *const their_ends[] = { "defenders run", "defenders are gone",
		"defenders all fall" };
	const bool locked = scene_input(s, ROUND) != 0;
	struct round_chances r;
	struct tally *ours;
	struct verdict v;

	tell_rolls(s->game, locked, odds);
	moro_brawl_round(s->game, locked, &r);
	ours = odds_count(odds, "attackers");
	judge(&r, &v, ours, odds_count(odds, "defenders"));
	odds_note(odds, "Fights: %d. All are in contact, two against one where one side is more; "
		"a leader has help first.  The columns count the fallen.", r.n);
	odds_outcome(odds, "defenders lose more", v.theirs);
	odds_outcome(odds, "equal losses", v.equal);
	odds_outcome(odds, "attackers lose more", v.ours);
	odds_outcome(odds, "some fight is tied", v.tied);
	tell_tests(s->game, DEFENDERS, &r, their_ends, odds);
	tell_tests(s->game, ATTACKERS, &r, our_ends, odds);
	return true;
}

static const struct situation situation = { .cols = BRAWL_COLS, .rows = BRAWL_ALL_ROWS,
	.put = moro_brawl_put, .set = set, .reckon = reckon };
const struct odds_action moro_odds_melee = { "melee", "A round of melee", "M-12", inputs,
	scene_reckon, &situation, may_be, NULL };

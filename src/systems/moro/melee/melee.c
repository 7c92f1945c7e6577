/* Melee (M:70 to M:79): one round of it.
 *
 *  ME1  Who fights whom, and every modifier, is settled before the first die; nobody
 *       falls before the last (so no order of fights matters).
 *  ME2  A tie locks the units of those who tied.  Units that fought without a tie are
 *       free of each other; units that are locked and had nobody free to fight stay so.
 *  ME3  Whoever was charged defends, then and as long as that melee lasts.
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "systems/moro/dice.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/match.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/morale/morale.h"

/* ---- bonds (M3) ---- */

static void bind(struct game *g, int unit, int other)
{
	moro_unit_of(g, unit)->bound |= unit_bit(other);
	moro_unit_of(g, other)->bound |= unit_bit(unit);
}

static void part(struct game *g, int unit, int other)
{
	struct moro_unit *const a = moro_unit_of(g, unit), *const b = moro_unit_of(g, other);

	a->bound &= ~unit_bit(other);
	a->defends &= ~unit_bit(other);
	b->bound &= ~unit_bit(unit);
	b->defends &= ~unit_bit(unit);
}

static bool is_bound_to(const struct game *g, int unit, int other)
{
	return (moro_unit_of(g, unit)->bound & unit_bit(other)) != 0;
}

void moro_unbind(struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (is_bound_to(g, unit, u))
			part(g, unit, u);
}

void moro_renew_bonds(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		for (int v = 0; v < u; v++)
			if (is_bound_to(g, u, v) && (!game_enemies(g, u, v)
				|| !contact_units(g, u, v)))
				part(g, u, v);
}

/* ---- modifiers ---- */

enum melee_role moro_melee_role(const struct game *g, int unit, int against)
{
	return (moro_unit_of(g, unit)->defends & unit_bit(against)) != 0 ? ROLE_DEFENDS
		: ROLE_LOCKED;
}

void moro_melee_roller(const struct game *g, int figure, int against_unit,
	enum melee_role role, struct roller *r)
{
	const struct modifier_row *rows = moro_rules_of(g)->melee;
	const int unit = g->figures[figure].unit;
	const enum place place = moro_place(g, g->figures[figure].cell);

	roller_open(r, "M-12", "melee", unit, figure, 0);
	roller_read(r, ROLL_OPPOSED);
	roller_from_zero(r);
	roller_other(r, against_unit);
	modifier_add(r, &rows[MELEE_FORT], role == ROLE_DEFENDS && place == PLACE_FORT);
	modifier_add(r, &rows[MELEE_BUILDING], role == ROLE_DEFENDS && place == PLACE_BUILDING);
	modifier_add(r, &rows[MELEE_CHARGING], role == ROLE_CHARGES && moro_moros(g, unit));
	modifier_add(r, &rows[MELEE_LEADER], moro_leads(g, figure));
}

/* ---- one fight ---- */

struct fighters {	/* one side of a fight */
	uint8_t n;
	const int16_t *figure;
	struct roller roller[MELEE_ON_ONE];
	int total;
	int16_t falls;	/* whom it loses, or NOBODY */
};

struct round {
	int n;
	struct moro_fight fight[FIGHTS_MAX];
	int16_t fallen[FIGHTS_MAX], by[FIGHTS_MAX];	/* figure, and unit of the victor */
	int n_fallen;
	uint64_t tied, fought;	/* enemy units */
};

/* In the round of contact he who acts has charged, and whoever he meets defends. */
static enum melee_role role_of(const struct game *g, int unit, int against)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->intent != INTENT_CHARGE)
		return moro_melee_role(g, unit, against);
	return unit == own->acting ? ROLE_CHARGES : ROLE_DEFENDS;
}

static void prepare(const struct game *g, struct fighters *own, const struct fighters *foes)
{
	const int against = g->figures[foes->figure[0]].unit;

	own->falls = NOBODY;
	for (int i = 0; i < own->n; i++)
		moro_melee_roller(g, own->figure[i], against,
			role_of(g, g->figures[own->figure[i]].unit, against), &own->roller[i]);
}

static void throw_all(struct game *g, struct fighters *own)
{
	own->total = 0;
	for (int i = 0; i < own->n; i++) {
		moro_throw(&own->roller[i], g, 1);
		own->total += own->roller[i].dice[0] + roller_need(&own->roller[i]);
	}
}

/* "9 beats 5: kills", "5 against 9: falls", "12 together beats 9: kills". */
static void tell(struct game *g, struct fighters *own, const struct fighters *foes)
{
	const char *verdict = own->n > 1 ? "one falls" : "falls";
	char text[64];

	if (own->total > foes->total)
		verdict = foes->n > 1 ? "kills one" : "kills";
	else if (own->total == foes->total)
		verdict = "locked";
	snprintf(text, sizeof text, "%d%s %s %d%s: %s", own->total,
		own->n > 1 ? " together" : "", own->total > foes->total ? "beats" : "against",
		foes->total, foes->n > 1 ? " together" : "", verdict);
	for (int i = 0; i < own->n; i++)
		roller_tell(&own->roller[i], g, text);
}

/* C-6. */
static void face(struct game *g, const struct fighters *own, const struct fighters *foes)
{
	for (int i = 0; i < own->n; i++)
		movers_face(g, own->figure[i], g->figures[foes->figure[0]].cell);
}

/* S-M-19: of two who are beaten one falls, at random. */
static void fall(struct game *g, struct fighters *loser, const struct fighters *winner)
{
	loser->falls = loser->figure[roll_pick(g, loser->n, "S-M-19", "which of the two falls",
		g->figures[loser->figure[0]].unit, g->figures[winner->figure[0]].unit)];
}

static void add_fallen(const struct game *g, struct round *r, const struct fighters *loser,
	const struct fighters *winner)
{
	if (loser->falls < 0)
		return;
	r->fallen[r->n_fallen] = loser->falls;
	r->by[r->n_fallen++] = g->figures[winner->figure[0]].unit;
}

static uint64_t units_of(const struct game *g, const struct fighters *all)
{
	uint64_t units = 0;

	for (int i = 0; i < all->n; i++)
		units |= unit_bit(g->figures[all->figure[i]].unit);
	return units;
}

static void fight_out(struct game *g, struct round *r, const struct moro_fight *fight)
{
	struct fighters own = { .n = fight->n_own, .figure = fight->own };
	struct fighters foes = { .n = fight->n_foe, .figure = fight->foe };

	face(g, &own, &foes);
	face(g, &foes, &own);
	prepare(g, &own, &foes);
	prepare(g, &foes, &own);
	throw_all(g, &own);
	throw_all(g, &foes);
	tell(g, &own, &foes);
	tell(g, &foes, &own);
	if (own.total > foes.total)
		fall(g, &foes, &own);
	else if (own.total < foes.total)
		fall(g, &own, &foes);
	else
		r->tied |= units_of(g, &foes);
	r->fought |= units_of(g, &foes);
	add_fallen(g, r, &foes, &own);
	add_fallen(g, r, &own, &foes);
}

/* ---- the round ---- */

/* What he fights with hand to hand: the first arm that shoots nowhere, else any. */
static const char *arm_of(const struct game *g, int unit)
{
	const struct moro_rules *rules = moro_rules_of(g);
	const int guide = moro_guide(g, unit);
	const struct setup_figure *f = &g->setup->figures[guide < 0 ? 0 : guide];

	for (int i = 0; i < f->n_arms; i++)
		if (rules->weapons[f->arms[i]].range[BAND_SHORT] == 0)
			return rules->weapons[f->arms[i]].name;
	return "hand to hand";
}

static void bury(struct game *g, const struct round *r)
{
	const char *arms[FIGHTS_MAX];	/* before anybody falls (ME1) */

	for (int i = 0; i < r->n_fallen; i++)
		arms[i] = arm_of(g, r->by[i]);
	for (int i = 0; i < r->n_fallen; i++)
		moro_kill(g, r->fallen[i], r->by[i], arms[i]);
}

/* ME2, ME3. */
static void settle_bonds(struct game *g, int unit, const struct round *r)
{
	const bool charge = moro_game_of(g)->intent == INTENT_CHARGE;

	for (int u = 0; u < g->n_units; u++) {
		const bool tied = (r->tied & unit_bit(u)) != 0;

		if ((r->fought & unit_bit(u)) == 0)
			continue;
		if (tied && !is_bound_to(g, unit, u))
			game_note(g, u, NOBODY, "locked in melee");
		if (tied)
			bind(g, unit, u);
		else
			part(g, unit, u);
		if (tied && charge)
			moro_unit_of(g, u)->defends |= unit_bit(unit);
	}
	moro_renew_bonds(g);
}

void moro_melee(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	struct round r = { .n = 0 };

	if (own->intent == INTENT_FIGHT) {
		own->fights = moro_unit_of(g, own->acting)->bound;
		own->contact = own->fights != 0;
		game_phase(g, PHASE_MELEE);
	}
	if (!own->contact)
		return;
	for (int u = 0; u < g->n_units; u++)
		moro_unit_of(g, u)->hurt = 0;	/* what fell before has been tested for */
	r.n = moro_match(g, own->acting, own->fights, r.fight);
	for (int i = 0; i < r.n; i++)
		fight_out(g, &r, &r.fight[i]);
	bury(g, &r);
	settle_bonds(g, own->acting, &r);
}

/* ---- afterwards (M:71) ---- */

static int hurt_of(const struct game *g, uint64_t units)
{
	int n = 0;

	for (int u = 0; u < g->n_units; u++)
		if ((units & unit_bit(u)) != 0)
			n += moro_unit_of(g, u)->hurt;
	return n;
}

/* One of them who is left to run from, the first; else any. */
static int one_of(const struct game *g, uint64_t units)
{
	int any = NOBODY;

	for (int u = 0; u < g->n_units; u++)
		if ((units & unit_bit(u)) != 0) {
			if (standing_alive(g, u))
				return u;
			any = any < 0 ? u : any;
		}
	return any;
}

static void test_all(struct game *g, uint64_t losers, uint64_t victors)
{
	for (int u = 0; u < g->n_units; u++)
		if ((losers & unit_bit(u)) != 0 && moro_unit_of(g, u)->hurt > 0
				&& standing_alive(g, u))
			moro_test(g, u, TEST_MELEE, one_of(g, victors));
}

void moro_after_melee(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const uint64_t ours = own->acting < 0 ? 0 : unit_bit(own->acting);
	int taken, given;

	if (!own->contact)
		return;
	taken = hurt_of(g, ours);
	given = hurt_of(g, own->fights);
	if (taken > given)
		test_all(g, ours, own->fights);
	else if (given > taken)
		test_all(g, own->fights, ours);
	moro_renew_bonds(g);
}

/* What fire and blows may be expected to do (minds.h): by the rows that the rollers add up,
 * for places and moves not yet taken, and with the morale tests that follow.
 *
 *  HA1  A unit that tests and fails runs, which costs it part of what it is worth, or is
 *       lost with all it has left (M-11): as good as lost, too, if it runs off the table.
 *  HA2  Hits fall on different figures: nobody dies twice.
 */
#include "cliffhanger/odds.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/odds/odds.h"

enum {
	ROUT_PERCENT = 25,	/* of what a unit is worth goes with a rout … */
	HAND_PERCENT = 15,	/* … and so much with its turn to act */
	STOPPED_PERCENT = 20	/* of his own worth that an attacker risks who will not close */
};

static int32_t scaled(int64_t value, int64_t part, int64_t whole)
{
	return whole == 0 ? 0 : (int32_t)(value * part / whole);
}

/* ---- fire ---- */

/* Thousandths: by the roller that the volley would throw. */
static int32_t chance_to_hit(const struct game *v, int arm, const struct volley_at *s)
{
	const struct weapon *w = &moro_rules_of(v)->weapons[arm];
	struct moro_aim a = { .figure = NOBODY, .weapon = (int16_t)arm, .range = s->distance,
		.place = (uint8_t)s->place };
	struct roller r;

	if (w->range[BAND_LONG] == 0 || s->distance > w->range[BAND_LONG])
		return 0;
	a.band = s->distance <= w->range[BAND_SHORT] ? BAND_SHORT : BAND_LONG;
	a.need = w->need[a.band];
	moro_volley_roller(v, &a, NOBODY, NOBODY, s->still, &r);
	return chance_milli(odds_of_die(&r, moro_rules_of(v)->die));
}

/* Thousandths of figures that a shell kills which has hit. */
static int32_t blast_kills(const struct game *v, const struct force *to)
{
	struct roller r;

	moro_volley_burst_roller(v, NOBODY, NOBODY, NOBODY, &r);
	return to->crowd * chance_milli(odds_of_die(&r, moro_rules_of(v)->die));
}

static int32_t expected_kills(const struct game *v, const struct force *by, const struct force *to,
	const struct volley_at *s)
{
	const struct moro_rules *r = moro_rules_of(v);
	int32_t sum = 0;

	for (int i = 0; i < by->n_volleys; i++) {
		const struct weapon *w = &r->weapons[by->volleys[i].arm];
		const int32_t hits = by->volleys[i].n * chance_to_hit(v, by->volleys[i].arm, s);

		sum += w->piece == PIECE_CANNON ? scaled(hits, blast_kills(v, to), MILLI) : hits;
	}
	return muster_held(sum, 0, (to->fit > to->crowd ? to->fit : to->crowd) * MILLI);
}

/* ---- morale ---- */

/* Chance, in thousandths, that a morale of so many percent fails (S-M-9). */
static int32_t chance_to_fail(const struct game *v, int morale)
{
	return chance_milli(chance_not(moro_holds(v, morale)));
}

/* Chance in thousandths that there is at least one, if so many thousandths are expected. */
static int32_t chance_of_any(int32_t some)
{
	const int64_t k = some, m = MILLI;
	const int64_t sum = m + k + k * k / (2 * m) + k * k / m * k / (6 * m);

	return (int32_t)(m - m * m / sum);
}

/* What failing costs a unit of which so many thousandths of figures are left. */
static int32_t failing_costs(const struct game *v, const struct force *s, int morale,
	int32_t left)
{
	const int32_t all = scaled(s->worth, left, MILLI);

	if (s->brink || morale <= moro_rules_of(v)->rout_above)
		return all;
	return all * (ROUT_PERCENT + (s->fresh ? HAND_PERCENT : 0)) / 100;
}

/* The test of a unit that has lost so many thousandths, if it does test. */
static int32_t test_value(const struct game *v, const struct force *s, int32_t lost)
{
	const int morale = s->morale - scaled(s->each, lost, MILLI);
	const int32_t left = s->fit * MILLI - lost;

	return left <= 0 ? 0 : scaled(failing_costs(v, s, morale, left),
		chance_to_fail(v, morale), MILLI);
}

int32_t moro_stake_value(const struct game *v, const struct force *to, int32_t kills)
{
	return scaled(to->worth, kills, MILLI)
		+ scaled(test_value(v, to, kills), chance_of_any(kills), MILLI);
}

int32_t moro_stake_fire(const struct game *v, const struct force *by, const struct force *to,
	const struct volley_at *s)
{
	const int32_t kills = expected_kills(v, by, to, s);

	return kills == 0 ? 0 : moro_stake_value(v, to, kills);
}

/* ---- hand to hand ---- */

static int bonus_of(const struct game *v, const struct force *s, bool defends, bool charges)
{
	const struct moro_rules *r = moro_rules_of(v);
	int sum = 0;

	if (defends && s->ground == PLACE_FORT)
		sum += r->melee[MELEE_FORT].value;
	if (defends && s->ground == PLACE_BUILDING)
		sum += r->melee[MELEE_BUILDING].value;
	if (charges && moro_moros(v, s->unit))
		sum += r->melee[MELEE_CHARGING].value;
	return sum;
}

struct round { int32_t given, taken; };	/* thousandths of figures */

/* One round of so many figures against so many: whoever has more doubles up (S-M-20). */
static struct round round_of(int die, int own, int n_own, int foe, int n_foe)
{
	const bool more = n_own > n_foe;
	const int few = more ? n_foe : n_own;
	const int doubled = muster_held((more ? n_own : n_foe) - few, 0, few);
	const int many_add = more ? own : foe, few_add = more ? foe : own;
	const struct blow lone = { 1, few_add };
	const struct blow_chances one = moro_blow_chances(die, (struct blow){ 1, many_add }, lone);
	const struct blow_chances two = moro_blow_chances(die, (struct blow){ 2, 2 * many_add },
		lone);
	const int32_t strong = chance_milli((few - doubled) * one.given + doubled * two.given);
	const int32_t weak = chance_milli((few - doubled) * one.taken + doubled * two.taken);

	return more ? (struct round){ strong, weak } : (struct round){ weak, strong };
}

/* The melee itself, with the test of whoever has lost more. */
static struct stakes fight(const struct game *v, const struct force *by,
	const struct force *to, int n_own, bool charge)
{
	const struct round x = round_of(moro_rules_of(v)->die, bonus_of(v, by, !charge, charge),
		n_own, bonus_of(v, to, true, false), to->fit);
	struct stakes o = { scaled(to->worth, x.given, MILLI), scaled(by->worth, x.taken, MILLI) };
	/* How sure it is who has lost more. */
	const int32_t lead = scaled(MILLI, x.given - x.taken, x.given + x.taken);
	const int32_t win = muster_held((MILLI + 2 * lead) / 2, 0, MILLI);

	o.gain += scaled(test_value(v, to, x.given), win, MILLI);
	o.loss += scaled(test_value(v, by, x.taken + (by->fit - n_own) * MILLI), MILLI - win,
		MILLI);
	return o;
}

/* The defender has held: his fire, then the attacker's test, then the round. */
static struct stakes close_in(const struct game *v, const struct force *by,
	const struct force *to)
{
	const struct volley_at met = { .distance = v->table->cell_length,
		.place = by->ground == PLACE_FORT ? PLACE_CLEAR : (enum place)by->ground };
	const int32_t shot = expected_kills(v, to, by, &met);
	const int morale = by->morale - scaled(by->each, shot, MILLI);
	const int n = by->fit - (shot + MILLI / 2) / MILLI;
	const int32_t stops = chance_to_fail(v, morale);
	struct stakes o = { 0, scaled(by->worth, shot, MILLI) }, f = { 0, 0 };

	if (n <= 0)
		return o;
	f = fight(v, by, to, n, true);
	o.gain += scaled(f.gain, MILLI - stops, MILLI);
	o.loss += scaled(f.loss, MILLI - stops, MILLI)
		+ scaled(n * by->worth * STOPPED_PERCENT / 100, stops, MILLI);
	return o;
}

struct stakes moro_stake_melee(const struct game *v, const struct force *by,
	const struct force *to, bool bound)
{
	struct stakes o;
	int32_t fails;

	if (bound)
		return fight(v, by, to, by->fit, false);
	fails = chance_to_fail(v, to->morale);
	o = close_in(v, by, to);
	o.gain = scaled(o.gain, MILLI - fails, MILLI)
		+ scaled(failing_costs(v, to, to->morale, to->fit * MILLI), fails, MILLI);
	o.loss = scaled(o.loss, MILLI - fails, MILLI);
	return o;
}

int32_t moro_stake_charge(const struct game *v, const struct force *by, const struct force *to,
	int32_t far)
{
	const struct stretch way = { to->ground == PLACE_JUNGLE ? 0 : far,
		to->ground == PLACE_JUNGLE ? far : 0 };
	const int chance = by->piece != PIECE_NONE || by->bound ? 0
		: moro_chance_to_go(v, moro_mover(v, by->unit), &way);
	struct stakes o;

	if (chance == 0)
		return 0;
	o = moro_stake_melee(v, by, to, false);
	return o.gain <= o.loss ? 0 : (o.gain - o.loss) * chance / 100;
}

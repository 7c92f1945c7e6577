/* What fire and blows may be expected to do (minds.h): by the rows that the rollers add up,
 * for places and moves not yet taken, and with the morale tests that follow.
 *
 *  HA1  A unit that tests and fails runs, which costs it part of what it is worth, or is
 *       lost with all it has left (M-11): as good as lost, too, if it runs off the table.
 *  HA2  Hits fall on different figures: nobody dies twice.
 */
#include "systems/moro/minds.h"

enum {
	ROUT_PERCENT = 25,	/* of what a unit is worth goes with a rout … */
	HAND_PERCENT = 15,	/* … and so much with its turn to act */
	STOPPED_PERCENT = 20	/* of his own worth that an attacker risks who will not close */
};

static int held(int value, int least, int most)
{
	return value < least ? least : value > most ? most : value;
}

static int32_t scaled(int64_t value, int64_t part, int64_t whole)
{
	return whole == 0 ? 0 : (int32_t)(value * part / whole);
}

/* ---- fire ---- */

static int modifier_of(const struct moro_rules *r, const struct weapon *w, const struct shot *s)
{
	int sum = 0;

	if (s->place == PLACE_CLEAR)
		sum += r->fire[FIRE_OPEN].value;
	if (s->place == PLACE_FORT)
		sum += r->fire[FIRE_FORT].value;
	if (s->still)
		sum += r->fire[FIRE_STILL].value;
	if (w->piece == PIECE_CANNON && s->distance < r->grapeshot)
		sum += r->fire[FIRE_GRAPESHOT].value;
	return sum;
}

/* Thousandths. */
static int32_t chance_to_hit(const struct moro_rules *r, const struct weapon *w,
	const struct shot *s)
{
	const int band = s->distance <= w->range[BAND_SHORT] ? BAND_SHORT : BAND_LONG;

	if (w->range[BAND_LONG] == 0 || s->distance > w->range[BAND_LONG])
		return 0;
	return held(r->die - w->need[band] + modifier_of(r, w, s), 0, r->die) * MILLI / r->die;
}

/* Thousandths of figures that a shell kills which has hit. */
static int32_t blast_kills(const struct moro_rules *r, const struct strength *to)
{
	return to->crowd * (r->die - r->blast_need) * MILLI / r->die;
}

int32_t stake_kills(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s)
{
	const struct moro_rules *r = moro_rules_of(v);
	int32_t sum = 0;

	for (int i = 0; i < by->n_volleys; i++) {
		const struct weapon *w = &r->weapons[by->volleys[i].arm];
		const int32_t hits = by->volleys[i].dice * chance_to_hit(r, w, s);

		sum += w->piece == PIECE_CANNON ? scaled(hits, blast_kills(r, to), MILLI) : hits;
	}
	return held(sum, 0, (to->fit > to->crowd ? to->fit : to->crowd) * MILLI);
}

/* ---- morale ---- */

/* Chance, in thousandths, that a morale of so many percent fails (S-M-9). */
static int32_t chance_to_fail(int morale)
{
	return held(99 - morale, 0, 100) * 10;
}

/* Chance in thousandths that there is at least one, if so many thousandths are expected. */
static int32_t chance_of_any(int32_t some)
{
	const int64_t k = some, m = MILLI;
	const int64_t sum = m + k + k * k / (2 * m) + k * k / m * k / (6 * m);

	return (int32_t)(m - m * m / sum);
}

/* What failing costs a unit of which so many thousandths of figures are left. */
static int32_t failing_costs(const struct game *v, const struct strength *s, int morale,
	int32_t left)
{
	const int32_t all = scaled(s->worth, left, MILLI);

	if (s->brink || morale <= moro_rules_of(v)->rout_above)
		return all;
	return all * (ROUT_PERCENT + (s->fresh ? HAND_PERCENT : 0)) / 100;
}

/* The test of a unit that has lost so many thousandths, if it does test. */
static int32_t test_value(const struct game *v, const struct strength *s, int32_t lost)
{
	const int morale = s->morale - scaled(s->each, lost, MILLI);
	const int32_t left = s->fit * MILLI - lost;

	return left <= 0 ? 0 : scaled(failing_costs(v, s, morale, left), chance_to_fail(morale),
		MILLI);
}

int32_t stake_value(const struct game *v, const struct strength *to, int32_t kills)
{
	return scaled(to->worth, kills, MILLI)
		+ scaled(test_value(v, to, kills), chance_of_any(kills), MILLI);
}

int32_t stake_fire(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s)
{
	const int32_t kills = stake_kills(v, by, to, s);

	return kills == 0 ? 0 : stake_value(v, to, kills);
}

/* ---- hand to hand ---- */

/* Of all throws of two dice, in how many the sum is over `number`. */
static int pairs_over(int die, int number)
{
	const int most = 2 * (die - 1);

	if (number < 0)
		return die * die;
	if (number >= most)
		return 0;
	if (number >= die - 1)
		return (most - number) * (most - number + 1) / 2;
	return die * die - (number + 1) * (number + 2) / 2;
}

/* One against one: thousandths that the first, with such a lead, beats the other. */
static int32_t beats_one(int die, int lead)
{
	int good = 0;

	for (int a = 0; a < die; a++)
		good += held(a + lead, 0, die);
	return good * MILLI / (die * die);
}

struct pairs { int32_t one, two, lone; };

/* Thousandths that one beats one, two beat one, and one beats two. */
static struct pairs pair_odds(int die, int own, int other)
{
	struct pairs p = { beats_one(die, own - other), 0, 0 };

	for (int a = 0; a < die; a++) {
		const int lead = a + other - 2 * own;

		p.two += pairs_over(die, lead);
		p.lone += die * die - pairs_over(die, lead - 1);
	}
	p.two = p.two * MILLI / (die * die * die);
	p.lone = p.lone * MILLI / (die * die * die);
	return p;
}

static int blow_of(const struct game *v, const struct strength *s, bool defends, bool charges)
{
	const struct moro_rules *r = moro_rules_of(v);
	int sum = 0;

	if (defends && s->place == PLACE_FORT)
		sum += r->melee[MELEE_FORT].value;
	if (defends && s->place == PLACE_BUILDING)
		sum += r->melee[MELEE_BUILDING].value;
	if (charges && s->moros)
		sum += r->melee[MELEE_CHARGING].value;
	return sum;
}

struct round { int32_t given, taken; };	/* thousandths of figures */

/* One round of so many figures against so many: whoever has more doubles up (S-M-20). */
static struct round round_of(int die, int own, int n_own, int foe, int n_foe)
{
	const bool more = n_own > n_foe;
	const int few = more ? n_foe : n_own;
	const int doubled = held((more ? n_own : n_foe) - few, 0, few);
	const struct pairs p = more ? pair_odds(die, own, foe) : pair_odds(die, foe, own);
	const int32_t strong = (few - doubled) * p.one + doubled * p.two;
	const int32_t weak = (few - doubled) * beats_one(die, more ? foe - own : own - foe)
		+ doubled * p.lone;

	return more ? (struct round){ strong, weak } : (struct round){ weak, strong };
}

/* The melee itself, with the test of whoever has lost more. */
static struct stakes fight(const struct game *v, const struct strength *by,
	const struct strength *to, int n_own, bool onset)
{
	const struct round x = round_of(moro_rules_of(v)->die, blow_of(v, by, !onset, onset), n_own,
		blow_of(v, to, true, false), to->fit);
	struct stakes o = { scaled(to->worth, x.given, MILLI), scaled(by->worth, x.taken, MILLI) };
	/* How sure it is who has lost more. */
	const int32_t lead = scaled(MILLI, x.given - x.taken, x.given + x.taken);
	const int32_t win = held((MILLI + 2 * lead) / 2, 0, MILLI);

	o.gain += scaled(test_value(v, to, x.given), win, MILLI);
	o.loss += scaled(test_value(v, by, x.taken + (by->fit - n_own) * MILLI), MILLI - win,
		MILLI);
	return o;
}

/* The defender has held: his fire, then the attacker's test, then the round. */
static struct stakes close_in(const struct game *v, const struct strength *by,
	const struct strength *to)
{
	const struct shot met = { .distance = v->table->cell_length,
		.place = by->place == PLACE_FORT ? PLACE_CLEAR : (enum place)by->place };
	const int32_t shot = stake_kills(v, to, by, &met);
	const int morale = by->morale - scaled(by->each, shot, MILLI);
	const int n = by->fit - (shot + MILLI / 2) / MILLI;
	const int32_t stops = chance_to_fail(morale);
	struct stakes o = { 0, scaled(by->worth, shot, MILLI) }, f = { 0, 0 };

	if (n <= 0)
		return o;
	f = fight(v, by, to, n, true);
	o.gain += scaled(f.gain, MILLI - stops, MILLI);
	o.loss += scaled(f.loss, MILLI - stops, MILLI)
		+ scaled(n * by->worth * STOPPED_PERCENT / 100, stops, MILLI);
	return o;
}

struct stakes stake_melee(const struct game *v, const struct strength *by,
	const struct strength *to, bool bound)
{
	struct stakes o;
	int32_t fails;

	if (bound)
		return fight(v, by, to, by->fit, false);
	fails = chance_to_fail(to->morale);
	o = close_in(v, by, to);
	o.gain = scaled(o.gain, MILLI - fails, MILLI)
		+ scaled(failing_costs(v, to, to->morale, to->fit * MILLI), fails, MILLI);
	o.loss = scaled(o.loss, MILLI - fails, MILLI);
	return o;
}

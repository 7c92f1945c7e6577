/* Weighing: see weigh.h.
 *
 *  WE1  Numbers are sums of the same rows that the rollers add up
 *       (adv_aim_roller, adv_melee_roller); a test holds the two together.
 *  WE2  All is expectation: a half of a figure may fall.
 */
#include <assert.h>

#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/settings.h"

enum { DIE = 10, SHAKEN_PART = 4, FAIL_PART = 4, ROUT_PERCENT = 45,
	IN_A_BURST = 2 /* figures that a burst is taken to catch */ };

/* ---- fire ---- */

static int band_of(const struct weapon *w, int32_t distance)
{
	for (int band = 0; band < 3; band++)
		if (w->range[band] > 0 && distance <= w->range[band])
			return band;
	return -1;
}

static const enum shooting_row cover_rows[] = {
	[COVER_SOFT] = SHOOT_SOFT, [COVER_MEDIUM] = SHOOT_MEDIUM, [COVER_HARD] = SHOOT_HARD,
};

/* A burst knows nothing but cover. */
static int burst_number(const struct weapon *w, const struct fire_at *s, int cover_halves)
{
	return s->distance < w->burst.least || s->distance > adv_longest_range(w) ? 0
		: muster_held(w->burst.hit + cover_halves / 2, 0, DIE);
}

int adv_weigh_number(const struct adv_rules *r, const struct weapon *w, const struct fire_at *s)
{
	const struct halves_row *rows = r->shooting;
	const int band = band_of(w, s->distance);
	const int cover = s->cover == COVER_NONE ? 0 : rows[cover_rows[s->cover]].halves;
	int halves = 2 * w->hit + cover, number;

	if (adv_bursts(w))
		return burst_number(w, s, cover);
	if (band < 0 || w->hit == 0)
		return 0;
	halves += band == 0 ? rows[SHOOT_SHORT].halves : band == 2 ? rows[SHOOT_LONG].halves : 0;
	halves += s->steady ? rows[SHOOT_STEADY].halves : 0;
	halves += s->coming ? rows[SHOOT_CHARGING].halves : 0;
	halves += s->careful ? rows[SHOOT_TARGET_COMBAT].halves : 0;
	number = muster_held(halves / 2, 0, DIE);
	return s->unspotted ? (number + 1) / 2 : number;	/* */
}

/* The band, or of bursts whether one is too near, too far or right. */
static int zone_of(const struct weapon *w, int32_t distance)
{
	return adv_bursts(w) ? (distance >= w->burst.least) + (distance > adv_longest_range(w))
		: band_of(w, distance) + 1;
}

int adv_weigh_zone(const struct muster *m, const struct force *by, int32_t distance)
{
	enum { OF_ONE = 4, MOST = 2 };
	const struct weapon *const weapons = adv_rules_of(m->v)->weapons;
	int zone = 0;

	static_assert(OF_ONE * OF_ONE == ADV_WEIGH_ZONES, "so many of two arms");
	for (int i = 0; i < by->n_volleys && i < MOST; i++)
		zone = zone * OF_ONE + zone_of(&weapons[by->volleys[i].arm], distance);
	return by->n_volleys > MOST ? -1 : zone;
}

static void add_hits(const struct adv_rules *r, struct harm *h, int32_t hits, int wound)
{
	const int row = muster_held(wound, -TABLE_DIE, TABLE_DIE) + TABLE_DIE;

	h->hits += hits;
	h->out += hits * r->falls[row].out / TABLE_DIE;
	h->shaken += hits * r->falls[row].shaken / TABLE_DIE;
}

struct harm adv_weigh_fire(const struct muster *m, const struct force *by, const struct fire_at *s)
{
	const struct adv_rules *r = adv_rules_of(m->v);
	struct harm h = { 0, 0, 0 };

	for (int i = 0; i < by->n_volleys; i++) {
		const struct volley *b = &by->volleys[i];
		const struct weapon *w = &r->weapons[b->arm];
		const int dice = ((s->steady ? b->n : b->walking) - (s->moved ? b->rooted : 0))
			* (adv_bursts(w) ? IN_A_BURST : 1);

		if (dice > 0)
			add_hits(r, &h, dice * adv_weigh_number(r, w, s) * (MILLI / DIE), w->wound);
	}
	return h;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* What the band brings to the number at a distance or further off; of what bursts none. */
static int most_of_band(const struct adv_rules *r, const struct weapon *w, int32_t distance)
{
	const int near = r->shooting[SHOOT_SHORT].halves, far = r->shooting[SHOOT_LONG].halves;

	if (distance <= w->range[0])
		return more(more(0, near), far);
	return distance <= w->range[1] ? more(0, far) : far;
}

/* What is best for who shoots of a target whose ground gives it so much cover, or more. */
static int least_cover(const struct adv_rules *r, enum cover cover)
{
	int best = cover == COVER_NONE ? 0 : r->shooting[cover_rows[cover]].halves;

	for (int c = (int)cover + 1; c <= COVER_HARD; c++)
		best = more(best, r->shooting[cover_rows[c]].halves);
	return best;
}

/* Wherever the two stand so far apart or further. */
static int most_number(const struct adv_rules *r, const struct weapon *w, int32_t distance,
	int cover)
{
	const struct halves_row *const rows = r->shooting;
	const int halves = 2 * w->hit + cover + most_of_band(r, w, distance)
		+ more(0, rows[SHOOT_STEADY].halves)
		+ more(0, rows[SHOOT_TARGET_COMBAT].halves);

	if (!adv_bursts(w) && distance > adv_longest_range(w))
		return 0;
	return muster_held(adv_bursts(w) ? w->burst.hit + cover / 2 : halves / 2, 0, DIE);
}

struct harm adv_weigh_most(const struct muster *m, const struct force *by, const struct force *to,
	int32_t distance)
{
	const struct adv_rules *const r = adv_rules_of(m->v);
	enum cover cover = COVER_HARD;
	struct harm h = { 0, 0, 0 };

	for (int i = 0; i < to->n_spots; i++) {
		const uint8_t own = table_ground(m->v->table, to->spots[i])->cover;

		cover = own < cover ? (enum cover)own : cover;
	}
	for (int i = 0; i < by->n_volleys; i++) {
		const struct volley *const b = &by->volleys[i];
		const struct weapon *const w = &r->weapons[b->arm];
		const int dice = (more(b->n, b->walking) - b->rooted)
			* (adv_bursts(w) ? IN_A_BURST : 1);

		if (dice > 0)
			add_hits(r, &h, dice * most_number(r, w, distance, least_cover(r, cover))
				* (MILLI / DIE), w->wound);
	}
	return h;
}

/* Chance in thousandths that a unit which has suffered so much fails a test. */
static int32_t fails(const struct force *to, const struct harm *h, int modifier)
{
	const int32_t point = (to->morale + modifier) * MILLI - h->out - h->shaken / 2;

	return muster_held((DIE * MILLI - point) / DIE, 0, MILLI);
}

int32_t adv_weigh_harm(const struct force *to, const struct harm *h)
{
	const int32_t most = to->fit * MILLI;
	const int32_t out = muster_wasted(h->out, most);
	const int32_t shaken = h->shaken < most - out ? h->shaken : most - out;
	const int32_t left = most - out - shaken;

	if (h->hits == 0)
		return 0;
	return (int32_t)((int64_t)(out + shaken / SHAKEN_PART
		+ left / FAIL_PART * fails(to, h, 0) / MILLI) * to->worth / MILLI);
}

/* ---- hand to hand ---- */

int adv_weigh_blow(const struct game *v, int unit, int target)
{
	struct roller r;
	int best = 0;

	FOR_MEMBERS(f, v, unit) {
		if (!adv_active(v, f))
			continue;
		FOR_MEMBERS(o, v, target) {
			if (!game_on_table(v, o) || v->figures[o].life != LIFE_FIT)
				continue;
			adv_melee_roller(v, f, o, &r);
			if (roller_need(&r) > best)
				best = roller_need(&r);
			break;
		}
		if (!adv_hero(v, f))
			break;
	}
	return best;
}

/* So many blows (thousandths) at a number, each with the wound table's own
 * modifier for hand to hand. */
static struct harm blows(const struct muster *m, int32_t milli, int number)
{
	const struct adv_rules *r = adv_rules_of(m->v);
	struct harm h = { 0, 0, 0 };

	add_hits(r, &h, milli * muster_held(number, r->melee_least, DIE) / DIE,
		r->wound[WOUND_MELEE].halves / 2);
	return h;
}

/* How many (thousandths) of some get at others: two to one at the most. */
static int32_t engaged(int32_t some, int32_t others)
{
	return some < 2 * others ? some : 2 * others;
}

/* Value of a rout of what is left of a force. */
static int32_t rout_value(const struct force *f, int32_t left, int32_t chance)
{
	return (int32_t)((int64_t)left * f->worth / MILLI * chance / MILLI * ROUT_PERCENT / 100);
}

static struct stakes fight(const struct muster *m, const struct force *by, int32_t attackers,
	const struct force *to, int number)
{
	const int32_t standing = to->fit * MILLI, striking = to->active * MILLI;
	const struct harm given = blows(m, engaged(attackers, standing), number);
	const struct harm taken = blows(m, engaged(striking, attackers), to->skill);
	const int32_t lead = muster_held((given.hits - taken.hits) / 4 + MILLI / 2, 0, MILLI);
	struct stakes o;

	o.gain = (int32_t)((int64_t)(given.out + given.shaken / SHAKEN_PART) * to->worth / MILLI)
		+ rout_value(to, standing - given.out, fails(to, &given, 0) * lead / MILLI);
	o.loss = (int32_t)((int64_t)(taken.out + taken.shaken / SHAKEN_PART) * by->worth / MILLI)
		+ rout_value(by, attackers - taken.out,
			fails(by, &taken, 0) * (MILLI - lead) / MILLI);
	return o;
}

struct stakes adv_weigh_melee(const struct muster *m, const struct force *by,
	const struct force *to,
	int number)
{
	return fight(m, by, by->active * MILLI, to, number);
}

/* The target tests, shoots, the chargers test if hit, then blows fall. */
struct stakes adv_weigh_charge(const struct muster *m, const struct force *by,
	const struct force *to,
	int number)
{
	const struct fire_at defence = { .distance = m->v->table->cell_length * 2,
		.steady = to->steady,
		.coming = true };
	const struct harm none = { 0, 0, 0 };
	const int charged = adv_rules_of(m->v)->morale[MORALE_CHARGED].halves / 2;
	const int32_t breaks = to->spent ? 0 : fails(to, &none, charged);
	const struct harm shot = adv_weigh_fire(m, by->active > 0 ? to : by, &defence);
	const int32_t hit = shot.hits < MILLI ? shot.hits : MILLI;
	const int32_t goes_on = MILLI - fails(by, &shot, 0) * hit / MILLI;
	const int32_t left = muster_held(by->active * MILLI - shot.out - shot.shaken, 0,
		by->active * MILLI);
	struct stakes o = fight(m, by, left, to, number);
	const int32_t stands = MILLI - breaks;

	o.gain = (int32_t)((int64_t)o.gain * goes_on / MILLI * stands / MILLI)
		+ rout_value(to, to->fit * MILLI, breaks);
	o.loss = (int32_t)((int64_t)(o.loss * (int64_t)goes_on / MILLI + adv_weigh_harm(by, &shot))
		* stands / MILLI);
	return o;
}

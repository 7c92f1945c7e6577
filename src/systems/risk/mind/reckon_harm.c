/* What fire and blows may be expected to do: see reckon.h.  By the same rows that the
 * rollers add up, for places and orders not yet taken: a half of a figure may fall.
 */
#include "systems/risk/mind/reckon.h"

enum { WORTH_WOUND = 450 };	/* thousandths of what a kill is worth */

static int held(int value, int least, int most)
{
	return value < least ? least : value > most ? most : value;
}

static int32_t value_of(enum fate fate)
{
	return fate == FATE_KILL ? MILLI : fate == FATE_WOUND ? WORTH_WOUND : 0;
}

/* ---- fire ---- */

bool reckon_shoots(const struct strength *by, int percent)
{
	return percent <= by->row->up_to;
}

/* The band a shot counts in; BANDS if it is out of range. */
static int band_of(const struct weapon *w, const struct strength *by, const struct shot *s)
{
	int band = BAND_SHORT;

	while (band < BANDS && (w->range[band] == 0 || s->distance > w->range[band]))
		band++;
	return band == BANDS || s->percent == 0 ? band : held(band + by->row->further, 0, BANDS);
}

static int32_t chance_to_hit(const struct risk_rules *r, const struct volley *f, int band,
	enum cover cover)
{
	static const int rows[SHOOTERS] = { -1, SHOOTER_HERO, SHOOTER_RAW };
	const int modifier = rows[f->shooter] < 0 ? 0 : r->hit[rows[f->shooter]].value;
	const int faces = r->hit_die + modifier + 1 - r->to_hit[band][cover];

	return held(faces, 0, r->hit_die) * MILLI / r->hit_die;
}

/* What a hit is worth. */
static int32_t hit_value(const struct risk_rules *r, const struct volley *f)
{
	static const int rows[SHOOTERS] = { -1, SHOOTER_HERO, SHOOTER_RAW };
	const int modifier = rows[f->shooter] < 0 ? 0 : r->harm[rows[f->shooter]].value;
	const int row = r->weapons[f->arm].damage;
	int32_t sum = 0;

	for (int die = 1; die <= DAMAGE_DIE; die++) {
		const int face = held(die + modifier, 1, DAMAGE_DIE);

		sum += value_of((enum fate)r->damage[row].fate[face]);
	}
	return sum / DAMAGE_DIE;
}

/* Hits fall at random, so that the more there are the more of them are wasted on the same
 * men; at twice as many nobody is left. */
static int32_t wasted(int32_t some, int32_t most)
{
	return some >= 2 * most ? most : some - (int32_t)((int64_t)some * some / (4 * most));
}

int32_t reckon_fire(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s)
{
	const struct risk_rules *r = risk_rules_of(v);
	const int each = s->percent > 0 ? by->row->moving : by->row->still;
	int32_t sum = 0;

	if (!reckon_shoots(by, s->percent))
		return 0;
	for (int i = 0; i < by->n_volleys; i++) {
		const struct volley *f = &by->volleys[i];
		const int n = f->n - (s->loaded ? 0 : f->empty);
		const int band = band_of(&r->weapons[f->arm], by, s);

		if (band < BANDS && n > 0)
			sum += (n + each - 1) / each * chance_to_hit(r, f, band, s->cover)
				* hit_value(r, f) / MILLI;
	}
	return (int32_t)((int64_t)wasted(sum, to->fit * MILLI) * to->worth / MILLI);
}

/* ---- hand to hand ---- */

/* What the first of two does to the second with so much more on his die. */
static int32_t blow_value(const struct risk_rules *r, int lead)
{
	int32_t sum = 0;

	for (int own = 1; own <= MELEE_DIE; own++)
		for (int other = 1; other <= MELEE_DIE; other++)
			if (own + lead > other)
				sum += value_of((enum fate)r->melee_fate[own]);
	return sum / (MELEE_DIE * MELEE_DIE);
}

/* The lead of a unit's dice, crowded upon by `over` enemies more than one each. */
static int lead_of(const struct risk_rules *r, const struct strength *by,
	const struct strength *to)
{
	const int better = by->factor > to->factor ? r->melee[MELEE_WEAPON].value : 0;
	const int over = by->fit < to->fit ? held(to->fit / by->fit, 1, 3) - 1 : 0;

	return by->blow + better + over * r->melee[MELEE_OUTNUMBERED].value;
}

struct stakes reckon_melee(const struct game *v, const struct strength *by,
	const struct strength *to)
{
	const struct risk_rules *r = risk_rules_of(v);
	const int lead = lead_of(r, by, to) - lead_of(r, to, by);
	const int32_t pairs = by->fit < to->fit ? by->fit : to->fit;
	/* Those over one each strike, too; of their enemies each harms one at most. */
	const int32_t striking = held(by->fit, 1, 3 * pairs), struck = held(to->fit, 1, 3 * pairs);

	return (struct stakes){
		.gain = (int32_t)((int64_t)wasted(striking * blow_value(r, lead), to->fit * MILLI)
			* to->worth / MILLI),
		.loss = (int32_t)((int64_t)wasted(struck * blow_value(r, -lead), by->fit * MILLI)
			* by->worth / MILLI),
	};
}

static int32_t harm_value(int32_t out, int32_t hurt, int32_t worth)
{
	const int32_t value = out + (hurt - out) * WORTH_WOUND / MILLI;

	return (int32_t)((int64_t)value * worth / MILLI);
}

bool reckon_charge(const struct reckoning *r, int unit, int target, struct stakes *o)
{
	struct melee_odds odds;

	if (!risk_charge_odds(r->v, unit, target, &odds))
		return false;
	o->gain = harm_value(odds.given, odds.wounds_given, r->of[target].worth);
	o->loss = harm_value(odds.taken, odds.wounds_taken, r->of[unit].worth);
	return true;
}

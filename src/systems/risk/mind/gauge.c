/* Gauging: what a unit's figures make of it, and what its fire and its blows may be
 * expected to do.  By the same rows that the rollers add up, for places and orders not yet
 * taken: a half of a figure may fall.
 *
 * Of a volley, `skill` is who shoots (enum shooter); of a force, `blows` is what its melee
 * dice are modified by, `skill` the melee factor of its best arms, of most figures, and `piece`
 * who tells it what to do (enum command).
 */

#include "skirmish/commander/stance.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/odds/odds.h"
#include "systems/risk/orders/orders.h"

enum shooter { SHOOTER_PLAIN, SHOOTER_IS_HERO, SHOOTER_IS_RAW, SHOOTERS };

enum {
	WORTH_HERO = 3000, WORTH_WOUND = 450,	/* thousandths of what a kill is worth */
	THREAT_PERCENT = 60, WORD_PERCENT = 50,	/* of a charge that a word must tell it */
};

/* ---- one figure ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	return risk_character(v, figure) ? WORTH_HERO : 0;
}

static enum shooter shooter_of(const struct game *v, int figure)
{
	return risk_hero(v, figure) ? SHOOTER_IS_HERO
		: risk_raw(v, figure) ? SHOOTER_IS_RAW : SHOOTER_PLAIN;
}

static bool does_harm(const struct game *v, int arm)
{
	return risk_rules_of(v)->weapons[arm].damage >= 0;
}

static void add_fire(const struct game *v, int figure, struct force *f)
{
	const struct weapon *weapons = risk_rules_of(v)->weapons;
	const int arm = arms_furthest(v, figure, does_harm);
	struct volley *volley;

	if (arm < 0)
		return;
	volley = muster_volley(f, arm, (int)shooter_of(v, figure), weapons[arm].range[BAND_LONG],
		1);
	if (volley != NULL && weapons[arm].loader && risk_figure_of(v, figure)->empty
		&& risk_command_row(v, f->unit)->load > 0)
		volley->empty++;
}

static int blow_of(const struct game *v, int figure)
{
	const struct modifier_row *rows = risk_rules_of(v)->melee;
	const bool skilled = risk_hero(v, figure) || risk_superior(v, figure);

	return (risk_raw(v, figure) ? rows[MELEE_RAW].value : 0)
		+ (skilled ? rows[MELEE_SKILLED].value : 0);
}

static void add_figure(const struct game *v, int figure, struct force *f)
{
	int arm;

	f->blows = (int16_t)(f->blows + blow_of(v, figure));
	f->skill = (int16_t)(f->skill + risk_melee_factor(v, figure, &arm));
	add_fire(v, figure, f);
}

/* ---- one unit ---- */

/* Where it likes to fight: within medium range of what most of it shoots with. */
static void count_medium(const struct game *v, struct force *f)
{
	int most = 0;

	for (int i = 0; i < f->n_volleys; i++) {
		const struct weapon *w = &risk_rules_of(v)->weapons[f->volleys[i].arm];

		if (w->missile && f->volleys[i].n > most) {
			most = f->volleys[i].n;
			f->medium = w->range[BAND_MEDIUM];
			f->danger = w->range[BAND_SHORT];
		}
	}
}

static void stance(const struct muster *m, struct force *f)
{
	const struct game *const v = m->v;

	stance_take(f, game_unit_setting(v, f->unit, UNIT_STANCE));
}

static void add_unit(const struct muster *m, struct force *f)
{
	const struct game *v = m->v;

	f->walk = f->charge = risk_rate(v, f->guide);
	f->piece = (uint8_t)risk_command_of(v, f->unit);
	f->coming = risk_unit_of(v, f->unit)->order == ORDER_CHARGE;
	f->prey = risk_unit_of(v, f->unit)->target;
	f->spent = f->flees = risk_unit_of(v, f->unit)->routing
		|| risk_bound(v, f->unit, ACTION_RETREAT);
	f->blows = (int16_t)(f->blows * 2 >= f->fit ? 1 : f->blows * 2 <= -f->fit ? -1 : 0);
	f->skill = (int16_t)((2 * f->skill + f->fit) / (2 * f->fit));
	f->fights = f->range > 0 || f->skill > 0;
	count_medium(v, f);
	f->closes = f->medium == 0;
}

/* All of their own that is asked above, by whichever judge. */
static bool same_unit(const void *then, const void *now)
{
	const struct risk_unit *const a = then, *const b = now;

	return (a->order == ORDER_CHARGE) == (b->order == ORDER_CHARGE) && a->target == b->target
		&& a->routing == b->routing
		&& (a->word == ACTION_RETREAT) == (b->word == ACTION_RETREAT);
}

static bool same_figure(const void *then, const void *now)
{
	const struct risk_figure *const a = then, *const b = now;

	return a->wounds == b->wounds && a->empty == b->empty && a->found == b->found;
}

static const struct command_row *command_of(const struct game *v, const struct force *f)
{
	return &risk_rules_of(v)->command[f->piece];
}

static bool nearest_first(const struct game *v, int unit)
{
	return risk_command_row(v, unit)->target == TARGET_NEAREST;
}

static int32_t threat(const struct game *v, const struct force *enemy, int32_t promise)
{
	return promise * (command_of(v, enemy)->must_charge ? WORD_PERCENT
		: THREAT_PERCENT) / 100;
}

static bool line(const struct game *v, cell_t from, cell_t to)
{
	return risk_see_line(v, from, to, NULL);
}

/* ---- places ---- */

static int moves_to(const struct game *v, int unit, int order, struct prospect *list, int room)
{
	return risk_may_order(v, unit, (enum order)order, NULL)
		? risk_prospects(v, unit, (enum order)order, list, room) : 0;
}

static cell_t heading(const struct game *v, int unit)
{
	return risk_unit_of(v, unit)->goal;
}

/* ---- fire ---- */

/* Of so many thousandths that could be put out of action. */
static int32_t worth_lost(int32_t some, const struct force *f)
{
	return (int32_t)((int64_t)muster_wasted(some, f->fit * MILLI) * f->worth / MILLI);
}

/* Where it has moved no more of its rate than it may. */
static bool shoots(const struct game *v, const struct force *f, int32_t cost, int order)
{
	(void)order;
	return (int64_t)cost * 100
		<= (int64_t)command_of(v, f)->up_to * f->walk * REACH_TWELFTHS;
}

static int32_t value_of(enum fate fate)
{
	return fate == FATE_KILL ? MILLI : fate == FATE_WOUND ? WORTH_WOUND : 0;
}

/* The band a shot counts in; BANDS if it is out of range. */
static int band_of(const struct weapon *w, int further, const struct shot *s)
{
	int band = BAND_SHORT;

	while (band < BANDS && (w->range[band] == 0 || s->distance > w->range[band]))
		band++;
	return band == BANDS || s->cost == 0 ? band : muster_held(band + further, 0, BANDS);
}

static int32_t chance_to_hit(const struct risk_rules *r, const struct volley *f, int need)
{
	static const int rows[SHOOTERS] = { -1, SHOOTER_HERO, SHOOTER_RAW };
	const int modifier = rows[f->skill] < 0 ? 0 : r->hit[rows[f->skill]].value;
	const int faces = r->hit_die + modifier + 1 - need;

	return muster_held(faces, 0, r->hit_die) * MILLI / r->hit_die;
}

/* What a hit is worth. */
static int32_t hit_value(const struct risk_rules *r, const struct volley *f)
{
	static const int rows[SHOOTERS] = { -1, SHOOTER_HERO, SHOOTER_RAW };
	const int modifier = rows[f->skill] < 0 ? 0 : r->harm[rows[f->skill]].value;
	const int row = r->weapons[f->arm].damage;
	int32_t sum = 0;

	for (int die = 1; die <= DAMAGE_DIE; die++) {
		const int face = muster_held(die + modifier, 1, DAMAGE_DIE);

		sum += value_of((enum fate)r->damage[row].fate[face]);
	}
	return sum / DAMAGE_DIE;
}

/* The least that is needed from a band on, whatever the cover: house rules may turn them over. */
static int least_need(const struct risk_rules *r, int band)
{
	int least = r->to_hit[band][0];

	for (; band < BANDS; band++)
		for (int c = 0; c <= COVER_HARD; c++)
			least = r->to_hit[band][c] < least ? r->to_hit[band][c] : least;
	return least;
}

/* What such a shot comes to, or the best of all from there on. */
static int32_t shots_worth(const struct muster *m, const struct force *by, const struct force *to,
	const struct shot *s, bool best)
{
	const struct risk_rules *r = risk_rules_of(m->v);
	const struct command_row *row = command_of(m->v, by);
	const int each = s->cost > 0 ? row->moving : row->still;
	int32_t sum = 0;

	for (int i = 0; i < by->n_volleys; i++) {
		const struct volley *f = &by->volleys[i];
		const int n = f->n - (s->later ? 0 : f->empty);
		const int band = band_of(&r->weapons[f->arm], row->further, s);

		if (band < BANDS)
			sum += (n + each - 1) / each * chance_to_hit(r, f, best
				? least_need(r, band) : r->to_hit[band][s->cover])
				* hit_value(r, f) / MILLI;
	}
	return worth_lost(sum, to);
}

static int32_t fire(const struct muster *m, const struct force *by, const struct force *to,
	const struct shot *s)
{
	return shoots(m->v, by, s->cost, s->pace) ? shots_worth(m, by, to, s, false) : 0;
}

static int32_t most(const struct muster *m, const struct force *by, const struct force *to,
	int32_t distance, bool later)
{
	const struct shot s = { .distance = distance, .cost = !later, .later = later };

	return shots_worth(m, by, to, &s, true);
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
static int lead_of(const struct risk_rules *r, const struct force *by,
	const struct force *to)
{
	const int better = by->skill > to->skill ? r->melee[MELEE_WEAPON].value : 0;
	const int over = by->fit < to->fit ? muster_held(to->fit / by->fit, 1, 3) - 1 : 0;

	return by->blows + better + over * r->melee[MELEE_OUTNUMBERED].value;
}

struct stakes risk_gauge_melee(const struct muster *m, const struct force *by,
	const struct force *to)
{
	const struct risk_rules *r = risk_rules_of(m->v);
	const int lead = lead_of(r, by, to) - lead_of(r, to, by);
	const int32_t pairs = by->fit < to->fit ? by->fit : to->fit;
	/* Those over one each strike, too; of their enemies each harms one at most. */
	const int32_t striking = muster_held(by->fit, 1, 3 * pairs);
	const int32_t struck = muster_held(to->fit, 1, 3 * pairs);

	return (struct stakes){
		.gain = worth_lost(striking * blow_value(r, lead), to),
		.loss = worth_lost(struck * blow_value(r, -lead), by),
	};
}

static int32_t harm_value(int32_t out, int32_t hurt, int32_t worth)
{
	const int32_t value = out + (hurt - out) * WORTH_WOUND / MILLI;

	return (int32_t)((int64_t)value * worth / MILLI);
}

bool risk_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o)
{
	struct melee_odds odds;

	if (!risk_charge_odds(m->v, unit, target, &odds))
		return false;
	o->gain = harm_value(odds.given, odds.wounds_given, m->of[target].worth);
	o->loss = harm_value(odds.taken, odds.wounds_taken, m->of[unit].worth);
	return true;
}

/* ---- how it weighs ---- */

const struct commander_rules risk_commander = {
	.inch = 25,	/* millimetres; the scale of the plan's tasks */
	.few = 2, .shy = 2,
	.guide = risk_guide, .worth = worth_of,
	.stance = stance, .add_figure = add_figure, .add_unit = add_unit,
	.same_unit = same_unit, .same_figure = same_figure,

	.hurry_least = 10, .hurry_growth = 3, .way_usual = 30, .hold_part = 5, .raid_percent = 60,
	.gait = risk_prospect_gait, .around = 1,

	.n_paces = 1, .paces = { ORDER_MOVE }, .stays = ORDER_STAND,
	.prospects = moves_to, .shoots = shoots, .cover = thought_cover,
		.covered = risk_prospect_covered,
	.move_price = 150, .doubt = 20, .turn_price = 750, .back_unit = 1, .back_worth = 1,
	.later_percent = 35,

	.line = line, .fire = fire, .most = most, .in_parts = true, .nearest_first = nearest_first,
	.melee = risk_gauge_melee, .threat = threat,

	.fear_inches = 40, .hidden_percent = 100,
	.neighbour = 200, .neighbour_steps = 6, .small_cautious = true,
	.lonely_inches = 4, .lonely_inch = 250, .front_inch = 150, .carriers_percent = 50,
	.heading = heading,
};

/* Gauging: what a unit's figures make of it, what its fire and its blows may be expected to
 * do, and how commanders weigh that.  Of a volley, `skill` is what is added to its dice, of one
 * of bombs the fighting value that they are thrown by.
 *
 *  RE1  Big beasts are given a wide berth.
 *  RE2  A speaker keeps where those who wait for his word can understand him.
 */

#include "skirmish/commander/stance.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/settings.h"

enum {
	WORTH_HERO = 2500, WORTH_BEAST = 1500,
	FIGHT_ROUNDS = 2, HURT_PERCENT = 55,	/* of a man's worth, when a blow injures him */
	BLOW_WOUNDS = 2, PERCENT = 100,
	BOMB_PERCENT = 45, BOMB_MOST = 3,	/* of so many who stand together */
	COVER_WORTH = 90, LISTENER = 260, THREAT_PERCENT = 60, DREAD = 1200,
	DARES_LEAST = 25
};

/* ---- one unit ---- */

static int32_t worth_of(const struct game *v, int figure)
{
	return v->setup->figures[figure].hero ? WORTH_HERO
		: pp_creature(v, figure) ? WORTH_BEAST : 0;
}

bool pp_is_ranged(const struct game *v, int arm)
{
	return pp_rules_of(v)->weapons[arm].range[BAND_LONG] > 0;
}

static int skill_of(const struct game *v, int figure)
{
	const struct pp_rules *r = pp_rules_of(v);
	const int32_t skill = pp_card(v, figure, CARD_SHOOT);

	return (skill == SKILL_GOOD ? r->shooting[SHOOT_GOOD].value
		: skill == SKILL_POOR ? r->shooting[SHOOT_POOR].value : 0)
		+ r->spirit[pp_figure_of(v, figure)->spirit].modifier;
}

/* Dynamite or gas that it has left, or -1. */
static int bomb_of(const struct game *v, int figure)
{
	for (int i = 0; i < v->setup->figures[figure].n_arms; i++) {
		const int arm = v->setup->figures[figure].arms[i];

		if (pp_at_cells(v, arm) && pp_bombs_left(v, figure, arm) > 0)
			return arm;
	}
	return -1;
}

static void add_bomber(const struct game *v, int figure, struct force *f)
{
	const int arm = pp_able(v, figure) ? bomb_of(v, figure) : -1;
	const int32_t range = arm < 0 ? 0 : pp_throw_range(v, figure, arm);

	if (arm < 0)
		return;
	if (range > f->medium)
		f->medium = f->danger = range;
	muster_volley(f, arm, (int)pp_card(v, figure, CARD_FIGHT), range, 1);
}

static void add_figure(const struct game *v, int figure, struct force *f)
{
	const struct weapon *w = pp_rules_of(v)->weapons;
	const int arm = pp_able(v, figure) ? arms_furthest(v, figure, pp_is_ranged) : -1;

	if (arm < 0) {
		add_bomber(v, figure, f);
		return;
	}
	if (w[arm].range[BAND_MEDIUM] > f->medium)
		f->medium = f->danger = w[arm].range[BAND_MEDIUM];
	muster_volley(f, arm, skill_of(v, figure), w[arm].range[BAND_LONG], 1);
}

/* RE1: how near a beast must come to be feared. */
static int32_t charge_of(const struct game *v, const struct force *f)
{
	const enum beast temper = (enum beast)pp_unit_card(v, f->unit, CARD_BEAST);

	return f->beast && temper != BEAST_HUNGRY ? pp_rules_of(v)->beast[temper].charges
		: pp_pace(v, f->guide, GAIT_RUN);
}

static void stance(const struct muster *m, struct force *f)
{
	const struct game *const v = m->v;

	stance_take(f, pp_unit_card(v, f->unit, CARD_STANCE));
	f->beast = v->units[f->unit].uncommanded && pp_beast(v, f->unit);
	f->fights = !f->beast;
	f->waits = pp_unit_of(v, f->unit)->hidden;
}

/* Of a creature; people have none. */
static int32_t wounds_left(const struct game *v, int figure)
{
	const int32_t all = pp_card(v, figure, CARD_WOUND_VALUE);
	const int32_t left = all - pp_figure_of(v, figure)->wounds;

	return all <= 0 ? 0 : left > 0 ? left : 1;
}

static void add_unit(const struct muster *m, struct force *f)
{
	const struct game *v = m->v;

	f->walk = pp_pace(v, f->guide, GAIT_WALK);
	f->charge = charge_of(v, f);
	f->wounds = (int16_t)wounds_left(v, f->guide);
}

void pp_gauge_spared(const struct game *v, int seat, bool spared[UNITS_MAX])
{
	struct goal_list goals;

	goals_read(&goals, v, game_seat_side(v, seat));
	for (int u = 0; u < v->n_units; u++)
		spared[u] = goals_spared(&goals, u) > 0 || goals_alive(&goals, u) > 0;
}

/* ---- places ---- */

static int moves_to(const struct game *v, int unit, int gait, struct prospect *list, int room)
{
	return pp_mobile(v, pp_guide(v, unit))
		? pp_places_of(v, unit, (enum gait_row)gait, list, room) : 0;
}

/* Kinds of ground on the table that its guide hardly ever dares to enter (P-11). */
static uint64_t shuns(const struct game *v, int unit)
{
	const int guide = pp_guide(v, unit);
	const int8_t *const deed = pp_rules_of(v)->ground_deed;
	uint64_t shut = 0;

	if (guide < 0 || pp_creature(v, guide) || game_unit_body(v, unit) >= 0)
		return 0;
	for (int k = 0; k < v->table->n_grounds; k++)
		if ((v->table->kinds >> k & 1) != 0 && deed[k] >= 0
			&& (pp_figure_of(v, guide)->dared & (1u << deed[k])) == 0
			&& pp_nerve_percent(v, guide, deed[k], NOBODY) < DARES_LEAST)
			shut |= (uint64_t)1 << k;
	return shut;
}

/* By one flood (mind_places.c, MP3). */
static int32_t goes(const struct game *v, int unit, int gait)
{
	const struct pp_rules *const r = pp_rules_of(v);
	const int guide = pp_guide(v, unit);

	return guide < 0 || game_unit_body(v, unit) >= 0
		|| r->times[GAIT_RUN] < r->times[GAIT_WALK] ? -1
		: pp_pace(v, guide, (enum gait_row)gait) * REACH_TWELFTHS;
}

static bool shoots(const struct game *v, const struct force *f, int32_t cost, int gait)
{
	(void)v;
	(void)f;
	(void)cost;
	return gait != GAIT_RUN;
}

static int32_t cover_worth(const struct game *v, cell_t cell)
{
	return pp_places_covered(v, cell) ? COVER_WORTH : 0;
}

static cell_t heading(const struct game *v, int unit)
{
	return pp_unit_of(v, unit)->ordered ? pp_unit_of(v, unit)->goal : CELL_NONE;
}

static bool listens(const struct thought *t, const struct force *f)
{
	return f->known && !f->enemy && f->unit != t->unit && !t->v->units[f->unit].uncommanded
		&& t->v->units[f->unit].side == t->m->side
		&& pp_best_spirit(t->v, f->guide) == SPIRIT_OBEDIENT;
}

/* RE2. */
static int32_t listeners(const struct thought *t, cell_t cell)
{
	const int32_t ear = pp_rules_of(t->v)->voice[VOICE_SHOUT].understood;
	int32_t sum = 0;

	if (pp_figure_of(t->v, t->self->guide)->spirit != SPIRIT_CONTROLLED)
		return 0;
	for (int i = 0; i < t->n_listeners; i++)
		if (table_distance(t->v->table, t->listeners[i], cell) <= ear)
			sum += LISTENER;
	return sum;
}

/* ---- fire ---- */

static int32_t chance_to_hit(const struct pp_rules *r, int need)
{
	const int good = r->die + 1 - need;

	return (good < 0 ? 0 : good > r->die ? r->die : good) * MILLI / r->die;
}

/* What bombs do to those who stand about the one they are thrown at. */
static int32_t bombs_value(const struct muster *m, const struct volley *volley,
	const struct force *to, const struct shot *s)
{
	const struct pp_rules *r = pp_rules_of(m->v);
	const int32_t range = r->throwing[r->weapons[volley->arm].thrown].range
		+ volley->skill * m->by->inch;
	const int32_t caught = to->fit < BOMB_MOST ? to->fit : BOMB_MOST;

	if (s->distance > (range > r->thrown_least ? range : r->thrown_least))
		return 0;
	return volley->n * caught * to->worth * BOMB_PERCENT / PERCENT
		/ (to->wounds > 1 ? to->wounds : 1);
}

/* Of shots that need so much. */
static int32_t shots_value(const struct pp_rules *r, const struct volley *volley,
	const struct force *to, int need)
{
	const struct weapon *w = &r->weapons[volley->arm];
	const int32_t wounds = to->wounds;
	int64_t hits, harm;

	hits = (int64_t)w->mean_shots * chance_to_hit(r, need) / MILLI * volley->n;
	harm = (int64_t)w->takes[wounds > 0] * to->worth / MILLI;
	harm = wounds > 1 ? harm / wounds : harm;
	return (int32_t)(hits * harm / MILLI);
}

static int band_at(const struct weapon *w, int32_t distance)
{
	int band = BAND_SHORT;

	while (band < BANDS && distance > w->range[band])
		band++;
	return band;
}

static int32_t volley_value(const struct muster *m, const struct volley *volley,
	const struct force *to, const struct shot *s)
{
	const struct pp_rules *r = pp_rules_of(m->v);
	const struct weapon *w = &r->weapons[volley->arm];
	const int band = band_at(w, s->distance);

	if (w->thrown >= 0)
		return bombs_value(m, volley, to, s);
	return band == BANDS ? 0 : shots_value(r, volley, to, w->need[band] - volley->skill
		- (s->cover != COVER_NONE ? r->shooting[SHOOT_COVER].value : 0)
		- (s->cost / REACH_TWELFTHS > r->firer_moved ? r->shooting[SHOOT_MOVED].value : 0));
}

static int32_t fire(const struct muster *m, const struct force *by, const struct force *to,
	const struct shot *s)
{
	int32_t sum = 0;

	for (int i = 0; s->pace != GAIT_RUN && i < by->n_volleys; i++)
		sum += volley_value(m, &by->volleys[i], to, s);
	return sum;
}

static int helps(const struct modifier_row *row)
{
	return row->value > 0 ? row->value : 0;
}

/* The best of all bands from there on, in cover or not, moved or not: whatever of these a book or
 * a house rule makes easier. */
static int32_t volley_most(const struct muster *m, const struct volley *volley,
	const struct force *to, int32_t distance)
{
	const struct pp_rules *r = pp_rules_of(m->v);
	const struct weapon *w = &r->weapons[volley->arm];
	int need = INT16_MAX;

	if (w->thrown >= 0)
		return bombs_value(m, volley, to, &(struct shot){ .distance = distance });
	for (int band = band_at(w, distance); band < BANDS; band++)
		need = w->range[band] > 0 && w->need[band] < need ? w->need[band] : need;
	return shots_value(r, volley, to, need - volley->skill
		- helps(&r->shooting[SHOOT_COVER]) - helps(&r->shooting[SHOOT_MOVED]));
}

static int32_t most(const struct muster *m, const struct force *by, const struct force *to,
	int32_t distance, bool later)
{
	int32_t sum = 0;

	(void)later;
	for (int i = 0; i < by->n_volleys; i++)
		sum += volley_most(m, &by->volleys[i], to, distance);
	return sum;
}

/* ---- blows ---- */

static int32_t harm_of_blow(const struct force *to)
{
	const int32_t wounds = to->wounds;

	return wounds == 0 ? to->worth * HURT_PERCENT / PERCENT
		: to->worth * BLOW_WOUNDS / (wounds > BLOW_WOUNDS ? wounds : BLOW_WOUNDS);
}

bool pp_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o)
{
	struct pp_fight_odds odds;

	*o = (struct stakes){ 0, 0 };
	if (!pp_fight_odds(m->v, unit, target, true, &odds))
		return false;
	o->gain = odds.hurts * harm_of_blow(&m->of[target]) / MILLI * FIGHT_ROUNDS
		* odds.fights;
	o->loss = odds.hurt * harm_of_blow(&m->of[unit]) / MILLI * FIGHT_ROUNDS
		* odds.fights;
	return true;
}

/* Everybody is in one fight, and a round of a fight hurts one of those who lose it. */
int32_t pp_gauge_charge_most(const struct muster *m, int unit, int target)
{
	const struct force *const by = &m->of[unit], *const to = &m->of[target];

	return harm_of_blow(to) * FIGHT_ROUNDS * (by->fit < to->fit ? by->fit : to->fit);
}

static struct stakes melee(const struct muster *m, const struct force *by,
	const struct force *to)
{
	struct stakes o;

	pp_gauge_charge(m, by->unit, to->unit, &o);
	return o;
}

static int32_t threat(const struct game *v, const struct force *enemy, int32_t promise)
{
	const int32_t worth = promise * THREAT_PERCENT / PERCENT;

	(void)v;
	return worth + (enemy->beast && worth > 0 ? DREAD : 0);
}

/* ---- things and words ---- */

static bool lifts(const struct game *v, int unit, int item)
{
	const int32_t load = setting_value(&v->setup->items[item].settings[ITEM_LOAD],
		&pp_item_settings[ITEM_LOAD]);

	return standing_strength(v, unit) >= pp_rules_of(v)->load[load].bearers;
}

/* A shout carries furthest; who only obeys speaks for nobody. */
static int32_t voice(const struct game *v, int unit)
{
	const int guide = pp_guide(v, unit);

	return guide < 0 || pp_creature(v, guide) || pp_best_spirit(v, guide) == SPIRIT_OBEDIENT
		? 0 : pp_rules_of(v)->voice[VOICE_SHOUT].understood;
}

/* ---- how it weighs ---- */

const struct commander_rules pp_commander = {
	.inch = 10,
	.few = 1, .shy = 1,
	.guide = pp_guide, .worth = worth_of,
	.stance = stance, .add_figure = add_figure, .add_unit = add_unit,

	.hurry_least = 15, .hurry_growth = 3, .way_usual = 24, .hold_part = 4, .races = true,
	.around = 2, .lifts = lifts, .voice = voice,

	.n_paces = 2, .paces = { GAIT_WALK, GAIT_RUN }, .stays = GAIT_WALK,
	.prospects = moves_to, .goes = goes, .shoots = shoots, .cover = cover_worth,
	.cover_most = COVER_WORTH,
	.covered = pp_places_covered, .shuns = shuns,
	.move_price = 30, .doubt = 30, .turn_price = 750, .back_unit = 10, .back_worth = 60,
	.later_percent = 40,

	.fire = fire, .most = most, .shared_percent = 60, .melee = melee, .threat = threat,

	.fear_inches = 40, .hidden_percent = 100,
	.neighbour = 60, .neighbour_steps = 4, .crowds_standing = true,
	.lonely_inches = 8, .lonely_inch = 60, .front_inch = 40, .carriers_percent = 50,
	.heading = heading, .company = listeners, .listens = listens,
	.listener = LISTENER, .heard = true,
};

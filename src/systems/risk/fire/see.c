/* Seeing: which side has which unit in sight, as all stand (K-11).
 *
 * Whoever stands in plain sight is seen wherever a line leads to him.  In terrain that
 * conceals he is seen as far off as a die says, which is thrown once a turn for each unit
 * and side that looks, when first needed (S-K-23); deeper in than its rule allows he is
 * not seen at all.  Whoever fired is seen, and stays so to the end of the next turn while
 * a line leads to him; whoever was pointed out, until he moves.
 *
 *  DI1  No die is thrown that could not matter: in plain sight, at a distance that every
 *       throw reaches, or that none does.
 *  DI2  Of a die that failed the side that looked is not told.
 */
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"

/* What the die must show to see somebody. */
enum { SEEN_PLAINLY = 0, SEEN_NEVER = DIE_SIDES_MAX + 1 };

/* ---- one figure ---- */

static bool close_inside(const struct game *g, cell_t from, cell_t at)
{
	return table_within(g->table, from, at, risk_rules_of(g)->inside_range)
		&& risk_see_stays_inside(g, from, at, TERRAIN_CONCEALING);
}

/* What the die must show for one of this distance: the first hand's breadth is sure. */
static int die_for(const struct risk_rules *r, int32_t distance)
{
	const int32_t each = r->terrain_range > 0 ? r->terrain_range : 1;
	const int32_t die = (distance + each - 1) / each;

	if (die <= 1)
		return SEEN_PLAINLY;
	return die > r->terrain_die ? SEEN_NEVER : (int)die;
}

static enum showing showing_of(const struct game *g, cell_t at)
{
	if (!table_ground(g->table, at)->conceals)
		return SHOWS_PLAINLY;
	return risk_see_near_edge(g, at, TERRAIN_CONCEALING, risk_rules_of(g)->terrain_depth)
		? SHOWS_AT_EDGE : SHOWS_NOT;
}

/* Somebody who is looked for: where he is, and how he stands there. */
struct sought { int figure; cell_t at; enum showing showing; };

/* What the die must show, if that is below so much.  The cheap questions first. */
static int die_to_see(const struct game *g, int figure, const struct sought *s, int below)
{
	const struct risk_rules *r = risk_rules_of(g);
	const cell_t from = g->figures[figure].cell;
	int die = SEEN_PLAINLY;

	if (table_adjacent(g->table, from, s->at))
		return SEEN_PLAINLY;
	if (s->showing != SHOWS_PLAINLY && !close_inside(g, from, s->at))
		die = s->showing == SHOWS_NOT ? SEEN_NEVER
			: die_for(r, table_distance(g->table, from, s->at));
	return die < below && risk_line(g, figure, s->figure) ? die : SEEN_NEVER;
}

enum showing risk_see_showing(const struct game *g, int unit)
{
	enum showing most = SHOWS_NOT;

	FOR_MEMBERS(f, g, unit) {
		const enum showing own = standing_fit(g, f)
			? showing_of(g, g->figures[f].cell) : SHOWS_NOT;

		if (own < most)
			most = own;
	}
	return most;
}

/* ---- a side and a unit ---- */

static void look_from(const struct game *g, int figure, const struct sought *all, int n,
	struct risk_look *best)
{
	for (int i = 0; i < n && best->die != SEEN_PLAINLY; i++) {
		const int die = die_to_see(g, figure, &all[i], best->die);

		if (die < best->die)
			*best = (struct risk_look){ die, g->figures[figure].unit };
	}
}

static int seek(const struct game *g, int unit, struct sought all[FIGURES_MAX])
{
	int n = 0;

	FOR_MEMBERS(o, g, unit)
		if (standing_fit(g, o))
			all[n++] = (struct sought){ o, g->figures[o].cell,
				showing_of(g, g->figures[o].cell) };
	return n;
}

static struct risk_look look_for(const struct game *g, int side, int unit)
{
	struct risk_look best = { SEEN_NEVER, NOBODY };
	struct sought all[FIGURES_MAX];
	const int n = seek(g, unit, all);

	for (int u = 0; u < g->n_units; u++) {
		if (g->units[u].side != side)
			continue;
		FOR_MEMBERS(f, g, u)
			if (standing_fit(g, f))
				look_from(g, f, all, n, &best);
	}
	return best;
}

/* DI2: third parties hear of it who see them both. */
static void throw_to_see(struct game *g, int side, int unit, const struct risk_look *look)
{
	const struct risk_rules *r = risk_rules_of(g);
	const int own = game_allies(g, side);
	const int others = game_watchers(g, look->unit) & game_watchers(g, unit) & ~own;
	struct roller roller;
	bool seen;

	roller_open(&roller, "S-K-23", "spotting in terrain", look->unit, NOBODY, look->die);
	roller_other(&roller, unit);
	roller_read(&roller, ROLL_AT_LEAST);
	seen = roller_throw(&roller, g, r->terrain_die, 1) > 0;
	risk_unit_of(g, unit)->see_die[side] = roller.dice[0];
	roller_audience(&roller, seen ? others | own : others);
	roller_tell(&roller, g, seen ? "seen" : "not seen");
}

/* */
static bool keeps_in_sight(const struct game *g, int side, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return (u->fired || u->fired_last) && (g->units[unit].sighted >> side & 1) != 0
		&& seeing_side(g, side, unit, &risk_eyes);
}

/* pointed out, and not moved since. */
static bool stays_shown(const struct game *g, int side, int unit)
{
	return (risk_unit_of(g, unit)->shown >> side & 1) != 0;
}

static bool side_finds(struct game *g, int side, int unit)
{
	const struct risk_look look = risk_looks_of(risk_rules_of(g)->looks, g, side, unit,
		look_for);

	if (look.die == SEEN_PLAINLY)
		return true;
	if (look.die != SEEN_NEVER) {
		if (risk_unit_of(g, unit)->see_die[side] == 0)
			throw_to_see(g, side, unit, &look);
		if (risk_unit_of(g, unit)->see_die[side] >= look.die)
			return true;
	}
	return keeps_in_sight(g, side, unit) || stays_shown(g, side, unit);
}

/* ---- who is in sight of whom ---- */

bool risk_sees(const struct game *g, int side, int unit)
{
	return game_sees(g, side, unit);
}

/* whoever sees a unit that he did not find was shown it, by the scenario or by the
 * Game Master. */
static void mind_shown(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);
	const uint8_t shown = (uint8_t)(g->units[unit].sighted & ~u->found
		& ~game_allies(g, g->units[unit].side));

	if (u->far > u->shown_far)
		u->shown = 0;
	u->shown |= shown;
	if (shown != 0)
		u->shown_far = u->far;
}

static void mind_found(struct game *g, int unit, int sides, int looking)
{
	risk_unit_of(g, unit)->found = (uint8_t)(sides | (g->units[unit].sighted & ~looking));
}

void risk_sight_renew(struct game *g)
{
	static const struct seeing by = { standing_alive, mind_shown, side_finds, mind_found };

	risk_looks_notice(risk_rules_of(g)->looks, g);
	seeing_renew(g, &by);
}

void risk_reveal(struct game *g, int unit)
{
	seeing_show(g, unit, SIDES_ALL);
}

void risk_fire_seen(struct game *g, int unit)
{
	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_sees(g, s, unit) && seeing_side(g, s, unit, &risk_eyes)) {
			seeing_show(g, unit, game_allies(g, s));
			risk_unit_of(g, unit)->found |= (uint8_t)game_allies(g, s);
		}
}

/* Whoever was an ally a moment ago is not forgotten at once. */
void risk_sight_parted(struct game *g, int side, int other)
{
	if (game_allied(g, side, other) || !game_sworn(g, side, other))
		return;
	for (int u = 0; u < g->n_units; u++) {
		const int own = g->units[u].side;

		if (standing_alive(g, u) && (own == side || own == other))
			seeing_show(g, u, 1 << (own == side ? other : side));
	}
}

/* Beasts that mind themselves (X-231 … X-235): by temper, what one makes of those it sees,
 * and the choice that follows.
 *
 *  BM1  What it will do follows from what everybody at the table can see, so that players
 *       can reckon with it: `why` tells it in the same words (beast_why.c).
 *  BM2  Numbers are of its row of `beasts`; whoever is out of its senses is no prey and no
 *       danger.
 *  BM3  One that wants somebody and may not charge him runs towards him.
 */
#include "skirmish/body/standing.h"
#include "skirmish/commander/lookout.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/settings.h"

enum { PERCENT = 100, NEVER = INT32_MAX };

/* ---- what it sees ---- */

static enum beast temper_of(const struct game *v, int unit)
{
	return (enum beast)pp_unit_card(v, unit, CARD_BEAST);
}

/* The lines that it has, as far as they are known to who looks on. */
static bool in_line(const struct game *v, int unit, int other)
{
	return !pp_unit_of(v, other)->hidden && standing_in_line(v, unit, other, pp_sees);
}

/* The view of another side is not told whom its side sees (BM1). */
static bool is_seen(const struct game *v, int unit, int other)
{
	const int side = v->units[unit].side;
	const bool looks_on = v->viewer != NOBODY && !game_allied(v, v->viewer, side);

	return game_enemies(v, unit, other) && standing_alive(v, other)
		&& (looks_on ? in_line(v, unit, other) : game_sees(v, side, other));
}

static bool hurt(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && (pp_figure_of(v, f)->injury >= INJURY_LIGHT
				|| pp_figure_of(v, f)->wounds > 0))
			return true;
	return false;
}

/* One by himself, with nobody on his side so near as comrades are a comfort. */
static bool lonely(const struct game *v, int unit)
{
	const int32_t near = pp_rules_of(v)->morale_within[MORALE_COMRADE];

	if (standing_strength(v, unit) != 1)
		return false;
	for (int u = 0; u < v->n_units; u++)
		if (u != unit && !game_enemies(v, unit, u) && standing_alive(v, u)
				&& standing_apart(v, unit, u) <= near)
			return false;
	return true;
}

static bool runs(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && (pp_figure_of(v, f)->ran
				|| pp_figure_of(v, f)->spirit == SPIRIT_TERRIFIED))
			return true;
	return false;
}

/* Percent of what the unit can bear: wounds of creatures, else those who are out. */
static int share_lost(const struct game *v, int unit)
{
	int lost = 0, all = 0;

	FOR_MEMBERS(f, v, unit) {
		const int value = (int)pp_card(v, f, CARD_WOUND_VALUE);
		const int wounds = pp_figure_of(v, f)->wounds;

		all++;
		if (!standing_fit(v, f))
			lost += PERCENT;
		else if (value > 0)
			lost += wounds >= value ? PERCENT : wounds * PERCENT / value;
	}
	return all == 0 ? 0 : lost / all;
}

static int nearest_of(const struct game *v, int unit, int32_t *far)
{
	int best = NOBODY;

	*far = NEVER;
	for (int e = 0; e < v->n_units; e++) {
		const int32_t d = is_seen(v, unit, e) ? standing_apart(v, unit, e) : NEVER;

		if (d < *far) {
			*far = d;
			best = e;
		}
	}
	return best;
}

/* ---- hungry (X-232) ---- */

static void look_at_prey(const struct game *v, struct mind_of_beast *m)
{
	m->wounded = hurt(v, m->unit);
	m->alone = lonely(v, m->unit);
	m->running = runs(v, m->unit);
}

static int32_t seems(const struct game *v, int unit, int prey)
{
	const struct pp_rules *r = pp_rules_of(v);
	int32_t far = standing_apart(v, unit, prey);

	if (far > r->beast[BEAST_HUNGRY].notices
			|| pp_unit_card(v, prey, CARD_SIZE) > pp_unit_card(v, unit, CARD_SIZE))
		return NEVER;
	far -= hurt(v, prey) ? r->beast[BEAST_HUNGRY].wounded : 0;
	far -= lonely(v, prey) ? r->beast[BEAST_HUNGRY].alone : 0;
	return far - (runs(v, prey) ? r->beast[BEAST_HUNGRY].running : 0);
}

/* Whether somebody lies still beside it. */
static bool has_meat(const struct game *v, int unit)
{
	int16_t beside[BESIDE_MAX];

	FOR_MEMBERS(f, v, unit) {
		const int n = standing_fit(v, f) ? game_beside(v, f, beside, BESIDE_MAX) : 0;

		for (int i = 0; i < n; i++)
			if (v->figures[beside[i]].life == LIFE_WOUNDED
					&& game_enemies(v, unit, v->figures[beside[i]].unit))
				return true;
	}
	return false;
}

static void think_hungry(const struct game *v, int unit, struct mind_of_beast *m)
{
	int32_t least = NEVER;

	m->unit = nearest_of(v, unit, &m->far);
	if (has_meat(v, unit)) {
		m->mood = m->far > pp_rules_of(v)->beast[BEAST_HUNGRY].charges ? MOOD_EATS
			: MOOD_HUNTS;
		return;
	}
	m->unit = NOBODY;
	for (int e = 0; e < v->n_units; e++) {
		const int32_t far = is_seen(v, unit, e) ? seems(v, unit, e) : NEVER;

		if (far < least) {
			least = far;
			m->unit = e;
		}
	}
	if (m->unit < 0)
		return;
	m->mood = MOOD_HUNTS;
	m->far = standing_apart(v, unit, m->unit);
	look_at_prey(v, m);
}

/* ---- frightened, and whoever has had enough (X-235) ---- */

static cell_t way_out(const struct game *v, int unit, cell_t noise)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = pp_places_of(v, unit, GAIT_RUN, list, PROSPECTS_MAX);

	return pp_places_away(v, unit, list, n, noise);
}

static void think_frightened(const struct game *v, int unit, struct mind_of_beast *m)
{
	const int32_t charges = pp_rules_of(v)->beast[m->temper].charges;
	const int32_t notices = pp_rules_of(v)->beast[m->temper].notices;

	m->unit = nearest_of(v, unit, &m->far);
	if (m->far > notices)
		m->unit = NOBODY;
	if (!m->broken)
		m->noise = pp_unit_of(v, unit)->alarm;
	if (m->unit < 0 && m->noise == CELL_NONE)
		return;
	m->mood = m->unit >= 0 && m->far <= charges && way_out(v, unit, m->noise) == CELL_NONE
		? MOOD_CORNERED : MOOD_SHIES;
}

/* ---- protecting (X-234) ---- */

static int32_t from_home(const struct game *v, int unit, cell_t cell)
{
	const int area = pp_guards(v->setup, unit);

	if (area >= 0)
		return setup_area_has(&v->setup->areas[area], cell) ? 0 : lookout_distance(v, cell,
			v->setup->areas[area].cells, v->setup->areas[area].n_cells);
	return v->setup->units[unit].cell == CELL_NONE ? 0
		: table_distance(v->table, cell, v->setup->units[unit].cell);
}

/* How far an enemy is from it or from what it guards. */
static int32_t intrusion(const struct game *v, int unit, int other, int32_t *home)
{
	const int32_t apart = standing_apart(v, unit, other);

	*home = NEVER;
	FOR_MEMBERS(f, v, other)
		if (standing_fit(v, f) && game_on_table(v, f)) {
			const int32_t d = from_home(v, unit, v->figures[f].cell);

			*home = d < *home ? d : *home;
		}
	return apart < *home ? apart : *home;
}

static void think_protecting(const struct game *v, int unit, struct mind_of_beast *m)
{
	const struct pp_rules *r = pp_rules_of(v);
	const int guide = pp_guide(v, unit);
	int32_t least = NEVER, home = NEVER;
	bool charges = false;

	for (int e = 0; e < v->n_units; e++) {
		const int32_t near = is_seen(v, unit, e) ? intrusion(v, unit, e, &home) : NEVER;
		const bool in_reach = near <= r->beast[BEAST_PROTECTING].charges
			&& home <= r->beast[BEAST_PROTECTING].strays;

		if (near > r->beast[BEAST_PROTECTING].notices || (charges && !in_reach)
				|| (near >= least && charges == in_reach))
			continue;
		charges = in_reach;
		least = near;
		m->unit = e;
	}
	if (m->unit >= 0)
		m->far = standing_apart(v, unit, m->unit);
	if (charges)
		m->mood = MOOD_CHARGES;
	else if (guide >= 0 && from_home(v, unit, v->figures[guide].cell) > 0)
		m->mood = MOOD_RETURNS;
	else if (m->unit >= 0)
		m->mood = MOOD_WARNS;
}

/* ---- its mind, and its deeds ---- */

void pp_beast_think(const struct game *v, int unit, struct mind_of_beast *m)
{
	*m = (struct mind_of_beast){ .temper = temper_of(v, unit), .mood = MOOD_RESTS,
		.unit = NOBODY, .far = NEVER, .noise = CELL_NONE, .lost = share_lost(v, unit) };
	m->broken = m->lost >= pp_rules_of(v)->beast[m->temper].breaks;
	if (m->broken || m->temper == BEAST_FRIGHTENED)
		think_frightened(v, unit, m);
	else if (m->temper == BEAST_HUNGRY)
		think_hungry(v, unit, m);
	else
		think_protecting(v, unit, m);
}

static bool stays(const struct proposer *p, int unit)
{
	return propose_unit(p, VERB_STAND, unit);
}

static bool goes_for(const struct proposer *p, int unit, int prey)
{
	struct prospect list[PROSPECTS_MAX];
	cell_t goals[FIGURES_MAX];
	int n, n_goals;

	if (propose_unit_unit(p, VERB_CHARGE, unit, prey))
		return true;
	n = pp_places_of(p->v, unit, GAIT_RUN, list, PROSPECTS_MAX);
	n_goals = lookout_cells(p->v, unit, prey, goals);
	return pp_places_go(p, unit, GAIT_RUN,
		pp_places_towards(p->v, unit, list, n, goals, n_goals));
}

/* The place of its home that is nearest to somebody, or to itself if that is nobody. */
static bool goes_home(const struct proposer *p, int unit, int intruder)
{
	struct prospect list[PROSPECTS_MAX];
	const int n = pp_places_of(p->v, unit, GAIT_WALK, list, PROSPECTS_MAX);
	int32_t least = NEVER, least_far = NEVER;
	cell_t foes[FIGURES_MAX], best = CELL_NONE;
	const int n_foes = intruder < 0 ? 0 : lookout_cells(p->v, unit, intruder, foes);

	for (int i = 0; i < n; i++) {
		const int32_t home = from_home(p->v, unit, list[i].cell);
		const int32_t far = lookout_distance(p->v, list[i].cell, foes, n_foes);

		if (home > least || (home == least && far >= least_far))
			continue;
		least = home;
		least_far = far;
		best = list[i].cell;
	}
	return pp_places_go(p, unit, GAIT_WALK, best);
}

bool pp_beast_move(const struct proposer *p, int unit)
{
	struct mind_of_beast m;

	pp_beast_think(p->v, unit, &m);
	switch (m.mood) {
	case MOOD_HUNTS:
	case MOOD_CORNERED:
	case MOOD_CHARGES:
		return goes_for(p, unit, m.unit) || stays(p, unit);
	case MOOD_SHIES:
		return pp_places_go(p, unit, GAIT_RUN, way_out(p->v, unit, m.noise))
			|| stays(p, unit);
	case MOOD_RETURNS:
	case MOOD_WARNS:
		return goes_home(p, unit, m.unit) || stays(p, unit);
	default:
		return stays(p, unit);
	}
}

/* ---- noises ---- */

void pp_beasts_listen(struct game *g)
{
	const struct pp_game *own = pp_game_of(g);
	const int32_t heard = pp_rules_of(g)->voice[VOICE_SHOT].heard;

	for (int u = 0; u < g->n_units; u++) {
		const int guide = pp_guide(g, u);
		int32_t least = heard;

		pp_unit_of(g, u)->alarm = CELL_NONE;
		if (guide < 0 || !pp_beast(g, u))
			continue;
		for (int i = 0; i < own->n_noises; i++) {
			const int32_t far = table_distance(g->table, g->figures[guide].cell,
				own->noise[i]);

			if ((own->noise_by[i] >= 0 && g->figures[own->noise_by[i]].unit == u)
					|| own->noise_cause[i] == CAUSE_ROUT || far > least)
				continue;
			least = far;
			pp_unit_of(g, u)->alarm = own->noise[i];
		}
	}
}

/* ---- the table ---- */

void pp_bind_beasts(struct binder *b, struct pp_rules *rules)
{
	static const char *const rows[] = { "beasts.hungry", "beasts.frightened",
		"beasts.protecting" };
	static const struct bind_column columns[] = {
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].name, "name"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].notices, "notices"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].charges, "charges"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].strays, "strays"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].wounded, "wounded"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].alone, "alone"),
		COLUMN(struct pp_rules, beast[BEAST_HUNGRY].running, "running"),
		COLUMN_POSITIVE(struct pp_rules, beast[BEAST_HUNGRY].breaks, "breaks"),
		COLUMNS_END
	};

	bind_rows(b, rows, BEASTS - BEAST_HUNGRY, columns, rules, sizeof rules->beast[0]);
}

/* The chances of a round of melee: so many on either side, matched as evenly as may be, each
 * of whom could fight any of the others.
 */
#include "skirmish/odds/scene.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/melee/melee.h"
#include "systems/risk/odds/chances.h"
#include "systems/risk/odds/odds.h"

enum { OURS, THEIRS, BOTH };
enum {	/* of each side, ours first */
	SIDE_FIGURES, SIDE_WEAPON, SIDE_QUALITY, SIDE_BAYONETS, SIDE_WOUNDED, SIDE_WALL,
	INPUTS_EACH
};
enum { FOE_ROUTING = BOTH * INPUTS_EACH };
enum { FIGURES_MOST = 40, COLS = 60, ROWS = 60, MIDDLE = 30 };

static const char *const qualities[] = { "raw", "regular", "superior", "hero", NULL };
enum { IS_HERO = 3 };

#define SIDE(side, who, figures, weapon) \
	[(side) * INPUTS_EACH + SIDE_FIGURES] = ODDS_NUMBER(figures, 1, FIGURES_MOST, "1", \
		who " who fight"), \
	[(side) * INPUTS_EACH + SIDE_WEAPON] = ODDS_ROW(weapon, "weapons", "sword", \
		"what " who " fight with")

static const struct odds_input inputs[] = {
	SIDE(OURS, "ours", "figures", "weapon"),
	[SIDE_QUALITY] = ODDS_WORD("quality", qualities, "regular", "what ours are"),
	[SIDE_BAYONETS] = ODDS_FLAG("bayonets", "no", "ours have them"),
	[SIDE_WOUNDED] = ODDS_FLAG("wounded", "no", "ours are wounded"),
	[SIDE_WALL] = ODDS_FLAG("wall", "no", "ours come over a wall or fence that theirs hold"),
	SIDE(THEIRS, "theirs", "foes", "foe-weapon"),
	[INPUTS_EACH + SIDE_QUALITY] = ODDS_WORD("foe-quality", qualities, "regular",
		"what theirs are"),
	[INPUTS_EACH + SIDE_BAYONETS] = ODDS_FLAG("foe-bayonets", "no", "theirs have them"),
	[INPUTS_EACH + SIDE_WOUNDED] = ODDS_FLAG("foe-wounded", "no", "theirs are wounded"),
	[INPUTS_EACH + SIDE_WALL] = ODDS_FLAG("foe-wall", "no",
		"theirs come over a wall or fence that ours hold"),
	[FOE_ROUTING] = ODDS_FLAG("foe-routing", "no", "theirs rout, and do not fight back"),
	{ .name = NULL }
};

/* ---- the situation ---- */

static void add_side(struct scene *s, int side, const struct odds_value *v)
{
	const int unit = scene_unit(s, side, v[SIDE_FIGURES].number, MIDDLE + side, MIDDLE);
	const bool hero = v[SIDE_QUALITY].number == IS_HERO;

	scene_say(s, unit, UNIT_BAYONETS, v[SIDE_BAYONETS].number);
	if (!hero)
		scene_say(s, unit, UNIT_QUALITY, v[SIDE_QUALITY].number);
	for (int i = 0; i < v[SIDE_FIGURES].number; i++)
		scene_figure(s, unit, i)->hero = hero;
	scene_arm(s, unit, v[SIDE_WEAPON].number);
}

/* A ground that can be held against those who come over it; NOBODY. */
static int wall_of(const struct table *t)
{
	for (int i = 0; i < t->n_grounds; i++)
		if (t->grounds[i].cover_behind != COVER_NONE && t->grounds[i].pace > 0)
			return i;
	return NOBODY;
}

/* Who comes over the wall stands on it; the other side stands fast behind it. */
static void set_walls(struct scene *s, const struct odds_value *v)
{
	const int wall = wall_of(s->setup.table);

	for (int row = 0; row < ROWS; row++)
		for (int side = 0; side < BOTH; side++)
			if (v[side * INPUTS_EACH + SIDE_WALL].number)
				scene_ground(s, MIDDLE + side, row, wall);
}

static bool put(struct scene *s)
{
	for (int side = 0; side < BOTH; side++)
		add_side(s, side, &s->asked->values[side * INPUTS_EACH]);
	set_walls(s, s->asked->values);
	return true;
}

static bool set(struct scene *s)
{
	const struct odds_value *const v = s->asked->values;
	struct game *const g = s->game;

	for (int f = 0; f < g->n_figures; f++) {
		const struct odds_value *const own =
			&v[g->figures[f].unit * INPUTS_EACH];

		risk_figure_of(g, f)->wounds = own[SIDE_WOUNDED].number != 0;
		risk_figure_of(g, f)->came_on = own[SIDE_WALL].number != 0;
	}
	risk_unit_of(g, 1)->routing = v[FOE_ROUTING].number != 0;
	return true;
}

/* Everybody touches all of the other side. */
static void match_all(const struct game *g, struct fights *all)
{
	struct contacts c;

	match_contacts_begin(&c, g->n_figures);
	for (int f = 0; f < g->n_figures; f++)
		c.able[f] = risk_fights_back(g, f);
	for (int f = 0; f < g->n_figures; f++)
		for (int e = 0; e < g->n_figures; e++)
			if (g->figures[f].unit != g->figures[e].unit
				&& c.n_foes[f] < MATCH_FOES_MAX)
				match_contacts_add(&c, f, e);
	match_contacts(&c, all);
}

/* ---- who comes off worse (S-K-29) ---- */

/* By how many casualties, and how many killed, ours have more than theirs. */
enum { MOST = FIGURES_MOST, SPAN = 2 * MOST + 1 };
struct margins { chance_t of[SPAN][SPAN]; };

static int casualties(enum hurt hurt)
{
	return hurt != HURT_NOT;
}

static void add_fight(struct margins *m, const chance_t of[HURTS][HURTS])
{
	struct margins next = { { { 0 } } };

	for (int c = 0; c < SPAN; c++)
		for (int k = 0; k < SPAN; k++)
			for (int i = 0; m->of[c][k] > 0 && i < HURTS * HURTS; i++) {
				const enum hurt us = (enum hurt)(i / HURTS);
				const enum hurt them = (enum hurt)(i % HURTS);
				const int more = casualties(us) - casualties(them);
				const int dead = (us == HURT_KILLED) - (them == HURT_KILLED);

				if (of[us][them] > 0)
					next.of[c + more][k + dead] +=
						chance_both(m->of[c][k], of[us][them]);
			}
	*m = next;
}

static void add_outcomes(struct odds *o, const struct margins *m)
{
	chance_t worse = 0, better = 0;

	for (int c = 0; c < SPAN; c++)
		for (int k = 0; k < SPAN; k++) {
			const int more = c != MOST ? c - MOST : k - MOST;

			worse += more > 0 ? m->of[c][k] : 0;
			better += more < 0 ? m->of[c][k] : 0;
		}
	odds_outcome(o, "theirs are worse", better);
	odds_outcome(o, "both go back", CERTAIN - better - worse);
	odds_outcome(o, "ours are worse", worse);
}

/* ---- reckoning ---- */

struct sums { struct margins margins; struct tally *wounded[BOTH], *killed[BOTH]; };

static void take_fight(const struct game *g, const struct fight *fight,
	const struct stand *stands, struct sums *sums)
{
	const int lone = g->figures[fight->lone].unit;
	chance_t of[HURTS][HURTS], each[BOTH][HURTS] = { { 0 } };
	struct fight_ways w;

	risk_fight_ways(g, fight, stands, &w);
	for (int a = 0; a < HURTS; a++)
		for (int b = 0; b < HURTS; b++) {
			const chance_t p = chance_of(w.ways[a][b], w.all);

			*(lone == OURS ? &of[a][b] : &of[b][a]) = p;
			each[lone][a] += p;
			each[!lone][b] += p;
		}
	for (int side = 0; side < BOTH; side++) {
		tally_die(sums->wounded[side], each[side][HURT_WOUNDED]);
		tally_die(sums->killed[side], each[side][HURT_KILLED]);
	}
	add_fight(&sums->margins, (const chance_t (*)[HURTS])of);
}

static void put_rolls(const struct game *g, const struct fight *fight,
	const struct stand *stands, struct odds *o)
{
	struct stand foes[FIGHT_WAYS_MOST];
	const bool first = g->figures[fight->lone].unit == OURS;
	struct roller lone, other;
	int n = 0;

	for (int i = 0; i < fight->n; i++)
		if (risk_fights_back(g, fight->others[i]))
			foes[n++] = stands[fight->others[i]];
	risk_stand_roller(g, &stands[fight->lone], foes, n, &lone);
	risk_stand_roller(g, &stands[fight->others[0]], &stands[fight->lone],
		risk_fights_back(g, fight->lone), &other);
	odds_roll(o, first ? &lone : &other, risk_rules_of(g)->melee_die, 1, "");
	odds_roll(o, first ? &other : &lone, risk_rules_of(g)->melee_die, 1, "");
}

static bool reckon(struct scene *s, struct odds *o)
{
	const struct game *const g = s->game;
	struct stand stands[FIGURES_MAX];
	struct sums sums = { .margins = { { { 0 } } } };
	struct fights all;

	match_all(g, &all);
	if (all.n == 0 || all.fight[0].n > FIGHT_WAYS_MOST)
		return refuse(s->why, "K-17", "at most %d can stand round one figure",
		FIGHT_WAYS_MOST);
	for (int f = 0; f < g->n_figures; f++)
		stands[f] = risk_stand_of(g, f);
	sums.margins.of[MOST][MOST] = CERTAIN;
	sums.killed[THEIRS] = odds_count(o, "killed");
	sums.wounded[THEIRS] = odds_count(o, "wounded");
	sums.killed[OURS] = odds_count(o, "own killed");
	sums.wounded[OURS] = odds_count(o, "own wounded");
	for (int i = 0; i < all.n; i++)
		take_fight(g, &all.fight[i], stands, &sums);
	put_rolls(g, &all.fight[0], stands, o);
	add_outcomes(o, &sums.margins);
	odds_note(o, "%d %s, matched as evenly as may be (K-17), the first roll ours, the second "
		"theirs", all.n, all.n == 1 ? "fight" : "fights");
	return true;
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;
	const struct rule_table *const weapons = rulebook_table(c->book, "weapons");
	const int bayonet = rule_table_column(weapons, "bayonet");

	if (v[SIDE_WALL].number && v[INPUTS_EACH + SIDE_WALL].number)
		return refuse(why, "X-111", "only one side comes over a wall");
	for (int side = 0; side < BOTH; side++) {
		const struct odds_value *const own = &v[side * INPUTS_EACH];
		const int weapon = own[SIDE_WEAPON].number;

		if (own[SIDE_BAYONETS].number
			&& !rule_table_at(weapons, weapon, bayonet)->given)
			return refuse(why, "X-114", "no bayonet goes on a %s",
				rule_table_at(weapons, weapon, 1)->text);
	}
	return true;
}

static const struct situation situation = { .cols = COLS, .rows = ROWS, .fits = fits, .put = put,
	.set = set, .reckon = reckon };
const struct odds_action risk_odds_melee = { "melee", "A round of melee", "K-17", inputs,
	scene_reckon, &situation, NULL, NULL };

/* Blows: the dice of one fight (K:117 to K:129).
 *
 *  BL1  Each figure throws one die, with modifiers against all who fight it.
 *  BL2  Dice are compared with that of the lone figure (S-K-27): whoever beats it harms
 *       it by his own die; it harms one at most, the lowest that it beats.
 *  BL3  Routers throw none: whoever fights one has won.
 *  BL4  Harm is only put by; risk_fates() deals it out when all have fought (K3).
 */
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/melee.h"

bool risk_fights_back(const struct game *g, int figure)
{
	return !risk_unit_of(g, g->figures[figure].unit)->routing;
}

struct stand risk_stand_of(const struct game *g, int figure)
{
	return (struct stand){ (int16_t)figure, g->figures[figure].cell,
		risk_figure_of(g, figure)->came_on };
}

/* ---- modifiers ---- */

/* a bayonet, where there are any for his arm, is always fixed. */
int risk_melee_factor(const struct game *g, int figure, int *best_arm)
{
	const struct risk_rules *rules = risk_rules_of(g);
	const bool bayonets = game_unit_setting(g, g->setup->figures[figure].unit,
		UNIT_BAYONETS) != 0;
	int best = -1;

	for (int i = 0, arm; (arm = risk_arm(g, figure, i)) >= 0; i++) {
		const struct weapon *w = &rules->weapons[arm];
		const int factor = bayonets ? w->bayonet : w->melee;

		if (factor > best) {
			best = factor;
			*best_arm = arm;
		}
	}
	return best;
}

/* what somebody can hold against those who come over it. */
static bool is_wall(const struct game *g, cell_t cell)
{
	const struct ground *ground = table_ground(g->table, cell);

	return ground->cover_behind != COVER_NONE || ground->works;
}

/* K:121: it lies between two when one of them stands on it, he who holds it or he who
 * is half over. */
static bool crosses(const struct game *g, const struct stand *own, const struct stand *foe)
{
	return own->came_on && !foe->came_on && is_wall(g, own->cell) != is_wall(g, foe->cell);
}

static bool has_better_weapon(const struct game *g, const struct stand *own,
	const struct stand *others, int n)
{
	int arm;
	const int factor = risk_melee_factor(g, own->figure, &arm);

	for (int i = 0; i < n; i++)
		if (risk_melee_factor(g, others[i].figure, &arm) >= factor)
			return false;
	return true;
}

void risk_stand_roller(const struct game *g, const struct stand *own, const struct stand *others,
	int n, struct roller *r)
{
	const struct modifier_row *rows = risk_rules_of(g)->melee;
	const int f = own->figure;
	bool wall = false;

	for (int i = 0; i < n; i++)
		wall = wall || crosses(g, own, &others[i]);
	roller_open(r, "K-17", "melee", g->figures[f].unit, f, 0);
	roller_read(r, ROLL_OPPOSED);
	if (n > 0)
		roller_other(r, g->figures[others[0].figure].unit);
	modifier_add(r, &rows[MELEE_RAW], risk_raw(g, f));
	modifier_add(r, &rows[MELEE_OUTNUMBERED], n > 1 ? n - 1 : 0);
	modifier_add(r, &rows[MELEE_WALL], wall);
	modifier_add(r, &rows[MELEE_SKILLED], risk_hero(g, f) || risk_superior(g, f));
	modifier_add(r, &rows[MELEE_WEAPON], n > 0 && has_better_weapon(g, own, others, n));
}

void risk_melee_roller(const struct game *g, int figure, const int16_t *opponents, int n,
	struct roller *r)
{
	const struct stand own = risk_stand_of(g, figure);
	struct stand others[GRID_AROUND_MAX];
	int all = 0;

	for (int i = 0; i < n && all < GRID_AROUND_MAX; i++)
		if (risk_fights_back(g, opponents[i]))
			others[all++] = risk_stand_of(g, opponents[i]);
	risk_stand_roller(g, &own, others, all, r);
}

/* ---- the dice ---- */

struct blow {
	int16_t figure;
	bool thrown;		/* BL3 */
	int score;
	int16_t harms;		/* whom, or NOBODY */
	struct roller r;
};

static void throw_die(struct game *g, int figure, const int16_t *opponents, int n,
	struct blow *b)
{
	b->figure = (int16_t)figure;
	b->harms = NOBODY;
	b->thrown = risk_fights_back(g, figure);
	b->score = 0;
	if (!b->thrown)
		return;
	risk_melee_roller(g, figure, opponents, n, &b->r);
	roller_other(&b->r, g->figures[opponents[0]].unit);
	roller_throw(&b->r, g, risk_rules_of(g)->melee_die, 1);
	b->score = b->r.dice[0] + roller_need(&b->r);
}

static bool beats(const struct blow *a, const struct blow *b)
{
	return a->thrown && (!b->thrown || a->score > b->score);
}

static enum fate fate_of(const struct game *g, const struct blow *b)
{
	return (enum fate)risk_rules_of(g)->melee_fate[b->r.dice[0]];
}

/* ---- the outcome ---- */

static const char *harm_word(const struct game *g, const struct blow *b)
{
	static const char *const words[FATES] = { "no harm", "a wound", "a kill" };

	return words[fate_of(g, b)];
}

/* "6 beats 4: a kill", "3 against 5", "4 against 4: a draw". */
static void tell_one(struct game *g, struct blow *b, const struct blow *foe)
{
	char text[64];

	if (!b->thrown)
		return;
	if (!foe->thrown)
		snprintf(text, sizeof text, "nobody fights back: %s", harm_word(g, b));
	else if (b->score > foe->score)
		snprintf(text, sizeof text, "%d beats %d: %s", b->score, foe->score,
			harm_word(g, b));
	else
		snprintf(text, sizeof text, "%d against %d: %s", b->score, foe->score,
			b->score == foe->score ? "a draw" : "beaten");
	roller_tell(&b->r, g, text);
}

/* "5 against 3, 6: wounds the lowest". */
static void tell_lone(struct game *g, struct blow *lone, const struct blow *others, int n)
{
	char text[120];
	int used = snprintf(text, sizeof text, "%d against", lone->score);
	bool wins = false;

	for (int i = 0; i < n; i++) {
		used += snprintf(text + used, sizeof text - (size_t)used, "%s %d",
			i == 0 ? "" : ",", others[i].score);
		wins = wins || beats(lone, &others[i]);
	}
	if (!wins)
		snprintf(text + used, sizeof text - (size_t)used, ": beats nobody");
	else if (fate_of(g, lone) == FATE_GRAZE)
		snprintf(text + used, sizeof text - (size_t)used, ": no harm");
	else
		snprintf(text + used, sizeof text - (size_t)used, ": %s the lowest",
			fate_of(g, lone) == FATE_KILL ? "kills" : "wounds");
	roller_tell(&lone->r, g, text);
}

/* BL2: the lowest whom the lone figure beats; of equals one is picked. */
static int lowest_beaten(struct game *g, const struct blow *lone, const struct blow *others,
	int n)
{
	int least = 0, at[GRID_AROUND_MAX], equals = 0;

	for (int i = 0; i < n; i++)
		if (beats(lone, &others[i]) && (equals == 0 || others[i].score <= least)) {
			if (equals > 0 && others[i].score < least)
				equals = 0;
			least = others[i].score;
			at[equals++] = others[i].figure;
		}
	return equals == 0 ? NOBODY : at[roll_pick(g, equals, "S-K-27", "which of the lowest",
		g->figures[others[0].figure].unit, g->figures[lone->figure].unit)];
}

static void harm(struct game *g, const struct blow *b)
{
	int arm;

	if (b->harms < 0 || fate_of(g, b) == FATE_GRAZE)
		return;
	risk_melee_factor(g, b->figure, &arm);
	risk_hit(g, b->harms, g->figures[b->figure].unit, fate_of(g, b),
		risk_rules_of(g)->weapons[arm].name);
}

void risk_fight_out(struct game *g, const struct fight *fight)
{
	struct blow lone, others[GRID_AROUND_MAX];

	if (risk_fights_back(g, fight->lone))
		movers_face(g, fight->lone, g->figures[fight->others[0]].cell);
	throw_die(g, fight->lone, fight->others, fight->n, &lone);
	for (int i = 0; i < fight->n; i++) {
		if (risk_fights_back(g, fight->others[i]))
			movers_face(g, fight->others[i], g->figures[fight->lone].cell);
		throw_die(g, fight->others[i], &fight->lone, 1, &others[i]);
	}
	if (fight->n == 1)
		tell_one(g, &lone, &others[0]);
	else if (lone.thrown)
		tell_lone(g, &lone, others, fight->n);
	for (int i = 0; i < fight->n; i++) {
		tell_one(g, &others[i], &lone);
		if (beats(&others[i], &lone))
			others[i].harms = lone.figure;
	}
	if (lone.thrown && fate_of(g, &lone) != FATE_GRAZE)
		lone.harms = (int16_t)lowest_beaten(g, &lone, others, fight->n);
	harm(g, &lone);
	for (int i = 0; i < fight->n; i++)
		harm(g, &others[i]);
}

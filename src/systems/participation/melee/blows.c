/* Blows (PP:50 to PP:68): one round of fighting.
 *
 *  BL1  Who fights whom, and who can strike, is settled before the first die (match.c); a
 *       figure is in one fight, so that no order of fights matters.
 *  BL2  Each throws one die with his own factors.  Of several against one the mean is
 *       taken, rounded up (S-P-28); what being more adds is on each one's roll.
 *  BL3  Only who can strike does harm by winning (S-P-10, X-200).  The lone figure of a fight
 *       may be one who cannot; the others always can (MA4).
 *  BL4  Surprise and charges count in the first round of a turn's fighting.
 */
#include <stdio.h>
#include <string.h>

#include "skirmish/body/movers.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/match.h"
#include "systems/participation/settings.h"

/* ---- arms (X-207) ---- */

/* Piercing arms before others, then by what they add to blows and take from saves. */
static int worth_of(const struct weapon *w)
{
	enum { FIRST = 100 };

	return (w->harm == HARM_PIERCING ? FIRST : 0) + w->factor - w->sdd;
}

int pp_hand_arm(const struct game *g, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct setup_figure *s = &g->setup->figures[figure];
	int best = -1;

	for (int i = 0; i < s->n_arms; i++) {
		const int arm = rules->weapons[s->arms[i]].in_hand;

		if (arm >= 0 && (best < 0
			|| worth_of(&rules->weapons[arm]) > worth_of(&rules->weapons[best])))
			best = arm;
	}
	return best >= 0 ? best : rules->fists;
}

struct pp_blow pp_blow_of(const struct game *g, int figure, enum pp_effect effect)
{
	const struct weapon *w = &pp_rules_of(g)->weapons[pp_hand_arm(g, figure)];

	return (struct pp_blow){ effect, (enum harm)w->harm, w->sdd, w->name, w->rule };
}

/* ---- factors ---- */

/* Where they go: into a sum, and to the roll if there is one. */
struct factors {
	struct roller *r;	/* or NULL */
	int sum;
};

static void add(struct factors *f, const char *name, const char *rule, int value)
{
	f->sum += value;
	if (f->r != NULL)
		roller_add(f->r, name, rule, value);
}

static void add_row(struct factors *f, const struct modifier_row *row, bool counts)
{
	if (counts)
		add(f, row->name, row->rule, row->value);
}

/* BL4. */
static bool first_round(const struct game *g)
{
	const struct pp_game *own = pp_game_of(g);

	return own->round <= 1 || (own->walk.stage != STAGE_FIGHT
		&& own->walk.stage != STAGE_BLOWS);
}

/* Where somebody would come to stand who charges a foe: the free place beside him that is
 * nearest; where he is, if he is there already, or if there is none. */
static cell_t place_at(const struct game *g, int figure, int foe)
{
	const cell_t from = g->figures[figure].cell;
	cell_t hull[BODY_CELLS_MAX], around[GRID_AROUND_MAX], best = from;
	const int n_hull = game_touching(g, figure, foe) ? 0 : game_hull(g, foe, hull);
	int32_t least = INT32_MAX;

	for (int i = 0; i < n_hull; i++) {
		const int n = table_around(g->table, hull[i], around);

		for (int k = 0; k < n; k++) {
			const int32_t far = table_distance(g->table, from, around[k]);

			if (far >= least || g->occupant[around[k]] >= 0
				|| table_ground(g->table, around[k])->pace == 0)
				continue;
			least = far;
			best = around[k];
		}
	}
	return best;
}

/* Where the two stand when they fight. */
static cell_t place_of(const struct game *g, int figure, int foe, enum weighed weighed)
{
	return weighed == WEIGHED_CHARGING ? place_at(g, figure, foe) : g->figures[figure].cell;
}

/* no line between where the two began the turn.  Whom the other has charged has not
 * come himself, whichever side of a long body lies before him (S-P-31). */
static bool came_unseen(const struct game *g, int figure, int foe, enum weighed weighed)
{
	const struct pp_figure *own = pp_figure_of(g, figure), *other = pp_figure_of(g, foe);
	const bool charged = own->charged || weighed == WEIGHED_CHARGING;
	const cell_t from = own->began, of = other->began;

	if ((other->charged || weighed == WEIGHED_CHARGED) && !charged)
		return false;
	return from == CELL_NONE || (of != CELL_NONE && !game_cell_in_line(g, of, from));
}

enum side_of { OF_FRONT, OF_FLANK, OF_REAR };

static enum side_of side_of(const struct game *g, int figure, int foe, enum weighed weighed)
{
	const struct grid *grid = &g->table->grid;
	const struct figure *f = &g->figures[foe];
	const cell_t from = weighed == WEIGHED_CHARGING ? place_at(g, figure, foe)
		: game_nearest_part(g, figure, f->cell);
	const int all = grid_directions(grid);

	if (from == f->cell || grid_in_front(grid, f->cell, f->facing, from))
		return OF_FRONT;
	return grid_direction(grid, f->cell, from, f->facing) == (f->facing + all / 2) % all
		? OF_REAR : OF_FLANK;
}

/* The least of it that holds against all of them. */
static enum side_of surprises(const struct game *g, int figure, const struct pp_against *against)
{
	enum side_of least = OF_REAR;

	if (!first_round(g))
		return OF_FRONT;
	for (int i = 0; i < against->n; i++) {
		const int foe = against->foes[i];
		const enum side_of at = came_unseen(g, figure, foe, against->weighed)
			? side_of(g, figure, foe, against->weighed) : OF_FRONT;

		if (at < least)
			least = at;
	}
	return least;
}

/* All about the two is of one level: then nobody is higher, wherever he comes to stand. */
static bool level_about(const struct game *g, int figure, int foe)
{
	const cell_t his = g->figures[figure].cell, of = g->figures[foe].cell;

	return g->course == NULL	/* or a hull may be long */
		&& g->table->level[his] == g->table->level[of]
		&& table_even(g->table, his) && table_even(g->table, of);
}

static bool is_higher(const struct game *g, int figure, const struct pp_against *against)
{
	const int8_t *level = g->table->level;

	for (int i = 0; i < against->n; i++) {
		const int foe = against->foes[i];
		cell_t his;

		if (level_about(g, figure, foe))
			return false;
		his = against->weighed == WEIGHED_CHARGED ? place_at(g, foe, figure)
			: g->figures[foe].cell;
		if (level[place_of(g, figure, foe, against->weighed)] <= level[his])
			return false;
	}
	return true;
}

static void add_state(const struct game *g, int figure, bool charges, struct factors *f)
{
	const struct modifier_row *rows = pp_rules_of(g)->fighting;
	const struct pp_figure *own = pp_figure_of(g, figure);
	const bool mounted = pp_card(g, figure, CARD_MOUNTED) != 0;

	add_row(f, &rows[FIGHT_SHAKEN], own->spirit == SPIRIT_SHAKEN);
	add_row(f, &rows[FIGHT_GROGGY], own->groggy > 0);
	add_row(f, &rows[FIGHT_ENRAGED], own->enraged);
	add_row(f, &rows[FIGHT_MOUNTED], mounted);
	add_row(f, &rows[FIGHT_CHARGING], charges && !mounted);
	add_row(f, &rows[FIGHT_MOUNTED_CHARGE], charges && mounted);
	add_row(f, &rows[FIGHT_RISING], own->rising || own->down);
}

static void add_own(const struct game *g, int figure, struct factors *f)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct weapon *w = &rules->weapons[pp_hand_arm(g, figure)];
	const struct injury_row *injury = &rules->injury[pp_figure_of(g, figure)->injury];
	const int value = (int)pp_card(g, figure, CARD_FIGHT);
	const int injured = pp_injury_fight(g, figure);

	if (value != 0)
		add(f, "fighting value", "X-160", value);
	if (w->factor != 0)
		add(f, w->name, w->rule, w->factor);
	if (injured != 0)
		add(f, injury->name, injury->rule, injured);
}

/* P-7: the row for so many, or the last. */
static void add_outnumbering(const struct pp_rules *rules, int together, struct factors *f)
{
	int row = -1;

	for (int i = 0; i < rules->n_outnumbering; i++)
		if (rules->outnumbering[i].fighters <= together)
			row = i;
	if (row >= 0)
		add(f, "outnumbering", rules->outnumbering[row].rule,
			rules->outnumbering[row].modifier);
}

static void add_all(const struct game *g, int figure, const struct pp_against *against,
	struct factors *f)
{
	const struct modifier_row *rows = pp_rules_of(g)->fighting;
	const enum side_of at = surprises(g, figure, against);
	const bool charges = against->weighed == WEIGHED_CHARGING
		|| (pp_figure_of(g, figure)->charged && first_round(g));

	add_own(g, figure, f);
	add_row(f, &rows[FIGHT_SURPRISE], at == OF_REAR);
	add_row(f, &rows[FIGHT_HALF_SURPRISE], at == OF_FLANK);
	add_row(f, &rows[FIGHT_HEIGHT], is_higher(g, figure, against));
	add_state(g, figure, charges, f);
	add_outnumbering(pp_rules_of(g), against->together, f);
}

void pp_against_roller(const struct game *g, int figure, const struct pp_against *against,
	struct roller *r)
{
	struct factors f = { r, 0 };

	roller_open(r, "P-7", "fight", g->figures[figure].unit, figure, 0);
	roller_read(r, ROLL_OPPOSED);
	roller_other(r, g->figures[against->foes[0]].unit);
	add_all(g, figure, against, &f);
}

int pp_against_sum(const struct game *g, int figure, const struct pp_against *against)
{
	struct factors f = { NULL, 0 };

	add_all(g, figure, against, &f);
	return f.sum;
}

void pp_fight_roller(const struct game *g, int figure, int foe, struct roller *r)
{
	const int16_t foes[] = { (int16_t)foe };

	pp_against_roller(g, figure, &(struct pp_against){ foes, 1, 1, FOUGHT }, r);
}

/* ---- results ---- */

int pp_mean_up(int sum, int n)
{
	return sum >= 0 ? (sum + n - 1) / n : -(-sum / n);
}

const struct band_row *pp_fight_rows(const struct game *g, int loser)
{
	return pp_rules_of(g)->fight[pp_creature(g, loser)];
}

int pp_fight_result(const struct band_row *rows, int by)
{
	for (int i = 0; i < EFFECTS; i++)
		if (-by >= rows[i].least && -by <= rows[i].most)
			return i;
	return EFFECT_NONE;
}

int pp_foremost(const int *factors, int n)
{
	int best = 0;

	for (int i = 1; i < n; i++)
		if (factors[i] > factors[best])
			best = i;
	return best;
}

/* ---- one fight ---- */

struct fight_round {
	const struct fight *fight;
	bool lone_strikes;
	struct roller lone, others[MATCH_FOES_MAX];
	int lone_score, score;		/* the others' mean */
};

static void prepare(const struct game *g, struct fight_round *b)
{
	const struct fight *f = b->fight;

	pp_against_roller(g, f->lone, &(struct pp_against){ f->others, f->n, 1, FOUGHT }, &b->lone);
	for (int i = 0; i < f->n; i++)
		pp_against_roller(g, f->others[i],
			&(struct pp_against){ &f->lone, 1, f->n, FOUGHT }, &b->others[i]);
}

/* C-6. */
static void face(struct game *g, int figure, int foe)
{
	if (pp_able(g, figure))
		movers_face(g, figure, game_nearest_part(g, foe, g->figures[figure].cell));
}

static int foremost_of(const struct fight_round *b)
{
	int factors[MATCH_FOES_MAX];

	for (int i = 0; i < b->fight->n; i++)
		factors[i] = roller_need(&b->others[i]);
	return b->fight->others[pp_foremost(factors, b->fight->n)];
}

/* Whom the lone one has named, if he is one of them; else the first. */
static int named(const struct game *g, const struct fight *f)
{
	const int foe = pp_figure_of(g, f->lone)->foe;

	for (int i = 0; i < f->n; i++)
		if (f->others[i] == foe)
			return i;
	return NOBODY;
}

static void square_up(struct game *g, const struct fight *f)
{
	const int at = named(g, f);

	pp_reveal(g, g->figures[f->lone].unit);
	face(g, f->lone, f->others[at < 0 ? 0 : at]);
	for (int i = 0; i < f->n; i++) {
		pp_reveal(g, g->figures[f->others[i]].unit);
		face(g, f->others[i], f->lone);
	}
}

static int throw_one(struct game *g, struct roller *r)
{
	roller_throw(r, g, pp_rules_of(g)->die, 1);
	return r->dice[0] + roller_need(r);
}

static void throw_all(struct game *g, struct fight_round *b)
{
	int sum = 0;

	b->lone_score = throw_one(g, &b->lone);
	for (int i = 0; i < b->fight->n; i++)
		sum += throw_one(g, &b->others[i]);
	b->score = pp_mean_up(sum, b->fight->n);
}

/* ---- the outcome ---- */

static const char *verdict(int own, int foe, bool strikes)
{
	if (own == foe)
		return "a draw";
	if (own < foe)
		return "loses";
	return strikes ? "wins" : "holds out, no more";
}

static void tell(struct game *g, struct fight_round *b)
{
	char text[80];

	snprintf(text, sizeof text, "%d against %d: %s", b->lone_score, b->score,
		verdict(b->lone_score, b->score, b->lone_strikes));
	roller_tell(&b->lone, g, text);
	for (int i = 0; i < b->fight->n; i++) {
		const int own = b->others[i].dice[0] + roller_need(&b->others[i]);
		char mean[32] = "";

		if (b->fight->n > 1)
			snprintf(mean, sizeof mean, ", together %d", b->score);
		snprintf(text, sizeof text, "%d%s against %d: %s", own, mean, b->lone_score,
			verdict(b->score, b->lone_score, true));
		roller_tell(&b->others[i], g, text);
	}
}

static void strike(struct game *g, int winner, int loser, int by)
{
	const int effect = pp_fight_result(pp_fight_rows(g, loser), by);
	struct pp_blow blow;

	if (effect == EFFECT_NONE)
		return;
	blow = pp_blow_of(g, winner, (enum pp_effect)effect);
	pp_strike(g, loser, &blow, winner);
}

/* S-P-28, S-P-29: the one he has named, else any. */
static int victim(struct game *g, const struct fight *f)
{
	const int at = named(g, f);

	return f->others[at >= 0 ? at : roll_pick(g, f->n, "S-P-28", "which of them it befalls",
		g->figures[f->others[0]].unit, g->figures[f->lone].unit)];
}

static void fight_out(struct game *g, const struct fight *f, const struct contacts *c)
{
	struct fight_round b;	/* mostly rollers that are not used */
	int by;

	b.fight = f;
	b.lone_strikes = c->able[f->lone];
	prepare(g, &b);
	square_up(g, f);
	throw_all(g, &b);
	tell(g, &b);
	by = b.score - b.lone_score;
	if (by > 0)
		strike(g, foremost_of(&b), f->lone, by);
	else if (by < 0 && b.lone_strikes)
		strike(g, f->lone, victim(g, f), -by);
}

/* ---- a round ---- */

/* the blow that was to be lost was this round's. */
static void count_lost_blows(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *own = pp_figure_of(g, f);

		own->lost_blow = own->lost_blow && !contact_figure(g, f);
	}
}

/* S-P-15: nobody stays enraged whose fight is over. */
static void end_fights(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *own = pp_figure_of(g, f);

		own->enraged = own->enraged && contact_figure(g, f);
	}
}

void pp_match(struct game *g, struct contacts *c, struct fights *all)
{
	pp_contacts(g, c);
	match_contacts(c, all);
	count_lost_blows(g);
}

void pp_blows(struct game *g)
{
	struct contacts c;
	struct fights all;

	pp_match(g, &c, &all);
	for (int i = 0; i < all.n; i++)
		fight_out(g, &all.fight[i], &c);
	if (pp_game_of(g)->round >= pp_rules_of(g)->rounds)
		end_fights(g);
}

/* Causes of morale throws: what has happened to whom.
 *
 *  CA1  A cause waits as a bit in pp_figure.causes until its figure throws: those of a turn
 *       make one throw (S-P-20).
 *  CA2  Whom a noise concerns is judged where everybody stands when it is made.
 */

#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/settings.h"

bool pp_person(const struct game *g, int figure)
{
	return !pp_creature(g, figure);
}

void pp_cause(struct game *g, int figure, enum cause cause)
{
	pp_figure_of(g, figure)->causes |= (uint16_t)(1u << cause);
}

/* ---- noises ---- */

struct noise { cell_t cell; int by; enum cause cause; };	/* by: figure, or -1 */

static void note_noise(struct game *g, const struct noise *n)
{
	struct pp_game *own = pp_game_of(g);

	if (own->n_noises == NOISES_MAX)
		return;
	own->noise[own->n_noises] = n->cell;
	own->noise_cause[own->n_noises] = (uint8_t)n->cause;
	own->noise_by[own->n_noises++] = (int16_t)n->by;
}

/* Shots shake those at whom they might have been fired, screams and routs the others. */
static bool concerns(const struct game *g, int figure, const struct noise *n)
{
	const bool enemy = n->by < 0
		|| game_enemies(g, g->figures[figure].unit, g->figures[n->by].unit);

	return figure != n->by && standing_fit(g, figure) && enemy == (n->cause == CAUSE_SHOOTING)
		&& table_distance(g->table, game_nearest_part(g, figure, n->cell), n->cell)
			<= pp_rules_of(g)->cause[n->cause].within;
}

/* shooting is initial to somebody the first time in the game. */
static bool is_news(const struct pp_figure *f, enum cause cause)
{
	return cause != CAUSE_SHOOTING || !f->under_fire;
}

static void resound(struct game *g, const struct noise *n)
{
	note_noise(g, n);
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *own = pp_figure_of(g, f);

		if (!is_news(own, n->cause) || !concerns(g, f, n))
			continue;
		own->under_fire = own->under_fire || n->cause == CAUSE_SHOOTING;
		pp_cause(g, f, n->cause);
	}
}

void pp_noise(struct game *g, int figure, enum cause cause)
{
	if (game_on_table(g, figure))
		resound(g, &(struct noise){ g->figures[figure].cell, figure, cause });
}

void pp_boom(struct game *g, cell_t cell, int by)
{
	resound(g, &(struct noise){ cell, by, CAUSE_SHOOTING });
}

/* ---- scary things (P-12, S-P-23, X-218) ---- */

/* Whether this one of it is near, which is asked first: most are not. */
static bool is_near(const struct game *g, int figure, int thing)
{
	return standing_fit(g, thing)
		&& game_distance(g, figure, thing) <= pp_rules_of(g)->cause[CAUSE_FRIGHT].within;
}

int pp_fright_of(const struct game *g, int figure, int unit)
{
	const int of = g->figures[figure].unit;
	int most = 0;

	if (!game_enemies(g, of, unit) || !game_sees(g, g->units[of].side, unit))
		return 0;
	FOR_MEMBERS(f, g, unit) {
		const int fright = is_near(g, figure, f) ? pp_card(g, f, CARD_FRIGHT) : 0;

		if (fright > most && pp_sees(g, figure, f))
			most = fright;
	}
	return most > pp_card(g, figure, CARD_FRIGHT) ? most : 0;
}

static void meet(struct game *g, int figure, int unit)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	const uint64_t bit = UINT64_C(1) << unit;

	if ((f->scared_by & bit) != 0 || pp_fright_of(g, figure, unit) == 0)
		return;
	f->scared_by |= bit;
	pp_cause(g, figure, CAUSE_FRIGHT);
}

/* Whether anybody of it could scare: most games have few such units. */
static bool frightful(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && pp_card(g, f, CARD_FRIGHT) > 0)
			return true;
	return false;
}

void pp_fright_renew(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		if (!frightful(g, u))
			continue;
		for (int f = 0; f < g->n_figures; f++)
			if (standing_fit(g, f))
				meet(g, f, u);
	}
}

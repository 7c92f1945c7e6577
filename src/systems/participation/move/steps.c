/* Steps: the stages in which a side's figures go (P-2).
 *
 *  ST1  SET_OUT gives everybody who goes what he has `left`; whoever is down gets up instead
 *       who tends somebody does that, who is terrified runs at once.
 *  ST2  STEPS runs until nobody goes, or until somebody on watch has a chance at one who
 *       passes: then the passer waits, still `going`, for the shots, and the stage is
 *       entered again.
 *  ST3  A way ends in front of ground that takes nerve; he who stands there and has enough
 *       left for it (S-P-32) throws, once in a move for each kind of deed, and goes
 *       on or stays.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/flight.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/steps.h"
#include "systems/participation/move/tend.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/settings.h"

/* ---- how far somebody has come ---- */

/* as the crow flies, from where it began the turn. */
void pp_has_moved(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	const int unit = g->figures[figure].unit;

	if (f->began != CELL_NONE)
		f->moved = table_distance(g->table, f->began, g->figures[figure].cell);
	f->ran = f->ran || pp_gait(g, unit) == GAIT_RUN
		|| f->spirit == SPIRIT_TERRIFIED;
}

/* */
void pp_leaves_table(struct game *g, int figure, cell_t edge, const char *word)
{
	loss_frees(g, figure);
	pp_figure_of(g, figure)->going = false;
	game_life(g, figure, LIFE_LEFT, word);
	g->figures[figure].left = paths_edges_at(&g->table->grid, edge);
}

/* ---- setting out (ST1) ---- */

static bool of_side_now(const struct game *g, int unit)
{
	return g->units[unit].side == pp_side_now(g);
}

static void rise(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->down = false;
	f->rising = f->busy = true;
	affliction_tell_figure(g, figure, "gets up");
}

/* What else a move may be spent on; flights are at once. */
static void spend_move(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (f->down) {
		rise(g, figure);
		f->tends = NOBODY;
	} else if (f->spirit == SPIRIT_TERRIFIED) {
		f->busy = true;
		f->tends = NOBODY;
		pp_flee(g, figure);
	} else if (f->tends >= 0) {
		f->busy = true;
		if (standing_fit(g, f->tends))	/* he keeps still for it */
			pp_figure_of(g, f->tends)->busy = true;
	}
}

/* P-11: a person who charges something frightening must dare it. */
static bool faces(struct game *g, int figure, int target)
{
	return pp_creature(g, figure) || pp_unit_card(g, target, CARD_FRIGHT) <= 0
		|| pp_nerve(g, figure, DEED_FACE, target);
}

static bool has_somewhere_to_go(const struct game *g, int figure)
{
	const struct pp_unit *u = pp_unit_of(g, g->figures[figure].unit);

	if (pp_figure_of(g, figure)->goal != CELL_NONE)
		return true;
	if (u->doing == DOING_CHARGE)
		return u->target >= 0 && standing_alive(g, u->target);
	return u->goal != CELL_NONE && (u->doing == DOING_WALK || u->doing == DOING_RUN
		|| u->doing == DOING_LEAVE);
}

static void set_out_figure(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	const struct pp_unit *u = pp_unit_of(g, unit);
	struct pp_figure *f = pp_figure_of(g, figure);

	f->left = 0;
	if (pp_sets_out(g, figure) && has_somewhere_to_go(g, figure)) {
		f->left = pp_pace(g, figure, pp_gait(g, unit)) * REACH_TWELFTHS;
		f->going = f->left > 0;
	}
	f->staggered = false;	/* it has cost half of this move */
	if (f->going && u->doing == DOING_CHARGE && f->goal == CELL_NONE
			&& !faces(g, figure, u->target))
		f->going = false;
}

/* What the unit is about to do is seen by those who see it. */
static void set_out_unit(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	u->offered = u->offered_near = u->passing = 0;
	if (u->doing == DOING_CHARGE && (u->target < 0 || !standing_alive(g, u->target))) {
		u->doing = DOING_STAND;
		u->target = NOBODY;
	}
	FOR_MEMBERS(f, g, unit)
		set_out_figure(g, f);
	pp_share_places(g, unit);
	if (u->doing == DOING_WATCH)
		u->watching = true;
	else if (u->doing != DOING_STAND || u->ordered)
		u->watching = false;
}

void pp_set_out(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *p = pp_figure_of(g, f);

		p->going = false;
		if (of_side_now(g, g->figures[f].unit) && game_on_table(g, f) && standing_fit(g, f))
			spend_move(g, f);
	}
	for (int u = 0; u < g->n_units; u++)
		if (of_side_now(g, u) && standing_alive(g, u))
			set_out_unit(g, u);
}

/* ---- ground that takes nerve (ST3) ---- */

static int deed_at(const struct game *g, cell_t cell)
{
	return pp_rules_of(g)->ground_deed[g->table->kind[cell]];
}

/* The deed it takes to go from one cell into the next, or -1. */
static int deed_of_step(const struct game *g, int figure, cell_t from, cell_t to)
{
	const int deed = deed_at(g, to);

	return deed < 0 || deed == deed_at(g, from) || pp_creature(g, figure)
		|| (pp_figure_of(g, figure)->dared & (1u << deed)) != 0 ? -1 : deed;
}

/* Cuts a way short in front of the first such step; the deed, or -1. */
static int cut_at_brink(const struct game *g, struct mover *m)
{
	cell_t cells[PATH_STEPS + 1];
	const int n = path_cells(g, m, cells);

	for (int i = 1; i < n; i++) {
		const int deed = deed_of_step(g, m->figure, cells[i - 1], cells[i]);

		if (deed < 0)
			continue;
		m->n_steps = (uint8_t)(i - 1);
		m->end = cells[i - 1];
		m->leaves = false;
		return deed;
	}
	return -1;
}

static void dare(struct game *g, int figure, int deed)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (!(f->shrank & (1u << deed)) && pp_nerve(g, figure, deed, NOBODY))
		f->dared |= (uint16_t)(1u << deed);
	else
		f->going = false;
}

/* All who stand at a brink throw, and the ways of the others end there; whether anybody threw.
 * No way holds a step that cannot be paid for (S-P-32). */
static bool dare_all(struct game *g, struct movers *all, bool *brink)
{
	bool thrown = false;

	for (int i = 0; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		const int deed = cut_at_brink(g, m);

		brink[i] = deed >= 0 && m->n_steps > 0;
		if (deed >= 0 && m->n_steps == 0) {
			dare(g, m->figure, deed);
			thrown = true;
		}
	}
	return thrown;
}

/* ---- going (ST2) ---- */

static void face_target(struct game *g, int figure, int target)
{
	FOR_MEMBERS(f, g, target) {
		if (!standing_fit(g, f) || !pp_touching(g, figure, f))
			continue;
		pp_figure_of(g, figure)->charged = true;
		movers_face(g, figure, game_nearest_part(g, f, g->figures[figure].cell));
		return;
	}
}

/* A charger has come to his enemy. */
static void arrive(struct game *g, int figure)
{
	const struct pp_unit *u = pp_unit_of(g, g->figures[figure].unit);

	if (u->doing == DOING_CHARGE && u->target >= 0 && game_on_table(g, figure))
		face_target(g, figure, u->target);
}

static void settle(struct game *g, const struct movers *all, const bool *brink)
{
	for (int i = 0; i < all->n; i++) {
		const struct mover *m = &all->mover[i];
		struct pp_figure *f = pp_figure_of(g, m->figure);

		f->left = m->allowance - m->spent;
		f->going = game_on_table(g, m->figure) && (m->tested
			|| (brink[i] && m->spent > 0 && g->figures[m->figure].cell == m->end));
		if (m->spent > 0)
			arrive(g, m->figure);
	}
}

static bool still_goes(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (pp_figure_of(g, f)->going)
			return true;
	return false;
}

bool pp_anybody_going(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (of_side_now(g, u) && still_goes(g, u))
			return true;
	return false;
}

/* Shots may have stopped him for good. */
static void drop_fallen(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (pp_figure_of(g, f)->going && !pp_sets_out(g, f))
			pp_figure_of(g, f)->going = false;
}

/* Who has no way left has arrived, or never will. */
static void drop_wayless(struct game *g, const struct movers *all)
{
	bool has_way[FIGURES_MAX] = { false };

	for (int i = 0; i < all->n; i++)
		has_way[all->mover[i].figure] = true;
	for (int f = 0; f < g->n_figures; f++)
		if (!has_way[f] && !game_big(g, f))
			pp_figure_of(g, f)->going = false;
}

static bool plan_all(struct game *g, const struct pp_run *run, struct movers *all)
{
	movers_begin(all, &run->by);
	for (int u = 0; u < g->n_units; u++)
		if (of_side_now(g, u) && still_goes(g, u))
			pp_plan(g, u, all);
	drop_wayless(g, all);
	return all->n > 0;
}

static bool anybody_passes(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (pp_unit_of(g, u)->passing != 0)
			return true;
	return false;
}

/* Those on foot; false: somebody waits for shots. */
static bool walk(struct game *g)
{
	bool brink[FIGURES_MAX];
	struct pp_watch watch;
	const struct pp_run run = pp_run_past(&watch);
	struct movers all;

	while (plan_all(g, &run, &all)) {
		if (dare_all(g, &all, brink))
			continue;
		pp_watch_begin(g, &watch);
		movers_run(g, &all);
		settle(g, &all, brink);
		if (anybody_passes(g))
			return false;
	}
	return true;
}

void pp_steps(struct game *g)
{
	bool done;

	drop_fallen(g);
	done = walk(g);
	for (int u = 0; done && u < g->n_units; u++)
		if (of_side_now(g, u) && pp_big(g, u) >= 0 && still_goes(g, u)) {
			pp_big_steps(g, u);
			arrive(g, pp_big(g, u));
			done = !anybody_passes(g);
		}
	movers_captives_follow(g);
}

/* ---- the end of it ---- */

/* S-P-4: what is done is done; all else is carried on with. */
static void carry_on(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);
	const int guide = pp_guide(g, unit);
	const bool there = guide >= 0 && (g->figures[guide].cell == u->goal
		|| (pp_sets_out(g, guide) && pp_figure_of(g, guide)->moved == 0));

	if ((u->doing == DOING_WALK || u->doing == DOING_RUN) && there) {
		u->doing = DOING_STAND;
		u->goal = CELL_NONE;
	}
	if (u->doing == DOING_CHARGE && (u->target < 0 || !standing_alive(g, u->target))) {
		u->doing = DOING_STAND;
		u->target = NOBODY;
	}
}

void pp_moved(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (of_side_now(g, g->figures[f].unit))
			pp_end_tending(g, f);
	for (int u = 0; u < g->n_units; u++)
		if (of_side_now(g, u))
			carry_on(g, u);
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *p = pp_figure_of(g, f);

		if (!of_side_now(g, g->figures[f].unit))
			continue;
		p->going = p->busy = p->told = false;
		p->left = 0;
		p->goal = CELL_NONE;
		p->tends = NOBODY;
	}
	movers_captives_follow(g);
	pp_sight_renew(g);
	pp_fright_renew(g);
}

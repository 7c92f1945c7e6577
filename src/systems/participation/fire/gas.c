/* Gas: clouds, and who breathes them (PP:46, P-6, S-P-27).
 *
 *  GA1  A cloud is at work when it bursts and at the beginning of the next turns, as many
 *       as it lasts moves; then it is gone.
 *  GA2  It asks nobody whose friend he is.  Whoever lies senseless in it already throws no
 *       more.
 *  GA3  Of a big body what counts is where its head is: its foremost cell.
 */
#include <stdio.h>

#include "skirmish/body/tell.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/settings.h"


/* ---- who is in it ---- */

/* GA3. */
static cell_t head_of(const struct game *g, int figure)
{
	const struct figure *const f = &g->figures[figure];

	return game_big(g, figure) ? footprint_bow(&g->table->grid, game_body(g, figure), f->cell,
		f->facing) : f->cell;
}

bool pp_in_cloud(const struct game *g, cell_t cloud, int figure)
{
	const cell_t head = game_on_table(g, figure) ? head_of(g, figure) : CELL_NONE;

	return head != CELL_NONE
		&& table_within(g->table, cloud, head, pp_rules_of(g)->gas_across / 2);
}

bool pp_in_gas(const struct game *g, int figure)
{
	const struct pp_game *own = pp_game_of(g);

	for (int i = 0; i < own->n_clouds; i++)
		if (pp_in_cloud(g, own->cloud[i], figure))
			return true;
	return false;
}

/* ---- breathing ---- */

void pp_breath_roller(const struct game *g, int figure, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const int size = pp_card(g, figure, CARD_SIZE);

	roller_open(r, "P-6", "breathing gas", g->figures[figure].unit, figure,
		rules->gas_falls + 1);
	roller_read(r, ROLL_AT_LEAST);
	roller_add(r, rules->size[size].name, rules->size[size].rule, -rules->size[size].gas);
}

static void breathe(struct game *g, int figure)
{
	struct roller r;

	pp_breath_roller(g, figure, &r);
	if (pp_die(&r, g) >= roller_need(&r)) {
		roller_tell(&r, g, "stays awake");
		return;
	}
	roller_tell(&r, g, "senseless");
	pp_fall_senseless(g, figure, FATE_GASSED);
}

static void work(struct game *g, cell_t cloud)
{
	int16_t marks[FIGURES_MAX];
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		if (standing_fit(g, f) && pp_in_cloud(g, cloud, f))
			marks[n++] = (int16_t)f;
	for (int i = 0; i < n; i++)
		breathe(g, marks[i]);
}

/* ---- clouds ---- */

static void remove_cloud(struct pp_game *own, int i)
{
	own->n_clouds--;
	for (; i < own->n_clouds; i++) {
		own->cloud[i] = own->cloud[i + 1];
		own->cloud_moves[i] = own->cloud_moves[i + 1];
	}
	own->cloud[own->n_clouds] = CELL_NONE;
	own->cloud_moves[own->n_clouds] = 0;
}

static const char *bomb_name(const struct pp_rules *rules)
{
	for (int i = 0; i < rules->n_throwing; i++)
		if (rules->throwing[i].comes == COMES_GAS)
			return rules->throwing[i].name;
	return "";
}

void pp_gas_burst(struct game *g, cell_t cell, int by)
{
	struct pp_game *own = pp_game_of(g);

	if (own->n_clouds == CLOUDS_MAX)
		remove_cloud(own, 0);
	own->cloud[own->n_clouds] = cell;
	own->cloud_moves[own->n_clouds++] = pp_rules_of(g)->gas_lasts;
	tell_burst(g, by >= 0 ? g->figures[by].unit : NOBODY, cell, bomb_name(pp_rules_of(g)),
		EVENT_ALL);
	work(g, cell);
}

void pp_gas(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	for (int i = 0; i < own->n_clouds; i++) {
		work(g, own->cloud[i]);
		own->cloud_moves[i]--;
	}
	for (int i = own->n_clouds - 1; i >= 0; i--) {
		if (own->cloud_moves[i] > 0)
			continue;
		game_note(g, NOBODY, NOBODY, "a cloud of gas has blown away");
		remove_cloud(own, i);
	}
}

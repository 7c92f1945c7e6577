/* Crashes: what a vehicle strikes, by choice or out of control (S-A-75).
 *
 *  CR1  Men leap aside if they can; those who do not are struck, and thrown aside
 *       all the same: a vehicle never stands on anybody.
 *  CR2  Whatever else it strikes stops it, and both roll on the chart.
 *  CR3  Nobody is thrown where the vehicle is still to come: each tests once.
 *  CR4  Nobody falls before the fates of the stage are applied.
 */
#include <string.h>

#include "skirmish/body/movers.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crash.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/drive.h"


enum { ASIDE_MAX = 40 };

struct collision {
	struct game *g;
	int unit, hull;
	bool wild;
	int n_cells;
	cell_t cells[BODY_CELLS_MAX];	/* of the pose it comes to */
	bool ahead[MARK_CELLS];		/* of all the poses still to come, this one too */
};

static void mark_ahead(struct collision *c, const struct course_step *steps, int n)
{
	memset(c->ahead, 0, (size_t)grid_cells(&c->g->table->grid) * sizeof c->ahead[0]);
	for (int i = 0; i < n; i++) {
		cell_t cells[BODY_CELLS_MAX];
		const int covered = footprint_cells(&c->g->table->grid,
			game_body(c->g, c->hull), steps[i].pose.cell, steps[i].pose.heading, cells);

		for (int k = 0; k < covered; k++)
			c->ahead[cells[k]] = true;
	}
}

/* ---- men ---- */

/* The free place nearest to him that the vehicle does not come to (CR3). */
static bool throw_aside(const struct collision *c, int figure)
{
	cell_t cells[ASIDE_MAX];
	const int n = game_free_cells(c->g, c->g->figures[figure].cell, ASIDE_MAX, cells);

	for (int i = 0; i < n; i++)
		if (!c->ahead[cells[i]]) {
			game_place(c->g, figure, cells[i]);
			return true;
		}
	return false;
}

static bool leaps_aside(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	struct roller r;

	if (!adv_active(g, figure))
		return false;
	if (adv_luck(g, figure) > 0)
		return adv_luck_roll(g, figure, "X-66", "luck: leaps aside");
	roller_open(&r, "X-66", "field craft: leaps aside", unit, figure,
		adv_field_craft(g, unit));
	adv_note_craft(g, unit, &r);
	return roller_test(&r, g, adv_rules_of(g)->die, "leaps aside", "is struck");
}

/* Whether the vehicle may go on over where he stood. */
static bool meet_man(const struct collision *c, int figure)
{
	struct game *g = c->g;
	const struct weapon struck = { .id = "struck", .name = game_unit_name(g, c->unit),
		.wound = adv_rules_of(g)->vehicles.struck,
		.wound_name = "struck by a vehicle", .wound_rule = "house.struck" };
	const bool aside = leaps_aside(g, figure);
	struct adv_unit *u = adv_unit_of(g, g->figures[figure].unit);

	if (!aside) {
		adv_hit(g, figure, c->unit, &struck, false);
		u->was_hit = true;
	}
	u->shot_at = true;
	if (game_enemies(g, c->unit, g->figures[figure].unit))	/* S-A-66 */
		u->shot_by = (int16_t)c->unit;
	if (c->wild && !aside) {	/* S-A-75: and that is the end of its run */
		adv_vehicle_hit(g, c->hull, c->unit, NULL);
		return false;
	}
	if (!throw_aside(c, figure))
		return false;
	game_note(g, g->figures[figure].unit, figure, aside ? "leaps out of the way of %s"
		: "is thrown aside by %s", game_unit_name(g, c->unit));
	return true;
}

/* ---- the rest ---- */

/* Another vehicle, a wreck, a large beast. */
static void meet_body(const struct collision *c, int other)
{
	struct game *g = c->g;

	game_note(g, c->unit, NOBODY, "crashes into %s",
		game_unit_name(g, g->figures[other].unit));
	adv_vehicle_hit(g, c->hull, c->unit, NULL);
	if (game_vehicle(g, other) && !adv_wreck(g, other))
		adv_vehicle_hit(g, other, c->unit, NULL);
}

/* Trees, rocks, walls, water for what does not float. */
static bool meet_ground(const struct collision *c)
{
	struct course_rule rule;

	adv_course_rule(c->g, c->unit, MODE_DRIVE, &rule);
	for (int i = 0; i < c->n_cells; i++) {
		const struct ground *ground = table_ground(c->g->table, c->cells[i]);

		if (rule.enter[c->g->table->kind[c->cells[i]]] > 0)
			continue;
		game_note(c->g, c->unit, NOBODY, "runs into %s", ground->name);
		adv_vehicle_hit(c->g, c->hull, c->unit, NULL);
		return false;
	}
	return true;
}

bool adv_strike(struct game *g, int unit, const struct course_step *steps, int n, bool wild)
{
	struct collision c = { .g = g, .unit = unit, .hull = adv_hull(g, unit), .wild = wild };
	const struct pose pose = steps[0].pose;

	mark_ahead(&c, steps, n);
	c.n_cells = footprint_cells(&g->table->grid, game_body(g, c.hull), pose.cell, pose.heading,
		c.cells);
	if (c.n_cells == 0 || !meet_ground(&c))
		return false;
	for (int i = 0; i < c.n_cells; i++) {
		const int other = game_barred(g, c.hull, c.cells[i]);

		if (other < 0 || other == c.hull)
			continue;
		if (game_big(g, other) || game_vehicle(g, other)) {
			meet_body(&c, other);
			return false;
		}
		if (!meet_man(&c, other))
			return false;
	}
	return game_fits(g, c.hull, pose);
}

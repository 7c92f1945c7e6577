/* Care: the dice of each move of the injured and the senseless, and what is done for them
 * (PP:60, PP:62, PP:93).
 *
 *  CA1  One die for each that calls for one, at the turn's beginning, in the order of the
 *       roster: an injury's first, then that of who lies senseless (P-8).
 *  CA2  Whoever is dangerously injured throws, whatever else ails him.
 */
#include "skirmish/body/affliction.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/settings.h"

/* ---- the injured ---- */

static bool throws_for(const struct injury_row *row, const struct pp_figure *f)
{
	return row->die > 0 && (row->when != BLEEDS_UNBANDAGED || !f->bandaged);
}

static void get_worse(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (f->worse < UINT8_MAX)
		f->worse++;
}

static void bleed(struct game *g, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct injury_row *row = &rules->injury[pp_figure_of(g, figure)->injury];
	const bool worse = row->then == BLED_WORSE;
	struct roller r;

	if (pp_creature(g, figure) || !throws_for(row, pp_figure_of(g, figure)))
		return;
	roller_open(&r, worse ? "S-P-13" : "X-44", worse ? "a light injury"
		: "a dangerous injury", g->figures[figure].unit, figure, row->die);
	roller_read(&r, ROLL_AT_MOST);
	if (!roller_test(&r, g, rules->die, worse ? "gets worse" : "collapses", "holds"))
		return;
	if (worse)
		get_worse(g, figure);
	else
		pp_injure(g, figure, INJURY_DEAD);
}

/* ---- the senseless ---- */

static void groggy(struct game *g, int figure)
{
	pp_figure_of(g, figure)->groggy = pp_rules_of(g)->groggy_moves;
	affliction_tell_figure(g, figure, "is groggy");
	pp_cause(g, figure, CAUSE_GROGGY);
}

/* S-P-27: no better inside the cloud. */
static void come_to(struct game *g, int figure)
{
	static const char *const rules_of[FATES] = { "P-8", "S-P-16", "S-P-27", "S-P-18" };
	static const char *const what[FATES] = { "", "stunned", "gassed", "fainted" };
	struct pp_figure *f = pp_figure_of(g, figure);
	const enum fate fate = (enum fate)f->fate;
	struct roller r;

	if (fate == FATE_NONE || (fate == FATE_GASSED && pp_in_gas(g, figure)))
		return;
	if (f->fate_moves < UINT8_MAX)
		f->fate_moves++;
	roller_open(&r, rules_of[fate], what[fate], g->figures[figure].unit, figure,
		pp_rules_of(g)->recovers[fate]);
	roller_read(&r, ROLL_AT_LEAST);
	if (!roller_test(&r, g, pp_rules_of(g)->die, "comes to", "lies senseless"))
		return;
	pp_wake(g, figure);
	if (fate == FATE_STUNNED)
		groggy(g, figure);
}

void pp_care(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *own = pp_figure_of(g, f);

		if (own->groggy > 0)
			own->groggy--;
		if (!game_on_table(g, f) || pp_out(g, f))
			continue;
		bleed(g, f);
		if (!pp_out(g, f))
			come_to(g, f);
	}
}

/* ---- help ---- */

void pp_bandage(struct game *g, int figure)
{
	pp_figure_of(g, figure)->bandaged = true;
	affliction_tell_figure(g, figure, "is bandaged");
}

/* ---- the end (S-P-33) ---- */

/* Whether somebody who lay as if dead was not: what the scenario has him throw. */
static bool breathes(struct game *g, int figure, int32_t need)
{
	struct roller r;

	if (need == 0 || pp_creature(g, figure))
		return false;
	roller_open(&r, "S-P-33", "last breath", g->figures[figure].unit, figure, (int)need);
	roller_read(&r, ROLL_AT_LEAST);
	return roller_test(&r, g, pp_rules_of(g)->die, "is alive after all", "is dead");
}

void pp_last_breath(struct game *g)
{
	const int32_t need = pp_gm_setting(g, GM_LAST_BREATH);

	for (int f = 0; f < g->n_figures; f++) {
		struct pp_figure *own = pp_figure_of(g, f);

		if (!game_on_table(g, f) || !pp_out(g, f))
			continue;
		if (!breathes(g, f, need)) {
			game_life(g, f, LIFE_DEAD, "is dead");
			continue;
		}
		own->injury = INJURY_BAD;
		own->injuries = 1;
		affliction_tell_figure(g, f, "lives, badly injured");
	}
}

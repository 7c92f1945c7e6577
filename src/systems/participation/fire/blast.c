/* Blasts: dynamite and bombs going off (PP:39, P-6, S-P-25).
 *
 *  BL1  A blast asks nobody whose friend he is, and nothing of cover; whom a building or a
 *       hill hides from where it goes off is safe.
 *  BL2  Who is in it is taken down before its first die.
 *  BL3  A lit stick lies in the state from its throw to the end of firing (S-P-26, P5).
 */
#include <stdio.h>

#include "skirmish/body/tell.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/causes.h"


/* ---- who is in it ---- */

static bool can_be_hurt(const struct game *g, int figure)
{
	const enum life life = (enum life)g->figures[figure].life;

	return game_on_table(g, figure) && !pp_out(g, figure)
		&& (life == LIFE_FIT || life == LIFE_WOUNDED || life == LIFE_CAPTIVE);
}

int pp_blast_row(const struct game *g, cell_t cell, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const cell_t at = game_nearest_part(g, figure, cell);

	for (int i = 0; i < rules->n_bursts; i++)
		if (table_within(g->table, cell, at, rules->burst[i].most))
			return i;
	return -1;
}

int pp_blast_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX])
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		if (can_be_hurt(g, f) && pp_blast_row(g, cell, f) >= 0
			&& sight_clear(g->table, cell, game_nearest_part(g, f, cell)))
			marks[n++] = (int16_t)f;
	return n;
}

/* ---- what it does ---- */

void pp_effect_die_roller(const struct game *g, int figure, int by, struct roller *r)
{
	roller_open(r, "P-5", "effect of the hit", g->figures[figure].unit, figure, 0);
	if (by >= 0)
		roller_other(r, g->figures[by].unit);
	roller_read(r, ROLL_TABLE);
}

enum pp_effect pp_effect_die(struct game *g, int figure, int by)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;
	enum pp_effect effect;

	pp_effect_die_roller(g, figure, by, &r);
	effect = pp_effect_of(rules, pp_die(&r, g) + roller_need(&r));
	roller_tell(&r, g, rules->effect[effect].name);
	return effect;
}

struct pp_blow pp_burst_blow(const struct pp_rules *rules, int row, const char *what,
	enum pp_effect effect)
{
	return (struct pp_blow){ effect, HARM_PIERCING, rules->burst[row].sdd, what,
		rules->burst[row].rule };
}

static void blast(struct game *g, cell_t cell, int by, const char *what)
{
	const struct pp_rules *rules = pp_rules_of(g);
	int16_t marks[FIGURES_MAX];
	const int n = pp_blast_marks(g, cell, marks);

	tell_burst(g, by >= 0 ? g->figures[by].unit : NOBODY, cell, what, EVENT_ALL);
	pp_boom(g, cell, by);
	for (int i = 0; i < n; i++) {
		const int row = pp_blast_row(g, cell, marks[i]);
		const struct pp_blow blow = pp_burst_blow(rules, row, what,
			pp_effect_die(g, marks[i], by));

		pp_strike(g, marks[i], &blow, by);
	}
}

/* ---- sticks (S-P-26) ---- */

static const char *stick_name(const struct game *g)
{
	const struct pp_rules *rules = pp_rules_of(g);

	for (int i = 0; i < rules->n_throwing; i++)
		if (rules->throwing[i].comes == COMES_BURST)
			return rules->throwing[i].name;
	return "";
}

void pp_light(struct game *g, cell_t cell, int by)
{
	struct pp_game *own = pp_game_of(g);

	if (own->n_sticks == STICKS_MAX) {	/* no hand could reach it in time */
		blast(g, cell, by, stick_name(g));
		return;
	}
	own->stick[own->n_sticks] = cell;
	own->stick_by[own->n_sticks++] = (int16_t)by;
}

void pp_explode(struct game *g)
{
	struct pp_game *own = pp_game_of(g);

	for (int i = 0; i < own->n_sticks; i++)
		blast(g, own->stick[i], own->stick_by[i], stick_name(g));
	for (int i = 0; i < STICKS_MAX; i++) {
		own->stick[i] = CELL_NONE;
		own->stick_by[i] = NOBODY;
	}
	own->n_sticks = 0;
}

/* ---- bombs that are lobbed ---- */

void pp_shell(struct game *g, int figure, cell_t aim, bool far)
{
	const cell_t cell = pp_come_down(g, figure, aim, far);

	if (cell == CELL_NONE)
		game_note(g, g->figures[figure].unit, figure, "the bomb falls beyond the table");
	else
		blast(g, cell, figure, "Bomb");
}

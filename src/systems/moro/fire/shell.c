/* Shells: what a hit of a cannon does where it falls (M-9, S-M-23).
 *
 *  SH1  The dice of a burst are bare; it spares neither friends nor whoever is hidden
 *       and asks nothing of crews.
 *  SH2  Who is in it is taken down before the first die.
 */
#include <stdio.h>

#include "skirmish/body/tell.h"
#include "systems/moro/dice.h"
#include "systems/moro/fire/harm.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/melee/melee.h"


int moro_volley_burst_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX])
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		if (standing_fit(g, f) && table_within(g->table, cell, g->figures[f].cell,
			moro_rules_of(g)->blast))
			marks[n++] = (int16_t)f;
	return n;
}

void moro_volley_burst_roller(const struct game *g, int unit, int of_unit, int of, struct roller *r)
{
	roller_open(r, "M-9", "in the burst", of_unit, of, moro_rules_of(g)->blast_need);
	roller_other(r, unit);
	roller_read(r, ROLL_AT_LEAST);
	roller_from_zero(r);
}

/* One roll for those of a unit, a die each in order of the roster. */
static void roll_burst(struct game *g, int unit, const int16_t *figures, int n)
{
	struct roller r;
	char text[32];
	int killed;

	moro_volley_burst_roller(g, unit, g->figures[figures[0]].unit, n == 1 ? figures[0] : NOBODY,
		&r);
	killed = moro_throw(&r, g, n);
	snprintf(text, sizeof text, "%d killed", killed);
	roller_tell(&r, g, killed == 0 ? "nobody killed" : text);
	for (int i = 0; i < n; i++)
		if (r.dice[i] >= roller_need(&r))
			moro_kill(g, figures[i], unit, "shell");
}

void moro_volley_burst(struct game *g, int unit, cell_t cell)
{
	int16_t marks[FIGURES_MAX], own[ROLL_DICE_MAX];
	const int n = moro_volley_burst_marks(g, cell, marks);
	int done = 0;

	tell_burst(g, unit, cell, "Shell", EVENT_ALL);
	for (int u = 0; u < g->n_units && done < n; u++) {
		int of_unit = 0;

		for (int i = 0; i < n && of_unit < ROLL_DICE_MAX; i++)
			if (g->figures[marks[i]].unit == u)
				own[of_unit++] = marks[i];
		if (of_unit > 0)
			roll_burst(g, unit, own, of_unit);
		done += of_unit;
	}
}

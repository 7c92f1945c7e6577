/* Shots: see shots.h. */
#include "systems/risk/fire/shots.h"

#include <string.h>

#include "systems/risk/fire/lines.h"

/* Who is big may turn where he is: then nothing is the same. */
static bool still_asked(struct shots_asked *a, const struct game *g, int side)
{
	bool same = g->course == NULL && a->side == side && a->drawn == g->table->drawn
		&& a->changes == g->table->changes;

	a->side = side;
	a->drawn = g->table->drawn;
	a->changes = g->table->changes;
	for (int u = 0; u < g->n_units; u++) {
		const bool seen = game_sees(g, side, u);

		FOR_MEMBERS(f, g, u) {
			const cell_t at = seen ? g->figures[f].cell : CELL_NONE;

			same = same && a->at[f] == at;
			a->at[f] = at;
		}
	}
	return same;
}

struct risk_shots *risk_shots_of(const struct game *g, int side)
{
	struct risk_shots *const s = risk_rules_of(g)->shots;

	if (still_asked(&s->asked, g, side) && s->stamp > 0)
		return s;
	if (++s->stamp == 0) {
		memset(s->place, 0, sizeof s->place);
		s->stamp = 1;
	}
	return s;
}

bool risk_shots_open(struct risk_shots *s, const struct game *g, int figure, int other)
{
	const cell_t from = g->figures[figure].cell, to = g->figures[other].cell;
	struct shots_place *const p = &s->place[((uint32_t)from * 31 + (uint32_t)to) * 2654435761u
		>> 20];

	if (p->stamp != s->stamp || p->from != from || p->to != to)
		*p = (struct shots_place){ from, to, s->stamp,
			risk_shot_line(g, figure, other, NULL) };
	return p->open;
}

/* Shots: see shots.h. */
#include "systems/risk/fire/shots.h"

#include <assert.h>
#include <string.h>

#include "systems/risk/fire/lines.h"

enum { STAMP_BITS = 63 - 2 * SHOTS_CELL_BITS };

static_assert(GRID_SIDE_MAX * GRID_SIDE_MAX <= 1 << SHOTS_CELL_BITS, "a cell fits");

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
	if (++s->stamp >> STAMP_BITS != 0) {
		memset(s->place, 0, sizeof s->place);
		s->stamp = 1;
	}
	return s;
}

bool risk_shots_open(struct risk_shots *s, const struct game *g, int figure, int other)
{
	const uint64_t from = (uint32_t)g->figures[figure].cell;
	const uint64_t to = (uint32_t)g->figures[other].cell;
	const uint64_t line = (s->stamp << SHOTS_CELL_BITS | from) << SHOTS_CELL_BITS | to;
	uint64_t *const place = &s->place[(from << SHOTS_CELL_BITS | to)
		* UINT64_C(0x9e3779b97f4a7c15) >> (64 - SHOTS_BITS)];

	assert(g->figures[figure].cell != CELL_NONE && g->figures[other].cell != CELL_NONE);
	if (*place >> 1 != line)
		*place = line << 1 | (risk_shot_line(g, figure, other, NULL) ? 1 : 0);
	return (*place & 1) != 0;
}

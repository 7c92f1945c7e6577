/* Run: movers (movers.h) while they are all on their way.  For the files that make them go, and
 * nobody else: nearby.c knows who may be near a cell, wishes.c where each wants to go, claims.c
 * who of them may; movers.c has the shares in which they are asked.
 */
#ifndef SKIRMISH_RUN_H
#define SKIRMISH_RUN_H

#include <assert.h>

#include "skirmish/body/guides.h"
#include "skirmish/body/movers.h"
#include "skirmish/body/waits.h"

enum { SHARES = 240, SLOTS_LEAST = 64, SLOTS = 2048, NOT_MOVING = -1 };
static_assert((int)SLOTS > 2 * (int)FIGURES_MAX, "fewer slots than claims of a pass");

struct claim {
	int16_t mover;
	int16_t next;		/* claim of the same cell, or -1 */
	cell_t cell;
	int32_t cost;
	uint8_t steps;		/* of the path it takes */
	bool aside, granted;
};

struct run {
	struct game *g;
	struct movers *all;
	int share;
	int n_waiting, n_claims;
	int16_t due[SHARES + 1], later[FIGURES_MAX];	/* movers by share, as lists */
	bool wake[SHARES + 1];		/* somebody who waits can pay for more then */
	int16_t waiting[FIGURES_MAX];
	int16_t mover_of[FIGURES_MAX];	/* by figure, or NOT_MOVING */
	int16_t slots[SLOTS];		/* first claim of a cell, hashed; or -1 */
	uint32_t mask;			/* of the slots in use: twice the movers, at least */
	uint8_t foes[SIDES_MAX];	/* bit per side that each side's people have for enemies */
	uint8_t claiming;		/* bit per side that claims something in this pass */
	struct guides guides;
	struct waits waits;
	struct claim claims[FIGURES_MAX];
	uint8_t beside[MARK_CELLS];	/* bit per side whose people stand, or stood, next to it */
};

static inline int run_side(const struct run *r, const struct mover *m)
{
	return r->g->units[m->unit].side;
}

static inline uint8_t run_bit(const struct game *g, int figure)
{
	return (uint8_t)(1u << g->units[g->figures[figure].unit].side);
}

static inline struct mover *run_claimant(const struct run *r, const struct claim *c)
{
	return &r->all->mover[c->mover];
}

/* ---- when ---- */

static inline int32_t run_left(const struct mover *m)
{
	return m->allowance - m->spent;
}

static inline int32_t run_cells_cost(const struct game *g, int cells)
{
	return cells * g->table->cell_length * REACH_TWELFTHS;
}

static inline int32_t run_cost_towards(const struct game *g, const struct mover *m, cell_t from,
	int direction)
{
	return m->flying ? run_cells_cost(g, 1)
		: table_cost_towards(g->table, m->gait, from, direction);
}

/* The share in which a step falls due. */
static inline int run_share(const struct mover *m, int32_t cost)
{
	const int64_t paid = (int64_t)(m->spent + cost) * SHARES;

	return m->allowance <= 0 || m->spent + cost > m->allowance ? SHARES + 1
		: (int)((paid + m->allowance - 1) / m->allowance);
}

/* It goes no further, and keeps nothing for its guide. */
static inline void run_finish(struct run *r, struct mover *m)
{
	const cell_t here = r->g->figures[m->figure].cell;

	m->done = true;
	waits_change(&r->waits, m->end);
	if (here != CELL_NONE)
		waits_change(&r->waits, here);
}

/* ---- who may be near: nearby.c ---- */

enum access { CLOSED, PASSED_BY, OPEN };

void nearby_begin(struct run *r);
/* For all about a figure that goes from there, or comes: it is of a side (bit), or of none. */
void nearby_stir(struct run *r, int figure, uint8_t side);
/* Whether it stands where it halts: next to whom it charges, or to any enemy. */
bool nearby_halted(const struct run *r, const struct mover *m);
/* How far a cell where somebody may be met is open to a mover who minds, whoever stands in it;
 * whom he meets unseen is noted. */
enum access nearby_access_beside(const struct run *r, struct mover *m, cell_t cell);

/* The sides of a mover's enemies, and of whom it charges. */
static inline uint8_t nearby_sides(const struct run *r, const struct mover *m)
{
	return (uint8_t)(r->foes[run_side(r, m)]
		| (m->target < 0 ? 0 : 1u << r->g->units[m->target].side));
}

/* Whether one of these may stand next to a cell. */
static inline bool nearby_may_meet(const struct run *r, const struct mover *m, cell_t cell)
{
	return (r->beside[cell] & nearby_sides(r, m)) != 0;
}

static inline enum access nearby_access(const struct run *r, struct mover *m, cell_t cell)
{
	return m->fierce || !nearby_may_meet(r, m, cell) ? OPEN : nearby_access_beside(r, m, cell);
}

/* ---- what each wants, and who has it ---- */

/* wishes.c: the next cell that a mover wants and can pay for by now, with its cost; whether there
 * is one.  It may find that it is to go no further, or else notes what it waits for. */
bool wishes_find(struct run *r, struct mover *m, struct claim *c);
/* claims.c: all who wait claim what they want; then each claim is granted or is not. */
void claims_gather(struct run *r);
void claims_settle(struct run *r);

#endif

/* Claims: who of all that want a cell has it (MV1, MV2): see run.h. */
#include <string.h>

#include "cliffhanger/roll.h"
#include "skirmish/body/run.h"

static int16_t *slot_of(struct run *r, cell_t cell)
{
	uint32_t at = ((uint32_t)cell * 2654435761u >> 16) & r->mask;

	while (r->slots[at] >= 0 && r->claims[r->slots[at]].cell != cell)
		at = (at + 1) & r->mask;
	return &r->slots[at];
}

void claims_gather(struct run *r)
{
	memset(r->slots, 0xFF, (r->mask + 1) * sizeof r->slots[0]);
	r->n_claims = 0;
	r->claiming = 0;
	waits_round(&r->waits);
	for (int i = 0; i < r->n_waiting; i++) {
		struct claim *c = &r->claims[r->n_claims];
		struct wait *const wait = &r->waits.of[r->waiting[i]];
		int16_t *slot;

		if (waits_still(&r->waits, wait, r->share)
				|| !wishes_find(r, &r->all->mover[r->waiting[i]], c))
			continue;
		wait->n = 0;
		c->mover = r->waiting[i];
		c->granted = true;
		r->claiming |= (uint8_t)(1u << run_side(r, &r->all->mover[c->mover]));
		slot = slot_of(r, c->cell);
		c->next = *slot;
		*slot = (int16_t)r->n_claims++;
	}
}

/* One die each, high takes it (S-C-9); the winner's place in the list. */
static int dice_for_it(struct run *r, struct mover *const *who, int n)
{
	struct roller roll[SIDES_MAX];
	int best, tied;

	do {
		best = 0;
		for (int i = 0; i < n; i++) {
			roller_open(&roll[i], "S-C-9", "one place for two", who[i]->unit,
				who[i]->figure, 0);
			roller_read(&roll[i], ROLL_OPPOSED);
			roller_throw(&roll[i], r->g, r->all->by->die(r->g), 1);
			if (roll[i].dice[0] > roll[best].dice[0])
				best = i;
		}
		tied = 0;
		for (int i = 0; i < n; i++)
			tied += roll[i].dice[0] == roll[best].dice[0];
		for (int i = 0; i < n; i++)
			roller_tell(&roll[i], r->g, roll[i].dice[0] < roll[best].dice[0]
				? "gives way" : tied > 1 ? "a tie" : "takes it");
	} while (tied > 1 && !r->g->dice.starved);
	return best;
}

/* Of comrades the first of the roster speaks for all; the others stand in its order. */
static int add_contender(const struct game *g, struct mover **who, int n, struct mover *m)
{
	int at;

	for (int i = 0; i < n; i++)
		if (!game_enemies(g, who[i]->unit, m->unit)) {
			if (m->figure < who[i]->figure)
				who[i] = m;
			return n;
		}
	if (n == SIDES_MAX)
		return n;
	for (at = n; at > 0 && who[at - 1]->figure > m->figure; at--)
		who[at] = who[at - 1];
	who[at] = m;
	return n + 1;
}

/* All claims of one cell but one are turned down. */
static void settle_cell(struct run *r, int first)
{
	struct mover *who[SIDES_MAX];
	int32_t most = 0;
	int n = 0, winner;

	for (int i = first; i >= 0; i = r->claims[i].next)
		if (run_left(run_claimant(r, &r->claims[i])) > most)
			most = run_left(run_claimant(r, &r->claims[i]));
	for (int i = first; i >= 0; i = r->claims[i].next)
		if (run_left(run_claimant(r, &r->claims[i])) == most)
			n = add_contender(r->g, who, n, run_claimant(r, &r->claims[i]));
	winner = n > 1 ? dice_for_it(r, who, n) : 0;
	for (int i = first; i >= 0; i = r->claims[i].next)
		r->claims[i].granted = run_claimant(r, &r->claims[i]) == who[winner];
}

/* Whether of two movers that would come to touch this one does not mind. */
static bool may_touch(const struct mover *m, int unit)
{
	return m->fierce || (m->target >= 0 && (m->home || unit != m->target));
}

/* Two enemies whose new cells would touch (MV2). */
static void settle_pair(struct run *r, struct claim *a, struct claim *b)
{
	struct mover *who[2];
	bool a_may, b_may, a_goes;

	/* Dice are thrown in the roster's order. */
	if (run_claimant(r, a)->figure > run_claimant(r, b)->figure) {
		settle_pair(r, b, a);
		return;
	}
	who[0] = run_claimant(r, a);
	who[1] = run_claimant(r, b);
	a_may = may_touch(who[0], who[1]->unit);
	b_may = may_touch(who[1], who[0]->unit);

	if (a_may && b_may)
		return;
	if (a_may != b_may)
		a_goes = a_may;
	else if (run_left(who[0]) != run_left(who[1]))
		a_goes = run_left(who[0]) > run_left(who[1]);
	else
		a_goes = dice_for_it(r, who, 2) == 0;
	if (a_goes)
		b->granted = false;
	else
		a->granted = false;
}

static void settle_contact(struct run *r, struct claim *c)
{
	cell_t cells[GRID_AROUND_MAX];
	const bool enemies = (r->foes[run_side(r, run_claimant(r, c))] & r->claiming) != 0;
	const int n = enemies ? table_around(r->g->table, c->cell, cells) : 0;

	for (int k = 0; c->granted && k < n; k++)
		for (int i = *slot_of(r, cells[k]); i >= 0; i = r->claims[i].next)
			if (r->claims[i].granted && c->granted
				&& game_enemies(r->g, run_claimant(r, c)->unit,
					run_claimant(r, &r->claims[i])->unit))
				settle_pair(r, c, &r->claims[i]);
}

void claims_settle(struct run *r)
{
	for (int i = 0; i < r->n_claims; i++) {
		const int first = *slot_of(r, r->claims[i].cell);

		if (first == i && r->claims[i].next >= 0)
			settle_cell(r, first);
	}
	for (int i = 0; i < r->n_claims; i++)
		settle_contact(r, &r->claims[i]);
}

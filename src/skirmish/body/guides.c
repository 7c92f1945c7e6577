/* Guides: see guides.h. */
#include "skirmish/body/guides.h"

#include <stdio.h>

#include "skirmish/skirmish.h"

static const struct mover *mover_of(const struct movers *all, int figure)
{
	for (int i = 0; i < all->n; i++)
		if (all->mover[i].figure == figure)
			return &all->mover[i];
	return NULL;
}

void guides_find(struct guides *k, const struct game *g, const struct movers *all)
{
	const struct skirmish *const by = skirmish_of(g);

	*k = (struct guides){ { NULL } };
	for (int u = 0; by != NULL && by->guide != NULL && u < g->n_units; u++) {
		const int guide = by->guide(g, u);

		if (guide >= 0)
			k->of[u] = mover_of(all, guide);
	}
}

/* MV4 */
bool guides_keep(const struct guides *k, const struct mover *m, cell_t cell)
{
	const struct mover *const guide = k->of[m->unit];

	return guide != NULL && guide != m && !guide->done && guide->end == cell
		&& guide->target < 0 && !guide->leaves && !guide->fierce;
}

/* Who or what keeps a guide from his next step, as far as his side knows. */
static const char *what_stands_before(const struct game *g, const struct mover *m)
{
	const cell_t here = g->figures[m->figure].cell;
	const cell_t next = table_step(g->table, here, m->step[m->at]);
	const int other = next == CELL_NONE ? NOBODY : game_barred(g, m->figure, next);

	if (other >= 0 && !game_enemies(g, m->unit, g->figures[other].unit))
		return g->figures[other].unit == m->unit ? "its own men stood in the way"
			: "friends stood in the way";
	return movers_touch_enemy(m->by, g, m->unit, here) >= 0
		|| (next != CELL_NONE && movers_touch_enemy(m->by, g, m->unit, next) >= 0)
		? "the enemy stood in the way" : "there was no way on";
}

/* What was promised and not kept is told (MV4). */
void guides_tell_short(const struct guides *k, struct game *g)
{
	for (int u = 0; game_listened(g) && u < g->n_units; u++) {
		const struct mover *const m = k->of[u];
		struct event e = event_of(EVENT_NOTE);
		char text[80];

		if (m == NULL || m->target >= 0 || m->leaves || m->fierce || m->at >= m->n_steps
				|| m->met >= 0 || !game_on_table(g, m->figure))
			continue;
		snprintf(text, sizeof text, "stopped short: %s", what_stands_before(g, m));
		e.unit = (int16_t)u;
		e.audience = (uint16_t)(1u << g->units[u].side);
		e.number = NOTE_OWN;
		e.word = text;
		game_emit(g, &e);
	}
}

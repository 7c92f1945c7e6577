/* Telling: see tell.h. */
#include <stdio.h>

#include "skirmish/body/tell.h"

uint16_t tell_hearers(const struct game *g, int unit, int target)
{
	return (uint16_t)(game_watchers(g, unit) | 1u << g->units[target].side);
}

void tell_shots(struct game *g, int unit, int figure, int target, int number, bool by_hand)
{
	struct event e = event_of(EVENT_SHOT);

	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.other = (int16_t)target;
	e.number = number;
	e.audience = tell_hearers(g, unit, target);
	if (by_hand)
		e.word = "throw";
	game_emit(g, &e);
}

void tell_hits(struct game *g, struct roller *r, int hits, const char *none)
{
	char text[32];

	snprintf(text, sizeof text, hits == 1 ? "1 hit" : "%d hits", hits);
	roller_tell(r, g, hits == 0 ? none : text);
}

void tell_hit(struct game *g, int figure, int by_unit, const char *arm)
{
	struct event e = event_of(EVENT_HIT);

	e.unit = g->figures[figure].unit;
	e.figure = (int16_t)figure;
	e.other = (int16_t)by_unit;
	e.word = arm;
	game_emit(g, &e);
}

void tell_burst(struct game *g, int by_unit, cell_t cell, const char *what, uint16_t audience)
{
	struct event e = event_of(EVENT_BURST);

	e.other = (int16_t)by_unit;
	e.cell = cell;
	e.word = what;
	e.audience = audience;
	game_emit(g, &e);
}

void tell_order(struct game *g, int unit, const char *order, int target, cell_t goal, bool secret)
{
	const uint16_t all = game_watchers(g, unit);
	const uint16_t both = secret ? all & (uint16_t)game_allies(g, g->units[unit].side)
		: target < 0 ? all : all & game_watchers(g, target);
	struct event e = event_of(EVENT_ORDER);

	e.unit = (int16_t)unit;
	e.other = (int16_t)target;
	e.cell = goal;
	e.word = order;
	e.audience = both;
	game_emit(g, &e);
	if (all == both || secret)
		return;
	e.other = NOBODY;
	e.audience = (uint16_t)(all & ~both);
	game_emit(g, &e);
}

/* A shadow of a game: what its events alone add up to (event.h, E1), and what
 * must hold of every game at every step (game.h, G1 … G6).
 *
 *     shadow_begin(&s, setup);
 *     g = game_new(setup, rules, &dice, shadow_sink(&s));
 *     shadow_compare(&s, g);                 after every step
 *
 * For adventures it also watches who is suppressed, and fails the test when
 * one of them moves, shoots or fights (adventure.h, A4).
 */
#ifndef SHADOW_H
#define SHADOW_H

#include "cliffhanger/game.h"

struct shadow {
	const struct setup *setup;
	int16_t turn, phase;
	struct figure figures[FIGURES_MAX];
	struct { int16_t side, leader; bool uncommanded; uint8_t sighted; } units[UNITS_MAX];
	int32_t points[SIDES_MAX];
	int8_t flags[FLAGS_MAX];
	struct item items[ITEMS_MAX];
	int16_t figure_until[FIGURES_MAX], unit_until[UNITS_MAX];	/* suppressed */
	bool runs[UNITS_MAX];	/* routs or retreats: may move though suppressed */
	bool upheaval;	/* ground has changed in this phase */
	int16_t struck;	/* who was hit last in this phase, or NOBODY */
	struct sink pass_on;	/* further sink, or none */
	size_t events, rolls;
	char fault[200];	/* the first; "" = none */
};

void shadow_begin(struct shadow *s, const struct setup *setup);
struct sink shadow_sink(struct shadow *s);
/* Fails the test if the shadow and the game differ or an invariant is broken. */
void shadow_compare(const struct shadow *s, const struct game *g);

#endif

/* Stir: where something has changed while many figures are on their way (movers.h), so that who
 * waits is not asked again for nothing.
 *
 *  ST1  The table is looked at by squares; each bears the number of the last pass in which
 *       somebody came, went or came to his end there.  Who waits tells how far around it he has
 *       looked.
 *  ST2  What changes places, lives, sides or the ground otherwise is told by struct touch, and
 *       taken to have stirred everywhere.
 */
#ifndef SKIRMISH_STIR_H
#define SKIRMISH_STIR_H

#include "cliffhanger/game.h"

enum { STIR_SIDE = 8, STIR_ROW = GRID_SIDE_MAX / STIR_SIDE + 1 };

struct stir {
	uint32_t pass, all;	/* the one that runs; the last with a stir everywhere */
	uint32_t times;		/* as often as the game has changed by what is told here */
	uint32_t square[STIR_ROW * STIR_ROW];
	struct wait {
		uint32_t since;			/* which pass; 0: it does not */
		uint8_t west, east, north, south;	/* the squares it has looked at */
	} waits[FIGURES_MAX];
};

void stir_clear(struct stir *s, const struct game *g);
/* Another pass begins. */
void stir_begin(struct stir *s, const struct game *g);
/* Something has changed in a cell; CELL_NONE: nothing. */
void stir_at(struct stir *s, const struct game *g, cell_t cell);
/* Places a figure elsewhere. */
void stir_move(struct stir *s, struct game *g, int figure, cell_t to);
/* One of them, looked at in this pass, has found no way on so many cells around it, or one. */
void stir_waits(struct stir *s, const struct game *g, int who, cell_t at, int looks);
void stir_goes(struct stir *s, int who);
/* Whether it did, or something has changed near it since. */
bool stir_near(const struct stir *s, int who);

#endif

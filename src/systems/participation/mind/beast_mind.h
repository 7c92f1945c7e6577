/* Beasts that mind themselves (X-231 … X-235): by temper, what one makes of those it sees,
 * and the choice that follows. */
#ifndef PARTICIPATION_MIND_BEAST_MIND_H
#define PARTICIPATION_MIND_BEAST_MIND_H

#include "skirmish/commander/propose.h"
#include "systems/participation/participation.h"

enum mood {
	MOOD_RESTS,	/* nobody is near enough to mind */
	MOOD_HUNTS, MOOD_EATS,			/* hungry */
	MOOD_SHIES, MOOD_CORNERED,		/* frightened, and whoever has had enough */
	MOOD_CHARGES, MOOD_WARNS, MOOD_RETURNS,	/* protecting */
	MOODS
};

struct mind_of_beast {
	enum beast temper;
	enum mood mood;
	int unit;		/* whom it is about, or -1 */
	int32_t far;		/* how far he is */
	cell_t noise;		/* what frightened it, or CELL_NONE */
	bool wounded, alone, running;	/* what draws it to its prey */
	bool broken;		/* has had enough */
	int lost;		/* percent of its wound value */
};

/* At a turn's end: beasts note the nearest noise of it that they heard. */
void pp_beasts_listen(struct game *g);
void pp_bind_beasts(struct binder *b, struct pp_rules *rules);	/* part of pp_bind() */

void pp_beast_think(const struct game *v, int unit, struct mind_of_beast *m);
bool pp_beast_move(const struct proposer *p, int unit);
/* In words for players (beast_why.c). */
bool pp_beast_why(const struct game *v, int unit, int line, char *text, size_t size);

#endif

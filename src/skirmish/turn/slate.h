/* Slates: what a system's own state says of units and figures, wiped: all of it as a game
 * begins, what was of one turn as the next does; and in a view what its side cannot know.
 *
 *  SL1  Whoever a side does not see is in its view as if nothing had ever happened to him.
 */
#ifndef SKIRMISH_SLATE_H
#define SKIRMISH_SLATE_H

#include "cliffhanger/game.h"

struct slate {
	/* As all begin, and as those know them who do not see them. */
	void (*unit)(struct game *g, int unit);
	void (*figure)(struct game *g, int figure);
	/* As a turn begins. */
	void (*unit_turn)(struct game *g, int unit);
	void (*figure_turn)(struct game *g, int figure);
	/* What does not show of those whom a side sees. */
	void (*veil_unit)(struct game *v, int unit);
	void (*veil_figure)(struct game *v, int figure);
	bool allies_tell;	/* all of that to each other */
};

void slate_begin(struct game *g, const struct slate *s);
void slate_turn(struct game *g, const struct slate *s);
void slate_veil(struct game *v, int side, const struct slate *s);

#endif

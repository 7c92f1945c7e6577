/* Losses: what it means for others that somebody falls, is taken or leaves: whom he held is
 * free, and another leads.
 */
#ifndef SKIRMISH_LOSS_H
#define SKIRMISH_LOSS_H

#include "cliffhanger/game.h"

/* Whom a figure holds is free, as the system has it of the freed (skirmish.h). */
void loss_frees(struct game *g, int captor);
/* A unit's leader is lost: the scenario's second takes over, or the first who leads in his own
 * right by the system's rules; or nobody. */
void loss_of_leader(struct game *g, int unit);
/* One goes over the edge, of his own will or in flight. */
void loss_by_edge(struct game *g, int figure, bool flees);
/* Both, of one who is gone; whom he led finds another if he was the leader. */
void loss_of(struct game *g, int figure);

#endif

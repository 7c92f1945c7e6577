/* Matching: who fights whom, of all who stand in contact.
 *
 * Pairs come first, as many as there can be, so that nobody is ganged up on while a
 * comrade of his goes free whom the same enemies could have fought.  Whoever is left
 * over joins a fight of an enemy whom he touches, and those who join are spread evenly.
 *
 *  MA1  Whoever can fight and touches an enemy is in exactly one fight.
 *  MA2  A fight has one figure on one of its sides: the lone one.  No pair has
 *       more to join it on both sides, or it could have been two.
 *  MA3  Of the figures that those of a fight could fight as well none has two fewer on
 *       him than its lone figure has, nor would a chain of changes find one.
 *  MA4  Who cannot fight is in a fight only as its lone figure, for those who find nobody
 *       better.
 *
 * Among two causes the pairs are the most that there can be (by augmenting paths); where
 * enemies of three causes stand in one heap, none can be added by a simple change.
 */
#ifndef SKIRMISH_MATCH_H
#define SKIRMISH_MATCH_H

#include "cliffhanger/game.h"

enum { MATCH_FOES_MAX = 32 };	/* round a big body; more do not come to blows */

/* Who touches whom, each enemy told of both. */
struct contacts {
	int n;				/* figures */
	bool able[FIGURES_MAX];		/* fights; else only others fight it */
	uint8_t n_foes[FIGURES_MAX];
	int16_t foes[FIGURES_MAX][MATCH_FOES_MAX];
};
void match_contacts_begin(struct contacts *c, int n);	/* all able, none touching */
/* When it is known who is able: two who are not do not count. */
void match_contacts_add(struct contacts *c, int figure, int foe);

struct fight {		/* one figure against n others */
	int16_t lone;
	uint8_t n;
	int16_t others[MATCH_FOES_MAX];
};
struct fights {
	int n;
	struct fight fight[FIGURES_MAX / 2];
};
void match_contacts(const struct contacts *c, struct fights *all);

#endif

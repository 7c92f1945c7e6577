/* Blows (PP:50 to PP:68): one round of fighting. */
#ifndef PARTICIPATION_MELEE_BLOWS_H
#define PARTICIPATION_MELEE_BLOWS_H

#include "systems/participation/melee/fight.h"
#include "systems/participation/participation.h"

void pp_blows(struct game *g);
/* Its value and factors against one foe, no die thrown. */
void pp_fight_roller(const struct game *g, int figure, int foe, struct roller *r);
void pp_against_roller(const struct game *g, int figure, const struct pp_against *against,
	struct roller *r);
int pp_against_sum(const struct game *g, int figure, const struct pp_against *against);
/* A round begins: who fights whom; blows that were to be lost are this round's. */
void pp_match(struct game *g, struct contacts *c, struct fights *all);
int pp_hand_arm(const struct game *g, int figure);	/* row of `weapons` */
int pp_mean_up(int sum, int n);				/* S-P-28 */
/* What befalls somebody who has lost by so much: the rows for him, and what they say; EFFECT_NONE
 * (X-48). */
const struct band_row *pp_fight_rows(const struct game *g, int loser);
int pp_fight_result(const struct band_row *rows, int by);
/* Of the many the one whose blow it is if they win: by the highest factors. */
int pp_foremost(const int *factors, int n);
/* … and the blow itself. */
struct pp_blow pp_blow_of(const struct game *g, int figure, enum pp_effect effect);

#endif

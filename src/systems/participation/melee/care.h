/* Care: the dice of each move of the injured and the senseless, and what is done for them
 * (PP:60, PP:62, PP:93). */
#ifndef PARTICIPATION_MELEE_CARE_H
#define PARTICIPATION_MELEE_CARE_H

#include "systems/participation/participation.h"

void pp_care(struct game *g);		/* of BEGIN: the dice of each move */
void pp_bandage(struct game *g, int figure);
void pp_last_breath(struct game *g);	/* of LAST (S-P-33) */

#endif

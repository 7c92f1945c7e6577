/* Matching (PP:50, X-209): who fights whom, of all who stand in contact. */
#ifndef PARTICIPATION_MELEE_MATCH_H
#define PARTICIPATION_MELEE_MATCH_H

#include "skirmish/body/match.h"
#include "systems/participation/participation.h"

bool pp_strikes(const struct game *g, int figure);	/* if there is somebody */
void pp_contacts(const struct game *g, struct contacts *c);
/* Enemies a figure touches; how many, at most MATCH_FOES_MAX. */
int pp_foes(const struct game *g, int figure, int16_t foes[MATCH_FOES_MAX]);

#endif

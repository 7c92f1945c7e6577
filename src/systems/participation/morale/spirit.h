/* What the files of speech and courage tell each other. */
#ifndef PP_SPIRIT_H
#define PP_SPIRIT_H

#include "systems/participation/participation.h"

/* Minds that words reach and that can give in: whoever is no creature. */
bool pp_person(const struct game *g, int figure);

/* causes.c.  Something that may shake those round a figure has happened: a first shot, a
 * scream, a rout; it is noted, and a cause for whom it concerns. */
void pp_noise(struct game *g, int figure, enum cause cause);
/* The fright value of a unit to a figure that sees it near; 0: it is not scared. */
int pp_fright_of(const struct game *g, int figure, int unit);

#endif

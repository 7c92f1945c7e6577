/* Panels: what the turn has thrown so far, and whose turn it is. */
#ifndef PARTICIPATION_WORDS_PANELS_H
#define PARTICIPATION_WORDS_PANELS_H

#include "systems/participation/participation.h"

bool pp_phase_line(const struct game *v, int line, struct phase_line *l);
void pp_turn_line(const struct game *v, char *text, size_t size);

#endif

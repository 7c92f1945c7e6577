/* Panels: the number of the roster, and what the hand and the last activation have thrown. */
#ifndef MORO_WORDS_PANELS_H
#define MORO_WORDS_PANELS_H

#include "systems/moro/moro.h"

bool moro_roster_sum(const struct game *v, int unit, int *sum);	/* modified morale */
bool moro_phase_line(const struct game *v, int line, struct phase_line *l);
void moro_turn_line(const struct game *v, char *text, size_t size);

#endif

/* What maps mark in Moro games: counters, and guns where they stand. */
#ifndef MORO_WORDS_MARKS_H
#define MORO_WORDS_MARKS_H

#include "systems/moro/moro.h"

int moro_marks(const struct game *v, struct map_mark *marks, int room);

#endif

/* What maps mark: clouds of gas, lit sticks, and loads that lie about. */
#ifndef PARTICIPATION_WORDS_MARKS_H
#define PARTICIPATION_WORDS_MARKS_H

#include "systems/participation/participation.h"

int pp_marks(const struct game *v, struct map_mark *marks, int room);

#endif

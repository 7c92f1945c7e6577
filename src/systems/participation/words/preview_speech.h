/* Previews of what is said: by name who understands it, and who only hears somebody call. */
#ifndef PARTICIPATION_WORDS_PREVIEW_SPEECH_H
#define PARTICIPATION_WORDS_PREVIEW_SPEECH_H

#include "systems/participation/participation.h"

void pp_preview_say(const struct game *v, const struct choice *c, struct preview *p);

#endif

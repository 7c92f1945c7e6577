/* Previews of what is said: by name who understands it, and who only hears somebody call. */
#ifndef PARTICIPATION_WORDS_PREVIEW_SPEECH_H
#define PARTICIPATION_WORDS_PREVIEW_SPEECH_H

#include "skirmish/menus/preview.h"
#include "systems/participation/participation.h"

preview_put pp_preview_say;

#endif

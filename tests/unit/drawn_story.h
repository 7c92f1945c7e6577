/* A story room for tests: scenarios are drawings (build_setup.h), so that sessions can
 * be tested without YAML.  "broken" anywhere in the text is its one fault. */
#ifndef DRAWN_STORY_H
#define DRAWN_STORY_H

#include "cliffhanger/system.h"

extern const struct game_system *drawn_system;	/* whose they are; the null system */

#endif

/* A commander's answers, one function a kind of decision. */
#ifndef MORO_COMMAND_H
#define MORO_COMMAND_H

#include "cliffhanger/choice.h"
#include "cliffhanger/game.h"
#include "cliffhanger/view.h"

void moro_command(const struct view *view, const struct decision *d, struct choice *c);

#endif

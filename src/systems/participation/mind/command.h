/* A commander's answers, and what he goes by: every unit as his side knows it (muster.h), and
 * what its fire and blows may be expected to do.
 */
#ifndef PARTICIPATION_COMMAND_H
#define PARTICIPATION_COMMAND_H

#include "cliffhanger/view.h"
#include "skirmish/commander/commander.h"
void pp_command(const struct view *view, const struct decision *d, struct choice *c);

#endif

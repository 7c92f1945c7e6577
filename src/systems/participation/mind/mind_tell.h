/* Telling: see minds.h. */
#ifndef PARTICIPATION_MIND_MIND_TELL_H
#define PARTICIPATION_MIND_MIND_TELL_H

#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

bool pp_tell_unit(const struct teller *t, int verb, int unit);
bool pp_tell_unit_cell(const struct teller *t, int verb, int unit, cell_t cell);
bool pp_tell_unit_unit(const struct teller *t, int verb, int unit, int other);
bool pp_tell_figure_cell(const struct teller *t, int verb, int figure, cell_t cell);
bool pp_tell_figure_figure(const struct teller *t, int verb, int figure, int other);
bool pp_tell_say(const struct teller *t, int figure, enum voice voice, const char *text);
/* Dynamite and gas fly at a cell, the rest at somebody. */
bool pp_tell_throw(const struct teller *t, int figure, int weapon, enum argument_kind at,
	int32_t mark);
void pp_tell_done(const struct teller *t);
/* Whether a unit still waits for its seat's word in a decision of MOVE. */
bool pp_tell_awaited(const struct teller *t, const struct decision *d, int unit);

#endif

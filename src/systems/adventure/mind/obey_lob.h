/* What an uncommanded unit throws (C-14): by a rule of thumb, not by weighing. */
#ifndef ADVENTURE_MIND_OBEY_LOB_H
#define ADVENTURE_MIND_OBEY_LOB_H

#include "systems/adventure/adventure.h"

/* What an uncommanded unit lobs; false if nothing (more). */
bool adv_obey_lob(const struct game *v, int seat, int unit, struct choice *c);

#endif

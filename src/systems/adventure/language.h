/* What the systems of this room have in common: all but the book. */
#ifndef ADVENTURE_LANGUAGE_H
#define ADVENTURE_LANGUAGE_H

#include "skirmish/frame.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/heroes/casting.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/turn.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/words/words.h"

/* The members of a struct game_system that do not depend on the book. */
#define ADVENTURE_PROCEDURES \
	.hero_places = adv_hero_places, \
	.hero_lasts = adv_hero_lasts, \
	.body = adv_body, \
	.stands = adv_stands, \
	.rulings = adv_rulings, \
	.faces = true, \
	.engulfed = adv_engulfed, \
	.casting = &adv_casting, \
	SKIRMISH_OWN(adv), \
	.skirmish = &adv_frame, \
	SKIRMISH_ROWS, \
	.marks = adv_marks, \
	.over = adv_over, \
	.why = uncommanded_why,

const char *adv_mode_name(enum mode m);

extern const struct phase adv_rugged_phases[], adv_pacific_phases[];
extern const struct verb adv_verbs[];
extern const char *const adv_walks[];
extern const struct decision_kind adv_decisions[];

#endif

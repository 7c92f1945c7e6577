/* What the systems of this room have in common: all but the book. */
#ifndef ADVENTURE_LANGUAGE_H
#define ADVENTURE_LANGUAGE_H

#include "skirmish/frame.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/frame.h"
#include "systems/adventure/heroes/casting.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/mind/command.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/mind/obey.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/turn.h"
#include "systems/adventure/upheaval.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/words/words.h"

/* The members of a struct game_system that do not depend on the book. */
#define ADVENTURE_PROCEDURES				\
	.game_size = sizeof(struct adv_game),		\
	.unit_size = sizeof(struct adv_unit),		\
	.figure_size = sizeof(struct adv_figure),	\
	.game_fields = adv_game_fields,			\
	.unit_fields = adv_unit_fields,			\
	.figure_fields = adv_figure_fields,		\
	.verbs = adv_verbs,				\
	.decisions = adv_decisions,			\
	.unit_settings = adv_unit_settings,		\
	.hero_settings = adv_hero_settings,		\
	.gm_settings = adv_gm_settings,			\
	.hero_places = adv_hero_places,			\
	.hero_lasts = adv_hero_lasts,			\
	.body = adv_body,				\
	.stands = adv_stands,				\
	.check_setup = adv_check_setup,			\
	.rulings = adv_rulings,				\
	.faces = true,					\
	.states = adv_states,				\
	.engulfed = adv_engulfed,			\
	.casting = &adv_casting,			\
	.skirmish = &adv_frame,			\
	SKIRMISH_ROWS,				\
	.start = adv_start,				\
	.restored = adv_restored,			\
	.redact = adv_redact,				\
	.marks = adv_marks,				\
	.over = adv_over,				\
	.why = adv_why,					\
	.command = adv_command,				\
	.obey = adv_obey,

const char *adv_mode_name(enum mode m);

extern const struct phase adv_rugged_phases[], adv_pacific_phases[];
extern const struct verb adv_verbs[];
extern const struct decision_kind adv_decisions[];

#endif

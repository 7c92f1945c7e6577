/* What the systems of this room have in common: all but the book. */
#ifndef ADVENTURE_LANGUAGE_H
#define ADVENTURE_LANGUAGE_H

#include <stdlib.h>

#include "skirmish/master/acts.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/tables/binder.h"
#include "systems/adventure/fields.h"
#include "systems/adventure/frame.h"
#include "systems/adventure/heroes/casting.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/master.h"
#include "systems/adventure/mind/command.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/mind/obey.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/states.h"
#include "systems/adventure/tables.h"
#include "systems/adventure/turn.h"
#include "systems/adventure/upheaval.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/words/menu.h"
#include "systems/adventure/words/preview.h"
#include "systems/adventure/words/preview_lob.h"

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
	.bind = adv_bind,				\
	.unbind = free,					\
	.grounds = grounds_of_book,			\
	.plays = adv_plays,				\
	.body = adv_body,				\
	.stands = adv_stands,				\
	.check_setup = adv_check_setup,			\
	.rulings = adv_rulings,				\
	.faces = true,					\
	.states = adv_states,				\
	.master_check = acts_check,		\
	.master_act = acts_apply,			\
	.master_done = acts_over,			\
	.engulfed = adv_engulfed,			\
	.truce = acts_truce,				\
	.casting = &adv_casting,			\
	.skirmish = &adv_frame,			\
	.start = adv_start,				\
	.check = answers_check,				\
	.apply = answers_apply,				\
	.advance = stages_advance,				\
	.restored = adv_restored,			\
	.redact = adv_redact,				\
	.unit_state = sheet_unit_state,			\
	.unit_sheet = sheet_unit,			\
	.figure_sheet = sheet_figure,		\
	.figure_mark = sheet_figure_mark,			\
	.wants = menu_wanted,				\
	.options = menu_options,				\
	.preview = adv_preview,				\
	.reach = menu_reach,			\
	.course = menu_course,			\
	.bands = sheet_bands,				\
	.marks = adv_marks,				\
	.over = adv_over,				\
	.spread = menu_spread,				\
	.forecast = uncommanded_forecast,		\
	.why = adv_why,					\
	.command = adv_command,				\
	.obey = adv_obey,

const char *adv_mode_name(enum mode m);

extern const struct phase adv_rugged_phases[], adv_pacific_phases[];
extern const struct verb adv_verbs[];
extern const struct decision_kind adv_decisions[];

#endif

/* What the frame answers alone: rows of a system's struct game_system, beside those that are
 * its own.  They read what the system's struct skirmish (skirmish.h) holds. */
#ifndef SKIRMISH_FRAME_H
#define SKIRMISH_FRAME_H

#include <stdlib.h>

#include "skirmish/commander/decide.h"
#include "skirmish/commander/notes.h"
#include "skirmish/master/acts.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/skirmish.h"
#include "skirmish/tables/binder.h"
#include "skirmish/turn/answers.h"
#include "skirmish/turn/stages.h"
#include "skirmish/uncommanded/uncommanded.h"

/* What every system has under the same names, by its prefix: its state field by field, its
 * language, settings and states, and how a turn begins. */
#define SKIRMISH_OWN(p) \
	.game_size = sizeof(struct p##_game), \
	.unit_size = sizeof(struct p##_unit), \
	.figure_size = sizeof(struct p##_figure), \
	.game_fields = p##_game_fields, \
	.unit_fields = p##_unit_fields, \
	.figure_fields = p##_figure_fields, \
	.verbs = p##_verbs, \
	.walks = p##_walks, \
	.decisions = p##_decisions, \
	.unit_settings = p##_unit_settings, \
	.hero_settings = p##_hero_settings, \
	.gm_settings = p##_gm_settings, \
	.check_setup = p##_check_setup, \
	.states = p##_states, \
	.start = p##_start, \
	.restored = p##_restored, \
	.redact = p##_redact

/* … and in its struct skirmish. */
#define SKIRMISH_DRAWERS(p) \
	.rules_size = sizeof(struct p##_rules), \
	.bind = p##_bind, \
	.guide = p##_guide, \
	.stages = &p##_stages, \
	.answers = &p##_answers, \
	.uncommanded = &p##_uncommanded, \
	.minds = &p##_minds, \
	.sheets = &p##_sheets, \
	.menus = &p##_menus, \
	.acts = &p##_acts

#define SKIRMISH_ROWS \
	.notes_size = sizeof(struct notes), \
	.bind = bind_rules, \
	.unbind = free, \
	.plays = bind_plays, \
	.grounds = grounds_of_book, \
	.master_check = acts_check, \
	.master_act = acts_apply, \
	.master_done = acts_over, \
	.truce = acts_truce, \
	.check = answers_check, \
	.apply = answers_apply, \
	.advance = stages_advance, \
	.reopen = stages_reopen, \
	.unit_state = sheet_unit_state, \
	.unit_sheet = sheet_unit, \
	.figure_sheet = sheet_figure, \
	.figure_mark = sheet_figure_mark, \
	.question = menu_question, \
	.wants = menu_wanted, \
	.options = menu_options, \
	.preview = preview_choice, \
	.reach = menu_reach, \
	.course = menu_course, \
	.spread = menu_spread, \
	.bands = sheet_bands, \
	.forecast = uncommanded_forecast, \
	.command = decide_command, \
	.obey = decide_obey, \
	.intent = decide_intent

#endif

/* What the frame answers alone: rows of a system's struct game_system, beside those that are
 * its own.  They read what the system's struct skirmish (skirmish.h) holds. */
#ifndef SKIRMISH_FRAME_H
#define SKIRMISH_FRAME_H

#include <stdlib.h>

#include "skirmish/commander/decide.h"
#include "skirmish/master/acts.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/skirmish.h"
#include "skirmish/tables/binder.h"
#include "skirmish/turn/answers.h"
#include "skirmish/turn/stages.h"
#include "skirmish/uncommanded/uncommanded.h"

#define SKIRMISH_ROWS \
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
	.unit_state = sheet_unit_state, \
	.unit_sheet = sheet_unit, \
	.figure_sheet = sheet_figure, \
	.figure_mark = sheet_figure_mark, \
	.wants = menu_wanted, \
	.options = menu_options, \
	.preview = preview_choice, \
	.reach = menu_reach, \
	.course = menu_course, \
	.spread = menu_spread, \
	.bands = sheet_bands, \
	.forecast = uncommanded_forecast, \
	.command = decide_command, \
	.obey = decide_obey

#endif

/* The Public Participation Rules as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/participation/drawers.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/command.h"
#include "systems/participation/mind/facts.h"
#include "systems/participation/mind/obey.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/orders/answers.h"
#include "systems/participation/settings.h"
#include "systems/participation/turn.h"
#include "systems/participation/words/words.h"

static const uint8_t pick_dice[] = { 6, 0 };

static const struct skirmish frame = {
	.rules_size = sizeof(struct pp_rules),
	.bind = pp_bind,
	.guide = pp_guide,
	.touching = pp_touching,
	.stages = &pp_stages,
	.answers = &pp_answers,
	.uncommanded = &pp_uncommanded,
	.sheets = &pp_sheets,
	.menus = &pp_menus,
	.acts = &pp_acts,
};

extern const struct rulebook rulebook_participation;	/* src/rulebook/participation.yaml */

const struct game_system system_participation = {
	.id = "participation",
	.name = "Public Participation",
	.book = &rulebook_participation,
	.odds = pp_odds,
	.pick_dice = pick_dice,
	.game_size = sizeof(struct pp_game),
	.unit_size = sizeof(struct pp_unit),
	.figure_size = sizeof(struct pp_figure),
	.game_fields = pp_game_fields,
	.unit_fields = pp_unit_fields,
	.figure_fields = pp_figure_fields,
	.phases = pp_phases,
	.verbs = pp_verbs,
	.decisions = pp_decisions,
	.unit_settings = pp_unit_settings,
	.hero_settings = pp_hero_settings,
	.gm_settings = pp_gm_settings,
	.item_settings = pp_item_settings,
	.speaks = true,
	.body = pp_body,
	.check_setup = pp_check_setup,
	.faces = true,
	.states = pp_states,
	.hurt = pp_hurt,
	.engulfed = pp_engulfed,
	.skirmish = &frame,
	SKIRMISH_ROWS,
	.start = pp_start,
	.restored = pp_restored,
	.redact = pp_redact,
	.marks = pp_marks,
	.why = pp_why,
	.phase_line = pp_phase_line,
	.phase_legend = "what this part of the turn has thrown",
	.turn_line = pp_turn_line,
	.command = pp_command,
	.obey = pp_obey,
};

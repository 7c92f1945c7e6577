/* The Moro wars as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/moro/drawers.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/command.h"
#include "systems/moro/mind/facts.h"
#include "systems/moro/mind/obey.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/orders/answers.h"
#include "systems/moro/settings.h"
#include "systems/moro/turn.h"
#include "systems/moro/words/words.h"

static const uint8_t pick_dice[] = { 10, 0 };

static const struct skirmish frame = {
	.rules_size = sizeof(struct moro_rules),
	.bind = moro_bind,
	.guide = moro_guide,
	.touching = standing_touching,
	.stages = &moro_stages,
	.answers = &moro_answers,
	.uncommanded = &moro_uncommanded,
	.sheets = &moro_sheets,
	.menus = &moro_menus,
	.acts = &moro_acts,
};

extern const struct rulebook rulebook_moro;	/* src/rulebook/moro.yaml */

const struct game_system system_moro = {
	.id = "moro",
	.sight_is_open = true,
	.name = "Moro Wars",
	.book = &rulebook_moro,
	.pick_dice = pick_dice,
	.game_size = sizeof(struct moro_game),
	.unit_size = sizeof(struct moro_unit),
	.figure_size = sizeof(struct moro_figure),
	.game_fields = moro_game_fields,
	.unit_fields = moro_unit_fields,
	.figure_fields = moro_figure_fields,
	.phases = moro_phases,
	.verbs = moro_verbs,
	.decisions = moro_decisions,
	.unit_settings = moro_unit_settings,
	.hero_settings = moro_hero_settings,
	.gm_settings = moro_gm_settings,
	.check_setup = moro_check_setup,
	.faces = true,
	.states = moro_states,
	.skirmish = &frame,
	SKIRMISH_ROWS,
	.start = moro_start,
	.restored = moro_restored,
	.redact = moro_redact,
	.muzzle = moro_muzzle,
	.marks = moro_marks,
	.why = uncommanded_why,
	.roster_sum = moro_roster_sum,
	.roster_sum_name = "Mo",
	.phase_line = moro_phase_line,
	.phase_legend = "the toss, and the last tests of morale",
	.turn_line = moro_turn_line,
	.odds = moro_odds,
	.command = moro_command,
	.obey = moro_obey,
};

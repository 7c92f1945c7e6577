/* The risk-factor rules as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/command.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/mind/obey.h"
#include "systems/risk/mind/why.h"
#include "systems/risk/odds/chances.h"
#include "systems/risk/orders/answers.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/settings.h"
#include "systems/risk/turn.h"
#include "systems/risk/words/words.h"

static const uint8_t pick_dice[] = { 6, 8, 0 };	/* S-C-17 */

static const struct skirmish frame = {
	.rules_size = sizeof(struct risk_rules),
	.bind = risk_bind,
	.guide = risk_guide,
	.sees = risk_sees,
	.in_line = risk_unit_line,
	.touching = standing_touching,
	.leads = risk_character,
	.stages = &risk_stages,
	.answers = &risk_answers,
	.company = &risk_company,
	.uncommanded = &risk_uncommanded,
	.sheets = &risk_sheets,
	.menus = &risk_menus,
	.acts = &risk_acts,
};

extern const struct rulebook rulebook_risk;	/* src/rulebook/risk.yaml */

const struct game_system system_risk = {
	.id = "risk",
	.name = "Risk Factors",
	.book = &rulebook_risk,
	.pick_dice = pick_dice,
	.game_size = sizeof(struct risk_game),
	.unit_size = sizeof(struct risk_unit),
	.figure_size = sizeof(struct risk_figure),
	.game_fields = risk_game_fields,
	.unit_fields = risk_unit_fields,
	.figure_fields = risk_figure_fields,
	.phases = risk_phases,
	.verbs = risk_verbs,
	.decisions = risk_decisions,
	.unit_settings = risk_unit_settings,
	.hero_settings = risk_hero_settings,
	.gm_settings = risk_gm_settings,
	.gait = risk_gait,
	.check_setup = risk_check_setup,
	.faces = true,
	.states = risk_states,
	.hurt = risk_hurt,
	.odds = risk_odds,
	.skirmish = &frame,
	SKIRMISH_ROWS,
	.start = risk_start,
	.restored = risk_restored,
	.line = risk_cell_line,
	.redact = risk_redact,
	.why = risk_why,
	.roster_sum = uncommanded_factor,
	.roster_sum_name = "RF",
	.phase_line = risk_phase_line,
	.phase_legend = "risk factor, die, word",
	.command = risk_command,
	.obey = risk_obey,
};

/* The risk-factor rules as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/facts.h"
#include "systems/risk/mind/minds.h"
#include "systems/risk/morale/tests.h"
#include "systems/risk/odds/chances.h"
#include "systems/risk/orders/answers.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/settings.h"
#include "systems/risk/turn.h"
#include "systems/risk/words/words.h"

static const uint8_t pick_dice[] = { 6, 8, 0 };	/* S-C-17 */

static const struct skirmish frame = {
	SKIRMISH_DRAWERS(risk),
	.sees = risk_sees,
	.in_line = risk_unit_line,
	.touching = standing_touching,
	.leads = risk_character,
	.company = &risk_company,
};

extern const struct rulebook rulebook_risk;	/* src/rulebook/risk.yaml */

const struct game_system system_risk = {
	.id = "risk",
	.name = "Risk Factors",
	.book = &rulebook_risk,
	.pick_dice = pick_dice,
	.phases = risk_phases,
	.gait = risk_gait,
	.faces = true,
	.hurt = risk_hurt,
	.odds = risk_odds,
	SKIRMISH_OWN(risk),
	.skirmish = &frame,
	SKIRMISH_ROWS,
	.line = risk_cell_line,
	.why = uncommanded_why,
	.roster_sum = uncommanded_factor,
	.roster_sum_name = "RF",
	.phase_line = risk_phase_line,
	.phase_legend = "risk factor, die, word",
};

/* The Moro wars as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/moro/drawers.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/facts.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/odds/chances.h"
#include "systems/moro/orders/answers.h"
#include "systems/moro/settings.h"
#include "systems/moro/turn.h"
#include "systems/moro/words/words.h"

static const uint8_t pick_dice[] = { 10, 0 };

static const struct skirmish frame = {
	SKIRMISH_DRAWERS(moro),
	.touching = standing_touching,
};

extern const struct rulebook rulebook_moro;	/* src/rulebook/moro.yaml */

const struct game_system system_moro = {
	.id = "moro",
	.sight_is_open = true,
	.name = "Moro Wars",
	.book = &rulebook_moro,
	.pick_dice = pick_dice,
	.phases = moro_phases,
	.faces = true,
	SKIRMISH_OWN(moro),
	.skirmish = &frame,
	.doubts = moro_doubts,
	SKIRMISH_ROWS,
	.muzzle = moro_muzzle,
	.marks = moro_marks,
	.why = uncommanded_why,
	.roster_sum = moro_roster_sum,
	.roster_sum_name = "Mo",
	.phase_line = moro_phase_line,
	.phase_legend = "the toss, and the last tests of morale",
	.turn_line = moro_turn_line,
	.odds = moro_odds,
};

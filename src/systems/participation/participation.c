/* The Public Participation Rules as a system: its book, and which function answers for what. */
#include "skirmish/frame.h"
#include "systems/participation/drawers.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/facts.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/orders/answers.h"
#include "systems/participation/settings.h"
#include "systems/participation/turn.h"
#include "systems/participation/words/words.h"

static const uint8_t pick_dice[] = { 6, 0 };

static const struct skirmish frame = {
	SKIRMISH_DRAWERS(pp),
	.touching = pp_touching,
};

extern const struct rulebook rulebook_participation;	/* src/rulebook/participation.yaml */

static const char *const mark_words[MARKS] = {
	[MARK_SUPPRESSED] = "shaken or down", [MARK_ROUTING] = "terrified",
};

const struct game_system system_participation = {
	.id = "participation",
	.name = "Public Participation",
	.book = &rulebook_participation,
	.odds = pp_odds,
	.pick_dice = pick_dice,
	.phases = pp_phases,
	.item_settings = pp_item_settings,
	.speaks = true,
	.body = pp_body,
	.faces = true,
	.hurt = pp_hurt, .lies = pp_words_lying,
	.engulfed = pp_engulfed,
	SKIRMISH_OWN(pp),
	.skirmish = &frame,
	SKIRMISH_ROWS,
	.mark_words = mark_words,
	.marks = pp_marks,
	.why = pp_why,
	.phase_line = pp_phase_line,
	.phase_legend = "what this part of the turn has thrown",
	.turn_line = pp_turn_line,
};

/* Rugged Adventures (Kurt Hummitzsch & Robert Murch, 2002) as a system: its
 * book, and the procedures of the room.
 */
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/language.h"

extern const struct rulebook rulebook_rugged;	/* src/rulebook/rugged.yaml */

const struct game_system system_rugged = {
	.id = "rugged",
	.name = "Rugged Adventures",
	.book = &rulebook_rugged,
	.phases = adv_rugged_phases,
	.odds = adv_rugged_odds,
	ADVENTURE_PROCEDURES
};

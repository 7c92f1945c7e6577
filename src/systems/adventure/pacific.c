/* Pacific Adventures (made after Rugged Adventures, by leave of Robert Murch) as a
 * system: its book, and the procedures of the room.
 */
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/language.h"

extern const struct rulebook rulebook_pacific;	/* src/rulebook/pacific.yaml */

const struct game_system system_pacific = {
	.id = "pacific",
	.name = "Pacific Adventures",
	.book = &rulebook_pacific,
	.phases = adv_pacific_phases,
	.odds = adv_pacific_odds,
	ADVENTURE_PROCEDURES
};

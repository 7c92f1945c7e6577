/* What a scenario may say of the units and heroes of an adventure, beyond the keys all
 * systems share: the rows below are at once the loader's checks and the man page's list. */
#ifndef ADVENTURE_SETTINGS_H
#define ADVENTURE_SETTINGS_H

#include "systems/adventure/adventure.h"

extern const char *const adv_hero_places[];
/* Luck and field craft, once rolled, are the hero's. */
void adv_hero_lasts(const struct game *g, int figure, struct setting *settings);
/* Words of settings, which inputs of odds have, too. */
extern const char *const adv_class_words[], *const adv_territory_words[];
extern const struct setting_spec adv_unit_settings[], adv_hero_settings[], adv_gm_settings[];
enum foot_class adv_class(const struct game *g, int unit);
bool adv_western(const struct game *g, int unit);	/* no native: Extremely Arrogant */
int adv_rest(const struct game *g, int unit);	/* still turns it reorganises after melee */
bool adv_combatant(const struct game *g, int unit);
bool adv_may_march(const struct game *g, int unit);
bool adv_charges_armed(const struct game *g, int unit); /* improvised/non-combatants let */
static inline bool adv_hero(const struct game *g, int figure)
{
	return g->setup->figures[figure].hero;
}
bool adv_hero_has(const struct game *g, int hero, enum trait t);
static inline bool adv_has(const struct game *g, int figure, enum trait t)
{
	return figure >= 0 && adv_hero(g, figure) && adv_hero_has(g, figure, t);
}
int adv_luck(const struct game *g, int figure);		/* 0 = has none */
int adv_choice_arm(const struct game *g, int figure);	/* row of Sure Shot/Swordsman, or -1 */

#endif

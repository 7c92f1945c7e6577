/* Troops: snipers, those in full camouflage, and whom Irresistibility draws. */
#ifndef ADVENTURE_FIRE_TROOPS_H
#define ADVENTURE_FIRE_TROOPS_H

#include "systems/adventure/adventure.h"

enum gender { GENDER_UNSAID, GENDER_MALE, GENDER_FEMALE };

bool adv_sniper(const struct game *g, int figure);
bool adv_hides_as_sniper(const struct game *g, int unit);	/* all of it are snipers */
bool adv_camouflaged(const struct game *g, int unit);		/* all of it wear full camouflage */
/* Whether it loses nothing by a concealed order where it would stand: it may creep,
 * owes no stationary turn and has no arm that only fires standing. */
bool adv_lies_low(const struct game *g, int unit);
enum gender adv_gender(const struct game *g, int figure);

#endif

/* What `cliffhanger odds` reckons by the participation book: one file an action (chance_*.c),
 * the table of them in chances.c, those who stand in the scene in chance_people.c.
 *
 * An action first sets its scene, which is a game like any other: tests fight it out by the
 * code of play.  Then it asks what prepares the rolls there.
 */
#ifndef PARTICIPATION_CHANCES_H
#define PARTICIPATION_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/participation/participation.h"

extern const struct odds_action pp_odds_shooting, pp_odds_fighting, pp_odds_throwing,
	pp_odds_saving, pp_odds_morale, pp_odds_nerve;
extern const struct odds_action *const pp_odds[];

struct pp_blow;
/* The blow that a saving throw is asked for against. */
bool pp_saving_blow(const struct scene *s, struct pp_blow *blow, struct reason *why);

#endif

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
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/throw.h"

odds_reckons pp_shooting_chance;
odds_may_be pp_shooting_may_be;
struct pp_shooting {
	struct scene *s;
	struct game *g;
	int target, shooters;
	struct pp_aim aim;
};
odds_reckons pp_fighting_chance;
enum { FIGHTING_OWN, FIGHTING_FOES };	/* units */
struct pp_fighting { struct scene *s; struct game *g; int rounds; };
odds_reckons pp_morale_chance;
odds_may_be pp_morale_may_be;
struct pp_morale_scene { struct scene *s; struct game *g; int figure; };
odds_reckons pp_nerve_chance;
struct pp_nerve_scene { struct scene *s; struct game *g; int figure, deed, other, tries; };
odds_reckons pp_throwing_chance;
odds_may_be pp_throwing_may_be;
struct pp_throwing { struct scene *s; struct game *g; int target; struct pitch pitch; };
odds_reckons pp_saving_chance;
odds_may_be pp_saving_may_be;
struct pp_saving { struct scene *s; struct game *g; int figure; struct pp_blow blow; };

extern const struct odds_action pp_odds[];

#endif

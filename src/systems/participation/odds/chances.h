/* What `cliffhanger odds` reckons by the participation book: one file an action (chance_*.c),
 * the list of them in chances.c.
 *
 * An action first sets its scene, which is a game like any other: tests fight it out by the
 * code of play.  Then it asks what prepares the rolls there.
 */
#ifndef PARTICIPATION_CHANCES_H
#define PARTICIPATION_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/participation.h"

extern const struct odds_action pp_odds_shooting, pp_odds_fighting, pp_odds_throwing,
	pp_odds_saving, pp_odds_morale, pp_odds_nerve;
extern const struct odds_action *const pp_odds[];

/* The blow that a saving throw is asked for against. */
bool pp_saving_blow(const struct scene *s, struct pp_blow *blow, struct reason *why);

/* ---- cards, injuries, wounds, and what may become of people (chance_people.c) ---- */

/* Words of inputs: injuries, of which `none` is the first; states of mind by enum spirit. */
extern const char *const pp_chance_injuries[], *const pp_chance_spirits[];
bool pp_chance_may_act(const struct rulebook *book, int spirit);
bool pp_chance_injuries_may_be(const struct rulebook *book, int injuries);	/* of one kind */

int32_t pp_scene_length(const struct scene *s, int input);	/* in the measure */
/* By how many cells the second figure must stand further off than the range that is asked:
 * the nearest part of a big one is nearer than its middle.  0 or less: by none. */
int pp_scene_further(const struct scene *s);
/* A creature, -1: none; a wound value, 0: the creature's or size's own. */
void pp_scene_creature(struct scene *s, int unit, int32_t creature, int32_t wound_value);
void pp_scene_name(struct scene *s, int unit, const char *name);	/* of its first figure */
/* An injury, or else none: a bandage and getting worse are for the injured. */
bool pp_scene_hurt(struct game *g, int figure, int word, bool bandaged, int worse,
	struct reason *why);
/* How many of that it is; so many of a kind are one of the next, that is too many. */
bool pp_scene_injuries(struct game *g, int figure, int injuries, struct reason *why);
/* Of a creature; less than would put it out. */
bool pp_scene_wounds(struct game *g, int figure, int wounds, struct reason *why);

/* What has become of somebody, by name: of people each injury, of creatures wounds. */
void pp_chance_plight(const struct game *g, int figure, const struct pp_plight *p,
	struct odds *odds);
void pp_chance_note_effects(const struct pp_rules *rules, struct odds *odds);
chance_t pp_chance_less(chance_t all, chance_t part);	/* never below nought */

#endif

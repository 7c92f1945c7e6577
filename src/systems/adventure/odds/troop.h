/* Troops in the scene (skirmish/odds/scene.h), as several actions' inputs tell of
 * them.  Private to those who reckon odds of the heart: morale, melee, charges, spotting. */
#ifndef ADVENTURE_TROOP_H
#define ADVENTURE_TROOP_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/settings.h"
#include "skirmish/odds/scene.h"

enum { TROOP_MOST = 40 };	/* figures of a unit */

/* A hero's Luck number is asked for where his wounds count. */
enum troop_leader { LEADER_NONE, LEADER_PLAIN, LEADER_INSPIRING, LEADER_HERO };
extern const char *const adv_leader_words[];	/* by enum troop_leader */

struct troop {
	int figures;
	int arm;		/* row of the weapons; -1 = none */
	int troops, point;	/* row of the morale table; a point of its own, or 0 */
	int class;		/* enum unit_class */
	enum troop_leader leader;
	int32_t traits;		/* of the hero, as bits of enum trait */
	int luck;		/* his, 0 = has none */
	bool elite, shields;
};

/* Whether the book has what these troops are; false with what it lacks. */
bool adv_troop_known(const struct rulebook *book, const struct troop *t, struct reason *why);

/* A unit in a block, at most ten deep, so that all are with its leader (its first figure);
 * the others of side 0 stand behind him to the west, of side 1 to the east.  Its number. */
int adv_troop_place(struct scene *s, int side, const struct troop *t, int col, int row);
/* Both sides in contact: everybody of either touches somebody of the other, as few as may be
 * each.  Units 0 and 1; false if so many find no room round so few. */
bool adv_troops_touch(struct scene *s, const struct troop sides[SCENE_SIDES]);
enum { TROOP_COLS = 170, TROOP_ROWS = 21, TROOP_ROW = 10 };	/* room for either */

#endif

/* A rule system of the tests' own, as the story room sees one: a small
 * rulebook, five kinds of ground, and settings of every type.
 *
 *     grounds   open, jungle (conceals), swamp, river (impassable), wall (same)
 *     weapons   rifle, pistol, spear        troops   soldiers, warriors
 *     vehicles  launch 6x3 8 seats, afloat; lorry 4.5x1.5 2 seats, on open ground
 *     units     troops, nerve 0 … 9, brave, vehicle; steed (of no table)
 *              heroes   luck 1 … 9, gifts, motto, arm
 *     items     heft 0 … 9
 *     gm        weather
 *
 * People speak in it.
 *
 * It finds a fault with a hero whose luck is 1.
 */
#ifndef STORY_SYSTEM_H
#define STORY_SYSTEM_H

#include "cliffhanger/system.h"

enum { TRY_UNIT_TROOPS, TRY_UNIT_NERVE, TRY_UNIT_BRAVE, TRY_UNIT_VEHICLE, TRY_UNIT_STEED,
	TRY_UNIT_MOUNTED };
enum { TRY_HERO_LUCK, TRY_HERO_GIFTS, TRY_HERO_MOTTO, TRY_HERO_ARM };
enum { TRY_ITEM_HEFT };
enum { TRY_GM_WEATHER };

extern const struct game_system system_try;

#endif

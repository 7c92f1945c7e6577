/* Acts: what a row of a menu does, and the letter that does it, in every system the same.
 *
 * A row an act: the hand learns it once.  Letters are of menus alone; what saves, transcripts
 * and lines typed call a choice is its verb.
 *
 *  MA1  No act has two letters, nor has a menu a letter twice.
 *  MA2  The acts of every game (`everywhere`) have letters that no other act has.
 *  MA3  No letter is a key that works in a menu: MENU_KEYS ends what is asked, looks closer.
 *  MA4  Digits, then capitals but R (the rules), are targets: menu.h.
 */
#ifndef SKIRMISH_ACT_H
#define SKIRMISH_ACT_H

#include <stdbool.h>

enum menu_act {
	/* of every game */
	ACT_OF_CHARGING, ACT_OF_RUNNING, ACT_OF_MOVING, ACT_OF_HOLDING, ACT_OF_FIRING,
	ACT_OF_JOINING, ACT_OF_SURRENDER, ACT_OF_YES, ACT_OF_NO,
	/* ways to go */
	ACT_OF_COMBAT, ACT_OF_PATROL, ACT_OF_HIDING, ACT_OF_FLYING, ACT_OF_LANDING, ACT_OF_SWIMMING,
	ACT_OF_DIVING, ACT_OF_SURFACING, ACT_OF_LEAVING, ACT_OF_RETREAT, ACT_OF_FLEEING,
	ACT_OF_TURNING, ACT_OF_FORMATION,
	/* arms */
	ACT_OF_AIMING, ACT_OF_LOBBING, ACT_OF_STRIKING, ACT_OF_WATCHING, ACT_OF_LOADING,
	ACT_OF_LIMBERING, ACT_OF_MANNING,
	/* people and things */
	ACT_OF_AID, ACT_OF_TAKING, ACT_OF_DROPPING, ACT_OF_HANDING, ACT_OF_RALLYING,
	ACT_OF_SHOWING, ACT_OF_CHARM, ACT_OF_ACTIVATION, ACT_OF_TELLING,
	/* vehicles */
	ACT_OF_BOARDING, ACT_OF_ALIGHTING, ACT_OF_REPAIR, ACT_OF_WHEEL,
	/* voices, counters */
	ACT_OF_SPEAKING, ACT_OF_WHISPER, ACT_OF_SHOUT, ACT_OF_SCREAM,
	ACT_OF_BLIND, ACT_OF_CLEARING,
	/* by a digit alone, for each of several */
	ACT_OF_TENDING, ACT_OF_DARING, ACT_OF_KICKING,
	MENU_ACTS
};

struct menu_act_row {
	char letter;		/* 0: it stands for targets alone, by digits */
	const char *name;
	bool everywhere;	/* MA2 */
	bool shoots;		/* its rows are shots: none is chosen when a menu opens */
	bool on_purpose;	/* its rows give something up, or set a gun about: nor are they */
	bool passes;		/* its rows come to nothing more than to be done */
};

#define MENU_KEYS "di"

const struct menu_act_row *menu_act(enum menu_act act);

#endif

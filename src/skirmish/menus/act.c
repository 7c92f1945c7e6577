/* The table of acts: act.h. */
#include <stddef.h>

#include "skirmish/menus/act.h"

#define ACT(key, ...) { .letter = (key), .name = __VA_ARGS__ }

static const struct menu_act_row rows[MENU_ACTS] = {
	[ACT_OF_CHARGING] = ACT('c', "charge", .everywhere = true),
	[ACT_OF_RUNNING] = ACT('r', "run", .everywhere = true),
	[ACT_OF_MOVING] = ACT('m', "move", .everywhere = true),
	[ACT_OF_HOLDING] = ACT('h', "hold", .everywhere = true, .passes = true),
	[ACT_OF_FIRING] = ACT('f', "fire", .everywhere = true, .shoots = true),
	[ACT_OF_JOINING] = ACT('j', "join", .everywhere = true),
	[ACT_OF_SURRENDER] = ACT('u', "surrender", .everywhere = true, .on_purpose = true),
	[ACT_OF_YES] = ACT('y', "yes", .everywhere = true),
	[ACT_OF_NO] = ACT('n', "no", .everywhere = true),

	[ACT_OF_COMBAT] = ACT('o', "combat move"), [ACT_OF_PATROL] = ACT('p', "patrol"),
	[ACT_OF_HIDING] = ACT('k', "hide"), [ACT_OF_FLYING] = ACT('z', "fly"),
	[ACT_OF_LANDING] = ACT('g', "land"), [ACT_OF_SWIMMING] = ACT('w', "swim"),
	[ACT_OF_DIVING] = ACT('v', "dive"), [ACT_OF_SURFACING] = ACT('s', "surface"),
	[ACT_OF_LEAVING] = ACT('l', "leave the table"), [ACT_OF_RETREAT] = ACT('b', "retreat"),
	[ACT_OF_FLEEING] = ACT('x', "flee", .on_purpose = true), [ACT_OF_TURNING] = ACT('t', "turn about"),
	[ACT_OF_FORMATION] = ACT('o', "form up"),

	[ACT_OF_AIMING] = ACT('a', "aim at one", .shoots = true),
	[ACT_OF_LOBBING] = ACT('b', "throw or lob", .shoots = true),
	[ACT_OF_STRIKING] = ACT('s', "strike"), [ACT_OF_WATCHING] = ACT('w', "watch"),
	[ACT_OF_LOADING] = ACT('e', "load, make ready"),
	[ACT_OF_LIMBERING] = ACT('b', "limber, unlimber", .on_purpose = true),
	[ACT_OF_MANNING] = ACT('g', "man a gun"),

	[ACT_OF_AID] = ACT('a', "aid"), [ACT_OF_TAKING] = ACT('t', "take"),
	[ACT_OF_DROPPING] = ACT('p', "put down", .on_purpose = true),
	[ACT_OF_HANDING] = ACT('g', "give"),
	[ACT_OF_RALLYING] = ACT('g', "rally"), [ACT_OF_SHOWING] = ACT('s', "show oneself"),
	[ACT_OF_CHARM] = ACT('a', "ask to stay"), [ACT_OF_ACTIVATION] = ACT('a', "activate"),
	[ACT_OF_TELLING] = ACT('s', "say", .passes = true),

	[ACT_OF_BOARDING] = ACT('b', "board"), [ACT_OF_ALIGHTING] = ACT('o', "get out"),
	[ACT_OF_REPAIR] = ACT('x', "repair"), [ACT_OF_WHEEL] = ACT('w', "wheel"),

	[ACT_OF_SPEAKING] = ACT('s', "speak"), [ACT_OF_WHISPER] = ACT('w', "whisper"),
	[ACT_OF_SHOUT] = ACT('o', "shout"), [ACT_OF_SCREAM] = ACT('e', "scream"),
	[ACT_OF_BLIND] = ACT('b', "lay a blind"), [ACT_OF_CLEARING] = ACT('t', "take up blinds"),

	[ACT_OF_TENDING] = ACT(0, "tend"), [ACT_OF_DARING] = ACT(0, "dare"),
	[ACT_OF_KICKING] = ACT(0, "kick away"),
};

const struct menu_act_row *menu_act(enum menu_act act)
{
	return &rows[act];
}

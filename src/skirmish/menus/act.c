/* The table of acts: act.h. */
#include <stddef.h>

#include "skirmish/menus/act.h"

static const struct menu_act_row rows[MENU_ACTS] = {
	[ACT_OF_CHARGING] = { 'c', "charge", .everywhere = true },
	[ACT_OF_RUNNING] = { 'r', "run", .everywhere = true },
	[ACT_OF_MOVING] = { 'm', "move", .everywhere = true },
	[ACT_OF_HOLDING] = { 'h', "hold", .everywhere = true, .passes = true },
	[ACT_OF_FIRING] = { 'f', "fire", .everywhere = true, .shoots = true },
	[ACT_OF_JOINING] = { 'j', "join", .everywhere = true },
	[ACT_OF_SURRENDER] = { 'u', "surrender", .everywhere = true },
	[ACT_OF_YES] = { 'y', "yes", .everywhere = true },
	[ACT_OF_NO] = { 'n', "no", .everywhere = true },

	[ACT_OF_COMBAT] = { 'o', "combat move" }, [ACT_OF_PATROL] = { 'p', "patrol" },
	[ACT_OF_HIDING] = { 'k', "hide" }, [ACT_OF_FLYING] = { 'z', "fly" },
	[ACT_OF_LANDING] = { 'g', "land" }, [ACT_OF_SWIMMING] = { 'w', "swim" },
	[ACT_OF_DIVING] = { 'v', "dive" }, [ACT_OF_SURFACING] = { 's', "surface" },
	[ACT_OF_LEAVING] = { 'l', "leave the table" }, [ACT_OF_RETREAT] = { 'b', "retreat" },
	[ACT_OF_FLEEING] = { 'x', "flee" }, [ACT_OF_TURNING] = { 't', "turn about" },
	[ACT_OF_FORMATION] = { 'o', "form up" },

	[ACT_OF_AIMING] = { 'a', "aim at one", .shoots = true },
	[ACT_OF_LOBBING] = { 'b', "throw or lob", .shoots = true },
	[ACT_OF_STRIKING] = { 's', "strike" }, [ACT_OF_WATCHING] = { 'w', "watch" },
	[ACT_OF_LOADING] = { 'e', "load, make ready" }, [ACT_OF_LIMBERING] = { 'b', "limber, unlimber" },
	[ACT_OF_MANNING] = { 'g', "man a gun" },

	[ACT_OF_AID] = { 'a', "aid" }, [ACT_OF_TAKING] = { 't', "take" },
	[ACT_OF_DROPPING] = { 'p', "put down" }, [ACT_OF_HANDING] = { 'g', "give" },
	[ACT_OF_RALLYING] = { 'g', "rally" }, [ACT_OF_SHOWING] = { 's', "show oneself" },
	[ACT_OF_CHARM] = { 'a', "ask to stay" }, [ACT_OF_ACTIVATION] = { 'a', "activate" },
	[ACT_OF_TELLING] = { 's', "say", .passes = true },

	[ACT_OF_BOARDING] = { 'b', "board" }, [ACT_OF_ALIGHTING] = { 'o', "get out" },
	[ACT_OF_REPAIR] = { 'x', "repair" }, [ACT_OF_WHEEL] = { 'w', "wheel" },

	[ACT_OF_SPEAKING] = { 's', "speak" }, [ACT_OF_WHISPER] = { 'w', "whisper" },
	[ACT_OF_SHOUT] = { 'o', "shout" }, [ACT_OF_SCREAM] = { 'e', "scream" },
	[ACT_OF_BLIND] = { 'b', "lay a blind" }, [ACT_OF_CLEARING] = { 't', "take up blinds" },

	[ACT_OF_TENDING] = { 0, "tend" }, [ACT_OF_DARING] = { 0, "dare" },
	[ACT_OF_KICKING] = { 0, "kick away" },
};

const struct menu_act_row *menu_act(enum menu_act act)
{
	return &rows[act];
}

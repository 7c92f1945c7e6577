/* What `cliffhanger odds` reckons by the rules of the Moro wars: one file an action
 * (chance_*.c), the table of them in chances.c, what they share in chance_stand.c. */
#ifndef MORO_CHANCES_H
#define MORO_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"

extern const struct odds_action moro_odds_activation, moro_odds_sighting, moro_odds_fire,
	moro_odds_cannon, moro_odds_morale, moro_odds_melee, moro_odds_charge;
extern const struct odds_action *const moro_odds[];

enum { STAND_COLS = 15, STAND_ROWS = 41, STAND_ROW = STAND_ROWS / 2, STAND_MOST = 60,
	CREW_MOST = 18 };

/* What inputs say of a unit. */
struct stand_in {
	int figures, lost;	/* that it has, and has lost */
	int ground, troops, morale, weapon;	/* rows; morale in percent; -1 = not said */
	bool moros, column;
};
/* On which side of a cell the others of a unit stand; no further the other way than it is. */
enum side_of { WEST_OF = -1, ALL_ROUND, EAST_OF };
/* What a test does that counts so many losses more. */
struct test_chances { int need; chance_t holds, runs, gone, stops; };

/* Fire at a unit (chance_fire.c): who, how and at whom. */
struct fire_in {
	struct stand_in by, at;
	int range;		/* inches */
	int crew;		/* of the target: so many serve a gun */
	bool moved, before_melee, infantry;
};
struct volley_chances;
struct volley_shot;
struct fire_stand;		/* a scene with both on it, and who fires */

/* A round of melee (chance_melee.c): of[tied][given][taken], defenders and attackers fallen. */
enum { BRAWL_MOST = 40 };
struct round_chances { int n; chance_t of[2][BRAWL_MOST + 1][BRAWL_MOST + 1]; };
struct brawl_in {
	struct stand_in attackers, defenders;
	bool attacker_leads, defender_leads;
};
enum { ATTACKERS, DEFENDERS };	/* units of a brawl's game */

#endif

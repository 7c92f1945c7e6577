/* Reckoning: every unit as one side knows it, in the few numbers that a commander
 * weighs, and what its fire and its blows may be expected to do.  Made afresh for each
 * decision, from the seat's view alone, by the rulebook's tables.
 *
 * Values are thousandths (MILLI) of a common figure killed: a leader is worth more, a
 * wound less.
 */
#ifndef RISK_RECKON_H
#define RISK_RECKON_H

#include "skirmish/commander/plan.h"
#include "systems/risk/risk.h"

enum { VOLLEYS_MAX = 6, SPOTS_MAX = PARTY_SPOTS };

enum shooter { SHOOTER_PLAIN, SHOOTER_IS_HERO, SHOOTER_IS_RAW, SHOOTERS };

struct volley {		/* figures who shoot alike */
	int16_t arm;		/* weapon row */
	uint8_t shooter;	/* enum shooter */
	int16_t n;
	int16_t empty;		/* of them, who must load first */
};

struct strength {
	bool known;		/* where it is, and that somebody of it stands */
	bool enemy;
	bool spent;		/* retreats or routs: does not act as it wishes */
	bool alone;		/* one or two by themselves */
	const struct command_row *row;
	cell_t at;		/* its guide's place */
	cell_t spots[SPOTS_MAX];	/* its guide's place and the one furthest from it */
	int8_t n_spots, n_volleys;
	int16_t guide, fit;
	struct volley volleys[VOLLEYS_MAX];
	int32_t range;		/* longest of all its arms */
	int32_t medium;		/* of most shooters, 0 = fights hand to hand */
	int32_t close_range;	/* the short one of the same */
	int32_t rate;		/* its guide's, a turn's */
	int8_t blow;		/* what its melee dice are modified by */
	int8_t factor;		/* melee factor of its best arms, of most figures */
	int32_t worth;		/* of one of its figures */
	uint8_t preys;		/* enemy units of it in its range: its fire is shared out */
};

struct reckoning {
	const struct game *v;
	int side;
	struct strength of[UNITS_MAX];
};

void reckon(struct reckoning *r, const struct game *v, int side);
/* Between a place and the nearest spot of a unit. */
int32_t reckon_distance(const struct reckoning *r, const struct strength *s, cell_t cell);
/* What the plan is made of. */
void reckon_council(const struct reckoning *r, struct council *c);

/* ---- reckon_harm.c ---- */

struct shot {
	int32_t distance;
	enum cover cover;	/* of the target */
	int percent;		/* of its rate that the shooter has moved */
	bool loaded;		/* whoever was empty has loaded meanwhile */
};

/* Expected value of all a unit's fire at another. */
int32_t reckon_fire(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s);
/* Whether it shoots at all after such a move. */
bool reckon_shoots(const struct strength *by, int percent);

struct stakes { int32_t gain, loss; };
/* One round hand to hand, wherever they may be. */
struct stakes reckon_melee(const struct game *v, const struct strength *by,
	const struct strength *to);
/* A charge from where they stand, by the odds of its preview; false if there would be no
 * fight. */
bool reckon_charge(const struct reckoning *r, int unit, int target, struct stakes *o);

#endif

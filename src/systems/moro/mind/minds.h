/* What the minds of this room tell each other: where a unit could go, what its dice may be
 * expected to bring, and what fire and blows are worth.
 *
 * Both minds see their seat's view and nothing else (M6).  Nothing is kept between two
 * decisions.
 *
 * Values are thousandths (MILLI) of a common figure killed; chances are percent or
 * thousandths, as their names say.
 */
#ifndef MORO_MINDS_H
#define MORO_MINDS_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/plan.h"
#include "systems/moro/moro.h"

/* ---- arms (mind_arms.c) ---- */

/* Longest range of all arms of a unit that can be used now, its piece's too; 0 = none. */
int32_t moro_arms_reach(const struct game *g, int unit);
/* S-K-4, X-148: whether its arms reach another unit, or a charge as it usually goes. */
bool moro_threatens(const struct game *g, int unit, int other);
/* What a charge goes on the average: the mean of the dice that a move has. */
int32_t moro_usual_charge(const struct game *g);
bool moro_close_combat(const struct game *g, int unit);	/* K-3, S-K-12, X-148 */

/* ---- dice before they are thrown (chance.c) ---- */

struct stretch { int32_t clear, jungle; };	/* of a way, in the measure */

/* A unit's straight way from one cell to another, the last cell of it left out; false if
 * nobody can walk it. */
bool stretch_between(const struct game *v, int unit, cell_t from, cell_t to, struct stretch *s);
/* That a throw pays for a way, for units that move by this row; in percent. */
chance_t chance_of_way(const struct game *v, enum mover_row row, const struct stretch *s);
int chance_to_go(const struct game *v, enum mover_row row, const struct stretch *s);
/* Mean pace on ground of one place. */
int32_t mean_pace(const struct game *v, enum mover_row row, enum place place);

/* Cells that the dice thrown let the acting unit's guide go to, his own first, in order of
 * cost; how many. */
enum { PLACES_MAX = 1600 };
int moro_prospects(const struct game *v, int unit, cell_t *cells, int room);

/* ---- units as one side knows them (gauge.c) ---- */

enum { VOLLEYS_MAX = 4 };

struct volley { int16_t arm, dice; };	/* weapon row, and dice of all who use it */

struct strength {
	bool known;		/* where it is, and that somebody of it stands */
	bool enemy;
	bool fresh;		/* may still act this turn */
	bool bound, hidden, limbered, jammed, moros;
	bool brink;		/* a rout would take it over the table's edge (S-M-13) */
	uint8_t place;		/* enum place where it stands */
	uint8_t mover;		/* enum mover_row */
	uint8_t stance;		/* enum stance */
	uint8_t piece;		/* enum piece, with a crew at it */
	int8_t n_volleys, n_spots;
	int16_t fit, guide;
	int16_t morale, each;	/* as it stands, and what another loss takes off it */
	cell_t at;		/* its guide's place, or its gun's if that fires */
	cell_t spots[PARTY_SPOTS];
	struct volley volleys[VOLLEYS_MAX];
	int32_t range;		/* longest of its arms */
	int32_t short_range;	/* of the arm that throws most dice */
	int32_t worth;		/* of one of its figures */
	int16_t crowd;		/* figures of its cause whom a shell on it would reach */
};

enum { STRANGERS_MAX = 16 };

struct reckoning {
	const struct game *v;
	int side;
	int32_t point;		/* what a point is worth to it */
	struct strength of[UNITS_MAX];
	/* Counters of the enemy that may be anything. */
	int n_strangers;
	cell_t stranger[STRANGERS_MAX];
};

void gauge(struct reckoning *r, const struct game *v, int side);
/* Whether a rout from there, straight away from the nearest who could cause it, ends off
 * the table. */
bool gauge_brink(const struct reckoning *r, const struct strength *s, cell_t at);
/* Between a cell and the nearest spot of a unit. */
int32_t gauge_distance(const struct reckoning *r, const struct strength *s, cell_t cell);
/* Whether there is a line from a cell to any spot of a unit. */
bool gauge_line(const struct reckoning *r, const struct strength *s, cell_t cell);
/* What the plan is made of. */
void gauge_council(const struct reckoning *r, struct council *c);

/* ---- fire and blows (stakes.c) ---- */

struct shot {
	int32_t distance;
	enum place place;	/* of the target */
	bool still;		/* the shooters have not moved */
};

struct stakes { int32_t gain, loss; };

/* Expected kills of all a unit's fire at another, in thousandths. */
int32_t stake_kills(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s);
/* What so many kills are worth, with the morale test that follows. */
int32_t stake_value(const struct game *v, const struct strength *to, int32_t kills);
/* Fire: both together. */
int32_t stake_fire(const struct game *v, const struct strength *by, const struct strength *to,
	const struct shot *s);
/* A charge that comes home, through all steps of a melee (M-12), or with `bound` the next
 * round of one. */
struct stakes stake_melee(const struct game *v, const struct strength *by,
	const struct strength *to, bool bound);

#endif

/* The muster: every unit as one side knows it, in the few numbers that a commander weighs.
 * Made from the seat's view alone, and kept with it (notes.h).
 *
 * Values are thousandths (MILLI) of a common figure put out of action: a leader is worth
 * more, a wound less.
 */
#ifndef SKIRMISH_MUSTER_H
#define SKIRMISH_MUSTER_H

#include "cliffhanger/game.h"
#include "cliffhanger/goals.h"

struct commander_rules;

enum {
	MILLI = 1000,		/* of a common figure's worth */
	VOLLEYS_MAX = 6, FORCE_SPOTS = 2
};

struct volley {			/* figures who fire alike */
	int16_t arm;		/* weapon row */
	int16_t skill;		/* what sets them apart from others who have it */
	int16_t n;
	int16_t empty;		/* of them, who must load first */
	int16_t walking, rooted;	/* who fire on the move, and only if they do not stir */
};

/* What the rules of a system know nothing of stays nought in it. */
struct force {
	bool known;		/* where it is, and that somebody of it is fit */
	bool enemy;
	bool spent;		/* does not act as it wishes */
	bool small;		/* one or two by themselves */
	bool beast;		/* let be unless somebody's aim is about it */
	bool spared;		/* no friend, but worth more unharmed (goals.h) */
	bool alive;		/* wanted alive: gone up to, and not shot at */
	bool fresh;		/* may still act this turn */
	bool bound;		/* hand to hand */
	bool hidden;		/* lies where no enemy knows it to be */
	bool brink;		/* a rout would take it over the table's edge */
	bool steady;		/* it has hardly moved */
	bool coming;		/* charges now */
	bool flees;		/* runs from it all */
	bool indirect;		/* its best arm needs no line of sight */
	bool willed;		/* wants tasks of its own */
	bool shells;		/* something that it lobbed is in the air */
	bool led;		/* somebody leads it */
	bool fights;		/* is made for it */
	bool closes;		/* … and hand to hand */
	bool holds, waits, guards, presses;	/* its stance */
	bool walled[FORCE_SPOTS];	/* something next to them gives cover behind it */
	int8_t n_volleys, n_spots;
	uint8_t ground;		/* where it stands, and the piece it serves: as the … */
	uint8_t piece;		/* … system numbers them */
	uint8_t preys;		/* enemy units of it in its range: its fire is shared out */
	int16_t unit, guide;
	int16_t prey;		/* whom it charges, if it does */
	int16_t fit, active;	/* figures that stand; of them, able to act */
	int16_t blows, skill;	/* of its figures hand to hand; what they mean is the system's */
	int16_t wounds;		/* that a creature can still bear; 0: they are people */
	int16_t morale, each;	/* as it stands, and what another loss takes off it */
	int16_t crowd;		/* figures of its cause whom a shell on it would reach */
	cell_t at;		/* its guide's place, or its gun's if that fires */
	cell_t spots[FORCE_SPOTS];	/* that and the figure's furthest from it */
	struct volley volleys[VOLLEYS_MAX];
	int32_t range;		/* longest of all its arms */
	int32_t medium;		/* where most of it likes to fight; 0 = hand to hand */
	int32_t danger;		/* from which it is one to bearers */
	int32_t walk, charge;	/* of its guide, a turn's */
	int32_t worth;		/* of one of its figures */
};

struct muster {
	const struct game *v;
	const struct commander_rules *by;
	int side;
	uint32_t number;	/* of those made in its view's notes (notes.h); 0: of none */
	struct goal_list goals;
	struct force of[UNITS_MAX];
	bool shelled;		/* something that friends lobbed is in the air */
	uint64_t preys[UNITS_MAX];	/* by enemy, as he has them in sight: a bit per unit */
	int n_foes;		/* where known enemies are, for the nearest of them */
	cell_t foes[FORCE_SPOTS * UNITS_MAX];
};

/* From a cell to the nearest enemy known; INT32_MAX: there is none.  Who has no use for so
 * much or less is told of any enemy so near. */
int32_t muster_nearest(const struct muster *m, cell_t cell, int32_t useless);
/* Whether an aim of the game is about a unit; of `open` ones, that nobody has met. */
bool muster_aim(const struct muster *m, int unit, bool open);
static inline int32_t muster_held(int32_t value, int32_t least, int32_t most)
{
	return value < least ? least : value > most ? most : value;
}
/* What so many hits do of `most` that they could: they fall at random, so that the more there
 * are the more of them are wasted on the same men; at twice as many nobody is left. */
int32_t muster_wasted(int32_t some, int32_t most);

void muster(struct muster *m, const struct game *v, int side, const struct commander_rules *by);
/* The same with no look at what is kept; and its two steps, each unit by itself and all
 * together, of which so many (a bit per unit) are not as they were then. */
void muster_afresh(struct muster *m, const struct game *v, int side,
	const struct commander_rules *by);
void muster_alone(const struct muster *m, int unit, struct force *f);
void muster_together(struct muster *m, uint64_t changed);
/* Whether a unit is one to fight: an enemy known, and not to be spared. */
static inline bool muster_prey(const struct muster *m, int unit)
{
	return m->of[unit].known && m->of[unit].enemy && !m->of[unit].spared;
}
/* And to shoot at. */
static inline bool muster_mark(const struct muster *m, int unit)
{
	return muster_prey(m, unit) && !m->of[unit].alive;
}
/* Whether a line of sight joins two places. */
bool muster_line(const struct muster *m, cell_t from, cell_t to);
/* Between a place and the nearest spot of a force. */
int32_t muster_distance(const struct muster *m, const struct force *f, cell_t cell);

/* For a system that counts one in who is elsewhere: of his unit's fit figures. */
void muster_figure(const struct muster *m, int figure, struct force *f);
/* For a system that counts a figure into its force: so many more who fire an arm with such
 * a skill; NULL if there are too many sorts. */
struct volley *muster_volley(struct force *f, int arm, int skill, int32_t range, int n);

struct stakes { int32_t gain, loss; };	/* of a fight, for the one who begins it */

#endif

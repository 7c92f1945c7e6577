/* What a commander's files tell each other: units as his side knows them, what fire and
 * blows may be expected to do, and what he thinks of one unit's move.  All is made afresh
 * for each decision, from the seat's view alone.
 */
#ifndef PARTICIPATION_COMMAND_H
#define PARTICIPATION_COMMAND_H

#include "skirmish/commander/way.h"
#include "systems/participation/mind/minds.h"

/* ---- one function a kind of decision ---- */

void pp_command_move(const struct teller *t, const struct decision *d);
void pp_command_speak(const struct teller *t);
void pp_command_fire(const struct teller *t);
void pp_command_fight(const struct teller *t);

/* ---- units as one side knows them (reckon.c) ---- */

enum { VOLLEYS_MAX = 4 };

struct volley { int16_t arm; int8_t skill; int16_t n; };	/* figures who shoot alike */

struct force {
	bool known;		/* where it is, and that somebody of it is active */
	bool enemy, beast;
	bool dumb;		/* obedient, and nobody has told it anything */
	int16_t guide, fit;
	int8_t n_volleys, n_spots;
	cell_t at, spots[PARTY_SPOTS];
	struct volley volley[VOLLEYS_MAX];
	int32_t range, medium;	/* longest, and where most of it likes to shoot from */
	int32_t walk, run;	/* paces of its guide */
	int32_t worth;		/* of one of its figures */
	int32_t wounds;		/* of creatures: what a figure can still bear; 0: people */
};

struct reckoning {
	const struct game *v;
	int side;
	struct force of[UNITS_MAX];
};

void pp_reckon(struct reckoning *r, const struct game *v, int side);
void pp_reckon_council(const struct reckoning *r, struct council *c);
/* Between a cell and the nearest spot of a unit. */
int32_t pp_reckon_distance(const struct reckoning *r, const struct force *f, cell_t cell);

struct volley_at { int32_t distance; bool covered, moved; };

/* Expected value of all a unit's fire at another. */
int32_t pp_reckon_fire(const struct reckoning *r, const struct force *by, const struct force *to,
	const struct volley_at *at);

struct stakes { int32_t gain, loss; };
/* Both rounds of a fight between them, wherever they stand; false if there would be none. */
bool pp_reckon_fight(const struct reckoning *r, int unit, int target, bool charge,
	struct stakes *o);

/* ---- places (command_place.c) ---- */

enum { CHOSEN_MAX = 48 };

struct chosen {			/* a place that is looked at closely */
	cell_t cell;
	int32_t cost;
	enum gait_row gait;
	int32_t quick;		/* progress and cover, before looking closely */
	int32_t taken;		/* what is to be feared there */
	int32_t score;
};

struct thought {		/* what is thought of one unit's move */
	const struct reckoning *r;
	const struct task *task;
	const struct force *self;
	int unit;
	struct way way;
	int32_t enough, left;	/* near enough to its goal, and from here to that; twelfths */
	int32_t push, arrival;	/* value of an inch, and of being there, hurry included */
	int32_t threat[UNITS_MAX];	/* of an enemy's charge at it */
	int n;
	struct chosen places[CHOSEN_MAX];	/* the first: where it stands */
};

/* Fills the places, weighed, and the rest of the thought. */
void pp_thought_places(struct thought *t);
/* What being in a cell instead is worth towards its task. */
int32_t pp_thought_progress(const struct thought *t, cell_t cell);

#endif

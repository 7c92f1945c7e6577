/* What the minds of this room tell each other: how choices are made by hand, where a unit
 * could go, and what fire may be expected to do.
 *
 * All minds see their seat's view and nothing else (P6).  Nothing is kept between two
 * decisions.  A mind goes through what is still to be answered for, unit by unit and
 * figure by figure; what the checks refuse gives way to the next best thing, and when
 * nobody is left the answer is `done`.
 *
 * Values are thousandths (MILLI) of a common figure put out of action.
 */
#ifndef PARTICIPATION_MINDS_H
#define PARTICIPATION_MINDS_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/plan.h"
#include "skirmish/commander/prospect.h"
#include "systems/participation/participation.h"

/* ---- telling (mind_tell.c): each fills a choice and says whether it may be made ---- */

struct teller { const struct game *v; int seat; struct choice *c; };

bool pp_tell_unit(const struct teller *t, int verb, int unit);
bool pp_tell_unit_cell(const struct teller *t, int verb, int unit, cell_t cell);
bool pp_tell_unit_unit(const struct teller *t, int verb, int unit, int other);
bool pp_tell_figure_cell(const struct teller *t, int verb, int figure, cell_t cell);
bool pp_tell_figure_figure(const struct teller *t, int verb, int figure, int other);
bool pp_tell_say(const struct teller *t, int figure, enum voice voice, const char *text);
/* Dynamite and gas fly at a cell, the rest at somebody. */
bool pp_tell_throw(const struct teller *t, int figure, int weapon, enum argument_kind at,
	int32_t mark);
void pp_tell_done(const struct teller *t);
/* Whether a unit still waits for its seat's word in a decision of MOVE. */
bool pp_tell_awaited(const struct teller *t, const struct decision *d, int unit);

/* ---- places (mind_places.c) ---- */

/* Where a walk or run could take it (prospect.h). */
int pp_places_of(const struct game *v, int unit, enum gait_row gait, struct prospect *list,
	int room);
bool pp_places_covered(const struct game *v, cell_t cell);
/* Away from all enemies its side sees and from a cell, or CELL_NONE, cover counting for
 * something; CELL_NONE if no place is further from the nearest of them than its own. */
cell_t pp_places_away(const struct game *v, int unit, const struct prospect *list, int n,
	cell_t cell);
/* The least way left to any of the goals. */
cell_t pp_places_towards(const struct game *v, int unit, const struct prospect *list, int n,
	const cell_t *goals, int n_goals);
/* Runs or walks there if it can; a run where it is given. */
bool pp_places_go(const struct teller *t, int unit, enum gait_row gait, cell_t cell);

/* ---- fire (mind_shoot.c) ---- */

/* What a mind makes of a target where shots come to a value (above 0); 0: it lets it be. */
typedef int64_t target_merit(const struct game *v, int figure, int target, int32_t value);

/* The next figure of the seat that is to fire does so at the best target; false when none
 * is left that would. */
bool pp_shoot_next(const struct teller *t, target_merit *merit);
/* What a figure's shots at a target as they stand come to; 0: there are none. */
int32_t pp_shoot_value(const struct game *v, int figure, int target, enum shot_kind kind);
/* A shot at a figure that passes: fires if it is worth it, else lets it pass. */
void pp_shoot_snap(const struct teller *t, const struct decision *d, int32_t least);
/* Lit sticks near somebody of the seat are kicked towards where most enemies stand. */
bool pp_kick_next(const struct teller *t);
/* The mean harm of a hit with such an SDD to somebody, and to a creature in wounds. */
int32_t pp_shoot_harm(const struct game *v, enum harm harm, int sdd, bool creature);

/* ---- beasts (beast_mind.c, beast_why.c) ---- */

enum mood {
	MOOD_RESTS,	/* nobody is near enough to mind */
	MOOD_HUNTS, MOOD_EATS,			/* hungry */
	MOOD_SHIES, MOOD_CORNERED,		/* frightened, and whoever has had enough */
	MOOD_CHARGES, MOOD_WARNS, MOOD_RETURNS,	/* protecting */
	MOODS
};

struct mind_of_beast {
	enum beast temper;
	enum mood mood;
	int unit;		/* whom it is about, or -1 */
	int32_t far;		/* how far he is */
	cell_t noise;		/* what frightened it, or CELL_NONE */
	bool wounded, alone, running;	/* what draws it to its prey */
	bool broken;		/* has had enough */
	int lost;		/* percent of its wound value */
};

void pp_beast_think(const struct game *v, int unit, struct mind_of_beast *m);
bool pp_beast_move(const struct teller *t, int unit);
bool pp_beast_why(const struct game *v, int unit, int line, char *text, size_t size);
/* How far a place is from what it guards: its area, or where it began; 0 inside. */
int32_t pp_beast_from_home(const struct game *v, int unit, cell_t cell);

#endif

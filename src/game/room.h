/* What the files of the game room tell each other and nobody else. */
#ifndef GAME_ROOM_H
#define GAME_ROOM_H

#include <stddef.h>

#include "cliffhanger/game.h"

enum { alignof_max = _Alignof(max_align_t) };

/* Someone goes, comes, falls, changes sides, or the ground changes: who is in contact, and who
 * sees whom, is to be found out anew (struct touch). */
static inline void touch_forget(struct game *g)
{
	g->touch->asked = 0;
	g->touch->looked = false;
}

/* body.c.  Takes a figure off the cells it covers, and puts it on those it is to cover,
 * where there must be room (G1, G2). */
void body_lift(struct game *g, int figure);
void body_lower(struct game *g, int figure);
/* Counts everybody aboard again. */
void body_loads(struct game *g);

/* place.c: every unit that is there from the start. */
void place_all(struct game *g);
/* Where so many figures go that are put at a place together, as many as find room: the
 * first to the cell nearest to it, the others round him.  Whoever stands well stays; those
 * after the first step aside for him. */
int place_together(const struct game *g, cell_t near, const int16_t *figures, int n,
	cell_t *cells);
/* An area's cell nearest to its middle that one of a unit could come to; else the middle. */
cell_t place_of_area(const struct game *g, int unit, int area);

/* event_law.c: how many phases a turn has. */
int event_phases_of(const struct game_system *system);

/* fold.c: a game at its very beginning, to look at; dice as they come.  NULL without memory. */
struct game *game_begun(const struct setup *setup, const void *rules);

/* state.c: puts people into the states that the setup says they begin in; `fault`, or NULL,
 * is told of each that cannot be. */
void states_begin(struct game *g, void (*fault)(void *self, int state, const char *text),
	void *self);

/* script.c */
void script_prepare(struct game *g);	/* script_needs[] */
/* Bits of condition kinds that an event may have changed. */
uint16_t script_wakes(enum event_kind kind);
/* Sets the flags that wait for a deed. */
void script_deed(struct game *g, const struct event *e);
/* Units and sides as conditions and aims see them. */
int script_unit_fit_people(const struct game *g, int unit);
int script_unit_remaining(const struct game *g, int unit);	/* neither dead nor off the table */
bool script_unit_destroyed(const struct game *g, int unit);
bool script_unit_in_area(const struct game *g, int unit, int side, int area);	/* on its feet */
bool script_side_captured(const struct game *g, int unit, int side);	/* side -1: any */
int script_count_left(const struct game *g, int unit, int side, uint8_t edges);
/* Whether a script event not yet fired may still bring the unit on. */
bool script_may_spawn(const struct game *g, int unit);
/* Whether a script event that may yet come gives the objective to somebody. */
bool script_may_settle(const struct game *g, int objective);
/* Whether a side is told that a script event happens. */
bool script_told(const struct game *g, int script, int side);
/* Whether an ending is one of this game as it stands. */
bool script_ending_fits(const struct game *g, int ending);

void script_fire(struct game *g, int script);	/* whatever it waits for */

/* house.c: rules changed in play */
struct house *house_hold(struct house *h);	/* one reference more; takes NULL */
void house_free(struct house *h);		/* drops a reference; takes NULL */
/* A game's house rules with one more, "TABLE ROW COLUMN VALUE"; NULL with the
 * reason.  The caller holds it. */
struct house *house_with(const struct game *g, const char *rule, struct reason *why);
/* They hold in the game from now on; takes over the reference. */
void house_move_in(struct game *g, struct house *h);
void house_move_out(struct game *g);	/* the setup's rules hold again */
int house_count(const struct game *g);
const char *house_rule(const struct game *g, int i);

/* master.c */
bool master_check(const struct game *g, const struct choice *c, struct reason *why);
void master_apply(struct game *g, const struct choice *c);

/* ruling.c */
bool ruling_check(const struct game *g, int answer, struct reason *why);
void ruling_apply(struct game *g, int answer);
void rulings_leave(struct game *g);	/* the seat is left: all that is asked stands */

/* ground.c */
void ground_as_set_up(struct game *g);
/* The changed cells as lines of a snapshot (how many), in a check value, and back. */
int ground_lines(const struct game *g, void (*line)(void *self, const char *text), void *self);
uint64_t ground_sum(const struct game *g, uint64_t sum);
bool ground_line(struct game *g, const char *text, struct reason *why);

/* objective.c */
void objectives_now(struct game *g, uint16_t changed);	/* those had as soon as they are true */
/* Whether an open objective can be seen, in a game or a view, never to be met any more. */
bool objective_lost(const struct game *g, int objective);
bool objective_told(const struct game *g, int objective, int side);

/* change.c: that two sides are friends now, or no more, without a word of it. */
void game_become_friends(struct game *g, int side, int other, bool friends);
/* fold.c: a game of which nothing has happened yet; NULL without memory. */
struct game *game_unplaced(const struct setup *setup, const void *rules);

#endif

/* The chronicle: a save's records, read into memory and put in order.
 *
 * Vocabulary: a step is a choice as it was made; an anchor is a snapshot of
 * the state after so many steps; a typed die comes before a step.
 *
 * Invariants
 *  H1  steps taken back (RECORD_UNDO) are gone, and their events with them.
 *  H2  every anchor is whole, and n_steps of it is at most the chronicle's.
 *  H3  a record has the form of its kind, no more: whether it can be of this game is
 *      asked when there is one (judge.c).
 *  H4  `good` bytes of the file hold all that is kept; what is appended there
 *      goes on from this chronicle's end.
 */
#ifndef SESSION_CHRONICLE_H
#define SESSION_CHRONICLE_H

#include <limits.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/save.h"
#include "cliffhanger/session.h"
#include "session/kept_text.h"

/* malloc'd texts, and the lines of the file that they stand in. */
struct lines { char **at; int *row; size_t n, room; };

struct step { int8_t seat; size_t line; size_t n_events; };	/* events before it */

struct anchor {
	int turn;
	uint64_t check;
	size_t first_line, n_lines;	/* in chronicle.states */
	size_t n_steps, n_events;	/* before it */
};

struct typed_die { size_t n_steps; bool before_begin; uint8_t value; };

/* The note of a game that is among the results. */
#define CHRONICLE_COUNTED "counted"

struct chronicle {
	char version[40];	/* of the program that wrote it */
	struct lines keys;	/* "seed 42" */
	struct buffer scenario;
	struct lines choices;	/* the lines of steps */
	struct lines events;	/* event_write()'s */
	struct lines states;	/* of snapshots */
	struct lines table;	/* who sits where, what was said (hosted.c) */
	struct step *steps;
	struct anchor *anchors;
	struct typed_die *dice;
	size_t n_steps, n_anchors, n_dice;
	size_t room_steps, room_anchors, room_dice;
	bool counted;		/* a note says so */
	bool begun;		/* the scenario is whole: something came after it */
	size_t wanted_lines;	/* of the anchor under way still to come */
	size_t good, dropped;	/* bytes */
	int line;		/* that is being read */
	int bad_line;		/* where the damage is, 0 = none */
	const char *wanted;	/* what should be there; NULL: its sum is wrong */
};

/* Reads a save's bytes.  Damage is no failure: see `dropped`.  False with the
 * error: not a save, a newer one, no memory. */
bool chronicle_read(struct chronicle *c, const char *path, const char *data, size_t size,
	enum session_error *error, struct reason *why);
void chronicle_free(struct chronicle *c);	/* what it holds; takes zeroes */

/* The value of a key, its last one; NULL if it has none.  "ai natives" is a
 * key of two words. */
const char *chronicle_key(const struct chronicle *c, const char *key);

/* Whose a side was, by what the file says before a line of it, or in all; NULL: a person's. */
enum { CHRONICLE_ALL = INT_MAX };
const struct mind *chronicle_mind(const struct chronicle *c, const char *side, int row);
/* A mind as saves name it: one that is no more is replaced by the first one; NULL: a person. */
const struct mind *chronicle_mind_named(const char *name);

#endif

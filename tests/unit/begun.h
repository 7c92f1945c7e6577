/* Tables of states, row by row: each is set by the Game Master, and begun with by a scenario,
 * and seen by the rule that reads it (Y-29). */
#ifndef TEST_BEGUN_H
#define TEST_BEGUN_H

#include "cliffhanger/scenario.h"
#include "cliffhanger/state.h"

struct begun_case {
	const char *who;	/* of gm-state: "marines.2" */
	const char *mark;	/* in the scenario's text, where his keys stand: "@2@" */
	const char *state, *value;
	const char *with;	/* a state that comes first, "injury light"; or NULL */
	bool this_turn;		/* no scenario can begin with it */
	bool wanes;		/* the first turn's beginning reads it and takes from it */
	bool (*reads)(const struct game *g);	/* by the rules: false before, true in it */
};

/* A mark stands alone in a line of a unit's keys, or behind the last key within { }.  Every
 * row of the system's own table must be in some case. */
void begun_cases_hold(const char *scenario, const struct begun_case *cases, int n);
/* Loaded with "KEY: VALUE" of `extra` at the mark; faults as they are told, or NULL. */
struct setup *begun_load(const char *scenario, const char *mark, const char *const extra[],
	int n);

/* A game of a setup, with the Game Master seated; and his line, which must be allowed. */
struct begun { struct setup *setup; void *rules; struct game *g; };
void begun_game(struct begun *b, struct setup *setup);
void begun_do(struct begun *b, const char *line);
bool begun_refuses(const struct begun *b, const char *line);
void begun_end(struct begun *b);

#endif

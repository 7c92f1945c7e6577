/* Results: what has been played to its end here, a line a game.
 *
 * They stand in a file that only grows, cliffhanger/results where XDG_STATE_HOME says (else
 * ~/.local/state): cliffhanger-results(5).  A line that is not whole is passed over.
 */
#ifndef CLIFFHANGER_RESULTS_H
#define CLIFFHANGER_RESULTS_H

#include "cliffhanger/choice.h"

enum result_key { RESULT_SCENARIO, RESULT_TITLE, RESULT_CAMPAIGN, RESULT_SYSTEM, RESULT_SIDE,
	RESULT_RESULT, RESULT_TURNS, RESULT_SEED, RESULT_HEROES, RESULT_WHEN, RESULT_KEYS };

struct result { const char *value[RESULT_KEYS]; };	/* "" where a line has none */

struct results {
	int n, spoilt;		/* lines passed over */
	struct result *all;	/* the latest first */
	char *text;		/* what they point into */
};

/* What a key is called, and means; NULL past the last. */
const char *results_key(int key, const char **doc);
/* The standard file, there or not; malloc'd, NULL if there is no home. */
char *results_file(void);
/* Reads a file; one that is not there has no results.  False with the reason. */
bool results_read(const char *file, struct results *r, struct reason *why);
/* Puts one behind all others, in one go.  False with the reason. */
bool results_add(const struct result *r, struct reason *why);
void results_free(struct results *r);

#endif

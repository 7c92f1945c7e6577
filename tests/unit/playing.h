/* Whole games between minds, looked at on the way: what must hold of every game at every
 * step, whatever its rules.
 *
 * Each game is played on one of a few small tables; its events are added up by a shadow
 * (shadow.h) that is compared with the state after every choice.
 */
#ifndef PLAYING_H
#define PLAYING_H

#include "cliffhanger/mind.h"
#include "build_setup.h"
#include "shadow.h"

struct game_table { const struct game_system *system; const char *text; };

struct playing {
	struct setup *setup;
	void *rules;
	struct game *g;
	struct shadow shadow;
	struct patience patience;
	int steps;
};

/* `view` is that of the decision's seat. */
typedef void look_fn(struct playing *p, struct game *view, const struct decision *d);

struct games {
	const struct game_table *tables;
	int n_tables, first, games;	/* from the first on, each on the next table */
	const char *mind;
	int every;			/* so many choices; look NULL: never */
	look_fn *look;
};

void play_games(const struct games *all);

/* A game read back is the game that was written. */
look_fn restored_is_equal;
/* Menus offer what may be chosen and nothing else, by view and truth alike; what they
 * refuse they refuse by a rule; whoever is waited for has something to choose. */
look_fn menus_keep_their_word;

#endif

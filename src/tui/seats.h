/* Who plays whom: the page before a game begins. */
#ifndef TUI_SEATS_H
#define TUI_SEATS_H

#include "cliffhanger/mind.h"
#include "cliffhanger/setup.h"

struct tui;

struct seats {
	const char *title, *log_line;
	const struct rulebook *book;
	int n_sides;
	struct { const char *name, *goal; } side[SIDES_MAX];
	const struct mind *mind[SIDES_MAX];	/* NULL = a person */
	const struct tui *tui;		/* while it asks */
	bool master;			/* a person sits in the Game Master's seat */
	bool may_host;			/* it may be played at a table of several, */
	bool hosts;			/* and is to be */
};

/* As the scenario would have them; its words are the setup's own. */
struct seats seats_of_setup(const struct setup *s);
bool seats_ask(struct tui *tui, struct seats *c);	/* false if the player went back */

#endif

/* Laying a table: who sits where is asked before a game of several, each at a terminal of his
 * own. */
#ifndef TUI_HOST_PAGE_H
#define TUI_HOST_PAGE_H

#include "cliffhanger/hosted.h"
#include "cliffhanger/serial.h"
#include "tui/seats.h"

struct tui;

struct host_page {
	struct seats of;	/* the game's sides, with words of what is laid then */
	struct hosted_rules rules;
	const struct mind *mind[SIDES_MAX];	/* NULL = persons */
};

/* Lets it be said who sits where, from what it would be; false: left. */
bool host_page_ask(struct tui *tui, struct host_page *h);
/* Lays it, and sits down at it oneself; takes over the setup and its text.  What went wrong goes
 * to the note. */
struct host_page_text { struct setup *setup; char *text; size_t size; };
void host_page_play(struct tui *tui, const struct host_page *h, const struct host_page_text *of,
	struct session_options *o, char *note, size_t size);
/* The same of a campaign, which it takes over: of its first episode, and of the next ones. */
void host_page_play_campaign(struct tui *tui, struct host_page *h, struct campaign *c,
	struct serial_options *o, char *note, size_t size);

#endif

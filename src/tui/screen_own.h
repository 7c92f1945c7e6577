/* What the files of the screen share: see screen.h. */
#ifndef TUI_SCREEN_OWN_H
#define TUI_SCREEN_OWN_H

#include <signal.h>

#include "tui/screen.h"
#include "tui/pane_own.h"

enum { SCREEN_ENDING = 4 };	/* signals that end us */

struct tui {
	WINDOW *input;		/* a pad: reading from it draws nothing */
	struct page *top;
	struct pane *notice;	/* "more room", while the screen is too small */
	struct pane *hint;	/* the keys of a page, after one that it does not know */
	bool ended;
	bool recorded;		/* there is no terminal: what is drawn goes to a file */
	const struct screen_watch *watch;	/* or NULL */
	bool news_due;		/* its page has not been told yet of what came */
	bool closing;		/* all pages that stand on its page are being closed */
	bool called;		/* somebody wants to type a command: S5 */
	struct preferences likes;
	const struct tui_questions *questions;	/* or NULL */
	struct pane_style style;
	struct point click;
	sigset_t before, waiting, writing;
	struct sigaction handlers[SCREEN_ENDING], alarm;
};

bool screen_is_to_end(void);	/* a signal has asked for it */
/* ---- screen_keys.c ---- */
int screen_read_key(struct tui *tui);

#endif

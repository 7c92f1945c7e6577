/* The chooser: a menu beneath the roster, one row chosen by Enter or by its letter.
 *
 * Rows that may not be chosen are shown greyed, with a dash instead of their letter, and the
 * reason is told where else it would be what comes of them; nothing is left out.
 */
#ifndef TUI_CHOOSER_H
#define TUI_CHOOSER_H

#include <stdbool.h>
#include <stddef.h>

#include "cliffhanger/cite.h"
#include "cliffhanger/system.h"

struct play;
struct tui;
struct browser;

enum { CHOOSER_DETAIL = 1600 };

struct chooser_row {
	const char *label;
	char key;		/* its letter, or 0 */
	bool refused;
	/* What it means, what is added to it, and whom it is about; NULL or "": nothing.  Where
	 * there is no room for all of the rows' words what a row is called, and whom it is about,
	 * comes first, and the rest is told beneath. */
	const char *means, *note, *whom;
};
/* The letters of rows that have none of their own, the n-th; 0 past the last. */
char chooser_letter(int n);

struct chooser {
	const char *title;
	int n, at;		/* rows; the one under the cursor, also at first */
	const struct chooser_row *rows;
	bool done;		/* it was left by the key that ends what is asked */
	bool of_orders;		/* all that is suggested may be taken from here */
	bool accept_all;	/* it was left by the key that does so */
	/* More about a row, shown beneath; NULL = nothing. */
	void (*detail)(const void *self, int row, char *text, size_t size);
	/* The preview of a row, drawn in its detail's place; false: it has none. */
	bool (*preview)(const void *self, int row, struct preview *preview);
	/* Told of the row under the cursor, at first and whenever it changes: what stands below
	 * may show it; NULL = nobody. */
	void (*at_row)(const void *self, int row);
	/* The rule of a row, which R opens from the browser; NULL = there is none. */
	struct cite (*cite)(const void *self, int row);
	struct browser *browser;
	const void *self;
};

/* The row chosen, or -1. */
int chooser_ask(struct play *p, struct chooser *c);

/* A question of danger: type-ahead is forgotten, and only the capital letter
 * shown says yes. */
bool chooser_danger(struct tui *tui, const char *title, const char *text);
/* The same where nothing is lost by a yes: who likes to have no confirmations is not asked. */
bool chooser_sure(struct tui *tui, const char *title, const char *text);

#endif

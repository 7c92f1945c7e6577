/* The picker: a whole screen with a list, and something about each row.
 *
 * Rows are asked for as they are drawn, so that long lists cost nothing.
 */
#ifndef TUI_PICKER_H
#define TUI_PICKER_H

#include <stdbool.h>
#include <stddef.h>

struct tui;

struct picker {
	const char *title;
	const char *const *banner;	/* lines above the list, NULL-ended; or NULL */
	int n, at;
	const void *self;
	void (*label)(const void *self, int row, char *text, size_t size);
	/* About the row under the cursor, beneath the list; or NULL. */
	void (*about)(const void *self, int row, char *text, size_t size);
	int about_rows;			/* lines for it, with the rule above; 0 = as usual */
	const struct rulebook *book;	/* what R opens, or NULL */
	const char *note;		/* a line in the last row but one, or NULL */
	bool renews;			/* what is listed changes: Ctrl-L makes the list anew, */
	int (*wake)(void *watcher);	/* and so does what is watched for (screen.h); or NULL */
	bool (*look)(void *watcher);
	void *watcher;
};

/* The row chosen, or -1; PICKER_RENEW: the list is to be made anew; p->at stays where it was. */
enum { PICKER_RENEW = -2 };
int picker_ask(struct tui *tui, struct picker *p);

/* Shows the list while something else is asked in front of it. */
void picker_behind(struct tui *tui, struct picker *p, void (*ask)(void *asker), void *asker);

#endif

/* The line editor: a line being typed, and the lines typed before.  Pure. */
#ifndef TUI_EDIT_H
#define TUI_EDIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { EDIT_MAX = 1200, HISTORY_MAX = 32 };

struct edit {
	char text[EDIT_MAX];
	size_t at;		/* byte before which letters are put; a character's first */
};

void edit_set(struct edit *e, const char *text);
/* False (nothing done) for what is no letter or does not fit. */
bool edit_put(struct edit *e, uint32_t letter);
bool edit_rub(struct edit *e);		/* the letter before */
bool edit_remove(struct edit *e);	/* the letter at */
bool edit_left(struct edit *e);
bool edit_right(struct edit *e);
void edit_rub_word(struct edit *e);
/* Puts a word in the place of the one that ends at the cursor. */
bool edit_complete(struct edit *e, const char *word);

struct history {
	int n;
	char lines[HISTORY_MAX][EDIT_MAX];	/* the newest last */
};

/* Keeps a line, unless it is empty or the newest already. */
void edit_history_keep(struct history *h, const char *line);

#endif

/* The reader: a box with a text to scroll through.
 *
 * What a paragraph's first letters mean is told in pager.h.  Where the reader has a browser
 * the rules that the text names can be opened from it.
 */
#ifndef TUI_READER_H
#define TUI_READER_H

#include <stdbool.h>

#include "cliffhanger/cite.h"
#include "tui/inks.h"
#include "tui/keys.h"

struct pane;
struct rect;
struct tui;
struct browser;

/* A sentence of the text that can be chosen and opened: its bytes. */
struct reader_choice { size_t start, bytes; };

struct reader_text {
	const char *title, *text;
	enum ink ink;		/* of plain lines */
	bool whole;		/* hides all beneath */
	bool story;		/* narrower, with air round it */
	struct browser *browser;	/* the rulebook of what is told, or NULL */
	/* Beneath the text, where there is room for so many rows more; NULL: nothing. */
	void (*foot)(const void *self, struct pane *pane, struct rect at);
	const void *self;
	int foot_rows;
	/* Sentences to be opened, in their order: what Enter does on one, and a for all. */
	const struct reader_choice *choices;
	int n_choices;
	void (*choose)(void *who, int choice);
	void (*all)(void *who);
	void *who;
	struct cite cite;	/* what R opens if no rule in sight is chosen; of no kind: none */
};

void reader_show(struct tui *tui, const struct reader_text *text);
/* The usual case; and with rules to be opened. */
void reader_help(struct tui *tui, const char *title, const char *text);
void reader_rules(struct tui *tui, struct browser *browser, const char *title, const char *text);

struct buffer;

/* Prose as authors write it: lines of a paragraph are joined, an empty line or
 * one that is set in or begins with a dash keeps its break. */
void reader_add_prose(struct buffer *buffer, const char *text);
/* The keys of a place: written, and shown. */
void reader_add_keys(const struct tui *tui, struct buffer *buffer, enum key_place place);
void reader_keys(struct tui *tui, enum key_place place);

#endif

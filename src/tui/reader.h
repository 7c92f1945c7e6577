/* The reader: a box with a text to scroll through.
 *
 * Lines that begin with "# " are headings, those with "! " stand out, those with "~ "
 * are blue (the words of action tests), without the mark.
 */
#ifndef TUI_READER_H
#define TUI_READER_H

#include <stdbool.h>

#include "tui/inks.h"
#include "tui/keys.h"

struct tui;

struct reader_text {
	const char *title, *text;
	enum ink ink;		/* of plain lines */
	bool table;		/* never wrapped, scrolls sideways */
	bool whole;		/* hides all beneath */
	bool story;		/* narrower, with air round it */
};

void reader_show(struct tui *tui, const struct reader_text *text);
/* The usual case. */
void reader_help(struct tui *tui, const char *title, const char *text);

struct paper;

/* The keys of a place: written, and shown. */
void reader_add_keys(struct paper *paper, enum key_place place);
void reader_keys(struct tui *tui, enum key_place place);

#endif

/* The reader: a box with a text to scroll through.
 *
 * What a paragraph's first letters mean is told in leaf.h.  Where the reader has a pocket
 * the rules that the text names can be opened from it.
 */
#ifndef TUI_READER_H
#define TUI_READER_H

#include <stdbool.h>

#include "cliffhanger/cite.h"
#include "tui/inks.h"
#include "tui/keys.h"

struct tui;
struct pocket;

struct reader_text {
	const char *title, *text;
	enum ink ink;		/* of plain lines */
	bool whole;		/* hides all beneath */
	bool story;		/* narrower, with air round it */
	struct pocket *pocket;	/* the rulebook of what is told, or NULL */
	struct cite cite;	/* what R opens if no rule in sight is chosen; of no kind: none */
};

void reader_show(struct tui *tui, const struct reader_text *text);
/* The usual case; and with rules to be opened. */
void reader_help(struct tui *tui, const char *title, const char *text);
void reader_rules(struct tui *tui, struct pocket *pocket, const char *title, const char *text);

struct paper;

/* The keys of a place: written, and shown. */
void reader_add_keys(struct paper *paper, enum key_place place);
void reader_keys(struct tui *tui, enum key_place place);

#endif

/* The line editor: on a terminal lines are edited, remembered and completed, by libedit.
 *
 *  E1  what is typed ahead is echoed when it is read, not before: a terminal that is read by an
 *      editor does not echo by itself, and is as it was when the editor is freed.
 *  E2  no more than HISTORY_MAX lines are remembered; their file is the owner's alone.
 */
#ifndef PLAIN_LINE_EDITOR_H
#define PLAIN_LINE_EDITOR_H

#include "cliffhanger/complete.h"
#include "cliffhanger/plain.h"
#include "plain/line_reader.h"

/* What may follow a line begun; whose `self` is the front end's. */
struct line_help { void (*offer)(void *self, const char *line, struct words *w); void *self; };

struct line_editor;
/* Edits what a reader reads from a terminal, and writes to one.  NULL: one of the two is none, or
 * the program was built without libedit. */
struct line_editor *line_editor_new(const struct plain_options *o, struct line_reader *reader);
void line_editor_free(struct line_editor *e);	/* keeps what is remembered; takes NULL */
/* Asks, and reads the answer. */
enum typed line_editor_ask(struct line_editor *e, struct output *p, const char *prompt,
	const struct line_help *help, char line[TYPED_MAX + 1]);

#endif

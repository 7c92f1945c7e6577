/* Paper: a text that grows as it is written.  Pure. */
#ifndef TUI_PAPER_H
#define TUI_PAPER_H

#include <stdbool.h>
#include <stddef.h>

struct paper { char *text; size_t used, room; bool failed; };

/* Without memory the rest is left out and `failed` set; text stays whole. */
void paper_add(struct paper *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Prose as authors write it: lines of a paragraph are joined, an empty line or
 * one that is set in or begins with a dash keeps its break. */
void paper_prose(struct paper *p, const char *text);
const char *paper_text(const struct paper *p);	/* never NULL */
void paper_free(struct paper *p);		/* and ready for use again */

#endif

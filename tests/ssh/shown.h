/* What somebody was shown, held against the record: lines of text out of all that came over his
 * line, and the lines of a replay for his seat.
 */
#ifndef TESTS_SSH_SHOWN_H
#define TESTS_SSH_SHOWN_H

#include <stdbool.h>
#include <stddef.h>

struct lines { char **at; size_t n, room; bool sorted; };

/* The lines of a text, without what moves a cursor or sets a colour; what a later part of a line
 * is written over is not there. */
void shown_add(struct lines *l, const char *bytes);
void shown_free(struct lines *l);
bool shown_has(struct lines *l, const char *line);
/* The first line of `shown` that is neither in the record nor one that everybody is told who
 * plays there; NULL = there is none. */
const char *shown_beyond(const struct lines *shown, struct lines *record, const char *story);

#endif

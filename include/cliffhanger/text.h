/* Text from outside: what may go on to a terminal.
 *
 * Plain text is well-formed UTF-8 without control characters (C0, DEL, C1),
 * line and paragraph separators, and marks that turn the direction of writing.
 */
#ifndef CLIFFHANGER_TEXT_H
#define CLIFFHANGER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Whether these bytes are plain text. */
bool text_plain(const char *text, size_t bytes);
/* The same, but newlines and tabs may be in it. */
bool text_plain_lines(const char *text, size_t bytes);
/* Takes off a last character that was cut in the middle, as snprintf() may do. */
void text_trim(char *text);
/* Makes text plain: what may not be in it becomes a question mark. */
void text_clean(char *text);

#endif

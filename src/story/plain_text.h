/* Plain text: UTF-8 of printable characters, blanks and line ends. */
#ifndef STORY_PLAIN_TEXT_H
#define STORY_PLAIN_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct faults;

enum {
	TEXT_LINE_MAX = 4000,	/* bytes in a line of a scenario: saves keep lines */
	TEXT_REASON_MAX = 64
};

/* The next character; how many bytes it takes, 0 if it is broken UTF-8. */
int plain_text_char(const char *text, size_t size, uint32_t *code);
/* Whether a character may not stand in a text that reaches a terminal: control
 * characters, the Unicode line separators and the marks that turn the
 * direction of writing.  `reason` is then filled ("a tab"). */
bool plain_text_refuses(uint32_t code, char reason[TEXT_REASON_MAX]);
/* Columns of a terminal a character takes: 0, 1 or 2. */
int plain_text_width(uint32_t code);
/* Characters in valid UTF-8. */
int plain_text_length(const char *text, size_t size);

/* Checks the bytes of a whole file; false, all faults added, if there are any. */
bool plain_text_check(const char *text, size_t size, struct faults *f);

#endif

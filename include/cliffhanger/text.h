/* Text from outside: what may be shown.
 *
 * text_shows() alone says which characters may be typed, kept and written to a terminal;
 * whatever else asks, asks it.  Plain text is well-formed UTF-8 of these.
 */
#ifndef CLIFFHANGER_TEXT_H
#define CLIFFHANGER_TEXT_H

#include <stdbool.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

enum { TEXT_BROKEN = -1 };

/* The character at *at, which is moved past it: TEXT_BROKEN where it is no UTF-8, which
 * takes the bytes up to the first that cannot belong to it. */
int32_t text_letter(const char **at, const char *end);
/* Whether a character may be shown.  None that commands a terminal (C0, DEL, C1), breaks
 * lines, turns the direction of writing, or is there without being seen (tags, and such). */
bool text_shows(int32_t letter);
/* Whether these bytes are plain text. */
bool text_plain(const char *text, size_t bytes);
/* The same, but newlines and tabs may be in it. */
bool text_plain_lines(const char *text, size_t bytes);
/* Takes off a last character that was cut in the middle, as snprintf() may do. */
void text_trim(char *text);
/* Keeps as much of a text as there is room for, three bytes at least: whole letters, and "…"
 * where any is left out, so that what is kept is nobody's name. */
void text_keep(char *out, size_t size, const char *text, size_t bytes);
/* Makes text plain: what may not be in it becomes a question mark. */
void text_clean(char *text);
/* vsnprintf() for what is said of things from outside.  Texts come out plain; one that
 * is cut by its precision ("%.40s": bytes) is cut between two letters, and ends in "…". */
void text_format(char *text, size_t size, const char *format, va_list list)
	__attribute__((format(printf, 3, 0)));

/* A line that is put together bit by bit, in room of the caller's; what does not fit is left
 * out, from a whole letter on.  size: bytes, at least 1; used: those before the NUL. */
struct pen { char *text; size_t size, used; };
struct pen pen_at(char *text, size_t size);
void pen_put(struct pen *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif

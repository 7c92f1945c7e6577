/* Text for a terminal: code points, columns, clipping, wrapping.
 *
 * Pure.  Whatever comes out of wide_next() is safe to print: control
 * characters, broken UTF-8 and direction overrides come out as U+FFFD.
 */
#ifndef TUI_WIDE_H
#define TUI_WIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TEXT_REPLACEMENT = 0xFFFD };

/* The code point at *s, moving past it; 0 at the end. */
uint32_t wide_next(const char **s);
/* Columns a code point takes: 0 (combining), 1 or 2. */
int wide_width(uint32_t c);
/* Columns a whole string takes. */
int wide_columns(const char *s);
/* Bytes of s that fit in so many columns. */
size_t wide_fit(const char *s, int columns);
/* The nearest ASCII character, '?' where there is none. */
char wide_ascii(uint32_t c);
/* Writes a code point as UTF-8; bytes (1 … 4), no NUL. */
int wide_encode(uint32_t c, char bytes[4]);

/* The next line of a text wrapped to so many columns: its first byte, and
 * its length in *bytes; *rest moves on.  Breaks at spaces and newlines, in
 * words only where they are longer than a line.  NULL at the end. */
const char *wide_wrap(const char **rest, int columns, size_t *bytes);

/* snprintf() at the end of what `text` holds; cut at size, never inside a
 * character. */
void wide_add(char *text, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Cuts what is broader than so many columns, the cut marked (… or, without Unicode, >): behind the
 * last whole word, if these fill half of the room. */
void wide_cut(char *text, size_t size, int columns, bool unicode);

/* A name or a few words in so many columns: without "The", then the last word is shortened to a
 * beginning with a full stop ("Second sec."), else as many whole words as there is room for and a
 * mark, if these fill half of it, else the last word that can be is shortened so and those behind
 * it left out ("Red Lanter." of the Red Lantern hatchets), else cut as above. */
void wide_shorten(char *text, size_t size, int columns, bool unicode);

/* Whether `part` occurs in `text`, upper and lower case alike (ASCII). */
bool wide_finds(const char *text, const char *part);

#endif

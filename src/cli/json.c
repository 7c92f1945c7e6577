/* JSON: see json.h. */
#include "config.h"

#include <string.h>

#include "cli/json.h"
#include "cliffhanger/text.h"

enum { UNKNOWN = 0xFFFD, PLANE = 0x10000, HIGH = 0xD800, LOW = 0xDC00, LOW_END = 0xE000,
	LAST = 0x10FFFF };

/* A character as JSON spells those that are not written as they are. */
static void put_escaped(FILE *out, int32_t letter)
{
	if (letter == TEXT_BROKEN || letter > LAST || (letter >= HIGH && letter < LOW_END))
		letter = UNKNOWN;
	if (letter < PLANE)
		fprintf(out, "\\u%04x", (unsigned)letter);
	else
		fprintf(out, "\\u%04x\\u%04x", (unsigned)(HIGH + ((letter - PLANE) >> 10)),
			(unsigned)(LOW + ((letter - PLANE) & 0x3FF)));
}

void json_put(FILE *out, const char *text)
{
	const char *const end = text + strlen(text);

	putc('"', out);
	while (text < end) {
		const char *const from = text;
		const int32_t letter = text_letter(&text, end);

		if (letter == '"' || letter == '\\')
			fprintf(out, "\\%c", (char)letter);
		else if (text_shows(letter))
			fwrite(from, 1, (size_t)(text - from), out);
		else
			put_escaped(out, letter);
	}
	putc('"', out);
}

void json_text(const char *text)
{
	json_put(stdout, text);
}

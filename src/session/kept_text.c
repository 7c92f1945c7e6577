/* Texts in saves.
 *
 *  X1  A record is a line; a backslash at its end says that the line goes on in the
 *      next record, so one that ends with a backslash has an empty record after it.
 */
#include "config.h"

#include "session/kept_text.h"

#include <string.h>

enum { PIECE = 4000 };	/* bytes of a line in one record */

bool kept_text_take(struct buffer *text, const char *record)
{
	const size_t n = strlen(record);

	if (n > 0 && record[n - 1] == '\\')
		buffer_bytes(text, record, n - 1);
	else
		buffer_add(text, "%s\n", record);
	return !text->failed;
}

/* One record; returns the bytes taken, the newline included. */
static size_t record_piece(struct save_file *f, const char *text, size_t size)
{
	char piece[PIECE + 2];
	size_t n = 0;
	bool goes_on;

	while (n < size && n < PIECE && text[n] != '\n') {
		piece[n] = text[n];
		n++;
	}
	goes_on = (n > 0 && text[n - 1] == '\\') || (n < size && text[n] != '\n');
	piece[n] = '\\';
	piece[goes_on ? n + 1 : n] = '\0';
	save_file_add(f, RECORD_SCENARIO, piece);
	return goes_on ? n : n + 1;
}

void kept_text_record(struct save_file *f, const char *text, size_t size)
{
	for (size_t at = 0; at < size; )
		at += record_piece(f, text + at, size - at);
}

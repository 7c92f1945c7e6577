/* Buffers: see buffer.h. */
#include "cliffhanger/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_AT_FIRST = 512 };

/* Room for so many bytes more and a NUL. */
static bool make_room(struct buffer *b, size_t more)
{
	size_t room = b->room > 0 ? b->room : ROOM_AT_FIRST;
	char *text;

	while (room <= b->used + more)
		room *= 2;
	if (room == b->room)
		return true;
	text = b->failed ? NULL : realloc(b->text, room);
	b->failed |= text == NULL;
	if (text == NULL)
		return false;
	b->text = text;
	b->room = room;
	return true;
}

void buffer_bytes(struct buffer *b, const char *bytes, size_t n)
{
	if (b->failed || !make_room(b, n))
		return;
	memcpy(b->text + b->used, bytes, n);
	b->used += n;
	b->text[b->used] = '\0';
}

void buffer_add(struct buffer *b, const char *format, ...)
{
	va_list list, again;
	int n;

	va_start(list, format);
	va_copy(again, list);
	n = vsnprintf(NULL, 0, format, list);
	va_end(list);
	b->failed |= n < 0;
	if (!b->failed && make_room(b, (size_t)n))
		b->used += (size_t)vsnprintf(b->text + b->used, b->room - b->used, format, again);
	va_end(again);
}

const char *buffer_text(const struct buffer *b)
{
	return b->text != NULL ? b->text : "";
}

void buffer_free(struct buffer *b)
{
	free(b->text);
	*b = (struct buffer){ 0 };
}

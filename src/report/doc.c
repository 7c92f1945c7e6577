/* Documents: see doc.h. */
#include "config.h"

#include "report/doc.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 8, KEPT_MAX = 512 };

struct kept { void *thing; void (*let_go)(void *thing); };

struct doc {
	struct doc_piece *piece, none;	/* none: what is written to without memory */
	int n, room;
	int open[DEPTH_MAX];
	int depth;
	struct kept kept[KEPT_MAX];
	int n_kept;
	bool failed;
};

struct doc *doc_new(void)
{
	return calloc(1, sizeof(struct doc));
}

void doc_free(struct doc *d)
{
	if (d == NULL)
		return;
	for (int i = 0; i < d->n; i++)
		free(d->piece[i].text);
	while (d->n_kept > 0) {
		const struct kept k = d->kept[--d->n_kept];

		k.let_go(k.thing);
	}
	free(d->piece);
	free(d);
}

bool doc_failed(const struct doc *d)
{
	return d->failed;
}

int doc_count(const struct doc *d)
{
	return d->n;
}

const struct doc_piece *doc_piece(const struct doc *d, int i)
{
	return &d->piece[i];
}

void doc_keep(struct doc *d, void *thing, void (*let_go)(void *thing))
{
	if (thing != NULL && d->n_kept < KEPT_MAX) {
		d->kept[d->n_kept++] = (struct kept){ thing, let_go };
		return;
	}
	d->failed = true;
	if (thing != NULL)
		let_go(thing);
}

static bool make_room(struct doc *d)
{
	const int room = d->room > 0 ? 2 * d->room : 256;
	struct doc_piece *more;

	if (d->n < d->room)
		return true;
	more = realloc(d->piece, (size_t)room * sizeof *more);
	if (more == NULL)
		return false;
	d->piece = more;
	d->room = room;
	return true;
}

/* A piece with a text of its own. */
static struct doc_piece *add(struct doc *d, enum doc_kind kind, int number, char *text)
{
	if (text == NULL || !make_room(d)) {
		free(text);
		d->failed = true;
		return &d->none;
	}
	d->piece[d->n] = (struct doc_piece){ .kind = kind, .number = number, .end = d->n + 1,
		.text = text };
	return &d->piece[d->n++];
}

static char *printed(const char *format, va_list list)
{
	va_list again;
	char *text;
	int n;

	va_copy(again, list);
	n = vsnprintf(NULL, 0, format, list);
	text = n >= 0 ? malloc((size_t)n + 1) : NULL;
	if (text != NULL)
		vsnprintf(text, (size_t)n + 1, format, again);
	va_end(again);
	return text;
}

struct doc_piece *doc_add(struct doc *d, enum doc_kind kind, int number, const char *format, ...)
{
	va_list list;
	char *text;

	va_start(list, format);
	text = printed(format, list);
	va_end(list);
	return add(d, kind, number, text);
}

void doc_open(struct doc *d, enum doc_kind kind, int number, const char *text)
{
	const int at = d->n;

	add(d, kind, number, strdup(text));
	if (d->depth < DEPTH_MAX)
		d->open[d->depth] = at;
	else
		d->failed = true;
	d->depth++;
}

void doc_close(struct doc *d)
{
	if (--d->depth < DEPTH_MAX && !d->failed)
		d->piece[d->open[d->depth]].end = d->n;
}

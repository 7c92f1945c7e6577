/* Lists of steps and of edits: see edits.h. */
#include "session/edits.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 16 };

/* ---- lists ---- */

/* Room for one more; the array as it was without memory. */
static void *with_one_more(void *array, size_t n, size_t *room, size_t element)
{
	const size_t more = *room ? *room * 2 : ROOM;
	void *grown;

	if (n < *room)
		return array;
	grown = realloc(array, more * element);
	if (grown)
		*room = more;
	return grown;
}

static void made_free(struct made *m)
{
	free(m->line);
	free(m->dice);
}

void edits_made_cut(struct mades *list, size_t n)
{
	while (list->n > n)
		made_free(&list->at[--list->n]);
}

void edits_made_free(struct mades *list)
{
	edits_made_cut(list, 0);
	free(list->at);
	*list = (struct mades){ NULL, 0, 0 };
}

void edits_forget(struct edits *e, size_t n)
{
	while (e->n > n)
		edits_made_free(&e->at[--e->n].other);
}

bool edits_made_push(struct mades *list, const struct made *m)
{
	struct made *const grown = with_one_more(list->at, list->n, &list->room, sizeof(*grown));

	if (!grown)
		return false;
	list->at = grown;
	grown[list->n++] = *m;
	return true;
}

bool edits_push(struct edits *e, struct edit *edit)
{
	struct edit *const grown = with_one_more(e->at, e->n, &e->room, sizeof(*grown));

	if (!grown) {
		edits_made_free(&edit->other);
		return false;
	}
	e->at = grown;
	grown[e->n++] = *edit;
	return true;
}

bool edits_made_split(struct mades *past, size_t at, struct mades *tail)
{
	*tail = (struct mades){ NULL, 0, 0 };
	for (size_t i = at; i < past->n; i++)
		if (!edits_made_push(tail, &past->at[i])) {
			free(tail->at);
			return false;
		}
	past->n = at;
	return true;
}

char *edits_made_line(const char *text)
{
	char *const copy = malloc(strlen(text) + 1);

	if (copy)
		memcpy(copy, text, strlen(text) + 1);
	return copy;
}

/* Dice typed and dropped in the copy are whole in the steps that undo brings back. */
bool edits_made_copy(const struct mades *from, struct mades *to)
{
	*to = (struct mades){ NULL, 0, 0 };
	for (size_t i = 0; i < from->n; i++) {
		struct made m = from->at[i];

		m.line = edits_made_line(m.line);
		m.dice = m.n_dice ? malloc(m.n_dice) : NULL;
		if (m.dice)
			memcpy(m.dice, from->at[i].dice, m.n_dice);
		if (!m.line || (m.n_dice && !m.dice) || !edits_made_push(to, &m)) {
			made_free(&m);
			edits_made_free(to);
			return false;
		}
	}
	return true;
}

void edits_made_drop_marks(struct mades *list)
{
	size_t n = 0;

	for (size_t i = 0; i < list->n; i++)
		if (list->at[i].mark)
			made_free(&list->at[i]);
		else
			list->at[n++] = list->at[i];
	list->n = n;
}

struct edit edits_pop(struct edits *e)
{
	return e->at[--e->n];
}

/* Single values: each reader says what it expected if it finds something else. */
#include "config.h"
#include "story/schema.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool yaml_value_is_text(struct loader *l, const struct node *n, const char *what)
{
	if (n->kind == NODE_TEXT && n->size > 0)
		return true;
	fault_expected(l, n, NULL, "%s", what);
	return false;
}

/* A whole number and nothing else. */
static bool whole_number(const char *text, int32_t *number)
{
	char *end;
	long value;

	errno = 0;
	value = strtol(text, &end, 10);
	if (end == text || *end || errno || value < INT32_MIN || value > INT32_MAX
	    || strchr(" +", text[0]))
		return false;
	*number = (int32_t)value;
	return true;
}

bool yaml_value_number(struct loader *l, const struct node *n, int32_t least, int32_t most,
	int32_t *number)
{
	int32_t value;

	if (n->kind != NODE_TEXT || !whole_number(n->text, &value)
	    || value < least || value > most) {
		fault_expected(l, n, NULL, "a whole number from %d to %d", (int)least, (int)most);
		return false;
	}
	*number = value;
	return true;
}

bool yaml_value_flag(struct loader *l, const struct node *n, bool *flag)
{
	static const struct { const char *word; bool flag; } words[] = {
		{ "yes", true }, { "no", false }, { "true", true }, { "false", false },
	};

	for (size_t i = 0; n->kind == NODE_TEXT && i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(n->text, words[i].word) == 0) {
			*flag = words[i].flag;
			return true;
		}
	fault_expected(l, n, NULL, "yes or no");
	return false;
}

bool yaml_value_word(struct loader *l, const struct node *n, const char *const *words, int *word)
{
	const char *const text = n->kind == NODE_TEXT ? n->text : "";
	struct listed list;
	struct nearest near;
	int i = 0;

	while (words[i] && strcmp(text, words[i]) != 0)
		i++;
	*word = i;
	if (words[i])
		return true;
	nearest_to(&near, text);
	listed_begin(&list, "one of");
	for (i = 0; words[i]; i++) {
		nearest_try(&near, words[i]);
		listed_add(&list, words[i]);
	}
	fault_expected(l, n, nearest_word(&near), "%s", listed_text(&list));
	yaml_node_tell(n);
	for (i = 0; nearest_word(&near) && words[i]; i++)
		if (words[i] == nearest_word(&near))
			*word = i;
	return nearest_word(&near) != NULL;
}

/* Lines flow together into paragraphs; an empty line parts two of them.  Front
 * ends wrap them to their own width. */
static void flow(char *text)
{
	char *to = text;

	for (const char *from = text; *from; ) {
		size_t lines = strspn(from, "\n");

		if (lines == 0) {
			*to++ = *from++;
			continue;
		}
		from += lines;
		if (lines == 1) {
			*to++ = ' ';
		} else {
			*to++ = '\n';
			*to++ = '\n';
		}
	}
	*to = '\0';
}

bool yaml_value_text(struct loader *l, const struct node *n, const struct key *key,
	const char **text)
{
	size_t size = n->size;
	char *copy;

	if (!yaml_value_is_text(l, n, key->kind == KEY_LINE ? "a line of text" : "a text"))
		return false;
	while (size > 0 && (n->text[size - 1] == '\n' || n->text[size - 1] == ' '))
		size--;
	if (key->kind == KEY_LINE && memchr(n->text, '\n', size)) {
		fault_wrong(l, n, "expected a single line, found several; after > instead of | they "
			"become one");
		return false;
	}
	if (size > (size_t)key->most || size == 0) {
		fault_wrong(l, n, "expected a text of 1 to %d bytes, found %zu", (int)key->most,
			size);
		return false;
	}
	copy = arena_text(l->arena, n->text, size);
	if (!copy)
		return false;
	flow(copy);
	*text = copy;
	return true;
}

/* ---- cells and lengths ---- */

static bool two_numbers(const struct node *n, int *col, int *row)
{
	int32_t c, r;
	int end = 0;

	if (n->kind == NODE_TEXT)
		return sscanf(n->text, "%4d,%4d%n", col, row, &end) == 2 && n->text[end] == '\0';
	if (n->kind != NODE_LIST || n->count != 2 || n->first->kind != NODE_TEXT
	    || n->last->kind != NODE_TEXT || !whole_number(n->first->text, &c)
	    || !whole_number(n->last->text, &r))
		return false;
	*col = (int)c;
	*row = (int)r;
	return true;
}

bool yaml_value_cell(struct loader *l, const struct node *n, cell_t *cell)
{
	int col, row;

	if (!two_numbers(n, &col, &row)) {
		fault_expected(l, n, NULL, "a cell COLUMN,ROW");
		return false;
	}
	if (l->grid.cols == 0)
		return false;
	if (col < 1 || row < 1 || grid_at(&l->grid, col - 1, row - 1) == CELL_NONE) {
		fault_wrong(l, n, "expected a cell on the map, 1,1 to %d,%d, found %d,%d",
			l->grid.cols, l->grid.rows, col, row);
		return false;
	}
	*cell = grid_at(&l->grid, col - 1, row - 1);
	return true;
}

/* The number before a unit, in the book's measure; false if it has more
 * decimals than the measure can hold. */
static bool decimal_length(const char *text, int32_t inch, int32_t *length, const char **rest)
{
	char *end;
	long whole = strtol(text, &end, 10);
	int32_t part = inch;

	if (end == text || strchr(" +-", text[0]) || whole > LENGTH_MAX_UNITS)
		return false;
	*length = (int32_t)whole * inch;
	if (*end == '.') {
		for (end++; *end >= '0' && *end <= '9'; end++) {
			if (part % 10)
				return false;
			part /= 10;
			*length += part * (*end - '0');
		}
	}
	*rest = end;
	return true;
}

bool yaml_value_length(struct loader *l, const struct node *n, int32_t least, int32_t *length)
{
	const char *rest = "?", *unit;
	int32_t value;

	if (!l->book)
		return false;
	unit = l->book->unit + strspn(l->book->unit, " ");
	if (n->kind == NODE_TEXT && decimal_length(n->text, l->book->inch, &value, &rest)) {
		rest += strspn(rest, " ");
		if ((!*rest || strcmp(rest, unit) == 0) && value >= least) {
			*length = value;
			return true;
		}
	}
	fault_expected(l, n, NULL, "a length like 4%s, at most %d%s", l->book->unit,
		LENGTH_MAX_UNITS, l->book->unit);
	return false;
}

void yaml_value_each(struct loader *l, const struct node *n, void *target,
	void (*read)(struct loader *l, const struct node *value, void *target))
{
	if (n->kind != NODE_LIST) {
		read(l, n, target);
		return;
	}
	for (const struct node *entry = n->first; entry; entry = entry->next)
		read(l, entry, target);
}

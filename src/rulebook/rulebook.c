/* The books there are, and copies of them that house rules change.
 *
 * A copy is one block of memory: the book, its tables, its entries and their
 * texts.  Columns, rules and row sources are never changed and stay shared with the
 * original.
 *
 *  B1  a book given to rulebook_override() comes from rulebook_copy().
 *  B2  every entry's text is what rulebook_print() prints of it.
 */
#include "cliffhanger/rulebook.h"

#include <stdlib.h>
#include <string.h>

#include "rulebook/value.h"

/* The text of a changed entry, kept until its book goes. */
struct kept_text {
	struct kept_text *next;
	char text[];
};

struct changeable_book {
	struct rulebook book;
	struct rule_table *tables;
	struct entry *entries;		/* of all tables, one after the other */
	struct kept_text *kept;
};

const struct rulebook *rulebook_find(const char *book)
{
	for (int i = 0; rulebooks[i]; i++)
		if (strcmp(rulebooks[i]->id, book) == 0)
			return rulebooks[i];
	return NULL;
}

/* ---- copies ---- */

static size_t count_entries(const struct rulebook *b)
{
	size_t n = 0;

	for (int i = 0; i < b->n_tables; i++)
		n += (size_t)b->tables[i].n_rows * (size_t)b->tables[i].n_columns;
	return n;
}

static size_t count_text(const struct rulebook *b)
{
	size_t bytes = 0;

	for (int i = 0; i < b->n_tables; i++) {
		const struct rule_table *const t = &b->tables[i];

		for (int j = 0; j < t->n_rows * t->n_columns; j++)
			bytes += strlen(t->entries[j].text) + 1;
	}
	return bytes;
}

static char *copy_entry(struct entry *to, const struct entry *from, char *text)
{
	const size_t n = strlen(from->text) + 1;

	*to = *from;
	to->text = memcpy(text, from->text, n);
	return text + n;
}

struct rulebook *rulebook_copy(const struct rulebook *b)
{
	const size_t n_tables = (size_t)b->n_tables, n_entries = count_entries(b);
	const size_t head = sizeof(struct changeable_book) +
		n_tables * sizeof(struct rule_table) + n_entries * sizeof(struct entry);
	struct changeable_book *const copy = malloc(head + count_text(b));
	struct entry *entry;
	char *text;

	if (!copy)
		return NULL;
	copy->book = *b;
	copy->kept = NULL;
	copy->tables = (struct rule_table *)(copy + 1);
	copy->entries = entry = (struct entry *)(copy->tables + n_tables);
	copy->book.tables = copy->tables;
	text = (char *)copy + head;
	for (int i = 0; i < b->n_tables; i++) {
		const struct rule_table *const t = &b->tables[i];

		copy->tables[i] = *t;
		copy->tables[i].entries = entry;
		for (int j = 0; j < t->n_rows * t->n_columns; j++)
			text = copy_entry(entry++, &t->entries[j], text);
	}
	return &copy->book;
}

void rulebook_free(struct rulebook *b)
{
	struct changeable_book *const copy = (struct changeable_book *)b;
	struct kept_text *next;

	if (!copy)
		return;
	for (struct kept_text *k = copy->kept; k; k = next) {
		next = k->next;
		free(k);
	}
	free(copy);
}

/* ---- house rules ---- */

/* Keeps what an entry prints as; NULL without memory. */
static const char *keep_text(struct changeable_book *copy, const struct column *c,
	const struct entry *e)
{
	char text[VALUE_TEXT_MAX];
	const size_t n = rulebook_print(&copy->book, c, e, text, sizeof text) + 1;
	struct kept_text *const kept = malloc(sizeof *kept + n);

	if (!kept)
		return NULL;
	memcpy(kept->text, text, n);
	kept->next = copy->kept;
	copy->kept = kept;
	return kept->text;
}

enum override rulebook_override(struct rulebook *b, const char *table,
	const char *row, const char *column, const char *value)
{
	struct changeable_book *const copy = (struct changeable_book *)b;
	const struct rule_table *const t = rulebook_table(b, table);
	struct entry changed;
	enum override result;
	int r, c;

	if (!t)
		return OVERRIDE_NO_TABLE;
	r = rule_table_row(t, row);
	if (r < 0)
		return OVERRIDE_NO_ROW;
	c = rule_table_column(t, column);
	if (c < 1)	/* a row keeps its id */
		return OVERRIDE_NO_COLUMN;
	changed = *rule_table_at(t, r, c);
	result = value_read(b, &t->columns[c], value, &changed);
	if (result != OVERRIDE_OK)
		return result;
	changed.text = value;
	changed.text = keep_text(copy, &t->columns[c], &changed);
	if (!changed.text)
		return OVERRIDE_MEMORY;
	copy->entries[rule_table_at(t, r, c) - copy->entries] = changed;
	return OVERRIDE_OK;
}

/* The binder: see binder.h. */
#include <stdlib.h>
#include <string.h>

#include "skirmish/skirmish.h"
#include "skirmish/tables/binder.h"

void bind_fail(struct binder *b, const char *table, const char *row, const char *expected)
{
	if (!b->failed)
		refuse(b->why, "", "rulebook %s: expected %s in row %s of table %s",
			b->book->id, expected, row, table);
	b->failed = true;
}

static bool is_watched(const struct binder *b, const char *table, const char *row,
	const char *column)
{
	return b->watched.table != NULL && strcmp(b->watched.column, column) == 0
		&& strcmp(b->watched.row, row) == 0 && strcmp(b->watched.table, table) == 0;
}

const struct entry *bind_entry(struct binder *b, const char *table, const char *row,
	const char *column)
{
	static const struct entry none = { false, 0, "" };
	const struct entry *e = rulebook_entry(b->book, table, row, column);

	if (e == NULL) {
		bind_fail(b, table, row, column);
		return &none;
	}
	b->seen = b->seen || is_watched(b, table, row, column);
	return e;
}

int32_t bind_number(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_entry(b, table, row, column)->number;
}

static const struct rule_table *whole(struct binder *b, const char *id, int most)
{
	const struct rule_table *t = rulebook_table(b->book, id);

	if (t != NULL && t->n_rows <= most)
		return t;
	bind_fail(b, id, "*", "a table of so many rows as fit");
	return NULL;
}

uint8_t bind_positive(struct binder *b, const char *table, const char *row, const char *column)
{
	const int32_t n = bind_number(b, table, row, column);

	if (n < 1)
		bind_fail(b, table, row, "a number of one or more");
	return (uint8_t)n;
}

/* ---- members ---- */

static void put(struct binder *b, const char *table, const char *row,
	const struct bind_column *c, char *to)
{
	const struct entry *e = bind_entry(b, table, row, c->name);
	const int32_t number = e->given ? e->number : c->blank;

	if (c->kind == BIND_POSITIVE && number < 1)
		bind_fail(b, table, row, "a number of one or more");
	switch ((enum bind_kind)c->kind) {
	case BIND_U8:
	case BIND_POSITIVE: *(uint8_t *)to = (uint8_t)number; break;
	case BIND_I8: *(int8_t *)to = (int8_t)number; break;
	case BIND_I32: *(int32_t *)(void *)to = number; break;
	case BIND_FLAG: *(bool *)to = number != 0; break;
	case BIND_TEXT: *(const char **)(void *)to = e->text; break;
	}
}

void bind_row(struct binder *b, const char *table, const char *row,
	const struct bind_column *columns, void *to)
{
	for (const struct bind_column *c = columns; c->name != NULL; c++)
		if (*c->name != '\0')
			put(b, table, row, c, (char *)to + c->at);
}

/* "table.row" */
enum { TABLE_ID_MAX = 64 };
struct where { char table[TABLE_ID_MAX]; const char *row; };

static struct where where_is(const char *rule)
{
	const char *const dot = strchr(rule, '.');
	struct where w = { "", dot + 1 };

	memcpy(w.table, rule, (size_t)(dot - rule));
	return w;
}

void bind_rows(struct binder *b, const char *const *rules, int n,
	const struct bind_column *columns, void *to, size_t stride)
{
	for (int i = 0; i < n; i++) {
		const struct where w = where_is(rules[i]);
		char *const at = (char *)to + (size_t)i * stride;

		bind_row(b, w.table, w.row, columns, at);
		for (const struct bind_column *c = columns; c->name != NULL; c++)
			if (*c->name == '\0')
				*(const char **)(void *)(at + c->at) = rules[i];
	}
}

const char *bind_row_id(const struct rule_table *t, int row)
{
	return rule_table_at(t, row, 0)->text;
}

int bind_table(struct binder *b, const char *table, int most, const struct bind_column *columns,
	void *to, size_t stride)
{
	const struct rule_table *t = whole(b, table, most);

	for (int i = 0; t != NULL && i < t->n_rows; i++)
		bind_row(b, table, bind_row_id(t, i), columns, (char *)to + (size_t)i * stride);
	return t == NULL ? 0 : t->n_rows;
}

void bind_singles(struct binder *b, const struct bind_single *singles, void *to)
{
	for (; singles->rule != NULL; singles++) {
		const struct where w = where_is(singles->rule);

		put(b, w.table, w.row, &singles->to, (char *)to + singles->to.at);
	}
}

void bind_modifiers(struct binder *b, const char *const *rules, int n, struct modifier_row *to)
{
	static const struct bind_column columns[] = {
		COLUMN(struct modifier_row, name, "name"),
		COLUMN(struct modifier_row, rule, ITS_RULE),
		COLUMN(struct modifier_row, value, "modifier"), COLUMNS_END
	};

	bind_rows(b, rules, n, columns, to, sizeof *to);
}

bool bind_has(const struct binder *b, const char *table, const char *row, const char *column)
{
	const struct rule_table *t = rulebook_table(b->book, table);

	return t != NULL && (row == NULL || rule_table_row(t, row) >= 0)
		&& (column == NULL || rule_table_column(t, column) >= 0);
}

int32_t bind_optional(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_has(b, table, row, column) ? bind_number(b, table, row, column) : 0;
}

const char *bind_text(struct binder *b, const char *table, const char *row, const char *column)
{
	return bind_entry(b, table, row, column)->text;
}

void *bind_rules(const struct game_system *s, const struct rulebook *book, struct reason *why)
{
	struct binder b = { .book = book, .why = why };
	void *rules = calloc(1, s->skirmish->rules_size);

	if (rules == NULL) {
		refuse(why, "", "out of memory");
		return NULL;
	}
	s->skirmish->bind(&b, rules);
	if (b.failed) {
		free(rules);
		return NULL;
	}
	return rules;
}

bool bind_plays(const struct game_system *s, const struct rulebook *book, const char *table,
	const char *row, const char *column)
{
	struct binder b = { .book = book, .watched = { table, row, column } };
	struct ground grounds[GROUNDS_MAX];
	void *rules = calloc(1, s->skirmish->rules_size);
	int n;

	if (rules == NULL)
		return true;	/* as of a system that cannot tell */
	s->skirmish->bind(&b, rules);
	bind_grounds(&b, grounds, GROUNDS_MAX, &n);
	free(rules);
	return b.seen;
}

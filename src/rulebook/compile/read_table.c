/* Tables from YAML (D1, D2, D3), plain ones and such as are like a shared one.
 *
 *  D5  a table that is like a shared one has its columns, in its order, and then its own;
 *      where it says a column anew, that stands in the place of the shared one.  Its rows
 *      are rows of the shared table, in an order of its own, and tell only what is
 *      different.
 */
#include "rulebook/compile/read.h"

#include <stddef.h>
#include <string.h>

#include "rulebook/value.h"

/* ---- columns ---- */

struct column_draft {
	struct column column;
	const char *kind;
	struct spot words, rows_of, least, most, usual;
};

static const struct key column_keys[] = {
	{ "id", true, read_id, offsetof(struct column_draft, column.id) },
	{ "title", true, read_text, offsetof(struct column_draft, column.title) },
	{ "kind", true, read_text, offsetof(struct column_draft, kind) },
	{ "least", false, read_spot, offsetof(struct column_draft, least) },
	{ "most", false, read_spot, offsetof(struct column_draft, most) },
	{ "optional", false, read_yes, offsetof(struct column_draft, column.optional) },
	{ "words", false, read_spot, offsetof(struct column_draft, words) },
	{ "rows-of", false, read_spot, offsetof(struct column_draft, rows_of) },
	{ "usual", false, read_spot, offsetof(struct column_draft, usual) },
	{ NULL, false, NULL, 0 }
};

static const char *const kind_words[COLUMN_KINDS] = {
	[COLUMN_TEXT] = "text", [COLUMN_NUMBER] = "number", [COLUMN_HALVES] = "halves",
	[COLUMN_LENGTH] = "length", [COLUMN_FLAG] = "flag",
};

/* What a value of a kind is, for complaints. */
static const char *const kind_phrases[COLUMN_KINDS] = {
	[COLUMN_TEXT] = "text", [COLUMN_NUMBER] = "a whole number",
	[COLUMN_HALVES] = "a number of halves", [COLUMN_LENGTH] = "a length",
	[COLUMN_FLAG] = "yes or no",
};

static void read_kind(struct spot at, struct column_draft *c)
{
	int kind = 0;

	while (kind < COLUMN_KINDS && c->kind && strcmp(kind_words[kind], c->kind) != 0)
		kind++;
	if (kind == COLUMN_KINDS)
		complain(at, "expected kind text, number, halves, length or flag, found '%s'",
			c->kind);
	else
		c->column.kind = (enum column_kind)kind;
}

/* A bound is written as the column's own values are. */
static void read_bound(struct spot at, struct spot bound, const struct column *c, int32_t *number)
{
	struct column any = *c;
	struct entry entry = { 0 };
	const char *text;

	if (!bound.node) {
		complain(at, "expected least and most of the numbers of '%s', found none", c->id);
		return;
	}
	any.least = INT32_MIN;
	any.most = INT32_MAX;
	any.optional = false;
	text = plain_text(bound, "a bound");
	if (!text)
		return;
	if (value_read(at.draft->book, &any, text, &entry) != OVERRIDE_OK)
		complain(bound, "expected %s, found '%s'", kind_phrases[c->kind], text);
	*number = entry.number;
}

static const char *const *read_word_list(struct spot at)
{
	const int n = list_length(at, "words");
	const char **const words = arena_take(at.draft->arena, (size_t)n + 1, sizeof *words);

	for (int i = 0; i < n; i++)
		read_text(list_item(at, i), &words[i]);
	return words;
}

/* The value of a mapping's key as it stands in the file; its node is NULL if
 * there is none. */
static struct spot value_of(struct spot at, const char *key)
{
	const yaml_node_pair_t *pair;
	struct spot none = at;

	none.node = NULL;
	if (!at.node || at.node->type != YAML_MAPPING_NODE)
		return none;
	for (pair = at.node->data.mapping.pairs.start;
	     pair < at.node->data.mapping.pairs.top; pair++)
		if (is_scalar(spot_of(at, pair->key), key))
			return spot_of(at, pair->value);
	return none;
}

/* What a table that stands in one list of them has under a key; no node if it does not. */
static struct spot part_of_table(struct spot tables, const char *id, const char *key)
{
	const int n = list_length(tables, "tables");

	for (int i = 0; i < n; i++) {
		const struct spot table = list_item(tables, i), its_id = value_of(table, "id");

		if (its_id.node && is_scalar(its_id, id))
			return value_of(table, key);
	}
	tables.node = NULL;
	return tables;
}

/* The rows of a table of the book, be it above, below or in another file. */
static struct spot rows_of_table(struct spot at, const char *id)
{
	const struct draft *const d = at.draft;

	at.node = NULL;
	for (int i = 0; i < d->n_lists && !at.node; i++)
		at = part_of_table(d->lists[i], id, "rows");
	return at;
}

/* The ids of a table's rows; what is wrong with those is told with the table. */
static const char *const *read_row_words(struct spot at)
{
	const char *const id = plain_text(at, "a table's id");
	const struct spot rows = rows_of_table(at, id ? id : "");
	int n = 0;
	const char **words;

	if (rows.node)
		n = list_length(rows, "rows");
	else if (id)
		complain(at, "expected the id of a table, found '%s'", id);
	words = arena_take(at.draft->arena, (size_t)n + 1, sizeof *words);
	for (int i = 0; i < n; i++) {
		const struct spot row = list_item(rows, i);

		words[i] = "?";
		if (list_length(row, "values") > 1
			&& list_item(row, 1).node->type == YAML_SCALAR_NODE)
			read_text(list_item(row, 1), &words[i]);
	}
	return words;
}

static void read_words(struct spot at, struct column_draft *c)
{
	if (!c->words.node && !c->rows_of.node)
		return;
	if (c->column.kind != COLUMN_TEXT || (c->words.node && c->rows_of.node))
		complain(at, "expected words or rows-of, one of them, in a text column only");
	else if (c->words.node)
		c->column.words = read_word_list(c->words);
	else
		c->column.words = read_row_words(c->rows_of);
}

/* Where a row of a table that is like another has a column's value from if it tells none. */
struct origin {
	int place;		/* in the shared table's row; -1: it is none of its columns */
	struct spot usual;	/* no node: every row must tell */
};

struct table_draft {
	struct rule_table table;
	struct spot columns, rows;
	const char *like;
	struct spot shared_columns, shared_rows;	/* of the table that it is like */
	struct origin *origins;		/* [n_columns] */
};

static void read_column(struct spot at, struct column *column, struct origin *origin)
{
	struct column_draft c = { .column = { .id = "?", .title = "?" } };

	read_mapping(at, column_keys, &c);
	if (c.kind)
		read_kind(at, &c);
	read_words(at, &c);
	if (c.column.kind == COLUMN_FLAG) {
		c.column.most = 1;
	} else if (c.column.kind != COLUMN_TEXT) {
		read_bound(at, c.least, &c.column, &c.column.least);
		read_bound(at, c.most, &c.column, &c.column.most);
	}
	if ((c.column.kind == COLUMN_FLAG || c.column.kind == COLUMN_TEXT) &&
			(c.least.node || c.most.node))
		complain(at, "expected least and most in columns of numbers only");
	*column = c.column;
	origin->usual = c.usual;
}

static void add_column(struct spot at, struct table_draft *d, struct column *columns, int place)
{
	struct rule_table *const t = &d->table;
	struct column *const c = &columns[t->n_columns];

	read_column(at, c, &d->origins[t->n_columns]);
	d->origins[t->n_columns].place = place;
	if (d->origins[t->n_columns].usual.node && (!d->like || place >= 0))
		complain(at, "expected usual in an own column of a table that is like another");
	if (rule_table_column(t, c->id) >= 0)
		complain(at, "the column '%s' is there twice", c->id);
	t->n_columns++;
}

/* The item of a list of mappings that has such an id; no node if there is none. */
static struct spot item_of_id(struct spot list, struct spot id)
{
	const int n = list_length(list, "mappings");

	for (int i = 0; id.node && i < n; i++) {
		const struct spot item = list_item(list, i), its_id = value_of(item, "id");

		if (its_id.node && is_scalar(its_id, (const char *)id.node->data.scalar.value))
			return item;
	}
	list.node = NULL;
	return list;
}

static void read_columns(struct table_draft *d)
{
	const struct spot own = d->columns, shared = d->shared_columns;
	const int n = own.node ? list_length(own, "columns") : 0;
	const int n_shared = shared.node ? list_length(shared, "columns") : 0;
	const size_t room = (size_t)n + (size_t)n_shared;
	struct column *const columns = arena_take(d->rows.draft->arena, room, sizeof *columns);

	d->table.columns = columns;
	d->origins = arena_take(d->rows.draft->arena, room, sizeof *d->origins);
	for (int i = 0; i < n_shared; i++) {
		const struct spot at = list_item(shared, i);
		const struct spot anew = n ? item_of_id(own, value_of(at, "id")) : own;

		add_column(anew.node ? anew : at, d, columns, i);
	}
	for (int i = 0; i < n; i++) {
		const struct spot at = list_item(own, i);

		if (!n_shared || !item_of_id(shared, value_of(at, "id")).node)
			add_column(at, d, columns, -1);
	}
	if (d->table.n_columns < 2 || strcmp(columns[0].id, "id") != 0 ||
			strcmp(columns[1].id, "name") != 0)
		complain(own.node ? own : d->rows, "expected the columns id and name first");
}

/* ---- rows ---- */

size_t source_letters(const char *text)
{
	const size_t n = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");

	return n <= SOURCE_LETTERS_MAX && text[n] == ':' ? n : 0;
}

/* R:257, house, or the id of a rule. */
static bool is_row_source(const struct rulebook *book, const char *word)
{
	const size_t letters = source_letters(word);
	const char *const line = word + letters + 1;

	if (strcmp(word, "house") == 0 || rulebook_rule(book, word))
		return true;
	return letters > 0 && *line && line[strspn(line, "0123456789")] == '\0';
}

static const char *read_row_source(struct spot at)
{
	const char *const text = plain_text(at, "the row's source");
	char word[ID_BYTES_MAX];

	if (!text)
		return "";
	for (const char *rest = text; rest; rest = strchr(rest, ' ')) {
		rest += *rest == ' ';
		snprintf(word, sizeof word, "%.*s", (int)strcspn(rest, " "), rest);
		if (!is_row_source(at.draft->book, word))
			complain(at, "expected a line of the source such as R:257, the id of a "
				"rule of this book, or house, found '%s'", word);
	}
	return arena_text(at.draft->arena, text);
}

static void complain_of_value(struct spot at, const struct column *c, const char *text,
	enum override fault)
{
	struct entry bound = { .given = true };
	char least[32], most[32];

	if (strcmp(text, "-") == 0) {
		complain(at, "expected a value in column '%s', which is not optional", c->id);
	} else if (fault == OVERRIDE_KIND) {
		complain(at, "expected %s in column '%s', found '%s'",
			kind_phrases[c->kind], c->id, text);
	} else if (c->kind == COLUMN_TEXT) {
		complain(at, "expected %s in column '%s', found '%s'",
			c->words ? "one of its words" : "a line of text", c->id, text);
	} else {
		bound.number = c->least;
		rulebook_print(at.draft->book, c, &bound, least, sizeof least);
		bound.number = c->most;
		rulebook_print(at.draft->book, c, &bound, most, sizeof most);
		complain(at, "expected %s to %s in column '%s', found '%s'", least, most, c->id,
			text);
	}
}

static void read_entry(struct spot at, const struct column *c, struct entry *e)
{
	const char *const text = plain_text(at, "a value");
	char printed[VALUE_TEXT_MAX];
	enum override fault;

	*e = (struct entry) { .text = "" };
	if (!text)
		return;
	fault = value_read(at.draft->book, c, text, e);
	if (fault != OVERRIDE_OK) {
		complain_of_value(at, c, text, fault);
		return;
	}
	e->text = text;
	rulebook_print(at.draft->book, c, e, printed, sizeof printed);
	e->text = arena_text(at.draft->arena, printed);
}

/* What a row of a table like another tells of a column; no node: nothing. */
static struct spot told_of(struct spot told, const char *column)
{
	return told.node ? value_of(told, column) : told;
}

/* The keys of what a row tells are columns. */
static void check_told(struct spot told, const struct rule_table *t)
{
	const int n = told.node ? mapping_length(told, "columns") : 0;

	for (int i = 0; i < n; i++) {
		struct spot key, value;
		const char *name;

		mapping_pair(told, i, &key, &value);
		name = plain_text(key, "a column's id");
		if (name && rule_table_column(t, name) < 1)
			complain(key, "unknown column '%s' of table '%s'", name, t->id);
	}
}

/* A value that a row tells, or what it is without: never the same. */
static struct spot value_told(struct spot row, struct spot told, struct spot else_it,
	const struct column *c)
{
	const struct spot value = told_of(told, c->id);

	if (!value.node && !else_it.node)
		complain(row, "expected a value in column '%s', which has no usual one", c->id);
	if (value.node && else_it.node && value.node->type == YAML_SCALAR_NODE &&
			is_scalar(else_it, (const char *)value.node->data.scalar.value))
		complain(value, "the column '%s' is so without", c->id);
	return value.node ? value : else_it;
}

static struct spot shared_row(struct spot rows, struct spot id)
{
	const int n = list_length(rows, "rows");

	for (int i = 0; i < n && id.node->type == YAML_SCALAR_NODE; i++)
		if (is_scalar(list_item(list_item(rows, i), 0),
				(const char *)id.node->data.scalar.value))
			return list_item(rows, i);
	complain(id, "expected the id of a row of the shared table");
	rows.node = NULL;
	return rows;
}

/* Where the values of a row stand; false and a complaint if there are not as many. */
static bool find_like(struct spot at, const struct table_draft *d, struct spot *values)
{
	const struct rule_table *const t = &d->table;
	const int n = list_length(at, "values");
	struct spot told = at, shared;

	if (n < 2 || n > 3) {
		complain(at, "expected the row's source, its id and what is different");
		return false;
	}
	shared = shared_row(d->shared_rows, list_item(at, 1));
	told.node = NULL;
	if (n == 3)
		told = list_item(at, 2);
	check_told(told, t);
	for (int i = 0; i < t->n_columns && shared.node; i++) {
		const int place = d->origins[i].place;

		values[i] = value_told(at, told, place < 0 ? d->origins[i].usual
			: list_item(shared, place), &t->columns[i]);
	}
	return shared.node != NULL;
}

static bool find_values(struct spot at, const struct table_draft *d, struct spot *values)
{
	const int n = list_length(at, "values");

	if (d->like)
		return find_like(at, d, values);
	if (n != d->table.n_columns + 1) {
		complain(at, "expected the row's source and %d values in table '%s', found %d",
			d->table.n_columns, d->table.id, n);
		return false;
	}
	for (int i = 0; i < d->table.n_columns; i++)
		values[i] = list_item(at, i + 1);
	return true;
}

static const char *read_row(struct spot at, const struct table_draft *d, struct entry *entries)
{
	const struct rule_table *const t = &d->table;
	struct spot *const values = arena_take(at.draft->arena, (size_t)t->n_columns,
		sizeof *values);

	for (int i = 0; i < t->n_columns; i++)
		entries[i].text = "";
	if (!find_values(at, d, values))
		return "";
	for (int i = 0; i < t->n_columns; i++)
		if (values[i].node)
			read_entry(values[i], &t->columns[i], &entries[i]);
	if (!is_id(entries[0].text))
		complain(list_item(at, 1), "expected the row's id, found '%s'", entries[0].text);
	return read_row_source(list_item(at, 0));
}

static void read_rows(struct table_draft *d)
{
	struct rule_table *const t = &d->table;
	const struct spot at = d->rows;
	const int n = list_length(at, "rows");
	const size_t width = (size_t)t->n_columns;
	struct entry *const entries = arena_take(at.draft->arena, (size_t)n * width,
		sizeof *entries);
	const char **const sources = arena_take(at.draft->arena, (size_t)n, sizeof *sources);

	t->entries = entries;
	t->sources = sources;
	for (t->n_rows = 0; t->n_rows < n; t->n_rows++) {
		struct entry *const row = &entries[(size_t)t->n_rows * width];

		sources[t->n_rows] = read_row(list_item(at, t->n_rows), d, row);
		if (rule_table_row(t, row->text) >= 0)
			complain(list_item(at, t->n_rows),
				"the row '%s' is there twice in table '%s'",
				row->text, t->id);
	}
	if (n == 0)
		complain(at, "expected at least one row in table '%s'", t->id);
}

/* ---- tables ---- */

static const struct key table_keys[] = {
	{ "id", true, read_id, offsetof(struct table_draft, table.id) },
	{ "title", true, read_text, offsetof(struct table_draft, table.title) },
	{ "source", true, read_text, offsetof(struct table_draft, table.source) },
	{ "rule", true, read_rule_reference, offsetof(struct table_draft, table.rule) },
	{ "note", false, read_text, offsetof(struct table_draft, table.note) },
	{ "like", false, read_text, offsetof(struct table_draft, like) },
	{ "columns", false, read_spot, offsetof(struct table_draft, columns) },
	{ "rows", true, read_spot, offsetof(struct table_draft, rows) },
	{ NULL, false, NULL, 0 }
};

/* The shared table that one is like. */
static void find_shared(struct spot at, struct table_draft *t)
{
	const struct draft *const d = at.draft;

	for (int i = 0; i < d->n_shared && !t->shared_rows.node; i++) {
		t->shared_columns = part_of_table(d->shared[i], t->like, "columns");
		t->shared_rows = part_of_table(d->shared[i], t->like, "rows");
	}
	if (!t->shared_columns.node || !t->shared_rows.node)
		complain(at, "expected the id of a shared table, found '%s'", t->like);
}

static void read_table(struct spot at, struct rule_table *table)
{
	struct table_draft t = { .table = { .id = "?", .title = "?", .source = "?", .rule = "?",
		.note = "" } };

	read_mapping(at, table_keys, &t);
	if (t.like)
		find_shared(at, &t);
	else if (!t.columns.node)
		complain(at, "expected the key 'columns' here, found none");
	if (t.rows.node && (t.columns.node || t.shared_columns.node))
		read_columns(&t);
	if (t.rows.node && t.table.n_columns > 1 && (!t.like || t.shared_rows.node))
		read_rows(&t);
	*table = t.table;
}

void read_tables(struct spot at)
{
	struct draft *const d = at.draft;
	const int n = list_length(at, "tables");
	const size_t before = (size_t)d->book->n_tables;
	struct rule_table *const tables = arena_take(d->arena, before + (size_t)n, sizeof *tables);

	if (before)
		memcpy(tables, d->tables, before * sizeof *tables);
	d->tables = tables;
	d->book->tables = tables;
	for (int i = 0; i < n; i++) {
		struct rule_table *const t = &tables[d->book->n_tables];

		read_table(list_item(at, i), t);
		if (rulebook_table(d->book, t->id))
			complain(list_item(at, i), "the table '%s' is there twice", t->id);
		d->book->n_tables++;
	}
}


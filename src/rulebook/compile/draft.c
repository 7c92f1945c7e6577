/* A rulebook from YAML: rules of all files first, then tables, so that a table
 * may name any rule.
 *
 *  D1  ids are unique: rules in the book, tables in the book, columns and rows
 *      in their table.
 *  D2  every row of a table has an entry for every column.
 *  D3  every rule that a table or a row names is in the book.
 */
#include "rulebook/compile/draft.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "rulebook/compile/read.h"
#include "rulebook/value.h"

/* ---- columns ---- */

struct column_draft {
	struct column column;
	const char *kind;
	struct spot words, rows_of, least, most;
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

/* The rows of a table that stands in one list of them; no node if it does not. */
static struct spot rows_in_list(struct spot tables, const char *id)
{
	const int n = list_length(tables, "tables");

	for (int i = 0; i < n; i++) {
		const struct spot table = list_item(tables, i), its_id = value_of(table, "id");

		if (its_id.node && is_scalar(its_id, id))
			return value_of(table, "rows");
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
		at = rows_in_list(d->lists[i], id);
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

static void read_column(struct spot at, struct column *column)
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
}

static void read_columns(struct spot at, struct rule_table *t)
{
	const int n = list_length(at, "columns");
	struct column *const columns = arena_take(at.draft->arena, (size_t)n, sizeof *columns);

	t->columns = columns;
	for (t->n_columns = 0; t->n_columns < n; t->n_columns++) {
		struct column *const c = &columns[t->n_columns];

		read_column(list_item(at, t->n_columns), c);
		if (rule_table_column(t, c->id) >= 0)
			complain(list_item(at, t->n_columns), "the column '%s' is there twice",
				c->id);
	}
	if (n < 2 || strcmp(columns[0].id, "id") != 0 || strcmp(columns[1].id, "name") != 0)
		complain(at, "expected the columns id and name first");
}

/* ---- rows ---- */

enum { SOURCE_LETTERS_MAX = 2 };

/* How many letters name the source that a text begins with ("R:257", "PP:59"); 0 if no
 * line of a source stands there. */
static size_t source_letters(const char *text)
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

static const char *read_row(struct spot at, const struct rule_table *t, struct entry *entries)
{
	const int n = list_length(at, "values");

	for (int i = 0; i < t->n_columns; i++)
		entries[i].text = "";
	if (n != t->n_columns + 1) {
		complain(at, "expected the row's source and %d values in table '%s', found %d",
			t->n_columns, t->id, n);
		return "";
	}
	for (int i = 0; i < t->n_columns; i++)
		read_entry(list_item(at, i + 1), &t->columns[i], &entries[i]);
	if (!is_id(entries[0].text))
		complain(list_item(at, 1), "expected the row's id, found '%s'", entries[0].text);
	return read_row_source(list_item(at, 0));
}

static void read_rows(struct spot at, struct rule_table *t)
{
	const int n = list_length(at, "rows");
	const size_t width = (size_t)t->n_columns;
	struct entry *const entries = arena_take(at.draft->arena, (size_t)n * width,
		sizeof *entries);
	const char **const sources = arena_take(at.draft->arena, (size_t)n, sizeof *sources);

	t->entries = entries;
	t->sources = sources;
	for (t->n_rows = 0; t->n_rows < n; t->n_rows++) {
		struct entry *const row = &entries[(size_t)t->n_rows * width];

		sources[t->n_rows] = read_row(list_item(at, t->n_rows), t, row);
		if (rule_table_row(t, row->text) >= 0)
			complain(list_item(at, t->n_rows),
				"the row '%s' is there twice in table '%s'",
				row->text, t->id);
	}
	if (n == 0)
		complain(at, "expected at least one row in table '%s'", t->id);
}

/* ---- tables and rules ---- */

struct table_draft {
	struct rule_table table;
	struct spot columns, rows;
};

static const struct key table_keys[] = {
	{ "id", true, read_id, offsetof(struct table_draft, table.id) },
	{ "title", true, read_text, offsetof(struct table_draft, table.title) },
	{ "source", true, read_text, offsetof(struct table_draft, table.source) },
	{ "rule", true, read_rule_reference, offsetof(struct table_draft, table.rule) },
	{ "note", false, read_text, offsetof(struct table_draft, table.note) },
	{ "columns", true, read_spot, offsetof(struct table_draft, columns) },
	{ "rows", true, read_spot, offsetof(struct table_draft, rows) },
	{ NULL, false, NULL, 0 }
};

static void read_table(struct spot at, struct rule_table *table)
{
	struct table_draft t = { .table = { .id = "?", .title = "?", .source = "?", .rule = "?",
		.note = "" } };

	read_mapping(at, table_keys, &t);
	if (t.columns.node)
		read_columns(t.columns, &t.table);
	if (t.rows.node && t.table.n_columns > 1)
		read_rows(t.rows, &t.table);
	*table = t.table;
}

static void read_tables(struct spot at)
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

static const struct key rule_keys[] = {
	{ "id", true, read_rule_id, offsetof(struct rule, id) },
	{ "title", true, read_text, offsetof(struct rule, title) },
	{ "text", true, read_text, offsetof(struct rule, text) },
	{ "source", true, read_text, offsetof(struct rule, source) },
	{ NULL, false, NULL, 0 }
};

/* Whether a piece of a rule's source is a line of another book's source. */
static bool is_foreign(const char *piece, const char *lines)
{
	const size_t letters = source_letters(piece);

	return letters > 0 &&
		(letters != strlen(lines) || strncmp(piece, lines, letters) != 0);
}

/* A rule's source without the lines of other books, unless it has no other. */
static const char *own_lines(const struct draft *d, const char *source)
{
	char *kept;
	size_t n = 0;

	if (!d->lines)
		return source;
	kept = arena_take(d->arena, strlen(source) + 1, 1);
	for (const char *piece = source; *piece; ) {
		const size_t length = strcspn(piece, ",");

		if (!is_foreign(piece, d->lines))
			n += (size_t)sprintf(kept + n, "%s%.*s", n ? ", " : "", (int)length,
				piece);
		piece += length + strspn(piece + length, ", ");
	}
	return n ? kept : source;
}

static void read_rules(struct spot at)
{
	struct draft *const d = at.draft;
	const int n = list_length(at, "rules");
	const size_t before = (size_t)d->book->n_rules;
	struct rule *const rules = arena_take(d->arena, before + (size_t)n, sizeof *rules);

	if (before)
		memcpy(rules, d->rules, before * sizeof *rules);
	d->rules = rules;
	d->book->rules = rules;
	for (int i = 0; i < n; i++) {
		struct rule *const r = &rules[d->book->n_rules];

		*r = (struct rule) { "?", "?", "?", "?" };
		read_mapping(list_item(at, i), rule_keys, r);
		r->source = own_lines(d, r->source);
		if (rulebook_rule(d->book, r->id))
			complain(list_item(at, i), "the rule '%s' is there twice", r->id);
		d->book->n_rules++;
	}
}

/* ---- files ---- */

struct book_draft {
	struct rulebook book;
	const char *lines;
};

static const struct key book_keys[] = {
	{ "id", true, read_id, offsetof(struct book_draft, book.id) },
	{ "title", true, read_text, offsetof(struct book_draft, book.title) },
	{ "letter", true, read_text, offsetof(struct book_draft, book.letter) },
	{ "lines", false, read_text, offsetof(struct book_draft, lines) },
	{ "authors", true, read_text, offsetof(struct book_draft, book.authors) },
	{ "inch", true, read_whole, offsetof(struct book_draft, book.inch) },
	{ "cell", false, read_whole, offsetof(struct book_draft, book.cell) },
	{ "unit", true, read_text, offsetof(struct book_draft, book.unit) },
	{ NULL, false, NULL, 0 }
};

static void read_book(struct spot at)
{
	struct draft *const d = at.draft;
	struct book_draft b = { .book = *d->book };

	read_mapping(at, book_keys, &b);
	*d->book = b.book;
	d->lines = b.lines;
	if (b.lines && (!*b.lines || strlen(b.lines) > SOURCE_LETTERS_MAX ||
			b.lines[strspn(b.lines, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")]))
		complain(at, "expected the lines of one or two capital letters, found '%s'",
			b.lines);
}

struct file_draft { struct spot book, tables, rules, subjects, sheet; };

static const struct key main_keys[] = {
	{ "rulebook", true, read_spot, offsetof(struct file_draft, book) },
	{ "tables", false, read_spot, offsetof(struct file_draft, tables) },
	{ "rules", false, read_spot, offsetof(struct file_draft, rules) },
	{ "subjects", false, read_spot, offsetof(struct file_draft, subjects) },
	{ "sheet", false, read_spot, offsetof(struct file_draft, sheet) },
	{ NULL, false, NULL, 0 }
};

static const struct key further_keys[] = {
	{ "tables", false, read_spot, offsetof(struct file_draft, tables) },
	{ "rules", false, read_spot, offsetof(struct file_draft, rules) },
	{ "subjects", false, read_spot, offsetof(struct file_draft, subjects) },
	{ NULL, false, NULL, 0 }
};

static void complain_of_yaml(struct draft *d, const char *name, const yaml_parser_t *parser)
{
	const yaml_mark_t *const mark = &parser->problem_mark;

	fprintf(d->errors, "%s:%zu:%zu: error: %s\n", name, mark->line + 1, mark->column + 1,
		parser->problem ? parser->problem : "expected YAML");
	d->n_errors++;
}

static bool load_file(struct draft *d, struct loaded_file *file, FILE *in)
{
	yaml_parser_t parser;

	if (!yaml_parser_initialize(&parser)) {
		fprintf(stderr, "compile-rulebook: out of memory\n");
		exit(2);
	}
	yaml_parser_set_input_file(&parser, in);
	file->loaded = yaml_parser_load(&parser, &file->document);
	if (!file->loaded) {
		complain_of_yaml(d, file->name, &parser);
	} else if (!yaml_document_get_root_node(&file->document)) {
		fprintf(d->errors, "%s:1:1: error: expected a rulebook, found nothing\n",
			file->name);
		d->n_errors++;
	}
	yaml_parser_delete(&parser);
	return file->loaded && d->n_errors == 0;
}

static void read_file(struct draft *d, struct loaded_file *file, const struct key *keys)
{
	const struct spot at = { d, file, yaml_document_get_root_node(&file->document) };
	struct file_draft parts = { 0 };

	read_mapping(at, keys, &parts);
	if (parts.book.node)
		read_book(parts.book);
	if (d->book->inch <= 0) {
		complain(at, "expected an inch of 1 or more");
		d->book->inch = 1;
	}
	if (d->book->cell < 0)
		complain(at, "expected a cell of 1 or more");
	if (d->book->cell <= 0)
		d->book->cell = d->book->inch;
	if (!parts.book.node && !parts.tables.node && !parts.rules.node)
		complain(at, "expected tables or rules, found neither");
	if (parts.rules.node)
		read_rules(parts.rules);
	if (parts.tables.node)
		d->lists[d->n_lists++] = parts.tables;
	if (parts.subjects.node)
		d->subjects[d->n_subjects++] = parts.subjects;
	if (parts.sheet.node)
		d->sheet = parts.sheet;
}

/* What names tables and rules comes after all of them. */
static void read_parts(struct draft *d)
{
	for (int i = 0; i < d->n_lists; i++)
		read_tables(d->lists[i]);
	for (int i = 0; i < d->n_subjects; i++)
		read_subjects(d->subjects[i]);
	if (d->sheet.node)
		read_sheet(d->sheet);
}

bool draft_read(struct arena *arena, const struct source_file *files, int n_files,
	FILE *errors, struct rulebook *book)
{
	struct draft d = { .arena = arena, .errors = errors, .book = book,
		.lists = arena_take(arena, (size_t)n_files, sizeof *d.lists),
		.subjects = arena_take(arena, (size_t)n_files, sizeof *d.subjects) };
	struct loaded_file *const loaded = arena_take(arena, (size_t)n_files, sizeof *loaded);

	*book = (struct rulebook) { .id = "?", .title = "?", .letter = "?", .authors = "?",
		.inch = 1, .unit = "?" };
	for (int i = 0; i < n_files; i++) {
		loaded[i].name = files[i].name;
		if (load_file(&d, &loaded[i], files[i].in))
			read_file(&d, &loaded[i], i ? further_keys : main_keys);
	}
	read_parts(&d);
	if (book->n_tables == 0 && d.n_errors == 0) {
		fprintf(errors, "%s:1:1: error: expected tables, found none\n", files[0].name);
		d.n_errors++;
	}
	for (int i = 0; i < n_files; i++)
		if (loaded[i].loaded)
			yaml_document_delete(&loaded[i].document);
	return d.n_errors == 0;
}

/* A rulebook from YAML: rules of all files first, then tables, so that a table
 * may name any rule, then what names tables.
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

/* ---- rules ---- */

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

struct file_draft { struct spot book, shared, tables, rules, subjects, sheet; };

static const struct key main_keys[] = {
	{ "rulebook", true, read_spot, offsetof(struct file_draft, book) },
	{ "tables", false, read_spot, offsetof(struct file_draft, tables) },
	{ "rules", false, read_spot, offsetof(struct file_draft, rules) },
	{ "subjects", false, read_spot, offsetof(struct file_draft, subjects) },
	{ "sheet", false, read_spot, offsetof(struct file_draft, sheet) },
	{ NULL, false, NULL, 0 }
};

static const struct key further_keys[] = {
	{ "shared", false, read_spot, offsetof(struct file_draft, shared) },
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
	if (parts.shared.node)
		d->shared[d->n_shared++] = parts.shared;
	else if (!parts.book.node && !parts.tables.node && !parts.rules.node)
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
		.shared = arena_take(arena, (size_t)n_files, sizeof *d.shared),
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

/* Writes a rulebook as a C source: constant data, no code. */
#include "rulebook/compile/draft.h"

#include "cliffhanger/sheet.h"

static const char *const kind_names[COLUMN_KINDS] = {
	[COLUMN_TEXT] = "COLUMN_TEXT",
	[COLUMN_NUMBER] = "COLUMN_NUMBER",
	[COLUMN_HALVES] = "COLUMN_HALVES",
	[COLUMN_LENGTH] = "COLUMN_LENGTH",
	[COLUMN_FLAG] = "COLUMN_FLAG",
};

/* A string literal; bytes beyond ASCII as octal, which no compiler misreads. */
static void write_string(FILE *out, const char *text)
{
	fputc('"', out);
	for (; *text; text++) {
		const unsigned char c = (unsigned char)*text;

		if (c == '"' || c == '\\')
			fprintf(out, "\\%c", c);
		else if (c < ' ' || c > '~' || c == '?')
			fprintf(out, "\\%03o", c);
		else
			fputc(c, out);
	}
	fputc('"', out);
}

static void write_strings(FILE *out, const char *const texts[], int n)
{
	for (int i = 0; i < n; i++) {
		write_string(out, texts[i]);
		fputs(i + 1 < n ? ", " : "", out);
	}
}

/* A list with the NULL that ends it. */
static void write_list(FILE *out, const char *const *texts)
{
	for (; *texts; texts++) {
		write_string(out, *texts);
		fputs(", ", out);
	}
	fputs("NULL\n", out);
}

static void write_words(FILE *out, int table, int column, const char *const *words)
{
	fprintf(out, "static const char *const words_%d_%d[] = {\n\t", table, column);
	write_list(out, words);
	fputs("};\n", out);
}

static void write_columns(FILE *out, int table, const struct rule_table *t)
{
	for (int i = 0; i < t->n_columns; i++)
		if (t->columns[i].words)
			write_words(out, table, i, t->columns[i].words);
	fprintf(out, "static const struct column columns_%d[] = {\n", table);
	for (int i = 0; i < t->n_columns; i++) {
		const struct column *const c = &t->columns[i];

		fputs("\t{ ", out);
		write_strings(out, (const char *const[]) { c->id, c->title }, 2);
		fprintf(out, ", %s, %d, %d, %s, ", kind_names[c->kind], (int)c->least,
			(int)c->most, c->optional ? "true" : "false");
		if (c->words)
			fprintf(out, "words_%d_%d },\n", table, i);
		else
			fputs("NULL },\n", out);
	}
	fputs("};\n", out);
}

static void write_rows(FILE *out, int table, const struct rule_table *t)
{
	fprintf(out, "static const struct entry entries_%d[] = {\n", table);
	for (int i = 0; i < t->n_rows * t->n_columns; i++) {
		const struct entry *const e = &t->entries[i];

		fprintf(out, "\t{ %s, %d, ", e->given ? "true" : "false", (int)e->number);
		write_string(out, e->text);
		fputs(" },\n", out);
	}
	fprintf(out, "};\nstatic const char *const sources_%d[] = {\n\t", table);
	write_strings(out, t->sources, t->n_rows);
	fputs("\n};\n\n", out);
}

static void write_tables(FILE *out, const struct rulebook *book)
{
	for (int i = 0; i < book->n_tables; i++) {
		fprintf(out, "/* %s */\n", book->tables[i].id);
		write_columns(out, i, &book->tables[i]);
		write_rows(out, i, &book->tables[i]);
	}
	fputs("static const struct rule_table tables[] = {\n", out);
	for (int i = 0; i < book->n_tables; i++) {
		const struct rule_table *const t = &book->tables[i];

		fputs("\t{ ", out);
		write_strings(out, (const char *const[]) { t->id, t->title, t->source,
			t->rule, t->note }, 5);
		fprintf(out, ",\n\t\t%d, %d, columns_%d, entries_%d, sources_%d },\n",
			t->n_columns, t->n_rows, i, i, i);
	}
	fputs("};\n\n", out);
}

static void write_rules(FILE *out, const struct rulebook *book)
{
	fputs("static const struct rule rules[] = {\n", out);
	for (int i = 0; i < book->n_rules; i++) {
		const struct rule *const r = &book->rules[i];

		fputs("\t{ ", out);
		write_strings(out, (const char *const[]) { r->id, r->title, r->text, r->source },
			4);
		fputs(" },\n", out);
	}
	fputs("};\n\n", out);
}

static void write_subjects(FILE *out, const struct rulebook *book)
{
	for (const struct subject_part *s = book->subjects; s->id; s++) {
		fprintf(out, "static const char *const pieces_%d[] = {\n\t",
			(int)(s - book->subjects));
		write_list(out, s->pieces);
		fputs("};\n", out);
	}
	fputs("static const struct subject_part subjects[] = {\n", out);
	for (const struct subject_part *s = book->subjects; s->id; s++)
		fprintf(out, "\t{ \"%s\", pieces_%d },\n", s->id, (int)(s - book->subjects));
	fputs("\t{ NULL, NULL }\n};\n\n", out);
}

static void write_sheet_table(FILE *out, const struct sheet_table *t)
{
	fprintf(out, "\t\t\t{ \"%s\", %d, %d, %s, %s, { ", t->id, (int)t->width, (int)t->stacks,
		t->bare ? "true" : "false", t->noted ? "true" : "false");
	write_list(out, t->columns);
	fputs("} },\n", out);
}

static void write_sheet(FILE *out, const struct sheet *s)
{
	fprintf(out, "static const struct sheet sheet = {\n\t%d, %s, {\n", (int)s->size,
		s->landscape ? "true" : "false");
	for (const struct sheet_pillar *p = s->pillars; p->width; p++) {
		fprintf(out, "\t\t{ %d, {\n", (int)p->width);
		for (const struct sheet_table *t = p->tables; t->id; t++)
			write_sheet_table(out, t);
		fputs("\t\t\t{ .id = NULL } } },\n", out);
	}
	fputs("\t\t{ .width = 0 } }\n};\n\n", out);
}

void book_write(FILE *out, const struct rulebook *book)
{
	fprintf(out, "/* Made by compile-rulebook from %s.yaml; change that. */\n", book->id);
	fputs("#include <stddef.h>\n\n#include \"cliffhanger/rulebook.h\"\n"
		"#include \"cliffhanger/sheet.h\"\n\n", out);
	write_tables(out, book);
	write_rules(out, book);
	if (book->subjects)
		write_subjects(out, book);
	if (book->sheet)
		write_sheet(out, book->sheet);
	fprintf(out, "const struct rulebook rulebook_%s = {\n\t", book->id);
	write_strings(out, (const char *const[]) { book->id, book->title, book->letter,
		book->authors }, 4);
	fprintf(out, ",\n\t%d, %d, ", (int)book->inch, (int)book->cell);
	write_string(out, book->unit);
	fprintf(out, ",\n\t%d, %d, tables, rules, %s, %s\n};\n", book->n_tables, book->n_rules,
		book->subjects ? "subjects" : "NULL", book->sheet ? "&sheet" : "NULL");
}

/* The quick reference sheets: one page each, and on it all that its tables have; read back
 * from what groff puts where on the page.
 */
#include "config.h"

#include <pty.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "unit.h"
#include "cli/sheet.h"
#include "cliffhanger/system.h"
#include "played.h"
#include "rendered.h"

enum { PAGE_BYTES = 1 << 17, UNITS = 72000 /* an inch of groff's PDF output */ };

static const char *environment(const char *name)
{
	const char *const value = getenv(name);

	return value ? value : "";
}

/* The next book that has a sheet, the first if there is none before; NULL at the end. */
static const struct rulebook *next_book(const struct rulebook *before)
{
	int i = 0;

	while (before && rulebooks[i++] != before)
		;
	while (rulebooks[i] && !rulebooks[i]->sheet)
		i++;
	return rulebooks[i];
}

/* What groff says of a sheet, or makes of it: lines of its own language for drivers. */
static struct rendered *set_sheet(const struct rulebook *b, const char *options)
{
	char file[] = "/tmp/cliffhanger-sheet-XXXXXX", command[1000];
	const int fd = mkstemp(file);
	FILE *const out = fd >= 0 ? fdopen(fd, "w") : NULL;
	struct rendered *r;

	if (!*environment("GROFF") || !*environment("GROPDF"))
		skip();
	assert_non_null(out);
	rules_sheet_roff(out, b);
	assert_int_equal(fclose(out), 0);
	snprintf(command, sizeof(command), "%s -Tpdf -ww -Z '%s' %s", environment("GROFF"), file,
		options);
	r = render(command);
	unlink(file);
	return r;
}

/* ---- what is chosen ---- */

TEST(test_every_book_that_is_played_has_a_sheet)
{
	int n = 0;

	for (int i = 0; rulebooks[i]; i++) {
		const bool played = system_find(rulebooks[i]->id) != NULL;

		n += played;
		assert_int_equal(rulebooks[i]->sheet != NULL, played);
	}
	assert_true(n > 0);
}

static void expect_columns(const struct rulebook *b, const struct sheet_table *t)
{
	struct sheet_column c;

	for (const char *const *told = t->columns; *told; told++)
		assert_true(rules_sheet_column_read(b, rulebook_table(b, t->id), *told, &c));
}

TEST(test_tables_and_columns_are_the_books)
{
	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; )
		for (const struct sheet_pillar *p = b->sheet->pillars; p->width; p++)
			for (const struct sheet_table *t = p->tables; t->id; t++) {
				assert_non_null(rulebook_table(b, t->id));
				expect_columns(b, t);
			}
}

TEST(test_letters_are_no_smaller_than_eyes_can_read)
{
	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; )
		assert_in_range(b->sheet->size, 65, 120);
}

static void expect_column(const char *table, const char *told, const char *heading,
	const char *row, const char *expected)
{
	const struct rule_table *const t = rulebook_table(&rulebook_pacific, table);
	char text[SHEET_CELL_BYTES];
	struct sheet_column c;

	assert_true(rules_sheet_column_read(&rulebook_pacific, t, told, &c));
	assert_string_equal(c.heading, heading);
	rules_sheet_cell(&rulebook_pacific, t, &c, rule_table_row(t, row), text);
	assert_string_equal(text, expected);
}

TEST(test_columns_are_told_in_their_ways)
{
	const struct rule_table *const t = rulebook_table(&rulebook_pacific, "weapons");
	struct sheet_column c;

	expect_column("weapons", "medium", "Medium", "grenade", "12\"");
	expect_column("weapons", "long:Far", "Far", "grenade", "–");
	expect_column("weapons", "reveals", "Reveals", "musket", "•");
	expect_column("weapons", "reveals", "Reveals", "rifle", "");
	expect_column("weapons", "wound>wound-modifiers.modifier:W", "W", "grenade", "+3");
	expect_column("weapons", "wound>wound-modifiers.modifier:W", "W", "rifle", "–");
	expect_column("wound", "least..most:Die", "Die", "suppressed", "2–7");
	expect_column("wound", "least..most:Die", "Die", "killed", "10");
	expect_column("numbers", "value/length", "Number", "wounds", "2");
	expect_column("numbers", "value/length", "Number", "forced-back", "10\"");
	assert_false(rules_sheet_column_read(&rulebook_pacific, t, "shot", &c));
	assert_false(rules_sheet_column_read(&rulebook_pacific, t, "short..far", &c));
	assert_false(rules_sheet_column_read(&rulebook_pacific, t, "melee>chart.base", &c));
	assert_false(rules_sheet_column_read(&rulebook_pacific, t, "melee>melee-chart", &c));
}

/* ---- what groff makes of it ---- */

TEST(test_groff_has_nothing_to_complain_of)
{
	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; ) {
		struct rendered *const said = set_sheet(b, "2>&1 >/dev/null");

		assert_int_equal(said->n, 0);
		rendered_free(said);
	}
}

/* Characters that have names; of others the name is the text. */
static const char *letter(const char *name)
{
	static const char *const names[][2] = {
		{ "en", "–" }, { "dq", "\"" }, { "bu", "•" }, { "mi", "-" }, { "12", "½" },
		{ ">=", "≥" }, { "<=", "≤" }, { "hy", "-" }
	};

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(names[i][0], name) == 0)
			return names[i][1];
	return name;
}

/* All letters of a page in the order in which they are set. */
static char *read_page(const struct rendered *r)
{
	char *const page = calloc(1, PAGE_BYTES);
	size_t n = 0;

	assert_non_null(page);
	for (int i = 0; i < r->n; i++) {
		const char *const line = r->line[i];

		assert_true(n + strlen(line) < PAGE_BYTES - 8);
		if (line[0] == 't')
			n += (size_t)sprintf(page + n, "%s", line + 1);
		else if (line[0] == 'C')
			n += (size_t)sprintf(page + n, "%s", letter(line + 1));
	}
	return page;
}

/* Without blanks, as they come onto the page. */
static void add(char *all, const char *text)
{
	size_t n = strlen(all);

	for (; *text; text++)
		if (*text != ' ') {
			assert_true(n + 1 < PAGE_BYTES);
			all[n++] = *text;
		}
	all[n] = '\0';
}

/* A row of each stack, or the headings if `row` is -1. */
static void add_line(char *all, const struct rulebook *b, const struct sheet_table *told, int row)
{
	const struct rule_table *const t = rulebook_table(b, told->id);
	const int deep = (t->n_rows + told->stacks - 1) / told->stacks;
	char text[SHEET_CELL_BYTES];
	struct sheet_column c;

	for (int stack = 0; stack < told->stacks; stack++)
		for (const char *const *column = told->columns; *column; column++) {
			const int at = row < 0 ? -1 : row + stack * deep;

			assert_true(rules_sheet_column_read(b, t, *column, &c));
			if (at >= t->n_rows)
				continue;
			if (at >= 0)
				rules_sheet_cell(b, t, &c, at, text);
			add(all, at < 0 ? c.heading : text);
		}
}

static void add_table(char *all, const struct rulebook *b, const struct sheet_table *told)
{
	const struct rule_table *const t = rulebook_table(b, told->id);
	const int deep = (t->n_rows + told->stacks - 1) / told->stacks;

	add(all, t->title);
	add(all, t->rule);
	for (int row = told->bare ? 0 : -1; row < deep; row++)
		add_line(all, b, told, row);
	if (told->noted)
		add(all, t->note);
}

TEST(test_all_rows_of_all_tables_stand_on_it)
{
	char *const all = calloc(1, PAGE_BYTES);

	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; ) {
		struct rendered *const r = set_sheet(b, "");
		char *const page = read_page(r);

		all[0] = '\0';
		for (const struct sheet_pillar *p = b->sheet->pillars; p->width; p++)
			for (const struct sheet_table *t = p->tables; t->id; t++)
				add_table(all, b, t);
		if (!strstr(page, all))
			fail_msg("%s: expected\n%s\nfound\n%s", b->id, all, page);
		free(page);
		rendered_free(r);
	}
	free(all);
}

/* Typed in from the sources. */
TEST(test_rows_are_those_of_the_sources)
{
	static const struct { const char *book, *row; } rows[] = {
		{ "rugged", "Jezzail6\"24\"40\"1–4+16combat" },
		{ "rugged", "2–7SuppressedForcedback" },
		{ "rugged", "Figuressuppressedthisturn-½•" },
		{ "rugged", "Nativefoot4\"10\"12\"18\"22\"0" },
		{ "pacific", "Lightartillery20\"40\"80\"504+5+56stationary" },
		{ "pacific", "Sub-surfaceassisted6\"10" },
		{ "pacific", "8–9destroyedwoundeddamagedunharmed" },
		{ "risk", "2to5retreathalthalt*advance*advance*advance*" },
		{ "risk", "Medium467" },
		{ "moro", "USrifle12\"724\"811" },
		{ "moro", "Moroscharging+1" },
		{ "participation", "Normal53210faint" },
		{ "participation", "downed≤2Apparentlydead" },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rendered *const r = set_sheet(rulebook_find(rows[i].book), "");
		char *const page = read_page(r);

		if (!strstr(page, rows[i].row))
			fail_msg("%s: %s is not on\n%s", rows[i].book, rows[i].row, page);
		free(page);
		rendered_free(r);
	}
}

TEST(test_title_and_credits_stand_on_it)
{
	char text[400];

	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; ) {
		struct rendered *const r = set_sheet(b, "");
		char *const page = read_page(r);

		text[0] = '\0';
		add(text, b->title);
		assert_non_null(strstr(page, text));
		text[0] = '\0';
		add(text, "The rules are by ");
		add(text, b->authors);
		assert_non_null(strstr(page, text));
		free(page);
		rendered_free(r);
	}
}

/* A driver is told of places in absolute numbers wherever a line or a cell begins. */
TEST(test_nothing_stands_outside_the_page)
{
	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; ) {
		struct rendered *const r = set_sheet(b, "");
		const long width = (b->sheet->landscape ? 2970L : 2100L) * UNITS / 254;
		const long height = (b->sheet->landscape ? 2100L : 2970L) * UNITS / 254;
		int pages = 0, places = 0;

		for (int i = 0; i < r->n; i++) {
			const char *const line = r->line[i];

			pages += line[0] == 'p';
			places += line[0] == 'H' || line[0] == 'V';
			if (line[0] == 'H')
				assert_in_range(atol(line + 1), UNITS / 4, width - UNITS / 4);
			else if (line[0] == 'V' && strcmp(r->line[i - 1], "x trailer") != 0
				&& i + 2 < r->n)
				assert_in_range(atol(line + 1), UNITS / 4, height);
		}
		assert_int_equal(pages, 1);
		assert_true(places > 100);
		rendered_free(r);
	}
}

/* ---- the program ---- */

TEST(test_the_program_prints_a_pdf_of_one_page)
{
	char command[1000];
	size_t n;

	if (!*environment("GROPDF"))
		skip();
	for (const struct rulebook *b = NULL; (b = next_book(b)) != NULL; ) {
		char *const pdf = calloc(1, PAGE_BYTES);
		int pages = 0;
		FILE *out;

		snprintf(command, sizeof(command), "'%s/src/cliffhanger' rules %s --sheet",
			environment("top_builddir"), b->id);
		out = popen(command, "r");
		assert_non_null(out);
		n = fread(pdf, 1, PAGE_BYTES - 1, out);
		assert_int_equal(pclose(out), 0);
		assert_memory_equal(pdf, "%PDF-", 5);
		for (size_t i = 0; i + 12 < n; i++)
			pages += memcmp(pdf + i, "/Type /Page\n", 12) == 0;
		assert_int_equal(pages, 1);
		free(pdf);
	}
}

static void expect_refusal(const char *before, int status, const char *expected)
{
	char command[1000], said[400];
	FILE *out;
	size_t n;

	snprintf(command, sizeof(command), "%s '%s/src/cliffhanger' rules moro --sheet 2>&1",
		before, environment("top_builddir"));
	out = popen(command, "r");
	assert_non_null(out);
	n = fread(said, 1, sizeof(said) - 1, out);
	said[n] = '\0';
	assert_int_equal(WEXITSTATUS(pclose(out)), status);
	assert_string_equal(said, expected);
}

TEST(test_without_groff_it_tells_what_to_install)
{
	expect_refusal("PATH=/nonexistent", 1, "cliffhanger: rules: a sheet is set by groff, which "
		"is not here; install Debian's package groff\n");
}

TEST(test_a_groff_that_fails_is_quoted)
{
	char in[] = "/tmp/cliffhanger-groff-XXXXXX", path[100], before[100];
	FILE *groff;

	assert_non_null(mkdtemp(in));
	snprintf(path, sizeof(path), "%s/groff", in);
	groff = fopen(path, "w");
	assert_non_null(groff);
	fputs("#!/bin/sh\necho 'no device pdf' >&2\necho more >&2\nexit 3\n", groff);
	fclose(groff);
	assert_int_equal(chmod(path, 0700), 0);
	snprintf(before, sizeof(before), "PATH='%s'", in);
	expect_refusal(before, 1, "cliffhanger: rules: groff has made no PDF, it says: no device "
		"pdf; Debian's package groff has all that it needs\n");
	unlink(path);
	rmdir(in);
}

TEST(test_a_terminal_gets_no_pdf)
{
	char program[500], seen[100] = "";
	int master, status;
	const pid_t pid = forkpty(&master, NULL, NULL, NULL);

	snprintf(program, sizeof(program), "%s/src/cliffhanger", environment("top_builddir"));
	if (pid == 0) {
		execl(program, program, "rules", "moro", "--sheet", (char *)NULL);
		_exit(127);
	}
	assert_true(pid > 0);
	assert_true(read(master, seen, sizeof(seen) - 1) > 0);
	assert_int_equal(strncmp(seen, "cliffhanger: rules: a sheet is a PDF", 36), 0);
	waitpid(pid, &status, 0);
	assert_int_equal(WEXITSTATUS(status), 2);
	close(master);
}

TEST_MAIN

/* The manual pages of the rule systems, as mandoc and as groff set them: every table is
 * read back from the screen and compared with its rulebook, every rule is there
 * with all its words, its tag and its answer from the program.
 */
#include "config.h"

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"
#include "cliffhanger/system.h"
#include "rendered.h"

enum formatter { MANDOC, GROFF, FORMATTERS };

static const struct { const char *tool, *options; } formatters[FORMATTERS] = {
	[MANDOC] = { "MANDOC", "-T ascii -O width=80" },
	[GROFF] = { "GROFF", "-t -mdoc -T ascii -P-cbou -rcR=1 -rHY=0 -ww" },
};

static const char *environment(const char *name)
{
	const char *const value = getenv(name);

	return value ? value : "";
}

/* The command that prints what is said of a book: its page, or where it has none yet the
 * book as the program prints it. */
static void page_command(const struct rulebook *b, char *command, size_t size)
{
	const char *const top = environment("top_builddir");

	snprintf(command, size, "%s/man/cliffhanger-%s.7", top, b->id);
	if (access(command, R_OK) == 0)
		snprintf(command, size, "cat '%s/man/cliffhanger-%s.7'", top, b->id);
	else
		snprintf(command, size, "'%s/src/cliffhanger' rules %s --format mdoc", top, b->id);
}

/* What a formatter makes of a book's page with some options, and what it says about it
 * if the options have that.  Skips the test where the formatter is missing. */
static struct rendered *set_page(const struct rulebook *b, enum formatter f, const char *options)
{
	const char *const tool = environment(formatters[f].tool);
	char print[500], command[1000];

	if (!*tool)
		skip();
	page_command(b, print, sizeof(print));
	snprintf(command, sizeof(command), "%s | %s %s", print, tool, options);
	return render(command);
}

static struct rendered *render_page(const struct rulebook *b, enum formatter f)
{
	return set_page(b, f, formatters[f].options);
}

/* As it comes out in ASCII: a half has three letters. */
static void in_ascii(const char *text, char *ascii, size_t size)
{
	size_t n = 0;

	for (; *text; text++) {
		assert_true(n + 5 < size);
		if (strncmp(text, "½", 2) == 0) {
			if (n > 0 && isdigit((unsigned char)ascii[n - 1]))
				ascii[n++] = ' ';
			memcpy(ascii + n, "1/2", 3);
			n += 3;
			text++;
		} else {
			ascii[n++] = *text;
		}
	}
	ascii[n] = '\0';
}

TEST(test_the_books_that_are_played_have_a_page)
{
	char page[500];
	int n = 0;

	for (int i = 0; rulebooks[i]; i++) {
		snprintf(page, sizeof(page), "%s/man/cliffhanger-%s.7", environment("top_builddir"),
			rulebooks[i]->id);
		if (system_find(rulebooks[i]->id)) {
			assert_int_equal(access(page, R_OK), 0);
			n++;
		}
	}
	assert_true(n > 0);
}

/* ---- tables ---- */

static void expect_text(const char *found, const char *expected)
{
	char ascii[CELL_BYTES], one[CELL_BYTES], other[CELL_BYTES];

	in_ascii(expected, ascii, sizeof(ascii));
	squeeze(ascii, one, sizeof(one));
	squeeze(found, other, sizeof(other));
	assert_string_equal(other, one);
}

/* Column `c` of a table, the last being its sources, is column `in` of a part. */
static void expect_column(const struct rulebook *b, const struct rule_table *t, int c,
	const struct read_part *p, int in)
{
	char text[CELL_BYTES];

	expect_text(p->heading[in], c < t->n_columns ? t->columns[c].title : "Source");
	assert_int_equal(p->n_rows, t->n_rows);
	for (int row = 0; row < t->n_rows; row++) {
		if (c < t->n_columns)
			rulebook_print(b, &t->columns[c], rule_table_at(t, row, c), text,
				sizeof(text));
		else
			snprintf(text, sizeof(text), "%s", t->sources[row]);
		expect_text(p->cell[row][in], text);
	}
}

static void expect_table(const struct rulebook *b, const struct rule_table *t,
	const struct rendered *r, int at)
{
	static struct read_part part;
	char head[100];
	int next = 1, end;

	snprintf(head, sizeof(head), "     Table %s, rule %s.", t->id, t->rule);
	at = rendered_find(r, at, head);
	assert_true(at >= 0);
	end = at;
	while (end < r->n && (!*r->line[end] || strncmp(r->line[end], "    ", 4) == 0))
		end++;
	while (rendered_part(r, &at, end, &part)) {
		expect_column(b, t, 0, &part, 0);
		for (int c = 1; c < part.n_columns; c++) {
			assert_true(next <= t->n_columns);
			expect_column(b, t, next++, &part, c);
		}
	}
	assert_int_equal(next, t->n_columns + 1);	/* all, and where they come from */
}

static void expect_tables(const struct rulebook *b, enum formatter f)
{
	struct rendered *const r = render_page(b, f);
	const struct rulebook *const beside = rulebook_beside(b);
	const int at = rendered_find(r, 0, "TABLES");

	assert_true(at >= 0);
	for (int i = 0; i < b->n_tables; i++)
		expect_table(b, &b->tables[i], r, at);
	for (int i = 0; beside && i < beside->n_tables; i++)
		expect_table(beside, &beside->tables[i], r, at);
	rendered_free(r);
}

TEST(test_mandoc_sets_every_table_row_by_row)
{
	for (int i = 0; rulebooks[i]; i++)
		expect_tables(rulebooks[i], MANDOC);
}

TEST(test_groff_sets_every_table_row_by_row)
{
	for (int i = 0; rulebooks[i]; i++)
		expect_tables(rulebooks[i], GROFF);
}

TEST(test_no_line_is_wider_than_a_terminal)
{
	for (int i = 0; rulebooks[i]; i++)
		for (enum formatter f = 0; f < FORMATTERS; f++) {
			struct rendered *const r = render_page(rulebooks[i], f);

			for (int line = 0; line < r->n; line++)
				assert_in_range(strlen(r->line[line]), 0, 80);
			rendered_free(r);
		}
}

TEST(test_groff_has_nothing_to_warn_of)
{
	char options[200];

	snprintf(options, sizeof(options), "%s 2>&1 >/dev/null", formatters[GROFF].options);
	for (int i = 0; rulebooks[i]; i++) {
		struct rendered *const said = set_page(rulebooks[i], GROFF, options);

		assert_int_equal(said->n, 0);
		rendered_free(said);
	}
}

/* ---- rules ---- */

static void expect_rule(const struct rule *rule, const char *page)
{
	char text[4000], ascii[4000], squeezed[4000];

	snprintf(text, sizeof(text), "%s %s %s (%s)", rule->id, rule->title, rule->text, rule->source);
	in_ascii(text, ascii, sizeof(ascii));
	squeeze(ascii, squeezed, sizeof(squeezed));
	if (!strstr(page, squeezed))
		fail_msg("the page lacks: %s", text);
}

/* Of a book beside another what that has not itself. */
static void expect_rules(const struct rulebook *b, const struct rulebook *host, const char *page)
{
	for (int i = 0; i < b->n_rules; i++)
		if (b == host || !rulebook_rule(host, b->rules[i].id))
			expect_rule(&b->rules[i], page);
}

TEST(test_every_rule_is_on_its_page_word_by_word)
{
	for (int i = 0; rulebooks[i]; i++)
		for (enum formatter f = 0; f < FORMATTERS; f++) {
			struct rendered *const r = render_page(rulebooks[i], f);
			char *const page = rendered_squeezed(r);

			expect_rules(rulebooks[i], rulebooks[i], page);
			if (rulebook_beside(rulebooks[i]))
				expect_rules(rulebook_beside(rulebooks[i]), rulebooks[i], page);
			free(page);
			rendered_free(r);
		}
}

static void expect_anchor(const struct rendered *html, const char *id)
{
	char anchor[80];

	snprintf(anchor, sizeof(anchor), "id=\"%s\"", id);
	for (int i = 0; i < html->n; i++)
		if (strstr(html->line[i], anchor))
			return;
	fail_msg("no tag %s", id);
}

static void expect_anchors(const struct rulebook *b, const struct rendered *html)
{
	char id[200];

	for (int i = 0; i < b->n_rules; i++)
		expect_anchor(html, b->rules[i].id);
	for (int i = 0; i < b->n_tables; i++) {
		const struct rule_table *const t = &b->tables[i];

		expect_anchor(html, t->id);
		for (int row = 0; row < t->n_rows; row++) {
			snprintf(id, sizeof(id), "%s.%s", t->id, rule_table_at(t, row, 0)->text);
			expect_anchor(html, id);
		}
	}
}

/* Tags become anchors of HTML, where they can be seen. */
TEST(test_every_rule_table_and_row_has_a_tag)
{
	for (int i = 0; rulebooks[i]; i++) {
		struct rendered *const html = set_page(rulebooks[i], MANDOC, "-T html");

		expect_anchors(rulebooks[i], html);
		if (rulebook_beside(rulebooks[i]))
			expect_anchors(rulebook_beside(rulebooks[i]), html);
		rendered_free(html);
	}
}

TEST(test_every_rule_resolves_in_the_program)
{
	char command[1000], head[200];

	for (int i = 0; rulebooks[i]; i++)
		for (int j = 0; j < rulebooks[i]->n_rules; j++) {
			const struct rule *const rule = &rulebooks[i]->rules[j];
			struct rendered *r;

			snprintf(command, sizeof(command), "'%s/src/cliffhanger' rules %s %s",
				environment("top_builddir"), rulebooks[i]->id, rule->id);
			snprintf(head, sizeof(head), "%s %s", rule->id, rule->title);
			r = render(command);
			assert_int_equal(rendered_find(r, 0, head), 0);
			rendered_free(r);
		}
}

/* ---- names that a page must not name ---- */

/* Runs fill on a page of one line; its status, and what it says. */
static int fill(const char *line, char said[200])
{
	char command[2000];
	FILE *out;
	size_t n;

	snprintf(command, sizeof(command), "d=$(mktemp -d) && printf '%%s\\n' '%s' >\"$d/in\" && "
		"cd \"$d\" && '%s/man/fill' in out risk 2>&1; s=$?; cat out; rm -r \"$d\"; exit $s",
		line, environment("top_builddir"));
	out = popen(command, "r");
	assert_non_null(out);
	n = fread(said, 1, 199, out);
	said[n] = '\0';
	return pclose(out);
}

TEST(test_pages_name_rules_and_entries_there_are)
{
	char said[200];

	assert_int_equal(fill("See K-18: @movement.foot.rate@.", said), 0);
	assert_string_equal(said, "See K\\-18: 20 cm.\n");
	assert_int_not_equal(fill("See K-99.", said), 0);
	assert_string_equal(said, "in:1: expected a rule of the rulebook, found 'K-99'\nSee ");
	assert_int_not_equal(fill("@movement.feet.rate@", said), 0);
	assert_non_null(strstr(said, "in:1: expected an entry of the rulebook, "
		"found 'movement.feet.rate'"));
	assert_int_not_equal(fill("@movement.foot@", said), 0);
	assert_non_null(strstr(said, "in:1: expected TABLE.ROW.COLUMN, found 'movement.foot'"));
	assert_int_not_equal(fill("@ONLY rsk@", said), 0);
	assert_non_null(strstr(said, "in:1: expected @ONLY BOOK@, found '@ONLY rsk@'"));
	assert_int_equal(fill("@ONLY rugged@\nThese.\n@ONLY risk@\nThose.\n@ALL@\nAll.", said), 0);
	assert_string_equal(said, "Those.\nAll.\n");
	assert_int_not_equal(fill("one @ alone", said), 0);
	assert_non_null(strstr(said, "in:1: expected a second @ in the line"));
}

/* ---- the index ---- */

static struct rendered *set_index(enum formatter f, const char *more)
{
	const char *const tool = environment(formatters[f].tool);
	char command[1000];

	if (!*tool)
		skip();
	snprintf(command, sizeof(command), "cat '%s/man/cliffhanger-rules.7' | %s %s %s",
		environment("top_builddir"), tool, formatters[f].options, more);
	return render(command);
}

static void expect_indexed(const char *page, const struct rulebook *b, const char *const *pieces)
{
	char text[4000] = "", squeezed[4000];
	size_t n = 0;

	for (const char *const *id = pieces; *id; id++) {
		const struct rule_table *const t = rulebook_table(b, *id);

		n += (size_t)snprintf(text + n, sizeof(text) - n, " %s %s%s", *id,
			t ? t->title : rulebook_rule(b, *id)->title, id[1] ? ";" : ".");
		assert_true(n < sizeof(text));
	}
	squeeze(text, squeezed, sizeof(squeezed));
	if (!strstr(page, squeezed))
		fail_msg("the index lacks, of %s: %s", b->id, text);
}

TEST(test_the_index_has_every_piece_of_every_subject)
{
	for (enum formatter f = 0; f < FORMATTERS; f++) {
		struct rendered *const r = set_index(f, "");
		char *const page = rendered_squeezed(r);

		for (int line = 0; line < r->n; line++)
			assert_in_range(strlen(r->line[line]), 0, 80);
		for (const struct subject *s = subjects; s->id; s++)
			for (int i = 0; rulebooks[i]; i++)
				if (rulepage_pieces(rulebooks[i], s))
					expect_indexed(page, rulebooks[i],
						rulepage_pieces(rulebooks[i], s));
		free(page);
		rendered_free(r);
	}
}

TEST(test_groff_has_nothing_to_say_of_the_index)
{
	struct rendered *const said = set_index(GROFF, "2>&1 >/dev/null");

	assert_int_equal(said->n, 0);
	rendered_free(said);
}

TEST_MAIN

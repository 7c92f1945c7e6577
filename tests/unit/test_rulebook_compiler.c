/* The rulebook compiler: what it makes of a book, and what it says of every
 * kind of fault, with its place.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "rulebook/compile/draft.h"

/* A whole small book; faults are made by replacing one piece of it. */
static const char whole[] =
	"rulebook: { id: tiny, title: Tiny, letter: T, authors: nobody, inch: 10, unit: '\"' }\n"
	"tables:\n"
	"- id: arms\n"
	"  title: Arms\n"
	"  source: Arms (R:1)\n"
	"  rule: T-1\n"
	"  columns:\n"
	"  - { id: id, title: Row, kind: text }\n"
	"  - { id: name, title: Arm, kind: text }\n"
	"  - { id: reach, title: Reach, kind: length, least: 0\", most: 9\", optional: yes }\n"
	"  - { id: bonus, title: Bonus, kind: halves, least: -2, most: 2 }\n"
	"  - { id: size, title: Size, kind: text, words: [small, large] }\n"
	"  - { id: like, title: Like, kind: text, rows-of: beasts, optional: yes }\n"
	"  rows:\n"
	"  - [R:2, club, A \"club\"?, -, -1.5, large, -]\n"
	"  - [R:3 T-1, spear, Spear, 2.5\", 1/2, small, bear]\n"
	"- id: beasts\n"
	"  title: Beasts\n"
	"  source: Beasts (R:4)\n"
	"  rule: T-1\n"
	"  columns:\n"
	"  - { id: id, title: Row, kind: text }\n"
	"  - { id: name, title: Beast, kind: text }\n"
	"  - { id: wild, title: Wild, kind: flag }\n"
	"  rows:\n"
	"  - [house, cow, Cow, no]\n"
	"  - [house, bear, Bear, yes]\n"
	"subjects:\n"
	"  fighting: [arms, T-1]\n"
	"sheet:\n"
	"  size: 70\n"
	"  pillars:\n"
	"  - { width: 30, tables: [{ id: arms, width: 40, bare: yes, columns: [name, reach] }] }\n"
	"rules:\n"
	"- { id: T-1, title: One rule, text: All is well., source: R:1 }\n";

struct reading {
	struct arena arena;
	struct rulebook book;
	bool good;
	char *errors;	/* freed with the reading */
	size_t length;
};

static FILE *text_file(const char *text)
{
	FILE *const file = tmpfile();

	assert_non_null(file);
	assert_int_equal(fputs(text, file) < 0, 0);
	rewind(file);
	return file;
}

static void read_texts(struct reading *r, const char *first, const char *second)
{
	struct source_file files[2] = { { "book.yaml", text_file(first) },
		{ "more.yaml", second ? text_file(second) : NULL } };
	FILE *errors;

	*r = (struct reading) { 0 };
	errors = open_memstream(&r->errors, &r->length);
	assert_non_null(errors);
	r->good = draft_read(&r->arena, files, second ? 2 : 1, errors, &r->book);
	fclose(errors);
	fclose(files[0].in);
	if (second)
		fclose(files[1].in);
}

static void end_reading(struct reading *r)
{
	arena_free(&r->arena);
	free(r->errors);
}

/* A new text with the first `piece` of `text` replaced. */
static char *replaced(const char *text, const char *piece, const char *instead)
{
	const char *const at = strstr(text, piece);
	const size_t size = strlen(text) + strlen(instead) + 1;
	char *const result = malloc(size);

	assert_non_null(at);
	assert_non_null(result);
	snprintf(result, size, "%.*s%s%s", (int)(at - text), text, instead, at + strlen(piece));
	return result;
}

TEST(test_a_whole_book_is_read)
{
	struct reading r;

	read_texts(&r, whole, NULL);
	assert_string_equal(r.errors, "");
	assert_true(r.good);
	assert_string_equal(r.book.id, "tiny");
	assert_int_equal(r.book.n_tables, 2);
	assert_int_equal(r.book.n_rules, 1);
	assert_string_equal(rulebook_entry(&r.book, "arms", "club", "name")->text, "A \"club\"?");
	assert_false(rulebook_entry(&r.book, "arms", "club", "reach")->given);
	assert_string_equal(rulebook_entry(&r.book, "arms", "club", "reach")->text, "-");
	assert_int_equal(rulebook_entry(&r.book, "arms", "club", "bonus")->number, -3);
	assert_string_equal(rulebook_entry(&r.book, "arms", "club", "bonus")->text,
		"-1\xc2\xbd");
	assert_int_equal(rulebook_entry(&r.book, "arms", "spear", "reach")->number, 25);
	assert_int_equal(rulebook_entry(&r.book, "arms", "club", "size")->number, 1);
	assert_int_equal(rulebook_entry(&r.book, "arms", "spear", "like")->number, 1);
	assert_int_equal(rulebook_entry(&r.book, "beasts", "bear", "wild")->number, 1);
	assert_string_equal(rulebook_table(&r.book, "arms")->sources[1], "R:3 T-1");
	assert_string_equal(rulebook_table(&r.book, "arms")->note, "");
	assert_int_equal(rulebook_table(&r.book, "arms")->columns[2].most, 90);
	end_reading(&r);
}

TEST(test_further_files_add_rules)
{
	struct reading r;

	read_texts(&r, whole, "rules:\n- { id: C-1, title: Two, text: Shared., source: ruling }\n");
	assert_string_equal(r.errors, "");
	assert_int_equal(r.book.n_rules, 2);
	assert_string_equal(rulebook_rule(&r.book, "C-1")->text, "Shared.");
	end_reading(&r);
	read_texts(&r, whole, "rules:\n- { id: T-1, title: Two, text: Shared., source: ruling }\n");
	assert_string_equal(r.errors, "more.yaml:2:3: error: the rule 'T-1' is there twice\n");
	end_reading(&r);
	read_texts(&r, whole, "rules: []\nrulebook: {}\n");
	assert_string_equal(r.errors, "more.yaml:2:1: error: unknown key 'rulebook'\n");
	end_reading(&r);
	read_texts(&r, whole, "{}\n");
	assert_string_equal(r.errors,
		"more.yaml:1:1: error: expected tables or rules, found neither\n");
	end_reading(&r);
}

/* What comes before the tables, they themselves, and what comes after them. */
TEST(test_further_files_add_tables)
{
	static const char more[] = "tables:\n"
		"- { id: herds, title: Herds, source: Herds (R:5), rule: T-1, columns: [\n"
		"    { id: id, title: Row, kind: text }, { id: name, title: Herd, kind: text },\n"
		"    { id: of, title: Of, kind: text, rows-of: beasts } ], rows: [\n"
		"    [R:6, few, Few, cow], [R:6, many, Many, bear] ] }\n";
	char *const like_herds = replaced(whole, "rows-of: beasts", "rows-of: herds");
	char *const without = replaced(whole, "tables:", "rules:\n- { id: T-1, title: One rule, "
		"text: All is well., source: R:1 }\n#");
	struct reading r;

	read_texts(&r, whole, more);
	assert_string_equal(r.errors, "");
	assert_int_equal(r.book.n_tables, 3);
	assert_string_equal(r.book.tables[0].id, "arms");
	assert_string_equal(r.book.tables[2].id, "herds");
	assert_int_equal(rulebook_entry(&r.book, "herds", "many", "of")->number, 1);
	end_reading(&r);
	read_texts(&r, like_herds, more);
	assert_string_equal(r.errors, "book.yaml:16:47: error: expected one of its words in "
		"column 'like', found 'bear'\n");
	end_reading(&r);
	read_texts(&r, whole, strstr(whole, "tables:"));
	assert_non_null(strstr(r.errors, "more.yaml:2:3: error: the table 'arms' is there twice"));
	end_reading(&r);
	*strstr(without, "\n- id: arms") = '\0';
	read_texts(&r, without, NULL);
	assert_string_equal(r.errors, "book.yaml:1:1: error: expected tables, found none\n");
	end_reading(&r);
	free(like_herds);
	free(without);
}

TEST(test_a_book_is_written_as_constants)
{
	struct reading r;
	char *text = NULL;
	size_t length = 0;
	FILE *out;

	read_texts(&r, whole, NULL);
	out = open_memstream(&text, &length);
	book_write(out, &r.book);
	fclose(out);
	assert_non_null(strstr(text, "const struct rulebook rulebook_tiny = {"));
	assert_non_null(strstr(text, "{ true, 0, \"A \\\"club\\\"\\077\" }"));
	assert_non_null(strstr(text, "{ true, -3, \"-1\\302\\275\" }"));
	assert_non_null(strstr(text, "{ false, 0, \"-\" }"));
	assert_non_null(strstr(text, "pieces_0[] = {\n\t\"arms\", \"T-1\", NULL\n};"));
	assert_non_null(strstr(text, "{ \"fighting\", pieces_0 }"));
	assert_non_null(strstr(text, "{ \"arms\", 40, 1, true, false, "
		"{ \"name\", \"reach\", NULL\n} }"));
	assert_non_null(strstr(text, "{ \"T-1\", \"One rule\", \"All is well.\", \"R:1\" }"));
	free(text);
	end_reading(&r);
}

TEST(test_shared_rules_keep_the_lines_of_their_book)
{
	static const char shared[] = "rules:\n"
		"- { id: C-1, title: Both, text: Shared., source: 'R:1, R:22, P:3, ruling' }\n"
		"- { id: C-2, title: One, text: Shared., source: 'P:4' }\n"
		"- { id: C-3, title: Ruled, text: Shared., source: 'P:5, ruling' }\n";
	char book[sizeof whole + 16];
	struct reading r;

	read_texts(&r, whole, shared);
	assert_string_equal(rulebook_rule(&r.book, "C-1")->source, "R:1, R:22, P:3, ruling");
	end_reading(&r);
	snprintf(book, sizeof book, "rulebook: { lines: R, %s", whole + strlen("rulebook: { "));
	read_texts(&r, book, shared);
	assert_string_equal(r.errors, "");
	assert_string_equal(rulebook_rule(&r.book, "C-1")->source, "R:1, R:22, ruling");
	assert_string_equal(rulebook_rule(&r.book, "C-2")->source, "P:4");
	assert_string_equal(rulebook_rule(&r.book, "C-3")->source, "ruling");
	end_reading(&r);
}

TEST(test_a_source_may_have_two_letters)
{
	static const char shared[] = "rules:\n"
		"- { id: C-1, title: Both, text: Shared., source: 'P:1, PP:22, ruling' }\n";
	char book[sizeof whole + 16];
	struct reading r;

	snprintf(book, sizeof book, "rulebook: { lines: PP, %s", whole + strlen("rulebook: { "));
	read_texts(&r, book, shared);
	assert_string_equal(r.errors, "");
	assert_string_equal(rulebook_rule(&r.book, "C-1")->source, "PP:22, ruling");
	end_reading(&r);
	snprintf(book, sizeof book, "rulebook: { lines: P, %s", whole + strlen("rulebook: { "));
	read_texts(&r, book, shared);
	assert_string_equal(rulebook_rule(&r.book, "C-1")->source, "P:1, ruling");
	end_reading(&r);
}

struct fault { const char *piece, *instead, *error; };

static const struct fault faults[] = {
	/* the file */
	{ whole, "", "1:1: error: expected a rulebook, found nothing" },
	{ whole, "[1, 2]", "1:1: error: expected a mapping, found a list" },
	{ "tables:", "tables: {", "3:1: error: did not find expected node content" },
	{ "rules:\n", "weather: fine\nrules:\n", "34:1: error: unknown key 'weather'" },
	{ "rules:\n", "rulebook: {}\nrules:\n", "34:1: error: the key 'rulebook' is given twice" },
	{ "rulebook:", "book:", "1:1: error: expected the key 'rulebook' here, found none" },
	{ "inch: 10", "inch: ten", "1:70: error: expected a whole number, found 'ten'" },
	{ "inch: 10", "inch: 0", "error: expected an inch of 1 or more" },
	{ "inch: 10", "inch: 10, cell: -1", "error: expected a cell of 1 or more" },
	{ "id: tiny", "id: Tiny Book", "1:17: error: expected an id of lower-case letters" },
	{ "title: Tiny", "title: [Tiny]", "error: expected text, found a list" },
	{ "title: Tiny", "title: \"\\e[31m\"",
	"error: expected text on one line, found a control" },
	{ "title: Tiny", "title: ''", "error: expected text, found nothing" },
	{ "title: Tiny", "title: Tiny, lines: RPK",
	"1:11: error: expected the lines of one or two capital letters, found 'RPK'" },
	{ "title: Tiny", "title: Tiny, lines: Rp",
	"1:11: error: expected the lines of one or two capital letters, found 'Rp'" },
	/* tables and columns */
	{ "- id: beasts", "- id: arms", "17:3: error: the table 'arms' is there twice" },
	{ "  title: Beasts\n", "", "17:3: error: expected the key 'title' here, found none" },
	{ "rule: T-1\n", "rule: T-9\n",
		"6:9: error: expected the id of a rule of this book, found 'T-9'" },
	{ "id: name", "id: label", "8:3: error: expected the columns id and name first" },
	{ "id: bonus", "id: reach", "11:5: error: the column 'reach' is there twice" },
	{ "kind: halves", "kind: float", "error: expected kind text, number, halves, length or flag" },
	{ "optional: yes", "optional: maybe", "error: expected yes or no, found 'maybe'" },
	{ "least: -2, ", "", "11:5: error: expected least and most of the numbers of 'bonus'" },
	{ "least: -2", "least: low", "error: expected a number of halves, found 'low'" },
	{ "kind: flag", "kind: flag, most: 3",
		"error: expected least and most in columns of numbers" },
	{ "kind: flag", "kind: flag, words: [a]",
		"expected words or rows-of, one of them, in a text" },
	{ "rows-of: beasts", "rows-of: birds", "error: expected the id of a table, found 'birds'" },
	{ "columns:", "columns: []\n  columns:",
		"7:12: error: expected the columns id and name first" },
	/* rows */
	{ "large, -]", "large]",
		"15:5: error: expected the row's source and 6 values in table 'arms', found 6" },
	{ "large, -]", "large, -, 7]",
		"15:5: error: expected the row's source and 6 values in table 'arms', found 8" },
	{ "spear, Spear", "club, Spear",
		"16:5: error: the row 'club' is there twice in table 'arms'" },
	{ "spear, Spear", "Spear, Spear", "16:15: error: expected the row's id, found 'Spear'" },
	{ "-1.5", "-7", "error: expected -2 to +2 in column 'bonus', found '-7'" },
	{ "-1.5", "much", "error: expected a number of halves in column 'bonus', found 'much'" },
	{ "-1.5", "-", "error: expected a value in column 'bonus', which is not optional" },
	{ "2.5\"", "20\"", "error: expected 0\" to 9\" in column 'reach', found '20\"'" },
	{ "1/2, small", "1/2, tiny",
		"error: expected one of its words in column 'size', found 'tiny'" },
	{ "small, bear", "small, wolf",
		"error: expected one of its words in column 'like', found 'wolf'" },
	{ "Cow, no", "Cow, 0", "error: expected yes or no in column 'wild', found '0'" },
	{ "Cow, no", "12, no", "error: expected text in column 'name', found '12'" },
	{ "Cow, no", "[Cow], no", "error: expected a value, found a list" },
	{ "R:3 T-1", "R:3 T-2", "16:6: error: expected a line of the source such as R:257" },
	{ "R:2,", "R2,", "15:6: error: expected a line of the source such as R:257" },
	{ "R:2,", "RPK:2,", "15:6: error: expected a line of the source such as R:257" },
	{ "R:2,", "RP:x,", "15:6: error: expected a line of the source such as R:257" },
	/* subjects */
	{ "  fighting:", "  chess:", "29:3: error: expected a subject of src/rulebook/subject.c, "
		"found 'chess'" },
	{ "[arms, T-1]", "[arms, T-2]",
		"29:20: error: expected the id of a table or a rule of this book, found 'T-2'" },
	{ "[arms, T-1]", "[T-1, arms]", "29:19: error: expected tables before rules, found 'arms'" },
	{ "[arms, T-1]", "[arms, arms]", "29:20: error: the subject names 'arms' twice" },
	{ "[arms, T-1]", "[]", "29:13: error: expected 1 to 20 ids, found 0" },
	{ "[arms, T-1]\n", "[arms]\n  fighting: [T-1]\n",
		"30:3: error: the subject 'fighting' is there twice" },
	{ "subjects:\n  fighting: [arms, T-1]", "subjects: none",
		"28:11: error: expected a mapping of subjects, found a single value" },
	/* the sheet */
	{ "size: 70", "size: 0", "31:3: error: expected a size of 1 or more tenths of a point" },
	{ "  size: 70\n", "", "error: expected the key 'size' here, found none" },
	{ "{ width: 30,", "{ width: 0,", "error: expected a width of 1 or more" },
	{ "id: arms, width: 40", "id: legs, width: 40",
		"error: expected the id of a table of this book, found 'legs'" },
	{ "width: 40", "width: 101", "error: expected a width of 0 to 100 hundredths" },
	{ "width: 40", "stacks: 4", "error: expected 1 to 3 stacks" },
	{ "[name, reach]", "[]", "error: expected 1 to 18 columns, found 0" },
	/* rules */
	{ "id: T-1", "id: rule one", "error: expected a rule's id such as A-16, found 'rule one'" },
	{ "text: All is well., ", "", "error: expected the key 'text' here, found none" },
	{ "source: R:1 }\n", "source: R:1 }\n- 7\n",
		"36:3: error: expected a mapping, found a single value" },
};

TEST(test_every_fault_is_told_with_its_place)
{
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		char *const text = replaced(whole, faults[i].piece, faults[i].instead);
		struct reading r;

		read_texts(&r, text, NULL);
		assert_false(r.good);
		if (strncmp(r.errors, "book.yaml:", 10) != 0 || !strstr(r.errors, faults[i].error))
			fail_msg("for '%s' expected '%s', found '%s'", faults[i].instead,
				faults[i].error, r.errors);
		end_reading(&r);
		free(text);
	}
}

TEST(test_all_faults_are_told_at_once)
{
	char *const once = replaced(whole, "Cow, no", "Cow, 0");
	char *const twice = replaced(once, "-1.5", "-7");
	struct reading r;

	read_texts(&r, twice, NULL);
	assert_non_null(strstr(r.errors, "column 'bonus'"));
	assert_non_null(strstr(r.errors, "column 'wild'"));
	end_reading(&r);
	free(once);
	free(twice);
}

/* Whatever is cut off, the reader neither crashes nor takes it for whole. */
TEST(test_a_book_cut_anywhere_is_refused)
{
	char text[sizeof whole];

	for (size_t n = 0; n + 2 < sizeof whole; n++) {
		struct reading r;

		memcpy(text, whole, n);
		text[n] = '\0';
		read_texts(&r, text, NULL);
		assert_false(r.good);
		assert_true(r.length > 0);
		end_reading(&r);
	}
}

/* ---- a table that is like a shared one ---- */

static const char shared_ground[] = "shared:\n"
	"- id: ground\n"
	"  columns:\n"
	"  - { id: id, title: Row, kind: text }\n"
	"  - { id: name, title: Ground, kind: text }\n"
	"  - { id: pace, title: Pace, kind: number, least: 0, most: 99 }\n"
	"  rows:\n"
	"  - [open, open ground, 12]\n"
	"  - [wood, wood, 24]\n";
static const char own_ground[] =
	"rulebook: { id: tiny, title: Tiny, letter: T, authors: nobody, inch: 10, unit: '\"' }\n"
	"tables:\n"
	"- id: terrain\n"
	"  like: ground\n"
	"  title: Terrain\n"
	"  source: R:1\n"
	"  rule: T-1\n"
	"  columns:\n"
	"  - { id: wet, title: Wet, kind: flag, usual: no }\n"
	"  rows:\n"
	"  - [R:2, wood, { name: trees, wet: yes }]\n"
	"  - [R:3, open]\n"
	"rules:\n"
	"- { id: T-1, title: One rule, text: All is well., source: R:1 }\n";

TEST(test_a_table_is_like_a_shared_one_but_for_what_it_says)
{
	static const char *const expected[] = { "wood", "trees", "24", "yes",
		"open", "open ground", "12", "no" };
	struct reading r;
	const struct rule_table *t;

	read_texts(&r, own_ground, shared_ground);
	assert_string_equal(r.errors, "");
	t = rulebook_table(&r.book, "terrain");
	assert_int_equal(r.book.n_tables, 1);
	assert_int_equal(t->n_columns, 4);
	for (int i = 0; i < 8; i++)
		assert_string_equal(t->entries[i].text, expected[i]);
	end_reading(&r);
}

TEST(test_it_says_a_column_anew_in_its_place)
{
	char *const text = replaced(own_ground, "  columns:\n", "  columns:\n"
		"  - { id: pace, title: Speed, kind: number, least: 0, most: 30 }\n");
	struct reading r;

	read_texts(&r, text, shared_ground);
	assert_string_equal(r.errors, "");
	assert_int_equal(r.book.tables[0].n_columns, 4);
	assert_string_equal(r.book.tables[0].columns[2].title, "Speed");
	assert_int_equal(r.book.tables[0].columns[2].most, 30);
	end_reading(&r);
	free(text);
}

static const struct fault like_faults[] = {
	{ "like: ground", "like: water", "expected the id of a shared table, found 'water'" },
	{ "[R:3, open]", "[R:3, sea]", "12:11: error: expected the id of a row of the shared table" },
	{ "[R:3, open]", "[R:3]", "12:5: error: expected the row's source, its id and what is" },
	{ "[R:3, open]", "[R:3, open, { pace: 12 }]", "error: the column 'pace' is so without" },
	{ "[R:3, open]", "[R:3, open, { wet: no }]", "error: the column 'wet' is so without" },
	{ "[R:3, open]", "[R:3, open, { dry: no }]",
		"12:19: error: unknown column 'dry' of table 'terrain'" },
	{ "[R:3, open]", "[R:3, open, { id: no }]", "error: unknown column 'id'" },
	{ "[R:3, open]", "[R:3, wood]", "error: the row 'wood' is there twice in table 'terrain'" },
	{ ", usual: no", "", "error: expected a value in column 'wet', which has no usual one" },
	{ "  like: ground\n", "", "expected usual in an own column of a table that is like another" },
};

TEST(test_its_faults_are_told)
{
	for (size_t i = 0; i < sizeof like_faults / sizeof *like_faults; i++) {
		char *const text = replaced(own_ground, like_faults[i].piece,
			like_faults[i].instead);
		struct reading r;

		read_texts(&r, text, shared_ground);
		assert_false(r.good);
		if (!strstr(r.errors, like_faults[i].error))
			fail_msg("for '%s' expected '%s', found '%s'", like_faults[i].instead,
				like_faults[i].error, r.errors);
		end_reading(&r);
		free(text);
	}
}

TEST_MAIN

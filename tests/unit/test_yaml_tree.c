/* The YAML tree: positions, paths, bounds, and text that is refused. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "story/plain_text.h"
#include "story/yaml_tree.h"

struct reading {
	struct arena *arena;
	struct faults *faults;
	const struct node *root;
};

static struct reading read_bytes(const char *text, size_t size)
{
	struct reading r = { arena_new(), faults_new("x.yaml"), NULL };

	assert_non_null(r.arena);
	assert_non_null(r.faults);
	faults_source(r.faults, text, size);
	if (plain_text_check(text, size, r.faults))
		r.root = yaml_tree(r.arena, text, size, r.faults);
	return r;
}

static struct reading read_text(const char *text)
{
	return read_bytes(text, strlen(text));
}

static void end(struct reading *r)
{
	arena_free(r->arena);
	faults_free(r->faults);
}

/* The one fault of a text, and where it is. */
static void assert_bytes_refused(const char *text, size_t size, int line, int column,
	const char *path, const char *words)
{
	struct reading r = read_bytes(text, size);
	const struct fault *const f = faults_at(r.faults, 0);

	assert_non_null(f);
	assert_int_equal(faults_count(r.faults), 1);
	assert_int_equal(f->line, line);
	assert_int_equal(f->column, column);
	assert_string_equal(f->path, path);
	assert_string_equal(f->text, words);
	end(&r);
}

static void assert_refused(const char *text, int line, int column, const char *path,
	const char *words)
{
	assert_bytes_refused(text, strlen(text), line, column, path, words);
}

TEST(test_nodes_know_where_they_stand)
{
	struct reading r = read_text(
		"title: Ögg\n"
		"units:\n"
		"  marines:\n"
		"    arms: [rifle, 'knife']\n");
	const struct node *units, *arms;
	char path[PATH_MAX_BYTES];

	assert_non_null(r.root);
	units = yaml_node_find(r.root, "units");
	arms = yaml_node_find(yaml_node_find(units, "marines"), "arms");
	assert_int_equal(arms->kind, NODE_LIST);
	assert_int_equal(arms->count, 2);
	assert_string_equal(arms->last->text, "knife");
	assert_true(arms->last->quoted);
	assert_int_equal(arms->last->line, 4);
	assert_int_equal(arms->last->column, 19);
	assert_int_equal(arms->key->column, 5);
	yaml_node_path(arms->last, path);
	assert_string_equal(path, "units.marines.arms[2]");
	yaml_node_path(arms->key, path);
	assert_string_equal(path, "units.marines.arms");
	assert_null(yaml_node_find(r.root, "turns"));
	assert_null(yaml_node_find(arms, "turns"));
	assert_null(yaml_node_find(NULL, "turns"));
	end(&r);
}

TEST(test_dash_and_underscore_in_keys_are_the_same)
{
	struct reading r = read_text("log_line: a\n");

	assert_non_null(yaml_node_find(r.root, "log-line"));
	assert_non_null(yaml_node_find(r.root, "log_line"));
	assert_null(yaml_node_find(r.root, "logxline"));
	end(&r);
}

TEST(test_drawings_know_their_first_line)
{
	struct reading r = read_text("map: |\n  ..\n  ..\ntext: >\n  a\n");

	assert_int_equal(yaml_node_find(r.root, "map")->drawn, 2);
	assert_int_equal(yaml_node_find(r.root, "text")->drawn, 0);
	end(&r);
}

TEST(test_what_is_found)
{
	struct reading r = read_text("a:\nb: []\nc: [1]\nd: {e: 1}\nf: ''\n"
		"g: 0123456789012345678901234567890123456789012345\n");
	char quote[QUOTE_MAX];

	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "a"), quote), "nothing");
	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "b"), quote), "an empty list");
	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "c"), quote), "a list");
	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "d"), quote), "a mapping");
	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "f"), quote), "\"\"");
	assert_string_equal(yaml_node_found(yaml_node_find(r.root, "g"), quote),
		"\"0123456789012345678901234567890123456789…\"");
	end(&r);
}

TEST(test_aliases_are_copies)
{
	struct reading r = read_text("a: &who {name: Koo}\nb: *who\n");
	const struct node *const a = yaml_node_find(r.root, "a"), *const b = yaml_node_find(r.root, "b");
	char path[PATH_MAX_BYTES];

	assert_ptr_not_equal(a, b);
	assert_string_equal(yaml_node_find(b, "name")->text, "Koo");
	assert_int_equal(b->line, 2);
	assert_int_equal(b->column, 4);
	assert_int_equal(yaml_node_find(b, "name")->line, 1);
	yaml_node_path(yaml_node_find(b, "name"), path);
	assert_string_equal(path, "b.name");
	end(&r);
}

TEST(test_duplicate_keys)
{
	assert_refused("a: 1\nb: 2\na: 3\n", 3, 1, "a",
		"expected each key once, found \"a\" again (first in line 1)");
	assert_refused("units:\n  x: 1\n  x: 1\n", 3, 3, "units.x",
		"expected each key once, found \"x\" again (first in line 2)");
}

TEST(test_bytes_that_are_no_text)
{
	assert_refused("a: 1\nb: \xff\n", 2, 4, "", "expected text in UTF-8, found the byte 0xFF");
	assert_refused("b: \xc3", 1, 4, "", "expected text in UTF-8, found the byte 0xC3");
	assert_refused("b: \xc0\x80", 1, 4, "", "expected text in UTF-8, found the byte 0xC0");
	assert_refused("b: \xed\xa0\x80", 1, 4, "",
		"expected text in UTF-8, found the byte 0xED");
	assert_bytes_refused("a: 1\n\0b", 7, 2, 1, "",
		"expected text in UTF-8, found the byte 0x00");
	assert_refused("é: 1\nab: \x1b[2J\n", 2, 5, "",
		"expected plain text, found a control character (U+001B)");
	assert_refused("a:\n\t- 1\n", 2, 1, "", "expected plain text, found a tab; use blanks");
	assert_refused("a: b\rc\n", 1, 5, "",
		"expected plain text, found a control character (U+000D)");
	assert_refused("a: \xe2\x80\xae\n", 1, 4, "", "expected plain text, found a mark that "
		"turns the direction of writing (U+202E)");
	assert_refused("a: \xe2\x80\xa8\n", 1, 4, "",
		"expected plain text, found a Unicode line separator (U+2028)");
	assert_refused("a: \xc2\x85\n", 1, 4, "",
		"expected plain text, found a control character (U+0085)");
	assert_refused("a: \xef\xbb\xbf\n", 1, 4, "",
		"expected plain text, found a byte order mark within the text (U+FEFF)");
}

TEST(test_escapes_do_not_smuggle_control_characters)
{
	assert_refused("a: [1, \"\\e[2J\"]\n", 1, 8, "a[2]",
		"expected plain text, found a control character (U+001B)");
	assert_refused("a: \"\\0\"\n", 1, 4, "a",
		"expected plain text, found a control character (U+0000)");
	assert_refused("a: \"\\t\"\n", 1, 4, "a", "expected plain text, found a tab");
}

TEST(test_marks_and_line_ends_of_other_systems)
{
	struct reading r = read_text("\xef\xbb\xbf" "a: 1\r\nb:  2\r\n");

	assert_int_equal(faults_count(r.faults), 0);
	assert_string_equal(yaml_node_find(r.root, "a")->text, "1");
	assert_int_equal(yaml_node_find(r.root, "b")->column, 5);
	end(&r);
}

TEST(test_every_line_that_is_no_text_is_told_once)
{
	struct reading r = read_text("a:\t1\t\nb: 1\nc:\t2\n");

	assert_null(r.root);
	assert_int_equal(faults_count(r.faults), 2);
	assert_int_equal(faults_at(r.faults, 0)->line, 1);
	assert_int_equal(faults_at(r.faults, 1)->line, 3);
	assert_int_equal(faults_at(r.faults, 1)->column, 3);
	end(&r);
}

TEST(test_files_without_anything)
{
	assert_refused("", 0, 0, "", "expected a scenario, found an empty file");
	assert_refused("# nothing\n\n", 0, 0, "", "expected a scenario, found an empty file");
	assert_refused("a: 1\n---\nb: 2\n", 2, 1, "",
		"expected one document, found another (---)");
}

TEST(test_bad_yaml_in_the_words_of_writers)
{
	assert_refused("title: Koo: the return\n", 1, 11, "",
		"expected one \"key: value\" a line, found a second \": \" or a change of "
		"indentation; put a text with \": \" in quotes");
	assert_refused("a: 1\nb: \"open\nc: 2\n", 2, 4, "",
		"expected a closing quote, found the end of the file");
	assert_refused("a: 'open\nb: Hart's men\n", 1, 4, "", "expected the end of these "
		"quotes before the next key, found it in line 2 with more text behind it");
	assert_refused("a: [1, 2\nb: 3\n", 1, 4, "",
		"expected \",\" or \"]\" in a list, found something else");
	assert_refused("a: @home\n", 1, 4, "",
		"expected a value, found a sign that YAML keeps for itself; put it in quotes");
	assert_refused("a: 1\nbcd\ne: 2\n", 2, 1, "", "expected \": \" after a key, found none");
	assert_refused("a: 1\n- b\n", 2, 1, "",
		"expected a key in line with the keys above it, found something else; look at "
		"the indentation and at quotes within the line above");
	assert_refused("a: *b\n", 1, 4, "",
		"expected an anchor (&) of this name before, found none");
	assert_refused("a: &b [*b]\n", 1, 8, "a",
		"expected an alias of something else, found one inside its own anchor");
	assert_refused("a: !tag 1\n", 1, 4, "",
		"expected a plain value, found a tag (!): leave it out");
	assert_refused("? [a]\n: 1\n", 1, 3, "", "expected a word as key, found something else");
	assert_refused("a: &b 1\nc: &b 2\n", 2, 4, "",
		"expected each anchor (&) once, found it again");
}

/* ---- bounds ---- */

static char *repeat(const char *before, const char *part, int n)
{
	const size_t room = strlen(before) + strlen(part) * (size_t)n + 1;
	char *const text = malloc(room);
	size_t at = strlen(before);

	assert_non_null(text);
	strcpy(text, before);
	for (int i = 0; i < n; i++, at += strlen(part))
		strcpy(text + at, part);
	return text;
}

static void assert_repeat_refused(const char *before, const char *part, int n,
	const char *words)
{
	char *const text = repeat(before, part, n);
	struct reading r = read_text(text);

	assert_null(r.root);
	assert_int_equal(faults_count(r.faults), 1);
	assert_string_equal(faults_at(r.faults, 0)->text, words);
	end(&r);
	free(text);
}

TEST(test_bounds)
{
	assert_repeat_refused("", "- ", 26, "expected less nesting, found a 25th level");
	assert_repeat_refused("", "[", 3900, "expected less nesting, found a 25th level");
	assert_repeat_refused("", "- a\n", ENTRIES_MAX + 1,
		"expected at most 2000 entries, found more");
	assert_repeat_refused("- &a 1\n", "- *a\n", YAML_ALIASES_MAX + 1,
		"expected at most 64 aliases (*), found more");
	assert_repeat_refused("a: ", "x", TEXT_LINE_MAX,
		"expected lines of at most 4000 bytes, found one of 4003");
	assert_repeat_refused("", "#234567\n", SCENARIO_BYTES_MAX / 8 + 1,
		"expected at most 1048576 bytes, found 1048584");
	assert_repeat_refused("", "- [a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a]\n", 1900,
		"expected a smaller file, found more values than fit (aliases count as what "
		"they stand for)");
}

/* Each line ten times the one before: a little file of many values. */
TEST(test_aliases_of_aliases_are_bounded)
{
	struct reading r = read_text(
		"a: &a [x,x,x,x,x,x,x,x,x,x]\n"
		"b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
		"c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"
		"d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"
		"e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d,*d]\n");

	assert_null(r.root);
	assert_int_equal(faults_at(r.faults, 0)->line, 5);
	end(&r);
}

TEST_MAIN

/* Preferences: every name once, what is written is read again, what is wrong is told. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "unit.h"
#include "cliffhanger/preferences.h"
#include "tui/inks.h"
#include "tui/keys.h"

enum { TEXT_ROOM = 1 << 17 };

static bool reads(const char *text, size_t size, struct preferences *p, struct faults *f)
{
	preferences_standard(p);
	return mapping_read(text, size, &preferences_mapping, p, f);
}

static void good(const char *text, struct preferences *p)
{
	struct faults *const f = faults_new("config.yaml");

	if (!reads(text, strlen(text), p, f))
		fail_msg("%s", faults_at(f, 0)->text);
	faults_free(f);
}

/* The first fault is at this place and says this. */
static void bad(const char *text, int line, int column, const char *told)
{
	struct faults *const f = faults_new("config.yaml");
	struct preferences p;

	assert_false(reads(text, strlen(text), &p, f));
	assert_true(faults_count(f) > 0);
	if (strstr(faults_at(f, 0)->text, told) == NULL)
		fail_msg("expected \"%s\", found \"%s\"", told, faults_at(f, 0)->text);
	assert_int_equal(faults_at(f, 0)->line, line);
	assert_int_equal(faults_at(f, 0)->column, column);
	faults_free(f);
}

TEST(test_every_name_stands_once_and_is_explained)
{
	struct mapping_row row, other;
	int n = 0;

	for (; preferences_mapping.row(n, &row); n++) {
		assert_true(row.section >= 0 && row.section < preferences_mapping.n_sections);
		assert_true(row.doc[0] != '\0' && strlen(row.doc) < sizeof row.doc - 1);
		assert_true(row.form[0] != '\0');
		for (int i = 0; i < n; i++) {
			preferences_mapping.row(i, &other);
			assert_true(row.section != other.section
				|| strcmp(row.name, other.name) != 0);
		}
	}
	assert_true(n > 100 && n <= MAPPING_ROWS_MAX);
}

/* A new ink wants a name in ink_roles.c, unless nothing is seen of it. */
TEST(test_every_ink_and_back_has_a_name)
{
	const char *doc;
	int at, seen = 0, named = 0;

	for (int ink = 0; ink < INK_GROUND; ink++)
		seen += ink_use(ink) != USE_NONE;
	while (ink_role(named, &at, &doc) != NULL)
		named++;
	assert_int_equal(named, seen);
	for (named = 0; ink_back_role(named, &at, &doc) != NULL; named++)
		assert_int_equal(at, named);
	assert_int_equal(named, BACK_GROUND);
}

TEST(test_what_is_written_is_read_again)
{
	struct preferences p, again;
	struct buffer text = { 0 };

	good("ascii: yes\nconfirmations: no\ninks: {title: 94, dim: own}\nbacks: {row: 17}\n"
		"signs: {wounded: '\"', dead: '\\'}\nkeys:\n  done: [e, F10]\n"
		"  find: ['\\', '\"']\n  zoom: \xC3\xB6\n  run-west: Ctrl-A\n", &p);
	preferences_write(&p, &text);
	good(buffer_text(&text), &again);
	assert_memory_equal(&p, &again, sizeof p);
	buffer_free(&text);
}

TEST(test_what_is_not_in_the_file_is_as_it_is_usually)
{
	static const char *const nothing[] = { "", "# only a remark\n", "\n\n", "keys:\n",
		"inks: {}\n" };
	struct preferences usual, p;

	preferences_standard(&usual);
	for (size_t i = 0; i < sizeof nothing / sizeof nothing[0]; i++) {
		good(nothing[i], &p);
		assert_memory_equal(&p, &usual, sizeof p);
	}
}

TEST(test_values_arrive)
{
	struct preferences p;

	good("mono: yes\ninks: {title: 94}\nkeys: {done: e, leave: [Q, F12]}\n", &p);
	assert_true(p.mono && p.confirmations && !p.plain);
	assert_int_equal(keys_act(&p.keys, PLACE_MAP, 'e'), ACT_DONE);
	assert_int_equal(keys_act(&p.keys, PLACE_MAP, 'd'), ACT_NONE);
	assert_int_equal(keys_act(&p.keys, PLACE_REPLAY, KEY_FUNCTION + 12), ACT_LEAVE);
	assert_int_equal(ink_look_in(&p.dyes, INK_TITLE, BACK_NONE, 0, 256).ink, 94);
	assert_int_equal(ink_look_in(&p.dyes, INK_WARN, BACK_NONE, 0, 256).ink,
		ink_usual(INK_WARN));
	assert_int_equal(ink_look_in(&p.dyes, INK_TITLE, BACK_NONE, 0, 8).ink,
		ink_look(INK_TITLE, BACK_NONE, 0, 8).ink);
}

TEST(test_wrong_names_and_values_are_told_with_their_place)
{
	bad("ascii: maybe\n", 1, 8, "expected yes or no, found \"maybe\"");
	bad("mon: yes\n", 1, 1, "did you mean \"mono\"?");
	bad("inks:\n  alrm: 3\n", 2, 3, "did you mean \"alarm\"?");
	bad("inks: {alarm: 256}\n", 1, 15, "a colour, 0 to 255");
	bad("inks: {alarm: -1}\n", 1, 15, "a colour, 0 to 255");
	bad("backs: {row: [1, 2]}\n", 1, 14, "a colour, 0 to 255");
	bad("signs: {dead: ab}\n", 1, 15, "one letter, digit or sign of ASCII");
	bad("signs: {dead: \xC3\xB6}\n", 1, 15, "one letter, digit or sign of ASCII");
	bad("keys: {done: [d, Pgup, Ctrl-C]}\n", 1, 24, "a key: one sign, or a name");
	bad("keys: {done: PgUpp}\n", 1, 14, "did you mean \"PgUp\"?");
	bad("keys: {done: []}\n", 1, 14, "a key or a list of keys");
	bad("keys: {done: }\n", 1, 14, "a key or a list of keys");
	bad("keys: {done: {a: b}}\n", 1, 14, "a key or a list of keys");
	bad("keys: {done: [a, e, i, o, u]}\n", 1, 27, "at most 4 keys");
	bad("keys: {done: e, done: x}\n", 1, 17, "each key once");
	bad("keys: [done]\n", 1, 7, "a mapping");
	bad("- ascii\n", 1, 1, "a mapping");
	bad("ascii: yes\nascii: no\n", 2, 1, "each key once");
}

/* Y1, Y3, Y4 */
TEST(test_keys_that_would_break_what_must_hold_are_refused)
{
	bad("keys: {done: q}\n", 1, 14, "for done and for leave");
	bad("keys: {leave: d}\n", 1, 15, "for done and for leave");
	bad("keys: {walk-west: H}\n", 1, 19, "for walk-west and for run-west");
	bad("keys: {confirm: Enter}\n", 1, 17, "neither Space nor Enter");
	bad("keys: {confirm: h}\n", 1, 17, "nor one that walks");
	bad("keys: {confirm: N}\n", 1, 17, "nor one that walks");
	bad("keys: {line-take: x}\n", 1, 19, "no letter");
	bad("keys: {line-back: Space}\n", 1, 19, "no letter");
	bad("keys: {menu-up: 5}\n", 1, 17, "no digit and no small letter but d and i");
	bad("signs: {wounded: s}\n", 1, 18, "for suppressed and for wounded");
}

TEST(test_control_characters_and_huge_files_are_refused)
{
	static char text[TEXT_ROOM];
	struct faults *const f = faults_new("config.yaml");
	struct preferences p;

	bad("ascii: \"\x1B[2J\"\n", 1, 9, "control character");
	bad("keys: {done: \"\\x01\"}\n", 1, 14, "control character");
	bad("keys: {done: \xE2\x80\xAE}\n", 1, 14, "");
	memset(text, '\n', sizeof text);
	assert_false(reads(text, sizeof text, &p, f));
	assert_int_equal(faults_count(f), 1);
	assert_non_null(strstr(faults_at(f, 0)->text, "at most 65536 bytes"));
	faults_free(f);
}

/* However many keys clash, it is told soon. */
TEST(test_clashes_are_bounded)
{
	static char text[TEXT_ROOM];
	struct faults *const f = faults_new("config.yaml");
	struct preferences p;
	struct mapping_row row;
	size_t used = (size_t)snprintf(text, sizeof text, "keys:\n");

	for (int i = 0; preferences_mapping.row(i, &row); i++)
		if (row.kind == MAPPING_TEXTS)
			used += (size_t)snprintf(text + used, sizeof text - used,
				"  %s: [Enter, Enter, a, Enter]\n", row.name);
	assert_false(reads(text, used, &p, f));
	assert_true(faults_count(f) > 5 && faults_count(f) < 50);
	faults_free(f);
}

TEST_MAIN

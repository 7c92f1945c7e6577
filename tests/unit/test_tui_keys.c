/* The key table: no key means two things, names spell keys, danger is safe. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/tui.h"
#include "tui/keys.h"
#include "tui/wide.h"

/* The key of a name as the table writes it; 0 if it is none. */
static int key_named(const char *name)
{
	static const struct { const char *name; int key; } special[] = {
		{ "Left", KEY_ARROW_LEFT }, { "Right", KEY_ARROW_RIGHT }, { "Up", KEY_ARROW_UP },
		{ "Down", KEY_ARROW_DOWN }, { "Home", KEY_PAD_HOME }, { "End", KEY_PAD_END },
		{ "PgUp", KEY_PAGE_UP }, { "PgDn", KEY_PAGE_DOWN }, { "Enter", KEY_RETURN },
		{ "Space", KEY_SPACE }, { "Centre", KEY_PAD_CENTRE }, { "Tab", KEY_TABULATOR },
		{ "Shift-Tab", KEY_BACK_TAB }, { "Esc", KEY_ESCAPE }, { "Backspace", KEY_RUBOUT },
		{ "Ctrl-L", KEY_CTRL_L }, { "Ctrl-N", KEY_CTRL_N }, { "Ctrl-P", KEY_CTRL_P },
		{ "Ctrl-R", KEY_CTRL_R }, { "Ctrl-U", KEY_CTRL_U }, { "Ctrl-W", KEY_CTRL_W },
	};

	for (size_t i = 0; i < sizeof special / sizeof special[0]; i++)
		if (strcmp(special[i].name, name) == 0)
			return special[i].key;
	return strlen(name) == 1 ? name[0] : 0;
}

static enum key_place place_named(const char *section)
{
	for (enum key_place place = 0; place < KEY_PLACES; place++)
		if (strcmp(keys_place_name(place), section) == 0)
			return place;
	fail_msg("no such section: %s", section);
	return KEY_PLACES;
}

/* Y2, and Y1 with it: every name given leads back to one act of its place. */
TEST(test_names_spell_keys)
{
	struct tui_key row;
	int i = 0;

	for (; tui_key(i, &row); i++) {
		const enum key_place place = place_named(row.section);
		const char *name = row.keys;
		enum key_act act = ACT_NONE;

		while (*name != '\0') {
			const char *end = strstr(name + 1, ", ");
			const size_t length = end != NULL ? (size_t)(end - name) : strlen(name);
			char one[32];
			int key;

			snprintf(one, sizeof one, "%.*s", (int)length, name);
			key = key_named(one);
			assert_int_not_equal(key, 0);
			assert_int_not_equal(keys_act(place, key), ACT_NONE);
			if (act != ACT_NONE)
				assert_int_equal(keys_act(place, key), act);
			act = keys_act(place, key);
			name += length + (end != NULL ? 2 : 0);
		}
		assert_true(row.help[0] != '\0');
	}
	assert_true(i > 60);
}

TEST(test_danger_is_never_confirmed_by_accident)
{
	static const int harmless[] = { KEY_SPACE, KEY_RETURN, KEY_TABULATOR, KEY_ESCAPE,
		'h', 'j', 'k', 'l', 'y', 'u', 'b', 'n', 'H', 'J', 'K', 'L', 'Y', 'U', 'B', 'N',
		'd', 'q', 'c', '5', KEY_ARROW_DOWN, KEY_HANGUP };

	for (size_t i = 0; i < sizeof harmless / sizeof harmless[0]; i++)
		assert_int_not_equal(keys_act(PLACE_DANGER, harmless[i]), ACT_CONFIRM);
	assert_int_equal(keys_act(PLACE_DANGER, 'C'), ACT_CONFIRM);
}

TEST(test_capitals_walk_farther)
{
	assert_int_equal(keys_act(PLACE_MAP, 'h'), ACT_WALK_WEST);
	assert_int_equal(keys_act(PLACE_MAP, 'H'), ACT_RUN_WEST);
	assert_int_equal(keys_act(PLACE_MAP, 'N'), ACT_RUN_SOUTH_EAST);
	assert_int_equal(keys_act(PLACE_TARGET, KEY_FAR_UP), ACT_RUN_NORTH);
}

/* Columns up to and with the hint that does this. */
static int columns_to(enum key_place place, const char *wanted)
{
	const char *words;
	char key[24];
	int columns = 0;

	for (int i = 0; keys_hint(place, i, key, sizeof key, &words); i++) {
		columns += wide_columns(key) + 1 + wide_columns(words) + 3;
		if (strcmp(words, wanted) == 0)
			return columns;
	}
	fail_msg("no key does \"%s\" there", wanted);
	return 0;
}

TEST(test_hints_name_a_key_and_what_it_does)
{
	const char *words;
	char key[24];

	for (enum key_place place = 0; place < KEY_PLACES; place++)
		for (int i = 0; keys_hint(place, i, key, sizeof key, &words); i++)
			assert_true(key[0] != '\0' && words[0] != '\0');
	assert_true(columns_to(PLACE_MAP, "next unit") < 80);
	assert_true(columns_to(PLACE_MAP, "help") < 80);
}

TEST(test_commands_have_one_word_each)
{
	const char *word, *other;

	for (int i = 0; (word = keys_command_word(i)) != NULL; i++) {
		assert_int_not_equal(keys_command(word), ACT_NONE);
		for (int k = 0; k < i && (other = keys_command_word(k)) != NULL; k++)
			assert_string_not_equal(word, other);
	}
	assert_int_equal(keys_command("nonsense"), ACT_NONE);
	assert_int_equal(keys_command(""), ACT_NONE);
}

TEST_MAIN

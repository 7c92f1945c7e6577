/* The key table: no key means two things, names spell keys, danger is safe. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/tui.h"
#include "tui/keys.h"
#include "tui/wide.h"

static struct keymap usual(void)
{
	struct keymap m;

	keys_standard(&m);
	return m;
}

static enum key_act act_of(enum key_place place, int key)
{
	const struct keymap m = usual();

	return keys_act(&m, place, key);
}

static enum key_place place_named(const char *section)
{
	for (enum key_place place = 0; place < KEY_PLACES; place++)
		if (strcmp(keys_place_name(place), section) == 0)
			return place;
	fail_msg("no such section: %s", section);
	return KEY_PLACES;
}

/* Y1: every name given leads back to one act of its place. */
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
			key = keys_spelt(one);
			assert_int_not_equal(key, 0);
			assert_int_not_equal(act_of(place, key), ACT_NONE);
			if (act != ACT_NONE)
				assert_int_equal(act_of(place, key), act);
			act = act_of(place, key);
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
		assert_int_not_equal(act_of(PLACE_DANGER, harmless[i]), ACT_CONFIRM);
	assert_int_equal(act_of(PLACE_DANGER, 'C'), ACT_CONFIRM);
}

TEST(test_capitals_walk_farther)
{
	assert_int_equal(act_of(PLACE_MAP, 'h'), ACT_WALK_WEST);
	assert_int_equal(act_of(PLACE_MAP, 'H'), ACT_RUN_WEST);
	assert_int_equal(act_of(PLACE_MAP, 'N'), ACT_RUN_SOUTH_EAST);
	assert_int_equal(act_of(PLACE_TARGET, KEY_FAR_UP), ACT_RUN_NORTH);
}

/* Columns up to and with the hint that does this. */
static int columns_to(enum key_place place, const char *wanted)
{
	const struct keymap m = usual();
	const char *words;
	char key[24];
	int columns = 0;

	for (int i = 0; keys_hint(&m, place, i, key, sizeof key, &words); i++) {
		columns += wide_columns(key) + 1 + wide_columns(words) + 3;
		if (strcmp(words, wanted) == 0)
			return columns;
	}
	fail_msg("no key does \"%s\" there", wanted);
	return 0;
}

TEST(test_hints_name_a_key_and_what_it_does)
{
	const struct keymap m = usual();
	const char *words;
	char key[24];

	for (enum key_place place = 0; place < KEY_PLACES; place++)
		for (int i = 0; keys_hint(&m, place, i, key, sizeof key, &words); i++)
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

/* Y1, Y3, Y4 of the table itself. */
TEST(test_nothing_is_wrong_with_the_usual_keys)
{
	const struct keymap m = usual();
	struct reason why;
	int rows[2];

	assert_false(keys_clash(&m, 0, rows, &why));
	assert_true(keys_walk_as_usual(&m));
}

/* Y2 */
TEST(test_rows_have_keys_and_names_of_their_own)
{
	const struct keymap m = usual();
	const char *name, *other;
	char doc[MAPPING_DOC_MAX], keys[64];

	for (int i = 0; keys_row(i, &name, doc, sizeof doc); i++) {
		assert_true(strlen(doc) < sizeof doc - 1 && doc[strlen(doc) - 1] == '.');
		keys_names(&m, i, keys, sizeof keys);
		assert_string_not_equal(keys, "");
		for (int k = 0; k < i; k++) {
			keys_row(k, &other, doc, sizeof doc);
			assert_string_not_equal(name, other);
		}
	}
}

TEST(test_keys_are_spelt_as_they_are_read)
{
	static const char *const none[] = { "", "Ctrl-C", "Ctrl-Z", "Ctrl-", "leftt", "ab", "\x01",
		"\x7F", "\xC3", "\xE2\x80\xAE", "\xE4\xB8\xAD", " " };
	const char *name;
	char text[32];

	for (int i = 0; (name = keys_spelling(i)) != NULL; i++) {
		keys_spell(keys_spelt(name), text, sizeof text);
		assert_string_equal(text, name);
	}
	keys_spell(keys_spelt("\xC3\xB6"), text, sizeof text);
	assert_string_equal(text, "\xC3\xB6");
	assert_int_equal(keys_spelt("pgup"), KEY_PAGE_UP);
	for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
		assert_int_equal(keys_spelt(none[i]), 0);
}

TEST_MAIN

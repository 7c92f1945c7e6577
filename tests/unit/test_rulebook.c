/* Rulebooks: finding, printing, copying, house rules; and what must hold for
 * every book that is compiled in.
 */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/rulebook.h"
#include "played.h"
#include "rulebook/value.h"

static const struct rulebook *const books[] = {
	&rulebook_rugged, &rulebook_pacific, &rulebook_risk, &rulebook_actions
};

enum { BOOKS = sizeof books / sizeof *books };

TEST(test_books_are_found_by_id)
{
	assert_ptr_equal(rulebook_find("rugged"), &rulebook_rugged);
	assert_ptr_equal(rulebook_find("pacific"), &rulebook_pacific);
	assert_ptr_equal(rulebook_find("risk"), &rulebook_risk);
	assert_ptr_equal(rulebook_find("actions"), &rulebook_actions);
	assert_null(rulebook_find("chess"));
	assert_null(rulebook_find(""));
}

TEST(test_entries_are_found_by_name)
{
	const struct entry *e = rulebook_entry(&rulebook_rugged, "weapons", "rifle", "long");

	assert_non_null(e);
	assert_true(e->given);
	assert_int_equal(e->number, 600);
	assert_string_equal(e->text, "60\"");
	assert_null(rulebook_entry(&rulebook_rugged, "guns", "rifle", "long"));
	assert_null(rulebook_entry(&rulebook_rugged, "weapons", "phaser", "long"));
	assert_null(rulebook_entry(&rulebook_rugged, "weapons", "rifle", "colour"));
	assert_null(rulebook_table(&rulebook_rugged, "guns"));
	assert_null(rulebook_rule(&rulebook_rugged, "A-999"));
}

/* V1: what is printed is kept as the entry's text and reads back the same. */
static void check_entry(const struct rulebook *b, const struct column *c,
	const struct entry *e)
{
	char text[VALUE_TEXT_MAX];
	struct entry back = { 0 };
	const size_t n = rulebook_print(b, c, e, text, sizeof text);

	assert_int_equal(n, strlen(text));
	assert_string_equal(text, e->text);
	assert_int_equal(value_read(b, c, text, &back), OVERRIDE_OK);
	assert_int_equal(back.given, e->given);
	assert_int_equal(back.number, e->number);
}

TEST(test_every_entry_prints_and_reads_back)
{
	for (int i = 0; i < BOOKS; i++) {
		for (int t = 0; t < books[i]->n_tables; t++) {
			const struct rule_table *table = &books[i]->tables[t];

			for (int e = 0; e < table->n_rows * table->n_columns; e++)
				check_entry(books[i], &table->columns[e % table->n_columns],
					&table->entries[e]);
		}
	}
}

/* ---- printing ---- */

struct printed { struct column column; struct entry entry; const char *text; };

static const struct printed printed[] = {
	{ { .kind = COLUMN_NUMBER, .least = 0 }, { true, 4, "" }, "4" },
	{ { .kind = COLUMN_NUMBER, .least = -9 }, { true, 2, "" }, "+2" },
	{ { .kind = COLUMN_NUMBER, .least = -9 }, { true, -1, "" }, "-1" },
	{ { .kind = COLUMN_NUMBER, .least = -9 }, { true, 0, "" }, "0" },
	{ { .kind = COLUMN_HALVES, .least = -18 }, { true, -1, "" }, "-\xc2\xbd" },
	{ { .kind = COLUMN_HALVES, .least = -18 }, { true, 1, "" }, "+\xc2\xbd" },
	{ { .kind = COLUMN_HALVES, .least = -18 }, { true, -3, "" }, "-1\xc2\xbd" },
	{ { .kind = COLUMN_HALVES, .least = -18 }, { true, 2, "" }, "+1" },
	{ { .kind = COLUMN_HALVES, .least = 0 }, { true, 5, "" }, "2\xc2\xbd" },
	{ { .kind = COLUMN_HALVES, .least = 0 }, { true, 0, "" }, "0" },
	{ { .kind = COLUMN_LENGTH }, { true, 60, "" }, "6\"" },
	{ { .kind = COLUMN_LENGTH }, { true, 25, "" }, "2.5\"" },
	{ { .kind = COLUMN_LENGTH }, { true, 0, "" }, "0\"" },
	{ { .kind = COLUMN_FLAG }, { true, 1, "" }, "yes" },
	{ { .kind = COLUMN_FLAG }, { true, 0, "" }, "no" },
	{ { .kind = COLUMN_TEXT }, { true, 0, "soft" }, "soft" },
	{ { .kind = COLUMN_LENGTH, .optional = true }, { false, 0, "-" }, "-" },
	{ { .kind = COLUMN_TEXT, .optional = true }, { false, 0, "-" }, "-" },
};

TEST(test_entries_print_as_people_read_them)
{
	char text[32];

	for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
		rulebook_print(&rulebook_rugged, &printed[i].column, &printed[i].entry,
			text, sizeof text);
		assert_string_equal(text, printed[i].text);
	}
	rulebook_print(&rulebook_actions, &printed[10].column, &(struct entry) { true, 250, "" },
		text, sizeof text);
	assert_string_equal(text, "25 cm");
}

TEST(test_printing_stays_within_its_room)
{
	const struct column c = { .kind = COLUMN_LENGTH };
	const struct entry e = { true, 600, "" };
	char text[8] = "xxxxxxx";

	assert_int_equal(rulebook_print(&rulebook_rugged, &c, &e, text, 3), 2);
	assert_string_equal(text, "60");
	assert_int_equal(text[3], 'x');
	assert_int_equal(rulebook_print(&rulebook_rugged, &c, &e, text, 0), 0);
	assert_string_equal(text, "60");
}

/* ---- house rules ---- */

struct change {
	const char *table, *row, *column, *value;
	enum override result;
	int32_t number;
	const char *text;
};

static const struct change changes[] = {
	{ "weapons", "rifle", "long", "50\"", OVERRIDE_OK, 500, "50\"" },
	{ "weapons", "rifle", "long", "50", OVERRIDE_OK, 500, "50\"" },
	{ "weapons", "rifle", "short", "7.5 \"", OVERRIDE_OK, 75, "7.5\"" },
	{ "weapons", "rifle", "short", "7\xc2\xbd\"", OVERRIDE_OK, 75, "7.5\"" },
	{ "weapons", "rifle", "long", "-", OVERRIDE_OK, 0, "-" },
	{ "weapons", "rifle", "one-handed", "yes", OVERRIDE_OK, 1, "yes" },
	{ "weapons", "rifle", "melee", "trained", OVERRIDE_OK, 1, "trained" },
	{ "shooting", "long", "modifier", "-2", OVERRIDE_OK, -2, "-2" },
	{ "shooting", "short", "modifier", "1", OVERRIDE_OK, 1, "+1" },
	{ "shooting", "short", "modifier", "\xe2\x88\x92" "1", OVERRIDE_OK, -1, "-1" },
	{ "morale-modifiers", "lost", "modifier", "-\xc2\xbd", OVERRIDE_OK, -1, "-\xc2\xbd" },
	{ "morale-modifiers", "lost", "modifier", "-1/2", OVERRIDE_OK, -1, "-\xc2\xbd" },
	{ "morale-modifiers", "lost", "modifier", "-1.5", OVERRIDE_OK, -3, "-1\xc2\xbd" },
	{ "weapons", "rifle", "name", "Lee-Metford", OVERRIDE_OK, 0, "Lee-Metford" },

	{ "guns", "rifle", "long", "50\"", OVERRIDE_NO_TABLE, 0, "" },
	{ "weapons", "phaser", "long", "50\"", OVERRIDE_NO_ROW, 0, "" },
	{ "weapons", "rifle", "colour", "blue", OVERRIDE_NO_COLUMN, 0, "" },
	{ "weapons", "rifle", "id", "gun", OVERRIDE_NO_COLUMN, 0, "" },
	{ "weapons", "rifle", "long", "far", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "long", "", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "long", "\"", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "long", "50 cm", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "long", "1.25\"", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "one-handed", "1", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "name", "7", OVERRIDE_KIND, 0, "" },
	{ "shooting", "long", "modifier", "-\xc2\xbd", OVERRIDE_KIND, 0, "" },
	{ "shooting", "long", "modifier", "--1", OVERRIDE_KIND, 0, "" },
	{ "shooting", "long", "modifier", "999999999999999999999", OVERRIDE_KIND, 0, "" },
	{ "morale-modifiers", "lost", "modifier", "-0.3", OVERRIDE_KIND, 0, "" },
	{ "movement", "western", "run", "-", OVERRIDE_KIND, 0, "" },
	{ "weapons", "rifle", "long", "500\"", OVERRIDE_RANGE, 0, "" },
	{ "weapons", "rifle", "long", "-1\"", OVERRIDE_RANGE, 0, "" },
	{ "shooting", "long", "modifier", "-10", OVERRIDE_RANGE, 0, "" },
	{ "weapons", "rifle", "melee", "laser", OVERRIDE_RANGE, 0, "" },
	{ "weapons", "rifle", "name", "", OVERRIDE_RANGE, 0, "" },
	{ "weapons", "rifle", "name", "Lee\033[31m", OVERRIDE_RANGE, 0, "" },
};

static void check_change(struct rulebook *copy, const struct change *c)
{
	const struct entry *e = rulebook_entry(copy, c->table, c->row, c->column);
	const struct entry before = e ? *e : (struct entry) { .text = "" };

	assert_int_equal(rulebook_override(copy, c->table, c->row, c->column, c->value),
		c->result);
	if (c->result == OVERRIDE_OK) {
		assert_int_equal(e->number, c->number);
		assert_int_equal(e->given, strcmp(c->text, "-") != 0);
		assert_string_equal(e->text, c->text);
	} else if (e) {
		assert_memory_equal(&before, e, sizeof before);
	}
}

TEST(test_house_rules_change_a_copy_or_nothing)
{
	struct rulebook *const copy = rulebook_copy(&rulebook_rugged);

	assert_non_null(copy);
	for (size_t i = 0; i < sizeof changes / sizeof *changes; i++)
		check_change(copy, &changes[i]);
	assert_string_equal(rulebook_entry(&rulebook_rugged, "weapons", "rifle", "long")->text,
		"60\"");
	rulebook_free(copy);
	rulebook_free(NULL);
}

TEST(test_a_text_too_long_is_refused)
{
	struct rulebook *const copy = rulebook_copy(&rulebook_rugged);
	char text[VALUE_TEXT_MAX + 1];

	memset(text, 'a', sizeof text);
	text[VALUE_TEXT_MAX] = '\0';
	assert_int_equal(rulebook_override(copy, "weapons", "rifle", "name", text),
		OVERRIDE_RANGE);
	text[VALUE_TEXT_MAX - 1] = '\0';
	assert_int_equal(rulebook_override(copy, "weapons", "rifle", "name", text), OVERRIDE_OK);
	assert_string_equal(rulebook_entry(copy, "weapons", "rifle", "name")->text, text);
	rulebook_free(copy);
}

TEST(test_copies_of_copies_stand_alone)
{
	struct rulebook *const first = rulebook_copy(&rulebook_rugged);
	struct rulebook *second;

	assert_int_equal(rulebook_override(first, "weapons", "rifle", "long", "50\""), OVERRIDE_OK);
	second = rulebook_copy(first);
	assert_int_equal(rulebook_override(first, "weapons", "rifle", "long", "40\""), OVERRIDE_OK);
	rulebook_free(first);
	assert_string_equal(rulebook_entry(second, "weapons", "rifle", "long")->text, "50\"");
	rulebook_free(second);
}

/* ---- what holds for every book ---- */

static void assert_same_entries(const struct rule_table *a, const struct rule_table *b)
{
	for (int i = 0; i < a->n_rows * a->n_columns; i++) {
		assert_int_equal(a->entries[i].given, b->entries[i].given);
		assert_int_equal(a->entries[i].number, b->entries[i].number);
		assert_string_equal(a->entries[i].text, b->entries[i].text);
	}
}

TEST(test_a_copy_equals_its_original)
{
	for (int i = 0; i < BOOKS; i++) {
		struct rulebook *const copy = rulebook_copy(books[i]);

		assert_int_equal(copy->n_tables, books[i]->n_tables);
		assert_int_equal(copy->n_rules, books[i]->n_rules);
		for (int t = 0; t < copy->n_tables; t++)
			assert_same_entries(&copy->tables[t], &books[i]->tables[t]);
		rulebook_free(copy);
	}
}

/* R:257, K:7: a line of a source. */
static bool is_line(const char *word)
{
	return strlen(word) > 2 && word[0] >= 'A' && word[0] <= 'Z' && word[1] == ':' &&
		strspn(word + 2, "0123456789") == strlen(word + 2);
}

static void assert_sources(const struct rulebook *b, const char *text, const char *gap)
{
	const size_t width = strlen(gap);

	assert_true(*text != '\0');
	while (*text) {
		const char *const end = strstr(text, gap);
		char word[40];

		snprintf(word, sizeof word, "%.*s", (int)(end ? end - text : 40), text);
		if (!is_line(word) && !rulebook_rule(b, word) && strcmp(word, "house") != 0 &&
				strcmp(word, "ruling") != 0)
			fail_msg("'%s' is no source", word);
		text = end ? end + width : "";
	}
}

TEST(test_every_rule_named_by_a_table_is_there)
{
	for (int i = 0; i < BOOKS; i++) {
		for (int t = 0; t < books[i]->n_tables; t++) {
			const struct rule_table *table = &books[i]->tables[t];

			if (!rulebook_rule(books[i], table->rule))
				fail_msg("table %s: no rule %s", table->id, table->rule);
			for (int r = 0; r < table->n_rows; r++)
				assert_sources(books[i], table->sources[r], " ");
		}
	}
}

static int count_words(const char *text)
{
	int n = 1;

	for (; *text; text++)
		n += *text == ' ';
	return n;
}

TEST(test_every_rule_is_whole_and_has_an_id_of_its_own)
{
	for (int i = 0; i < BOOKS; i++) {
		for (int r = 0; r < books[i]->n_rules; r++) {
			const struct rule *const rule = &books[i]->rules[r];

			assert_ptr_equal(rulebook_rule(books[i], rule->id), rule);
			if (count_words(rule->title) > 6 || strlen(rule->title) > 32)
				fail_msg("rule %s: the title is long", rule->id);
			if (strlen(rule->text) < 40 || rule->text[strlen(rule->text) - 1] != '.')
				fail_msg("rule %s: the text is not whole", rule->id);
			assert_sources(books[i], rule->source, ", ");
		}
	}
}

TEST(test_names_in_words_and_rows_are_their_numbers)
{
	const struct rule_table *const chart = rulebook_table(&rulebook_rugged, "melee-chart");

	for (int row = 0; row < chart->n_rows; row++) {
		const char *const id = rule_table_at(chart, row, 0)->text;
		struct rulebook *const copy = rulebook_copy(&rulebook_rugged);

		assert_int_equal(rulebook_override(copy, "weapons", "club", "melee", id),
			OVERRIDE_OK);
		assert_int_equal(rulebook_entry(copy, "weapons", "club", "melee")->number, row);
		rulebook_free(copy);
	}
}

TEST_MAIN

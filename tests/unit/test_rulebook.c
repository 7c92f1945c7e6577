/* Rulebooks: finding, printing, copying, house rules; and what must hold for
 * every book that is compiled in.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "cliffhanger/rulebook.h"
#include "rulebook/value.h"

static const struct rulebook *const books[] = { &rulebook_rugged, &rulebook_actions };

enum { BOOKS = sizeof books / sizeof *books };

static void test_books_are_found_by_id(void **state)
{
	(void)state;
	assert_ptr_equal(rulebook_find("rugged"), &rulebook_rugged);
	assert_ptr_equal(rulebook_find("actions"), &rulebook_actions);
	assert_null(rulebook_find("chess"));
	assert_null(rulebook_find(""));
}

static void test_entries_are_found_by_name(void **state)
{
	const struct entry *e = rulebook_entry(&rulebook_rugged, "weapons", "rifle", "long");

	(void)state;
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

static void test_every_entry_prints_and_reads_back(void **state)
{
	(void)state;
	for (int i = 0; i < BOOKS; i++) {
		for (int t = 0; t < books[i]->n_tables; t++) {
			const struct rule_table *table = &books[i]->tables[t];

			for (int e = 0; e < table->n_rows * table->n_columns; e++)
				check_entry(books[i], &table->columns[e % table->n_columns],
					&table->entries[e]);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_books_are_found_by_id),
		cmocka_unit_test(test_entries_are_found_by_name),
		cmocka_unit_test(test_every_entry_prints_and_reads_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Subjects: each is there once under each of its names, and names only what the books have. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "cliffhanger/subject.h"

static void expect_part(const struct subject *s, const struct subject_part *part)
{
	const struct rulebook *const b = rulebook_find(part->book);
	bool rules = false;

	if (!b)
		fail_msg("%s: no book '%s'", s->id, part->book);
	assert_non_null(part->pieces[0]);
	assert_null(part->pieces[SUBJECT_PIECES_MAX - 1]);
	for (int i = 0; part->pieces[i]; i++) {
		const bool is_rule = rulebook_rule(b, part->pieces[i]) != NULL;

		if (!is_rule && !rulebook_table(b, part->pieces[i]))
			fail_msg("%s: %s has no '%s'", s->id, b->id, part->pieces[i]);
		if (rules && !is_rule)
			fail_msg("%s: table '%s' behind rules of %s", s->id, part->pieces[i],
				b->id);
		rules = rules || is_rule;
		for (int j = 0; j < i; j++)
			assert_string_not_equal(part->pieces[i], part->pieces[j]);
	}
}

static int place_of(const char *book)
{
	for (int i = 0; rulebooks[i]; i++)
		if (strcmp(rulebooks[i]->id, book) == 0)
			return i;
	return -1;
}

static void test_every_piece_of_a_subject_is_in_its_book(void **state)
{
	(void)state;
	for (const struct subject *s = subjects; s->id; s++) {
		assert_non_null(s->parts[0].book);
		for (int i = 0; i < SUBJECT_BOOKS_MAX && s->parts[i].book; i++) {
			expect_part(s, &s->parts[i]);
			if (i > 0)
				assert_true(place_of(s->parts[i - 1].book)
					< place_of(s->parts[i].book));
		}
	}
}

static void test_every_name_leads_to_one_subject(void **state)
{
	(void)state;
	for (const struct subject *s = subjects; s->id; s++) {
		assert_ptr_equal(subject_find(s->id), s);
		assert_null(rulebook_find(s->id));
		assert_null(s->words[SUBJECT_WORDS_MAX - 1]);
		for (int i = 0; s->words[i]; i++)
			if (subject_find(s->words[i]) != s)
				fail_msg("'%s' is two subjects", s->words[i]);
		if (s > subjects)
			assert_true(strcmp(s[-1].id, s->id) < 0);
	}
	assert_ptr_equal(subject_find("MELEE"), subject_find("fighting"));
	assert_ptr_equal(subject_find("run away"), subject_find("rout"));
	assert_null(subject_find("run"));
	assert_null(subject_find("chess"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_piece_of_a_subject_is_in_its_book),
		cmocka_unit_test(test_every_name_leads_to_one_subject),
	};

	return cmocka_run_group_tests_name("subjects", tests, NULL, NULL);
}

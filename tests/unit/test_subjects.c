/* Subjects: each is there once under each of its names, and names only what the books have. */
#include <stdint.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"

static void expect_pieces(const struct subject *s, const struct rulebook *b)
{
	const char *const *const pieces = rulepage_pieces(b, s);

	assert_non_null(pieces[0]);
	for (int i = 0; pieces[i]; i++) {
		const bool is_rule = rulebook_rule(b, pieces[i]) != NULL;

		if (!is_rule && !rulebook_table(b, pieces[i]))
			fail_msg("%s: %s has no '%s'", s->id, b->id, pieces[i]);
		if (i > 0 && !is_rule && rulebook_rule(b, pieces[i - 1]))
			fail_msg("%s: table '%s' behind rules of %s", s->id, pieces[i], b->id);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(pieces[i], pieces[j]);
	}
}

TEST(test_every_piece_of_a_subject_is_in_its_book)
{
	for (const struct subject *s = subjects; s->id; s++) {
		int n = 0;

		for (int i = 0; rulebooks[i]; i++)
			if (rulepage_pieces(rulebooks[i], s)) {
				expect_pieces(s, rulebooks[i]);
				n++;
			}
		assert_true(n > 0);
	}
}

TEST(test_every_name_leads_to_one_subject)
{
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

TEST_MAIN

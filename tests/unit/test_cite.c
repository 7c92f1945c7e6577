/* Citations: what a text names in a rulebook, and what somebody who types a word means. */
#include <stdint.h>
#include <string.h>
#include <strings.h>
#include "unit.h"
#include "cliffhanger/cite.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"
#include "played.h"

static const struct rulebook *const book = &rulebook_rugged;

/* All that a text cites, "A-16 shooting.short". */
static const char *cited(const char *text)
{
	static char all[600];
	struct cite_spot spot;

	all[0] = '\0';
	for (size_t at = 0; cite_next(book, text, at, &spot); at = spot.start + spot.bytes) {
		char id[CITE_ID_MAX];

		cite_id(book, spot.cite, id);
		if (*all)
			strncat(all, " ", sizeof(all) - strlen(all) - 1);
		strncat(all, id, sizeof(all) - strlen(all) - 1);
		/* It stands there letter for letter. */
		assert_int_equal(strlen(id), spot.bytes);
		assert_memory_equal(id, text + spot.start, spot.bytes);
	}
	return all;
}

TEST(test_ids_are_found_wherever_they_stand)
{
	assert_string_equal(cited("A-16"), "A-16");
	assert_string_equal(cited("Not so: too far. [A-16]"), "A-16");
	assert_string_equal(cited("need 5 (A-16), then (A-17, X-18)."), "A-16 A-17 X-18");
	assert_string_equal(cited("morale -1, A-23"), "A-23");
	assert_string_equal(cited("S-A-37;S-A-38"), "S-A-37 S-A-38");
	assert_string_equal(cited("A-16- and A-17--"), "A-16 A-17");
	assert_string_equal(cited("nothing of the kind"), "");
	assert_string_equal(cited(""), "");
}

TEST(test_ids_of_no_book_and_parts_of_words_are_none)
{
	assert_string_equal(cited("A-1600 XA-16 A-16b a-16 -A-16 A-16-2"), "");
	assert_string_equal(cited("M-8 is another book's"), "");	/* Moro's */
	assert_string_equal(cited("R:23, P:21, 2-3, 11,25"), "");
}

TEST(test_rows_are_found_and_the_stop_behind_them_is_no_part)
{
	assert_string_equal(cited("+2 short range (shooting.short)"), "shooting.short");
	assert_string_equal(cited("By shooting.short."), "shooting.short");
	assert_string_equal(cited("shooting.nonsense shooting. short"), "");
	assert_string_equal(cited("A rule, A-16. Another."), "A-16");
}

/* Q2 */
TEST(test_a_table_is_cited_where_the_text_says_so)
{
	assert_string_equal(cited("Shooting needs morale; the wound bleeds"), "");
	assert_string_equal(cited("row 3 of table wound"), "wound");
	assert_string_equal(cited("the wound table tells"), "wound");
	assert_string_equal(cited("rolled 3 (wound)"), "wound");
	assert_string_equal(cited("[wound]"), "wound");
	assert_string_equal(cited("wound tables"), "");
	assert_string_equal(cited("the subject cover: cover"), "cover");
	assert_string_equal(cited("a resubject cover; subject shelter"), "");
	assert_string_equal(cited("a stable wound"), "");
}

static void expect_word(const char *word, enum cited kind, const char *id)
{
	struct cite c = { CITED_NOTHING, -1, -1 };
	char named[CITE_ID_MAX];

	assert_true(cite_word(book, word, &c));
	assert_int_equal(c.kind, kind);
	cite_id(book, c, named);
	assert_string_equal(named, id);
}

TEST(test_typed_words_may_be_in_any_case)
{
	struct cite c;

	expect_word("a-16", CITED_RULE, "A-16");
	expect_word("Wound", CITED_TABLE, "wound");
	expect_word("shooting modifiers", CITED_TABLE, "shooting");	/* its title */
	expect_word("SHOOTING.short", CITED_ROW, "shooting.short");
	expect_word("shooting short", CITED_ROW, "shooting.short");
	expect_word("cover", CITED_SUBJECT, "cover");
	expect_word("Prisoners", CITED_SUBJECT, "captives");
	assert_false(cite_word(book, "", &c));
	assert_false(cite_word(book, "shooting.", &c));
	assert_false(cite_word(book, "shooting.shor", &c));
	assert_false(cite_word(book, "bicycle", &c));
}

/* Every name is known, and what is known is a name; ids of rows, too. */
TEST(test_every_id_of_every_book_leads_back_to_itself)
{
	for (int k = 0; rulebooks[k] != NULL; k++) {
		const struct rulebook *const b = rulebooks[k];
		const char *known;
		struct cite c;
		int n = 0;

		for (; (known = cite_known(b, n)) != NULL; n++)
			assert_true(cite_word(b, known, &c));
		assert_true(n > b->n_rules + b->n_tables);
		for (int i = 0; i < b->n_tables; i++)
			for (int row = 0; row < b->tables[i].n_rows; row++) {
				const struct cite it = { CITED_ROW, i, row };
				struct cite_spot spot;
				char id[CITE_ID_MAX];

				cite_id(b, it, id);
				assert_true(cite_word(b, id, &c) && cite_same(c, it));
				assert_true(cite_next(b, id, 0, &spot));
				assert_true(cite_same(spot.cite, it));
				assert_int_equal(spot.bytes, strlen(id));
			}
		for (int i = 0; i < b->n_rules; i++)
			assert_true(cite_in(b, b->rules[i].id, (struct cite){ CITED_RULE, i, -1 }));
	}
}

/* ---- pages ---- */

struct told { int n; char first[400]; size_t bytes; };

static void take(void *self, int indent, const char *text)
{
	struct told *t = self;

	assert_in_range(indent, 0, 6);
	if (t->n++ == 0)
		strncpy(t->first, text, sizeof(t->first) - 1);
	t->bytes += strlen(text);
}

static struct told page_of(const char *word)
{
	struct told t = { .n = 0 };
	struct cite c;

	assert_true(cite_word(book, word, &c));
	rulepage_cited(book, c, &(struct rule_writer){ .say = take, .self = &t });
	return t;
}

TEST(test_a_page_tells_all_there_is)
{
	const struct rule *const rule = rulebook_rule(book, "A-16");
	const struct rule_table *const table = rulebook_table(book, "shooting");
	struct told t = page_of("A-16");

	assert_int_equal(t.n, 2);
	assert_int_equal(strncmp(t.first, "A-16 ", 5), 0);
	assert_true(t.bytes > strlen(rule->text) + strlen(rule->title) + strlen(rule->source));
	t = page_of("shooting");
	assert_int_equal(t.n, 1 + table->n_rows + (table->note[0] != '\0'));
	assert_int_equal(strncmp(t.first, "shooting: ", 10), 0);
	t = page_of("shooting.short");
	assert_int_equal(t.n, 2 + (table->note[0] != '\0'));
	t = page_of("cover");
	assert_int_equal(t.n, 6);
	assert_string_equal(t.first, "Cover, by Rugged Adventures");
}

TEST_MAIN

/* Searching: what comes first of all that has the words. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/search.h"

enum { ROOM = 400 };

static struct search_hit hits[ROOM];

static struct search_result search(const char *book, const char *words)
{
	const struct rulebook *const books[] = { rulebook_find(book), NULL };

	return rulebook_search(books, words, hits, ROOM);
}

static const char *id_of(int i)
{
	static char id[CITE_ID_MAX];

	cite_id(hits[i].book, hits[i].cite, id);
	return id;
}

static bool found(int n, const char *id)
{
	for (int i = 0; i < n; i++)
		if (strcmp(id_of(i), id) == 0)
			return true;
	return false;
}

static void expect_first(const char *book, const char *words, const char *id)
{
	const struct search_result r = search(book, words);

	if (r.n == 0 || strcmp(id_of(0), id) != 0)
		fail_msg("%s %s: %s is first, not %s", book, words, r.n ? id_of(0) : "nothing", id);
}

TEST(test_words_of_columns_count_with_words_of_rows)
{
	expect_first("risk", "rifle range", "weapons.rifle");
	expect_first("pacific", "jungle visibility", "terrain.jungle");
	expect_first("pacific", "grenade range", "weapons.grenade");
	expect_first("rugged", "native run", "movement.native");
	expect_first("risk", "hit long range soft cover", "to-hit.long");
	expect_first("moro", "jungle movement", "movement");
}

TEST(test_what_is_called_just_so_comes_first)
{
	expect_first("rugged", "jungle", "terrain.jungle");
	expect_first("rugged", "maxim", "weapons.maxim");
	expect_first("moro", "gatling", "weapons.gatling");
	expect_first("rugged", "how far does a maxim reach", "weapons.maxim");
	assert_true(search("rugged", "jungle").n > 1 && hits[0].named);
	assert_int_equal(hits[1].cite.kind, CITED_SUBJECT);	/* then the subject */
	expect_first("rugged", "cover", "cover");		/* the subject of the name */
	assert_int_equal(hits[0].cite.kind, CITED_SUBJECT);
}

TEST(test_all_words_come_before_fewer)
{
	struct search_result r = search("rugged", "do misses hit friends?");

	assert_true(r.whole);
	assert_true(found(r.n, "A-18"));	/* "dice that miss", "on the friends" */
	assert_false(found(r.n, "A-16"));	/* nothing of friends */
	r = search("rugged", "how do the bicycles charge");
	assert_true(r.n > 0);
	assert_false(r.whole);
	assert_string_equal(r.unknown, "bicycles");
}

TEST(test_ends_of_words_are_not_looked_at)
{
	assert_true(found(search("rugged", "LOAD").n, "loading"));
	assert_true(found(search("rugged", "LOAD").n, "S-A-56"));
	assert_true(found(search("rugged", "riflemen").n, "weapons.rifle"));
	assert_true(found(search("pacific", "swimming").n, "swimming"));
	assert_true(found(search("rugged", "natives").n, "movement.native"));
	assert_false(found(search("pacific", "car").n, "weapons.carbine"));
}

TEST(test_what_only_asks_finds_nothing)
{
	char words[SEARCH_TEXT_MAX];

	assert_int_equal(search("rugged", "").n, 0);
	assert_int_equal(search("rugged", "who is it").n, 0);
	assert_int_equal(search("rugged", "bicycle").n, 0);
	assert_int_equal(search("rugged", "- . \" 12").n, 0);
	search_words("How long may divers stay under water?", words);
	assert_string_equal(words, "divers stay under water");
	search_words("what happens at long range", words);
	assert_string_equal(words, "long range");
}

/* Nothing twice, the best of all where there is little room, and words without end. */
TEST(test_a_list_is_as_long_as_there_is_room)
{
	const struct rulebook *const books[] = { rulebook_find("rugged"), NULL };
	char words[4000] = "";
	struct search_hit few[3];
	const struct search_result r = search("rugged", "morale");

	assert_true(r.n > 3);
	for (int i = 0; i < r.n; i++)
		for (int j = 0; j < i; j++)
			assert_false(cite_same(hits[i].cite, hits[j].cite));
	assert_int_equal(rulebook_search(books, "morale", few, 3).n, 3);
	for (int i = 0; i < 3; i++)
		assert_true(cite_same(few[i].cite, hits[i].cite));
	assert_int_equal(rulebook_search(books, "morale", NULL, 0).n, 0);
	for (int i = 0; i < 300; i++)
		strcat(words, "morale\xC3\xA9 ");
	search("rugged", words);
	memset(words, 'm', sizeof words - 1);
	assert_int_equal(search("rugged", words).n, 0);
}

/* Whatever a row is called finds it, in its book, among the first. */
TEST(test_every_row_is_found_by_its_name)
{
	for (int k = 0; rulebooks[k]; k++)
		for (int i = 0; i < rulebooks[k]->n_tables; i++)
			for (int row = 0; row < rulebooks[k]->tables[i].n_rows; row++) {
				const struct rule_table *const t = &rulebooks[k]->tables[i];
				const char *const name = rule_table_at(t, row, 1)->text;
				const struct cite it = { CITED_ROW, i, row };
				char words[SEARCH_TEXT_MAX];
				struct search_result r;
				bool is = false;

				search_words(name, words);
				if (!*words || strlen(words) + 1 >= sizeof words)
					continue;
				r = search(rulebooks[k]->id, name);
				for (int h = 0; h < r.n; h++)
					is = is || cite_same(hits[h].cite, it);
				if (!is)
					fail_msg("%s: '%s' does not find %s.%s", rulebooks[k]->id,
						name, t->id, rule_table_at(t, row, 0)->text);
			}
}

TEST_MAIN

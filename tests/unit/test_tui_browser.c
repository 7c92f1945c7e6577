/* The rule browser: leafing through rulebooks, and the leaves that pages are laid out on. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/subject.h"
#include "played.h"
#include "tui/browser.h"
#include "tui/wide.h"

static const struct cite nothing = { CITED_NOTHING, -1, -1 };

static struct cite cite_of(const struct rulebook *b, const char *word)
{
	struct cite c = nothing;

	if (!cite_word(b, word, &c))
		fail_msg("%s names nothing in %s", word, b->id);
	return c;
}

/* ---- leaves ---- */

static struct pager pager_of(const char *text, int cols, int rows)
{
	struct pager l = { .text = text, .at = -1 };

	links_scan(&l.links, &rulebook_rugged, text, 0);
	pager_lay(&l, cols, rows);
	return l;
}

static void expect_line(const struct pager *l, int line, int indent, const char *text)
{
	assert_in_range(line, 0, l->n - 1);
	assert_int_equal(l->strips[line].indent, indent);
	assert_int_equal(l->strips[line].bytes, strlen(text));
	assert_memory_equal(l->text + l->strips[line].start, text, strlen(text));
}

TEST(test_paragraphs_are_laid_out_by_their_marks)
{
	struct pager l = pager_of("# A heading\n"
		"Leader    Jack Steele of the ship\n"
		":04 one two three four five six\n"
		"= Row  Name  What\n"
		"| one  a     a row that is never broken, however long it may be\n"
		"~ blue\n! loud", 20, 5);

	assert_int_equal(l.n, 10);
	expect_line(&l, 0, 0, "A heading");
	assert_int_equal(l.strips[0].ink, INK_TITLE);
	expect_line(&l, 1, 0, "Leader    Jack");
	expect_line(&l, 2, 10, "Steele of");
	expect_line(&l, 3, 10, "the ship");
	expect_line(&l, 4, 0, "one two three four");
	expect_line(&l, 5, 4, "five six");
	expect_line(&l, 6, 0, "Row  Name  What");
	assert_int_equal(l.strips[6].ink, INK_TITLE);
	expect_line(&l, 7, 0, "one  a     a row that is never broken, however long it may be");
	assert_int_equal(l.strips[8].ink, INK_BLUE);
	pager_free(&l);
	l = pager_of("! loud", 20, 5);
	expect_line(&l, 0, 0, "! loud");
	assert_int_equal(l.strips[0].ink, INK_WARN);
	pager_free(&l);
	l = pager_of("", 20, 5);
	assert_int_equal(l.n, 0);
	pager_free(&l);
}

/* Its columns' names stay in sight, and every row is seen once at least, page by page. */
TEST(test_a_long_table_keeps_its_names_in_sight)
{
	char text[2000] = "# Title\n= Row  Name\n= ---------\n";
	bool seen[64] = { false };
	struct pager l;
	int first = -1;

	for (int i = 0; i < 30; i++)
		wide_add(text, sizeof text, "| r%d\n", i);
	wide_add(text, sizeof text, "\n  A note.\n");
	l = pager_of(text, 40, 10);
	assert_int_equal(pager_names(&l, &first), 0);	/* they stand there themselves */
	pager_scroll(&l, 1);
	assert_int_equal(pager_names(&l, &first), 0);
	pager_scroll(&l, -1);
	do {
		const int names = pager_names(&l, &first);

		for (int i = names; i < l.rows; i++)
			seen[l.top + i] = true;
		if (names > 0) {
			assert_int_equal(names, 2);
			assert_int_equal(first, 1);
			assert_true(l.strips[l.top + names].flat);
		}
	} while (pager_page(&l, l.rows - 1));
	for (int i = 0; i < l.n; i++)
		assert_true(seen[i]);
	pager_free(&l);
}

/* E1, at every width. */
TEST(test_links_keep_to_the_lines_they_stand_in)
{
	static const char text[] = "Shooting is A-16 and what (A-17) adds, by shooting.short.\n"
		"X-8 begins another line, and S-A-37 may end it: S-A-38\n";

	for (int cols = 16; cols < 80; cols++) {
		struct pager l = pager_of(text, cols, 40);

		assert_int_equal(l.links.n, 6);
		for (int i = 0; i < l.links.n; i++) {
			const struct link *const k = &l.links.all[i];
			const struct strip *const s = &l.strips[k->line];

			assert_true(k->start >= s->start);
			assert_true(k->start + k->bytes <= s->start + s->bytes);
		}
		for (int i = 0; i < l.n; i++)
			assert_true(l.strips[i].indent + (int)l.strips[i].bytes <= cols);
		pager_free(&l);
	}
}

/* Forty lines, of which every tenth, from the fifth on, names a rule. */
static const char *long_text(void)
{
	static char text[2000];

	text[0] = '\0';
	for (int i = 1; i <= 40; i++)
		wide_add(text, sizeof text, "%s %d\n", i % 10 == 5 ? "A-16 line" : "line", i);
	return text;
}

TEST(test_steps_choose_what_is_near_and_scroll_else)
{
	struct pager l = pager_of(long_text(), 30, 8);

	assert_int_equal(l.links.n, 4);
	assert_true(pager_step(&l, 1));		/* line 5 is in sight */
	assert_int_equal(l.at, 0);
	assert_int_equal(l.top, 0);
	assert_true(pager_step(&l, 1));		/* line 15 is far: a line on */
	assert_int_equal(l.at, 0);
	assert_int_equal(l.top, 1);
	for (int i = 0; i < 5; i++)
		pager_step(&l, 1);
	assert_int_equal(l.top, 6);		/* line 15 is just below: it comes */
	assert_int_equal(l.at, 0);
	assert_true(pager_step(&l, 1));
	assert_int_equal(l.at, 1);
	assert_int_equal(l.top, 7);
	while (pager_step(&l, 1))
		assert_in_range(l.top, 0, 32);
	assert_int_equal(l.top, 32);		/* E2 */
	assert_int_equal(l.at, 3);
	while (pager_step(&l, -1))
		;
	assert_int_equal(l.top, 0);
	assert_int_equal(l.at, 0);
	pager_free(&l);
}

TEST(test_turns_go_round_and_are_always_seen)
{
	struct pager l = pager_of(long_text(), 30, 8);

	for (int i = 0; i < 9; i++) {
		assert_true(pager_turn(&l, 1));
		assert_int_equal(l.at, i % 4);
		assert_in_range(l.links.all[l.at].line, l.top, l.top + 7);
		assert_ptr_equal(pager_link(&l), &l.links.all[l.at]);
	}
	assert_true(pager_turn(&l, -1) && l.at == 3);
	pager_free(&l);
	l = pager_of("no rule\n", 30, 8);
	assert_false(pager_turn(&l, 1));
	assert_null(pager_link(&l));
	pager_free(&l);
}

/* Without a choice that link is meant which is seen first. */
TEST(test_the_first_link_in_sight_is_meant)
{
	struct pager l = pager_of(long_text(), 30, 8);

	assert_ptr_equal(pager_link(&l), &l.links.all[0]);
	pager_scroll(&l, 5);
	assert_null(pager_link(&l));
	pager_scroll(&l, 4);
	assert_ptr_equal(pager_link(&l), &l.links.all[1]);
	assert_true(pager_page(&l, 100));
	assert_int_equal(l.top, 32);
	assert_false(pager_page(&l, 1));
	pager_free(&l);
}

/* E2: on a greater screen less is left to scroll. */
TEST(test_a_pager_laid_out_anew_ends_at_its_end)
{
	struct pager l = pager_of(long_text(), 6, 8);

	assert_true(pager_scroll(&l, 1000));
	assert_int_equal(l.top, l.n - 8);
	pager_lay(&l, 30, 12);
	assert_int_equal(l.n, 40);
	assert_int_equal(l.top, 28);
	pager_lay(&l, 30, 50);
	assert_int_equal(l.top, 0);
	pager_free(&l);
}

/* What is new of a page: all, then what came in below, or from the top on. */
TEST(test_a_pager_tells_what_has_come_into_sight)
{
	struct pager l = pager_of(long_text(), 6, 8);

	assert_int_equal(pager_news(&l), -1);
	assert_int_equal(pager_news(&l), -1);
	assert_true(pager_leaf(&l));
	assert_int_equal(pager_news(&l), 1);	/* one line of the last page is above it */
	assert_int_equal(pager_news(&l), 1);
	assert_true(pager_scroll(&l, 1));
	assert_int_equal(pager_news(&l), 7);
	assert_true(pager_scroll(&l, -1));
	assert_int_equal(pager_news(&l), 0);
	assert_true(pager_scroll(&l, 1000));
	assert_int_equal(pager_news(&l), 0);
	pager_free(&l);
}

/* ---- pages ---- */

struct page { struct buffer buffer; struct pager pager; };

static struct page page_of(const struct browser *p, int cols)
{
	struct page page = { .pager = { .at = -1 } };

	browser_write(p, cols, &page.buffer, &page.pager.links);
	page.pager.text = buffer_text(&page.buffer);
	pager_lay(&page.pager, cols, 20);
	return page;
}

static void page_free(struct page *page)
{
	pager_free(&page->pager);
	buffer_free(&page->buffer);
}

static bool page_links(const struct page *page, struct cite c)
{
	for (int i = 0; i < page->pager.links.n; i++)
		if (cite_same(page->pager.links.all[i].cite, c))
			return true;
	return false;
}

static void expect_says(const struct page *page, const char *text)
{
	if (strstr(page->pager.text, text) == NULL)
		fail_msg("\"%s\" is not in: %s", text, page->pager.text);
}

TEST(test_a_rule_leads_to_its_tables_and_subjects)
{
	const struct rulebook *const b = &rulebook_rugged;
	struct browser p = { .n = 0 };
	struct page page;

	browser_take(&p, b);
	browser_open(&p, cite_of(b, "A-16"));
	page = page_of(&p, 76);
	expect_says(&page, rulebook_rule(b, "A-16")->text);
	assert_true(page_links(&page, (struct cite){ CITED_TABLE,
		(int)(rulebook_table(b, "shooting") - b->tables), -1 }));
	assert_true(page_links(&page, (struct cite){ CITED_SUBJECT,
		(int)(subject_find("shooting") - subjects), -1 }));
	assert_false(page_links(&page, cite_of(b, "A-16")));	/* where one is already */
	page_free(&page);
}

TEST(test_a_row_stands_with_its_rule_and_its_table)
{
	const struct rulebook *const b = &rulebook_rugged;
	struct browser p = { .n = 0 };
	struct page page;

	browser_take(&p, b);
	browser_open(&p, cite_of(b, "shooting.short"));
	page = page_of(&p, 76);
	expect_says(&page, "Target within short range");
	expect_says(&page, "R:257");
	expect_says(&page, rulebook_rule(b, "A-16")->text);
	assert_null(strstr(page.pager.text, "Target at long range"));
	assert_true(page_links(&page, cite_of(b, "A-16")));
	page_free(&page);
}

/* Whatever the width, every row is there, and every line fits. */
static void expect_whole_table(const struct browser *p, const struct rule_table *t, int cols)
{
	struct page page = page_of(p, cols);

	for (int row = 0; row < t->n_rows; row++) {
		char source[40];

		snprintf(source, sizeof source, "%.*s", (int)strcspn(t->sources[row], " "),
			t->sources[row]);
		expect_says(&page, rule_table_at(t, row, 0)->text);
		expect_says(&page, source);
	}
	for (int i = 0; i < page.pager.n; i++) {
		const struct strip *const s = &page.pager.strips[i];
		char line[1000];

		snprintf(line, sizeof line, "%.*s", (int)s->bytes, page.pager.text + s->start);
		assert_true(s->indent + wide_columns(line) <= cols);
	}
	page_free(&page);
}

TEST(test_tables_are_whole_in_columns_and_in_lines)
{
	for (int k = 0; rulebooks[k] != NULL; k++) {
		const struct rulebook *const b = rulebooks[k];

		for (int i = 0; i < b->n_tables; i++) {
			struct browser p = { .n = 0 };

			browser_take(&p, b);
			browser_open(&p, (struct cite){ CITED_TABLE, i, -1 });
			expect_whole_table(&p, &b->tables[i], 56);
			expect_whole_table(&p, &b->tables[i], 76);
			assert_string_equal(browser_turns(&p, 296), "lines");
			browser_page(&p)->turned = true;
			assert_string_equal(browser_turns(&p, 296), "columns");
			expect_whole_table(&p, &b->tables[i], 56);
		}
	}
}

/* Every rule of every book, and every subject: a page that can be laid out, whose links lead
 * to pages. */
TEST(test_every_link_of_every_page_leads_somewhere)
{
	for (int k = 0; rulebooks[k] != NULL; k++) {
		struct browser p = { .n = 0 };
		struct page all;

		browser_take(&p, rulebooks[k]);
		browser_open(&p, nothing);
		all = page_of(&p, 76);
		assert_true(all.pager.links.n >= rulebooks[k]->n_rules + rulebooks[k]->n_tables);
		for (int i = 0; i < all.pager.links.n; i++) {
			struct page page;

			browser_go(&p, all.pager.links.all[i].cite);
			assert_int_equal(p.n, 2);
			page = page_of(&p, 76);
			assert_true(page.pager.n > 1);
			assert_false(page_links(&page, all.pager.links.all[i].cite));
			for (int j = 0; j < page.pager.links.n; j++)
				assert_true(page.pager.links.all[j].cite.kind != CITED_NOTHING);
			page_free(&page);
			assert_true(browser_back(&p));
		}
		page_free(&all);
	}
}

TEST(test_searches_find_and_guess)
{
	struct browser p = { .n = 0 };
	struct page page;

	browser_take(&p, &rulebook_rugged);
	browser_ask(&p, "muzzle");
	page = page_of(&p, 76);
	assert_true(page_links(&page, cite_of(&rulebook_rugged, "A-24")));
	page_free(&page);
	browser_search(&p, "wuond");
	page = page_of(&p, 76);
	expect_says(&page, "Was this meant?");
	assert_true(page_links(&page, cite_of(&rulebook_rugged, "wound")));
	page_free(&page);
	browser_search(&p, "bicycle");
	page = page_of(&p, 76);
	assert_int_equal(page.pager.links.n, 0);
	expect_says(&page, "bicycle");
	page_free(&page);
}

/* What is typed has no bounds, and may be cut where no letter ends. */
TEST(test_long_words_are_cut_between_letters)
{
	struct browser p = { .n = 0 };
	char word[400] = "";

	for (int i = 0; i < 60; i++)
		wide_add(word, sizeof word, "\xC3\xA9\xE2\x80\xA6");
	browser_take(&p, &rulebook_rugged);
	browser_search(&p, word);
	assert_true(strlen(browser_page(&p)->word) < BROWSER_WORD);
	for (const char *at = browser_page(&p)->word; *at != '\0'; )
		assert_int_not_equal(wide_next(&at), TEXT_REPLACEMENT);
}

/* ---- the trail ---- */

TEST(test_back_leads_the_way_one_came)
{
	const struct rulebook *const b = &rulebook_rugged;
	struct browser p = { .n = 0 };

	browser_take(&p, b);
	browser_open(&p, cite_of(b, "A-16"));
	browser_page(&p)->at = 3;
	browser_page(&p)->top = 2;
	browser_go(&p, cite_of(b, "shooting.short"));
	browser_go(&p, cite_of(b, "shooting.short"));	/* is there already */
	browser_search(&p, "cover");
	assert_int_equal(p.n, 3);
	assert_true(browser_back(&p) && browser_back(&p));
	assert_true(cite_same(browser_page(&p)->cite, cite_of(b, "A-16")));
	assert_int_equal(browser_page(&p)->at, 3);
	assert_int_equal(browser_page(&p)->top, 2);
	assert_false(browser_back(&p));
	assert_int_equal(p.n, 1);
}

TEST(test_a_place_opened_again_is_where_it_was_left)
{
	const struct rulebook *const b = &rulebook_rugged;
	struct browser p = { .n = 0 };

	browser_take(&p, b);
	browser_open(&p, cite_of(b, "A-16"));
	browser_go(&p, cite_of(b, "wound"));
	browser_open(&p, cite_of(b, "A-16"));	/* the same trail */
	assert_int_equal(p.n, 2);
	browser_open(&p, nothing);		/* and this too */
	assert_int_equal(p.n, 2);
	browser_open(&p, cite_of(b, "A-17"));	/* another */
	assert_int_equal(p.n, 1);
	browser_contents(&p);
	browser_page(&p)->at = 40;
	browser_page(&p)->top = 33;
	browser_open(&p, cite_of(b, "A-21"));
	browser_contents(&p);			/* its place is kept */
	assert_int_equal(browser_page(&p)->at, 40);
	assert_int_equal(browser_page(&p)->top, 33);
}

TEST(test_a_very_long_way_keeps_its_ends)
{
	const struct rulebook *const b = &rulebook_rugged;
	struct browser p = { .n = 0 };
	int steps = 0;

	browser_take(&p, b);
	browser_open(&p, cite_of(b, "A-16"));
	for (int i = 0; i < 3 * BROWSER_TRAIL; i++)
		browser_go(&p, (struct cite){ CITED_RULE, i % b->n_rules, -1 });
	assert_int_equal(browser_page(&p)->cite.at, (3 * BROWSER_TRAIL - 1) % b->n_rules);
	while (browser_back(&p))
		steps++;
	assert_int_equal(steps, BROWSER_TRAIL - 1);
	assert_true(cite_same(browser_page(&p)->cite, cite_of(b, "A-16")));
}

/* O2: round all books and back to the game's own, house rules and all. */
TEST(test_the_next_book_has_the_same_or_its_contents)
{
	struct rulebook *const house = rulebook_copy(&rulebook_pacific);
	struct browser p = { .n = 0 };
	struct page page;

	assert_non_null(house);
	assert_int_equal(rulebook_override(house, "weapons", "rifle", "short", "9\""), OVERRIDE_OK);
	browser_take(&p, house);
	browser_open(&p, cite_of(house, "cover"));
	browser_next_book(&p, 1);
	assert_ptr_equal(browser_book(&p, browser_page(&p)), &rulebook_risk);
	assert_int_equal(browser_page(&p)->cite.kind, CITED_SUBJECT);
	browser_next_book(&p, -1);
	assert_ptr_equal(browser_book(&p, browser_page(&p)), house);
	browser_open(&p, cite_of(house, "A-28"));	/* vehicles: nobody else has them */
	browser_next_book(&p, 1);
	assert_int_equal(browser_page(&p)->kind, PAGE_CONTENTS);
	browser_open(&p, cite_of(house, "weapons.rifle"));
	page = page_of(&p, 76);
	expect_says(&page, " 9\"");
	page_free(&page);
	browser_next_book(&p, -1);
	assert_ptr_equal(browser_book(&p, browser_page(&p)), &rulebook_rugged);
	assert_int_equal(browser_page(&p)->cite.kind, CITED_ROW);
	page = page_of(&p, 76);
	assert_null(strstr(page.pager.text, " 9\""));
	page_free(&page);
	rulebook_free(house);
}

TEST_MAIN

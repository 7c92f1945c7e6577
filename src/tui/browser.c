/* The rule browser: where one is in the rulebooks.  See browser.h; what the pages say is in
 * browser_write.c. */
#include "tui/browser.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/subject.h"
#include "tui/wide.h"

/* ---- books ---- */

static int books(void)
{
	int n = 0;

	while (rulebooks[n] != NULL)
		n++;
	return n;
}

/* The printed book of the game's name, or -1: one that is not among them. */
static int own_place(const struct browser *p)
{
	for (int i = 0; rulebooks[i] != NULL; i++)
		if (strcmp(rulebooks[i]->id, p->own->id) == 0)
			return i;
	return -1;
}

const struct rulebook *browser_book(const struct browser *p, const struct browser_page *page)
{
	return page->book < 0 ? p->own : rulebooks[page->book];
}

/* ---- the trail ---- */

struct browser_page *browser_page(struct browser *p)
{
	return &p->trail[p->n - 1];
}

static void keep_contents(struct browser *p)
{
	const struct browser_page *const page = browser_page(p);

	if (page->kind == PAGE_CONTENTS && page->book < 0) {
		p->contents_at = page->at;
		p->contents_top = page->top;
	}
}

/* The oldest step of a very long way is forgotten. */
static void push(struct browser *p, struct browser_page page)
{
	if (p->n > 0)
		keep_contents(p);
	if (p->n == BROWSER_TRAIL) {
		memmove(&p->trail[1], &p->trail[2], (BROWSER_TRAIL - 2) * sizeof p->trail[0]);
		p->n--;
	}
	page.at = -1;
	if (page.kind == PAGE_CONTENTS && page.book < 0) {
		page.at = p->contents_at;
		page.top = p->contents_top;
	} else if (page.kind != PAGE_CITED || page.cite.kind == CITED_SUBJECT) {
		page.at = 0;
	}
	p->trail[p->n++] = page;
}

static bool same(const struct browser_page *a, const struct browser_page *b)
{
	return a->kind == b->kind && a->book == b->book && cite_same(a->cite, b->cite)
		&& strcmp(a->word, b->word) == 0;
}

static void go(struct browser *p, struct browser_page page)
{
	if (p->n == 0 || !same(&page, browser_page(p)))
		push(p, page);
}

static struct browser_page cited(int book, struct cite c)
{
	return (struct browser_page){ .kind = PAGE_CITED, .book = book, .cite = c };
}

void browser_take(struct browser *p, const struct rulebook *own)
{
	p->own = own;
}

void browser_open(struct browser *p, struct cite c)
{
	const struct browser_page page = cited(-1, c);

	if (c.kind == CITED_NOTHING && p->n == 0)
		push(p, (struct browser_page){ .kind = PAGE_CONTENTS, .book = -1 });
	if (c.kind == CITED_NOTHING || (p->n > 0 && same(&p->trail[0], &page)))
		return;
	if (p->n > 0)
		keep_contents(p);
	p->n = 0;
	push(p, page);
}

static int here(struct browser *p)
{
	return p->n > 0 ? browser_page(p)->book : -1;
}

void browser_go(struct browser *p, struct cite c)
{
	go(p, cited(here(p), c));
}

void browser_search(struct browser *p, const char *word)
{
	struct browser_page page = { .kind = PAGE_SEARCH, .book = here(p) };

	wide_add(page.word, sizeof page.word, "%s", word);
	go(p, page);
}

/* Words like "cover" name much; who types a rule's id or a row's means that alone. */
void browser_find(struct browser *p, const char *word)
{
	const struct browser_page at = { .book = here(p) };
	struct cite c;

	if (cite_word(browser_book(p, &at), word, &c)
			&& (c.kind == CITED_RULE || c.kind == CITED_ROW))
		browser_go(p, c);
	else
		browser_search(p, word);
}

void browser_ask(struct browser *p, const char *word)
{
	struct cite c = { CITED_NOTHING, -1, -1 };

	if (word[0] == '\0' || (cite_word(p->own, word, &c) && (c.kind != CITED_SUBJECT
			|| strcasecmp(word, subjects[c.at].id) == 0))) {
		browser_open(p, c);
		return;
	}
	if (p->n > 0)
		keep_contents(p);
	p->n = 0;
	browser_search(p, word);
}

void browser_contents(struct browser *p)
{
	go(p, (struct browser_page){ .kind = PAGE_CONTENTS, .book = here(p) });
}

bool browser_back(struct browser *p)
{
	if (p->n <= 1)
		return false;
	keep_contents(p);
	p->n--;
	return true;
}

/* ---- other books ---- */

/* The same in another book; contents if it has it not. */
static struct browser_page translate(const struct browser *p, const struct browser_page *page,
	int book)
{
	struct browser_page other = { .kind = page->kind, .book = book };
	char id[CITE_ID_MAX];

	snprintf(other.word, sizeof other.word, "%s", page->word);
	if (page->kind != PAGE_CITED)
		return other;
	if (page->cite.kind == CITED_SUBJECT) {
		other.cite = page->cite;
		return other;
	}
	cite_id(browser_book(p, page), page->cite, id);
	if (!cite_word(browser_book(p, &other), id, &other.cite)
			|| other.cite.kind != page->cite.kind)
		other = (struct browser_page){ .kind = PAGE_CONTENTS, .book = book };
	return other;
}

void browser_next_book(struct browser *p, int step)
{
	const struct browser_page *const page = browser_page(p);
	const int own = own_place(p), n = books();
	int book = page->book < 0 ? own : page->book;

	if (book < 0)		/* the game's own book is none of them */
		book = step > 0 ? 0 : n - 1;
	else
		book = (book + step + n) % n;
	push(p, translate(p, page, book == own ? -1 : book));
}

/* ---- titles ---- */

void browser_title(const struct browser *p, const struct browser_page *page, char *text,
	size_t size)
{
	const struct rulebook *const b = browser_book(p, page);
	char id[CITE_ID_MAX];

	if (page->kind == PAGE_CONTENTS) {
		snprintf(text, size, "%s: contents", b->title);
	} else if (page->kind == PAGE_SEARCH) {
		snprintf(text, size, "%s: \"%s\"", b->title, page->word);
	} else {
		cite_id(b, page->cite, id);
		snprintf(text, size, "%s: %s %s", b->title, cite_kind_name(page->cite.kind), id);
	}
}

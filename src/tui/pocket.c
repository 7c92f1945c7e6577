/* The pocket: where one is in the rulebooks.  See pocket.h; what the pages say is in
 * pocket_write.c. */
#include "tui/pocket.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/subject.h"
#include "tui/text.h"

/* ---- books ---- */

static int books(void)
{
	int n = 0;

	while (rulebooks[n] != NULL)
		n++;
	return n;
}

/* The printed book of the game's name, or -1: one that is not among them. */
static int own_place(const struct pocket *p)
{
	for (int i = 0; rulebooks[i] != NULL; i++)
		if (strcmp(rulebooks[i]->id, p->own->id) == 0)
			return i;
	return -1;
}

const struct rulebook *pocket_book(const struct pocket *p, const struct pocket_page *page)
{
	return page->book < 0 ? p->own : rulebooks[page->book];
}

/* ---- the trail ---- */

struct pocket_page *pocket_page(struct pocket *p)
{
	return &p->trail[p->n - 1];
}

static void keep_contents(struct pocket *p)
{
	const struct pocket_page *const page = pocket_page(p);

	if (page->kind == PAGE_CONTENTS && page->book < 0) {
		p->contents_at = page->at;
		p->contents_top = page->top;
	}
}

/* The oldest step of a very long way is forgotten. */
static void push(struct pocket *p, struct pocket_page page)
{
	if (p->n > 0)
		keep_contents(p);
	if (p->n == POCKET_TRAIL) {
		memmove(&p->trail[1], &p->trail[2], (POCKET_TRAIL - 2) * sizeof p->trail[0]);
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

static bool same(const struct pocket_page *a, const struct pocket_page *b)
{
	return a->kind == b->kind && a->book == b->book && cite_same(a->cite, b->cite)
		&& strcmp(a->word, b->word) == 0;
}

static void go(struct pocket *p, struct pocket_page page)
{
	if (p->n == 0 || !same(&page, pocket_page(p)))
		push(p, page);
}

static struct pocket_page cited(int book, struct cite c)
{
	return (struct pocket_page){ .kind = PAGE_CITED, .book = book, .cite = c };
}

void pocket_take(struct pocket *p, const struct rulebook *own)
{
	p->own = own;
}

void pocket_open(struct pocket *p, struct cite c)
{
	const struct pocket_page page = cited(-1, c);

	if (c.kind == CITED_NOTHING && p->n == 0)
		push(p, (struct pocket_page){ .kind = PAGE_CONTENTS, .book = -1 });
	if (c.kind == CITED_NOTHING || (p->n > 0 && same(&p->trail[0], &page)))
		return;
	if (p->n > 0)
		keep_contents(p);
	p->n = 0;
	push(p, page);
}

static int here(struct pocket *p)
{
	return p->n > 0 ? pocket_page(p)->book : -1;
}

void pocket_go(struct pocket *p, struct cite c)
{
	go(p, cited(here(p), c));
}

void pocket_search(struct pocket *p, const char *word)
{
	struct pocket_page page = { .kind = PAGE_SEARCH, .book = here(p) };

	text_add(page.word, sizeof page.word, "%s", word);
	go(p, page);
}

/* Words like "cover" name much; who types a rule's id or a row's means that alone. */
void pocket_find(struct pocket *p, const char *word)
{
	const struct pocket_page at = { .book = here(p) };
	struct cite c;

	if (cite_word(pocket_book(p, &at), word, &c)
			&& (c.kind == CITED_RULE || c.kind == CITED_ROW))
		pocket_go(p, c);
	else
		pocket_search(p, word);
}

void pocket_ask(struct pocket *p, const char *word)
{
	struct cite c = { CITED_NOTHING, -1, -1 };

	if (word[0] == '\0' || (cite_word(p->own, word, &c) && (c.kind != CITED_SUBJECT
			|| strcasecmp(word, subjects[c.at].id) == 0))) {
		pocket_open(p, c);
		return;
	}
	if (p->n > 0)
		keep_contents(p);
	p->n = 0;
	pocket_search(p, word);
}

void pocket_contents(struct pocket *p)
{
	go(p, (struct pocket_page){ .kind = PAGE_CONTENTS, .book = here(p) });
}

bool pocket_back(struct pocket *p)
{
	if (p->n <= 1)
		return false;
	keep_contents(p);
	p->n--;
	return true;
}

/* ---- other books ---- */

/* The same in another book; contents if it has it not. */
static struct pocket_page translate(const struct pocket *p, const struct pocket_page *page,
	int book)
{
	struct pocket_page other = { .kind = page->kind, .book = book };
	char id[CITE_ID_MAX];

	snprintf(other.word, sizeof other.word, "%s", page->word);
	if (page->kind != PAGE_CITED)
		return other;
	if (page->cite.kind == CITED_SUBJECT) {
		other.cite = page->cite;
		return other;
	}
	cite_id(pocket_book(p, page), page->cite, id);
	if (!cite_word(pocket_book(p, &other), id, &other.cite)
			|| other.cite.kind != page->cite.kind)
		other = (struct pocket_page){ .kind = PAGE_CONTENTS, .book = book };
	return other;
}

void pocket_next_book(struct pocket *p, int step)
{
	const struct pocket_page *const page = pocket_page(p);
	const int own = own_place(p), n = books();
	int book = page->book < 0 ? own : page->book;

	if (book < 0)		/* the game's own book is none of them */
		book = step > 0 ? 0 : n - 1;
	else
		book = (book + step + n) % n;
	push(p, translate(p, page, book == own ? -1 : book));
}

/* ---- titles ---- */

void pocket_title(const struct pocket *p, const struct pocket_page *page, char *text,
	size_t size)
{
	const struct rulebook *const b = pocket_book(p, page);
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

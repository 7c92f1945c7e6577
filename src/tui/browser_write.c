/* What the pages of the browser say: see browser.h.
 *
 * A rule or a table has the very words of `cliffhanger rules`.  Beneath stands what one may
 * want next.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/search.h"
#include "cliffhanger/subject.h"
#include "tui/browser.h"
#include "tui/wide.h"

enum { ID_COLS = 18, NOTED_MAX = 40 };

struct writing {
	const struct rulebook *book;
	const struct browser_page *page;
	int cols;
	struct buffer *buffer;
	struct links *links;
};

/* A heading of a shared page: the rule that it begins with may be chosen, unless one is
 * there; what else it names stands below. */
static void say_heading(const struct writing *w, const char *text)
{
	struct cite_spot spot;

	buffer_add(w->buffer, "# %s\n", text);
	if (cite_next(w->book, text, 0, &spot) && spot.start == 0
			&& !cite_same(spot.cite, w->page->cite))
		links_add(w->links, spot.cite, w->buffer->used - strlen(text) - 1, spot.bytes);
}

/* A paragraph of a shared page, set in as there: what it cites may be chosen. */
static void say(void *self, int indent, const char *text)
{
	const struct writing *const w = self;
	const size_t from = w->buffer->used;

	if (indent == 0) {
		say_heading(w, text);
		return;
	}
	buffer_add(w->buffer, ":%02d %s\n", indent, text);
	links_scan(w->links, w->book, buffer_text(w->buffer), from);
	links_drop(w->links, from, w->page->cite);
}

/* A line of a table in columns. */
static void put_line(void *self, const char *text, bool heading)
{
	const struct writing *const w = self;

	buffer_add(w->buffer, "%s %s\n", heading ? "=" : "|", text);
}

static int columns_of(const void *self, const char *text, size_t bytes)
{
	const char *const end = text + bytes;
	int columns = 0;

	(void)self;
	while (text < end)
		columns += wide_width(wide_next(&text));
	return columns;
}

static struct rule_writer writer_of(struct writing *w)
{
	return (struct rule_writer){ say, w, put_line, columns_of };
}

static void put_heading(const struct writing *w, const char *text)
{
	buffer_add(w->buffer, "%s# %s\n", w->buffer->used > 0 ? "\n" : "", text);
}

/* "shooting.short     Target within short range": a line to be chosen. */
static void put_link(const struct writing *w, struct cite c)
{
	const size_t start = w->buffer->used;
	char id[CITE_ID_MAX];

	cite_id(w->book, c, id);
	buffer_add(w->buffer, "%-*s  %s\n", ID_COLS, id, cite_title(w->book, c));
	links_add(w->links, c, start, strlen(id));
}

/* ---- tables ---- */

static void put_table(struct writing *w, const struct rule_table *t, int row)
{
	const struct rule_writer out = writer_of(w);

	if (w->page->turned || !rulepage_columns(w->book, t, row, w->cols, &out))
		rulepage_table(w->book, t, row, &out);
}

static void say_nothing(void *self, int indent, const char *text)
{
	(void)self;
	(void)indent;
	(void)text;
}

static void put_nothing(void *self, const char *text, bool heading)
{
	(void)self;
	(void)text;
	(void)heading;
}

/* Whether a table may stand in columns at all. */
static bool has_columns(const struct rulebook *b, const struct rule_table *t, int cols)
{
	const struct rule_writer nobody = { say_nothing, NULL, put_nothing, columns_of };

	return rulepage_columns(b, t, -1, cols, &nobody);
}

/* ---- what one may want next ---- */

struct noted { struct cite all[NOTED_MAX]; int n; };

static bool noted(const struct noted *n, struct cite c)
{
	for (int i = 0; i < n->n; i++)
		if (cite_same(n->all[i], c))
			return true;
	return false;
}

static void note(struct noted *n, struct cite c)
{
	if (n->n < NOTED_MAX && !noted(n, c))
		n->all[n->n++] = c;
}

static void put_noted(const struct writing *w, const char *heading, const struct noted *n)
{
	if (n->n > 0)
		put_heading(w, heading);
	for (int i = 0; i < n->n; i++)
		put_link(w, n->all[i]);
}

static struct cite cite_rule(const struct rulebook *b, const char *id)
{
	struct cite c = { CITED_NOTHING, -1, -1 };

	if (!cite_word(b, id, &c))
		c.kind = CITED_NOTHING;
	return c;
}

static void put_subjects(const struct writing *w, const char *id)
{
	struct noted n = { .n = 0 };

	for (int i = 0; subjects[i].id != NULL; i++) {
		const char *const *pieces = rulepage_pieces(w->book, &subjects[i]);

		for (; pieces != NULL && *pieces != NULL; pieces++)
			if (strcmp(*pieces, id) == 0)
				note(&n, (struct cite){ CITED_SUBJECT, i, -1 });
	}
	put_noted(w, "Subjects", &n);
}

/* Its tables, the rules it names, and those that name it. */
static void put_around_rule(const struct writing *w, struct cite c)
{
	const struct rulebook *const b = w->book;
	const struct rule *const rule = &b->rules[c.at];
	struct noted tables = { .n = 0 }, named = { .n = 0 }, naming = { .n = 0 };
	struct cite_spot spot;

	for (int i = 0; i < b->n_tables; i++)
		if (strcmp(b->tables[i].rule, rule->id) == 0 || cite_in(b, b->tables[i].note, c))
			note(&tables, (struct cite){ CITED_TABLE, i, -1 });
	for (size_t at = 0; cite_next(b, rule->text, at, &spot); at = spot.start + spot.bytes)
		if (!noted(&tables, spot.cite) && !cite_same(spot.cite, c))
			note(&named, spot.cite);
	for (int i = 0; i < b->n_rules; i++)
		if (i != c.at && cite_in(b, b->rules[i].text, c))
			note(&naming, (struct cite){ CITED_RULE, i, -1 });
	put_noted(w, "Its tables", &tables);
	put_noted(w, "Named here", &named);
	put_noted(w, "Where it is named", &naming);
	put_subjects(w, rule->id);
}

static void put_around_table(const struct writing *w, const struct rule_table *t)
{
	struct noted n = { .n = 0 };

	note(&n, cite_rule(w->book, t->rule));
	put_noted(w, "The rule that uses it", &n);
	put_subjects(w, t->id);
}

static void put_row(struct writing *w, struct cite c)
{
	const struct rule_table *const t = &w->book->tables[c.at];
	const struct cite rule = cite_rule(w->book, t->rule);
	const struct rule_writer out = writer_of(w);
	struct noted n = { .n = 0 };

	put_table(w, t, c.row);
	if (rule.kind == CITED_RULE) {
		buffer_add(w->buffer, "\n");
		rulepage_rule(&w->book->rules[rule.at], &out);
	}
	note(&n, (struct cite){ CITED_TABLE, c.at, -1 });
	put_noted(w, "The whole table", &n);
	put_subjects(w, t->id);
}

/* ---- subjects ---- */

static void put_pieces(struct writing *w, const struct subject *s)
{
	const char *const *pieces = rulepage_pieces(w->book, s);
	const struct rule_writer out = writer_of(w);

	for (; pieces != NULL && *pieces != NULL; pieces++) {
		const struct cite c = cite_rule(w->book, *pieces);

		if (!w->page->turned)
			put_link(w, c);
		else if (c.kind == CITED_TABLE)
			put_table(&(struct writing){ w->book, &(struct browser_page){ 0 }, w->cols,
				w->buffer, w->links }, &w->book->tables[c.at], -1);
		else
			rulepage_cited(w->book, c, &out);
		if (w->page->turned)
			buffer_add(w->buffer, "\n");
	}
}

static void put_subject(struct writing *w, const struct subject *s)
{
	const char *const *const pieces = rulepage_pieces(w->book, s);
	int n = 0;

	buffer_add(w->buffer, "# %s, by %s\n\n", s->title, w->book->title);
	if (subject_what(s))
		buffer_add(w->buffer, "%s\n\n", subject_what(s));
	if (pieces == NULL)
		buffer_add(w->buffer, "%s says nothing of it.\n", w->book->title);
	put_pieces(w, s);
	if (pieces == NULL || !w->page->turned)
		buffer_add(w->buffer, "\n");
	for (int i = 0; rulebooks[i] != NULL; i++)
		if (rulebooks[i] != w->book && rulepage_pieces(rulebooks[i], s) != NULL)
			buffer_add(w->buffer, "%s %s", n++ > 0 ? "," : "Others have it (b leads on):",
				rulebooks[i]->title);
	buffer_add(w->buffer, n > 0 ? "\n" : "No other book has it.\n");
}

/* ---- contents, and what was searched for ---- */

static void put_contents(const struct writing *w)
{
	const struct rulebook *const b = w->book;

	buffer_add(w->buffer, "%s, by %s\n", b->title, b->authors);
	put_heading(w, "Subjects");
	for (int i = 0; subjects[i].id != NULL; i++)
		if (rulepage_pieces(b, &subjects[i]) != NULL)
			put_link(w, (struct cite){ CITED_SUBJECT, i, -1 });
	put_heading(w, "Tables");
	for (int i = 0; i < b->n_tables; i++)
		put_link(w, (struct cite){ CITED_TABLE, i, -1 });
	put_heading(w, "Rules");
	for (int i = 0; i < b->n_rules; i++)
		put_link(w, (struct cite){ CITED_RULE, i, -1 });
}

static struct search_result search(const struct rulebook *b, const char *words,
	struct search_hit *hits, int room)
{
	return rulebook_search((const struct rulebook *[]){ b, NULL }, words, hits, room);
}

/* The other books that have it; false if none does. */
static bool put_elsewhere(const struct writing *w)
{
	struct search_hit hit;
	int n = 0;

	for (int i = 0; rulebooks[i] != NULL; i++)
		if (rulebooks[i] != w->book
				&& search(rulebooks[i], w->page->word, &hit, 1).n > 0)
			buffer_add(w->buffer, "%s %s", n++ > 0 ? ","
				: "\nOthers have it (b leads on):",
				rulebooks[i]->title);
	if (n > 0)
		buffer_add(w->buffer, "\n");
	return n > 0;
}

static void put_nearest(const struct writing *w)
{
	const char *known;
	struct nearest n;

	buffer_add(w->buffer, "Nothing in %s is called \"%s\" or has it in its words.\n",
		w->book->title, w->page->word);
	if (put_elsewhere(w))
		return;
	nearest_to(&n, w->page->word);
	for (int i = 0; (known = cite_known(w->book, i)) != NULL; i++)
		nearest_try(&n, known);
	if (nearest_word(&n) != NULL) {
		put_heading(w, "Was this meant?");
		put_link(w, cite_rule(w->book, nearest_word(&n)));
	} else {
		buffer_add(w->buffer, "\nNo other book has it either. / looks for something else, "
			"c lists all there is.\n");
	}
}

/* The best first; whole texts of rules, if the page is turned. */
static void put_search(struct writing *w)
{
	struct search_hit hits[BROWSER_FOUND];
	const struct search_result r = search(w->book, w->page->word, hits, BROWSER_FOUND);
	const struct rule_writer out = writer_of(w);

	if (r.n == 0)
		put_nearest(w);
	else if (*r.unknown)
		buffer_add(w->buffer, "Nothing has: %s.\n", r.unknown);
	for (int i = 0; i < r.n; i++) {
		if (w->page->turned && hits[i].cite.kind == CITED_RULE)
			rulepage_rule(&w->book->rules[hits[i].cite.at], &out);
		else
			put_link(w, hits[i].cite);
	}
	if (r.n == BROWSER_FOUND)
		buffer_add(w->buffer, "\nAnd more: more words find less.\n");
}

/* ---- pages ---- */

static void put_cited(struct writing *w, struct cite c)
{
	const struct rule_writer out = writer_of(w);

	switch (c.kind) {
	case CITED_RULE:
		rulepage_rule(&w->book->rules[c.at], &out);
		put_around_rule(w, c);
		break;
	case CITED_TABLE:
		put_table(w, &w->book->tables[c.at], -1);
		put_around_table(w, &w->book->tables[c.at]);
		break;
	case CITED_ROW:
		put_row(w, c);
		break;
	case CITED_SUBJECT:
		put_subject(w, &subjects[c.at]);
		break;
	case CITED_NOTHING:
		break;
	}
}

void browser_write(const struct browser *p, int cols, struct buffer *buffer, struct links *links)
{
	const struct browser_page *const page = &p->trail[p->n - 1];
	struct writing w = { browser_book(p, page), page, cols, buffer, links };

	switch (page->kind) {
	case PAGE_CONTENTS: put_contents(&w); break;
	case PAGE_CITED: put_cited(&w, page->cite); break;
	case PAGE_SEARCH: put_search(&w); break;
	}
}

const char *browser_turns(const struct browser *p, int cols)
{
	const struct browser_page *const page = &p->trail[p->n - 1];
	const struct rulebook *const b = browser_book(p, page);

	if (page->kind == PAGE_CITED && page->cite.kind == CITED_TABLE)
		return !has_columns(b, &b->tables[page->cite.at], cols) ? NULL :
			page->turned ? "columns" : "lines";
	if (page->kind == PAGE_SEARCH || (page->kind == PAGE_CITED
			&& page->cite.kind == CITED_SUBJECT))
		return page->turned ? "titles" : "texts";
	return NULL;
}

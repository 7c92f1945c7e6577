/* A pager: see pager.h. */
#include "tui/pager.h"

#include "tui/grades.h"

#include <stdlib.h>
#include <string.h>

#include "tui/wide.h"

enum { HANG_MAX = 30, MARK = 2, GRADE_MARK = 3, DEEP_MARK = 4, DECIMAL = 10 };

/* ---- links ---- */

void links_add(struct links *l, struct cite cite, size_t start, size_t bytes)
{
	if (l->n == l->room) {
		const int room = l->room > 0 ? 2 * l->room : 32;
		struct link *more = realloc(l->all, (size_t)room * sizeof *more);

		if (more == NULL)
			return;		/* it is read, and cannot be chosen */
		l->all = more;
		l->room = room;
	}
	l->all[l->n++] = (struct link){ cite, start, bytes, 0, false };
}

void links_add_whole(struct links *l, size_t start, size_t bytes)
{
	const int n = l->n;

	links_add(l, (struct cite){ CITED_NOTHING, -1, -1 }, start, bytes);
	if (l->n > n)
		l->all[n].whole = true;
}

void links_scan(struct links *l, const struct rulebook *b, const char *text, size_t from)
{
	struct cite_spot spot;

	for (size_t at = from; cite_next(b, text, at, &spot); at = spot.start + spot.bytes)
		links_add(l, spot.cite, spot.start, spot.bytes);
}

void links_drop(struct links *l, size_t from, struct cite cite)
{
	int kept = 0;

	for (int i = 0; i < l->n; i++)
		if (l->all[i].start < from || !cite_same(l->all[i].cite, cite))
			l->all[kept++] = l->all[i];
	l->n = kept;
}

static void links_free(struct links *l)
{
	free(l->all);
	*l = (struct links){ 0 };
}

/* ---- lines ---- */

/* The text as it flows: where it goes on, and its paragraph's ways. */
struct flow {
	const char *rest;
	int hang;
	bool inside, flat;	/* a paragraph has begun and goes on; is never wrapped */
	bool graded;
	enum ink ink, edge;
};

/* Columns before what stands behind the first gap of two blanks or more:
 * where the wrapped rest of "Leader    Jack Steele …" is set in. */
static int hanging(const char *line)
{
	const size_t end = strcspn(line, "\n");

	for (size_t i = 1; i + 2 < end && i < HANG_MAX; i++)
		if (line[i] != ' ' && line[i - 1] == ' ' && i > 1 && line[i - 2] == ' ')
			return (int)i;
	return 0;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool marked(const char *text, char mark)
{
	return text[0] == mark && text[1] == ' ';
}

/* ":12 ": how far the paragraph's later lines are set in, or -1. */
static int deep(const char *text)
{
	if (text[0] != ':' || !is_digit(text[1]) || !is_digit(text[2]) || text[3] != ' ')
		return -1;
	return (text[1] - '0') * DECIMAL + text[2] - '0';
}

/* The ink of a graded paragraph's edge; false if it is none. */
static bool grade_of(const char *text, enum ink *edge)
{
	enum tale_grade grade;

	if (text[0] != '^' || text[1] == '\0' || text[2] != ' '
			|| !grades_of_mark(text[1], &grade))
		return false;
	*edge = grades_edge(grade);
	return true;
}

static void begin_paragraph(const struct pager *l, struct flow *flow)
{
	const char *const text = flow->rest;
	const bool title = marked(text, '#'), blue = marked(text, '~');

	flow->flat = marked(text, '|') || marked(text, '=');
	flow->hang = deep(text) >= 0 ? deep(text) : flow->flat || title ? 0 : hanging(text);
	flow->ink = title || marked(text, '=') ? INK_TITLE : blue ? INK_BLUE :
		marked(text, '!') ? INK_WARN : l->ink;
	flow->graded = grade_of(text, &flow->edge);
	if (flow->graded) {
		flow->hang = PAGER_WORD;
		flow->ink = flow->edge == INK_BAD ? INK_PLAIN : l->ink;
		flow->rest += GRADE_MARK;
		return;
	}
	flow->rest += deep(text) >= 0 ? DEEP_MARK : title || blue || flow->flat ? MARK : 0;
}

static const char *flat_line(struct flow *flow, size_t *bytes)
{
	const char *const start = flow->rest;

	*bytes = strcspn(start, "\n");
	flow->rest += *bytes + (start[*bytes] == '\n');
	return start;
}

static bool next_strip(const struct pager *l, struct flow *flow, struct strip *strip)
{
	const char *start;

	if (*flow->rest == '\0')
		return false;
	if (!flow->inside)
		begin_paragraph(l, flow);
	strip->ink = flow->ink;
	strip->flat = flow->flat;
	strip->graded = flow->graded;
	strip->edge = flow->edge;
	strip->word = flow->graded && !flow->inside;
	strip->indent = flow->inside ? flow->hang : 0;
	start = flow->flat || *flow->rest == '\0' ? flat_line(flow, &strip->bytes) :
		wide_wrap(&flow->rest, l->cols - strip->indent
			- (strip->graded ? PAGER_EDGE : 0), &strip->bytes);
	strip->start = (size_t)(start - l->text);
	flow->inside = flow->rest > l->text && flow->rest[-1] != '\n' && *flow->rest != '\0';
	return true;
}

static bool keep_strip(struct pager *l, const struct strip *strip)
{
	if (l->n == l->room) {
		const int room = l->room > 0 ? 2 * l->room : 128;
		struct strip *more = realloc(l->strips, (size_t)room * sizeof *more);

		if (more == NULL)
			return false;
		l->strips = more;
		l->room = room;
	}
	l->strips[l->n++] = *strip;
	return true;
}

/* E1: a link that a break within a word has parted counts as where it begins. */
static void place_links(struct pager *l)
{
	int line = 0;

	for (int i = 0; i < l->links.n; i++) {
		while (line + 1 < l->n && l->strips[line + 1].start <= l->links.all[i].start)
			line++;
		l->links.all[i].line = line;
	}
}

static int last_top(const struct pager *l)
{
	return l->n > l->rows ? l->n - l->rows : 0;
}

void pager_lay(struct pager *l, int cols, int rows)
{
	struct flow flow = { .rest = l->text };
	const bool anew = l->cols != cols || l->rows != rows;
	struct strip strip;

	l->cols = cols;
	l->rows = rows > 1 ? rows : 1;
	l->n = 0;
	while (next_strip(l, &flow, &strip) && keep_strip(l, &strip))
		;
	place_links(l);
	if (l->at >= l->links.n)
		l->at = l->links.n - 1;
	if (l->top > last_top(l) && (anew || l->top >= l->n))
		l->top = last_top(l);
}

void pager_free(struct pager *l)
{
	links_free(&l->links);
	free(l->strips);
	*l = (struct pager){ .at = -1 };
}

/* ---- moving ---- */

static bool in_sight(const struct pager *l, int line)
{
	return line >= l->top && line < l->top + l->rows;
}

bool pager_scroll(struct pager *l, int lines)
{
	const int before = l->top, most = before > last_top(l) ? before : last_top(l);

	l->top += lines;
	if (l->top > most)
		l->top = most;
	if (l->top < 0)
		l->top = 0;
	return l->top != before;
}

bool pager_leaf(struct pager *l)
{
	if (l->top + l->rows >= l->n)
		return false;
	l->top += l->rows > 1 ? l->rows - 1 : 1;
	return true;
}

int pager_news(struct pager *l)
{
	const int end = l->top + l->rows < l->n ? l->top + l->rows : l->n;
	const bool on = l->top > l->told.top && l->told.end > l->top && l->told.end < end;

	if (l->told.end == 0)
		l->told.row = -1;
	else if (l->top != l->told.top || end != l->told.end)
		l->told.row = on ? l->told.end - l->top : 0;
	l->told.top = l->top;
	l->told.end = end;
	return l->told.row;
}

static void show(struct pager *l, int line)
{
	if (line < l->top)
		l->top = line;
	if (line >= l->top + l->rows)
		l->top = line - l->rows + 1;
}

static void choose(struct pager *l, int link)
{
	l->at = link;
	show(l, l->links.all[link].line);
}

/* The first link at a line or below it, with step -1 the last at it or above; or -1. */
static int link_from(const struct pager *l, int line, int step)
{
	for (int i = step > 0 ? 0 : l->links.n - 1; i >= 0 && i < l->links.n; i += step)
		if (step > 0 ? l->links.all[i].line >= line : l->links.all[i].line <= line)
			return i;
	return -1;
}

/* Whether the link chosen is where one looks. */
static bool holds(const struct pager *l)
{
	return l->at >= 0 && in_sight(l, l->links.all[l->at].line);
}

static int next_link(const struct pager *l, int step)
{
	if (holds(l))
		return l->at + step;
	return link_from(l, step > 0 ? l->top : l->top + l->rows - 1, step);
}

bool pager_turn(struct pager *l, int step)
{
	int next;

	if (l->links.n == 0)
		return false;
	next = next_link(l, step);
	if (next < 0 || next >= l->links.n)
		next = step > 0 ? 0 : l->links.n - 1;
	choose(l, next);
	return true;
}

bool pager_step(struct pager *l, int step)
{
	const int next = l->links.n > 0 ? next_link(l, step) : -1;
	const bool is_one = next >= 0 && next < l->links.n;
	const int line = is_one ? l->links.all[next].line : -1;

	if (is_one && line >= l->top - 1 && line <= l->top + l->rows) {
		choose(l, next);
		return true;
	}
	return pager_scroll(l, step);
}

/* A sentence is in all its lines, a rule's id in the one where it begins. */
static bool is_in(const struct pager *l, const struct link *k, int line)
{
	const struct strip *const s = &l->strips[line];

	return k->whole ? k->start < s->start + s->bytes && k->start + k->bytes > s->start
		: k->line == line;
}

bool pager_point(struct pager *l, int row)
{
	const int line = l->top + row;

	for (int i = 0; line < l->n && i < l->links.n; i++)
		if (is_in(l, &l->links.all[i], line)) {
			l->at = i;
			return true;
		}
	return false;
}

static bool names_columns(const struct pager *l, int line)
{
	return l->strips[line].flat && l->strips[line].ink == INK_TITLE;
}

int pager_names(const struct pager *l, int *first)
{
	int last = l->top, n;

	if (l->n == 0)
		return 0;
	while (last > 0 && l->strips[last].flat && !names_columns(l, last))
		last--;
	for (*first = last; *first > 0 && names_columns(l, *first - 1); )
		--*first;
	n = last - *first + 1;
	if (!names_columns(l, last) || *first >= l->top || n >= l->rows)
		return 0;
	/* They cover nothing but rows of their own table. */
	for (int line = l->top; line <= l->top + n; line++)
		if (line >= l->n || !l->strips[line].flat
				|| (line > last && names_columns(l, line)))
			return 0;
	return n;
}

/* No row is missed that names cover, above or below. */
static bool scroll_page(struct pager *l, int lines)
{
	const int before = l->top;
	int names;

	if (lines < 0)
		return pager_scroll(l, lines + pager_names(l, &names));
	if (lines >= l->rows)	/* to the end */
		return pager_scroll(l, lines);
	if (!pager_leaf(l))
		return false;
	l->top -= pager_names(l, &names);
	return l->top != before;
}

bool pager_page(struct pager *l, int lines)
{
	const bool moved = scroll_page(l, lines);
	const int step = lines < 0 ? -1 : 1;
	int to;

	if (l->at < 0)
		return moved;
	to = moved ? link_from(l, lines < 0 ? l->top : l->top + l->rows - 1, -step) :
		lines < 0 ? 0 : l->links.n - 1;
	if (to < 0 || !in_sight(l, l->links.all[to].line))
		to = link_from(l, l->top, 1);
	if (to >= 0 && in_sight(l, l->links.all[to].line) && to != l->at) {
		l->at = to;
		return true;
	}
	return moved;
}

const struct link *pager_link(const struct pager *l)
{
	int first;

	if (l->at >= 0)
		return &l->links.all[l->at];
	first = link_from(l, l->top, 1);
	return first >= 0 && in_sight(l, l->links.all[first].line) ? &l->links.all[first] : NULL;
}

/* A pager: a text laid out in lines, the rules that it names, and what of it is in sight.
 *
 * Pure, but for drawing (pager_draw.c).  The text is its writer's.  Paragraphs that begin
 * with "# " are headings, those with "! " stand out, those with "~ " are blue (the words
 * of action tests), those with "| " are rows of a table, never wrapped, those with "= " the
 * same above them, and the later lines of those with ":12 " are set in by twelve.  Those with
 * "^! " and the like are graded: an edge of colour, then a word of PAGER_WORD columns in its
 * ink, then what there is to tell, "^! " what cannot be undone, "^~ " what turns the game, "^+ "
 * what is won, "^- " the rest.  A mark is not shown, but for that of what stands out.
 *
 *  E1  every line lies within the text, and each link within one line.
 *  E2  0 <= top < lines; the last line is in sight only where all are, it is the lowest, or a
 *      page has been turned: then what was read before is not there again.
 */
#ifndef TUI_PAGER_H
#define TUI_PAGER_H

#include "cliffhanger/cite.h"
#include "tui/inks.h"

enum { PAGER_WORD = 10, PAGER_EDGE = 2 };

/* A part of the text that names something of a rulebook. */
struct link {
	struct cite cite;
	size_t start, bytes;
	int line;		/* once laid out */
	bool whole;		/* no rule, but a sentence that can be opened: only marked where
				 * it is chosen */
};

struct links { struct link *all; int n, room; };

/* The list is in the text's order: what is added stands behind all before. */
void links_add(struct links *l, struct cite cite, size_t start, size_t bytes);
/* A sentence, by the place that it has among them. */
void links_add_whole(struct links *l, size_t start, size_t bytes);
/* All that the text cites from a byte on. */
void links_scan(struct links *l, const struct rulebook *b, const char *text, size_t from);
/* Forgets those from a byte on that name just this: where one is already. */
void links_drop(struct links *l, size_t from, struct cite cite);

struct strip {
	size_t start, bytes;	/* without its mark */
	int indent;
	enum ink ink;
	bool flat;		/* of a table */
	bool graded, word;	/* has an edge; begins with its word */
	enum ink edge;
};

struct pager {
	const char *text;
	enum ink ink;		/* of plain paragraphs */
	struct links links;	/* what may be chosen; empty: nothing */
	struct strip *strips;
	int n, room, cols;	/* lines at this width */
	int top, rows;		/* first line shown, lines in sight */
	int at;			/* the link chosen, or -1 */
	struct { int top, end, row; } told;	/* what pager_news() was asked of last */
};

/* Lays the text out for so many columns, so many rows of it in sight. */
void pager_lay(struct pager *l, int cols, int rows);
void pager_free(struct pager *l);

/* Each says whether anything changed. */
bool pager_scroll(struct pager *l, int lines);
/* The next page, which has one line of this: the last one has what is left, and nothing twice.
 * False where the end is in sight. */
bool pager_leaf(struct pager *l);
/* To the next link, or with step -1 the one before, wherever it is; from the last to the
 * first. */
bool pager_turn(struct pager *l, int step);
/* To the next link if it is in sight, or a line on. */
bool pager_step(struct pager *l, int step);
/* To a link that a line in sight has, `row` from the uppermost on; false if it has none. */
bool pager_point(struct pager *l, int row);
/* The row of what has come into sight since it was last asked, -1 where all is new; the same
 * again while nothing moves. */
int pager_news(struct pager *l);
/* A page on or back, a link in sight chosen if one was; `rows` as a share of the page. */
bool pager_page(struct pager *l, int lines);
/* Of a table that begins above what is in sight: how many of its first lines name its columns,
 * and where they are.  They stand over the uppermost rows. */
int pager_names(const struct pager *l, int *first);
/* The link chosen, or else the first in sight; NULL if there is none. */
const struct link *pager_link(const struct pager *l);

struct pane;
struct rect;
/* The lines in sight; the link chosen is marked in the column before them, too. */
void pager_draw(const struct pager *l, struct pane *pane, struct rect at);
/* For speech: the cursor to what has come into sight, unless a link is chosen. */
void pager_speak(struct pager *l, struct pane *pane, struct rect at);

#endif

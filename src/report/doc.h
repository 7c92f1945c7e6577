/* Documents: a chronicle as a tree of pieces, which is made once and walked by writers: Markdown
 * (markdown.c), a page (html.c).
 *
 *  D1  texts stand in it as they came from scenarios and players: what of them may be shown, and
 *      what would mean something in a format, is its writer's affair.
 *  D2  a piece's own come right behind it, up to `end`; a piece without any has end = its place
 *      + 1.
 */
#ifndef REPORT_DOC_H
#define REPORT_DOC_H

#include <stdbool.h>
#include <stddef.h>

enum doc_kind {
	DOC_HEADING,	/* number: its level, from 1 */
	DOC_LEAD,	/* a log-line */
	DOC_PROSE,	/* paragraphs as their author wrote them; number: 1 = quoted */
	DOC_PARAGRAPH,	/* has words and sentences */
	DOC_WORDS,
	DOC_STRONG,
	DOC_SENTENCE,	/* one of the narrator's; has the dice that prove it */
	DOC_DIE,	/* a roll; has a words each for what made its number */
	DOC_LIST,	/* has items, */
	DOC_ITEM,	/* which have words */
	DOC_TABLE,	/* has rows, the first of them of heads; text: what it tells */
	DOC_ROW,	/* has cells */
	DOC_CELL,	/* number: 1 = a number, to the right */
	DOC_MAP,	/* of `atlas`, as it was at the end of turn `number`; text: its caption */
	DOC_TURNS,	/* all maps of `atlas`, one after the other */
	DOC_PLOT,	/* `plot` */
	DOC_KINDS
};

struct atlas;
struct plot;

struct doc_piece {
	enum doc_kind kind;
	int number, end;
	bool hinge;		/* of a map: the story hinged on its turn */
	char *text;		/* never NULL */
	const struct atlas *atlas;
	const struct plot *plot;
};

struct doc;
struct doc *doc_new(void);	/* NULL without memory */
void doc_free(struct doc *d);	/* takes NULL */
bool doc_failed(const struct doc *d);	/* ran out of memory */

int doc_count(const struct doc *d);
const struct doc_piece *doc_piece(const struct doc *d, int i);

/* A piece without any of its own. */
struct doc_piece *doc_add(struct doc *d, enum doc_kind kind, int number, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* A piece, and what follows is its own until it is closed. */
void doc_open(struct doc *d, enum doc_kind kind, int number, const char *text);
void doc_close(struct doc *d);
/* Something that pieces show: it is freed with the document, the last one first. */
void doc_keep(struct doc *d, void *thing, void (*let_go)(void *thing));

#endif

/* Tales: what happened, told by one narrator to everybody who asks: the chronicle, the report
 * on the screen, the plain front end.
 *
 * A tale is a list of lines.  A sentence has a grade and a word for its edge, and the events
 * of the log that prove it.
 *
 *  T1  lines stand in the order in which things happened, but for the last sentence of a page,
 *      which names in one breath whom nothing befell.
 *  T2  every event that the reader hears, but for headings, stories and what nobody reads
 *      (steps, flags), proves exactly one sentence: no die is thrown that none leads to.
 *  T3  no formula comes twice on a page; no sentence has a cell in it.
 */
#ifndef CLIFFHANGER_TALE_H
#define CLIFFHANGER_TALE_H

#include "cliffhanger/view.h"

/* ---- what has been ---- */

/* A reader who knows what all sides know (view_new_common()), and hears what all of them hear. */
enum { TALE_ALL_SEATS = -1 };

/* The events of a log added up so far (event.h, E1): the table as it stood when the event that
 * is being told happened, for one reader. */
struct tale_past {
	const struct game *g;	/* as it ended: names, rules, outcome; to a reader who may not
				 * know all, his view of it */
	int seat;		/* the reader's, or TALE_ALL_SEATS */
	const struct event_log *log;
	int16_t turn;
	cell_t cell[FIGURES_MAX];
	uint8_t life[FIGURES_MAX];
	int16_t unit[FIGURES_MAX];	/* whose it is */
};

void tale_begin(struct tale_past *q, const struct game *view, int seat,
	const struct event_log *log);
/* The nth event if the reader may know of it, else NULL. */
const struct event *tale_event(const struct tale_past *q, size_t n);
void tale_follow(struct tale_past *q, const struct event *e);	/* adds one */

/* ---- words ---- */

enum { TALE_WORDS_MAX = 400 };
struct tale_words { char text[TALE_WORDS_MAX]; };

bool words_known(const struct tale_past *q, int unit);	/* the reader knows it by its name */
struct tale_words words_of_figure(const struct tale_past *q, int figure);
struct tale_words words_of_unit(const struct tale_past *q, int unit);
/* As a sentence says it: crowds have an article, but for those who are called after somebody
 * ("Koo's guard", "Vidal and his spotter"); `first` in it or not. */
struct tale_words words_the_unit(const struct tale_past *q, int unit, bool first);
/* A side in the middle of a sentence: "the column"; and its name. */
struct name words_of_side(const struct tale_past *q, int side);
const char *words_side(const struct tale_past *q, int side);
/* "at the middle godown", "in the jungle in the north-east". */
struct tale_words tale_place(const struct tale_past *q, cell_t cell);
/* "one", "two" … "twelve", then figures. */
struct tale_words words_of_number(int n);
/* An aim, which is written to those who have it, as others tell it: "Have the cotta to
 * yourselves at the end." is "have the cotta to themselves at the end". */
struct tale_words tale_aim(const char *aim);
/* That it has been met: "had found the pilot's hollow"; the second of several without "had". */
struct tale_words tale_done(const char *aim, bool had);
/* What a side wants, in a sentence of others: "Their aim is to have the ledger."; of a goal that
 * begins with no verb, as they say it themselves. */
struct tale_words tale_wish(const char *goal);
/* Whether an event is an act of the Game Master's worth telling: turns of the head
 * and steps off the table follow from others. */
bool words_tell_act(const struct event *e);
/* A Game Master's act as the log tells it, without its mark. */
const char *words_of_act(const struct tale_past *q, const struct event *e, char *text,
	size_t size);

/* ---- the tale ---- */

enum tale_grade {
	TALE_LOST,	/* what cannot be undone */
	TALE_TURNS,	/* what turns the game */
	TALE_WON,	/* what is won */
	TALE_REST,
};

enum tale_kind { TALE_TURN, TALE_STORY, TALE_SENTENCE };

struct tale_line {
	enum tale_kind kind;
	enum tale_grade grade;
	const char *word;	/* "killed", of ten columns at most */
	const char *text;	/* of a story: as its author wrote it; of a turn: "Turn 3 of 12" */
	const char *full;	/* the same with a name where `text` has "they": for who leaves out
				 * the sentence before */
	size_t first;		/* the event with which it began */
	int part;		/* lines of one part are a paragraph */
	bool quiet;		/* the last of a page: of those whom nothing befell */
	const size_t *proof;	/* places in the log, in their order */
	int n_proof;
};

/* A page is a turn, or all that is told; none of its formulas comes twice. */
enum tale_pages { TALE_PAGE_A_TURN, TALE_ONE_PAGE };

/* What an event is by itself to whoever reads the log. */
enum tale_grade tale_grade_of(const struct event *e);

struct tale;
/* Events first … end-1 of a log as a seat heard them.  NULL without memory. */
struct tale *tale_new(const struct game *view, int seat, const struct event_log *log,
	size_t first, size_t end, enum tale_pages pages);
void tale_free(struct tale *t);		/* takes NULL */
int tale_count(const struct tale *t);
const struct tale_line *tale_line(const struct tale *t, int i);

/* ---- how it ended ---- */

/* What became of a side's people, each counted once. */
/* The wounded who fight on are among the wounded, and vehicles are nobody. */
struct tale_losses { int fit, wounded, hurt /* who fight on */, dead, captive, gone, awaited; };
struct tale_losses tale_losses(const struct game *view, int side);
/* Whether an event is of points that no objective has brought. */
bool tale_is_besides(const struct game *view, const struct event *e);
/* Why a game that is over was won, in a sentence or two. */
size_t tale_why_won(const struct game *view, char *text, size_t size);

#endif

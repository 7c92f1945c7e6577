/* Markdown: what the files of a report write with.
 *
 *  Q1  whatever comes from a scenario or a player goes through markdown_text(),
 *      which lets nothing of it mean anything in Markdown.
 *  Q2  cell[] and life[] are the events added up so far (event.h, E1): the table
 *      as it stood when the event that is being told happened.
 */
#ifndef REPORT_MARKDOWN_H
#define REPORT_MARKDOWN_H

#include "cliffhanger/report.h"

enum { WORDS_MAX = 400 };

struct markdown {
	FILE *out;
	const struct game *g;		/* as it ended: names, rules, outcome; to a reader who
					 * may not know all, his view of it */
	int seat;			/* the reader's */
	const struct event_log *log;
	const struct report_options *options;
	int16_t turn;
	cell_t cell[FIGURES_MAX];
	uint8_t life[FIGURES_MAX];
	int16_t unit[FIGURES_MAX];	/* whose it is */
};

/* Text with Markdown's signs made harmless. */
void markdown_text(struct markdown *q, const char *text);
/* Prose of a scenario: paragraphs, each line begun with `prefix` ("> "). */
void markdown_prose(struct markdown *q, const char *prefix, const char *text);
void markdown_heading(struct markdown *q, int below, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* The nth event if the reader may know of it, else NULL. */
const struct event *report_event(const struct markdown *q, size_t n);
/* Whether the reader knows a unit by its name. */
bool report_knows(const struct markdown *q, int unit);

struct words { char text[WORDS_MAX]; };
struct words words_of_figure(const struct markdown *q, int figure);
struct words words_of_unit(const struct markdown *q, int unit);
/* As a sentence says it: crowds have an article, but for those who are called after somebody
 * ("Koo's guard", "Vidal and his spotter"); `first` in it or not. */
struct words words_the_unit(const struct markdown *q, int unit, bool first);
/* A side in the middle of a sentence: "the column". */
struct name words_of_side(const struct markdown *q, int side);
/* "the middle godown", "the jungle in the north-east". */
struct words words_of_place(const struct markdown *q, cell_t cell);
/* "north-west", "" for nowhere. */
const char *words_of_course(const struct markdown *q, cell_t from, cell_t to);
/* "one", "two" … "twelve", then figures. */
struct words words_of_number(int n);
/* Whether an event is an act of the Game Master's worth telling: turns of the head
 * and steps off the table follow from others. */
bool report_act(const struct event *e);
/* A Game Master's act as the log tells it, without its mark. */
const char *words_of_act(const struct markdown *q, const struct event *e, char *text, size_t size);
const char *report_side(const struct markdown *q, int side);	/* its name */

/* Adds an event to cell[], life[] and unit[] (Q2). */
void report_follow(struct markdown *q, const struct event *e);

/* ---- the parts of a report, in order ---- */

void report_turns(struct markdown *q);	/* with the sketches */
void report_sketch(struct markdown *q, const char *caption);
void report_ledger(struct markdown *q);

#endif

/* Markdown: what the files of a report write with.
 *
 *  Q1  whatever comes from a scenario or a player goes through markdown_text(),
 *      which lets nothing of it mean anything in Markdown.
 *  Q2  `past` is the events added up so far: the table as it stood when what is being told
 *      happened.
 */
#ifndef REPORT_MARKDOWN_H
#define REPORT_MARKDOWN_H

#include "cliffhanger/report.h"
#include "cliffhanger/tale.h"

struct markdown {
	FILE *out;
	const struct game *g;		/* as past.g */
	const struct event_log *log;
	const struct report_options *options;
	struct tale_past past;
};

/* Text with Markdown's signs made harmless. */
void markdown_text(struct markdown *q, const char *text);
/* Prose of a scenario: paragraphs, each line begun with `prefix` ("> "). */
void markdown_prose(struct markdown *q, const char *prefix, const char *text);
void markdown_heading(struct markdown *q, int below, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- the parts of a report, in order ---- */

bool report_turns(struct markdown *q);	/* with the sketches; false without memory */
void report_sketch(struct markdown *q, const char *caption);
void report_ledger(struct markdown *q);

#endif

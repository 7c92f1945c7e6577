/* Reports: the chronicle of a game as Markdown, fit to be read by people who were
 * not there.
 *
 * It is told from the events alone: who did what where, in prose; sketch maps of
 * the turns on which it hinged; the stories that heroes told of their escapes;
 * what the dice gave and what they might have been expected to give.
 */
#ifndef CLIFFHANGER_REPORT_H
#define CLIFFHANGER_REPORT_H

#include <stdio.h>

#include "cliffhanger/serial.h"

struct report_options {
	int level;		/* of its first heading: 1 for a game alone, 2 … 4 inside
				 * a longer chronicle */
	const char *title;	/* instead of the scenario's, or NULL */
	int reader;		/* 1 + the seat that it is told for, who reads of what that
				 * knows; 0 = whoever may know all */
	bool brief;		/* without cast and colophon: a chronicle has its own */
};

/* Writes the chronicle of a game that was resumed or is watched; false if `out`
 * does not take it. */
bool report_write(const struct session *s, const struct report_options *o, FILE *out);

/* The chronicle of a campaign as far as it has come, every episode's game in it
 * whose save is there; `folder`: where the serial's save is. */
bool report_serial(const struct serial *s, const char *folder, FILE *out);

#endif

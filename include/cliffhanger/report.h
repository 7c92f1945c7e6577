/* Reports: the chronicle of a game or of a campaign, fit to be read by people who were not there:
 * as Markdown, or as a page for a browser that has all it wants within it.
 *
 * It is told from the events alone: who did what where, in the narrator's sentences; maps of how
 * it began, of the turns on which it hinged and of how it ended; the stories that heroes told of
 * their escapes; what the dice gave and what they might have been expected to give.
 */
#ifndef CLIFFHANGER_REPORT_H
#define CLIFFHANGER_REPORT_H

#include <stdio.h>

#include "cliffhanger/serial.h"

enum report_format {
	REPORT_MARKDOWN,
	REPORT_HTML,
	REPORT_SVG	/* of a game alone: one map */
};

struct report_options {
	int reader;		/* 1 + the seat that a game is told for, who reads of what that
				 * knows; 0 = whoever may know all */
	enum report_format format;
	int turn;		/* of SVG: the map of its end, or of the last turn before it */
	const char *maps;	/* of Markdown: its maps go into files of their own, whose paths
				 * begin with this; NULL = it has sketches in signs */
};

/* Writes the chronicle of a game that was resumed or is watched; false if `out`
 * does not take it, or a file of a map cannot be made. */
bool report_write(const struct session *s, const struct report_options *o, FILE *out);

/* The chronicle of a campaign as far as it has come, every episode's game in it
 * whose save is there; `folder`: where the serial's save is. */
bool report_serial(const struct serial *s, const struct report_options *o, const char *folder,
	FILE *out);

#endif

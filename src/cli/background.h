/* Work in the background: a process whose reports are read as they come.
 *
 *  BG1  It writes whole reports, each with background_end() behind it; the last one counts.  One is
 *       at most 256 KiB long, many times what a page of games comes to.
 *  BG2  It is the first of a group of its own, and ended with all whom it has begun: nothing of it
 *       goes on when it is stopped, and when its reader has gone it ends at its next report.
 *  BG3  Terminal and signals are none of its business.
 */
#ifndef CLI_BACKGROUND_H
#define CLI_BACKGROUND_H

#include <stdbool.h>
#include <sys/types.h>

#include "cliffhanger/buffer.h"

struct background {
	pid_t pid;			/* 0 = nothing is under way */
	int pipe;			/* -1 likewise */
	struct buffer coming;		/* the report that is not whole yet */
	struct buffer report;		/* the last whole one */
	bool failed;			/* it ended otherwise than well */
};

/* Begins `work`, which writes on the standard output; false if it cannot. */
bool background_begin(struct background *b, void (*work)(const void *what), const void *what);
/* What has come; whether that is anything new to show. */
bool background_look(struct background *b);
void background_stop(struct background *b);	/* BG2; its reports are forgotten */
/* In the child: a report ends here. */
void background_end(void);

#endif

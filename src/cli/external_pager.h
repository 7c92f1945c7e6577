/* A pager: whoever reads on a terminal reads page by page.
 *
 * $PAGER is split at its blanks and started as it is: no shell ever sees it.
 */
#ifndef CLI_EXTERNAL_PAGER_H
#define CLI_EXTERNAL_PAGER_H

#include <sys/types.h>

struct external_pager { pid_t pid; int output; };	/* where to write; pid 0: no pager */

/* Starts $PAGER, or less, where the standard output is a terminal and there is such a
 * program; else leaves the standard output as it is. */
struct external_pager external_pager_open(void);
/* The same of this command, terminal or not. */
struct external_pager external_pager_start(const char *command);
/* Waits until it was read. */
void external_pager_close(struct external_pager *p);

#endif

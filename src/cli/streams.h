/* Streams: what the process is given to read and to write.
 *
 * A descriptor that is closed at the start would be the number of the next file opened,
 * and a game's text would go into its save; nothing of ours is ever 0, 1 or 2.
 */
#ifndef CLI_STREAMS_H
#define CLI_STREAMS_H

#include <stdbool.h>

/* Before all else.  Closed descriptors become such as can be neither read nor written,
 * and a file that may not grow any more is an error, not a death.  False without a place
 * to put them. */
bool streams_open(void);
/* After all else: what the standard output still owes.  The status to leave with. */
int streams_close(int status);
/* What becomes of a status where the output could not be written: `error` is errno, 0 = all
 * was.  Complains, but not of a reader that has gone, or did not read when a signal came. */
int streams_told(int status, int error);

#endif

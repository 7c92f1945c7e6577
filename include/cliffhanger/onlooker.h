/* What somebody may see of a table who has no seat there: what all sides know, or the whole some
 * turns late (hosted.h).
 *
 *  OL1  Before a game is over nothing is told that any side does not know, or that happened in
 *       one of the last turns.
 */
#ifndef CLIFFHANGER_ONLOOKER_H
#define CLIFFHANGER_ONLOOKER_H

#include "cliffhanger/hosted.h"

struct onlooker;
/* Of a session in which one watches (hosted_watches()), which outlives it; NULL: no memory. */
struct onlooker *onlooker_new(struct session *s);
void onlooker_free(struct onlooker *o);		/* takes NULL */
/* The table has gone on: what is seen now.  True if what was told before is to be told anew,
 * from 0 on. */
bool onlooker_renew(struct onlooker *o);
const struct view *onlooker_view(const struct onlooker *o);	/* NULL = there is nothing yet */
/* What happened since *at of the table's log, in the narrator's sentences (tale.h), one by one;
 * false past the last. */
bool onlooker_told(struct onlooker *o, size_t *at, char *text, size_t size);
/* How much he sees, as a sentence. */
void onlooker_words(const struct onlooker *o, char *text, size_t size);

#endif

/* Recall: how it stood when each event of a log happened.
 *
 * Games tell it as they go (event.h, struct event_then); of events read from a save it is
 * found again by adding them up from the start of the game (event.h, E1): who had seen whom
 * by the end of the choice that it came of, who led, who lived.
 */
#ifndef CLIFFHANGER_RECALL_H
#define CLIFFHANGER_RECALL_H

#include "cliffhanger/game.h"

/* Of all events of a log, which is that of a game of this setup from its start.  False
 * without memory. */
bool recall_log(const struct setup *setup, const void *rules, struct event_log *log);
/* After a choice: names that it brought to light are known in all that came of it, from
 * event `first` of the log on. */
void recall_step(const struct game *g, struct event_log *log, size_t first);
/* Of one event that happens to a game now. */
struct event_then recall_now(const struct game *g, const struct event *e);

#endif

/* How `cliffhanger odds` prints what it has reckoned. */
#ifndef CLI_ODDS_H
#define CLI_ODDS_H

#include "cliffhanger/odds.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/system.h"

/* `all`: each number has a line of its own, however many there are. */
void odds_text(struct output *t, const struct odds_case *c, const struct odds *odds, bool all);
void odds_json(const struct odds_case *c, const struct odds *odds);
void odds_json_list(const struct game_system *system);	/* NULL: of all systems */

#endif

/* Heroes on the screen: the form by which one is rolled up, and the list. */
#ifndef TUI_CASTING_H
#define TUI_CASTING_H

#include <stdbool.h>
#include <stdint.h>

#include "cliffhanger/serial.h"

struct tui;

/* The heroes that are kept, their sheets, and the way to new ones: the first with the
 * dice of `seed`, the next with those of the next.  How many were begun. */
int own_hero_browse(struct tui *tui, uint64_t seed);

void own_hero_sheet(struct tui *tui, const struct hero *h);
/* Whether a kept hero takes somebody's place in a campaign; false if the player went
 * back.  Asks nothing of who has none. */
bool own_hero_ask(struct tui *tui, const struct campaign *c, struct serial_options *o);

#endif

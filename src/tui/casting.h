/* Heroes on the screen: the form by which one is rolled up, and the list. */
#ifndef TUI_CASTING_H
#define TUI_CASTING_H

#include <stdint.h>

struct tui;

/* The heroes that are kept, their sheets, and the way to a new one; `seed` for
 * its dice. */
void heroes_browse(struct tui *tui, uint64_t seed);

#endif

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

/* ---- own_places.c, own_hero.c: heroes of one's own in a new game ---- */

/* Whom somebody may come in the place of: a unit's leader (`unit`: its name), or one of a
 * campaign's roster. */
struct own_place { const char *id, *name, *unit, *about; };
struct own_places { const struct game_system *system; int n; struct own_place at[UNITS_MAX]; };

/* Those of a scenario on certain sides, a bit each: those first who are heroes themselves. */
void own_places_of_setup(struct own_places *p, const struct setup *s, unsigned sides);
void own_places_of_campaign(struct own_places *p, const struct campaign *c);

/* Which kept heroes take places; false if the player went back.  Asks nothing of who has
 * none of that system. */
bool own_hero_ask(struct tui *tui, const struct own_places *places, void *self,
	void (*take)(void *self, const char *id, const struct hero *h));

#endif

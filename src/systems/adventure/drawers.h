/* What this room puts into the drawers of its struct game_system and of the frame's struct
 * skirmish, each from the file of its name. */
#ifndef ADVENTURE_DRAWERS_H
#define ADVENTURE_DRAWERS_H

#include "skirmish/master/acts.h"
#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"

extern const struct skirmish adv_frame;	/* frame.c */
/* Of those under whom the ground changes: upheaval.c (S-A-124). */
void adv_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n);

/* ---- tables.c, weapons.c ---- */

bind_tables adv_bind;
void adv_bind_weapons(struct binder *b, struct adv_rules *r);
const char *adv_trait_row(enum trait t);	/* in the traits table of books that have it */
int adv_bind_melee_row(const char *row);	/* enum melee_row of a row's id, or -1 */
void adv_add_row(struct roller *r, const struct halves_row *row);	/* to a roll */

/* ---- fields.c ---- */

extern const struct field adv_game_fields[], adv_unit_fields[], adv_figure_fields[];
bool adv_restored(const struct game *g, struct reason *why);

/* ---- states.c ---- */

extern const struct state_row adv_states[];

/* ---- master.c ---- */

extern const struct gm_acts adv_acts;
extern const struct ruling adv_rulings[RULINGS + 1];
void adv_ask_crossings(struct game *g);

#endif

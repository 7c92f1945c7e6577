/* What this room puts into the drawers of its struct game_system and of the frame's struct
 * skirmish, each from the file of its name. */
#ifndef MORO_DRAWERS_H
#define MORO_DRAWERS_H

#include "skirmish/master/acts.h"
#include "skirmish/tables/binder.h"
#include "systems/moro/moro.h"

bind_tables moro_bind;	/* tables.c */
void moro_redact(struct game *view, int side);	/* redact.c */
extern const struct state_row moro_states[];

/* ---- fields.c ---- */

extern const struct field moro_game_fields[], moro_unit_fields[], moro_figure_fields[];
bool moro_restored(const struct game *g, struct reason *why);

/* ---- language.c ---- */

extern const struct phase moro_phases[];
extern const struct verb moro_verbs[];
extern const char *const moro_walks[];
extern const struct decision_kind moro_decisions[];

/* ---- master.c ---- */

extern const struct gm_acts moro_acts;
void moro_items(struct game *g);	/* who has what, after an activation */

#endif

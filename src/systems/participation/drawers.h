/* What this room puts into the drawers of its struct game_system and of the frame's struct
 * skirmish, each from the file of its name. */
#ifndef PARTICIPATION_DRAWERS_H
#define PARTICIPATION_DRAWERS_H

#include "skirmish/master/acts.h"
#include "skirmish/tables/binder.h"
#include "systems/participation/participation.h"

bind_tables pp_bind;	/* tables.c */
void pp_redact(struct game *view, int side);	/* redact.c */
extern const struct state_row pp_states[];

/* ---- fields.c ---- */

extern const struct field pp_game_fields[], pp_unit_fields[], pp_figure_fields[];
bool pp_restored(const struct game *g, struct reason *why);

/* ---- language.c ---- */

extern const struct phase pp_phases[];
extern const struct verb pp_verbs[];
extern const char *const pp_walks[];
extern const struct decision_kind pp_decisions[];

/* ---- master.c ---- */

extern const struct gm_acts pp_acts;
void pp_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n);

#endif

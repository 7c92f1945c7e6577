/* What this room puts into the drawers of its struct game_system and of the frame's struct
 * skirmish, each from the file of its name. */
#ifndef RISK_DRAWERS_H
#define RISK_DRAWERS_H

#include "skirmish/master/acts.h"
#include "skirmish/tables/binder.h"
#include "systems/risk/risk.h"

bind_tables risk_bind;	/* tables.c */

/* ---- fields.c ---- */

extern const struct field risk_game_fields[], risk_unit_fields[], risk_figure_fields[];
bool risk_restored(const struct game *g, struct reason *why);

/* ---- language.c ---- */

extern const struct phase risk_phases[];
extern const struct verb risk_verbs[];
extern const char *const risk_walks[];
extern const struct decision_kind risk_decisions[];
const char *risk_order_name(enum order order);

/* ---- states.c ---- */

extern const struct state_row risk_states[];
void risk_take_from_word(struct game *g, int unit);	/* no word of a test holds it */

/* ---- master.c ---- */

extern const struct gm_acts risk_acts;
bool risk_hurt(const struct game *g, int figure);

#endif

/* Deploying: before turn 1 whoever hides lays his counters, in secret. */
#ifndef MORO_MOVE_DEPLOY_H
#define MORO_MOVE_DEPLOY_H

#include "systems/moro/moro.h"

void moro_ask_deploy(struct game *g);		/* the stage */
bool moro_check_deploy(const struct game *g, const struct choice *c, struct reason *why);
void moro_apply_deploy(struct game *g, const struct choice *c);
bool moro_deploy_wants(const struct game *v, int unit);	/* a place, or for its blinds */
/* Whether a unit with an area could hide there, or a blind of it, but for counters. */
bool moro_may_hide_at(const struct game *g, int unit, cell_t cell, struct reason *why);
/* Where the unit (or a blind of it) may be hidden; false: nowhere, or not by choice. */
bool moro_deploy_reach(const struct game *v, int unit, bool blind, struct reach *r);

#endif

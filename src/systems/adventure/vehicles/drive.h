/* Driving: what a vehicle may be ordered, and where it may get. */
#ifndef ADVENTURE_VEHICLES_DRIVE_H
#define ADVENTURE_VEHICLES_DRIVE_H

#include "systems/adventure/adventure.h"

/* ---- drive.c: what a vehicle may be ordered, and where it may get ---- */
bool adv_may_drive(const struct game *g, int unit, enum mode mode, struct reason *why);
bool adv_check_drive(const struct game *g, int unit, enum mode mode, struct argument at,
	struct reason *why);
/* Whether a move by a mode may end in a pose that its course reaches. */
bool adv_may_end(const struct game *g, int unit, enum mode mode, struct pose at,
	struct reason *why);
/* Floods where a vehicle's anchor may come by a mode; false if nowhere. */
bool adv_course(const struct game *g, int unit, enum mode mode, struct course *course);
/* The same, asking no leave; `prey`: the unit it is to run down, or NOBODY. */
void adv_course_flood(const struct game *g, int unit, enum mode mode, int prey,
	struct course *course);
/* The same as far as so many moves lead. */
void adv_course_far(const struct game *g, int unit, enum mode mode, int moves,
	struct course *course);
/* How it may go by a mode, marks left out. */
void adv_course_rule(const struct game *g, int unit, enum mode mode, struct course_rule *rule);
int32_t adv_course_allowance(const struct game *g, enum mode mode);
/* Whether a move by a mode is a flight. */
bool adv_airborne(const struct game *g, int unit, enum mode mode);
bool adv_can_land(const struct game *g, int unit, struct pose at);
uint8_t adv_pose_edges(const struct game *g, int unit, struct pose at);	/* enum edge bits */
/* The nearest place of those whom it is to run down; CELL_NONE: none in reach. */
cell_t adv_prey_cell(const struct game *g, int unit, int prey);

#endif

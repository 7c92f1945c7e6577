/* Aiming: who may shoot at whom, with which of his arms, and how easily. */
#ifndef PARTICIPATION_FIRE_AIM_H
#define PARTICIPATION_FIRE_AIM_H

#include "systems/participation/fire/fire.h"
#include "systems/participation/participation.h"

/* Whether and with what a figure could shoot at another now, the best arm; -1 */
int pp_aim(const struct game *g, int figure, int target, enum shot_kind kind,
	struct reason *why);
/* Whether there is anybody he could shoot at, the senseless and captives among them, if he is
 * told to (Y-22). */
bool pp_has_target(const struct game *g, int figure);
/* An enemy on his feet at arm's length. */
bool pp_held_in_contact(const struct game *g, int figure);
/* Somebody of the shooter's cause is at arm's length of the target. */
bool pp_in_scuffle(const struct game *g, int figure, int target);
bool pp_is_gun(const struct weapon *w);	/* or a bow: it shoots at a number */
/* One who may shoot now, and what is the same whomever he aims at. */
struct pp_shooter {
	int16_t figure;
	bool looked, held;	/* by an enemy at arm's length, if that has been looked for */
	int32_t reach;		/* of his arm that reaches furthest */
	int8_t kind;		/* of shots that the rest is for, once it has been asked for */
	int32_t range;		/* from which he could hit somebody */
	struct pp_own_hit own;	/* of his number */
};
bool pp_shoots(const struct game *g, int figure, struct pp_shooter *s);	/* false: he may not */
/* He could shoot at one if nobody stood too near to either; and nobody does, which who looks for
 * the best of many asks of those alone that would be it. */
bool pp_shooter_hits(const struct game *g, struct pp_shooter *s, int target,
	enum shot_kind kind, struct pp_aim *a);
bool pp_shooter_free(const struct game *g, struct pp_shooter *s, const struct pp_aim *a);
/* How near somebody on his feet must be for a figure to hit him now, if anything; what is in
 * the way aside. */
enum { NOBODY_NEAR = -1 };
int32_t pp_shot_range(const struct game *g, int figure, enum shot_kind kind);
/* The best arm's; false with the reason if he cannot shoot at that one. */
bool pp_aim_at(const struct game *g, int figure, int target, enum shot_kind kind,
	struct pp_aim *a, struct reason *why);
/* The best of a unit for him; of equals the one that fewest of his own unit aim at. */
bool pp_aim_best(const struct game *g, int figure, int target_unit, enum shot_kind kind,
	struct pp_aim *a, struct reason *why);
/* Whether there is anybody active, if he had not flinched (S-P-10). */
bool pp_would_have_target(const struct game *g, int figure);

#endif

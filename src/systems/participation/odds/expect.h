/* Expectations: what may come of one figure's shots, for odds, previews and minds. */
#ifndef PARTICIPATION_ODDS_EXPECT_H
#define PARTICIPATION_ODDS_EXPECT_H

#include "systems/participation/fire/fire.h"
#include "systems/participation/participation.h"

/* Exact odds of one figure's shots at a target, in thousandths. */
/* hurt: P(some injury) */
struct pp_fire_odds { int need; int32_t each, shots, hits, hurt, out; };
bool pp_fire_odds(const struct game *v, int figure, int target, enum shot_kind kind,
	struct pp_fire_odds *odds);
void pp_aim_odds(const struct game *v, const struct pp_aim *a, struct pp_fire_odds *odds);
void pp_shot_injuries(const struct game *g, const struct pp_aim *a, enum pp_effect worst,
	chance_t injuries[INJURIES]);
void pp_fire_chances(const struct game *g, const struct pp_aim *a, struct pp_fire_chances *c);

#endif

/* Expectations: what fire may be expected to do, for previews and minds. */
#ifndef RISK_ODDS_EXPECT_H
#define RISK_ODDS_EXPECT_H

#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/risk.h"

/* Of a unit's fire at another, with all who can or the first `wanted` (0 = all); of one
 * figure's, at a figure if mark >= 0. */
struct fire_expected risk_fire_expected(const struct game *g, int unit, int target, int wanted);
struct fire_expected risk_fire_expected_of(const struct game *g, int figure, int target, int mark);
/* The harm of all of a unit who aim at a target, for who has the stamp of their side (aims.h). */
int32_t risk_fire_harm(const struct game *g, uint64_t stamp, int unit, int target);
bool risk_fire_chances(const struct game *g, const struct risk_aim *aims, const bool *throws, int n,
	struct fire_marks marks, struct fire_chances *chances);

#endif

/* Expectations: what fire may be expected to do, for previews, minds and `odds`. * EX1 The
 * aims, dice and numbers are the volley's, every face of a die counted once. */
#ifndef MORO_ODDS_EXPECT_H
#define MORO_ODDS_EXPECT_H

#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"

/* What a volley is expected to hit, and to kill, enemies and own, in thousandths; the chance
 * that it kills any enemy at all. */
struct moro_fire_odds { int32_t hits, harm, own; int dice; chance_t any; };
bool moro_fire_odds(const struct game *v, int unit, int target, int mark, bool still,
	struct moro_fire_odds *odds);	/* `still`: with the +1 for not having moved */
void moro_volley_chances(const struct game *g, const struct volley_party *p,
	const struct volley_marks *m, const struct volley_shot *shot, struct volley_chances *c);
/* The chance that a Gatling jams that throws so many dice. */
chance_t moro_volley_jam_chance(const struct moro_rules *rules, int dice);

#endif

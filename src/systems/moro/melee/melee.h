/* What the files of charges, melee and morale tell each other. */
#ifndef MORO_MELEE_H
#define MORO_MELEE_H

#include "cliffhanger/chance.h"
#include "systems/moro/moro.h"

enum { FIGHTS_MAX = FIGURES_MAX / 2 };

static inline uint64_t unit_bit(int unit) { return (uint64_t)1 << unit; }

/* match.c: the fights of a unit with these enemy units, one against one or two against one;
 * how many.  `fights` has FIGHTS_MAX. */
struct moro_fight { int16_t own[MELEE_ON_ONE], foe[MELEE_ON_ONE]; uint8_t n_own, n_foe; };

/* odds.c: one fight, every fall of its dice counted; sides of a die, and for either party how
 * many throw one and what is added to the sum. */
struct blow { int dice, bonus; };
struct blow_chances { chance_t given, taken, tied; };	/* the first kills, falls, neither */
/* Of a fight by the rollers that it would throw; NULL roles: by the bonds that there are. */
struct melee_roles { enum melee_role own, foe; };
void moro_melee(struct game *g);
void moro_after_melee(struct game *g);
void moro_unbind(struct game *g, int unit);	/* from everybody */
void moro_renew_bonds(struct game *g);	/* drops those of whoever is gone or touches no more */
void moro_melee_roller(const struct game *g, int figure, int against_unit,
	enum melee_role role, struct roller *r);
enum melee_role moro_melee_role(const struct game *g, int unit, int against);	/* if bound */

#endif

/* Plights: what has become of somebody, each way with its chance (see harm.h). */
#ifndef PARTICIPATION_ODDS_PLIGHT_H
#define PARTICIPATION_ODDS_PLIGHT_H

#include "systems/participation/melee/harm.h"
#include "systems/participation/participation.h"

/* Of one effect of a hit, its die with a modifier. */
chance_t pp_effect_chance(const struct pp_rules *rules, enum pp_effect effect, int modifier);
/* What the saving throw against a blow, and what the effect die of a hit and then the saving
 * throw, make of it: the chance of each injury. */
void pp_blow_injuries(const struct game *g, int figure, const struct pp_blow *blow,
	chance_t injuries[INJURIES]);
void pp_hit_injuries(const struct game *g, int figure, struct pp_blow blow, int modifier,
	chance_t injuries[INJURIES]);
struct pp_blow_chances pp_blow_chances(const struct game *g, int figure,
	const chance_t injuries[INJURIES]);
/* What the odds of blows against somebody follow from: armour, the wounds that take it down (0:
 * people), and what it has already, of people the injury and how many. */
struct pp_frailty { int16_t armour, wounds_most, harm, count; };
struct pp_frailty pp_frailty(const struct game *g, int figure);
void pp_plight_empty(struct pp_plight *p);	/* no chance of anything */
void pp_plight_begin(const struct game *g, int figure, struct pp_plight *p);
void pp_plight_blow(const struct game *g, int figure, const chance_t injuries[INJURIES],
	struct pp_plight *p);	/* one more, of which each injury comes with its chance */
void pp_plight_add(struct pp_plight *to, const struct pp_plight *from, chance_t chance);
/* That this is his worst: SUPERFICIAL: none; of creatures LIGHT: any wound.  DEAD is out of
 * the game, STUNNED lies senseless. */
chance_t pp_plight_of(const struct game *g, int figure, const struct pp_plight *p,
	enum injury injury);
chance_t pp_plight_out(const struct pp_plight *p);	/* the last two */

#endif

/* Shots: how many, which hit, and what the hits do (P-4, P-5, S-P-6). */
#ifndef PARTICIPATION_FIRE_SHOTS_H
#define PARTICIPATION_FIRE_SHOTS_H

#include "systems/participation/fire/fire.h"
#include "systems/participation/participation.h"

void pp_shots_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
void pp_hit_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
/* Its number without a roller, by what is the shooter's own, whomever he aims at. */
int pp_hit_need(const struct game *g, const struct pp_aim *a, const struct pp_own_hit *own);
struct pp_own_hit pp_hit_own(const struct game *g, int figure);
/* From how far he could hit anybody, coups de grace aside: of nobody further off is more to be
 * asked. */
int32_t pp_hit_range(const struct game *g, int figure, const struct pp_own_hit *own,
	enum shot_kind kind);
void pp_effect_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
enum pp_effect pp_effect_of(const struct pp_rules *rules, int sum);
/* What one hit brings, which a saving throw is made against. */
struct pp_blow pp_shot_blow(const struct weapon *w, enum pp_effect effect);
int64_t pp_shots_ways(const struct pp_rules *rules, const struct weapon *w,
	int64_t ways[SHOTS_MAX + 1]);
/* … the same as chances; and those of each injury of one hit whose effect is no worse. */
void pp_shots_tally(const struct pp_rules *rules, const struct weapon *w, struct tally *shots);
void pp_shoot(struct game *g, const struct pp_aim *a);
/* What one has been told to shoot at in this kind of firing is shot at, by whoever of the
 * unit can, or at another of the same unit; then it is forgotten. */
void pp_shoot_unit(struct game *g, int unit);

#endif

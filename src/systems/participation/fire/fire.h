/* Fire: what aims, orders, shots, opportunity shots and odds tell each other. */
#ifndef PARTICIPATION_FIRE_H
#define PARTICIPATION_FIRE_H

#include "systems/participation/melee/harm.h"

/* ---- aim.c ---- */

struct pp_aim {			/* how one figure's shots at another stand */
	int16_t figure, target;
	int16_t weapon;		/* row of `weapons` */
	uint8_t band;		/* enum band */
	uint8_t kind;		/* enum shot_kind */
	bool coup;		/* it is a coup de grace (S-P-9), and stays one */
	int32_t range;
};
/* An enemy on his feet at arm's length. */
bool pp_held_in_contact(const struct game *g, int figure);
/* Somebody of the shooter's cause is at arm's length of the target. */
bool pp_in_scuffle(const struct game *g, int figure, int target);
bool pp_is_gun(const struct weapon *w);	/* or a bow: it shoots at a number */
/* The best arm's; false with the reason if he cannot shoot at that one. */
bool pp_aim_at(const struct game *g, int figure, int target, enum shot_kind kind,
	struct pp_aim *a, struct reason *why);
/* The best of a unit for him; of equals the one that fewest of his own unit aim at. */
bool pp_aim_best(const struct game *g, int figure, int target_unit, enum shot_kind kind,
	struct pp_aim *a, struct reason *why);
/* Whether there is anybody he could shoot at, if he had not flinched (S-P-10). */
bool pp_would_have_target(const struct game *g, int figure);
/* Whether there is anybody senseless or captive whom he could shoot at, if told to (Y-22). */
bool pp_has_helpless_target(const struct game *g, int figure);
/* Whether he could shoot or throw at anybody, or at any place (Y-24). */
bool pp_could_fire(const struct game *g, int figure);

/* ---- shots.c: every roll of a shot, before it is thrown (previews, odds) ---- */

void pp_shots_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
void pp_hit_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
void pp_effect_roller(const struct game *g, const struct pp_aim *a, struct roller *r);
enum pp_effect pp_effect_of(const struct pp_rules *rules, int sum);
/* What one hit brings, which a saving throw is made against. */
struct pp_blow pp_shot_blow(const struct weapon *w, enum pp_effect effect);
/* In how many ways its dice make each number of shots; how many ways there are. */
enum { SHOTS_MAX = 54 };	/* nine dice */
int64_t pp_shots_ways(const struct pp_rules *rules, const struct weapon *w,
	int64_t ways[SHOTS_MAX + 1]);
/* … the same as chances; and those of each injury of one hit whose effect is no worse. */
void pp_shots_tally(const struct pp_rules *rules, const struct weapon *w, struct tally *shots);
void pp_shot_injuries(const struct game *g, const struct pp_aim *a, enum pp_effect worst,
	chance_t injuries[INJURIES]);
void pp_shoot(struct game *g, const struct pp_aim *a);
/* What one has been told to shoot at in this kind of firing is shot at, by whoever of the
 * unit can, or at another of the same unit; then it is forgotten. */
void pp_shoot_unit(struct game *g, int unit);

/* ---- expect.c: all that may come of one figure's shots ---- */

struct pp_fire_chances {
	int need;
	chance_t each;		/* of one shot's hitting */
	struct tally shots, hits;
	chance_t hurt;		/* some injury */
	struct pp_plight plight;	/* the target's */
};
void pp_fire_chances(const struct game *g, const struct pp_aim *a, struct pp_fire_chances *c);

/* ---- snap.c ---- */

/* Why a watcher may shoot at a mover now: it passes, or attacks from near. */
enum shot_kind pp_snap_kind(const struct game *g, int unit, int mover);
/* Of whom a unit is asked now, or NOBODY. */
int pp_snap_mover(const struct game *g, int unit);

#endif

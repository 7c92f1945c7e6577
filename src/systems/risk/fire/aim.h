/* Aiming: who may shoot, with which of his arms, and how his fire at a unit stands. */
#ifndef RISK_FIRE_AIM_H
#define RISK_FIRE_AIM_H

#include "systems/risk/risk.h"

/* What is shot at: the fit of a unit, or of them him who is named.  It is the same for all who
 * shoot at it, and holds until something changes. */
struct risk_quarry {
	int target, mark;		/* of nobody: NOBODY */
	bool alike;			/* all are covered alike, wherever they are shot from */
	int n;
	int16_t figures[FIGURES_MAX];
};
/* Whether a unit may shoot at it, as far as that is the same for all of it. */
bool risk_quarry(const struct game *g, int unit, int target, int mark, struct risk_quarry *q,
	struct reason *why);
/* How one stands to it of whom risk_can_shoot() is known. */
bool risk_aim_at(const struct game *g, int figure, const struct risk_quarry *q,
	struct risk_aim *a, struct reason *why);
bool risk_aim(const struct game *g, int figure, int target, int mark, struct risk_aim *a,
	struct reason *why);
/* Those of a unit's figures, `most` of them at most, who can shoot at a target; how many. */
int risk_aims(const struct game *g, int unit, int target, int most,
	struct risk_aim aims[FIGURES_MAX]);
/* All of them, for who asks of several units with the stamp of their side (aims.h). */
int risk_aims_as(const struct game *g, uint64_t stamp, int unit, int target,
	struct risk_aim aims[FIGURES_MAX]);
/* The same of one of whom risk_can_shoot() is known. */
bool risk_aim_of_able(const struct game *g, int figure, int target, int mark,
	struct risk_aim *a, struct reason *why);
void risk_aim_roller(const struct game *g, const struct risk_aim *a, int target,
	struct roller *r);
bool risk_can_shoot(const struct game *g, int figure, struct reason *why);

/* The need of an aim after modifiers; of two alike shots these are the same. */
int risk_fire_need(const struct game *g, const struct risk_aim *a);
/* Whether two aims at the same target are rolled together: same arm, same numbers. */
bool risk_fire_alike(const struct game *g, const struct risk_aim *a, const struct risk_aim *b);

#endif

/* Blows: the dice of one fight (K:117 to K:129). */
#ifndef RISK_MELEE_BLOWS_H
#define RISK_MELEE_BLOWS_H

#include "systems/risk/melee/melee.h"
#include "systems/risk/risk.h"

void risk_melee_roller(const struct game *g, int figure, const int16_t *opponents, int n,
	struct roller *r);
struct stand risk_stand_of(const struct game *g, int figure);
bool risk_fights_back(const struct game *g, int figure);	/* no router */
int risk_melee_factor(const struct game *g, int figure, int *arm);	/* of its best arm */
/* The die of one of them against the n who fight him. */
void risk_stand_roller(const struct game *g, const struct stand *own, const struct stand *others,
	int n, struct roller *r);
/* Who may be harmed by whom, with which dice: all of one fight. */
void risk_fight_out(struct game *g, const struct fight *fight);

#endif

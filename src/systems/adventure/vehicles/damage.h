/* Damage to vehicles (A-28, S-A-71 … S-A-74, S-A-78). */
#ifndef ADVENTURE_VEHICLES_DAMAGE_H
#define ADVENTURE_VEHICLES_DAMAGE_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

/* ---- damage.c ---- */
/* One hit on a vehicle: its roll on the chart, kept as the worst (S-A-71).  NULL:
 * not by an arm, nothing is added. */
void adv_vehicle_hit(struct game *g, int figure, int by_unit, const struct weapon *w);
/* The roll, for previews too. */
void adv_damage_roller(const struct game *g, int figure, const struct weapon *w,
	struct roller *r);
struct chart_row adv_chart(const struct game *g, int unit, int die);
/* By the Game Master's word (C-12): a step worse, or as good as new. */
void adv_vehicle_worse(struct game *g, int figure);
void adv_vehicle_mended(struct game *g, int figure);
/* Before the figures' fates: what the chart says of vehicles, marked on those aboard. */
void adv_vehicle_tolls(struct game *g);
/* After them: damage, wrecks, crashes; whether somebody aboard was hurt anew. */
bool adv_vehicle_fates(struct game *g);

#endif

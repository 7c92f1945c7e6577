/* The muster: what this room makes of its units for the frame's muster.
 *
 * Of a volley, `n` are dice: all its figures throw after a turn in which they have hardly
 * moved.  Of a force, `blows` are dice hand to hand, `skill` their number, and `morale` its
 * point under fire as it stands.
 */
#ifndef ADVENTURE_MUSTER_H
#define ADVENTURE_MUSTER_H

#include "skirmish/commander/commander.h"
#include "systems/adventure/adventure.h"

/* For struct commander_rules. */
int adv_muster_guide(const struct game *v, int unit);
int32_t adv_muster_worth(const struct game *v, int figure);
void adv_muster_stance(const struct game *v, struct force *f);
void adv_muster_figure(const struct game *v, int figure, struct force *f);
void adv_muster_unit(const struct muster *m, struct force *f);
void adv_muster_all(struct muster *m);

#endif

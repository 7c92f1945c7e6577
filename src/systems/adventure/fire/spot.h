/* Seeing: lines with eyes in them, who stands in plain sight, and spotting rolls (S-A-22 …
 * S-A-30). */
#ifndef ADVENTURE_FIRE_SPOT_H
#define ADVENTURE_FIRE_SPOT_H

#include "systems/adventure/adventure.h"

void adv_sight_dived(struct game *g);	/* units wholly under water are out of sight at once */
bool adv_line(const struct game *g, int figure, int other);	/* a line of sight, eyes included */
bool adv_unit_line(const struct game *g, int unit, int other);	/* any of one to any of the other */
bool adv_spotted(const struct game *g, int unit, int side);
void adv_spotting(struct game *g);	/* S-A-23 */
/* The roll of a unit that looks for a hidden one; whether any die could do (S-A-27). */
void adv_spotting_roller(const struct game *g, int unit, int target, struct roller *r);
bool adv_can_spot(const struct roller *r);
void adv_sight_renew(struct game *g);	/* after moves: who is in plain sight */
void adv_sight_turn_end(struct game *g);	/* S-A-25 */
void adv_reveal(struct game *g, int unit);	/* to all sides, placed */
/* Friends no more: each knows where the other stands until it is out of sight. */
void adv_sight_parted(struct game *g, int side, int other);
/* After a unit has fired: who learns of its place (A-24, S-A-26). */
void adv_fire_seen(struct game *g, int unit, bool reveals);
void adv_sixth_senses(struct game *g);	/* S-A-11, after moves */

#endif

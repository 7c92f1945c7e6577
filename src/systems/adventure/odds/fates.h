/* What dice may do to figures and vehicles, exactly: for `odds` (chances.h) and for previews alike.
 *
 *  FT1  Every number comes from the rollers of play: what is reckoned here is prepared by
 *       the functions that prepare it to be thrown.
 *  FT2  Of the hits of one phase the worst counts (S-A-5); Luck and an Ox's grace meet that
 *       one result (S-A-2 … S-A-4).
 */
#ifndef ADVENTURE_FATES_H
#define ADVENTURE_FATES_H

#include "cliffhanger/odds.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

/* The chance of each fate; of all of them together CERTAIN. */
struct fates { chance_t of[FATES]; };

/* What one wound die makes of a figure. */
void adv_die_fates(const struct game *g, const struct roller *wound, struct fates *f);
/* The same of one hit by a weapon in shooting. */
void adv_hit_fates(const struct game *g, int figure, const struct weapon *w, struct fates *f);
chance_t adv_fates_least(const struct fates *f, enum fate least);	/* that or worse */
chance_t adv_fates_within(const struct fates *f, enum fate least, enum fate most);
/* The worst of so many dice, each of which comes to this with a chance, else to nothing. */
void adv_fates_worst(const struct fates *one, chance_t each, int dice, struct fates *worst);
/* The worst of two results that know nothing of each other. */
void adv_fates_join(struct fates *f, const struct fates *other);
/* Dice that hit with a chance each, all of them thrown with a chance (S-A-8). */
struct shots { const struct weapon *weapon; int dice; chance_t each, thrown; };
void adv_shots_add(const struct shots *s, struct tally *hits);	/* one shooter's more */

/* What is left when Luck and Ox have had their say, and whoever lay wounded already is dead. */
void adv_settle_fates(const struct game *g, int figure, struct fates *f);

/* What hits do to a vehicle and to those aboard: while dice are added the chances that it is
 * no worse than that, when all are, the chances of just that. */
struct damage { chance_t harm[HARM_DESTROYED + 1], toll[TOLL_KILLED + 1]; };
void adv_damage_begin(struct damage *d);
/* So many dice, each of which hits with a chance and then throws on the chart. */
void adv_damage_dice(const struct game *g, int hull, const struct weapon *w, chance_t each,
	int dice, struct damage *d);
void adv_damage_end(struct damage *d);

/* The chance that a Luck roll succeeds, with Huge Joss one of two; 0 for who has none.  The
 * rolls are put down in `odds`, unless that is NULL. */
chance_t adv_lucky(const struct game *g, int figure, struct adv_luck_try try,
	struct odds *odds);
/* That whoever has a vehicle's wheel keeps control (S-A-75); his roll or rolls are put down
 * in `odds`, unless that is NULL. */
chance_t adv_control(const struct game *g, int unit, struct odds *odds);

#endif

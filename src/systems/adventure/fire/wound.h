/* Wounds: what a hit does, and what all hits of a phase have done to each. */
#ifndef ADVENTURE_FIRE_WOUND_H
#define ADVENTURE_FIRE_WOUND_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/heroes/hero.h"

/* One hit on a figure: its wound die, kept as the worst fate of this phase
 * (S-A-5, S-A-6).  `melee`: hand to hand. */
void adv_hit(struct game *g, int figure, int by_unit, const struct weapon *w, bool melee);
/* That die before it is thrown, and what it comes to with its modifiers. */
void adv_wound_roller(const struct game *g, int figure, int by_unit, const struct weapon *w,
	bool melee, struct roller *r);
enum fate adv_fate_by(const struct adv_rules *rules, int total);
/* Whether a Luck roll would make a fate better; whether an Ox is still spared his
 * first killing blow (S-A-3). */
bool adv_luck_helps(const struct game *g, int figure, enum fate fate);
/* What luck makes of it: a step less, or no more than the wound he had (Y-10). */
enum fate adv_fate_eased(const struct game *g, int figure, enum fate fate);
bool adv_grace_left(const struct game *g, int figure);
bool adv_wound_kills(const struct game *g, int figure);	/* one more */
extern const struct adv_luck_try adv_wound_luck;
/* Applies all fates of the phase: Luck, Ox, suppressed, forced back, wounded, dead. */
void adv_fates(struct game *g, bool melee);
/* A wound die for another cause than a hit. */
void adv_wound_die(struct game *g, int figure, const char *rule, const char *what);
void adv_fates_of_routers(struct game *g);	/* the same for routers alone (S-A-101) */
void adv_wound(struct game *g, int figure);	/* one wound more, or the last */
/* S-A-93: it is a loss of this turn, for tests; not by the Game Master's hand before the
 * Orders phase is over (Y-8). */
void adv_count_loss(const struct game *g, int figure);
void adv_die(struct game *g, int figure);
void adv_suppress_figure(struct game *g, int figure, int until);

#endif

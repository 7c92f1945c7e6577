/* Heroes: the dice that only they roll (R: PRPs, Cliff-Hanger). */
#ifndef ADVENTURE_HEROES_HERO_H
#define ADVENTURE_HEROES_HERO_H

#include "systems/adventure/adventure.h"

/* A Luck roll before it is thrown: the trait that calls for it, or TRAITS; whether it is
 * the one that Huge Joss throws again. */
struct adv_luck_try { const char *rule, *what; enum trait caller; bool again; };
/* Joss included. */
bool adv_luck_roll(struct game *g, int figure, const char *rule, const char *what);
void adv_luck_roller(const struct game *g, int figure, const struct adv_luck_try *try,
	struct roller *r);
/* His field craft where it is rolled, and what a die makes of it. */
void adv_craft_roller(const struct game *g, int figure, struct roller *r);
int adv_craft_thrown(const struct game *g, int figure, const struct roller *r, int die);
void adv_heroes_start(struct game *g);		/* Luck where the scenario lets it be rolled */
bool adv_keeps_hold(struct game *g, int figure);	/* Clumsy (S-A-8) */
extern const struct adv_luck_try adv_clumsy_luck;
void adv_tacticians(struct game *g, int figure);	/* the D10 */
/* names a trait of the figure in a roll that it has to do with. */
void adv_note_trait(const struct game *g, int figure, enum trait t, struct roller *r);
void adv_note_craft(const struct game *g, int unit, struct roller *r);	/* those of field craft */
void adv_cliffhanger(struct game *g, int figure, const char *story);

#endif

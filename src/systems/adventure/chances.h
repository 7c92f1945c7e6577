/* What `cliffhanger odds` reckons by the adventure books: one file an action (chance_*.c),
 * the tables of them in chances.c. */
#ifndef ADVENTURE_CHANCES_H
#define ADVENTURE_CHANCES_H

#include "cliffhanger/odds.h"
#include "systems/adventure/adventure.h"

struct sandtable;

extern const struct odds_action adv_rugged_odds[], adv_pacific_odds[];

/* ---- chance_luck.c ---- */

extern const struct odds_input adv_luck_inputs[];
odds_reckons adv_luck_chance;

/* ---- chance_shooting.c ---- */

extern const struct odds_input adv_shooting_inputs[];
odds_reckons adv_shooting_chance;

/* ---- chance_grenades.c, chance_damage.c: in books that have them ---- */

extern const struct odds_input adv_grenades_inputs[], adv_damage_inputs[];
odds_reckons adv_grenades_chance, adv_damage_chance;

/* ---- chance_words.c: words that several inputs share ---- */

extern const char *const adv_odds_moves[];	/* orders, and a rout */
enum mode adv_odds_mode(int word);
bool adv_odds_move_known(const struct rulebook *book, int word, struct reason *why);
extern const char *const adv_odds_covers[];	/* by enum cover */
/* The first ground that gives so much and is walked on, if need be without walls that shut
 * out a burst; NOBODY: none. */
int adv_odds_ground(const struct sandtable *s, enum cover cover, bool without_walls);
extern const char *const adv_odds_shooter_traits[], *const adv_odds_target_traits[];
/* The traits that were chosen of a list of words, as a hero's setting has them. */
int32_t adv_odds_trait_bits(const char *const *words, int32_t chosen);
void adv_odds_hero(struct setup_figure *f, int luck, int32_t traits);
bool adv_odds_traits_known(const struct rulebook *book, int32_t traits, struct reason *why);

/* ---- chance_morale.c ---- */

extern const struct odds_input adv_morale_inputs[];
odds_reckons adv_morale_chance;

/* ---- chance_melee.c ---- */

extern const struct odds_input adv_melee_inputs[];
odds_reckons adv_melee_chance;

/* ---- chance_spotting.c ---- */

extern const struct odds_input adv_spotting_inputs[];
odds_reckons adv_spotting_chance;

/* ---- chance_charge.c ---- */

extern const struct odds_input adv_charge_inputs[];
odds_reckons adv_charge_chance;

#endif

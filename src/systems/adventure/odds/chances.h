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
odds_may_be adv_shooting_may_be;
extern const struct odds_nothing adv_shooting_nothing;

/* ---- chance_grenades.c, chance_damage.c: in books that have them ---- */

extern const struct odds_input adv_grenades_inputs[], adv_damage_inputs[];
odds_reckons adv_grenades_chance, adv_damage_chance;
odds_may_be adv_grenades_may_be;
extern const struct odds_nothing adv_grenades_nothing, adv_damage_nothing;

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
/* Whether a hero's trait, by its bit, is one of the book's. */
bool adv_odds_trait_may_be(const struct rulebook *book, const char *const *words, int32_t bit);
/* Whether the nth weapon of the book bursts. */
bool adv_odds_bursts(const struct rulebook *book, int row);
void adv_odds_hero(struct setup_figure *f, int luck, int32_t traits);
bool adv_odds_traits_known(const struct rulebook *book, int32_t traits, struct reason *why);

/* ---- chance_morale.c ---- */

extern const struct odds_input adv_morale_inputs[];
odds_reckons adv_morale_chance;
odds_may_be adv_morale_may_be;

/* ---- chance_melee.c ---- */

extern const struct odds_input adv_melee_inputs[];
odds_reckons adv_melee_chance;
odds_may_be adv_melee_may_be;

/* ---- chance_spotting.c ---- */

extern const struct odds_input adv_spotting_inputs[];
odds_reckons adv_spotting_chance;
odds_may_be adv_spotting_may_be;
extern const struct odds_nothing adv_spotting_nothing;

/* ---- chance_charge.c ---- */

extern const struct odds_input adv_charge_inputs[];
odds_reckons adv_charge_chance;
odds_may_be adv_charge_may_be;

#endif

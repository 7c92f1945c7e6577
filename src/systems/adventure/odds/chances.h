/* What `cliffhanger odds` reckons by the adventure books: one file an action (chance_*.c),
 * in chances.c the lists of them and what several ask alike. */
#ifndef ADVENTURE_CHANCES_H
#define ADVENTURE_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/adventure/adventure.h"

extern const struct odds_action adv_odds_shooting, adv_odds_grenades, adv_odds_damage,
	adv_odds_luck, adv_odds_charge, adv_odds_melee, adv_odds_morale, adv_odds_spotting;
extern const struct odds_action *const adv_rugged_odds[], *const adv_pacific_odds[];

/* ---- words of inputs, heroes, how far arms reach ---- */

extern const char *const adv_odds_moves[];	/* orders, and a rout */
enum mode adv_odds_mode(int word);
bool adv_odds_move_known(const struct rulebook *book, int word, struct reason *why);
/* The first ground that gives so much and is walked on, if need be without walls that shut
 * out a burst; NOBODY: none. */
int adv_odds_ground(const struct scene *s, enum cover cover, bool without_walls);
extern const char *const adv_odds_shooter_traits[], *const adv_odds_target_traits[];
/* The traits that were chosen of a list of words, as a hero's setting has them. */
int32_t adv_odds_trait_bits(const char *const *words, int32_t chosen);
/* Whether a hero's trait, by its bit, is one of the book's. */
bool adv_odds_trait_may_be(const struct rulebook *book, const char *const *words, int32_t bit);
/* Whether the nth weapon of the book bursts. */
bool adv_odds_bursts(const struct rulebook *book, int row);
void adv_odds_hero(struct setup_figure *f, int luck, int32_t traits);
/* What is asked of targets alike: whether they are under water, the Luck and traits of the one
 * who is a hero. */
bool adv_odds_target_known(const struct rulebook *book, bool under_water, int luck, int traits,
	struct reason *why);

/* Those who shoot or lob are unit 0.  Whether an arm reaches so many cells; else it is in vain. */
bool adv_odds_reaches(const struct game *g, const struct weapon *w, int cells, struct odds *odds);
/* Whether they can lob there, so far; what is too far or too near, and nothing else, is in vain. */
bool adv_odds_lobs(const struct game *g, const struct weapon *w, cell_t place, int32_t range,
	struct odds *odds, struct reason *why);
bool adv_odds_traits_known(const struct rulebook *book, int32_t traits, struct reason *why);

#endif

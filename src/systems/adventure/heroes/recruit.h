/* Recruits: what a hero outside any game has by his system's book (R:77 … R:158).
 *
 *  K1  Every number, and who may have which trait, is the rulebook's; these only
 *      walk its tables.
 */
#ifndef ADVENTURE_RECRUIT_H
#define ADVENTURE_RECRUIT_H

#include "cliffhanger/casting.h"
#include "systems/adventure/adventure.h"

/* The steps by which one is rolled up, in order (casting.c). */
enum recruit_step { STEP_LUCK, STEP_NUMBER, STEP_ORIGIN, STEP_GENDER, STEP_MILITARY,
	STEP_TERRITORY, STEP_TRAITS, STEP_CHOICE_ARM, STEP_CRAFT, STEP_ARMS, STEP_NAME,
	STEP_LOOKS, STEPS };

/* ---- the book ---- */

struct trait_count { int n, good, bad; };

const struct rule_table *adv_recruit_table(const struct hero *h, const char *id);
int32_t adv_recruit_number(const struct rule_table *t, int row, const char *column);
const char *adv_recruit_text(const struct rule_table *t, int row, const char *column);
/* The row of a table whose least … most holds a die. */
int adv_recruit_row_of_die(const struct rule_table *t, int die);
int32_t adv_recruit_single(const struct hero *h, const char *row);	/* of table `numbers` */
const char *adv_recruit_luck_name(const struct hero *h);	/* of his Luck, or "" */

int32_t adv_recruit_value(const struct hero *h, enum hero_setting key);
void adv_recruit_give(struct hero *h, enum hero_setting key, int32_t number);
bool adv_recruit_has(const struct hero *h, enum trait t);

/* Whether a trait of his asks for a weapon of choice. */
bool adv_recruit_chooses_arm(const struct hero *h);

int adv_recruit_trait_row(const struct hero *h, enum trait t);	/* -1: the book has none */
bool adv_recruit_positive(const struct hero *h, enum trait t);
struct trait_count adv_recruit_count(const struct hero *h);
/* The row of `trait-numbers` he goes by: his die's, or for one without a die that of
 * as many traits as he has; -1 if there is none. */
int adv_recruit_number_row(const struct hero *h);
/* Whether `more` traits can still make the numbers of signs good. */
bool adv_recruit_signs_can_be_met(const struct hero *h, const struct trait_count *all, int more);
/* Whether a trait is for such a hero at all (the table's column `who`). */
bool adv_recruit_trait_is_for(const struct hero *h, enum trait t, struct reason *why);

void adv_recruit_chart(const struct hero *h, struct roller *r);	/* adds its modifiers */
/* the total held to the cap, Near Sighted over everything. */
int adv_recruit_craft(const struct hero *h, int total);

#endif

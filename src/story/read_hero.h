/* A hero's keys: the same in a file of his own, in a campaign's roster, and in
 * what a campaign gives to a scenario. */
#ifndef STORY_READ_HERO_H
#define STORY_READ_HERO_H

#include "cliffhanger/hero.h"
#include "story/schema.h"

/* Whoever has these keys begins with this. */
struct hero_draft {
	struct setup_figure figure;	/* name, arms, shield, settings */
	const char *looks, *notes;
	uint8_t n_rolls;
	struct hero_roll rolls[HERO_ROLLS_MAX];
};

/* Parts of the keys below; `target` is a struct hero_draft. */
void hero_part_arms(struct loader *l, const struct node *n, void *target);
void hero_part_rolls(struct loader *l, const struct node *n, void *target);

#define HERO_KEYS \
	{ "arms", KEY_PART, .read = hero_part_arms, .form = "WEAPON | [WEAPON, …]", \
		.doc = "His weapons, rows of the rulebook's table `weapons`; at most three.  " \
			"Without it he has those of the unit he is with." }, \
	{ "shield", KEY_FLAG, TO(struct hero_draft, figure.shield), .doc = "Bears a shield." }, \
	{ "looks", KEY_LINE, TO(struct hero_draft, looks), .most = HERO_TEXT_MAX - 1, \
		.doc = "What one sees of him, in a line or two." }, \
	{ "notes", KEY_LINE, TO(struct hero_draft, notes), .most = HERO_TEXT_MAX - 1, \
		.doc = "Whatever else is to be remembered." }, \
	{ "rolls", KEY_PART, .read = hero_part_rolls, .form = "[WHAT DIE of SIDES, …]", \
		.doc = "The dice that made him: `luck 8 of 10`." }

void hero_draft_init(const struct loader *l, struct hero_draft *d);
/* The hero a draft describes. */
void hero_of_draft(const struct loader *l, const struct hero_draft *d, struct hero *h);
/* Whether dice and rules allow him; a fault at `at` if not. */
void hero_judge(struct loader *l, const struct node *at, const struct hero *h);

extern const struct schema schema_hero_file;

#endif

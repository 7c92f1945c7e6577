/* What a scenario was given, while it is being read. */
#ifndef STORY_GIVEN_H
#define STORY_GIVEN_H

#include "cliffhanger/given.h"
#include "story/read_hero.h"
#include "story/variables.h"

struct hero_given {
	struct hero_draft draft;	/* first: the keys of a hero fill it */
	int16_t unit;
	uint8_t as;			/* enum slot_as */
	const char *roster;
	const struct node *at;
};

struct unit_given {
	const struct node *at;		/* NULL: nothing is said of it */
	bool absent;
	const char *leader;		/* ordinary, in the place of the scenario's; "" = no */
	int16_t figures;		/* -1: as the scenario says */
	const char *roster;
	int n_names;
	const char *names[FOLLOWER_NAMES_MAX];
};

struct item_given { bool given; int16_t unit; };

struct gifts {
	bool cast;			/* of heroes, units or items (V2) */
	const char *briefing;
	int n_heroes;
	struct hero_given heroes[GIVEN_HEROES_MAX];
	struct unit_given units[UNITS_MAX];
	struct item_given items[ITEMS_MAX];
};

/* Reads `variables:` and `given:`; l->gifts is NULL where nothing is given. */
void read_given(struct loader *l);
/* The hero given to a unit as its leader, or as companion number n; NULL. */
const struct hero_given *given_hero(const struct loader *l, int unit, enum slot_as as, int n);
const struct unit_given *given_unit(const struct loader *l, int unit);	/* or NULL */
/* Whether what a mapping asks of variables (`if:`) holds. */
void read_part_if(struct loader *l, const struct node *n, bool *holds);
/* A hero in the place of a figure as the scenario has it. */
void given_take_over(const struct loader *l, const struct hero_given *h,
	struct setup_figure *figure);
/* Makes the unit's people as many as it is given (read_units.c, U1). */
void given_muster(struct loader *l, const struct node *n, const struct setup_figure *crowd,
	struct setup_unit *unit);
/* `changes:`, once units and flags are read. */
void read_changes(struct loader *l);

extern const struct schema schema_change, schema_given, schema_given_hero, schema_given_unit;

#endif

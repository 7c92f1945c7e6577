/* What a scenario is given from outside: heroes, followers, variables, items.
 *
 * It becomes a `given:` section at the end of the scenario's text, so that the
 * text alone tells the whole game: saves and replays need nothing else.  Made by
 * --hero, by `hero: FILE` in a scenario, and by campaigns.
 */
#ifndef CLIFFHANGER_GIVEN_H
#define CLIFFHANGER_GIVEN_H

#include "cliffhanger/campaign.h"

enum { GIVEN_HEROES_MAX = 2 * SLOTS_MAX };

struct given_hero {
	char unit[ID_MAX], roster[ID_MAX];	/* roster: "" = of no campaign */
	bool companion;		/* with the unit, instead of leading it */
	struct hero hero;
};

struct given_unit {
	char unit[ID_MAX], roster[ID_MAX];
	bool absent;
	const char *leader;	/* an ordinary one instead of the scenario's, NULL = no */
	int16_t figures;	/* beside heroes; -1 = as the scenario says */
	uint8_t n_names;
	const char *names[FOLLOWER_NAMES_MAX];
};

struct given_item { char item[ID_MAX], unit[ID_MAX]; };	/* unit "": nowhere */
struct given_variable { char id[ID_MAX]; int16_t value; };

struct given {
	const char *briefing;	/* told before the scenario's own; NULL = nothing */
	int n_heroes, n_units, n_items, n_variables;
	struct given_hero heroes[GIVEN_HEROES_MAX];
	struct given_unit units[UNITS_MAX];
	struct given_item items[ITEMS_MAX];
	struct given_variable variables[VARIABLES_MAX];
};

/* A scenario's text with what it is given, malloc'd; NULL without memory. */
char *given_to(const char *text, size_t size, const struct given *g, size_t *new_size);

/* Adds the heroes that a scenario's text names by file (`hero: FILE.yaml`), where
 * nobody is given yet.  False with faults. */
bool given_files(struct given *g, const char *text, size_t size, const struct library *library,
	struct faults *f);

/* scenario_load() with heroes and the like from outside; adds to `g` those that the
 * scenario names by file. */
struct setup *scenario_load_given(const char *file, struct given *g, char **text, size_t *size,
	struct faults *f);

/* The files of the folder that a file is in. */
struct library *library_of_folder(const char *file);	/* NULL without memory */
void library_free(struct library *s);			/* takes NULL */
/* Whether a file's name stays in its folder: no /, .. or . at the front of a part. */
bool library_name_is_safe(const char *name);

#endif

/* Heroes of one's own in a new game: asked only of those who have rolled one up. */
#include <stdio.h>
#include <stdlib.h>

#include "tui/casting.h"
#include "tui/picker.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { OWN_MAX = 64, NAME_COLS = 24 };

struct own {
	const struct tui *tui;
	const struct own_places *places;
	int n;				/* heroes at home */
	struct hero *heroes;
	int at[OWN_MAX];		/* the place of each, -1 = none */
};

/* ---- who is at home ---- */

/* The kept heroes that the game can take. */
static void find_own(struct own *own)
{
	char **list = heroes_list(&own->n);
	const int files = own->n;

	own->heroes = calloc(OWN_MAX, sizeof *own->heroes);
	own->n = 0;
	for (int i = 0; own->heroes != NULL && i < files && own->n < OWN_MAX; i++) {
		struct faults *const f = faults_new(list[i]);

		if (f != NULL && hero_load(list[i], &own->heroes[own->n], f)
				&& own->heroes[own->n].system == own->places->system)
			own->at[own->n++] = -1;
		faults_free(f);
	}
	heroes_list_free(list, files);
}

static bool anybody_goes(const struct own *own)
{
	for (int i = 0; i < own->n; i++)
		if (own->at[i] >= 0)
			return true;
	return false;
}

/* ---- the two lists ---- */

static void own_label(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;
	const char *const name = row > 0 ? own->heroes[row - 1].name : "";
	const struct own_place *place;

	if (row == 0) {
		snprintf(text, size, "%s", anybody_goes(own) ? "Begin"
			: "Nobody: as the story has them");
		return;
	}
	snprintf(text, size, "%s", name);
	if (own->at[row - 1] < 0)
		return;
	place = &own->places->at[own->at[row - 1]];
	wide_add(text, size, "%*s  in the place of %s", wide_columns(name) < NAME_COLS
		? NAME_COLS - wide_columns(name) : 0, "", *place->name != '\0' ? place->name
		: place->unit);
}

static void own_about(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;
	char keys[KEY_WORDS];

	if (row == 0)
		snprintf(text, size, "%s", anybody_goes(own) ? "With those who have a place here."
			: "The heroes go as they are written.");
	else
		snprintf(text, size, "%s%s%s", own->heroes[row - 1].looks,
			own->heroes[row - 1].looks[0] != '\0' ? "\n" : "", 
			screen_words(own->tui, own->at[row - 1] < 0
			? "{title-choose} finds a place in the story."
			: "{title-choose}: at home again.", keys, sizeof keys));
}

/* Who has a place already, or -1. */
static int holder(const struct own *own, int place)
{
	int i = own->n - 1;

	while (i >= 0 && own->at[i] != place)
		i--;
	return i;
}

static void place_label(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;
	const struct own_place *const place = &own->places->at[row];
	const int taken = holder(own, row);

	snprintf(text, size, "%s%s%s%s%s%s", place->name,
		*place->name != '\0' && *place->unit != '\0' ? ": " : "", place->unit,
		taken >= 0 ? " (" : "", taken >= 0 ? own->heroes[taken].name : "",
		taken >= 0 ? " goes)" : "");
}

static void place_about(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;

	snprintf(text, size, "%s", own->places->at[row].about);
}

/* Gives a hero a place, whose holder stays at home; false if nobody chose one. */
static bool ask_place(struct tui *tui, struct own *own, int hero)
{
	struct picker p = { .title = "In whose place?", .n = own->places->n, .self = own,
		.label = place_label, .about = place_about, .book = own->places->system->book };
	const int place = picker_ask(tui, &p), before = place >= 0 ? holder(own, place) : -1;

	if (before >= 0)
		own->at[before] = -1;
	own->at[hero] = place;
	return place >= 0;
}

/* False if the player went back. */
static bool ask_all(struct tui *tui, struct own *own)
{
	struct picker p = { .title = "Heroes of your own?", .n = own->n + 1, .self = own,
		.label = own_label, .about = own_about, .book = own->places->system->book };
	int row;

	while ((row = picker_ask(tui, &p)) > 0)
		if (own->at[row - 1] >= 0)
			own->at[row - 1] = -1;
		else if (ask_place(tui, own, row - 1))
			p.at = 0;	/* Enter begins */
	return row == 0;
}

bool own_hero_ask(struct tui *tui, const struct own_places *places, void *self,
	void (*take)(void *self, const char *id, const struct hero *h))
{
	struct own own = { .tui = tui, .places = places };
	bool asked;

	find_own(&own);
	asked = own.n == 0 || places->n == 0 || ask_all(tui, &own);
	for (int i = 0; asked && i < own.n; i++)
		if (own.at[i] >= 0)
			take(self, places->at[own.at[i]].id, &own.heroes[i]);
	free(own.heroes);
	return asked;
}

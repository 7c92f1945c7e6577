/* A hero of one's own in a campaign: asked only of those who have rolled one up. */
#include <stdio.h>
#include <stdlib.h>

#include "tui/casting.h"
#include "tui/picker.h"

enum { OWN_MAX = 64 };

struct own { const struct campaign *c; int n; struct hero *heroes; };

/* The kept heroes that such a campaign can take. */
static void find_own(struct own *own)
{
	char **list = heroes_list(&own->n);
	const int files = own->n < OWN_MAX ? own->n : OWN_MAX;

	own->heroes = calloc((size_t)files + 1, sizeof *own->heroes);
	own->n = 0;
	for (int i = 0; own->heroes != NULL && i < files; i++) {
		struct faults *const f = faults_new(list[i]);

		if (f != NULL && hero_load(list[i], &own->heroes[own->n], f)
				&& own->heroes[own->n].system == own->c->system)
			own->n++;
		faults_free(f);
		free(list[i]);
		list[i] = NULL;
	}
	heroes_list_free(list, files);
}

static void own_label(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;

	snprintf(text, size, "%s", row == 0 ? "Nobody: as the story has them"
		: own->heroes[row - 1].name);
}

static void own_about(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;

	snprintf(text, size, "%s", row == 0 ? "Its heroes go as they are written."
		: own->heroes[row - 1].looks);
}

static void place_label(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;

	snprintf(text, size, "%s", own->c->heroes[row].hero.name);
}

static void place_about(const void *self, int row, char *text, size_t size)
{
	const struct own *const own = self;

	snprintf(text, size, "%s", own->c->heroes[row].hero.looks);
}

static bool ask_place(struct tui *tui, const struct own *own, int hero, struct serial_options *o)
{
	struct picker p = { .title = "In whose place?", .n = own->c->n_heroes, .self = own,
		.label = place_label, .about = place_about };
	const int place = picker_ask(tui, &p);

	if (place < 0)
		return false;
	o->n_own = 1;
	snprintf(o->own[0].id, sizeof o->own[0].id, "%s", own->c->heroes[place].id);
	o->own[0].hero = own->heroes[hero];
	return true;
}

bool own_hero_ask(struct tui *tui, const struct campaign *c, struct serial_options *o)
{
	struct own own = { .c = c };
	struct picker p = { .title = "A hero of your own?", .self = &own,
		.label = own_label, .about = own_about };
	bool asked;
	int row = 0;

	find_own(&own);
	p.n = own.n + 1;
	do {
		row = own.n > 0 ? picker_ask(tui, &p) : 0;
		asked = row == 0 || (row > 0 && ask_place(tui, &own, row - 1, o));
	} while (!asked && row > 0);
	free(own.heroes);
	return asked;
}

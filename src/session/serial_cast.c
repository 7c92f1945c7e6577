/* Who goes: slots, and what the episode's scenario is given. */
#include "config.h"

#include "session/serial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/given.h"

static const struct episode *episode_of(const struct serial *s)
{
	return &s->campaign->episodes[s->episode];
}

int serial_slots(const struct serial *s)
{
	return episode_of(s)->n_slots;
}

int serial_taken(const struct serial *s, int slot)
{
	return s->taken[slot];
}

static bool person_plays(const struct serial *s, const char *side)
{
	for (int i = 0; i < s->options.n_minds; i++)
		if (strcmp(s->options.minds[i].side, side) == 0)
			return s->options.minds[i].mind == NULL;
	return false;
}

bool serial_asks(const struct serial *s, int slot)
{
	const struct slot *const place = &episode_of(s)->slots[slot];

	return place->whom == SLOT_AT_HAND && person_plays(s, place->side);
}

bool serial_may_take(const struct serial *s, int slot, int hero, struct reason *why)
{
	const struct slot *const place = &episode_of(s)->slots[slot];
	const struct serial_hero *const h = &s->heroes[hero];
	const char *const name = h->hero.name;

	if (place->who != 0 && !(place->who >> hero & 1))
		return refuse(why, "", "%.60s has no part with %.40s in this episode.", name,
			place->unit);
	if (place->whom == SLOT_CAPTIVE)
		return h->fortune == FORTUNE_CAPTIVE ||
			refuse(why, "", "%.60s is not captive.", name);
	switch ((enum fortune)h->fortune) {
	case FORTUNE_DEAD:
		return refuse(why, "", "%.60s is dead, and cheats death no more.", name);
	case FORTUNE_CAPTIVE:
		return refuse(why, "", "%.60s is captive.", name);
	case FORTUNE_WOUNDED:
		return refuse(why, "", "%.60s is wounded and stays behind.", name);
	default:
		break;
	}
	return h->at_hand || refuse(why, "", "%.60s is not at hand.", name);
}

static bool is_taken(const struct serial *s, int hero)
{
	for (int i = 0; i < serial_slots(s); i++)
		if (s->taken[i] == hero)
			return true;
	return false;
}

static int usual(const struct serial *s, int slot)
{
	const struct slot *const place = &episode_of(s)->slots[slot];
	const int n = place->who ? place->n_who : s->campaign->n_heroes;
	struct reason why;

	for (int i = 0; i < n; i++) {
		const int hero = place->who ? place->order[i] : i;

		if (!is_taken(s, hero) && serial_may_take(s, slot, hero, &why))
			return hero;
	}
	return -1;
}

void serial_cast_usual(struct serial *s)
{
	for (int i = 0; i < SLOTS_MAX; i++)
		s->taken[i] = -1;
	for (int i = 0; i < serial_slots(s); i++)
		s->taken[i] = (int16_t)usual(s, i);
}

bool serial_take(struct serial *s, int slot, int hero, struct reason *why)
{
	if (s->stage != SERIAL_CASTING)
		return refuse(why, "", "The episode has begun.");
	if (!serial_asks(s, slot))
		return refuse(why, "", "Nobody chooses for this place.");
	if (hero >= 0 && !serial_may_take(s, slot, hero, why))
		return false;
	for (int i = 0; hero >= 0 && i < serial_slots(s); i++)
		if (s->taken[i] == hero && !serial_asks(s, i))
			return refuse(why, "", "%.60s is with the other side.",
				s->heroes[hero].hero.name);
	if (!serial_progress(s, why, "cast %d %s", slot + 1,
			hero < 0 ? "nobody" : s->campaign->heroes[hero].id))
		return false;
	if (s->file)
		save_file_keep(s->file);
	return true;
}

/* ---- what the scenario is given ---- */

static void give_variables(const struct serial *s, struct given *g)
{
	for (int i = 0; i < s->campaign->n_variables; i++) {
		struct given_variable *const v = &g->variables[g->n_variables];

		if (!(episode_of(s)->reads >> i & 1))
			continue;
		snprintf(v->id, sizeof(v->id), "%s", s->campaign->variables[i]);
		v->value = s->values[i];
		g->n_variables++;
	}
}

/* What is said of a unit, begun if nothing is yet. */
static struct given_unit *unit_of(struct given *g, const char *unit)
{
	struct given_unit *u;

	for (int i = 0; i < g->n_units; i++)
		if (strcmp(g->units[i].unit, unit) == 0)
			return &g->units[i];
	u = &g->units[g->n_units++];
	*u = (struct given_unit) { .figures = -1 };
	snprintf(u->unit, sizeof(u->unit), "%s", unit);
	return u;
}

static void give_hero(const struct serial *s, int slot, struct given *g)
{
	const struct slot *const place = &episode_of(s)->slots[slot];
	const int hero = s->taken[slot];
	struct given_hero *const h = &g->heroes[g->n_heroes];

	if (hero < 0) {
		if (place->as == SLOT_LEADER && place->otherwise == SLOT_ABSENT)
			unit_of(g, place->unit)->absent = true;
		else if (place->as == SLOT_LEADER && *place->stand_in)
			unit_of(g, place->unit)->leader = place->stand_in;
		return;
	}
	*h = (struct given_hero) { .companion = place->as == SLOT_COMPANION,
		.hero = s->heroes[hero].hero };
	snprintf(h->unit, sizeof(h->unit), "%s", place->unit);
	snprintf(h->roster, sizeof(h->roster), "%s", s->campaign->heroes[hero].id);
	g->n_heroes++;
}

static bool has_hero(const struct given *g, const char *unit)
{
	for (int i = 0; i < g->n_heroes; i++)
		if (strcmp(g->heroes[i].unit, unit) == 0)
			return true;
	return false;
}

static void give_band(const struct serial *s, const struct musters *m, struct given *g)
{
	const struct campaign_followers *const f = &s->campaign->followers[m->followers];
	const struct serial_band *const band = &s->bands[m->followers];
	struct given_unit *const u = unit_of(g, m->unit);

	u->figures = band->fit;
	snprintf(u->roster, sizeof(u->roster), "%s", f->id);
	for (int i = 0; i < f->n_names && u->n_names < band->fit; i++)
		if (!((band->lost | band->hurt) >> i & 1))
			u->names[u->n_names++] = f->names[i];
	u->absent = u->absent || (band->fit == 0 && !has_hero(g, m->unit));
}

static void give_item(const struct serial *s, const struct brings *b, struct given *g)
{
	struct given_item *const item = &g->items[g->n_items];
	const char *const holder = s->holder[b->item];

	if (!*holder)
		return;
	g->n_items++;
	*item = (struct given_item) { .unit = "" };
	snprintf(item->item, sizeof(item->item), "%s", s->campaign->items[b->item].id);
	for (int i = 0; i < b->n_units && !*item->unit; i++)
		if (strcmp(b->sides[i], holder) == 0)
			snprintf(item->unit, sizeof(item->unit), "%s", b->units[i]);
}

static void give_all(const struct serial *s, struct given *g)
{
	const struct episode *const e = episode_of(s);

	give_variables(s, g);
	for (int i = 0; i < e->n_slots; i++)
		give_hero(s, i, g);
	for (int i = 0; i < e->n_musters; i++)
		give_band(s, &e->musters[i], g);
	for (int i = 0; i < e->n_brings; i++)
		give_item(s, &e->brings[i], g);
}

/* ---- its text ---- */

static char *text_of_file(void *self, const char *name, size_t *size, struct faults *f)
{
	const struct campaign *const c = self;

	(void)f;
	for (int i = 0; i < c->n_files; i++)
		if (strcmp(c->files[i].name, name) == 0) {
			*size = c->files[i].size;
			return strndup(c->files[i].text, c->files[i].size);
		}
	return NULL;
}

char *serial_scenario(const struct serial *s, size_t *size, struct faults *f)
{
	const struct library library = { text_of_file, s->campaign, "" };
	const struct episode *const e = episode_of(s);
	struct given *const g = calloc(1, sizeof(*g));
	char *const story = serial_story_text(s);
	char *text = NULL;

	if (g && story) {
		g->briefing = story;
		give_all(s, g);
		if (given_files(g, e->text, e->size, &library, f))
			text = given_to(e->text, e->size, g, size);
	}
	free(g);
	free(story);
	return text;
}

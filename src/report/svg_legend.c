/* Legends of maps: whose signs these are, what the ground is, what lines mean. */
#include "report/svg.h"

#include <stdio.h>

#include "cliffhanger/text.h"

/* What there is on the maps of an atlas. */
struct there { bool role[GROUND_ROLES]; bool sample[SVG_SLOPE + 1]; };

static void see_tracks(const struct atlas *a, struct there *t)
{
	static const enum svg_sample samples[] = { [ATLAS_WALK] = SVG_WALK,
		[ATLAS_SHOT] = SVG_SHOT, [ATLAS_BURST] = SVG_BURST, [ATLAS_FELL] = SVG_FELL };

	for (int i = 0; i < a->n_maps; i++) {
		const struct atlas_map *const m = &a->map[i];

		for (int k = 0; k < m->n_tracks; k++)
			t->sample[samples[m->track[k].mark]] = true;
		for (int f = 0; f < a->g->n_figures; f++) {
			t->sample[SVG_HURT_SAMPLE] |= atlas_stands(m, f)
				&& m->life[f] == LIFE_WOUNDED;
			t->sample[SVG_HELD_SAMPLE] |= atlas_stands(m, f)
				&& m->life[f] == LIFE_CAPTIVE;
		}
	}
}

/* The kinds of ground within the window, on any map. */
static void see_kinds(const struct atlas *a, bool kinds[GROUNDS_MAX])
{
	for (int i = 0; i < a->n_maps; i++) {
		if (i > 0 && a->map[i].kind == a->map[i - 1].kind)
			continue;
		for (int row = a->window.top; row <= a->window.bottom; row++)
			for (int col = a->window.left; col <= a->window.right; col++)
				kinds[a->map[i].kind[grid_at(&a->g->table->grid, col, row)]] = true;
	}
}

static void see_ground(const struct atlas *a, struct there *t)
{
	const struct table *const table = a->g->setup->table;
	bool kinds[GROUNDS_MAX] = { false };

	see_kinds(a, kinds);
	for (int k = 0; k < table->n_grounds; k++)
		if (kinds[k])
			t->role[table->grounds[k].role] = true;
	for (int row = a->window.top; row <= a->window.bottom; row++)
		for (int col = a->window.left; col <= a->window.right; col++)
			t->sample[SVG_SLOPE] |= table->level[grid_at(&table->grid, col, row)] > 0;
}

/* ---- words ---- */

/* Whether anybody of a unit stood on a map of the atlas. */
static bool ever_stood(const struct atlas *a, int unit)
{
	for (int i = 0; i < a->n_maps; i++)
		for (int f = 0; f < a->g->n_figures; f++)
			if (a->map[i].unit[f] == unit && atlas_stands(&a->map[i], f))
				return true;
	return false;
}

static bool side_words(const struct atlas *a, int side, char *text, size_t size)
{
	const struct setup *const s = a->g->setup;
	struct pen p = pen_at(text, size);
	const char *between = ": ";

	pen_put(&p, "%s", s->sides[side].name);
	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].side == side && ever_stood(a, u)) {
			pen_put(&p, "%s%c = %s", between, s->units[u].sign,
				words_of_unit(&a->past, u).text);
			between = ", ";
		}
	return *between == ',';
}

/* The names of all grounds of a role that the maps have. */
static void ground_words(const struct atlas *a, int role, char *text, size_t size)
{
	const struct table *const t = a->g->setup->table;
	struct pen p = pen_at(text, size);
	bool there[GROUNDS_MAX] = { false };

	see_kinds(a, there);
	for (int k = 0; k < t->n_grounds; k++)
		if (t->grounds[k].role == role && there[k])
			pen_put(&p, "%s%s", p.used > 0 ? ", " : "", t->grounds[k].name);
}

static const char *const words[] = { [SVG_HURT_SAMPLE] = "wounded, of any side",
	[SVG_HELD_SAMPLE] = "captive", [SVG_WALK] = "went this way",
	[SVG_SHOT] = "fired at", [SVG_FELL] = "killed there in that turn",
	[SVG_BURST] = "something burst there", [SVG_SLOPE] = "a slope; higher ground is darker" };

bool svg_legend(const struct atlas *a, int i, struct svg_entry *e)
{
	struct there there = { .role = { false } };

	see_tracks(a, &there);
	see_ground(a, &there);
	for (int side = 0; side < a->g->setup->n_sides; side++) {
		*e = (struct svg_entry){ .sample = SVG_SIDE, .number = side };
		if (side_words(a, side, e->text, sizeof e->text) && i-- == 0)
			return true;
	}
	for (int sample = SVG_HURT_SAMPLE; sample <= SVG_SLOPE; sample++)
		if (there.sample[sample] && i-- == 0) {
			*e = (struct svg_entry){ .sample = (enum svg_sample)sample };
			snprintf(e->text, sizeof e->text, "%s", words[sample]);
			return true;
		}
	for (int role = 0; role < GROUND_ROLES; role++)
		if (there.role[role] && i-- == 0) {
			*e = (struct svg_entry){ .sample = SVG_GROUND, .number = role };
			ground_words(a, role, e->text, sizeof e->text);
			return true;
		}
	return false;
}

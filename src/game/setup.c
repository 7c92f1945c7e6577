/* Finding things in a setup by their ids. */
#include <string.h>
#include <strings.h>

#include "cliffhanger/setup.h"

int setup_find_unit(const struct setup *s, const char *id)
{
	for (int i = 0; i < s->n_units; i++)
		if (strcmp(s->units[i].id, id) == 0)
			return i;
	return -1;
}

static bool is_named(const struct setup_unit *unit, const char *word)
{
	const bool the = strncasecmp(unit->name, "the ", 4) == 0;

	return strcasecmp(unit->name, word) == 0
		|| (the && strcasecmp(unit->name + 4, word) == 0);
}

int setup_find_called(const struct setup *s, const char *word, uint64_t among)
{
	const int unit = setup_find_unit(s, word);

	if (unit >= 0 && (among >> unit & 1) != 0)
		return unit;
	for (int u = 0; u < s->n_units; u++)
		if ((among >> u & 1) != 0 && is_named(&s->units[u], word))
			return u;
	return -1;
}

int setup_find_side(const struct setup *s, const char *id)
{
	for (int i = 0; i < s->n_sides; i++)
		if (strcmp(s->sides[i].id, id) == 0)
			return i;
	return -1;
}

int setup_find_area(const struct setup *s, const char *id)
{
	for (int i = 0; i < s->n_areas; i++)
		if (strcmp(s->areas[i].id, id) == 0)
			return i;
	return -1;
}

int setup_area_of(const struct setup *s, const struct setting *named)
{
	return named->given && named->text != NULL ? setup_find_area(s, named->text) : -1;
}

bool setup_area_has(const struct setup_area *a, cell_t cell)
{
	int32_t low = 0, high = a->n_cells;

	while (low < high) {
		const int32_t middle = low + (high - low) / 2;

		if (a->cells[middle] == cell)
			return true;
		if (a->cells[middle] < cell)
			low = middle + 1;
		else
			high = middle;
	}
	return false;
}

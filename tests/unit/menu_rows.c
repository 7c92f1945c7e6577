/* Rows of menus: see menu_rows.h. */
#include "menu_rows.h"

struct option options[OPTIONS_MAX];

int menu(const struct trial *t, const char *unit)
{
	return t->game->system->options(t->game, &t->game->decisions[0],
		unit == NULL ? NOBODY : trial_unit(t, unit), options, OPTIONS_MAX);
}

const struct option *row(int n, char key)
{
	for (int i = 0; i < n; i++)
		if (options[i].key == key)
			return &options[i];
	return NULL;
}

bool wants(const struct trial *t, const char *unit)
{
	return t->game->system->wants(t->game, &t->game->decisions[0], trial_unit(t, unit));
}

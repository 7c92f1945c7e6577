/* Menus: rows that are added one by one, see menu.h. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "skirmish/menus/menu.h"

struct option *menu_add(struct menu *m, char key, const char *label, enum option_need need)
{
	struct option *o;

	if (m->n >= m->room)
		return NULL;
	o = &m->options[m->n++];
	memset(o, 0, sizeof *o);
	o->key = key;
	o->label = label;
	o->need = need;
	o->allowed = true;
	o->why.rule = "";
	return o;
}

void menu_note(struct option *o, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(o->note, sizeof o->note, format, list);
	va_end(list);
	text_trim(o->note);
}

void menu_question(struct menu *m, const char *line, const char *yes, const char *no)
{
	for (int i = 0; i < 2; i++) {
		struct option *o = menu_add(m, i == 0 ? 'y' : 'n', i == 0 ? yes : no,
			NEED_NOTHING);

		if (o != NULL)
			snprintf(o->line, sizeof o->line, "%s %s", line, i == 0 ? "yes" : "no");
	}
}

bool menu_exit_wanted(const struct game *v, int unit)
{
	for (int i = 0; i < v->setup->n_objectives; i++)
		if (v->setup->objectives[i].kind == AIM_EXIT && v->objectives[i] == NOBODY
			&& game_same_cause(v, v->setup->objectives[i].side, v->units[unit].side))
			return true;
	return false;
}

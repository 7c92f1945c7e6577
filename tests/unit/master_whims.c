/* Acts of a Game Master who does anything: see master_whims.h. */
#include "master_whims.h"

#include "cliffhanger/state.h"

#include <stdio.h>
#include <string.h>

enum { TRIES = 12, STATE_EVERY = 3 };

static int pick(struct dice *random, int n)
{
	int value = 0;

	for (int k = 0; k < 3; k++)
		value = value * 100 + dice_roll(random, 100) - 1;
	return n > 0 ? value % n : 0;
}

static void whim_cell(const struct game *g, struct dice *random, char *text, size_t size)
{
	const struct grid *const grid = &g->table->grid;

	snprintf(text, size, "%d,%d", 1 + pick(random, grid->cols), 1 + pick(random, grid->rows));
}

static void whim_figure(const struct game *g, struct dice *random, char *text, size_t size)
{
	const int f = pick(random, g->n_figures);
	const struct setup_unit *const u = &g->setup->units[g->setup->figures[f].unit];

	snprintf(text, size, "%s.%d", u->id, f - u->first + 1);
}

static void whim_some(const struct game *g, struct dice *random, char *text, size_t size)
{
	const int kind = pick(random, 4);

	if (kind == 0)
		snprintf(text, size, "%s", g->setup->units[pick(random, g->n_units)].id);
	else if (kind == 1)
		whim_cell(g, random, text, size);
	else
		whim_figure(g, random, text, size);
}

static void whim_text(const struct game *g, struct dice *random, const char *verb, char *text,
	size_t size)
{
	const struct rulebook *const b = game_book(g);
	const struct rule_table *const t = &b->tables[pick(random, b->n_tables)];

	if (strcmp(verb, "gm-house") == 0)
		snprintf(text, size, "%s %s %s %d", t->id,
			rule_table_at(t, pick(random, t->n_rows), 0)->text,
			t->columns[pick(random, t->n_columns)].id, pick(random, 20) - 2);
	else
		snprintf(text, size, "so be it");
}

static void whim_argument(const struct game *g, struct dice *random, const struct verb *v, int i,
	char *text, size_t size)
{
	int words = 0;

	switch (v->takes[i].kind) {
	case ARGUMENT_UNIT:
		snprintf(text, size, "%s", g->setup->units[pick(random, g->n_units)].id);
		break;
	case ARGUMENT_FIGURE:
		whim_figure(g, random, text, size);
		break;
	case ARGUMENT_CELL:
		whim_cell(g, random, text, size);
		break;
	case ARGUMENT_SOME:
		whim_some(g, random, text, size);
		break;
	case ARGUMENT_NUMBER:
		snprintf(text, size, "%d", pick(random, 12) - 1);
		break;
	case ARGUMENT_WORD:
		while (v->words[words])
			words++;
		snprintf(text, size, "%s", v->words[pick(random, words)]);
		break;
	case ARGUMENT_TEXT:
		whim_text(g, random, v->name, text, size);
		break;
	case ARGUMENT_VALUE:
		snprintf(text, size, "no");
		break;
	default:
		snprintf(text, size, "%s", choice_name(g, v->takes[i].kind,
			pick(random, choice_names(g, v->takes[i].kind))));
		break;
	}
}

/* Whatever a state takes, more or less. */
static void whim_value(const struct game *g, struct dice *random, const struct state_row *s,
	char *text, size_t size)
{
	int words = 0;

	if (s->kind == STATE_UNIT && pick(random, 4))
		snprintf(text, size, "%s", g->setup->units[pick(random, g->n_units)].id);
	else if (s->kind == STATE_FIGURE && pick(random, 4))
		whim_figure(g, random, text, size);
	else if (s->kind == STATE_NUMBER)
		snprintf(text, size, "%d", pick(random, s->most + 2));
	else {
		while (state_word(&g->table->grid, s, words) != NULL)
			words++;
		snprintf(text, size, "%s", state_word(&g->table->grid, s, pick(random, words)));
	}
}

static void whim_state(const struct game *g, struct dice *random, char *line, size_t size)
{
	const struct state_row *const s = state_at(g->system, pick(random, state_count(g->system)));
	char who[120], value[120];

	if (s->of == STATE_OF_UNIT && pick(random, 4))
		snprintf(who, sizeof who, "%s", g->setup->units[pick(random, g->n_units)].id);
	else
		whim_some(g, random, who, sizeof who);
	whim_value(g, random, s, value, sizeof value);
	snprintf(line, size, "gm-state %s %s %s", who, s->name, value);
}

void master_whim(const struct game *g, struct dice *random, char *line, size_t size)
{
	const int act = pick(random, MASTER_ALL - 1);	/* going back is the sitting's */
	const struct verb *const v = master_verb(act + (act >= GM_BACK - VERB_GM));

	if (pick(random, STATE_EVERY) == 0) {
		whim_state(g, random, line, size);
		return;
	}
	snprintf(line, size, "%s", v->name);
	for (int i = 0; i < CHOICE_ARGS && v->takes[i].kind != ARGUMENT_NONE; i++) {
		char text[120];

		if (v->takes[i].optional && pick(random, 2))
			continue;
		whim_argument(g, random, v, i, text, sizeof(text));
		snprintf(line + strlen(line), size - strlen(line), " %s", text);
	}
}

bool master_whim_allowed(const struct game *g, struct dice *random, struct choice *c)
{
	for (int try = 0; try < TRIES; try++) {
		char line[CHOICE_LINE_MAX];
		struct reason why;

		master_whim(g, random, line, sizeof(line));
		if (choice_read(g, master_seat(g), line, c, &why) && game_check(g, c, &why)
				&& c->verb != GM_SIT)
			return true;
	}
	return false;
}

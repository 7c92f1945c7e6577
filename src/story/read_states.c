/* The states in which people begin: keys beside those of a unit or a figure, rows of the
 * system's own table (state.h).
 *
 *  RS1  A key that a unit or figure has anyway, as `facing` of units, is that key.
 *  RS2  What a unit says of figures is of each of its figures who can be so, one at least;
 *       what a figure says of itself counts before it.
 *  RS3  Whether somebody can be in a state is judged on the game as it begins, by the very
 *       check that the Game Master's acts meet (ST1), once all else is sound.
 */
#include "config.h"
#include "cliffhanger/state.h"
#include "story/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct state_row *read_begins_in(const struct loader *l, const struct schema *s,
	const struct node *key, int *row)
{
	const struct state_row *state;

	if (s->begins == BEGINS_NOBODY || l->system == NULL)
		return NULL;
	for (*row = 0; (state = state_at(l->system, *row)) != NULL; ++*row)
		if (yaml_node_key_is(key, state->name)
			&& (s->begins == BEGINS_UNIT || state->of == STATE_OF_FIGURE))
			return state;
	return NULL;
}

/* ---- values ---- */

static bool read_word(struct loader *l, const struct node *n, const struct state_row *s,
	int32_t *value)
{
	enum { WORDS = 16 };
	const char *words[WORDS + 1] = { NULL };
	int word = 0;

	for (int i = 0; i < WORDS && state_word(&l->grid, s, i) != NULL; i++)
		words[i] = state_word(&l->grid, s, i);
	if (!yaml_value_word(l, n, words, &word))
		return false;
	*value = state_word_value(s, word);
	return true;
}

static bool says_no(const struct node *n)
{
	return n->kind == NODE_TEXT && (strcmp(n->text, "no") == 0
		|| strcmp(n->text, "false") == 0);
}

/* UNIT.NUMBER */
static bool read_figure_of(struct loader *l, const struct node *n, int32_t *figure)
{
	const char *const dot = n->kind == NODE_TEXT ? strrchr(n->text, '.') : NULL;

	for (int u = 0; dot != NULL && u < l->names[NAMES_UNIT].n; u++) {
		const struct setup_unit *const unit = &l->units[u];
		const size_t length = (size_t)(dot - n->text);
		char *end;
		const long number = strtol(dot + 1, &end, 10);

		if (strlen(unit->id) != length || memcmp(unit->id, n->text, length) != 0)
			continue;
		if (*end != '\0' || end == dot + 1 || number < 1 || number > unit->count)
			break;
		*figure = unit->first + (int32_t)number - 1;
		return true;
	}
	fault_expected(l, n, NULL, "a figure, as UNIT.NUMBER");
	return false;
}

static bool read_state(struct loader *l, const struct node *n, const struct state_row *s,
	int32_t *value)
{
	bool flag = false;

	switch (s->kind) {
	case STATE_FLAG:
		if (!yaml_value_flag(l, n, &flag))
			return false;
		*value = flag;
		return true;
	case STATE_NUMBER:
		return yaml_value_number(l, n, 0, s->most, value);
	case STATE_UNIT:
		*value = says_no(n) ? NOBODY : yaml_name_read(l, NAMES_UNIT, n);
		return *value != NOBODY || says_no(n);
	case STATE_FIGURE:
		*value = NOBODY;
		return says_no(n) || read_figure_of(l, n, value);
	case STATE_FACING:
		return yaml_value_facing(l, n, value);
	case STATE_WORD:
		break;
	}
	return read_word(l, n, s, value);
}

/* ---- whose ---- */

static void add(struct loader *l, const struct node *n, int row, int who, int32_t value)
{
	if (l->setup->n_states == STATES_MAX) {
		fault_wrong(l, n, "expected at most %d states to begin with, found more",
			STATES_MAX);
		return;
	}
	l->state_nodes[l->setup->n_states] = n;
	l->states[l->setup->n_states++] = (struct setup_state){ (int16_t)row, (int16_t)who,
		value };
}

static void of_unit(struct loader *l, int unit, const struct node *n,
	const struct state_row *s, int row)
{
	const struct setup_unit *const u = &l->units[unit];
	const struct node *const whole = l->names[NAMES_UNIT].nodes[unit];
	int32_t value;

	if (!read_state(l, n, s, &value))
		return;
	if (s->of == STATE_OF_UNIT) {
		add(l, n, row, unit, value);
		return;
	}
	for (int f = u->first; f < u->first + u->count; f++)
		if (l->figure_nodes[f] == whole || !yaml_node_find(l->figure_nodes[f], s->name))
			add(l, n, row, f, value);
}

static void read_mapping(struct loader *l, const struct schema *s, const struct node *mapping,
	int unit, int figure)
{
	for (const struct node *n = mapping->first; n != NULL; n = n->next) {
		const struct state_row *state;
		int32_t value;
		int row;

		if (schema_knows(l, s, n->key))
			continue;	/* RS1 */
		state = read_begins_in(l, s, n->key, &row);
		if (state == NULL)
			continue;
		if (figure == NOBODY)
			of_unit(l, unit, n, state, row);
		else if (read_state(l, n, state, &value))
			add(l, n, row, figure, value);
	}
}

static const struct schema *schema_of(const struct setup_figure *f)
{
	return f->leader ? &schema_leader : f->second ? &schema_second
		: f->hero ? &schema_hero : &schema_member;
}

void read_states(struct loader *l)
{
	l->states = arena_array(l->scratch, STATES_MAX, sizeof(*l->states));
	l->state_nodes = arena_array(l->scratch, STATES_MAX, sizeof(*l->state_nodes));
	if (l->system == NULL || l->states == NULL || l->state_nodes == NULL || l->units == NULL)
		return;
	for (int u = 0; u < l->names[NAMES_UNIT].n; u++) {
		const struct node *const n = l->names[NAMES_UNIT].nodes[u];
		const struct setup_unit *const unit = &l->units[u];

		if (n->kind != NODE_MAPPING || unit->absent)
			continue;
		read_mapping(l, &schema_unit, n, u, NOBODY);
		for (int f = unit->first; f < unit->first + unit->count; f++)
			if (l->figure_nodes[f] != n && l->figure_nodes[f]->kind == NODE_MAPPING)
				read_mapping(l, schema_of(&l->figures[f]), l->figure_nodes[f], u,
					f);
	}
}

/* ---- can it be ---- */

struct trying { struct loader *l; bool failed[STATES_MAX]; };

/* RS2: of a unit's figures those who can be in it are. */
static void cannot_be(void *self, int state, const char *text)
{
	struct trying *const t = self;
	struct loader *const l = t->l;

	t->failed[state] = true;
	for (int i = 0; i < l->setup->n_states; i++)
		if (l->state_nodes[i] == l->state_nodes[state] && !t->failed[i])
			return;
	fault_wrong(l, l->state_nodes[state], "expected what can be, found \"%s\": %s",
		state_at(l->system, l->states[state].state)->name, text);
}

void check_states(struct loader *l)
{
	struct trying t = { .l = l };

	if (l->setup->n_states == 0 || faults_errors(l->faults) > 0)
		return;
	if (!states_try(l->setup, cannot_be, &t))
		l->no_memory = true;
}

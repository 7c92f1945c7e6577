/* States: see state.h. */
#include "cliffhanger/state.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "game/room.h"

/* ---- what all systems have ---- */

static bool may_face(const struct game *g, int figure, int32_t direction, struct reason *why)
{
	const struct figure *const f = &g->figures[figure];

	return !game_big(g, figure) || f->cell == CELL_NONE
		|| game_fits(g, figure, (struct pose){ f->cell, (uint8_t)direction })
		|| refuse(why, "C-12", "there is no room to turn there");
}

static int32_t facing(const struct game *g, int figure)
{
	return g->figures[figure].facing;
}

static const struct state_row common[] = {
	{ .name = "facing", .label = "facing", .doc = "Where it faces.", .rule = "C-6",
		.kind = STATE_FACING, .may = may_face, .value = facing,
		.set = game_face },
};
enum { COMMON = sizeof common / sizeof common[0] };

/* ---- the tables ---- */

static int own_count(const struct game_system *system)
{
	int n = 0;

	while (system->states != NULL && system->states[n].name != NULL)
		n++;
	return n;
}

int state_count(const struct game_system *system)
{
	return own_count(system) + COMMON;
}

const struct state_row *state_at(const struct game_system *system, int i)
{
	const int own = own_count(system);

	if (i < 0 || i >= own + COMMON)
		return NULL;
	return i < own ? &system->states[i] : &common[i - own];
}

int state_find(const struct game_system *system, const char *name)
{
	for (int i = 0; i < state_count(system); i++)
		if (strcmp(state_at(system, i)->name, name) == 0)
			return i;
	return -1;
}

bool state_known(const struct rulebook *book, const struct state_row *s)
{
	return rulebook_rule(book, s->rule) != NULL
		|| rulebook_rule(&rulebook_actions, s->rule) != NULL;
}

const char *state_word(const struct grid *grid, const struct state_row *s, int i)
{
	static const char *const flags[] = { "no", "yes" };

	switch (s->kind) {
	case STATE_FLAG:
	case STATE_NUMBER:
		return i < 2 ? flags[i] : NULL;
	case STATE_WORD:
		return s->words[i];
	case STATE_UNIT:
	case STATE_FIGURE:
		return i < 1 ? flags[i] : NULL;
	case STATE_FACING:
		return i < grid_directions(grid) ? grid_direction_name(grid, i) : NULL;
	}
	return NULL;
}

int32_t state_word_value(const struct state_row *s, int i)
{
	return s->kind == STATE_UNIT || s->kind == STATE_FIGURE ? NOBODY : i;
}

const char *state_values(const struct grid *grid, const struct state_row *s, char *text,
	size_t size)
{
	const char *word;

	text[0] = '\0';
	if (s->kind == STATE_UNIT || s->kind == STATE_FIGURE)
		snprintf(text, size, s->kind == STATE_UNIT ? "a unit, or no" : "a figure, or no");
	else if (s->kind == STATE_NUMBER)
		snprintf(text, size, "a number from 0 to %d", (int)s->most);
	else
		for (int i = 0; (word = state_word(grid, s, i)) != NULL; i++)
			choice_list(text, size, word);
	return text;
}

/* ---- the value ---- */

static void *field(const struct game *g, const struct state_row *s, int who)
{
	const bool unit = s->of == STATE_OF_UNIT;
	unsigned char *const own = unit ? g->unit_own : g->figure_own;
	const size_t size = unit ? g->system->unit_size : g->system->figure_size;

	return own + (size_t)who * size + s->at;
}

int32_t state_value(const struct game *g, const struct state_row *s, int who)
{
	if (s->value != NULL)
		return s->value(g, who);
	assert(s->size == sizeof(uint8_t) || s->size == sizeof(int16_t));
	return s->size == sizeof(uint8_t) ? *(const uint8_t *)field(g, s, who)
		: *(const int16_t *)field(g, s, who);
}

static void put(const struct game *g, const struct state_row *s, int who, int32_t value)
{
	if (s->size == sizeof(uint8_t))
		*(uint8_t *)field(g, s, who) = (uint8_t)value;
	else
		*(int16_t *)field(g, s, who) = (int16_t)value;
}

/* ---- may it be ---- */

static const char *who_name(const struct game *g, const struct state_row *s, int who, char *name,
	size_t size)
{
	if (s->of == STATE_OF_UNIT)
		return game_unit_name(g, who);
	game_figure_name(g, who, name, size);
	return name;
}

static bool in_play(const struct game *g, const struct state_row *s, int who)
{
	if (s->of == STATE_OF_UNIT)
		return game_unit_whereabouts(g, who) != CELL_NONE;
	return game_on_table(g, who) || g->figures[who].aboard != NOBODY;
}

static bool in_range(const struct game *g, const struct state_row *s, int32_t value)
{
	switch (s->kind) {
	case STATE_NUMBER:
		return value >= 0 && value <= s->most;
	case STATE_UNIT:
		return value >= NOBODY && value < g->n_units;
	case STATE_FIGURE:
		return value >= NOBODY && value < g->n_figures;
	default:
		for (int i = 0; state_word(&g->table->grid, s, i) != NULL; i++)
			if (i == value)
				return true;
		return false;
	}
}

bool state_check(const struct game *g, const struct state_row *s, int who, int32_t value,
	struct reason *why)
{
	char name[NAME_MAX_BYTES + 8];

	if (!in_range(g, s, value))
		return s->kind == STATE_NUMBER
			? refuse(why, "C-12", "expected %s as a number from 0 to %d, found %d",
				s->name, (int)s->most, (int)value)
			: refuse(why, "C-12", "%s cannot be that", s->name);
	if (!state_known(g->setup->book, s))
		return refuse(why, "C-12", "%s knows nothing of that", g->setup->book->title);
	if (!in_play(g, s, who))
		return refuse(why, "C-12", "%s is not on the table",
			who_name(g, s, who, name, sizeof name));
	if (state_value(g, s, who) == value)
		return refuse(why, "C-12", "%s: %s is what it is already",
			who_name(g, s, who, name, sizeof name), s->name);
	return s->may == NULL || s->may(g, who, value, why);
}

/* ---- doing it ---- */

static void value_text(const struct game *g, const struct state_row *s, int32_t value, char *text,
	size_t size)
{
	switch (s->kind) {
	case STATE_FLAG:
		*text = '\0';
		break;
	case STATE_NUMBER:
		snprintf(text, size, ": %d", (int)value);
		break;
	case STATE_UNIT:
		snprintf(text, size, ": %s", game_unit_name(g, value));
		break;
	case STATE_FIGURE:
		snprintf(text, size, ": ");
		game_figure_name(g, value, text + 2, size - 2);
		break;
	default:
		snprintf(text, size, ": %s", state_word(&g->table->grid, s, value));
		break;
	}
}

static bool is_off(const struct state_row *s, int32_t value)
{
	return s->kind == STATE_UNIT || s->kind == STATE_FIGURE ? value == NOBODY
		: s->kind != STATE_FACING && s->kind != STATE_WORD && value == 0;
}

/* Its own side, and its friends who see it. */
static uint16_t own_watchers(const struct game *g, int unit)
{
	uint16_t sides = 0;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (game_same_cause(g, side, g->units[unit].side) && game_sees(g, side, unit))
			sides |= (uint16_t)(1u << side);
	return sides;
}

/* "now unloaded", "no longer unloaded", "now groggy: 2" */
static void tell(struct game *g, const struct state_row *s, int who, int32_t value)
{
	const int unit = s->of == STATE_OF_UNIT ? who : g->figures[who].unit;
	struct event e = event_of(EVENT_NOTE);
	char text[NAME_MAX_BYTES + REASON_MAX], is[NAME_MAX_BYTES + 16] = "";

	if (!is_off(s, value))
		value_text(g, s, value, is, sizeof is);
	snprintf(text, sizeof text, "%s %s%s", is_off(s, value) ? "no longer" : "now", s->label,
		is);
	e.unit = (int16_t)unit;
	e.figure = (int16_t)(s->of == STATE_OF_UNIT ? NOBODY : who);
	e.word = text;
	if (s->secret)
		e.audience = own_watchers(g, unit);
	game_emit(g, &e);
}

void state_set(struct game *g, const struct state_row *s, int who, int32_t value)
{
	if (s->set != NULL)
		s->set(g, who, value);
	else
		put(g, s, who, value);
	if (!s->told)
		tell(g, s, who, value);
}

/* ---- as a scenario begins ---- */

void states_begin(struct game *g, void (*fault)(void *self, int state, const char *text),
	void *self)
{
	const struct setup *const setup = g->setup;
	struct reason why = { "", "" };

	for (int row = 0; row < state_count(g->system); row++)
		for (int i = 0; i < setup->n_states; i++) {
			const struct setup_state *const b = &setup->states[i];
			const struct state_row *const s = state_at(g->system, row);

			if (b->state != row)
				continue;
			if (state_check(g, s, b->who, b->value, &why))
				state_set(g, s, b->who, b->value);
			else if (fault != NULL && state_value(g, s, b->who) != b->value)
				fault(self, i, why.text);
		}
}

bool states_try(const struct setup *setup,
	void (*fault)(void *self, int state, const char *text), void *self)
{
	struct reason why = { "", "" };
	void *const rules = setup->system->bind(setup->system, setup->book, &why);
	struct game *const g = rules == NULL ? NULL : game_begun(setup, rules);

	if (g != NULL)
		states_begin(g, fault, self);
	game_free(g);
	if (rules != NULL)
		setup->system->unbind(rules);
	return g != NULL;
}

/* A scenario's way: bytes, text, tree, parts, relations, setup. */
#include "config.h"
#include "cliffhanger/scenario.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/input.h"
#include "story/given.h"
#include "story/plain_text.h"
#include "story/read.h"

/* The setup with its arena: what setup_free() gives back. */
struct story {
	struct setup setup;
	struct arena *arena;
};

/* ---- parts and relations ---- */

static void read_grounds(struct loader *l)
{
	struct names *const names = &l->names[NAMES_GROUND];

	if (!l->book)
		return;
	l->n_grounds = l->system->grounds(l->book, l->grounds, GROUNDS_MAX);
	names->ids = arena_array(l->arena, (size_t)l->n_grounds, sizeof(*names->ids));
	for (int i = 0; names->ids && i < l->n_grounds; i++)
		names->ids[names->n++] = l->grounds[i].id;
}

static void read_parts(struct loader *l)
{
	schema_read(l, &schema_scenario, l->root, l->setup, NULL);
	read_system(l);
	names_collect(l);
	read_house_rules(l);
	read_grounds(l);
	if (l->book)
		names_of_rows(l, NAMES_WEAPON, "weapons");
	read_given(l);
	read_map(l);
	read_areas(l);
	read_sides(l);
	read_units(l);
	read_name_lists(l);
	read_names_of_sides(l);
	read_states(l);
	read_items(l);
	read_objectives(l);
	read_events(l);
	read_endings(l);
	read_gm(l);
	read_changes(l);
}

static bool out_of_memory(const struct loader *l)
{
	return l->no_memory || arena_failed(l->arena) || arena_failed(l->scratch);
}

/* Copies what was made in scratch, and hangs all on the setup. */
static void assemble(struct loader *l)
{
	struct setup *const s = l->setup;

	s->system = l->system;
	s->book = l->book;
	s->table = l->table;
	s->n_sides = (uint8_t)l->names[NAMES_SIDE].n;
	s->n_units = (int16_t)l->names[NAMES_UNIT].n;
	s->n_items = (int16_t)l->names[NAMES_ITEM].n;
	s->n_flags = (int16_t)l->names[NAMES_FLAG].n;
	s->n_areas = (int16_t)l->names[NAMES_AREA].n;
	s->n_objectives = (int16_t)l->names[NAMES_OBJECTIVE].n;
	s->n_scripts = (int16_t)l->names[NAMES_EVENT].n;
	s->sides = l->sides;
	s->states = l->states;
	s->units = l->units;
	s->figures = l->figures;
	s->items = l->items;
	s->flags = l->names[NAMES_FLAG].ids;
	s->n_variables = (int16_t)l->names[NAMES_VARIABLE].n;
	s->variables = l->names[NAMES_VARIABLE].ids;
	s->areas = l->areas;
	s->objectives = l->objectives;
	s->conditions = l->conditions;
	s->effects = l->effects;
	s->scripts = l->scripts;
	s->endings = l->endings;
}

/* A copy in the setup's arena of an array made in scratch. */
static const void *keep(struct loader *l, const void *array, int n, size_t size)
{
	void *const copy = arena_array(l->arena, (size_t)n, size);

	if (copy && n > 0)
		memcpy(copy, array, (size_t)n * size);
	return copy;
}

static void keep_arrays(struct loader *l)
{
	struct setup *const s = l->setup;

	s->figures = keep(l, l->figures, s->n_figures, sizeof(*s->figures));
	s->states = keep(l, l->states, s->n_states, sizeof(*s->states));
	s->conditions = keep(l, l->conditions, s->n_conditions, sizeof(*s->conditions));
	s->effects = keep(l, l->effects, s->n_effects, sizeof(*s->effects));
}

static bool load(struct loader *l)
{
	struct fault no_memory = { .kind = FAULT_ERROR };

	read_parts(l);
	if (!out_of_memory(l)) {
		assemble(l);
		connected_find(l);
		check_cast(l);
		check_ground(l);
		check_script(l);
		check_states(l);
		check_habits(l);
		keep_arrays(l);
	} else {
		assemble(l);
	}
	if (out_of_memory(l))
		faults_add(l->faults, &no_memory, "out of memory");
	return faults_errors(l->faults) == 0;
}

/* ---- setups ---- */

/* "campaigns/jade-buddha/docks.yaml" → "docks"; other signs become dashes. */
static const char *id_from(struct arena *arena, const char *name)
{
	const char *const slash = strrchr(name, '/'), *const base = slash ? slash + 1 : name;
	const char *const dot = strrchr(base, '.');
	char *const id = arena_text(arena, base, dot ? (size_t)(dot - base) : strlen(base));

	for (char *c = id; c && *c; c++)
		if (!isascii((unsigned char)*c) || (!isalnum((unsigned char)*c) && *c != '_'))
			*c = '-';
	return id;
}

static struct story *story_new(const char *name)
{
	struct arena *const arena = arena_new();
	struct story *s;

	if (!arena)
		return NULL;
	s = arena_take(arena, sizeof(*s));
	if (!s) {
		arena_free(arena);
		return NULL;
	}
	s->arena = arena;
	s->setup = (struct setup) { .title = "", .log_line = "", .briefing = "", .arena = s };
	s->setup.id = id_from(arena, name);
	return s;
}

void setup_free(struct setup *s)
{
	struct story *const story = s ? s->arena : NULL;

	if (!s)
		return;
	table_free(s->table);
	if (s->system && s->book != s->system->book)
		rulebook_free((struct rulebook *)s->book);
	arena_free(story->arena);
}

struct setup *scenario_read(const char *text, size_t size, const char *name,
	struct faults *f)
{
	struct fault no_memory = { .kind = FAULT_ERROR };
	struct story *const story = story_new(name);
	struct arena *const scratch = arena_new();
	struct loader *const l = scratch ? arena_take(scratch, sizeof(*l)) : NULL;
	bool good = false;

	if (!story || !l) {
		faults_add(f, &no_memory, "out of memory");
	} else {
		faults_source(f, text, size < SCENARIO_BYTES_MAX ? size : SCENARIO_BYTES_MAX);
		*l = (struct loader) { .faults = f, .arena = story->arena, .scratch = scratch,
			.setup = &story->setup };
		if (plain_text_check(text, size, f))
			l->root = yaml_tree(scratch, text, size, f);
		good = l->root && load(l);
	}
	if (!good && story)
		setup_free(&story->setup);
	arena_free(scratch);
	return good ? &story->setup : NULL;
}

/* ---- files ---- */

/* Saves keep lines that end in '\n' alone. */
static void drop_returns(char *text, size_t *size)
{
	size_t to = 0;

	for (size_t at = 0; at < *size; at++)
		if (text[at] != '\r' || at + 1 == *size || text[at + 1] != '\n')
			text[to++] = text[at];
	text[to] = '\0';
	*size = to;
}

static char *read_file(const char *file, size_t *size, struct faults *f)
{
	struct fault fault = { .kind = FAULT_ERROR };
	const char *problem;
	char *const text = input_read(file, (size_t)SCENARIO_BYTES_MAX + 1, size, &problem);

	if (!text)
		faults_add(f, &fault, "expected a file that can be read: %s", problem);
	return text;
}

char *scenario_text(const char *file, size_t *size, struct faults *f)
{
	char *const text = read_file(file, size, f);

	if (text)
		drop_returns(text, size);
	return text;
}

/* The file's text with what it is given, heroes from other files included. */
static char *whole_text(const char *file, struct given *g, size_t *size, struct faults *f)
{
	struct fault no_memory = { .kind = FAULT_ERROR };
	struct library *const library = library_of_folder(file);
	char *const text = scenario_text(file, size, f);
	char *whole = NULL;

	if (text && library && given_files(g, text, *size, library, f)) {
		whole = given_to(text, *size, g, size);
		if (!whole)
			faults_add(f, &no_memory, "out of memory");
	}
	library_free(library);
	free(text);
	return whole;
}

struct setup *scenario_load(const char *file, char **text, size_t *size,
	struct faults *f)
{
	struct given *const nothing = calloc(1, sizeof(*nothing));
	struct setup *setup = NULL;

	*text = NULL;
	if (nothing)
		setup = scenario_load_given(file, nothing, text, size, f);
	free(nothing);
	return setup;
}

struct setup *scenario_load_given(const char *file, struct given *g, char **text, size_t *size,
	struct faults *f)
{
	struct setup *setup;

	*text = whole_text(file, g, size, f);
	if (!*text)
		return NULL;
	setup = scenario_read(*text, *size, file, f);
	if (!setup) {
		free(*text);
		*text = NULL;
	}
	return setup;
}

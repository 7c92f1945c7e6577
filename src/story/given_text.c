/* What a scenario is given, as text at its end; and heroes taken from files. */
#include "config.h"
#include "cliffhanger/given.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "story/plain_text.h"
#include "story/read.h"
#include "story/yaml_text.h"

/* ---- writing ---- */

static void write_variables(struct yaml_text *y, const struct given *g)
{
	if (g->n_variables > 0)
		yaml_text_add(y, "variables:\n");
	y->indent += 2;
	for (int i = 0; i < g->n_variables; i++)
		yaml_text_add(y, "%s: %d\n", g->variables[i].id, g->variables[i].value);
	y->indent -= 2;
}

static void write_heroes(struct yaml_text *y, const struct given *g)
{
	if (g->n_heroes > 0)
		yaml_text_add(y, "heroes:\n");
	for (int i = 0; i < g->n_heroes; i++) {
		const struct given_hero *const h = &g->heroes[i];

		yaml_text_add(y, "- unit: %s\n", h->unit);
		y->indent += 2;
		if (h->companion)
			yaml_text_add(y, "as: companion\n");
		if (*h->roster)
			yaml_text_add(y, "roster: %s\n", h->roster);
		hero_write_keys(y, &h->hero);
		y->indent -= 2;
	}
}

static void write_unit(struct yaml_text *y, const struct given_unit *u)
{
	yaml_text_add(y, "%s:\n", u->unit);
	y->indent += 2;
	if (u->absent)
		yaml_text_add(y, "absent: yes\n");
	if (u->leader)
		yaml_text_line(y, "leader", u->leader);
	if (u->figures >= 0)
		yaml_text_add(y, "figures: %d\n", u->figures);
	if (*u->roster)
		yaml_text_add(y, "roster: %s\n", u->roster);
	if (u->n_names > 0)
		yaml_text_add(y, "names:\n");
	for (int i = 0; i < u->n_names; i++) {
		yaml_text_add(y, "- ");
		yaml_text_quoted(y, u->names[i]);
		yaml_text_add(y, "\n");
	}
	y->indent -= 2;
}

static void write_units(struct yaml_text *y, const struct given *g)
{
	if (g->n_units > 0)
		yaml_text_add(y, "units:\n");
	y->indent += 2;
	for (int i = 0; i < g->n_units; i++)
		write_unit(y, &g->units[i]);
	y->indent -= 2;
}

static void write_items(struct yaml_text *y, const struct given *g)
{
	if (g->n_items > 0)
		yaml_text_add(y, "items:\n");
	y->indent += 2;
	for (int i = 0; i < g->n_items; i++)
		yaml_text_add(y, "%s: %s\n", g->items[i].item,
			*g->items[i].unit ? g->items[i].unit : "nowhere");
	y->indent -= 2;
}

static bool gives_nothing(const struct given *g)
{
	return g->n_heroes + g->n_units + g->n_items + g->n_variables == 0
		&& (!g->briefing || !*g->briefing);
}

char *given_to(const char *text, size_t size, const struct given *g, size_t *new_size)
{
	struct yaml_text y = { 0 };
	char *whole;

	if (!gives_nothing(g)) {
		yaml_text_add(&y, "%sgiven:\n", size > 0 && text[size - 1] != '\n' ? "\n" : "");
		y.indent = 2;
		write_variables(&y, g);
		write_heroes(&y, g);
		write_units(&y, g);
		write_items(&y, g);
		if (g->briefing && *g->briefing)
			yaml_text_line(&y, "briefing", g->briefing);
	}
	whole = y.out.failed ? NULL : malloc(size + y.out.used + 1);
	if (whole) {
		memcpy(whole, text, size);
		if (y.out.used > 0)
			memcpy(whole + size, y.out.text, y.out.used);
		whole[size + y.out.used] = '\0';
		*new_size = size + y.out.used;
	}
	free(y.out.text);
	return whole;
}

/* ---- heroes from files ---- */

static bool is_given(const struct given *g, const char *unit)
{
	for (int i = 0; i < g->n_heroes; i++)
		if (!g->heroes[i].companion && strcmp(g->heroes[i].unit, unit) == 0)
			return true;
	return false;
}

static void fault_at(struct faults *f, const struct node *n, const char *format,
	const char *text) __attribute__((format(printf, 3, 0)));

static void fault_at(struct faults *f, const struct node *n, const char *format,
	const char *text)
{
	struct fault fault = { .kind = FAULT_ERROR, .line = n->line, .column = n->column };

	yaml_node_path(n, fault.path);
	faults_add(f, &fault, format, text);
}

/* A hero's file has faults of its own: the first one is told where it is named. */
static bool load_hero(struct given_hero *h, const struct node *n, const struct library *library,
	struct faults *f)
{
	struct faults *const own = faults_new(n->text);
	char what[800];
	char *text = NULL;
	size_t size = 0;
	bool good = false;

	if (own && !library_name_is_safe(n->text)) {
		struct fault fault = { .kind = FAULT_ERROR };

		faults_add(own, &fault, "expected a file within the scenario's folder");
	} else if (own) {
		text = library->text(library->self, n->text, &size, own);
	}
	if (text)
		good = hero_read(text, size, n->text, &h->hero, own);
	free(text);
	if (!good) {
		const struct fault *const first = own ? faults_at(own, 0) : NULL;

		char place[32] = "";

		if (first && first->line > 0)
			snprintf(place, sizeof(place), ":%d:%d", first->line, first->column);
		snprintf(what, sizeof(what), "%.100s%s: %s%s%.400s", n->text, place,
			first ? first->path : "", first && *first->path ? ": " : "",
			first ? first->text : "out of memory");
		fault_at(f, n, "expected a hero's file, found one with faults: %s", what);
	}
	faults_free(own);
	return good;
}

/* A unit stands in the mapping of units, that in the scenario's. */
static bool is_of_system(const struct given_hero *h, const struct node *unit,
	const struct node *file, struct faults *f)
{
	const struct node *const system = yaml_node_find(unit->parent->parent, "system");

	if (!system || system->kind != NODE_TEXT || strcmp(system->text, h->hero.system->id) == 0)
		return true;
	fault_at(f, file, "expected a hero of the scenario's system, found one of \"%s\"",
		h->hero.system->id);
	return false;
}

static bool take_file(struct given *g, const struct node *unit, const struct node *file,
	const struct library *library, struct faults *f)
{
	struct given_hero *const h = &g->heroes[g->n_heroes];

	if (unit->key->size >= ID_MAX || is_given(g, unit->key->text))
		return true;
	if (g->n_heroes == GIVEN_HEROES_MAX) {
		fault_at(f, file, "expected fewer heroes from files%s", "");
		return false;
	}
	*h = (struct given_hero) { .companion = false };
	memcpy(h->unit, unit->key->text, unit->key->size + 1);
	if (!load_hero(h, file, library, f) || !is_of_system(h, unit, file, f))
		return false;
	g->n_heroes++;
	return true;
}

static bool is_hero_file(const struct node *n)
{
	return n && n->kind == NODE_TEXT && n->size > 5
		&& strcmp(n->text + n->size - 5, ".yaml") == 0;
}

static bool take_files(struct given *g, const struct node *root, const struct library *library,
	struct faults *f)
{
	const struct node *const units = yaml_node_find(root, "units");
	bool good = true;

	if (!units || units->kind != NODE_MAPPING)
		return true;
	for (const struct node *u = units->first; u; u = u->next) {
		const struct node *const leader =
			u->kind == NODE_MAPPING ? yaml_node_find(u, "leader") : NULL;
		const struct node *const hero = leader && leader->kind == NODE_MAPPING
			? yaml_node_find(leader, "hero") : NULL;

		if (is_hero_file(hero))
			good = take_file(g, u, hero, library, f) && good;
	}
	return good;
}

bool given_files(struct given *g, const char *text, size_t size, const struct library *library,
	struct faults *f)
{
	struct faults *const quiet = faults_new("");
	struct arena *const arena = arena_new();
	const struct node *root = NULL;
	bool good = true;

	/* What is wrong with the text is told by its own reader. */
	if (quiet && arena && plain_text_check(text, size, quiet))
		root = yaml_tree(arena, text, size, quiet);
	if (root && root->kind == NODE_MAPPING) {
		faults_source(f, text, size);
		good = take_files(g, root, library, f);
	}
	arena_free(arena);
	faults_free(quiet);
	return good;
}

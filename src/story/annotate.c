/* A scenario, campaign or hero with what each of its keys means above it, and the keys it does not
 * use below: what an author begins with.
 *
 *  AN1  Every key of the tables that authors write is there once: where it is first used in a
 *       mapping of several lines, or, used nowhere, at the end of the first such mapping.
 *  AN2  Only comments are added.
 */
#include "config.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/state.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/campaign.h"
#include "cliffhanger/hero.h"
#include "story/campaign_loader.h"
#include "story/read.h"

enum { NOTES_MAX = 400, SCHEMAS_MOST = 48, KEYS_MOST = 192, WIDTH = 79, FORM_BYTES = 400 };

/* `key` < 0: those of the schema that are used nowhere. */
struct note { int line, indent, schema, key; };

struct annotation {
	FILE *out;
	struct loader l;	/* of which only the system is known */
	const struct schema *const *all;
	bool used[SCHEMAS_MOST][KEYS_MOST], told[SCHEMAS_MOST][KEYS_MOST];
	bool rest[SCHEMAS_MOST];	/* what is used nowhere has its place */
	int n;
	struct note notes[NOTES_MAX];
};

/* ---- which table ---- */

/* "units.ID.leader" is where "units.marines.leader" is. */
static bool is_place(const char *place, const char *path)
{
	while (*place && *path) {
		const size_t a = strcspn(place, "."), b = strcspn(path, ".");

		if (strncmp(place, "ID", a) != 0 && (a != b || strncmp(place, path, a) != 0))
			return false;
		place += a + (place[a] == '.');
		path += b + (path[b] == '.');
	}
	return !*place && !*path;
}

static int schema_of(const struct annotation *a, const char *path)
{
	for (int i = 0; a->all[i]; i++)
		if (is_place(schema_place(a->all[i]), path))
			return i;
	return -1;
}

static int key_of(const struct annotation *a, int schema, const char *key)
{
	const char *name;

	for (int i = 0; (name = schema_key_at(&a->l, a->all[schema], i)) && i < KEYS_MOST; i++)
		if (strcmp(name, key) == 0)
			return i;
	return -1;
}

/* ---- going through the file ---- */

static void add(struct annotation *a, int line, int indent, int schema, int key)
{
	if (a->n < NOTES_MAX)
		a->notes[a->n++] = (struct note){ line, indent, schema, key };
}

/* The path of what an entry of a mapping or list is. */
static void path_of(const struct node *n, const char *path, char text[PATH_MAX_BYTES])
{
	if (!n->key)
		snprintf(text, PATH_MAX_BYTES, "%s", path);
	else
		snprintf(text, PATH_MAX_BYTES, "%s%s%s", path, *path ? "." : "", n->key->text);
}

static void mark_used(struct annotation *a, const struct node *n, const char *path)
{
	const int schema = n->kind == NODE_MAPPING ? schema_of(a, path) : -1;

	for (const struct node *e = n->first; e; e = e->next) {
		const int key = schema >= 0 ? key_of(a, schema, e->key->text) : -1;
		char text[PATH_MAX_BYTES];

		if (key >= 0)
			a->used[schema][key] = true;
		path_of(e, path, text);
		mark_used(a, e, text);
	}
}

/* `after`: the line of what comes behind this node. */
static void note_all(struct annotation *a, const struct node *n, const char *path, int after)
{
	const bool block = n->kind == NODE_MAPPING && n->first
		&& (!n->key || n->first->key->line > n->key->line);
	const int schema = block ? schema_of(a, path) : -1;

	for (const struct node *e = n->first; e; e = e->next) {
		const int key = schema >= 0 ? key_of(a, schema, e->key->text) : -1;
		char text[PATH_MAX_BYTES];

		if (key >= 0 && !a->told[schema][key]) {
			a->told[schema][key] = true;
			add(a, e->key->line, e->key->column - 1, schema, key);
		}
		path_of(e, path, text);
		note_all(a, e, text, !e->next ? after : e->next->key ? e->next->key->line
			: e->next->line);
	}
	if (schema >= 0 && !a->rest[schema]) {
		a->rest[schema] = true;
		add(a, after, n->first->key->column - 1, schema, -1);
	}
}

/* ---- writing ---- */

static void put_margin(FILE *out, int indent, int further)
{
	fprintf(out, "%*s#%*s", indent, "", further, "");
}

/* Words in lines of a comment. */
static void put_comment(FILE *out, int indent, int further, const char *text)
{
	int at = 0;

	while (*(text += strspn(text, " "))) {
		const int size = (int)strcspn(text, " ");

		if (at > 0 && at + 1 + size > WIDTH) {
			fputc('\n', out);
			at = 0;
		}
		if (at == 0) {
			put_margin(out, indent, further);
			at = indent + 1 + further;
		} else {
			fputc(' ', out);
			at++;
		}
		fprintf(out, "%.*s", size, text);
		at += size;
		text += size;
	}
	fputc('\n', out);
}

static void put_key(const struct annotation *a, const struct note *note, int key, bool whole)
{
	const struct schema *const s = a->all[note->schema];
	const struct setting_spec *const specs = schema_own_specs(a->l.system, s->own);
	const struct key *const k = key < s->n_keys ? &s->keys[key] : NULL;
	char form[FORM_BYTES], text[FORM_BYTES + KEYS_MOST];

	if (whole) {
		if (k)
			schema_form(k, form, sizeof(form));
		else
			schema_setting_form(&specs[key - s->n_keys], form, sizeof(form));
		snprintf(text, sizeof(text), "%s: %s", k ? k->name : specs[key - s->n_keys].key,
			form);
		put_comment(a->out, note->indent, 1, text);
	}
	put_comment(a->out, note->indent, whole ? 4 : 1, k ? k->doc : specs[key - s->n_keys].doc);
}

static int n_keys(const struct annotation *a, const struct schema *s)
{
	const struct setting_spec *const specs = schema_own_specs(a->l.system, s->own);
	int n = 0;

	while (n < SETTINGS_MAX && specs[n].key)
		n++;
	return s->n_keys + n;
}

static void put_states(const struct annotation *a, const struct note *note, int from)
{
	struct listed list;
	const char *name;

	listed_begin(&list, "Or, to begin in a state of the rules:");
	for (int i = from; i < KEYS_MOST
			&& (name = schema_key_at(&a->l, a->all[note->schema], i)) != NULL; i++)
		if (!a->used[note->schema][i])
			listed_add(&list, name);
	if (list.n > 0)
		put_comment(a->out, note->indent, 1, listed_text(&list));
}

static void put_rest(const struct annotation *a, const struct note *note)
{
	const struct schema *const s = a->all[note->schema];
	const int n = n_keys(a, s);

	for (int key = 0; key < n; key++)
		if (!a->used[note->schema][key] && !(key < s->n_keys && s->keys[key].program))
			put_key(a, note, key, true);
	if (n < KEYS_MOST)
		put_states(a, note, n);
}

static void put_notes(const struct annotation *a, int line, int *next)
{
	for (; *next < a->n && a->notes[*next].line <= line; ++*next) {
		const struct note *const note = &a->notes[*next];

		if (note->key < 0)
			put_rest(a, note);
		else if (note->key < n_keys(a, a->all[note->schema]))
			put_key(a, note, note->key, false);
	}
}

static void put_all(const struct annotation *a, const char *text)
{
	int line = 1, next = 0;

	for (; *text; line++) {
		const size_t size = strcspn(text, "\n");

		put_notes(a, line, &next);
		fprintf(a->out, "%.*s\n", (int)size, text);
		text += size + (text[size] == '\n');
	}
	put_notes(a, INT_MAX, &next);
}

static void find_system(struct loader *l, const struct node *root)
{
	const struct node *const system = yaml_node_find(root, "system");

	l->system = system ? system_find(system->text) : NULL;
	l->book = l->system ? l->system->book : NULL;
}

bool scenario_annotate(const char *text, void *stream)
{
	struct annotation *const a = calloc(1, sizeof(*a));
	struct arena *const arena = arena_new();
	struct faults *const f = faults_new("");
	const size_t size = strlen(text);
	const struct node *const root = a && arena && f ? yaml_tree(arena, text, size, f) : NULL;

	if (root) {
		a->out = stream;
		a->all = campaign_is(text, size) ? schemas_of_campaign
			: hero_is(text, size) ? schemas_of_hero : schemas;
		find_system(&a->l, root);
		mark_used(a, root, "");
		note_all(a, root, "", INT_MAX);
		put_all(a, text);
	}
	faults_free(f);
	arena_free(arena);
	free(a);
	return root != NULL;
}

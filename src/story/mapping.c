/* Mappings by tables from outside: see mapping.h.
 *
 *  P1  rows[i].keys of a section are in the order of the rows; what a value is of is found
 *      by its key and its section's, which no two rows share.
 */
#include "config.h"
#include "cliffhanger/mapping.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "story/mapping_tables.h"
#include "story/plain_text.h"
#include "story/read.h"

enum { CLASHES_MAX = 24 };	/* who has more has seen enough */

/* What the readers of parts find their way by: the loader hands it on. */
struct reading {
	const struct mapping_tables *tables;
	void *target;
	const struct node *at[MAPPING_ROWS_MAX];	/* where each row is given, or NULL */
};

static void take_value(struct loader *l, const struct node *n, void *target);
static void take_section(struct loader *l, const struct node *n, void *target);

/* ---- the tables ---- */

static bool add_row(struct mapping_tables *t, int i, const struct mapping_row *row)
{
	struct key *const keys = t->keys[row->section];
	struct key *const key = &keys[t->n_keys[row->section]];

	if (i == MAPPING_ROWS_MAX || row->section >= t->m->n_sections)
		return false;
	t->rows[i] = *row;
	*key = (struct key){ .name = row->name, .kind = KEY_PART, .read = take_value,
		.form = t->rows[i].form, .doc = t->rows[i].doc };
	t->n_keys[row->section]++;
	t->n_rows = i + 1;
	return true;
}

/* A section is a key of the file. */
static void add_sections(struct mapping_tables *t)
{
	for (int s = 1; s < t->m->n_sections; s++)
		t->keys[0][t->n_keys[0]++] = (struct key){ .name = t->m->sections[s].name,
			.kind = KEY_PART, .read = take_section, .form = "a mapping",
			.doc = t->m->sections[s].doc };
	for (int s = 0; s < t->m->n_sections; s++)
		t->schemas[s] = (struct schema){ .path = t->m->sections[s].name,
			.what = t->m->sections[s].what, .doc = t->m->sections[s].doc,
			.keys = t->keys[s], .n_keys = t->n_keys[s] };
}

struct mapping_tables *mapping_tables_new(const struct mapping *m)
{
	struct mapping_tables *const t = calloc(1, sizeof(*t));
	struct mapping_row row;

	if (!t)
		return NULL;
	t->m = m;
	for (int i = 0; m->row(i, &row); i++)
		if (!add_row(t, i, &row)) {
			free(t);
			return NULL;
		}
	add_sections(t);
	return t;
}

/* ---- values ---- */

/* The row that a key of the file is one of (P1). */
static int row_of(const struct mapping_tables *t, const struct node *value)
{
	const struct node *const section = value->parent->key;

	for (int i = 0; i < t->n_rows; i++) {
		const char *const name = t->m->sections[t->rows[i].section].name;

		if (yaml_node_key_is(value->key, t->rows[i].name)
				&& (section ? yaml_node_key_is(section, name) : !*name))
			return i;
	}
	return -1;
}

static const struct node *nth(const struct node *n, int i)
{
	const struct node *at = n->kind == NODE_LIST ? n->first : n;

	while (i-- > 0 && at->next)
		at = at->next;
	return at;
}

static bool read_texts(struct loader *l, const struct node *n, const struct mapping_row *row,
	struct mapping_value *v)
{
	const struct node *const last = n->kind == NODE_LIST ? n->last : n;
	const int most = row->kind == MAPPING_TEXT ? 1 : MAPPING_VALUES_MAX;

	if (n->kind == NODE_LIST && (row->kind == MAPPING_TEXT || n->count == 0
			|| n->count > most)) {
		fault_expected(l, n, NULL, "%s", row->form);
		return false;
	}
	v->n = 0;
	for (const struct node *at = nth(n, 0); at; at = at == last ? NULL : at->next) {
		if (at->kind != NODE_TEXT || at->size == 0) {
			fault_expected(l, at, NULL, "%s", row->form);
			return false;
		}
		v->text[v->n++] = at->text;
	}
	return true;
}

static void take_value(struct loader *l, const struct node *n, void *target)
{
	struct reading *const r = target;
	const int i = row_of(r->tables, n);
	const struct mapping_row *const row = &r->tables->rows[i];
	struct mapping_value v = { .n = 0 };
	struct mapping_fault fault = { .text = 0 };

	if (row->kind == MAPPING_FLAG ? !yaml_value_flag(l, n, &v.flag)
			: !read_texts(l, n, row, &v))
		return;
	r->at[i] = n;
	if (!r->tables->m->take(r->target, i, &v, &fault))
		fault_expected(l, nth(n, fault.text), fault.near, "%s", fault.expected);
}

static void take_section(struct loader *l, const struct node *n, void *target)
{
	const struct mapping_tables *const t = ((struct reading *)target)->tables;

	if (n->kind == NODE_TEXT && n->size == 0)
		return;		/* all of it is a comment */
	for (int s = 1; s < t->m->n_sections; s++)
		if (yaml_node_key_is(n->key, t->m->sections[s].name))
			schema_read(l, &t->schemas[s], n, target, NULL);
}

/* ---- the file ---- */

/* A clash is told where a row of it is given, the second one first. */
static void check_all(struct loader *l, const struct reading *r)
{
	struct reason why;
	int rows[2];

	for (int i = 0; i < CLASHES_MAX && r->tables->m->clash(r->target, i, rows, &why); i++) {
		const struct node *const first = r->at[rows[0]], *const second = r->at[rows[1]];

		fault_wrong(l, second ? second : first ? first : l->root, "%s", why.text);
	}
}

static void read_tree(struct loader *l, struct reading *r)
{
	if (l->root->kind == NODE_TEXT && l->root->size == 0)
		return;		/* an empty file says nothing, and that is well */
	schema_read(l, &r->tables->schemas[0], l->root, r, NULL);
	if (faults_errors(l->faults) == 0)
		check_all(l, r);
}

/* Whether there is nothing in it but comments: libyaml has no tree for that. */
static bool is_blank(const char *text, size_t size)
{
	bool comment = false;

	for (size_t i = 0; i < size; i++) {
		if (text[i] == '\n')
			comment = false;
		else if (text[i] == '#')
			comment = true;
		else if (!comment && text[i] != ' ')
			return false;
	}
	return true;
}

static void read_text(struct loader *l, const char *text, size_t size, struct reading *r)
{
	struct fault fault = { .kind = FAULT_ERROR };

	if (size > MAPPING_BYTES_MAX)
		faults_add(l->faults, &fault, "expected at most %d bytes, found %zu",
			MAPPING_BYTES_MAX, size);
	else if (plain_text_check(text, size, l->faults) && !is_blank(text, size))
		l->root = yaml_tree(l->arena, text, size, l->faults);
	if (l->root)
		read_tree(l, r);
}

bool mapping_read(const char *text, size_t size, const struct mapping *m, void *target,
	struct faults *f)
{
	struct arena *const arena = arena_new();
	struct loader *const l = arena ? arena_take(arena, sizeof(*l)) : NULL;
	struct reading *const r = arena ? arena_take(arena, sizeof(*r)) : NULL;
	struct mapping_tables *const tables = mapping_tables_new(m);
	struct fault fault = { .kind = FAULT_ERROR };

	if (l && r && tables) {
		faults_source(f, text, size < MAPPING_BYTES_MAX ? size : MAPPING_BYTES_MAX);
		*l = (struct loader){ .faults = f, .arena = arena, .scratch = arena };
		*r = (struct reading){ .tables = tables, .target = target };
		read_text(l, text, size, r);
	}
	if (!l || !r || !tables || arena_failed(arena))
		faults_add(f, &fault, "out of memory");
	free(tables);
	arena_free(arena);
	return faults_errors(f) == 0;
}

bool mapping_load(const char *file, const struct mapping *m, void *target, struct faults *f)
{
	size_t size;
	char *const text = scenario_text(file, &size, f);
	const bool good = text && mapping_read(text, size, m, target, f);

	free(text);
	return good;
}

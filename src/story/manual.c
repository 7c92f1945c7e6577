/* The manual's list of keys, in mdoc, from the tables that check scenarios. */
#include "config.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/state.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "story/campaign_loader.h"
#include "story/mapping_tables.h"
#include "story/plain_text.h"

enum { FORM_BYTES = 500, ROWS_MAX = 400 };

/* One letter of text: ASCII as it is, `…` as bold, all else by its number. */
static void print_char(FILE *out, const char *text, int n, uint32_t code, bool *bold)
{
	if (code == '`') {
		*bold = !*bold;
		fputs(*bold ? "\\fB" : "\\fR", out);
	} else if (code == '\\') {
		fputs("\\e", out);
	} else if (code == '"') {
		fputs("\\(dq", out);
	} else if (code == '-' && *bold) {
		fputs("\\-", out);
	} else if (code == 0x2026) {
		fputs("\\&...", out);	/* terminals without Unicode read manuals too */
	} else if (code > '~') {
		fprintf(out, "\\[u%04X]", (unsigned)code);
	} else {
		fwrite(text, 1, (size_t)n, out);
	}
}

static void print_some(FILE *out, const char *text, size_t size)
{
	bool bold = false;
	uint32_t code;
	int n;

	for (size_t at = 0; at < size; at += (size_t)n) {
		n = plain_text_char(text + at, size - at, &code);
		if (n == 0)
			return;
		print_char(out, text + at, n, code, &bold);
	}
}

/* Sentences, each on a line of its own: those of a table's doc have two blanks
 * between them. */
static void print_text(FILE *out, const char *text)
{
	while (*text) {
		const char *const end = strstr(text, ".  ");
		const size_t size = end ? (size_t)(end - text) + 1 : strlen(text);

		fputs("\\&", out);
		print_some(out, text, size);
		fputc('\n', out);
		text += size + (end ? 2 : 0);
	}
}

/* ---- keys ---- */

static void print_item(FILE *out, const char *name, const char *form, const char *behind)
{
	fputs(".It Cm \"", out);
	print_some(out, name, strlen(name));
	fputs("\" : No \"", out);
	print_some(out, form, strlen(form));
	fprintf(out, "\"%s\n", behind);
}

static void print_key(FILE *out, const struct key *key)
{
	char form[FORM_BYTES];

	schema_form(key, form, sizeof(form));
	print_item(out, key->name, form, key->required ? " Pq required" : "");
	print_text(out, key->doc);
}

/* ---- rows of the systems ---- */

/* A key that systems have, with those that say the same of it.  What all of them share is told
 * once, and what is a system's own in its place. */
struct row {
	const char *name, *behind, *doc;
	char form[FORM_BYTES];
	unsigned int systems;		/* bit per system of the registry */
};

struct rows { int n; struct row at[ROWS_MAX]; };

/* The one that tests are played with is none of an author's. */
static bool is_for_authors(const struct game_system *system)
{
	return strcmp(system->id, "null") != 0;
}

static bool same_row(const struct row *a, const struct row *b)
{
	return strcmp(a->name, b->name) == 0 && strcmp(a->doc, b->doc) == 0
		&& strcmp(a->form, b->form) == 0 && strcmp(a->behind, b->behind) == 0;
}

static void add_row(struct rows *r, int system, const struct row *row)
{
	for (int i = 0; i < r->n; i++)
		if (same_row(&r->at[i], row)) {
			r->at[i].systems |= 1u << system;
			return;
		}
	assert(r->n < ROWS_MAX);
	r->at[r->n] = *row;
	r->at[r->n++].systems = 1u << system;
}

static int how_many(unsigned int systems_of)
{
	int n = 0;

	for (; systems_of; systems_of &= systems_of - 1)
		n++;
	return n;
}

static unsigned int all_systems(void)
{
	unsigned int all = 0;

	for (int i = 0; systems[i]; i++)
		all |= is_for_authors(systems[i]) ? 1u << i : 0;
	return all;
}

/* Behind one of several, so many of which are left: "A, B and C." */
static void print_after(FILE *out, int left, const char *end)
{
	fputs(left > 1 ? " ,\n" : left == 1 ? "\nand\n" : end, out);
}

/* "rugged, pacific and risk". */
static void print_systems(FILE *out, unsigned int of)
{
	for (int i = 0; systems[i]; i++) {
		if (!(of >> i & 1))
			continue;
		fprintf(out, ".Ql %s", systems[i]->id);
		of &= ~(1u << i);
		print_after(out, how_many(of), " :\n");
	}
}

/* Whether others have told it, of all its systems. */
static bool is_row_told(const struct rows *told, const struct row *row)
{
	for (int i = 0; told && i < told->n; i++)
		if (same_row(&told->at[i], row) && (row->systems & ~told->at[i].systems) == 0)
			return true;
	return false;
}

/* The rows of a group that units' keys have told are named and no more. */
static void print_told_rows(FILE *out, const struct rows *r, const struct rows *told,
	unsigned int of)
{
	int left = 0;

	for (int i = 0; i < r->n; i++)
		left += r->at[i].systems == of && is_row_told(told, &r->at[i]);
	if (left == 0)
		return;
	fputs(".It As told of units:\n", out);
	for (int i = 0; i < r->n; i++) {
		if (r->at[i].systems != of || !is_row_told(told, &r->at[i]))
			continue;
		fprintf(out, ".Cm %s", r->at[i].name);
		print_after(out, --left, " .\n");
	}
}

static void print_group(FILE *out, const struct rows *r, const struct rows *told, unsigned int of,
	const char *what)
{
	fprintf(out, ".Pp\n%s", what);
	if (of == all_systems()) {
		fputs("all systems:\n", out);
	} else {
		fputs(how_many(of) > 1 ? "the systems\n" : "the system\n", out);
		print_systems(out, of);
	}
	fputs(".Bl -tag -width Ds\n", out);
	for (int i = 0; i < r->n; i++)
		if (r->at[i].systems == of && !is_row_told(told, &r->at[i])) {
			print_item(out, r->at[i].name, r->at[i].form, r->at[i].behind);
			print_text(out, r->at[i].doc);
		}
	print_told_rows(out, r, told, of);
	fputs(".El\n", out);
}

/* What most systems have comes first, else the order of the registry. */
static void print_rows(FILE *out, const struct rows *r, const struct rows *told, const char *what)
{
	for (int n = how_many(all_systems()); n > 0; n--)
		for (int i = 0; i < r->n; i++) {
			bool done = how_many(r->at[i].systems) != n;

			for (int k = 0; k < i && !done; k++)
				done = r->at[k].systems == r->at[i].systems;
			if (!done)
				print_group(out, r, told, r->at[i].systems, what);
		}
}

static void add_specs(struct rows *r, int system, enum own_keys own)
{
	const struct setting_spec *const specs = schema_own_specs(systems[system], own);

	for (int k = 0; k < SETTINGS_MAX && specs[k].key; k++) {
		struct row row = { specs[k].key, "", specs[k].doc, "", 0 };

		schema_setting_form(&specs[k], row.form, sizeof(row.form));
		add_row(r, system, &row);
	}
}

static void add_states(struct rows *r, int system)
{
	const struct state_row *s = state_at(systems[system], 0);

	if (!s || !state_known(systems[system]->book, s))
		return;	/* its book has no rule of states */
	for (int k = 0; (s = state_at(systems[system], k)) != NULL; k++) {
		struct row row = { s->name, s->of == STATE_OF_UNIT ? " Pq of a unit" : "", s->doc,
			"", 0 };

		if (!state_known(systems[system]->book, s))
			continue;
		schema_state_form(s, row.form, sizeof(row.form));
		add_row(r, system, &row);
	}
}

/* ---- tables ---- */

static struct rows *rows_of(enum own_keys own)
{
	struct rows *const r = calloc(1, sizeof(*r));

	for (int i = 0; r && systems[i]; i++)
		if (is_for_authors(systems[i]))
			add_specs(r, i, own);
	return r;
}

/* `units`: this page has told those of units. */
static void print_own(FILE *out, enum own_keys own, bool units)
{
	struct rows *const told = own == OWN_HERO && units ? rows_of(OWN_UNIT) : NULL;
	struct rows *const r = rows_of(own);

	if (r)
		print_rows(out, r, told, "In scenarios of\n");
	free(told);
	free(r);
}

static void print_states(FILE *out)
{
	struct rows *const r = calloc(1, sizeof(*r));

	fputs(".Pp\nThey can begin in states of the rules, by the keys below: a figure in its own, "
		"a unit in\nits own and, for each of its figures who can be so, in theirs.\n"
		"By the same names the Game Master's\n.Ic gm-state\nputs them there in play.\n"
		"What can never be is refused.\n", out);
	for (int i = 0; r && systems[i]; i++)
		if (is_for_authors(systems[i]))
			add_states(r, i);
	if (r)
		print_rows(out, r, NULL, "States of\n");
	free(r);
}

static bool own_told_before(const struct schema *const *all, int schema, enum own_keys own)
{
	for (int i = 0; i < schema; i++)
		if (all[i]->own == own)
			return true;
	return false;
}

static bool same_key(const struct key *a, const struct key *b)
{
	char one[FORM_BYTES], other[FORM_BYTES];

	schema_form(a, one, sizeof(one));
	schema_form(b, other, sizeof(other));
	return strcmp(a->name, b->name) == 0 && strcmp(a->doc, b->doc) == 0
		&& strcmp(one, other) == 0 && a->required == b->required;
}

/* The first table before this one that has the key, too, or -1. */
static int told_before(const struct schema *const *all, int schema, const struct key *key)
{
	for (int i = 0; i < schema; i++)
		for (int k = 0; k < all[i]->n_keys && !all[i]->program; k++)
			if (same_key(&all[i]->keys[k], key))
				return i;
	return -1;
}

/* How many of its keys another has told. */
static int n_told(const struct schema *const *all, int schema, int by)
{
	int n = 0;

	for (int k = 0; k < all[schema]->n_keys; k++)
		n += told_before(all, schema, &all[schema]->keys[k]) == by;
	return n;
}

/* Several keys that other tables have told are named and no more. */
static bool is_named_only(const struct schema *const *all, int schema, const struct key *key)
{
	return told_before(all, schema, key) >= 0
		&& all[schema]->n_keys - n_told(all, schema, -1) > 1;
}

static void print_named(FILE *out, const struct schema *const *all, int schema, int by)
{
	const struct schema *const s = all[schema];
	int left = n_told(all, schema, by);

	if (left == 0 || s->n_keys - n_told(all, schema, -1) < 2)
		return;
	fputs(".Pp\nAs told of\n.Ql ", out);
	print_some(out, schema_place(all[by]), strlen(schema_place(all[by])));
	fputs(" :\n", out);
	for (int k = 0; k < s->n_keys; k++) {
		if (told_before(all, schema, &s->keys[k]) != by)
			continue;
		fputs(".Cm ", out);
		print_some(out, s->keys[k].name, strlen(s->keys[k].name));
		print_after(out, --left, " .\n");
	}
}

static void print_keys(FILE *out, const struct schema *const *all, int i)
{
	const struct schema *const s = all[i];
	bool any = false;

	for (int k = 0; k < s->n_keys; k++) {
		if (s->keys[k].program || is_named_only(all, i, &s->keys[k]))
			continue;
		if (!any)
			fputs(".Bl -tag -width Ds\n", out);
		any = true;
		print_key(out, &s->keys[k]);
	}
	if (any)
		fputs(".El\n", out);
	for (int by = 0; by < i; by++)
		print_named(out, all, i, by);
}

static void print_schema(FILE *out, const struct schema *const *all, int i)
{
	const struct schema *const s = all[i];

	fputs(".Ss ", out);
	if (s->path[0])
		print_some(out, s->path, strlen(s->path));
	else
		fputs("The file", out);
	fputc('\n', out);
	print_text(out, s->doc);
	print_keys(out, all, i);
	if (s->own != OWN_NONE && own_told_before(all, i, s->own))
		fputs(".Pp\nIt also has the systems' keys of heroes, listed above.\n", out);
	else if (s->own != OWN_NONE)
		print_own(out, s->own, own_told_before(all, i, OWN_UNIT));
	if (s->begins == BEGINS_UNIT)
		print_states(out);
}

static void print_schemas(FILE *out, const struct schema *const *all, bool program)
{
	for (int i = 0; all[i]; i++)
		if (all[i]->program == program)
			print_schema(out, all, i);
}

const struct schema *const schemas_of_campaign[] = {
	&schema_campaign, &schema_campaign_item, &schema_roster, &schema_followers,
	&schema_episode, &schema_paragraph, &schema_slot, &schema_outcome_link,
	&schema_when, &schema_campaign_ending, NULL
};
const struct schema *const schemas_of_hero[] = { &schema_hero_file, NULL };

void scenario_print_keys(void *stream)
{
	print_schemas(stream, schemas, false);
}

void scenario_print_given(void *stream)
{
	print_schemas(stream, schemas, true);
}

void campaign_print_keys(void *stream)
{
	print_schemas(stream, schemas_of_campaign, false);
}

void hero_print_keys(void *stream)
{
	print_schemas(stream, schemas_of_hero, false);
}

void mapping_print_names(const struct mapping *m, void *stream)
{
	struct mapping_tables *const t = mapping_tables_new(m);

	for (int s = 0; t && s < m->n_sections; s++) {
		const struct schema *const all[] = { &t->schemas[s], NULL };

		print_schemas(stream, all, false);
	}
	free(t);
}

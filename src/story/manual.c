/* The manual's list of keys, in mdoc, from the tables that check scenarios. */
#include "config.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "story/campaign_loader.h"
#include "story/mapping_tables.h"
#include "story/plain_text.h"

enum { FORM_BYTES = 500 };

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

static void print_spec(FILE *out, const struct setting_spec *spec)
{
	char form[FORM_BYTES];

	schema_setting_form(spec, form, sizeof(form));
	print_item(out, spec->key, form, "");
	print_text(out, spec->doc);
}

/* ---- tables ---- */

static void print_own(FILE *out, enum own_keys own)
{
	for (int i = 0; systems[i]; i++) {
		const struct setting_spec *const specs = schema_own_specs(systems[i], own);

		if (!specs[0].key)
			continue;
		fprintf(out, ".Pp\nIn scenarios of the system\n.Ql %s :\n.Bl -tag -width Ds\n",
			systems[i]->id);
		for (int k = 0; k < SETTINGS_MAX && specs[k].key; k++)
			print_spec(out, &specs[k]);
		fputs(".El\n", out);
	}
}

/* ---- states ---- */

static void print_state(FILE *out, const struct state_row *s)
{
	char form[FORM_BYTES];

	schema_state_form(s, form, sizeof(form));
	print_item(out, s->name, form, s->of == STATE_OF_UNIT ? " Pq of a unit" : "");
	print_text(out, s->doc);
}

static void print_states(FILE *out)
{
	fputs(".Pp\nThey can begin in states of the rules, by the keys below: a figure in its own, "
		"a unit in\nits own and, for each of its figures who can be so, in theirs.\n"
		"By the same names the Game Master's\n.Ic gm-state\nputs them there in play.\n"
		"What can never be is refused.\n", out);
	for (int i = 0; systems[i]; i++) {
		const struct state_row *s = state_at(systems[i], 0);

		if (!state_known(systems[i]->book, s))
			continue;	/* its book has no rule of states */
		fprintf(out, ".Pp\nStates of the system\n.Ql %s :\n.Bl -tag -width Ds\n",
			systems[i]->id);
		for (int k = 0; (s = state_at(systems[i], k)) != NULL; k++)
			if (state_known(systems[i]->book, s))
				print_state(out, s);
		fputs(".El\n", out);
	}
}

static bool own_told_before(const struct schema *const *all, int schema)
{
	for (int i = 0; i < schema; i++)
		if (all[i]->own == all[schema]->own)
			return true;
	return false;
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
	if (s->n_keys > 0) {
		fputs(".Bl -tag -width Ds\n", out);
		for (int k = 0; k < s->n_keys; k++)
			print_key(out, &s->keys[k]);
		fputs(".El\n", out);
	}
	if (s->own != OWN_NONE && own_told_before(all, i))
		fputs(".Pp\nA hero also has the keys of heroes listed above.\n", out);
	else if (s->own != OWN_NONE)
		print_own(out, s->own);
	if (s->begins == BEGINS_UNIT)
		print_states(out);
}

static void print_schemas(FILE *out, const struct schema *const *all)
{
	for (int i = 0; all[i]; i++)
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
	print_schemas(stream, schemas);
}

void campaign_print_keys(void *stream)
{
	print_schemas(stream, schemas_of_campaign);
}

void hero_print_keys(void *stream)
{
	print_schemas(stream, schemas_of_hero);
}

void mapping_print_names(const struct mapping *m, void *stream)
{
	struct mapping_tables *const t = mapping_tables_new(m);

	for (int s = 0; t && s < m->n_sections; s++) {
		const struct schema *const all[] = { &t->schemas[s], NULL };

		print_schemas(stream, all);
	}
	free(t);
}

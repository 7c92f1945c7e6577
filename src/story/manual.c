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

static void print_words(FILE *out, const char *const *words, const char *between)
{
	for (int i = 0; words[i]; i++) {
		fputs(i ? between : "", out);
		print_some(out, words[i], strlen(words[i]));
	}
}

/* ---- how a value is written ---- */

static void print_form(FILE *out, const struct key *key)
{
	switch (key->kind) {
	case KEY_LINE:
		fprintf(out, "a line of at most %d bytes", (int)key->most);
		break;
	case KEY_TEXT:
		fprintf(out, "a text of at most %d bytes; its lines flow together, "
			"an empty line begins a paragraph", (int)key->most);
		break;
	case KEY_NUMBER:
		fprintf(out, "a number, \\&%d to %d", (int)key->least, (int)key->most);
		break;
	case KEY_FLAG:
		fputs("yes | no", out);
		break;
	case KEY_SIGN:
		fputs("a sign", out);
		break;
	case KEY_WORD:
		print_words(out, key->words, " | ");
		break;
	case KEY_WORDS:
		fputs("some of ", out);
		print_words(out, key->words, ", ");
		break;
	case KEY_CELL:
		fputs("COLUMN,ROW", out);
		break;
	case KEY_FACING:
		fputs("a direction: NE, E, SE, \\&...", out);
		break;
	case KEY_NAME:
		fprintf(out, "the id of %s%s%s", names_what(key->names), key->also ? " | " : "",
			key->also ? key->also : "");
		break;
	case KEY_SIDES:
		fputs("ids of sides", out);
		break;
	case KEY_PART:
		print_some(out, key->form, strlen(key->form));
		break;
	}
}

static void print_key(FILE *out, const struct key *key)
{
	fputs(".It Cm \"", out);
	print_some(out, key->name, strlen(key->name));
	fputs("\" : No \"", out);
	print_form(out, key);
	fprintf(out, "\"%s\n", key->required ? " Pq required" : "");
	print_text(out, key->doc);
}

static void print_spec_form(FILE *out, const struct setting_spec *spec)
{
	switch (spec->kind) {
	case SETTING_FLAG:
		fputs("yes | no", out);
		break;
	case SETTING_NUMBER:
		fprintf(out, "a number, \\&%d to %d", (int)spec->least, (int)spec->most);
		break;
	case SETTING_WORD:
		print_words(out, spec->words, " | ");
		break;
	case SETTING_WORDS:
		fputs("some of ", out);
		print_words(out, spec->words, ", ");
		break;
	case SETTING_TEXT:
		fprintf(out, spec->table ? "the id of %s" : "a line",
			spec->table ? names_what_of(spec->table) : "");
		break;
	case SETTING_ROW:
		fprintf(out, "a row of the table %s", spec->table);
		break;
	case SETTING_CELL:
		fputs("COLUMN,ROW", out);
		break;
	}
}

static void print_spec(FILE *out, const struct setting_spec *spec)
{
	fputs(".It Cm \"", out);
	print_some(out, spec->key, strlen(spec->key));
	fputs("\" : No \"", out);
	print_spec_form(out, spec);
	fputs("\"\n", out);
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

static void print_state_form(FILE *out, const struct state_row *s)
{
	switch (s->kind) {
	case STATE_FLAG:
		fputs("yes | no", out);
		break;
	case STATE_NUMBER:
		fprintf(out, "a number, \\&0 to %d", (int)s->most);
		break;
	case STATE_WORD:
		print_words(out, s->words, " | ");
		break;
	case STATE_UNIT:
		fputs("the id of a unit | no", out);
		break;
	case STATE_FIGURE:
		fputs("UNIT.NUMBER | no", out);
		break;
	case STATE_FACING:
		fputs("a direction: NE, E, SE, \\&...", out);
		break;
	}
}

static void print_state(FILE *out, const struct state_row *s)
{
	fputs(".It Cm \"", out);
	print_some(out, s->name, strlen(s->name));
	fputs("\" : No \"", out);
	print_state_form(out, s);
	fprintf(out, "\"%s\n", s->of == STATE_OF_UNIT ? " Pq of a unit" : "");
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

void scenario_print_keys(void *stream)
{
	print_schemas(stream, schemas);
}

void campaign_print_keys(void *stream)
{
	static const struct schema *const all[] = {
		&schema_campaign, &schema_campaign_item, &schema_roster, &schema_followers,
		&schema_episode, &schema_paragraph, &schema_slot, &schema_outcome_link,
		&schema_when, &schema_campaign_ending, NULL
	};

	print_schemas(stream, all);
}

void hero_print_keys(void *stream)
{
	static const struct schema *const all[] = { &schema_hero_file, NULL };

	print_schemas(stream, all);
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

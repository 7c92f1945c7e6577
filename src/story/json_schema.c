/* The tables of keys as a JSON Schema (2020-12), for editors.
 *
 *  JS1  What a key is comes from its row alone: its kind, or the form in which the manual shows it,
 *       read as a grammar: alternatives with | between, {…} and [X, …], words in small letters
 *       as they are, words in capitals for something.
 *  JS2  It refuses nothing that the check allows; what depends on other parts of the file is
 *       left to the check.
 */
#include "config.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/state.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "story/read.h"

enum { PART_BYTES = 200 };

struct maker {
	FILE *out;
	struct loader l;	/* of which only the system and its book are known; neither is
				 * where the file may be of any */
	const struct schema *const *all;
};

static const char scalar[] = "{\"type\": [\"string\", \"number\", \"boolean\"]}";
static const char flag[] = "{\"enum\": [true, false, \"yes\", \"no\"]}";
static const char cell[] = "{\"anyOf\": [{\"type\": \"string\", \"pattern\": "
	"\"^[0-9]+,[0-9]+$\"}, {\"type\": \"array\", \"items\": {\"type\": \"integer\"}}]}";

/* ---- words ---- */

static void put_text(FILE *out, const char *text)
{
	fputc('"', out);
	for (; *text; text++) {
		if (*text == '"' || *text == '\\')
			fputc('\\', out);
		fputc(*text == '\n' ? ' ' : *text, out);
	}
	fputc('"', out);
}

/* `at` gives the i-th word, NULL past the last. */
static void put_enum(FILE *out, const char *(*at)(const void *from, int i), const void *from)
{
	const char *word;

	fputs("{\"enum\": [", out);
	for (int i = 0; (word = at(from, i)) != NULL; i++) {
		fputs(i ? ", " : "", out);
		put_text(out, word);
	}
	fputs("]}", out);
}

static const char *system_at(const void *none, int i)
{
	(void)none;
	return systems[i] ? systems[i]->id : NULL;
}

static const char *word_at(const void *words, int i)
{
	return ((const char *const *)words)[i];
}

static void put_rows_of(const struct maker *m, const struct rulebook *book, const char *table)
{
	const struct rule_table *const t = rulebook_table(book, table);

	if (t)
		put_enum(m->out, read_row_at, t);
	else
		fputs(scalar, m->out);
}

/* Of one system: its book's; of any: those of all. */
static void put_rows(const struct maker *m, const char *table)
{
	const char *comma = "";

	if (m->l.book) {
		put_rows_of(m, m->l.book, table);
		return;
	}
	fputs("{\"anyOf\": [", m->out);
	for (int i = 0; systems[i]; i++) {
		if (!rulebook_table(systems[i]->book, table))
			continue;
		fputs(comma, m->out);
		put_rows_of(m, systems[i]->book, table);
		comma = ", ";
	}
	fputs(*comma ? "]}" : "{}]}", m->out);
}

/* One of them, or a list. */
static void put_words(FILE *out, const char *const *words)
{
	fputs("{\"anyOf\": [", out);
	put_enum(out, word_at, words);
	fputs(", {\"type\": \"array\", \"items\": ", out);
	put_enum(out, word_at, words);
	fputs("}]}", out);
}

/* ---- parts ---- */

/* A table by what it is of: "a condition". */
static int schema_what(const struct maker *m, const char *what)
{
	for (int i = 0; m->all[i]; i++)
		if (strcmp(m->all[i]->what, what) == 0)
			return i;
	return -1;
}

/* Whether a path such as "spotted, captured, hears" has the word. */
static bool path_has(const char *path, const char *word)
{
	const size_t size = strlen(word);

	for (const char *at = path; (at = strstr(at, word)) != NULL; at += size)
		if ((at == path || at[-1] == ' ') && (!at[size] || at[size] == ','))
			return true;
	return false;
}

/* The table of what stands under a key; `many`: ids come first.  -1: it has none. */
static int schema_under(const struct maker *m, const struct schema *s, const char *key, bool *many)
{
	const char *const place = schema_place(s);
	char own[PART_BYTES], ids[PART_BYTES + 4];

	snprintf(own, sizeof(own), "%s%s%s", place, *place ? "." : "", key);
	snprintf(ids, sizeof(ids), "%s.ID", own);
	for (int i = 0; m->all[i]; i++) {
		*many = strcmp(schema_place(m->all[i]), ids) == 0;
		if (*many || strcmp(schema_place(m->all[i]), own) == 0)
			return i;
	}
	for (int i = 0; m->all[i]; i++)
		if (!strchr(m->all[i]->path, '.') && path_has(m->all[i]->path, key))
			return i;
	return -1;
}

struct part { const struct schema *s; const char *key; };

static void put_ref(const struct maker *m, int schema)
{
	fprintf(m->out, "{\"$ref\": \"#/$defs/%d\"}", schema);
}

/* Tables of the rulebook, their rows, and the columns of each. */
static void put_house_rules(const struct maker *m)
{
	const struct rulebook *const b = m->l.book;

	fputs("{\"type\": \"object\", \"additionalProperties\": false, \"properties\": {", m->out);
	for (int i = 0; b && i < b->n_tables; i++) {
		fprintf(m->out, "%s\"%s\": {\"type\": \"object\", \"propertyNames\": ",
			i ? ",\n        " : "\n        ", b->tables[i].id);
		put_enum(m->out, read_row_at, &b->tables[i]);
		fputs(", \"additionalProperties\": {\"type\": \"object\", \"propertyNames\": ",
			m->out);
		put_enum(m->out, read_column_at, &b->tables[i]);
		fputs("}}", m->out);
	}
	fputs("}}", m->out);
}

static void put_mapping(const struct maker *m, const struct part *p, const char *form)
{
	bool many = false;
	const int under = schema_under(m, p->s, p->key, &many);

	if (under >= 0 && many) {
		fprintf(m->out, "{\"type\": \"object\", \"propertyNames\": {\"pattern\": "
			"\"^[a-z][a-z0-9-]{0,%d}$\"}, \"additionalProperties\": ", ID_MAX - 2);
		put_ref(m, under);
		fputc('}', m->out);
	} else if (under >= 0) {
		put_ref(m, under);
	} else if (strstr(form, "GROUND")) {
		fputs("{\"type\": \"object\", \"additionalProperties\": ", m->out);
		put_rows(m, "terrain");
		fputc('}', m->out);
	} else if (strstr(form, "[NAME")) {
		fprintf(m->out, "{\"type\": \"object\", \"propertyNames\": {\"pattern\": "
			"\"^[a-z][a-z0-9-]{0,%d}$\"}, \"additionalProperties\": {\"type\": \"array\", "
			"\"items\": {\"type\": \"string\"}}}", ID_MAX - 2);
	} else if (strstr(form, "COLUMN")) {
		put_house_rules(m);
	} else {
		fputs("{\"type\": \"object\"}", m->out);
	}
}

static void put_capitals(const struct maker *m, const struct part *p, const char *word)
{
	bool many = false;
	const int under = schema_under(m, p->s, p->key, &many);

	if (strcmp(word, "CONDITION") == 0 && schema_what(m, "a condition") >= 0)
		put_ref(m, schema_what(m, "a condition"));
	else if (strcmp(word, "SYSTEM") == 0 && m->l.system)
		fprintf(m->out, "{\"const\": \"%s\"}", m->l.system->id);
	else if (strcmp(word, "SYSTEM") == 0)
		put_enum(m->out, system_at, NULL);
	else if (strcmp(word, "WEAPON") == 0)
		put_rows(m, "weapons");
	else if (under >= 0 && !many && strcmp(word, "UNIT") != 0 && strcmp(word, "TEXT") != 0
			&& strcmp(word, "LINE") != 0 && strcmp(word, "OBJECTIVE") != 0)
		put_ref(m, under);
	else
		fputs(scalar, m->out);
}

static void put_form(const struct maker *m, const struct part *p, const char *form, size_t size);

static void put_one(const struct maker *m, const struct part *p, const char *form, size_t size)
{
	char word[PART_BYTES];

	snprintf(word, sizeof(word), "%.*s", (int)size, form);
	if (*word == '{') {
		put_mapping(m, p, word);
	} else if (*word == '[') {
		fputs("{\"type\": \"array\", \"items\": ", m->out);
		put_form(m, p, word + 1, word[1] == '{' ? strcspn(word + 1, "}") + 1
			: strcspn(word + 1, ",]"));
		fputc('}', m->out);
	} else if (strcmp(word, "yes") == 0 || strcmp(word, "no") == 0) {
		fputs(flag, m->out);
	} else if (isdigit((unsigned char)*word) && !word[1]) {
		fprintf(m->out, "{\"const\": %s}", word);
	} else if (word[strspn(word, "abcdefghijklmnopqrstuvwxyz-")] == '\0') {
		fprintf(m->out, "{\"const\": \"%s\"}", word);
	} else if (word[strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")] == '\0') {
		put_capitals(m, p, word);
	} else if (strcmp(word, "LENGTHxWIDTH") == 0) {
		fputs("{\"type\": \"string\", \"pattern\": \"^[0-9]+x[0-9]+$\"}", m->out);
	} else {
		fputs("{}", m->out);
	}
}

/* Where the next alternative begins: " | " outside of brackets. */
static size_t alternative(const char *form, size_t size)
{
	int depth = 0;

	for (size_t i = 0; i < size; i++) {
		depth += strchr("{[", form[i]) != NULL;
		depth -= strchr("}]", form[i]) != NULL;
		if (depth == 0 && i + 3 <= size && strncmp(form + i, " | ", 3) == 0)
			return i;
	}
	return size;
}

static void put_form(const struct maker *m, const struct part *p, const char *form, size_t size)
{
	size_t n = alternative(form, size);

	if (n == size) {
		put_one(m, p, form, size);
		return;
	}
	fputs("{\"anyOf\": [", m->out);
	for (; size > 0; n = alternative(form, size)) {
		put_one(m, p, form, n);
		if (n == size)
			break;
		fputs(", ", m->out);
		form += n + 3;
		size -= n + 3;
	}
	fputs("]}", m->out);
}

/* ---- keys ---- */

static void put_value(const struct maker *m, const struct schema *s, const struct key *key)
{
	const struct part p = { s, key->name };

	switch (key->kind) {
	case KEY_NUMBER:
		fprintf(m->out, "{\"type\": \"integer\", \"minimum\": %d, \"maximum\": %d}",
			(int)key->least, (int)key->most);
		break;
	case KEY_FLAG:
		fputs(flag, m->out);
		break;
	case KEY_WORD:
		put_enum(m->out, word_at, key->words);
		break;
	case KEY_WORDS:
		put_words(m->out, key->words);
		break;
	case KEY_CELL:
		fputs(cell, m->out);
		break;
	case KEY_SIDES:
		fprintf(m->out, "{\"anyOf\": [%s, {\"type\": \"array\", \"items\": %s}]}", scalar,
			scalar);
		break;
	case KEY_PART:
		put_form(m, &p, key->form, strlen(key->form));
		break;
	case KEY_FACING:
		fputs("{\"type\": \"string\", \"pattern\": \"^[NnEeSsWw]{1,2}$\"}", m->out);
		break;
	case KEY_NAME:
		if (key->names == NAMES_GROUND)
			put_rows(m, "terrain");
		else
			fputs(scalar, m->out);
		break;
	case KEY_LINE:
	case KEY_TEXT:
	case KEY_SIGN:
		fputs(scalar, m->out);
		break;
	}
}

static void put_setting(const struct maker *m, const struct setting_spec *spec)
{
	switch (spec->kind) {
	case SETTING_FLAG:
		fputs(flag, m->out);
		break;
	case SETTING_NUMBER:
		fprintf(m->out, "{\"type\": \"integer\", \"minimum\": %d, \"maximum\": %d}",
			(int)spec->least, (int)spec->most);
		break;
	case SETTING_WORD:
		put_enum(m->out, word_at, spec->words);
		break;
	case SETTING_WORDS:
		put_words(m->out, spec->words);
		break;
	case SETTING_ROW:
		put_rows(m, spec->table);
		break;
	case SETTING_CELL:
		fputs(cell, m->out);
		break;
	case SETTING_TEXT:
		fputs(scalar, m->out);
		break;
	}
}

static void begin_property(const struct maker *m, int *n, const char *name, const char *doc)
{
	fputs((*n)++ ? ",\n      " : "\n      ", m->out);
	put_text(m->out, name);
	fputs(": {\"description\": ", m->out);
	put_text(m->out, doc);
	fputs(", \"allOf\": [", m->out);
}

static bool is_key(const struct schema *s, const char *name)
{
	for (int i = 0; i < s->n_keys; i++)
		if (strcmp(s->keys[i].name, name) == 0)
			return true;
	return false;
}

/* The setting of a name that a system has, or NULL. */
static const struct setting_spec *spec_named(const struct game_system *system, enum own_keys own,
	const char *name)
{
	const struct setting_spec *const specs = schema_own_specs(system, own);

	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++)
		if (strcmp(specs[i].key, name) == 0)
			return &specs[i];
	return NULL;
}

/* A key as each system that has it wants it: `first` is the first of these. */
static void put_any_own(struct maker *m, const struct schema *s, int first,
	const struct setting_spec *spec, int *n)
{
	begin_property(m, n, spec->key, spec->doc);
	fputs("{\"anyOf\": [", m->out);
	for (int i = first; systems[i]; i++) {
		const struct setting_spec *const own = spec_named(systems[i], s->own, spec->key);

		if (!own)
			continue;
		fputs(i > first ? ", " : "", m->out);
		m->l.book = systems[i]->book;
		put_setting(m, own);
	}
	m->l.book = NULL;
	fputs("]}]}", m->out);
}

/* Where the file may be of any system: what one of them has. */
static void put_all_own(struct maker *m, const struct schema *s, int *n)
{
	for (int i = 0; systems[i]; i++) {
		const struct setting_spec *const specs = schema_own_specs(systems[i], s->own);

		for (int k = 0; k < SETTINGS_MAX && specs[k].key; k++) {
			bool told = is_key(s, specs[k].key);

			for (int before = 0; before < i; before++)
				told |= spec_named(systems[before], s->own, specs[k].key) != NULL;
			if (!told)
				put_any_own(m, s, i, &specs[k], n);
		}
	}
}

static void put_own(const struct maker *m, const struct schema *s, int *n)
{
	const struct setting_spec *const specs = schema_own_specs(m->l.system, s->own);
	const struct state_row *state;

	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++) {
		if (is_key(s, specs[i].key))
			continue;	/* of either kind: schema_own_word() */
		begin_property(m, n, specs[i].key, specs[i].doc);
		put_setting(m, &specs[i]);
		fputs("]}", m->out);
	}
	for (int i = 0; s->begins != BEGINS_NOBODY && m->l.system
			&& (state = state_at(m->l.system, i)) != NULL; i++) {
		const char *name = state->name;
		bool own = is_key(s, name) || (s->begins == BEGINS_FIGURE
			&& state->of != STATE_OF_FIGURE);

		for (int k = 0; k < SETTINGS_MAX && specs[k].key; k++)
			own |= strcmp(specs[k].key, name) == 0;
		if (own)
			continue;
		begin_property(m, n, name, state->doc);
		fprintf(m->out, "%s]}", scalar);
	}
}

/* - and _ in keys are the same. */
static void put_other_spelling(const struct maker *m, const struct schema *s, int *n)
{
	for (int i = 0; i < s->n_keys; i++) {
		char name[PART_BYTES];
		char *dash;

		snprintf(name, sizeof(name), "%s", s->keys[i].name);
		while ((dash = strpbrk(name, "_")) != NULL)
			*dash = '-';
		if (strcmp(name, s->keys[i].name) == 0)
			continue;
		begin_property(m, n, name, s->keys[i].doc);
		put_value(m, s, &s->keys[i]);
		fputs("]}", m->out);
	}
}

static bool is_both(const struct maker *m, const struct schema *s, const char *key)
{
	bool both = m->l.system && spec_named(m->l.system, s->own, key);

	for (int i = 0; systems[i] && !m->l.system && s->own != OWN_NONE; i++)
		both |= spec_named(systems[i], s->own, key) != NULL;
	return both;
}

static void put_schema(struct maker *m, const struct schema *s)
{
	int n = 0;

	fputs("{\"type\": \"object\", \"description\": ", m->out);
	put_text(m->out, s->doc);
	fputs(", \"additionalProperties\": false,\n    \"properties\": {", m->out);
	for (int i = 0; i < s->n_keys; i++) {
		begin_property(m, &n, s->keys[i].name, s->keys[i].doc);
		if (is_both(m, s, s->keys[i].name))
			fputs("{}", m->out);
		else
			put_value(m, s, &s->keys[i]);
		fputs("]}", m->out);
	}
	if (m->l.system)
		put_own(m, s, &n);
	else if (s->own != OWN_NONE)
		put_all_own(m, s, &n);
	put_other_spelling(m, s, &n);
	fputs("}", m->out);
	n = 0;
	for (int i = 0; i < s->n_keys; i++)
		if (s->keys[i].required)
			fprintf(m->out, "%s\"%s\"", n++ ? ", " : ",\n    \"required\": [",
				s->keys[i].name);
	fputs(n ? "]}" : "}", m->out);
}

static void print_all(struct maker *m, const char *title)
{
	fputs("{\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n \"title\": ", m->out);
	put_text(m->out, title);
	fputs(",\n \"$ref\": \"#/$defs/0\",\n \"$defs\": {", m->out);
	for (int i = 0; m->all[i]; i++) {
		fprintf(m->out, "%s\n  \"%d\": ", i ? "," : "", i);
		put_schema(m, m->all[i]);
	}
	fputs("}\n}\n", m->out);
}

void scenario_print_schema(const struct game_system *system, void *stream)
{
	struct maker m = { .out = stream, .all = schemas };

	m.l.system = system;
	m.l.book = system->book;
	print_all(&m, system->name);
}

void campaign_print_schema(void *stream)
{
	struct maker m = { .out = stream, .all = schemas_of_campaign };

	print_all(&m, "A campaign");
}

void hero_print_schema(void *stream)
{
	struct maker m = { .out = stream, .all = schemas_of_hero };

	print_all(&m, "A hero");
}

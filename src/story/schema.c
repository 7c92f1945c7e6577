/* The schema's engine: one mapping against one table of keys.
 *
 *  M1  Every key of a mapping is either a row of its table, or one of the
 *      system's own settings, or a fault.
 */
#include "config.h"
#include "cliffhanger/state.h"
#include "story/schema.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* ---- the system's own keys ---- */

const struct setting_spec *schema_own_specs(const struct game_system *system, enum own_keys own)
{
	static const struct setting_spec none[] = { { .key = NULL } };
	const struct setting_spec *specs = NULL;

	if (system && own == OWN_UNIT)
		specs = system->unit_settings;
	else if (system && own == OWN_HERO)
		specs = system->hero_settings;
	else if (system && own == OWN_GM)
		specs = system->gm_settings;
	else if (system && own == OWN_ITEM)
		specs = system->item_settings;
	return specs ? specs : none;
}

void schema_settings_standard(const struct setting_spec *specs, struct setting *values)
{
	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++)
		values[i] = (struct setting) { .number = specs[i].standard };
}

static int find_spec(const struct setting_spec *specs, const struct node *key)
{
	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++)
		if (yaml_node_key_is(key, specs[i].key))
			return i;
	return -1;
}

static bool read_mask(struct loader *l, const struct node *n, const char *const *words,
	int32_t *mask)
{
	const struct node *entry = n->kind == NODE_LIST ? n->first : n;
	bool good = true;
	int word;

	for (*mask = 0; entry; entry = n->kind == NODE_LIST ? entry->next : NULL) {
		if (!yaml_value_word(l, entry, words, &word)) {
			good = false;
			continue;
		}
		if (*mask & (1 << word))
			fault_wrong(l, entry, "expected each word once, found \"%s\" again",
				words[word]);
		*mask |= 1 << word;
	}
	return good;
}

static void refuse_row(struct loader *l, const struct node *n, const struct rule_table *t,
	const char *near)
{
	struct listed list;
	char quote[QUOTE_MAX];

	listed_begin(&list, "; there are");
	for (int i = 0; i < t->n_rows; i++)
		listed_add(&list, rule_table_at(t, i, 0)->text);
	if (near)
		fault_expected(l, n, near, "a row of the rulebook's table \"%s\"", t->id);
	else
		fault_wrong(l, n, "expected a row of the rulebook's table \"%s\", found %s%s", t->id,
			yaml_node_found(n, quote), listed_text(&list));
}

static bool read_row(struct loader *l, const struct node *n, const char *table, int32_t *row)
{
	const struct rule_table *const t = rulebook_table(l->book, table);
	struct nearest near;

	if (!l->book)
		return false;
	if (!t) {
		fault_wrong(l, n->key, "expected no \"%s\": the rulebook \"%s\" has no table "
			"\"%s\"", n->key->text, l->book->id, table);
		return false;
	}
	if (!yaml_value_is_text(l, n, "the name of a row of the rulebook"))
		return false;
	*row = rule_table_row(t, n->text);
	if (*row >= 0)
		return true;
	nearest_to(&near, n->text);
	for (int i = 0; i < t->n_rows; i++)
		nearest_try(&near, rule_table_at(t, i, 0)->text);
	refuse_row(l, n, t, nearest_word(&near));
	if (nearest_word(&near))
		*row = rule_table_row(t, nearest_word(&near));
	return *row >= 0;
}

static bool read_setting(struct loader *l, const struct node *n,
	const struct setting_spec *spec, struct setting *s)
{
	const struct key text = { .kind = KEY_LINE, .most = STORY_MAX_BYTES - 1 };
	bool flag = false;
	int word = 0;

	switch (spec->kind) {
	case SETTING_FLAG:
		if (!yaml_value_flag(l, n, &flag))
			return false;
		s->number = flag;
		return true;
	case SETTING_NUMBER:
		return yaml_value_number(l, n, spec->least, spec->most, &s->number);
	case SETTING_WORD:
		if (!yaml_value_word(l, n, spec->words, &word))
			return false;
		s->number = word;
		return true;
	case SETTING_WORDS:
		return read_mask(l, n, spec->words, &s->number);
	case SETTING_TEXT:
		return spec->table ? names_read_id(l, spec->table, n, &s->text)
			: yaml_value_text(l, n, &text, &s->text);
	case SETTING_ROW:
		return read_row(l, n, spec->table, &s->number);
	case SETTING_CELL:
		return yaml_value_cell(l, n, &s->number);
	}
	return false;
}

/* ---- common keys ---- */

static void store(void *target, const struct key *key, int32_t value)
{
	char *const at = (char *)target + key->offset;
	const int16_t two = (int16_t)value;
	const int8_t one = (int8_t)value;

	if (key->size == sizeof(int32_t))
		memcpy(at, &value, sizeof(value));
	else if (key->size == sizeof(int16_t))
		memcpy(at, &two, sizeof(two));
	else
		memcpy(at, &one, sizeof(one));
}

static bool read_sign(struct loader *l, const struct node *n, int32_t *sign)
{
	if (n->kind != NODE_TEXT || n->size != 1 || n->text[0] <= ' ' || n->text[0] > '~') {
		fault_expected(l, n, NULL, "one letter, digit or sign of ASCII");
		return false;
	}
	*sign = n->text[0];
	return true;
}

bool yaml_value_facing(struct loader *l, const struct node *n, int32_t *facing)
{
	static const char *const hex_names = "NE, E, SE, SW, W, NW";
	static const char *const square_names = "N, NE, E, SE, S, SW, W, NW";
	const char *name;

	if (l->grid.cols == 0)
		return false;
	for (int d = 0; n->kind == NODE_TEXT && d < grid_directions(&l->grid); d++) {
		name = grid_direction_name(&l->grid, d);
		if (name && strcasecmp(name, n->text) == 0) {
			*facing = d;
			return true;
		}
	}
	fault_expected(l, n, NULL, "one of the directions %s",
		l->grid.kind == GRID_HEX ? hex_names : square_names);
	return false;
}

static bool read_sides_mask(struct loader *l, const struct node *n, int32_t *mask)
{
	const struct node *entry = n->kind == NODE_LIST ? n->first : n;

	for (*mask = 0; entry; entry = n->kind == NODE_LIST ? entry->next : NULL) {
		const int side = yaml_name_read(l, NAMES_SIDE, entry);

		if (side >= 0)
			*mask |= 1 << side;
	}
	return true;
}

/* The value of a key whose values are numbers within. */
static bool read_number_of(struct loader *l, const struct key *key, const struct node *n,
	int32_t *value)
{
	bool flag = false;
	int word = 0;

	switch (key->kind) {
	case KEY_NUMBER:
		return yaml_value_number(l, n, key->least, key->most, value);
	case KEY_FLAG:
		if (!yaml_value_flag(l, n, &flag))
			return false;
		*value = flag;
		return true;
	case KEY_SIGN:
		return read_sign(l, n, value);
	case KEY_WORD:
		if (!yaml_value_word(l, n, key->words, &word))
			return false;
		*value = word;
		return true;
	case KEY_WORDS:
		return read_mask(l, n, key->words, value);
	case KEY_CELL:
		return yaml_value_cell(l, n, value);
	case KEY_FACING:
		return yaml_value_facing(l, n, value);
	case KEY_NAME:
		*value = yaml_name_read_or(l, key->names, n, key->also);
		return *value >= 0;
	case KEY_SIDES:
		return read_sides_mask(l, n, value);
	default:
		return false;
	}
}

static void read_key(struct loader *l, const struct key *key, const struct node *n,
	void *target)
{
	const char *text;
	int32_t value;

	if (key->kind == KEY_PART) {
		if (key->read)
			key->read(l, n, target);
	} else if (key->kind == KEY_LINE || key->kind == KEY_TEXT) {
		if (yaml_value_text(l, n, key, &text))
			memcpy((char *)target + key->offset, &text, sizeof(text));
	} else if (read_number_of(l, key, n, &value)) {
		store(target, key, value);
	}
}

/* ---- a mapping ---- */

static const struct key *find_key(const struct schema *s, const struct node *key)
{
	for (int i = 0; i < s->n_keys; i++)
		if (yaml_node_key_is(key, s->keys[i].name))
			return &s->keys[i];
	return NULL;
}

const char *schema_place(const struct schema *s)
{
	static const char each[] = "each of ";

	return s->path + (strncmp(s->path, each, strlen(each)) == 0 ? strlen(each) : 0);
}

bool schema_knows(const struct loader *l, const struct schema *s, const struct node *key)
{
	return find_key(s, key) != NULL || find_spec(schema_own_specs(l->system, s->own), key) >= 0;
}

const char *schema_key_at(const struct loader *l, const struct schema *s, int i)
{
	const struct setting_spec *const specs = schema_own_specs(l->system, s->own);
	const struct state_row *state;
	int n = s->n_keys;

	if (i < n)
		return s->keys[i].name;
	for (int k = 0; k < SETTINGS_MAX && specs[k].key; k++, n++)
		if (i == n)
			return specs[k].key;
	for (int k = 0; s->begins != BEGINS_NOBODY && l->system
			&& (state = state_at(l->system, k)) != NULL; k++)
		if ((s->begins == BEGINS_UNIT || state->of == STATE_OF_FIGURE) && i == n++)
			return state->name;
	return NULL;
}

bool schema_own_word(const struct loader *l, enum own_keys own, const struct node *n)
{
	return find_spec(schema_own_specs(l->system, own), n->key) >= 0
		&& (n->kind != NODE_TEXT || strspn(n->text, "0123456789") == 0);
}

static void read_entry(struct loader *l, const struct schema *s, const struct node *n,
	void *target, struct setting *own)
{
	const struct setting_spec *const specs = schema_own_specs(l->system, s->own);
	const struct key *const key = find_key(s, n->key);
	const int spec = find_spec(specs, n->key);

	if (key && !(own && schema_own_word(l, s->own, n))) {
		read_key(l, key, n, target);
	} else if (spec >= 0 && own) {
		own[spec].given = read_setting(l, n, &specs[spec], &own[spec]);
	} else if (spec >= 0) {
		char path[PATH_MAX_BYTES];

		yaml_node_path(n->key->parent, path);
		fault_cause(l, "no hero %s", path);
		fault_wrong(l, n->key, "expected \"hero: yes\" beside what only heroes have, found none");
	}	/* else a state, of which read_states() */
}

bool schema_setting_take(struct loader *l, enum own_keys own, const struct node *n,
	struct setting *values)
{
	const struct setting_spec *const specs = schema_own_specs(l->system, own);
	const int spec = find_spec(specs, n->key);

	if (spec < 0)
		return false;
	values[spec].given = read_setting(l, n, &specs[spec], &values[spec]);
	return true;
}

/* The tree knows keys that are the same to the letter; this also
 * "log-line" and "log_line". */
static bool is_again(struct loader *l, const struct node *mapping, const struct node *n)
{
	const struct node *const first = yaml_node_find(mapping, n->key->text);
	char quote[QUOTE_MAX];

	if (first == n)
		return false;
	if (strcmp(first->key->text, n->key->text) != 0)
		fault_wrong(l, n->key, "expected each key once, found %s again (first in line %d)",
			yaml_node_found(n->key, quote), first->key->line);
	return true;
}

static void check_required(struct loader *l, const struct schema *s, const struct node *n)
{
	for (int i = 0; i < s->n_keys; i++)
		if (s->keys[i].required && !yaml_node_find(n, s->keys[i].name))
			fault_wrong(l, n->key ? n->key : n,
				"expected the key \"%s\" of %s, found none",
				s->keys[i].name, s->what);
}

/* A key of the schema in the place of a mapping of it stands too far to the left. */
static void refuse_shape(struct loader *l, const struct schema *s, const struct node *n)
{
	char quote[QUOTE_MAX];

	if (n->key && find_key(s, n->key))
		fault_wrong(l, n->key, "expected a mapping with the keys of %s, found %s, which is "
			"such a key itself: indent it further", s->what,
			yaml_node_found(n->key, quote));
	else
		fault_expected(l, n, NULL, "a mapping with the keys of %s", s->what);
}

void schema_read(struct loader *l, const struct schema *s, const struct node *n,
	void *target, struct setting *own)
{
	if (n->kind != NODE_MAPPING) {
		refuse_shape(l, s, n);
		return;
	}
	schema_mend(l, s, n);
	for (const struct node *entry = n->first; entry; entry = entry->next)
		if (!is_again(l, n, entry))
			read_entry(l, s, entry, target, own);
	check_required(l, s, n);
}

/* Names: everything that has an id, known before anything is read in full.
 *
 * Sides, units, areas, items, objectives and events are mappings keyed by their
 * ids; flags are a list of them.
 */
#include "config.h"
#include "story/loader.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/campaign.h"
#include "cliffhanger/rulebook.h"

enum { LISTED_BYTES = 150 };

static const struct section {
	const char *key, *what, *many;
	int most;
} sections[] = {
	[NAMES_SIDE] = { "sides", "a side", "sides", SIDES_MAX },
	[NAMES_UNIT] = { "units", "a unit", "units", UNITS_MAX },
	[NAMES_AREA] = { "areas", "an area", "areas", AREAS_MAX },
	[NAMES_ITEM] = { "items", "an item", "items", ITEMS_MAX },
	[NAMES_FLAG] = { "flags", "a flag", "flags", FLAGS_MAX },
	[NAMES_OBJECTIVE] = { "objectives", "an objective", "objectives", OBJECTIVES_MAX },
	[NAMES_VARIABLE] = { "variables", "a variable", "variables", VARIABLES_MAX },
	[NAMES_EVENT] = { "events", "an event", "events", SCRIPTS_MAX },
	[NAMES_HERO] = { "roster", "a hero of the roster", "heroes", CAMPAIGN_HEROES_MAX },
	[NAMES_FOLLOWERS] = { "followers", "followers", "kinds of followers", FOLLOWERS_MAX },
	[NAMES_EPISODE] = { "episodes", "an episode", "episodes", EPISODES_MAX },
	[NAMES_ENDING] = { "endings", "an ending", "endings", CAMPAIGN_ENDINGS_MAX },
	[NAMES_GROUND] = { NULL, "a kind of ground", "kinds of ground", 0 },
	[NAMES_WEAPON] = { NULL, "a weapon", "weapons", 0 },
};

const char *names_what(enum names_kind kind)
{
	return sections[kind].what;
}

int names_find(const struct names *names, const char *id)
{
	for (int i = 0; i < names->n; i++)
		if (strcmp(names->ids[i], id) == 0)
			return i;
	return -1;
}

static bool is_id(const struct node *n)
{
	const char *const allowed = "abcdefghijklmnopqrstuvwxyz0123456789-";

	return n->kind == NODE_TEXT && n->size > 0 && n->size < ID_MAX
		&& strspn(n->text, allowed) == n->size && n->text[0] != '-'
		&& strchr("0123456789", n->text[0]) == NULL;
}

static bool room_for(struct loader *l, struct names *names, int n)
{
	if (n == 0)
		return false;
	names->ids = arena_array(l->arena, (size_t)n, sizeof(*names->ids));
	names->nodes = arena_array(l->scratch, (size_t)n, sizeof(*names->nodes));
	return names->ids && names->nodes;
}

static void collect(struct loader *l, enum names_kind kind)
{
	const struct section *const s = &sections[kind];
	const struct node *const all = yaml_node_find(l->root, s->key);
	const enum node_kind shape = kind == NAMES_FLAG ? NODE_LIST : NODE_MAPPING;
	struct names *const names = &l->names[kind];

	if (!all)
		return;
	if (all->kind != shape) {
		names->unknown = true;
		fault_expected(l, all, NULL, shape == NODE_LIST ? "a list of %s" :
			"a mapping of ids, each with what it says of %s",
			shape == NODE_LIST ? s->many : s->what);
		return;
	}
	if (!room_for(l, names, all->count < s->most ? all->count : s->most))
		return;
	for (const struct node *n = all->first; n; n = n->next) {
		const struct node *const id = shape == NODE_LIST ? n : n->key;

		if (names->n == s->most) {
			names->unknown = true;
			fault_wrong(l, id, "expected at most %d %s, found %d", s->most, s->many,
				all->count);
			return;
		}
		if (!is_id(id))
			fault_expected(l, id, NULL, "an id of small letters, digits and -, "
				"beginning with a letter, at most %d long", ID_MAX - 1);
		names->ids[names->n] = arena_text(l->arena, id->text, id->size);
		if (!names->ids[names->n])
			return;
		if (shape == NODE_LIST && names_find(names, id->text) >= 0)
			fault_wrong(l, id, "expected each flag once, found it again");
		names->nodes[names->n++] = n;
	}
}

/* Where a unit or a side may be named, an id must not be both. */
static void check_apart(struct loader *l)
{
	const struct names *const units = &l->names[NAMES_UNIT];

	for (int i = 0; i < units->n; i++)
		if (names_find(&l->names[NAMES_SIDE], units->ids[i]) >= 0)
			fault_wrong(l, units->nodes[i]->key,
				"expected an id no side has, found the "
				"side's \"%s\"", units->ids[i]);
}

void names_collect(struct loader *l)
{
	for (int kind = NAMES_SIDE; kind <= NAMES_EVENT; kind++)
		collect(l, (enum names_kind)kind);
	check_apart(l);
}

void names_collect_campaign(struct loader *l)
{
	collect(l, NAMES_VARIABLE);
	collect(l, NAMES_ITEM);
	for (int kind = NAMES_HERO; kind <= NAMES_ENDING; kind++)
		collect(l, (enum names_kind)kind);
}

void names_of_rows(struct loader *l, enum names_kind kind, const char *table)
{
	const struct rule_table *const t = rulebook_table(l->book, table);
	struct names *const names = &l->names[kind];

	if (!t || !room_for(l, names, t->n_rows))
		return;
	for (int row = 0; row < t->n_rows; row++)
		names->ids[names->n++] = rule_table_at(t, row, 0)->text;
}

/* "; there are west, east", if that is short enough to be of use. */
static const char *list_names(const struct names *names, char text[LISTED_BYTES])
{
	size_t at = (size_t)snprintf(text, LISTED_BYTES, "; there %s",
		names->n == 0 ? "is none" : names->n == 1 ? "is" : "are");

	for (int i = 0; i < names->n; i++) {
		const int n = snprintf(text + at, LISTED_BYTES - at, "%s %s", i ? "," : "",
			names->ids[i]);

		if (n < 0 || at + (size_t)n >= LISTED_BYTES)
			return "";
		at += (size_t)n;
	}
	return text;
}

int yaml_name_read(struct loader *l, enum names_kind kind, const struct node *n)
{
	return yaml_name_read_or(l, kind, n, NULL);
}

int yaml_name_read_or(struct loader *l, enum names_kind kind, const struct node *n,
	const char *also)
{
	const struct names *const names = &l->names[kind];
	struct nearest near;
	char listed[LISTED_BYTES], quote[QUOTE_MAX];
	int found = -1;

	if (names->unknown || (kind >= NAMES_GROUND && !l->book))
		return -1;
	if (n->kind != NODE_TEXT || n->size == 0) {
		fault_expected(l, n, NULL, "the id of %s", sections[kind].what);
		return -1;
	}
	found = names_find(names, n->text);
	if (found >= 0 || (also && strcmp(n->text, also) == 0))
		return found;
	nearest_to(&near, n->text);
	if (also)
		nearest_try(&near, also);
	for (int i = 0; i < names->n; i++)
		nearest_try(&near, names->ids[i]);
	if (nearest_word(&near))
		fault_expected(l, n, nearest_word(&near), "the id of %s", sections[kind].what);
	else
		fault_wrong(l, n, "expected the id of %s, found %s%s", sections[kind].what,
			yaml_node_found(n, quote), list_names(names, listed));
	return -1;
}

/* Names: everything that has an id, known before anything is read in full.
 *
 * Sides, units, areas, items, objectives and events are mappings keyed by their
 * ids; flags are a list of them.
 */
#include "config.h"
#include "story/loader.h"

#include <ctype.h>
#include <string.h>

#include "cliffhanger/campaign.h"
#include "cliffhanger/rulebook.h"

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
	[NAMES_LIST] = { "names", "a list of names", "lists of names", NAME_LISTS_MAX },
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

/* An id as one may have meant it: `The Marines` is `the-marines`. */
static const char *as_id(const struct node *n, char text[ID_MAX])
{
	struct node id = *n;

	for (size_t i = 0; i < n->size && i < ID_MAX - 1; i++) {
		const unsigned char c = (unsigned char)n->text[i];

		text[i] = isupper(c) ? (char)tolower(c) : strchr(" _.", c) ? '-' : (char)c;
		text[i + 1] = '\0';
	}
	id.text = text;
	id.size = strlen(text);
	return is_id(&id) ? text : NULL;
}

static void mend_id(struct loader *l, const struct node *id)
{
	char text[ID_MAX] = "";
	const char *meant;

	if (is_id(id))
		return;
	meant = id->kind == NODE_TEXT && id->size < ID_MAX ? as_id(id, text) : NULL;
	fault_expected(l, id, meant, "an id of small letters, digits and -, "
		"beginning with a letter, at most %d long", ID_MAX - 1);
	if (meant)
		yaml_node_mean(id, arena_text(l->scratch, meant, strlen(meant)));
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

	if (!all) {	/* told already of those that must be there */
		names->unknown = kind == NAMES_SIDE || kind == NAMES_UNIT;
		return;
	}
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
		mend_id(l, id);
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

int yaml_name_read(struct loader *l, enum names_kind kind, const struct node *n)
{
	return yaml_name_read_or(l, kind, n, NULL);
}

/* L1: what is near is meant; what is named and not there is one mistake, however often. */
static int refuse_name(struct loader *l, enum names_kind kind, const struct node *n,
	const char *also)
{
	const struct names *const names = &l->names[kind];
	const char *const the = kind < NAMES_GROUND ? "the id of " : "";
	struct nearest near;
	struct listed list;
	char quote[QUOTE_MAX];

	nearest_to(&near, n->text);
	if (also)
		nearest_try(&near, also);
	listed_begin(&list, names->n == 0 ? "; there is none" : names->n == 1 ? "; there is"
		: "; there are");
	for (int i = 0; i < names->n; i++) {
		nearest_try(&near, names->ids[i]);
		listed_add(&list, names->ids[i]);
	}
	if (names->n == 0)
		fault_cause(l, "no %s", sections[kind].many);
	else
		fault_cause(l, "no %s %.40s", sections[kind].what, n->text);
	if (nearest_word(&near))
		fault_expected(l, n, nearest_word(&near), "%s%s", the, sections[kind].what);
	else
		fault_wrong(l, n, "expected %s%s, found %s%s", the, sections[kind].what,
			yaml_node_found(n, quote), listed_text(&list));
	yaml_node_tell(n);
	return nearest_word(&near) ? names_find(names, nearest_word(&near)) : -1;
}

int yaml_name_read_or(struct loader *l, enum names_kind kind, const struct node *n,
	const char *also)
{
	const struct names *const names = &l->names[kind];
	int found;

	if (names->unknown || (kind >= NAMES_GROUND && !l->book))
		return -1;
	if (n->kind != NODE_TEXT || n->size == 0) {
		fault_expected(l, n, NULL, "%s%s", kind < NAMES_GROUND ? "the id of " : "",
			sections[kind].what);
		return -1;
	}
	found = names_find(names, n->text);
	return found >= 0 || (also && strcmp(n->text, also) == 0) ? found
		: refuse_name(l, kind, n, also);
}

static int section_of(const char *key)
{
	int kind = NAMES_SIDE;

	while (kind < NAMES_EVENT && strcmp(sections[kind].key, key) != 0)
		kind++;
	return kind;
}

const char *names_what_of(const char *section)
{
	return sections[section_of(section)].what;
}

bool names_read_id(struct loader *l, const char *section, const struct node *n, const char **id)
{
	const enum names_kind kind = (enum names_kind)section_of(section);
	const int found = yaml_name_read(l, kind, n);

	if (found >= 0)
		*id = l->names[kind].ids[found];
	return found >= 0;
}

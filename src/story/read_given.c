/* What is given to a scenario: variables, and the section `given`.
 *
 *  V1  What is given takes the place of what the scenario says, and is never
 *      needed: without it a scenario is whole.
 *  V2  Relations that only make a scenario a good one (ways, room, how many are
 *      asked for) are not checked again of one that is given something: a campaign
 *      whose followers have fallen must go on.
 */
#include "config.h"
#include "story/given.h"

#include <string.h>


/* ---- variables ---- */

static void read_variables(struct loader *l)
{
	variables_read(l, l->values);
}

void read_part_if(struct loader *l, const struct node *n, bool *holds)
{
	const int faults = faults_errors(l->faults);
	struct variable_tests tests;

	variables_if(l, n, &tests);
	*holds = faults_errors(l->faults) == faults && variables_hold(&tests, l->values);
}

/* ---- given ---- */

static void given_variables(struct loader *l, const struct node *n, void *target)
{
	(void)target;
	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {VARIABLE: VALUE, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int variable = yaml_name_read(l, NAMES_VARIABLE, e->key);

		if (variable >= 0)
			variable_value(l, e, &l->values[variable]);
	}
}

static void hero_unit(struct loader *l, const struct node *n, void *target)
{
	((struct hero_given *)target)->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static const char *const as_words[] = { "leader", "companion", NULL };

static const struct key given_hero_keys[] = {
	{ "unit", KEY_PART, true, .read = hero_unit, .form = "UNIT", .doc = "Where he is." },
	{ "as", KEY_WORD, TO(struct hero_given, as), .words = as_words,
		.doc = "He leads it, or is with it (`companion`)." },
	{ "roster", KEY_LINE, TO(struct hero_given, roster), .most = ID_MAX - 1,
		.doc = "Who he is in the campaign's roster." },
	{ "name", KEY_LINE, true, TO(struct hero_draft, figure.name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call him." },
	HERO_KEYS
};
const struct schema schema_given_hero = {
	"each of given.heroes", "a given hero", "Somebody of a roster, or of a file.",
	KEYS_OF(given_hero_keys), OWN_HERO, .program = true
};

static void take_hero(struct loader *l, const struct node *n, void *target)
{
	struct gifts *const g = target;
	struct hero_given *const h = &g->heroes[g->n_heroes];

	if (g->n_heroes == GIVEN_HEROES_MAX) {
		fault_wrong(l, n, "expected at most %d heroes, found more", GIVEN_HEROES_MAX);
		return;
	}
	hero_draft_init(l, &h->draft);
	h->unit = -1;
	h->roster = "";
	h->at = n;
	schema_read(l, &schema_given_hero, n, h, h->draft.figure.settings);
	h->draft.figure.roster = h->roster;
	g->n_heroes += h->unit >= 0;
}

static void given_heroes(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_hero);
}

static void take_name(struct loader *l, const struct node *n, void *target)
{
	const struct key line = { .kind = KEY_LINE, .most = NAME_MAX_BYTES - 1 };
	struct unit_given *const u = target;

	if (u->n_names == FOLLOWER_NAMES_MAX)
		fault_wrong(l, n, "expected at most %d names, found more", FOLLOWER_NAMES_MAX);
	else if (yaml_value_text(l, n, &line, &u->names[u->n_names]))
		u->n_names++;
}

static void unit_names(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_name);
}

static const struct key given_unit_keys[] = {
	{ "absent", KEY_FLAG, TO(struct unit_given, absent), .doc = "It is not there." },
	{ "leader", KEY_LINE, TO(struct unit_given, leader), .most = NAME_MAX_BYTES - 1,
		.doc = "The name of an ordinary leader in the place of the scenario's." },
	{ "figures", KEY_NUMBER, TO(struct unit_given, figures), .least = 0,
		.most = FOLLOWERS_MOST, .doc = "So many beside its heroes." },
	{ "roster", KEY_LINE, TO(struct unit_given, roster), .most = ID_MAX - 1,
		.doc = "Whom the campaign knows them as." },
	{ "names", KEY_PART, .read = unit_names, .form = "[NAME, …]",
		.doc = "Names of the first of them; the others have none." },
};
const struct schema schema_given_unit = {
	"given.units.ID", "a given unit", "What is left of a unit's people.",
	KEYS_OF(given_unit_keys), OWN_NONE, .program = true
};

static void given_units(struct loader *l, const struct node *n, void *target)
{
	struct gifts *const g = target;

	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {UNIT: {figures, …}, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int unit = yaml_name_read(l, NAMES_UNIT, e->key);

		if (unit < 0)
			continue;
		g->units[unit] = (struct unit_given) { .at = e, .figures = -1, .leader = "",
			.roster = "" };
		schema_read(l, &schema_given_unit, e, &g->units[unit], NULL);
	}
}

static void given_items(struct loader *l, const struct node *n, void *target)
{
	struct gifts *const g = target;

	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {ITEM: UNIT | nowhere, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int item = yaml_name_read(l, NAMES_ITEM, e->key);

		if (item >= 0)
			g->items[item] = (struct item_given) { true,
				(int16_t)yaml_name_read_or(l, NAMES_UNIT, e, "nowhere") };
	}
}

enum { GIVEN_BRIEFING_BYTES = 60000 };

static const struct key given_keys[] = {
	{ "variables", KEY_PART, .read = given_variables, .form = "{VARIABLE: VALUE, …}",
		.doc = "Values of variables that the scenario has." },
	{ "heroes", KEY_PART, .read = given_heroes, .form = "[HERO, …]",
		.doc = "Heroes, each in a unit." },
	{ "units", KEY_PART, .read = given_units, .form = "{UNIT: {figures, …}, …}",
		.doc = "What is left of units." },
	{ "items", KEY_PART, .read = given_items, .form = "{ITEM: UNIT | nowhere, …}",
		.doc = "Who has items from the beginning." },
	{ "briefing", KEY_TEXT, TO(struct gifts, briefing), .most = GIVEN_BRIEFING_BYTES,
		.doc = "Told before the scenario's own briefing: the story so far." },
};
const struct schema schema_given = {
	"given", "what is given",
	"Written by the program at the end of a scenario's text when heroes come from files or "
	"from a campaign, so that a save needs nothing but itself.",
	KEYS_OF(given_keys), OWN_NONE, .program = true
};

void read_given(struct loader *l)
{
	const struct node *const given = yaml_node_find(l->root, "given");

	read_variables(l);
	if (!given)
		return;
	l->gifts = arena_take(l->scratch, sizeof(*l->gifts));
	if (!l->gifts)
		return;
	l->gifts->briefing = "";
	l->gifts->cast = yaml_node_find(given, "heroes") || yaml_node_find(given, "units")
		|| yaml_node_find(given, "items");
	schema_read(l, &schema_given, given, l->gifts, NULL);
}

/* ---- what readers ask ---- */

const struct hero_given *given_hero(const struct loader *l, int unit, enum slot_as as, int n)
{
	for (int i = 0; l->gifts && i < l->gifts->n_heroes; i++)
		if (l->gifts->heroes[i].unit == unit && l->gifts->heroes[i].as == as && n-- == 0)
			return &l->gifts->heroes[i];
	return NULL;
}

const struct unit_given *given_unit(const struct loader *l, int unit)
{
	return l->gifts && l->gifts->units[unit].at ? &l->gifts->units[unit] : NULL;
}

static bool of_the_place(const struct game_system *system, const char *key)
{
	const char *const *const places = system->hero_places;

	for (int i = 0; places && places[i]; i++)
		if (strcmp(places[i], key) == 0)
			return true;
	return false;
}

void given_take_over(const struct loader *l, const struct hero_given *h,
	struct setup_figure *figure)
{
	const struct setting_spec *const specs = schema_own_specs(l->system, OWN_HERO);
	const struct setup_figure *const hero = &h->draft.figure;

	figure->name = hero->name;
	figure->roster = hero->roster;
	figure->shield = hero->shield;
	if (hero->n_arms > 0) {
		figure->n_arms = hero->n_arms;
		memcpy(figure->arms, hero->arms, sizeof(figure->arms));
	}
	for (int i = 0; i < SETTINGS_MAX && specs[i].key; i++)
		if (hero->settings[i].given || !figure->hero
		    || !of_the_place(l->system, specs[i].key))
			figure->settings[i] = hero->settings[i];
	figure->hero = true;
}

/* The last of the unit's people who is no hero goes. */
static void drop_one(struct loader *l, const struct setup_unit *unit)
{
	int f = l->setup->n_figures - 1;

	while (f >= unit->first && l->figures[f].hero)
		f--;
	if (f < unit->first)
		return;
	l->setup->n_figures--;
	memmove(&l->figures[f], &l->figures[f + 1],
		(size_t)(l->setup->n_figures - f) * sizeof(*l->figures));
	memmove(&l->figure_nodes[f], &l->figure_nodes[f + 1],
		(size_t)(l->setup->n_figures - f) * sizeof(const struct node *));
}

void given_muster(struct loader *l, const struct node *n, const struct setup_figure *crowd,
	struct setup_unit *unit)
{
	const struct unit_given *const given = given_unit(l, crowd->unit);
	int people = 0, named = 0;

	if (!given || given->figures < 0)
		return;
	for (int f = unit->first; f < l->setup->n_figures; f++)
		people += !l->figures[f].hero;
	for (; people > given->figures; people--)
		drop_one(l, unit);
	for (; people < given->figures && l->setup->n_figures < FIGURES_MAX; people++) {
		l->figure_nodes[l->setup->n_figures] = n;
		l->figures[l->setup->n_figures++] = *crowd;
	}
	for (int f = unit->first; f < l->setup->n_figures; f++) {
		if (l->figures[f].hero)
			continue;
		l->figures[f].roster = given->roster;
		if (*given->roster && !(l->figures[f].leader && *given->leader))
			l->figures[f].name = named < given->n_names ? given->names[named] : "";
		named++;
	}
}

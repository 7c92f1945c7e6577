/* Units and their figures.
 *
 *  U1  A unit's figures are its leader, its second, heroes, members, and the
 *      crowd, in this order; `figures` counts them all.
 */
#include "config.h"
#include "story/given.h"
#include "story/read.h"

#include <ctype.h>
#include <string.h>

enum { NOTE_BYTES = 400, DIE_MODIFIER_MOST = 6, UNIT_FIGURES_MAX = 60 };

enum post { POST_MEMBER, POST_LEADER, POST_SECOND, POST_HERO };

struct unit_draft {
	struct setup_unit unit;
	bool body;			/* one big figure */
	bool unsure;			/* or may be meant to be one: it has faults (L2) */
	struct setup_figure crowd;	/* arms and shield of all who say nothing */
	int16_t count;			/* members: how many of them */
	bool present;			/* what it asks of variables holds */
	const struct node *hero_file;	/* a leader's `hero: FILE` */
};

/* ---- keys ---- */

void read_arm(struct loader *l, const struct node *n, void *target)
{
	struct setup_figure *const f = target;
	const int arm = yaml_name_read(l, NAMES_WEAPON, n);

	if (arm < 0)
		return;
	if (f->n_arms == ARMS_MAX) {
		fault_wrong(l, n, "expected at most %d weapons a figure, found more", ARMS_MAX);
		return;
	}
	f->arms[f->n_arms++] = (int16_t)arm;
}

static void part_arms(struct loader *l, const struct node *n, void *target)
{
	struct setup_figure *const f = &((struct unit_draft *)target)->crowd;

	f->n_arms = 0;
	yaml_value_each(l, n, f, read_arm);
}

static const struct key arrives_keys[] = {
	{ "area", KEY_NAME, true, TO(struct unit_draft, unit.arrives_area), .names = NAMES_AREA,
		.doc = "Where it comes on." },
	{ "turn", KEY_NUMBER, TO(struct unit_draft, unit.arrives), .least = 1, .most = TURNS_MAX,
		.doc = "The turn at whose beginning it comes; without it, an event's `spawn` "
			"brings it." },
};
const struct schema schema_arrives = {
	"units.ID.arrives", "an arrival", "A unit that is not on the table at the beginning.",
	KEYS_OF(arrives_keys), OWN_NONE
};

static void part_arrives(struct loader *l, const struct node *n, void *target)
{
	schema_read(l, &schema_arrives, n, target, NULL);
}

#define ARMS_KEY { "arms", KEY_PART, .read = part_arms, .form = "WEAPON | [WEAPON, …]", \
		.doc = "Its weapons, rows of the rulebook's table `weapons`; at most three.  " \
			"Figures that say nothing have the unit's." }
#define SHIELD_KEY { "shield", KEY_FLAG, TO(struct unit_draft, crowd.shield), \
		.doc = "Bears a shield." }
#define NAME_KEY { "name", KEY_LINE, TO(struct unit_draft, crowd.name), \
		.most = NAME_MAX_BYTES - 1, .doc = "The figure's name." }
#define HERO_KEY { "hero", KEY_FLAG, TO(struct unit_draft, crowd.hero), \
		.doc = "A hero (PRP): may have the hero's keys below." }
#define HERO_FILE_KEY { "hero", KEY_PART, .read = part_hero, .form = "yes | no | FILE.yaml", \
		.doc = "A hero (PRP): may have the hero's keys below.  With a file in the " \
			"scenario's folder, the hero is who that says; of the keys here only " \
			"those count that tell where he is, and arms if he has none." }
#define AT_KEY { "at", KEY_CELL, TO(struct unit_draft, crowd.cell), \
		.doc = "A cell of its own, away from the unit's formation." }

static void part_unit_if(struct loader *l, const struct node *n, void *target)
{
	read_part_if(l, n, &((struct unit_draft *)target)->present);
}

static bool names_a_file(const struct node *n)
{
	const size_t suffix = strlen(".yaml");

	return n->kind == NODE_TEXT && n->size > suffix
		&& strcmp(n->text + n->size - suffix, ".yaml") == 0;
}

static void part_hero(struct loader *l, const struct node *n, void *target)
{
	struct unit_draft *const d = target;

	if (names_a_file(n))
		d->hero_file = n;
	else
		yaml_value_flag(l, n, &d->crowd.hero);
}

static const struct key unit_keys[] = {
	{ "name", KEY_LINE, true, TO(struct unit_draft, unit.name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call it." },
	{ "side", KEY_NAME, true, TO(struct unit_draft, unit.side), .names = NAMES_SIDE,
		.doc = "Whose it is." },
	{ "sign", KEY_SIGN, TO(struct unit_draft, unit.sign),
		.doc = "Its letter on maps; without it, the first of its name." },
	{ "figures", KEY_NUMBER, TO(struct unit_draft, unit.count), .least = 1,
		.most = UNIT_FIGURES_MAX,
		.doc = "How many figures it has in all, leader, heroes and members included; "
			"without it, those that are named." },
	{ "at", KEY_CELL, TO(struct unit_draft, unit.cell),
		.doc = "Its leader's cell at the beginning; the others stand round him." },
	{ "facing", KEY_FACING, TO(struct unit_draft, unit.facing),
		.doc = "Where all look; without it, towards the middle of the map." },
	ARMS_KEY,
	SHIELD_KEY,
	{ "leader", KEY_PART, .form = "FIGURE", .doc = "Who leads it." },
	{ "second", KEY_PART, .form = "FIGURE", .doc = "Who takes over when the leader falls." },
	{ "heroes", KEY_PART, .form = "[FIGURE, …]", .doc = "Heroes who are with it." },
	{ "members", KEY_PART, .form = "[FIGURE, …]",
		.doc = "Figures with names or arms of their own." },
	{ "hidden", KEY_FLAG, TO(struct unit_draft, unit.hidden),
		.doc = "Lies in ambush at the beginning, and makes room for who is not hidden "
			"(Y-35)." },
	{ "secret", KEY_FLAG, TO(struct unit_draft, unit.secret),
		.doc = "Its own side, too, knows nothing of it until it comes; otherwise its side "
			"knows whom it awaits." },
	{ "uncommanded", KEY_FLAG, TO(struct unit_draft, unit.uncommanded),
		.doc = "Minds itself by the action tables; nobody gives it orders." },
	{ "die-modifier", KEY_NUMBER, TO(struct unit_draft, unit.die_modifier),
		.least = -DIE_MODIFIER_MOST, .most = DIE_MODIFIER_MOST,
		.doc = "Added to the die of its action tests." },
	{ "arrives", KEY_PART, .read = part_arrives, .form = "{area, turn}",
		.doc = "Instead of `at`: it comes later." },
	{ "aboard", KEY_NAME, TO(struct unit_draft, unit.aboard), .names = NAMES_UNIT,
		.doc = "Instead of `at`: the vehicle of its side, or of friends, that all of it "
			"is aboard at the beginning, and comes with." },
	{ "size", KEY_PART, .form = "LENGTHxWIDTH",
		.doc = "Of a vehicle: its length and width in whole units of the measure, as "
			"`8x3`; without it, its row of the rulebook says them." },
	{ "seats", KEY_PART, .form = "1 … 60",
		.doc = "Of a vehicle: how many figures it can carry, crew included; without it, "
			"its row of the rulebook says so." },
	{ "if", KEY_PART, .read = part_unit_if, .form = "TEST | [TEST, …]",
		.doc = "It is not in the game at all unless this holds of the scenario's "
			"variables; see `changes`." },
	{ "names", KEY_NAME, TO(struct unit_draft, unit.names), .names = NAMES_LIST,
		.doc = "The list of `names` from which those draw who have none of their own; "
			"without it, the side's." },
	{ "note", KEY_LINE, TO(struct unit_draft, unit.note), .most = NOTE_BYTES,
		.doc = "A line about it for its player." },
};
const struct schema schema_unit = {
	"units.ID", "a unit",
	"Everybody who may ever stand on the table, reinforcements included.  A unit has `at`, "
	"or `arrives`, or is brought by an event's `spawn`, or is aboard "
	"a vehicle that does.",
	KEYS_OF(unit_keys), OWN_UNIT, BEGINS_UNIT
};

static const struct key leader_keys[] = { NAME_KEY, HERO_FILE_KEY, ARMS_KEY, SHIELD_KEY };
const struct schema schema_leader = {
	"units.ID.leader", "a leader", "The figure that leads the unit and stands at its cell.",
	KEYS_OF(leader_keys), OWN_HERO, BEGINS_FIGURE
};

static const struct key second_keys[] = { NAME_KEY, HERO_KEY, ARMS_KEY, SHIELD_KEY, AT_KEY };
const struct schema schema_second = {
	"units.ID.second", "a second", "The figure that takes over.",
	KEYS_OF(second_keys), OWN_HERO, BEGINS_FIGURE
};

static const struct key hero_keys[] = { NAME_KEY, ARMS_KEY, SHIELD_KEY, AT_KEY };
const struct schema schema_hero = {
	"each of units.ID.heroes", "a hero", "A hero (PRP) with the unit, whom somebody else leads.",
	KEYS_OF(hero_keys), OWN_HERO, BEGINS_FIGURE
};

static const struct key member_keys[] = {
	NAME_KEY, ARMS_KEY, SHIELD_KEY, AT_KEY,
	{ "count", KEY_NUMBER, TO(struct unit_draft, count), .least = 1,
		.most = UNIT_FIGURES_MAX, .doc = "So many of this kind; without it, one." },
};
const struct schema schema_member = {
	"each of units.ID.members", "a member", "A figure, or several alike, of the unit.",
	KEYS_OF(member_keys), OWN_NONE, BEGINS_FIGURE
};

/* ---- figures ---- */

static void add_figures(struct loader *l, const struct node *at, const struct setup_figure *f,
	int n)
{
	for (int i = 0; i < n; i++) {
		if (l->setup->n_figures == FIGURES_MAX) {
			fault_wrong(l, at, "expected at most %d figures in all, found more",
				FIGURES_MAX);
			return;
		}
		l->figure_nodes[l->setup->n_figures] = at;
		l->figures[l->setup->n_figures++] = *f;
	}
}

static void make_ordinary(const struct loader *l, struct setup_figure *f, const char *name)
{
	f->name = name;
	f->hero = false;
	schema_settings_standard(schema_own_specs(l->system, OWN_HERO), f->settings);
}

/* A leader whom somebody takes the place of. */
static void take_given_leader(struct loader *l, struct unit_draft *d)
{
	const struct hero_given *const given = given_hero(l, d->crowd.unit, SLOT_LEADER, 0);
	const struct unit_given *const stand_in = given_unit(l, d->crowd.unit);

	if (given)
		given_take_over(l, given, &d->crowd);
	else if (stand_in && *stand_in->leader)
		make_ordinary(l, &d->crowd, stand_in->leader);
	else if (d->hero_file)
		fault_wrong(l, d->hero_file, "expected the hero of this file under \"given\", "
			"found nobody");
}

/* Heroes whom the scenario has no place for. */
static void add_given(struct loader *l, const struct unit_draft *d, enum slot_as as)
{
	const struct hero_given *h;

	for (int i = 0; (h = given_hero(l, d->crowd.unit, as, i)) != NULL; i++) {
		struct setup_figure f = d->crowd;

		given_take_over(l, h, &f);
		f.leader = as == SLOT_LEADER;
		add_figures(l, h->at, &f, 1);
		if (as == SLOT_LEADER)
			return;
	}
}

/* A figure as its mapping says, else as the crowd is. */
static void read_figure(struct loader *l, const struct unit_draft *unit,
	const struct schema *s, const struct node *n, enum post post)
{
	const struct node *const whole = l->names[NAMES_UNIT].nodes[unit->crowd.unit];
	const struct node *hero;
	struct unit_draft one = { .crowd = unit->crowd, .count = 1 };
	struct setup_figure *const f = &one.crowd;

	schema_mend(l, s, n);
	hero = yaml_node_find(n, "hero");
	f->hero = post == POST_HERO || (hero && hero->kind == NODE_TEXT
		&& (strcmp(hero->text, "yes") == 0 || strcmp(hero->text, "true") == 0
		    || (post == POST_LEADER && names_a_file(hero))));
	if (f->hero)
		schema_settings_standard(schema_own_specs(l->system, OWN_HERO), f->settings);
	schema_read(l, s, n, &one, f->hero ? f->settings : NULL);
	if (post == POST_LEADER)
		take_given_leader(l, &one);
	f->leader = post == POST_LEADER;
	f->second = post == POST_SECOND;
	if (f->cell != CELL_NONE && !yaml_node_find(whole, "at"))
		fault_wrong(l, fault_place(n, "at"),
			"expected a cell only in a unit that is on the table "
			"(\"at\"), found one here");
	if (one.count > 1 && f->cell != CELL_NONE) {
		fault_wrong(l, fault_place(n, "count"), "expected one figure in a cell, found %d",
			one.count);
		one.count = 1;
	}
	add_figures(l, n, f, one.count);
}

static void read_list(struct loader *l, const struct unit_draft *unit, const char *key,
	const struct schema *s, enum post post)
{
	const struct node *const list =
		yaml_node_find(l->names[NAMES_UNIT].nodes[unit->crowd.unit], key);

	if (!list)
		return;
	if (list->kind != NODE_LIST) {
		fault_expected(l, list, NULL, "a list of mappings (\"- name: …\")");
		return;
	}
	for (const struct node *n = list->first; n; n = n->next)
		read_figure(l, unit, s, n, post);
}

/* Who stands at the unit's cell: its leader, else the first without a place. */
static int stands_first(const struct loader *l, const struct unit_draft *d)
{
	for (int f = d->unit.first; f < l->setup->n_figures; f++)
		if (l->figures[f].cell == CELL_NONE)
			return f;
	return d->unit.first;
}

/* U1 */
static void read_figures(struct loader *l, const struct node *n, struct unit_draft *d)
{
	const struct node *const leader = yaml_node_find(n, "leader");
	const struct node *const second = yaml_node_find(n, "second");
	int named;

	d->unit.first = l->setup->n_figures;
	if (d->body) {
		d->crowd.cell = d->unit.cell;
		add_figures(l, n, &d->crowd, 1);
		d->unit.count = (int16_t)(l->setup->n_figures - d->unit.first);
		return;
	}
	if (leader)
		read_figure(l, d, &schema_leader, leader, POST_LEADER);
	else
		add_given(l, d, SLOT_LEADER);
	if (second)
		read_figure(l, d, &schema_second, second, POST_SECOND);
	read_list(l, d, "heroes", &schema_hero, POST_HERO);
	add_given(l, d, SLOT_COMPANION);
	read_list(l, d, "members", &schema_member, POST_MEMBER);
	named = l->setup->n_figures - d->unit.first;
	if (d->unit.count && d->unit.count < named && l->gifts)
		d->unit.count = (int16_t)named;
	if (d->unit.count && d->unit.count < named)
		fault_wrong(l, fault_place(n, "figures"), "expected at least the %d figures named, "
			"found %d", named, d->unit.count);
	if (!yaml_node_find(n, "figures") && named == 0 && !d->unsure)
		fault_wrong(l, n->key, "expected \"figures\" or figures named, found a unit of none");
	add_figures(l, n, &d->crowd, d->unit.count - named);
	given_muster(l, n, &d->crowd, &d->unit);
	d->unit.count = (int16_t)(l->setup->n_figures - d->unit.first);
	if (d->unit.count > 0)
		l->figures[stands_first(l, d)].cell = d->unit.cell;
	if (d->unit.count > UNIT_FIGURES_MAX)
		fault_wrong(l, fault_place(n, "members"),
			"expected at most %d figures in a unit, found %d",
			UNIT_FIGURES_MAX, d->unit.count);
}

/* ---- a unit ---- */

static int8_t towards_middle(const struct loader *l, cell_t cell)
{
	const cell_t middle = grid_at(&l->grid, l->grid.cols / 2, l->grid.rows / 2);

	if (l->grid.cols == 0 || cell == CELL_NONE || cell == middle)
		return 0;
	return (int8_t)grid_direction(&l->grid, cell, middle, 0);
}

/* About where a vehicle comes on: how it heads decides what room it needs. */
static cell_t begins_at(const struct loader *l, const struct setup_unit *u)
{
	const struct setup_area *const a = u->arrives_area < 0 ? NULL
		: &l->areas[u->arrives_area];

	return u->cell != CELL_NONE || !a || a->n_cells == 0 ? u->cell
		: a->cells[a->n_cells / 2];
}

static char first_letter(const char *name)
{
	const unsigned char first = (unsigned char)name[0];

	return isascii(first) && isalnum(first) ? (char)toupper(first) : 'U';
}

/* It stays in the cast, so that all may speak of it, but never comes. */
static void take_away(struct loader *l, struct setup_unit *unit)
{
	unit->absent = true;
	unit->cell = CELL_NONE;
	unit->arrives = 0;
	for (int f = unit->first; f < l->setup->n_figures; f++)
		l->figures[f].cell = CELL_NONE;
}

static void read_unit(struct loader *l, int i)
{
	const struct names *const names = &l->names[NAMES_UNIT];
	const struct node *const n = names->nodes[i];
	struct unit_draft d = {
		.unit = { .id = names->ids[i], .name = names->ids[i], .note = "", .side = -1,
			.cell = CELL_NONE, .facing = -1, .arrives_area = -1, .aboard = -1,
			.names = -1 },
		.present = true,
		.crowd = { .name = "", .roster = "", .unit = (int16_t)i, .cell = CELL_NONE },
	};

	const int faults = faults_errors(l->faults);

	schema_settings_standard(schema_own_specs(l->system, OWN_UNIT), d.unit.settings);
	schema_settings_standard(schema_own_specs(l->system, OWN_HERO), d.crowd.settings);
	schema_read(l, &schema_unit, n, &d, d.unit.settings);
	if (n->kind != NODE_MAPPING)
		return;
	d.unsure = l->system && l->system->body && faults_errors(l->faults) > faults;
	d.body = read_body(l, n, &d.unit, &d.crowd);
	if (!d.body && !d.unsure)
		read_body_refuse_keys(l, n);
	read_figures(l, n, &d);
	if (yaml_node_find(n, "at") && yaml_node_find(n, "arrives"))
		fault_wrong(l, fault_place(n, "arrives"),
			"expected \"at\" or \"arrives\", found both");
	if (d.unit.facing < 0)
		d.unit.facing = towards_middle(l, d.body ? begins_at(l, &d.unit) : d.unit.cell);
	if (!d.unit.sign)
		d.unit.sign = first_letter(d.unit.name);
	if (!d.present || (given_unit(l, i) && given_unit(l, i)->absent))
		take_away(l, &d.unit);
	l->units[i] = d.unit;
}

void read_units(struct loader *l)
{
	const int n = l->names[NAMES_UNIT].n;

	l->units = arena_array(l->arena, (size_t)n, sizeof(*l->units));
	l->figures = arena_array(l->scratch, FIGURES_MAX, sizeof(*l->figures));
	l->figure_nodes = arena_array(l->scratch, FIGURES_MAX, sizeof(*l->figure_nodes));
	if (!l->units || !l->figures || !l->figure_nodes)
		return;
	for (int i = 0; i < n; i++) {
		l->units[i] = (struct setup_unit) { .id = l->names[NAMES_UNIT].ids[i],
			.name = "", .note = "", .side = -1, .cell = CELL_NONE,
			.arrives_area = -1, .aboard = -1, .names = -1,
			.first = l->setup->n_figures };
		read_unit(l, i);
	}
}

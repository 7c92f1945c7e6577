/* Vehicles in the rulebook: the chart of movement and how each kind handles, what
 * the ground is to them, the chart of damage.  Books without them have none.
 */
#include <string.h>

#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/vehicles/vehicle_tables.h"


#define KIND(member, name) COLUMN(struct vehicle_kind, member, name)

static void bind_kinds(struct binder *b, struct vehicle_rules *v)
{
	static const struct bind_column columns[] = {
		KIND(name, "name"), KIND(rate[RATE_ROAD], "road"),
		KIND(rate[RATE_OFF_ROAD], "off-road"), KIND(rate[RATE_WATER], "water"),
		KIND(rate[RATE_FLIGHT], "flight"), KIND(turn, "turn"), KIND(astern, "astern"),
		KIND(armoured, "armoured"), KIND(tracked, "tracked"), KIND(open, "open"),
		KIND(dives, "dives"), KIND(runway, "runway"), COLUMNS_END
	};

	v->n_kinds = bind_table(b, "vehicles", VEHICLE_KINDS_MAX, columns, v->kind,
		sizeof *v->kind);
	for (int i = 0; i < v->n_kinds; i++)
		v->kind[i].id = bind_row_id(rulebook_table(b->book, "vehicles"), i);
}

static void bind_surfaces(struct binder *b, struct vehicle_rules *v)
{
	static const struct bind_column wheels[] = {
		COLUMN(struct vehicle_rules, surface[0], "wheels"), COLUMNS_END
	};

	bind_table(b, "terrain", GROUNDS_MAX, wheels, v, sizeof v->surface[0]);
}

/* Rows follow each other without a gap, from 1 to the die's most. */
static void bind_chart(struct binder *b, struct vehicle_rules *v)
{
	const struct rule_table *t = rulebook_table(b->book, "vehicle-damage");
	int die = 1;

	for (int i = 0; t != NULL && i < t->n_rows; i++) {
		const char *row = rule_table_at(t, i, 0)->text;
		const struct chart_row soft = {
			(uint8_t)bind_number(b, "vehicle-damage", row, "soft"),
			(uint8_t)bind_number(b, "vehicle-damage", row, "soft-aboard") };
		const struct chart_row armoured = {
			(uint8_t)bind_number(b, "vehicle-damage", row, "armoured"),
			(uint8_t)bind_number(b, "vehicle-damage", row, "armoured-aboard") };

		if (bind_number(b, "vehicle-damage", row, "least") != die)
			bind_fail(b, "vehicle-damage", row, "the die after the row before");
		for (; die <= bind_number(b, "vehicle-damage", row, "most") && die <= CHART_DIE;
			die++) {
			v->chart[0][die] = soft;
			v->chart[1][die] = armoured;
		}
	}
	if (die != CHART_DIE + 1)
		bind_fail(b, "vehicle-damage", "*", "a row for every die from 1 to 10");
}

/* Ids that live as long as the program, for the audit. */
static const struct { const char *row, *rule; } modifier_rows[VEHICLE_MODIFIERS] = {
	[VEHICLE_MOVING] = { "moving", "vehicle-modifiers.moving" },
	[VEHICLE_DOUBLE] = { "double", "vehicle-modifiers.double" },
	[VEHICLE_AIRCRAFT] = { "aircraft", "vehicle-modifiers.aircraft" },
	[VEHICLE_SUBMERGED] = { "submerged", "vehicle-modifiers.submerged" },
};

static const struct { const char *row, *rule; } arm_rows[] = {
	{ "light", "vehicle-modifiers.light" },
	{ "powder", "vehicle-modifiers.powder" },
	{ "machine-gun", "vehicle-modifiers.machine-gun" },
	{ "grenade", "vehicle-modifiers.grenade" },
	{ "rifle-grenade", "vehicle-modifiers.rifle-grenade" },
	{ "artillery", "vehicle-modifiers.artillery" },
};

static struct vehicle_points points_of(struct binder *b, const char *row, const char *rule)
{
	return (struct vehicle_points){ bind_text(b, "vehicle-modifiers", row, "name"), rule,
		(int8_t)bind_number(b, "vehicle-modifiers", row, "modifier") };
}

/* What an arm adds on the chart: its row of the modifiers, if it has one. */
void adv_bind_against_vehicles(struct binder *b, const char *row, struct weapon *w)
{
	const struct rule_table *t = rulebook_table(b->book, "vehicle-modifiers");
	const struct entry *e = t == NULL ? NULL : bind_entry(b, "weapons", row, "vehicle");

	if (e == NULL || !e->given)
		return;
	for (size_t i = 0; i < sizeof arm_rows / sizeof arm_rows[0]; i++)
		if (strcmp(arm_rows[i].row, e->text) == 0)
			w->vehicle = points_of(b, arm_rows[i].row, arm_rows[i].rule);
}

void adv_bind_vehicles(struct binder *b, struct vehicle_rules *v)
{
	v->given = rulebook_table(b->book, "vehicles") != NULL;
	if (!v->given)
		return;
	bind_kinds(b, v);
	bind_surfaces(b, v);
	bind_chart(b, v);
	for (int i = 0; i < VEHICLE_MODIFIERS; i++)
		v->modifier[i] = points_of(b, modifier_rows[i].row, modifier_rows[i].rule);
	v->control = (uint8_t)bind_number(b, "numbers", "control", "value");
	v->double_by = (uint8_t)bind_number(b, "numbers", "double", "value");
	v->menders = (uint8_t)bind_number(b, "house", "menders", "value");
	v->mending_turns = (uint8_t)bind_number(b, "house", "mending", "value");
	v->struck = (int8_t)bind_number(b, "house", "struck", "value");
}

/* Weapons: rows of the weapons table as typed numbers. */
#include <string.h>

#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/vehicles/vehicle_tables.h"


/* After which moves an arm may fire: the words of the column, slowest first. */
enum { AFTER_STATIONARY, AFTER_COMBAT, AFTER_PATROL };

#define WEAPON(member, name) COLUMN(struct weapon, member, name)

static const struct bind_column plain[] = {	/* as the book has them */
	WEAPON(name, "name"), WEAPON(range[0], "short"), WEAPON(range[1], "medium"),
	WEAPON(range[2], "long"), WEAPON(one_handed, "one-handed"), WEAPON(missile, "missile"),
	WEAPON(dice, "dice"), WEAPON(hit, "hit"), WEAPON(hands, "crew"), WEAPON(thrown, "thrown"),
	WEAPON(muzzle_loader, "loader"), WEAPON(reveals, "reveals"), WEAPON(set_up, "setup"),
	WEAPON(magazine, "magazine"), WEAPON(reload, "reload"), COLUMNS_END
};

static void check_ranges(struct binder *b, const char *row, const struct weapon *w)
{
	for (int i = 1; i < 3; i++)
		if (w->range[i] > 0 && w->range[i] < w->range[i - 1])
			bind_fail(b, "weapons", row, "range bands that grow");
}

/* Ids that live as long as the program, for the audit. */
static const struct { const char *row, *rule; } wounds[] = {
	{ "powder", "wound-modifiers.powder" },
	{ "grenade", "wound-modifiers.grenade" },
	{ "rifle-grenade", "wound-modifiers.rifle-grenade" },
	{ "artillery", "wound-modifiers.artillery" },
};

static void bind_wound(struct binder *b, const char *arm, const char *row, struct weapon *w)
{
	w->wound = (int8_t)bind_number(b, "wound-modifiers", row, "modifier");
	w->wound_name = bind_text(b, "wound-modifiers", row, "name");
	for (size_t i = 0; i < sizeof wounds / sizeof wounds[0]; i++)
		if (strcmp(wounds[i].row, row) == 0)
			w->wound_rule = wounds[i].rule;
	if (w->wound_rule == NULL)
		bind_fail(b, "weapons", arm, "a wound modifier of a shooting arm");
}

static void bind_shooting(struct binder *b, const char *row, struct weapon *w)
{
	const struct entry *alone = bind_entry(b, "weapons", row, "alone");
	const struct entry *wound = bind_entry(b, "weapons", row, "wound");
	const struct entry *after = bind_entry(b, "weapons", row, "after");

	w->dice_alone = alone->given ? (uint8_t)alone->number : w->dice;
	if (wound->given)
		bind_wound(b, row, wound->text, w);
	w->fires_combat = w->hit > 0 && after->number >= AFTER_COMBAT;
	w->fires_moving = w->hit > 0 && after->number >= AFTER_PATROL;
	w->crew = w->hands > 1;
	if (w->hit > 0 && (w->dice == 0 || !after->given || w->range[0] == 0))
		bind_fail(b, "weapons", row, "dice, after and a short range");
}

/* Only books with bursts name one for an arm. */
static void bind_burst(struct binder *b, const char *row, struct weapon *w)
{
	const char *burst = bind_has(b, "weapons", row, "burst")
		? bind_entry(b, "weapons", row, "burst")->text : "";
	const struct entry *nearest;

	if (!bind_has(b, "blast", burst, NULL))
		return;
	nearest = bind_entry(b, "blast", burst, "nearest");
	w->burst.name = bind_text(b, "blast", burst, "name");
	w->burst.radius = bind_number(b, "blast", burst, "radius");
	w->burst.least = nearest->given ? w->range[1] / nearest->number : 0;
	w->burst.hit = (uint8_t)bind_number(b, "blast", burst, "hit");
	w->burst.stands = bind_number(b, "blast", burst, "stands") != 0;
	w->burst.sees = bind_number(b, "blast", burst, "sees") != 0;
	w->burst.turns_alone = (uint8_t)bind_number(b, "blast", burst, "alone");
	if (w->dice == 0 || w->hit > 0 || adv_longest_range(w) == 0)
		bind_fail(b, "weapons", row, "dice, a range and no base hit: it bursts");
}

static void bind_weapon(struct binder *b, const char *row, struct weapon *w)
{
	w->id = row;
	bind_row(b, "weapons", row, plain, w);
	w->melee = (uint8_t)bind_number(b, "melee-chart",
		bind_text(b, "weapons", row, "melee"), "base");
	w->improvised = bind_number(b, "weapons", row, "proper") == 0;
	check_ranges(b, row, w);
	bind_shooting(b, row, w);
	bind_burst(b, row, w);
	adv_bind_against_vehicles(b, row, w);
}

void adv_bind_weapons(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "weapons");

	if (t == NULL || t->n_rows > WEAPONS_MAX) {
		bind_fail(b, "weapons", "*", "at most 64 rows");
		return;
	}
	r->n_weapons = t->n_rows;
	for (int i = 0; i < t->n_rows; i++)
		bind_weapon(b, rule_table_at(t, i, 0)->text, &r->weapons[i]);
	r->unarmed = (int16_t)rule_table_row(t, "unarmed");
	r->martial_arts = (int16_t)rule_table_row(t, "martial-arts");
	if (r->unarmed < 0 || r->martial_arts < 0)
		bind_fail(b, "weapons", "unarmed, martial-arts", "both rows");
}

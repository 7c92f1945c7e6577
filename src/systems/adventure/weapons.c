/* Weapons: rows of the weapons table as typed numbers. */
#include "systems/adventure/binder.h"

/* After which moves an arm may fire: the words of the column, slowest first. */
enum { AFTER_STATIONARY, AFTER_COMBAT, AFTER_PATROL };

static void bind_ranges(struct binder *b, const char *row, struct weapon *w)
{
	static const char *const bands[] = { "short", "medium", "long" };

	for (int i = 0; i < 3; i++)
		w->range[i] = bind_number(b, "weapons", row, bands[i]);
	for (int i = 1; i < 3; i++)
		if (w->range[i] > 0 && w->range[i] < w->range[i - 1])
			bind_fail(b, "weapons", row, "range bands that grow");
}

static void bind_shooting(struct binder *b, const char *row, struct weapon *w)
{
	const struct entry *alone = bind_entry(b, "weapons", row, "alone");
	const struct entry *wound = bind_entry(b, "weapons", row, "wound");
	const struct entry *after = bind_entry(b, "weapons", row, "after");

	w->dice = (uint8_t)bind_number(b, "weapons", row, "dice");
	w->dice_alone = alone->given ? (uint8_t)alone->number : w->dice;
	w->hit = (uint8_t)bind_number(b, "weapons", row, "hit");
	w->wound = (int8_t)(wound->given
		? bind_number(b, "wound-modifiers", wound->text, "modifier") : 0);
	w->fires_combat = w->hit > 0 && after->number >= AFTER_COMBAT;
	w->fires_moving = w->hit > 0 && after->number >= AFTER_PATROL;
	w->crew = bind_number(b, "weapons", row, "crew") > 1;
	w->muzzle_loader = bind_number(b, "weapons", row, "loader") != 0;
	w->reveals = bind_number(b, "weapons", row, "reveals") != 0;
	w->set_up = (uint8_t)bind_number(b, "weapons", row, "setup");
	w->magazine = (uint8_t)bind_number(b, "weapons", row, "magazine");
	w->reload = (uint8_t)bind_number(b, "weapons", row, "reload");
	if (w->hit > 0 && (w->dice == 0 || !after->given || w->range[0] == 0))
		bind_fail(b, "weapons", row, "dice, after and a short range");
}

static void bind_weapon(struct binder *b, const char *row, struct weapon *w)
{
	w->id = row;
	w->name = bind_text(b, "weapons", row, "name");
	w->melee = (uint8_t)bind_number(b, "melee-chart",
		bind_text(b, "weapons", row, "melee"), "base");
	w->improvised = bind_number(b, "weapons", row, "proper") == 0;
	w->one_handed = bind_number(b, "weapons", row, "one-handed") != 0;
	w->missile = bind_number(b, "weapons", row, "missile") != 0;
	bind_ranges(b, row, w);
	bind_shooting(b, row, w);
}

void bind_weapons(struct binder *b, struct adv_rules *r)
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

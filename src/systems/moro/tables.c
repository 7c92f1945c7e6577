/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * moro_plays() binds a book again and watches what is asked for: so what counts as
 * played is exactly what is bound here.
 */
#include <stdlib.h>

#include "systems/moro/moro.h"

enum { TENTHS_OF_INCH = 10, TENS = 10 };

static const struct row_name toss_row[] = { { "lost", "toss.lost" } };
static const struct row_name fire_rows[FIRE_ROWS] = {
	[FIRE_OPEN] = { "open", "fire.open" },
	[FIRE_FORT] = { "fort", "fire.fort" },
	[FIRE_STILL] = { "still", "fire.still" },
	[FIRE_GRAPESHOT] = { "grapeshot", "fire.grapeshot" },
};
static const struct row_name morale_rows[MORALE_ROWS] = {
	[MORALE_SMALL] = { "small", "morale-modifiers.small" },
	[MORALE_LARGE] = { "large", "morale-modifiers.large" },
	[MORALE_FORT] = { "fort", "morale-modifiers.fort" },
	[MORALE_BUILDING] = { "building", "morale-modifiers.building" },
};
static const struct row_name melee_rows[MELEE_ROWS] = {
	[MELEE_FORT] = { "fort", "melee.fort" },
	[MELEE_BUILDING] = { "building", "melee.building" },
	[MELEE_CHARGING] = { "charging", "melee.charging" },
	[MELEE_LEADER] = { "leader", "melee.leader" },
};

/* ---- seeing ---- */

static void bind_sighting(struct binder *b, struct moro_rules *r)
{
	static const char *const cited[] = { "sighting.two", "sighting.four", "sighting.eight",
		"sighting.twelve", "sighting.far" };

	for (size_t i = 0; i < sizeof cited / sizeof cited[0]; i++) {
		const char *const row = cited[i] + sizeof "sighting";
		const struct entry *need = bind_entry(b, "sighting", row, "need");

		r->sighting[i].rule = cited[i];
		r->sighting[i].most = bind_number(b, "sighting", row, "most");
		r->sighting[i].need = (int8_t)(need->given ? need->number : DIE_NONE);
		if (i > 0 && r->sighting[i].most <= r->sighting[i - 1].most)
			bind_fail(b, "sighting", row, "a range further than the row's before");
		r->n_sightings++;
	}
}

/* ---- ground and movement ---- */

static void bind_places(struct binder *b, struct moro_rules *r)
{
	enum { PLACE_TRAIL = PLACES };	/* of the book's words the one that is clear, too */
	const struct rule_table *t = bind_whole(b, "terrain", GROUNDS_MAX);

	for (int i = 0; t != NULL && i < t->n_rows; i++) {
		const int32_t place = bind_number(b, "terrain", rule_table_at(t, i, 0)->text,
			"place");

		r->trail[i] = place == PLACE_TRAIL;
		r->place[i] = (uint8_t)(place == PLACE_TRAIL ? PLACE_CLEAR : place);
	}
}

static void bind_movement(struct binder *b, struct moro_rules *r)
{
	static const struct row_name rows[MOVER_ROWS] = {
		[MOVER_INFANTRY] = { "infantry", "movement.infantry" },
		[MOVER_MOROS] = { "moros", "movement.moros" },
		[MOVER_GUN] = { "gun", "movement.gun" },
	};

	for (int i = 0; i < MOVER_ROWS; i++) {
		r->counts[i][0] = (uint8_t)bind_number(b, "movement", rows[i].row, "clear");
		r->counts[i][1] = (uint8_t)bind_number(b, "movement", rows[i].row, "jungle");
		r->counts_rule[i] = rows[i].rule;
	}
}

/* ---- weapons ---- */

static void bind_weapon(struct binder *b, const char *row, struct weapon *w)
{
	static const char *const bands[BANDS] = { "short", "long" };
	static const char *const needs[BANDS] = { "short-need", "long-need" };

	w->name = bind_text(b, "weapons", row, "name");
	for (int i = 0; i < BANDS; i++) {
		w->range[i] = bind_number(b, "weapons", row, bands[i]);
		w->need[i] = (uint8_t)bind_number(b, "weapons", row, needs[i]);
	}
	if (w->range[BAND_LONG] < w->range[BAND_SHORT])
		bind_fail(b, "weapons", row, "range bands that grow");
	w->dice = (uint8_t)bind_number(b, "weapons", row, "dice");
	w->piece = (uint8_t)bind_number(b, "weapons", row, "piece");
	w->crew = (uint8_t)bind_number(b, "weapons", row, "crew");
	w->thrown = bind_number(b, "weapons", row, "thrown") != 0;
}

static void bind_weapons(struct binder *b, struct moro_rules *r)
{
	const struct rule_table *t = bind_whole(b, "weapons", WEAPONS_MAX);

	r->n_weapons = t == NULL ? 0 : t->n_rows;
	for (int i = 0; i < r->n_weapons; i++)
		bind_weapon(b, rule_table_at(t, i, 0)->text, &r->weapons[i]);
}

/* ---- morale ---- */

static void bind_morale(struct binder *b, struct moro_rules *r)
{
	const struct rule_table *t = bind_whole(b, "morale", MORALES_MAX);

	for (int i = 0; t != NULL && i < t->n_rows; i++)
		r->base[i] = (uint8_t)bind_number(b, "morale", rule_table_at(t, i, 0)->text,
			"base");
	bind_modifiers(b, "morale-modifiers", morale_rows, MORALE_ROWS, r->morale);
	r->rout_above = (uint8_t)bind_number(b, "failing", "rout", "above");
	r->rout = bind_number(b, "failing", "rout", "back");
}

/* ---- single numbers ---- */

static void bind_numbers(struct binder *b, struct moro_rules *r)
{
	const struct { uint8_t *to; const char *row; } numbers[] = {
		{ &r->die, "die" }, { &r->move_dice, "move-dice" }, { &r->jam, "jam" },
		{ &r->blast_need, "blast-need" }, { &r->gatling_infantry, "gatling-infantry" },
		{ &r->small_unit, "small-unit" }, { &r->on_one, "on-one" },
		{ &r->abreast, "abreast" }, { &r->ranks, "ranks" },
	};
	const struct { int32_t *to; const char *row; } lengths[] = {
		{ &r->placed, "placed" }, { &r->blast, "blast" }, { &r->grapeshot, "grapeshot" },
		{ &r->crew_near, "crew-near" }, { &r->serve, "serve" },
	};

	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		*numbers[i].to = bind_positive(b, "numbers", numbers[i].row, "value");
	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		*lengths[i].to = bind_number(b, "numbers", lengths[i].row, "length");
	if (r->die != TENS)	/* two of them make the D100 */
		bind_fail(b, "numbers", "die", "10, of which two are read as percent");
	r->percent = TENS * TENS;
	if (r->move_dice != MOVE_DICE)
		bind_fail(b, "numbers", "move-dice", "2: the table of movement reads two");
	if (r->on_one > MELEE_ON_ONE)
		bind_fail(b, "numbers", "on-one", "at most 2");
}

/* ---- all of it ---- */

static void bind_all(struct binder *b, void *rules)
{
	struct moro_rules *r = rules;

	bind_modifiers(b, "toss", toss_row, 1, &r->toss_lost);
	bind_sighting(b, r);
	bind_places(b, r);
	bind_movement(b, r);
	bind_weapons(b, r);
	bind_modifiers(b, "fire", fire_rows, FIRE_ROWS, r->fire);
	bind_morale(b, r);
	bind_modifiers(b, "melee", melee_rows, MELEE_ROWS, r->melee);
	bind_numbers(b, r);
	action_bind(b, TENTHS_OF_INCH, &r->actions);
}

void *moro_bind(const struct rulebook *book, struct reason *why)
{
	return bind_rules(book, sizeof(struct moro_rules), bind_all, why);
}

bool moro_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column)
{
	return bind_reads(book, sizeof(struct moro_rules), bind_all, table, row, column);
}

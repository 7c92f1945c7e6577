/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * moro_plays() binds a book again and watches what is asked for: so what counts as
 * played is exactly what is bound here.
 */
#include <stdlib.h>
#include <string.h>

#include "systems/moro/drawers.h"
#include "systems/moro/moro.h"
#include "systems/moro/move/paces.h"

enum { TENTHS_OF_INCH = 10, TENS = PACE_DIE };

static const char *const toss_row[] = { "toss.lost" };
static const char *const fire_rows[FIRE_ROWS] = {
	[FIRE_OPEN] = "fire.open",
	[FIRE_FORT] = "fire.fort",
	[FIRE_STILL] = "fire.still",
	[FIRE_GRAPESHOT] = "fire.grapeshot",
};
static const char *const morale_rows[MORALE_ROWS] = {
	[MORALE_SMALL] = "morale-modifiers.small",
	[MORALE_LARGE] = "morale-modifiers.large",
	[MORALE_FORT] = "morale-modifiers.fort",
	[MORALE_BUILDING] = "morale-modifiers.building",
};
static const char *const melee_rows[MELEE_ROWS] = {
	[MELEE_FORT] = "melee.fort",
	[MELEE_BUILDING] = "melee.building",
	[MELEE_CHARGING] = "melee.charging",
	[MELEE_LEADER] = "melee.leader",
};

#define RULE(member, name) COLUMN(struct moro_rules, member, name)
#define WEAPON(member, name) COLUMN(struct weapon, member, name)

/* ---- seeing ---- */

static void bind_sighting(struct binder *b, struct moro_rules *r)
{
	static const char *const rows[] = { "sighting.two", "sighting.four", "sighting.eight",
		"sighting.twelve", "sighting.far" };
	static const struct bind_column columns[] = { RULE(sighting[0].rule, ITS_RULE),
		RULE(sighting[0].most, "most"),
		COLUMN_OR(struct moro_rules, sighting[0].need, "need", DIE_NONE), COLUMNS_END };

	r->n_sightings = (int)(sizeof rows / sizeof rows[0]);
	bind_rows(b, rows, r->n_sightings, columns, r, sizeof r->sighting[0]);
	for (int i = 1; i < r->n_sightings; i++)
		if (r->sighting[i].most <= r->sighting[i - 1].most)
			bind_fail(b, "sighting", rows[i], "a range further than the row's before");
	r->plain = 0;
	for (int i = 0; i < r->n_sightings; i++)
		if (r->sighting[i].need < 0 && r->sighting[i].most > r->plain)
			r->plain = r->sighting[i].most;
}

/* ---- ground and movement ---- */

static void bind_places(struct binder *b, struct moro_rules *r)
{
	enum { PLACE_TRAIL = PLACES };	/* of the book's words the one that is clear, too */
	static const struct bind_column columns[] = { RULE(place[0], "place"), COLUMNS_END };
	const int n = bind_table(b, "terrain", GROUNDS_MAX, columns, r, sizeof r->place[0]);

	for (int i = 0; i < n; i++) {
		r->trail[i] = r->place[i] == PLACE_TRAIL;
		if (r->trail[i])
			r->place[i] = PLACE_CLEAR;
	}
}

/* How many of all throws pay for so much, and in jungle for so much. */
static void count_throws(const uint8_t counts[2], uint8_t pays[PACES_MAX][PACES_MAX])
{
	memset(pays, 0, PACES_MAX * sizeof pays[0]);
	for (int i = 0; i < PACE_DIE * PACE_DIE; i++) {
		const int8_t dice[MOVE_DICE] = { (int8_t)(i / PACE_DIE), (int8_t)(i % PACE_DIE) };
		const int all = moro_counted((enum count)counts[0], dice);
		const int jungle = moro_counted((enum count)counts[1], dice);

		for (int a = 0; a <= all; a++)
			for (int k = 0; k <= jungle; k++)
				pays[a][k]++;
	}
}

static void bind_movement(struct binder *b, struct moro_rules *r)
{
	static const char *const rows[MOVER_ROWS] = { [MOVER_INFANTRY] = "movement.infantry",
		[MOVER_MOROS] = "movement.moros", [MOVER_GUN] = "movement.gun" };
	static const struct bind_column counts[] = { RULE(counts[0][0], "clear"),
		RULE(counts[0][1], "jungle"), COLUMNS_END };
	static const struct bind_column cited[] = { RULE(counts_rule[0], ITS_RULE), COLUMNS_END };

	bind_rows(b, rows, MOVER_ROWS, counts, r, sizeof r->counts[0]);
	bind_rows(b, rows, MOVER_ROWS, cited, r, sizeof r->counts_rule[0]);
	for (int row = 0; row < MOVER_ROWS; row++)
		count_throws(r->counts[row], r->pays[row]);
}

/* ---- weapons ---- */

static void bind_weapons(struct binder *b, struct moro_rules *r)
{
	static const struct bind_column columns[] = {
		WEAPON(name, "name"), WEAPON(range[BAND_SHORT], "short"),
		WEAPON(range[BAND_LONG], "long"), WEAPON(need[BAND_SHORT], "short-need"),
		WEAPON(need[BAND_LONG], "long-need"), WEAPON(dice, "dice"),
		WEAPON(piece, "piece"), WEAPON(crew, "crew"), WEAPON(thrown, "thrown"), COLUMNS_END
	};

	r->n_weapons = bind_table(b, "weapons", WEAPONS_MAX, columns, r->weapons,
		sizeof *r->weapons);
	for (int i = 0; i < r->n_weapons; i++)
		if (r->weapons[i].range[BAND_LONG] < r->weapons[i].range[BAND_SHORT])
			bind_fail(b, "weapons", r->weapons[i].name, "range bands that grow");
}

/* ---- morale ---- */

static void bind_morale(struct binder *b, struct moro_rules *r)
{
	static const struct bind_column base[] = { RULE(base[0], "base"), COLUMNS_END };

	bind_table(b, "morale", MORALES_MAX, base, r, sizeof r->base[0]);
	bind_modifiers(b, morale_rows, MORALE_ROWS, r->morale);
	r->rout_above = (uint8_t)bind_number(b, "failing", "rout", "above");
	r->rout = bind_number(b, "failing", "rout", "back");
}

/* ---- single numbers ---- */

#define NUMBER(member, row) \
	{ "numbers." row, COLUMN_POSITIVE(struct moro_rules, member, "value") }
#define LENGTH(member, row) { "numbers." row, RULE(member, "length") }

static void bind_numbers(struct binder *b, struct moro_rules *r)
{
	static const struct bind_single singles[] = {
		NUMBER(die, "die"), NUMBER(move_dice, "move-dice"), NUMBER(jam, "jam"),
		NUMBER(blast_need, "blast-need"), NUMBER(gatling_infantry, "gatling-infantry"),
		NUMBER(small_unit, "small-unit"), NUMBER(on_one, "on-one"),
		NUMBER(abreast, "abreast"), NUMBER(ranks, "ranks"),
		LENGTH(placed, "placed"), LENGTH(blast, "blast"), LENGTH(grapeshot, "grapeshot"),
		LENGTH(crew_near, "crew-near"), LENGTH(serve, "serve"), SINGLES_END
	};

	bind_singles(b, singles, r);
	if (r->die != TENS)	/* two of them make the D100 */
		bind_fail(b, "numbers", "die", "10, of which two are read as percent");
	r->percent = TENS * TENS;
	if (r->move_dice != MOVE_DICE)
		bind_fail(b, "numbers", "move-dice", "2: the table of movement reads two");
	if (r->on_one > MELEE_ON_ONE)
		bind_fail(b, "numbers", "on-one", "at most 2");
}

/* ---- all of it ---- */

void moro_bind(struct binder *b, void *rules)
{
	struct moro_rules *r = rules;

	bind_modifiers(b, toss_row, 1, &r->toss_lost);
	bind_sighting(b, r);
	bind_places(b, r);
	bind_movement(b, r);
	bind_weapons(b, r);
	bind_modifiers(b, fire_rows, FIRE_ROWS, r->fire);
	bind_morale(b, r);
	bind_modifiers(b, melee_rows, MELEE_ROWS, r->melee);
	bind_numbers(b, r);
	action_bind(b, TENTHS_OF_INCH, &r->actions);
	r->flood = &r->own_flood;
	r->flood->asked.from = CELL_NONE;
}

/* The rulebook's rows as typed numbers, bound once: play reads nothing by name.
 *
 * What counts as played (bind_plays()) is exactly what is bound here.
 */
#include "skirmish/tables/binder.h"
#include "systems/risk/drawers.h"
#include "systems/risk/risk.h"

enum { INCH_MM = 25 };	/* of the action tables (C-14) */

#define RULE(member, name) COLUMN(struct risk_rules, member, name)
#define COMMAND(member, name) COLUMN(struct command_row, member, name)
#define WEAPON(member, name) COLUMN(struct weapon, member, name)

/* ---- who obeys what, and how he shoots (K-12, X-30) ---- */

static void bind_commands(struct binder *b, struct risk_rules *r)
{
	static const char *const commands[COMMANDS] = { "commands.character",
		"commands.commanded", "commands.uncommanded", "commands.unattended" };
	static const char *const fire[COMMANDS] = { "fire.character", "fire.commanded",
		"fire.uncommanded", "fire.unattended" };
	static const struct bind_column command[] = { COMMAND(plain, "plain"),
		COMMAND(blue, "blue"), COMMAND(target, "target"), COMMAND(must_charge, "charge"),
		COLUMNS_END };
	static const struct bind_column shoots[] = {
		COLUMN_POSITIVE(struct command_row, still, "still"),
		COLUMN_POSITIVE(struct command_row, moving, "moving"), COMMAND(up_to, "up-to"),
		COMMAND(further, "further"), COMMAND(load, "load"), COLUMNS_END
	};

	bind_rows(b, commands, COMMANDS, command, r->command, sizeof *r->command);
	bind_rows(b, fire, COMMANDS, shoots, r->command, sizeof *r->command);
	for (int i = 0; i < COMMANDS; i++)	/* the column says who may choose */
		r->command[i].must_charge = !r->command[i].must_charge;
}

/* ---- weapons ---- */

enum { NO_BAYONET = UINT8_MAX };

static void check_weapon(struct binder *b, struct weapon *w)
{
	for (int i = 1; i < BANDS; i++)
		if (w->range[i] < w->range[i - 1])
			bind_fail(b, "weapons", w->id, "range bands that grow");
	if (w->bayonet == NO_BAYONET)
		w->bayonet = w->melee;
	if (w->damage >= DAMAGE_MAX || (w->range[BAND_LONG] > 0) != (w->damage >= 0))
		bind_fail(b, "weapons", w->id, "a row of damage if it has a range, else none");
}

static void bind_weapons(struct binder *b, struct risk_rules *r)
{
	static const struct bind_column columns[] = {
		WEAPON(name, "name"), WEAPON(range[BAND_SHORT], "short"),
		WEAPON(range[BAND_MEDIUM], "medium"), WEAPON(range[BAND_LONG], "long"),
		WEAPON(melee, "melee"), COLUMN_OR(struct weapon, bayonet, "bayonet", NO_BAYONET),
		COLUMN_OR(struct weapon, damage, "damage", -1), WEAPON(loader, "loader"),
		WEAPON(missile, "missile"), WEAPON(thrown, "thrown"), COLUMNS_END
	};
	const struct rule_table *t = rulebook_table(b->book, "weapons");

	r->n_weapons = bind_table(b, "weapons", WEAPONS_MAX, columns, r->weapons,
		sizeof *r->weapons);
	for (int i = 0; i < r->n_weapons; i++) {
		r->weapons[i].id = bind_row_id(t, i);
		check_weapon(b, &r->weapons[i]);
	}
	r->unarmed = (int16_t)(t == NULL ? -1 : rule_table_row(t, "unarmed"));
	if (r->unarmed < 0)
		bind_fail(b, "weapons", "unarmed", "the row of bare hands");
}

/* ---- seeing ---- */

static void bind_woods(struct binder *b, struct risk_rules *r)
{
	static const struct bind_column woods[] = { RULE(woods[0], "woods"), COLUMNS_END };

	bind_table(b, "terrain", GROUNDS_MAX, woods, r, sizeof r->woods[0]);
}

/* ---- shooting ---- */

static void bind_to_hit(struct binder *b, struct risk_rules *r)
{
	static const char *const bands[BANDS] = { "to-hit.short", "to-hit.medium", "to-hit.long" };
	static const struct bind_column covers[] = {	/* there is no medium: S-C-11 */
		RULE(to_hit[0][COVER_NONE], "open"), RULE(to_hit[0][COVER_SOFT], "soft"),
		RULE(to_hit[0][COVER_MEDIUM], "soft"), RULE(to_hit[0][COVER_HARD], "hard"),
		COLUMNS_END
	};

	bind_rows(b, bands, BANDS, covers, r, sizeof r->to_hit[0]);
}

/* K-14: a die below the first is the first. */
static void bind_damage(struct binder *b, struct risk_rules *r)
{
	static const struct bind_column columns[] = { RULE(damage[0].name, "name"),
		RULE(damage[0].fate[0], "d1"), RULE(damage[0].fate[1], "d1"),
		RULE(damage[0].fate[2], "d2"), RULE(damage[0].fate[3], "d3"),
		RULE(damage[0].fate[4], "d4"), RULE(damage[0].fate[5], "d5"),
		RULE(damage[0].fate[6], "d6"), COLUMNS_END };

	r->n_damage = bind_table(b, "damage", DAMAGE_MAX, columns, r, sizeof r->damage[0]);
}

static void bind_wounds(struct binder *b, struct risk_rules *r)
{
	static const char *const rows[FATES] = { "wounds.graze", "wounds.wound", "wounds.kill" };
	static const struct bind_column columns[] = { RULE(wound_rate[0], "rate"),
		RULE(wound_raw[0], "raw"), COLUMNS_END };

	bind_rows(b, rows, FATES, columns, r, sizeof r->wound_rate[0]);
}

static void bind_shooting(struct binder *b, struct risk_rules *r)
{
	static const char *const hit[SHOOTER_ROWS] = {
		[SHOOTER_HERO] = "hit-modifiers.hero",
		[SHOOTER_RAW] = "hit-modifiers.raw",
	};
	static const char *const harm[SHOOTER_ROWS] = {
		[SHOOTER_HERO] = "damage-modifiers.hero",
		[SHOOTER_RAW] = "damage-modifiers.raw",
	};

	bind_to_hit(b, r);
	bind_modifiers(b, hit, SHOOTER_ROWS, r->hit);
	bind_modifiers(b, harm, SHOOTER_ROWS, r->harm);
	bind_damage(b, r);
	bind_wounds(b, r);
}

/* ---- melee ---- */

static void bind_melee(struct binder *b, struct risk_rules *r)
{
	static const char *const rows[MELEE_ROWS] = {
		[MELEE_RAW] = "melee-modifiers.raw",
		[MELEE_OUTNUMBERED] = "melee-modifiers.outnumbered",
		[MELEE_WALL] = "melee-modifiers.wall",
		[MELEE_SKILLED] = "melee-modifiers.skilled",
		[MELEE_WEAPON] = "melee-modifiers.weapon",
	};
	static const char *const harm[FATES] = { "nothing", "wound", "kill" };

	bind_modifiers(b, rows, MELEE_ROWS, r->melee);
	for (int fate = 0; fate < FATES; fate++) {
		const int32_t least = bind_number(b, "melee-harm", harm[fate], "least");
		const int32_t most = bind_number(b, "melee-harm", harm[fate], "most");

		for (int32_t die = least; die <= most && die <= MELEE_DIE; die++)
			r->melee_fate[die] = (uint8_t)fate;
	}
}

/* ---- single numbers ---- */

/* A die whose faces a table lists cannot have more of them. */
static uint8_t die_of(struct binder *b, const char *row, int most)
{
	const uint8_t sides = bind_positive(b, "numbers", row, "value");

	if (sides < 2 || sides > most)
		bind_fail(b, "numbers", row, "a die that its table lists");
	return sides;
}

static void bind_numbers(struct binder *b, struct risk_rules *r)
{
	enum { ANY_DIE = 100 };
	static const struct bind_single singles[] = {
		{ "visibility.terrain", COLUMN_POSITIVE(struct risk_rules, terrain_die, "die") },
		{ "visibility.terrain", RULE(terrain_range, "range") },
		{ "visibility.terrain", RULE(terrain_depth, "depth") },
		{ "visibility.looking-out", RULE(look_out_depth, "depth") },
		{ "visibility.inside", RULE(inside_range, "range") },
		{ "visibility.shot-at", RULE(shot_at_depth, "depth") },
		{ "visibility.over", RULE(over_reach, "range") },
		{ "house.wounds", COLUMN_POSITIVE(struct risk_rules, wounds_kill, "value") },
		{ "casualties.leader", RULE(leader_near, "near") },
		{ "after-melee.worse", RULE(back, "back") },
		{ "house.follow-up", RULE(follow_up, "length") },
		{ "movement.foot", RULE(rate[0], "rate") },
		{ "movement.mounted", RULE(rate[1], "rate") },
		{ "house.cohesion", RULE(cohesion, "length") },
		{ "house.leader-reach", RULE(leader_reach, "length") },
		{ "house.apart", RULE(apart, "length") }, SINGLES_END
	};

	bind_singles(b, singles, r);
	r->hit_die = die_of(b, "hit-die", ANY_DIE);
	r->damage_die = die_of(b, "damage-die", DAMAGE_DIE);
	r->melee_die = die_of(b, "melee-die", MELEE_DIE);
}

/* ---- all of it ---- */

void risk_bind(struct binder *b, void *rules)
{
	struct risk_rules *r = rules;

	bind_commands(b, r);
	bind_weapons(b, r);
	bind_woods(b, r);
	bind_shooting(b, r);
	bind_melee(b, r);
	action_bind(b, INCH_MM, &r->actions);
	bind_numbers(b, r);
	r->looks = &r->own_looks;
	r->aiming = &r->own_aiming;
}

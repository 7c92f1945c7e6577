/* Tables: from the rulebook's rows to the typed numbers that play uses.
 *
 *  TA1  Every look-up is by table, row and column id, once, when a game is set
 *       up; what is missing or out of place is a fault, so that a rulebook and
 *       this room cannot drift apart unseen.
 *       What only some books have is listed in `extras` and bound if it is there;
 *       adv_check_setup() refuses a scenario that asks for what its book lacks.
 *  TA2  What is bound here, play uses; what play does not use is not bound, and
 *       a house rule on it is refused (adv_plays()) rather than ignored.
 */
#include <string.h>

#include "systems/adventure/drawers.h"
#include "systems/adventure/move/footing.h"
#include "systems/adventure/vehicles/vehicle_tables.h"


enum { SIDES_OF_DIE_LEAST = 2, TENTHS_OF_INCH = 10 };

/* ---- what only some books have ---- */

/* Every row that is not in all books. */
static const struct { const char *table, *row; } extras[] = {
	{ "traits", "sure-shot" },		/* rugged's name of it */
	{ "traits", "marksman" },		/* pacific's */
	{ "traits", "irresistibility" },
	{ "modes", "concealed" },
	{ "shooting", "sniper" },
	{ "spotting-modifiers", "sniper" },
	{ "spotting-modifiers", "camouflage" },
	{ "morale-modifiers", "elite" },
};

/* A row that only some books have, and this one has not: no fault. */
static bool bind_lacks(const struct binder *b, const char *table, const char *row)
{
	for (size_t i = 0; i < sizeof extras / sizeof extras[0]; i++)
		if (strcmp(extras[i].table, table) == 0 && strcmp(extras[i].row, row) == 0)
			return !bind_has(b, table, row, NULL);
	return false;
}

/* ---- modifier rows: here some are of halves ---- */

static void bind_halves(struct binder *b, const char *table, const char *const *rules,
	int n, struct halves_row *out)
{
	const struct rule_table *t = rulebook_table(b->book, table);
	const int column = t == NULL ? -1 : rule_table_column(t, "modifier");
	const bool halves = column >= 0 && t->columns[column].kind == COLUMN_HALVES;

	for (int i = 0; i < n; i++) {
		const char *const row = rules[i] + strlen(table) + 1;
		int32_t number;

		if (bind_lacks(b, table, row))
			continue;
		number = bind_number(b, table, row, "modifier");
		out[i].name = bind_text(b, table, row, "name");
		out[i].rule = rules[i];
		out[i].halves = (int16_t)(halves ? number : 2 * number);
	}
}

static const char *const shooting_rows[SHOOT_ROWS] = {
	[SHOOT_SHORT] = "shooting.short",
	[SHOOT_STEADY] = "shooting.steady",
	[SHOOT_LONG] = "shooting.long",
	[SHOOT_CHARGING] = "shooting.charging",
	[SHOOT_TARGET_COMBAT] = "shooting.careful",
	[SHOOT_UNSPOTTED] = "shooting.unspotted",
	[SHOOT_SOFT] = "shooting.soft",
	[SHOOT_MEDIUM] = "shooting.medium",
	[SHOOT_HARD] = "shooting.hard",
	[SHOOT_SNIPER] = "shooting.sniper",
};
static const char *const hidden_rows[SPOT_ROWS] = {
	[SPOT_SNIPER] = "spotting-modifiers.sniper",
	[SPOT_CAMOUFLAGE] = "spotting-modifiers.camouflage",
};
static const char *const melee_rows[MELEE_ROWS] = {
	[MELEE_WALL] = "melee.wall",
	[MELEE_DOOR] = "melee.doorway",
	[MELEE_HIGHER] = "melee.higher",
};
static const char *const wound_rows[WOUND_ROWS] = {
	[WOUND_MELEE] = "wound-modifiers.melee",
	[WOUND_SHIELD] = "wound-modifiers.shield",
	[WOUND_SUBMERGED] = "wound-modifiers.submerged",
};
static const char *const morale_rows[MORALE_ROWS] = {
	[MORALE_CHARGED] = "morale-modifiers.charged",
	[MORALE_LEADERLESS] = "morale-modifiers.leaderless",
	[MORALE_LOST] = "morale-modifiers.lost",
	[MORALE_SUPPRESSED] = "morale-modifiers.suppressed",
	[MORALE_INSPIRED] = "morale-modifiers.inspired",
	[MORALE_ELITE] = "morale-modifiers.elite",
};
static const char *const craft_rows[CRAFT_ROWS] = {
	[CRAFT_FOREIGN] = "field-craft.foreign",
	[CRAFT_HOME] = "field-craft.home",
	[CRAFT_TRAINED] = "field-craft.trained",
	[CRAFT_SIXTH_SENSE] = "field-craft.sixth-sense",
};

int adv_bind_melee_row(const char *row)
{
	for (int i = 0; i < MELEE_ROWS; i++)
		if (strcmp(melee_rows[i] + sizeof "melee", row) == 0)
			return i;
	return -1;
}

/* ---- traits ---- */

/* A trait's row, and the column of the number it works by; NULL if it has none. */
static const struct trait_row {
	const char *rule, *column;
} trait_rows[TRAITS] = {
	[TRAIT_AMBIDEXTROUS] = { "traits.ambidextrous", "value" },
	[TRAIT_SIXTH_SENSE] = { "traits.sixth-sense", NULL },
	[TRAIT_SURE_SHOT] = { "traits.sure-shot", "value" },
	[TRAIT_MARKSMAN] = { "traits.marksman", "value" },
	[TRAIT_SWORDSMAN] = { "traits.excellent-swordsman", "modifier" },
	[TRAIT_EAGLE_EYE] = { "traits.eagle-eye", "value" },
	[TRAIT_OX] = { "traits.strong-like-ox", "value" },
	[TRAIT_INSPIRED] = { "traits.inspired-leadership", "modifier" },
	[TRAIT_TACTICIAN] = { "traits.tactician", "value" },
	[TRAIT_JOSS] = { "traits.huge-joss", NULL },
	[TRAIT_ANCIENT_TRAINING] = { "traits.ancient-training", NULL },
	[TRAIT_MARTIAL_ARTS] = { "traits.martial-arts", NULL },
	[TRAIT_IRRESISTIBLE] = { "traits.irresistibility", "value" },
	[TRAIT_BLIND_LEFT] = { "traits.blind-eye", NULL },
	[TRAIT_BLIND_RIGHT] = { "traits.blind-eye", NULL },
	[TRAIT_ARROGANT] = { "traits.extremely-arrogant", "modifier" },
	[TRAIT_NEAR_SIGHTED] = { "traits.near-sighted", "value" },
	[TRAIT_CLUMSY] = { "traits.clumsy", NULL },
	[TRAIT_BRAVE] = { "traits.brave-and-dashing", NULL },
	[TRAIT_IMPETUOUS] = { "traits.impetuous", NULL },
	[TRAIT_ABRASIVE] = { "traits.abrasive", "modifier" },
};

const char *adv_trait_row(enum trait t)
{
	return trait_rows[t].rule + sizeof "traits";
}

static void bind_traits(struct binder *b, struct adv_rules *r)
{
	for (int t = 0; t < TRAITS; t++) {
		const char *const row = adv_trait_row((enum trait)t);
		const char *const column = trait_rows[t].column;

		if (bind_lacks(b, "traits", row))
			continue;
		r->trait[t] = (struct halves_row){ bind_text(b, "traits", row, "name"),
			trait_rows[t].rule, (int16_t)(column == NULL ? 0
				: 2 * bind_number(b, "traits", row, column)) };
	}
	r->flights = (uint8_t)bind_number(b, "traits", "ancient-training", "uses");
	r->flight = bind_number(b, "traits", "ancient-training", "range");
	r->sixth_sense = bind_number(b, "traits", "sixth-sense", "range");
	r->charm = bind_optional(b, "traits", "irresistibility", "range");
	r->allure = bind_optional(b, "numbers", "allure", "length");
	r->field_craft_eagle = (uint8_t)(r->trait[TRAIT_EAGLE_EYE].halves / 2);
	r->field_craft_near_sighted = (uint8_t)(r->trait[TRAIT_NEAR_SIGHTED].halves / 2);
	r->tactician_most = (uint8_t)(r->trait[TRAIT_TACTICIAN].halves / 2);
}

/* ---- moving ---- */

/* The row of `modes` by which a mode shoots, is shot at and spots; and the rate
 * of `movement` it goes by, NULL where it goes nowhere or has a reach of its own. */
static const struct {
	const char *row, *rate;
} mode_rows[MODES] = {
	[MODE_NONE] = { "stationary", NULL },
	[MODE_STATIONARY] = { "stationary", NULL },
	[MODE_CONCEALED] = { "concealed", "concealed" },
	[MODE_COMBAT] = { "combat", "combat" },
	[MODE_PATROL] = { "patrol", "patrol" },
	[MODE_MARCH] = { "march", "march" },
	[MODE_RUN] = { "run", "run" },
	[MODE_CHARGE] = { "charge", "charge" },
	[MODE_FLY] = { "charge", NULL },
	[MODE_AID] = { "combat", "combat" },	/* */
	[MODE_PREPARE] = { "stationary", NULL },
	[MODE_PICKUP] = { "stationary", NULL },
	[MODE_LEAVE] = { "patrol", "patrol" },
	[MODE_SWIM] = { "run", NULL },	/* by the swimming chart */
	[MODE_DIVE] = { "run", NULL },
	[MODE_BOARD] = { "patrol", "combat" },	/* BO2 */
	[MODE_ALIGHT] = { "stationary", NULL },
	[MODE_REPAIR] = { "stationary", NULL },
	[MODE_DRIVE] = { "patrol", NULL },	/* by the chart of vehicles */
	[MODE_DOUBLE] = { "run", NULL },
	[MODE_RAM] = { "run", NULL },
	[MODE_LAND] = { "patrol", NULL },
	[MODE_SURFACE] = { "patrol", NULL },
	[MODE_RALLY] = { "stationary", NULL },
	[MODE_RETREAT] = { "run", NULL },	/* at the rate its player chose */
	[MODE_ROUT] = { "run", "run" },
	[MODE_PURSUE] = { "run", "run" },
};

/* Modes that have the hands full, whatever their row says. */
static const bool hands_full[MODES] = {
	[MODE_FLY] = true, [MODE_PREPARE] = true, [MODE_PICKUP] = true, [MODE_RALLY] = true,
	[MODE_SWIM] = true, [MODE_DIVE] = true,
	[MODE_BOARD] = true, [MODE_ALIGHT] = true, [MODE_REPAIR] = true,
	/* those of vehicles: their weapons are another matter */
	[MODE_DRIVE] = true, [MODE_DOUBLE] = true, [MODE_RAM] = true, [MODE_LAND] = true,
	[MODE_SURFACE] = true,
	[MODE_LEAVE] = true, [MODE_RETREAT] = true, [MODE_ROUT] = true, [MODE_PURSUE] = true,
};

static void bind_modes(struct binder *b, struct adv_rules *r)
{
	for (int m = 0; m < MODES; m++) {
		const char *row = mode_rows[m].row;

		if (bind_lacks(b, "modes", row)) {
			r->mode[m] = (struct mode_rule){ .divide = 1 };
			continue;
		}
		r->mode[m] = (struct mode_rule){
			.shoots = bind_number(b, "modes", row, "shoots") != 0 && !hands_full[m],
			.steady = bind_number(b, "modes", row, "steady") != 0,
			.careful = bind_number(b, "modes", row, "careful") != 0,
			.rests = bind_number(b, "modes", row, "rests") != 0,
			.divide = (uint8_t)bind_number(b, "modes", row, "divide"),
			.hides = bind_optional(b, "modes", row, "hides") != 0,
			.camouflaged = bind_optional(b, "modes", row, "camouflage") != 0,
		};
	}
}

static void bind_pace(struct binder *b, struct adv_rules *r)
{
	static const char *const class_rows[FOOT_CLASSES] = {
		[FOOT_WESTERN] = "western", [FOOT_NATIVE] = "native",
		[FOOT_CIVILIAN] = "civilian", [FOOT_VILLAGER] = "villager" };

	for (int c = 0; c < FOOT_CLASSES; c++) {
		r->rest[c] = (uint8_t)bind_number(b, "movement", class_rows[c], "rest");
		for (int m = 0; m < MODES; m++)
			if (mode_rows[m].rate != NULL && !bind_lacks(b, "modes", mode_rows[m].row))
				r->pace[c][m] = bind_number(b, "movement", class_rows[c],
					mode_rows[m].rate);
	}
	r->run_limit[0] = (uint8_t)bind_number(b, "run-limits", "combatant", "runs");
	r->run_limit[1] = (uint8_t)bind_number(b, "run-limits", "non-combatant", "runs");
	r->march_width = (uint8_t)bind_number(b, "numbers", "march-width", "value");
	if (r->march_width == 0)
		bind_fail(b, "numbers", "march-width", "at least one abreast");
}

/* ---- results of dice ---- */

/* A table of results by the die: rows follow each other without a gap. */
static void bind_results(struct binder *b, const char *table, const char *const *rows, int n,
	int8_t *of, int most)
{
	int die = 1;

	for (int i = 0; i < n; i++) {
		if (bind_number(b, table, rows[i], "least") != die)
			bind_fail(b, table, rows[i], "the die after the row before");
		for (; die <= bind_number(b, table, rows[i], "most") && die <= most; die++)
			of[die] = (int8_t)i;
	}
	if (die != most + 1)
		bind_fail(b, table, "*", "a row for every die from 1 to 10");
}

static void count_falls(struct adv_rules *r)
{
	for (int i = 0; i <= 2 * TABLE_DIE; i++) {
		int out = 0, shaken = 0;

		for (int die = i - TABLE_DIE + 1; die <= i; die++) {
			const int at = die < 0 ? 0 : die > TABLE_DIE ? TABLE_DIE + 1 : die;

			out += r->fate_of[at] >= FATE_WOUNDED;
			shaken += r->fate_of[at] == FATE_SUPPRESSED;
		}
		r->falls[i].out = (int8_t)out;
		r->falls[i].shaken = (int8_t)shaken;
	}
}

static void bind_wounds(struct binder *b, struct adv_rules *r)
{
	static const char *const fates[FATES] = { "none", "suppressed", "wounded", "killed" };

	bind_results(b, "wound", fates, FATES, r->fate_of, TABLE_DIE);
	r->fate_of[0] = r->fate_of[1];	/* beyond either end its row */
	r->fate_of[TABLE_DIE + 1] = r->fate_of[TABLE_DIE];
	count_falls(r);
	r->wounds_kill = (uint8_t)bind_number(b, "numbers", "wounds", "value");
}

static void bind_luck(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "luck");
	const char *rows[TABLE_DIE];
	const int n = t == NULL ? 0 : t->n_rows < TABLE_DIE ? t->n_rows : TABLE_DIE;

	for (int i = 0; i < n; i++)
		rows[i] = rule_table_at(t, i, 0)->text;
	bind_results(b, "luck", rows, n, r->luck_of, TABLE_DIE);
	for (int die = 1; die <= TABLE_DIE && !b->failed; die++)
		r->luck_of[die] = (int8_t)bind_number(b, "luck", rows[r->luck_of[die]], "luck");
}

static void bind_morale(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "morale");
	const int rows = (int)(sizeof r->morale_point / sizeof r->morale_point[0]);

	if (t == NULL || t->n_rows > rows)
		bind_fail(b, "morale", "*", "at most 16 rows");
	for (int i = 0; t != NULL && i < t->n_rows && i < rows; i++)
		r->morale_point[i] = (uint8_t)bind_number(b, "morale",
			rule_table_at(t, i, 0)->text, "point");
	r->suppressed_turns = (uint8_t)bind_number(b, "ladder", "first", "turns");
	r->retreat_turns = (uint8_t)bind_number(b, "ladder", "second", "turns");
	r->rally_turns[0] = (uint8_t)bind_number(b, "rally", "routing", "turns");
	r->rally_turns[1] = (uint8_t)bind_number(b, "rally", "pursuing", "turns");
	r->hero_morale = (uint8_t)bind_number(b, "house", "hero-morale", "value");
}

/* ---- swimming, in books that know of it ---- */

static void bind_swimming(struct binder *b, struct adv_rules *r)
{
	static const char *const rows[SWIM_ROWS] = {
		[SWIM_PLAIN] = "surface", [SWIM_ASSISTED] = "surface-assisted",
		[SWIM_UNDER] = "under", [SWIM_UNDER_ASSISTED] = "under-assisted",
		[SWIM_HARD_HAT] = "hard-hat",
	};

	if (!bind_has(b, "swimming", NULL, NULL))
		return;
	for (int i = 0; i < SWIM_ROWS; i++) {
		r->swim[i].length = bind_number(b, "swimming", rows[i], "movement");
		r->swim[i].turns = (uint8_t)bind_number(b, "swimming", rows[i], "turns");
	}
	r->swim_dressed = (uint8_t)bind_number(b, "numbers", "swim-dressed", "value");
	if (r->swim_dressed == 0)
		bind_fail(b, "numbers", "swim-dressed", "a divisor of 1 or more");
	r->underwater_sight = bind_number(b, "house", "underwater-sight", "length");
	bind_halves(b, "wound-modifiers", &wound_rows[WOUND_SUBMERGED], 1,
		&r->wound[WOUND_SUBMERGED]);
}

/* ---- spotting ---- */

static uint8_t divisor(struct binder *b, const char *table, const char *row)
{
	const struct entry *e = bind_entry(b, table, row, "divide");

	return e->given ? (uint8_t)e->number : 1;
}

static void bind_spotting(struct binder *b, struct adv_rules *r)
{
	static const char *const rows[] = { "active", "silent" };

	for (int silent = 0; silent < 2; silent++) {
		r->spotting[silent].divide = divisor(b, "spotting", rows[silent]);
		r->spotting[silent].below = bind_number(b, "spotting", rows[silent], "below") != 0;
	}
	r->ambush_stop = bind_number(b, "spotting", "ambush", "stop");
	r->unspotted_divide = divisor(b, "shooting", "unspotted");
}

static uint8_t die(struct binder *b, const char *row)
{
	const int32_t sides = bind_number(b, "numbers", row, "value");

	if (sides < SIDES_OF_DIE_LEAST)
		bind_fail(b, "numbers", row, "a die of two sides or more");
	return (uint8_t)sides;
}

static void bind_numbers(struct binder *b, struct adv_rules *r)
{
	r->die = die(b, "die");
	r->craft_die = die(b, "craft-die");
	r->field_craft_cap = (uint8_t)bind_number(b, "numbers", "craft-most", "value");
	r->field_craft_plain = (uint8_t)bind_number(b, "house", "craft-plain", "value");
	r->melee_least = (uint8_t)bind_number(b, "numbers", "melee-least", "value");
	r->forced_back = bind_number(b, "numbers", "forced-back", "length");
	r->cohesion = bind_number(b, "house", "cohesion", "length");
	r->leader_reach = bind_number(b, "house", "leader-reach", "length");
	r->helpers = (uint8_t)bind_number(b, "house", "helpers", "value");
}

/* ---- all of it ---- */

void adv_bind(struct binder *b, void *rules)
{
	struct adv_rules *r = rules;

	bind_halves(b, "shooting", shooting_rows, SHOOT_ROWS, r->shooting);
	bind_halves(b, "spotting-modifiers", hidden_rows, SPOT_ROWS, r->hidden);
	bind_halves(b, "melee", melee_rows, MELEE_ROWS, r->melee);
	bind_halves(b, "wound-modifiers", wound_rows, WOUND_SUBMERGED, r->wound);
	bind_halves(b, "morale-modifiers", morale_rows, MORALE_ROWS, r->morale);
	bind_halves(b, "field-craft", craft_rows, CRAFT_ROWS, r->craft);
	bind_traits(b, r);
	adv_bind_weapons(b, r);
	bind_modes(b, r);
	bind_pace(b, r);
	bind_wounds(b, r);
	bind_luck(b, r);
	bind_morale(b, r);
	bind_spotting(b, r);
	bind_numbers(b, r);
	adv_bind_footing(b, r);
	bind_swimming(b, r);
	adv_bind_vehicles(b, &r->vehicles);
	action_bind(b, TENTHS_OF_INCH, &r->actions);
}

void adv_add_row(struct roller *r, const struct halves_row *row)
{
	roller_add_halves(r, row->name, row->rule, row->halves);
}

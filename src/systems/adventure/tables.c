/* Tables: from the rulebook's rows to the typed numbers that play uses.
 *
 * Every look-up is by table, row and column id, once, when a game is set up.
 * What is missing or out of place is collected as the first fault, so that a
 * rulebook and this room cannot drift apart unseen.
 */
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "systems/adventure/adventure.h"

struct binder {
	const struct rulebook *book;
	struct reason *why;
	bool failed;
};

static void fail(struct binder *b, const char *table, const char *row, const char *column)
{
	if (!b->failed)
		refuse(b->why, "", "rulebook %s: expected %s in row %s of table %s",
			b->book->id, column, row, table);
	b->failed = true;
}

static const struct entry *look(struct binder *b, const char *table, const char *row,
	const char *column)
{
	static const struct entry none = { false, 0, "" };
	const struct entry *e = rulebook_entry(b->book, table, row, column);

	if (e == NULL) {
		fail(b, table, row, column);
		return &none;
	}
	return e;
}

static int32_t number(struct binder *b, const char *table, const char *row, const char *column)
{
	return look(b, table, row, column)->number;
}

static const char *text(struct binder *b, const char *table, const char *row, const char *column)
{
	return look(b, table, row, column)->text;
}

/* Where a word stands in a list; -1 and a fault if it does not. */
static int word_index(struct binder *b, const char *const *words, const char *word)
{
	for (int i = 0; words[i] != NULL; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	fail(b, "?", word, "a known word");
	return 0;
}

/* ---- modifier rows ---- */

/* Ids that live as long as the program, for the audit: "shooting.short". */
struct row_name { const char *row, *rule; };

static void bind_modifiers(struct binder *b, const char *table, const struct row_name *rows,
	int n, struct modifier_row *out)
{
	const struct rule_table *t = rulebook_table(b->book, table);
	const int column = t == NULL ? -1 : rule_table_column(t, "modifier");
	const bool halves = column >= 0 && t->columns[column].kind == COLUMN_HALVES;

	for (int i = 0; i < n; i++) {
		const struct entry *e = look(b, table, rows[i].row, "modifier");

		out[i].name = text(b, table, rows[i].row, "name");
		out[i].rule = rows[i].rule;
		out[i].halves = (int16_t)(halves ? e->number : 2 * e->number);
	}
}

static const struct row_name shooting_rows[SHOOT_ROWS] = {
	[SHOOT_SHORT] = { "short", "shooting.short" },
	[SHOOT_STEADY] = { "steady", "shooting.steady" },
	[SHOOT_LONG] = { "long", "shooting.long" },
	[SHOOT_CHARGING] = { "charging", "shooting.charging" },
	[SHOOT_TARGET_COMBAT] = { "careful", "shooting.careful" },
	[SHOOT_UNSPOTTED] = { "unspotted", "shooting.unspotted" },
	[SHOOT_SOFT] = { "soft", "shooting.soft" },
	[SHOOT_MEDIUM] = { "medium", "shooting.medium" },
	[SHOOT_HARD] = { "hard", "shooting.hard" },
};
static const struct row_name melee_rows[MELEE_ROWS] = {
	[MELEE_WALL] = { "wall", "melee.wall" },
	[MELEE_DOOR] = { "doorway", "melee.doorway" },
	[MELEE_HIGHER] = { "higher", "melee.higher" },
};
static const struct row_name wound_rows[WOUND_ROWS] = {
	[WOUND_BLACK_POWDER] = { "powder", "wound-modifiers.powder" },
	[WOUND_MELEE] = { "melee", "wound-modifiers.melee" },
	[WOUND_SHIELD] = { "shield", "wound-modifiers.shield" },
};
static const struct row_name morale_rows[MORALE_ROWS] = {
	[MORALE_CHARGED] = { "charged", "morale-modifiers.charged" },
	[MORALE_LEADERLESS] = { "leaderless", "morale-modifiers.leaderless" },
	[MORALE_LOST] = { "lost", "morale-modifiers.lost" },
	[MORALE_SUPPRESSED] = { "suppressed", "morale-modifiers.suppressed" },
	[MORALE_INSPIRED] = { "inspired", "morale-modifiers.inspired" },
};
static const struct row_name craft_rows[CRAFT_ROWS] = {
	[CRAFT_FOREIGN] = { "foreign", "field-craft.foreign" },
	[CRAFT_HOME] = { "home", "field-craft.home" },
	[CRAFT_TRAINED] = { "trained", "field-craft.trained" },
	[CRAFT_SIXTH_SENSE] = { "sixth-sense", "field-craft.sixth-sense" },
};
static const struct row_name trait_rows[TRAITS] = {
	[TRAIT_AMBIDEXTROUS] = { "ambidextrous", "traits.ambidextrous" },
	[TRAIT_SIXTH_SENSE] = { "sixth-sense", "traits.sixth-sense" },
	[TRAIT_SURE_SHOT] = { "sure-shot", "traits.sure-shot" },
	[TRAIT_SWORDSMAN] = { "excellent-swordsman", "traits.excellent-swordsman" },
	[TRAIT_EAGLE_EYE] = { "eagle-eye", "traits.eagle-eye" },
	[TRAIT_OX] = { "strong-like-ox", "traits.strong-like-ox" },
	[TRAIT_INSPIRED] = { "inspired-leadership", "traits.inspired-leadership" },
	[TRAIT_TACTICIAN] = { "tactician", "traits.tactician" },
	[TRAIT_JOSS] = { "huge-joss", "traits.huge-joss" },
	[TRAIT_ANCIENT_TRAINING] = { "ancient-training", "traits.ancient-training" },
	[TRAIT_MARTIAL_ARTS] = { "martial-arts", "traits.martial-arts" },
	[TRAIT_BLIND_LEFT] = { "blind-eye", "traits.blind-eye" },
	[TRAIT_BLIND_RIGHT] = { "blind-eye", "traits.blind-eye" },
	[TRAIT_ARROGANT] = { "extremely-arrogant", "traits.extremely-arrogant" },
	[TRAIT_NEAR_SIGHTED] = { "near-sighted", "traits.near-sighted" },
	[TRAIT_CLUMSY] = { "clumsy", "traits.clumsy" },
	[TRAIT_BRAVE] = { "brave-and-dashing", "traits.brave-and-dashing" },
	[TRAIT_IMPETUOUS] = { "impetuous", "traits.impetuous" },
	[TRAIT_ABRASIVE] = { "abrasive", "traits.abrasive" },
};

/* A trait's points: what it adds, or else the value it sets. */
static void bind_traits(struct binder *b, struct adv_rules *r)
{
	for (int t = 0; t < TRAITS; t++) {
		const struct entry *e = look(b, "traits", trait_rows[t].row, "modifier");

		if (!e->given)
			e = look(b, "traits", trait_rows[t].row, "value");
		r->trait[t] = (struct modifier_row){
			text(b, "traits", trait_rows[t].row, "name"),
			trait_rows[t].rule, (int16_t)(2 * e->number) };
	}
	r->flights = (uint8_t)number(b, "traits", "ancient-training", "uses");
	r->flight = number(b, "traits", "ancient-training", "range");
	r->sixth_sense = number(b, "traits", "sixth-sense", "range");
	r->field_craft_eagle = (uint8_t)number(b, "traits", "eagle-eye", "value");
	r->field_craft_near_sighted = (uint8_t)number(b, "traits", "near-sighted", "value");
	r->tactician_most = (uint8_t)number(b, "traits", "tactician", "value");
}

/* ---- weapons ---- */

static void bind_shooting(struct binder *b, const char *row, struct weapon *w)
{
	static const char *const bands[] = { "short", "medium", "long" };
	static const char *const after[] = { "stationary", "combat", "patrol", NULL };
	const struct entry *alone = look(b, "weapons", row, "alone");
	const struct entry *wound = look(b, "weapons", row, "wound");
	int fastest;

	for (int i = 0; i < 3; i++)
		w->range[i] = number(b, "weapons", row, bands[i]);
	w->dice = (uint8_t)number(b, "weapons", row, "dice");
	w->dice_alone = alone->given ? (uint8_t)alone->number : w->dice;
	w->hit = (uint8_t)number(b, "weapons", row, "hit");
	w->wound = (int8_t)(wound->given
		? number(b, "wound-modifiers", wound->text, "modifier") : 0);
	w->crew = number(b, "weapons", row, "crew") > 1;
	w->muzzle_loader = number(b, "weapons", row, "loader") != 0;
	w->reveals = number(b, "weapons", row, "reveals") != 0;
	w->set_up = look(b, "weapons", row, "setup")->given;
	w->magazine = (uint8_t)number(b, "weapons", row, "magazine");
	fastest = w->hit == 0 ? 0 : word_index(b, after, text(b, "weapons", row, "after"));
	w->fires_combat = fastest >= 1;
	w->fires_moving = fastest >= 2;
}

static void bind_weapons(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "weapons");

	if (t == NULL || t->n_rows > WEAPONS_MAX) {
		fail(b, "weapons", "*", "at most 64 rows");
		return;
	}
	r->n_weapons = t->n_rows;
	for (int i = 0; i < t->n_rows; i++) {
		const char *row = rule_table_at(t, i, 0)->text;
		struct weapon *w = &r->weapons[i];

		w->id = row;
		w->name = text(b, "weapons", row, "name");
		w->melee = (uint8_t)number(b, "melee-chart", text(b, "weapons", row, "melee"), "base");
		w->improvised = number(b, "weapons", row, "proper") == 0;
		w->one_handed = number(b, "weapons", row, "one-handed") != 0;
		w->missile = number(b, "weapons", row, "missile") != 0;
		bind_shooting(b, row, w);
	}
	r->unarmed = (int16_t)rule_table_row(t, "unarmed");
	r->martial_arts = (int16_t)rule_table_row(t, "martial-arts");
	if (r->unarmed < 0 || r->martial_arts < 0)
		fail(b, "weapons", "unarmed, martial-arts", "both rows");
}

/* ---- the rest ---- */

static void bind_pace(struct binder *b, struct adv_rules *r)
{
	static const char *const class_rows[FOOT_CLASSES] = {
		[FOOT_WESTERN] = "western", [FOOT_NATIVE] = "native" };
	static const enum mode modes[] = { MODE_COMBAT, MODE_PATROL, MODE_MARCH, MODE_RUN,
		MODE_CHARGE };

	for (int c = 0; c < FOOT_CLASSES; c++)
		for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++)
			r->pace[c][modes[i]] = number(b, "movement", class_rows[c],
				adv_mode_name(modes[i]));
}

static void bind_wounds(struct binder *b, struct adv_rules *r)
{
	static const char *const fates[FATES] = { "none", "suppressed", "wounded", "killed" };
	int fate = FATE_NONE;

	for (int die = 0; die < 12; die++) {
		while (fate < FATE_KILLED && die > number(b, "wound", fates[fate], "most"))
			fate++;
		r->fate_of[die] = (int8_t)fate;
	}
	r->wounds_kill = (uint8_t)number(b, "numbers", "wounds", "value");
}

static void bind_luck(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "luck");

	for (int i = 0; t != NULL && i < t->n_rows; i++) {
		const char *row = rule_table_at(t, i, 0)->text;
		const int32_t least = number(b, "luck", row, "least");
		const int32_t most = number(b, "luck", row, "most");

		for (int32_t die = least; die <= most && die <= 10; die++)
			r->luck_of[die] = (int8_t)number(b, "luck", row, "luck");
	}
	for (int die = 1; die <= 10; die++)
		if (r->luck_of[die] == 0)
			fail(b, "luck", "*", "a row for every die from 1 to 10");
}

static void bind_morale(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "morale");
	const int rows = (int)(sizeof r->morale_point / sizeof r->morale_point[0]);

	if (t == NULL || t->n_rows > rows)
		fail(b, "morale", "*", "at most 16 rows");
	for (int i = 0; t != NULL && i < t->n_rows && i < rows; i++)
		r->morale_point[i] = (uint8_t)number(b, "morale",
			rule_table_at(t, i, 0)->text, "point");
}

static void bind_numbers(struct binder *b, struct adv_rules *r)
{
	r->run_limit[0] = (uint8_t)number(b, "run-limits", "combatant", "runs");
	r->run_limit[1] = (uint8_t)number(b, "run-limits", "non-combatant", "runs");
	r->forced_back = number(b, "numbers", "forced-back", "length");
	r->ambush_stop = number(b, "spotting", "ambush", "stop");
	r->cohesion = number(b, "house", "cohesion", "length");
	r->field_craft_cap = (uint8_t)number(b, "numbers", "craft-most", "value");
	r->field_craft_plain = (uint8_t)number(b, "house", "craft-plain", "value");
	r->unspotted_divide = (uint8_t)number(b, "shooting", "unspotted", "divide");
	r->suppressed_turns = (uint8_t)number(b, "ladder", "first", "turns");
	r->melee_least = (uint8_t)number(b, "numbers", "melee-least", "value");
}

/* ---- ground ---- */

static const char *const cover_words[] = { "none", "soft", "medium", "hard", NULL };
static const char *const role_words[] = { "open", "crops", "sand", "forest", "jungle", "water",
	"deep", "swamp", "road", "hut", "mud", "stone", "works", "wall", "door", "rock", "fire",
	NULL };

static void bind_ground(struct binder *b, const char *row, struct ground *g)
{
	memset(g, 0, sizeof *g);
	snprintf(g->id, sizeof g->id, "%s", row);
	snprintf(g->name, sizeof g->name, "%s", text(b, "terrain", row, "name"));
	g->sign = text(b, "terrain", row, "sign")[0];
	g->pace = (uint8_t)number(b, "terrain", row, "pace");
	g->cover = (uint8_t)word_index(b, cover_words, text(b, "terrain", row, "cover"));
	g->cover_behind = (uint8_t)word_index(b, cover_words, text(b, "terrain", row, "behind"));
	g->conceals = number(b, "terrain", row, "conceals") != 0;
	g->opaque = number(b, "terrain", row, "opaque") != 0;
	g->height = (uint8_t)number(b, "terrain", row, "height");
	g->visibility = number(b, "terrain", row, "visibility");
	g->works = number(b, "terrain", row, "works") != 0;
	g->colour = (uint8_t)word_index(b, role_words, text(b, "terrain", row, "role"));
}

int adv_grounds(const struct rulebook *book, struct ground *grounds, int room)
{
	struct binder b = { book, NULL, false };
	const struct rule_table *t = rulebook_table(book, "terrain");
	int n = 0;

	for (int i = 0; t != NULL && i < t->n_rows && n < room; i++)
		bind_ground(&b, rule_table_at(t, i, 0)->text, &grounds[n++]);
	return n;
}

/* Which melee modifier the ground gives whoever stands in it (S-A-81). */
static void bind_ground_melee(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "terrain");

	for (int i = 0; t != NULL && i < t->n_rows && i < GROUNDS_MAX; i++) {
		const struct entry *e = look(b, "terrain", rule_table_at(t, i, 0)->text, "melee");

		r->ground_melee[i] = -1;
		for (int m = 0; e->given && m < MELEE_ROWS; m++)
			if (strcmp(melee_rows[m].row, e->text) == 0)
				r->ground_melee[i] = (int8_t)m;
	}
}

void *adv_bind(const struct rulebook *book, struct reason *why)
{
	struct adv_rules *r = calloc(1, sizeof *r);
	struct binder b = { book, why, false };

	if (r == NULL) {
		refuse(why, "", "out of memory");
		return NULL;
	}
	r->book = book;
	bind_modifiers(&b, "shooting", shooting_rows, SHOOT_ROWS, r->shooting);
	bind_modifiers(&b, "melee", melee_rows, MELEE_ROWS, r->melee);
	bind_modifiers(&b, "wound-modifiers", wound_rows, WOUND_ROWS, r->wound);
	bind_modifiers(&b, "morale-modifiers", morale_rows, MORALE_ROWS, r->morale);
	bind_modifiers(&b, "field-craft", craft_rows, CRAFT_ROWS, r->craft);
	bind_traits(&b, r);
	bind_weapons(&b, r);
	bind_pace(&b, r);
	bind_wounds(&b, r);
	bind_luck(&b, r);
	bind_morale(&b, r);
	bind_numbers(&b, r);
	bind_ground_melee(&b, r);
	if (b.failed) {
		free(r);
		return NULL;
	}
	return r;
}

void adv_unbind(void *rules)
{
	free(rules);
}

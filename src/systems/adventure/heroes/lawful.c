/* Lawful casts: whether the units and heroes of a setup are such as their
 * rulebook knows.  What a trait asks of a hero, its sign, and how many traits go
 * together stand in the book's tables; nothing of that is repeated here.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "skirmish/body/movers.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/settings.h"

enum { FAULT_TEXT_MAX = 160 };

/* Whose faults are told, and to whom. */
struct check {
	const struct setup *setup;
	setup_fault *fault;
	void *self;
	int figure;
};

static void complain(const struct check *c, const char *key, const char *text)
{
	c->fault(c->self, c->setup->figures[c->figure].unit, c->figure, key, text);
}

static int32_t hero_value(const struct check *c, enum hero_setting key)
{
	return setting_value(&c->setup->figures[c->figure].settings[key], &adv_hero_settings[key]);
}

static bool chosen(const struct check *c, enum trait t)
{
	return (hero_value(c, HERO_TRAITS) & (1 << t)) != 0;
}

/* ---- traits ---- */

/* What the words of the column `who` ask of a hero. */
static const struct {
	const char *word;
	int32_t origins;	/* bit per enum origin; 0 = any */
	bool soldier;
} whom[] = {
	{ "all", 0, false },
	{ "western", 1 << ORIGIN_WESTERN, false },
	{ "far-eastern", 1 << ORIGIN_FAR_EASTERN, false },
	{ "far-eastern or islander", 1 << ORIGIN_FAR_EASTERN | 1 << ORIGIN_ISLANDER, false },
	{ "soldier", 0, true },
};

static const struct entry *trait_entry(const struct check *c, enum trait t, const char *column)
{
	return rulebook_entry(c->setup->book, "traits", adv_trait_row(t), column);
}

bool adv_trait_is_for(const struct rulebook *book, enum trait t, enum origin origin,
	bool soldier, struct reason *why)
{
	const char *name = rulebook_entry(book, "traits", adv_trait_row(t), "name")->text;
	const char *who = rulebook_entry(book, "traits", adv_trait_row(t), "who")->text;
	size_t i = 0;

	while (i < sizeof whom / sizeof whom[0] && strcmp(whom[i].word, who) != 0)
		i++;
	assert(i < sizeof whom / sizeof whom[0]);	/* the book's words are these */
	if (whom[i].origins != 0 && !(whom[i].origins >> origin & 1))
		return refuse(why, "A-31", "%s is for heroes whose origin is %s", name, who);
	if (whom[i].soldier && !soldier)
		return refuse(why, "A-31", "%s is for a soldier or warrior: expected "
			"`military: yes`", name);
	return true;
}

static void check_whose(const struct check *c, enum trait t)
{
	struct reason why;
	char text[FAULT_TEXT_MAX];

	if (adv_trait_is_for(c->setup->book, t, (enum origin)hero_value(c, HERO_ORIGIN),
			hero_value(c, HERO_MILITARY) != 0, &why))
		return;
	snprintf(text, sizeof text, "%.120s (%s)", why.text, why.rule);
	complain(c, strcmp(trait_entry(c, t, "who")->text, "soldier") == 0 ? "military"
		: "traits", text);
}

/* How many traits there are, and how many of them are good, in trait-numbers. */
static void check_number(const struct check *c, int good, int bad)
{
	const struct rule_table *t = rulebook_table(c->setup->book, "trait-numbers");
	const int traits = rule_table_column(t, "traits");
	const int positive = rule_table_column(t, "positive");
	const int negative = rule_table_column(t, "negative");
	int row = 0, most = 0;
	char text[FAULT_TEXT_MAX];

	if (good + bad == 0)
		return;
	for (int i = 0; i < t->n_rows; i++)
		if (rule_table_at(t, i, traits)->number > most)
			most = (int)rule_table_at(t, i, traits)->number;
	while (row < t->n_rows && rule_table_at(t, row, traits)->number != good + bad)
		row++;
	if (row == t->n_rows) {
		snprintf(text, sizeof text, "a hero has at most %d traits (A-3)", most);
		complain(c, "traits", text);
	} else if (rule_table_at(t, row, positive)->number > good
			|| rule_table_at(t, row, negative)->number > bad) {
		complain(c, "traits",
			"two or three traits hold at least one good and one bad (A-3)");
	}
}

static void check_traits(const struct check *c)
{
	const char *title = c->setup->book->title;
	int n[2] = { 0, 0 };	/* good, bad */
	char text[FAULT_TEXT_MAX];

	for (int i = 0; i < TRAITS; i++) {
		const enum trait t = (enum trait)i;

		if (!chosen(c, t))
			continue;
		if (trait_entry(c, t, "sign") == NULL) {
			snprintf(text, sizeof text, "%s has no trait \"%s\"", title,
				adv_trait_row(t));
			complain(c, "traits", text);
			continue;
		}
		n[trait_entry(c, t, "sign")->number]++;
		check_whose(c, t);
	}
	check_number(c, n[0], n[1]);
	if (chosen(c, TRAIT_BLIND_LEFT) && chosen(c, TRAIT_BLIND_RIGHT))
		complain(c, "traits", "only one eye can be blind");
	if ((chosen(c, TRAIT_SURE_SHOT) || chosen(c, TRAIT_MARKSMAN)
			|| chosen(c, TRAIT_SWORDSMAN)) && hero_value(c, HERO_CHOICE_ARM) < 0)
		complain(c, "weapon-of-choice", "Sure Shots, Marksmen and Excellent Swordsmen "
			"ask for a weapon of choice (S-A-10)");
}

/* ---- swimmers ---- */

/* S-C-14: what a book does not know is refused, not ignored. */
static void check_swimmers(const struct check *c)
{
	static const enum unit_setting keys[] = { UNIT_SWIM, UNIT_DRESSED };
	const struct setup *s = c->setup;
	char text[FAULT_TEXT_MAX];

	if (rulebook_table(s->book, "swimming") != NULL)
		return;
	snprintf(text, sizeof text, "in %s nobody swims (S-C-14)", s->book->title);
	for (int u = 0; u < s->n_units; u++)
		for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
			if (s->units[u].settings[keys[i]].given)
				c->fault(c->self, u, NOBODY, adv_unit_settings[keys[i]].key, text);
}

/* ---- what only some books know ---- */

/* Settings that work by a row which the book must have. */
static const struct needed { int setting; const char *table, *row; }
unit_needs[] = {
	{ UNIT_CAMOUFLAGE, "spotting-modifiers", "camouflage" },
	{ UNIT_SNIPER, "shooting", "sniper" },
	{ UNIT_ELITE, "morale-modifiers", "elite" },
	{ UNIT_GENDER, "traits", "irresistibility" },
	{ -1, NULL, NULL }
},
hero_needs[] = {
	{ HERO_SNIPER, "shooting", "sniper" },
	{ HERO_GENDER, "traits", "irresistibility" },
	{ -1, NULL, NULL }
};

static bool known(const struct rulebook *book, const struct needed *needs, int setting)
{
	const struct needed *n = needs;

	while (n->table != NULL && n->setting != setting)
		n++;
	return n->table == NULL || rulebook_entry(book, n->table, n->row, "name") != NULL;
}

bool adv_hero_setting_known(const struct rulebook *book, enum hero_setting key)
{
	return known(book, hero_needs, (int)key);
}

/* False, with what is lacking, if a book has not the row by which a setting works. */
static bool is_known(const struct rulebook *book, const struct needed *n, const char *key,
	struct reason *why)
{
	return rulebook_entry(book, n->table, n->row, "name") != NULL
		|| refuse(why, "", "%s has no %s: its table %s has no row \"%s\"", book->title,
			key, n->table, n->row);
}

bool adv_unit_setting_known(const struct rulebook *book, enum unit_setting key,
	struct reason *why)
{
	for (const struct needed *n = unit_needs; n->table != NULL; n++)
		if (n->setting == (int)key)
			return is_known(book, n, adv_unit_settings[key].key, why);
	return true;
}

static void check_needs(const struct setup *s, int unit, int figure, setup_fault *fault,
	void *self)
{
	const bool hero = figure >= 0;
	const struct setting *given = hero ? s->figures[figure].settings : s->units[unit].settings;
	const struct setting_spec *spec = hero ? adv_hero_settings : adv_unit_settings;

	for (const struct needed *n = hero ? hero_needs : unit_needs; n->table != NULL; n++) {
		struct reason why;

		if (given[n->setting].given
			&& given[n->setting].number != spec[n->setting].standard
			&& !is_known(s->book, n, spec[n->setting].key, &why))
			fault(self, unit, figure, spec[n->setting].key, why.text);
	}
}

/* ---- the whole ---- */

/* Each hero may be asked something at the same time. */
static_assert((int)HEROES_MAX <= (int)DECISIONS_MAX, "more heroes than questions");

/* The longest way anybody goes in one move. */
static int32_t longest_move(const struct rulebook *book)
{
	const struct rule_table *t = rulebook_table(book, "movement");
	const struct entry *flight = rulebook_entry(book, "traits", "ancient-training", "range");
	int32_t longest = flight == NULL ? 0 : flight->number;

	for (int row = 0; t != NULL && row < t->n_rows; row++)
		for (int c = 0; c < t->n_columns; c++)
			if (t->columns[c].kind == COLUMN_LENGTH
				&& rule_table_at(t, row, c)->number > longest)
				longest = rule_table_at(t, row, c)->number;
	return longest;
}

/* ---- what is counted ---- */

static bool lobs_anything(const struct setup *s, int first, int n)
{
	for (int f = first; f < first + n; f++)
		for (int i = 0; i < s->figures[f].n_arms; i++) {
			const struct rule_table *t = rulebook_table(s->book, "weapons");
			const struct entry *burst = rulebook_entry(s->book, "weapons",
				rule_table_at(t, s->figures[f].arms[i], 0)->text, "burst");

			if (burst != NULL && burst->given)
				return true;
		}
	return false;
}

/* S-A-69: to count what nobody has, or the book does not know, is a mistake. */
static void check_grenades(const struct check *c)
{
	static const char text[] = "expected somebody whose arm is thrown or lobbed and "
		"bursts (A-26), found none";
	const struct setup *s = c->setup;

	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].settings[UNIT_GRENADES].given
			&& !lobs_anything(s, s->units[u].first, s->units[u].count))
			c->fault(c->self, u, NOBODY, "grenades", text);
	for (int f = 0; f < s->n_figures; f++)
		if (s->figures[f].hero && s->figures[f].settings[HERO_GRENADES].given
			&& !lobs_anything(s, f, 1))
			c->fault(c->self, s->figures[f].unit, f, "grenades", text);
}

void adv_check_setup(const struct setup *s, setup_fault *fault, void *self)
{
	struct check c = { .setup = s, .fault = fault, .self = self };
	int heroes = 0;

	if (longest_move(s->book) > (int32_t)PATH_STEPS * s->table->cell_length)
		fault(self, NOBODY, NOBODY, "scale",
			"expected cells so long that no move goes over more than 96 of them");
	action_check_platoons(s, UNIT_PLATOON, UNIT_FORMED, fault, self);
	check_grenades(&c);
	check_swimmers(&c);
	for (int u = 0; u < s->n_units; u++)
		check_needs(s, u, NOBODY, fault, self);
	for (c.figure = 0; c.figure < s->n_figures; c.figure++) {
		if (!s->figures[c.figure].hero)
			continue;
		if (++heroes > HEROES_MAX)
			complain(&c, "traits", "expected at most 64 heroes");
		check_traits(&c);
		check_needs(s, s->figures[c.figure].unit, c.figure, fault, self);
	}
}

/* Recruits: see recruit.h. */
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/heroes/recruit.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/tables.h"

#include <assert.h>
#include <string.h>

/* ---- the rulebook ---- */

const struct rule_table *recruit_table(const struct hero *h, const char *id)
{
	const struct rule_table *const t = rulebook_table(h->system->book, id);

	assert(t != NULL);
	return t;
}

int32_t recruit_number(const struct rule_table *t, int row, const char *column)
{
	return rule_table_at(t, row, rule_table_column(t, column))->number;
}

const char *recruit_text(const struct rule_table *t, int row, const char *column)
{
	return rule_table_at(t, row, rule_table_column(t, column))->text;
}

/* The row of a table whose least … most holds a die. */
int recruit_row_of_die(const struct rule_table *t, int die)
{
	for (int row = 0; row < t->n_rows; row++)
		if (die >= recruit_number(t, row, "least") && die <= recruit_number(t, row, "most"))
			return row;
	return t->n_rows - 1;
}

int32_t recruit_single(const struct hero *h, const char *row)
{
	const struct rule_table *const t = recruit_table(h, "numbers");

	return recruit_number(t, rule_table_row(t, row), "value");
}

/* ---- what he has ---- */

int32_t recruit_value(const struct hero *h, enum hero_setting key)
{
	return h->settings[key].given ? h->settings[key].number
		: adv_hero_settings[key].standard;
}

void recruit_give(struct hero *h, enum hero_setting key, int32_t number)
{
	h->settings[key] = (struct setting){ .given = true, .number = number };
}

bool recruit_has(const struct hero *h, enum trait t)
{
	return (recruit_value(h, HERO_TRAITS) >> t & 1) != 0;
}

/* ---- traits ---- */

bool recruit_chooses_arm(const struct hero *h)
{
	return recruit_has(h, TRAIT_SURE_SHOT) || recruit_has(h, TRAIT_MARKSMAN)
		|| recruit_has(h, TRAIT_SWORDSMAN);
}


/* The row of the traits table for a trait, or -1 if the book has none. */
int recruit_trait_row(const struct hero *h, enum trait t)
{
	return rule_table_row(recruit_table(h, "traits"), adv_trait_row(t));
}

bool recruit_positive(const struct hero *h, enum trait t)
{
	const char *const sign = recruit_text(recruit_table(h, "traits"),
		recruit_trait_row(h, t), "sign");

	return strcmp(sign, "positive") == 0;
}

struct trait_count recruit_count(const struct hero *h)
{
	struct trait_count all = { 0, 0, 0 };

	for (int t = 0; t < TRAITS; t++)
		if (recruit_has(h, (enum trait)t) && recruit_trait_row(h, (enum trait)t) >= 0) {
			all.n++;
			all.good += recruit_positive(h, (enum trait)t);
			all.bad += !recruit_positive(h, (enum trait)t);
		}
	return all;
}

/* The row of `trait-numbers` this hero goes by: his die's, or for one without a
 * die that of as many traits as he has. */
int recruit_number_row(const struct hero *h)
{
	const struct rule_table *const t = recruit_table(h, "trait-numbers");
	const struct hero_roll *const die = casting_thrown(h, STEP_NUMBER);
	const int n = recruit_count(h).n;

	if (die != NULL)
		return recruit_row_of_die(t, die->die);
	for (int row = 0; row < t->n_rows; row++)
		if (recruit_number(t, row, "traits") >= n)
			return row;
	return -1;
}

static int lacking(int least, int there)
{
	return there < least ? least - there : 0;
}

/* Whether `more` traits can still make the numbers of signs good. */
bool recruit_signs_can_be_met(const struct hero *h, const struct trait_count *all, int more)
{
	const struct rule_table *const t = recruit_table(h, "trait-numbers");
	const int row = recruit_number_row(h);

	return lacking(recruit_number(t, row, "positive"), all->good)
		+ lacking(recruit_number(t, row, "negative"), all->bad) <= more;
}

/* Whether a trait is for such a hero at all (the table's column `who`). */
bool recruit_trait_is_for(const struct hero *h, enum trait t, struct reason *why)
{
	if (!adv_trait_is_for(h->system->book, t, (enum origin)recruit_value(h, HERO_ORIGIN),
			recruit_value(h, HERO_MILITARY) != 0, why))
		return false;
	if ((t == TRAIT_BLIND_LEFT && recruit_has(h, TRAIT_BLIND_RIGHT))
		|| (t == TRAIT_BLIND_RIGHT && recruit_has(h, TRAIT_BLIND_LEFT)))
		return refuse(why, "A-31", "only one eye can be blind");
	return true;
}

/* ---- field craft ---- */

static void add_craft(const struct hero *h, struct roller *r, const char *row, const char *rule)
{
	const struct rule_table *const t = recruit_table(h, "field-craft");
	const int at = rule_table_row(t, row);

	roller_add(r, recruit_text(t, at, "name"), rule, recruit_number(t, at, "modifier"));
}

void recruit_chart(const struct hero *h, struct roller *r)
{
	if (recruit_value(h, HERO_TERRITORY) == TERRITORY_FOREIGN)
		add_craft(h, r, "foreign", "field-craft.foreign");
	if (recruit_value(h, HERO_TERRITORY) == TERRITORY_HOME)
		add_craft(h, r, "home", "field-craft.home");
	if (recruit_value(h, HERO_MILITARY) != 0)
		add_craft(h, r, "trained", "field-craft.trained");
	if (recruit_has(h, TRAIT_SIXTH_SENSE))
		add_craft(h, r, "sixth-sense", "field-craft.sixth-sense");
}

static int32_t trait_value(const struct hero *h, enum trait t)
{
	return recruit_number(recruit_table(h, "traits"), recruit_trait_row(h, t), "value");
}

/* the total held to the cap, Near Sighted over everything. */
int recruit_craft(const struct hero *h, int total)
{
	const int most = recruit_single(h, "craft-most");
	int craft = total < most ? total : most;

	if (recruit_has(h, TRAIT_EAGLE_EYE))
		craft = trait_value(h, TRAIT_EAGLE_EYE);
	if (recruit_has(h, TRAIT_NEAR_SIGHTED) && craft > trait_value(h, TRAIT_NEAR_SIGHTED))
		craft = trait_value(h, TRAIT_NEAR_SIGHTED);
	return craft;
}

/* The name of a Luck number, or "". */
const char *recruit_luck_name(const struct hero *h)
{
	const struct rule_table *const t = recruit_table(h, "luck");

	for (int row = 0; row < t->n_rows; row++)
		if (recruit_number(t, row, "luck") == recruit_value(h, HERO_LUCK))
			return recruit_text(t, row, "name");
	return "";
}

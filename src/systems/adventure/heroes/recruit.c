/* Recruits: see recruit.h. */
#include "systems/adventure/drawers.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/heroes/recruit.h"
#include "systems/adventure/settings.h"

#include <assert.h>
#include <string.h>

/* ---- the rulebook ---- */

const struct rule_table *adv_recruit_table(const struct hero *h, const char *id)
{
	const struct rule_table *const t = rulebook_table(h->system->book, id);

	assert(t != NULL);
	return t;
}

int32_t adv_recruit_number(const struct rule_table *t, int row, const char *column)
{
	return rule_table_at(t, row, rule_table_column(t, column))->number;
}

const char *adv_recruit_text(const struct rule_table *t, int row, const char *column)
{
	return rule_table_at(t, row, rule_table_column(t, column))->text;
}

/* The row of a table whose least … most holds a die. */
int adv_recruit_row_of_die(const struct rule_table *t, int die)
{
	for (int row = 0; row < t->n_rows; row++)
		if (die >= adv_recruit_number(t, row, "least") && die <= adv_recruit_number(t, row,
		"most"))
			return row;
	return t->n_rows - 1;
}

int32_t adv_recruit_single(const struct hero *h, const char *row)
{
	const struct rule_table *const t = adv_recruit_table(h, "numbers");

	return adv_recruit_number(t, rule_table_row(t, row), "value");
}

/* ---- what he has ---- */

int32_t adv_recruit_value(const struct hero *h, enum hero_setting key)
{
	return h->settings[key].given ? h->settings[key].number
		: adv_hero_settings[key].standard;
}

void adv_recruit_give(struct hero *h, enum hero_setting key, int32_t number)
{
	h->settings[key] = (struct setting){ .given = true, .number = number };
}

bool adv_recruit_has(const struct hero *h, enum trait t)
{
	return (adv_recruit_value(h, HERO_TRAITS) >> t & 1) != 0;
}

/* ---- traits ---- */

bool adv_recruit_chooses_arm(const struct hero *h)
{
	return adv_recruit_has(h, TRAIT_SURE_SHOT) || adv_recruit_has(h, TRAIT_MARKSMAN)
		|| adv_recruit_has(h, TRAIT_SWORDSMAN);
}


/* The row of the traits table for a trait, or -1 if the book has none. */
int adv_recruit_trait_row(const struct hero *h, enum trait t)
{
	return rule_table_row(adv_recruit_table(h, "traits"), adv_trait_row(t));
}

bool adv_recruit_positive(const struct hero *h, enum trait t)
{
	const char *const sign = adv_recruit_text(adv_recruit_table(h, "traits"),
		adv_recruit_trait_row(h, t), "sign");

	return strcmp(sign, "positive") == 0;
}

struct trait_count adv_recruit_count(const struct hero *h)
{
	struct trait_count all = { 0, 0, 0 };

	for (int t = 0; t < TRAITS; t++)
		if (adv_recruit_has(h, (enum trait)t) && adv_recruit_trait_row(h, (enum trait)t)
		>= 0) {
			all.n++;
			all.good += adv_recruit_positive(h, (enum trait)t);
			all.bad += !adv_recruit_positive(h, (enum trait)t);
		}
	return all;
}

/* The row of `trait-numbers` this hero goes by: his die's, or for one without a
 * die that of as many traits as he has. */
int adv_recruit_number_row(const struct hero *h)
{
	const struct rule_table *const t = adv_recruit_table(h, "trait-numbers");
	const struct hero_roll *const die = casting_thrown(h, STEP_NUMBER);
	const int n = adv_recruit_count(h).n;

	if (die != NULL)
		return adv_recruit_row_of_die(t, die->die);
	for (int row = 0; row < t->n_rows; row++)
		if (adv_recruit_number(t, row, "traits") >= n)
			return row;
	return -1;
}

static int lacking(int least, int there)
{
	return there < least ? least - there : 0;
}

/* Whether `more` traits can still make the numbers of signs good. */
bool adv_recruit_signs_can_be_met(const struct hero *h, const struct trait_count *all, int more)
{
	const struct rule_table *const t = adv_recruit_table(h, "trait-numbers");
	const int row = adv_recruit_number_row(h);

	return lacking(adv_recruit_number(t, row, "positive"), all->good)
		+ lacking(adv_recruit_number(t, row, "negative"), all->bad) <= more;
}

/* Whether a trait is for such a hero at all (the table's column `who`). */
bool adv_recruit_trait_is_for(const struct hero *h, enum trait t, struct reason *why)
{
	if (!adv_trait_is_for(h->system->book, t, (enum origin)adv_recruit_value(h, HERO_ORIGIN),
			adv_recruit_value(h, HERO_MILITARY) != 0, why))
		return false;
	if ((t == TRAIT_BLIND_LEFT && adv_recruit_has(h, TRAIT_BLIND_RIGHT))
		|| (t == TRAIT_BLIND_RIGHT && adv_recruit_has(h, TRAIT_BLIND_LEFT)))
		return refuse(why, "A-31", "only one eye can be blind");
	return true;
}

/* ---- field craft ---- */

static void add_craft(const struct hero *h, struct roller *r, const char *row, const char *rule)
{
	const struct rule_table *const t = adv_recruit_table(h, "field-craft");
	const int at = rule_table_row(t, row);

	roller_add(r, adv_recruit_text(t, at, "name"), rule, adv_recruit_number(t, at, "modifier"));
}

void adv_recruit_chart(const struct hero *h, struct roller *r)
{
	if (adv_recruit_value(h, HERO_TERRITORY) == TERRITORY_FOREIGN)
		add_craft(h, r, "foreign", "field-craft.foreign");
	if (adv_recruit_value(h, HERO_TERRITORY) == TERRITORY_HOME)
		add_craft(h, r, "home", "field-craft.home");
	if (adv_recruit_value(h, HERO_MILITARY) != 0)
		add_craft(h, r, "trained", "field-craft.trained");
	if (adv_recruit_has(h, TRAIT_SIXTH_SENSE))
		add_craft(h, r, "sixth-sense", "field-craft.sixth-sense");
}

static int32_t trait_value(const struct hero *h, enum trait t)
{
	return adv_recruit_number(adv_recruit_table(h, "traits"), adv_recruit_trait_row(h, t),
		"value");
}

/* the total held to the cap, Near Sighted over everything. */
int adv_recruit_craft(const struct hero *h, int total)
{
	const int most = adv_recruit_single(h, "craft-most");
	int craft = total < most ? total : most;

	if (adv_recruit_has(h, TRAIT_EAGLE_EYE))
		craft = trait_value(h, TRAIT_EAGLE_EYE);
	if (adv_recruit_has(h, TRAIT_NEAR_SIGHTED) && craft > trait_value(h, TRAIT_NEAR_SIGHTED))
		craft = trait_value(h, TRAIT_NEAR_SIGHTED);
	return craft;
}

/* The name of a Luck number, or "". */
const char *adv_recruit_luck_name(const struct hero *h)
{
	const struct rule_table *const t = adv_recruit_table(h, "luck");

	for (int row = 0; row < t->n_rows; row++)
		if (adv_recruit_number(t, row, "luck") == adv_recruit_value(h, HERO_LUCK))
			return adv_recruit_text(t, row, "name");
	return "";
}

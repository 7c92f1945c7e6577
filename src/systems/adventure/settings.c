/* What a scenario may say of the units and heroes of an adventure, beyond the
 * keys all systems share: the rows below are at once the loader's checks and
 * the man page's list.
 */
#include <assert.h>
#include <stdio.h>

#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/settings.h"

static const char *const class_words[] = { "western", "native", "civilian", NULL };
static const char *const role_words[] = { "combatant", "non-combatant", "porter", NULL };
static const char *const territory_words[] = { "neither", "foreign", "home", NULL };
static const char *const quality_words[] = { "by-class", "raw", "regular", "superior", NULL };
static const char *const stance_words[] = { "free", "advance", "hold", "ambush", "guard", NULL };
static const char *const swim_words[] = { "plain", "assisted", "hard-hat", NULL };
static const char *const dressed_words[] = { "land", "water", NULL };
static const char *const gender_words[] = { "unsaid", "male", "female", NULL };
static const char *const origin_words[] = { "western", "far-eastern", "islander", "other",
	NULL };
static const char *const trait_words[] = {
	[TRAIT_AMBIDEXTROUS] = "ambidextrous",
	[TRAIT_SIXTH_SENSE] = "sixth-sense",
	[TRAIT_SURE_SHOT] = "sure-shot",
	[TRAIT_SWORDSMAN] = "excellent-swordsman",
	[TRAIT_EAGLE_EYE] = "eagle-eye",
	[TRAIT_OX] = "strong-like-ox",
	[TRAIT_INSPIRED] = "inspired-leadership",
	[TRAIT_TACTICIAN] = "tactician",
	[TRAIT_JOSS] = "huge-joss",
	[TRAIT_ANCIENT_TRAINING] = "ancient-training",
	[TRAIT_MARTIAL_ARTS] = "martial-arts",
	[TRAIT_MARKSMAN] = "marksman",
	[TRAIT_IRRESISTIBLE] = "irresistibility",
	[TRAIT_BLIND_LEFT] = "blind-eye-left",
	[TRAIT_BLIND_RIGHT] = "blind-eye-right",
	[TRAIT_ARROGANT] = "extremely-arrogant",
	[TRAIT_NEAR_SIGHTED] = "near-sighted",
	[TRAIT_CLUMSY] = "clumsy",
	[TRAIT_BRAVE] = "brave-and-dashing",
	[TRAIT_IMPETUOUS] = "impetuous",
	[TRAIT_ABRASIVE] = "abrasive",
	[TRAITS] = NULL
};

const struct setting_spec adv_unit_settings[] = {
	[UNIT_CLASS] = { "class", SETTING_WORD, 0, 0, class_words, NULL, CLASS_WESTERN,
		"How it moves: western or native foot; civilians move as western, without the march." },
	[UNIT_ROLE] = { "role", SETTING_WORD, 0, 0, role_words, NULL, ROLE_COMBATANT,
		"Combatants fight; non-combatants run one turn only and do not charge; hired porters may march." },
	[UNIT_TROOPS] = { "troops", SETTING_ROW, 0, 0, NULL, "morale", 0,
		"Row of the morale table that gives its base morale point." },
	[UNIT_MORALE] = { "morale", SETTING_NUMBER, 0, 15, NULL, NULL, 0,
		"Base morale point of its own; 0 takes the row of `troops`." },
	[UNIT_TERRITORY] = { "territory", SETTING_WORD, 0, 0, territory_words, NULL,
	TERRITORY_NEITHER,
		"Whether it knows the ground: foreign territory or home ground (field craft)." },
	[UNIT_MILITARY] = { "military", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Military training or professional outdoorsmen (field craft)." },
	[UNIT_FIELD_CRAFT] = { "field-craft", SETTING_NUMBER, 0, 9, NULL, NULL, 0,
		"Field craft of its leader; 0 works it out by the chart." },
	[UNIT_INSPIRING] = { "inspiring", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Its leader, who is no hero, inspires it (morale +1)." },
	[UNIT_CHARGES_ARMED] = { "charges-armed", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"May charge the properly armed although it has improvised weapons or is non-combatant." },
	[UNIT_QUALITY] = { "quality", SETTING_WORD, 0, 0, quality_words, NULL, QUALITY_BY_CLASS,
		"For its action tests: raw or superior troops; by class, civilians are raw." },
	[UNIT_STANCE] = { "stance", SETTING_WORD, 0, 0, stance_words, NULL, STANCE_FREE,
		"What a machine commander does with it: free, advance, hold its ground, lie in ambush, guard its friends." },
	[UNIT_GRENADES] = { "grenades", SETTING_NUMBER, 0, 99, NULL, NULL, -1,
		"Grenades or shells that each of its figures has; where it says nothing there is no limit." },
	[UNIT_VEHICLE] = { "vehicle", SETTING_ROW, 0, 0, NULL, "vehicles", -1,
		"Row of the vehicles table: the unit is this one vehicle, and its crew are units aboard." },
	[UNIT_AMPHIBIOUS] = { "amphibious", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"A vehicle that floats as well: an amphibious lorry; an aircraft on floats, from water alone." },
	[UNIT_SWIM] = { "swim", SETTING_WORD, 0, 0, swim_words, NULL, GEAR_PLAIN,
		"How it swims: plain, assisted by mask, fins and re-breather, or on the bottom in a hard hat." },
	[UNIT_DRESSED] = { "dressed", SETTING_WORD, 0, 0, dressed_words, NULL, DRESSED_LAND,
		"Dressed for land, it swims at half the rate and cannot dive; or for water." },
	[UNIT_CAMOUFLAGE] = { "camouflage", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Wears full camouflage: concealed moves, and harder to spot when still (pacific)." },
	[UNIT_SNIPER] = { "sniper", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Its figures are snipers: better shots, harder to spot (pacific)." },
	[UNIT_ELITE] = { "elite", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Elite troops, such as marine raiders (morale +1; pacific)." },
	[UNIT_GENDER] = { "gender", SETTING_WORD, 0, 0, gender_words, NULL, GENDER_UNSAID,
		"Of its figures, for what Irresistibility makes of them (pacific)." },
	[UNIT_PLATOON] = { "platoon", SETTING_TEXT, 0, 0, NULL, NULL, 0,
		"Name of its platoon, whose formed units test by one die when nobody commands them." },
	[UNIT_FORMED] = { "formed", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Formed troops: test with their platoon while they are near it and an officer." },
	[UNIT_SETTINGS] = { NULL, SETTING_FLAG, 0, 0, NULL, NULL, 0, NULL }
};
static_assert((int)UNIT_SETTINGS < (int) SETTINGS_MAX, "more unit settings than a setup holds");

const struct setting_spec adv_hero_settings[] = {
	[HERO_LUCK] = { "luck", SETTING_NUMBER, 0, 9, NULL, NULL, 0,
		"Luck number; 0 rolls it as the game begins." },
	[HERO_TRAITS] = { "traits", SETTING_WORDS, 0, 0, trait_words, NULL, 0,
		"Character traits, one to three; with two or three at least one good and one bad." },
	[HERO_FIELD_CRAFT] = { "field-craft", SETTING_NUMBER, 0, 9, NULL, NULL, 0,
		"Field craft number; 0 rolls it by the chart as the game begins." },
	[HERO_CHOICE_ARM] = { "weapon-of-choice", SETTING_ROW, 0, 0, NULL, "weapons", -1,
		"The arm that Sure Shot, Marksman or Excellent Swordsman speak of." },
	[HERO_ORIGIN] = { "origin", SETTING_WORD, 0, 0, origin_words, NULL, ORIGIN_WESTERN,
		"Where the hero comes from; some traits ask for it." },
	[HERO_MORALE] = { "morale", SETTING_NUMBER, 0, 15, NULL, NULL, 0,
		"Base morale point when apart from any unit; 0 takes the rulebook's (10)." },
	[HERO_MILITARY] = { "military", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Military training or professional outdoorsman (field craft, Tactician)." },
	[HERO_TERRITORY] = { "territory", SETTING_WORD, 0, 0, territory_words, NULL,
	TERRITORY_NEITHER,
		"Foreign territory or home ground (field craft)." },
	[HERO_SUBORDINATE] = { "subordinate", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"Obeys a superior in sight: not impetuous on his own account then." },
	[HERO_GRENADES] = { "grenades", SETTING_NUMBER, 0, 99, NULL, NULL, -1,
		"Grenades or shells that the hero has; where it says nothing his unit's number holds." },
	[HERO_SNIPER] = { "sniper", SETTING_FLAG, 0, 1, NULL, NULL, 0,
		"A sniper: a better shot and, alone, harder to spot (pacific)." },
	[HERO_GENDER] = { "gender", SETTING_WORD, 0, 0, gender_words, NULL, GENDER_UNSAID,
		"For what Irresistibility makes of it (pacific)." },
	[HERO_SETTINGS] = { NULL, SETTING_FLAG, 0, 0, NULL, NULL, 0, NULL }
};
static_assert((int)HERO_SETTINGS < (int) SETTINGS_MAX, "more hero settings than a setup holds");

const char *const adv_hero_places[] = { "territory", "subordinate", NULL };

void adv_hero_lasts(const struct game *g, int figure, struct setting *settings)
{
	const struct adv_figure *const a = adv_figure_of(g, figure);

	if (settings[HERO_LUCK].number == 0 && a->luck > 0)
		settings[HERO_LUCK] = (struct setting) { true, a->luck, NULL };
	if (settings[HERO_FIELD_CRAFT].number == 0 && a->craft > 0)
		settings[HERO_FIELD_CRAFT] = (struct setting) { true, a->craft, NULL };
}

const struct setting_spec adv_gm_settings[] = {
	[GM_SETTINGS] = { NULL, SETTING_FLAG, 0, 0, NULL, NULL, 0, NULL }
};

int32_t adv_unit_setting(const struct game *g, int unit, enum unit_setting key)
{
	return setting_value(&g->setup->units[unit].settings[key], &adv_unit_settings[key]);
}

int32_t adv_hero_setting(const struct game *g, int figure, enum hero_setting key)
{
	return setting_value(&g->setup->figures[figure].settings[key], &adv_hero_settings[key]);
}

enum foot_class adv_class(const struct game *g, int unit)
{
	const enum unit_class class = (enum unit_class)adv_unit_setting(g, unit, UNIT_CLASS);
	const bool bystander = adv_unit_setting(g, unit, UNIT_ROLE) == ROLE_NON_COMBATANT;

	if (class == CLASS_NATIVE)
		return bystander ? FOOT_VILLAGER : FOOT_NATIVE;
	return bystander || class == CLASS_CIVILIAN ? FOOT_CIVILIAN : FOOT_WESTERN;
}

int adv_rest(const struct game *g, int unit)
{
	return adv_rules_of(g)->rest[adv_class(g, unit)];
}

bool adv_western(const struct game *g, int unit)
{
	return adv_unit_setting(g, unit, UNIT_CLASS) != CLASS_NATIVE;
}

bool adv_combatant(const struct game *g, int unit)
{
	return adv_unit_setting(g, unit, UNIT_ROLE) == ROLE_COMBATANT;
}

/* S-A-21: civilians never march; natives only as combatants or porters. */
bool adv_may_march(const struct game *g, int unit)
{
	return adv_rules_of(g)->pace[adv_class(g, unit)][MODE_MARCH] > 0;
}

bool adv_charges_armed(const struct game *g, int unit)
{
	return adv_unit_setting(g, unit, UNIT_CHARGES_ARMED) != 0;
}

bool adv_hero(const struct game *g, int figure)
{
	return g->setup->figures[figure].hero;
}

bool adv_has(const struct game *g, int figure, enum trait t)
{
	return figure >= 0 && adv_hero(g, figure)
		&& (adv_hero_setting(g, figure, HERO_TRAITS) & (1 << t)) != 0;
}

int adv_luck(const struct game *g, int figure)
{
	return adv_hero(g, figure) ? adv_figure_of(g, figure)->luck : 0;
}

int adv_choice_arm(const struct game *g, int figure)
{
	return adv_hero(g, figure) ? (int)adv_hero_setting(g, figure, HERO_CHOICE_ARM) : -1;
}

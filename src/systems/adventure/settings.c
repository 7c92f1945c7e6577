/* What a scenario may say of the units and heroes of an adventure, beyond the
 * keys all systems share: the rows below are at once the loader's checks and
 * the man page's list.
 */
#include <assert.h>
#include <stdio.h>

#include "skirmish/commander/stance.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/settings.h"

const char *const adv_class_words[] = { "western", "native", "civilian", NULL };
static const char *const role_words[] = { "combatant", "non-combatant", "porter", NULL };
const char *const adv_territory_words[] = { "neither", "foreign", "home", NULL };
static const char *const quality_words[] = { "by-class", "raw", "regular", "superior", NULL };
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
	[UNIT_CLASS] = WORD_SETTING("class", adv_class_words, CLASS_WESTERN,
		"How it moves: western or native foot; civilians move as western, without the march."),
	[UNIT_ROLE] = WORD_SETTING("role", role_words, ROLE_COMBATANT,
		"Combatants fight; non-combatants run one turn only and do not charge; hired porters may march."),
	[UNIT_TROOPS] = ROW_SETTING("troops", "morale", 0,
		"Row of the morale table that gives its base morale point."),
	[UNIT_MORALE] = NUMBER_SETTING("morale", 0, 15, 0,
		"Base morale point of its own; 0 takes the row of `troops`."),
	[UNIT_TERRITORY] = WORD_SETTING("territory", adv_territory_words, TERRITORY_NEITHER,
		"Whether it knows the ground: foreign territory or home ground (field craft)."),
	[UNIT_MILITARY] = FLAG_SETTING("military",
		"Military training or professional outdoorsmen (field craft)."),
	[UNIT_FIELD_CRAFT] = NUMBER_SETTING("field-craft", 0, 9, 0,
		"Field craft of its leader; 0 works it out by the chart."),
	[UNIT_INSPIRING] = FLAG_SETTING("inspiring",
		"Its leader, who is no hero, inspires it (morale +1)."),
	[UNIT_CHARGES_ARMED] = FLAG_SETTING("charges-armed",
		"May charge the properly armed although it has improvised weapons or is non-combatant."),
	[UNIT_QUALITY] = WORD_SETTING("quality", quality_words, QUALITY_BY_CLASS,
		"For its action tests: raw or superior troops; by class, civilians are raw."),
	[UNIT_STANCE] = WORD_SETTING("stance", stance_words, STANCE_FREE,
		"What a machine commander does with it: free, advance, hold its ground, lie in ambush, guard its friends."),
	[UNIT_GRENADES] = NUMBER_SETTING("grenades", 0, 99, -1,
		"Grenades or shells that each of its figures has; where it says nothing there is no limit."),
	[UNIT_VEHICLE] = ROW_SETTING("vehicle", "vehicles", -1,
		"Row of the vehicles table: the unit is this one vehicle, and its crew are units aboard."),
	[UNIT_AMPHIBIOUS] = FLAG_SETTING("amphibious",
		"A vehicle that floats as well: an amphibious lorry; an aircraft on floats, from water alone."),
	[UNIT_SWIM] = WORD_SETTING("swim", swim_words, GEAR_PLAIN,
		"How it swims: plain, assisted by mask, fins and re-breather, or on the bottom in a hard hat."),
	[UNIT_DRESSED] = WORD_SETTING("dressed", dressed_words, DRESSED_LAND,
		"Dressed for land, it swims at half the rate and cannot dive; or for water."),
	[UNIT_CAMOUFLAGE] = FLAG_SETTING("camouflage",
		"Wears full camouflage: concealed moves, and harder to spot when still (pacific)."),
	[UNIT_SNIPER] = FLAG_SETTING("sniper",
		"Its figures are snipers: better shots, harder to spot (pacific)."),
	[UNIT_ELITE] = FLAG_SETTING("elite",
		"Elite troops, such as marine raiders (morale +1; pacific)."),
	[UNIT_GENDER] = WORD_SETTING("gender", gender_words, GENDER_UNSAID,
		"Of its figures, for what Irresistibility makes of them (pacific)."),
	[UNIT_PLATOON] = TEXT_SETTING("platoon",
		"Name of its platoon, whose formed units test by one die when nobody commands them."),
	[UNIT_FORMED] = FLAG_SETTING("formed",
		"Formed troops: test with their platoon while they are near it and an officer."),
	[UNIT_SETTINGS] = SETTINGS_END
};
static_assert((int)UNIT_SETTINGS < (int) SETTINGS_MAX, "more unit settings than a setup holds");

const struct setting_spec adv_hero_settings[] = {
	[HERO_LUCK] = NUMBER_SETTING("luck", 0, 9, 0,
		"Luck number; 0 rolls it as the game begins."),
	[HERO_TRAITS] = WORDS_SETTING("traits", trait_words,
		"Character traits, one to three; with two or three at least one good and one bad."),
	[HERO_FIELD_CRAFT] = NUMBER_SETTING("field-craft", 0, 9, 0,
		"Field craft number; 0 rolls it by the chart as the game begins."),
	[HERO_CHOICE_ARM] = ROW_SETTING("weapon-of-choice", "weapons", -1,
		"The arm that Sure Shot, Marksman or Excellent Swordsman speak of."),
	[HERO_ORIGIN] = WORD_SETTING("origin", origin_words, ORIGIN_WESTERN,
		"Where the hero comes from; some traits ask for it."),
	[HERO_MORALE] = NUMBER_SETTING("morale", 0, 15, 0,
		"Base morale point when apart from any unit; 0 takes the rulebook's (10)."),
	[HERO_MILITARY] = FLAG_SETTING("military",
		"Military training or professional outdoorsman (field craft, Tactician)."),
	[HERO_TERRITORY] = WORD_SETTING("territory", adv_territory_words, TERRITORY_NEITHER,
		"Foreign territory or home ground (field craft)."),
	[HERO_SUBORDINATE] = FLAG_SETTING("subordinate",
		"Obeys a superior in sight: not impetuous on his own account then."),
	[HERO_GRENADES] = NUMBER_SETTING("grenades", 0, 99, -1,
		"Grenades or shells that the hero has; where it says nothing his unit's number holds."),
	[HERO_SNIPER] = FLAG_SETTING("sniper",
		"A sniper: a better shot and, alone, harder to spot (pacific)."),
	[HERO_GENDER] = WORD_SETTING("gender", gender_words, GENDER_UNSAID,
		"For what Irresistibility makes of it (pacific)."),
	[HERO_SETTINGS] = SETTINGS_END
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
	[GM_SETTINGS] = SETTINGS_END
};

enum foot_class adv_class(const struct game *g, int unit)
{
	const enum unit_class class = (enum unit_class)game_unit_setting(g, unit, UNIT_CLASS);
	const bool bystander = game_unit_setting(g, unit, UNIT_ROLE) == ROLE_NON_COMBATANT;

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
	return game_unit_setting(g, unit, UNIT_CLASS) != CLASS_NATIVE;
}

bool adv_combatant(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_ROLE) == ROLE_COMBATANT;
}

/* S-A-21: civilians never march; natives only as combatants or porters. */
bool adv_may_march(const struct game *g, int unit)
{
	return adv_rules_of(g)->pace[adv_class(g, unit)][MODE_MARCH] > 0;
}

bool adv_charges_armed(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_CHARGES_ARMED) != 0;
}

bool adv_hero_has(const struct game *g, int hero, enum trait t)
{
	return (game_hero_setting(g, hero, HERO_TRAITS) & (1 << t)) != 0;
}

int adv_luck(const struct game *g, int figure)
{
	return adv_hero(g, figure) ? adv_figure_of(g, figure)->luck : 0;
}

int adv_choice_arm(const struct game *g, int figure)
{
	return adv_hero(g, figure) ? (int)game_hero_setting(g, figure, HERO_CHOICE_ARM) : -1;
}

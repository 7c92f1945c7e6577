/* What a scenario may say of the units and heroes of a risk-factor game, beyond the
 * keys all systems share: the rows below are at once the loader's checks and the man
 * page's list.
 */
#include <assert.h>

#include "skirmish/commander/stance.h"
#include "systems/risk/risk.h"
#include "systems/risk/settings.h"

const char *const risk_quality_words[] = { "raw", "regular", "superior", NULL };
static const char *const hero_quality_words[] = { "raw", "regular", "hero", NULL };

const struct setting_spec risk_unit_settings[] = {
	[UNIT_QUALITY] = WORD_SETTING("quality", risk_quality_words, QUALITY_REGULAR,
		"Raw, regular or superior troops."),
	[UNIT_NATIVE] = FLAG_SETTING("native",
		"Natives fear cavalry near them, and add a D6 in cm to an attack's move."),
	[UNIT_MOUNTED] = FLAG_SETTING("mounted",
		"Rides: its rate is the mounted one, and it counts as cavalry."),
	[UNIT_BAYONETS] = FLAG_SETTING("bayonets",
		"Has bayonets fixed, where the table of weapons has a melee factor for them."),
	[UNIT_PLATOON] = TEXT_SETTING("platoon",
		"Name of its platoon; formed units of one may test together."),
	[UNIT_FORMED] = FLAG_SETTING("formed",
		"Formed troops, for the tests of platoons; their leader is an officer or NCO."),
	[UNIT_STANCE] = WORD_SETTING("stance", stance_plain_words, STANCE_FREE,
		"What a machine commander does with it, and it carries on with: free, advance, hold."),
	[UNIT_SETTINGS] = SETTINGS_END
};
static_assert((int)UNIT_SETTINGS < (int) SETTINGS_MAX, "more unit settings than a setup holds");

const struct setting_spec risk_hero_settings[] = {
	[HERO_QUALITY] = WORD_SETTING("quality", hero_quality_words, HERO_IS_HERO,
		"How he counts in the tables: a hero, regular, or raw."),
	[HERO_SETTINGS] = SETTINGS_END
};

const struct setting_spec risk_gm_settings[] = {
	[GM_SETTINGS] = SETTINGS_END
};

enum gait risk_gait(const struct setup *s, int unit)
{
	return s->units[unit].settings[UNIT_MOUNTED].number != 0 ? GAIT_MOUNTED : GAIT_FOOT;
}

const char *risk_platoon(const struct game *g, int unit)
{
	const struct setting *s = &g->setup->units[unit].settings[UNIT_PLATOON];

	return s->given && s->text != NULL ? s->text : "";
}

void risk_check_setup(const struct setup *s, setup_fault *fault, void *self)
{
	action_check_platoons(s, UNIT_PLATOON, UNIT_FORMED, fault, self);
}

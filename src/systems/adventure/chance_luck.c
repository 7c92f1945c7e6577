/* The chance of a hero's Luck: one roll, or two with Huge Joss. */
#include "systems/adventure/chances.h"
#include "systems/adventure/reckon.h"
#include "systems/common/sandtable.h"

enum { INPUT_LUCK, INPUT_JOSS };

const struct odds_input adv_luck_inputs[] = {
	[INPUT_LUCK] = { "luck", INPUT_NUMBER, 1, 9, NULL, NULL, "6", "his number" },
	[INPUT_JOSS] = { "huge-joss", INPUT_FLAG, 0, 1, NULL, NULL, "no",
		"whether he has Huge Joss" },
	{ .name = NULL }
};

static void reckon(const struct game *g, int hero, struct odds *odds)
{
	const chance_t lucky = adv_lucky(g, hero, adv_wound_luck, odds);

	odds_outcome(odds, "lucky", lucky);
	odds_outcome(odds, "out of luck", chance_not(lucky));
}

bool adv_luck_chance(const struct game_system *system, const struct rulebook *book,
	const struct odds_value *values, struct odds *odds, struct reason *why)
{
	struct sandtable *const s = sandtable_new(system, book, GRID_SIDE_MIN, GRID_SIDE_MIN);
	const struct game *g = NULL;

	if (!s)
		return refuse(why, "", "out of memory");
	sandtable_unit(s, 0, 1, 1, 1);
	sandtable_figure(s, 0, 0)->hero = true;
	sandtable_figure(s, 0, 0)->settings[HERO_LUCK] =
		(struct setting){ true, values[INPUT_LUCK].number, NULL };
	if (values[INPUT_JOSS].number)
		sandtable_figure(s, 0, 0)->settings[HERO_TRAITS] =
			(struct setting){ true, INT32_C(1) << TRAIT_JOSS, NULL };
	g = sandtable_game(s, why);
	if (g)
		reckon(g, 0, odds);
	sandtable_free(s);
	return g != NULL;
}

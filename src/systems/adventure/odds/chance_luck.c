/* The chance of a hero's Luck: one roll, or two with Huge Joss; and what is left of a wound. */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/odds/chance_luck.h"
#include "systems/adventure/odds/chance_words.h"
#include "systems/adventure/odds/reckon.h"

enum { INPUT_LUCK, INPUT_JOSS, INPUT_RESULT, INPUT_OX, INPUT_LIES };

static const char *const results[] = { [FATE_NONE] = "none", [FATE_SUPPRESSED] = "suppressed",
	[FATE_WOUNDED] = "wounded", [FATE_KILLED] = "killed", [FATES] = NULL };

const struct odds_input adv_luck_inputs[] = {
	[INPUT_LUCK] = ODDS_NUMBER("luck", 1, 9, "6", "his number"),
	[INPUT_JOSS] = ODDS_FLAG("huge-joss", "no", "whether he has Huge Joss"),
	[INPUT_RESULT] = ODDS_WORD("result", results, "none", "what the wound die has made of him"),
	[INPUT_OX] = ODDS_FLAG("ox", "no", "whether he is strong like an ox"),
	[INPUT_LIES] = ODDS_FLAG("lies-wounded", "no", "whether he had a wound already"),
	{ .name = NULL }
};

/* Who lay wounded lies so still, if nothing worse has come of it (Y-10). */
static void tell_the_wounded(const struct fates *f, struct odds *odds)
{
	odds_outcome(odds, "wounded", CERTAIN - f->of[FATE_KILLED]);
	odds_outcome(odds, "killed", f->of[FATE_KILLED]);
	odds_note(odds, "He lay wounded: Luck leaves him so, whatever the new result (Y-10); without "
		"it a second wound kills, an Ox's third (A-11, S-A-3).");
}

/* As he is when the fates of the phase are told (A-12, S-A-2 … S-A-4). */
static void tell_result(const struct game *g, int hero, const struct odds_value *values,
	struct odds *odds)
{
	struct fates f = { { 0 } };

	if (values[INPUT_RESULT].number == FATE_NONE)
		return;
	f.of[values[INPUT_RESULT].number] = CERTAIN;
	adv_settle_fates(g, hero, &f);
	if (values[INPUT_LIES].number) {
		tell_the_wounded(&f, odds);
		return;
	}
	for (int i = 0; i < FATES; i++)
		odds_outcome(odds, i == FATE_NONE ? "unharmed" : results[i], f.of[i]);
	odds_note(odds, "Luck takes a result one step down (A-12); he ends in one of the four "
		"states that follow it.");
}

static void reckon(struct game *g, int hero, const struct odds_value *values, struct odds *odds)
{
	const chance_t lucky = adv_lucky(g, hero, adv_wound_luck, odds);

	if (values[INPUT_LIES].number) {
		adv_figure_of(g, hero)->wounds = 1;
		g->figures[hero].life = LIFE_WOUNDED;
	}
	odds_outcome(odds, "lucky", lucky);
	odds_outcome(odds, "out of luck", chance_not(lucky));
	tell_result(g, hero, values, odds);
}

bool adv_luck_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct scene *const s = scene_new(q, GRID_SIDE_MIN, GRID_SIDE_MIN, why);
	const int32_t joss = q->values[INPUT_JOSS].number, ox = q->values[INPUT_OX].number;
	struct game *g = NULL;

	if (!s)
		return refuse(why, "", "out of memory");
	scene_unit(s, 0, 1, 1, 1);
	adv_odds_hero(scene_figure(s, 0, 0), (int)q->values[INPUT_LUCK].number,
		joss << TRAIT_JOSS | ox << TRAIT_OX);
	g = scene_game(s, why);
	if (g)
		reckon(g, 0, q->values, odds);
	scene_free(s);
	return g != NULL;
}

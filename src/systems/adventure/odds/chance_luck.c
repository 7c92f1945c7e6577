/* The chance of a hero's Luck: one roll, or two with Huge Joss; and what is left of a wound. */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/fates.h"

enum { INPUT_LUCK, INPUT_JOSS, INPUT_RESULT, INPUT_OX, INPUT_LIES };

static const char *const results[] = { [FATE_NONE] = "none", [FATE_SUPPRESSED] = "suppressed",
	[FATE_WOUNDED] = "wounded", [FATE_KILLED] = "killed", [FATES] = NULL };

static const struct odds_input inputs[] = {
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

static bool put(struct scene *s)
{
	scene_unit(s, 0, 1, 1, 1);
	adv_odds_hero(scene_figure(s, 0, 0), scene_input(s, INPUT_LUCK),
		scene_input(s, INPUT_JOSS) << TRAIT_JOSS | scene_input(s, INPUT_OX) << TRAIT_OX);
	return true;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const int hero = 0;
	const chance_t lucky = adv_lucky(s->game, hero, adv_wound_luck, odds);

	if (scene_input(s, INPUT_LIES)) {
		adv_figure_of(s->game, hero)->wounds = 1;
		s->game->figures[hero].life = LIFE_WOUNDED;
	}
	odds_outcome(odds, "lucky", lucky);
	odds_outcome(odds, "out of luck", chance_not(lucky));
	tell_result(s->game, hero, s->asked->values, odds);
	return true;
}

static const struct situation situation = { .cols = GRID_SIDE_MIN, .rows = GRID_SIDE_MIN,
	.put = put, .reckon = reckon };
const struct odds_action adv_odds_luck = { "luck", "A hero's Luck", "A-12", inputs, scene_reckon,
	&situation, NULL, NULL };

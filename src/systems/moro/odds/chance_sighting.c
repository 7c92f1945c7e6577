/* The chance of finding hidden counters (M-6, S-M-6). */
#include "skirmish/menus/say.h"
#include "systems/moro/fire/look.h"
#include "systems/moro/odds/chances.h"

enum { RANGE, COUNTERS, LOOKS, PEOPLE };

static const struct odds_input inputs[] = {
	[RANGE] = ODDS_RANGE("range", 0, 99, "8", "how far the counters are from the leader"),
	[COUNTERS] = ODDS_NUMBER("counters", 1, COUNTERS_OF_SIDE, "1", "how many lie so far off"),
	[LOOKS] = ODDS_NUMBER("looks", 1, 20, "1", "how often one looks for each, from there"),
	[PEOPLE] = ODDS_WORD("people", moro_people_words, "us", "who looks"),
	{ .name = NULL }
};

static const char *const counts[] = { "found", NULL };
static const struct odds_nothing nothing = { .counts = counts };

/* Moros do not throw to see. */
static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	(void)book;
	return input != PEOPLE || value == PEOPLE_US;
}

static bool put(struct scene *s)
{
	scene_unit(s, 0, 1, 1, 1);
	return scene_input(s, PEOPLE) == PEOPLE_US || refuse(s->why, "X-38",
		"Moros throw no die to sight: only US units that are about to move do");
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct game *const g = s->game;
	const struct moro_rules *const rules = moro_rules_of(g);
	const int n = scene_input(s, COUNTERS);
	const int32_t far = scene_input(s, RANGE) * game_book(g)->inch;
	chance_t found = CERTAIN, missed = CERTAIN;
	struct tally *all;
	struct roller r;

	switch (moro_look_roller(g, 0, far, "looking for a counter", &r)) {
	case LOOK_FAR:
		return odds_cannot(odds, "S-M-6", "nobody looks for what is further off than %s",
			say_inches(rules->sighting[rules->n_sightings - 1].most).text);
	case LOOK_PLAIN:
		odds_note(odds, "So near a counter is found without a die (M-6, X-123).");
		break;
	case LOOK_DIE:
		found = odds_roll(odds, &r, rules->die, n, "found")->each;
		for (int i = 0; i < scene_input(s, LOOKS); i++)
			missed = chance_both(missed, chance_not(found));
		found = chance_not(missed);
	}
	odds_note(odds, "The unit is about to move (X-38), and a line leads to each (X-144).");
	all = odds_count(odds, "found");
	tally_dice(all, found, n);
	odds_outcome(odds, "none found", all->of[0]);
	odds_outcome(odds, "one or more found", tally_least(all, 1));
	odds_outcome(odds, "all found", tally_least(all, n));
	return true;
}

static const struct situation situation = { .cols = GRID_SIDE_MIN, .rows = GRID_SIDE_MIN,
	.put = put, .set = moro_stand_later, .reckon = reckon };
const struct odds_action moro_odds_sighting = { "sighting", "Looking for counters", "M-6", inputs,
	scene_reckon, &situation, may_be, &nothing };

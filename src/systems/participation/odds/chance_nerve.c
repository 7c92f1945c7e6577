/* The chances of daring something risky, once or time after time: what one has done or shrunk
 * from before counts with the next try (S-P-24). */
#include "systems/participation/morale/nerve.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/settings.h"

enum { DEED, STANDING, TRAINED, DONE, FAILED, FEARS_IT, FEAR_VALUE, FEARS_NOTHING, TERROR, TRIES };
enum { TRIES_MOST = 12, TIMES_MOST = 20, COLS = 12, ROWS = 5, ROW = 2 };
enum { ONE, THING };

static const struct odds_input inputs[] = {
	[DEED] = ODDS_ROW("deed", "deeds", "cross", "what is dared"),
	[STANDING] = ODDS_WORD("nerve", pp_nerve_words, "nobody",
		"a named character, a named NPC, or nobody"),
	[TRAINED] = ODDS_FLAG("trained", "no", "whether for this deed"),
	[DONE] = ODDS_NUMBER("done", 0, TIMES_MOST, "0", "how often he has done it before"),
	[FAILED] = ODDS_NUMBER("failed", 0, TIMES_MOST, "0",
		"how often he has shrunk from it before"),
	[FEARS_IT] = ODDS_WORDS("fears", pp_fear_words, "none", "what he fears in particular"),
	[FEAR_VALUE] = ODDS_NUMBER("fear-value", -4, -1, "-2", "how much"),
	[FEARS_NOTHING] = ODDS_FLAG("fears-nothing", "no", "whether he is one of those"),
	[TERROR] = ODDS_WORD("terror", pp_terror_words, "nothing",
		"the fear that whoever he goes at rouses"),
	[TRIES] = ODDS_NUMBER("tries", 1, TRIES_MOST, "1", "how often he tries"),
	{ .name = NULL }
};

static bool put(struct scene *s)
{
	scene_unit(s, 0, 1, 1, ROW);
	scene_unit(s, 1, 1, COLS - 2, ROW);
	scene_say(s, ONE, CARD_NERVE, scene_input(s, STANDING));
	scene_say(s, ONE, CARD_SKILLS, scene_input(s, TRAINED) << scene_input(s, DEED));
	scene_say(s, ONE, CARD_FEARS, scene_input(s, FEARS_IT));
	scene_say(s, ONE, CARD_FEAR_VALUE, scene_input(s, FEAR_VALUE));
	scene_say(s, ONE, CARD_FEARS_NOTHING, scene_input(s, FEARS_NOTHING));
	scene_say(s, THING, CARD_TERROR, scene_input(s, TERROR));
	return true;
}

/* How often he has done it, and has shrunk from it. */
static void remember(struct scene *s, int done, int failed)
{
	struct pp_figure *const f = pp_figure_of(s->game, ONE);

	f->done[scene_input(s, DEED)] = (uint8_t)done;
	f->failed[scene_input(s, DEED)] = (uint8_t)failed;
}

static bool set(struct scene *s)
{
	remember(s, scene_input(s, DONE), scene_input(s, FAILED));
	return true;
}

/* That he dares it now. */
static chance_t dares(const struct scene *s, struct roller *r)
{
	const struct pp_rules *const rules = pp_rules_of(s->game);
	int faces = 0;

	pp_nerve_roller(s->game, ONE, scene_input(s, DEED),
		scene_input(s, TERROR) > 0 ? THING : NOBODY, r);
	for (int die = 1; die <= rules->die; die++)
		faces += pp_nerve_dares(rules, die + roller_need(r));
	return chance_of(faces, rules->die);
}

/* By how often he has dared it till now; what he remembers follows from that. */
static void try_on(struct scene *s, struct tally *dared)
{
	const int done = scene_input(s, DONE), failed = scene_input(s, FAILED);

	for (int tried = 0; tried < scene_input(s, TRIES); tried++) {
		struct tally next;

		tally_empty(&next);
		for (int n = 0; n <= tried; n++) {
			struct roller r;
			chance_t up;

			remember(s, done + n, failed + tried - n);
			up = chance_both(dared->of[n], dares(s, &r));
			tally_add(&next, n + 1, up);
			tally_add(&next, n, dared->of[n] - up);
		}
		*dared = next;
	}
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct pp_rules *const rules = pp_rules_of(s->game);
	struct roller r;
	const chance_t once = dares(s, &r);
	struct tally dared;

	odds_roll(odds, &r, rules->die, 1, "");
	odds_note(odds, "it wants %d or more in all (P-11)", rules->nerve_need);
	tally_clear(&dared);
	try_on(s, &dared);
	odds_outcome(odds, "dares", chance_not(dared.of[0]));
	odds_outcome(odds, "cowers", dared.of[0]);
	if (scene_input(s, TRIES) == 1)
		return true;
	odds_note(odds, "he dares if he does in any of his tries, at the first with %d%%; each is "
		"remembered with the next (S-P-24)", (int)chance_in(once, 100));
	*odds_count(odds, "dared") = dared;
	return true;
}

static const struct situation situation = { .cols = COLS, .rows = ROWS, .put = put, .set = set,
	.reckon = reckon };
const struct odds_action pp_odds_nerve = { "nerve", "Daring something", "P-11", inputs,
	scene_reckon, &situation, NULL, NULL };

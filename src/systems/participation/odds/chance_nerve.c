/* The chances of daring something risky, once or time after time: what one has done or shrunk
 * from before counts with the next try (S-P-24). */
#include "systems/participation/morale/nerve.h"
#include "systems/participation/odds/chance_nerve.h"
#include "systems/participation/odds/chance_people.h"
#include "systems/participation/odds/chances.h"

enum { DEED, STANDING, TRAINED, DONE, FAILED, FEARS_IT, FEAR_VALUE, FEARS_NOTHING, TERROR, TRIES };
enum { TRIES_MOST = 12, TIMES_MOST = 20, COLS = 12, ROWS = 5, ROW = 2 };
enum { ONE, THING };

static const char *const standings[] = { "nobody", "npc", "named", NULL };
static const char *const terrors[] = { "nothing", "beasts", "snakes", "heights", "water", "fire",
	"dark", "spirits", NULL };

const struct odds_input pp_nerve_inputs[] = {
	[DEED] = ODDS_ROW("deed", "deeds", "cross", "what is dared"),
	[STANDING] = ODDS_WORD("nerve", standings, "nobody",
		"a named character, a named NPC, or nobody"),
	[TRAINED] = ODDS_FLAG("trained", "no", "whether for this deed"),
	[DONE] = ODDS_NUMBER("done", 0, TIMES_MOST, "0", "how often he has done it before"),
	[FAILED] = ODDS_NUMBER("failed", 0, TIMES_MOST, "0",
		"how often he has shrunk from it before"),
	[FEARS_IT] = ODDS_WORDS("fears", terrors + 1, "none", "what he fears in particular"),
	[FEAR_VALUE] = ODDS_NUMBER("fear-value", -4, -1, "-2", "how much"),
	[FEARS_NOTHING] = ODDS_FLAG("fears-nothing", "no", "whether he is one of those"),
	[TERROR] = ODDS_WORD("terror", terrors, "nothing",
		"the fear that whoever he goes at rouses"),
	[TRIES] = ODDS_NUMBER("tries", 1, TRIES_MOST, "1", "how often he tries"),
	{ .name = NULL }
};

bool pp_nerve_scene(const struct odds_case *a, struct pp_nerve_scene *scene, struct reason *why)
{
	const struct odds_value *const v = a->values;
	struct pp_figure *f;

	*scene = (struct pp_nerve_scene){ .figure = ONE, .deed = v[DEED].number,
		.other = v[TERROR].number > 0 ? THING : NOBODY, .tries = v[TRIES].number };
	scene->s = scene_new(a, COLS, ROWS, why);
	if (!scene->s)
		return false;
	scene_unit(scene->s, 0, 1, 1, ROW);
	scene_unit(scene->s, 1, 1, COLS - 2, ROW);
	pp_scene_card(scene->s, ONE, CARD_NERVE, v[STANDING].number);
	pp_scene_card(scene->s, ONE, CARD_SKILLS, v[TRAINED].number << v[DEED].number);
	pp_scene_card(scene->s, ONE, CARD_FEARS, v[FEARS_IT].number);
	pp_scene_card(scene->s, ONE, CARD_FEAR_VALUE, v[FEAR_VALUE].number);
	pp_scene_card(scene->s, ONE, CARD_FEARS_NOTHING, v[FEARS_NOTHING].number);
	pp_scene_card(scene->s, THING, CARD_TERROR, v[TERROR].number);
	scene->g = scene_game(scene->s, why);
	if (!scene->g)
		return false;
	f = pp_figure_of(scene->g, ONE);
	f->done[scene->deed] = (uint8_t)v[DONE].number;
	f->failed[scene->deed] = (uint8_t)v[FAILED].number;
	return true;
}

/* That he dares it now. */
static chance_t dares(const struct pp_nerve_scene *scene, struct roller *r)
{
	const struct pp_rules *const rules = pp_rules_of(scene->g);
	int faces = 0;

	pp_nerve_roller(scene->g, scene->figure, scene->deed, scene->other, r);
	for (int die = 1; die <= rules->die; die++)
		faces += pp_nerve_dares(rules, die + roller_need(r));
	return chance_of(faces, rules->die);
}

/* By how often he has dared it till now; what he remembers follows from that. */
static void try_on(const struct pp_nerve_scene *scene, struct tally *dared)
{
	struct pp_figure *const f = pp_figure_of(scene->g, scene->figure);
	const uint8_t done = f->done[scene->deed], failed = f->failed[scene->deed];

	for (int tried = 0; tried < scene->tries; tried++) {
		struct tally next;

		tally_empty(&next);
		for (int n = 0; n <= tried; n++) {
			struct roller r;
			chance_t up;

			f->done[scene->deed] = (uint8_t)(done + n);
			f->failed[scene->deed] = (uint8_t)(failed + tried - n);
			up = chance_both(dared->of[n], dares(scene, &r));
			tally_add(&next, n + 1, up);
			tally_add(&next, n, dared->of[n] - up);
		}
		*dared = next;
	}
	f->done[scene->deed] = done;
	f->failed[scene->deed] = failed;
}

bool pp_nerve_chance(const struct odds_case *a, struct odds *odds, struct reason *why)
{
	struct pp_nerve_scene scene = { 0 };
	const bool done = pp_nerve_scene(a, &scene, why);

	if (done) {
		struct roller r;
		const chance_t once = dares(&scene, &r);
		struct tally dared;

		odds_roll(odds, &r, pp_rules_of(scene.g)->die, 1, "");
		odds_note(odds, "it wants %d or more in all (P-11)",
			pp_rules_of(scene.g)->nerve_need);
		tally_clear(&dared);
		try_on(&scene, &dared);
		odds_outcome(odds, "dares", chance_not(dared.of[0]));
		odds_outcome(odds, "cowers", dared.of[0]);
		if (scene.tries > 1) {
			odds_note(odds, "he dares if he does in any of his tries, at the first with "
				"%d%%; each is remembered with the next (S-P-24)",
				(int)chance_in(once, 100));
			*odds_count(odds, "dared") = dared;
		}
	}
	scene_free(scene.s);
	return done;
}

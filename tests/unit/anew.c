/* Kept and anew: see anew.h. */
#include "config.h"
#include "unit.h"
#include "anew.h"

#include "shipped.h"

enum { GAMES = 2, EVERY = 9 };	/* choices from one look to the next */

static void look_by_new_rules(const struct game *g, anew_look *at)
{
	struct reason why;
	void *const rules = g->system->bind(g->system, g->setup->book, &why);
	struct game *const anew = game_clone(g);

	assert_non_null(rules);
	assert_non_null(anew);
	anew->rules = rules;
	at(g, anew);
	game_free(anew);
	g->system->unbind(rules);
}

/* How the games of a contest are looked at. */
struct looking { anew_look *look; };

static void play(struct contest *c, struct dice *dice, void *with)
{
	const struct looking *const at = with;
	const struct sink nobody = { NULL, NULL };

	assert_true(contest_begin(c, dice, nobody));
	for (int n = 0; contest_step(c, nobody); n++)
		if (n % EVERY == 0)
			look_by_new_rules(contest_game(c), at->look);
}

void anew_play_games(const char *scenario, const struct mind *all, anew_play *play_one, void *with)
{
	const struct mind *mind[SIDES_MAX];
	struct setup *const setup = shipped_load(scenario, NULL, NULL);
	struct reason why;
	void *const rules = setup->system->bind(setup->system, setup->book, &why);
	struct contest *c;

	for (int side = 0; side < SIDES_MAX; side++)
		mind[side] = all;
	c = contest_new(setup, rules, mind);
	assert_non_null(c);
	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		struct dice dice;

		dice_seed(&dice, seed);
		play_one(c, &dice, with);
	}
	contest_free(c);
	setup->system->unbind(rules);
	setup_free(setup);
}

void anew_look_at_games(const char *scenario, anew_look *look)
{
	struct looking at = { look };

	anew_play_games(scenario, mind_find("commander"), play, &at);
}

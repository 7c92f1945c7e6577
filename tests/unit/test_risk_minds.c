/* Minds of risk in random small games: whatever the ground, the arms and the words, the
 * commander's and the uncommanded units' own answers are lawful as they are, nobody answers
 * without end, and every game comes to its last turn.
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "whims.h"
#include "systems/risk/risk.h"

enum { GAMES = 300, COLS = 30, ROWS = 20, TURNS = 8, ANSWERS_MAX = 4000 };

/* ---- a random scenario ---- */

static void add_map(struct text *t, struct whims *w)
{
	static const char grounds[] = "..........,,&&&^#~n|=Z";

	add(t, "cell 25\nturns %d\nmap\n", TURNS);
	for (int row = 0; row < ROWS; row++) {
		char sign = '.';

		for (int col = 0; col < COLS; col++) {
			const bool margin = col < 7 || col >= COLS - 7;

			if (pick(w, 3) == 0)
				sign = grounds[pick(w, (int)sizeof grounds - 1)];
			add(t, " %c", margin && (sign == '=' || sign == 'Z') ? '.' : sign);
		}
		add(t, "\n");
	}
	add(t, "end\nlegend Z barricade\n");
}

static void add_unit(struct text *t, struct whims *w, int side, int i)
{
	static const char *const arms[] = { "rifle", "musket", "bow", "spear", "sword",
		"club,rocks", "pistol,sword", "hatchet", "musket,sword" };
	static const char *const qualities[] = { "raw", "regular", "superior" };
	static const char *const stances[] = { "free", "advance", "hold" };
	const bool hero = i == 0 && pick(w, 2);
	const int col = side == 0 ? 3 + pick(w, 3) : COLS - 5 + pick(w, 3);

	add(t, "unit u%d%d side=s%d figures=%d at=%d,%d arms=%s quality=%s stance=%s", side, i,
		side, hero ? 1 : 1 + pick(w, 8), col, 3 + 4 * i, arms[pick(w, 9)],
		qualities[pick(w, 3)], stances[pick(w, 3)]);
	add(t, "%s%s%s%s facing=%s\n", pick(w, 5) == 0 && !hero ? " mounted" : "",
		pick(w, 3) == 0 ? " native" : "", pick(w, 4) == 0 ? " bayonets" : "",
		!hero && pick(w, 2) ? " uncommanded" : "", side == 0 ? "E" : "W");
	if (hero)
		add(t, "figure 1 hero leader\n");
	else if (pick(w, 3) > 0)
		add(t, "figure 1 leader\n");
}

static const struct setup_objective aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
	{ "chest", "Take the chest.", AIM_ITEM, 0, -1, -1, 0, 0, 0, 4, false },
	{ "away", "Get away.", AIM_EXIT, 1, -1, -1, -1, EDGE_WEST, 3, 4, false },
	{ "break", "Break them.", AIM_DESTROY, 0, 4, -1, -1, 0, 0, 3, false },
};
enum { AIMS = sizeof aims / sizeof aims[0] };

static struct setup *random_setup(int game, struct setup_objective objectives[AIMS])
{
	struct whims w = { (uint32_t)game * 2654435761u + 1 };
	struct text t = { .n = 0 };
	struct setup *s;

	add_map(&t, &w);
	add(&t, "side s0 edges=west\nside s1 edges=east machine\n");
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < 4; i++)
			add_unit(&t, &w, side, i);
	add(&t, "area middle 14,9 15,9 16,9 14,10 15,10 16,10 14,11 15,11 16,11\n");
	if (pick(&w, 2))
		add(&t, "item chest at=15,5\n");
	else
		add(&t, "item chest unit=u1%d\n", pick(&w, 4));
	s = build_setup(&system_risk, t.at);
	s->n_objectives = (int16_t)(pick(&w, AIMS + 1));
	memcpy(objectives, aims, sizeof aims);
	s->objectives = objectives;
	return s;
}

/* ---- a game ---- */

static const struct mind *mind_of(int game, const struct game *g, int seat)
{
	if (seat >= g->setup->n_sides)
		return &mind_tables;
	return mind_find((game >> seat) % 3 == 0 ? "random" : "commander");
}

/* The mind's own answer, not what would be made of it. */
static struct choice answer(const struct game *g, int game, const struct decision *d)
{
	const struct mind *mind = mind_of(game, g, d->seat);
	const bool random = mind == mind_find("random");
	struct view *view = view_new(g, d->seat);
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	assert_non_null(view);
	memset(&c, 0, sizeof c);
	c.seat = d->seat;
	if (random)
		assert_true(mind_choose(mind, view, d, NULL, &c));
	else
		mind->answer(view, d, &c);
	if (!game_check(&view->game, &c, &why) || !game_check(g, &c, &why)) {
		choice_write(&view->game, &c, line, sizeof line);
		fail_msg("game %d, turn %d: `%s` is refused: %s (%s)", game, g->turn, line,
			why.text, why.rule);
	}
	view_free(view);
	return c;
}

static uint64_t play(int game, long *orders)
{
	struct setup_objective objectives[AIMS];
	struct trial t;
	uint64_t check;
	int n = 0;

	trial_begin_with(&t, random_setup(game, objectives), "");
	dice_seed(&t.game->dice, (uint64_t)game + 1);
	while (!t.game->over) {
		struct choice c;

		assert_true(t.game->n_decisions > 0);
		c = answer(t.game, game, &t.game->decisions[0]);
		*orders += c.verb == VERB_ORDER;
		game_step(t.game, &c, event_log_sink(t.log));
		if (++n > ANSWERS_MAX) {
			char line[CHOICE_LINE_MAX];

			choice_write(t.game, &c, line, sizeof line);
			fail_msg("game %d: answers without end in turn %d: `%s`", game,
				t.game->turn, line);
		}
	}
	check = game_check_value(t.game);
	trial_end(&t);
	return check;
}

TEST(test_minds_answer_lawfully_in_any_small_game)
{
	long orders = 0;

	for (int game = 0; game < games_wanted(GAMES); game++)
		play(game, &orders);
	assert_true(orders > 10L * games_wanted(GAMES));
}

TEST(test_the_same_game_twice_is_the_same)
{
	long orders = 0;

	for (int game = 0; game < 10; game++)
		assert_true(play(game, &orders) == play(game, &orders));
}

TEST_MAIN

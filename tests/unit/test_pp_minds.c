/* Minds of the participation room in random small games: whatever the ground, the cards and
 * the beasts, the commander's and the uncommanded units' own answers are lawful as they are,
 * by view and truth alike, nobody answers without end, and every game comes to its end; the
 * commander beats whoever plays at random by far.
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
#include "systems/participation/participation.h"

enum { GAMES = 60, COLS = 32, ROWS = 24, TURNS = 6, ANSWERS_MAX = 4000, SIDE_UNITS = 5 };

/* ---- a random scenario ---- */

static void add_map(struct text *t, struct whims *w)
{
	static const char grounds[] = "........,,&&%;~^cr|#xTnO";

	add(t, "turns %d\nmap\n", TURNS);
	for (int row = 0; row < ROWS; row++) {
		char sign = '.';

		for (int col = 0; col < COLS; col++) {
			const bool margin = col < 8 || col >= COLS - 8;

			if (pick(w, 3) == 0)
				sign = grounds[pick(w, (int)sizeof grounds - 1)];
			add(t, " %c", margin && sign == 'O' ? '.' : sign);
		}
		add(t, "\n");
	}
	add(t, "end\n");
}

static const char *const arms[] = { "rifle", "revolver", "rifle,knife", "bow", "club", "sword",
	"carbine", "spear", "dynamite,revolver", "gas-bomb,knife", "stone", "shotgun" };
enum { ARMS = sizeof arms / sizeof arms[0] };

static void add_card(struct text *t, struct whims *w)
{
	static const char *const classes[] = { "hero", "brave", "normal", "follower", "cautious" };
	static const char *const stances[] = { "free", "free", "advance", "hold" };

	add(t, " arms=%s courage=%s stance=%s adt=%d fight=%d move=%d", arms[pick(w, ARMS)],
		classes[pick(w, 5)], stances[pick(w, 4)], pick(w, 5) - 2, pick(w, 4) - 1,
		4 + pick(w, 3));
	if (pick(w, 5) == 0)
		add(t, " %s", pick(w, 2) ? "trained" : "elite");
	if (pick(w, 6) == 0)
		add(t, " load=heavy");
	if (pick(w, 5) == 0)
		add(t, " hidden");
	if (pick(w, 4) == 0)
		add(t, " uncommanded");
}

static void add_unit(struct text *t, struct whims *w, int side, int i)
{
	const int col = side == 0 ? 3 + pick(w, 3) : COLS - 5 + pick(w, 3);

	add(t, "unit u%d%d sign=U side=s%d figures=%d at=%d,%d facing=%s", side, i, side,
		pick(w, 2) ? 1 : 1 + pick(w, 4), col, 2 + 4 * i, side == 0 ? "E" : "W");
	add_card(t, w);
	add(t, "\n");
	if (pick(w, 3) > 0)
		add(t, "figure 1 leader%s\n", pick(w, 3) == 0 ? " hero courage=hero" : "");
}

static void add_beasts(struct text *t, struct whims *w)
{
	static const char *const tempers[] = { "hungry", "frightened", "protecting" };
	static const char *const sizes[] = { "standard", "large", "very-large" };

	for (int i = 0; i < 1 + pick(w, 2); i++) {
		const int size = pick(w, 3);

		add(t, "unit beast%d sign=D side=wild figures=1 at=%d,%d facing=E arms=jaws "
			"uncommanded beast=%s size=%s fight=3 fright=2 move=6%s\n", i,
			14 + 3 * pick(w, 2), 6 + 10 * i, tempers[pick(w, 3)], sizes[size],
			size == 0 ? " wound-value=5" : "");
	}
}

static const struct setup_objective aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
	{ "chest", "Take the chest.", AIM_ITEM, 0, -1, -1, 0, 0, 0, 4, false },
	{ "away", "Get away.", AIM_EXIT, 1, -1, -1, -1, EDGE_WEST, 3, 4, false },
	{ "break", "Break them.", AIM_DESTROY, 0, 5, -1, -1, 0, 0, 3, false },
	{ "keep", "Keep them.", AIM_KEEP, 0, 1, -1, -1, 0, 2, 3, false },
};
enum { AIMS = sizeof aims / sizeof aims[0] };

static struct setup *random_setup(int game, struct setup_objective objectives[AIMS])
{
	struct whims w = { (uint32_t)game * 2654435761u + 1 };
	struct text t = { .n = 0 };
	struct setup *s;

	add_map(&t, &w);
	add(&t, "side s0 edges=west\nside s1 edges=east machine\nside wild edges=north\n");
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < SIDE_UNITS; i++)
			add_unit(&t, &w, side, i);
	add_beasts(&t, &w);
	add(&t, "area middle 15,11 16,11 17,11 15,12 16,12 17,12 15,13 16,13 17,13\n");
	if (pick(&w, 2))
		add(&t, "item chest at=12,20\n");
	else
		add(&t, "item chest unit=u1%d\n", pick(&w, SIDE_UNITS));
	s = build_setup(&system_participation, t.at);
	s->n_objectives = (int16_t)(pick(&w, AIMS + 1));
	memcpy(objectives, aims, sizeof aims);
	s->objectives = objectives;
	return s;
}

/* ---- a game ---- */

/* For each side whether it plays at random. */
struct players { bool random[3]; };

static const struct mind *mind_of(const struct players *p, const struct game *g, int seat)
{
	if (seat >= g->setup->n_sides)
		return &mind_tables;
	return mind_find(p->random[seat] ? "random" : "commander");
}

/* The mind's own answer, not what would be made of it. */
static struct choice answer(const struct game *g, const struct players *p, int game,
	const struct decision *d, struct patience *patience)
{
	const struct mind *mind = mind_of(p, g, d->seat);
	struct view *view = view_new(g, d->seat);
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	assert_non_null(view);
	memset(&c, 0, sizeof c);
	c.seat = d->seat;
	if (mind == mind_find("random"))
		assert_true(mind_choose(mind, view, d, patience, &c));
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

/* Who has won, by points, and by men on their feet where those are equal; NOBODY. */
static int better(const struct game *g)
{
	int fit[3] = { 0, 0, 0 };

	for (int u = 0; u < g->n_units; u++)
		fit[g->units[u].side] += game_unit_fit(g, u);
	if (g->points[0] != g->points[1])
		return g->points[0] > g->points[1] ? 0 : 1;
	return fit[0] > fit[1] ? 0 : fit[1] > fit[0] ? 1 : NOBODY;
}

struct result { uint64_t check; int better; };

static struct result play(struct setup *setup, int game, const struct players *players)
{
	struct trial t;
	struct patience patience = { .spent = 0 };
	struct result result;
	int n = 0, turn = 0;

	trial_begin_with(&t, setup, "");
	dice_seed(&t.game->dice, (uint64_t)game + 1);
	while (!t.game->over) {
		struct choice c;

		assert_true(t.game->n_decisions > 0);
		c = answer(t.game, players, game, &t.game->decisions[0], &patience);
		game_step(t.game, &c, event_log_sink(t.log));
		n = turn == t.game->turn ? n + 1 : 0;
		turn = t.game->turn;
		if (n > ANSWERS_MAX)
			fail_msg("game %d: answers without end in turn %d", game, turn);
	}
	result = (struct result){ game_check_value(t.game), better(t.game) };
	trial_end(&t);
	return result;
}

static struct result play_any(int game, const struct players *players)
{
	struct setup_objective objectives[AIMS];

	return play(random_setup(game, objectives), game, players);
}

TEST(test_minds_answer_lawfully_in_any_small_game)
{
	for (int game = 0; game < games_wanted(GAMES); game++) {
		const struct players players = { { game % 3 == 0, (game >> 1) % 3 == 0, false } };

		play_any(game, &players);
	}
}

TEST(test_the_same_game_twice_is_the_same)
{
	const struct players commanders = { { false, false, false } };

	for (int game = 1; game < 6; game++)
		assert_true(play_any(game, &commanders).check
			== play_any(game, &commanders).check);
}

/* ---- an even field ---- */

enum { EVEN_COLS = 40, EVEN_ROWS = 24, EVEN_TURNS = 8, EVEN_GAMES = 12, EVEN_UNITS = 5 };

static const struct setup_objective even_aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
};

/* The same seen from either end: woods and walls, and a few of everybody. */
static void add_even_map(struct text *t)
{
	add(t, "turns %d\nmap\n", EVEN_TURNS);
	for (int row = 0; row < EVEN_ROWS; row++) {
		for (int col = 0; col < EVEN_COLS; col++) {
			const bool back = row >= EVEN_ROWS / 2;
			const int c = back ? EVEN_COLS - 1 - col : col;
			const int r = back ? EVEN_ROWS - 1 - row : row;

			add(t, " %c", (c / 4 + r / 4) % 4 == 1 ? (c + r) % 3 ? '&' : '#' : '.');
		}
		add(t, "\n");
	}
	add(t, "end\nside s0 edges=west\nside s1 edges=east machine\n");
}

static struct setup *even_setup(void)
{
	static const char *const bands[EVEN_UNITS] = {
		"figures=1 arms=revolver courage=hero fight=2 adt=1",
		"figures=1 arms=rifle,knife courage=brave fight=1 shoot=good",
		"figures=4 arms=rifle courage=follower",
		"figures=3 arms=club courage=normal fight=1",
		"figures=1 arms=dynamite,revolver courage=normal",
	};
	struct text t = { .n = 0 };
	struct setup *s;

	add_even_map(&t);
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < EVEN_UNITS; i++) {
			const int row = 3 + 4 * i;

			add(&t, "unit u%d%d sign=U side=s%d at=%d,%d facing=%s %s\n", side, i, side,
				side == 0 ? 8 : EVEN_COLS - 7, side == 0 ? row
				: EVEN_ROWS + 1 - row, side == 0 ? "E" : "W", bands[i]);
		}
	add(&t, "area middle 19,11 20,11 21,11 19,12 20,12 21,12 22,12 20,13 21,13 22,13\n");
	s = build_setup(&system_participation, t.at);
	s->n_objectives = 2;
	s->objectives = even_aims;
	return s;
}

TEST(test_a_commander_beats_whoever_plays_at_random)
{
	static const struct players players[2] = { { { false, true, false } },
		{ { true, false, false } } };
	const int games = games_wanted(EVEN_GAMES);

	for (int side = 0; side < 2; side++) {
		int won = 0;

		for (int game = 0; game < games; game++)
			won += play(even_setup(), game, &players[side]).better == side;
		if (won < games - games / 10 - 1)
			fail_msg("side %d: %d of %d won", side, won, games);
	}
}

TEST_MAIN

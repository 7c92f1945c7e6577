/* Minds of the Moro room in random small games: whatever the ground, the arms and the guns,
 * the commander's and the uncommanded units' own answers are lawful as they are, by view
 * and truth alike, nobody answers without end, and every game comes to its end; the
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
#include "systems/moro/moro.h"

enum { GAMES = 100, COLS = 34, ROWS = 24, TURNS = 7, ANSWERS_MAX = 2000,
	SIDE_UNITS = 4 };

/* ---- a random scenario ---- */

static void add_map(struct text *t, struct whims *w)
{
	static const char grounds[] = ".........%%%%%&;~^nFFX#:::,=";

	add(t, "turns %d\nmap\n", TURNS);
	for (int row = 0; row < ROWS; row++) {
		char sign = '.';

		for (int col = 0; col < COLS; col++) {
			const bool margin = col < 7 || col >= COLS - 7;

			if (pick(w, 3) == 0)
				sign = grounds[pick(w, (int)sizeof grounds - 1)];
			add(t, " %c", margin && sign == '=' ? '.' : sign);
		}
		add(t, "\n");
	}
	add(t, "end\n");
}

static void add_us(struct text *t, struct whims *w)
{
	static const char *const arms[] = { "rifle", "rifle", "pistol" };
	static const char *const guns[] = { "gatling", "cannon" };

	add(t, " people=us troops=%s", pick(w, 2) ? "regulars" : "scouts");
	if (pick(w, 3) == 0)
		add(t, " arms=pistol gun=%s%s", guns[pick(w, 2)], pick(w, 2) ? " limbered" : "");
	else
		add(t, " arms=%s formation=%s", arms[pick(w, 3)], pick(w, 2) ? "line" : "column");
}

static void add_moros(struct text *t, struct whims *w)
{
	static const char *const arms[] = { "spear,blade", "moro-rifle", "blade", "blade" };

	add(t, " people=moro troops=%s", pick(w, 3) ? "warriors" : "juramentados");
	if (pick(w, 6) == 0)
		add(t, " arms=blade gun=moro-cannon");
	else
		add(t, " arms=%s", arms[pick(w, 4)]);
}

static void add_unit(struct text *t, struct whims *w, int side, int i)
{
	static const char *const stances[] = { "free", "free", "advance", "hold" };
	const int col = side == 0 ? 3 + pick(w, 3) : COLS - 5 + pick(w, 3);
	const int figures = 3 + pick(w, 7);

	add(t, "unit u%d%d sign=U side=s%d figures=%d at=%d,%d stance=%s facing=%s", side, i, side,
		figures, col, 3 + 5 * i, stances[pick(w, 4)], side == 0 ? "E" : "W");
	if (side == 0 || pick(w, 4) == 0)
		add_us(t, w);
	else
		add_moros(t, w);
	if (pick(w, 4) == 0)
		add(t, " hidden blinds=%d", pick(w, 3));
	add(t, "%s\n", pick(w, 4) == 0 ? " uncommanded" : "");
	if (pick(w, 4) > 0)
		add(t, "figure 1 leader%s\n", pick(w, 4) == 0 ? " hero" : "");
}

static const struct setup_objective aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
	{ "chest", "Take the chest.", AIM_ITEM, 0, -1, -1, 0, 0, 0, 4, false },
	{ "away", "Get away.", AIM_EXIT, 1, -1, -1, -1, EDGE_WEST, 3, 4, false },
	{ "break", "Break them.", AIM_DESTROY, 0, 4, -1, -1, 0, 0, 3, false },
	{ "keep", "Keep them.", AIM_KEEP, 0, 1, -1, -1, 0, 2, 3, false },
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
		for (int i = 0; i < SIDE_UNITS; i++)
			add_unit(&t, &w, side, i);
	add(&t, "area middle 16,11 17,11 18,11 16,12 17,12 18,12 16,13 17,13 18,13\n");
	if (pick(&w, 2))
		add(&t, "item chest at=15,5\n");
	else
		add(&t, "item chest unit=u1%d\n", pick(&w, SIDE_UNITS));
	s = build_setup(&system_moro, t.at);
	s->n_objectives = (int16_t)(pick(&w, AIMS + 1));
	memcpy(objectives, aims, sizeof aims);
	s->objectives = objectives;
	return s;
}

/* ---- a game ---- */

/* For each side whether it plays at random. */
struct players { bool random[2]; };

static const struct mind *mind_of(const struct players *p, const struct game *g, int seat)
{
	if (seat >= g->setup->n_sides)
		return &mind_tables;
	return mind_find(p->random[seat] ? "random" : "commander");
}

/* The mind's own answer, not what would be made of it. */
static struct choice answer(const struct game *g, const struct players *p, int game,
	const struct decision *d)
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

/* Who has won, by points, and by men where those are equal; NOBODY. */
static int better(const struct game *g)
{
	int fit[2] = { 0, 0 };

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
	struct result result;
	int n = 0;

	trial_begin_with(&t, setup, "");
	dice_seed(&t.game->dice, (uint64_t)game + 1);
	while (!t.game->over) {
		struct choice c;

		assert_true(t.game->n_decisions > 0);
		c = answer(t.game, players, game, &t.game->decisions[0]);
		game_step(t.game, &c, event_log_sink(t.log));
		if (++n > ANSWERS_MAX)
			fail_msg("game %d: answers without end in turn %d", game, t.game->turn);
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
		const struct players players = { { game % 3 == 0, (game >> 1) % 3 == 0 } };

		play_any(game, &players);
	}
}

TEST(test_the_same_game_twice_is_the_same)
{
	const struct players commanders = { { false, false } };

	for (int game = 1; game < 8; game++)
		assert_true(play_any(game, &commanders).check
			== play_any(game, &commanders).check);
}

/* ---- an even field ---- */

enum { EVEN_COLS = 56, EVEN_ROWS = 30, EVEN_TURNS = 10, EVEN_GAMES = 12 };

static const struct setup_objective even_aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
};

/* The same seen from either end: woods, and a few of everybody. */
static void add_even_map(struct text *t)
{
	add(t, "turns %d\nmap\n", EVEN_TURNS);
	for (int row = 0; row < EVEN_ROWS; row++) {
		for (int col = 0; col < EVEN_COLS; col++) {
			const bool back = row >= EVEN_ROWS / 2;
			const int c = back ? EVEN_COLS - 1 - col : col;
			const int r = back ? EVEN_ROWS - 1 - row : row;

			add(t, " %c", (c / 5 + r / 4) % 4 == 1 ? '%' : '.');
		}
		add(t, "\n");
	}
	add(t, "end\nside s0 edges=west\nside s1 edges=east machine\n");
}

static struct setup *even_setup(void)
{
	static const char *const bands[] = {
		"figures=8 arms=rifle troops=regulars",
		"figures=10 arms=spear,blade people=moro troops=warriors",
		"figures=4 arms=pistol troops=regulars gun=gatling limbered",
		"figures=6 arms=blade people=moro troops=juramentados",
	};
	struct text t = { .n = 0 };
	struct setup *s;

	add_even_map(&t);
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < SIDE_UNITS; i++) {
			const int row = 5 + 6 * i;

			add(&t, "unit u%d%d sign=U side=s%d at=%d,%d facing=%s %s\n", side, i, side,
				side == 0 ? 18 : EVEN_COLS - 17, side == 0 ? row
				: EVEN_ROWS + 1 - row, side == 0 ? "E" : "W", bands[i]);
		}
	add(&t, "area middle 27,14 28,14 29,14 27,15 28,15 29,15 30,15 28,16 29,16 30,16\n");
	s = build_setup(&system_moro, t.at);
	s->n_objectives = 2;
	s->objectives = even_aims;
	return s;
}

TEST(test_a_commander_beats_whoever_plays_at_random)
{
	static const struct players players[2] = { { { false, true } }, { { true, false } } };

	for (int side = 0; side < 2; side++) {
		int won = 0;

		for (int game = 0; game < EVEN_GAMES; game++)
			won += play(even_setup(), game, &players[side]).better == side;
		if (won < EVEN_GAMES - 1)
			fail_msg("side %d: %d of %d won", side, won, EVEN_GAMES);
	}
}

TEST_MAIN

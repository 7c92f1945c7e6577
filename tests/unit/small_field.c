/* Machines in random small games: see small_field.h. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "small_field.h"

enum { SIDES = 3, ANSWERS_MAX = 4000, COMMANDED = 2, EVEN_GAMES = 12,
	AHEAD_GAMES = 3 };

static const struct setup_objective aims[] = {
	{ "middle", "Hold the middle.", AIM_HOLD, 0, -1, 0, -1, 0, 0, 5, false },
	{ "middle-too", "Hold it.", AIM_HOLD, 1, -1, 0, -1, 0, 0, 5, false },
	{ "chest", "Take the chest.", AIM_ITEM, 0, -1, -1, 0, 0, 0, 4, false },
	{ "away", "Get away.", AIM_EXIT, 1, -1, -1, -1, EDGE_WEST, 3, 4, false },
	{ "break", "Break them.", AIM_DESTROY, 0, 4, -1, -1, 0, 0, 3, false },
	{ "keep", "Keep them.", AIM_KEEP, 0, 1, -1, -1, 0, 2, 3, false },
};
enum { AIMS = sizeof aims / sizeof aims[0], EVEN_AIMS = 2 };

/* ---- a random scenario ---- */

static void add_map(struct text *t, struct whims *w)
{
	const struct small_field *f = &small_field;

	add(t, "%sturns %d\nmap\n", f->scale ? f->scale : "", f->turns);
	for (int row = 0; row < f->rows; row++) {
		char sign = '.';

		for (int col = 0; col < f->cols; col++) {
			const bool margin = col < f->margin || col >= f->cols - f->margin;

			if (pick(w, 3) == 0)
				sign = f->grounds[pick(w, (int)strlen(f->grounds))];
			add(t, " %c", margin && strchr(f->inland, sign) ? '.' : sign);
		}
		add(t, "\n");
	}
	add(t, "end\n%s", f->legend ? f->legend : "");
}

static void add_unit(struct text *t, struct whims *w, int side, int unit)
{
	const struct small_field *f = &small_field;
	const int col = side == 0 ? 3 + pick(w, 3) : f->cols - 5 + pick(w, 3);

	add(t, "unit u%d%d sign=U side=s%d at=%d,%d facing=%c", side, unit, side, col,
		f->first_row + f->row_step * unit, side == 0 ? 'E' : 'W');
	f->arm(t, w, side, unit);
}

static void add_middle(struct text *t)
{
	add(t, "area middle");
	for (int row = -1; row <= 1; row++)
		for (int col = -1; col <= 1; col++)
			add(t, " %d,%d", small_field.cols / 2 + col, small_field.rows / 2 + row);
	add(t, "\n");
}

static struct setup *random_setup(int game)
{
	struct whims w = { (uint32_t)game * 2654435761u + 1 };
	struct text t = { .n = 0 };
	struct setup *s;

	add_map(&t, &w);
	add(&t, "side s0 edges=west\nside s1 edges=east machine\n");
	for (int side = 0; side < COMMANDED; side++)
		for (int i = 0; i < small_field.units; i++)
			add_unit(&t, &w, side, i);
	if (small_field.wild) {
		add(&t, "side wild edges=north\n");
		small_field.wild(&t, &w);
	}
	add_middle(&t);
	if (pick(&w, 2))
		add(&t, "item chest at=%d,5\n", small_field.cols / 2);
	else
		add(&t, "item chest unit=u1%d\n", pick(&w, small_field.units));
	s = build_setup(small_field.system, t.at);
	s->n_objectives = (int16_t)(pick(&w, AIMS + 1));
	s->objectives = aims;
	return s;
}

/* ---- a game ---- */

/* By name, a side each; NULL: the commander. */
struct players { const char *mind[SIDES]; };

static const struct mind *mind_of(const struct players *p, const struct game *g, int seat)
{
	if (seat >= g->setup->n_sides)
		return &mind_tables;
	return mind_find(p->mind[seat] ? p->mind[seat] : "commander");
}

/* The mind's own answer, not what would be made of it. */
static struct choice answer(const struct game *g, const struct players *p, int game,
	struct patience *patience)
{
	const struct decision *d = &g->decisions[0];
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
		mind->answer(mind, view, d, &c);
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
	int fit[SIDES] = { 0 };

	for (int u = 0; u < g->n_units; u++)
		fit[g->units[u].side] += game_unit_fit(g, u);
	if (g->points[0] != g->points[1])
		return g->points[0] > g->points[1] ? 0 : 1;
	return fit[0] > fit[1] ? 0 : fit[1] > fit[0] ? 1 : NOBODY;
}

struct result {
	uint64_t check;
	int better;
	int deeds;	/* choices that name somebody or something: not merely `done` */
};

static struct result play(struct setup *setup, int game, const struct players *players)
{
	struct trial t;
	struct patience patience = { .spent = 0 };
	struct result result = { .deeds = 0 };
	int n = 0, turn = 0;

	trial_begin_with(&t, setup, "");
	dice_seed(&t.game->dice, (uint64_t)game + 1);
	while (!t.game->over) {
		struct choice c;

		assert_true(t.game->n_decisions > 0);
		c = answer(t.game, players, game, &patience);
		result.deeds += c.n > 0;
		game_step(t.game, &c, event_log_sink(t.log));
		n = turn == t.game->turn ? n + 1 : 0;
		turn = t.game->turn;
		if (n > ANSWERS_MAX)
			fail_msg("game %d: answers without end in turn %d", game, turn);
	}
	result.check = game_check_value(t.game);
	result.better = better(t.game);
	trial_end(&t);
	return result;
}

TEST(test_decider_lawfully_in_any_small_game)
{
	const int games = games_wanted(small_field.games);
	long deeds = 0;

	for (int game = 0; game < games; game++) {
		const struct players players = { { game % 3 == 0 ? "random" : NULL,
			(game >> 1) % 3 == 0 ? "random" : NULL } };

		deeds += play(random_setup(game), game, &players).deeds;
	}
	assert_true(deeds > 10L * games);
}

TEST(test_the_same_game_twice_is_the_same)
{
	const struct players commanders = { .mind = { NULL } };

	for (int game = 1; game < 8; game++)
		assert_true(play(random_setup(game), game, &commanders).check
			== play(random_setup(game), game, &commanders).check);
}

/* What it tries are games of guessed positions, in which anything may stand anywhere. */
TEST(test_who_looks_ahead_decides_lawfully_and_the_same_twice)
{
	const struct players players = { { "commander:2", NULL } };
	const int games = games_wanted(AHEAD_GAMES);

	for (int game = 1; game <= games; game++) {
		const uint64_t check = play(random_setup(game), game, &players).check;

		if (game <= 2)
			assert_true(play(random_setup(game), game, &players).check == check);
	}
}

/* ---- an even field ---- */

static void add_even_map(struct text *t)
{
	const int cols = small_field.even.cols, rows = small_field.even.rows;

	add(t, "%sturns %d\nmap\n", small_field.scale ? small_field.scale : "",
		small_field.even.turns);
	for (int row = 0; row < rows; row++) {
		for (int col = 0; col < cols; col++) {
			const bool back = row >= rows / 2;
			const int c = back ? cols - 1 - col : col;
			const int r = back ? rows - 1 - row : row;

			add(t, " %c", (c / 5 + r / 4) % 4 != 1 ? '.'
				: small_field.even.woods[(c + r) % 3 == 0]);
		}
		add(t, "\n");
	}
	add(t, "end\nside s0 edges=west\nside s1 edges=east machine\n");
}

static struct setup *even_setup(void)
{
	const int cols = small_field.even.cols, rows = small_field.even.rows;
	const int c = cols / 2, r = rows / 2;
	const char *const *bands = small_field.even.bands;
	struct text t = { .n = 0 };
	struct setup *s;

	add_even_map(&t);
	for (int side = 0; side < COMMANDED; side++)
		for (int i = 0; bands[i]; i++) {
			const int row = small_field.even.first_row + small_field.even.row_step * i;

			add(&t, "unit u%d%d sign=U side=s%d at=%d,%d facing=%c %s\n", side, i, side,
				side == 0 ? small_field.even.col : cols + 1 - small_field.even.col,
				side == 0 ? row : rows + 1 - row, side == 0 ? 'E' : 'W', bands[i]);
		}
	add(&t, "area middle %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d %d,%d\n",
		c - 1, r - 1, c, r - 1, c + 1, r - 1, c - 1, r, c, r, c + 1, r, c + 2, r,
		c, r + 1, c + 1, r + 1, c + 2, r + 1);
	s = build_setup(small_field.system, t.at);
	s->n_objectives = EVEN_AIMS;
	s->objectives = aims;
	return s;
}

TEST(test_a_commander_beats_whoever_plays_at_random)
{
	const int games = games_wanted(EVEN_GAMES);

	for (int side = 0; side < COMMANDED; side++) {
		const struct players players = { { side == 1 ? "random" : NULL,
			side == 0 ? "random" : NULL } };
		int won = 0;

		for (int game = 0; game < games; game++)
			won += play(even_setup(), game, &players).better == side;
		if (won < games - 1 - games / 20)
			fail_msg("side %d: %d of %d won", side, won, games);
	}
}

TEST_MAIN

/* What must hold of every game of a whole rule system, shown on many games between minds,
 * half of which do anything they may.
 *
 * One program a system, by what tests.am gives it: SCENARIO of tests/play, the tests' own, and
 * how many GAMES.  $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/contest.h"
#include "cliffhanger/session.h"
#include "shadow.h"
#include "shipped.h"
#include "whims.h"

enum { SAVED_GAMES = 20, CHOICES_MAX = 8000, LINES_MAX = 4000 };

static struct setup *setup;
static void *rules;

static int load(void **state)
{
	struct reason why = { "", "" };

	(void)state;
	setup = shipped_load("tests/play/" SCENARIO, NULL, NULL);
	rules = setup->system->bind(setup->system, setup->book, &why);
	return rules ? 0 : -1;
}

static int unload(void **state)
{
	(void)state;
	setup->system->unbind(rules);
	setup_free(setup);
	return 0;
}

/* ---- one game, looked at from all sides ---- */

struct record { struct choice choices[CHOICES_MAX]; int n; };
struct snapshot { char *lines[LINES_MAX]; int n; };

static struct dice dice_of(int game)
{
	struct dice d;

	dice_seed(&d, (uint64_t)game + 1);
	return d;
}

/* Commanders, and every other game a side that does anything it may. */
static struct contest *contest_of(int game)
{
	const struct mind *mind[SIDES_MAX] = { NULL };
	struct contest *c;

	for (int side = 0; side < setup->n_sides; side++)
		mind[side] = mind_find(game % 4 == side || game % 4 == 3 ? "random" : "commander");
	c = contest_new(setup, rules, mind);
	assert_non_null(c);
	return c;
}

static void take_line(void *self, const char *text)
{
	struct snapshot *const s = self;

	assert_true(s->n < LINES_MAX);
	s->lines[s->n++] = strdup(text);
}

/* Written down and read back, the state is the same. */
static void check_snapshot(const struct game *g)
{
	struct snapshot *const s = calloc(1, sizeof(*s));
	const struct dice dice = dice_of(0);
	struct game *const again = game_new(setup, rules, &dice, (struct sink){ NULL, NULL });
	struct reason why = { "", "" };

	assert_non_null(s);
	assert_non_null(again);
	game_snapshot(g, take_line, s);
	for (int i = 0; i < s->n; i++) {
		if (!game_restore_line(again, s->lines[i], &why))
			fail_msg("%s", why.text);
		free(s->lines[i]);
	}
	if (!game_restored(again, &why))
		fail_msg("%s", why.text);
	assert_true(game_check_value(again) == game_check_value(g));
	game_free(again);
	free(s);
}

/* ---- views ---- */

static bool has_to_do_with_captives(const struct game *g, int unit)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int captor = g->figures[f].captor;

		if (captor >= 0 && (g->figures[f].unit == unit || g->figures[captor].unit == unit))
			return true;
	}
	return false;
}

/* Changes all of a unit that is its own: where it stands, what the system
 * keeps of it. */
static void disturb(struct game *g, int unit)
{
	const struct game_system *const y = g->system;
	cell_t free_cell = 0;

	memset((char *)g->unit_own + (size_t)unit * y->unit_size, 0, y->unit_size);
	FOR_MEMBERS(f, g, unit) {
		struct figure *const figure = &g->figures[f];

		memset((char *)g->figure_own + (size_t)f * y->figure_size, 0, y->figure_size);
		if (figure->cell == CELL_NONE)
			continue;
		while (g->occupant[free_cell] >= 0)
			free_cell++;
		g->occupant[figure->cell] = NOBODY;
		g->occupant[free_cell] = (int16_t)f;
		figure->cell = free_cell;
		figure->facing = 0;
	}
}

/* The first field in which two views differ. */
static void tell_difference(const struct game *a, const struct game *b)
{
	struct snapshot *const x = calloc(1, sizeof(*x)), *const y = calloc(1, sizeof(*y));

	assert_non_null(x);
	assert_non_null(y);
	game_snapshot(a, take_line, x);
	game_snapshot(b, take_line, y);
	for (int i = 0; i < x->n && i < y->n; i++)
		if (strcmp(x->lines[i], y->lines[i]) != 0) {
			print_message("%s\n%s\n", x->lines[i], y->lines[i]);
			break;
		}
	fail_msg("turn %d, phase %d: side %d's view tells of whom it does not see", a->turn,
		a->phase, a->viewer);
}

/* A side's view stays the same whatever those do whom it does not see, until the
 * game is over and the fog lifts. */
static void check_views(const struct game *g, struct game *other)
{
	if (g->over)
		return;
	for (int side = 0; side < setup->n_sides; side++) {
		struct view *const view = view_new(g, side), *seen;
		int hidden = 0;

		game_assign(other, g);
		for (int u = 0; u < g->n_units; u++)
			if (!game_sees(g, side, u) && !has_to_do_with_captives(g, u)) {
				disturb(other, u);
				hidden++;
			}
		seen = view_new(other, side);
		assert_non_null(view);
		assert_non_null(seen);
		if (hidden > 0 && game_check_value(&view->game) != game_check_value(&seen->game))
			tell_difference(&view->game, &seen->game);
		view_free(view);
		view_free(seen);
	}
}

/* ---- a thousand games ---- */

/* The same choices, read from their lines, give the same game. */
static void replay(const struct record *r, int game, uint64_t check)
{
	const struct dice dice = dice_of(game);
	struct game *const g = game_new(setup, rules, &dice, (struct sink){ NULL, NULL });
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	assert_non_null(g);
	for (int i = 0; i < r->n; i++) {
		choice_write(g, &r->choices[i], line, sizeof(line));
		if (!choice_read(g, r->choices[i].seat, line, &c, &why) || !game_check(g, &c, &why))
			fail_msg("game %d, choice %d, %s: %s", game, i, line, why.text);
		game_step(g, &c, (struct sink){ NULL, NULL });
	}
	assert_true(game_check_value(g) == check);
	assert_true(g->over);
	game_free(g);
}

static void play(struct contest *c, int game, struct record *r)
{
	const struct dice dice = dice_of(game);
	struct shadow shadow;
	struct game *other;
	int turn = 0;

	shadow_begin(&shadow, setup);
	assert_true(contest_begin(c, &dice, shadow_sink(&shadow)));
	other = game_clone(contest_game(c));
	assert_non_null(other);
	r->n = 0;
	do {
		const struct game *const g = contest_game(c);

		shadow_compare(&shadow, g);
		if (g->turn > turn)
			check_snapshot(g);
		if (g->turn > turn || r->n % 16 == 0)
			check_views(g, other);
		turn = g->turn;
		assert_true(r->n < CHOICES_MAX);
		r->choices[r->n++] = *contest_choice(c);
	} while (contest_step(c, shadow_sink(&shadow)));
	/* The first one kept was no choice yet, the last was kept after it. */
	memmove(r->choices, r->choices + 1, (size_t)--r->n * sizeof(r->choices[0]));
	game_free(other);
}

static void play_games(int games)
{
	struct record *const r = malloc(sizeof(*r));
	long choices = 0;
	int hurried = 0;

	assert_non_null(r);
	for (int game = 0; game < games; game++) {
		struct contest *const c = contest_of(game);

		play(c, game, r);
		if (contest_ending(c) != CONTEST_OVER)
			fail_msg("game %d has no end: turn %d after %d choices", game,
				contest_game(c)->turn, contest_choices(c));
		assert_in_range(contest_game(c)->turn, 1, setup->turns);
		assert_int_equal(r->n, contest_choices(c));
		replay(r, game, game_check_value(contest_game(c)));
		choices += r->n;
		hurried += contest_spent(c);
		contest_free(c);
	}
	print_message("%d games, %ld choices\n", games, choices);
	assert_int_equal(hurried, 0);
	free(r);
}

TEST(test_many_games)
{
	play_games(games_wanted(GAMES));
}

/* ---- saved at any moment ---- */

static struct session *begin_session(const char *file, int game)
{
	return shipped_session("tests/play/" SCENARIO, &(struct session_options){
		.seed = (uint64_t)game + 1, .save = file, .name = "x" });
}

/* A person who thinks as a mind. */
static bool answer(struct session *s, int game)
{
	const struct decision *const d = session_ask(s);
	const struct view *view;
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	if (!d)
		return false;
	view = session_view(s, d->seat);
	assert_true(mind_choose(mind_find(game % 2 ? "random" : "commander"), view, d, NULL, &c));
	choice_write(&view->game, &c, line, sizeof(line));
	if (session_submit(s, c.seat, line, &why) != SUBMIT_OK)
		fail_msg("%s: %s", line, why.text);
	return true;
}

static uint64_t finish(struct session *s, const char *file, int game, int every)
{
	enum session_error error;
	struct reason why;
	uint64_t check;

	for (int n = 1; answer(s, game); n++)
		if (every && n % every == 0) {
			session_free(s);
			s = session_resume(file, &error, &why);
			assert_non_null(s);
			assert_int_equal(error, SESSION_OK);
		}
	assert_true(session_truth(s)->over);
	check = game_check_value(session_truth(s));
	session_free(s);
	return check;
}

TEST(test_left_and_resumed_at_any_moment_a_game_ends_the_same)
{
	char folder[] = "properties-XXXXXX", file[64];

	assert_non_null(mkdtemp(folder));
	snprintf(file, sizeof(file), "%s/a.save", folder);
	for (int game = 0; game < SAVED_GAMES; game++) {
		const uint64_t straight = finish(begin_session("", game), "", game, 0);
		const uint64_t broken = finish(begin_session(file, game), file, game, 1 + game % 7);

		assert_true(straight == broken);
		assert_int_equal(unlink(file), 0);
	}
	assert_int_equal(rmdir(folder), 0);
}

TEST_MAIN_BETWEEN(load, unload)

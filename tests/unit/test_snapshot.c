#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "null_games.h"

enum { LINES_MAX = 400, LINE_BYTES = 1024 };

struct lines { int n; char text[LINES_MAX][LINE_BYTES]; };
static struct lines kept;	/* of the snapshot under test */

static void keep(void *self, const char *text)
{
	struct lines *l = self;

	assert_true(l->n < LINES_MAX);
	assert_true(strlen(text) < LINE_BYTES);
	strcpy(l->text[l->n++], text);
}

static void take(const struct game *g)
{
	kept.n = 0;
	game_snapshot(g, keep, &kept);
}

static struct game *fresh(const struct trial *t)
{
	struct dice d;

	dice_seed(&d, 999);
	return game_new(t->setup, t->rules, &d, (struct sink){ NULL, NULL });
}

/* Reads the first n kept lines into a fresh game; NULL if that is refused. */
static struct game *restore(const struct trial *t, int n, struct reason *why)
{
	struct game *g = fresh(t);
	bool ok = true;

	for (int i = 0; i < n && ok; i++)
		ok = game_restore_line(g, kept.text[i], why);
	if (ok && game_restored(g, why))
		return g;
	game_free(g);
	return NULL;
}

static int line_of(const char *beginning)
{
	for (int i = 0; i < kept.n; i++)
		if (strncmp(kept.text[i], beginning, strlen(beginning)) == 0)
			return i;
	fail_msg("no line '%s'", beginning);
	return 0;
}

/* Replaces the first `from` in the line that begins so. */
static void patch(const char *beginning, const char *from, const char *to)
{
	char *line = kept.text[line_of(beginning)], rest[LINE_BYTES];
	char *at = strstr(line, from);

	if (!at)
		fail_msg("no '%s' in '%s'", from, line);
	strcpy(rest, at + strlen(from));
	strcpy(at, to);
	strcat(line, rest);
}

static void assert_refused(const struct trial *t, const char *text)
{
	struct reason why = { "", "" };
	struct game *g = restore(t, kept.n, &why);

	if (g) {
		game_free(g);
		fail_msg("restored; expected '%s'", text);
	}
	if (strncmp(why.text, text, strlen(text)) != 0)
		fail_msg("'%s', expected '%s'", why.text, text);
}

TEST(test_restored_games_are_the_same_at_every_step)
{
	for (uint64_t seed = 1; seed <= 10; seed++) {
		struct reason why;
		struct dice random;
		struct trial t;

		dice_seed(&random, seed);
		null_game_begin(&t, seed);
		for (;;) {
			struct choice c;
			struct game *g;

			take(t.game);
			g = restore(&t, kept.n, &why);
			assert_non_null(g);
			assert_int_equal(game_check_value(g), game_check_value(t.game));
			for (cell_t k = 0; k < grid_cells(&g->table->grid); k++)
				assert_int_equal(g->occupant[k], t.game->occupant[k]);
			for (int u = 0; u < g->n_units; u++)
				assert_int_equal(g->units[u].head, t.game->units[u].head);
			game_free(g);
			if (t.game->over)
				break;
			c = null_random_choice(t.game, &random);
			game_step(t.game, &c, event_log_sink(t.log));
		}
		trial_end(&t);
	}
}

TEST(test_a_restored_game_goes_on_alike)
{
	struct dice random;
	struct reason why;
	struct trial t;
	struct game *g;

	dice_seed(&random, 6);
	null_game_begin(&t, 6);
	for (int i = 0; i < 20; i++) {
		const struct choice c = null_random_choice(t.game, &random);

		game_step(t.game, &c, event_log_sink(t.log));
	}
	take(t.game);
	g = restore(&t, kept.n, &why);
	while (!t.game->over) {
		const struct choice c = null_random_choice(t.game, &random);

		game_step(t.game, &c, event_log_sink(t.log));
		game_step(g, &c, (struct sink){ NULL, NULL });
		assert_int_equal(game_check_value(g), game_check_value(t.game));
	}
	game_free(g);
	trial_end(&t);
}

TRIAL(test_scripted_dice_and_all_are_kept, null_game_begin(&t, 2), trial_end)
{
	struct reason why;
	struct game *g;

	for (int i = 0; i < DICE_SCRIPT_MAX; i++)	/* a list of several slices */
		dice_push(&t.game->dice, 1 + i % 97);
	t.game->dice.strict = true;
	t.game->points[1] = -100 * POINTS_TOTAL_MAX;
	t.game->dice.state = UINT64_MAX;
	take(t.game);
	g = restore(&t, kept.n, &why);
	assert_non_null(g);
	assert_memory_equal(&g->dice, &t.game->dice, sizeof(g->dice));
	assert_int_equal(g->points[1], t.game->points[1]);
	game_free(g);
}

TRIAL(test_a_snapshot_cut_after_any_line_is_refused, null_game_begin(&t, 2), trial_end)
{
	struct reason why;

	take(t.game);
	for (int n = 0; n < kept.n; n++)
		assert_null(restore(&t, n, &why));
	assert_string_equal(why.text, "snapshot: its end is missing");
	strcpy(kept.text[line_of("unit 3")], kept.text[kept.n - 1]);
	kept.n = line_of("end") + 1;
	assert_null(restore(&t, kept.n, &why));
}

TRIAL(test_a_line_cut_at_any_byte_does_no_harm, null_game_begin(&t, 2), trial_end)
{
	struct game *g;

	take(t.game);
	g = fresh(&t);
	for (int i = 0; i < kept.n; i++) {
		for (size_t n = strlen(kept.text[i]); n > 0; n--) {
			char line[LINE_BYTES];
			struct reason why;

			snprintf(line, sizeof(line), "%.*s", (int)n, kept.text[i]);
			g->lines_restored = 1;
			game_restore_line(g, line, &why);	/* sanitizers watch */
		}
	}
	game_free(g);
}

TRIAL(test_unknown_fields_are_left_out_with_a_word, null_game_begin(&t, 2), trial_end)
{
	struct reason why = { "", "" };
	struct game *g;

	take(t.game);
	patch("figure 4", " life=", " courage=7,8*3 life=");
	g = fresh(&t);
	for (int i = 0; i <= line_of("figure 4"); i++)
		assert_true(game_restore_line(g, kept.text[i], &why));
	assert_string_equal(why.text,
		"snapshot: figure has no field 'courage' in this version; it is left out");
	for (int i = line_of("figure 4") + 1; i < kept.n; i++)
		assert_true(game_restore_line(g, kept.text[i], &why));
	assert_true(game_restored(g, &why));
	assert_int_equal(game_check_value(g), game_check_value(t.game));
	game_free(g);
}

TRIAL(test_fields_an_old_version_did_not_have_keep_their_beginning,
	null_game_begin(&t, 2), trial_end)
{
	struct reason why;
	struct game *g;

	t.game->turns_done = 5;
	take(t.game);
	patch("game 0", " turns_done=5", "");
	g = restore(&t, kept.n, &why);
	assert_non_null(g);
	assert_int_equal(g->turns_done, 0);
	game_free(g);
}

TRIAL(test_heads_of_others_are_refused, null_game_begin(&t, 2), trial_end)
{
	take(t.game);
	patch("snapshot", " null ", " rugged ");
	assert_refused(&t, "snapshot: of another game");
	take(t.game);
	patch("snapshot", "snapshot 1", "snapshot 2");
	assert_refused(&t, "snapshot: of a newer version (2, this is 1)");
	take(t.game);
	patch("snapshot", "snapshot 1", "nonsense");
	assert_refused(&t, "snapshot: expected its first line");
}

TRIAL(test_what_makes_no_sense_is_refused, null_game_begin(&t, 2), trial_end)
{
	static const struct { const char *line, *from, *to, *text; } rows[] = {
		{ "game 0", " turn=1", " turn=1000",
			"snapshot: a number out of its bounds in: 'turn'" },
		{ "game 0", " turn=1", " turn=99", "snapshot: turn 99, of which 0 are done" },
		{ "game 0", "turns_done=0", "turns_done=2",
			"snapshot: turn 1, of which 2 are done" },
		{ "game 0", "phase=0", "phase=9", "snapshot: phase 9 is none of its system's" },
		{ "game 0", " turn=1", " turn=x", "snapshot: expected a number: 'x" },
		{ "game 0", " turn=1", " turn", "snapshot: expected FIELD=NUMBER" },
		{ "game 0", " turn=1", " turn=1,1", "snapshot: too many numbers for: 'turn'" },
		{ "game 0", " turn=1", " turn=1*2", "snapshot: too many numbers for: 'turn'" },
		{ "game 0", " turn=1", " turn@1=1", "snapshot: too many numbers for: 'turn'" },
		{ "game 0", " turn=1", " turn@-1=1", "snapshot: expected FIELD=NUMBER" },
		{ "game 0", " turn=1", " turn=1*0", "snapshot: too many numbers for: 'turn'" },
		{ "game 0", " turn=1", "; turn=1", "snapshot: expected the end of the line" },
		{ "game 0", "game 0", "game 1", "snapshot: no such part in this game" },
		{ "game 0", "game 0", "games 0", "snapshot: unknown part of a game" },
		{ "game 0", "winner=-1", "winner=3",
			"snapshot: game 0 has a 'winner' that is not in this game" },
		{ "game 0", "points=0", "points=100000001",
			"snapshot: a number out of its bounds in: 'points'" },
		{ "unit 0", "understood=0", "understood=32", "snapshot: unit 0 has a 'understood'" },
		{ "game 0", "objectives=-1", "objectives=4", "snapshot: objective 0" },
		{ "dice 0", "script_at=0", "script_at=9", "snapshot: the scripted dice" },
		{ "decision 0", "seat=0", "seat=12", "snapshot: decision 0" },
		{ "decision 0", "kind=0", "kind=1", "snapshot: decision 0" },
		{ "decision 0", "unit=-1", "unit=6", "snapshot: decision 0 has a 'unit'" },
		{ "item 0", "cell=52", "cell=108",
		"snapshot: item 0 has a 'cell' that is not in this game" },
		{ "item 1", "unit=2", "unit=6", "snapshot: item 1 has a 'unit'" },
		{ "unit 0", "side=0", "side=3", "snapshot: unit 0 is of no side" },
		{ "unit 0", "leader=1", "leader=4", "snapshot: unit 0 has a leader of another" },
		{ "unit 0", "last_seen=-1", "last_seen=108", "snapshot: unit 0 has a 'last_seen'" },
		{ "figure 1", "cell=1", "cell=108", "snapshot: figure 1 has a 'cell'" },
		{ "figure 1", "cell=1", "cell=0", "snapshot: figure 1 stands where another" },
		{ "figure 1", "unit=0", "unit=6", "snapshot: figure 1 has a 'unit'" },
		{ "figure 1", "facing=0", "facing=6", "snapshot: figure 1 faces nowhere" },
		{ "figure 1", "captor=-1", "captor=0",
		"snapshot: figure 1 is a captive of nobody" },
		{ "figure 1", "life=0", "life=3", "snapshot: figure 1 is a captive of nobody" },
		{ "figure 1", "life=0", "life=2",
		"snapshot: figure 1 is on the table and not there" },
		{ "own 0", "next_side=1", "next_side=4",
		"snapshot: there is no side to move next" },
		{ "end", "end ", "end 1", "snapshot: " },
	};

	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		take(t.game);
		patch(rows[i].line, rows[i].from, rows[i].to);
		assert_refused(&t, rows[i].text);
	}
	take(t.game);
	strcpy(kept.text[kept.n++], "figure 0 cell=5");
	assert_refused(&t, "snapshot: a line after its end");
}

TEST_MAIN

/* Whatever a Game Master does in whole games between minds: they come to an end,
 * their events add up, they can be played again, saved, left and resumed, and
 * every act can be undone and redone.
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/session.h"
#include "master_whims.h"
#include "shadow.h"
#include "shipped.h"
#include "whims.h"

enum { GAMES = 1, SAVED_EVERY = 10, CHOICES_MAX = 12000, LINES_MAX = 6000, ACT_EVERY = 7,
	WORDS_EVERY = 5 };

static struct dice dice_of(int game)
{
	struct dice d;

	dice_seed(&d, (uint64_t)game + 1);
	return d;
}

/* ---- one game ---- */

struct snapshot { char *lines[LINES_MAX]; int n; };

struct play {
	const struct setup *setup;
	const void *rules;
	const char *path;
	struct game *g;
	struct shadow shadow;
	struct dice random;
	char *lines[CHOICES_MAX];
	int8_t seats[CHOICES_MAX];
	int game, n, acts;
	struct patience patience;
};

static void take_line(void *self, const char *text)
{
	struct snapshot *const s = self;

	assert_true(s->n < LINES_MAX);
	s->lines[s->n++] = strdup(text);
}

/* Written down and read back, the state is the same: changed rules and ground too. */
static void check_snapshot(const struct play *p)
{
	struct snapshot *const s = calloc(1, sizeof(*s));
	const struct dice dice = dice_of(0);
	struct game *const again = game_new(p->setup, p->rules, &dice,
		(struct sink){ NULL, NULL });
	struct reason why = { "", "" };

	assert_non_null(s);
	assert_non_null(again);
	game_snapshot(p->g, take_line, s);
	for (int i = 0; i < s->n; i++) {
		if (!game_restore_line(again, s->lines[i], &why))
			fail_msg("%s", why.text);
		free(s->lines[i]);
	}
	if (!game_restored(again, &why))
		fail_msg("%s", why.text);
	assert_true(game_check_value(again) == game_check_value(p->g));
	game_free(again);
	free(s);
}

static void step(struct play *p, const struct choice *c)
{
	char line[CHOICE_LINE_MAX];

	choice_write(p->g, c, line, sizeof(line));
	assert_true(p->n < CHOICES_MAX);
	p->seats[p->n] = c->seat;
	p->lines[p->n++] = strdup(line);
	game_step(p->g, c, shadow_sink(&p->shadow));
	if (p->shadow.fault[0])
		print_message("%s, game %d, choice %d: %s\n", p->path, p->game, p->n - 1, line);
	shadow_compare(&p->shadow, p->g);
}

/* ---- fog ---- */

struct ears { const struct game *g; bool heard[SIDES_MAX]; };

static void hear(void *self, const struct event *e)
{
	struct ears *const ears = self;

	for (int side = 0; side < ears->g->setup->n_sides; side++)
		ears->heard[side] |= view_hears(ears->g, side, e);
}

/* Whether an event that is let happen settles an aim that stands as it would settle it: then
 * nobody is told anything. */
static bool stands_so(const struct game *g, const struct choice *c)
{
	const struct setup_script *s;

	if (c->verb != GM_EVENT)
		return false;
	s = &g->setup->scripts[c->argument[1].value];
	for (int i = s->first; i < s->first + s->n; i++) {
		const struct effect *const e = &g->setup->effects[i];

		if (e->kind == THEN_OBJECTIVE && g->objectives[e->objective] == e->side)
			return true;
	}
	return false;
}

/* A side that hears of nothing sees nothing change, unless an act closed the last question and
 * the game has gone on: whose turn it is everybody sees; or it has another task, which stands
 * on its screen (S7). */
static void act_in_fog(struct play *p, const struct choice *c)
{
	struct ears ears = { .g = p->g };
	const int16_t asked = p->g->decisions[0].id;
	const char *task[SIDES_MAX];
	uint64_t before[SIDES_MAX];
	struct view *view;

	/* What lies about is known to all, and missed by nobody. */
	if (stands_so(p->g, c)
			|| (c->verb == GM_GIVE && p->g->items[c->argument[0].value].unit < 0)) {
		step(p, c);
		return;
	}
	for (int side = 0; side < p->setup->n_sides; side++) {
		view = view_new(p->g, side);
		assert_non_null(view);
		before[side] = game_check_value(&view->game);
		task[side] = game_task(&view->game, side);
		view_free(view);
	}
	p->shadow.pass_on = (struct sink){ hear, &ears };
	step(p, c);
	p->shadow.pass_on = (struct sink){ NULL, NULL };
	if (p->g->over || p->g->decisions[0].id != asked)
		return;
	for (int side = 0; side < p->setup->n_sides; side++) {
		view = view_new(p->g, side);
		assert_non_null(view);
		if (!ears.heard[side] && game_task(&view->game, side) == task[side]
				&& game_check_value(&view->game) != before[side])
			fail_msg("%s, game %d, turn %d: %s shows in side %d's view, and nobody "
				"told it", p->path, p->game, p->g->turn, p->lines[p->n - 1], side);
		view_free(view);
	}
}

static void mind_step(struct play *p)
{
	const struct decision d = p->g->decisions[p->n % p->g->n_decisions];
	const struct mind *const m = d.seat < p->setup->n_sides
		? mind_find(p->n % 3 ? "commander" : "random")
		: d.seat < 2 * p->setup->n_sides ? &mind_tables : minds[0];
	struct view *const view = view_new(p->g, d.seat);
	struct choice c;

	assert_non_null(view);
	if (!mind_choose(m, view, &d, &p->patience, &c))
		fail_msg("turn %d: nobody can answer %s after %s", p->g->turn,
			game_asks(p->g, &d)->name, p->n > 0 ? p->lines[p->n - 1] : "nothing");
	view_free(view);
	step(p, &c);
}

/* What is only said, or told of going back, leaves the state as it was. */
static void check_words(const struct play *p)
{
	static const char *const words[] = { "gm-say Well?", "gm-tell %s Well?", "gm-back 1" };
	const int gm = master_seat(p->g);
	char line[CHOICE_LINE_MAX];
	struct reason why;
	struct choice c;

	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		struct game *const g = game_clone(p->g);

		assert_non_null(g);
		snprintf(line, sizeof(line), words[i], p->setup->sides[0].id);
		if (!choice_read(g, gm, line, &c, &why) || !game_check(g, &c, &why))
			fail_msg("%s: %s", line, why.text);
		game_step(g, &c, (struct sink){ NULL, NULL });
		if (game_check_value(g) != game_check_value(p->g))
			fail_msg("turn %d, choice %d: %s changes the state", g->turn, p->n, line);
		game_free(g);
	}
}

static void play_game(struct play *p, int game)
{
	const struct dice dice = dice_of(game);
	struct choice sit = { .seat = (int8_t)(2 * p->setup->n_sides), .verb = GM_SIT, .n = 1,
		.argument = { { ARGUMENT_WORD, 0 } } };
	int turn = 0;

	dice_seed(&p->random, (uint64_t)game + 1000);
	p->patience = (struct patience){ .spent = 0 };
	shadow_begin(&p->shadow, p->setup);
	p->g = game_new(p->setup, p->rules, &dice, shadow_sink(&p->shadow));
	assert_non_null(p->g);
	p->n = 0;
	p->game = game;
	step(p, &sit);
	while (!p->g->over) {
		struct choice c;

		if (p->n % WORDS_EVERY == 0)
			check_words(p);
		if (p->n % ACT_EVERY == 0 && master_whim_allowed(p->g, &p->random, &c)) {
			act_in_fog(p, &c);
			p->acts++;
			continue;
		}
		assert_true(p->g->n_decisions > 0);
		mind_step(p);
		if (p->g->turn > turn)
			check_snapshot(p);
		turn = p->g->turn;
	}
}

/* The same lines give the same game. */
static void replay(const struct play *p, int game)
{
	const struct dice dice = dice_of(game);
	struct game *const g = game_new(p->setup, p->rules, &dice, (struct sink){ NULL, NULL });

	assert_non_null(g);
	for (int i = 0; i < p->n; i++) {
		struct reason why = { "", "" };
		struct choice c;

		if (!choice_read(g, p->seats[i], p->lines[i], &c, &why) || !game_check(g, &c, &why))
			fail_msg("%s, game %d, choice %d, %s: %s", p->path, game, i, p->lines[i],
				why.text);
		game_step(g, &c, (struct sink){ NULL, NULL });
	}
	assert_true(game_check_value(g) == game_check_value(p->g));
	game_free(g);
}

static void play_scenario(const struct setup *s, const void *rules, const char *path, void *with)
{
	struct play *const p = with;

	p->setup = s;
	p->rules = rules;
	p->path = path;
	for (int game = 0; game < games_wanted(GAMES); game++) {
		play_game(p, game);
		replay(p, game);
		for (int i = 0; i < p->n; i++)
			free(p->lines[i]);
		game_free(p->g);
	}
}

TEST(test_C_12_whatever_the_game_master_does_games_add_up)
{
	struct play *const p = calloc(1, sizeof(*p));

	assert_non_null(p);
	shipped_transcripts(play_scenario, p);
	shipped_campaigns(play_scenario, p);
	print_message("%d acts\n", p->acts);
	assert_true(p->acts > 100);
	free(p);
}

/* ---- sittings ---- */

static uint64_t check_of(const struct session *s)
{
	return game_check_value(session_truth(s));
}

static void answer(struct session *s, const struct decision *d)
{
	const struct view *const view = session_view(s, d->seat);
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	assert_true(mind_choose(mind_find("commander"), view, d, NULL, &c));
	choice_write(&view->game, &c, line, sizeof(line));
	if (session_submit(s, c.seat, line, &why) != SUBMIT_OK)
		fail_msg("%s: %s", line, why.text);
}

/* An act, also one on a die of the past; taken back and done again. */
static void act(struct session *s, struct dice *random)
{
	const int gm = master_seat(session_truth(s));
	const uint64_t before = check_of(s);
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];
	uint64_t after;

	master_whim(session_truth(s), random, line, sizeof(line));
	if (strncmp(line, "gm-sit", 6) == 0 || session_submit(s, gm, line, &why) != SUBMIT_OK) {
		assert_true(check_of(s) == before);
		return;
	}
	after = check_of(s);
	if (!session_undo(s, gm, &why))
		fail_msg("undoing %s: %s", line, why.text);
	if (check_of(s) != before)
		fail_msg("%s was not undone", line);
	if (!session_redo(s, gm, &why))
		fail_msg("redoing %s: %s", line, why.text);
	if (check_of(s) != after)
		fail_msg("%s was not redone", line);
}

static struct session *leave_and_resume(struct session *s, const char *file)
{
	const uint64_t before = check_of(s);
	enum session_error error;
	struct reason why = { "", "" };

	session_free(s);
	s = session_resume(file, &error, &why);
	assert_non_null(s);
	if (error != SESSION_OK)
		fail_msg("%s", why.text);
	assert_true(check_of(s) == before);
	assert_true(session_person(s, master_seat(session_truth(s))));
	return s;
}

static void sit_through(const char *path, const char *file, int game)
{
	struct session *s = shipped_session(path, &(struct session_options){
		.seed = (uint64_t)game + 1, .save = file, .name = "x", .master = true });
	const struct decision *d;
	struct dice random;

	dice_seed(&random, (uint64_t)game + 77);
	for (int n = 1; n < 400 && (d = session_ask(s)) != NULL; n++) {
		if (n % 3 == 0)
			act(s, &random);
		else
			answer(s, d);
		if (n % 50 == 0)
			s = leave_and_resume(s, file);
	}
	session_free(s);
	assert_int_equal(unlink(file), 0);
}

struct sittings { char file[64]; int scenarios; };

static void sit(const struct setup *setup, const void *rules, const char *path, void *with)
{
	struct sittings *const all = with;

	(void)setup;
	(void)rules;
	for (int game = 0; all->scenarios % SAVED_EVERY == 0 && game < games_wanted(GAMES); game++)
		sit_through(path, all->file, game);
	all->scenarios++;
}

TEST(test_C_12_acts_are_undone_redone_saved_and_resumed)
{
	char folder[] = "master-XXXXXX";
	struct sittings all = { .scenarios = 0 };

	assert_non_null(mkdtemp(folder));
	snprintf(all.file, sizeof(all.file), "%s/a.save", folder);
	shipped_transcripts(sit, &all);
	assert_int_equal(rmdir(folder), 0);
}

TEST_MAIN

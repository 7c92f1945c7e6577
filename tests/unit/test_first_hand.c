/* Nobody falls before his side has had a choice (Y-21): played in every scenario that is
 * shipped, of every system, between minds that command and minds that do anything.  Where
 * sides act one after the other it is the first activation that harms nobody.
 *
 * $PROPERTY_GAMES plays another number of games of each.
 */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/contest.h"
#include "shipped.h"
#include "whims.h"

enum { GAMES = 6, SCENARIOS_LEAST = 20 };

/* Sides that have lost somebody in the step under way. */
struct losses { const struct contest *c; unsigned sides; };

static void note_loss(void *self, const struct event *e)
{
	struct losses *const l = self;
	const struct game *const g = contest_game(l->c);

	if ((e->kind == EVENT_LIFE && e->number != LIFE_FIT && e->number != LIFE_AWAITED)
			|| (e->kind == EVENT_CAPTURE && e->number >= 0))
		l->sides |= 1u << g->units[g->figures[e->figure].unit].side;
}

/* Sides with a seat of their own: the others have no choice to wait for. */
static unsigned choosers(const struct setup *s)
{
	unsigned sides = 0;

	for (int u = 0; u < s->n_units; u++)
		if (!s->units[u].uncommanded)
			sides |= 1u << s->units[u].side;
	return sides;
}

/* The side that has made this choice; NOBODY before the first turn, when it only lays out
 * what it hides, and for whom nobody commands. */
static int chooser(const struct game *g, const struct choice *c)
{
	return g->turn > 0 && c->seat < g->setup->n_sides ? c->seat : NOBODY;
}

/* The key by which a scenario says who begins, where sides act one after the other; -1. */
static int key_of_first(const struct setup *s)
{
	for (int i = 0; s->system->gm_settings[i].key != NULL; i++)
		if (strcmp(s->system->gm_settings[i].key, "first") == 0)
			return i;
	return -1;
}

/* Whether the question by which the game began is open again. */
static bool activated(const struct setup *s, const struct game *g, int asked)
{
	return key_of_first(s) >= 0 && g->n_decisions > 0 && g->decisions[0].kind == asked;
}

static void play(struct contest *c, const struct setup *s, int game, const char *file)
{
	struct losses l = { .c = c };
	const struct sink sink = { note_loss, &l };
	unsigned waiting = choosers(s);
	struct dice dice;
	int asked = NOBODY;

	dice_seed(&dice, (uint64_t)game + 1);
	assert_true(contest_begin(c, &dice, sink));
	while (waiting != 0) {
		const int turn = contest_game(c)->turn;
		const int question = contest_game(c)->n_decisions > 0
			? contest_game(c)->decisions[0].kind : NOBODY;
		bool more;
		int side;

		l.sides = 0;
		more = contest_step(c, sink);
		side = turn > 0 ? chooser(contest_game(c), contest_choice(c)) : NOBODY;
		if (side >= 0)
			waiting &= ~(1u << side);
		if ((l.sides & waiting) != 0)
			fail_msg("%s, game %d, turn %d: somebody falls whose side has had no choice",
				file, game, contest_game(c)->turn);
		if (side >= 0 && asked == NOBODY)
			asked = question;
		if (!more || (side >= 0 && activated(s, contest_game(c), asked)))
			break;
	}
}

static void play_scenario(const struct setup *s, const void *rules, const char *path, void *with)
{
	static const char *const names[] = { "commander", "random" };
	const int games = games_wanted(GAMES);

	(void)with;
	for (int m = 0; m < 2; m++) {
		const struct mind *minds_of[SIDES_MAX] = { NULL };
		struct contest *c;

		for (int side = 0; side < s->n_sides; side++)
			minds_of[side] = mind_find(names[m]);
		c = contest_new(s, rules, minds_of);
		assert_non_null(c);
		for (int game = m; game < games; game += 2)
			play(c, s, game, path);
		contest_free(c);
	}
}

TEST(test_Y_21_nobody_falls_before_his_side_has_had_a_choice)
{
	assert_true(shipped_campaigns(play_scenario, NULL) >= SCENARIOS_LEAST);
}

static void expect_first(const struct setup *s, const void *rules, const char *path, void *named)
{
	(void)rules;
	if (key_of_first(s) >= 0 && !s->gm[key_of_first(s)].given)
		fail_msg("%s: who moves first?", path);
	*(int *)named += key_of_first(s) >= 0;
}

/* Where sides act one after the other, a shipped scenario says who begins. */
TEST(test_Y_21_shipped_scenarios_say_who_moves_first)
{
	int named = 0;

	shipped_campaigns(expect_first, &named);
	assert_true(named > 0);
}

TEST_MAIN

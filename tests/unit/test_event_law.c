/* What an event from outside may say (src/game/event_law.c): whatever a game tells is lawful
 * in it, and none of its fields can be of anything that the game has not.
 *
 * All scenarios of the tree are played, with a Game Master who does whatever comes to his
 * mind, so that every kind of event comes up.
 */
#include "config.h"
#include "unit.h"
#include "whims.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "master_whims.h"
#include "shipped.h"

enum { STEPS = 4000, ACT_EVERY = 5 };

/* What is listened to. */
struct hearing {
	const char *file;
	const struct setup *setup;
	long heard[EVENT_KINDS];
};

static bool lawful(const struct hearing *h, const struct event *e)
{
	struct reason why = { "", "" };
	const bool good = event_lawful(h->setup, e, true, &why);

	assert_int_equal(good, *why.text == '\0');
	return good;
}

/* One field at a time beyond what there is, or of another kind's. */
static void forge(const struct hearing *h, const struct event *e)
{
	const struct setup *const s = h->setup;
	const int32_t cells = grid_cells(&s->table->grid);
	struct event bad[] = { *e, *e, *e, *e, *e, *e, *e, *e, *e, *e, *e, *e, *e };

	bad[0].unit = s->n_units;
	bad[1].unit = -2;
	bad[2].figure = s->n_figures;
	bad[3].figure = -2;
	bad[4].other = s->n_figures > s->n_areas ? s->n_figures : s->n_areas;
	bad[5].other = -2;
	bad[6].from = cells;
	bad[7].cell = cells;
	bad[8].number = INT32_MAX;
	bad[9].number = INT32_MIN;
	bad[10].turn = (int16_t)(s->turns + 1);
	bad[11].turn = -1;
	bad[12].audience = 1 << SIDES_MAX;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		if (lawful(h, &bad[i]))
			fail_msg("%s: a forged %s was taken (%zu)", h->file,
				event_kind_name(e->kind), i);
}

/* Chronicles count by turns: there is none before the first, nor behind the last. */
static void forge_turn(const struct hearing *h, const struct event *e)
{
	struct event bad[] = { *e, *e };

	bad[0].number = 0;
	bad[1].number = h->setup->turns + 1;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_false(lawful(h, &bad[i]));
}

/* The same of what a roll has beyond that. */
static void forge_roll(const struct hearing *h, const struct event *e)
{
	static const struct modifier nowhere = { "luck", "Z-99", 2 };
	uint8_t dice[ROLL_DICE_MAX];
	struct event bad[] = { *e, *e, *e, *e };

	if (e->roll.n_dice == 0)
		return;
	memset(dice, e->roll.sides + 1, sizeof(dice));
	bad[0].roll.rule = "Z-99";
	bad[1].roll.successes = (uint8_t)(e->roll.n_dice + 1);
	bad[2].roll.dice = dice;
	bad[3].roll.n_modifiers = 1;
	bad[3].roll.modifiers = &nowhere;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_false(lawful(h, &bad[i]));
	bad[0].roll.rule = e->roll.rule;
}

static void hear(void *self, const struct event *e)
{
	struct hearing *const h = self;
	struct reason why = { "", "" };

	if (!event_lawful(h->setup, e, true, &why))
		fail_msg("%s: a game's own %s is refused: %s", h->file, event_kind_name(e->kind),
			why.text);
	if (h->heard[e->kind]++ > 50)
		return;
	forge(h, e);
	if (e->kind == EVENT_ROLL)
		forge_roll(h, e);
	if (e->kind == EVENT_TURN)
		forge_turn(h, e);
}

static bool answer(struct game *g, struct view *view, struct patience *patience,
	struct choice *c)
{
	const struct decision d = g->decisions[0];

	view_renew(view, g, d.seat);
	return mind_choose(mind_find("random"), view, &d, patience, c);
}

static void play(struct hearing *h, const void *rules, uint64_t seed)
{
	const struct sink ears = { hear, h };
	struct patience patience = { 0 };
	struct dice dice, whims;
	struct game *g;
	struct view *view;
	struct choice c;

	dice_seed(&dice, seed);
	dice_seed(&whims, seed + 9);
	g = game_new(h->setup, rules, &dice, ears);
	view = g ? view_new(g, 0) : NULL;
	assert_non_null(view);
	for (int n = 0; n < games_wanted(STEPS) && !g->over; n++) {
		if (n % ACT_EVERY == 0 && master_whim_allowed(g, &whims, &c))
			game_step(g, &c, ears);
		if (g->n_decisions == 0)
			continue;
		assert_true(answer(g, view, &patience, &c));
		game_step(g, &c, ears);
	}
	view_free(view);
	game_free(g);
}

static void play_scenario(const struct setup *s, const void *rules, const char *path, void *with)
{
	struct hearing *const h = with;

	h->file = path;
	h->setup = s;
	play(h, rules, 1);
}

TEST(test_whatever_a_game_tells_is_lawful_and_nothing_else)
{
	struct hearing h = { .file = "" };

	shipped_transcripts(play_scenario, &h);
	shipped_campaigns(play_scenario, &h);
	for (int kind = 0; kind < EVENT_KINDS; kind++)
		if (h.heard[kind] == 0 && kind != EVENT_HOUSE)	/* whims make no good ones */
			fail_msg("no %s was heard", event_kind_name((enum event_kind)kind));
}

TEST_MAIN

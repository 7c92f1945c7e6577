/* The toss: which side has the hand (M-1).
 *
 * Each side's die is a roll of its own, compared with the other's; what it has lost so
 * far is a modifier of it.  With one side out of units nobody throws, nor for the
 * first hand of a game where it is settled (Y-21).
 */
#include <stdio.h>

#include "systems/moro/dice.h"
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"
#include "systems/moro/orders/toss.h"
#include "systems/moro/settings.h"

enum { SIDES = 2, LOST_MOST = UINT8_MAX };	/* */

/* ---- one throw of all ---- */

struct tosser {
	int side, score;
	struct roller roll;
	char what[NAME_MAX_BYTES + 16];
};

void moro_toss_roller(const struct game *g, int side, const char *what, struct roller *r)
{
	roller_open(r, "M-1", what, NOBODY, NOBODY, 0);
	roller_read(r, ROLL_OPPOSED);
	roller_from_zero(r);
	modifier_add(r, &moro_rules_of(g)->toss_lost, moro_game_of(g)->lost[side]);
}

static void prepare(const struct game *g, int side, struct tosser *t)
{
	t->side = side;
	snprintf(t->what, sizeof t->what, "toss of %s", g->setup->sides[side].name);
	moro_toss_roller(g, side, t->what, &t->roll);
}

static void throw_die(struct game *g, struct tosser *t)
{
	struct moro_game *own = moro_game_of(g);

	moro_throw(&t->roll, g, 1);
	own->toss[t->side] = (int8_t)t->roll.dice[0];
	own->bonus[t->side] = (uint8_t)roller_need(&t->roll);
	t->score = t->roll.dice[0] + roller_need(&t->roll);
}

static void tell(struct game *g, struct tosser *t, int winner)
{
	roller_tell(&t->roll, g, winner == NOBODY ? "a tie: again"
		: winner == t->side ? "has the hand" : "waits");
}

/* The side that wins, or NOBODY: a tie (S-M-1). */
static int throw_both(struct game *g, const int sides[SIDES])
{
	struct tosser tossers[SIDES];
	int winner;

	for (int i = 0; i < SIDES; i++) {
		prepare(g, sides[i], &tossers[i]);
		throw_die(g, &tossers[i]);
	}
	winner = tossers[0].score == tossers[1].score ? NOBODY
		: sides[tossers[1].score > tossers[0].score];
	for (int i = 0; i < SIDES; i++)
		tell(g, &tossers[i], winner);
	return winner;
}

/* ---- the stage ---- */

/* What is lost in a row grows until it wins; both outlast the turn (S-M-1). */
static void settle(struct moro_game *own, const int sides[SIDES], int winner)
{
	for (int i = 0; i < SIDES; i++) {
		uint8_t *lost = &own->lost[sides[i]];

		if (sides[i] == winner)
			*lost = 0;
		else if (*lost < LOST_MOST)
			++*lost;
	}
	own->hand = (int8_t)winner;
}

/* The sides that still have units to activate; how many. */
static int contenders(const struct game *g, int sides[SIDES])
{
	int n = 0;

	for (int side = 0; side < g->setup->n_sides && n < SIDES; side++)
		if (moro_side_may_act(g, side))
			sides[n++] = side;
	return n;
}

/* Y-21: it is settled who moves first. */
static bool is_settled(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const int first = moro_first(g->setup);
	char text[NAME_MAX_BYTES + 24];

	if (first < 0 || !moro_side_may_act(g, first))
		return false;
	own->hand = (int8_t)first;
	snprintf(text, sizeof text, "%s: moves first (Y-21)", g->setup->sides[first].name);
	game_note(g, NOBODY, NOBODY, "%s", text);
	return true;
}

/* Who has the hand now; no toss where one side alone has units left, nor for the first hand
 * where it is settled. */
static void give_hand(struct game *g, bool first)
{
	struct moro_game *own = moro_game_of(g);
	int sides[SIDES], winner = NOBODY;
	const int n = contenders(g, sides);

	if (n < SIDES) {
		own->hand = (int8_t)(n > 0 ? sides[0] : NOBODY);
		return;
	}
	if (first && is_settled(g))
		return;
	while (winner == NOBODY && !g->dice.starved)
		winner = throw_both(g, sides);
	settle(own, sides, winner == NOBODY ? sides[0] : winner);
}

void moro_toss(struct game *g)
{
	struct moro_game *own = moro_game_of(g);
	const bool first = own->hand == NOBODY && g->turn == 1;

	for (int side = 0; side < SIDES_MAX; side++) {
		own->toss[side] = DIE_NONE;
		own->bonus[side] = 0;
	}
	own->spared = (uint8_t)(first ? (1 << g->setup->n_sides) - 1 : 0);
	give_hand(g, first);
	if (own->hand >= 0)
		own->spared &= (uint8_t)~(1 << own->hand);
}

/* Panels: the number of the roster, and what the hand and the last
 * activation have thrown.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/settings.h"
#include "systems/moro/words/words.h"

bool moro_roster_sum(const struct game *v, int unit, int *sum)
{
	if (!standing_alive(v, unit))
		return false;
	*sum = moro_morale(v, unit);
	return true;
}

/* ---- the toss ---- */

/* "Americans 7+1=8" */
static void put_toss(const struct game *v, int side, struct pen *p)
{
	const struct moro_game *own = moro_game_of(v);
	const int die = own->toss[side], bonus = own->bonus[side];

	pen_put(p, "%s %d", v->setup->sides[side].name, die);
	if (bonus > 0)
		pen_put(p, "+%d=%d", bonus, die + bonus);
}

/* Who moves first does so unasked (Y-21); what the others have left may be hidden. */
static bool moves_first(const struct game *v, int side)
{
	for (int u = 0; u < v->n_units; u++)
		if (v->units[u].side == side && moro_unit_of(v, u)->acted)
			return false;
	return v->turn == 1 && side == moro_first(v->setup);
}

/* Whoever won it comes first. */
static void toss_line(const struct game *v, struct phase_line *l)
{
	const struct moro_game *own = moro_game_of(v);
	struct pen p = pen_at(l->text, sizeof l->text);

	l->binds = true;
	pen_put(&p, "The hand: ");
	if (own->toss[own->hand] == DIE_NONE) {
		pen_put(&p, "%s, who %s: no toss", v->setup->sides[own->hand].name,
			moves_first(v, own->hand) ? "move first" : "alone have units left");
		return;
	}
	put_toss(v, own->hand, &p);
	for (int side = 0; side < v->setup->n_sides; side++)
		if (side != own->hand && own->toss[side] != DIE_NONE) {
			pen_put(&p, " v ");
			put_toss(v, side, &p);
		}
}

void moro_turn_line(const struct game *v, char *text, size_t size)
{
	const int hand = moro_game_of(v)->hand;

	snprintf(text, size, "%s%s", hand < 0 || v->over ? "" : "hand: ",
		hand < 0 || v->over ? "" : v->setup->sides[hand].name);
}

/* ---- tests of the last activation ---- */

static void test_line(const struct game *v, int unit, struct phase_line *l)
{
	static const char *const results[] = { [TEST_HOLDS] = "holds", [TEST_ROUTS] = "RUNS",
		[TEST_REMOVED] = "GONE", [TEST_STOPS] = "stops" };
	const struct moro_unit *u = moro_unit_of(v, unit);

	l->unit = unit;
	l->binds = true;
	snprintf(l->text, sizeof l->text, "%2d of %d %s", u->test_die, u->test_need,
		results[u->test_result]);
}

/* While the hand is given; later the panel tells the dice as they fall. */
bool moro_phase_line(const struct game *v, int line, struct phase_line *l)
{
	const struct moro_game *own = moro_game_of(v);

	if (v->phase != PHASE_TOSS || own->hand < 0)
		return false;
	*l = (struct phase_line){ .unit = NOBODY };
	if (line-- == 0) {
		toss_line(v, l);
		return true;
	}
	for (int unit = 0; unit < v->n_units; unit++)
		if (moro_unit_of(v, unit)->test_die != DIE_NONE && line-- == 0) {
			test_line(v, unit, l);
			return true;
		}
	return false;
}

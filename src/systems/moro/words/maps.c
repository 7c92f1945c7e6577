/* What maps draw of a choice: where it leads, how far it strikes; and what they mark: counters,
 * and guns where they stand.
 *
 *  MA1  Once the dice of a move lie, its reach is exact; before, it is what they give on
 *       the average, and previews tell the rest.
 */
#include "systems/moro/judges.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/words/words.h"

bool moro_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r)
{
	if (moro_guide(v, unit) < 0)
		return false;
	switch ((enum moro_verb)c->verb) {
	case VERB_HIDE:
		return moro_deploy_reach(v, unit, false, r);
	case VERB_BLIND:
		return moro_deploy_reach(v, unit, true, r);
	case VERB_MOVE:
	case VERB_CHARGE:
		return moro_reach(v, unit, moro_outlook_mean(v, unit), r);
	case VERB_GO:
	case VERB_LEAVE:
		return moro_reach(v, unit, moro_pace(v, unit), r);
	default:
		return false;
	}
}

bool moro_spread(const struct game *v, int unit, const struct choice *c, struct spread *s)
{
	const int gun = moro_gun(v, unit);

	if (c->verb != VERB_FIRE || gun < 0 || moro_unit_of(v, unit)->limbered
			|| moro_rules_of(v)->weapons[gun].piece != PIECE_CANNON)
		return false;
	*s = (struct spread){ CELL_NONE, 1, { moro_rules_of(v)->blast } };
	return true;
}

/* ---- marks ---- */

enum { COUNTER_SIGN = '?', GUN_SIGN = '+' };

/* All counters look alike; who asks is told what his own are. */
static const char *counter_words(const struct game *v, int counter)
{
	const struct moro_game *own = moro_game_of(v);
	const bool blind = own->counter_unit[counter] == COUNTER_BLIND;

	if (own->counter_unit[counter] == COUNTER_UNKNOWN)
		return "a counter: who knows?";
	if (v->viewer != own->counter_side[counter])
		return blind ? "a blind" : "a hidden unit's counter";
	return blind ? "a blind of yours" : "your counter";
}

static const char *gun_words(const struct game *v, int unit)
{
	return moro_crew(v, unit) > 0 ? moro_rules_of(v)->weapons[moro_gun(v, unit)].name
		: "a gun with nobody at it";
}

int moro_marks(const struct game *v, struct map_mark *marks, int room)
{
	const struct moro_game *own = moro_game_of(v);
	int n = 0;

	for (int i = 0; i < own->n_counters && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->counter_cell[i],
			.what = counter_words(v, i), .sign = COUNTER_SIGN,
			.side = own->counter_side[i] };
	for (int u = 0; u < v->n_units && n < room; u++)
		if (moro_unit_of(v, u)->gun != CELL_NONE)
			marks[n++] = (struct map_mark){ .cell = moro_unit_of(v, u)->gun,
				.what = gun_words(v, u), .sign = GUN_SIGN,
				.side = (int8_t)v->units[u].side };
	return n;
}

/* At whom a unit fires after its move: the best harm by what it is worth, the best of an
 * enemy's turn to act that it may cost him included. */
#include "systems/moro/fire/aim.h"
#include "systems/moro/mind/board.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/odds/expect.h"

enum { OWN_PERCENT = 150, FRESH_PERCENT = 20 };

static int32_t worth_firing(const struct board *b, int unit, int target)
{
	const struct force *self = &b->m.of[unit], *to = &b->m.of[target];
	struct moro_fire_odds odds;
	int32_t value;

	if (to->bound || muster_distance(&b->m, to, self->at) > self->range
			+ moro_rules_of(b->m.v)->placed
		|| !moro_can_fire(b->m.v, unit, target, NULL)
		|| !moro_fire_odds(b->m.v, unit, target, NOBODY, false, &odds))
		return 0;
	value = moro_stake_value(b->m.v, to, odds.harm) - odds.own * OWN_PERCENT / 100;
	return to->fresh ? value + value * FRESH_PERCENT / 100 : value;
}

bool moro_command_fire(const struct proposer *p)
{
	const struct game *v = p->v;
	struct board b;
	int32_t most = 0;
	int target = NOBODY;

	muster(&b.m, v, game_seat_side(v, p->seat), &moro_commander);
	for (int e = 0; b.m.of[p->d->unit].known && e < v->n_units; e++) {
		const int32_t value = muster_mark(&b.m, e)
			? worth_firing(&b, p->d->unit, e) : 0;

		if (value > most) {
			most = value;
			target = e;
		}
	}
	return target < 0 ? propose_unit(p, VERB_HOLD, p->d->unit)
		: propose_unit_unit(p, VERB_FIRE, p->d->unit, target);
}

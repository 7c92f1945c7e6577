/* What maps draw of a choice: where it leads, how far it strikes, how far arms reach.
 *
 *  MA1  Once the dice of a move lie, its reach is exact; before, it is what they give on
 *       the average, and previews tell the rest.
 */
#include "systems/moro/judges.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/words/maps.h"

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

/* Previews of tests, charges and melees, step by step as they will come (M-12). */
#include "systems/common/say.h"
#include "systems/moro/minds.h"
#include "systems/moro/outlook.h"
#include "systems/moro/preview.h"

/* ---- tests ---- */

/* What failing would mean for it, as its number is now. */
static const char *if_not(const struct game *v, int need)
{
	return need > moro_rules_of(v)->rout_above ? "runs" : "is gone";
}

void preview_test(const struct game *v, int unit, enum test_cause cause, const char *who,
	struct preview *p)
{
	struct roller r;

	moro_morale_roller(v, unit, cause, &r);
	say(p, "%s at %d or less, %d%%; else it %s", who, roller_need(&r),
		outlook_holds(v, roller_need(&r)),
		cause == TEST_CLOSING ? "stops a step short" : if_not(v, roller_need(&r)));
}

/* ---- charges and melee ---- */

static void say_blows(const struct game *v, int unit, int target, bool onset, struct preview *p)
{
	struct moro_melee_odds odds;
	struct roller own, foe;

	if (!moro_melee_odds(v, unit, target, onset, &odds))
		return;
	p->rolls = true;
	p->sides = moro_rules_of(v)->die;
	p->dice = odds.fights;
	p->harm_milli = odds.given;
	p->risk_milli = odds.taken;
	say(p, "%d fight%s: %d.%d of theirs down expected, %d.%d of ours", odds.fights,
		odds.fights == 1 ? "" : "s", tenths(odds.given).whole, tenths(odds.given).part,
		tenths(odds.taken).whole, tenths(odds.taken).part);
	moro_melee_roller(v, moro_guide(v, unit), target,
		onset ? ROLE_CHARGES : moro_melee_role(v, unit, target), &own);
	moro_melee_roller(v, moro_guide(v, target), unit,
		onset ? ROLE_DEFENDS : moro_melee_role(v, target, unit), &foe);
	say(p, "its leader D%d %+d, theirs D%d %+d", p->sides, roller_need(&own), p->sides,
		roller_need(&foe));
}

/* What the defenders' fire may do once the charge has come home: from side to side, as they
 * stand, at the chargers where their leader would be (M:68). */
static int32_t defence(const struct game *v, int unit, int target)
{
	const int32_t far = 2 * game_book(v)->inch * moro_rules_of(v)->die;
	struct reckoning r;
	struct shot s = { .distance = v->table->cell_length };
	bool contact;

	s.place = moro_place(v, moro_charge_goal(v, unit, target,
		(struct moro_pace){ far, far }, &contact));
	gauge(&r, v, v->units[unit].side);
	return stake_kills(v, &r.of[target], &r.of[unit], &s);
}

void preview_charge(const struct game *v, int unit, int target, struct preview *p)
{
	const int32_t fire = moro_bound(v, target) ? 0 : defence(v, unit, target);

	say(p, "%s off: the dice bring it there with %d%%; short it does not fire either",
		inches(moro_unit_distance(v, unit, target)).text,
		outlook_charge(v, unit, target));
	preview_test(v, target, TEST_CHARGED, "they test first: hold", p);
	if (fire > 0)
		say(p, "then they fire: %d.%d of ours down expected", tenths(fire).whole,
			tenths(fire).part);
	preview_test(v, unit, TEST_CLOSING, "then ours: closes", p);
	say_blows(v, unit, target, true, p);
}

void preview_fight(const struct game *v, int unit, struct preview *p)
{
	const uint64_t bound = moro_unit_of(v, unit)->bound;

	say(p, "one more round; whoever loses more tests");
	for (int u = 0; u < v->n_units; u++)
		if ((bound >> u & 1) != 0)
			say_blows(v, unit, u, false, p);
}


/* Previews of tests, charges and melees, step by step as they will come (M-12). */
#include "skirmish/menus/say.h"
#include "skirmish/menus/sheet.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/mind/outlook.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/odds/expect.h"
#include "systems/moro/odds/odds.h"
#include "systems/moro/words/words.h"

/* ---- tests ---- */

/* What failing would mean for it, as its number is now. */
static const char *if_not(const struct game *v, int need)
{
	return need > moro_rules_of(v)->rout_above ? "runs" : "is gone";
}

void moro_preview_test(const struct game *v, int unit, enum test_cause cause, const char *who,
	struct preview *p)
{
	struct roller r;

	moro_morale_roller(v, unit, cause, &r);
	say(p, "%s at %d or less, %s%%; else it %s", who, roller_need(&r),
		say_hundredths_of(moro_holds(v, roller_need(&r))).text,
		cause == TEST_CLOSING ? "stops a step short" : if_not(v, roller_need(&r)));
}

/* What state follows a round (M-12, S-M-18). */
static void say_after(const struct game *v, int unit, int target, struct preview *p)
{
	struct roller own, foe;

	moro_morale_roller(v, unit, TEST_MELEE, &own);
	moro_morale_roller(v, target, TEST_MELEE, &foe);
	say(p, "then the side that lost more tests: they hold at %d or less, %s%%, ours at %d, %s%%; "
		"who fails runs or is gone", roller_need(&foe),
		say_hundredths_of(moro_holds(v, roller_need(&foe))).text, roller_need(&own),
		say_hundredths_of(moro_holds(v, roller_need(&own))).text);
	say(p, "whoever stands is locked with them, and fights on at the next activation of either "
		"(S-M-18)");
}

/* ---- charges and melee ---- */

static void say_blows(const struct game *v, int unit, int target, bool charge, struct preview *p)
{
	struct moro_melee_odds odds;
	struct roller own, foe;

	if (!moro_melee_odds(v, unit, target, charge, &odds))
		return;
	preview_dice(p, moro_rules_of(v)->die, odds.fights, 0);
	preview_stakes(p, 0, odds.given, odds.taken);
	say_share(p, SHARE_GOOD, say_milli(odds.any), "theirs down");
	say(p, "%d of ours touch %d of theirs, in %d fight%s: %s of theirs down expected, one or "
		"more %s%%; %s of ours", odds.own, odds.theirs,
		odds.fights, sheet_many(odds.fights), say_tenths(odds.given).text,
		say_hundredths_of(odds.any).text, say_tenths(odds.taken).text);
	moro_melee_roller(v, moro_guide(v, unit), target,
		charge ? ROLE_CHARGES : moro_melee_role(v, unit, target), &own);
	moro_melee_roller(v, moro_guide(v, target), unit,
		charge ? ROLE_DEFENDS : moro_melee_role(v, target, unit), &foe);
	say(p, "its leader D%d %+d, theirs D%d %+d", p->sides, roller_need(&own), p->sides,
		roller_need(&foe));
}

/* What the defenders' fire may do once the charge has come home, at the chargers where they
 * would stand then, seen by all (M:68, M:20). */
static bool defence(const struct game *v, int unit, int target, struct moro_fire_odds *odds)
{
	struct game *const then = game_clone(v);
	cell_t at[FIGURES_MAX];
	bool fires = false;

	if (then == NULL)
		return false;
	if (moro_charge_stand(v, unit, target, at)) {
		for (int f = 0; f < v->n_figures; f++)
			then->figures[f].cell = at[f];
		then->units[unit].sighted = UINT8_MAX;
		fires = moro_fire_odds(then, target, unit, NOBODY, false, odds);
	}
	game_free(then);
	return fires;
}

void moro_preview_charge(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, target = c->argument[1].value;
	struct moro_fire_odds fire;

	say(p, "%s off: the dice bring it there with %d%%; short it does not fire either",
		say_inches(standing_apart(v, unit, target)).text,
		moro_outlook_charge(v, unit, target));
	say_share(p, SHARE_GOOD, 10 * moro_outlook_charge(v, unit, target), "dice reach");
	moro_preview_test(v, target, TEST_CHARGED, "they test first: hold", p);
	if (defence(v, unit, target, &fire)) {
		say_share(p, SHARE_BAD, say_milli(fire.any), "ours down");
		say(p, "then they fire: %s of ours down expected, one or more %s%%",
			say_tenths(fire.harm).text, say_hundredths_of(fire.any).text);
	}
	moro_preview_test(v, unit, TEST_CLOSING, "then ours: closes", p);
	say_blows(v, unit, target, true, p);
	say_after(v, unit, target, p);
}

void moro_preview_fight(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const uint64_t bound = moro_unit_of(v, unit)->bound;

	say(p, "one more round; whoever loses more tests");
	for (int u = 0; u < v->n_units; u++)
		if ((bound >> u & 1) != 0)
			say_blows(v, unit, u, false, p);
}


/* The odds of charges in the adventure books: against a million of them as play has them, against
 * figures reckoned by hand; that every row of theirs can be had, and what can never be is refused.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "skirmish.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"

#define SIDES "side west edges=west\nside east edges=east\n"

struct charge_seen {
	int64_t routs_on, breaks, fails, down, contact;
	int64_t suppressed[TALLY_MAX + 1], out[TALLY_MAX + 1], arrive[TALLY_MAX + 1];
};

static int able_of(const struct game *g, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += adv_active(g, f);
	return n;
}

static void count_losses(const struct game *g, struct charge_seen *seen)
{
	int suppressed = 0, out = 0;

	FOR_MEMBERS(f, g, 0) {
		suppressed += adv_figure_of(g, f)->shaken;
		out += adv_figure_of(g, f)->lost;
	}
	seen->suppressed[suppressed]++;
	seen->out[out]++;
}

/* S-A-37, A-16: the tests that play makes, or all of the way into contact. */
static bool presses_on(struct game *g, bool all_the_way)
{
	if (all_the_way)
		adv_contact(g);
	if (!adv_unit_of(g, 0)->was_hit || !adv_unit_alive(g, 0))
		return true;
	/* who passed and has nobody left to go on has stopped, and runs from nobody. */
	return all_the_way ? adv_unit_of(g, 0)->charging
			|| (adv_unit_of(g, 0)->stopped && !adv_unit_of(g, 0)->routing)
		: adv_morale_test(g, 0, CAUSE_COMPLETION);
}

static void charge_once(struct game *g, bool all_the_way, struct charge_seen *seen)
{
	bool on = false;
	int able = 0;

	if (adv_unit_of(g, 1)->routing)
		adv_rally(g, 1);
	adv_charge_tests(g);
	if (adv_unit_of(g, 1)->broke) {
		seen->breaks++;
	} else if (adv_unit_of(g, 1)->routing) {
		seen->routs_on++;
	} else {
		adv_volley(g);
		on = presses_on(g, all_the_way);
		able = on ? able_of(g, 0) : 0;
		seen->fails += !on;
		seen->down += on && able == 0;
		seen->contact += able > 0;
		if (all_the_way)
			assert_int_equal(contact_units(g, 0, 1), able > 0);
	}
	count_losses(g, seen);
	seen->arrive[able]++;
}

/* How a charge is tried, beside its drawing. */
struct charge_try { bool pacific, all_the_way, routing; };

static void order_charge(const struct trial *t, const struct charge_try *try)
{
	skirmish_unit(t, "us")->mode = MODE_CHARGE;
	skirmish_unit(t, "us")->target = 1;
	skirmish_unit(t, "them")->mode = try->routing ? MODE_ROUT : MODE_STATIONARY;
	skirmish_unit(t, "them")->routing = try->routing;
	FOR_MEMBERS(f, t->game, 1)
		adv_figure_of(t->game, f)->aim = 0;
}

static void charges_agree(const char *drawing, struct charge_try try, const char *words,
	int times)
{
	static struct charge_seen seen;
	struct again a;
	struct odds o;

	memset(&seen, 0, sizeof seen);
	(try.pacific ? skirmish_pacific : skirmish_begin)(&a.t, drawing);
	again_begin(&a, skirmish_end);
	order_charge(&a.t, &try);
	for (int i = 0; i < times; i++) {
		again(&a);
		charge_once(a.g, try.all_the_way, &seen);
	}
	odds_of(words, &o);
	sampled_agrees("routs on", odds_chance(&o, "target routs on"), seen.routs_on, times);
	sampled_agrees("breaks", odds_chance(&o, "target breaks"), seen.breaks, times);
	sampled_agrees("fails", odds_chance(&o, "charge fails"), seen.fails, times);
	sampled_agrees("down", odds_chance(&o, "nobody left to go on"), seen.down, times);
	sampled_agrees("contact", odds_chance(&o, "contact"), seen.contact, times);
	sampled_tally("suppressed", odds_tally(&o, "suppressed"), seen.suppressed, times);
	sampled_tally("out", odds_tally(&o, "out"), seen.out, times);
	sampled_tally("arrive", odds_tally(&o, "arrive"), seen.arrive, times);
	again_end(&a);
}

static const char short_charge[] =
	"map\n"
	". . . . . . . . . .\n"
	" . A A . B . . . . .\n"
	". . . A . B . . . .\n"
	" . . . . . . . . . .\n"
	"end\n" SIDES
	"unit us sign=A side=west arms=spear troops=warriors class=native\nfigure 1 leader\n"
	"unit them sign=B side=east arms=smg troops=civilians\nfigure 1 leader\n";

TEST(test_a_million_charges)
{
	charges_agree(short_charge, (struct charge_try){ 0 },
		"rugged charge figures=3 troops=warriors class=native "
		"weapon=spear foes=2 foe-weapon=smg foe-troops=civilians", sampled_times());
}

TEST(test_charges_go_into_contact)
{
	charges_agree(short_charge, (struct charge_try){ .all_the_way = true },
		"rugged charge figures=3 troops=warriors class=native weapon=spear foes=2 "
		"foe-weapon=smg foe-troops=civilians range=9",
		sampled_times() / FEWER);
}

TEST(test_charges_that_heroes_lead)
{
	charges_agree(
		"map\n"
		". . . . . . . . . .\n"
		" . A A . B . . . . .\n"
		". . . A . B . . . .\n"
		" . . . . . . . . . .\n"
		"end\n" SIDES
		"unit us sign=A side=west arms=club troops=warriors class=native elite\n"
		"figure 1 leader hero luck=7 field-craft=5 origin=far-eastern "
		"traits=strong-like-ox,huge-joss,abrasive\n"
		"unit them sign=B side=east arms=shotgun troops=warriors\n",
		(struct charge_try){ .pacific = true },
		"pacific charge figures=3 troops=warriors class=native elite=yes weapon=club "
		"leader=hero luck=7 traits=strong-like-ox,huge-joss,abrasive foes=2 "
		"foe-weapon=shotgun foe-troops=warriors foe-leader=none", sampled_times() / FEWER);
}

/* The same out of a forest, in which nobody had seen them: a charge is announced. */
TEST(test_Y_11_a_million_charges_out_of_a_forest)
{
	charges_agree(
		"map\n"
		". . . . . . . . . .\n"
		" . & & . B . . . . .\n"
		". . . & . B . . . .\n"
		" . . . . . . . . . .\n"
		"end\n" SIDES
		"unit us figures=3 side=west arms=spear troops=warriors class=native\n"
		"figure 1 leader at=2,2\nfigure 2 at=3,2\nfigure 3 at=4,3\n"
		"unit them sign=B side=east arms=smg troops=civilians\nfigure 1 leader\n",
		(struct charge_try){ 0 }, "rugged charge figures=3 troops=warriors class=native "
		"weapon=spear foes=2 foe-weapon=smg foe-troops=civilians cover=soft range=2",
		sampled_times() / FEWER);
}

/* Some of those who fire are near enough for their short range, and one is not. */
TEST(test_Y_11_a_million_charges_at_a_long_row)
{
	charges_agree(
		"map\n"
		". . . . B . . .\n"
		" . . . . B . . .\n"
		". . . . B . . .\n"
		" . . . . B . . .\n"
		". . A . B . . .\n"
		" . . . . B . . .\n"
		". . . . B . . .\n"
		" . . . . B . . .\n"
		". . . . B . . .\n"
		" . . . . B . . .\n"
		"end\n" SIDES
		"unit us sign=A side=west arms=bayonet troops=warriors\nfigure 1 leader\n"
		"unit them sign=B side=east arms=shotgun troops=civilians\nfigure 5 leader\n",
		(struct charge_try){ 0 }, "rugged charge figures=1 troops=warriors foes=10 "
		"foe-weapon=shotgun foe-troops=civilians", sampled_times() / FEWER);
}

/* Who routs may be rallied first, and then stands or breaks, but does not shoot. */
TEST(test_A_22_a_million_charges_at_routers)
{
	charges_agree(short_charge, (struct charge_try){ .routing = true }, "rugged charge figures=3 "
		"troops=warriors class=native weapon=spear foes=2 foe-weapon=smg "
		"foe-troops=civilians foe-move=rout", sampled_times() / FEWER);
}

/* One man of 6 against one with a rifle of 6: he stands on 5; in soft cover he is hit on 4 + 2
 * short + 2 steady + 1 charging - 1: 8 of ten; of those 1 of ten does nothing, and he goes on
 * at 6; 6 suppress, 3 put out.  5/10 × (2/10 + 8/10 × 1/10 × 6/10) = 12.4 % at any range. */
TEST(test_Y_11_chargers_in_cover_are_seen_at_any_range)
{
	char words[120];
	struct odds o;

	for (int range = 2; range <= 20; range++) {
		snprintf(words, sizeof words, "rugged charge figures=1 troops=civilians foes=1 "
			"foe-troops=civilians cover=soft range=%d", range);
		odds_of(words, &o);
		assert_int_equal(chance_in(odds_chance(&o, "contact"), 1000), 124);
		assert_int_equal(roller_need(&o.rolls[1].roller), 8);
	}
}

/* Ten with shotguns in a row, 4" short: nine of them are that near to the one who comes, the
 * last of the row stands 5" off.  4 + 2 short + 2 steady + 1 charging = 9, and 7. */
TEST(test_Y_11_each_shooter_has_his_own_need)
{
	struct odds o;

	odds_of("rugged charge figures=1 foes=10 foe-weapon=shotgun", &o);
	assert_int_equal(o.rolls[1].dice, 18);
	assert_int_equal(roller_need(&o.rolls[1].roller), 9);
	assert_int_equal(o.rolls[2].dice, 2);
	assert_int_equal(roller_need(&o.rolls[2].roller), 7);
	assert_int_equal(chance_milli(tally_mean(odds_tally(&o, "hits"))),	/* 9 of 10 stand */
		9 * (18 * 90 + 2 * 70));
}

/* Warriors rally at 8 and stand at 7: 8/10 × 7/10; who has nobody to rally him runs on. */
TEST(test_A_22_routers_may_rally_before_the_charge)
{
	struct odds o;

	odds_of("rugged charge foe-move=rout foe-troops=warriors", &o);
	assert_int_equal(chance_milli(odds_chance(&o, "target routs on")), 200);
	assert_int_equal(chance_milli(odds_chance(&o, "target breaks")), 240);
	assert_int_equal(chance_milli(odds_chance(&o, "contact")), 560);
	assert_int_equal(odds_tally(&o, "hits")->of[0], CERTAIN);
	odds_of("rugged charge foe-move=rout foe-leader=none", &o);
	assert_int_equal(odds_chance(&o, "target routs on"), CERTAIN);
	assert_int_equal(o.n_rolls, 0);
}

/* One man of 6 against one with a rifle of 6: he stands on 5; 9 of ten hit; of the die 1 … 1
 * nothing, 6 suppress, 3 put out.  Unhurt he comes; hit for nothing he tests at 6; suppressed at
 * 5½, and cannot go on; out nobody is left. */
TEST(test_one_charges_one_by_hand)
{
	struct odds o;

	odds_of("rugged charge figures=1 troops=civilians foes=1 foe-troops=civilians", &o);
	assert_int_equal(chance_milli(odds_chance(&o, "target breaks")), 500);
	assert_int_equal(chance_in(odds_chance(&o, "contact"), 10000), 5 * (100 + 9 * 6));
	assert_int_equal(chance_in(odds_chance(&o, "charge fails"), 10000),
		5 * (9 * 4 + 9 * 6 * 5));
	assert_int_equal(chance_in(odds_chance(&o, "nobody left to go on"), 10000),
		5 * (9 * 6 * 5 + 9 * 30));
	assert_int_equal(chance_milli(odds_tally(&o, "hits")->of[1]), 450);
	assert_int_equal(chance_milli(odds_tally(&o, "suppressed")->of[1]), 270);
	assert_int_equal(chance_milli(odds_tally(&o, "out")->of[1]), 135);
}

TEST(test_every_row_of_a_charge_can_be_had)
{
	struct odds o;

	odds_of("pacific charge leader=none foe-leader=none elite=yes cover=medium", &o);
	odds_adds(&o, "morale-modifiers.charged", -2);
	odds_adds(&o, "morale-modifiers.leaderless", -2);
	odds_adds(&o, "morale-modifiers.elite", 2);
	odds_adds(&o, "shooting.charging", 2);
	odds_adds(&o, "shooting.short", 4);
	odds_adds(&o, "shooting.steady", 4);
	odds_adds(&o, "shooting.medium", -4);
	odds_of("rugged charge leader=inspiring foe-leader=hero foe-traits=inspired-leadership "
		"foe-weapon=musket foe-move=patrol cover=soft", &o);
	odds_adds(&o, "morale-modifiers.inspired", 2);
	odds_adds(&o, "traits.inspired-leadership", 4);
	odds_adds(&o, "wound-modifiers.powder", 2);
	odds_adds(&o, "shooting.soft", -2);
	odds_of("rugged charge leader=hero traits=abrasive cover=medium foe-weapon=sword", &o);
	assert_int_equal(o.n_rolls, 1);		/* no fire, no test */
	assert_int_equal(odds_tally(&o, "arrive")->of[10], odds_chance(&o, "contact"));
	odds_of("rugged charge shooters=0", &o);
	assert_int_equal(o.n_rolls, 1);
	odds_of("rugged charge shooters=3", &o);
	assert_int_equal(o.rolls[1].dice, 3);
}

TEST(test_charges_that_cannot_be)
{
	odds_refused("rugged charge range=30", "S-A-40", "beyond the reach of its charge (20\")");
	odds_refused("rugged charge class=native range=24", "S-A-40", "(22\")");
	odds_refused("rugged charge weapon=improvised", "A-13", "improvised weapons");
	odds_refused("rugged charge foe-weapon=maxim", "S-A-77", "has a crew");
	odds_refused("rugged charge foe-move=concealed", "A-13", "no concealed move");
	odds_refused("rugged charge elite=yes", "", "has no row \"elite\"");
	odds_refused("rugged charge traits=abrasive", "A-3", "leader=hero");
	odds_refused("rugged charge cover=hard", "C-4", "in the open");
	odds_refused("rugged charge range=1", "", "2 to 22");
}

TEST(test_a_charge_at_its_bounds)
{
	struct odds o;

	odds_of("rugged charge figures=40 foes=40 foe-weapon=smg", &o);
	assert_in_range(odds_chance(&o, "target breaks") + odds_chance(&o, "charge fails")
		+ odds_chance(&o, "nobody left to go on") + odds_chance(&o, "contact"),
		CERTAIN - 100000, CERTAIN + 100000);
}

TEST_MAIN

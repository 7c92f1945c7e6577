/* The odds of adventures' hearts: morale, hand to hand, spotting, against a million of
 * them as play throws them, against figures reckoned by hand; that every row of their tables
 * can be had, and what can never be is refused.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/morale/morale.h"

/* ---- what is printed ---- */

static void needs(const char *words, int need)
{
	struct odds o;

	odds_of(words, &o);
	assert_int_equal(roller_need(&o.rolls[0].roller), need);
}

static void comes_to(const char *words, const char *outcome, int ways)
{
	struct odds o;

	odds_of(words, &o);
	assert_int_equal(odds_chance(&o, outcome), chance_of(ways, 10));
}

/* ---- morale ---- */

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . A A A A A . . B B . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit natives sign=A side=west arms=spear troops=warriors class=native\n"
	"figure 1 leader\n"
	"unit marines sign=B side=east arms=rifle troops=soldiers\n"
	"figure 1 leader\n";

enum morale_end { ENDS_WELL, ENDS_SUPPRESSED, ENDS_RETREATS, ENDS_ROUTS, ENDS };

static enum morale_end end_of(const struct game *g, int unit)
{
	const struct adv_unit *const u = adv_unit_of(g, unit);

	return u->routing ? ENDS_ROUTS : u->retreating ? ENDS_RETREATS
		: adv_unit_suppressed(g, unit) ? ENDS_SUPPRESSED : ENDS_WELL;
}

static void sample_phase(struct again *a, int times, int64_t seen[ENDS])
{
	memset(seen, 0, ENDS * sizeof *seen);
	for (int i = 0; i < times; i++) {
		again(a);
		adv_morale_phase(a->g);
		seen[end_of(a->g, 0)]++;
	}
}

/* Eight, one killed, two suppressed: six. */
TEST(test_a_million_tests_under_fire)
{
	const int times = sampled_times();
	int64_t seen[ENDS];
	struct again a;
	struct odds o;

	skirmish_begin(&a.t, field);
	again_begin(&a, skirmish_end);
	skirmish_unit(&a.t, "natives")->shot_at = true;
	skirmish_unit(&a.t, "natives")->shot_by = 1;
	skirmish_man(&a.t, "natives", 2)->lost = true;
	skirmish_man(&a.t, "natives", 3)->shaken = true;
	skirmish_man(&a.t, "natives", 4)->shaken = true;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors class=native figures=4 lost=1 suppressed=2", &o);
	assert_int_equal(odds_chance(&o, "holds"), chance_of(6, 10));
	sampled_agrees("holds", odds_chance(&o, "holds"), seen[ENDS_WELL], times);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	again_end(&a);
}

TEST(test_the_ladder_is_that_of_play)
{
	const int times = sampled_times() / FEWER;
	int64_t seen[ENDS];
	struct adv_unit *u;
	struct again a;
	struct odds o;

	skirmish_begin(&a.t, field);
	again_begin(&a, skirmish_end);
	u = skirmish_unit(&a.t, "natives");
	u->shot_at = true;
	u->shot_by = 1;
	u->suppressed_until = 1;
	u->ladder = LADDER_SUPPRESSED;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors state=suppressed", &o);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	sampled_agrees("retreats", odds_chance(&o, "retreats"), seen[ENDS_RETREATS], times);
	u->ladder = LADDER_RETREAT;
	u->retreat_turn = 1;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors state=retreated", &o);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	sampled_agrees("routs", odds_chance(&o, "routs"), seen[ENDS_ROUTS], times);
	again_end(&a);
}

/* A-5: -1, -1, -1 each, -½ each and rounded down, +1; P:387 +1; traits +2, -2, -2. */
TEST(test_every_morale_row_can_be_had)
{
	struct odds o;

	odds_of("pacific morale cause=charged", &o);
	odds_adds(&o, "morale-modifiers.charged", -2);
	odds_of("pacific morale leader=none lost=2 suppressed=3 elite=yes", &o);
	odds_adds(&o, "morale-modifiers.leaderless", -2);
	odds_adds(&o, "morale-modifiers.lost", -4);
	odds_adds(&o, "morale-modifiers.suppressed", -3);
	odds_adds(&o, "morale-modifiers.elite", 2);
	odds_of("rugged morale leader=inspiring", &o);
	odds_adds(&o, "morale-modifiers.inspired", 2);
	odds_of("rugged morale leader=hero traits=inspired-leadership,abrasive", &o);
	odds_adds(&o, "traits.inspired-leadership", 4);
	odds_adds(&o, "traits.abrasive", -4);
	odds_of("rugged morale cause=rally leader=hero traits=extremely-arrogant class=native", &o);
	odds_adds(&o, "traits.extremely-arrogant", -4);
	needs("rugged morale cause=rally leader=hero traits=extremely-arrogant", 10);
	needs("rugged morale troops=warriors", 8);
	needs("rugged morale troops=civilians", 6);
	needs("rugged morale troops=civilians morale=9", 9);
}

/* what a failure is for each cause. */
TEST(test_what_comes_of_failing)
{
	comes_to("rugged morale troops=warriors", "suppressed", 2);
	comes_to("rugged morale troops=warriors state=suppressed", "retreats", 2);
	comes_to("rugged morale troops=warriors state=suppressed", "suppressed", 8);
	comes_to("rugged morale troops=warriors state=retreated", "routs", 2);
	comes_to("rugged morale troops=warriors cause=charged", "routs", 3);
	comes_to("rugged morale troops=warriors cause=charged", "stands", 7);
	comes_to("rugged morale troops=warriors cause=completion lost=2", "suppressed", 4);
	comes_to("rugged morale troops=warriors cause=completion lost=2", "presses on", 6);
	comes_to("rugged morale troops=warriors cause=melee", "routs", 2);
	comes_to("rugged morale troops=warriors cause=melee result=drawn", "routs", 2);
	comes_to("rugged morale troops=warriors cause=melee result=won", "pursues", 2);
	comes_to("rugged morale troops=warriors cause=melee result=won", "may pursue", 8);
	comes_to("rugged morale troops=warriors cause=melee result=won foes-run=no", "holds", 10);
	comes_to("rugged morale troops=warriors cause=melee state=routing", "holds", 8);
	comes_to("rugged morale troops=warriors cause=melee state=routing result=won", "holds", 8);
	comes_to("pacific morale troops=warriors cause=rally", "routs on", 2);
	comes_to("pacific morale troops=warriors cause=rally state=pursuing", "pursues on", 2);
	comes_to("pacific morale troops=warriors cause=rally", "rallies", 8);
	comes_to("pacific morale cause=alone morale=7", "suppressed", 3);
}

TEST(test_morale_that_cannot_be)
{
	odds_refused("pacific morale cause=alone troops=soldiers", "S-A-14", "his own point");
	odds_refused("rugged morale elite=yes", "", "has no row \"elite\"");
	odds_refused("rugged morale suppressed=11", "S-A-94", "of 10 fit figures");
	odds_refused("rugged morale cause=charged lost=1", "S-A-93", "cause=charged");
	odds_refused("rugged morale cause=rally suppressed=1", "S-A-93", "cause=rally");
	odds_refused("rugged morale cause=melee result=won state=suppressed", "S-A-82", "win");
	odds_refused("rugged morale cause=melee result=won state=retreated", "S-A-82", "win");
	odds_refused("rugged morale traits=abrasive", "A-3", "leader=hero");
	odds_refused("rugged morale cause=charged state=routing", "S-A-41", "does not test");
	odds_refused("rugged morale cause=fire state=routing", "S-A-100", "does not test");
	odds_refused("rugged morale cause=completion state=suppressed", "A-13", "steady");
	odds_refused("rugged morale cause=rally leader=none", "S-A-105", "no hero or leader");
	odds_refused("rugged morale cause=rally state=steady", "A-22", "neither routing");
	odds_refused("rugged morale figures=41", "", "1 to 40");
}

/* ---- hand to hand ---- */

struct round_seen {
	int64_t won, drawn, lost;
	int64_t hits[2][TALLY_MAX + 1], of[2][FATES][TALLY_MAX + 1];
};

/* In a melee the wounded may be taken, and the forced back, too: what the die said counts. */
static void count_fates(const struct game *g, int unit, int64_t seen[FATES][TALLY_MAX + 1])
{
	int n[FATES] = { 0 };

	FOR_MEMBERS(f, g, unit) {
		const struct adv_figure *const a = adv_figure_of(g, f);

		n[FATE_KILLED] += g->figures[f].life == LIFE_DEAD;
		n[FATE_WOUNDED] += g->figures[f].life != LIFE_DEAD && a->wounds > 0;
		n[FATE_SUPPRESSED] += a->shaken;
	}
	for (int i = FATE_SUPPRESSED; i < FATES; i++)
		seen[i][n[i]]++;
}

static void sample_rounds(const char *drawing, bool pacific, int times, struct round_seen *seen)
{
	struct again a;

	memset(seen, 0, sizeof *seen);
	(pacific ? skirmish_pacific : skirmish_begin)(&a.t, drawing);
	again_begin(&a, skirmish_end);
	for (int i = 0; i < times; i++) {
		const struct adv_unit *us;

		again(&a);
		adv_melee(a.g);
		us = adv_unit_of(a.g, 0);
		seen->won += us->hits_given > us->hits_taken;
		seen->drawn += us->hits_given == us->hits_taken;
		seen->lost += us->hits_given < us->hits_taken;
		seen->hits[0][us->hits_given]++;
		seen->hits[1][us->hits_taken]++;
		count_fates(a.g, 1, seen->of[0]);
		count_fates(a.g, 0, seen->of[1]);
	}
	again_end(&a);
}

static void rounds_agree(const char *drawing, bool pacific, const char *words, int times)
{
	static const char *const names[2][FATES] = { { "hits", "back", "wounded", "killed" },
		{ "taken", "our back", "our wounded", "our killed" } };
	static struct round_seen seen;
	struct odds o;

	sample_rounds(drawing, pacific, times, &seen);
	odds_of(words, &o);
	sampled_agrees("we win", odds_chance(&o, "we win"), seen.won, times);
	sampled_agrees("drawn", odds_chance(&o, "drawn"), seen.drawn, times);
	sampled_agrees("they win", odds_chance(&o, "they win"), seen.lost, times);
	for (int side = 0; side < 2; side++) {
		sampled_tally(names[side][0], odds_tally(&o, names[side][0]), seen.hits[side],
			times);
		for (int i = FATE_SUPPRESSED; i < FATES; i++)
			sampled_tally(names[side][i], odds_tally(&o, names[side][i]),
				seen.of[side][i], times);
	}
}

#define MELEE_SIDES "side west edges=west\nside east edges=east\n"

TEST(test_a_million_rounds)
{
	rounds_agree(
		"map\n"
		". . . . . . . . . .\n"
		" . . . . . . . . . .\n"
		". . . . . . . . . .\n"
		" . . A A A A . . . .\n"
		". . . B B B . . . .\n"
		" . . . . . . . . . .\n"
		". . . . . . . . . .\n"
		"end\n" MELEE_SIDES
		"unit us sign=A side=west arms=rifle\nfigure 1 leader\n"
		"unit them sign=B side=east arms=native-arms class=native shields\n"
		"figure 1 leader\n", false,
		"rugged melee figures=4 weapon=rifle foes=3 foe-weapon=native-arms foe-shields=yes",
		sampled_times());
}

/* He may drop his weapon, and then nobody strikes back at whom he alone touches. */
TEST(test_rounds_of_a_clumsy_swordsman)
{
	rounds_agree(
		"map\n"
		". . . . . . . .\n"
		" . . . B B . . .\n"
		". . . B A B . .\n"
		" . . . B B . . .\n"
		". . . . . . . .\n"
		"end\n" MELEE_SIDES
		"unit us sign=A side=west arms=sword,sword\n"
		"figure 1 leader hero luck=6 field-craft=5 weapon-of-choice=sword origin=far-eastern "
		"traits=ambidextrous,excellent-swordsman,strong-like-ox,huge-joss,clumsy\n"
		"unit them sign=B side=east arms=club\nfigure 1 leader\n", true,
		"pacific melee figures=1 luck=6 weapon=sword foes=6 foe-weapon=club "
		"traits=ambidextrous,excellent-swordsman,strong-like-ox,huge-joss,clumsy",
		sampled_times() / FEWER);
}

TEST(test_rounds_at_a_wall_with_a_hero)
{
	rounds_agree(
		"map\n"
		". . . . . . . . .\n"
		" . . A A A . . . .\n"
		". . A # # # . . .\n"
		" . . . . . . . . .\n"
		". . . . . . . . .\n"
		"end\nlegend # wall\n" MELEE_SIDES
		"unit us sign=A side=west arms=bayonet\nfigure 1 leader\n"
		"unit them side=east arms=pistol at=6,3 figures=3\n"
		"figure 1 leader hero luck=7 field-craft=5 at=4,3 traits=martial-arts "
		"origin=far-eastern\n"
		"figure 2 at=5,3\nfigure 3 at=6,3\n", false,
		"rugged melee figures=4 foes=3 foe-weapon=pistol foe-ground=wall foe-luck=7 "
		"foe-traits=martial-arts", sampled_times() / FEWER);
}

/* One with a bayonet against one with a club: 7 and 6 of ten.  Our hit wounds on 8 and 9, kills
 * on 10 of a die to which 1 is added: 7 or 8, 9 or more; six of ten force back, the die of 1 too
 * (2 … 7 after it is added). */
TEST(test_one_against_one_by_hand)
{
	struct odds o;

	odds_of("rugged melee figures=1 foes=1 foe-weapon=club", &o);
	assert_int_equal(chance_milli(odds_chance(&o, "we win")), 7 * 40);
	assert_int_equal(chance_milli(odds_chance(&o, "drawn")), 7 * 60 + 3 * 40);
	assert_int_equal(chance_milli(odds_chance(&o, "they win")), 3 * 60);
	assert_int_equal(chance_milli(odds_tally(&o, "back")->of[1]), 420);
	assert_int_equal(chance_milli(odds_tally(&o, "wounded")->of[1]), 140);
	assert_int_equal(chance_milli(odds_tally(&o, "killed")->of[1]), 140);
	assert_int_equal(chance_milli(odds_tally(&o, "our killed")->of[1]), 120);
	odds_of("rugged melee figures=1 foes=1 foe-shields=yes", &o);
	assert_int_equal(chance_milli(odds_tally(&o, "killed")->of[1]), 70);
	assert_int_equal(chance_milli(odds_tally(&o, "wounded")->of[1]), 140);
	assert_int_equal(chance_milli(odds_tally(&o, "back")->of[1]), 420);
}

TEST(test_every_melee_row_can_be_had)
{
	static const struct { const char *weapon; int need; } arms[] = {
		{ "martial-arts", 8 }, { "bayonet", 7 }, { "native-arms", 7 }, { "sword", 7 },
		{ "street-fighter", 7 }, { "rifle", 6 }, { "club", 6 }, { "improvised", 4 },
		{ "unarmed", 4 },
	};
	struct odds o;

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char words[80];

		snprintf(words, sizeof words, "rugged melee weapon=%s", arms[i].weapon);
		needs(words, arms[i].need);
	}
	odds_of("rugged melee foe-ground=barricade", &o);
	odds_adds(&o, "melee.wall", -6);
	odds_of("rugged melee foe-ground=gate higher=ours", &o);
	odds_adds(&o, "melee.doorway", -4);
	odds_adds(&o, "melee.higher", -2);
	needs("pacific melee foe-ground=gate higher=theirs", 7 - 2 - 1);
	needs("pacific melee foe-ground=wall ground=wall", 7);
	odds_of("pacific melee shields=yes", &o);
	odds_adds(&o, "wound-modifiers.shield", -2);
	odds_adds(&o, "wound-modifiers.melee", 2);
	odds_of("rugged melee luck=5 traits=excellent-swordsman weapon=sword", &o);
	odds_adds(&o, "traits.excellent-swordsman", 4);
	odds_of("rugged melee luck=5 traits=martial-arts,huge-joss,clumsy weapon=club", &o);
	odds_adds(&o, "traits.martial-arts", 0);
	odds_adds(&o, "traits.huge-joss", 0);
	odds_adds(&o, "traits.clumsy", 0);
	odds_of("rugged melee luck=5 traits=ambidextrous weapon=sword figures=1 foes=3", &o);
	odds_adds(&o, "traits.ambidextrous", 0);
	assert_int_equal(o.rolls[0].dice, 2);
}

TEST(test_the_suppressed_are_hit_and_do_not_strike)
{
	struct odds o;

	odds_of("rugged melee foe-suppressed=yes foe-shields=yes", &o);
	assert_int_equal(odds_tally(&o, "taken")->of[0], CERTAIN);
	assert_true(odds_chance(&o, "they win") == 0);
	assert_int_equal(roller_need(&o.rolls[1].roller), 1);	/* no shield: S-A-87 */
}

TEST(test_rounds_that_cannot_be)
{
	odds_refused("rugged melee figures=40 foes=6", "C-1", "no more than 36");
	odds_refused("rugged melee traits=clumsy", "A-12", "luck=6");
	odds_refused("rugged melee foe-traits=clumsy", "A-12", "foe-luck=6");
	odds_refused("rugged melee ground=river", "C-4", "nobody stands on river");
	odds_refused("rugged melee suppressed=yes foe-suppressed=yes", "S-A-82", "do not strike");
	odds_refused("rugged melee weapon=sling", "", "weapon");
	odds_refused("rugged melee figures=41", "", "1 to 40");
}

TEST(test_melee_at_its_bounds)
{
	struct odds o;

	odds_of("rugged melee figures=40 foes=40 luck=9 foe-luck=9 traits=clumsy", &o);
	assert_in_range(odds_chance(&o, "we win") + odds_chance(&o, "drawn")
		+ odds_chance(&o, "they win"), CERTAIN - 1000, CERTAIN + 1000);
	odds_of("rugged melee figures=36 foes=6", &o);
	assert_int_equal(odds_tally(&o, "hits")->most, 36);
	odds_of("rugged melee figures=6 foes=36", &o);
	assert_int_equal(odds_tally(&o, "taken")->most, 36);
}

/* ---- spotting ---- */

static void sample_spotting(bool pacific, const char *spotter, const char *hidden, bool active,
	const char *words, int times)
{
	char text[600];
	int64_t seen = 0;
	struct again a;
	struct odds o;

	snprintf(text, sizeof text, "map\n. . . . . . . .\n . A . . . . & .\n. . . . . . . .\n"
		" . . . . . . . .\nend\n" MELEE_SIDES
		"unit us sign=A side=west arms=rifle %s\n"
		"unit them side=east arms=rifle at=7,2 hidden %s\n", spotter, hidden);
	(pacific ? skirmish_pacific : skirmish_begin)(&a.t, text);
	again_begin(&a, skirmish_end);
	skirmish_unit(&a.t, "us")->mode = MODE_STATIONARY;
	skirmish_unit(&a.t, "them")->mode = MODE_STATIONARY;
	skirmish_unit(&a.t, "them")->fired_last = active;
	for (int i = 0; i < times; i++) {
		again(&a);
		adv_spotting(a.g);
		seen += adv_spotted(a.g, 1, 0);
	}
	odds_of(words, &o);
	sampled_agrees(words, odds_chance(&o, "spotted"), seen, times);
	again_end(&a);
}

TEST(test_a_million_looks)
{
	sample_spotting(false, "territory=foreign", "", true,
		"rugged spotting territory=foreign target=active", sampled_times());
}

TEST(test_other_looks)
{
	const int times = sampled_times() / FEWER;

	sample_spotting(false, "field-craft=9\nfigure 1 leader", "", false,
		"rugged spotting field-craft=9", times);
	sample_spotting(true, "\nfigure 1 leader hero luck=5 field-craft=3 traits=eagle-eye",
		"sniper camouflage", true,
		"pacific spotting hero=yes traits=eagle-eye sniper=yes camouflage=yes target=active",
		times);
	sample_spotting(true, "", "sniper", false, "pacific spotting sniper=yes", times);
}

/* R:160 … P:161: by field craft; still and silent, less than half of it, rounded up. */
TEST(test_spotting_by_hand)
{
	comes_to("rugged spotting target=active", "spotted", 4);
	comes_to("rugged spotting target=active territory=foreign", "spotted", 5);
	comes_to("rugged spotting target=active territory=home military=yes", "spotted", 7);
	comes_to("rugged spotting field-craft=9", "spotted", 4);
	comes_to("rugged spotting field-craft=8", "spotted", 3);
	comes_to("rugged spotting field-craft=7 move=march target=active", "spotted", 4);
	comes_to("rugged spotting field-craft=7 move=march", "spotted", 1);
	comes_to("pacific spotting field-craft=9 target=active sniper=yes", "spotted", 7);
	comes_to("pacific spotting field-craft=9 target=active camouflage=yes", "spotted", 8);
	comes_to("pacific spotting field-craft=9 target=active camouflage=yes "
		"target-move=concealed", "spotted", 8);
	comes_to("pacific spotting field-craft=9 target=active camouflage=yes target-move=combat",
		"spotted", 9);
	comes_to("pacific spotting sniper=yes", "not spotted", 10);
	comes_to("rugged spotting ground=open", "spotted", 10);
	comes_to("rugged spotting range=1", "spotted", 10);
	comes_to("rugged spotting target=powder", "spotted", 10);
	comes_to("rugged spotting hero=yes traits=eagle-eye target=active", "spotted", 9);
	comes_to("rugged spotting hero=yes traits=near-sighted field-craft=9 target=active",
		"spotted", 6);
}

/* A D6 of one to six, and one more for the sixth sense: two to seven of ten, so 27 of 60. */
TEST(test_field_craft_that_is_rolled_first)
{
	struct odds o;

	odds_of("rugged spotting hero=yes traits=sixth-sense target=active", &o);
	odds_adds(&o, "field-craft.sixth-sense", 2);
	assert_int_equal(chance_milli(odds_chance(&o, "spotted")), 450);
	odds_of("rugged spotting hero=yes territory=home military=yes target=active", &o);
	odds_adds(&o, "field-craft.home", 4);
	odds_adds(&o, "field-craft.trained", 2);	/* 4 … 9 */
	assert_int_equal(chance_milli(odds_chance(&o, "spotted")), 650);
	odds_of("rugged spotting hero=yes territory=foreign traits=near-sighted target=active", &o);
	odds_adds(&o, "field-craft.foreign", 2);	/* 2 … 6, 6 */
	assert_int_equal(chance_in(odds_chance(&o, "spotted"), 60), 26);
}

TEST(test_every_spotting_row_can_be_had)
{
	struct odds o;

	odds_of("pacific spotting sniper=yes camouflage=yes move=march hero=yes field-craft=9 "
		"traits=eagle-eye", &o);
	odds_adds(&o, "spotting.silent", -4);	/* 9, 5, 3 */
	odds_adds(&o, "spotting-modifiers.sniper", -4);
	odds_adds(&o, "spotting-modifiers.camouflage", -2);
	odds_adds(&o, "modes.march", -8);
	odds_adds(&o, "traits.eagle-eye", 0);
}

TEST(test_looks_that_cannot_be)
{
	odds_refused("rugged spotting sniper=yes", "", "has no row \"sniper\"");
	odds_refused("rugged spotting camouflage=yes", "", "has no row \"camouflage\"");
	odds_refused("rugged spotting target-move=concealed", "A-13", "no concealed move");
	odds_refused("rugged spotting move=rout", "S-A-23", "does not look");
	odds_refused("rugged spotting traits=eagle-eye", "A-31", "hero=yes");
	odds_in_vain("rugged spotting range=40 depth=30", "C-5", "no line of sight");
	odds_refused("rugged spotting depth=13", "C-5", "12 or less");
	odds_refused("rugged spotting ground=river", "C-4", "nobody stands");
	odds_refused("rugged spotting range=100", "", "1 to 99");
}

/* ---- house rules ---- */

TEST(test_house_rules_change_the_odds)
{
	static const struct { const char *table, *row, *column, *value; } rules[] = {
		{ "morale", "soldiers", "point", "4" },
		{ "morale-modifiers", "charged", "modifier", "-3" },
		{ "melee-chart", "trained", "base", "5" },
		{ "spotting", "silent", "divide", "1" },
		{ "wound-modifiers", "melee", "modifier", "-9" },
	};
	struct rulebook *const book = rulebook_copy(&rulebook_pacific);
	struct odds o;

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		assert_int_equal(rulebook_override(book, rules[i].table, rules[i].row,
			rules[i].column, rules[i].value), OVERRIDE_OK);
	odds_by(book, &system_pacific, "morale", &o);
	assert_int_equal(odds_chance(&o, "holds"), chance_of(4, 10));
	odds_by(book, &system_pacific, "charge", &o);
	assert_int_equal(odds_chance(&o, "target breaks"), chance_of(9, 10));
	odds_by(book, &system_pacific, "melee", &o);
	assert_int_equal(roller_need(&o.rolls[0].roller), 5);
	assert_int_equal(tally_mean(odds_tally(&o, "killed")), 0);
	odds_by(book, &system_pacific, "spotting", &o);
	assert_int_equal(odds_chance(&o, "spotted"), chance_of(3, 10));
	rulebook_free(book);
}

TEST_MAIN

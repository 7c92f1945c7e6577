/* The odds of fire in the adventure books, looked at from the books: what the printed tables
 * come to by hand, that every row of them can be had, that nonsense is refused by its rule.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"
#include "played.h"
#include "sampled.h"

/* In ten thousandths, which is as exact as a few ten-sided dice are. */
static void is(chance_t chance, int64_t parts)
{
	const chance_t off = chance - chance_of(parts, 10000);

	if (off < -100 || off > 100)	/* roundings of the 2^52nd part */
		fail_msg("expected %d, found %d of 10000", (int)parts,
			(int)chance_in(chance, 10000));
}

static chance_t of(const struct odds *o, const char *count, int n)
{
	return odds_tally(o, count)->of[n];
}

/* ---- by hand ---- */

/* P:224 ff.: a rifle's 4, +2 for standing, hits on 6 or less.  P:316: the 1 is nothing, 2 to 7
 * suppressed, 8 and 9 wounded, 10 killed. */
TEST(test_one_rifle_at_one_man)
{
	struct odds o;

	odds_of("pacific shooting shooters=1 targets=1", &o);
	is(o.rolls[0].each, 6000);
	is(of(&o, "hits", 1), 6000);
	is(of(&o, "suppressed", 1), 3600);
	is(of(&o, "wounded", 1), 1200);
	is(of(&o, "killed", 1), 600);
	is(of(&o, "out", 1), 1800);
}

/* The worst of two counts: no die kills in 0.94², none puts him out in 0.82², none harms him in
 * 0.46². */
TEST(test_two_rifles_at_one_man)
{
	struct odds o;

	odds_of("rugged shooting shooters=2 targets=1", &o);
	is(of(&o, "killed", 1), 10000 - 8836);
	is(of(&o, "out", 1), 10000 - 6724);
	is(of(&o, "suppressed", 1), 6724 - 2116);
}

/* Both are out if both dice put somebody out (0.18²), not the same man (half of it). */
TEST(test_two_rifles_at_two_men)
{
	struct odds o;

	odds_of("pacific shooting shooters=2 targets=2", &o);
	is(of(&o, "out", 2), 162);
	is(of(&o, "out", 0), 6724);
	is(odds_chance(&o, "all out"), 162);
	is(odds_chance(&o, "one or more out"), 10000 - 6724);
}

/* R:235 ff.: two dice that need 4 + 2 + 2; R:344: the wound +1, so 9 and 10 kill, 7 and 8
 * wound, all others suppress. */
TEST(test_a_shotgun_by_hand)
{
	struct odds o;

	odds_of("rugged shooting weapon=shotgun range=4 shooters=1 targets=1", &o);
	is(o.rolls[0].each, 8000);
	is(of(&o, "killed", 1), 10000 - 7056);	/* 0.84² */
	is(of(&o, "out", 1), 10000 - 4624);	/* 0.68² */
	is(of(&o, "suppressed", 1), 4624 - 400);	/* 0.2² */
}

/* not spotted, half of 6, rounded up; of 5 in the cover, too, 3. */
TEST(test_fire_at_those_who_are_not_spotted)
{
	struct odds o;

	odds_of("pacific shooting spotted=no", &o);
	is(o.rolls[0].each, 3000);
	odds_of("pacific shooting spotted=no cover=soft", &o);
	is(o.rolls[0].each, 3000);
	odds_of("pacific shooting spotted=no cover=medium", &o);
	is(o.rolls[0].each, 2000);
}

/* S-A-53: of those who are suppressed it does not matter that they had a combat move. */
TEST(test_the_suppressed_are_not_careful)
{
	struct odds o;

	odds_of("rugged shooting target-move=combat", &o);
	is(o.rolls[0].each, 4000);
	odds_of("rugged shooting target-move=combat suppressed=yes", &o);
	is(o.rolls[0].each, 6000);
}

/* with a Luck of 6 he is a step better off in six of ten; the killed one who is strong
 * like an ox is wounded. */
TEST(test_a_lucky_hero_by_hand)
{
	struct odds o;

	odds_of("pacific shooting shooters=1 targets=1 target-luck=6", &o);
	is(odds_chance(&o, "the hero killed"), 240);		/* 0.06 × 0.4 */
	is(odds_chance(&o, "the hero wounded"), 840);		/* 0.12 × 0.4 + 0.06 × 0.6 */
	is(odds_chance(&o, "the hero suppressed"), 2160);	/* 0.36 × 0.4 + 0.12 × 0.6 */
	is(of(&o, "out", 1), 1080);
	odds_of("pacific shooting shooters=1 targets=1 target-luck=6 "
		"target-traits=strong-like-ox", &o);
	is(odds_chance(&o, "the hero killed"), 0);
	is(odds_chance(&o, "the hero wounded"), 1080);
	odds_of("pacific shooting shooters=1 targets=2 target-luck=6", &o);
	is(odds_chance(&o, "the hero killed"), 120);
	is(of(&o, "killed", 1), 120 + 300);
}

/* A-12 and S-A-2 alone: of a wound that would kill; who lies wounded dies of another. */
TEST(test_what_luck_makes_of_a_wound)
{
	struct odds o;

	odds_of("pacific luck luck=6 result=killed", &o);
	is(odds_chance(&o, "killed"), 4000);
	is(odds_chance(&o, "wounded"), 6000);
	odds_of("rugged luck luck=6 huge-joss=yes result=wounded", &o);
	is(odds_chance(&o, "wounded"), 1600);
	is(odds_chance(&o, "suppressed"), 8400);
	odds_of("pacific luck luck=6 result=killed ox=yes", &o);
	is(odds_chance(&o, "killed"), 0);
	odds_of("pacific luck luck=6 result=wounded lies-wounded=yes ox=yes", &o);
	is(odds_chance(&o, "wounded"), 10000);
}

TEST(test_Y_10_odds_of_who_lay_wounded)
{
	static const char *const results[] = { "wounded", "killed" };
	struct odds o;

	for (int i = 0; i < 2; i++) {
		char words[80];

		snprintf(words, sizeof words, "pacific luck luck=6 result=%s lies-wounded=yes",
			results[i]);
		odds_of(words, &o);
		is(odds_chance(&o, "killed"), 4000);
		is(odds_chance(&o, "wounded"), 6000);
	}
	odds_of("rugged luck luck=6 result=suppressed lies-wounded=yes", &o);
	is(odds_chance(&o, "wounded"), 10000);	/* nothing to lose, and nothing to win */
}

/* a die that misses (0.4) hits a friend with 0.6, and puts him out with 0.3. */
TEST(test_a_shot_into_a_melee_by_hand)
{
	struct odds o;

	odds_of("rugged shooting shooters=1 targets=1 friends=4", &o);
	is(of(&o, "friends", 1), 720);
}

/* P:267: two dice that hit on 4 or less; +3 on the wound: 7 and more kill, 5 and 6 wound. */
TEST(test_a_grenade_by_hand)
{
	struct odds o;

	odds_of("pacific grenades figures=2", &o);
	is(odds_chance(&o, "each killed"), 10000 - 7056);
	is(odds_chance(&o, "each unharmed"), 3600);
	is(odds_chance(&o, "each wounded"), 7056 - 5776);	/* 0.76² */
	is(of(&o, "hits", 0), 1296);
}

/* P:347: a machine gun's +2 on a truck: 1 to 3 do nothing, 4 and 5 damage, 6 and 7 destroy it
 * and wound, 8 to 10 kill.  Armoured: 1 to 5 nothing, 6 and 7 damage, the rest destroys. */
TEST(test_vehicle_damage_by_hand)
{
	struct odds o;

	odds_of("pacific damage hits=1", &o);
	is(odds_chance(&o, "unhurt"), 3000);
	is(odds_chance(&o, "damaged"), 2000);
	is(odds_chance(&o, "destroyed"), 5000);
	is(odds_chance(&o, "all aboard wounded"), 2000);
	is(odds_chance(&o, "all aboard killed"), 3000);
	odds_of("pacific damage hits=2 vehicle=tracked", &o);
	is(odds_chance(&o, "unhurt"), 2500);
	is(odds_chance(&o, "destroyed"), 5100);
	is(odds_chance(&o, "all aboard wounded"), 5100);
	is(odds_chance(&o, "all aboard killed"), 0);
	odds_of("pacific damage rammed=yes", &o);	/* the die as it falls */
	is(odds_chance(&o, "destroyed"), 3000);
}

/* ---- every row ---- */

/* Hand to hand: test_chance_adventure_heart.c. */
static const char *const of_the_heart[] = { "wound-modifiers.melee", "wound-modifiers.shield",
	NULL };

#define BOTH_BOOKS \
	{ "shooting.short", "shooting range=6" }, { "shooting.steady", "shooting" }, \
	{ "shooting.long", "shooting range=60" }, \
	{ "shooting.charging", "shooting target-move=charge" }, \
	{ "shooting.charging", "shooting target-move=rout" }, \
	{ "shooting.careful", "shooting target-move=combat" }, \
	{ "shooting.unspotted", "shooting spotted=no" }, \
	{ "shooting.soft", "shooting cover=soft" }, \
	{ "shooting.medium", "shooting cover=medium" }, \
	{ "shooting.hard", "shooting cover=hard" }, \
	{ "wound-modifiers.powder", "shooting weapon=musket" }, \
	{ "traits.ambidextrous", "shooting weapon=pistol traits=ambidextrous" }, \
	{ "traits.clumsy", "shooting traits=clumsy target-move=charge" }, \
	{ "traits.huge-joss", "shooting target-luck=4 target-traits=huge-joss" }

TEST(test_every_row_of_pacific_can_be_had)
{
	static const struct odds_try tries[] = {
		BOTH_BOOKS,
		{ "shooting.sniper", "shooting snipers=yes" },
		{ "shooting.careful", "shooting target-move=concealed" },
		{ "traits.marksman", "shooting traits=marksman" },
		{ "wound-modifiers.artillery", "shooting weapon=artillery" },
		{ "wound-modifiers.grenade", "grenades" },
		{ "wound-modifiers.rifle-grenade", "grenades weapon=rifle-grenade" },
		{ "wound-modifiers.rifle-grenade", "grenades weapon=mortar" },
		{ "wound-modifiers.submerged", "shooting under-water=yes range=2" },
		{ "wound-modifiers.submerged", "grenades under-water=yes" },
		{ "shooting.soft", "grenades cover=soft" },
		{ "shooting.medium", "grenades cover=medium" },
		{ "shooting.hard", "grenades cover=hard" },
		{ "vehicle-modifiers.light", "damage weapon=spear range=6" },
		{ "vehicle-modifiers.powder", "damage weapon=musket" },
		{ "vehicle-modifiers.machine-gun", "damage weapon=lewis" },
		{ "vehicle-modifiers.grenade", "damage weapon=grenade" },
		{ "vehicle-modifiers.rifle-grenade", "damage weapon=mortar range=20" },
		{ "vehicle-modifiers.artillery", "damage weapon=artillery" },
		{ "vehicle-modifiers.moving", "damage vehicle-move=moving" },
		{ "vehicle-modifiers.double", "damage vehicle-move=double" },
		{ "vehicle-modifiers.aircraft", "damage vehicle=aircraft vehicle-move=flying" },
		{ "vehicle-modifiers.submerged", "damage vehicle=submarine submerged=yes" },
	};
	static const char *const tables[] = { "shooting", "wound-modifiers", "vehicle-modifiers",
		NULL };

	odds_try_all("pacific", tries, sizeof tries / sizeof tries[0], tables, of_the_heart);
}

TEST(test_every_row_of_rugged_can_be_had)
{
	static const struct odds_try tries[] = {
		BOTH_BOOKS,
		{ "traits.sure-shot", "shooting traits=sure-shot" },
	};
	static const char *const tables[] = { "shooting", "wound-modifiers", NULL };

	odds_try_all("rugged", tries, sizeof tries / sizeof tries[0], tables, of_the_heart);
}

/* ---- nonsense, bounds ---- */

TEST(test_nonsense_is_refused_by_its_rule)
{
	odds_in_vain("rugged shooting weapon=spear range=20", "A-16", "reaches 6\"");
	odds_refused("rugged shooting weapon=bayonet", "A-16", "does not shoot");
	odds_refused("rugged shooting snipers=yes", "A-16", "no snipers");
	odds_refused("rugged shooting traits=marksman", "A-31", "no trait \"marksman\"");
	odds_refused("pacific shooting traits=sure-shot", "A-31", "no trait \"sure-shot\"");
	odds_refused("rugged shooting target-move=concealed", "A-13", "expected stationary");
	odds_refused("rugged shooting under-water=yes", "S-C-14", "nobody swims");
	odds_refused("rugged shooting shooter-move=march", "A-16", "no shooting after march");
	odds_refused("rugged shooting weapon=maxim shooter-move=combat", "A-25", "does not fire");
	odds_refused("rugged shooting target-traits=huge-joss", "A-12", "target-luck=6");
	odds_refused("pacific shooting weapon=artillery crew=1", "S-A-77", "two men");
	odds_refused("pacific shooting weapon=mortar", "A-26", "`grenades`");
	odds_in_vain("pacific shooting under-water=yes", "S-A-79", "2\" or less");
	odds_in_vain("pacific shooting cover=hard target-move=combat range=50 "
		"shooter-move=patrol", "A-9", "cannot hit");
	odds_in_vain("pacific grenades weapon=mortar range=4", "A-26", "no nearer than 15\"");
	odds_in_vain("pacific grenades range=13", "A-26", "reaches 12\"");
	odds_refused("pacific grenades weapon=rifle", "A-26", "grenade, rifle-grenade, mortar");
	odds_refused("pacific grenades sight=no", "S-A-64", "no line of sight");
	odds_refused("pacific grenades shooter-move=combat", "A-26", "has moved");
	odds_refused("pacific grenades weapon=mortar shooter-move=rout", "A-16", "no shooting");
	odds_refused("pacific damage weapon=grenade range=6 shooter-move=patrol", "A-26",
		"has moved");
	odds_refused("pacific damage vehicle-move=flying", "A-28", "does not fly");
	odds_refused("pacific damage submerged=yes", "A-28", "does not dive");
	odds_in_vain("pacific damage weapon=spear", "A-16", "reaches 6\"");
	odds_refused("pacific damage vehicle=aircraft vehicle-move=flying weapon=grenade",
		"X-68", "flies");
}

static bool is_noted(const struct odds *o, const char *text)
{
	for (int i = 0; i < o->n_notes; i++)
		if (strstr(o->notes[i], text))
			return true;
	return false;
}

/* One die with what is no pistol, or no arm for one hand, and it is said; two with what is. */
TEST(test_S_A_9_what_gives_the_ambidextrous_no_second_die_is_told)
{
	static const struct { const char *words; int dice; const char *note; } cases[] = {
		{ "rugged shooting shooters=1 traits=ambidextrous", 1, "a Bolt action rifle is none" },
		{ "rugged shooting shooters=1 weapon=spear range=3 traits=ambidextrous", 1,
			"a Spear is none" },
		{ "pacific shooting shooters=1 weapon=sling range=3 traits=ambidextrous", 1,
			"a Sling is none" },
		{ "rugged shooting shooters=1 weapon=pistol traits=ambidextrous", 2, NULL },
		{ "rugged melee figures=1 foes=1 luck=6 traits=ambidextrous", 1,
			"a Bayonet is no arm for one hand (A-17)" },
		{ "rugged melee figures=1 foes=1 weapon=sword luck=6 traits=ambidextrous", 2, NULL },
		{ "pacific melee figures=1 foes=1 weapon=rifle luck=6 traits=ambidextrous", 1,
			"is no arm for one hand" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct odds o;

		odds_of(cases[i].words, &o);
		assert_int_equal(o.rolls[0].dice, cases[i].dice);
		assert_int_equal(is_noted(&o, "mbidextrous"), cases[i].note != NULL);
		assert_true(!cases[i].note || is_noted(&o, cases[i].note));
	}
}

TEST(test_more_than_can_be_reckoned_is_refused)
{
	struct odds o;

	odds_of("pacific shooting weapon=maxim shooters=32 targets=64 target-luck=5", &o);
	is(tally_least(odds_tally(&o, "out"), 0), 10000);
	odds_refused("pacific shooting weapon=maxim shooters=33", "", "at most 128, so 32");
	odds_of("pacific grenades weapon=mortar lobs=2 figures=64", &o);
	odds_refused("pacific grenades weapon=mortar lobs=3 figures=64", "", "so 42 figures");
	odds_refused("pacific damage weapon=maxim shooters=33", "", "at most 128");
}

/* ---- house rules ---- */

TEST(test_house_rules_change_the_odds)
{
	struct rulebook *const book = rulebook_copy(&rulebook_pacific);
	struct odds o;

	assert_int_equal(rulebook_override(book, "weapons", "rifle", "hit", "1"), OVERRIDE_OK);
	assert_int_equal(rulebook_override(book, "shooting", "steady", "modifier", "+4"),
		OVERRIDE_OK);
	assert_int_equal(rulebook_override(book, "wound-modifiers", "grenade", "modifier", "+9"),
		OVERRIDE_OK);
	assert_int_equal(rulebook_override(book, "vehicle-modifiers", "machine-gun", "modifier",
		"+9"), OVERRIDE_OK);
	odds_by(book, &system_pacific, "shooting", &o);
	is(o.rolls[0].each, 5000);
	odds_by(book, &system_pacific, "grenades", &o);
	is(odds_chance(&o, "each wounded") + odds_chance(&o, "each suppressed"), 0);
	odds_by(book, &system_pacific, "damage", &o);
	is(odds_chance(&o, "damaged"), 0);
	rulebook_free(book);
}

TEST_MAIN

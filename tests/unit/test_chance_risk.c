/* The odds of `risk`: against a million volleys, rounds and tests by the code of play; against
 * figures reckoned by hand; and that every modifier can be had, every nonsense refused.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "played.h"
#include "risk_games.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/fire/volley.h"
#include "systems/risk/melee/melee.h"

static const char sides[] =
	"side west edges=west\n"
	"side east edges=east\n";

/* ---- samples ---- */

/* Of turn 1, nothing asked any more, everybody in sight. */
static void begin(struct again *a, const char *drawing)
{
	risk_begin(&a->t, drawing);
	while (a->t.game->n_decisions > 0)
		game_answered(a->t.game, a->t.game->decisions[0].id);
	for (int u = 0; u < a->t.game->n_units; u++)
		risk_reveal(a->t.game, u);
	again_begin(a, risk_end);
}

struct toll { int wounded, killed; };

static struct toll toll_of(const struct game *g, int unit)
{
	struct toll toll = { 0, 0 };

	FOR_MEMBERS(f, g, unit) {
		toll.killed += g->figures[f].life == LIFE_DEAD;
		toll.wounded += g->figures[f].life == LIFE_FIT && risk_figure_of(g, f)->wounds > 0;
	}
	return toll;
}

/* ---- fire ---- */

static void sample_fire(const char *drawing, const char *words, int times)
{
	static int64_t wounded[TALLY_MAX + 1], killed[TALLY_MAX + 1];
	struct again a;
	struct odds o;

	memset(wounded, 0, sizeof wounded);
	memset(killed, 0, sizeof killed);
	begin(&a, drawing);
	risk_game_of(a.t.game)->walk.stage = STAGE_FIRE;
	FOR_MEMBERS(f, a.t.game, 0)
		risk_figure_of(a.t.game, f)->aim = 1;
	for (int i = 0; i < times; i++) {
		struct toll toll;

		again(&a);
		risk_volley(a.g);
		toll = toll_of(a.g, 1);
		wounded[toll.wounded]++;
		killed[toll.killed]++;
	}
	odds_of(words, &o);
	sampled_tally("wounded", odds_tally(&o, "wounded"), wounded, times);
	sampled_tally("killed", odds_tally(&o, "killed"), killed, times);
	again_end(&a);
}

#define FIELD_OF "cell 100\nmap\n. A . . B .\n A . . . B .\n. . . . . .\n . . . . . .\nend\n"

TEST(test_volleys_fall_as_reckoned)
{
	char text[1000];

	snprintf(text, sizeof text, "%s%s"
		"unit a sign=A side=west arms=musket\nunit b sign=B side=east arms=sword\n",
		FIELD_OF,
		sides);
	sample_fire(text, "risk fire weapon=musket range=30 shooters=2 targets=2",
		sampled_times());
}

TEST(test_other_volleys_do_so_too)
{
	char text[1000];

	snprintf(text, sizeof text, "%s%s"
		"unit a sign=A side=west arms=pistol uncommanded quality=raw\n"
		"unit b sign=B side=east arms=sword\n"
		"unit c side=west at=1,4 arms=sword\n",
		"cell 50\nmap\nA . . B . .\n A . . B . .\nA . . . . .\n . . . . . .\nend\n", sides);
	sample_fire(text, "risk fire weapon=pistol range=15 shooters=3 targets=2 quality=raw "
		"command=uncommanded", sampled_times() / FEWER);
}

/* ---- melee ---- */

struct margins { int64_t better, both, worse; };

static void take_margin(struct margins *m, struct toll us, struct toll them)
{
	const int more = us.killed + us.wounded - them.killed - them.wounded;
	const int by = more != 0 ? more : us.killed - them.killed;

	m->better += by < 0;
	m->both += by == 0;
	m->worse += by > 0;
}

static void sample_melee(const char *drawing, const char *words, int times)
{
	static int64_t seen[4][TALLY_MAX + 1];
	static const char *const counts[4] = { "wounded", "killed", "own wounded",
		"own killed" };
	struct margins m = { 0, 0, 0 };
	struct again a;
	struct odds o;

	memset(seen, 0, sizeof seen);
	begin(&a, drawing);
	risk_game_of(a.t.game)->walk.stage = STAGE_MELEE;
	for (int i = 0; i < times; i++) {
		struct toll us, them;

		again(&a);
		risk_melee(a.g);
		us = toll_of(a.g, 0);
		them = toll_of(a.g, 1);
		seen[0][them.wounded]++;
		seen[1][them.killed]++;
		seen[2][us.wounded]++;
		seen[3][us.killed]++;
		take_margin(&m, us, them);
	}
	odds_of(words, &o);
	for (int i = 0; i < 4; i++)
		sampled_tally(counts[i], odds_tally(&o, counts[i]), seen[i], times);
	sampled_agrees("better", odds_chance(&o, "theirs are worse"), m.better, times);
	sampled_agrees("both", odds_chance(&o, "both go back"), m.both, times);
	sampled_agrees("worse", odds_chance(&o, "ours are worse"), m.worse, times);
	again_end(&a);
}

/* Three against two, side by side: one pair, and two on one. */
TEST(test_rounds_of_melee_go_as_reckoned)
{
	char text[1000];

	snprintf(text, sizeof text, "cell 25\nmap\n. A B . .\n A B A . .\n. . . . .\n . . . . .\n"
		"end\n%sunit a sign=A side=west arms=hatchet\n"
		"unit b sign=B side=east arms=sword quality=superior\n", sides);
	sample_melee(text, "risk melee figures=3 weapon=hatchet foes=2 foe-quality=superior",
		sampled_times());
}

TEST(test_one_against_three_goes_as_reckoned)
{
	char text[1000];

	snprintf(text, sizeof text, "cell 25\nmap\n. B B . .\n . A B . .\n. . . . .\n . . . . .\n"
		"end\n%sunit a sign=A side=west arms=sword\nfigure 1 hero\n"
		"unit b sign=B side=east arms=club quality=raw\n", sides);
	sample_melee(text, "risk melee quality=hero foes=3 foe-weapon=club foe-quality=raw",
		sampled_times() / FEWER);
}

/* ---- action tests ---- */

static void count_word(const struct action_test *test, int64_t *words)
{
	words[2 * test->action + !test->plain]++;
}

/* Of four with rifles in the open, one of whom is dead, an enemy near: RF 1 + 2 tenths. */
TEST(test_action_tests_say_what_is_reckoned)
{
	static const char *const names[2 * ACTIONS] = { "carry on", "carry on*", "halt", "halt*",
		"advance", "advance*", "attack", "attack*", "retreat", "retreat*", "rout",
		"rout*" };
	const int times = sampled_times();
	int64_t words[2 * ACTIONS] = { 0 }, told = 0;
	char text[1000];
	struct again a;
	struct odds o;

	snprintf(text, sizeof text, "cell 100\nmap\n. A . . . .\n A . . . B .\n. A . . . .\n"
		" A . . . . .\nend\n%sunit a sign=A side=west arms=rifle uncommanded facing=E\n"
		"unit b sign=B side=east arms=rifle\n", sides);
	begin(&a, text);
	risk_die(a.t.game, 3, "killed");
	risk_game_of(a.t.game)->walk.stage = STAGE_TESTS;
	for (int i = 0; i < times; i++) {
		again(&a);
		uncommanded_tests(a.g);
		count_word(&risk_unit_of(a.g, 0)->test, words);
	}
	odds_of("risk action in-range=yes lost=25", &o);
	assert_int_equal(roller_need(&o.rolls[0].roller), 3);
	for (int i = 0; i < o.n_outcomes; i++)
		for (int w = 0; w < 2 * ACTIONS; w++)
			if (strcmp(names[w], o.outcomes[i].name) == 0) {
				sampled_agrees(names[w], o.outcomes[i].chance, words[w], times);
				told += words[w];
			}
	assert_int_equal(told, times);
	again_end(&a);
}

/* K:45: RF 2 to 5 of missile troops; K:58: RF 9 and more of close combat ones. */
TEST(test_action_tests_are_read_from_the_printed_rows)
{
	struct odds o;

	odds_of("risk action in-range=yes raw=yes", &o);
	assert_int_equal(odds_chance(&o, "retreat"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "halt"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "halt*"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "advance*"), chance_of(3, 6));
	odds_of("risk action troops=close lost=60 routing=yes", &o);
	assert_int_equal(odds_chance(&o, "rout"), chance_of(3, 6));
	assert_int_equal(odds_chance(&o, "retreat"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "retreat*"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "halt*"), chance_of(1, 6));
	odds_of("risk action troops=close lost=60 routing=yes die=5", &o);
	assert_int_equal(odds_chance(&o, "halt*"), CERTAIN);
}

/* ---- by hand ---- */

/* K:91: 4 or more of a D8 at medium range in the open; K:97: of six, two wound and two kill. */
TEST(test_a_rifle_shot_by_hand)
{
	struct odds o;

	odds_of("risk fire shooters=1 targets=1", &o);
	assert_int_equal(odds_tally(&o, "hits")->of[1], chance_of(5, 8));
	assert_int_equal(odds_tally(&o, "wounded")->of[1], chance_of(10, 48));
	assert_int_equal(odds_tally(&o, "killed")->of[1], chance_of(10, 48));
	/* K:71: one of three of the uncommanded who move throws, a band further: 6 or more. */
	odds_of("risk fire shooters=6 command=uncommanded moved=5", &o);
	assert_int_equal(o.rolls[0].dice, 2);
	assert_int_equal(o.rolls[0].each, chance_of(3, 8));
	/* Heroes are better by one with either die: 3 of 8 faces less, and only two grazes. */
	odds_of("risk fire shooters=1 targets=1 hero=yes", &o);
	assert_int_equal(o.rolls[0].each, chance_of(6, 8));
	assert_int_equal(odds_tally(&o, "killed")->of[1], chance_of(6 * 3, 48));
}

/* A 6 against 1 … 5 kills, a 5 against 1 … 4 wounds. */
TEST(test_a_duel_by_hand)
{
	struct odds o;

	odds_of("risk melee", &o);
	assert_int_equal(odds_tally(&o, "killed")->of[1], chance_of(5, 36));
	assert_int_equal(odds_tally(&o, "wounded")->of[1], chance_of(4, 36));
	assert_int_equal(odds_tally(&o, "own killed")->of[1], chance_of(5, 36));
	assert_int_equal(odds_chance(&o, "both go back"), chance_of(18, 36));
}

/* ---- every row, and what is refused ---- */

TEST(test_every_modifier_can_be_had)
{
	static const struct odds_try tries[] = {
		{ "to-hit.short", "fire range=30" }, { "to-hit.medium", "fire range=31" },
		{ "to-hit.long", "fire range=91" },
		{ "hit-modifiers.hero", "fire hero=yes" },
		{ "hit-modifiers.raw", "fire quality=raw" },
		{ "damage-modifiers.hero", "fire hero=yes command=character mark=yes" },
		{ "damage-modifiers.raw", "fire wounded=yes" },
		{ "X-29", "fire command=uncommanded moved=1" },
		{ "melee-modifiers.raw", "melee foe-wounded=yes" },
		{ "melee-modifiers.outnumbered", "melee foes=2" },
		{ "melee-modifiers.wall", "melee wall=yes" },
		{ "melee-modifiers.skilled", "melee foe-quality=superior" },
		{ "melee-modifiers.weapon", "melee weapon=musket bayonets=yes foe-weapon=bow" },
		{ "factors.no-enemy", "action enemy=no" },
		{ "factors.hero", "action hero=yes" },
		{ "factors.cover", "action advancing=yes" },
		{ "factors.in-range", "action in-range=yes" },
		{ "factors.raw", "action raw=yes" },
		{ "factors.losses", "action lost=10" },
		{ "factors.flank", "action friends-near-break=yes" },
		{ "factors.cavalry", "action cavalry=yes" },
		{ "factors.routing", "action beaten=yes" },
	};
	static const char *const tables[] = { "hit-modifiers", "damage-modifiers",
		"melee-modifiers", "factors", "to-hit", NULL };

	odds_try_all("risk", tries, sizeof tries / sizeof tries[0], tables, NULL);
}

/* Of 20 cm a wounded man has 10; who may go half of his rate goes 5, whoever tells him what to
 * do, and whom nobody tells goes as far as he can. */
TEST(test_K_15_the_wounded_shoot_after_half_of_half)
{
	static const struct { const char *command, *rule; } limited[] = {
		{ "commanded", "X-80" }, { "character", "X-80" }, { "uncommanded", "S-K-20" },
	};
	struct odds o;
	char words[120];

	for (size_t i = 0; i < sizeof limited / sizeof *limited; i++) {
		snprintf(words, sizeof words, "risk fire wounded=yes command=%s moved=5",
			limited[i].command);
		odds_of(words, &o);
		snprintf(words, sizeof words, "risk fire wounded=yes command=%s moved=6",
			limited[i].command);
		odds_refused(words, limited[i].rule, "50 percent");
	}
	odds_of("risk fire wounded=yes command=unattended moved=10", &o);
}

TEST(test_nonsense_is_refused_by_its_rule)
{
	odds_in_vain("risk fire weapon=spear range=40", "S-K-22", "24 cm");
	odds_refused("risk fire weapon=sword range=2", "X-84", "nothing to shoot");
	odds_in_vain("risk fire range=181", "S-K-22", "180 cm");
	odds_in_vain("risk fire range=100 command=uncommanded moved=5", "S-K-20", "too far");
	odds_refused("risk fire command=unattended moved=41", "K-18", "40 cm");
	odds_refused("risk fire moved=20", "X-80", "50 percent");
	odds_refused("risk fire weapon=musket unloaded=yes", "K-13", "not loaded");
	odds_refused("risk fire weapon=bow unloaded=yes", "K-13", "no muzzle loader");
	odds_refused("risk fire mark=yes", "K-16", "command=character");
	odds_refused("risk fire mark=yes hero=yes cover=soft", "K-16", "cover=none");
	odds_refused("risk fire command=character quality=superior", "X-82", "regular or raw");
	odds_in_vain("risk fire weapon=rocks cover=hard range=20 quality=raw", "S-K-21", "raw");
	odds_refused("risk fire advancing=yes", "X-28", "moved");
	odds_refused("risk fire hero=yes quality=raw", "X-82", "exclude");
	odds_refused("risk fire hero=yes command=uncommanded", "X-30", "player characters");
	odds_refused("risk melee bayonets=yes", "X-114", "Sword");
	odds_refused("risk melee foes=7", "K-17", "at most 6");
	odds_refused("risk melee wall=yes foe-wall=yes", "X-111", "only one side");
	odds_refused("risk action enemy=no flank=yes", "K-1", "enemy=no");
}

TEST(test_house_rules_change_the_odds)
{
	struct rulebook *const book = rulebook_copy(&rulebook_risk);
	struct odds o;

	assert_int_equal(rulebook_override(book, "to-hit", "medium", "open", "8"), OVERRIDE_OK);
	odds_by(book, &system_risk, "fire", &o);
	assert_int_equal(o.rolls[0].each, chance_of(1, 8));
	rulebook_free(book);
}

TEST_MAIN

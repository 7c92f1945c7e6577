/* What people of risk-factor games can be in, row by row (Y-29). */
#include "config.h"
#include "unit.h"
#include "begun.h"
#include "systems/risk/judges.h"

static const char field[] =
	"cliffhanger: 1\n"
	"title: Begun\n"
	"log-line: They begin as they are.\n"
	"system: risk\n"
	"turns: 4\n"
	"legend: {'.': open, n: hut}\n"
	"map: |\n"
	"  .................n....\n"
	"   .................n....\n"
	"  .................n....\n"
	"   .................n....\n"
	"  .................n....\n"
	"   .................n....\n"
	"sides:\n"
	"  west: {name: West, edges: [west], goal: Win.}\n"
	"  east: {name: East, edges: [east], goal: Win.}\n"
	"units:\n"
	"  men:\n"
	"    name: Men\n"
	"    side: west\n"
	"    at: 5,3\n"
	"    facing: E\n"
	"    figures: 4\n"
	"    arms: musket\n"
	"    leader: {name: Kate@1@}\n"
	"@0@\n"
	"  foes: {name: Foes, side: east, at: \"14,2\", figures: 3, arms: rifle}\n"
	"  minders:\n"
	"    name: Minders\n"
	"    side: east\n"
	"    at: 21,5\n"
	"    figures: 3\n"
	"    arms: spear\n"
	"    uncommanded: yes\n"
	"@2@\n";

static int unit_of(const struct game *g, const char *id)
{
	return setup_find_unit(g->setup, id);
}

static int kate(const struct game *g)
{
	return g->setup->units[unit_of(g, "men")].first;
}

static bool raw(const struct game *g) { return risk_raw(g, kate(g)); }
static bool held(const struct game *g) { return !standing_fit(g, kate(g)); }

static bool empty(const struct game *g)
{
	return risk_figure_of(g, kate(g))->empty;
}

static struct action_facts facts(const struct game *g, const char *id)
{
	struct action_facts f;

	uncommanded_facts(g, unit_of(g, id), &f);
	return f;
}

/* Its own fact, or what its test has made of it (S-K-10). */
static bool routs(const struct game *g)
{
	return facts(g, "men").routing
		|| (risk_unit_of(g, unit_of(g, "men"))->test.factors >> FACTOR_ROUTING & 1) != 0;
}

static bool beaten(const struct game *g) { return facts(g, "men").worse_in_melee; }
static bool fell_back(const struct game *g)
{
	return risk_unit_of(g, unit_of(g, "men"))->last_deed == DEED_FELL_BACK;
}

/* Its word, or, before its first test, what that reads of it (K-4). */
static bool retreats(const struct game *g)
{
	return risk_bound(g, unit_of(g, "men"), ACTION_RETREAT) || facts(g, "men").falling_back;
}
static bool halts(const struct game *g)
{
	return risk_bound(g, unit_of(g, "men"), ACTION_HALT);
}
static bool fired(const struct game *g)
{
	return risk_unit_of(g, unit_of(g, "men"))->fired_last;
}

static bool attacks(const struct game *g)
{
	return risk_unit_of(g, unit_of(g, "minders"))->doing == ACTION_ATTACK;
}

static const struct begun_case cases[] = {
	{ "men.1", "@1@", "wounded", "1", NULL, false, false, raw },
	{ "men.1", "@1@", "captive", "foes.1", NULL, false, false, held },
	{ "men", "@0@", "routing", "yes", NULL, false, true, routs },
	{ "men", "@0@", "retreating", "yes", NULL, false, true, retreats },
	{ "men", "@0@", "halted", "yes", NULL, true, false, halts },
	{ "men", "@0@", "last-deed", "fell-back", NULL, false, false, fell_back },
	{ "men", "@0@", "beaten", "yes", NULL, false, false, beaten },
	{ "men", "@0@", "fired", "yes", NULL, false, false, fired },
	{ "minders", "@2@", "carries-on-with", "attack", NULL, false, false, attacks },
	{ "men.1", "@1@", "unloaded", "yes", NULL, false, false, empty },
};

TEST(test_Y_29_every_state_of_risk_is_set_begun_with_and_read)
{
	begun_cases_hold(field, cases, sizeof cases / sizeof cases[0]);
}

TEST(test_Y_29_what_can_never_be_in_risk_is_refused)
{
	static const char *const never[] = {
		"gm-state men.1 wounded 9", "gm-state men.1 captive men.2",
		"gm-state foes.1 unloaded yes",		/* a rifle */
		"gm-state minders.1 unloaded yes",
		"gm-state men.1 routing yes",
	};
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
		if (!begun_refuses(&b, never[i]))
			fail_msg("%s is not refused", never[i]);
	begun_end(&b);
}

/* K2: what its word forbids cannot be ordered. */
TEST(test_Y_29_who_is_put_under_a_word_obeys_it)
{
	struct reason why;
	struct choice c;
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	assert_true(choice_read(b.g, 0, "order men move 9,3", &c, &why));
	assert_true(game_check(b.g, &c, &why));
	game_step(b.g, &c, (struct sink){ NULL, NULL });
	begun_do(&b, "gm-state men retreating yes");
	assert_int_equal(risk_unit_of(b.g, 0)->order, ORDER_NONE);
	assert_false(game_check(b.g, &c, &why));
	begun_do(&b, "gm-state men retreating no");
	assert_true(game_check(b.g, &c, &why));
	begun_end(&b);
}

static void keep_audience(void *audience, const struct event *e)
{
	if (e->kind == EVENT_NOTE && e->unit == 0)
		*(uint16_t *)audience = e->audience;
}

/* That the shots of one's own men are forgotten shows, and is told. */
TEST(test_C_12_who_is_hidden_hears_that_his_shots_are_forgotten)
{
	uint16_t audience = 0;
	struct reason why;
	struct choice c;
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	b.g->units[0].sighted |= 1u << 1;
	risk_unit_of(b.g, 0)->fired = true;
	assert_true(choice_read(b.g, master_seat(b.g), "gm-hide men east", &c, &why));
	if (!game_check(b.g, &c, &why))
		fail_msg("%s", why.text);
	game_step(b.g, &c, (struct sink){ keep_audience, &audience });
	assert_false(risk_unit_of(b.g, 0)->fired);
	assert_true(audience & 1u);
	assert_false(audience & 1u << 1);
	begun_end(&b);
}

TEST_MAIN

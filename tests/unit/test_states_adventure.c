/* What people and vehicles of adventures can be in, row by row (Y-29), and what the Game
 * Master's hand is no loss by (Y-8). */
#include "config.h"
#include "unit.h"
#include <stdio.h>
#include "begun.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/drive.h"

static const char field[] =
	"cliffhanger: 1\n"
	"title: Begun\n"
	"log-line: They begin as they are.\n"
	"system: pacific\n"
	"turns: 4\n"
	"legend: {'.': open, '_': road, 'W': water}\n"
	"map: |\n"
	"  ......................\n"
	"   ......................\n"
	"  ......................\n"
	"   ......................\n"
	"  ______________________\n"
	"   ......................\n"
	"  WWWWWWWWWWWWWWWWWWWWWW\n"
	"   WWWWWWWWWWWWWWWWWWWWWW\n"
	"  WWWWWWWWWWWWWWWWWWWWWW\n"
	"   WWWWWWWWWWWWWWWWWWWWWW\n"
	"sides:\n"
	"  west: {name: West, edges: [west], goal: Win.}\n"
	"  east: {name: East, edges: [east], goal: Win.}\n"
	"units:\n"
	"  men:\n"
	"    name: Men\n"
	"    side: west\n"
	"    at: 5,3\n"
	"    facing: E\n"
	"    figures: 5\n"
	"    grenades: 3\n"
	"    arms: [musket, grenade]\n"
	"    leader: {name: Ox, hero: yes, luck: 5, origin: far-eastern, traits: "
	"[strong-like-ox, ancient-training, clumsy]@1@}\n"
	"    members:\n"
	"    - {arms: [maxim]@2@}\n"
	"    - {arms: [lewis]@3@}\n"
	"@0@\n"
	"  broken:\n"
	"    name: Broken\n"
	"    side: east\n"
	"    at: 16,2\n"
	"    figures: 3\n"
	"    arms: rifle\n"
	"    routing: yes\n"
	"  minders:\n"
	"    name: Minders\n"
	"    side: east\n"
	"    at: 18,6\n"
	"    figures: 3\n"
	"    arms: spear\n"
	"    uncommanded: yes\n"
	"@4@\n"
	"  lorry:\n"
	"    name: Lorry\n"
	"    side: west\n"
	"    at: 10,5\n"
	"    facing: E\n"
	"    vehicle: truck\n"
	"@5@\n"
	"  scout: {name: Scout, side: west, at: \"12,1\", figures: 1, arms: musket@7@}\n"
	"  crew: {name: Crew, side: west, aboard: lorry, figures: 2, arms: rifle}\n"
	"  diver:\n"
	"    name: Diver\n"
	"    side: west\n"
	"    at: 4,8\n"
	"    figures: 1\n"
	"    swim: assisted\n"
	"    dressed: water\n"
	"    arms: knife\n"
	"@6@\n"
	"  plane:\n"
	"    name: Plane\n"
	"    side: west\n"
	"    at: \"6,5\"\n"
	"    facing: E\n"
	"    vehicle: aircraft\n"
	"@8@\n"
	"  pilot: {name: Pilot, side: west, aboard: plane, figures: 2, arms: pistol}\n"
	"  boat:\n"
	"    name: Boat\n"
	"    side: west\n"
	"    at: \"14,8\"\n"
	"    facing: E\n"
	"    vehicle: submarine\n"
	"@9@\n"
	"  divers: {name: Divers, side: west, aboard: boat, figures: 2, arms: pistol}\n";

static int unit_of(const struct game *g, const char *id)
{
	return setup_find_unit(g->setup, id);
}

/* The n-th of a unit, from 1. */
static int man(const struct game *g, const char *id, int n)
{
	return g->setup->units[unit_of(g, id)].first + n - 1;
}

static bool may_order(const struct game *g, const char *id, enum mode mode)
{
	struct reason why;

	return adv_may_order(g, unit_of(g, id), mode, &why);
}

static bool may_aim(const struct game *g, int figure, enum mode mode)
{
	struct reason why;
	struct aim a;

	adv_unit_of(g, g->figures[figure].unit)->mode = (uint8_t)mode;
	return adv_aim(g, figure, unit_of(g, "broken"), &a, &why);
}

static bool lies(const struct game *g) { return !adv_active(g, man(g, "men", 1)); }
static bool runs(const struct game *g) { return adv_runs(g, man(g, "men", 2)); }
static bool shaken(const struct game *g) { return !adv_active(g, man(g, "men", 2)); }
static bool goes_back(const struct game *g)
{
	return !may_order(g, "men", MODE_STATIONARY) && may_order(g, "men", MODE_COMBAT);
}
static bool bound_to_go(const struct game *g) { return !may_order(g, "men", MODE_PATROL); }
static bool no_run(const struct game *g) { return !may_order(g, "men", MODE_RUN); }
static bool no_charge(const struct game *g) { return !may_order(g, "men", MODE_CHARGE); }
static bool no_drive(const struct game *g) { return !may_order(g, "lorry", MODE_DRIVE); }
static bool aloft(const struct game *g) { return !may_order(g, "plane", MODE_STATIONARY); }
static bool wreck(const struct game *g)
{
	return adv_wreck(g, man(g, "lorry", 1)) && game_on_table(g, man(g, "crew", 1));
}
static bool dived(const struct game *g)
{
	struct reason why;

	return !adv_may_drive(g, unit_of(g, "boat"), MODE_DIVE, &why)
		&& adv_may_drive(g, unit_of(g, "boat"), MODE_SURFACE, &why);
}
static bool attacks(const struct game *g)
{
	return adv_unit_of(g, unit_of(g, "minders"))->doing == ACTION_ATTACK;
}
static bool no_fight(const struct game *g) { return !adv_can_fight(g, man(g, "men", 1)); }
static bool no_shot(const struct game *g)
{
	return !may_aim(g, man(g, "scout", 1), MODE_PATROL);
}
static bool no_burst(const struct game *g)
{
	return !may_aim(g, man(g, "men", 2), MODE_STATIONARY);
}
static bool no_canister(const struct game *g)
{
	return !may_aim(g, man(g, "men", 3), MODE_STATIONARY);
}
static bool fewer(const struct game *g) { return adv_lobs_left(g, man(g, "men", 1)) == 1; }
static bool no_grace(const struct game *g) { return !adv_grace_left(g, man(g, "men", 1)); }
static bool lucky(const struct game *g) { return adv_luck(g, man(g, "men", 1)) == 8; }
static bool breathless(const struct game *g)
{
	return adv_air(g, man(g, "diver", 1)) <= adv_full_air(g, man(g, "diver", 1)) - 2;
}

static bool rests(const struct game *g)
{
	struct reason why;

	return !adv_can_shoot(g, man(g, "men", 1), &why) && why.rule[0] == 'A';
}

static bool was_beaten(const struct game *g)
{
	struct action_facts f;

	uncommanded_facts(g, unit_of(g, "minders"), &f);
	return f.worse_in_melee;
}

static bool under(const struct game *g)
{
	return sheet_figure_mark(g, man(g, "diver", 1)) == MARK_UNDER;
}

static bool grounded(const struct game *g) { return !may_order(g, "men", MODE_FLY); }

/* A turn more, and it runs. */
static bool nearly_mended(const struct game *g)
{
	return adv_unit_of(g, unit_of(g, "lorry"))->vehicle.mending == 1;
}

static const struct begun_case cases[] = {
	{ "men.1", "@1@", "wounded", "yes", NULL, false, false, lies },
	{ "men.1", "@1@", "captive", "broken.1", NULL, false, false, lies },
	{ "men", "@0@", "routing", "yes", NULL, false, false, runs },
	{ "men", "@0@", "all-suppressed", "yes", NULL, false, false, shaken },
	{ "men", "@0@", "retreating", "yes", NULL, false, false, goes_back },
	{ "men", "@0@", "pursuing", "broken", NULL, false, false, bound_to_go },
	{ "men", "@0@", "rallied", "yes", NULL, false, false, rests },
	{ "men", "@0@", "runs", "3", NULL, false, false, no_run },
	{ "men", "@0@", "reorganising", "2", NULL, false, false, no_charge },
	{ "minders", "@4@", "beaten", "yes", NULL, false, false, was_beaten },
	{ "lorry", "@5@", "damaged", "yes", NULL, false, false, no_drive },
	{ "lorry", "@5@", "destroyed", "yes", NULL, false, false, wreck },
	{ "plane", "@8@", "flying", "yes", NULL, false, false, aloft },
	{ "boat", "@9@", "dived", "yes", NULL, false, false, dived },
	{ "minders", "@4@", "carries-on-with", "attack", NULL, false, false, attacks },
	{ "lorry", "@5@", "mending", "1", "damaged yes", false, false, nearly_mended },
	{ "men.2", "@2@", "suppressed", "yes", NULL, false, false, shaken },
	{ "men.1", "@1@", "dropped", "yes", NULL, false, false, no_fight },
	{ "scout.1", "@7@", "unloaded", "yes", NULL, false, false, no_shot },
	{ "men.2", "@2@", "not-set-up", "1", NULL, false, false, no_burst },
	{ "men.3", "@3@", "canister-used", "3", NULL, false, false, no_canister },
	{ "men.1", "@1@", "lobbed", "2", NULL, false, false, fewer },
	{ "men.1", "@1@", "grace-used", "yes", NULL, false, false, no_grace },
	{ "men.1", "@1@", "flights", "4", NULL, false, false, grounded },
	{ "diver.1", "@6@", "under-water", "yes", NULL, false, false, under },
	{ "diver.1", "@6@", "breath-held", "2", "under-water yes", false, false, breathless },
	{ "men.1", "@1@", "luck-number", "8", NULL, false, false, lucky },
};

TEST(test_Y_29_every_state_of_adventures_is_set_begun_with_and_read)
{
	begun_cases_hold(field, cases, sizeof cases / sizeof cases[0]);
}

TEST(test_Y_29_what_can_never_be_is_refused)
{
	static const char *const never[] = {
		"gm-state men.2 unloaded yes",		/* a Maxim */
		"gm-state lorry routing yes", "gm-state boat destroyed yes",
			"gm-state men destroyed yes",
		 "gm-state lorry.1 wounded yes",
		"gm-state men.1 captive men.2",		/* his own */
		"gm-state men pursuing minders",	/* who do not rout */
		"gm-state men.2 routing yes",		/* all of a unit do */
		"gm-state men.2 luck-number 3", "gm-state men.1 under-water yes",
		"gm-state men.1 lobbed 9", "gm-state men.1 facing", "gm-state men.1 nonsense yes",
	};
	static const char *const taken[] = { "captive men.2" },
		*const loaded[] = { "unloaded yes" };
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
		if (!begun_refuses(&b, never[i]))
			fail_msg("%s is not refused", never[i]);
	begun_end(&b);
	assert_null(begun_load(field, "@1@", taken, 1));
	assert_null(begun_load(field, "@2@", loaded, 1));
}

/* A2: an order given before is off. */
TEST(test_Y_29_who_is_made_to_rout_has_no_order_of_his_own)
{
	struct reason why;
	struct choice c;
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	assert_true(choice_read(b.g, 0, "order men patrol 9,3", &c, &why));
	assert_true(game_check(b.g, &c, &why));
	game_step(b.g, &c, (struct sink){ NULL, NULL });
	begun_do(&b, "gm-state men routing yes");
	assert_int_equal(adv_unit_of(b.g, unit_of(b.g, "men"))->mode, MODE_NONE);
	begun_do(&b, "gm-state men routing no");
	assert_false(adv_unit_of(b.g, unit_of(b.g, "men"))->routing);
	assert_true(may_order(b.g, "men", MODE_PATROL));
	begun_end(&b);
}

static void keep_word(void *word, const struct event *e)
{
	if (e->kind == EVENT_STATE)
		snprintf(word, NAME_MAX_BYTES, "%s", e->word);
}

/* What is told of a state is so afterwards. */
TEST(test_Y_29_who_runs_and_is_no_longer_suppressed_is_not_called_steady)
{
	char word[NAME_MAX_BYTES] = "";
	struct reason why;
	struct choice c;
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	begun_do(&b, "gm-state men all-suppressed yes");
	begun_do(&b, "gm-state men routing yes");
	assert_true(choice_read(b.g, master_seat(b.g), "gm-state men all-suppressed no", &c,
		&why));
	game_step(b.g, &c, (struct sink){ keep_word, word });
	assert_string_equal(word, "no longer suppressed");
	assert_true(adv_unit_of(b.g, unit_of(b.g, "men"))->routing);
	begun_do(&b, "gm-state men routing no");
	begun_do(&b, "gm-state men all-suppressed yes");
	assert_true(choice_read(b.g, master_seat(b.g), "gm-state men all-suppressed no", &c,
		&why));
	game_step(b.g, &c, (struct sink){ keep_word, word });
	assert_string_equal(word, "steady");
	begun_end(&b);
}

static void keep_audience(void *audience, const struct event *e)
{
	if (e->kind == EVENT_TURN_ABOUT)
		*(uint16_t *)audience = e->audience;
}

/* What a view shows is heard where it changes (V3). */
TEST(test_C_12_a_captives_turn_is_heard_by_who_holds_him)
{
	const uint16_t east = 1u << 1;
	uint16_t audience = 0;
	struct reason why;
	struct choice c;
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	begun_do(&b, "gm-state men.3 captive minders.1");
	b.g->units[unit_of(b.g, "men")].sighted &= (uint8_t)~east;
	assert_true(choice_read(b.g, master_seat(b.g), "gm-state men.3 facing W", &c, &why));
	game_step(b.g, &c, (struct sink){ keep_audience, &audience });
	assert_true(audience & east);
	begun_end(&b);
}

static int point(const struct game *g)
{
	struct roller r;

	adv_morale_roller(g, unit_of(g, "men"), CAUSE_FIRE, &r);
	return roller_need(&r);
}

TEST(test_Y_8_whom_the_game_master_fells_in_orders_is_no_loss)
{
	struct begun b;
	int before;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	before = point(b.g);
	begun_do(&b, "gm-wound men.4");
	begun_do(&b, "gm-kill men.5");
	begun_do(&b, "gm-state men.3 captive minders.1");
	assert_int_equal(point(b.g), before);
	adv_game_of(b.g)->walk.stage = STAGE_FIRE;
	begun_do(&b, "gm-wound men.2");
	assert_true(point(b.g) < before);
	begun_end(&b);
}

TEST_MAIN

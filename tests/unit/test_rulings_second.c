/* Rulings of the second round that are of the adventure books, each by its id. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

enum { NAVY, THUGS };	/* seats */

#define SIDES "side navy edges=west\nside thugs edges=east\n"

static const struct weapon *arm_of(const struct trial *t, const char *arm)
{
	return &adv_rules_of(t->game)->weapons[rule_table_row(rulebook_table(t->setup->book,
		"weapons"), arm)];
}

static int need(const struct trial *t, const char *unit, enum morale_cause cause)
{
	struct roller r;

	adv_morale_roller(t->game, trial_unit(t, unit), cause, &r);
	return roller_need(&r);
}

static void charge(const struct trial *t, const char *unit, const char *target)
{
	skirmish_unit(t, unit)->mode = MODE_CHARGE;
	skirmish_unit(t, unit)->target = (int16_t)trial_unit(t, target);
}

static int notes(const struct trial *t, const char *text)
{
	int n = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *e = event_log_at(t->log, i);

		n += e->kind == EVENT_NOTE && strstr(e->word, text) != NULL;
	}
	return n;
}

/* ---- Y-1 ---- */

/* A fort: F and its gate, a house beside it. */
static const char fort[] =
	"cell 10\n"
	"map\n"
	". . . . . . . . . . . . . . .\n"
	" . . . . . . . F F . M . . . .\n"
	". . . . . . G F F . . . . . .\n"
	" . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend F fort\nlegend G gate\nlegend M stone\n"
	SIDES
	"unit marines side=navy arms=rifle,grenade at=1,3\n"
	"unit garrison side=thugs arms=club figures=2\n"
	"figure 1 at=8,2\nfigure 2 at=8,3\n"
	"unit lodger side=thugs arms=club at=11,2\n";

TRIAL(test_Y_1_walls_are_cover_from_what_bursts_within, skirmish_pacific(&t, fort), skirmish_end)
{
	int16_t marks[FIGURES_MAX];

	/* In the very cell of one of them: both, with the fort's cover; not him in the house. */
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 8, 2),
		arm_of(&t, "grenade"), marks), 2);
	for (int i = 1; i <= 2; i++) {
		struct roller r;

		adv_burst_roller(t.game, build_cell(t.setup, 8, 2), arm_of(&t, "grenade"),
			trial_figure(&t, "garrison", i), &r);
		assert_int_equal(roller_need(&r), 4 - 3);
		assert_int_equal(roller_halves(&r, "shooting.hard"), -6);
	}
}

/* ---- Y-2, S-A-17, S-A-109 ---- */

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . B B . . . . . . . . . .\n"
	". . A A . . . . . . . . . . . . B B . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . B . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	SIDES
	"unit marines sign=A side=navy arms=rifle,bayonet troops=soldiers\n"
	"figure 1 leader hero luck=5 field-craft=5 traits=abrasive\n"
	"unit gang sign=B side=thugs class=native arms=sword troops=warriors\n"
	"figure 1 leader\n";

SKIRMISH(test_Y_2_who_takes_the_test_is_present_at_it, field)
{
	assert_int_equal(need(&t, "gang", CAUSE_MELEE), 8);
	trial_put(&t, "gang", 1, 27, 6);	/* his comrades were thrown 10" */
	assert_int_equal(need(&t, "gang", CAUSE_MELEE), 8);
	assert_int_equal(need(&t, "gang", CAUSE_FIRE), 8);
	assert_int_equal(need(&t, "gang", CAUSE_RALLY), 7);	/* he is not there to rally it */
	trial_put(&t, "marines", 2, 26, 6);	/* locked elsewhere, … */
	assert_int_equal(need(&t, "gang", CAUSE_CHARGED), 8 - 2);
	assert_int_equal(need(&t, "gang", CAUSE_MELEE), 8);	/* but if that is the fight … */
	trial_put(&t, "gang", 2, 27, 5);	/* … with comrades beside him */
	assert_int_equal(need(&t, "gang", CAUSE_CHARGED), 8 - 1);
	adv_wound(t.game, trial_figure(&t, "gang", 1));
	assert_int_equal(need(&t, "gang", CAUSE_MELEE), 8 - 2);	/* lost, and no leader */
}

SKIRMISH(test_S_A_17_the_abrasive_while_he_is_fit, field)
{
	assert_int_equal(need(&t, "marines", CAUSE_FIRE), 10 - 2);
	trial_put(&t, "marines", 1, 27, 6);
	assert_int_equal(need(&t, "marines", CAUSE_FIRE), 10 - 2);	/* wherever he is */
	t.game->figures[trial_figure(&t, "marines", 1)].life = LIFE_WOUNDED;
	assert_int_equal(need(&t, "marines", CAUSE_FIRE), 10 - 1);	/* nobody leads */
}

TEST(test_S_A_109_a_lone_hero_among_civilians)
{
	static const char folk[] =
		"map\n"
		". A A A A . . . . . . . . . .\n"
		" . . K . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . .\n"
		"end\n"
		SIDES
		"unit folk sign=A side=navy class=civilian role=non-combatant troops=civilians\n"
		"unit kate sign=K side=navy class=civilian role=non-combatant troops=civilians "
		"arms=pistol\nfigure 1 leader hero luck=5 field-craft=5\n";
	struct trial t;

	skirmish_begin(&t, folk);
	assert_int_equal(need(&t, "kate", CAUSE_FIRE), 10);
	assert_int_equal(need(&t, "folk", CAUSE_FIRE), 6 - 1);
	skirmish_end(&t);
}

/* ---- charges ---- */

SKIRMISH(test_Y_3_chargers_end_where_the_broken_stood, field)
{
	cell_t stood[5];
	int in = 0, near = 0;

	for (int i = 1; i <= 5; i++)
		stood[i - 1] = skirmish_cell(&t, "gang", i);
	charge(&t, "marines", "gang");
	trial_dice(&t, "8");
	adv_charge_tests(t.game);
	assert_true(skirmish_unit(&t, "gang")->broke);
	adv_move_all(t.game);
	/* The nearest of them stood at 17,2 or 17,3; the marines' foremost is at 4,2. */
	for (int i = 1; i <= 5; i++)
		for (int k = 0; k < 5; k++)
			in += skirmish_cell(&t, "marines", i) == stood[k];
	for (int i = 1; i <= 5; i++)
		near += table_distance(t.game->table, skirmish_cell(&t, "marines", i),
			build_cell(t.setup, 17, 3)) <= 20;
	assert_true(t.game->occupant[build_cell(t.setup, 17, 3)] >= 0
		|| t.game->occupant[build_cell(t.setup, 17, 2)] >= 0);
	assert_true(in >= 2);
	assert_int_equal(near, 5);
	adv_contact(t.game);
	for (int i = 1; i <= 5; i++)
		assert_false(contact_figure(t.game, trial_figure(&t, "marines", i)));
}

SKIRMISH(test_X_9_nobody_left_to_go_on_is_all_suppressed, field)
{
	charge(&t, "marines", "gang");
	trial_dice(&t, "1");
	adv_charge_tests(t.game);
	adv_move_all(t.game);
	skirmish_unit(&t, "marines")->was_hit = skirmish_unit(&t, "marines")->shot_at = true;
	for (int i = 1; i <= 5; i++)
		adv_suppress_figure(t.game, trial_figure(&t, "marines", i), 2);
	trial_dice(&t, "1");	/* passed */
	adv_contact(t.game);
	assert_false(contact_units(t.game, trial_unit(&t, "marines"), trial_unit(&t, "gang")));
	assert_false(skirmish_unit(&t, "marines")->charging);
	assert_int_equal(notes(&t, "has nobody left who could go on"), 1);
}

SKIRMISH(test_Y_4_a_charge_in_place_of_a_pursuit, field)
{
	struct adv_unit *gang;

	gang = skirmish_unit(&t, "gang");
	skirmish_turn(&t, 2);
	gang->pursuing = true;
	gang->target = (int16_t)trial_unit(&t, "marines");
	trial_refuses(&t, THUGS, "order gang charge marines", "X-6");	/* it must */
	gang->chose_pursuit = 1;
	trial_refuses(&t, THUGS, "order gang patrol 15,3", "X-6");
	gang->reorganise = 1;	/* somebody it fought still stands */
	trial_refuses(&t, THUGS, "order gang charge marines", "X-6");
	gang->reorganise = 0;
	trial_do(&t, THUGS, "order gang charge marines");
	trial_refuses(&t, THUGS, "rally gang", "Y-4");
	trial_dice(&t, "1");	/* the marines stand */
	skirmish_play(&t, STAGE_FIRE);
	assert_false(gang->pursuing);
	assert_true(gang->charging);
}

SKIRMISH(test_Y_4_the_answer_yes_is_remembered, field)
{
	struct adv_unit *gang;

	gang = skirmish_unit(&t, "gang");
	gang->may_pursue = true;
	gang->target = (int16_t)trial_unit(&t, "marines");
	game_ask(t.game, THUGS, ASK_PURSUE, trial_unit(&t, "gang"), gang->target);
	trial_do(&t, THUGS, "pursue gang yes");
	assert_true(gang->pursuing);
	assert_int_equal(gang->chose_pursuit, 1);
	assert_non_null(strstr(system_rugged.decisions[ASK_PURSUE].help, "charge anew instead"));
}

/* ---- told ---- */

SKIRMISH(test_X_5_a_weapon_picked_up_is_told, field)
{
	skirmish_man(&t, "marines", 1)->dropped = true;
	skirmish_man(&t, "gang", 1)->dropped = true;
	skirmish_man(&t, "gang", 1)->suppressed_until = 2;	/* not able */
	skirmish_next_turn(&t);
	assert_false(skirmish_man(&t, "marines", 1)->dropped);
	assert_int_equal(notes(&t, "has picked up the weapon that fell"), 1);
}

static const char road[] =
	"cell 10\n"
	"open 24x5\n"
	SIDES
	"unit car side=navy at=10,3 facing=E vehicle=automobile\n"
	"unit crew side=navy class=western arms=rifle aboard=car figures=3\n"
	"unit gang side=thugs class=native arms=club at=20,5\n";

TRIAL(test_X_67_each_who_gets_out_of_a_wreck_is_told, skirmish_pacific(&t, road), skirmish_end)
{
	adv_wound(t.game, trial_figure(&t, "crew", 2));
	skirmish_unit(&t, "car")->vehicle.harm = HARM_DESTROYED;
	adv_fates(t.game, false);
	assert_int_equal(notes(&t, "gets out of the wreck of "), 2);
	assert_int_equal(notes(&t, "is got out of the wreck of "), 1);
}

/* ---- Y-10 ---- */

SKIRMISH(test_Y_10_who_lay_wounded_stays_wounded, field)
{
	static const char *const dice[] = { "8  5", "10  5" };	/* wounded, killed; lucky */

	adv_wound(t.game, trial_figure(&t, "marines", 1));
	for (int i = 0; i < 2; i++) {
		trial_dice(&t, dice[i]);
		adv_hit(t.game, trial_figure(&t, "marines", 1), trial_unit(&t, "gang"),
			arm_of(&t, "rifle"), false);
		adv_fates(t.game, false);
		assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_WOUNDED);
		assert_int_equal(skirmish_man(&t, "marines", 1)->wounds, 1);
	}
	trial_dice(&t, "8  6");	/* out of luck */
	adv_hit(t.game, trial_figure(&t, "marines", 1), trial_unit(&t, "gang"),
		arm_of(&t, "rifle"), false);
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_DEAD);
}

TEST_MAIN

/* Positions: small tables on which a mind's answer is judged, by sets of
 * acceptable answers and by "anything but".
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <cmocka.h>

#include "build_setup.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "systems/adventure/adventure.h"

enum { ANSWERS_MAX = 200 };

/* What a unit was told, or chose to do. */
struct answer {
	bool given;
	enum adv_verb verb;
	enum mode mode;
	int target;		/* unit, or -1 */
	cell_t from, goal;	/* goal = from where it stays */
};

static struct answer read_answer(const struct trial *t, const struct choice *c, int unit)
{
	struct answer a = { .given = true, .verb = (enum adv_verb)c->verb, .target = NOBODY };

	a.from = a.goal = game_unit_cell(t->game, unit);
	if (c->verb == VERB_ORDER) {
		a.mode = (enum mode)c->argument[1].value;
		if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
			a.goal = c->argument[2].value;
		if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
			a.target = c->argument[2].value;
	} else if (c->verb == VERB_FIRE) {
		a.target = c->argument[1].value;
	}
	return a;
}

/* The answer of the mind of the decision's seat, which must be lawful as it is. */
static struct choice mind_answer(const struct trial *t, const struct decision *d)
{
	const struct mind *mind = d->seat < t->setup->n_sides ? minds[0] : &mind_tables;
	struct game *view = view_new(t->game, d->seat);
	struct reason why = { "", "" };
	struct choice c = { .seat = d->seat };

	assert_non_null(view);
	mind->answer(view, d, &c);
	if (!game_check(view, &c, &why))
		fail_msg("a mind's answer is refused: %s (%s)", why.text, why.rule);
	game_free(view);
	return c;
}

/* Lets a seat answer its decision until it has answered for the unit, or is done. */
static struct answer ask(struct trial *t, int unit)
{
	const int seat = game_seat_of_unit(t->game, unit);
	struct answer a = { .given = false, .target = NOBODY };

	a.from = a.goal = game_unit_cell(t->game, unit);
	for (int i = 0; i < ANSWERS_MAX; i++) {
		const struct decision *d = game_decision(t->game, seat, NOBODY);
		struct choice c;

		if (d == NULL)
			return a;
		c = mind_answer(t, d);
		if (c.verb == VERB_DONE)
			return a;
		if (c.n > 0 && (c.argument[0].kind == ARGUMENT_UNIT
				? c.argument[0].value == unit
				: t->game->figures[c.argument[0].value].unit == unit))
			return read_answer(t, &c, unit);
		game_step(t->game, &c, event_log_sink(t->log));
	}
	fail_msg("a mind answers without end");
	return a;
}

static struct answer order_of(struct trial *t, const char *id)
{
	return ask(t, trial_unit(t, id));
}

/* Everybody answers until the Shooting phase asks for targets, then this unit. */
static struct answer fire_of(struct trial *t, const char *id)
{
	const int unit = trial_unit(t, id);

	for (int i = 0; i < ANSWERS_MAX && adv_game_of(t->game)->stage != STAGE_FIRE; i++) {
		const struct choice c = mind_answer(t, &t->game->decisions[0]);

		game_step(t->game, &c, event_log_sink(t->log));
	}
	return ask(t, unit);
}

/* ---- preparing ---- */

static struct adv_unit *state_of(const struct trial *t, const char *id)
{
	return adv_unit_of(t->game, trial_unit(t, id));
}

/* The commanders are done, the tables have spoken; what they said is replaced. */
static void give_word(struct trial *t, const char *id, enum action word)
{
	while (adv_game_of(t->game)->stage == STAGE_ORDERS)
		trial_do(t, t->game->decisions[0].seat, "done");
	state_of(t, id)->test.action = (int8_t)word;
	if (word != ACTION_CARRY_ON)
		state_of(t, id)->doing = (uint8_t)word;
}

static void suppress(const struct trial *t, const char *id)
{
	state_of(t, id)->suppressed_until = (int16_t)(t->game->turn + 1);
}

static cell_t place_of(const struct trial *t, const char *id)
{
	return game_unit_cell(t->game, trial_unit(t, id));
}

/* ---- judging ---- */

static int32_t moved(const struct trial *t, const struct answer *a)
{
	return table_distance(t->game->table, a->from, a->goal);
}

static bool covered(const struct trial *t, cell_t cell)
{
	const struct ground *g = table_ground(t->game->table, cell);

	return g->cover != COVER_NONE || g->conceals;
}

/* How much nearer to a unit the answer brings, tenths of an inch. */
static int32_t nearer(const struct trial *t, const struct answer *a, const char *id)
{
	const cell_t to = place_of(t, id);

	return table_distance(t->game->table, a->from, to)
		- table_distance(t->game->table, a->goal, to);
}

static void expect_stays(const struct answer *a)
{
	if (!a->given)
		return;
	assert_int_equal(a->verb, VERB_ORDER);
	assert_int_equal(a->goal, a->from);
	assert_int_not_equal(a->mode, MODE_CHARGE);
}

static void expect_charges(const struct trial *t, const struct answer *a, const char *id)
{
	assert_true(a->given);
	assert_int_equal(a->mode, MODE_CHARGE);
	assert_int_equal(a->target, trial_unit(t, id));
}

/* ---- the commander ---- */

static const char wall_and_open[] =
	"map\n"
	". . . . # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . M M # . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	" . . M M # . . . . . . . . . . . . . . . . . . . . . . G G G . . .\n"
	". . . M M # . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	" . . . . # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend # wall\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

static void test_riflemen_behind_a_wall_stay(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, wall_and_open, "");
	a = order_of(&t, "marines");
	assert_true(moved(&t, &a) <= 10);
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

static void test_riflemen_shoot_at_who_comes_over_the_open(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, wall_and_open, "");
	a = fire_of(&t, "marines");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "gang"));
	trial_end(&t);
}

static const char maxim_and_jungle[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % %\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % % %\n"
	". . . G X . . . . . . . . . . . . . . . . . . . . . % % N N N N %\n"
	" . . G G X . . . . . . . . . . . . . . . . . . . . . . % % N N N %\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . % % N N % % %\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % %\n"
	"end\n"
	"legend X barricade\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit gun sign=G side=navy arms=rifle\n"
	"figure 1 leader\n"
	"figure 2 arms=maxim\n"
	"unit natives sign=N side=tribe class=native troops=warriors arms=native-arms\n"
	"figure 1 leader\n";

static void test_natives_do_not_walk_into_a_maxim(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, maxim_and_jungle, "");
	a = order_of(&t, "natives");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	assert_true(covered(&t, a.goal));
	trial_end(&t);
}

static void test_a_maxim_that_stands_well_stands(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, maxim_and_jungle, "");
	a = order_of(&t, "gun");
	expect_stays(&a);
	assert_int_equal(a.mode, MODE_STATIONARY);
	trial_end(&t);
}

static void test_a_unit_ordered_to_hold_stays(void **state)
{
	struct setup *s = build_setup(&system_rugged, wall_and_open);
	struct setting *stance;
	struct trial t;
	struct answer a;

	(void)state;
	stance = (struct setting *)&s->units[setup_find_unit(s, "gang")].settings[UNIT_STANCE];
	*stance = (struct setting){ .given = true, .number = STANCE_HOLD };
	trial_begin_with(&t, s, "");
	a = order_of(&t, "gang");
	assert_true(moved(&t, &a) <= 40);
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

static const char charge_reach[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . M M . . . . . . . . . . . . . G G . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

static void test_close_troops_charge_who_is_suppressed(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, charge_reach, "");
	suppress(&t, "marines");
	a = order_of(&t, "gang");
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

static void test_close_troops_do_not_charge_steady_rifles(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, charge_reach, "");
	a = order_of(&t, "gang");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

static const char hero_and_men[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . M M H . . . . . . . . . . . . . . . . . . . . . . . G G .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . . . G G G .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . G G .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit hero sign=H side=navy arms=pistol,sword\n"
	"figure 1 name=\"Jack Steele\" leader hero luck=7 field-craft=6 traits=sixth-sense\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=musket\n"
	"figure 1 leader\n";

static void test_a_hero_does_not_run_ahead_alone(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, hero_and_men, "");
	a = order_of(&t, "hero");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	assert_true(table_distance(t.game->table, a.goal, place_of(&t, "marines")) <= 80);
	trial_end(&t);
}

static const char muskets_and_cover[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . M M . . . . .\n"
	" . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	". . . N N . # # # . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend # forest\n"
	"side tribe edges=west\n"
	"side navy edges=east\n"
	"unit natives sign=N side=tribe class=native troops=warriors arms=musket\n"
	"figure 1 leader\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n";

static void test_muskets_at_long_range_make_use_of_cover(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, muskets_and_cover, "");
	a = order_of(&t, "natives");
	assert_true(covered(&t, a.goal) || a.mode == MODE_COMBAT);
	assert_int_not_equal(a.mode, MODE_RUN);
	assert_int_not_equal(a.mode, MODE_MARCH);
	trial_end(&t);
}

static const char scholars_and_thugs[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . S S . . . . . . . . . . . G G . . .\n"
	". . . M M . . . . . . S S . . . . . . . . . . . G G . .\n"
	" . . M M . . . . . . S . . . . . . . . . . . . G G . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit scholars sign=S side=navy class=civilian role=non-combatant troops=civilians"
	" arms=improvised\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

static void test_those_who_do_not_fight_keep_away(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, scholars_and_thugs, "");
	a = order_of(&t, "scholars");
	assert_true(a.given);
	assert_true(nearer(&t, &a, "gang") < 0);
	trial_end(&t);
}

static const char empty_goal[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . . .\n"
	". . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang side=thugs figures=4 arrives=5 at=32,1 class=native arms=axe\n"
	"figure 1 leader\n"
	"area hill 28,3 29,3 28,4 29,4\n";

static const struct setup_objective take_hill = {
	.id = "hill", .text = "Take the hill.", .kind = AIM_REACH, .side = 0, .unit = -1,
	.area = 0, .item = -1, .points = 5
};

static void play_turns(struct trial *t, int turns)
{
	for (int i = 0; i < 1000 && t->game->turn <= turns && t->game->n_decisions > 0; i++) {
		const struct choice c = mind_answer(t, &t->game->decisions[0]);

		game_step(t->game, &c, event_log_sink(t->log));
	}
}

static void test_a_goal_nobody_defends_is_reached(void **state)
{
	struct setup *s = build_setup(&system_rugged, empty_goal);
	struct trial t;

	(void)state;
	s->objectives = &take_hill;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	play_turns(&t, 4);
	assert_int_equal(t.game->objectives[0], 0);
	trial_end(&t);
}

static const char two_targets[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . A A . . . . . . . . . . . . . . .\n"
	". . . M M . . . . . . . A A . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . A A . . . . . B . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n"
	"unit axes sign=A side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n"
	"unit scout sign=B side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n";

static void test_fire_goes_where_it_does_most(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, two_targets, "");
	a = fire_of(&t, "marines");
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "axes"));
	trial_end(&t);
}

static void test_no_fire_into_a_fight_friends_are_in(void **state)
{
	static const char brawl[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		". . . M M . . . . F G . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
		"figure 1 leader\n"
		"unit friends sign=F side=navy arms=sword\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, brawl, "");
	a = fire_of(&t, "marines");
	assert_true(!a.given || a.verb == VERB_HOLD);
	trial_end(&t);
}

static void test_a_unit_out_of_sight_with_nothing_to_do_goes_to_look(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, empty_goal, "");
	a = order_of(&t, "marines");
	assert_true(a.given);
	assert_true(moved(&t, &a) >= 60);
	trial_end(&t);
}

static void test_an_empty_lewis_is_reloaded(void **state)
{
	struct setup *s = build_setup(&system_rugged, charge_reach);
	struct trial t;
	struct answer a;
	int gunner;

	(void)state;
	trial_begin_with(&t, s, "");
	gunner = t.game->units[trial_unit(&t, "marines")].head;
	((struct setup_figure *)&s->figures[gunner])->arms[0]
		= (int16_t)rule_table_row(rulebook_table(s->book, "weapons"), "lewis");
	adv_figure_of(t.game, gunner)->fired_turns = 3;
	a = order_of(&t, "marines");
	expect_stays(&a);
	assert_true(a.mode == MODE_STATIONARY || a.mode == MODE_PREPARE);
	trial_end(&t);
}

static void test_a_routing_unit_is_rallied(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	trial_begin(&t, &system_rugged, charge_reach, "");
	state_of(&t, "gang")->routing = true;
	a = order_of(&t, "gang");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_RALLY);
	trial_end(&t);
}

/* ---- the uncommanded ---- */

static void make_uncommanded(struct setup *s, const char *id)
{
	((struct setup_unit *)&s->units[setup_find_unit(s, id)])->uncommanded = true;
}

static void begin_uncommanded(struct trial *t, const char *drawing, const char *id,
	enum action word)
{
	struct setup *s = build_setup(&system_rugged, drawing);

	make_uncommanded(s, id);
	trial_begin_with(t, s, "");
	state_of(t, id)->routing = false;	/* whatever the first test said */
	give_word(t, id, word);
}

static void test_K_9_attack_charges_if_it_reaches(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "gang", ACTION_ATTACK);
	a = order_of(&t, "gang");
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

static void test_K_9_attack_closes_at_a_run_otherwise(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, wall_and_open, "gang", ACTION_ATTACK);
	a = order_of(&t, "gang");
	if (a.mode != MODE_CHARGE) {
		assert_int_equal(a.mode, MODE_RUN);
		assert_true(nearer(&t, &a, "marines") > 0);
	}
	trial_end(&t);
}

static void test_K_9_halt_stands(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "gang", ACTION_HALT);
	a = order_of(&t, "gang");
	expect_stays(&a);
	assert_int_equal(a.mode, MODE_STATIONARY);
	trial_end(&t);
}

static void test_S_K_15_missile_troops_stop_at_medium_range(void **state)
{
	struct trial t;
	struct answer a;
	int32_t distance;

	(void)state;
	begin_uncommanded(&t, muskets_and_cover, "natives", ACTION_ADVANCE);
	a = order_of(&t, "natives");
	assert_int_equal(a.mode, MODE_PATROL);
	distance = table_distance(t.game->table, a.goal, place_of(&t, "marines"));
	assert_true(nearer(&t, &a, "marines") > 0);
	assert_true(distance >= 200);
	trial_end(&t);
}

static void test_S_K_15_in_medium_range_they_halt(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "marines", ACTION_ADVANCE);
	a = order_of(&t, "marines");
	expect_stays(&a);
	trial_end(&t);
}

static void test_S_K_17_retreat_goes_to_cover_or_away(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "gang", ACTION_RETREAT);
	a = order_of(&t, "gang");
	assert_int_equal(a.mode, MODE_PATROL);
	assert_true(nearer(&t, &a, "marines") < 0);
	trial_end(&t);
}

static void test_K_4_carry_on_goes_on_with_an_advance(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "gang", ACTION_ADVANCE);
	give_word(&t, "gang", ACTION_CARRY_ON);
	a = order_of(&t, "gang");
	assert_true(a.mode == MODE_CHARGE || nearer(&t, &a, "marines") > 0);
	trial_end(&t);
}

static void test_S_K_11_carry_on_at_first_is_a_halt(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, charge_reach, "gang", ACTION_CARRY_ON);
	state_of(&t, "gang")->doing = ACTION_CARRY_ON;
	a = order_of(&t, "gang");
	expect_stays(&a);
	trial_end(&t);
}

static void test_K_6_only_the_nearest_is_shot_at(void **state)
{
	struct trial t;
	struct answer a;

	(void)state;
	begin_uncommanded(&t, two_targets, "marines", ACTION_HALT);
	a = fire_of(&t, "marines");
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "axes"));
	trial_end(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_riflemen_behind_a_wall_stay),
		cmocka_unit_test(test_riflemen_shoot_at_who_comes_over_the_open),
		cmocka_unit_test(test_natives_do_not_walk_into_a_maxim),
		cmocka_unit_test(test_a_maxim_that_stands_well_stands),
		cmocka_unit_test(test_a_unit_ordered_to_hold_stays),
		cmocka_unit_test(test_close_troops_charge_who_is_suppressed),
		cmocka_unit_test(test_close_troops_do_not_charge_steady_rifles),
		cmocka_unit_test(test_a_hero_does_not_run_ahead_alone),
		cmocka_unit_test(test_muskets_at_long_range_make_use_of_cover),
		cmocka_unit_test(test_those_who_do_not_fight_keep_away),
		cmocka_unit_test(test_a_goal_nobody_defends_is_reached),
		cmocka_unit_test(test_fire_goes_where_it_does_most),
		cmocka_unit_test(test_no_fire_into_a_fight_friends_are_in),
		cmocka_unit_test(test_a_unit_out_of_sight_with_nothing_to_do_goes_to_look),
		cmocka_unit_test(test_an_empty_lewis_is_reloaded),
		cmocka_unit_test(test_a_routing_unit_is_rallied),
		cmocka_unit_test(test_K_9_attack_charges_if_it_reaches),
		cmocka_unit_test(test_K_9_attack_closes_at_a_run_otherwise),
		cmocka_unit_test(test_K_9_halt_stands),
		cmocka_unit_test(test_S_K_15_missile_troops_stop_at_medium_range),
		cmocka_unit_test(test_S_K_15_in_medium_range_they_halt),
		cmocka_unit_test(test_S_K_17_retreat_goes_to_cover_or_away),
		cmocka_unit_test(test_K_4_carry_on_goes_on_with_an_advance),
		cmocka_unit_test(test_S_K_11_carry_on_at_first_is_a_halt),
		cmocka_unit_test(test_K_6_only_the_nearest_is_shot_at),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Arms that are thrown, on the adventure room. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/melee/melee.h"

enum { WEST, EAST };

/* Two knife throwers four inches from two thugs. */
#define GROUND \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . M . . . G . . . . . . . . . . .\n" \
	". . . . . M . . . G . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . .\n" \
	"end\nside west edges=west\nside east edges=east\n"
#define GANG "unit gang sign=G side=east class=native troops=warriors arms=sword facing=W\n" \
	"figure 1 leader\n"
#define THROWERS(arms) GROUND \
	"unit marines sign=M side=west troops=soldiers arms=" arms " facing=E\nfigure 1 leader\n" \
	GANG

static const char knives[] = THROWERS("throwing-knife");

static int row(const struct trial *t, const char *weapon)
{
	return rule_table_row(rulebook_table(t->setup->book, "weapons"), weapon);
}

static int in_hand(const struct trial *t, const char *unit, int number, int i)
{
	return adv_arm(t->game, trial_figure(t, unit, number), i);
}

static bool aims(const struct trial *t, struct aim *a, struct reason *why)
{
	return adv_aim(t->game, trial_figure(t, "marines", 1), trial_unit(t, "gang"), a, why);
}

static void volley(struct trial *t, const char *dice)
{
	skirmish_aim(t, "marines", "gang");
	trial_dice(t, dice);
	adv_volley(t->game);
}

static const struct {
	void (*begin)(struct trial *t, const char *drawing);
	const char *blow;	/* the hand weapon that strikes as a throwing knife does */
} books[] = { { skirmish_begin, "club" }, { skirmish_pacific, "knife" } };

TEST(test_Y_6_throwing_knives_and_axes_are_in_both_books)
{
	for (size_t i = 0; i < sizeof books / sizeof books[0]; i++) {
		struct trial t;
		const struct weapon *w, *knife, *axe, *spear;

		books[i].begin(&t, knives);
		w = adv_rules_of(t.game)->weapons;
		knife = &w[row(&t, "throwing-knife")];
		axe = &w[row(&t, "throwing-axe")];
		spear = &w[row(&t, "spear")];
		for (const struct weapon *thrown = knife; ; thrown = axe) {
			assert_int_equal(thrown->dice, 1);
			assert_int_equal(thrown->range[0], 60);
			assert_int_equal(thrown->range[1], 0);
			assert_int_equal(thrown->range[2], 0);
			assert_int_equal(thrown->hit, spear->hit);
			assert_true(thrown->thrown && thrown->one_handed && !thrown->improvised);
			if (thrown == axe)
				break;
		}
		assert_false(spear->thrown);
		assert_int_equal(knife->melee, w[row(&t, books[i].blow)].melee);
		assert_int_equal(axe->melee, w[row(&t, "axe")].melee);
		skirmish_end(&t);
	}
}

SKIRMISH(test_Y_6_thrown_after_at_most_a_combat_move_at_short_range, knives)
{
	struct reason why = { "", "" };
	struct roller r;
	struct aim a;

	adv_sight_renew(t.game);
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	assert_true(aims(&t, &a, &why));
	adv_aim_roller(t.game, &a, trial_unit(&t, "gang"), &r);
	assert_int_equal(roller_need(&r), 8);	/* 4 + 2 short + 2 steady */
	assert_string_equal(r.modifiers[0].rule, "Y-6");
	skirmish_unit(&t, "marines")->mode = MODE_PATROL;
	assert_false(aims(&t, &a, &why));
	assert_string_equal(why.rule, "Y-6");
	skirmish_unit(&t, "marines")->mode = MODE_COMBAT;
	trial_put(&t, "gang", 1, 13, 2);
	trial_put(&t, "gang", 2, 14, 2);
	assert_false(aims(&t, &a, &why));	/* 8" and more */
	assert_string_equal(why.rule, "A-16");
}

SKIRMISH(test_Y_6_what_is_thrown_is_gone_and_lies_where_its_mark_stood, knives)
{
	const struct game *g;
	cell_t cell;
	struct aim a;

	g = t.game;
	adv_sight_renew(t.game);
	assert_int_equal(adv_lying(g, trial_figure(&t, "marines", 1), 0, &cell), -1);
	volley(&t, "9 10");	/* both miss */
	assert_int_equal(in_hand(&t, "marines", 1, 0), -1);
	assert_int_equal(adv_lying(g, trial_figure(&t, "marines", 1), 0, &cell),
		row(&t, "throwing-knife"));
	assert_int_equal(cell, skirmish_cell(&t, "gang", 1));
	assert_int_equal(adv_melee_arm(g, trial_figure(&t, "marines", 1)),
		adv_rules_of(g)->unarmed);
	skirmish_turn(&t, 2);
	assert_false(aims(&t, &a, NULL));	/* nothing left to throw */
}

TRIAL(test_Y_6_deep_water_keeps_what_is_thrown, skirmish_pacific(&t, knives), skirmish_end)
{
	cell_t cell;

	adv_sight_renew(t.game);
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 1),
		table_find_ground(t.game->table, "deep"));
	table_set_ground(t.game->table, skirmish_cell(&t, "gang", 2),
		table_find_ground(t.game->table, "deep"));
	volley(&t, "9 10");
	assert_int_equal(in_hand(&t, "marines", 1, 0), -1);
	assert_int_equal(adv_lying(t.game, trial_figure(&t, "marines", 1), 0, &cell), -1);
}

SKIRMISH(test_Y_6_of_equal_arms_what_stays_in_the_hand_is_used, THROWERS("throwing-knife,pistol"))
{
	struct aim a;

	adv_sight_renew(t.game);
	assert_true(aims(&t, &a, NULL));
	assert_int_equal(a.weapon, row(&t, "pistol"));
}

/* Two knives are thrown one after the other, turn by turn. */
SKIRMISH(test_Y_6_one_knife_is_thrown_at_a_time, THROWERS("throwing-knife,throwing-knife"))
{
	adv_sight_renew(t.game);
	volley(&t, "9 10");
	assert_int_equal(in_hand(&t, "marines", 1, 0), row(&t, "throwing-knife"));
	assert_int_equal(in_hand(&t, "marines", 1, 1), -1);
	skirmish_turn(&t, 2);
	volley(&t, "9 10");
	assert_int_equal(in_hand(&t, "marines", 1, 0), -1);
}

/* the enemy beside it, or who threw it. */
TRIAL(test_Y_6_it_can_be_taken_up, skirmish_begin(&t, knives), trial_end)
{
	cell_t cell;

	t.game->dice.strict = false;
	adv_sight_renew(t.game);
	volley(&t, "9 10");
	skirmish_next_turn(&t);
	trial_refuses(&t, WEST, "order marines pick-up marines.1", "X-5");	/* too far */
	trial_do(&t, EAST, "order gang pick-up marines.1");
	skirmish_next_turn(&t);
	assert_int_equal(in_hand(&t, "gang", 1, 1), row(&t, "throwing-knife"));
	assert_int_equal(adv_lying(t.game, trial_figure(&t, "marines", 1), 0, &cell), -1);
	trial_refuses(&t, EAST, "order gang pick-up marines.1", "X-5");	/* taken */
	assert_int_equal(adv_lying(t.game, trial_figure(&t, "marines", 2), 0, &cell),
		row(&t, "throwing-knife"));
	trial_put(&t, "gang", 1, 1, 1);
	trial_put(&t, "gang", 2, 1, 3);
	trial_put(&t, "marines", 2, grid_col(&t.game->table->grid, cell) + 1,
		grid_row(&t.game->table->grid, cell) + 1);
	trial_do(&t, WEST, "order marines pick-up marines.2");
	skirmish_next_turn(&t);
	assert_int_equal(in_hand(&t, "marines", 2, 0), row(&t, "throwing-knife"));
	assert_int_equal(adv_figure_of(t.game, trial_figure(&t, "marines", 2))->thrown, 0);
}

/* Of what was found and thrown again nothing is doubled. */
SKIRMISH(test_Y_6_what_was_found_is_thrown_again, knives)
{
	cell_t cell;
	int thief;

	thief = trial_figure(&t, "gang", 1);
	adv_throw(t.game, trial_figure(&t, "marines", 1), row(&t, "throwing-knife"),
		skirmish_cell(&t, "gang", 1));
	skirmish_unit(&t, "gang")->mode = MODE_PICKUP;
	skirmish_unit(&t, "gang")->figure = (int16_t)trial_figure(&t, "marines", 1);
	adv_sight_renew(t.game);
	adv_pick_up(t.game);
	assert_int_equal(in_hand(&t, "gang", 1, 1), row(&t, "throwing-knife"));
	adv_throw(t.game, thief, row(&t, "throwing-knife"), skirmish_cell(&t, "marines", 1));
	assert_int_equal(in_hand(&t, "gang", 1, 1), -1);
	assert_int_equal(adv_lying(t.game, thief, 0, &cell), row(&t, "throwing-knife"));
	assert_true(adv_restored(t.game, NULL));
	skirmish_unit(&t, "marines")->mode = MODE_PICKUP;
	skirmish_unit(&t, "marines")->figure = (int16_t)thief;
	adv_pick_up(t.game);
	assert_int_equal(in_hand(&t, "marines", 1, 0), row(&t, "throwing-knife"));
	assert_int_equal(adv_lying(t.game, thief, 0, &cell), -1);
	assert_int_equal(adv_figure_of(t.game, thief)->found, -1);
}

SKIRMISH(test_Y_6_no_save_has_thrown_what_nobody_had, knives)
{
	struct reason why = { "", "" };

	assert_true(adv_restored(t.game, &why));
	skirmish_man(&t, "gang", 1)->thrown = 1u << SLOT_FOUND;
	assert_false(adv_restored(t.game, &why));
	skirmish_man(&t, "gang", 1)->thrown = 2;
	assert_false(adv_restored(t.game, &why));
}

TEST_MAIN

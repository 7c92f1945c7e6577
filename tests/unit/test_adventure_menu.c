/* Menus: what is offered in the situations that matter.  That offers hold, and
 * refusals do, whole games show (test_adventure_games.c).
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "menu_rows.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/adventure.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . . . . . . . . . . . B B . . . . . . .\n"
	". . A A . . . . . . . . . . . . . . . . . B B . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit gang sign=B side=thugs class=native arms=sword\n"
	"unit relief side=navy figures=2 at=1,4 arrives=3\n";

TEST(test_orders_of_an_able_unit)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	n = menu(&t, "marines");
	for (const char *key = "hopmrc"; *key != '\0'; key++) {
		assert_non_null(row(n, *key));
		assert_true(row(n, *key)->allowed);
	}
	assert_string_equal(row(n, 'p')->line, "order marines patrol");
	assert_int_equal(row(n, 'p')->need, NEED_CELL);
	assert_int_equal(row(n, 'c')->need, NEED_UNIT);
	assert_null(row(n, 'z'));	/* nobody of Ancient Training */
	assert_null(row(n, 'a'));	/* nobody wounded */
	assert_null(row(n, 'e'));	/* nothing to set up */
	assert_null(row(n, 'g'));	/* nothing to rally from */
	trial_end(&t);
}

TEST(test_what_is_forbidden_says_by_which_rule)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	skirmish_unit(&t, "marines")->must_rest = true;
	n = menu(&t, "marines");
	assert_true(row(n, 'h')->allowed);
	assert_true(row(n, 'o')->allowed);
	for (const char *key = "pmrc"; *key != '\0'; key++) {
		assert_false(row(n, *key)->allowed);
		assert_string_equal(row(n, *key)->why.rule, "X-1");
	}
	skirmish_unit(&t, "marines")->must_rest = false;
	skirmish_unit(&t, "gang")->spotted = 2;
	n = menu(&t, "marines");
	assert_false(row(n, 'c')->allowed);
	assert_string_equal(row(n, 'c')->why.rule, "A-13");
	trial_end(&t);
}

TEST(test_the_rarer_orders_where_they_mean_something)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	game_life(t.game, trial_figure(&t, "marines", 4), LIFE_WOUNDED, "wounded");
	skirmish_unit(&t, "gang")->routing = true;
	n = menu(&t, "marines");
	assert_true(row(n, 'a')->allowed);
	skirmish_unit(&t, "marines")->retreating = true;
	n = menu(&t, "marines");
	assert_int_equal(n, 3);
	assert_string_equal(row(n, 'r')->line, "order marines run");
	assert_int_equal(row(n, 'r')->need, NEED_NOTHING);
	trial_end(&t);
}

TEST(test_routers_may_be_rallied_and_no_more)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	skirmish_unit(&t, "marines")->routing = true;
	n = menu(&t, "marines");
	assert_true(row(n, 'g')->allowed);
	assert_null(row(n, 'p'));
	assert_true(wants(&t, "marines"));
	game_lead(t.game, trial_unit(&t, "marines"), NOBODY);
	n = menu(&t, "marines");
	assert_false(row(n, 'g')->allowed);
	assert_string_equal(row(n, 'g')->why.rule, "S-A-105");
	assert_false(wants(&t, "marines"));
	trial_end(&t);
}

/* Who can do nothing is not waited for, and who is not there has no menu. */
TEST(test_who_is_waited_for)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	assert_true(wants(&t, "marines"));
	assert_false(wants(&t, "gang"));	/* not this seat's */
	assert_false(wants(&t, "relief"));
	assert_int_equal(menu(&t, "relief"), 0);
	trial_do(&t, 0, "order marines stationary");
	assert_false(wants(&t, "marines"));
	trial_end(&t);
	trial_begin(&t, &system_rugged, field, "");
	skirmish_unit(&t, "marines")->suppressed_until = 1;
	assert_false(wants(&t, "marines"));
	skirmish_unit(&t, "marines")->suppressed_until = 0;
	game_place(t.game, trial_figure(&t, "gang", 1), build_cell(t.setup, 5, 2));
	assert_false(wants(&t, "marines"));	/* fights */
	trial_end(&t);
}

TEST(test_questions_name_their_answers)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	trial_do(&t, 0, "offer marines");
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	assert_int_equal(t.game->decisions[0].kind, ASK_ACCEPT);
	n = menu(&t, "gang");
	assert_int_equal(n, 2);
	assert_string_equal(row(n, 'y')->line, "accept marines yes");
	assert_string_equal(row(n, 'n')->line, "accept marines no");
	assert_true(wants(&t, "gang"));
	assert_int_equal(menu(&t, "marines"), 0);	/* it is not about them */
	trial_end(&t);
}

TEST(test_playing_on_is_asked_of_no_unit)
{
	struct trial t;
	int n;

	trial_begin(&t, &system_rugged, field, "");
	while (t.game->decisions[0].kind != ASK_TALK)
		trial_do(&t, t.game->decisions[0].seat, "done");
	t.game->decided = true;
	trial_do(&t, 0, "done");
	trial_do(&t, 1, "done");
	n = menu(&t, NULL);
	assert_int_equal(n, 2);
	assert_string_equal(row(n, 'y')->line, "play-on yes");
	trial_end(&t);
}

TEST_MAIN

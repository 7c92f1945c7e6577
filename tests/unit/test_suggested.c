/* Suggestions taken, units sent far, orders said once more, and units entrusted, in sessions. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_setup.h"
#include "cliffhanger/bidding.h"
#include "cliffhanger/session.h"
#include "drawn_story.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

enum { ANN, BOB, EVE = 4 };

static struct session *begin(void)
{
	drawn_system = &system_null;
	return begin_session(&system_null, meadow, (struct session_options){ .save = file,
		.mind = { [BLUES] = mind_find("idle") } });
}

static cell_t where(const struct session *s, int unit)
{
	return game_unit_cell(session_truth(s), unit);
}

static void assert_took(enum submit made, const struct reason *why)
{
	if (made != SUBMIT_OK)
		fail_msg("%s", why->text);
}

static void send(struct session *s, int unit, int col, int row)
{
	const int16_t units[] = { (int16_t)unit };
	struct reason why = { "", "" };

	session_ask(s);
	assert_took(session_send(s, units, 1, grid_at(&session_truth(s)->table->grid, col - 1,
		row - 1), &why), &why);
}

static void accept(struct session *s, int unit)
{
	struct reason why = { "", "" };

	session_ask(s);
	assert_took(session_accept(s, unit, &why), &why);
	session_ask(s);
}

TEST_AFTER(test_who_is_sent_far_goes_at_once_and_on_when_all_is_accepted, clean_folder)
{
	struct session *s = begin();
	const cell_t from = where(s, ANN);
	cell_t then;

	send(s, ANN, 9, 3);
	then = where(s, ANN);
	assert_int_not_equal(then, from);
	accept(s, NOBODY);		/* and the turn is done */
	assert_int_equal(session_truth(s)->turn, 2);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_int_equal(where(s, ANN), then);
	assert_int_not_equal(bidding_errand(session_truth(s), ANN), CELL_NONE);
	accept(s, ANN);
	assert_int_not_equal(where(s, ANN), then);
	session_free(s);
}

/* SG3: the rest of an errand stands there as suggested each turn, and goes on as all is
 * accepted, until it has come to its end. */
TEST_AFTER(test_the_rest_of_an_errand_is_gone_turn_by_turn, clean_folder)
{
	struct session *s = begin();
	const cell_t place = grid_at(&session_truth(s)->table->grid, 8, 2);
	int turns = 0;

	send(s, ANN, 9, 3);
	for (; where(s, ANN) != place && turns < 6; turns++) {
		const int turn = session_truth(s)->turn;
		const cell_t then = where(s, ANN);

		accept(s, NOBODY);
		assert_int_equal(session_truth(s)->turn, turn + 1);
		assert_int_equal(where(s, ANN), then);	/* SG3: of the next turn it is asked anew */
		if (bidding_errand(session_truth(s), ANN) == CELL_NONE)
			break;
		accept(s, ANN);
		assert_int_not_equal(where(s, ANN), then);
	}
	assert_int_equal(where(s, ANN), place);
	assert_true(turns > 0);
	session_free(s);
}

TEST_AFTER(test_an_errand_is_taken_back_and_done_again, clean_folder)
{
	struct session *s = begin();
	struct reason why;
	uint64_t sent;

	session_ask(s);
	submit(s, REDS, "errand ann 9,3");
	sent = check_of(s);
	assert_true(session_undo(s, REDS, &why));
	assert_int_equal(bidding_errand(session_truth(s), ANN), CELL_NONE);
	assert_true(session_redo(s, REDS, &why));
	assert_true(check_of(s) == sent);
	submit(s, REDS, "entrust bob commander");
	assert_true(session_undo(s, REDS, &why));
	assert_int_equal(bidding_charge(session_truth(s), BOB), CHARGE_SELF);
	session_free(s);
}

TEST_AFTER(test_one_act_is_taken_back_and_done_again_as_one, clean_folder)
{
	struct session *s = begin();
	struct reason why = { "", "" };

	session_ask(s);
	session_together(s, true);
	submit(s, REDS, "errand ann 9,3");
	submit(s, REDS, "errand bob 9,4");
	session_together(s, false);
	/* What comes after is an act of its own. */
	submit(s, REDS, "entrust eve commander");
	assert_true(session_undo(s, REDS, &why));
	assert_int_equal(bidding_charge(session_truth(s), EVE), CHARGE_SELF);
	assert_int_not_equal(bidding_errand(session_truth(s), BOB), CELL_NONE);
	assert_true(session_undo(s, REDS, &why));
	assert_int_equal(bidding_errand(session_truth(s), ANN), CELL_NONE);
	assert_int_equal(bidding_errand(session_truth(s), BOB), CELL_NONE);
	assert_false(session_can_undo(s, REDS));
	assert_true(session_redo(s, REDS, &why));
	assert_int_not_equal(bidding_errand(session_truth(s), ANN), CELL_NONE);
	assert_int_not_equal(bidding_errand(session_truth(s), BOB), CELL_NONE);
	session_free(s);
}

/* SG3: whoever is waited for again is asked, also of who has said yes to all. */
TEST_AFTER(test_a_yes_to_all_ends_with_the_turn, clean_folder)
{
	struct session *s = begin();
	cell_t then;

	send(s, ANN, 9, 3);
	accept(s, NOBODY);
	assert_int_equal(session_truth(s)->turn, 2);
	then = where(s, ANN);
	session_ask(s);
	session_ask(s);
	assert_int_equal(session_truth(s)->turn, 2);
	assert_int_equal(where(s, ANN), then);
	session_free(s);
}

TEST_AFTER(test_what_was_said_last_is_said_once_more_also_in_the_next_sitting, clean_folder)
{
	struct session *s = begin();
	struct reason why;

	submit(s, REDS, "move eve 4,6");
	submit(s, REDS, "done");
	submit(s, REDS, "move eve 5,6");
	submit(s, REDS, "done");
	session_ask(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	session_ask(s);
	assert_int_equal(session_repeat(s, BOB, &why), SUBMIT_REFUSED);
	assert_took(session_repeat(s, EVE, &why), &why);	/* at 5,6 she stands */
	assert_int_equal(where(s, EVE), grid_at(&session_truth(s)->table->grid, 3, 5));
	session_free(s);
}

/* SG2 */
TEST_AFTER(test_the_commander_speaks_for_whom_he_has_as_their_seat_is_done, clean_folder)
{
	struct session *s = begin();
	const cell_t ann = where(s, ANN), bob = where(s, BOB);

	session_ask(s);
	submit(s, REDS, "entrust ann commander");
	session_ask(s);
	assert_int_equal(where(s, ANN), ann);
	submit(s, REDS, "done");
	session_ask(s);
	assert_int_not_equal(where(s, ANN), ann);
	assert_int_equal(where(s, BOB), bob);
	assert_int_equal(session_truth(s)->turn, 2);
	session_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

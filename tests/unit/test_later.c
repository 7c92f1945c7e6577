/* `done PHASE` (Y-31): which question it closes, how long it waits, what is told. */
#include "config.h"
#include "unit.h"

#include <string.h>

#include "cliffhanger/later.h"
#include "played.h"
#include "skirmish.h"

static const char field[] =
	"map\n"
	"A A . . . . . . . . . . . . . . . . . . B B\n"
	" A . . . . . . . . . . . . . . . . . . . B .\n"
	". . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side gang edges=east\n"
	"unit marines sign=A side=navy arms=rifle\n"
	"figure 1 leader\n"
	"unit thugs sign=B side=gang arms=rifle\n"
	"figure 1 leader\n";

enum { NAVY, GANG };

static const struct decision *asked(const struct trial *t, int seat)
{
	return game_decision(t->game, seat, NOBODY);
}

static enum later_means read_line(struct later *l, const struct trial *t, const char *line)
{
	struct reason why = { "", "" };

	return later_read(l, t->game, NAVY, asked(t, NAVY), line, &why);
}

TRIAL(test_Y_31_done_closes_the_question_of_its_phase_alone,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	struct later l = { .n = 0 };

	assert_string_equal(later_phase(t.game, asked(&t, NAVY)), "orders");
	assert_int_equal(read_line(&l, &t, "done"), LATER_NOW);
	assert_int_equal(read_line(&l, &t, " done  "), LATER_NOW);
	assert_int_equal(read_line(&l, &t, "done orders"), LATER_NOW);
	assert_int_equal(read_line(&l, &t, "done Orders "), LATER_NOW);
	assert_int_equal(l.n, 0);
	assert_int_equal(read_line(&l, &t, "done shoot"), LATER_WAITS);
	assert_int_equal(read_line(&l, &t, "done Hand to hand"), LATER_WAITS);
	assert_int_equal(l.n, 2);
	assert_int_equal(read_line(&l, &t, "donefire"), LATER_OTHER);
	assert_int_equal(read_line(&l, &t, "order marines halt"), LATER_OTHER);
}

TRIAL(test_Y_31_a_phase_that_there_is_not_is_told_with_the_nearest,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	struct later l = { .n = 0 };
	struct reason why = { "", "" };

	assert_int_equal(later_read(&l, t.game, NAVY, asked(&t, NAVY), "done shot", &why),
		LATER_REFUSED);
	assert_string_equal(why.rule, "Y-31");
	assert_string_equal(why.text, "expected `done`, or `done` and a phase such as orders, "
		"found 'shot'; did you mean 'shoot'?");
	assert_int_equal(read_line(&l, &t, "done orders now"), LATER_REFUSED);
	for (int i = 0; i < LATER_MAX; i++)
		assert_int_equal(read_line(&l, &t, "done talk"), LATER_WAITS);
	assert_int_equal(read_line(&l, &t, "done talk"), LATER_REFUSED);
}

/* Both give their orders, and the navy is asked again at its next phase. */
static void end_orders(struct trial *t)
{
	trial_do(t, NAVY, "done");
	trial_do(t, GANG, "done");
}

TRIAL(test_Y_31_it_waits_for_its_own_seat_and_phase,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	struct later l = { .n = 0 };
	char text[LINE_MAX_BYTES];

	assert_int_equal(read_line(&l, &t, "done shoot"), LATER_WAITS);
	assert_int_equal(read_line(&l, &t, "done talk"), LATER_WAITS);
	assert_null(later_comes(&l, t.game, asked(&t, NAVY)));
	end_orders(&t);
	assert_string_equal(later_phase(t.game, asked(&t, NAVY)), "shoot");
	assert_null(later_comes(&l, t.game, asked(&t, GANG)));
	assert_string_equal(later_comes(&l, t.game, asked(&t, NAVY)), "shoot");
	assert_null(later_comes(&l, t.game, asked(&t, NAVY)));
	assert_int_equal(l.n, 1);
	assert_false(later_missed(&l, t.game, NAVY, false, text, sizeof text));
}

TRIAL(test_Y_31_what_waits_in_vain_is_told_once,
	trial_begin(&t, &system_rugged, field, ""), trial_end)
{
	struct later l = { .n = 0 };
	char text[LINE_MAX_BYTES];

	assert_int_equal(read_line(&l, &t, "done morale"), LATER_WAITS);
	t.game->phase = 3;
	assert_int_equal(read_line(&l, &t, "done move"), LATER_WAITS);	/* the next turn's */
	t.game->turn++;
	assert_false(later_missed(&l, t.game, GANG, false, text, sizeof text));
	assert_true(later_missed(&l, t.game, NAVY, false, text, sizeof text));
	assert_string_equal(text, "`done morale` closed nothing: no question of it came in its "
		"turn.");
	assert_false(later_missed(&l, t.game, NAVY, false, text, sizeof text));
	assert_true(later_missed(&l, t.game, NAVY, true, text, sizeof text));
	assert_string_equal(text, "`done move` closed nothing: no question of it came any more.");
	assert_int_equal(l.n, 0);
}

TEST_MAIN

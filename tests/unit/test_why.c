/* Why machines chose as they did: to whom it is told, and that games are found as they were. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/master.h"
#include "cliffhanger/why.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

enum { ANN, BOB, CAT };	/* units of the small meadow */

static void add_line(void *self, const char *text)
{
	buffer_add(self, "%s\n", text);
}

static void assert_why(struct session *s, int unit, size_t event, const char *part)
{
	struct buffer b = { 0 };

	session_why_unit(s, unit, event, true, add_line, &b);
	if (!strstr(buffer_text(&b), part))
		fail_msg("'%s' is not in:\n%s", part, buffer_text(&b));
	buffer_free(&b);
}

/* Reds are played by a person, blues by a captain; one turn of each has been played. */
static struct session *begin(const char *save, bool master)
{
	struct session *const s = begin_session(&system_null, small_meadow,
		(struct session_options){ .save = save, .master = master,
			.mind = { [BLUES] = mind_find("captain") } });

	submit(s, REDS, "move ann 3,2");
	submit(s, REDS, "done");
	session_ask(s);
	return s;
}

static struct session *watch(const char *path)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const s = session_watch(path, &error, &why);

	if (!s)
		fail_msg("%s", why.text);
	return s;
}

static void play_out(struct session *s)
{
	const struct decision *d;

	while ((d = session_ask(s)) != NULL)
		submit(s, d->seat, "done");
	assert_true(session_truth(s)->over);
}

TEST_AFTER(test_a_player_may_not_ask_during_the_game, clean_folder)
{
	struct session *const s = begin(file, false);
	struct session *w;

	assert_false(session_tells_why(s, REDS));
	assert_false(session_tells_why(s, BLUES));
	assert_false(session_tells_why(s, master_seat(session_truth(s))));
	w = watch(file);
	for (int seat = 0; seat <= master_seat(session_truth(w)); seat++)
		assert_false(session_tells_why(w, seat));
	session_free(w);
	session_free(s);
}

TEST_AFTER(test_the_game_master_may_and_his_players_may_not, clean_folder)
{
	struct session *const s = begin(file, true);

	assert_true(session_tells_why(s, GM));
	assert_false(session_tells_why(s, REDS));
	assert_false(session_tells_why(s, BLUES));
	assert_why(s, CAT, SIZE_MAX, "It meant: ");
	assert_why(s, ANN, SIZE_MAX, "No machine has ordered anything");
	session_free(s);
}

TEST_AFTER(test_at_a_table_the_master_alone_may, clean_folder)
{
	struct hosted_rules r = { .name = "meadow", .host = "anna", .watch = HOSTED_WATCH_ALL };
	struct session *s;

	claim_seat(&r, REDS, NOBODY, "anna", "");
	claim_seat(&r, GM, NOBODY, "gwen", "");
	s = begin_session(&system_null, small_meadow, (struct session_options){ .save = file,
		.hosted = &r, .mind = { [BLUES] = mind_find("captain") } });
	session_ask(s);
	session_free(s);
	s = sit_down(file, "anna");
	session_ask(s);
	for (int seat = 0; seat <= GM; seat++)
		assert_false(session_tells_why(s, seat));
	session_free(s);
	s = sit_down(file, "gwen");
	session_ask(s);
	assert_true(session_tells_why(s, GM));
	assert_false(session_tells_why(s, REDS));
	session_free(s);
}

TEST_AFTER(test_all_may_after_the_game, clean_folder)
{
	struct session *s = begin(file, false);

	play_out(s);
	assert_true(session_tells_why(s, REDS));
	assert_why(s, CAT, SIZE_MAX, "It meant: ");
	session_free(s);
	s = watch(file);
	assert_true(session_tells_why(s, REDS));
	session_show_only(s, REDS);
	assert_false(session_tells_why(s, REDS));
	session_free(s);
}

/* Every order of the captain's comes out as it was. */
TEST_AFTER(test_orders_are_found_and_come_out_the_same, clean_folder)
{
	struct session *s = begin(file, false);
	struct why_order o;
	int n = 0;

	play_out(s);
	session_free(s);
	s = watch(file);
	for (int i = 0; i < session_length(s); i++) {
		struct buffer b = { 0 };

		if (!session_order_at(s, i, &o))
			continue;
		n++;
		assert_int_equal(o.position, i);
		assert_int_equal(o.seat, BLUES);
		assert_string_equal(o.mind->name, "captain");
		session_why(s, &o, true, add_line, &b);
		assert_non_null(strstr(buffer_text(&b), "It meant: "));
		assert_null(strstr(buffer_text(&b), "otherwise"));
		assert_null(strstr(buffer_text(&b), "hurried"));
		buffer_free(&b);
	}
	assert_true(n > 2);
	assert_false(session_order_at(s, -1, &o));
	assert_false(session_order_at(s, session_length(s), &o));
	session_free(s);
}

TEST_AFTER(test_a_replay_is_where_it_was_afterwards, clean_folder)
{
	struct session *s = begin(file, false);
	uint64_t before;
	size_t events;
	int half;

	play_out(s);
	session_free(s);
	s = watch(file);
	half = session_length(s) / 2;
	assert_true(session_go(s, half));
	before = check_of(s);
	events = event_log_count(session_log(s));
	assert_why(s, CAT, SIZE_MAX, "Turn ");
	assert_int_equal(session_position(s), half);
	assert_true(check_of(s) == before);
	assert_int_equal(event_log_count(session_log(s)), events);
	assert_why(s, CAT, 0, "No machine has ordered anything there.");
	session_free(s);
}

TEST_AFTER(test_whose_mind_it_was_is_told_by_who_had_the_side_then, clean_folder)
{
	struct session *s = begin(file, false);
	struct reason why;
	struct why_order o;
	bool captain = false, recruit = false;

	assert_true(session_set_mind(s, BLUES, mind_find("recruit"), &why));
	play_out(s);
	session_free(s);
	s = watch(file);
	for (int i = 0; i < session_length(s); i++) {
		if (!session_order_at(s, i, &o))
			continue;
		captain |= o.mind == mind_find("captain");
		recruit |= o.mind == mind_find("recruit");
		assert_true(o.turn > 1 || o.mind == mind_find("captain"));
	}
	assert_true(captain && recruit);
	session_free(s);
}

TEST(test_a_game_that_is_kept_nowhere_says_so)
{
	struct session *const s = begin("", true);

	assert_why(s, CAT, SIZE_MAX, "kept in no save");
	session_free(s);
}

/* The gist is what was meant and what came second; who minds himself is said to. */
TEST(test_the_gist_leaves_out_what_was_weighed)
{
	struct session *s = begin(file, true);
	struct buffer b = { 0 };

	session_why_unit(s, CAT, SIZE_MAX, false, add_line, &b);
	assert_non_null(strstr(buffer_text(&b), "captain): move to "));
	assert_non_null(strstr(buffer_text(&b), "It meant: "));
	assert_null(strstr(buffer_text(&b), "It weighed"));
	assert_null(strstr(buffer_text(&b), "It expected"));
	buffer_free(&b);
	session_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

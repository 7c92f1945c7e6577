/* Sessions of the null system: what is kept, what comes back, what may be
 * undone, what is told. */
#include "config.h"
#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "build_setup.h"
#include "cliffhanger/save.h"
#include "cliffhanger/session.h"
#include "folder.h"
#include "played.h"
#include "session/sitting.h"
#include "sessions.h"

/* ---- games ---- */

/* All events, as their lines of text; malloc'd. */
static char *log_text(const struct session *s)
{
	const struct event_log *const log = session_log(s);
	char *text = calloc(1, event_log_count(log) * 400 + 1), *at = text;

	assert_non_null(text);
	for (size_t i = 0; i < event_log_count(log); i++) {
		const size_t n = event_write(event_log_at(log, i), at, 400);

		assert_true(n > 0);
		at += n;
		*at++ = '\n';
	}
	*at = '\0';
	return text;
}

static void assert_same_log(const struct session *a, const struct session *b)
{
	char *const x = log_text(a), *const y = log_text(b);

	assert_string_equal(x, y);
	free(x);
	free(y);
}

/* ---- saving and coming back ---- */

TEST_AFTER(test_a_save_can_be_read_by_people, clean_folder)
{
	struct session *const s = meadow_of_two(file);
	size_t size;
	char *data;

	submit(s, REDS, "move ann 3,2");
	data = folder_read(file, &size);		/* on disk before it is shown */
	assert_int_equal(strncmp(data, "H ", 2), 0);
	assert_non_null(strstr(data, " cliffhanger-save 1 "));
	assert_non_null(strstr(data, " title A meadow\n"));
	assert_non_null(strstr(data, " seed 7\n"));
	assert_non_null(strstr(data, " ai reds person\n"));
	assert_non_null(strstr(data, " A A . . . . w . . C\n"));
	assert_non_null(strstr(data, " 0 move ann 3,2\n"));
	free(data);
	session_free(s);
}

TEST_AFTER(test_resumed_is_as_left_at_every_choice, clean_folder)
{
	for (int n = 0; n <= MEADOW_SCRIPT; n++) {
		struct session *s = meadow_of_two(file), *again;
		struct session *straight = meadow_of_two("");

		play_script(s, 0, n);
		session_free(s);
		again = resume(file, SESSION_OK);
		play_script(again, n, MEADOW_SCRIPT);
		play_script(straight, 0, MEADOW_SCRIPT);
		assert_true(check_of(again) == check_of(straight));
		assert_same_log(again, straight);
		session_free(again);
		session_free(straight);
		clean_folder(NULL);
	}
}

/* How many choices' records are whole in the first `size` bytes. */
static int choices_in(const char *data, size_t size)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;
	int n = 0;

	save_reader_init(&r, data, size);
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK)
		n += kind == RECORD_CHOICE;
	return n;
}

static void expect_prefix(const char *data, size_t size, const uint64_t *checks, bool whole)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *s;
	const int n = choices_in(data, size);

	folder_write(file2, data, size);
	s = session_resume(file2, &error, &why);
	assert_non_null(s);
	assert_true(error == SESSION_TORN || (whole && error == SESSION_OK));
	assert_true(check_of(s) == checks[n]);
	session_free(s);
	if (!whole)
		return;
	/* What was dropped stays dropped, what was made again is there. */
	s = resume(file2, SESSION_OK);
	assert_true(check_of(s) == checks[n]);
	session_free(s);
}

/* Where the records end that a game cannot begin without. */
static size_t end_of_head(const char *data)
{
	const char *const event = strstr(data, "\nE ");

	assert_non_null(event);
	return (size_t)(strchr(event + 1, '\n') + 1 - data);
}

TEST_AFTER(test_a_save_cut_at_every_byte, clean_folder)
{
	uint64_t checks[4 * MEADOW_SCRIPT];
	struct session *s = meadow_of_two(file);
	size_t size;
	char *data;
	int n = 0;

	checks[n++] = check_of(s);
	for (int i = 0; i < 8; i++) {
		session_ask(s);		/* Dan's mind may make a choice, too */
		if (check_of(s) != checks[n - 1])
			checks[n++] = check_of(s);
		submit(s, meadow_script[i][0] - '0', meadow_script[i] + 2);
		checks[n++] = check_of(s);
	}
	session_free(s);
	data = folder_read(file, &size);
	assert_int_equal(choices_in(data, size), n - 1);
	for (size_t cut = end_of_head(data); cut <= size; cut++)
		expect_prefix(data, cut, checks, data[cut - 1] == '\n');
	for (size_t cut = 0; cut < end_of_head(data); cut++) {
		folder_write(file2, data, cut);
		resume(file2, cut <= (size_t)(strchr(data, '\n') - data) ? SESSION_KIND
			: SESSION_FILE);
	}
	free(data);
}

TEST_AFTER(test_damage_in_the_middle_keeps_what_is_before_and_the_tail_beside, clean_folder)
{
	struct session *s = meadow_of_two(file);
	uint64_t check;
	size_t size, beside;
	char *data, *at, *tail, path[80];

	submit(s, REDS, "move ann 3,2");
	check = check_of(s);
	submit(s, REDS, "move bob 3,5");
	submit(s, REDS, "done");
	session_free(s);
	data = folder_read(file, &size);
	at = strstr(data, "0 move bob");
	assert_non_null(at);
	at[2] = 'M';
	folder_write(file, data, size);
	s = resume(file, SESSION_TORN);
	assert_true(check_of(s) == check);
	session_free(s);
	snprintf(path, sizeof(path), "%s.damaged", file);
	tail = folder_read(path, &beside);
	assert_non_null(strstr(tail, "0 Move bob"));
	free(tail);
	free(data);
}

TEST_AFTER(test_other_files_are_refused_in_one_line, clean_folder)
{
	static const char newer[] = "H 00000000 cliffhanger-save 3 9.9\n";
	char line[200];

	folder_write(file, "", 0);
	resume(file, SESSION_KIND);
	folder_write(file, "To be, or not to be.\n", 21);
	resume(file, SESSION_KIND);
	folder_write(file, newer, sizeof(newer) - 1);	/* its sum is wrong, too */
	resume(file, SESSION_KIND);
	assert_true(save_write(RECORD_HEAD, "cliffhanger-save 3 9.9", line, sizeof(line)) > 0);
	folder_write(file, line, strlen(line));
	resume(file, SESSION_NEWER);
	resume(folder, SESSION_FILE);
	resume("no/such.save", SESSION_FILE);
}

TEST_AFTER(test_a_new_game_does_not_write_over_an_old_file, clean_folder)
{
	struct session_options o = { .save = file, .name = "x" };
	enum session_error error;
	struct reason why;

	folder_write(file, "mine", 4);
	assert_null(session_new(build_setup(&system_null, meadow), strdup(meadow),
		strlen(meadow), &o, &error, &why));
	assert_int_equal(error, SESSION_FILE);
}

TEST_AFTER(test_games_of_one_minute_have_names_of_their_own, clean_folder)
{
	struct session *const a = meadow_of_two(NULL), *const b = meadow_of_two(NULL);
	int count;
	struct save_entry *list;

	assert_string_not_equal(session_file(a), session_file(b));
	assert_non_null(strstr(session_file(a), "/cliffhanger/saves/A-meadow-2"));
	session_free(b);
	session_free(a);
	list = session_list(&count);
	assert_int_equal(count, 2);
	assert_string_equal(list[0].title, "A meadow");
	assert_int_equal(list[0].turn, 1);
	assert_int_equal(list[0].turns, 6);
	assert_false(list[0].over);
	session_list_free(list, count);
}

TEST_AFTER(test_the_list_knows_which_games_are_over, clean_folder)
{
	struct session *s = meadow_of_two(NULL);
	int count;
	struct save_entry *list;

	assert_true(session_set_mind(s, REDS, mind_find("idle"), &(struct reason){ "", "" }));
	assert_true(session_set_mind(s, BLUES, mind_find("idle"), &(struct reason){ "", "" }));
	assert_null(session_ask(s));
	assert_true(session_truth(s)->over);
	session_free(s);
	list = session_list(&count);
	assert_int_equal(count, 1);
	assert_true(list[0].over);
	session_list_free(list, count);
}

/* ---- the disk ---- */

static void limit_files(rlim_t bytes)
{
	struct rlimit limit;

	assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
	limit.rlim_cur = bytes;
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

TEST_AFTER(test_a_full_disk_costs_nothing, clean_folder)
{
	struct session *s = meadow_of_two(file), *again;
	size_t size;

	signal(SIGXFSZ, SIG_IGN);
	submit(s, REDS, "move ann 3,2");
	free(folder_read(file, &size));
	limit_files(size + 17);		/* full in the middle of a line */
	submit(s, REDS, "move bob 3,5");
	assert_string_not_equal(session_trouble(s), "");
	submit(s, REDS, "done");
	assert_string_not_equal(session_trouble(s), "");
	limit_files(RLIM_INFINITY);
	submit(s, BLUES, "move cat 8,2");
	assert_string_equal(session_trouble(s), "");
	play_script(s, 4, 9);
	session_free(s);
	again = resume(file, SESSION_OK);
	s = meadow_of_two("");
	play_script(s, 0, 9);
	assert_true(check_of(again) == check_of(s));
	assert_same_log(again, s);
	session_free(again);
	session_free(s);
}

TEST_AFTER(test_a_game_begun_on_a_full_disk_is_saved_when_there_is_room, clean_folder)
{
	struct session *s;

	signal(SIGXFSZ, SIG_IGN);
	limit_files(10);
	s = meadow_of_two(file);
	assert_string_not_equal(session_trouble(s), "");
	assert_int_equal(access(file, F_OK), -1);
	limit_files(RLIM_INFINITY);
	submit(s, REDS, "move ann 3,2");
	assert_string_equal(session_trouble(s), "");
	session_free(s);
	session_free(resume(file, SESSION_OK));
}

TEST_AFTER(test_without_a_home_the_game_goes_on_and_says_so, clean_folder)
{
	char *const kept = strdup(getenv("XDG_STATE_HOME"));
	struct session *s;

	setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
	s = meadow_of_two(NULL);
	assert_string_not_equal(session_trouble(s), "");
	submit(s, REDS, "done");
	session_free(s);
	setenv("XDG_STATE_HOME", kept, 1);
	free(kept);
}

/* ---- undo ---- */

TEST_AFTER(test_no_undo_beyond_a_die, clean_folder)
{
	struct session *s = meadow_of_two("");
	struct reason why;

	play_script(s, 0, 6);
	submit(s, REDS, "done");
	submit(s, BLUES, "move cat 6,2");	/* next to Ann: a die */
	assert_false(session_can_undo(s, REDS));
	assert_false(session_undo(s, REDS, &why));
	session_free(s);
}

TEST_AFTER(test_what_is_undone_is_not_in_a_replay, clean_folder)
{
	struct session *s = meadow_of_two(file), *w;
	struct reason why;
	enum session_error error;

	submit(s, REDS, "done");
	assert_true(session_undo(s, REDS, &why));
	submit(s, REDS, "move ann 3,2");
	w = session_watch(file, &error, &why);
	assert_non_null(w);
	assert_int_equal(session_length(w), 1);
	assert_true(session_go(w, 1));
	assert_true(check_of(w) == check_of(s));
	assert_same_log(w, s);
	session_free(w);
	session_free(s);
}

/* ---- seeds ---- */

/* SipHash-2-4 of the number as eight bytes, little end first, by the key seed, 0: what
 * another program of its gives. */
TEST_AFTER(test_seeds_are_derived_one_way, clean_folder)
{
	assert_true(seed_derive(1, 0) == UINT64_C(0x1cc1d069b22d7407));
	assert_true(seed_derive(1, 1) == UINT64_C(0x66b9b4d4603b2e62));
	assert_true(seed_derive(337617, 3) == UINT64_C(0xf22d6ebe7abcab59));
}

/* ---- dice ---- */

TEST_AFTER(test_a_typed_die_is_asked_for_and_taken, clean_folder)
{
	struct session *s = meadow_with((struct session_options){ .save = file,
		.strict_dice = true });
	struct reason why;
	const char *what;
	int sides;
	size_t before;

	play_script(s, 0, 7);
	before = event_log_count(session_log(s));
	assert_int_equal(session_submit(s, BLUES, "move cat 6,2", &why), SUBMIT_NEEDS_DIE);
	assert_int_equal(event_log_count(session_log(s)), before);
	assert_true(session_wants_die(s, &sides, &what));
	assert_int_equal(sides, 6);
	assert_non_null(strstr(what, "tag"));
	assert_null(session_ask(s));
	assert_int_equal(session_submit(s, BLUES, "done", &why), SUBMIT_REFUSED);
	assert_int_equal(session_die(s, 7, &why), SUBMIT_REFUSED);
	assert_int_equal(session_die(s, 0, &why), SUBMIT_REFUSED);
	assert_int_equal(session_die(s, 6, &why), SUBMIT_OK);
	assert_false(session_wants_die(s, &sides, &what));
	assert_int_equal(session_die(s, 6, &why), SUBMIT_REFUSED);
	session_free(s);
}

TEST_AFTER(test_a_die_typed_before_a_hang_up_stays, clean_folder)
{
	struct session *s = meadow_with((struct session_options){ .save = file,
		.strict_dice = true });
	struct reason why;
	const char *what;
	uint64_t check;
	int sides;

	play_script(s, 0, 7);
	assert_int_equal(session_submit(s, BLUES, "move cat 6,2", &why), SUBMIT_NEEDS_DIE);
	assert_int_equal(session_die(s, 6, &why), SUBMIT_OK);
	check = check_of(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(check_of(s) == check);
	/* The next die is asked for again. */
	submit(s, BLUES, "done");
	while (session_ask(s) && !session_wants_die(s, &sides, &what))
		if (session_submit(s, session_ask(s)->seat, "done", &why) == SUBMIT_NEEDS_DIE)
			break;
	session_free(s);
}

TEST_AFTER(test_scripted_dice_come_first, clean_folder)
{
	static const struct given_dice dice = { "--dice", 1, { { .value = 1 } } };
	struct session *s = meadow_with((struct session_options){ .save = file,
		.dice = &dice });
	const struct event_log *const log = session_log(s);
	const struct event *roll = NULL;

	play_script(s, 0, 7);
	submit(s, BLUES, "move cat 6,2");
	for (size_t i = 0; i < event_log_count(log); i++)
		if (event_log_at(log, i)->kind == EVENT_ROLL && !roll)
			roll = event_log_at(log, i);
	assert_non_null(roll);
	assert_int_equal(roll->roll.dice[0], 1);
	session_free(s);
	session_free(resume(file, SESSION_OK));
}

/* ---- minds ---- */

TEST_AFTER(test_decider_for_seats_without_a_person, clean_folder)
{
	struct session *s = meadow_with((struct session_options){ .save = file,
		.mind = { NULL, minds[0] } });
	const struct decision *d;

	for (int turn = 1; turn <= 3; turn++) {
		d = session_ask(s);
		assert_non_null(d);
		assert_int_equal(d->seat, REDS);
		assert_int_equal(session_truth(s)->turn, turn);
		submit(s, REDS, "done");
	}
	assert_true(session_person(s, REDS));
	assert_false(session_person(s, BLUES));
	session_ask(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_false(session_person(s, BLUES));
	assert_true(session_person(s, REDS));
	session_free(s);
}

TEST_AFTER(test_a_view_is_as_fresh_as_the_game, clean_folder)
{
	struct session *s = meadow_of_two("");
	const struct view *v = session_view(s, BLUES);
	const cell_t before = v->game.figures[0].cell;

	submit(s, REDS, "move ann 3,2");
	v = session_view(s, REDS);
	assert_int_not_equal(v->game.figures[0].cell, before);
	session_free(s);
}

/* ---- replays ---- */

TEST_AFTER(test_a_replay_goes_to_any_choice_and_back, clean_folder)
{
	uint64_t checks[64];
	struct session *s = meadow_of_two(file), *w;
	struct reason why;
	enum session_error error;

	play_script(s, 0, MEADOW_SCRIPT);
	session_free(s);
	w = session_watch(file, &error, &why);
	assert_non_null(w);
	assert_true(session_length(w) > MEADOW_SCRIPT && session_length(w) < 64);
	for (int i = 0; i <= session_length(w); i++) {
		assert_true(session_go(w, i));
		assert_int_equal(session_position(w), i);
		checks[i] = check_of(w);
	}
	for (int i = session_length(w); i >= 0; i--) {
		const int there = i * 7 % (session_length(w) + 1);

		assert_true(session_go(w, there));
		assert_true(check_of(w) == checks[there]);
	}
	assert_int_equal(session_submit(w, REDS, "done", &why), SUBMIT_REFUSED);
	assert_null(session_ask(w));
	session_free(w);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

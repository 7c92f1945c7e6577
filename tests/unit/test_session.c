/* Sessions of the null system: what is kept, what comes back, what may be
 * undone, what is told. */
#include "config.h"
#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "build_setup.h"
#include "cliffhanger/save.h"
#include "cliffhanger/session.h"
#include "folder.h"
#include "played.h"
#include "session/sitting.h"
#include "sessions.h"

static char *read_file(const char *path, size_t *size)
{
	FILE *const f = fopen(path, "rb");
	char *data = NULL;
	struct stat status;

	assert_non_null(f);
	assert_int_equal(fstat(fileno(f), &status), 0);
	*size = (size_t)status.st_size;
	data = calloc(1, *size + 1);
	assert_non_null(data);
	assert_int_equal(fread(data, 1, *size, f), *size);
	fclose(f);
	return data;
}

static void write_file(const char *path, const char *data, size_t size)
{
	FILE *const f = fopen(path, "wb");

	assert_non_null(f);
	assert_int_equal(fwrite(data, 1, size, f), size);
	assert_int_equal(fclose(f), 0);
}

/* ---- games ---- */

static struct session *start_with(struct session_options o)
{
	return begin_session(&system_null, meadow, o);
}

/* Two persons. */
static struct session *start(const char *save)
{
	return start_with((struct session_options){ .save = save });
}

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
	struct session *const s = start(file);
	size_t size;
	char *data;

	submit(s, REDS, "move ann 3,2");
	data = read_file(file, &size);		/* on disk before it is shown */
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
		struct session *s = start(file), *again;
		struct session *straight = start("");

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

	write_file(file2, data, size);
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
	struct session *s = start(file);
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
	data = read_file(file, &size);
	assert_int_equal(choices_in(data, size), n - 1);
	for (size_t cut = end_of_head(data); cut <= size; cut++)
		expect_prefix(data, cut, checks, data[cut - 1] == '\n');
	for (size_t cut = 0; cut < end_of_head(data); cut++) {
		write_file(file2, data, cut);
		resume(file2, cut <= (size_t)(strchr(data, '\n') - data) ? SESSION_KIND
			: SESSION_FILE);
	}
	free(data);
}

TEST_AFTER(test_damage_in_the_middle_keeps_what_is_before_and_the_tail_beside, clean_folder)
{
	struct session *s = start(file);
	uint64_t check;
	size_t size, beside;
	char *data, *at, *tail, path[80];

	submit(s, REDS, "move ann 3,2");
	check = check_of(s);
	submit(s, REDS, "move bob 3,5");
	submit(s, REDS, "done");
	session_free(s);
	data = read_file(file, &size);
	at = strstr(data, "0 move bob");
	assert_non_null(at);
	at[2] = 'M';
	write_file(file, data, size);
	s = resume(file, SESSION_TORN);
	assert_true(check_of(s) == check);
	session_free(s);
	snprintf(path, sizeof(path), "%s.damaged", file);
	tail = read_file(path, &beside);
	assert_non_null(strstr(tail, "0 Move bob"));
	free(tail);
	free(data);
}

TEST_AFTER(test_other_files_are_refused_in_one_line, clean_folder)
{
	static const char newer[] = "H 00000000 cliffhanger-save 3 9.9\n";
	char line[200];

	write_file(file, "", 0);
	resume(file, SESSION_KIND);
	write_file(file, "To be, or not to be.\n", 21);
	resume(file, SESSION_KIND);
	write_file(file, newer, sizeof(newer) - 1);	/* its sum is wrong, too */
	resume(file, SESSION_KIND);
	assert_true(save_write(RECORD_HEAD, "cliffhanger-save 3 9.9", line, sizeof(line)) > 0);
	write_file(file, line, strlen(line));
	resume(file, SESSION_NEWER);
	resume(folder, SESSION_FILE);
	resume("no/such.save", SESSION_FILE);
}

TEST_AFTER(test_a_new_game_does_not_write_over_an_old_file, clean_folder)
{
	struct session_options o = { .save = file, .name = "x" };
	enum session_error error;
	struct reason why;

	write_file(file, "mine", 4);
	assert_null(session_new(build_setup(&system_null, meadow), strdup(meadow),
		strlen(meadow), &o, &error, &why));
	assert_int_equal(error, SESSION_FILE);
}

TEST_AFTER(test_games_of_one_minute_have_names_of_their_own, clean_folder)
{
	struct session *const a = start(NULL), *const b = start(NULL);
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
	struct session *s = start(NULL);
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
	struct session *s = start(file), *again;
	size_t size;

	signal(SIGXFSZ, SIG_IGN);
	submit(s, REDS, "move ann 3,2");
	free(read_file(file, &size));
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
	s = start("");
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
	s = start(file);
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
	s = start(NULL);
	assert_string_not_equal(session_trouble(s), "");
	submit(s, REDS, "done");
	session_free(s);
	setenv("XDG_STATE_HOME", kept, 1);
	free(kept);
}

/* ---- undo ---- */

TEST_AFTER(test_no_undo_beyond_a_die, clean_folder)
{
	struct session *s = start("");
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
	struct session *s = start(file), *w;
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
	struct session *s = start_with((struct session_options){ .save = file,
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
	struct session *s = start_with((struct session_options){ .save = file,
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
	struct session *s = start_with((struct session_options){ .save = file,
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
	struct session *s = start_with((struct session_options){ .save = file,
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
	struct session *s = start("");
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
	struct session *s = start(file), *w;
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

/* ---- saves of other versions ---- */

/* Changes one record of a save, with a right sum. */
static void forge(const char *path, enum record_kind wanted, const char *from, const char *to)
{
	char text[SAVE_LINE_MAX], line[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;
	size_t size;
	char *const data = read_file(path, &size);
	FILE *const f = fopen(path, "wb");
	bool done = false;

	assert_non_null(f);
	save_reader_init(&r, data, size);
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK) {
		if (kind == wanted && !done && strcmp(text, from) == 0) {
			strcpy(text, to);
			done = true;
		}
		fwrite(line, 1, save_write(kind, text, line, sizeof(line)), f);
	}
	assert_true(done);
	fclose(f);
	free(data);
}

TEST_AFTER(test_a_choice_that_goes_otherwise_is_dropped_with_a_word, clean_folder)
{
	struct session *s = start(file);
	uint64_t check;

	submit(s, REDS, "move ann 3,2");
	check = check_of(s);
	submit(s, REDS, "move bob 3,5");
	session_free(s);
	forge(file, RECORD_CHOICE, "0 move bob 3,5", "0 move bob 2,5");
	s = resume(file, SESSION_DIFFERS);
	assert_true(check_of(s) == check);
	submit(s, REDS, "done");
	check = check_of(s);
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_true(check_of(s) == check);
	session_free(s);
}

TEST_AFTER(test_an_impossible_choice_is_dropped_with_a_word, clean_folder)
{
	struct session *s = start(file);

	submit(s, REDS, "move ann 3,2");
	session_free(s);
	forge(file, RECORD_CHOICE, "0 move ann 3,2", "0 fly ann 3,2");
	s = resume(file, SESSION_DIFFERS);
	session_free(s);
}

TEST_AFTER(test_a_scenario_that_is_refused_today_says_so, clean_folder)
{
	struct session *s = start(file);
	struct reason why;
	enum session_error error;

	session_free(s);
	forge(file, RECORD_SCENARIO, "turns 6", "broken");
	assert_null(session_resume(file, &error, &why));
	assert_int_equal(error, SESSION_SCENARIO);
	assert_non_null(strstr(why.text, "it says broken"));
}

/* ---- saves somebody has written by hand ---- */

static uint32_t chance(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return *state >> 8;
}

/* One letter of one record changed, a letter put in or taken out, or the record
 * doubled or left out; its sum is right again.  Scenarios have their own fuzzer. */
static void mangle(const char *data, size_t size, uint32_t *state)
{
	char text[SAVE_LINE_MAX], line[SAVE_LINE_MAX + 16];
	const uint32_t victim = chance(state) % 120, how = chance(state) % 5;
	enum record_kind kind;
	struct save_reader r;
	uint32_t at = 0;
	FILE *const f = fopen(file2, "wb");

	assert_non_null(f);
	save_reader_init(&r, data, size);
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK) {
		const bool hit = at++ % 120 == victim && kind != RECORD_SCENARIO;
		const size_t n = strlen(text), where = chance(state) % (n + 1);

		if (hit && how == 0 && where < n)
			text[where] = (char)(' ' + chance(state) % 95);
		if (hit && how == 1 && n < 4000) {
			memmove(text + where + 1, text + where, n + 1 - where);
			text[where] = "0123456789-,= "[chance(state) % 14];
		}
		if (hit && how == 2 && where < n)
			memmove(text + where, text + where + 1, n - where);
		if (!hit || how != 3)
			fwrite(line, 1, save_write(kind, text, line, sizeof(line)), f);
		if (hit && how == 4)
			fwrite(line, 1, save_write(kind, text, line, sizeof(line)), f);
	}
	fclose(f);
}

TEST_AFTER(test_a_save_written_by_hand_does_no_harm, clean_folder)
{
	struct session *s = start(file);
	enum session_error error;
	struct reason why;
	uint32_t seed = 1;
	size_t size;
	char *data;
	int opened = 0;

	play_script(s, 0, MEADOW_SCRIPT);
	session_free(s);
	data = read_file(file, &size);
	for (int i = 0; i < 1500; i++) {
		mangle(data, size, &seed);
		s = session_resume(file2, &error, &why);
		assert_true(s || why.text[0]);
		opened += s != NULL;
		if (s) {
			session_ask(s);
			session_submit(s, REDS, "done", &why);
			session_free(s);
		}
		s = session_watch(file2, &error, &why);
		if (s)
			session_go(s, session_length(s));
		session_free(s);
		unlink(file2);
	}
	assert_true(opened > 100);
	free(data);
}

/* A record that would not be read again is told, and ends the save before it. */
TEST_AFTER(test_what_would_not_be_read_again_is_not_written, clean_folder)
{
	struct session *s = start(file);
	const struct sink sink = event_log_sink(s->log);
	size_t size;
	char *data;

	sink.take(sink.self, &(struct event){ .kind = EVENT_STORY, .audience = EVENT_ALL,
		.unit = -1, .figure = -1, .other = -1, .from = CELL_NONE, .cell = CELL_NONE,
		.word = "\033[31mred" });
	submit(s, REDS, "done");
	assert_non_null(strstr(session_trouble(s), "would not be read again"));
	session_free(s);
	s = resume(file, SESSION_OK);
	assert_int_equal(session_truth(s)->turn, 1);
	session_free(s);
	data = read_file(file, &size);
	assert_null(memchr(data, '\033', size));
	free(data);
}

static bool is_listed(const char *path)
{
	int count;
	struct save_entry *const list = session_list(&count);
	bool found = false;

	for (int i = 0; i < count; i++)
		found = found || strcmp(list[i].file, path) == 0;
	session_list_free(list, count);
	return found;
}

/* The latest game that is kept elsewhere is listed for as long as it is there. */
TEST_AFTER(test_a_game_kept_elsewhere_is_found_again, clean_folder)
{
	char whole[4096], *path;
	struct reason why;
	int64_t when;

	session_free(start(file));
	assert_non_null(realpath(file, whole));
	assert_null(session_remembered(&when));
	assert_false(is_listed(whole));
	assert_true(session_remember(file, &why));
	assert_true(is_listed(whole));
	unlink(file);
	assert_false(is_listed(whole));
	path = session_remembered(&when);
	assert_non_null(path);
	assert_string_equal(path, whole);
	free(path);
}

/* For one in the standard place no such note is wanted. */
TEST_AFTER(test_a_game_in_its_place_needs_no_note, clean_folder)
{
	struct session *const s = start(NULL);
	struct reason why;
	int64_t when;

	assert_true(session_remember(session_file(s), &why));
	assert_null(session_remembered(&when));
	session_free(s);
}

TEST_AFTER(test_whose_view_of_a_game_under_way_is_shown, clean_folder)
{
	struct session *s = start_with((struct session_options){ .save = file,
		.mind[BLUES] = minds[0] });
	enum session_error error;
	struct reason why;

	session_free(s);
	s = session_watch(file, &error, &why);
	assert_int_equal(session_shown_to(s), REDS);
	assert_true(session_may_show(s, REDS));
	assert_false(session_may_show(s, BLUES));
	assert_false(session_may_show(s, 2 * 2));	/* the Game Master's */
	session_free(s);
	session_free(start(file2));
	s = session_watch(file2, &error, &why);
	assert_int_equal(session_shown_to(s), NOBODY);
	assert_true(session_may_show(s, BLUES));
	assert_false(session_may_show(s, 2 * 2));
	session_free(s);
}

/* Notes, which readers skip, up to this size. */
static void lengthen(const char *path, long mebibytes)
{
	static char text[8001], line[SAVE_LINE_MAX];
	FILE *const f = fopen(path, "ab");
	size_t size;

	memset(text, 'x', sizeof(text) - 1);
	size = save_write(RECORD_NOTE, text, line, sizeof(line));
	assert_non_null(f);
	while (ftell(f) + (long)size <= mebibytes << 20)
		assert_int_equal(fwrite(line, 1, size, f), size);
	assert_int_equal(fclose(f), 0);
}

/* What could not be read again is not written, and that is said long before. */
TEST_AFTER(test_a_save_ends_before_it_is_too_large_to_be_read, clean_folder)
{
	struct session *s = start(file);
	struct reason why = { "", "" };

	assert_string_equal(session_notice(s), "");
	session_free(s);
	lengthen(file, 193);
	s = resume(file, SESSION_OK);
	submit(s, 0, meadow_script[0] + 2);
	assert_non_null(strstr(session_notice(s), "192 MiB; at 255 nothing"));
	assert_string_equal(session_trouble(s), "");
	session_free(s);
	lengthen(file, 256);
	s = resume(file, SESSION_OK);	/* all that was written is read */
	session_ask(s);
	assert_int_equal(session_submit(s, 0, meadow_script[1] + 2, &why), SUBMIT_REFUSED);
	assert_non_null(strstr(why.text, "The save is full"));
	session_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

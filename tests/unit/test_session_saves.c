/* Saves of the null system's sessions that the program would not have written so: of other
 * versions, by hand, too large, kept elsewhere. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/save.h"
#include "cliffhanger/session.h"
#include "folder.h"
#include "session/sitting.h"
#include "sessions.h"

/* ---- saves of other versions ---- */

/* Changes one record of a save, with a right sum. */
static void forge(const char *path, enum record_kind wanted, const char *from, const char *to)
{
	char text[SAVE_LINE_MAX], line[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;
	size_t size;
	char *const data = folder_read(path, &size);
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
	struct session *s = meadow_of_two(file);
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
	struct session *s = meadow_of_two(file);

	submit(s, REDS, "move ann 3,2");
	session_free(s);
	forge(file, RECORD_CHOICE, "0 move ann 3,2", "0 fly ann 3,2");
	s = resume(file, SESSION_DIFFERS);
	session_free(s);
}

TEST_AFTER(test_a_scenario_that_is_refused_today_says_so, clean_folder)
{
	struct session *s = meadow_of_two(file);
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
	struct session *s = meadow_of_two(file);
	enum session_error error;
	struct reason why;
	uint32_t seed = 1;
	size_t size;
	char *data;
	int opened = 0;

	play_script(s, 0, MEADOW_SCRIPT);
	session_free(s);
	data = folder_read(file, &size);
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
	struct session *s = meadow_of_two(file);
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
	data = folder_read(file, &size);
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

	session_free(meadow_of_two(file));
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
	struct session *const s = meadow_of_two(NULL);
	struct reason why;
	int64_t when;

	assert_true(session_remember(session_file(s), &why));
	assert_null(session_remembered(&when));
	session_free(s);
}

TEST_AFTER(test_whose_view_of_a_game_under_way_is_shown, clean_folder)
{
	struct session *s = meadow_with((struct session_options){ .save = file,
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
	session_free(meadow_of_two(file2));
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
	struct session *s = meadow_of_two(file);
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

/* Tables: who sits where, who is asked, who may choose, what is heard. */
#include "config.h"
#include "unit.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cliffhanger/hosted.h"
#include "cliffhanger/prepared.h"
#include "cliffhanger/save.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

enum { ANN, BOB, CAT, DAN };

/* The reds are shared by anna (ann) and bert (bob), the blues are carl's, or open. */
static struct hosted_rules rules(const char *blues)
{
	struct hosted_rules r = { .name = "meadow", .host = "anna", .watch = HOSTED_WATCH_ALL };

	claim_seat(&r, REDS, ANN, "anna", "");
	claim_seat(&r, REDS, BOB, "bert", "");
	claim_seat(&r, BLUES, NOBODY, blues, *blues ? "" : "swordfish");
	return r;
}

static void set_up(const struct hosted_rules *r)
{
	session_free(begin_session(&system_null, small_meadow,
		(struct session_options){ .save = file, .hosted = r }));
}

static struct session *sit(const char *person)
{
	return sit_down(file, person);
}

static void catch_up(struct session *s)
{
	struct reason why = { "", "" };

	if (hosted_catch_up(s, &why) == HOSTED_STOPPED)
		fail_msg("%s", why.text);
}

static void expect_refused(struct session *s, int seat, const char *line, const char *words)
{
	struct reason why = { "", "" };

	assert_int_equal(session_submit(s, seat, line, &why), SUBMIT_REFUSED);
	if (!strstr(why.text, words))
		fail_msg("'%s' was expected in '%s'", words, why.text);
}

static void expect_waits(struct session *s, const char *words)
{
	char text[200];

	assert_null(session_ask(s));
	assert_true(hosted_waits(s, text, sizeof(text)));
	if (!strstr(text, words))
		fail_msg("'%s' was expected in '%s'", words, text);
}

TEST_AFTER(test_each_is_asked_for_his_own, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *carl;

	set_up(&r);
	anna = sit("anna");
	carl = sit("carl");
	assert_non_null(session_ask(anna));
	expect_waits(carl, "Waiting for anna (");
	assert_true(session_person(anna, REDS));
	assert_false(session_person(anna, BLUES));
	assert_true(hosted_commands(anna, ANN));
	assert_false(hosted_commands(anna, BOB));
	assert_string_equal(hosted_commander(carl, BOB), "bert");
	expect_refused(anna, REDS, "move bob 3,5", "follow bert");
	expect_refused(anna, BLUES, "done", "not yours");
	expect_refused(carl, REDS, "done", "not yours");
	submit(anna, REDS, "move ann 3,2");
	session_free(anna);
	session_free(carl);
}

/* What is kept of a line of the reds, as a person of the side. */
static int prepare(struct prepared *p, struct session *s, const char *line, const char *refused)
{
	struct reason why = { "", "" };
	const int unit = prepared_keep(p, s, &session_view(s, REDS)->game, REDS, line, &why);

	if (refused && !strstr(why.text, refused))
		fail_msg("'%s' was expected in '%s'", refused, why.text);
	return unit;
}

TEST_AFTER(test_what_is_prepared_is_a_line_a_unit_of_ones_own, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct prepared *const p = calloc(1, sizeof(*p));
	char line[2 * PREPARED_MAX];
	struct session *anna;

	set_up(&r);
	anna = sit("anna");
	assert_int_equal(prepare(p, anna, "move bob 3,5", "follow bert, not you"), NOBODY);
	assert_int_equal(prepare(p, anna, "move cat 8,2", "a unit of yours"), NOBODY);
	assert_int_equal(prepare(p, anna, "done", "a unit of yours"), NOBODY);
	assert_int_equal(prepare(p, anna, "mvoe ann 3,2", "did you mean"), NOBODY);
	snprintf(line, sizeof(line), "move ann%*s", PREPARED_MAX, "3,2");
	assert_int_equal(prepare(p, anna, line, "too long"), NOBODY);
	assert_int_equal(p->n, 0);
	assert_int_equal(prepare(p, anna, "move ann 3,2", NULL), ANN);
	assert_int_equal(prepare(p, anna, "move ann 3,3", NULL), ANN);
	assert_int_equal(p->n, 1);
	assert_string_equal(prepared_of(p, ANN)->text, "move ann 3,3");
	assert_null(prepared_of(p, BOB));
	prepared_drop(p, 0);
	assert_null(prepared_of(p, ANN));
	session_free(anna);
	free(p);
}

TEST_AFTER(test_what_is_prepared_waits_for_its_question, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct prepared *const p = calloc(1, sizeof(*p));
	const struct decision *d;
	const struct game *v;
	struct decision other;
	struct session *anna;

	set_up(&r);
	anna = sit("anna");
	d = session_ask(anna);
	assert_non_null(d);
	v = &session_view(anna, REDS)->game;
	prepare(p, anna, "move ann 3,2", NULL);
	assert_int_equal(prepared_next(p, v, d, 0), 0);	/* nothing was known: the first such */
	other = *d;
	other.unit = ANN;
	assert_int_equal(prepared_next(p, v, &other, 0), -1);	/* but not one of a unit alone */
	prepared_note(p, v, REDS, d);
	prepare(p, anna, "move ann 3,3", NULL);
	assert_int_equal(p->lines[0].kind, d->kind);
	assert_int_equal(prepared_next(p, v, d, 0), 0);
	assert_int_equal(prepared_next(p, v, d, 1), -1);
	other = *d;
	other.seat = BLUES;
	assert_int_equal(prepared_next(p, v, &other, 0), -1);
	session_free(anna);
	free(p);
}

TEST_AFTER(test_a_side_has_done_when_the_last_has, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *bert, *carl;
	struct reason why;

	set_up(&r);
	anna = sit("anna");
	bert = sit("bert");
	carl = sit("carl");
	submit(anna, REDS, "done");
	expect_waits(anna, "Waiting for bert (");
	expect_refused(anna, REDS, "move ann 3,2", "take that back first");
	assert_true(session_undo(anna, REDS, &why));	/* he has not done after all */
	assert_non_null(session_ask(anna));
	submit(anna, REDS, "done");
	catch_up(carl);
	expect_waits(carl, "bert");
	submit(bert, REDS, "move bob 3,5");
	submit(bert, REDS, "done");
	catch_up(carl);
	assert_non_null(session_ask(carl));
	assert_int_equal(session_ask(carl)->seat, BLUES);
	session_free(anna);
	session_free(bert);
	session_free(carl);
}

static size_t size_of(const char *path)
{
	struct stat status;

	assert_int_equal(stat(path, &status), 0);
	return (size_t)status.st_size;
}

TEST_AFTER(test_who_took_all_and_waits_for_his_partner_writes_no_more, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna;
	struct reason why;
	size_t size;

	set_up(&r);
	anna = sit("anna");
	assert_non_null(session_ask(anna));
	assert_int_equal(session_accept(anna, NOBODY, &why), SUBMIT_OK);
	expect_waits(anna, "Waiting for bert (");
	size = size_of(file);
	for (int i = 0; i < 3; i++)
		assert_null(session_ask(anna));
	assert_int_equal(session_submit(anna, REDS, "done", &why), SUBMIT_OK);	/* once more */
	assert_int_equal(size_of(file), size);
	session_free(anna);
}

TEST_AFTER(test_an_open_seat_is_taken_by_its_word, clean_folder)
{
	const struct hosted_rules r = rules("");
	struct session *dora, *anna, *bert;
	struct reason why;

	set_up(&r);
	dora = sit("dora");
	anna = sit("anna");
	assert_true(hosted_watches(dora));
	submit(anna, REDS, "done");
	bert = sit("bert");
	submit(bert, REDS, "done");
	expect_waits(bert, "Waiting for an open seat (");
	session_free(bert);
	assert_false(hosted_take(dora, "", hosted_person(dora), &why));
	assert_false(hosted_take(dora, "herring", hosted_person(dora), &why));
	assert_true(hosted_take(dora, "swordfish", hosted_person(dora), &why));
	assert_false(hosted_take(anna, "swordfish", hosted_person(anna), &why));
	assert_true(session_person(dora, BLUES));
	assert_string_equal(hosted_commander(anna, CAT), "dora");
	session_free(dora);
	session_free(anna);
}

TEST_AFTER(test_who_sits_nowhere_and_may_not_watch_stays_outside, clean_folder)
{
	struct hosted_rules r = rules("carl");
	enum session_error error;
	struct reason why;

	r.watch = HOSTED_WATCH_NONE;
	set_up(&r);
	assert_null(hosted_sit(file, "eve", &error, &why));
	assert_int_equal(error, SESSION_HOSTED);
	assert_null(session_resume(file, &error, &why));
	assert_int_equal(error, SESSION_HOSTED);
	assert_non_null(strstr(why.text, "cliffhanger sit"));
}

static int heard(const struct session *s, char *all, size_t size)
{
	struct hosted_talk talk;
	size_t at = 0, n = 0;
	int count = 0;

	all[0] = '\0';
	while (hosted_heard(s, &at, &talk)) {
		n += (size_t)snprintf(all + n, size - n, "%s:%s|", talk.from, talk.text);
		count++;
	}
	return count;
}

TEST_AFTER(test_what_is_told_a_side_only_it_hears, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *bert, *carl;
	struct reason why;
	char all[400];

	set_up(&r);
	anna = sit("anna");
	bert = sit("bert");
	carl = sit("carl");
	assert_true(hosted_say(anna, NOBODY, "good evening", &why));
	assert_true(hosted_say(anna, REDS, "left \033[2Jof the wood", &why));
	assert_true(hosted_say(carl, REDS, "surrender", &why));
	catch_up(anna);
	catch_up(bert);
	catch_up(carl);
	assert_int_equal(heard(bert, all, sizeof(all)), 3);
	assert_null(strchr(all, '\033'));
	assert_int_equal(heard(carl, all, sizeof(all)), 2);
	assert_null(strstr(all, "wood"));
	assert_false(hosted_say(anna, NOBODY, "   ", &why));
	for (int i = 0; i < 20; i++)
		hosted_say(carl, NOBODY, "and another thing", &why);
	assert_false(hosted_say(carl, NOBODY, "and", &why));
	assert_non_null(strstr(why.text, "let others speak"));
	session_free(anna);
	session_free(bert);
	session_free(carl);
}

TEST_AFTER(test_the_machine_answers_for_who_is_away_too_long, clean_folder)
{
	struct hosted_rules r = rules("carl");
	struct session *house, *anna;
	const int64_t now = (int64_t)time(NULL);
	char all[400];

	r.clock = 3600;
	set_up(&r);
	anna = sit("anna");
	session_ask(anna);			/* who is asked is noted */
	house = sit("");
	assert_int_equal(hosted_tick(house, now + 100), 0);
	assert_true(hosted_tick(house, now + 3700) > 0);
	catch_up(anna);
	expect_waits(anna, "carl");
	heard(anna, all, sizeof(all));
	assert_non_null(strstr(all, "The clock ran out for anna"));
	assert_non_null(strstr(all, "The clock ran out for bert"));
	session_free(house);
	session_free(anna);
}

static void append(const char *text)
{
	char line[SAVE_LINE_MAX];
	FILE *const f = fopen(file, "ab");

	assert_non_null(f);
	assert_true(save_write(RECORD_TABLE, text, line, sizeof(line)) > 0);
	assert_true(fputs(line, f) >= 0);
	fclose(f);
}

TEST_AFTER(test_whoever_sits_down_next_lets_the_clock_count, clean_folder)
{
	struct hosted_rules r = rules("carl");
	struct session *anna, *carl;
	char text[80], all[400];
	int id;

	r.clock = 3600;
	set_up(&r);
	anna = sit("anna");
	id = session_ask(anna)->id;
	session_free(anna);
	carl = sit("carl");
	expect_waits(carl, ", till ");		/* said before */
	session_free(carl);
	append("asks 1000");
	snprintf(text, sizeof(text), "asks 1000 anna/%d bert/%d", id, id);
	append(text);
	carl = sit("carl");
	assert_non_null(session_ask(carl));
	heard(carl, all, sizeof(all));
	assert_non_null(strstr(all, ":The clock ran out for anna"));
	session_free(carl);
}

TEST_AFTER(test_when_the_game_master_goes_back_all_are_asked_again, clean_folder)
{
	struct hosted_rules r = rules("carl");
	struct session *anna, *gina;
	struct reason why;

	claim_seat(&r, GM, NOBODY, "gina", "");
	set_up(&r);
	anna = sit("anna");
	submit(anna, REDS, "move ann 3,2");
	submit(anna, REDS, "done");
	gina = sit("gina");
	assert_true(session_person(gina, GM));	/* by her claim alone */
	assert_true(session_undo(gina, GM, &why));
	catch_up(anna);
	assert_non_null(session_ask(anna));
	submit(anna, REDS, "move ann 3,2");
	session_free(anna);
	session_free(gina);
}

TEST_AFTER(test_the_host_hands_seats_on_and_nobody_else, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *bert, *carl;
	struct hosted_claim c = { .person = "emil", .seat = BLUES, .unit = NOBODY };
	struct reason why;

	set_up(&r);
	anna = sit("anna");
	bert = sit("bert");
	carl = sit("carl");
	assert_false(hosted_hand_on(bert, &c, &why));
	assert_true(hosted_hand_on(carl, &c, &why));	/* his own */
	catch_up(anna);
	assert_string_equal(hosted_commander(anna, CAT), "emil");
	assert_false(session_person(carl, BLUES));
	assert_false(session_set_mind(carl, BLUES, mind_find("idle"), &why));
	assert_true(session_set_mind(anna, BLUES, mind_find("idle"), &why));
	submit(bert, REDS, "done");
	submit(anna, REDS, "done");
	assert_int_equal(session_ask(anna)->seat, REDS);	/* the blues have passed */
	session_free(anna);
	session_free(bert);
	session_free(carl);
}

TEST_AFTER(test_a_newer_build_ends_an_older_one, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna;
	enum session_error error;
	struct reason why = { "", "" };

	set_up(&r);
	anna = sit("anna");
	assert_non_null(session_ask(anna));
	append("build 99.1");
	expect_refused(anna, REDS, "move ann 3,2", "newer Cliffhanger (99.1");
	assert_null(hosted_sit(file, "carl", &error, &why));
	assert_non_null(strstr(why.text, "newer Cliffhanger (99.1"));
	session_free(anna);
}

TEST(test_names_are_letters_digits_dashes)
{
	static const char *const wrong[] = { "", "1st", "a b", "a/b", "..", "x\033",
		"abcdefghijklmnopqrstuvwxyz", "gm", "all" };
	char word[HOSTED_WORD_MAX];
	struct reason why;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_false(hosted_is_name(wrong[i], "", &why));
	assert_true(hosted_is_name("Anna-2_x", "", &why));
	assert_true(hosted_is_word("blue-heron", &why));
	assert_false(hosted_is_word("blue heron", &why));	/* the save would keep half of it */
	assert_false(hosted_is_word("-", &why));
	hosted_word(word);
	assert_true(hosted_is_word(word, &why));
}

TEST_AFTER(test_seats_are_read_as_they_are_written, clean_folder)
{
	static const char *const right[] = { "reds=anna", "reds:bob=bert", "blues=", "gm=eve" };
	static const struct { const char *text, *words; } wrong[] = {
		{ "red=anna", "did you mean reds?" }, { "reds:bobb=a", "did you mean bob?" },
		{ "reds:cat=a", "is no unit of reds" }, { "gm:bob=a", "is no side" },
		{ "reds=1", "is no name" },
	};
	const struct hosted_rules r = rules("carl");
	const struct setup *setup;
	struct session *anna;
	struct hosted_claim c;
	struct reason why;
	char text[100];

	set_up(&r);
	anna = sit("anna");
	setup = session_truth(anna)->setup;
	for (size_t i = 0; i < sizeof(right) / sizeof(right[0]); i++) {
		assert_true(hosted_read_claim(setup, right[i], &c, &why));
		hosted_claim_text(setup, &c, text, sizeof(text));
		assert_memory_equal(text, right[i], strlen(text));
		assert_int_equal(right[i][strlen(text)], '=');
	}
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		assert_false(hosted_read_claim(setup, wrong[i].text, &c, &why));
		if (!strstr(why.text, wrong[i].words))
			fail_msg("%s: %s", wrong[i].text, why.text);
	}
	session_free(anna);
}

static void set_up_at(const char *table, const char *blues)
{
	char *const path = hosted_file(table);
	struct hosted_rules r = rules(blues);

	snprintf(r.name, sizeof(r.name), "%s", table);
	if (*blues)
		r.watch = HOSTED_WATCH_NONE;
	assert_non_null(path);
	session_free(begin_session(&system_null, small_meadow,
		(struct session_options){ .save = path, .hosted = &r }));
	free(path);
}

TEST_AFTER(test_the_list_begins_with_what_waits, clean_folder)
{
	char *file_of;
	struct hosted_entry *list;
	struct session *bert;
	enum session_error error;
	struct reason why;
	int n;

	set_up_at("first", "carl");
	set_up_at("second", "");
	file_of = hosted_file("first");
	bert = hosted_sit(file_of, "bert", &error, &why);
	assert_non_null(bert);
	session_ask(bert);
	session_free(bert);
	list = hosted_list("bert", NULL, &n);
	assert_int_equal(n, 2);
	assert_string_equal(list[0].name, "first");
	assert_true(list[0].wanted && list[0].seated && !list[0].host && list[0].n_open == 0);
	assert_string_equal(list[0].waits, "anna bert");
	assert_true(list[1].n_open == 1 && list[1].may_watch);
	hosted_list_free(list, n);
	list = hosted_list("eve", NULL, &n);		/* she is shown what is open to her */
	assert_int_equal(n, 1);
	assert_string_equal(list[0].name, "second");
	hosted_list_free(list, n);
	free(file_of);
}

/* How often somebody is woken now who does what a front end does when he is. */
static int wakes(struct session *s)
{
	struct pollfd p = { .fd = hosted_wake(s), .events = POLLIN };
	int n = 0;

	while (n < 9 && poll(&p, 1, 0) > 0) {
		catch_up(s);
		session_ask(s);
		n++;
	}
	return n;
}

TEST_AFTER(test_a_choice_wakes_who_waits_once_and_nobody_else, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *carl;

	set_up(&r);
	anna = sit("anna");
	carl = sit("carl");
	session_ask(anna);
	session_ask(carl);
	wakes(anna);
	wakes(carl);
	assert_int_equal(wakes(anna) + wakes(carl), 0);		/* nothing happens */
	submit(anna, REDS, "move ann 3,2");
	session_ask(anna);
	assert_int_equal(wakes(anna), 0);
	assert_int_equal(wakes(carl), 1);
	assert_int_equal(wakes(anna) + wakes(carl), 0);
	session_free(anna);
	session_free(carl);
}

TEST_AFTER(test_who_lists_again_reads_what_has_changed, clean_folder)
{
	struct hosted_memo *const memo = hosted_memo_new();
	char *const file_of = (set_up_at("first", "carl"), hosted_file("first"));
	enum session_error error;
	struct reason why;
	struct session *bert;
	int64_t read;
	int n;

	set_up_at("second", "");
	assert_non_null(memo);
	hosted_list_free(hosted_list("eve", memo, &n), 1);
	assert_int_equal(n, 1);
	read = hosted_memo_read(memo);
	hosted_list_free(hosted_list("eve", memo, &n), 1);
	assert_int_equal(n, 1);
	assert_int_equal(hosted_memo_read(memo), read);
	bert = hosted_sit(file_of, "bert", &error, &why);
	assert_non_null(bert);
	assert_true(hosted_say(bert, NOBODY, "Hello.", &why));
	session_free(bert);
	hosted_list_free(hosted_list("eve", memo, &n), 1);
	assert_int_equal(hosted_memo_read(memo), read + 1);
	hosted_memo_free(memo);
	free(file_of);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

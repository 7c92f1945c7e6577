/* What front ends make of a table: whom one tells something, what the lobby lists, and what who
 * has no seat may see. */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/lobby.h"
#include "cliffhanger/onlooker.h"
#include "cliffhanger/tale.h"
#include "cliffhanger/talk.h"
#include "folder.h"
#include "played.h"
#include "sessions.h"

static struct hosted_rules rules(const char *blues)
{
	struct hosted_rules r = { .name = "meadow", .host = "anna", .watch = HOSTED_WATCH_ALL };

	claim_seat(&r, REDS, NOBODY, "anna", "");
	claim_seat(&r, BLUES, NOBODY, blues, *blues ? "" : "swordfish");
	return r;
}

static void lay(const char *save, const struct hosted_rules *r)
{
	struct session *const s = begin_session(&system_null, small_meadow,
		(struct session_options){ .save = save, .hosted = r });

	session_ask(s);
	session_free(s);
}

static struct session *sit(const char *person)
{
	return sit_down(file, person);
}

/* ---- talk ---- */

TEST_AFTER(test_a_word_names_whom_to_tell, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct reason why = { "", "" };
	struct session *s;

	lay(file, &r);
	s = sit("anna");
	assert_int_equal(talk_seat(s, "reds", &why), REDS);
	assert_int_equal(talk_seat(s, "carl", &why), BLUES);
	assert_int_equal(talk_seat(s, "all", &why), TALK_ALL);
	assert_int_equal(talk_seat(s, "gm", &why), GM);
	assert_int_equal(talk_seat(s, "", &why), TALK_NOBODY);
	assert_int_equal(talk_seat(s, "dora", &why), TALK_NOBODY);
	assert_non_null(strstr(why.text, "reds, blues, all"));	/* nobody is Game Master */
	assert_non_null(strstr(why.text, "\"dora\""));
	for (int i = 0; talk_seat_word(s, i) != NULL; i++)
		assert_true(talk_seat(s, talk_seat_word(s, i), &why) != TALK_NOBODY);
	session_free(s);
}

TEST_AFTER(test_what_is_said_is_told_with_who_said_it_to_whom, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct reason why = { "", "" };
	struct hosted_talk talk;
	struct session *s;
	size_t at = 0;
	char text[TALK_SENTENCE_MAX];

	lay(file, &r);
	s = sit("anna");
	assert_true(hosted_say(s, TALK_ALL, "  The ford is \033[2Jours.", &why));
	assert_true(hosted_heard(s, &at, &talk));
	talk_sentence(s, &talk, text, sizeof(text));
	assert_string_equal(text, "anna to all: The ford is ?[2Jours.");
	assert_false(hosted_say(s, TALK_ALL, "   ", &why));
	memset(text, 'x', HOSTED_TALK_MAX);
	text[HOSTED_TALK_MAX] = '\0';
	assert_false(hosted_say(s, BLUES, text, &why));
	assert_non_null(strstr(why.text, "at most 240"));
	assert_false(hosted_heard(s, &at, &talk));
	session_free(s);
}

TEST_AFTER(test_nobody_is_talked_to_where_one_plays_alone, clean_folder)
{
	struct session *const s = begin_session(&system_null, small_meadow,
		(struct session_options){ .save = file });
	struct reason why = { "", "" };

	assert_false(hosted_say(s, TALK_ALL, "Hello?", &why));
	assert_non_null(strstr(why.text, "nobody else"));
	session_free(s);
}

/* ---- the lobby ---- */

static void label_of(const struct lobby_rows *rows, int row, char *text, size_t size)
{
	assert_true(row >= 0);
	lobby_rows_label(rows, row, text, size);
}

TEST_AFTER(test_the_lobby_lists_what_waits_first, clean_folder)
{
	const struct lobby l = { .person = "anna", .notice = "", .begins = true };
	struct hosted_rules waits = rules("carl"), open = rules("");
	struct lobby_rows *rows;
	struct lobby_choice c;
	char text[300];

	memcpy(open.claims[0].person, "bert", 5);
	snprintf(open.name, sizeof(open.name), "open");
	for (int i = 0; i < 2; i++) {
		const struct hosted_rules *const r = i == 0 ? &open : &waits;
		char *const save = hosted_file(r->name);

		lay(save, r);
		free(save);
	}
	rows = lobby_rows_new(&l);
	assert_non_null(rows);
	assert_int_equal(lobby_rows_count(rows), 5);	/* to take, to watch; new, leave */
	label_of(rows, 0, text, sizeof(text));
	assert_non_null(strstr(text, "meadow"));
	assert_non_null(strstr(text, "your answer is wanted"));
	lobby_rows_choose(rows, lobby_rows_find(rows, "meadow"), &c);
	assert_int_equal(c.does, LOBBY_SITS);
	lobby_rows_choose(rows, lobby_rows_find(rows, "open"), &c);
	assert_int_equal(c.does, LOBBY_TAKES);
	lobby_rows_choose(rows, lobby_rows_find(rows, "3"), &c);
	assert_int_equal(c.does, LOBBY_WATCHES);
	lobby_rows_choose(rows, lobby_rows_find(rows, "new"), &c);
	assert_int_equal(c.does, LOBBY_BEGINS);
	assert_int_equal(lobby_rows_find(rows, "6"), NOBODY);
	assert_int_equal(lobby_rows_find(rows, "0"), NOBODY);
	assert_int_equal(lobby_rows_find(rows, ""), NOBODY);
	assert_int_equal(lobby_rows_find(rows, "1x"), NOBODY);
	lobby_rows_about(rows, 0, text, sizeof(text));
	assert_non_null(strstr(text, "It waits for anna"));
	lobby_rows_free(rows);
}

/* ---- looking on ---- */

static int told_of(struct onlooker *o)
{
	char text[600];
	size_t at = 0;
	int n = 0;

	while (onlooker_told(o, &at, text, sizeof(text)))
		n++;
	return n;
}

TEST_AFTER(test_who_looks_on_late_sees_turns_that_are_over, clean_folder)
{
	struct hosted_rules r = rules("carl");
	struct session *anna, *carl, *wanda;
	struct onlooker *o;
	struct reason why;
	char text[120];

	r.watch = HOSTED_WATCH_LATER;
	r.later = 1;
	lay(file, &r);
	anna = sit("anna");
	carl = sit("carl");
	wanda = sit("wanda");
	o = onlooker_new(wanda);
	assert_non_null(o);
	assert_null(onlooker_view(o));
	assert_int_equal(told_of(o), 0);
	for (int turn = 1; turn <= 2; turn++) {
		submit(anna, REDS, "done");
		assert_int_equal(hosted_catch_up(carl, &why), HOSTED_CAME);
		submit(carl, BLUES, "done");
		assert_int_equal(hosted_catch_up(anna, &why), HOSTED_CAME);
		assert_int_equal(hosted_catch_up(wanda, &why), HOSTED_CAME);
		session_ask(wanda);
		assert_int_equal(onlooker_renew(o), session_truth(wanda)->turn - 2
			>= 1 || turn == 1);
	}
	assert_int_equal(session_truth(wanda)->turn, 3);
	assert_non_null(onlooker_view(o));
	assert_int_equal(onlooker_view(o)->game.turn, 1);
	assert_true(told_of(o) > 0);
	onlooker_words(o, text, sizeof(text));
	assert_non_null(strstr(text, "to the end of turn 1"));
	onlooker_free(o);
	session_free(anna);
	session_free(carl);
	session_free(wanda);
}

TEST_AFTER(test_who_looks_on_hears_what_all_hear, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *wanda;
	struct onlooker *o;

	lay(file, &r);
	wanda = sit("wanda");
	assert_true(hosted_watches(wanda));
	o = onlooker_new(wanda);
	assert_non_null(o);
	assert_non_null(onlooker_view(o));
	assert_true(told_of(o) > 0);
	assert_int_equal(onlooker_view(o)->game.n_decisions, 0);
	onlooker_free(o);
	session_free(wanda);
}

TEST_AFTER(test_who_looks_on_is_told_by_the_narrator_what_is_new, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct session *anna, *carl, *wanda;
	struct onlooker *o;
	struct reason why;
	char text[600];
	size_t at = 0;

	lay(file, &r);
	anna = sit("anna");
	carl = sit("carl");
	wanda = sit("wanda");
	o = onlooker_new(wanda);
	assert_non_null(o);
	assert_true(onlooker_told(o, &at, text, sizeof(text)));
	while (onlooker_told(o, &at, text, sizeof(text)))
		assert_null(strchr(text, '\n'));
	assert_int_equal(at, event_log_count(session_log(wanda)));
	submit(anna, REDS, "done");
	assert_int_equal(hosted_catch_up(carl, &why), HOSTED_CAME);
	submit(carl, BLUES, "done");
	assert_int_equal(hosted_catch_up(wanda, &why), HOSTED_CAME);
	session_ask(wanda);
	onlooker_renew(o);
	assert_true(onlooker_told(o, &at, text, sizeof(text)));
	assert_string_equal(text, "Turn 2 of 3");
	while (onlooker_told(o, &at, text, sizeof(text)))
		assert_null(strstr(text, "Turn 1"));
	at = 0;		/* told anew, as after something was undone */
	assert_true(onlooker_told(o, &at, text, sizeof(text)));
	assert_null(strstr(text, "Turn 2"));
	onlooker_free(o);
	session_free(anna);
	session_free(carl);
	session_free(wanda);
}

/* A wall between them. */
static const char walled[] =
	"map\n"
	"A . . # . . C\n"
	" A . . # . . C\n"
	". . . # . . .\n"
	" . . . # . . .\n"
	"end\n"
	"turns 3\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit cat sign=C side=blues\n";

TEST_AFTER(test_who_looks_on_is_told_no_name_that_a_side_does_not_know, clean_folder)
{
	const struct hosted_rules r = rules("carl");
	struct tale_past *const past = malloc(sizeof(*past));
	const struct game *truth;
	struct session *wanda;
	struct view *common;
	int unknown = 0;

	session_free(begin_session(&system_null, walled,
		(struct session_options){ .save = file, .hosted = &r }));
	wanda = sit("wanda");
	truth = session_truth(wanda);
	common = view_new_common(truth);
	assert_non_null(common);
	tale_begin(past, &common->game, TALE_ALL_SEATS, session_log(wanda));
	for (int u = 0; u < truth->n_units; u++) {
		const bool known = game_knows(truth, REDS, u) && game_knows(truth, BLUES, u);

		unknown += !known;
		assert_int_equal(words_known(past, u), known);
		if (!known)
			assert_null(strstr(words_of_unit(past, u).text, game_unit_name(truth, u)));
	}
	assert_true(unknown > 0);
	view_free(common);
	session_free(wanda);
	free(past);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

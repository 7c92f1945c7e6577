/* The serial: what its save keeps, however it is cut; what becomes of heroes. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "folder.h"
#include "session/serial.h"

static void copy_duel(const char *base)
{
	const char *const top = getenv("top_srcdir");
	char path[FOLDER_PATH], *text;
	size_t size;

	snprintf(path, sizeof(path), "%s/tests/play/two-duels/%s", top ? top : ".", base);
	text = folder_read(path, &size);
	folder_path(path, base);
	folder_write(path, text, size);
	free(text);
}

static int fresh_files(void **state)
{
	(void)state;
	copy_duel("campaign.yaml");
	copy_duel("kate.yaml");
	copy_duel("1-first.yaml");
	copy_duel("2-second.yaml");
	return 0;
}

/* ---- helpers ---- */

static void tell_fault(void *self, const struct faults *f)
{
	(void)self;
	faults_print(f, stderr);
}

/* A serial of the two duels; every side is the machine's, unless `person`. */
static struct serial *new_serial(const char *save, bool person)
{
	struct serial_options *const o = calloc(1, sizeof(*o));
	char origin[FOLDER_PATH];
	enum session_error error;
	struct reason why = { "", "" };
	struct campaign *c;
	struct serial *s;

	assert_non_null(o);
	folder_path(origin, "campaign.yaml");
	c = campaign_load(origin, false, tell_fault, NULL);
	assert_non_null(c);
	o->seed = 7;
	o->save = save;
	o->origin = origin;
	o->n_minds = 2;
	snprintf(o->minds[0].side, ID_MAX, "west");
	snprintf(o->minds[1].side, ID_MAX, "east");
	o->minds[0].mind = person ? NULL : mind_find("commander");
	o->minds[1].mind = mind_find("commander");
	s = serial_new(c, o, &error, &why);
	if (!s)
		fail_msg("%s", why.text);
	free(o);
	return s;
}

static void play_episode(struct serial *s)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const game = serial_play(s, &error, &why);

	if (!game)
		fail_msg("%s", why.text);
	assert_null(session_ask(game));
	assert_true(session_truth(game)->over);
	assert_true(serial_close(s, game, &why));
	session_free(game);
}

static void pile(void *self, int indent, const char *text)
{
	char *const all = self;

	(void)indent;
	assert_true(strlen(all) + strlen(text) + 2 < 1 << 16);
	strcat(all, text);
	strcat(all, "\n");
}

/* All that a player is told of a serial. */
static char *told(const struct serial *s)
{
	char *const text = calloc(1, 1 << 16);
	const struct teller t = { pile, text };

	assert_non_null(text);
	serial_tell_story(s, t);
	serial_tell_roster(s, t);
	serial_tell_result(s, t);
	serial_tell_ending(s, t);
	return text;
}

static bool holds(const struct serial *s, const char *part)
{
	char *const text = told(s);
	const bool found = strstr(text, part) != NULL;

	free(text);
	return found;
}

static struct serial *open_again(const char *path, enum session_error *error)
{
	struct reason why = { "", "" };

	return serial_resume(path, error, &why);
}

/* ---- playing ---- */

TEST_BETWEEN(test_a_campaign_to_its_end, fresh_files, clean_folder)
{
	struct serial *s = new_serial("", false);
	struct reason why;
	enum session_error error;

	for (int i = 0; i < 2 && serial_stage(s) != SERIAL_OVER; i++)
		play_episode(s);
	assert_int_equal(serial_stage(s), SERIAL_OVER);
	assert_true(serial_ending(s) >= 0);
	assert_null(serial_play(s, &error, &why));
	assert_string_equal(why.text, "Two Duels is over.");
	serial_free(s);
}

/* An episode's seed does not give the campaign's, nor the next one's. */
TEST_BETWEEN(test_episodes_have_seeds_of_their_own, fresh_files, clean_folder)
{
	struct serial *s = new_serial("", false);

	while (serial_stage(s) != SERIAL_OVER)
		play_episode(s);
	assert_int_equal(serial_seed(s), 7);
	assert_true(serial_chapters(s) > 0);
	for (int i = 0; i < serial_chapters(s); i++)
		assert_true(serial_chapter(s, i)->seed == seed_derive(7, (uint64_t)i));
	serial_free(s);
}

TEST_BETWEEN(test_the_same_seed_the_same_story, fresh_files, clean_folder)
{
	struct serial *const a = new_serial("", false), *const b = new_serial("", false);
	char *first, *second;

	play_episode(a);
	play_episode(b);
	first = told(a);
	second = told(b);
	assert_string_equal(first, second);
	free(first);
	free(second);
	serial_free(a);
	serial_free(b);
}

/* ---- saves ---- */

TEST_BETWEEN(test_resumed_at_every_stage, fresh_files, clean_folder)
{
	enum session_error error;
	struct serial *s;

	s = new_serial(file, false);
	serial_free(s);
	s = open_again(file, &error);
	assert_non_null(s);
	assert_int_equal(error, SESSION_OK);
	assert_int_equal(serial_stage(s), SERIAL_CASTING);
	assert_int_equal(serial_seed(s), 7);
	play_episode(s);
	serial_free(s);
	s = open_again(file, &error);
	assert_non_null(s);
	assert_int_equal(serial_chapters(s), 1);
	serial_free(s);
}

/* Wherever it is cut off, it opens as it was at some moment and comes to the same
 * result again. */
TEST_BETWEEN(test_cut_anywhere, fresh_files, clean_folder)
{
	char *data, *whole;
	enum session_error error;
	struct serial *s;
	size_t size, opened = 0;

	s = new_serial(file, false);
	play_episode(s);
	whole = told(s);
	serial_free(s);
	data = folder_read(file, &size);
	for (size_t at = size; at > 0; at -= at > size - 1500 ? 1 : at > 97 ? 97 : 1) {
		folder_write(file2, data, at);
		s = open_again(file2, &error);
		if (!s)
			continue;
		opened++;
		assert_true(error == SESSION_OK || error == SESSION_TORN);
		if (serial_chapters(s) == 0 && serial_stage(s) == SERIAL_PLAYING) {
			char *again;

			play_episode(s);	/* from its game's save, which is whole */
			again = told(s);
			assert_string_equal(again, whole);
			free(again);
		}
		serial_free(s);
		unlink(file2);
	}
	assert_true(opened > 100);
	free(whole);
	free(data);
}

/* The whole of a group is folded before any of it is written; what the fold refuses is
 * told, and nothing of it is there. */
TEST_BETWEEN(test_what_is_written_was_folded, fresh_files, clean_folder)
{
	char *before, *after;
	struct reason why = { "", "" };
	enum session_error error;
	struct session *game;
	struct serial *s;
	size_t size;

	s = new_serial(file, false);
	game = serial_play(s, &error, &why);
	assert_non_null(game);
	assert_null(session_ask(game));
	before = folder_read(file, &size);
	s->bands[0].wounded = FOLLOWERS_MOST + 1;	/* more than a band can have */
	assert_false(serial_close(s, game, &why));
	assert_non_null(strstr(why.text, "would not be read again with \"band crew"));
	assert_int_equal(serial_stage(s), SERIAL_PLAYING);
	assert_int_equal(serial_hero(s, 0)->fortune, FORTUNE_FIT);
	after = folder_read(file, &size);
	assert_string_equal(after, before);
	s->bands[0].wounded = 0;
	assert_true(serial_close(s, game, &why));
	assert_int_equal(serial_chapters(s), 1);
	free(before);
	free(after);
	session_free(game);
	serial_free(s);
}

/* Adds a record, with its sum, before the record that begins so. */
static void add_record(const char *path, const char *text, const char *before)
{
	char line[SAVE_LINE_MAX], *whole, *data;
	const size_t n = save_write(RECORD_PROGRESS, text, line, sizeof(line));
	size_t size;
	char *at;

	data = folder_read(path, &size);
	whole = calloc(1, size + n + 1);
	at = strstr(data, before);
	assert_non_null(whole);
	assert_non_null(at);
	while (at > data && at[-1] != '\n')
		at--;
	memcpy(whole, data, (size_t)(at - data));
	memcpy(whole + (at - data), line, n);
	memcpy(whole + (at - data) + n, at, size - (size_t)(at - data));
	folder_write(path, whole, size + n);
	free(whole);
	free(data);
}

/* Earlier versions wrote the names of stand-ins and ended there: such a save is whole. */
TEST_BETWEEN(test_a_stand_in_among_the_lost_of_old_saves, fresh_files, clean_folder)
{
	char *whole, *again;
	enum session_error error;
	struct reason why = { "", "" };
	struct serial *s;

	s = new_serial(file, false);
	play_episode(s);
	whole = told(s);
	serial_free(s);
	add_record(file, "lost crew The cook's cousin", " outcome ");
	s = serial_resume(file, &error, &why);
	assert_non_null(s);
	assert_int_equal(error, SESSION_PASSED);
	assert_non_null(strstr(why.text, "is whole. In it is \"lost crew The cook's cousin\""));
	again = told(s);
	assert_string_equal(again, whole);
	assert_int_equal(serial_chapters(s), 1);
	serial_free(s);
	s = open_again(file, &error);	/* and has not been cut meanwhile */
	assert_int_equal(error, SESSION_PASSED);
	assert_int_equal(serial_chapters(s), 1);
	serial_free(s);
	free(whole);
	free(again);
}

TEST_BETWEEN(test_a_lost_game_is_begun_again, fresh_files, clean_folder)
{
	char game[FOLDER_PATH];
	enum session_error error;
	struct reason why = { "", "" };
	struct session *session;
	struct serial *s;

	folder_path(game, "a-1-first.save");
	s = new_serial(file, true);
	session = serial_play(s, &error, &why);
	assert_non_null(session);
	session_free(session);
	serial_free(s);
	assert_int_equal(unlink(game), 0);
	s = open_again(file, &error);
	assert_non_null(s);
	assert_int_equal(serial_stage(s), SERIAL_PLAYING);
	session = serial_play(s, &error, &why);
	assert_non_null(session);
	assert_int_equal(session_truth(session)->turn, 1);
	session_free(session);
	serial_free(s);
}

TEST_BETWEEN(test_games_know_their_serial, fresh_files, clean_folder)
{
	char game[FOLDER_PATH], *found;
	enum session_error error;
	struct reason why = { "", "" };
	struct session *session;
	struct serial *s;

	folder_path(game, "a-1-first.save");
	s = new_serial(file, true);
	session = serial_play(s, &error, &why);
	session_free(session);
	serial_free(s);
	found = serial_of_game(game);
	assert_non_null(found);
	assert_string_equal(found, file);
	free(found);
	assert_true(serial_is(file));
	assert_false(serial_is(game));
	unlink(file);
	assert_null(serial_of_game(game));
}

TEST_BETWEEN(test_no_room_on_the_disk, fresh_files, clean_folder)
{
	struct serial *s;

	s = new_serial("/nonexistent/folder/a.save", false);
	assert_true(*serial_trouble(s) != '\0');
	play_episode(s);
	assert_int_equal(serial_chapters(s), 1);
	serial_free(s);
}

/* ---- changed files ---- */

static void spoil(const char *base, const char *part, const char *other)
{
	char path[FOLDER_PATH], *text, *changed, *at;
	size_t size;

	folder_path(path, base);
	text = folder_read(path, &size);
	at = strstr(text, part);
	assert_non_null(at);
	changed = malloc(size + strlen(other) + 1);
	assert_non_null(changed);
	size = (size_t)sprintf(changed, "%.*s%s%s", (int)(at - text), text, other,
		at + strlen(part));
	folder_write(path, changed, size);
	free(changed);
	free(text);
}

TEST_BETWEEN(test_a_changed_campaign, fresh_files, clean_folder)
{
	struct reason why = { "", "" };
	enum session_error error;
	struct serial *s;

	s = new_serial(file, false);
	assert_false(serial_differs(s, &why));
	spoil("campaign.yaml", "Twice at ten paces", "Thrice at ten paces");
	assert_true(serial_differs(s, &why));
	assert_string_equal(why.text, "campaign.yaml has changed since this campaign was begun");
	assert_string_equal(serial_campaign(s)->log_line,
		"Twice at ten paces, for one jade seal.");
	assert_true(serial_renew(s, &why));
	assert_string_equal(serial_campaign(s)->log_line,
		"Thrice at ten paces, for one jade seal.");
	serial_free(s);
	s = open_again(file, &error);
	assert_non_null(s);
	assert_int_equal(error, SESSION_OK);
	assert_string_equal(serial_campaign(s)->log_line,
		"Thrice at ten paces, for one jade seal.");
	serial_free(s);
}

TEST_BETWEEN(test_a_changed_campaign_that_does_not_fit, fresh_files, clean_folder)
{
	struct reason why = { "", "" };
	struct serial *s = new_serial("", false);

	spoil("campaign.yaml", "  crew: {name", "  mob: {name");
	assert_false(serial_renew(s, &why));
	assert_non_null(strstr(why.text, "has faults"));
	spoil("campaign.yaml", "recruit: {crew: 1}", "recruit: {mob: 1}");
	spoil("campaign.yaml", "followers: {crew: crew}", "followers: {mob: crew}");
	spoil("campaign.yaml", "followers: {crew: crew}", "followers: {mob: crew}");
	assert_false(serial_renew(s, &why));
	assert_string_equal(why.text, "The campaign as it is now has no band of followers "
		"\"crew\", of which this serial speaks; it goes on with the text it has.");
	play_episode(s);
	serial_free(s);
}

TEST_BETWEEN(test_a_missing_episode, fresh_files, clean_folder)
{
	char path[FOLDER_PATH];
	struct reason why = { "", "" };
	struct serial *s = new_serial("", false);

	folder_path(path, "2-second.yaml");
	unlink(path);
	assert_true(serial_differs(s, &why));
	assert_string_equal(why.text, "2-second.yaml of this campaign is not there any more");
	play_episode(s);
	serial_free(s);
}

/* ---- fortunes ---- */

static void fold_all(struct serial *s, const char *const *lines)
{
	for (int i = 0; lines[i]; i++)
		if (!serial_fold(s, lines[i]))
			fail_msg("refused: %s", lines[i]);
}

static const char *const hurt_lines[] = {
	"begin first 7 -", "result west 1", "hero kate wounded", "hero koo captive west",
	"band crew 0 1 1", "lost crew Bosun Finn", "hurt crew Long Tom", "item seal west",
	"outcome 1", "end", NULL
};

TEST_BETWEEN(test_the_wounded_rest, fresh_files, clean_folder)
{
	struct serial *s = new_serial("", true);
	struct reason why;

	fold_all(s, hurt_lines);
	assert_int_equal(serial_hero(s, 0)->fortune, FORTUNE_WOUNDED);
	assert_false(serial_may_take(s, 0, 0, &why));
	assert_string_equal(why.text, "Kate Steele is wounded and stays behind.");
	assert_int_equal(serial_taken(s, 0), 1);	/* Jack goes */
	assert_int_equal(serial_band(s, 0)->fit, 1);	/* a recruit */
	assert_int_equal(serial_band(s, 0)->wounded, 1);
	assert_true(holds(s, "The crew: 1 fit, 1 wounded; Long Tom (wounded)"));
	fold_all(s, (const char *const[]){ "begin second 8 -", "result west 1", "outcome 1",
		"end", NULL });
	assert_int_equal(serial_hero(s, 0)->fortune, FORTUNE_FIT);
	assert_int_equal(serial_band(s, 0)->fit, 2);
	serial_free(s);
}

TEST_BETWEEN(test_the_wounded_heal, fresh_files, clean_folder)
{
	struct serial *s;

	spoil("campaign.yaml", "wounds: rest", "wounds: heal");
	s = new_serial("", true);
	fold_all(s, hurt_lines);
	assert_int_equal(serial_hero(s, 0)->fortune, FORTUNE_FIT);
	assert_int_equal(serial_band(s, 0)->fit, 2);
	serial_free(s);
}

TEST_BETWEEN(test_the_wounded_stay, fresh_files, clean_folder)
{
	struct serial *s;

	spoil("campaign.yaml", "wounds: rest", "wounds: stay");
	spoil("campaign.yaml", "      - {when: {winner: west}, ending: rich}",
		"      - {when: {winner: west}, heal: [kate, crew], free: all, next: first}");
	s = new_serial("", true);
	fold_all(s, hurt_lines);
	assert_int_equal(serial_hero(s, 2)->fortune, FORTUNE_CAPTIVE);
	assert_true(holds(s, "koo: Doctor Koo, captive of West"));
	assert_string_equal(serial_holder(s, 0), "west");
	assert_int_equal(serial_variable(s, 0), 1);
	assert_int_equal(serial_variable(s, 1), 1);
	fold_all(s, (const char *const[]){ "begin second 8 -", "result west 1", "outcome 1",
		"end", NULL });
	assert_int_equal(serial_hero(s, 0)->fortune, FORTUNE_FIT);
	assert_int_equal(serial_hero(s, 2)->fortune, FORTUNE_FIT);
	assert_int_equal(serial_band(s, 0)->wounded, 0);
	serial_free(s);
}

/* Whoever is to be rescued is there only while he is captive, and free once the side
 * he is with has won, or he is away. */
TEST_BETWEEN(test_captives_and_the_absent, fresh_files, clean_folder)
{
	struct faults *const f = faults_new("second");
	struct serial *s;
	struct setup *setup;
	int koo;

	spoil("campaign.yaml", "      - {unit: hero, who: [kate, jack], stand-in: A friend}\n"
		"      - {unit: koo, who: [koo], stand-in: The Mute}\n",
		"      - {unit: koo, who: [koo], whom: captive, otherwise: absent}\n");
	s = new_serial("", false);
	setup = serial_setup(s, 1, f);
	assert_non_null(setup);
	koo = setup_find_unit(setup, "koo");
	assert_true(setup->units[koo].absent);
	setup_free(setup);
	fold_all(s, hurt_lines);
	assert_int_equal(serial_taken(s, 0), 2);
	setup = serial_setup(s, 1, f);
	assert_non_null(setup);
	assert_false(setup->units[koo].absent);
	assert_string_equal(setup->figures[setup->units[koo].first].roster, "koo");
	setup_free(setup);
	play_episode(s);
	assert_int_equal(serial_hero(s, 2)->fortune,
		strcmp(serial_chapter(s, 1)->winner, "east") == 0 ? FORTUNE_FIT
		: serial_chapter(s, 1)->killed >> 2 & 1 ? FORTUNE_DEAD : FORTUNE_CAPTIVE);
	serial_free(s);
	faults_free(f);
}

/* What a game is played from is all in its text. */
/* Nobody whose objective to have a thing has failed has it in the next episode. */
TEST_BETWEEN(test_who_failed_to_have_it_has_it_not, fresh_files, clean_folder)
{
	struct serial *s;

	spoil("1-first.yaml", "carried-by: koo}", "at: \"7,3\"}");
	spoil("1-first.yaml", "objectives:\n", "objectives:\n"
		"  east: {side: east, aim: item, item: seal, points: 1, text: Have the seal.}\n"
		"  west: {side: west, aim: item, item: seal, points: 1, text: Have the seal.}\n"
		"  stand: {side: west, aim: keep, unit: hero, figures: 1, points: 1, text: Stand.}\n");
	spoil("campaign.yaml", "      - when: {winner: west}\n",
		"      - {when: {met: east}, ending: poor}\n"
		"      - {when: {held: {seal: east}}, ending: poor}\n"
		"      - {when: {held: {seal: west}}, ending: rich}\n"
		"      - when: {winner: west}\n");
	s = new_serial("", false);
	for (int i = 0; i < s->options.n_minds; i++)
		s->options.minds[i].mind = mind_find("idle");
	play_episode(s);
	assert_string_equal(serial_chapter(s, 0)->winner, "west");
	assert_string_equal(serial_holder(s, 0), "");
	assert_true(serial_chapter(s, 0)->outcome >= 3);
	serial_free(s);
}

/* Later texts and scenarios ask by variables who is dead and who is held. */
TEST_BETWEEN(test_fates_are_variables, fresh_files, clean_folder)
{
	struct serial *s;

	spoil("campaign.yaml", "{seal-won: no, duels: 0}",
		"{seal-won: no, duels: 0, kate-dead: no, koo-held: no}");
	spoil("campaign.yaml", "{file: kate.yaml}", "{file: kate.yaml, if-dead: kate-dead}");
	spoil("campaign.yaml", "name: Doctor Koo\n", "name: Doctor Koo\n    if-held: koo-held\n");
	spoil("campaign.yaml", "    briefing:\n", "    briefing:\n"
		"      - {if: kate-dead, text: Jack wears black.}\n"
		"      - {if: koo-held, text: Koo sits in the cellar.}\n");
	s = new_serial("", true);
	fold_all(s, (const char *const[]){ "begin first 7 -", "result east 1", "hero kate dead",
		"hero koo captive west", "outcome 2", "end", NULL });
	assert_int_equal(serial_variable(s, 2), 1);
	assert_int_equal(serial_variable(s, 3), 1);
	serial_free(s);
	s = new_serial("", true);
	fold_all(s, (const char *const[]){ "begin first 7 -", "result east 1",
		"hero koo captive west", "hero koo fit", "outcome 2", "end", NULL });
	assert_int_equal(serial_variable(s, 2), 0);
	assert_int_equal(serial_variable(s, 3), 0);
	serial_free(s);
}

/* One of those named is enough for an outcome that asks for any of them. */
TEST_BETWEEN(test_any_of_several, fresh_files, clean_folder)
{
	struct serial *s;

	spoil("campaign.yaml", "      - when: {winner: west}\n",
		"      - {when: {any-dead: [koo]}, ending: poor}\n"
		"      - {when: {any-captive: [kate, jack]}, ending: poor}\n"
		"      - {when: {any-dead: [koo, kate]}, ending: rich}\n"
		"      - when: {winner: west}\n");
	s = new_serial("", false);
	play_episode(s);
	assert_int_equal(serial_chapter(s, 0)->outcome,
		serial_hero(s, 2)->fortune == FORTUNE_DEAD ? 0
		: serial_hero(s, 0)->fortune == FORTUNE_CAPTIVE ? 1
		: serial_hero(s, 0)->fortune == FORTUNE_DEAD ? 2
		: *serial_chapter(s, 0)->winner == 'w' ? 3 : 5);
	serial_free(s);
}

TEST_BETWEEN(test_a_scenario_with_all_in_it, fresh_files, clean_folder)
{
	struct serial *const s = new_serial("", true);
	struct faults *const f = faults_new("first");
	struct setup *setup;
	const struct setup_figure *figure;
	const char *name;
	size_t size;
	char *text;

	text = serial_scenario(s, &size, f);
	assert_non_null(text);
	assert_non_null(strstr(text, "name: \"Kate Steele\""));
	assert_non_null(strstr(text, "- \"Bosun Finn\""));
	setup = scenario_read(text, size, "first", f);
	assert_non_null(setup);
	figure = &setup->figures[setup->units[setup_find_unit(setup, "hero")].first];
	assert_true(figure->hero && figure->leader);
	assert_string_equal(figure->roster, "kate");
	name = setup->figures[setup->units[setup_find_unit(setup, "crew")].first].name;
	assert_string_equal(name, "Bosun Finn");
	setup_free(setup);
	free(text);
	faults_free(f);
	serial_free(s);
}

/* Every field of every line is one of the campaign's own, and nothing comes after. */
TEST_BETWEEN(test_forged_lines_of_an_episode_are_refused, fresh_files, clean_folder)
{
	static const char *const lines[] = {
		"result nowhere 1", "result west 100", "result west x", "result west 1 2",
		"story kate maybe a rope", "story kate yes ", "hero kate captive nowhere",
		"hero kate fit west again", "band crew 1 0 0 0", "band crew 1 0 65536",
		"lost crew ", "item seal nowhere", "item seal west east", "outcome 0",
		"outcome 99", "setting kate luck 5 6", "end now",
	};
	struct serial *s = new_serial("", true);
	struct reason why;

	assert_false(serial_fold(s, "begin first -7 -"));
	assert_false(serial_fold(s, "begin first 99999999999999999999 -"));
	assert_false(serial_fold(s, "begin first 7 .."));
	assert_true(serial_fold(s, "begin first 7 -"));
	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
		if (serial_form(s, lines[i], &why) || serial_fold(s, lines[i]))
			fail_msg("taken: %s", lines[i]);
	assert_false(serial_form(s, "result nowhere 1", &why));
	assert_string_equal(why.text, "expected a side, or nobody, found 'nowhere'");
	serial_free(s);
}

TEST_BETWEEN(test_lines_that_make_no_sense, fresh_files, clean_folder)
{
	static const char *const lines[] = {
		"", "begin", "begin second 7 -", "begin first 7 ../../x", "cast 9 kate",
		"cast 1 nobodyelse", "result west 1", "end", "outcome 1", "hero nobody fit",
		"hero kate lucky", "band crew -1 0 0", "band crew 1 0", "lost crew Nobody",
		"item seal", "setting kate luck 99", "setting kate traits 1", "story kate", "x y",
	};
	struct serial *s = new_serial("", true);

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++)
		if (serial_fold(s, lines[i]))
			fail_msg("taken: %s", lines[i]);
	assert_int_equal(serial_stage(s), SERIAL_CASTING);
	serial_free(s);
}

TEST_BETWEEN(test_who_may_go, fresh_files, clean_folder)
{
	struct serial *s = new_serial("", true);
	struct reason why = { "", "" };

	assert_true(serial_asks(s, 0));
	assert_false(serial_asks(s, 1));	/* the machine's */
	assert_false(serial_take(s, 1, -1, &why));
	assert_false(serial_take(s, 0, 2, &why));
	assert_string_equal(why.text, "Doctor Koo has no part with hero in this episode.");
	assert_true(serial_take(s, 0, -1, &why));
	assert_int_equal(serial_taken(s, 0), -1);
	assert_true(serial_take(s, 0, 1, &why));
	fold_all(s, (const char *const[]){ "begin first 7 -", "result east 1", "hero jack dead",
		"story jack no He had a twin.", "outcome 3", "end", NULL });
	assert_false(serial_take(s, 0, 1, &why));
	assert_true(holds(s, "They tell of Jack Hart: \"He had a twin.\""));
	serial_free(s);
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

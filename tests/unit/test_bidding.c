/* Biddings and suggestions: errands that outlast a turn, and whose charge a unit is. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/bidding.h"
#include "cliffhanger/march.h"
#include "cliffhanger/suggest.h"
#include "build_setup.h"
#include "played.h"


enum { LINES_MAX = 200, LINE_BYTES = 1024 };

struct lines { int n; char text[LINES_MAX][LINE_BYTES]; };
static struct lines kept;

static void keep(void *self, const char *text)
{
	struct lines *const l = self;

	assert_true(l->n < LINES_MAX);
	snprintf(l->text[l->n++], LINE_BYTES, "%s", text);
}

/* A way round a wall that is longer than a turn's, and a place that none leads to. */
static const char yard[] =
	"map\n"
	"A . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"C . . . . . . . . . . . . . . . . . . . # # # .\n"
	" . . . . . . . . . . . . . . . . . . . . # . # .\n"
	". . . . . . . . . . . . . . . . . . . . # # # .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . B\n"
	"end\n"
	"turns 12\n"
	"side reds\n"
	"side blues\n"
	"unit ann sign=A side=reds\n"
	"unit cat sign=C side=reds\n"
	"unit bob sign=B side=blues\n";

static const char FAR_PLACE[] = "errand ann 20,1";

static bool may(const struct trial *t, int seat, const char *line, struct reason *why)
{
	struct choice c;

	return choice_read(t->game, seat, line, &c, why) && game_check(t->game, &c, why);
}

static void make(struct trial *t, int seat, const char *line)
{
	struct choice c;
	struct reason why = { "", "" };

	if (!choice_read(t->game, seat, line, &c, &why) || !game_check(t->game, &c, &why))
		fail_msg("%s: %s", line, why.text);
	game_step(t->game, &c, event_log_sink(t->log));
}

static void refused(const struct trial *t, int seat, const char *line, const char *words)
{
	struct reason why = { "", "" };

	assert_false(may(t, seat, line, &why));
	if (strstr(why.text, words) == NULL)
		fail_msg("%s: '%s' where '%s' was expected", line, why.text, words);
}

static bool told(const struct trial *t, const char *words)
{
	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *const e = event_log_at(t->log, i);

		if (e->kind == EVENT_NOTE && strstr(e->word, words) != NULL) {
			assert_int_equal(e->audience, 1);	/* B2 */
			return true;
		}
	}
	return false;
}

/* ---- what is bidden ---- */

TRIAL(test_an_errand_is_known_to_its_own_side_alone,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	struct view *own, *other;

	make(&t, 0, FAR_PLACE);
	make(&t, 0, "entrust cat commander");
	own = view_new(t.game, 0);
	other = view_new(t.game, 1);
	assert_int_equal(bidding_errand(&own->game, 0), build_cell(t.setup, 20, 1));
	assert_int_equal(bidding_charge(&own->game, 1), CHARGE_COMMANDER);
	assert_int_equal(bidding_errand(&other->game, 0), CELL_NONE);
	assert_int_equal(bidding_charge(&other->game, 1), CHARGE_SELF);
	view_free(own);
	view_free(other);
}

TRIAL(test_biddings_that_are_none_leave_the_check_value_as_it_was,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	uint64_t before;

	before = game_check_value(t.game);
	make(&t, 0, FAR_PLACE);
	assert_true(game_check_value(t.game) != before);
	make(&t, 0, "errand ann");
	assert_true(game_check_value(t.game) == before);
}

TRIAL(test_snapshots_hold_biddings, trial_begin(&t, &system_null, yard, ""), trial_end)
{
	struct reason why;
	struct game *again;
	struct dice d;

	make(&t, 0, FAR_PLACE);
	make(&t, 0, "entrust cat tables");
	kept.n = 0;
	game_snapshot(t.game, keep, &kept);
	dice_seed(&d, 7);
	again = game_new(t.setup, t.rules, &d, (struct sink){ NULL, NULL });
	for (int i = 0; i < kept.n; i++)
		if (!game_restore_line(again, kept.text[i], &why))
			fail_msg("%s", why.text);
	assert_true(game_restored(again, &why));
	assert_int_equal(bidding_errand(again, 0), bidding_errand(t.game, 0));
	assert_int_equal(bidding_charge(again, 1), CHARGE_TABLES);
	assert_true(game_check_value(again) == game_check_value(t.game));
	game_free(again);
}

TRIAL(test_what_cannot_be_bidden_says_why, trial_begin(&t, &system_null, yard, ""), trial_end)
{
	refused(&t, 0, "errand bob 3,3", "bob");
	refused(&t, 0, "errand ann 22,4", "no way leads there");
	refused(&t, 0, "errand ann 1,1", "there already");
	refused(&t, 0, "errand ann", "no errand");
	refused(&t, 0, "entrust ann itself", "yours already");
	make(&t, 0, "entrust ann tables");
	refused(&t, 0, "entrust cat tables", "one unit stays with you");
}

TRIAL(test_the_tables_have_a_unit_from_the_next_turn_on,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	make(&t, 0, "entrust ann tables");
	assert_false(t.game->units[0].uncommanded);
	make(&t, 0, "done");
	make(&t, 1, "done");
	assert_int_equal(t.game->turn, 2);
	assert_true(t.game->units[0].uncommanded);
	make(&t, 2, "done");
	make(&t, 0, "entrust ann itself");
	make(&t, 0, "done");
	make(&t, 1, "done");
	assert_int_equal(t.game->turn, 3);
	assert_false(t.game->units[0].uncommanded);
	assert_int_equal(bidding_charge(t.game, 0), CHARGE_SELF);
}

/* ---- what is suggested ---- */

static struct suggestion suggestion_for(const struct trial *t, int unit)
{
	struct view *const v = view_new(t->game, 0);
	struct suggestion s;

	suggest(v, game_decision(&v->game, 0, NOBODY), unit, &s);
	view_free(v);
	return s;
}

TRIAL(test_an_errand_is_suggested_until_the_unit_is_there,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	int turns = 0;

	assert_int_equal(suggestion_for(&t, 0).what, SUGGESTS_HOLD);
	make(&t, 0, FAR_PLACE);
	while (bidding_errand(t.game, 0) != CELL_NONE && turns++ < 9) {
		const struct suggestion s = suggestion_for(&t, 0);

		assert_int_equal(s.what, SUGGESTS_ERRAND);
		assert_string_equal(s.words, "goes on to 20,1");
		make(&t, 0, s.line);
		assert_int_equal(suggestion_for(&t, 0).what, SUGGESTS_NOTHING);
		make(&t, 0, "done");
		make(&t, 1, "done");
	}
	assert_true(turns > 1 && turns < 9);
	assert_int_equal(game_unit_cell(t.game, 0), build_cell(t.setup, 20, 1));
	assert_true(told(&t, "there, as ordered"));
	assert_int_equal(suggestion_for(&t, 0).what, SUGGESTS_HOLD);
}

TRIAL(test_an_errand_to_which_no_way_leads_any_more_ends_and_is_told,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	int wall = 0;

	while (t.game->table->grounds[wall].pace != 0)
		wall++;
	make(&t, 0, FAR_PLACE);
	assert_true(game_ground(t.game, build_cell(t.setup, 10, 1), build_cell(t.setup, 10, 6),
		-1, wall));
	make(&t, 0, "done");
	make(&t, 1, "done");
	assert_int_equal(bidding_errand(t.game, 0), CELL_NONE);
	assert_true(told(&t, "no way leads any more"));
}

TRIAL(test_a_march_of_several_brings_all_of_them_to_the_place,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	const int16_t units[] = { 0, 1 };
	cell_t places[UNITS_MAX];
	char text[200];
	struct view *v;

	v = view_new(t.game, 0);
	march_places(v, units, 2, build_cell(t.setup, 12, 2), places);
	assert_int_equal(places[0], build_cell(t.setup, 12, 2));
	assert_int_equal(table_distance(t.game->table, places[0], places[1]),
		t.game->table->cell_length);
	march_words(v, units, places, 2, text, sizeof text);
	assert_non_null(strstr(text, "at 12,2, "));
	/* Where no way leads they go as near as they can get, and not to one cell. */
	march_places(v, units, 2, build_cell(t.setup, 22, 4), places);
	assert_true(places[1] != places[0]);
	for (int i = 0; i < 2; i++) {
		assert_true(bidding_leads(&v->game, i, places[i]));
		assert_true(table_distance(t.game->table, places[i], build_cell(t.setup, 22, 4))
			<= 3 * t.game->table->cell_length);
	}
	view_free(v);
}

/* B6 */
TRIAL(test_who_comes_no_nearer_in_a_turn_is_told_once_and_offered_no_way,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	size_t heard;

	make(&t, 0, FAR_PLACE);
	make(&t, 0, "done");
	assert_false(told(&t, "no nearer"));
	make(&t, 1, "done");
	assert_true(told(&t, "no nearer to 20,1 than a turn ago"));
	heard = event_log_count(t.log);
	make(&t, 0, "done");
	make(&t, 1, "done");
	for (size_t i = heard; i < event_log_count(t.log); i++)
		assert_int_not_equal(event_log_at(t.log, i)->kind, EVENT_NOTE);
	make(&t, 0, suggestion_for(&t, 0).line);
	make(&t, 0, "done");
	make(&t, 1, "done");
	assert_false(t.game->biddings[0].stuck);
}

TRIAL(test_whose_way_is_shut_for_now_is_told_to_be_stuck,
	trial_begin(&t, &system_null, yard, ""), trial_end)
{
	struct suggestion s;
	int wall = 0;

	while (t.game->table->grounds[wall].pace != 0)
		wall++;
	make(&t, 0, FAR_PLACE);
	assert_true(game_ground(t.game, build_cell(t.setup, 2, 1), build_cell(t.setup, 2, 6),
		-1, wall));
	s = suggestion_for(&t, 0);
	assert_int_equal(s.what, SUGGESTS_STUCK);
	assert_string_equal(s.words, "stuck, bound for 20,1");
}

TEST(test_a_place_is_called_by_the_area_that_an_objective_tells_of)
{
	static const char gated[] =
		"map\nA . . . . . B\n . . . . . . .\n. . . . . . .\n . . . . . . .\n"
		"end\nside reds\nside blues\n"
		"area gate 4,1 5,1\n"
		"unit ann sign=A side=reds\nunit bob sign=B side=blues\n";
	static const struct setup_objective gate = { .side = 0, .area = 0, .text = "Reach it." };
	struct suggestion s;
	struct setup told;
	struct trial t;

	trial_begin(&t, &system_null, gated, "");
	make(&t, 0, "errand ann 5,1");
	s = suggestion_for(&t, 0);
	assert_string_equal(s.words, "goes on to 5,1");
	told = *t.game->setup;
	told.objectives = &gate;
	told.n_objectives = 1;
	t.game->setup = &told;
	assert_string_equal(bidding_place(t.game, build_cell(t.setup, 5, 1)).text, "gate");
	assert_string_equal(bidding_place(t.game, build_cell(t.setup, 3, 1)).text, "3,1");
	t.game->setup = t.setup;
	trial_end(&t);
}

/* ---- in words ---- */

static void assert_says(const struct trial *t, const char *line, const char *expected)
{
	struct view *const v = view_new(t->game, 0);
	struct reason why = { "", "" };
	char text[CHOICE_LINE_MAX];
	struct choice c;

	if (!choice_read(&v->game, 0, line, &c, &why))
		fail_msg("%s: %s", line, why.text);
	suggest_says(v, game_decision(&v->game, 0, NOBODY), &c, text, sizeof(text));
	assert_string_equal(text, expected);
	view_free(v);
}

TEST(test_a_choice_is_said_as_its_menu_says_it)
{
	static const char field[] =
		"map\n"
		". . . . . . . . . . . .\n"
		" A . . . . . . . . . . .\n"
		". . . . . . . . . . B .\n"
		" . . . . . . . . . . . .\n"
		"end\n"
		"turns 3\n"
		"side us\n"
		"side them\n"
		"unit guard sign=A side=us figures=2 arms=rifle\n"
		"unit thugs sign=B side=them figures=2 arms=club\n";
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	assert_says(&t, "order guard combat 5,2", "combat move to 5,2");
	assert_says(&t, "order guard combat 1,2", "stay");
	assert_says(&t, "order guard charge thugs", "charge thugs");
	assert_says(&t, "order guard stationary", "stationary");
	assert_says(&t, "done", "nothing more");
	trial_end(&t);
}

TEST_MAIN

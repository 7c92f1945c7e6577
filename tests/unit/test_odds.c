/* Odds: reading a case, and that every system's scene can be played on. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "played.h"
#include "sampled.h"
#include "skirmish/odds/scene.h"

enum { REACH, TRIES, BOLD, MOOD, GIFTS, ARM, OTHER };

static const char *const moods[] = { "calm", "angry", NULL };
static const char *const gifts[] = { "luck", "wit", "brawn", NULL };
static const struct odds_input inputs[] = {
	[REACH] = ODDS_RANGE("range", 1, 60, "12", "how far"),
	[TRIES] = ODDS_NUMBER("tries", -2, 9, "1", "how often"),
	[BOLD] = ODDS_FLAG("bold", "yes", "whether bold"),
	[MOOD] = ODDS_WORD("mood", moods, "calm", "how he feels"),
	[GIFTS] = ODDS_WORDS("gifts", gifts, "none", "what he has"),
	[ARM] = ODDS_ROW("weapon", "weapons", "rifle", "what with"),
	[OTHER] = ODDS_ROW("other", "weapons", "none", "what else"),
	{ .name = NULL }
};

static bool nothing(const struct odds_case *c, struct odds *odds, struct reason *why)
{
	(void)c, (void)odds, (void)why;
	return true;
}

static const struct odds_action action = { .name = "try", .title = "Trying", .rule = "A-1",
	.inputs = inputs, .reckon = nothing };

static void begin(struct odds_case *c)
{
	odds_begin(c, &system_pacific, &rulebook_pacific, &action);
}

static void says(const struct odds_case *c, int input, const char *text)
{
	char printed[ODDS_TEXT_MAX];

	odds_print(c, input, printed, sizeof printed);
	assert_string_equal(printed, text);
}

TEST(test_every_input_has_its_standard)
{
	static const char *const standards[] = { "12", "1", "yes", "calm", "none", "rifle",
		"none" };
	struct odds_case c;

	begin(&c);
	for (int i = 0; inputs[i].name; i++) {
		says(&c, i, standards[i]);
		assert_false(c.values[i].given);
	}
	assert_int_equal(c.values[OTHER].number, -1);
}

TEST(test_values_are_read_as_typed)
{
	static const struct { const char *typed; int input; const char *printed; } good[] = {
		{ "range=60", REACH, "60" }, { "range=7\"", REACH, "7" },
		{ "tries=-2", TRIES, "-2" }, { "bold=no", BOLD, "no" }, { "BOLD=0", BOLD, "no" },
		{ "mood=Angry", MOOD, "angry" },
		{ "gifts=wit,luck", GIFTS, "luck,wit" }, { "gifts=none", GIFTS, "none" },
		{ "weapon=pistol", ARM, "pistol" }, { "other=bayonet", OTHER, "bayonet" },
		{ "other=none", OTHER, "none" },
	};
	struct reason why = { "", "" };

	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
		struct odds_case c;

		begin(&c);
		if (!odds_set(&c, good[i].typed, &why))
			fail_msg("%s: %s", good[i].typed, why.text);
		says(&c, good[i].input, good[i].printed);
		assert_true(c.values[good[i].input].given);
	}
}

TEST(test_bad_input_is_told_with_what_is_near)
{
	static const struct { const char *typed, *told; } bad[] = {
		{ "range", "expected range=value; it may be 1 to 60\"" },
		{ "hat", "expected name=value, found 'hat'; `cliffhanger odds" },
		{ "weapon", "it may be any of `rules pacific weapons`" },
		{ "rnage=3", "try has no input 'rnage'; did you mean range?" },
		{ "elephant=3", "it has range, tries, bold, mood, gifts, weapon, other" },
		{ "range=0", "range: expected 1 to 60\", found '0'" },
		{ "range=61", "range: expected 1 to 60\"" },
		{ "range=99999999999999999999", "range: expected 1 to 60\"" },
		{ "range=7.5", "range: expected 1 to 60\"" },
		{ "range=", "range: expected 1 to 60\", found ''" },
		{ "tries=2\"", "tries: expected -2 to 9, found '2\"'" },
		{ "bold=maybe", "bold: expected yes or no" },
		{ "mood=agnry", "mood: found 'agnry'; did you mean angry?" },
		{ "mood=none", "mood: expected calm, angry, found 'none'" },
		{ "gifts=luck,wti", "gifts: found 'wti'; did you mean wit?" },
		{ "gifts=luck,", "gifts: expected luck, wit, brawn, none, found ''" },
		{ "weapon=rifel", "weapon: found 'rifel'; did you mean rifle?" },
		{ "weapon=none", "weapon: " },
		{ "gifts=none,luck", "gifts: expected none by itself, or a list without it" },
		{ "weapon=bolt-action", "weapon: found 'bolt-action'; did you mean rifle?" },
		{ "weapon=elephant", "weapon: expected any of `rules pacific weapons`, found "
			"'elephant'" },
	};

	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct reason why = { "", "" };
		struct odds_case c, before;

		begin(&c);
		before = c;
		if (odds_set(&c, bad[i].typed, &why))
			fail_msg("%s is taken", bad[i].typed);
		if (!strstr(why.text, bad[i].told))
			fail_msg("%s: '%s'", bad[i].typed, why.text);
		assert_memory_equal(&c, &before, sizeof c);
	}
}

/* More names than a line has room for are not cut: it says where they stand. */
TEST(test_of_too_many_inputs_it_is_told_where_they_stand)
{
	odds_refused("pacific shooting elephant=3", "",
		"shooting has no input 'elephant'; `odds pacific shooting help` lists "
		"those it has");
	odds_refused("pacific luck elephant=3", "", "it has luck, ");
}

TEST(test_actions_go_by_the_words_of_other_books)
{
	const struct game_system *const pacific = system_find("pacific");
	const struct game_system *const moro = system_find("moro");

	assert_non_null(odds_action(moro, "fire"));
	assert_ptr_equal(odds_action(moro, "shooting"), odds_action(moro, "fire"));
	assert_ptr_equal(odds_action(pacific, "fire"), odds_action(pacific, "shooting"));
	assert_ptr_equal(odds_action(pacific, "bombs"), odds_action(pacific, "grenades"));
	assert_null(odds_action(pacific, "mortar"));	/* a weapon, and so of several */
	assert_null(odds_action(pacific, "mortars"));
	assert_null(odds_action(pacific, "chess"));
	assert_null(odds_action(pacific, ""));
}

TEST(test_no_input_is_given_twice)
{
	struct reason why = { "", "" };
	struct odds_case c;

	begin(&c);
	assert_true(odds_set(&c, "range=3", &why));
	assert_false(odds_set(&c, "range=3", &why));
	assert_string_equal(why.text, "range is given twice");
}

/* Its standards are possible, and it reads the same input again as it prints it. */
TEST(test_every_action_of_every_system_can_be_reckoned)
{
	int actions = 0;

	for (int s = 0; systems[s]; s++)
		for (const struct odds_action *const *all = systems[s]->odds; all && *all; all++) {
			const struct odds_action *const a = *all;
			struct reason why = { "", "" };
			struct odds_case c;
			struct odds o;

			odds_begin(&c, systems[s], systems[s]->book, a);
			assert_true(rulebook_rule(c.book, a->rule)
				|| rulebook_rule(&rulebook_actions, a->rule));
			for (int i = 0; a->inputs[i].name; i++) {
				char value[ODDS_TEXT_MAX], typed[2 * ODDS_TEXT_MAX];

				odds_print(&c, i, value, sizeof value);
				snprintf(typed, sizeof typed, "%s=%s", a->inputs[i].name, value);
				if (!odds_set(&c, typed, &why))
					fail_msg("%s %s: %s", systems[s]->id, a->name, why.text);
			}
			if (!odds_reckon(&c, &o, &why))
				fail_msg("%s %s: %s", systems[s]->id, a->name, why.text);
			assert_true(o.n_outcomes + o.n_counts > 0);
			actions++;
		}
	assert_true(actions > 0);
}

TEST(test_luck_is_one_roll_or_two)
{
	struct odds o;

	odds_of("rugged luck luck=7", &o);
	assert_int_equal(o.n_rolls, 1);
	assert_int_equal(odds_chance(&o, "lucky"), chance_of(7, 10));
	odds_of("pacific luck luck=7 huge-joss=yes", &o);
	assert_int_equal(o.n_rolls, 2);
	assert_int_equal(odds_chance(&o, "lucky"), chance_of(91, 100));
	assert_int_equal(odds_chance(&o, "out of luck"), chance_of(9, 100));
}

/* ---- the scene ---- */

TEST(test_every_system_begins_a_scene)
{
	for (int i = 0; systems[i]; i++) {
		const struct odds_case c = { .system = systems[i], .book = systems[i]->book };
		struct reason why = { "", "" };
		struct scene *const s = scene_new(&c, 40, 9, &why);
		const struct game *g;

		assert_non_null(s);
		assert_int_equal(scene_unit(s, 0, 3, 2, 4), 0);
		assert_int_equal(scene_unit(s, 1, 2, 14, 4), 1);
		g = scene_game(s, &why);
		if (!g)
			fail_msg("%s: %s", systems[i]->id, why.text);
		assert_int_equal(g->n_figures, 5);
		assert_int_equal(table_distance(g->table, g->figures[0].cell, g->figures[3].cell),
			12 * systems[i]->book->inch);
		scene_free(s);
	}
}

TEST_MAIN

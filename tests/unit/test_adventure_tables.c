/* The adventure room's tables: that what the rulebook says is what is played, that
 * house rules either mean something or are refused, and what scenarios must be.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "played.h"
#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/heroes/lawful.h"

static struct adv_rules *bind_or_fail(const struct rulebook *book)
{
	struct reason why = { "", "" };
	struct adv_rules *r = system_rugged.bind(&system_rugged, book, &why);

	if (r == NULL)
		fail_msg("%s", why.text);
	return r;
}

/* The printed rulebook with one house rule. */
static struct adv_rules *with(const char *table, const char *row, const char *column,
	const char *value, struct rulebook **copy)
{
	*copy = rulebook_copy(&rulebook_rugged);
	assert_non_null(*copy);
	assert_true(system_rugged.plays(&system_rugged, *copy, table, row, column));
	assert_int_equal(rulebook_override(*copy, table, row, column, value), OVERRIDE_OK);
	return bind_or_fail(*copy);
}

static void drop(struct adv_rules *r, struct rulebook *copy)
{
	free(r);
	rulebook_free(copy);
}

TEST(test_printed_numbers)
{
	struct adv_rules *r = bind_or_fail(&rulebook_rugged);

	assert_int_equal(r->pace[FOOT_WESTERN][MODE_PATROL], 80);
	assert_int_equal(r->pace[FOOT_NATIVE][MODE_CHARGE], 220);
	assert_int_equal(r->pace[FOOT_NATIVE][MODE_ROUT], 180);
	assert_int_equal(r->pace[FOOT_CIVILIAN][MODE_MARCH], 0);
	assert_int_equal(r->pace[FOOT_VILLAGER][MODE_MARCH], 0);
	assert_int_equal(r->pace[FOOT_VILLAGER][MODE_RUN], 180);
	assert_int_equal(r->rest[FOOT_WESTERN], 1);
	assert_int_equal(r->rest[FOOT_NATIVE], 0);
	assert_int_equal(r->run_limit[0], 2);
	assert_int_equal(r->run_limit[1], 1);
	assert_int_equal(r->spotting[0].divide, 1);
	assert_int_equal(r->spotting[1].divide, 2);
	assert_false(r->spotting[0].below);
	assert_true(r->spotting[1].below);
	assert_int_equal(r->ambush_stop, 40);
	assert_int_equal(r->unspotted_divide, 2);
	assert_int_equal(r->suppressed_turns, 1);
	assert_int_equal(r->retreat_turns, 1);
	assert_int_equal(r->rally_turns[0], 1);
	assert_int_equal(r->die, 10);
	assert_int_equal(r->cohesion, 60);
	assert_int_equal(r->flights, 4);
	assert_int_equal(r->flight, 120);
	free(r);
}

/* modified dice beyond either end read as its row. */
TEST(test_A_11_the_wound_table_has_ends)
{
	static const enum fate fates[TABLE_DIE + 2] = { FATE_NONE, FATE_NONE,
		FATE_SUPPRESSED, FATE_SUPPRESSED, FATE_SUPPRESSED, FATE_SUPPRESSED,
		FATE_SUPPRESSED, FATE_SUPPRESSED, FATE_WOUNDED, FATE_WOUNDED, FATE_KILLED,
		FATE_KILLED };
	struct adv_rules *r = bind_or_fail(&rulebook_rugged);

	for (int die = 0; die <= TABLE_DIE + 1; die++)
		assert_int_equal(r->fate_of[die], fates[die]);
	free(r);
}

TEST(test_A_2_luck_by_the_die)
{
	static const int luck[] = { 0, 3, 4, 4, 5, 5, 5, 5, 7, 7, 8 };
	struct adv_rules *r = bind_or_fail(&rulebook_rugged);

	for (int die = 1; die <= TABLE_DIE; die++)
		assert_int_equal(r->luck_of[die], luck[die]);
	free(r);
}

/* whatever the table says of stationary units, some have their hands full. */
TEST(test_modes_as_they_shoot_and_rest)
{
	static const struct { enum mode mode; bool shoots, steady, careful, rests; } rows[] = {
		{ MODE_NONE, true, true, false, true },
		{ MODE_STATIONARY, true, true, false, true },
		{ MODE_CONCEALED, false, false, false, false },	/* pacific's */
		{ MODE_COMBAT, true, true, true, true },
		{ MODE_AID, true, true, true, true },
		{ MODE_PATROL, true, false, false, false },
		{ MODE_MARCH, false, false, false, false },
		{ MODE_RUN, false, false, false, false },
		{ MODE_CHARGE, false, false, false, false },
		{ MODE_FLY, false, false, false, false },
		{ MODE_PREPARE, false, true, false, true },
		{ MODE_PICKUP, false, true, false, true },
		{ MODE_LEAVE, false, false, false, false },
		{ MODE_SWIM, false, false, false, false },
		{ MODE_DIVE, false, false, false, false },
		{ MODE_BOARD, false, false, false, false },
		{ MODE_ALIGHT, false, true, false, true },
		{ MODE_REPAIR, false, true, false, true },
		{ MODE_DRIVE, false, false, false, false },
		{ MODE_DOUBLE, false, false, false, false },
		{ MODE_RAM, false, false, false, false },
		{ MODE_LAND, false, false, false, false },
		{ MODE_SURFACE, false, false, false, false },
		{ MODE_RALLY, false, true, false, true },
		{ MODE_RETREAT, false, false, false, false },
		{ MODE_ROUT, false, false, false, false },
		{ MODE_PURSUE, false, false, false, false },
	};
	struct adv_rules *r = bind_or_fail(&rulebook_rugged);

	assert_int_equal(sizeof rows / sizeof rows[0], MODES);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct mode_rule *m = &r->mode[rows[i].mode];

		assert_int_equal(m->shoots, rows[i].shoots);
		assert_int_equal(m->steady, rows[i].steady);
		assert_int_equal(m->careful, rows[i].careful);
		assert_int_equal(m->rests, rows[i].rests);
		assert_int_equal(m->divide, rows[i].mode == MODE_MARCH ? 2 : 1);
	}
	free(r);
}

TEST(test_house_rules_reach_play)
{
	struct rulebook *copy;
	struct adv_rules *r;

	r = with("movement", "villager", "march", "11\"", &copy);
	assert_int_equal(r->pace[FOOT_VILLAGER][MODE_MARCH], 110);
	drop(r, copy);
	r = with("movement", "native", "rest", "2", &copy);
	assert_int_equal(r->rest[FOOT_NATIVE], 2);
	drop(r, copy);
	r = with("modes", "run", "shoots", "yes", &copy);
	assert_true(r->mode[MODE_RUN].shoots);
	assert_false(r->mode[MODE_ROUT].shoots);
	drop(r, copy);
	r = with("spotting", "silent", "below", "no", &copy);
	assert_false(r->spotting[1].below);
	drop(r, copy);
	r = with("weapons", "maxim", "setup", "2", &copy);
	assert_int_equal(r->weapons[rule_table_row(rulebook_table(copy, "weapons"),
		"maxim")].set_up, 2);
	drop(r, copy);
	r = with("terrain", "swamp", "hazard", "yes", &copy);
	assert_true(r->ground_hazard[rule_table_row(rulebook_table(copy, "terrain"), "swamp")]);
	drop(r, copy);
	r = with("traits", "ambidextrous", "value", "3", &copy);
	assert_int_equal(r->trait[TRAIT_AMBIDEXTROUS].halves, 6);
	drop(r, copy);
}

TEST(test_what_only_describes_is_not_played)
{
	static const char *const rules[][3] = {
		{ "phases", "shoot", "help" }, { "charge", "target", "fails" },
		{ "units", "combatant", "figures" }, { "trait-numbers", "one", "traits" },
		{ "traits", "blind-eye", "value" }, { "traits", "huge-joss", "uses" },
		{ "traits", "clumsy", "effect" }, { "ladder", "first", "result" },
		{ "melee-morale", "loser", "fails" }, { "modes", "patrol", "moves" },
		{ "morale-modifiers", "lost", "each" }, { "numbers", "trait-die", "value" },
		{ "spotting", "open", "automatic" }, { "rally", "routing", "passes" },
	};

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
		assert_non_null(rulebook_entry(&rulebook_rugged, rules[i][0], rules[i][1],
			rules[i][2]));
		assert_false(system_rugged.plays(&system_rugged, &rulebook_rugged, rules[i][0],
			rules[i][1], rules[i][2]));
	}
}

/* Every number of the tables that play is made of can be changed. */
TEST(test_whole_tables_are_played)
{
	static const char *const whole[] = { "luck", "field-craft", "terrain", "movement",
		"run-limits", "weapons", "melee-chart", "melee", "wound-modifiers", "house" };

	for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
		const struct rule_table *t = rulebook_table(&rulebook_rugged, whole[i]);

		for (int row = 0; row < t->n_rows; row++)
			for (int c = 2; c < t->n_columns; c++) {
				const char *id = rule_table_at(t, row, 0)->text;
				const bool number = t->columns[c].kind != COLUMN_TEXT;

				if (number && strcmp(whole[i], "house") == 0
					&& !rule_table_at(t, row, c)->given)
					continue;
				if (number && !system_rugged.plays(&system_rugged, &rulebook_rugged,
					whole[i], id,
					t->columns[c].id))
					fail_msg("%s %s %s is not played", whole[i], id,
						t->columns[c].id);
			}
	}
}

TEST(test_rules_that_do_not_fit_together_are_refused)
{
	static const char *const rules[][4] = {
		{ "wound", "wounded", "most", "10" },	/* overlaps with killed */
		{ "luck", "tough", "least", "3" },	/* a gap at 2 */
		{ "numbers", "die", "value", "1" },
		{ "numbers", "march-width", "value", "0" },
		{ "weapons", "rifle", "medium", "5\"" },	/* nearer than short */
		{ "weapons", "rifle", "short", "-" },
	};

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
		struct rulebook *copy = rulebook_copy(&rulebook_rugged);
		struct reason why = { "", "" };

		assert_int_equal(rulebook_override(copy, rules[i][0], rules[i][1], rules[i][2],
			rules[i][3]), OVERRIDE_OK);
		assert_null(system_rugged.bind(&system_rugged, copy, &why));
		assert_non_null(strstr(why.text, rules[i][0]));
		rulebook_free(copy);
	}
}

TEST(test_grounds_are_rows_of_the_terrain_table)
{
	struct ground grounds[GROUNDS_MAX];
	const int n = grounds_of_book(&rulebook_rugged, grounds, GROUNDS_MAX);
	const struct rule_table *t = rulebook_table(&rulebook_rugged, "terrain");
	const struct ground *jungle = &grounds[rule_table_row(t, "jungle")];

	assert_int_equal(n, t->n_rows);
	assert_int_equal(jungle->pace, 24);
	assert_int_equal(jungle->cover, COVER_SOFT);
	assert_int_equal(jungle->visibility, 80);
	assert_true(jungle->conceals);
	assert_int_equal(grounds[rule_table_row(t, "river")].pace, 0);	/* S-C-14 */
	assert_int_equal(grounds[rule_table_row(t, "ford")].pace, 48);
	assert_int_equal(grounds[rule_table_row(t, "beach")].pace, 16);	/* */
}

/* ---- what a scenario must satisfy ---- */

struct faults { int n; char key[24]; };

static void count_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	struct faults *f = self;

	(void)unit;
	(void)figure;
	assert_int_not_equal(text[0], '\0');
	f->n++;
	snprintf(f->key, sizeof f->key, "%s", key);
}

static struct faults faults_of(const char *drawing)
{
	struct setup *s = build_setup(&system_rugged, drawing);
	struct faults f = { 0, "" };

	adv_check_setup(s, count_fault, &f);
	build_free(s);
	return f;
}

#define GROUND "map\n. . . .\n . . . .\n. . . .\n . . . .\nend\n"
#define SIDES "side navy\nside thugs\nunit gang side=thugs figures=1 at=4,4\n"
#define HERO "unit kate side=navy figures=1 at=1,1\nfigure 1 leader hero luck=5 field-craft=5 "

TEST(test_A_3_traits_of_heroes)
{
	static const struct { const char *traits, *key; } cases[] = {
		{ "traits=eagle-eye", "" },
		{ "traits=clumsy", "" },
		{ "traits=eagle-eye,clumsy", "" },
		{ "traits=eagle-eye,clumsy,inspired-leadership", "" },
		{ "traits=eagle-eye,inspired-leadership", "traits" },
		{ "traits=clumsy,impetuous", "traits" },
		{ "traits=eagle-eye,clumsy,impetuous,abrasive", "traits" },
		{ "traits=blind-eye-left,blind-eye-right,eagle-eye", "traits" },
		{ "traits=huge-joss", "traits" },
		{ "traits=huge-joss origin=far-eastern", "" },
		{ "traits=extremely-arrogant origin=far-eastern", "traits" },
		{ "traits=sure-shot", "weapon-of-choice" },
		{ "traits=sure-shot weapon-of-choice=rifle", "" },
		{ "traits=tactician", "military" },
		{ "traits=tactician military", "" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char text[512];
		struct faults f;

		snprintf(text, sizeof text, GROUND SIDES HERO "%s\n", cases[i].traits);
		f = faults_of(text);
		if (f.n != (*cases[i].key != '\0') || strcmp(f.key, cases[i].key) != 0)
			fail_msg("%s: %d faults, %s", cases[i].traits, f.n, f.key);
	}
}

/* No way is cut short because its cells are too many for a path. */
TEST(test_the_scale_is_bounded)
{
	assert_int_equal(faults_of(GROUND SIDES "cell 3\n").n, 0);
	assert_string_equal(faults_of(GROUND SIDES "cell 2\n").key, "scale");
}

TEST(test_heroes_are_bounded)
{
	static char text[16000];
	size_t used = (size_t)snprintf(text, sizeof text,
		"map\n. . . . . . . . . .\n . . . . . . . . . .\n. . . . . . . . . .\n"
		" . . . . . . . . . .\n. . . . . . . . . .\n . . . . . . . . . .\n"
		". . . . . . . . . .\nend\n" SIDES "unit all side=navy figures=65 at=5,3\n");

	for (int i = 1; i <= HEROES_MAX + 1; i++)
		used += (size_t)snprintf(text + used, sizeof text - used,
			"figure %d hero luck=5 field-craft=5\n", i);
	assert_int_equal(faults_of(text).n, 1);
}

/* P:57 and R:61 call it by different names. */
TEST(test_A_13_each_book_has_its_own_names_for_phases)
{
	assert_string_equal(system_pacific.phases[PHASE_MELEE].title, "Melee");
	assert_string_equal(system_rugged.phases[PHASE_MELEE].title, "Hand to hand");
	assert_string_equal(system_pacific.phases[PHASE_TALK].title,
		system_rugged.phases[PHASE_TALK].title);
}

TEST_MAIN

/* Rows of `risk` that its source does not have, typed in again from the rulings that give
 * them; those of the source are tests/rules/risk.txt.  And what must hold of its tables. */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "skirmish/uncommanded/action.h"
#include "cliffhanger/table.h"
#include "played.h"
#include "rows.h"

static const struct transcript transcripts[] = {
	{ "phases", "id", (const char *const[]) {
		"K-10 K:28 | tests",
		"K-10 | move",
		"K-10 | shoot",
		"K-10 K:111 | melee",
		NULL } },
	{ "outcomes", "id | bonus | native-die | near | strength", (const char *const[]) {
		"K:60 | halt | - | - | - | -",
		"K:41 | carry-on | - | - | - | -",
		NULL } },
	{ "visibility", "id | automatic | die | range | depth", (const char *const[]) {
		"K:36 | terrain | no | 6 | 10 cm | 5 cm",
		"K:36 | firing | yes | - | - | -",
		"K:36 | plain-sight | yes | - | - | -",
		"K:36 | looking-out | no | - | - | 5 cm",
		"K:36 | inside | no | - | 15 cm | -",
		"K:107 | shot-at | no | - | - | 10 cm",
		"K:107 X-22 | over | no | - | 2 cm | -",
		NULL } },
	/* pace: 12 the normal rate, 24 half, 0 no way */
	{ "terrain", "id | sign | pace | cover | behind | conceals | opaque | height | visibility"
		" | works | role | woods | mounted", (const char *const[]) {
		"house | open | . | 12 | none | none | no | no | 0 | - | no | open | no | yes",
		"house | crops | , | 12 | none | none | yes | no | 0 | - | no | crops | no | yes",
		"K:36 K-18 house | forest | & | 24 | soft | none | yes | no | 0 | 15 cm | no"
			" | forest | yes | yes",
		"K:36 K-18 house | jungle | % | 24 | soft | none | yes | no | 0 | 15 cm | no"
			" | jungle | yes | yes",
		"K-18 house | stream | ~ | 24 | none | none | no | no | 0 | - | no | water | no | yes",
		"house | river | = | 0 | none | none | no | no | 0 | - | no | deep | no | no",
		"K-18 house | ford | f | 24 | none | none | no | no | 0 | - | no | water | no | yes",
		"K-18 house | swamp | ; | 24 | none | none | no | no | 0 | - | no | swamp | no | yes",
		"house | road | _ | 12 | none | none | no | no | 0 | - | no | road | no | yes",
		"house | trail | : | 12 | none | none | no | no | 0 | - | no | road | no | yes",
		"house | hut | n | 12 | soft | none | yes | yes | 1 | - | no | hut | no | no",
		"house | mud | m | 12 | soft | none | yes | yes | 1 | - | no | mud | no | no",
		"S-C-11 | stone | M | 12 | hard | none | yes | yes | 1 | - | no | stone | no | no",
		"S-C-11 | fort | F | 12 | hard | none | yes | yes | 1 | - | yes | works | no | no",
		"S-C-11 | doorway | + | 12 | hard | none | no | yes | 1 | - | no | door | no | no",
		"S-C-11 | gate | G | 12 | hard | none | no | yes | 1 | - | yes | door | no | yes",
		"S-C-11 K-18 house | hedge | h | 24 | soft | soft | no | no | 0 | - | no | wall | no"
			" | yes",
		"S-C-11 K-18 house | fence | | | 24 | soft | soft | no | no | 0 | - | no | wall | no"
			" | yes",
		"S-C-11 K-18 house | crates | x | 24 | soft | soft | no | no | 0 | - | no | hut | no"
			" | no",
		"S-C-11 K-18 house | wall | # | 24 | hard | hard | no | no | 0 | - | no | wall | no"
			" | no",
		"S-C-11 K-18 house | barricade | X | 24 | hard | hard | no | no | 0 | - | yes | works"
			" | no | no",
		"S-C-11 K-18 house | rock | ^ | 24 | hard | none | yes | no | 0 | - | no | rock | no"
			" | no",
		"K-18 house | stairs | / | 24 | none | none | no | no | 0 | - | no | road | no | no",
		"house | platform | \" | 12 | none | none | no | no | 0 | - | no | road | no | no",
		"house | deck | d | 12 | none | none | no | no | 0 | - | no | road | no | no",
		"house | pier | p | 12 | none | none | no | no | 0 | - | no | road | no | yes",
		"house | beach | s | 12 | none | none | no | no | 0 | - | no | sand | no | yes",
		"K-18 house | shallows | w | 24 | none | none | no | no | 0 | - | no | water | no | yes",
		"house | water | W | 0 | none | none | no | no | 0 | - | no | deep | no | no",
		"house | deep | D | 0 | none | none | no | no | 0 | - | no | deep | no | no",
		NULL } },
	{ "movement", "id | rate", (const char *const[]) {
		"K-18 house | foot | 20 cm",
		"K-18 house | mounted | 40 cm",
		NULL } },
	{ "weapons", "id | short | medium | long | melee | bayonet | damage | loader | missile"
		" | thrown", (const char *const[]) {
		"K:67 | rifle | 30 cm | 90 cm | 180 cm | 2 | - | gunpowder | no | yes | no",
		"K:68 | musket | 20 cm | 40 cm | 120 cm | 2 | 3 | gunpowder | yes | yes | no",
		"K:69 | pistol | 4 cm | 8 cm | 20 cm | 1 | - | gunpowder | no | yes | no",
		"K:70 | bow | 30 cm | 60 cm | 100 cm | 1 | - | bow-spear | no | yes | no",
		"K:71 K:85 | spear | 8 cm | 12 cm | 24 cm | 3 | - | bow-spear | no | no | yes",
		"K:72 | sword | - | - | - | 3 | - | - | no | no | no",
		"K:73 | club | - | - | - | 3 | - | - | no | no | no",
		"K:74 | hatchet | 5 cm | 10 cm | 20 cm | 2 | - | other | no | no | no",
		"K:75 | rocks | 4 cm | 8 cm | 20 cm | 1 | - | other | no | no | no",
		"S-K-13 house | sling | 8 cm | 16 cm | 40 cm | 1 | - | other | no | yes | no",
		"X-84 house | unarmed | - | - | - | 0 | - | - | no | no | no",
		NULL } },
	{ "fire", "id | still | moving | up-to | further | load", (const char *const[]) {
		"K-12 X-80 house | character | 1 | 1 | 50 | 0 | 1",
		"K:83 K-12 X-80 | commanded | 1 | 1 | 50 | 0 | 1",
		"K:77 K:85 | uncommanded | 2 | 3 | 50 | 1 | 0",
		"K:77 K:85 K:87 X-29 | unattended | 2 | 3 | 100 | 1 | 0",
		NULL } },
	{ "wounds", "id | rate | raw", (const char *const[]) {
		"K-15 S-K-26 house | graze | 100 | no",
		"K-15 house | wound | 50 | yes",
		"K-15 house | kill | 0 | no",
		NULL } },
	{ "casualties", "id | near", (const char *const[]) {
		"K:103 | group | -",
		"K:103 | chosen | -",
		"K:105 | apart | -",
		NULL } },
	{ "house", "id | value | length", (const char *const[]) {
		"C-7 house | cohesion | - | 15 cm",
		"S-C-16 house | leader-reach | - | 15 cm",
		"S-K-34 house | apart | - | 5 cm",
		"K-15 house | wounds | 2 | -",
		"X-83 house | follow-up | - | 5 cm",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

TEST(test_rows_of_no_source_are_as_ruled)
{
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_risk, &transcripts[i]);
}

/* One set of rows serves `risk` and, in every other system, C-14. */
TEST(test_action_tables_are_those_of_the_other_systems)
{
	for (int i = 0; i < rulebook_actions.n_tables; i++) {
		const struct rule_table *const a = &rulebook_actions.tables[i];
		const struct rule_table *const b = rulebook_table(&rulebook_risk, a->id);

		assert_non_null(b);
		assert_int_equal(a->n_rows, b->n_rows);
		assert_int_equal(a->n_columns, b->n_columns);
		for (int e = 0; e < a->n_rows * a->n_columns; e++) {
			assert_string_equal(a->entries[e].text, b->entries[e].text);
			assert_int_equal(a->entries[e].number, b->entries[e].number);
		}
	}
}

/* ---- what the tables must be to be played ---- */

/* A factor falls in one row, be it ever so high or low. */
TEST(test_factors_fall_in_one_row)
{
	static const char *const tables[] = { "missile", "close" };

	for (int i = 0; i < 2; i++) {
		const struct rule_table *const t = rulebook_table(&rulebook_risk, tables[i]);
		const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");
		int next = 1;

		for (int row = rule_table_row(t, "rf1"); row < t->n_rows; row++) {
			assert_int_equal(rule_table_at(t, row, least)->number, next);
			next = rule_table_at(t, row, most)->number + 1;
		}
		assert_false(rule_table_at(t, t->n_rows - 1, most)->given);
	}
}

TEST(test_bands_widen_and_cover_helps)
{
	const struct rule_table *const arms = rulebook_table(&rulebook_risk, "weapons");
	const struct rule_table *const hit = rulebook_table(&rulebook_risk, "to-hit");
	const int near = rule_table_column(arms, "short"), open = rule_table_column(hit, "open");

	for (int row = 0; row < arms->n_rows; row++)
		for (int band = near; band < near + 2; band++)
			if (rule_table_at(arms, row, band)->given)
				assert_true(rule_table_at(arms, row, band)->number
					< rule_table_at(arms, row, band + 1)->number);
	for (int row = 0; row < hit->n_rows; row++)
		for (int cover = open; cover < open + 2; cover++)
			assert_true(rule_table_at(hit, row, cover)->number
				< rule_table_at(hit, row, cover + 1)->number);
}

/* What shoots does damage; what does not has neither range nor damage. */
TEST(test_whatever_has_a_range_has_a_damage)
{
	const struct rule_table *const t = rulebook_table(&rulebook_risk, "weapons");

	for (int row = 0; row < t->n_rows; row++)
		assert_int_equal(rule_table_at(t, row, rule_table_column(t, "long"))->given,
			rule_table_at(t, row, rule_table_column(t, "damage"))->given);
}

TEST(test_terrain_fits_the_table_room)
{
	const struct rule_table *t = rulebook_table(&rulebook_risk, "terrain");
	const int cover = rule_table_column(t, "cover");

	assert_terrain_fits(&rulebook_risk);
	for (int i = 0; i < t->n_rows; i++)
		assert_int_not_equal(rule_table_at(t, i, cover)->number, COVER_MEDIUM);
}

/* A map drawn for one book means the same ground in the other. */
TEST(test_signs_are_those_of_rugged)
{
	const struct rule_table *t = rulebook_table(&rulebook_risk, "terrain");

	for (int i = 0; i < t->n_rows; i++) {
		const char *const id = rule_table_at(t, i, 0)->text;

		assert_string_equal(rulebook_entry(&rulebook_risk, "terrain", id, "sign")->text,
			rulebook_entry(&rulebook_rugged, "terrain", id, "sign")->text);
		assert_int_equal(rulebook_entry(&rulebook_risk, "terrain", id, "role")->number,
			rulebook_entry(&rulebook_rugged, "terrain", id, "role")->number);
	}
}

TEST(test_lengths_are_millimetres_read_as_centimetres)
{
	const struct entry *const e = rulebook_entry(&rulebook_risk, "weapons", "rifle", "long");

	assert_int_equal(e->number, 1800);
	assert_string_equal(e->text, "180 cm");
	assert_string_equal(rulebook_risk.letter, "K");
	assert_int_equal(rulebook_risk.cell, 25);	/* C-1 */
	assert_int_equal(rulebook_rugged.cell, rulebook_rugged.inch);
}

/* Every ruling that applies to the system has its text, no other. */
static void assert_rules(const char *prefix, int first, int last, const char *but)
{
	for (int n = first; n <= last; n++) {
		char id[16], missing[18];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		snprintf(missing, sizeof missing, " %d ", n);
		if (!strstr(but, missing) == !rulebook_rule(&rulebook_risk, id))
			fail_msg("rule %s is %s", id,
				strstr(but, missing) ? "there, but not of this system" : "missing");
	}
}

TEST(test_all_rulings_are_there)
{
	assert_rules("K", 1, 18, " 9 ");	/* of other systems */
	assert_rules("C", 1, 13, "");
	assert_rules("X", 20, 35, " 25 26 ");	/* beaches and fords by fractions */
	assert_rules("X", 80, 86, "");
	assert_rules("S-C", 1, 17, " 8 10 13 14 15 ");	/* of the adventure books */
	assert_rules("S-K", 1, 34, "");
}

/* A shared rule does not show the lines of books its reader has not got. */
TEST(test_sources_are_of_this_book)
{
	for (int i = 0; i < rulebook_risk.n_rules; i++) {
		const char *colon = rulebook_risk.rules[i].source;

		while ((colon = strchr(colon, ':')) != NULL) {
			assert_int_equal(colon[-1], 'K');
			colon++;
		}
	}
}

TEST_MAIN

/* Rows of `participation` that its source does not have, typed in again from the rulings that give
 * them; those of the source are tests/rules/participation.txt.  And what must hold of its
 * tables. */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/footprint.h"
#include "played.h"
#include "rows.h"

static const struct transcript transcripts[] = {
	{ "movement", "id | times | fires | fights", (const char *const[]) {
		"PP:9 | walk | 1 | yes | yes",
		"PP:9 S-P-3 | run | 2 | no | yes",
		NULL } },
	{ "loads", "id | deducts | bearers", (const char *const[]) {
		"house | none | 0\" | 0",
		"PP:11 | heavy | 1\" | 1",
		NULL } },
	{ "terrain", "id | sign | pace | cover | behind | conceals | opaque | height | visibility"
		" | works | role | obstacle | deed", (const char *const[]) {
		"house | open | . | 12 | none | none | no | no | 0 | - | no | open | - | -",
		"house | crops | , | 12 | soft | none | yes | no | 0 | 4\" | no | crops | - | -",
		"house | road | _ | 12 | none | none | no | no | 0 | - | no | road | - | -",
		"house | trail | : | 12 | none | none | no | no | 0 | - | no | road | - | -",
		"X-161 house | forest | & | 24 | soft | none | yes | no | 0 | 16\" | no | forest | most | -",
		"X-161 house | jungle | % | 24 | soft | none | yes | no | 0 | 8\" | no | jungle | most | -",
		"X-161 house | ferns | t | 24 | soft | none | yes | no | 0 | 4\" | no | jungle | most | -",
		"X-161 Y-23 house | swamp | ; | 36 | none | none | no | no | 0 | - | no | swamp | difficult | -",
		"X-161 house | stream | ~ | 24 | none | none | no | no | 0 | - | no | water | most | -",
		"X-161 house | ford | f | 24 | none | none | no | no | 0 | - | no | water | most | -",
		"X-161 house | shallows | w | 24 | none | none | no | no | 0 | - | no | water | most | -",
		"house | river | = | 0 | none | none | no | no | 0 | - | no | deep | - | -",
		"house | deep | D | 0 | none | none | no | no | 0 | - | no | deep | - | -",
		"house | beach | s | 12 | none | none | no | no | 0 | - | no | sand | - | -",
		"X-161 Y-23 house | rock | ^ | 36 | medium | none | yes | no | 0 | - | no | rock | difficult | -",
		"X-161 house | scree | r | 24 | none | none | no | no | 0 | - | no | rock | most | -",
		"X-161 Y-23 house | cliff | c | 60 | none | none | no | no | 0 | - | no | rock"
			" | really-difficult | climb",
		"house | chasm | O | 0 | none | none | no | no | 0 | - | no | rock | - | -",
		"house | lava | L | 0 | none | none | no | no | 0 | - | no | fire | - | -",
		"X-161 house | fence | | | 24 | soft | soft | no | no | 0 | - | no | wall | most | -",
		"X-161 house | hedge | h | 24 | soft | soft | no | no | 0 | - | no | wall | most | -",
		"X-161 house | crates | x | 24 | soft | soft | no | no | 0 | - | no | hut | most | -",
		"X-161 house | wall | # | 24 | medium | medium | no | no | 0 | - | no | wall | most | -",
		"X-161 Y-23 house | palisade | P | 60 | hard | hard | no | no | 0 | - | yes | works"
			" | really-difficult | -",
		"X-161 Y-23 house | barricade | X | 36 | medium | medium | no | no | 0 | - | yes | works"
			" | difficult | -",
		"X-161 house | fallen | T | 24 | medium | medium | no | no | 0 | - | no | forest | most | -",
		"house | tent | A | 12 | soft | none | yes | yes | 1 | - | no | hut | - | -",
		"house | hut | n | 12 | soft | none | yes | yes | 1 | - | no | hut | - | -",
		"house | stone | M | 12 | hard | none | yes | yes | 1 | - | no | stone | - | -",
		"house | cave | C | 12 | hard | none | yes | no | 0 | - | no | stone | - | -",
		"house | doorway | + | 12 | medium | none | no | yes | 1 | - | no | door | - | -",
		"house | bridge | H | 12 | none | none | no | no | 0 | - | no | road | - | -",
		"X-168 house | rope-bridge | B | 12 | none | none | no | no | 0 | - | no | road | -"
			" | cross",
		"X-168 house | gap | G | 24 | none | none | no | no | 0 | - | no | rock | most | leap",
		"X-168 Y-23 house | rapids | V | 60 | none | none | no | no | 0 | - | no | water"
			" | really-difficult | swim",
		NULL } },
	/* Whispers U 1", H 2". Normal speech U 3", H 6". Shouts U 6", H 12". Screams & shots
	 * H 18" */
	{ "sizes", "id | gas | length | width | wound-value", (const char *const[]) {
		"PP:46 X-162 house | small | -1 | 1\" | 1\" | -",
		"PP:46 X-162 house | standard | 0 | 1\" | 1\" | -",
		"PP:46 X-162 house | large | +1 | 2\" | 1\" | 6",
		"PP:46 X-162 house | very-large | +2 | 3\" | 2\" | 10",
		"PP:46 X-162 house | gigantic | +3 | 5\" | 3\" | 16",
		NULL } },
	{ "weapons", "id | short | short-need | medium | medium-need | long | long-need | dice"
		" | divided | sdd | harm | factor | long-gun | loud | armed | thrown",
		(const char *const[]) {
		"PP:74 P-4 S-P-6 house | revolver | 4\" | 4 | 8\" | 5 | 12\" | 6 | 1 | 2 | 0"
			" | piercing | 0 | no | yes | yes | -",
		"PP:74 P-4 house | rifle | 8\" | 4 | 16\" | 5 | 32\" | 6 | 1 | 3 | -1"
			" | piercing | 0 | yes | yes | yes | -",
		"PP:74 P-4 house | carbine | 6\" | 4 | 12\" | 5 | 24\" | 6 | 1 | 2 | -1"
			" | piercing | 0 | yes | yes | yes | -",
		"P-4 house | shotgun | 4\" | 4 | 8\" | 5 | 12\" | 6 | 1 | 3 | -1"
			" | piercing | 0 | yes | yes | yes | -",
		"P-4 house | elephant-gun | 8\" | 4 | 16\" | 5 | 24\" | 6 | 1 | 3 | -3"
			" | piercing | 0 | yes | yes | yes | -",
		"PP:74 P-4 house | machine-gun | 12\" | 4 | 24\" | 5 | 36\" | 6 | 2 | 1 | -1"
			" | piercing | 0 | yes | yes | yes | -",
		"P-4 house | bow | 5\" | 4 | 10\" | 5 | 20\" | 6 | 0 | 1 | 0"
			" | piercing | 0 | no | no | yes | -",
		"PP:38 house | spear | - | - | - | - | - | - | 0 | 1 | -2 | piercing"
			" | 0 | no | no | yes | spear",
		"PP:39 | dynamite | - | - | - | - | - | - | 0 | 1 | - | - | 0 | no | yes | yes"
			" | dynamite",
		"PP:40 | gas-bomb | - | - | - | - | - | - | 0 | 1 | - | - | 0 | no | no | yes"
			" | gas-bomb",
		"PP:44 X-191 house | mortar | - | - | - | - | 24\" | - | 0 | 1 | - | -"
			" | 0 | no | yes | yes | -",
		/* knives +1, pistol bullets 0, rifle bullets -1, bayonets -2, axes -3,
		 * halberds -4 */
		"PP:74 | knife | - | - | - | - | - | - | 0 | 1 | +1 | piercing | 0 | no | no | yes | -",
		"PP:74 | bayonet | - | - | - | - | - | - | 0 | 1 | -2 | piercing"
			" | 0 | no | no | yes | -",
		"house | sword | - | - | - | - | - | - | 0 | 1 | -2 | piercing | 0 | no | no | yes | -",
		"PP:74 | axe | - | - | - | - | - | - | 0 | 1 | -3 | piercing | 0 | no | no | yes | -",
		"PP:54 PP:74 S-P-30 | long-axe | - | - | - | - | - | - | 0 | 1 | -3 | piercing"
			" | -2 | no | no | yes | -",
		"PP:74 | halberd | - | - | - | - | - | - | 0 | 1 | -4 | piercing"
			" | 0 | no | no | yes | -",
		/* fists 0, handbag -1, club -2, whip +1, brick -2, stone -1 */
		"PP:86 | fists | - | - | - | - | - | - | 0 | 1 | 0 | bludgeoning"
			" | 0 | no | no | no | -",
		"PP:86 | handbag | - | - | - | - | - | - | 0 | 1 | -1 | bludgeoning"
			" | 0 | no | no | no | -",
		"PP:86 | club | - | - | - | - | - | - | 0 | 1 | -2 | bludgeoning"
			" | 0 | no | no | yes | -",
		"PP:86 | whip | - | - | - | - | - | - | 0 | 1 | +1 | bludgeoning"
			" | 0 | no | no | yes | -",
		"PP:86 | brick | - | - | - | - | - | - | 0 | 1 | -2 | bludgeoning"
			" | 0 | no | no | no | -",
		"PP:37 PP:86 | stone | - | - | - | - | - | - | 0 | 1 | -1 | bludgeoning"
			" | 0 | no | no | no | stone",
		"X-163 house | claws | - | - | - | - | - | - | 0 | 1 | -1 | piercing"
			" | 0 | no | no | yes | -",
		"X-163 house | jaws | - | - | - | - | - | - | 0 | 1 | -3 | piercing"
			" | 0 | no | no | yes | -",
		"X-163 house | horns | - | - | - | - | - | - | 0 | 1 | -3 | piercing"
			" | 0 | no | no | yes | -",
		"X-163 house | hooves | - | - | - | - | - | - | 0 | 1 | -1 | bludgeoning"
			" | 0 | no | no | yes | -",
		"X-163 house | tail | - | - | - | - | - | - | 0 | 1 | -2 | bludgeoning"
			" | 0 | no | no | yes | -",
		"X-163 house | trample | - | - | - | - | - | - | 0 | 1 | -3 | bludgeoning"
			" | 0 | no | no | yes | -",
		NULL } },
	/* full surprise +2, half surprise +1 height advantage +1, shaken -1, groggy -1,
	 * enraged +1, … mounted +2, Charging +1, Mounted charge +2 */
	{ "injuries", "id | deducts | fight | bandaged | die | when | then | screams | out | wounds",
		(const char *const[]) {
		"PP:76 PP:88 S-P-15 | superficial | 0\" | 0 | 0 | - | - | - | no | no | 0",
		"PP:89 PP:90 S-P-15 | hurt | 0\" | 0 | 0 | - | - | - | no | no | 0",
		"PP:60 S-P-13 P-9 | light | 1\" | -1 | 0 | 1 | unbandaged | worse | no | no | 1",
		"PP:60 PP:78 X-49 P-9 | bad | 2\" | -2 | +1 | - | - | - | yes | no | 2",
		"PP:62 X-44 P-9 | dangerous | 3\" | -3 | +1 | 2 | always | collapses | no | no | 3",
		"PP:62 PP:84 S-P-33 P-9 | dead | - | - | 0 | - | - | - | no | yes | 4",
		"PP:93 S-P-16 | stunned | - | - | 0 | - | - | - | no | yes | 0",
		NULL } },
	{ "states", "id | recovers | moves", (const char *const[]) {
		"PP:58 S-P-10 | flinches | - | 0",
		"PP:58 S-P-10 | staggers | - | 1",
		"PP:58 S-P-10 | downed | - | 1",
		"PP:88 S-P-15 | enraged | - | -",
		"PP:46 S-P-27 house | gassed | 6 | -",
		"PP:114 S-P-18 | faint | 6 | -",
		NULL } },
	{ "morale-causes", "id | within", (const char *const[]) {
		"PP:89 PP:90 S-P-15 | hurt | -",
		"PP:93 | groggy | -",
		"PP:120 | panic | -",
		NULL } },
	{ "morale", "id | modifier | each | within", (const char *const[]) {
		"PP:100 | armed | +1 | no | -",
		"PP:101 S-P-21 | comrade | +1 | yes | 3\"",
		"PP:102 S-P-22 | elite | +2 | no | -",
		"PP:103 S-P-22 | trained | +1 | no | -",
		"PP:100 | groggy | -1 | no | -",
		"PP:101 | light | -1 | no | -",
		"PP:102 | bad | -3 | no | -",
		"PP:102 X-45 | dangerous | -3 | no | -",
		"PP:60 PP:62 X-45 | bandaged | +1 | no | -",
		"PP:103 S-P-21 | downed | -1 | yes | 12\"",
		"PP:104 S-P-21 | dead | -1 | yes | 12\"",
		"PP:104 PP:105 S-P-23 | fright | -1 | yes | 9\"",
		NULL } },
	/* Controlled 3+, Shaken 0+, Terrified -1 or less; 4+, 1+, Panicked 0, -1-; 5+, Obedient
	 * 3+, 2, 1, 0+, Faint -1-; Obedient 4+, 3, 2, 1, Faint 0- */
	{ "morale-results", "id | may-move | may-act | modifier | screams | again",
		(const char *const[]) {
		"PP:113 S-P-17 | obedient | yes | yes | 0 | no | no",
		"PP:120 | panicked | no | no | 0 | yes | yes",
		"PP:122 | terrified | no | no | 0 | no | no",
		"PP:114 S-P-18 | faint | no | no | 0 | no | no",
		NULL } },
	{ "nerve-results", "id | least | most", (const char *const[]) {
		"PP:122 | cowers | - | 4",
		NULL } },
	{ "deeds", "id | rated | fear", (const char *const[]) {
		"X-168 house | climb | plain | heights",
		"X-168 house | cross | plain | heights",
		"X-168 house | leap | bad | heights",
		"X-168 house | swim | bad | water",
		"X-168 house | face | bad | beasts",
		"X-168 house | handle | bad | fire",
		"X-168 house | enter | plain | dark",
		"X-168 house | defy | worse | spirits",
		NULL } },
	{ "creatures", "id | move | fight | adt | courage | size | wound-value | fright | terror"
		" | beast", (const char *const[]) {
		"X-167 house | monkey | 6\" | -2 | -1 | cautious | small | 1 | 0 | nothing | frightened",
		"X-167 house | dog | 8\" | 0 | 0 | normal | small | 2 | 0 | beasts | protecting",
		"X-167 house | wolf | 8\" | +1 | 0 | normal | small | 3 | 1 | beasts | hungry",
		"X-167 house | boar | 7\" | +1 | +1 | brave | small | 3 | 1 | beasts | frightened",
		"X-167 house | python | 3\" | +1 | 0 | normal | standard | 4 | 2 | snakes | hungry",
		"X-167 house | crocodile | 4\" | +2 | +1 | normal | large | 6 | 2 | water | hungry",
		"X-167 house | sabre-tooth | 8\" | +3 | +1 | brave | large | 6 | 2 | beasts | hungry",
		"X-167 house | cave-bear | 6\" | +3 | +1 | brave | large | 8 | 2 | beasts | protecting",
		"X-167 house | great-ape | 6\" | +3 | 0 | normal | large | 7 | 2 | beasts | protecting",
		"X-167 house | raptor | 9\" | +2 | 0 | normal | standard | 4 | 2 | beasts | hungry",
		"X-167 house | terror-bird | 9\" | +2 | 0 | normal | large | 5 | 2 | beasts | hungry",
		"X-167 house | pterodactyl | 8\" | +1 | -1 | cautious | large | 5 | 2 | beasts"
			" | protecting",
		"X-167 house | iguanodon | 6\" | +1 | -1 | cautious | very-large | 9 | 1 | beasts"
			" | frightened",
		"X-167 house | triceratops | 6\" | +4 | +1 | brave | very-large | 12 | 2 | beasts"
			" | protecting",
		"X-167 house | mammoth | 6\" | +3 | 0 | normal | very-large | 12 | 2 | beasts"
			" | protecting",
		"X-167 house | tyrannosaur | 8\" | +5 | +2 | hero | gigantic | 16 | 4 | beasts | hungry",
		"X-167 house | brontosaur | 4\" | +2 | -1 | cautious | gigantic | 18 | 2 | beasts"
			" | frightened",
		NULL } },
	/* House: X-231 … X-235. */
	{ "beasts", "id | notices | charges | strays | wounded | alone | running | breaks",
		(const char *const[]) {
		"X-232 house | hungry | 24\" | 4\" | - | 6\" | 3\" | 4\" | 50",
		"X-233 house | frightened | 9\" | 3\" | - | - | - | - | 100",
		"X-234 house | protecting | 16\" | 8\" | 8\" | - | - | - | 75",
		NULL } },
	{ "numbers", "id | value | length", (const char *const[]) {
		"S-P-2 | shout-words | 3 | -",
		"X-47 | thrown-least | - | 1\"",
		"S-P-34 | arrow-square | 8 | -",
		"S-P-27 house | gas-lasts | 2 | -",
		"S-P-14 | bandaging | 1 | -",
		"S-P-12 | same-injuries | 2 | -",
		"S-P-24 | lots | 3 | -",
		"X-164 house | noticed | - | 3\"",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

TEST(test_rows_of_no_source_are_as_ruled)
{
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_participation, &transcripts[i]);
}

TEST(test_terrain_fits_the_table_room)
{
	assert_terrain_fits(&rulebook_participation);
}

/* What deducts an inch costs it besides its own; what takes more, that and no more. */
TEST(test_X_161_Y_23_paces_are_what_obstacles_take)
{
	enum { PACE_OPEN = 12 };
	const struct rulebook *const book = &rulebook_participation;
	const struct rule_table *const t = rulebook_table(book, "terrain");
	const struct rule_table *const obstacles = rulebook_table(book, "obstacles");
	const int pace = rule_table_column(t, "pace"), which = rule_table_column(t, "obstacle");
	const int deducts = rule_table_column(obstacles, "deducts");

	for (int i = 0; i < t->n_rows; i++) {
		const struct entry *const e = rule_table_at(t, i, which);
		const int32_t found = rule_table_at(t, i, pace)->number;

		const int32_t takes = e->given
			? rule_table_at(obstacles, e->number, deducts)->number : 0;

		if (e->given)
			assert_int_equal(found * book->inch, PACE_OPEN
				* (takes > book->inch ? takes : takes + book->inch));
		else
			assert_true(found == PACE_OPEN || found == 0);
	}
}

/* The bands of a table of results leave out no throw and have none twice.  A table of one
 * band for each effect is asked for the rows of one of these. */
static int rows_with(const struct rule_table *t, const char *effect, int32_t thrown)
{
	const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");
	const int column = rule_table_column(t, "effect");
	int n = 0;

	for (int i = 0; i < t->n_rows; i++) {
		const struct entry *const from = rule_table_at(t, i, least);
		const struct entry *const to = rule_table_at(t, i, most);

		n += (!*effect || strcmp(rule_table_at(t, i, column)->text, effect) == 0)
			&& (!from->given || thrown >= from->number)
			&& (!to->given || thrown <= to->number);
	}
	return n;
}

TEST(test_every_throw_has_one_result)
{
	static const struct { const char *table, *effect; } bands[] = {
		{ "effect", "" }, { "exploding-point", "" }, { "fight-people", "" },
		{ "fight-creatures", "" }, { "nerve-results", "" },
		{ "piercing", "flinches" }, { "piercing", "staggers" }, { "piercing", "downed" },
		{ "bludgeoning", "flinches" }, { "bludgeoning", "staggers" },
		{ "bludgeoning", "downed" },
	};

	for (size_t i = 0; i < sizeof bands / sizeof *bands; i++)
		for (int32_t thrown = -12; thrown <= 12; thrown++)
			assert_int_equal(rows_with(rulebook_table(&rulebook_participation,
				bands[i].table), bands[i].effect, thrown), 1);
}

/* Each class's numbers fall from result to result, so that each of them can come up. */
TEST(test_courage_falls_from_result_to_result)
{
	const struct rule_table *const t = rulebook_table(&rulebook_participation, "courage");
	const int first = rule_table_column(t, "controlled"), last = rule_table_column(t, "less");

	for (int i = 0; i < t->n_rows; i++) {
		int32_t before = 99;

		for (int c = first; c < last; c++) {
			const struct entry *const e = rule_table_at(t, i, c);

			if (!e->given)
				continue;
			assert_true(e->number < before);
			before = e->number;
		}
	}
}

/* The results that the classes name are rows of what morale does. */
TEST(test_the_columns_of_courage_are_results)
{
	const struct rule_table *const t = rulebook_table(&rulebook_participation, "courage");
	const struct rule_table *const results =
		rulebook_table(&rulebook_participation, "morale-results");
	const int less = rule_table_column(t, "less");

	for (int c = rule_table_column(t, "controlled"); c < less; c++)
		assert_true(rule_table_row(results, t->columns[c].id) >= 0);
	for (int i = 0; i < t->n_rows; i++)
		assert_true(rule_table_row(results, rule_table_at(t, i, less)->text) >= 0);
}

TEST(test_creatures_are_bodies_there_may_be)
{
	const struct rulebook *const book = &rulebook_participation;
	const struct rule_table *const t = rulebook_table(book, "sizes");
	const int length = rule_table_column(t, "length"), width = rule_table_column(t, "width");

	for (int i = 0; i < t->n_rows; i++)
		assert_true(footprint_body_sound((struct body) {
			(uint8_t)(rule_table_at(t, i, length)->number / book->inch),
			(uint8_t)(rule_table_at(t, i, width)->number / book->inch) }));
}

static void assert_rules(const char *prefix, int first, int last)
{
	for (int n = first; n <= last; n++) {
		char id[16];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		if (!rulebook_rule(&rulebook_participation, id))
			fail_msg("rule %s is missing", id);
	}
}

TEST(test_all_rulings_are_there)
{
	assert_rules("P", 1, 12);
	assert_rules("X", 43, 51);
	assert_rules("S-P", 1, 40);
	assert_rules("X", 160, 163);
	assert_rules("X", 190, 199);
}

TEST_MAIN

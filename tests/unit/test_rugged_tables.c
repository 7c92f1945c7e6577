/* Rows of `rugged` that its source does not have, typed in again from the rulings that give
 * them; those of the source are tests/rules/rugged.txt.  And what must hold of its tables. */
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/rulebook.h"
#include "cliffhanger/table.h"
#include "played.h"
#include "rows.h"

static const struct transcript transcripts[] = {
	/* pace: 12 the normal rate, 24 half, 48 a quarter, 16 three quarters, 0 no way */
	{ "terrain", "id | pace | cover | behind | conceals | opaque | visibility",
		(const char *const[]) {
		"R:178 | open | 12 | none | none | no | no | -",
		"R:178 A-10 | crops | 12 | none | none | yes | no | 4\"",
		"R:182 | forest | 12 | soft | none | yes | no | 16\"",
		"R:182 | jungle | 24 | soft | none | yes | no | 8\"",
		"R:186 | stream | 24 | none | none | no | no | -",
		"R:186 S-C-14 | river | 0 | none | none | no | no | -",
		"R:186 S-C-11 | ford | 48 | none | none | no | no | -",
		"R:186 S-C-13 | swamp | 24 | none | none | no | no | -",
		"R:186 S-C-13 | quicksand | 24 | none | none | no | no | -",
		"R:190 | road | 12 | none | none | no | no | -",
		"R:190 | trail | 12 | none | none | no | no | -",
		"R:194 A-10 | hut | 12 | none | none | yes | yes | -",
		"R:194 | mud | 12 | soft | none | yes | yes | -",
		"R:194 | stone | 12 | medium | none | yes | yes | -",
		"R:196 | fort | 12 | hard | none | yes | yes | -",
		"S-C-11 | doorway | 12 | medium | none | no | yes | -",
		"S-C-11 | gate | 12 | hard | none | no | yes | -",
		"S-C-11 house | hedge | 24 | soft | soft | no | no | -",
		"S-C-11 house | fence | 24 | soft | soft | no | no | -",
		"S-C-11 house | crates | 24 | soft | soft | no | no | -",
		"S-C-11 S-C-12 house | wall | 24 | medium | medium | no | no | -",
		"S-C-11 S-C-12 house | barricade | 24 | medium | medium | no | no | -",
		"S-C-11 house | rock | 24 | medium | none | yes | no | -",
		"S-C-13 | stairs | 24 | none | none | no | no | -",
		"S-C-13 house | platform | 12 | none | none | no | no | -",
		"house | deck | 12 | none | none | no | no | -",
		"house | pier | 12 | none | none | no | no | -",
		"X-25 | beach | 16 | none | none | no | no | -",
		"S-C-13 | shallows | 24 | none | none | no | no | -",
		"S-C-11 S-C-14 | water | 0 | none | none | no | no | -",
		"S-C-11 S-C-14 | deep | 0 | none | none | no | no | -",
		"S-C-13 | lava | 0 | none | none | no | no | -",
		NULL } },
	{ "modes", "id | shoots | steady | careful | moves | rests | contact | divide",
		(const char *const[]) {
		"R:212 S-A-35 | stationary | yes | yes | no | no | yes | no | 1",
		"R:206 | combat | yes | yes | yes | yes | yes | no | 1",
		"R:208 | patrol | yes | no | no | yes | no | no | 1",
		"R:210 | march | no | no | no | yes | no | no | 2",
		"R:212 | run | no | no | no | yes | no | no | 1",
		"R:216 | charge | no | no | no | yes | no | yes | 1",
		NULL } },
	{ "movement", "id | march | charge | patrol | run | combat | rest", (const char *const[]) {
		"R:227 | civilian | - | 20\" | 8\" | 15\" | 4\" | 1",
		NULL } },
	{ "weapons", "id | short | medium | long | dice | alone | hit | melee | wound",
		(const char *const[]) {
		"R:238 R:317 | pistol | 6\" | 15\" | - | 1 | - | 4 | armed | -",
		"R:238 R:315 | bow | 6\" | 15\" | - | 1 | - | 4 | trained | -",
		"R:239 R:317 | rifle | 6\" | 40\" | 60\" | 1 | - | 4 | armed | -",
		"R:240 R:317 | shotgun | 4\" | 10\" | - | 2 | - | 4 | armed | powder",
		"R:241 R:317 | jezzail | 6\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"R:241 R:317 | musket | 6\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"R:241 R:317 | matchlock | 6\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"R:242 R:315 | spear | 6\" | - | - | 1 | - | 4 | trained | -",
		"R:243 R:317 | smg | 6\" | 15\" | 20\" | 3 | - | 4 | armed | -",
		"R:244 R:317 | bar | 6\" | 30\" | 50\" | 3 | - | 4 | armed | -",
		"R:245 R:275 R:277 R:317 | maxim | 10\" | 40\" | 60\" | 4 | 2 | 4 | armed | -",
		"R:245 R:279 R:317 | lewis | 10\" | 40\" | 60\" | 4 | 4 | 4 | armed | -",
		"R:314 | martial-arts | - | - | - | - | - | - | martial-arts | -",
		"R:315 | bayonet | - | - | - | - | - | - | trained | -",
		"R:315 | native-arms | - | - | - | - | - | - | trained | -",
		"R:316 | sword | - | - | - | - | - | - | trained | -",
		"R:316 | street-fighter | - | - | - | - | - | - | trained | -",
		"R:318 | club | - | - | - | - | - | - | armed | -",
		"R:318 | axe | - | - | - | - | - | - | armed | -",
		"R:319 | improvised | - | - | - | - | - | - | improvised | -",
		"R:319 | unarmed | - | - | - | - | - | - | improvised | -",
		"R:110 Y-6 house | throwing-knife | 6\" | - | - | 1 | - | 4 | armed | -",
		"R:110 Y-6 house | throwing-axe | 6\" | - | - | 1 | - | 4 | armed | -",
		NULL } },
	{ "charge", "id", (const char *const[]) {
		"R:291 | target",
		"R:291 | charger",
		"R:293 | cancel",
		NULL } },
	{ "melee-morale", "id | passes | fails", (const char *const[]) {
		"R:400 | loser | fights-on | rout",
		"R:400 R:402 | winner | may-pursue | pursue",
		"R:404 | drawn | fights-on | rout",
		NULL } },
	{ "house", "id | value | length", (const char *const[]) {
		"C-7 | cohesion | - | 6\"",
		"S-C-16 | leader-reach | - | 6\"",
		"A-6 | craft-plain | 4 | -",
		"S-A-109 | hero-morale | 10 | -",
		"S-A-115 | helpers | 1 | -",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

/* The columns of weapons that tell what is special about a few. */
static const struct transcript weapon_rules = {
	"weapons", "id | after | crew | loader | reveals | setup | magazine | reload",
	(const char *const[]) {
		"R:238 R:317 | pistol | patrol | 1 | no | no | - | - | -",
		"R:238 R:315 | bow | patrol | 1 | no | no | - | - | -",
		"R:239 R:317 | rifle | patrol | 1 | no | no | - | - | -",
		"R:240 R:317 | shotgun | patrol | 1 | no | no | - | - | -",
		"R:241 R:317 | jezzail | combat | 1 | yes | yes | - | - | -",
		"R:241 R:317 | musket | combat | 1 | yes | yes | - | - | -",
		"R:241 R:317 | matchlock | combat | 1 | yes | yes | - | - | -",
		"R:242 R:315 | spear | patrol | 1 | no | no | - | - | -",
		"R:243 R:317 | smg | patrol | 1 | no | no | - | - | -",
		"R:244 R:317 | bar | patrol | 1 | no | no | - | - | -",
		"R:245 R:275 R:277 R:317 | maxim | stationary | 2 | no | no | 1 | - | -",
		"R:245 R:279 R:317 | lewis | combat | 2 | no | no | - | 3 | 1",
		"R:314 | martial-arts | - | 1 | no | no | - | - | -",
		"R:315 | bayonet | - | 1 | no | no | - | - | -",
		"R:315 | native-arms | - | 1 | no | no | - | - | -",
		"R:316 | sword | - | 1 | no | no | - | - | -",
		"R:316 | street-fighter | - | 1 | no | no | - | - | -",
		"R:318 | club | - | 1 | no | no | - | - | -",
		"R:318 | axe | - | 1 | no | no | - | - | -",
		"R:319 | improvised | - | 1 | no | no | - | - | -",
		"R:319 | unarmed | - | 1 | no | no | - | - | -",
		"R:110 Y-6 house | throwing-knife | combat | 1 | no | no | - | - | -",
		"R:110 Y-6 house | throwing-axe | combat | 1 | no | no | - | - | -",
		NULL },
};

TEST(test_rows_of_no_source_are_as_ruled)
{
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_rugged, &transcripts[i]);
	assert_rows(&rulebook_rugged, &weapon_rules);
}

/* The rows of a table with "yes" in a column, in order. */
static void assert_rows_with(const char *table, const char *column, const char *expected)
{
	const struct rule_table *t = rulebook_table(&rulebook_rugged, table);
	const int c = rule_table_column(t, column);
	char found[256] = "";

	assert_true(c > 0);
	for (int i = 0; i < t->n_rows; i++)
		if (rule_table_at(t, i, c)->number) {
			strcat(found, *found ? " " : "");
			strcat(found, rule_table_at(t, i, 0)->text);
		}
	assert_string_equal(found, expected);
}

TEST(test_flags_of_weapons)
{
	/* R:106: with weapons that can be used one-handed */
	assert_rows_with("weapons", "one-handed",
		"pistol spear native-arms sword club axe improvised throwing-knife throwing-axe");
	/* Y-6 */
	assert_rows_with("weapons", "thrown", "throwing-knife throwing-axe");
	/* S-K-12: spears test by the close combat table */
	assert_rows_with("weapons", "missile",
		"pistol bow rifle shotgun jezzail musket matchlock smg bar maxim lewis");
	/* R:287: all but the improvised are properly armed */
	assert_rows_with("weapons", "proper",
		"pistol bow rifle shotgun jezzail musket matchlock spear smg bar maxim lewis "
		"martial-arts bayonet native-arms sword street-fighter club axe throwing-knife "
		"throwing-axe");
}

TEST(test_flags_of_terrain)
{
	assert_rows_with("terrain", "works", "fort gate barricade");
	assert_rows_with("terrain", "height", "hut mud stone fort doorway gate");
	assert_rows_with("terrain", "hazard", "quicksand");
	assert_string_equal(rulebook_entry(&rulebook_rugged, "terrain", "wall", "melee")->text,
		"wall");
	assert_string_equal(rulebook_entry(&rulebook_rugged, "terrain", "barricade", "melee")->text,
		"wall");
	assert_string_equal(rulebook_entry(&rulebook_rugged, "terrain", "doorway", "melee")->text,
		"doorway");
	assert_string_equal(rulebook_entry(&rulebook_rugged, "terrain", "gate", "melee")->text,
		"doorway");
	assert_false(rulebook_entry(&rulebook_rugged, "terrain", "open", "melee")->given);
}

static int32_t terrain_word(const char *row, const char *column)
{
	const struct entry *e = rulebook_entry(&rulebook_rugged, "terrain", row, column);

	assert_non_null(e);
	return e->number;
}

/* The words of covers and roles stand in the order of table.h's enums. */
TEST(test_terrain_words_are_the_table_rooms)
{
	assert_int_equal(terrain_word("open", "cover"), COVER_NONE);
	assert_int_equal(terrain_word("forest", "cover"), COVER_SOFT);
	assert_int_equal(terrain_word("stone", "cover"), COVER_MEDIUM);
	assert_int_equal(terrain_word("fort", "cover"), COVER_HARD);
	assert_int_equal(terrain_word("hedge", "behind"), COVER_SOFT);
	assert_int_equal(terrain_word("wall", "behind"), COVER_MEDIUM);
	assert_int_equal(terrain_word("open", "role"), ROLE_OPEN);
	assert_int_equal(terrain_word("crops", "role"), ROLE_CROPS);
	assert_int_equal(terrain_word("beach", "role"), ROLE_SAND);
	assert_int_equal(terrain_word("forest", "role"), ROLE_FOREST);
	assert_int_equal(terrain_word("jungle", "role"), ROLE_JUNGLE);
	assert_int_equal(terrain_word("stream", "role"), ROLE_WATER);
	assert_int_equal(terrain_word("deep", "role"), ROLE_DEEP);
	assert_int_equal(terrain_word("swamp", "role"), ROLE_SWAMP);
	assert_int_equal(terrain_word("road", "role"), ROLE_ROAD);
	assert_int_equal(terrain_word("hut", "role"), ROLE_HUT);
	assert_int_equal(terrain_word("mud", "role"), ROLE_MUD);
	assert_int_equal(terrain_word("stone", "role"), ROLE_STONE);
	assert_int_equal(terrain_word("fort", "role"), ROLE_WORKS);
	assert_int_equal(terrain_word("wall", "role"), ROLE_WALL);
	assert_int_equal(terrain_word("doorway", "role"), ROLE_DOOR);
	assert_int_equal(terrain_word("rock", "role"), ROLE_ROCK);
	assert_int_equal(terrain_word("lava", "role"), ROLE_FIRE);
}

TEST(test_terrain_fits_the_table_room)
{
	const struct rule_table *t = rulebook_table(&rulebook_rugged, "terrain");
	const int name = rule_table_column(t, "name"), sign = rule_table_column(t, "sign");

	assert_true(t->n_rows <= GROUNDS_MAX);
	for (int i = 0; i < t->n_rows; i++) {
		const char *s = rule_table_at(t, i, sign)->text;

		assert_true(strlen(rule_table_at(t, i, 0)->text) < GROUND_ID_MAX);
		assert_true(strlen(rule_table_at(t, i, name)->text) < GROUND_NAME_MAX);
		assert_int_equal(strlen(s), 1);
		assert_true(*s > ' ' && *s <= '~');
		for (int j = 0; j < i; j++)
			assert_string_not_equal(s, rule_table_at(t, j, sign)->text);
	}
}

/* Tables that a die is looked up in cover each of its faces once. */
static void assert_covers(const char *table, int sides)
{
	const struct rule_table *t = rulebook_table(&rulebook_rugged, table);
	const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");
	int next = 1;

	for (int i = 0; i < t->n_rows; i++) {
		assert_int_equal(rule_table_at(t, i, least)->number, next);
		next = rule_table_at(t, i, most)->number + 1;
	}
	assert_int_equal(next, sides + 1);
}

TEST(test_A_2_A_3_A_11_dice_fall_in_one_row)
{
	assert_covers("luck", 10);
	assert_covers("trait-numbers", 6);
	assert_covers("wound", 10);
}

TEST(test_who_wrote_it)
{
	assert_string_equal(rulebook_rugged.title, "Rugged Adventures");
	assert_string_equal(rulebook_rugged.letter, "A");
	assert_string_equal(rulebook_rugged.unit, "\"");
	assert_int_equal(rulebook_rugged.inch, 10);
	assert_non_null(strstr(rulebook_rugged.authors, "Hummitzsch"));
	assert_non_null(strstr(rulebook_rugged.authors, "Murch"));
}

/* Every ruling that applies to the system has its text. */
static void assert_rules(const char *prefix, int first, int last, const char *but)
{
	for (int n = first; n <= last; n++) {
		char id[16], missing[18];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		snprintf(missing, sizeof missing, " %d ", n);
		if (!strstr(but, missing) == !rulebook_rule(&rulebook_rugged, id))
			fail_msg("rule %s is %s", id,
				strstr(but, missing) ? "there, but not of this system" : "missing");
	}
}

TEST(test_all_rulings_are_there)
{
	assert_rules("C", 1, 14, "");
	assert_rules("K", 1, 9, "");
	assert_rules("A", 1, 33, " 26 27 28 29 ");
	assert_rules("X", 1, 19, " 2 3 12 13 16 ");
	assert_rules("S-C", 1, 17, "");
	assert_rules("S-A", 1, 63, " 18 27 34 61 63 ");
	assert_rules("S-A", 81, 120, " 110 ");
}

TEST_MAIN

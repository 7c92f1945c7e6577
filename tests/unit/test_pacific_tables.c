/* Rows of `pacific` that its source does not have, typed in again from the rulings that give
 * them; those of the source are tests/rules/pacific.txt.  And what must hold of its tables. */
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
		"P:164 | open | 12 | none | none | no | no | -",
		"P:165 A-10 | crops | 12 | none | none | yes | no | 4\"",
		/* P has beaches of its own; R's beach is a ruling's */
		"P:167 X-25 X-26 | beach | 16 | none | none | no | no | -",
		"P:169 | forest | 12 | soft | none | yes | no | 16\"",
		"P:169 | jungle | 24 | soft | none | yes | no | 8\"",
		"P:171 | stream | 24 | none | none | no | no | -",
		"P:171 S-C-14 | river | 0 | none | none | no | no | -",
		"P:171 S-C-11 | ford | 48 | none | none | no | no | -",
		/* wading ashore; R's shallows are a ruling's */
		"P:171 X-25 | shallows | 24 | none | none | no | no | -",
		"P:171 S-C-13 | swamp | 24 | none | none | no | no | -",
		"P:171 S-C-13 | quicksand | 24 | none | none | no | no | -",
		"P:173 | road | 12 | none | none | no | no | -",
		"P:173 | trail | 12 | none | none | no | no | -",
		"P:175 A-10 | hut | 12 | none | none | yes | yes | -",
		"P:175 | mud | 12 | soft | none | yes | yes | -",
		"P:175 | stone | 12 | medium | none | yes | yes | -",
		"P:175 | fort | 12 | hard | none | yes | yes | -",
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
		"S-C-11 S-C-14 | water | 0 | none | none | no | no | -",
		"S-C-11 S-C-14 | deep | 0 | none | none | no | no | -",
		"S-C-13 | lava | 0 | none | none | no | no | -",
		NULL } },
	{ "modes", "id | shoots | steady | careful | moves | rests | contact | divide | hides"
		" | camouflage", (const char *const[]) {
		"P:193 S-A-35 | stationary | yes | yes | no | no | yes | no | 1 | yes | no",
		/* P only */
		"P:183 S-A-34 | concealed | yes | yes | yes | yes | no | no | 1 | yes | yes",
		"P:185 | combat | yes | yes | yes | yes | yes | no | 1 | no | no",
		"P:187 | patrol | yes | no | no | yes | no | no | 1 | no | no",
		"P:189 | march | no | no | no | yes | no | no | 2 | no | no",
		"P:191 | run | no | no | no | yes | no | no | 1 | no | no",
		"P:195 | charge | no | no | no | yes | no | yes | 1 | no | no",
		NULL } },
	/* concealed is P's only; all other rates are R's */
	{ "movement", "id | march | charge | patrol | run | combat | concealed | rest",
		(const char *const[]) {
		"P:200 P:183 | civilian | - | 20\" | 8\" | 15\" | 4\" | 2\" | 1",
		NULL } },
	{ "swum", "id | pace", (const char *const[]) {
		"P:171 S-C-14 | river | 12",
		"S-C-11 S-C-14 | water | 12",
		"S-C-11 S-C-14 | deep | 12",
		NULL } },
	{ "vehicles", "id | road | off-road | water | flight", (const char *const[]) {
		"P:216 house | automobile | 40\" | 20\" | 10\" | -",
		"P:217 house | truck | 30\" | 15\" | 5\" | -",
		"P:218 house | tracked | 25\" | 10\" | 5\" | -",
		"P:219 house | watercraft | - | - | 12\" | -",
		"P:220 house | submarine | - | - | 6\" | -",
		"P:221 house | aircraft | 35\" | 6\" | 6\" | 60\"",
		NULL } },
	{ "weapons", "id | short | medium | long | dice | alone | hit | melee | wound",
		(const char *const[]) {
		/* P only */
		"P:226 P:295 house | sling | 6\" | 8\" | - | 1 | - | 4 | trained | -",
		"P:226 P:298 | flintlock | 6\" | 8\" | - | 1 | - | 4 | armed | -",
		"P:227 P:267 P:301 | grenade | 6\" | 12\" | - | 2 | - | - | improvised | grenade",
		/* R: 6, 15, no long range */
		"P:228 P:298 | pistol | 8\" | 15\" | 20\" | 1 | - | 4 | armed | -",
		"P:228 P:298 | carbine | 8\" | 15\" | 20\" | 1 | - | 4 | armed | -",
		"P:228 P:295 | bow | 8\" | 15\" | 20\" | 1 | - | 4 | trained | -",
		/* R: short 6 */
		"P:229 P:298 | rifle | 10\" | 40\" | 60\" | 1 | - | 4 | armed | -",
		"P:229 P:298 | self-loader | 10\" | 40\" | 60\" | 1 | - | 4 | armed | -",
		/* P only */
		"P:230 P:271 P:298 | rifle-grenade | - | 20\" | 36\" | 3 | - | - | armed | rifle-grenade",
		"P:231 P:298 | shotgun | 4\" | 10\" | - | 2 | - | 4 | armed | powder",
		/* R: short 6 */
		"P:232 P:298 | jezzail | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:232 P:298 | musket | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:232 P:298 | matchlock | 8\" | 24\" | 40\" | 1 | - | 4 | armed | powder",
		"P:233 P:295 | spear | 6\" | - | - | 1 | - | 4 | trained | -",
		/* R: short 6 */
		"P:234 P:265 P:298 | smg | 8\" | 15\" | 20\" | 3 | - | 4 | armed | -",
		/* R: short 6 */
		"P:235 P:265 P:298 | bar | 10\" | 30\" | 50\" | 3 | - | 4 | armed | -",
		"P:236 P:261 P:298 | maxim | 10\" | 40\" | 60\" | 4 | 2 | 4 | armed | -",
		"P:236 P:262 P:298 | lewis | 10\" | 40\" | 60\" | 4 | 4 | 4 | armed | -",
		/* P only */
		"P:237 P:271 P:298 | mortar | - | 30\" | 60\" | 5 | - | - | armed | rifle-grenade",
		"P:238 P:274 P:298 S-A-77 | artillery | 20\" | 40\" | 80\" | 5 | 0 | 4 | armed | artillery",
		"P:293 | martial-arts | - | - | - | - | - | - | martial-arts | -",
		"P:293 | lua | - | - | - | - | - | - | martial-arts | -",
		"P:295 | bayonet | - | - | - | - | - | - | trained | -",
		"P:295 | native-arms | - | - | - | - | - | - | trained | -",
		"P:296 | sword | - | - | - | - | - | - | trained | -",
		"P:296 | brawler | - | - | - | - | - | - | trained | -",	/* R: street fighter */
		"P:299 | club | - | - | - | - | - | - | armed | -",
		"P:299 | axe | - | - | - | - | - | - | armed | -",
		"P:299 house | knife | - | - | - | - | - | - | armed | -",
		"P:301 | improvised | - | - | - | - | - | - | improvised | -",
		"P:302 | unarmed | - | - | - | - | - | - | improvised | -",
		/* Y-6 */
		"P:97 Y-6 house | throwing-knife | 6\" | - | - | 1 | - | 4 | armed | -",
		"P:97 Y-6 house | throwing-axe | 6\" | - | - | 1 | - | 4 | armed | -",
		NULL } },
	{ "blast", "id | radius | hit | stands | sees | nearest | alone", (const char *const[]) {
		"P:268 A-26 S-A-64 | grenade | 3\" | 4 | no | yes | - | 1",
		"P:271 A-26 S-A-64 | rifle-grenade | 3\" | 4 | yes | yes | 2 | 1",
		"P:271 A-26 S-A-64 S-A-69 | mortar | 3\" | 4 | yes | no | 2 | 2",
		NULL } },
	{ "charge", "id", (const char *const[]) {
		"P:279 | target",
		"P:279 | charger",
		"P:281 | cancel",
		NULL } },
	{ "melee-morale", "id | passes | fails", (const char *const[]) {
		"P:402 | loser | fights-on | rout",
		"P:402 P:403 | winner | may-pursue | pursue",
		"P:404 | drawn | fights-on | rout",
		NULL } },
	{ "house", "id | value | length", (const char *const[]) {
		"C-7 | cohesion | - | 6\"",
		"S-C-16 | leader-reach | - | 6\"",
		"A-6 | craft-plain | 4 | -",
		"S-A-109 | hero-morale | 10 | -",
		"S-A-115 | helpers | 1 | -",
		/* P only: vehicles */
		"A-28 | menders | 2 | -",
		"A-28 | mending | 2 | -",
		"S-A-75 | struck | 3 | -",
		"S-A-79 | underwater-sight | - | 2\"",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

/* The columns of weapons that tell what is special about a few. */
static const struct transcript weapon_rules = {
	"weapons", "id | after | crew | loader | reveals | setup | magazine | reload | burst"
	" | vehicle",
	(const char *const[]) {
		"P:226 P:295 house | sling | patrol | 1 | no | no | - | - | - | - | light",
		/* S-A-61: no muzzle loader's rules */
		"P:226 P:298 | flintlock | patrol | 1 | no | no | - | - | - | - | powder",
		"P:227 P:267 P:301 | grenade | stationary | 1 | no | no | - | - | - | grenade | grenade",
		"P:228 P:298 | pistol | patrol | 1 | no | no | - | - | - | - | powder",
		"P:228 P:298 | carbine | patrol | 1 | no | no | - | - | - | - | -",
		"P:228 P:295 | bow | patrol | 1 | no | no | - | - | - | - | light",
		"P:229 P:298 | rifle | patrol | 1 | no | no | - | - | - | - | -",
		"P:229 P:298 | self-loader | patrol | 1 | no | no | - | - | - | - | -",
		"P:230 P:271 P:298 | rifle-grenade | stationary | 1 | no | no | - | - | - | rifle-grenade"
		" | rifle-grenade",
		"P:231 P:298 | shotgun | patrol | 1 | no | no | - | - | - | - | powder",
		"P:232 P:298 | jezzail | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:232 P:298 | musket | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:232 P:298 | matchlock | combat | 1 | yes | yes | - | - | - | - | powder",
		"P:233 P:295 | spear | patrol | 1 | no | no | - | - | - | - | light",
		/* S-A-72: no machine guns against vehicles */
		"P:234 P:265 P:298 | smg | patrol | 1 | no | no | - | - | - | - | -",
		"P:235 P:265 P:298 | bar | patrol | 1 | no | no | - | - | - | - | -",
		"P:236 P:261 P:298 | maxim | stationary | 2 | no | no | 1 | - | - | - | machine-gun",
		"P:236 P:262 P:298 | lewis | combat | 2 | no | no | - | 3 | 1 | - | machine-gun",
		/* S-A-69, S-A-77: crews of two */
		"P:237 P:271 P:298 | mortar | stationary | 2 | no | no | - | - | - | mortar"
		" | rifle-grenade",
		"P:238 P:274 P:298 S-A-77 | artillery | stationary | 2 | no | no | - | - | - | - | artillery",
		"P:293 | martial-arts | - | 1 | no | no | - | - | - | - | light",
		"P:293 | lua | - | 1 | no | no | - | - | - | - | light",
		"P:295 | bayonet | - | 1 | no | no | - | - | - | - | light",
		"P:295 | native-arms | - | 1 | no | no | - | - | - | - | light",
		"P:296 | sword | - | 1 | no | no | - | - | - | - | light",
		"P:296 | brawler | - | 1 | no | no | - | - | - | - | light",
		"P:299 | club | - | 1 | no | no | - | - | - | - | light",
		"P:299 | axe | - | 1 | no | no | - | - | - | - | light",
		"P:299 house | knife | - | 1 | no | no | - | - | - | - | light",
		"P:301 | improvised | - | 1 | no | no | - | - | - | - | light",
		"P:302 | unarmed | - | 1 | no | no | - | - | - | - | light",
		"P:97 Y-6 house | throwing-knife | combat | 1 | no | no | - | - | - | - | light",
		"P:97 Y-6 house | throwing-axe | combat | 1 | no | no | - | - | - | - | light",
		NULL },
};

/* What P leaves to the house: how vehicles handle, and what the ground is to them. */
static const struct transcript vehicle_rules = {
	"vehicles", "id | length | width | seats | turn | astern | tracked | armoured | open"
	" | dives | runway", (const char *const[]) {
		"P:216 house | automobile | 3\" | 2\" | 4 | 1\" | 2 | no | no | yes | no | -",
		"P:217 house | truck | 4\" | 2\" | 12 | 1\" | 2 | no | no | yes | no | -",
		"P:218 house | tracked | 4\" | 2\" | 4 | 0\" | 2 | yes | yes | no | no | -",
		"P:219 house | watercraft | 5\" | 2\" | 10 | 2\" | 2 | no | no | yes | no | -",
		"P:220 house | submarine | 8\" | 2\" | 12 | 2\" | 2 | no | yes | no | yes | -",
		"P:221 house | aircraft | 5\" | 3\" | 4 | 3\" | - | no | no | no | no | 6\"",
		NULL },
};

TEST(test_X_62_what_the_ground_is_to_vehicles)
{
	static const struct { const char *surface, *grounds; } all[] = {
		{ "road", " road trail gate pier " }, { "open", " open crops beach " },
		{ "rough", " forest jungle swamp hedge fence crates " }, { "ford", " stream ford " },
		{ "shallow", " shallows " }, { "deep", " river water deep " },
	};
	const struct rule_table *t = rulebook_table(&rulebook_pacific, "terrain");
	const int column = rule_table_column(t, "wheels");

	assert_rows(&rulebook_pacific, &vehicle_rules);
	for (int i = 0; i < t->n_rows; i++) {
		const char *wanted = "none";
		char id[GROUND_ID_MAX + 2];

		snprintf(id, sizeof id, " %s ", rule_table_at(t, i, 0)->text);
		for (size_t s = 0; s < sizeof all / sizeof all[0]; s++)
			if (strstr(all[s].grounds, id) != NULL)
				wanted = all[s].surface;
		assert_string_equal(rule_table_at(t, i, column)->text, wanted);
	}
}

TEST(test_rows_of_no_source_are_as_ruled)
{
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_pacific, &transcripts[i]);
	assert_rows(&rulebook_pacific, &weapon_rules);
}

/* The rows of a table with "yes" in a column, in order. */
static void assert_rows_with(const char *table, const char *column, const char *expected)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, table);
	const int c = rule_table_column(t, column);
	char found[320] = "";

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
	/* P:93: with weapons that can be used one-handed; a sling is loaded by the other */
	assert_rows_with("weapons", "one-handed", "flintlock grenade pistol spear "
		"native-arms sword club axe knife improvised throwing-knife throwing-axe");
	/* Y-6 */
	assert_rows_with("weapons", "thrown", "throwing-knife throwing-axe");
	/* S-K-12: slings with the missile troops; spears and grenades by the close
	 * combat table */
	assert_rows_with("weapons", "missile", "sling flintlock pistol carbine bow rifle "
		"self-loader rifle-grenade shotgun jezzail musket matchlock smg bar maxim lewis "
		"mortar artillery");
	/* P:277: all but the improvised are properly armed */
	assert_rows_with("weapons", "proper", "sling flintlock grenade pistol carbine bow rifle "
		"self-loader rifle-grenade shotgun jezzail musket matchlock spear smg bar maxim "
		"lewis mortar artillery martial-arts lua bayonet native-arms sword brawler club axe "
		"knife throwing-knife throwing-axe");
}

TEST(test_flags_of_terrain)
{
	assert_rows_with("terrain", "works", "fort gate barricade");
	assert_rows_with("terrain", "height", "hut mud stone fort doorway gate");
	assert_rows_with("terrain", "hazard", "quicksand");
}

/* The ground is the table room's: of each kind that both books have, all but the
 * price of a step and where it comes from is the same. */
TEST(test_ground_is_drawn_and_seen_as_in_rugged)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, "terrain");
	static const char *const columns[] = { "name", "sign", "cover", "behind", "conceals",
		"opaque", "height", "visibility", "works", "role", "melee", "hazard" };

	for (int i = 0; i < t->n_rows; i++)
		for (size_t c = 0; c < sizeof columns / sizeof columns[0]; c++) {
			const char *row = rule_table_at(t, i, 0)->text;
			const struct entry *here = rulebook_entry(&rulebook_pacific, "terrain", row,
				columns[c]);
			const struct entry *there = rulebook_entry(&rulebook_rugged, "terrain", row,
				columns[c]);

			if (there == NULL)
				continue;
			assert_string_equal(here->text, there->text);
			assert_int_equal(here->number, there->number);
		}
	assert_true(t->n_rows <= GROUNDS_MAX);
}

/* Tables that a die is looked up in cover each of its faces once. */
static void assert_covers(const char *table, int sides)
{
	const struct rule_table *t = rulebook_table(&rulebook_pacific, table);
	const int least = rule_table_column(t, "least"), most = rule_table_column(t, "most");
	int next = 1;

	for (int i = 0; i < t->n_rows; i++) {
		assert_int_equal(rule_table_at(t, i, least)->number, next);
		next = rule_table_at(t, i, most)->number + 1;
	}
	assert_int_equal(next, sides + 1);
}

TEST(test_dice_fall_in_one_row)
{
	assert_covers("luck", 10);
	assert_covers("trait-numbers", 6);
	assert_covers("wound", 10);
	assert_covers("vehicle-damage", 10);
}

TEST(test_S_A_62_arms_of_one_line_have_the_same_numbers)
{
	static const char *const lines[][4] = {
		{ "sling", "flintlock", NULL },			/* P:226 */
		{ "pistol", "carbine", "bow", NULL },		/* P:228 */
		{ "rifle", "self-loader", NULL },		/* P:229 */
		{ "jezzail", "musket", "matchlock", NULL },	/* P:232 */
		{ "maxim", "lewis", NULL },			/* P:236 */
	};
	static const char *const columns[] = { "short", "medium", "long", "dice", "hit" };

	for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
		for (int n = 1; lines[i][n] != NULL; n++)
			for (size_t c = 0; c < sizeof columns / sizeof columns[0]; c++)
				assert_string_equal(
					rulebook_entry(&rulebook_pacific, "weapons", lines[i][n],
						columns[c])->text,
					rulebook_entry(&rulebook_pacific, "weapons", lines[i][0],
						columns[c])->text);
}

TEST(test_who_wrote_it)
{
	assert_string_equal(rulebook_pacific.title, "Pacific Adventures");
	assert_string_equal(rulebook_pacific.letter, "A");
	assert_string_equal(rulebook_pacific.unit, "\"");
	assert_int_equal(rulebook_pacific.inch, 10);
	assert_non_null(strstr(rulebook_pacific.authors, "Hummitzsch"));
	assert_non_null(strstr(rulebook_pacific.authors, "Murch"));
}

/* Every ruling that applies to the system has its text. */
static void assert_rules(const char *prefix, int first, int last)
{
	for (int n = first; n <= last; n++) {
		char id[16];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		if (!rulebook_rule(&rulebook_pacific, id))
			fail_msg("rule %s is missing", id);
	}
}

TEST(test_all_rulings_are_there)
{
	assert_rules("C", 1, 14);
	assert_rules("K", 1, 9);
	assert_rules("A", 1, 33);
	assert_rules("X", 1, 19);
	assert_rules("S-C", 1, 17);
	assert_rules("S-A", 1, 120);
}

TEST_MAIN

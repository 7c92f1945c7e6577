/* Rows of `moro` that its source does not have, typed in again from the rulings that give
 * them; those of the source are tests/rules/moro.txt.  And what must hold of its tables. */
#include <stdio.h>
#include "unit.h"
#include "played.h"
#include "rows.h"

static const struct transcript transcripts[] = {
	{ "terrain", "id | sign | pace | cover | behind | conceals | opaque | height | visibility"
		" | works | role | place", (const char *const[]) {
		"M:23 M:43 | open | . | 12 | none | none | no | no | 0 | - | no | open | clear",
		"house | crops | , | 12 | none | none | yes | no | 0 | - | no | crops | clear",
		"M:23 M:43 | road | _ | 12 | none | none | no | no | 0 | - | no | road | trail",
		"M:23 M:43 | trail | : | 12 | none | none | no | no | 0 | - | no | road | trail",
		"M:23 S-M-7 | jungle | % | 12 | soft | none | yes | no | 0 | - | no | jungle | jungle",
		"house | forest | & | 12 | soft | none | yes | no | 0 | - | no | forest | jungle",
		"house | swamp | ; | 12 | soft | none | yes | no | 0 | - | no | swamp | jungle",
		"house | stream | ~ | 12 | none | none | no | no | 0 | - | no | water | jungle",
		"house | ford | f | 12 | none | none | no | no | 0 | - | no | water | jungle",
		"house | river | = | 0 | none | none | no | no | 0 | - | no | deep | clear",
		"house | deep | D | 0 | none | none | no | no | 0 | - | no | deep | clear",
		"house | beach | s | 12 | none | none | no | no | 0 | - | no | sand | clear",
		"M:65 M:74 | hut | n | 12 | soft | none | yes | yes | 1 | - | no | hut | building",
		"M:65 M:74 | house | m | 12 | soft | none | yes | yes | 1 | - | no | mud | building",
		"M:44 M:64 M:73 | fort | F | 12 | hard | none | no | no | 0 | - | yes | works | fort",
		"M:44 M:64 M:73 | wall | # | 12 | hard | none | no | no | 0 | - | yes | wall | fort",
		"M:64 S-M-8 | trench | X | 12 | hard | none | no | no | 0 | - | yes | works | fort",
		"house | rock | ^ | 12 | soft | none | yes | no | 0 | - | no | rock | jungle",
		NULL } },
	{ "weapons", "id | short | short-need | long | long-need | dice | piece | crew | thrown",
		(const char *const[]) {
		"M:31 | rifle | 12\" | 7 | 24\" | 8 | 1 | none | 1 | no",
		"M:32 | pistol | 4\" | 7 | 8\" | 8 | 1 | none | 1 | no",
		"M:33 | spear | 4\" | 8 | 8\" | 9 | 1 | none | 1 | yes",
		"M:34 | moro-rifle | 8\" | 8 | 16\" | 9 | 1 | none | 1 | no",
		"M:35 M:39 S-M-24 | gatling | 12\" | 7 | 24\" | 8 | 4 | gatling | 1 | no",
		"M:36 M:41 | moro-cannon | 12\" | 8 | 24\" | 9 | 0 | cannon | 4 | no",
		"M:37 M:41 | cannon | 18\" | 7 | 36\" | 8 | 0 | cannon | 4 | no",
		"house | blade | - | - | - | - | 0 | none | 1 | no",
		NULL } },
	{ "morale", "id | base", (const char *const[]) {
		"M-11 house | regulars | 80",
		"M-11 house | scouts | 70",
		"M-11 house | constabulary | 65",
		"M-11 house | warriors | 70",
		"M-11 house | juramentados | 95",
		NULL } },
	{ "failing", "id | above | back", (const char *const[]) {
		"M:59 | removed | - | -",
		"M:60 X-39 | closing | - | -",
		NULL } },
	{ "numbers", "id | value | length", (const char *const[]) {
		"X-121 house | abreast | 2 | -",
		"X-121 house | ranks | 2 | -",
		"X-132 house | serve | - | 2\"",
		NULL } },
};

enum { TRANSCRIPTS = sizeof transcripts / sizeof *transcripts };

TEST(test_rows_of_no_source_are_as_ruled)
{
	for (int i = 0; i < TRANSCRIPTS; i++)
		assert_rows(&rulebook_moro, &transcripts[i]);
}

TEST(test_terrain_fits_the_table_room)
{
	assert_terrain_fits(&rulebook_moro);
}

static void assert_rules(const char *prefix, int first, int last)
{
	for (int n = first; n <= last; n++) {
		char id[16];

		snprintf(id, sizeof id, "%s-%d", prefix, n);
		if (!rulebook_rule(&rulebook_moro, id))
			fail_msg("rule %s is missing", id);
	}
}

TEST(test_all_rulings_are_there)
{
	assert_rules("M", 1, 12);
	assert_rules("X", 36, 42);
	assert_rules("S-M", 1, 30);
}

TEST_MAIN

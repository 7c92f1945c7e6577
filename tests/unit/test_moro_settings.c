/* What a scenario may say of a Moro game, and what goes together. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "played.h"
#include "systems/moro/settings.h"

struct found { int n; char key[24]; };

static void take(void *self, int unit, int figure, const char *key, const char *text)
{
	struct found *f = self;

	(void)unit, (void)figure;
	assert_true(*text != '\0');
	snprintf(f->key, sizeof f->key, "%s", key);
	f->n++;
}

/* Checks two sides with these statements more; the last fault's key, "" without any. */
static struct found faults_of(const char *statements)
{
	struct found f = { 0, "" };
	char text[1000];
	struct setup *s;

	snprintf(text, sizeof text, "map\n. . . . .\n . . . . .\nD . . . .\n . . . . .\nend\n"
		"side us edges=west\nside moros edges=east\narea thicket 1,1 2,1\n%s", statements);
	s = build_setup(&system_moro, text);
	moro_check_setup(s, take, &f);
	build_free(s);
	return f;
}

static void assert_fault(const char *statements, const char *key)
{
	const struct found f = faults_of(statements);

	assert_int_equal(f.n, *key != '\0');
	assert_string_equal(f.key, key);
}

TEST(test_X_134_there_are_two_sides_at_the_most)
{
	assert_fault("", "");
	assert_fault("side village edges=south\n", "sides");
}

TEST(test_S_M_30_a_unit_states_its_morale)
{
	assert_fault("unit band side=moros people=moro figures=2 at=4,2\n", "troops");
	assert_fault("unit band side=moros people=moro figures=2 at=4,2 troops=warriors\n", "");
	assert_fault("unit band side=moros people=moro figures=2 at=4,2 morale=55\n", "");
}

TEST(test_M_4_only_US_infantry_has_a_formation)
{
	assert_fault("unit us side=us figures=2 at=2,2 troops=scouts formation=column\n", "");
	assert_fault("unit band side=moros people=moro figures=2 at=4,2 troops=warriors"
		" formation=column\n", "formation");
	assert_fault("unit gun side=us figures=4 at=2,2 troops=regulars gun=gatling"
		" formation=line\n", "formation");
}

TEST(test_M_5_a_gun_is_a_piece_and_what_is_limbered_a_gun)
{
	assert_fault("unit gun side=us figures=4 at=2,2 troops=regulars gun=gatling limbered\n",
		"");
	assert_fault("unit gun side=us figures=4 at=2,2 troops=regulars gun=rifle\n", "gun");
	assert_fault("unit us side=us figures=4 at=2,2 troops=regulars limbered\n", "limbered");
}

TEST(test_X_137_who_hides_by_choice_hides_in_an_area)
{
	assert_fault("unit band side=moros people=moro figures=2 at=2,2 troops=warriors hidden"
		" hides-in=thicket blinds=2\n", "");
	assert_fault("unit band side=moros people=moro figures=2 at=2,2 troops=warriors"
		" hides-in=thicket\n", "hides-in");
	assert_fault("unit band side=moros people=moro figures=2 at=2,2 troops=warriors hidden"
		" hides-in=nowhere\n", "hides-in");
	assert_fault("unit band side=moros people=moro figures=2 at=2,2 troops=warriors hidden"
		" blinds=1\n", "blinds");
}

TEST(test_Y_20_a_gun_is_put_where_its_crew_serve_it)
{
	static const struct { const char *at, *fault; } cases[] = {
		{ "gun-at=2,1", "" }, { "gun-at=4,2", "" }, { "gun-at=2,2", "gun-at" },
		{ "gun-at=5,2", "gun-at" }, { "gun-at=1,3", "gun-at" },	/* deep water */
		{ "gun-at=3,3", "gun-at" },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		char text[400];

		snprintf(text, sizeof text, "unit gun side=us figures=4 at=2,2 troops=regulars "
			"gun=gatling %s\nunit second side=us figures=4 at=2,4 troops=regulars "
			"gun=gatling gun-at=3,3\n", cases[i].at);
		if (strcmp(cases[i].at, "gun-at=3,3") == 0)
			assert_int_equal(faults_of(text).n, 2);	/* one of each */
		else
			assert_fault(text, cases[i].fault);
	}
	assert_fault("unit us side=us figures=4 at=2,2 troops=regulars gun-at=2,1\n", "gun-at");
	assert_fault("unit gun side=us figures=4 arrives=2 troops=regulars gun=gatling "
		"gun-at=2,1\n", "gun-at");
}

TEST_MAIN

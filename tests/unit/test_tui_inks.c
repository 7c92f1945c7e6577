/* The inks: what may stand on what can be read, and who is whose is seen, by every eye.
 *
 * Everything is reckoned from the table of inks (src/tui/ink_contrast.c).  INKS_TABLE=1 (make
 * inks) prints what was reckoned.
 */
#include <stdio.h>
#include <stdlib.h>
#include "unit.h"
#include "colour.h"
#include "tui/inks.h"

enum { FEW = 8, MANY = 256 };

static const double distance_least = 20;

static const struct dyes *usual(void)
{
	static struct dyes usual;

	ink_dyes_standard(&usual);
	return &usual;
}

static struct ink_look seen(int ink, int back, int colours)
{
	return ink_seen(usual(), ink, back, colours);
}

static bool prints(void) { return getenv("INKS_TABLE") != NULL; }

/* ---- contrast ---- */

/* Backs that one role has alike, such as the tones of a ground that is not tinted. */
static bool seen_before(int ink, int back, int colours)
{
	for (int i = 0; i < back; i++)
		if (ink_may_stand(ink, i)
				&& seen(ink, i, colours).back == seen(ink, back, colours).back)
			return true;
	return false;
}

static int read_pairs(enum palette palette, int colours)
{
	int poor = 0;

	for (int ink = 0; ink < INKS; ink++)
		for (int back = 0; back < BACKS; back++) {
			const double least = ink_contrast_wanted(ink);
			struct ink_look look;
			double contrast;

			if (ink_use(ink) == USE_NONE || !ink_may_stand(ink, back)
					|| seen_before(ink, back, colours))
				continue;
			look = seen(ink, back, colours);
			contrast = ink_contrast(usual(), palette, ink, back, colours);
			if (prints() || contrast < least)
				printf("# %s %3d ink %3d (%3d) on back %3d (%3d): %5.2f%s\n",
					palette_names[palette], colours, ink, look.ink, back,
					look.back, contrast, contrast < least ? " POOR" : "");
			poor += contrast < least;
		}
	return poor;
}

TEST(test_whatever_may_stand_somewhere_can_be_read)
{
	assert_int_equal(read_pairs(PALETTE_XTERM, MANY), 0);
}

TEST(test_it_can_be_read_in_eight_colours)
{
	assert_int_equal(read_pairs(PALETTE_XTERM, FEW), 0);
	assert_int_equal(read_pairs(PALETTE_LINUX, FEW), 0);
}

static bool frames(int ink)
{
	return ink < INK_SIDE && ink_use(ink) == USE_WORDS && ink_may_stand(ink, BACK_NONE);
}

/* A look has one role: no two words of the frame look alike. */
TEST(test_no_two_roles_of_words_look_alike)
{
	for (int a = 0; a < INK_SIDE; a++)
		for (int b = 0; frames(a) && b < a; b++) {
			const struct ink_look x = ink_look(a, BACK_NONE, 0, MANY);
			const struct ink_look y = ink_look(b, BACK_NONE, 0, MANY);

			if (frames(b) && x.ink == y.ink && x.weight == y.weight)
				fail_msg("inks %d and %d look alike", a, b);
		}
}

/* Blocks of a side's colour in the row under the cursor are marks. */
TEST(test_strength_is_seen_in_the_row_under_the_cursor)
{
	for (int side = 0; side < SIDES_MAX; side++)
		assert_true(ink_contrast(usual(), PALETTE_XTERM, INKS + BACK_SIDE + side, BACK_ROW,
			MANY) >= ink_contrast_wanted(INKS + BACK_SIDE + side));
}

/* ---- colours of somebody's own ---- */

static struct preferences likes;

static void is_told(int i, const char *expected)
{
	char text[200] = "";

	assert_int_equal(preferences_unreadable(&likes, i, text, sizeof text), *expected != '\0');
	assert_string_equal(text, expected);
}

static void begin_usual(void)
{
	likes = (struct preferences){ .dyes = *usual() };
}

TEST(test_nothing_is_told_of_the_usual_colours)
{
	begin_usual();
	is_told(0, "");
}

TEST(test_an_ink_that_is_hard_to_read_is_told_where_it_is_worst)
{
	begin_usual();
	likes.dyes.inks[INK_DIM] = 237;
	is_told(0, "inks.dim (237) on backs.row (237): contrast 1.0, want 4.5");
	is_told(1, "");
	likes.dyes.inks[INK_DIM] = 250;
	is_told(0, "");
}

TEST(test_a_back_is_told_with_what_is_read_worst_on_it)
{
	begin_usual();
	likes.dyes.backs[BACK_NOW] = 16;
	is_told(0, "inks.on (16) on backs.now (16): contrast 1.0, want 4.5");
	is_told(1, "");
}

TEST(test_the_ground_has_no_role_of_its_own)
{
	begin_usual();
	likes.dyes.inks[INK_PATH] = 22;
	is_told(0, "inks.path (22) on the ground (22): contrast 1.0, want 4.5");
}

/* On paper white or on black: nobody but its owner knows. */
TEST(test_nothing_is_told_of_the_terminals_own_colours)
{
	begin_usual();
	likes.dyes.inks[INK_ON] = DYE_TERMINAL;
	is_told(0, "");
	likes.dyes.inks[INK_TITLE] = 94;
	likes.dyes.backs[BACK_BAR] = likes.dyes.backs[BACK_ROW] = DYE_TERMINAL;
	is_told(0, "");
	likes.dyes.backs[BACK_ROW] = 94;
	is_told(0, "inks.title (94) on backs.row (94): contrast 1.0, want 4.5");
}

/* ---- distance ---- */

static double nearest(enum palette palette, int a, int b)
{
	double least = 1000;

	for (enum eye eye = 0; eye < EYES; eye++) {
		const double far = colour_distance(palette, eye, a, b);

		least = far < least ? far : least;
	}
	return least;
}

/* Whether every eye keeps two looks apart: by their backs, or by what is under one alone. */
static bool apart(enum palette palette, int colours, int a, int b, const char *what)
{
	const struct ink_look x = seen(INK_ON, a, colours), y = seen(INK_ON, b, colours);
	const double far = nearest(palette, x.back, y.back);
	const bool by_line = ((x.weight ^ y.weight) & WEIGHT_UNDERLINE) != 0;

	if (prints() || (far < distance_least && !by_line))
		printf("# %s %3d %s: %3d and %3d: %5.1f%s\n", palette_names[palette], colours,
			what, x.back, y.back, far, by_line ? ", and one is underlined" : "");
	return far >= distance_least || by_line;
}

static bool all_sides_apart(enum palette palette, int colours)
{
	bool good = true;

	for (int a = 0; a < SIDES_MAX; a++)
		for (int b = 0; b < a; b++)
			good &= apart(palette, colours, BACK_SIDE + a, BACK_SIDE + b,
				"two sides");
	return good;
}

TEST(test_no_eye_takes_a_side_for_another)
{
	assert_true(all_sides_apart(PALETTE_XTERM, MANY));
	assert_true(all_sides_apart(PALETTE_XTERM, FEW));
	assert_true(all_sides_apart(PALETTE_LINUX, FEW));
}

TEST(test_no_eye_takes_a_side_for_ground)
{
	bool good = true;

	for (int side = 0; side < SIDES_MAX; side++)
		for (int back = BACK_GROUND; back < BACKS; back++)
			if (ink_look(INK_ON, back, 0, MANY).back != 0)
				good &= apart(PALETTE_XTERM, MANY, BACK_SIDE + side, back,
					"side and ground");
	assert_true(good);
}

TEST(test_the_unit_in_hand_and_targets_are_nobodys_colour)
{
	for (int side = 0; side < SIDES_MAX; side++) {
		assert_int_not_equal(ink_look(INK_ON, BACK_SIDE + side, 0, MANY).back,
			ink_look(INK_ON, BACK_CHOSEN, 0, MANY).back);
		assert_int_not_equal(ink_look(INK_ON, BACK_SIDE + side, 0, MANY).back,
			ink_look(INK_ON, BACK_TARGET, 0, MANY).back);
	}
	assert_true(apart(PALETTE_XTERM, MANY, BACK_CHOSEN, BACK_TARGET, "in hand and target"));
}

TEST(test_good_and_bad_differ_for_every_eye)
{
	static const struct { enum palette palette; int colours; } where[] = {
		{ PALETTE_XTERM, MANY }, { PALETTE_XTERM, FEW }, { PALETTE_LINUX, FEW },
	};

	for (size_t i = 0; i < sizeof where / sizeof where[0]; i++) {
		const struct ink_look good = seen(INK_GOOD, BACK_NONE, where[i].colours);
		const struct ink_look bad = seen(INK_BAD, BACK_NONE, where[i].colours);

		if (prints())
			printf("# %s %3d good and bad: %5.1f\n", palette_names[where[i].palette],
				where[i].colours, nearest(where[i].palette, good.ink, bad.ink));
		assert_true(nearest(where[i].palette, good.ink, bad.ink) >= distance_least);
	}
}

/* Without colour: one's own counters stand out, others' are underlined too, nothing is turned
 * round twice. */
TEST(test_without_colour_whose_it_is_shows)
{
	const struct ink_look own = ink_look(INK_ON, BACK_SIDE + 1, 0, 0);
	const struct ink_look theirs = ink_look(INK_ON, BACK_SIDE + 1, WEIGHT_THEIRS, 0);
	const struct ink_look chosen = ink_look(INK_ON, BACK_CHOSEN, 0, 0);

	assert_int_equal(own.weight, WEIGHT_REVERSE);
	assert_int_equal(theirs.weight, WEIGHT_REVERSE | WEIGHT_UNDERLINE);
	assert_int_equal(chosen.weight, WEIGHT_REVERSE | WEIGHT_BOLD);
}

/* Where colours are too few for that, one of them is turned round. */
TEST(test_the_unit_in_hand_is_told_from_targets_in_few_colours)
{
	const struct ink_look chosen = ink_look(INK_ON, BACK_CHOSEN, 0, FEW);
	const struct ink_look target = ink_look(INK_ON, BACK_TARGET, 0, FEW);

	assert_true(chosen.back != target.back || ((chosen.weight ^ target.weight)
		& WEIGHT_REVERSE) != 0);
}

TEST_MAIN

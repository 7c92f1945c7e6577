/* First formations (Y-35): how people stand tells nothing of somebody hidden.
 *
 * Every scenario of the campaigns is begun, then begun again with its hidden units
 * elsewhere: nowhere, and in the midst of the others.  Whoever is not hidden must stand
 * as he stood.
 */
#include "config.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_setup.h"
#include "game/room.h"
#include "played.h"
#include "shipped.h"

/* ---- the scenarios of the campaigns ---- */

/* The hidden units of a setup come first to `cell`, or not at all. */
static int put_hidden(const struct setup *s, cell_t cell)
{
	struct setup_unit *const units = (struct setup_unit *)s->units;
	struct setup_figure *const figures = (struct setup_figure *)s->figures;
	int n = 0;

	for (int u = 0; u < s->n_units; u++) {
		if (!s->units[u].hidden || s->units[u].cell == CELL_NONE)
			continue;
		units[u].cell = cell;
		for (int f = 0; f < s->units[u].count; f++)
			figures[units[u].first + f].cell = CELL_NONE;
		n++;
	}
	return n;
}

static void assert_same_stand(const char *file, const struct game *a, const struct game *b)
{
	for (int f = 0; f < a->n_figures; f++) {
		const struct figure *const one = &a->figures[f], *const other = &b->figures[f];

		if (a->setup->units[one->unit].hidden)
			continue;
		if (one->cell != other->cell || one->facing != other->facing
				|| one->aboard != other->aboard || one->life != other->life)
			fail_msg("%s: figure %d of %s stands otherwise because of the hidden", file,
				f - a->setup->units[one->unit].first + 1,
				a->setup->units[one->unit].id);
	}
}

/* How many units hide, and of how many others they are put into the midst. */
struct tried { int hidden, amidst; };

static void try_scenario(const struct setup *setup, const void *rules, const char *path, void *with)
{
	struct tried *const n = with;
	struct setup *const other = shipped_load(path, NULL, NULL);
	struct game *const g = game_begun(setup, rules);
	struct game *changed;

	assert_non_null(g);
	n->hidden += put_hidden(other, CELL_NONE);
	changed = game_begun(other, rules);
	assert_same_stand(path, g, changed);
	game_free(changed);
	setup_free(other);
	for (int u = 0; u < setup->n_units; u++) {
		struct setup *const near = shipped_load(path, NULL, NULL);

		if (!setup->units[u].hidden && g->units[u].arrived
				&& game_unit_cell(g, u) != CELL_NONE
				&& put_hidden(near, game_unit_cell(g, u)) > 0) {
			changed = game_begun(near, rules);
			assert_same_stand(path, g, changed);
			game_free(changed);
			n->amidst++;
		}
		setup_free(near);
	}
	game_free(g);
}

TEST(test_Y_35_in_every_scenario_all_stand_as_if_nobody_hid)
{
	struct tried n = { 0, 0 };

	shipped_campaigns(try_scenario, &n);
	assert_true(n.hidden >= 20);	/* or the test shows nothing */
	assert_true(n.amidst >= 40);
}

/* ---- who comes later ---- */

static const char late[] =
	"open 9x5\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann side=reds figures=3 at=1,1\n"
	"unit late side=reds figures=5 at=5,3 arrives=2\n";

/* The blues are a wall of cells away from everybody: nobody sees them. */
static void begin_late(struct trial *t, const char *blues)
{
	char text[800];

	snprintf(text, sizeof text, "%sunit bob side=blues figures=4 %s\n", late, blues);
	trial_begin_with(t, build_setup(&system_null, text), "");
}

static void bring_late(struct trial *t)
{
	const int bob = trial_unit(t, "bob");

	t->game->units[bob].sighted = 1 << 1;	/* by themselves alone */
	t->game->turn = 1;
	game_turn_begin(t->game);
	assert_true(t->game->units[trial_unit(t, "late")].arrived);
}

static void assert_late_alike(const char *one, const char *other, bool alike)
{
	struct trial a, b;
	int same = 0, first;

	begin_late(&a, one);
	begin_late(&b, other);
	bring_late(&a);
	bring_late(&b);
	first = a.setup->units[trial_unit(&a, "late")].first;
	for (int f = first; f < first + 5; f++)
		same += a.game->figures[f].cell == b.game->figures[f].cell;
	assert_int_equal(same == 5, alike);
	for (int f = 0; f < b.game->n_figures; f++)
		assert_int_not_equal(b.game->figures[f].cell, CELL_NONE);
	trial_end(&a);
	trial_end(&b);
}

TEST(test_Y_35_the_hidden_make_room_for_who_comes_later)
{
	assert_late_alike("at=9,5 hidden", "at=5,3 hidden", true);
	/* Who does not hide is nobody's secret. */
	assert_late_alike("at=9,5", "at=5,3", false);
}

/* An area's middle is where it is, whoever lurks there. */
TEST(test_Y_35_an_arrival_area_is_not_shifted_by_the_hidden)
{
	static const char area[] =
		"open 7x4\n"
		"side reds edges=west\n"
		"side blues edges=east\n"
		"area landing 3,2 4,2 5,2\n"
		"unit ann side=reds figures=1 at=1,1\n"
		"unit late side=reds figures=1 area=landing arrives=2\n"
		"unit bob side=blues figures=1 at=4,2 hidden\n";
	struct trial t;

	trial_begin_with(&t, build_setup(&system_null, area), "");
	bring_late(&t);
	assert_int_equal(game_unit_cell(t.game, trial_unit(&t, "late")),
		build_cell(t.setup, 4, 2));
	assert_int_not_equal(game_unit_cell(t.game, trial_unit(&t, "bob")),
		build_cell(t.setup, 4, 2));
	trial_end(&t);
}

TEST_MAIN

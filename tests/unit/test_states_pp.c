/* What people and creatures of participation games can be in, row by row (Y-29). */
#include "config.h"
#include "unit.h"
#include "begun.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/settings.h"

static const char field[] =
	"cliffhanger: 1\n"
	"title: Begun\n"
	"log-line: They begin as they are.\n"
	"system: participation\n"
	"turns: 4\n"
	"legend: {'.': open}\n"
	"map: |\n"
	"  ......................\n"
	"   ......................\n"
	"  ......................\n"
	"   ......................\n"
	"  ......................\n"
	"   ......................\n"
	"sides:\n"
	"  west: {name: West, edges: [west], goal: Win.}\n"
	"  east: {name: East, edges: [east], goal: Win.}\n"
	"units:\n"
	"  men:\n"
	"    name: Men\n"
	"    side: west\n"
	"    at: 5,3\n"
	"    facing: E\n"
	"    figures: 2\n"
	"    arms: [rifle, dynamite]\n"
	"    bombs: 3\n"
	"    leader: {name: Pym@1@}\n"
	"@0@\n"
	"  foes: {name: Foes, side: east, at: \"14,2\", figures: 3, arms: rifle}\n"
	"  ape:\n"
	"    name: Ape\n"
	"    side: east\n"
	"    at: 16,5\n"
	"    figures: 1\n"
	"    wound-value: 6\n"
	"    uncommanded: yes\n"
	"@2@\n";

static int pym(const struct game *g)
{
	return g->setup->units[setup_find_unit(g->setup, "men")].first;
}

static const struct pp_figure *own(const struct game *g) { return pp_figure_of(g, pym(g)); }
static bool weaker(const struct game *g) { return pp_injury_fight(g, pym(g)) < 0; }
static bool out(const struct game *g) { return pp_out(g, pym(g)) && !standing_fit(g, pym(g)); }
static bool inactive(const struct game *g) { return !standing_fit(g, pym(g)); }
static bool helpless(const struct game *g) { return pp_helpless(g, pym(g)); }
static bool unmoving(const struct game *g) { return !pp_mobile(g, pym(g)); }
static bool unable(const struct game *g) { return !pp_able(g, pym(g)); }

static bool much_weaker(const struct game *g) { return pp_injury_fight(g, pym(g)) <= -3; }
static bool bandaged(const struct game *g) { return own(g)->bandaged; }
static bool groggy(const struct game *g) { return own(g)->groggy > 0; }
static bool staggered(const struct game *g) { return own(g)->staggered; }
static bool rising(const struct game *g) { return own(g)->rising; }
static bool loses_blow(const struct game *g) { return own(g)->lost_blow; }
static bool enraged(const struct game *g) { return own(g)->enraged; }
static bool spent(const struct game *g) { return own(g)->spent; }
static bool told(const struct game *g) { return own(g)->told; }
static bool fewer_bombs(const struct game *g) { return own(g)->thrown == 2; }
static bool minded(const struct game *g) { return helpless(g) && own(g)->fell_now; }
static bool laden(const struct game *g)
{
	return pp_burden(g, setup_find_unit(g->setup, "men")) == LOAD_HEAVY;
}

/* One bad wound more, and it is brought down. */
static bool nearly_down(const struct game *g)
{
	return pp_puts_out(g, g->setup->units[setup_find_unit(g->setup, "ape")].first,
		INJURY_BAD);
}

static bool attacks(const struct game *g)
{
	return pp_unit_of(g, setup_find_unit(g->setup, "ape"))->mind == ACTION_ATTACK;
}

static const struct begun_case cases[] = {
	{ "men.1", "@1@", "injury", "bad", NULL, false, false, weaker },
	{ "men.1", "@1@", "injury", "light", NULL, false, false, weaker },
	{ "men.1", "@1@", "injury", "dangerous", NULL, false, false, weaker },
	{ "men.1", "@1@", "injury", "as-if-dead", NULL, false, false, out },
	{ "men.1", "@1@", "worse", "2", "injury light", false, false, much_weaker },
	{ "men.1", "@1@", "bandaged", "yes", "injury bad", false, false, bandaged },
	{ "ape.1", "@2@", "wounds", "5", NULL, false, false, nearly_down },
	{ "men.1", "@1@", "senseless", "stunned", NULL, false, false, inactive },
	{ "men.1", "@1@", "senseless", "gassed", NULL, false, false, helpless },
	{ "men.1", "@1@", "senseless", "faint", NULL, false, false, helpless },
	{ "men.1", "@1@", "captive", "foes.1", NULL, false, false, inactive },
	{ "men.1", "@1@", "groggy", "2", NULL, false, true, groggy },
	{ "men.1", "@1@", "prone", "yes", NULL, false, false, helpless },
	{ "men.1", "@1@", "downed", "yes", NULL, true, false, minded },
	{ "men.1", "@1@", "staggered", "yes", NULL, false, false, staggered },
	{ "men.1", "@1@", "rising", "yes", NULL, true, false, rising },
	{ "men.1", "@1@", "flinched", "yes", NULL, true, false, loses_blow },
	{ "men.1", "@1@", "enraged", "yes", NULL, false, false, enraged },
	{ "men.1", "@1@", "spent", "yes", NULL, true, false, spent },
	{ "men.1", "@1@", "spirit", "shaken", NULL, false, false, unmoving },
	{ "men.1", "@1@", "spirit", "panicked", NULL, false, false, unable },
	{ "men.1", "@1@", "spirit", "terrified", NULL, false, false, unable },
	{ "men.1", "@1@", "told", "yes", NULL, false, false, told },
	{ "men.1", "@1@", "thrown", "2", NULL, false, false, fewer_bombs },
	{ "ape", "@2@", "carries-on-with", "attack", NULL, false, false, attacks },
	{ "men", "@0@", "load", "heavy", NULL, false, false, laden },
};

TEST(test_Y_29_every_state_of_participation_is_set_begun_with_and_read)
{
	begun_cases_hold(field, cases, sizeof cases / sizeof cases[0]);
}

TEST(test_Y_29_what_can_never_be_in_participation_is_refused)
{
	static const char *const never[] = {
		"gm-state ape.1 injury bad", "gm-state men.1 wounds 2", "gm-state ape.1 wounds 6",
		"gm-state men.1 bandaged yes", "gm-state men.1 worse 1",
		"gm-state men.1 captive men.2", "gm-state men.1 thrown 4",
		"gm-state men.1 facing X", "gm-state men.1 spirit faint",
	};
	struct begun b;

	begun_game(&b, begun_load(field, NULL, NULL, 0));
	for (size_t i = 0; i < sizeof never / sizeof never[0]; i++)
		if (!begun_refuses(&b, never[i]))
			fail_msg("%s is not refused", never[i]);
	begun_do(&b, "gm-state men.1 senseless stunned");	/* P2 */
	if (!begun_refuses(&b, "gm-state men.1 prone yes"))
		fail_msg("the senseless are prone");
	begun_do(&b, "gm-state men.1 senseless no");
	assert_true(standing_fit(b.g, pym(b.g)));
	begun_end(&b);
}

/* All can face elsewhere: a figure by its own key, though its unit has one of its own. */
TEST(test_Y_29_each_figure_can_begin_facing_its_own_way)
{
	static const char *const west[] = { "facing W" };
	struct begun b;

	begun_game(&b, begun_load(field, "@1@", west, 1));
	assert_string_equal(grid_direction_name(&b.g->table->grid,
		b.g->figures[pym(b.g)].facing), "W");
	assert_string_equal(grid_direction_name(&b.g->table->grid,
		b.g->figures[pym(b.g) + 1].facing), "E");
	begun_do(&b, "gm-state men.1 facing NE");
	assert_string_equal(grid_direction_name(&b.g->table->grid,
		b.g->figures[pym(b.g)].facing), "NE");
	begun_end(&b);
}

TEST_MAIN

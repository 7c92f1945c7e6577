/* Weighing: what minds expect of fire and charges, held against the rollers and
 * worked out by hand.
 */
#include "config.h"
#include "unit.h"
#include "build_setup.h"
#include "played.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/mind/minds.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . # B . . . . . . . & & . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . A A . . . . . . . # B . . . . . . & C & . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A A . . . . . . . # B . . . . . . & C & . . . . . . . . . . . . . . . . . D D . . .\n"
	". . . . . . . . . . . . . . . . . . . . & & . . . . . . . . . . . . . . . . D D . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit walled sign=B side=thugs class=native troops=warriors arms=musket\n"
	"figure 1 leader\n"
	"unit wooded sign=C side=thugs class=native troops=warriors arms=bow\n"
	"figure 1 leader\n"
	"unit far sign=D side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

static struct fire_at shot_of(const struct game *g, const struct aim *a, int target)
{
	const struct adv_unit *u = adv_unit_of(g, g->figures[a->figure].unit);
	const struct adv_unit *o = adv_unit_of(g, target);

	return (struct fire_at){
		.distance = table_distance(g->table, g->figures[a->figure].cell,
			g->figures[a->nearest].cell),
		.cover = (enum cover)a->cover,
		.steady = adv_rules_of(g)->mode[u->mode].steady,
		.careful = a->careful,
		.coming = o->routing || (o->charging && o->target == g->figures[a->figure].unit),
		.unspotted = !adv_spotted(g, target, g->units[g->figures[a->figure].unit].side),
	};
}

/* WE1: every aim of the game as it stands; how many there were. */
static int compare_all(const struct game *g)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++)
		for (int target = 0; target < g->n_units; target++) {
			struct aim a;
			struct roller r;
			struct fire_at s;
			int need;

			if (!game_enemies(g, g->figures[f].unit, target)
				|| !adv_aim(g, f, target, &a, NULL))
				continue;
			adv_aim_roller(g, &a, target, &r);
			need = roller_need(&r) > 10 ? 10 : roller_need(&r);
			s = shot_of(g, &a, target);
			assert_int_equal(adv_weigh_number(adv_rules_of(g),
				&adv_rules_of(g)->weapons[a.weapon], &s), need);
			n++;
		}
	return n;
}

TEST(test_WE1_numbers_are_those_of_the_rollers)
{
	static const enum mode modes[] = { MODE_STATIONARY, MODE_COMBAT, MODE_PATROL };
	struct trial t;
	int n = 0;

	trial_begin(&t, &system_rugged, field, "");
	for (int own = 0; own < 3; own++)
		for (int theirs = 0; theirs < 3; theirs++)
			for (int spotted = 0; spotted < 2; spotted++) {
				for (int u = 0; u < t.game->n_units; u++) {
					struct adv_unit *a = adv_unit_of(t.game, u);

					a->mode = (uint8_t)(u == 0 ? modes[own] : modes[theirs]);
					a->spotted = spotted ? 3 : 0;
					a->fired_last = true;
				}
				n += compare_all(t.game);
			}
	assert_true(n > 200);
	adv_unit_of(t.game, trial_unit(&t, "walled"))->routing = true;
	assert_true(compare_all(t.game) > 0);
	trial_end(&t);
}

static struct muster muster_of(const struct trial *t)
{
	struct muster m;

	muster(&m, t->game, 0, &adv_commander);
	return m;
}

TEST(test_six_rifles_at_eight_inches)
{
	struct trial t;
	struct muster m;
	struct harm h;
	const struct fire_at s = { .distance = 80, .steady = true };

	trial_begin(&t, &system_rugged, field, "");
	m = muster_of(&t);
	h = adv_weigh_fire(&m, &m.of[trial_unit(&t, "marines")], &s);
	/* 4 + 2: six dice of six in ten; 3 of 10 wounds put out of action, 6 suppress. */
	assert_int_equal(h.hits, 3600);
	assert_int_equal(h.out, 1080);
	assert_int_equal(h.shaken, 2160);
	trial_end(&t);
}

TEST(test_black_powder_wounds_harder)
{
	struct trial t;
	struct muster m;
	struct harm h;
	const struct fire_at s = { .distance = 80, .steady = true };

	trial_begin(&t, &system_rugged, field, "");
	m = muster_of(&t);
	h = adv_weigh_fire(&m, &m.of[trial_unit(&t, "walled")], &s);
	assert_int_equal(h.hits, 1800);
	assert_int_equal(h.out, 720);
	trial_end(&t);
}

TEST(test_an_unloaded_musket_does_not_fire_walking)
{
	struct trial t;
	struct muster m;
	struct fire_at s = { .distance = 80, .steady = false };
	int unit;

	trial_begin(&t, &system_rugged, field, "");
	unit = trial_unit(&t, "walled");
	m = muster_of(&t);
	assert_int_equal(adv_weigh_fire(&m, &m.of[unit], &s).hits, 1200);
	FOR_MEMBERS(f, t.game, unit)
		adv_figure_of(t.game, f)->unloaded = true;
	m = muster_of(&t);
	assert_int_equal(adv_weigh_fire(&m, &m.of[unit], &s).hits, 0);
	s.steady = true;
	assert_int_equal(adv_weigh_fire(&m, &m.of[unit], &s).hits, 1800);
	trial_end(&t);
}

TEST(test_the_suppressed_do_no_harm)
{
	struct trial t;
	struct muster m;
	struct stakes steady, shaken;
	int unit;

	trial_begin(&t, &system_rugged, field, "");
	unit = trial_unit(&t, "marines");
	m = muster_of(&t);
	steady = adv_weigh_charge(&m, &m.of[trial_unit(&t, "far")], &m.of[unit], 6);
	adv_unit_of(t.game, unit)->suppressed_until = 5;
	m = muster_of(&t);
	assert_int_equal(m.of[unit].active, 0);
	assert_int_equal(m.of[unit].fit, 6);
	shaken = adv_weigh_charge(&m, &m.of[trial_unit(&t, "far")], &m.of[unit], 6);
	assert_true(steady.loss > steady.gain);
	assert_true(shaken.gain > shaken.loss);
	trial_end(&t);
}

TEST(test_much_harm_is_partly_wasted_on_few)
{
	const struct force few = { .fit = 1, .worth = MILLI, .morale = 10 };
	const struct force many = { .fit = 10, .worth = MILLI, .morale = 10 };
	const struct harm h = { 4000, 1200, 2400 };

	assert_true(adv_weigh_harm(&few, &h) < MILLI);
	assert_true(adv_weigh_harm(&many, &h) > MILLI);
	assert_int_equal(adv_weigh_harm(&many, &(struct harm){ 0, 0, 0 }), 0);
}

TEST_MAIN

/* The odds of fire in the adventure books: against volleys, bursts and hits on vehicles by the
 * code of play; against figures reckoned by hand; and that every row of the books can be had,
 * every nonsense refused.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "played.h"
#include "sampled.h"
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/vehicles/crew.h"

enum { COLS = 60, ROWS = 13, MIDDLE = 6 };

/* ---- a table that is set up anew for each sample, its dice going on ---- */

struct range { struct scene *s; struct game *g; int hits; };

static int arm_of(const struct rulebook *book, const char *id)
{
	return rule_table_row(rulebook_table(book, "weapons"), id);
}

static void range_new(struct range *r, const struct game_system *system)
{
	const struct odds_case c = { .system = system, .book = system->book };
	struct reason why;

	*r = (struct range){ .s = scene_new(&c, COLS, ROWS, &why) };
	assert_non_null(r->s);
}

static int put(struct range *r, int side, int figures, int col, const char *arm)
{
	const int unit = scene_unit(r->s, side, figures, col, MIDDLE);

	if (arm)
		scene_arm(r->s, unit, arm_of(r->s->setup.book, arm));
	return unit;
}

static void make_hero(struct range *r, int unit, int luck, int32_t traits, const char *choice)
{
	struct setup_figure *const f = scene_figure(r->s, unit, 0);

	f->hero = true;
	f->settings[HERO_LUCK] = (struct setting){ true, luck, NULL };
	f->settings[HERO_TRAITS] = (struct setting){ true, traits, NULL };
	if (choice)
		f->settings[HERO_CHOICE_ARM] = (struct setting){ true,
			arm_of(r->s->setup.book, choice), NULL };
}

static void stand_in(struct range *r, int unit, enum cover cover)
{
	const int ground = scene_cover(r->s, cover);

	for (int i = 0; i < r->s->units[unit].count; i++) {
		const struct grid *const grid = &r->s->setup.table->grid;
		const cell_t cell = scene_figure(r->s, unit, i)->cell;

		scene_ground(r->s, grid_col(grid, cell), grid_row(grid, cell), ground);
	}
}

static void count_hits(void *self, const struct event *e)
{
	struct range *const r = self;

	r->hits += e->kind == EVENT_HIT && r->g->units[e->unit].side == 1;
}

/* The game as each sample begins, everybody in sight; the room's state may be set in it. */
static struct game *range_game(struct range *r)
{
	struct reason why = { "", "" };
	struct game *const g = scene_game(r->s, &why);

	if (!g)
		fail_msg("%s", why.text);
	while (g->n_decisions > 0)
		game_answered(g, g->decisions[0].id);
	for (int u = 0; u < g->n_units; u++)
		adv_reveal(g, u);
	return g;
}

static void range_ready(struct range *r)
{
	r->g = game_clone(r->s->game);
	assert_non_null(r->g);
	r->g->out = (struct sink){ count_hits, r };
	memset(&r->g->dice, 0, sizeof r->g->dice);
	dice_seed(&r->g->dice, 1936);
}

static void range_again(struct range *r)
{
	const struct sink sink = r->g->out;
	const struct dice dice = r->g->dice;

	game_assign(r->g, r->s->game);
	r->g->dice = dice;
	r->g->out = sink;
	r->hits = 0;
}

static void range_free(struct range *r)
{
	game_free(r->g);
	scene_free(r->s);
}

static void all_aim(struct range *r, int unit, int target)
{
	FOR_MEMBERS(f, r->s->game, unit)
		adv_figure_of(r->s->game, f)->aim = (int16_t)target;
}

/* ---- what a phase of shooting has done ---- */

enum { HITS, SUPPRESSED, WOUNDED, KILLED, OUT, COUNTS };

static const char *const count_names[COUNTS] = { "hits", "suppressed", "wounded", "killed", "out" };

static void look(const struct range *r, int unit, int n[COUNTS])
{
	memset(n, 0, COUNTS * sizeof *n);
	n[HITS] = r->hits;
	FOR_MEMBERS(f, r->g, unit) {
		const enum life life = (enum life)r->g->figures[f].life;

		n[SUPPRESSED] += life == LIFE_FIT && adv_suppressed(r->g, f);
		n[WOUNDED] += life == LIFE_WOUNDED;
		n[KILLED] += life == LIFE_DEAD;
	}
	n[OUT] = n[WOUNDED] + n[KILLED];
}

/* Volleys at a unit; `friends`: whom the misses may strike, or -1; `hero`: of the target. */
struct trial { int target, friends, hero; };

static void hold_against(const struct range *begun, const struct trial *t, const char *words,
	int times)
{
	static int64_t seen[COUNTS][TALLY_MAX + 1], friends_out[TALLY_MAX + 1];
	static const char *const names[FATES] = { "the hero unharmed", "the hero suppressed",
		"the hero wounded", "the hero killed" };
	int64_t hero[FATES] = { 0 }, any = 0, all = 0;
	struct range r = *begun;
	struct odds o;

	memset(seen, 0, sizeof seen);
	memset(friends_out, 0, sizeof friends_out);
	range_ready(&r);
	for (int i = 0; i < times; i++) {
		int n[COUNTS], ours[COUNTS] = { 0 };

		range_again(&r);
		adv_volley(r.g);
		look(&r, t->target, n);
		for (int c = 0; c < COUNTS; c++)
			seen[c][n[c]]++;
		any += n[OUT] > 0;
		all += n[OUT] == r.s->units[t->target].count;
		if (t->friends >= 0) {
			look(&r, t->friends, ours);
			friends_out[ours[OUT]]++;
		}
		if (t->hero >= 0) {
			const enum life life = (enum life)r.g->figures[t->hero].life;

			hero[life == LIFE_DEAD ? FATE_KILLED : life == LIFE_WOUNDED ? FATE_WOUNDED
				: adv_suppressed(r.g, t->hero) ? FATE_SUPPRESSED : FATE_NONE]++;
		}
	}
	odds_of(words, &o);
	for (int c = 0; c < COUNTS; c++)
		sampled_tally(count_names[c], odds_tally(&o, count_names[c]), seen[c], times);
	sampled_agrees("any out", odds_chance(&o, "one or more out"), any, times);
	sampled_agrees("all out", odds_chance(&o, "all out"), all, times);
	if (t->friends >= 0)
		sampled_tally("friends", odds_tally(&o, "friends"), friends_out, times);
	for (int i = 0; t->hero >= 0 && i < FATES; i++)
		sampled_agrees(names[i], odds_chance(&o, names[i]), hero[i], times);
	game_free(r.g);
}

/* ---- volleys ---- */

TEST(test_a_volley_falls_as_reckoned)
{
	struct range r;

	range_new(&r, &system_pacific);
	put(&r, 0, 3, 2, "rifle");
	put(&r, 1, 4, 14, "rifle");
	range_game(&r);
	all_aim(&r, 0, 1);
	hold_against(&r, &(struct trial){ 1, -1, -1 },
		"pacific shooting weapon=rifle range=12 shooters=3 targets=4", sampled_times());
	range_free(&r);
}

/* Two hold the enemy in melee; those who miss may strike them. */
TEST(test_a_volley_into_a_melee)
{
	struct range r;
	struct game *g;

	range_new(&r, &system_rugged);
	put(&r, 0, 2, 2, "smg");
	stand_in(&r, put(&r, 1, 3, 7, NULL), COVER_SOFT);
	put(&r, 0, 2, 8, NULL);
	g = range_game(&r);
	all_aim(&r, 0, 1);
	adv_unit_of(g, 0)->mode = MODE_PATROL;
	adv_unit_of(g, 1)->spotted = 2;
	adv_unit_of(g, 1)->fired_last = true;
	hold_against(&r, &(struct trial){ 1, 2, -1 }, "rugged shooting weapon=smg range=5 "
		"shooters=2 targets=3 friends=2 cover=soft shooter-move=patrol spotted=no",
		sampled_times() / FEWER);
	range_free(&r);
}

/* A hero with Luck and Joss, strong like an ox, stands among two others. */
TEST(test_a_hero_under_fire)
{
	struct range r;
	int them;

	range_new(&r, &system_pacific);
	put(&r, 0, 3, 2, "shotgun");
	them = put(&r, 1, 3, 5, NULL);
	make_hero(&r, them, 3, 1 << TRAIT_OX | 1 << TRAIT_JOSS, NULL);
	range_game(&r);
	all_aim(&r, 0, 1);
	hold_against(&r, &(struct trial){ 1, -1, r.s->units[them].first },
		"pacific shooting weapon=shotgun range=3 shooters=3 targets=3 target-luck=3 "
		"target-traits=strong-like-ox,huge-joss", sampled_times() / FEWER);
	range_free(&r);
}

/* A clumsy hero with two pistols, charged: his luck first (S-A-8, S-A-9). */
TEST(test_a_clumsy_hero_who_is_charged)
{
	struct range r;
	struct game *g;
	int us;

	range_new(&r, &system_pacific);
	us = put(&r, 0, 1, 2, "pistol");
	scene_arm(r.s, us, arm_of(r.s->setup.book, "pistol"));
	make_hero(&r, us, 4, 1 << TRAIT_CLUMSY | 1 << TRAIT_AMBIDEXTROUS, NULL);
	put(&r, 1, 2, 12, NULL);
	g = range_game(&r);
	all_aim(&r, 0, 1);
	adv_unit_of(g, 0)->charged = true;
	adv_unit_of(g, 0)->mode = MODE_PATROL;
	adv_unit_of(g, 1)->charging = true;
	adv_unit_of(g, 1)->target = 0;
	hold_against(&r, &(struct trial){ 1, -1, -1 }, "pacific shooting weapon=pistol range=10 "
		"shooters=1 targets=2 traits=clumsy,ambidextrous luck=4 target-move=charge "
		"shooter-move=patrol", sampled_times() / FEWER);
	range_free(&r);
}

/* A gun with its crew at swimmers who are under water already suppressed. */
TEST(test_a_gun_at_men_under_water)
{
	struct range r;
	struct game *g;

	range_new(&r, &system_pacific);
	put(&r, 0, 2, 2, NULL);
	scene_figure(r.s, 0, 0)->arms[0] = (int16_t)arm_of(r.s->setup.book, "lewis");
	scene_figure(r.s, 0, 0)->n_arms = 1;
	put(&r, 1, 1, 4, NULL);
	g = range_game(&r);
	adv_figure_of(g, 0)->aim = 1;
	adv_figure_of(g, g->units[1].head)->submerged = true;
	hold_against(&r, &(struct trial){ 1, -1, -1 }, "pacific shooting weapon=lewis range=2 "
		"shooters=1 targets=1 under-water=yes", sampled_times() / FEWER);
	range_free(&r);
}

/* ---- beside targets in the game ---- */

static void is_near(chance_t a, chance_t b)
{
	if (a - b > 1000 || b - a > 1000)	/* roundings of the 2^52nd part */
		fail_msg("%.9f is not %.9f", (double)a / (double)CERTAIN,
			(double)b / (double)CERTAIN);
}

/* What previews are told by, against what `odds` is: the same fire, a hero among four. */
TEST(test_previews_say_what_odds_say)
{
	static const int16_t marks[] = { 3, 4, 5, 6 };
	static struct volley volley;
	struct shots shots = { .dice = 2, .each = chance_of(8, 10), .thrown = CERTAIN };
	struct range r;
	struct odds o;
	int them;

	range_new(&r, &system_pacific);
	put(&r, 0, 3, 2, "shotgun");
	them = put(&r, 1, 4, 5, NULL);
	make_hero(&r, them, 6, 1 << TRAIT_JOSS, NULL);
	range_game(&r);
	shots.weapon = &adv_rules_of(r.s->game)->weapons[arm_of(r.s->setup.book, "shotgun")];
	adv_volley_begin(&volley, r.s->game, marks, 4);
	for (int i = 0; i < 3; i++)
		adv_volley_shots(&volley, &shots, marks, 4);
	adv_volley_end(&volley, marks, 4);
	odds_of("pacific shooting weapon=shotgun range=3 shooters=3 targets=4 target-luck=6 "
		"target-traits=huge-joss", &o);
	is_near(volley.hits, tally_mean(odds_tally(&o, "hits")));
	is_near(volley.no_hit, odds_tally(&o, "hits")->of[0]);
	is_near(volley.out, tally_mean(odds_tally(&o, "out")));
	assert_true(volley.none_known);
	is_near(volley.none_out, odds_tally(&o, "out")->of[0]);
	is_near(volley.fates[3].of[FATE_KILLED], odds_chance(&o, "the hero killed"));
	is_near(volley.fates[3].of[FATE_SUPPRESSED], odds_chance(&o, "the hero suppressed"));
	range_free(&r);
}

/* ---- bursts ---- */

static void burst(struct range *r, int lobs, const char *arm)
{
	struct game *const g = r->s->game;

	for (int i = 0; i < lobs; i++) {
		struct adv_figure *const f = adv_figure_of(g, g->units[0].head + i);

		f->shell = g->figures[g->units[1].head].cell;
		f->shell_arm = (int16_t)arm_of(r->s->setup.book, arm);
	}
}

TEST(test_a_burst_harms_as_reckoned)
{
	struct range r;

	range_new(&r, &system_pacific);
	put(&r, 0, 1, 2, "grenade");
	put(&r, 1, 3, 12, NULL);
	range_game(&r);
	burst(&r, 1, "grenade");
	hold_against(&r, &(struct trial){ 1, -1, -1 },
		"pacific grenades weapon=grenade range=10 figures=3", sampled_times());
	range_free(&r);
}

/* Two shells on a hero and a comrade in cover. */
TEST(test_shells_on_a_hero_in_cover)
{
	struct range r;
	int them;

	range_new(&r, &system_pacific);
	put(&r, 0, 2, 2, "mortar");
	them = put(&r, 1, 2, 30, NULL);
	make_hero(&r, them, 5, 0, NULL);
	stand_in(&r, them, COVER_SOFT);
	range_game(&r);
	burst(&r, 2, "mortar");
	hold_against(&r, &(struct trial){ 1, -1, r.s->units[them].first },
		"pacific grenades weapon=mortar lobs=2 figures=2 cover=soft target-luck=5",
		sampled_times() / FEWER);
	range_free(&r);
}

/* A grenade at a hero: his Luck is in what stands beside the place. */
TEST(test_previews_of_bursts_say_what_odds_say)
{
	struct choice c = { .verb = VERB_LOB, .n = 2 };
	struct preview p;
	struct range r;
	struct game *g;
	struct odds o;

	range_new(&r, &system_pacific);
	put(&r, 0, 1, 2, "grenade");
	make_hero(&r, put(&r, 1, 1, 12, NULL), 5, 0, NULL);
	g = range_game(&r);
	c.argument[0] = (struct argument){ ARGUMENT_UNIT, 0 };
	c.argument[1] = (struct argument){ ARGUMENT_CELL, g->figures[1].cell };
	game_preview(g, &c, &p);
	odds_of("pacific grenades figures=1 target-luck=5", &o);
	assert_int_equal(p.harm_milli, chance_milli(odds_chance(&o, "one or more out")));
	assert_int_equal(p.risk_milli, 0);
	assert_true(p.harm_milli > 0);
	range_free(&r);
}

/* ---- Luck ---- */

TEST(test_luck_spares_as_reckoned)
{
	int64_t seen[FATES] = { 0 }, lucky = 0;
	const int times = sampled_times();
	struct range r;
	struct odds o;

	range_new(&r, &system_rugged);
	make_hero(&r, put(&r, 0, 1, 2, NULL), 6, 1 << TRAIT_JOSS, NULL);
	put(&r, 1, 1, 50, NULL);
	range_game(&r);
	range_ready(&r);
	for (int i = 0; i < times; i++) {
		enum life life;

		range_again(&r);
		adv_figure_of(r.g, 0)->fate = FATE_KILLED;
		adv_fates(r.g, false);
		life = (enum life)r.g->figures[0].life;
		seen[FATE_KILLED] += life == LIFE_DEAD;
		seen[FATE_WOUNDED] += life == LIFE_WOUNDED;
		lucky += adv_luck_roll(r.g, 0, "A-12", "luck");
	}
	odds_of("rugged luck luck=6 huge-joss=yes result=killed", &o);
	sampled_agrees("killed", odds_chance(&o, "killed"), seen[FATE_KILLED], times);
	sampled_agrees("wounded", odds_chance(&o, "wounded"), seen[FATE_WOUNDED], times);
	sampled_agrees("lucky", odds_chance(&o, "lucky"), lucky, times);
	range_free(&r);
}

/* ---- vehicles ---- */

/* What a phase of shooting has done to a vehicle with two men aboard. */
static void hold_vehicle(const struct range *begun, const char *words, int times)
{
	int64_t unhurt = 0, damaged = 0, destroyed = 0, wounded = 0, killed = 0;
	static int64_t hits[TALLY_MAX + 1];
	struct range r = *begun;
	struct odds o;

	memset(hits, 0, sizeof hits);
	range_ready(&r);
	for (int i = 0; i < times; i++) {
		const struct figure *man;
		bool wreck;

		range_again(&r);
		adv_volley(r.g);
		wreck = adv_wreck(r.g, r.g->units[1].head);
		man = &r.g->figures[r.g->units[2].head];
		destroyed += wreck;
		damaged += !wreck && adv_unit_of(r.g, 1)->vehicle.damaged;
		unhurt += !wreck && !adv_unit_of(r.g, 1)->vehicle.damaged;
		wounded += man->life == LIFE_WOUNDED;
		killed += man->life == LIFE_DEAD;
		hits[r.hits]++;
	}
	odds_of(words, &o);
	sampled_agrees("unhurt", odds_chance(&o, "unhurt"), unhurt, times);
	sampled_agrees("damaged", odds_chance(&o, "damaged"), damaged, times);
	sampled_agrees("destroyed", odds_chance(&o, "destroyed"), destroyed, times);
	sampled_agrees("wounded", odds_chance(&o, "all aboard wounded"), wounded, times);
	sampled_agrees("killed", odds_chance(&o, "all aboard killed"), killed, times);
	sampled_tally("hits", odds_tally(&o, "hits"), hits, times);
	game_free(r.g);
}

static void vehicle_range(struct range *r, const char *arm, int col, const char *kind)
{
	int truck;

	range_new(r, &system_pacific);
	put(r, 0, 2, col, NULL);
	scene_figure(r->s, 0, 0)->arms[0] = (int16_t)arm_of(r->s->setup.book, arm);
	scene_figure(r->s, 0, 0)->n_arms = 1;
	truck = put(r, 1, 1, 30, NULL);
	r->s->units[truck].settings[UNIT_VEHICLE] = (struct setting){ true,
		rule_table_row(rulebook_table(r->s->setup.book, "vehicles"), kind), NULL };
	r->s->units[put(r, 1, 2, 0, NULL)].aboard = (int16_t)truck;
	r->s->units[truck + 1].cell = CELL_NONE;
	for (int i = 0; i < 2; i++)
		scene_figure(r->s, truck + 1, i)->cell = CELL_NONE;
	range_game(r);
	adv_figure_of(r->s->game, 0)->aim = 1;
}

TEST(test_a_machine_gun_at_a_truck)
{
	struct range r;

	vehicle_range(&r, "maxim", 17, "truck");
	hold_vehicle(&r, "pacific damage weapon=maxim vehicle=truck range=11", sampled_times());
	range_free(&r);
}

TEST(test_artillery_at_a_tank_that_moves)
{
	struct range r;

	vehicle_range(&r, "artillery", 4, "tracked");
	adv_unit_of(r.s->game, 1)->moved = true;
	hold_vehicle(&r, "pacific damage weapon=artillery vehicle=tracked range=24 "
		"vehicle-move=moving", sampled_times() / FEWER);
	range_free(&r);
}

/* Its pilot has no Luck; the open ground under it would do to land on. */
TEST(test_a_machine_gun_at_an_aircraft)
{
	const int times = sampled_times() / FEWER;
	int64_t unhurt = 0, lands = 0, falls = 0;
	struct range r;
	struct odds o;

	vehicle_range(&r, "artillery", 12, "aircraft");
	adv_unit_of(r.s->game, 1)->vehicle.flying = true;
	adv_unit_of(r.s->game, 1)->moved = true;
	range_ready(&r);
	for (int i = 0; i < times; i++) {
		range_again(&r);
		adv_volley(r.g);
		if (adv_wreck(r.g, r.g->units[1].head))
			falls++;
		else if (adv_unit_of(r.g, 1)->vehicle.damaged)
			lands++;
		else
			unhurt++;
	}
	odds_of("pacific damage weapon=artillery vehicle=aircraft vehicle-move=flying range=16",
		&o);
	sampled_agrees("unhurt", odds_chance(&o, "unhurt"), unhurt, times);
	sampled_agrees("lands", odds_chance(&o, "lands, damaged"), lands, times);
	sampled_agrees("falls", odds_chance(&o, "shot down, destroyed"), falls, times);
	range_free(&r);
}

TEST(test_a_grenade_at_a_car)
{
	struct range r;

	vehicle_range(&r, "grenade", 20, "automobile");
	adv_figure_of(r.s->game, 0)->aim = NOBODY;
	burst(&r, 1, "grenade");
	hold_vehicle(&r, "pacific damage weapon=grenade vehicle=automobile range=9",
		sampled_times() / FEWER);
	range_free(&r);
}

TEST_MAIN

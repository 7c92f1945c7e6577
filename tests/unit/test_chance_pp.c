/* Odds of participation against its own dice: what `cliffhanger odds` reckons of shots, throws,
 * saving throws, morale and nerve holds for a million of them, thrown by the code of play; a
 * few cases worked out by hand; every row of the book can be asked for. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "pp_chances.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/morale.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/odds/chances.h"

/* ---- shooting ---- */

struct shot_ends { int64_t hits[TALLY_MAX + 1], ends[INJURIES], effects[EFFECTS], hurt; };

static void watch_hits(void *self, const struct event *e)
{
	if (e->kind == EVENT_ROLL && strcmp(e->roll.what, "shooting") == 0)
		*(int *)self += e->roll.successes;
}

static void note_shot_target(const struct game *g, int target, struct shot_ends *ends)
{
	const struct pp_figure *f = pp_figure_of(g, target);

	ends->ends[sampled_end(g, target)]++;
	ends->hurt += pp_out(g, target) || (f->causes >> CAUSE_INJURED & 1) != 0;
	if (pp_out(g, target))
		return;
	if (f->down)
		ends->effects[EFFECT_DOWN]++;
	else if (f->staggered)
		ends->effects[EFFECT_STAGGER]++;
	else if (f->lost_blow)
		ends->effects[EFFECT_FLINCH]++;
}

enum { SHOOTER, TARGET };	/* figures */

static void shoot_all(const struct scene *scene, int n, struct shot_ends *ends)
{
	const int shooters = odds_asked(scene->asked, "shooters");
	struct game *const g = scene->game, *const fresh = sampled_fresh(g);
	struct pp_aim aim;

	assert_true(pp_aim_at(g, SHOOTER, TARGET,
		(enum shot_kind)odds_asked(scene->asked, "kind"), &aim, NULL));

	for (int i = 0; i < n; i++) {
		int hits = 0;

		sampled_again(g, fresh);
		g->out = (struct sink){ watch_hits, &hits };
		for (int shooter = 0; shooter < shooters; shooter++)
			if (!pp_out(g, TARGET))
				pp_shoot(g, &aim);
		ends->hits[hits]++;
		note_shot_target(g, TARGET, ends);
	}
	game_free(fresh);
}

static void expect_shots(const char *words, int n)
{
	static const char *const effects[EFFECTS] = { "flinches", "staggers", "downed" };
	struct shot_ends *const ends = calloc(1, sizeof *ends);
	struct scene *scene;
	struct odds_case c;
	struct odds o;

	assert_non_null(ends);
	pp_case(&c, "shooting", words, &o);
	scene = pp_scene(&c);
	shoot_all(scene, n, ends);
	sampled_tally(words, odds_tally(&o, "hits"), ends->hits, n);
	sampled_agrees("hurt", odds_chance(&o, "hurt"), ends->hurt, n);
	sampled_agrees("out", odds_chance(&o, "out"), ends->ends[INJURY_DEAD], n);
	expect_plights(&o, scene->game, TARGET, ends->ends, n);
	/* Of somebody who lies already nobody sees what else befalls him. */
	for (int e = 0; e < EFFECTS && !strstr(words, "target-state"); e++)
		sampled_agrees(effects[e], odds_chance(&o, effects[e]), ends->effects[e], n);
	scene_free(scene);
	free(ends);
}

TEST(test_P_4_a_million_shots)
{
	expect_shots("weapon=rifle", sampled_times());
}

TEST(test_P_4_shots_of_other_kinds)
{
	static const char *const cases[] = {
		"weapon=machine-gun range=12", "weapon=revolver range=3 kind=attacked shooters=3",
		"weapon=carbine shooters=4 target-injury=light armour=1",
		"weapon=elephant-gun creature=sabre-tooth wounds=2 shooters=3",
		"weapon=bow range=1 target-state=down target-injury=bad",
		"weapon=shotgun range=10 shoot=good target-injuries=1 target-injury=dangerous",
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		expect_shots(cases[i], sampled_times() / 20);
}

/* A bow at 8": one arrow on 5 or more, 2 of 6.  Of 36 throws for effect and saving throw at
 * SDD 0 two faces of a flinch, 4 of 36, are superficial. */
TEST(test_P_5_an_arrow_by_hand)
{
	struct odds o;

	odds_of("participation shooting weapon=bow range=8", &o);
	assert_int_equal(chance_in(odds_chance(&o, "hurt"), 108), 32);
	assert_int_equal(chance_in(odds_chance(&o, "dead"), 27), 1);	/* 1/3 of 1/3 of 1/3 */
	assert_int_equal(chance_in(odds_chance(&o, "downed"), 27), 2);
	assert_int_equal(chance_milli(tally_mean(odds_tally(&o, "hits"))), 333);
	assert_int_equal(o.rolls[0].each, chance_of(1, 3));
}

/* A rifle within 8": one or two shots, each on 4 or more: 1/2, 1/2 × 1/4 of two hits. */
TEST(test_S_P_6_shots_of_a_rifle_by_hand)
{
	struct odds o;

	odds_of("participation shooting weapon=rifle range=8", &o);
	assert_int_equal(chance_in(odds_tally(&o, "shots")->of[1], 1000000), 500000);
	assert_int_equal(chance_in(odds_tally(&o, "hits")->of[2], 1000000), 125000);
	assert_int_equal(chance_in(odds_tally(&o, "hits")->of[0], 1000000), 375000);
}

TEST(test_P_4_every_row_of_shooting_can_be_asked_for)
{
	static const struct { const char *words, *row; int value; } rows[] = {
		{ "kind=opportunity", "shooting.opportunity", 1 },
		{ "kind=attacked range=3", "shooting.attacked", 2 },
		{ "shoot=good", "shooting.good", -1 }, { "shoot=poor", "shooting.poor", 1 },
		{ "cover=soft", "shooting.cover", 1 }, { "cover=medium", "shooting.cover", 1 },
		{ "cover=hard", "shooting.cover", 1 },
		{ "cover=soft creature=mammoth range=1", "shooting.cover", 1 },
		{ "cover=medium size=gigantic", "shooting.cover", 1 },
		{ "cover=hard creature=crocodile range=2", "shooting.cover", 1 },
		{ "range=1 target-state=senseless", "shooting.coup-de-grace", -2 },
		{ "range=1 target-state=captive", "shooting.coup-de-grace", -2 },
		{ "range=1 target-state=down", "effect-modifiers.coup-de-grace", 2 },
		{ "moved=3", "shooting.moved", 1 }, { "target-moved=7", "shooting.target-moved",
			1 },
		{ "rested=yes", "shooting.rested", -1 },
		{ "telescope=yes", "shooting.telescope", -1 },
		{ "spirit=shaken", "morale-results.shaken", 1 },
		{ "injury=light", "S-P-8", 1 }, { "injury=bad", "S-P-8", 2 },
		{ "injury=bad bandaged=yes", "S-P-8", 1 }, { "injury=dangerous rested=yes", "S-P-8",
			3 },
		{ "injury=light worse=2 rested=yes", "S-P-8", 3 }, { "armour=2", "S-P-39", 2 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect_row("shooting", rows[i].words, rows[i].row, rows[i].value);
	expect_no_row("shooting", "moved=2 target-moved=6", "shooting.moved");
	expect_no_row("shooting", "moved=2 target-moved=6", "shooting.target-moved");
	expect_no_row("shooting", "range=2 target-state=down", "shooting.coup-de-grace");
}

TEST(test_P_4_every_gun_and_band)
{
	static const struct { const char *weapon; int range[BANDS]; } guns[] = {
		{ "revolver", { 4, 8, 12 } }, { "rifle", { 8, 16, 32 } },
		{ "carbine", { 6, 12, 24 } }, { "shotgun", { 4, 8, 12 } },
		{ "elephant-gun", { 8, 16, 24 } }, { "machine-gun", { 12, 24, 36 } },
		{ "bow", { 5, 10, 20 } },
	};

	for (size_t i = 0; i < sizeof guns / sizeof *guns; i++)
		for (int band = 0; band < BANDS; band++) {
			char words[100];
			struct odds o;

			snprintf(words, sizeof words, "participation shooting weapon=%s range=%d",
				guns[i].weapon, guns[i].range[band]);
			odds_of(words, &o);
			assert_int_equal(hit_need(&o), 4 + band);
			snprintf(words, sizeof words, "participation shooting weapon=%s range=%d",
				guns[i].weapon, guns[i].range[band] + 1);
			if (band < BAND_LONG) {
				odds_of(words, &o);
				assert_int_equal(hit_need(&o), 5 + band);
			} else {
				odds_in_vain(words, "P-4", "the furthest shot");
			}
		}
}

TEST(test_P_4_what_is_no_shot_is_refused)
{
	static const struct { const char *words, *rule, *text; } bad[] = {
		{ "weapon=club", "P-4", "nothing to shoot with" },
		{ "weapon=dynamite", "P-6", "throwing" }, { "weapon=mortar", "P-6", "throwing" },
		{ "weapon=revolver rested=yes", "X-184", "long gun" },
		{ "weapon=bow telescope=yes", "P-4", "long gun" },
		{ "rested=yes moved=1", "X-184", "moved=0" },
		{ "kind=attacked range=4", "X-50", "less than 4\"" },
		{ "spirit=panicked", "P-10", "does not shoot" },
		{ "spirit=terrified", "P-10", "does not shoot" },
		{ "ran=yes", "S-P-3", "has run" }, { "state=flinched", "S-P-10", "flinched" },
		{ "state=down", "X-183", "is down" }, { "engaged=yes", "X-180", "arm's length" },
		{ "scuffle=yes", "X-181", "scuffle" },
		{ "bandaged=yes", "S-P-13", "injured" },
		{ "target-injuries=2", "S-P-12", "1 at most" },
		{ "wounds=1", "P-9", "people" }, { "creature=dog wounds=2", "P-9", "up to 1" },
		{ "creature=dog target-injury=light", "P-9", "no injuries" },
	};

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		char words[200];

		snprintf(words, sizeof words, "participation shooting %s", bad[i].words);
		odds_refused(words, bad[i].rule, bad[i].text);
	}
	odds_in_vain("participation shooting weapon=bow range=19 kind=opportunity", "S-P-7",
		"wants 7");
}

/* Bounds: ten machine guns at the biggest there is add up to something certain. */
TEST(test_P_4_shots_at_the_bounds)
{
	struct odds o;

	odds_of("participation shooting weapon=machine-gun shooters=10 range=12 wound-value=99",
		&o);
	assert_int_equal(chance_in(tally_least(odds_tally(&o, "shots"), 0), 1000000), 1000000);
	assert_int_equal(chance_in(tally_least(odds_tally(&o, "hits"), 0), 1000000), 1000000);
	assert_int_equal(chance_in(odds_chance(&o, "unhurt") + odds_chance(&o, "wounded")
		+ odds_chance(&o, "dead"), 1000000), 1000000);
	odds_of("participation shooting weapon=machine-gun shooters=3 range=12 wound-value=99", &o);
	assert_int_equal(chance_milli(tally_mean(odds_tally(&o, "shots"))), 21000);
	assert_int_equal(chance_milli(tally_mean(odds_tally(&o, "hits"))), 10500);
}

/* ---- saving throws ---- */

static void expect_saves(const char *words, bool thrown, int n)
{
	int64_t ends[INJURIES] = { 0 };
	const int figure = 0;
	struct scene *scene;
	struct pp_blow asked;
	struct odds_case c;
	struct odds o;
	struct game *fresh;

	pp_case(&c, "saving", words, &o);
	scene = pp_scene(&c);
	assert_true(pp_saving_blow(scene, &asked, NULL));
	fresh = sampled_fresh(scene->game);
	for (int i = 0; i < n; i++) {
		struct pp_blow blow = asked;

		sampled_again(scene->game, fresh);
		if (thrown)
			blow.effect = pp_effect_die(scene->game, figure, NOBODY);
		pp_strike(scene->game, figure, &blow, NOBODY);
		ends[sampled_end(scene->game, figure)]++;
	}
	expect_plights(&o, scene->game, figure, ends, n);
	game_free(fresh);
	scene_free(scene);
}

TEST(test_P_8_a_million_saving_throws)
{
	expect_saves("", true, sampled_times());
	expect_saves("weapon=club", true, sampled_times() / 20);
	expect_saves("weapon=axe effect=staggers armour=2 injury=bad", false, sampled_times() / 20);
	expect_saves("weapon=fists effect=downed", false, sampled_times() / 20);
	expect_saves("from=burst-far", true, sampled_times() / 20);
	expect_saves("weapon=jaws effect=downed creature=wolf wounds=1", false,
		sampled_times() / 20);
}

/* Every arm and effect: the rows of PP:76 to PP:93 with its SDD, face by face. */
TEST(test_P_8_every_arm_by_the_printed_table)
{
	static const struct { const char *name; int harm, sdd; } arms[] = {
		{ "revolver", 'p', 0 }, { "rifle", 'p', -1 }, { "elephant-gun", 'p', -3 },
		{ "knife", 'p', 1 }, { "bayonet", 'p', -2 }, { "axe", 'p', -3 },
		{ "halberd", 'p', -4 }, { "fists", 'b', 0 }, { "handbag", 'b', -1 },
		{ "club", 'b', -2 }, { "whip", 'b', 1 }, { "brick", 'b', -2 },
	};
	static const char *const effects[EFFECTS] = { "flinches", "staggers", "downed" };
	/* Piercing from 5, from 3, less; bludgeoning from 4, less. */
	static const char *const piercing[EFFECTS][3] = {
		{ "Superficial", "Lightly injured", "Badly injured" },
		{ "Lightly injured", "Badly injured", "Dangerously injured" },
		{ "Badly injured", "Dangerously injured", "Apparently dead" } };
	static const char *const bludgeoning[EFFECTS][2] = { { "Superficial", "Hurt" },
		{ "Hurt", "Lightly injured" }, { "Lightly injured", "Stunned" } };

	for (size_t i = 0; i < sizeof arms / sizeof *arms; i++)
		for (int e = 0; e < EFFECTS; e++) {
			char words[100];
			int faces[3] = { 0 };
			struct odds o;

			snprintf(words, sizeof words, "participation saving weapon=%s effect=%s",
				arms[i].name, effects[e]);
			odds_of(words, &o);
			for (int die = 1; die <= 6; die++) {
				const int sum = die + arms[i].sdd;

				faces[arms[i].harm == 'p' ? (sum >= 5 ? 0 : sum >= 3 ? 1 : 2)
					: (sum >= 4 ? 0 : 1)]++;
			}
			for (int row = 0; row < (arms[i].harm == 'p' ? 3 : 2); row++)
				assert_int_equal(chance_in(odds_chance(&o, arms[i].harm == 'p'
					? piercing[e][row] : bludgeoning[e][row]), 6), faces[row]);
		}
	odds_refused("participation saving weapon=dynamite", "P-8", "burst-near");
}

/* A knife on one who flinches: superficial from 4, light with 2 and 3, bad with 1; the second
 * light injury is a bad one, the second bad one a dangerous one. */
TEST(test_S_P_12_injuries_on_injuries_by_hand)
{
	struct odds o;

	odds_of("participation saving weapon=knife effect=flinches injury=light", &o);
	assert_int_equal(chance_in(odds_chance(&o, "light"), 6), 3);
	assert_int_equal(chance_in(odds_chance(&o, "bad"), 6), 3);
	odds_of("participation saving weapon=knife effect=flinches injury=bad", &o);
	assert_int_equal(chance_in(odds_chance(&o, "bad"), 6), 5);
	assert_int_equal(chance_in(odds_chance(&o, "dangerous"), 6), 1);
}

/* ---- morale ---- */

static void expect_morale(const char *words, int n)
{
	static const char *const names[SPIRITS] = { "controlled", "obedient", "shaken", "panicked",
		"terrified", "faints" };
	int64_t seen[SPIRITS] = { 0 };
	struct scene *scene;
	int figure;
	struct odds_case c;
	struct odds o;
	struct game *fresh;

	pp_case(&c, "morale", words, &o);
	scene = pp_scene(&c);
	figure = scene->game->units[0].head;
	fresh = sampled_fresh(scene->game);
	for (int i = 0; i < n; i++) {
		sampled_again(scene->game, fresh);
		pp_morale(scene->game);
		seen[standing_fit(scene->game, figure)
			? pp_figure_of(scene->game, figure)->spirit : SPIRIT_FAINT]++;
	}
	for (int i = 0; i < o.n_outcomes; i++)
		for (int s = 0; s < SPIRITS; s++)
			if (strcmp(o.outcomes[i].name, names[s]) == 0) {
				sampled_agrees(words, o.outcomes[i].chance, seen[s], n);
				seen[s] = 0;
			}
	for (int s = 0; s < SPIRITS; s++)
		assert_int_equal(seen[s], 0);	/* nothing that was not reckoned with */
	game_free(fresh);
	scene_free(scene);
}

TEST(test_P_10_a_million_throws_for_morale)
{
	static const char *const cases[] = { "courage=hero injury=bad", "courage=brave fright=4",
		"courage=follower comrades=2 dead=1", "courage=cautious armed=no downed=2",
		"groggy=yes injury=dangerous bandaged=yes cause=injured,groggy adt=1" };

	expect_morale("courage=normal dead=2", sampled_times());
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		expect_morale(cases[i], sampled_times() / 20);
}

/* Normal, armed: D6 + 1 against 5, 3, 2. */
TEST(test_P_10_morale_by_hand)
{
	struct odds o;

	odds_of("participation morale", &o);
	assert_int_equal(odds_chance(&o, "controlled"), chance_of(3, 6));
	assert_int_equal(odds_chance(&o, "obedient"), chance_of(2, 6));
	assert_int_equal(odds_chance(&o, "shaken"), chance_of(1, 6));
	odds_of("participation morale courage=hero dead=3 armed=no", &o);	/* D6 - 3 */
	assert_int_equal(odds_chance(&o, "controlled"), chance_of(1, 6));
	assert_int_equal(odds_chance(&o, "shaken"), chance_of(3, 6));
	assert_int_equal(odds_chance(&o, "terrified"), chance_of(2, 6));
}

TEST(test_P_10_every_row_of_morale_can_be_asked_for)
{
	static const struct { const char *words, *row; int value; } rows[] = {
		{ "adt=-2", "cards.adt", -2 }, { "", "morale.armed", 1 },
		{ "comrades=1", "morale.comrade", 1 }, { "comrades=4", "morale.comrade", 4 },
		{ "comrades=12", "morale.comrade", 12 }, { "elite=yes", "morale.elite", 2 },
		{ "trained=yes", "morale.trained", 1 }, { "groggy=yes", "morale.groggy", -1 },
		{ "injury=light", "morale.light", -1 }, { "injury=bad", "morale.bad", -3 },
		{ "injury=dangerous", "morale.dangerous", -3 },
		{ "injury=dangerous bandaged=yes", "morale.bandaged", 1 },
		{ "downed=3", "morale.downed", -3 }, { "downed=12", "morale.downed", -12 },
		{ "dead=2", "morale.dead", -2 }, { "dead=12 comrades=12 downed=12", "morale.dead",
			-12 },
		{ "fright=4", "morale.fright", -4 }, { "fright=3 own-fright=2", "morale.fright",
			-3 },
		{ "cause=scream,rout", "morale-causes.rout", 0 },
		{ "cause=injured,panic", "morale-causes.panic", 0 },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect_row("morale", rows[i].words, rows[i].row, rows[i].value);
	expect_no_row("morale", "armed=no", "morale.armed");
	expect_no_row("morale", "fright=2 own-fright=2", "morale.fright");
	odds_refused("participation morale cause=none", "X-43", "cause");
	odds_refused("participation morale elite=yes trained=yes", "S-P-22", "one of the two");
	odds_refused("participation morale bandaged=yes", "S-P-13", "injured");
}

/* ---- nerve ---- */

static void expect_nerve(const char *words, int n)
{
	int64_t dared[TALLY_MAX + 1] = { 0 };
	struct scene *scene;
	struct odds_case c;
	struct odds o;
	struct game *fresh;

	pp_case(&c, "nerve", words, &o);
	scene = pp_scene(&c);
	fresh = sampled_fresh(scene->game);
	for (int i = 0; i < n; i++) {
		int times = 0;

		sampled_again(scene->game, fresh);
		for (int t = 0; t < odds_asked(&c, "tries"); t++)
			times += pp_nerve(scene->game, 0, odds_asked(&c, "deed"),
				odds_asked(&c, "terror") > 0 ? 1 : NOBODY);
		dared[times]++;
	}
	sampled_agrees(words, odds_chance(&o, "dares"), n - dared[0], n);
	if (odds_asked(&c, "tries") > 1)
		sampled_tally(words, odds_tally(&o, "dared"), dared, n);
	game_free(fresh);
	scene_free(scene);
}

TEST(test_P_11_a_million_dares)
{
	expect_nerve("tries=4", sampled_times());
	expect_nerve("deed=leap nerve=named trained=yes", sampled_times() / 20);
	expect_nerve("deed=face nerve=npc fears=beasts terror=beasts tries=2",
		sampled_times() / 20);
	expect_nerve("deed=climb done=2 failed=2 tries=6 fears-nothing=yes", sampled_times() / 20);
}

/* Twice at a bridge: 1/3, then 1/2 after having dared it, and 1/6 after not. */
TEST(test_S_P_24_two_dares_by_hand)
{
	struct odds o;

	odds_of("participation nerve tries=2", &o);
	assert_int_equal(chance_in(odds_tally(&o, "dared")->of[0], 18), 10);
	assert_int_equal(chance_in(odds_tally(&o, "dared")->of[1], 18), 5);
	assert_int_equal(chance_in(odds_tally(&o, "dared")->of[2], 18), 3);
	assert_int_equal(chance_in(odds_chance(&o, "dares"), 18), 8);
	assert_int_equal(chance_in(odds_chance(&o, "cowers"), 18), 10);
}

TEST(test_P_11_every_row_of_nerve_can_be_asked_for)
{
	static const struct { const char *words, *row; int value; } rows[] = {
		{ "nerve=named", "nerve.named", 2 }, { "nerve=npc", "nerve.npc", 1 },
		{ "trained=yes", "nerve.trained", 1 }, { "done=1", "nerve.done", 1 },
		{ "done=3", "nerve.done-lots", 2 }, { "failed=2", "nerve.failed", -1 },
		{ "failed=3", "nerve.failed-lots", -2 }, { "deed=leap", "nerve.bad", -2 },
		{ "deed=defy", "nerve.worse", -3 },
		{ "fears-nothing=yes", "nerve.fears-nothing", 1 },
		{ "fears=heights", "nerve.fear", -2 }, { "fears=heights fear-value=-4",
			"nerve.fear", -4 },
		{ "deed=enter fears=snakes terror=snakes fear-value=-1", "nerve.fear", -1 },
	};
	static const char *const deeds[] = { "climb", "cross", "leap", "swim", "face", "handle",
		"enter", "defy" };

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect_row("nerve", rows[i].words, rows[i].row, rows[i].value);
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++) {
		char words[40];

		snprintf(words, sizeof words, "deed=%s trained=yes", deeds[i]);
		expect_row("nerve", words, "nerve.trained", 1);
	}
	expect_no_row("nerve", "deed=enter fears=heights", "nerve.fear");
}

TEST(test_Y_26_odds_count_a_fear_of_who_fears_nothing)
{
	expect_row("nerve", "fears=heights fears-nothing=yes", "nerve.fear", -2);
	expect_row("nerve", "fears=heights fears-nothing=yes", "nerve.fears-nothing", 1);
}

/* ---- house rules ---- */

TEST(test_X_160_a_book_of_ones_own_has_odds_of_its_own)
{
	static const struct { const char *action, *words, *table, *row, *column; int number;
		const char *outcome; int parts, of; } cases[] = {
		{ "shooting", "weapon=bow range=8", "weapons", "bow", "medium-need", 3, "hurt",
			16, 27 },
		{ "morale", "", "morale", "armed", "modifier", 2, "controlled", 4, 6 },
		{ "nerve", "", "nerve", "named", "modifier", 3, "dares", 2, 6 },
		{ "nerve", "nerve=named", "nerve", "named", "modifier", 3, "dares", 5, 6 },
		{ "saving", "weapon=knife effect=flinches", "weapons", "knife", "sdd", -1, "hurt",
			5, 6 },
		{ "fighting", "", "weapons", "club", "factor", 2, "wins", 15, 36 },
		{ "fighting", "state=charging", "fighting", "charging", "modifier", 3, "wins", 30,
			36 },
		{ "throwing", "weapon=stone range=3", "throwing", "stone", "half", 2, "there", 5,
			6 },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct rulebook *const book = rulebook_copy(&rulebook_participation);
		struct reason why = { "", "" };
		struct odds_case c;
		struct odds o;

		assert_non_null(book);
		pp_change(book, cases[i].table, cases[i].row, cases[i].column, cases[i].number);
		pp_case_of(&c, book, cases[i].action, cases[i].words);
		if (!odds_reckon(&c, &o, &why))
			fail_msg("%s %s: %s", cases[i].action, cases[i].words, why.text);
		assert_int_equal(chance_in(odds_chance(&o, cases[i].outcome), cases[i].of),
			cases[i].parts);
		rulebook_free(book);
	}
}

TEST_MAIN

/* The chances of one saving throw: against a blow of a known effect, or a hit with its effect
 * die before it. */
#include "systems/participation/fire/blast.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/chance_people.h"
#include "systems/participation/odds/chance_saving.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/plight.h"

enum { WEAPON, FROM, EFFECT, ARMOUR, INJURY, INJURIES_HAD, CREATURE, WOUND_VALUE, WOUNDS };
enum { COLS = 12, ROWS = 5, ROW = 2, ONE = 0 };
enum { FROM_ARM, FROM_NEAR, FROM_MIDDLE, FROM_FAR };

static const char *const froms[] = { "weapon", "burst-near", "burst-middle", "burst-far", NULL };
static const char *const effects[] = { "flinches", "staggers", "downed", "thrown", NULL };

const struct odds_input pp_saving_inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what strikes"),
	[FROM] = ODDS_WORD("from", froms, "weapon", "that, or dynamite at such a distance"),
	[EFFECT] = ODDS_WORD("effect", effects, "thrown",
		"what the blow does; thrown: a hit, whose effect is diced for"),
	[ARMOUR] = ODDS_NUMBER("armour", 0, 6, "0", "on the card"),
	[INJURY] = ODDS_WORD("injury", pp_chance_injuries, "none", "what he has already"),
	[INJURIES_HAD] = ODDS_NUMBER("injuries", 1, 9, "1", "how many of that"),
	[CREATURE] = ODDS_ROW("creature", "creatures", "none", "what it is"),
	[WOUND_VALUE] = ODDS_NUMBER("wound-value", 0, 99, "0",
		"0: the creature's, people have none"),
	[WOUNDS] = ODDS_NUMBER("wounds", 0, 98, "0", "those that it has already"),
	{ .name = NULL }
};

bool pp_saving_may_be(const struct rulebook *book, int input, int32_t value)
{
	return input != INJURIES_HAD || pp_chance_injuries_may_be(book, value);
}

/* ---- the scene ---- */

static bool choose_blow(const struct odds_case *a, struct pp_saving *scene, struct reason *why)
{
	const struct pp_rules *const rules = pp_rules_of(scene->g);
	const struct weapon *const w = &rules->weapons[a->values[WEAPON].number];
	const int from = a->values[FROM].number;
	const enum pp_effect effect = a->values[EFFECT].number < EFFECTS
		? (enum pp_effect)a->values[EFFECT].number : EFFECT_FLINCH;

	if (from != FROM_ARM) {
		if (from - FROM_NEAR >= rules->n_bursts)
			return refuse(why, "P-6", "dynamite has %d distances", rules->n_bursts);
		scene->blow = pp_burst_blow(rules, from - FROM_NEAR, "Dynamite", effect);
		return true;
	}
	if (w->harm == HARM_NONE)
		return refuse(why, "P-8", "nobody is struck with that (%s): from=burst-near, "
			"burst-middle or burst-far, or another weapon", w->name);
	scene->blow = (struct pp_blow){ effect, (enum harm)w->harm, w->sdd, w->name, w->rule };
	return true;
}

bool pp_saving_scene(const struct odds_case *a, struct pp_saving *scene, struct reason *why)
{
	const struct odds_value *const v = a->values;

	*scene = (struct pp_saving){ .figure = ONE };
	scene->s = scene_new(a, COLS, ROWS, why);
	if (!scene->s)
		return false;
	scene_unit(scene->s, 0, 1, COLS / 2, ROW);
	pp_scene_card(scene->s, ONE, CARD_ARMOUR, v[ARMOUR].number);
	if (v[CREATURE].number >= 0)
		pp_scene_card(scene->s, ONE, CARD_CREATURE, v[CREATURE].number);
	if (v[WOUND_VALUE].number > 0)
		pp_scene_card(scene->s, ONE, CARD_WOUND_VALUE, v[WOUND_VALUE].number);
	scene->g = scene_game(scene->s, why);
	return scene->g && choose_blow(a, scene, why)
		&& pp_scene_hurt(scene->g, ONE, v[INJURY].number, false, 0, why)
		&& pp_scene_injuries(scene->g, ONE, v[INJURIES_HAD].number, why)
		&& pp_scene_wounds(scene->g, ONE, v[WOUNDS].number, why);
}

/* ---- the throw ---- */

static void reckon(const struct pp_saving *scene, bool thrown, struct odds *odds)
{
	const struct game *const g = scene->g;
	const struct pp_rules *const rules = pp_rules_of(g);
	chance_t injuries[INJURIES];
	struct pp_plight p;
	struct roller r;

	if (thrown) {
		pp_effect_die_roller(g, scene->figure, NOBODY, &r);
		odds_roll(odds, &r, rules->die, 1, "");
		pp_chance_note_effects(rules, odds);
		pp_hit_injuries(g, scene->figure, scene->blow, roller_need(&r), injuries);
	} else {
		pp_blow_injuries(g, scene->figure, &scene->blow, injuries);
	}
	pp_save_roller(g, scene->figure, &scene->blow, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	for (int i = 0; i < INJURIES; i++)
		odds_outcome(odds, rules->injury[i].name, injuries[i]);
	odds_outcome(odds, "hurt", pp_blow_chances(g, scene->figure, injuries).hurt);
	odds_outcome(odds, "out", pp_blow_chances(g, scene->figure, injuries).out);
	pp_plight_begin(g, scene->figure, &p);
	pp_plight_blow(g, scene->figure, injuries, &p);
	odds_note(odds, "first what the throw says, then what becomes of it with injuries or "
		"wounds that are there (S-P-12)");
	pp_chance_plight(g, scene->figure, &p, odds);
}

bool pp_saving_chance(const struct odds_case *a, struct odds *odds, struct reason *why)
{
	struct pp_saving scene = { 0 };
	const bool done = pp_saving_scene(a, &scene, why);

	if (done)
		reckon(&scene, a->values[EFFECT].number == EFFECTS, odds);
	scene_free(scene.s);
	return done;
}

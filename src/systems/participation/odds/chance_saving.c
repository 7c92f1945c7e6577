/* The chances of one saving throw: against a blow of a known effect, or a hit with its effect
 * die before it. */
#include "systems/participation/fire/blast.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/plight.h"

enum { WEAPON, FROM, EFFECT, ARMOUR, INJURY, INJURIES_HAD, CREATURE, WOUND_VALUE, WOUNDS };
enum { COLS = 12, ROWS = 5, ROW = 2, ONE = 0 };
enum { FROM_ARM, FROM_NEAR, FROM_MIDDLE, FROM_FAR };

static const char *const froms[] = { "weapon", "burst-near", "burst-middle", "burst-far", NULL };
static const char *const effects[] = { "flinches", "staggers", "downed", "thrown", NULL };

static const struct odds_input inputs[] = {
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

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	return input != INJURIES_HAD || pp_chance_injuries_may_be(book, value);
}

/* ---- the scene ---- */

bool pp_saving_blow(const struct scene *s, struct pp_blow *blow, struct reason *why)
{
	const struct pp_rules *const rules = pp_rules_of(s->game);
	const struct weapon *const w = &rules->weapons[scene_input(s, WEAPON)];
	const int from = scene_input(s, FROM);
	const enum pp_effect effect = scene_input(s, EFFECT) < EFFECTS
		? (enum pp_effect)scene_input(s, EFFECT) : EFFECT_FLINCH;

	if (from != FROM_ARM) {
		if (from - FROM_NEAR >= rules->n_bursts)
			return refuse(why, "P-6", "dynamite has %d distances", rules->n_bursts);
		*blow = pp_burst_blow(rules, from - FROM_NEAR, "Dynamite", effect);
		return true;
	}
	if (w->harm == HARM_NONE)
		return refuse(why, "P-8", "nobody is struck with that (%s): from=burst-near, "
			"burst-middle or burst-far, or another weapon", w->name);
	*blow = (struct pp_blow){ effect, (enum harm)w->harm, w->sdd, w->name, w->rule };
	return true;
}

static bool put(struct scene *s)
{
	scene_unit(s, 0, 1, COLS / 2, ROW);
	scene_say(s, ONE, CARD_ARMOUR, scene_input(s, ARMOUR));
	pp_scene_creature(s, ONE, scene_input(s, CREATURE), scene_input(s, WOUND_VALUE));
	return true;
}

static bool set(struct scene *s)
{
	struct pp_blow blow;

	return pp_saving_blow(s, &blow, s->why)
		&& pp_scene_hurt(s->game, ONE, scene_input(s, INJURY), false, 0, s->why)
		&& pp_scene_injuries(s->game, ONE, scene_input(s, INJURIES_HAD), s->why)
		&& pp_scene_wounds(s->game, ONE, scene_input(s, WOUNDS), s->why);
}

/* ---- the throw ---- */

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct game *const g = s->game;
	const struct pp_rules *const rules = pp_rules_of(g);
	chance_t injuries[INJURIES];
	struct pp_plight p;
	struct pp_blow blow;
	struct roller r;

	if (!pp_saving_blow(s, &blow, s->why))
		return false;
	if (scene_input(s, EFFECT) == EFFECTS) {
		pp_effect_die_roller(g, ONE, NOBODY, &r);
		odds_roll(odds, &r, rules->die, 1, "");
		pp_chance_note_effects(rules, odds);
		pp_hit_injuries(g, ONE, blow, roller_need(&r), injuries);
	} else {
		pp_blow_injuries(g, ONE, &blow, injuries);
	}
	pp_save_roller(g, ONE, &blow, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	for (int i = 0; i < INJURIES; i++)
		odds_outcome(odds, rules->injury[i].name, injuries[i]);
	odds_outcome(odds, "hurt", pp_blow_chances(g, ONE, injuries).hurt);
	odds_outcome(odds, "out", pp_blow_chances(g, ONE, injuries).out);
	pp_plight_begin(g, ONE, &p);
	pp_plight_blow(g, ONE, injuries, &p);
	odds_note(odds, "first what the throw says, then what becomes of it with injuries or "
		"wounds that are there (S-P-12)");
	pp_chance_plight(g, ONE, &p, odds);
	return true;
}

static const struct situation situation = { .cols = COLS, .rows = ROWS, .put = put, .set = set,
	.reckon = reckon };
const struct odds_action pp_odds_saving = { "saving", "A saving throw against a blow or a hit",
	"P-8", inputs, scene_reckon, &situation, may_be, NULL };

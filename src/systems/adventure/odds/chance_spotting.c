/* The chances of spotting a unit: by sight alone, or by the roll of who looks for it. */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/settings.h"

enum {
	INPUT_CRAFT, INPUT_HERO, INPUT_TRAITS, INPUT_TERRITORY, INPUT_MILITARY, INPUT_MOVE,
	INPUT_RANGE_TO, INPUT_GROUND, INPUT_DEPTH, INPUT_TARGET, INPUT_TARGET_MOVE,
	INPUT_SNIPER, INPUT_CAMOUFLAGE
};
enum { SPOTTER, TARGET };	/* units */
enum target { TARGET_SILENT, TARGET_ACTIVE, TARGET_POWDER };
enum { COL = 2, ROW = 4, ROWS = 9, MARGIN = 4, RANGE_MOST = 99, FACES_SHOWN = 6 };

static const char *const traits[] = { "eagle-eye", "near-sighted", "sixth-sense", NULL };
static const char *const targets[] = { [TARGET_SILENT] = "silent",
	[TARGET_ACTIVE] = "active", [TARGET_POWDER] = "powder", NULL };

static const struct odds_input inputs[] = {
	[INPUT_CRAFT] = ODDS_NUMBER("field-craft", 0, 9, "0", "of who looks; 0: by the chart"),
	[INPUT_HERO] = ODDS_FLAG("hero", "no", "a hero leads them"),
	[INPUT_TRAITS] = ODDS_WORDS("traits", traits, "none", "the hero's"),
	[INPUT_TERRITORY] = ODDS_WORD("territory", adv_territory_words, "neither", "theirs: the chart's"),
	[INPUT_MILITARY] = ODDS_FLAG("military", "no",
		"they are soldiers or outdoorsmen: the chart's"),
	[INPUT_MOVE] = ODDS_WORD("move", adv_odds_moves, "stationary", "the order of who looks"),
	[INPUT_RANGE_TO] = ODDS_RANGE("range", 1, RANGE_MOST, "12", "to whom they look for"),
	[INPUT_GROUND] = ODDS_ROW("ground", "terrain", "forest", "what that one hides in"),
	[INPUT_DEPTH] = ODDS_RANGE("depth", 1, RANGE_MOST, "1", "how much of it is in the way"),
	[INPUT_TARGET] = ODDS_WORD("target", targets, "silent",
		"it did nothing, moved or fired, or fired black powder"),
	[INPUT_TARGET_MOVE] = ODDS_WORD("target-move", adv_odds_moves, "stationary", "its order"),
	[INPUT_SNIPER] = ODDS_FLAG("sniper", "no", "it is one of snipers"),
	[INPUT_CAMOUFLAGE] = ODDS_FLAG("camouflage", "no", "it wears full camouflage"),
	{ .name = NULL }
};

static const char *const never[] = { "spotted", NULL };
static const char *const counts[] = { NULL };
static const struct odds_nothing nothing = { "not spotted", never, counts, NULL };

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case INPUT_TRAITS:
		return adv_odds_trait_may_be(book, traits, value);
	case INPUT_MOVE:
		return adv_odds_mode(value) != MODE_ROUT && adv_odds_move_known(book, value, NULL);
	case INPUT_TARGET_MOVE:
		return adv_odds_move_known(book, value, NULL);
	case INPUT_GROUND:
		return scene_stands(book, value);
	case INPUT_SNIPER:
		return value == 0 || adv_unit_setting_known(book, UNIT_SNIPER, NULL);
	case INPUT_CAMOUFLAGE:
		return value == 0 || adv_unit_setting_known(book, UNIT_CAMOUFLAGE, NULL);
	default:
		return true;
	}
}

/* ---- the situation ---- */

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct rulebook *const book = c->book;
	const struct odds_value *const v = c->values;
	const int32_t of_hero = adv_odds_trait_bits(traits, v[INPUT_TRAITS].number);

	if (v[INPUT_SNIPER].number && !adv_unit_setting_known(book, UNIT_SNIPER, why))
		return false;
	if (v[INPUT_CAMOUFLAGE].number && !adv_unit_setting_known(book, UNIT_CAMOUFLAGE, why))
		return false;
	if (of_hero && !v[INPUT_HERO].number)
		return refuse(why, "A-31", "only a hero has traits: hero=yes");
	if (adv_odds_mode(v[INPUT_MOVE].number) == MODE_ROUT)
		return refuse(why, "S-A-23", "a routing unit does not look for anybody");
	return adv_odds_traits_known(book, of_hero, why)
		&& adv_odds_move_known(book, v[INPUT_MOVE].number, why)
		&& adv_odds_move_known(book, v[INPUT_TARGET_MOVE].number, why);
}

static void put_spotter(struct scene *s)
{
	const int unit = scene_unit(s, 0, 1, COL, ROW);
	struct setup_figure *const f = scene_figure(s, unit, 0);

	if (!scene_input(s, INPUT_HERO)) {
		scene_say(s, unit, UNIT_FIELD_CRAFT, scene_input(s, INPUT_CRAFT));
		scene_say(s, unit, UNIT_TERRITORY, scene_input(s, INPUT_TERRITORY));
		scene_say(s, unit, UNIT_MILITARY, scene_input(s, INPUT_MILITARY));
		return;
	}
	adv_odds_hero(f, 1, adv_odds_trait_bits(traits, scene_input(s, INPUT_TRAITS)));
	scene_say_of(f, HERO_FIELD_CRAFT, scene_input(s, INPUT_CRAFT));
	scene_say_of(f, HERO_TERRITORY, scene_input(s, INPUT_TERRITORY));
	scene_say_of(f, HERO_MILITARY, scene_input(s, INPUT_MILITARY));
}

static bool put_target(struct scene *s)
{
	const int range = scene_input(s, INPUT_RANGE_TO), ground = scene_input(s, INPUT_GROUND);
	const int unit = scene_unit(s, 1, 1, COL + range, ROW);

	if (scene_input(s, INPUT_DEPTH) > range)
		return refuse(s->why, "C-5", "depth: expected %d or less, as far as they are apart",
			range);
	if (s->setup.table->grounds[ground].pace == 0)
		return refuse(s->why, "C-4", "nobody stands on %s",
			s->setup.table->grounds[ground].name);
	for (int i = 0; i < scene_input(s, INPUT_DEPTH); i++)
		scene_ground(s, COL + range - i, ROW, ground);
	scene_say(s, unit, UNIT_SNIPER, scene_input(s, INPUT_SNIPER));
	scene_say(s, unit, UNIT_CAMOUFLAGE, scene_input(s, INPUT_CAMOUFLAGE));
	return true;
}

static bool put(struct scene *s)
{
	put_spotter(s);
	return put_target(s);
}

/* As the Shooting phase begins: who stands in the open has been seen. */
static bool set(struct scene *s)
{
	struct game *const g = s->game;
	struct adv_unit *const looks = adv_unit_of(g, SPOTTER), *const seen =
		adv_unit_of(g, TARGET);

	looks->mode = (uint8_t)adv_odds_mode(scene_input(s, INPUT_MOVE));
	seen->mode = (uint8_t)adv_odds_mode(scene_input(s, INPUT_TARGET_MOVE));
	seen->fired_last = scene_input(s, INPUT_TARGET) != TARGET_SILENT;
	if (scene_input(s, INPUT_TARGET) == TARGET_POWDER)
		adv_fire_seen(g, TARGET, true);
	adv_sight_renew(g);
	return true;
}

/* ---- the chances ---- */

/* By a field craft that the spotters have; each need is put down once. */
static chance_t spots(const struct game *g, struct odds *odds)
{
	const int sides = adv_rules_of(g)->die;
	struct roller r;

	adv_spotting_roller(g, SPOTTER, TARGET, &r);
	if (odds)
		odds_roll(odds, &r, sides, adv_can_spot(&r) ? 1 : 0, "spotted");
	if (odds && !adv_can_spot(&r))
		odds_note(odds, "Where no die could do it none is thrown (S-A-27).");
	return adv_can_spot(&r) ? odds_of_die(&r, sides) : 0;
}

/* of a hero whose field craft is rolled as the game begins every die is counted. */
static chance_t spots_as_rolled(struct game *g, int hero, struct odds *odds)
{
	const int faces = adv_rules_of(g)->craft_die;
	int64_t sum = 0;
	struct roller r;

	adv_craft_roller(g, hero, &r);
	odds_roll(odds, &r, faces, 1, "");
	odds_note(odds, "The hero's field craft is rolled as he is made (A-6); below is what is "
		"needed with each die of that.");
	for (int die = 1; die <= faces; die++) {
		adv_figure_of(g, hero)->craft = (uint8_t)adv_craft_thrown(g, hero, &r, die);
		sum += spots(g, die <= FACES_SHOWN ? odds : NULL);
	}
	return sum / faces;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	struct game *const g = s->game;
	const struct odds_value *const v = s->asked->values;
	const int hero = g->units[SPOTTER].head;
	chance_t spotted = CERTAIN;

	if (!adv_unit_line(g, SPOTTER, TARGET))
		return odds_cannot(odds, "C-5", "there is no line of sight into so much %s",
			g->table->grounds[v[INPUT_GROUND].number].name);
	if (adv_spotted(g, TARGET, 0))
		odds_note(odds, v[INPUT_TARGET].number == TARGET_POWDER
			? "The smoke of black powder is always seen (A-24)."
			: "In the open, or next to it, one is always seen (S-A-22).");
	else if (v[INPUT_HERO].number && v[INPUT_CRAFT].number == 0
		&& !adv_has(g, hero, TRAIT_EAGLE_EYE))
		spotted = spots_as_rolled(g, hero, odds);
	else
		spotted = spots(g, odds);
	odds_outcome(odds, "spotted", spotted);
	odds_outcome(odds, "not spotted", chance_not(spotted));
	return true;
}

static const struct situation situation = { .cols = COL + MARGIN, .rows = ROWS,
	.longer_by = INPUT_RANGE_TO, .fits = fits, .put = put, .set = set, .reckon = reckon };
const struct odds_action adv_odds_spotting = { "spotting", "Spotting a hidden unit", "S-A-23",
	inputs, scene_reckon, &situation, may_be, &nothing };

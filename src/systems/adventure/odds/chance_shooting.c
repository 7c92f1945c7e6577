/* The chances of a volley: shooters who stand alike at figures who stand alike.
 *
 * One who shoots and one who is shot at are put in the scene, and asked for by the aim of
 * play; the others do as they do.
 */
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/settings.h"

enum { WEAPON, RANGE, SHOOTERS, TARGETS, CREW, SHOOTER_MOVE, TARGET_MOVE, COVER, SPOTTED,
	SUPPRESSED, UNDER_WATER, SNIPERS, TRAIT_WORDS, LUCK, FRIENDS, TARGET_LUCK,
	TARGET_TRAITS };

enum { COL = 2, ROW = 4, ROWS = 9, MARGIN = 4 };
enum { US, THEM };	/* units, of whom the first may do as all do */

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what they shoot with"),
	[RANGE] = ODDS_RANGE("range", 1, 99, "12", "to the nearest target"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, VOLLEY_FIGURES, "10",
		"how many shoot; of guns with a crew, how many guns"),
	[TARGETS] = ODDS_NUMBER("targets", 1, VOLLEY_FIGURES, "10",
		"how many all of them see and reach"),
	[CREW] = ODDS_NUMBER("crew", 1, 2, "2", "men at each gun that asks for a crew"),
	[SHOOTER_MOVE] = ODDS_WORD("shooter-move", adv_odds_moves, "stationary",
		"the shooters' order"),
	[TARGET_MOVE] = ODDS_WORD("target-move", adv_odds_moves, "stationary",
		"the targets' order; a charge is at the shooters"),
	[COVER] = ODDS_WORD("cover", scene_covers, "none", "what most targets are in"),
	[SPOTTED] = ODDS_FLAG("spotted", "yes", "no: known by their fire of the turn before alone"),
	[SUPPRESSED] = ODDS_FLAG("suppressed", "no",
		"whether half of the targets or more are, as it begins"),
	[UNDER_WATER] = ODDS_FLAG("under-water", "no", "whether the targets are"),
	[SNIPERS] = ODDS_FLAG("snipers", "no", "whether the shooters are"),
	[TRAIT_WORDS] = ODDS_WORDS("traits", adv_odds_shooter_traits, "none",
		"of each shooter: heroes, with their arm of choice"),
	[LUCK] = ODDS_NUMBER("luck", 1, 9, "6", "of each shooter, if he is clumsy"),
	[FRIENDS] = ODDS_NUMBER("friends", 0, VOLLEY_FIGURES, "0",
		"of the shooters, in melee with the targets"),
	[TARGET_LUCK] = ODDS_NUMBER("target-luck", 0, 9, "0",
		"of a hero who is one of the targets; 0: none is"),
	[TARGET_TRAITS] = ODDS_WORDS("target-traits", adv_odds_target_traits, "none",
		"of that hero"),
	{ .name = NULL }
};

static const char *const never[] = { "a hit or more", "one or more out", "all out", NULL };
static const char *const counts[] = { "hits", "suppressed", "wounded", "killed", "out", NULL };
static const struct odds_in_vain in_vain[] = { { "A-9", NULL }, { NULL, NULL } };
static const struct odds_nothing nothing = { NULL, never, counts, in_vain };

/* Side by side they are hand to hand. */
static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	enum mode mode;

	switch (input) {
	case WEAPON:
		return odds_of_row(book, "weapons", value, "hit") > 0
			&& !adv_odds_bursts(book, value);
	case RANGE:
		return value > 1;
	case SHOOTER_MOVE:
		mode = adv_odds_mode(value);
		return mode != MODE_CHARGE && mode != MODE_ROUT
			&& adv_odds_move_known(book, value, NULL);
	case TARGET_MOVE:
		return adv_odds_move_known(book, value, NULL);
	case UNDER_WATER:
		return value == 0 || rulebook_table(book, "swimming");
	case SNIPERS:
		return value == 0 || adv_hero_setting_known(book, HERO_SNIPER);
	case TRAIT_WORDS:
		return adv_odds_trait_may_be(book, adv_odds_shooter_traits, value);
	default:
		return true;
	}
}

/* ---- the table ---- */

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;
	const struct rulebook *const book = c->book;

	if (v[SNIPERS].number && !adv_hero_setting_known(book, HERO_SNIPER))
		return refuse(why, "A-16", "%s knows no snipers: leave snipers out", book->title);
	return adv_odds_target_known(book, v[UNDER_WATER].number != 0, v[TARGET_LUCK].number,
			v[TARGET_TRAITS].number, why)
		&& adv_odds_move_known(book, v[SHOOTER_MOVE].number, why)
		&& adv_odds_move_known(book, v[TARGET_MOVE].number, why)
		&& adv_odds_traits_known(book,
			adv_odds_trait_bits(adv_odds_shooter_traits, v[TRAIT_WORDS].number), why);
}

static void give_arm(struct setup_figure *f, int weapon)
{
	f->arms[f->n_arms++] = (int16_t)weapon;
}

static void put_shooter(struct scene *s)
{
	const int32_t traits = adv_odds_trait_bits(adv_odds_shooter_traits,
		scene_input(s, TRAIT_WORDS));
	const int weapon = scene_input(s, WEAPON);
	struct setup_figure *first;

	scene_unit(s, 0, scene_input(s, CREW), COL, ROW);
	first = scene_figure(s, US, 0);
	give_arm(first, weapon);
	if (scene_input(s, SNIPERS))
		scene_say(s, US, UNIT_SNIPER, 1);
	if (traits == 0)
		return;
	adv_odds_hero(first, scene_input(s, LUCK), traits);
	scene_say_of(first, HERO_CHOICE_ARM, weapon);
	if (traits >> TRAIT_AMBIDEXTROUS & 1)
		give_arm(first, weapon);
}

static bool put(struct scene *s)
{
	const int col = COL + scene_input(s, RANGE);
	const enum cover cover = (enum cover)scene_input(s, COVER);
	const int ground = adv_odds_ground(s, cover, false);

	put_shooter(s);
	if (ground < 0)
		return refuse(s->why, "C-4", "%s has no ground with %s cover", s->asked->book->title,
			scene_covers[cover]);
	scene_ground(s, col, ROW, ground);
	scene_unit(s, 1, 1, col, ROW);
	if (scene_input(s, TARGET_LUCK))
		adv_odds_hero(scene_figure(s, THEM, 0), scene_input(s, TARGET_LUCK),
			adv_odds_trait_bits(adv_odds_target_traits, scene_input(s, TARGET_TRAITS)));
	return true;
}

/* ---- as the shooting begins ---- */

static bool set(struct scene *s)
{
	struct game *const g = s->game;
	struct adv_unit *const us = adv_unit_of(g, US), *const them = adv_unit_of(g, THEM);
	struct adv_figure *const first = adv_figure_of(g, g->units[THEM].head);

	us->mode = (uint8_t)adv_odds_mode(scene_input(s, SHOOTER_MOVE));
	them->mode = (uint8_t)adv_odds_mode(scene_input(s, TARGET_MOVE));
	them->routing = them->mode == MODE_ROUT;
	us->charged = them->charging = them->mode == MODE_CHARGE;
	if (them->charging)
		them->target = US;
	them->fired_last = true;
	if (scene_input(s, SPOTTED))
		them->spotted |= 1;
	else
		them->spotted &= (uint8_t)~1u;
	g->units[THEM].sighted |= 1;
	if (scene_input(s, SUPPRESSED))
		first->suppressed_until = (int16_t)adv_suppressed_through(g);
	first->submerged = scene_input(s, UNDER_WATER) != 0;
	return true;
}

/* ---- the chances ---- */

static void note_what_is_taken(const struct scene *s, const struct aim *a, struct odds *odds)
{
	odds_note(odds, "All %s alike: the same arm, range, order and cover.",
		scene_input(s, SHOOTERS) == 1 ? "targets stand" : "shooters and targets stand");
	odds_note(odds, "Hits fall at random on the targets, any of them each time (A-10); of a "
		"figure's wounds the worst counts (S-A-5).");
	if (a->sniper != (scene_input(s, SNIPERS) != 0))
		odds_note(odds, "Snipers have no bonus with a weapon that asks for a crew (S-A-63).");
	if (adv_has(s->game, a->figure, TRAIT_AMBIDEXTROUS) && !a->two)
		odds_note(odds, "The ambidextrous fire two pistols; a %s is none, and fires as ever "
			"(S-A-9).", adv_rules_of(s->game)->weapons[a->weapon].name);
	if (scene_input(s, SUPPRESSED))
		odds_note(odds, "\"suppressed\" counts those whom this fire suppresses, again or anew.");
	if (scene_input(s, TARGET_LUCK))
		odds_note(odds, "One of the targets is a hero, unhurt so far; of the outcomes several "
			"may be.");
}

static void count_hits(const struct scene *s, const struct shots *each, struct tally *hits)
{
	tally_clear(hits);
	for (int i = 0; i < scene_input(s, SHOOTERS); i++)
		adv_shots_add(each, hits);
}

/* each die that missed is rolled again, by the same number, against the friends. */
static bool count_friends(const struct scene *s, const struct casualties *targets,
	struct shots again, struct odds *odds)
{
	struct casualties friends = { .figures = scene_input(s, FRIENDS), .one = targets->one,
		.game = s->game, .hero = NOBODY };

	if (friends.figures == 0)
		return true;
	odds_note(odds, "Dice that miss are rolled again, by the same number, against the friends "
		"(A-18).");
	again.each = chance_both(chance_not(again.each), again.each);
	count_hits(s, &again, &friends.hits);
	return adv_casualties_count(&friends, FATE_WOUNDED, FATE_KILLED,
		odds_count(odds, "friends"));
}

static bool reckon_volley(const struct scene *s, const struct aim *a, struct odds *odds)
{
	const struct game *const g = s->game;
	const struct adv_rules *const rules = adv_rules_of(g);
	const int dice = scene_input(s, SHOOTERS) * a->dice, mark = g->units[THEM].head;
	struct shots each = { &rules->weapons[a->weapon], a->dice, 0, CERTAIN };
	struct casualties targets = { .figures = scene_input(s, TARGETS), .game = g,
		.hero = scene_input(s, TARGET_LUCK) ? mark : NOBODY };
	struct roller r;

	if (dice > VOLLEY_DICE)
		return refuse(s->why, "", "%d dice: expected at most %d, so %d shooters", dice,
			VOLLEY_DICE, VOLLEY_DICE / a->dice);
	if (adv_may_drop(g, a->figure, THEM))
		each.thrown = adv_lucky(g, a->figure, adv_clumsy_luck, odds);
	adv_aim_roller(g, a, THEM, &r);
	each.each = odds_roll(odds, &r, rules->die, dice, "hit")->each;
	adv_wound_roller(g, mark, US, each.weapon, false, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	adv_die_fates(g, &r, &targets.one);
	if (targets.hero >= 0)
		adv_lucky(g, targets.hero, adv_wound_luck, odds);
	note_what_is_taken(s, a, odds);
	count_hits(s, &each, &targets.hits);
	return (adv_casualties_tell(&targets, odds) && count_friends(s, &targets, each, odds))
		|| refuse(s->why, "", "out of memory");
}

/* What play refuses without telling what is possible. */
static bool in_reach(const struct scene *s, struct odds *odds)
{
	const struct rulebook *const book = s->asked->book;
	const struct adv_rules *const rules = adv_rules_of(s->game);
	const struct weapon *const w = &rules->weapons[scene_input(s, WEAPON)];
	const int range = scene_input(s, RANGE);

	if (adv_bursts(w))
		return refuse(s->why, "A-26", "a %s bursts at a place: ask for `grenades`", w->name);
	if (!adv_odds_reaches(s->game, w, range, odds))
		return false;
	return !scene_input(s, UNDER_WATER) || w->hit == 0
		|| range * book->inch <= rules->underwater_sight
		|| odds_cannot(odds, "S-A-79",
		"who is under water is seen at %d%s or less, found %d%s",
			(int)(rules->underwater_sight / book->inch), book->unit, range, book->unit);
}

/* What is forbidden is refused even from too far. */
static bool reckon(struct scene *s, struct odds *odds)
{
	const int figure = s->game->units[US].head;
	struct aim a;

	return adv_can_shoot(s->game, figure, s->why) && in_reach(s, odds)
		&& adv_aim(s->game, figure, THEM, &a, s->why) && reckon_volley(s, &a, odds);
}

static const struct situation situation = { .cols = COL + MARGIN, .rows = ROWS,
	.longer_by = RANGE, .fits = fits, .put = put, .set = set, .reckon = reckon };
const struct odds_action adv_odds_shooting = { "shooting", "Shooting at a unit", "A-16", inputs,
	scene_reckon, &situation, may_be, &nothing };

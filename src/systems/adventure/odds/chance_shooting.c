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
#include "systems/adventure/odds/chance_shooting.h"
#include "systems/adventure/odds/chance_words.h"
#include "systems/adventure/odds/hail.h"
#include "systems/adventure/odds/reckon.h"
#include "systems/adventure/settings.h"

enum { WEAPON, RANGE, SHOOTERS, TARGETS, CREW, SHOOTER_MOVE, TARGET_MOVE, COVER, SPOTTED,
	SUPPRESSED, UNDER_WATER, SNIPERS, TRAIT_WORDS, LUCK, FRIENDS, TARGET_LUCK,
	TARGET_TRAITS };

enum { COL = 2, ROW = 4, ROWS = 9, MARGIN = 4 };

const struct odds_input adv_shooting_inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "rifle", "what they shoot with"),
	[RANGE] = ODDS_RANGE("range", 1, 99, "12", "to the nearest target"),
	[SHOOTERS] = ODDS_NUMBER("shooters", 1, HAIL_FIGURES, "10",
		"how many shoot; of guns with a crew, how many guns"),
	[TARGETS] = ODDS_NUMBER("targets", 1, HAIL_FIGURES, "10",
		"how many all of them see and reach"),
	[CREW] = ODDS_NUMBER("crew", 1, 2, "2", "men at each gun that asks for a crew"),
	[SHOOTER_MOVE] = ODDS_WORD("shooter-move", adv_odds_moves, "stationary",
		"the shooters' order"),
	[TARGET_MOVE] = ODDS_WORD("target-move", adv_odds_moves, "stationary",
		"the targets' order; a charge is at the shooters"),
	[COVER] = ODDS_WORD("cover", adv_odds_covers, "none", "what most targets are in"),
	[SPOTTED] = ODDS_FLAG("spotted", "yes", "no: known by their fire of the turn before alone"),
	[SUPPRESSED] = ODDS_FLAG("suppressed", "no",
		"whether half of the targets or more are, as it begins"),
	[UNDER_WATER] = ODDS_FLAG("under-water", "no", "whether the targets are"),
	[SNIPERS] = ODDS_FLAG("snipers", "no", "whether the shooters are"),
	[TRAIT_WORDS] = ODDS_WORDS("traits", adv_odds_shooter_traits, "none",
		"of each shooter: heroes, with their arm of choice"),
	[LUCK] = ODDS_NUMBER("luck", 1, 9, "6", "of each shooter, if he is clumsy"),
	[FRIENDS] = ODDS_NUMBER("friends", 0, HAIL_FIGURES, "0",
		"of the shooters, in melee with the targets"),
	[TARGET_LUCK] = ODDS_NUMBER("target-luck", 0, 9, "0",
		"of a hero who is one of the targets; 0: none is"),
	[TARGET_TRAITS] = ODDS_WORDS("target-traits", adv_odds_target_traits, "none",
		"of that hero"),
	{ .name = NULL }
};

static const char *const never[] = { "a hit or more", "one or more out", "all out", NULL };
static const char *const counts[] = { "hits", "suppressed", "wounded", "killed", "out", NULL };
const struct odds_nothing adv_shooting_nothing = { NULL, never, counts };

/* Side by side they are hand to hand. */
bool adv_shooting_may_be(const struct rulebook *book, int input, int32_t value)
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

struct volley_case {
	const struct rulebook *book;
	const struct odds_value *values;
	struct scene *s;
	int us, them;		/* units */
	struct game *g;
};

static int value(const struct volley_case *c, int input)
{
	return (int)c->values[input].number;
}

/* ---- the table ---- */

static bool known(const struct volley_case *c, struct reason *why)
{
	const struct rulebook *const book = c->book;

	if (value(c, SNIPERS) && !adv_hero_setting_known(book, HERO_SNIPER))
		return refuse(why, "A-16", "%s knows no snipers: leave snipers out", book->title);
	if (value(c, UNDER_WATER) && !rulebook_table(book, "swimming"))
		return refuse(why, "S-C-14", "in %s nobody swims: leave under-water out",
			book->title);
	if (value(c, TARGET_TRAITS) && !value(c, TARGET_LUCK))
		return refuse(why, "A-12",
			"target-traits are a hero's: give his Luck, too, as target-luck=6");
	return adv_odds_move_known(book, value(c, SHOOTER_MOVE), why)
		&& adv_odds_move_known(book, value(c, TARGET_MOVE), why)
		&& adv_odds_traits_known(book,
			adv_odds_trait_bits(adv_odds_shooter_traits, value(c, TRAIT_WORDS)), why);
}

static void give_arm(struct setup_figure *f, int weapon)
{
	f->arms[f->n_arms++] = (int16_t)weapon;
}

static void put_shooter(struct volley_case *c)
{
	const int32_t traits = adv_odds_trait_bits(adv_odds_shooter_traits,
		value(c, TRAIT_WORDS));
	struct scene *const s = c->s;

	c->us = scene_unit(s, 0, value(c, CREW), COL, ROW);
	give_arm(scene_figure(s, c->us, 0), value(c, WEAPON));
	if (value(c, SNIPERS))
		s->units[c->us].settings[UNIT_SNIPER] = (struct setting){ true, 1, NULL };
	if (traits == 0)
		return;
	adv_odds_hero(scene_figure(s, c->us, 0), value(c, LUCK), traits);
	scene_figure(s, c->us, 0)->settings[HERO_CHOICE_ARM] =
		(struct setting){ true, value(c, WEAPON), NULL };
	if (traits >> TRAIT_AMBIDEXTROUS & 1)
		give_arm(scene_figure(s, c->us, 0), value(c, WEAPON));
}

static bool put_target(struct volley_case *c, struct reason *why)
{
	const int col = COL + value(c, RANGE);
	const enum cover cover = (enum cover)value(c, COVER);
	const int ground = adv_odds_ground(c->s, cover, false);

	if (ground < 0)
		return refuse(why, "C-4", "%s has no ground with %s cover", c->book->title,
			adv_odds_covers[cover]);
	scene_ground(c->s, col, ROW, ground);
	c->them = scene_unit(c->s, 1, 1, col, ROW);
	if (value(c, TARGET_LUCK))
		adv_odds_hero(scene_figure(c->s, c->them, 0), value(c, TARGET_LUCK),
			adv_odds_trait_bits(adv_odds_target_traits, value(c, TARGET_TRAITS)));
	return true;
}

/* ---- as the shooting begins ---- */

static void set_charge(const struct volley_case *c, struct adv_unit *us, struct adv_unit *them)
{
	them->charging = true;
	them->target = (int16_t)c->us;
	us->charged = true;
}

static void set_state(const struct volley_case *c)
{
	struct adv_unit *const us = adv_unit_of(c->g, c->us), *const them =
		adv_unit_of(c->g, c->them);
	const int first = c->g->units[c->them].head;

	us->mode = (uint8_t)adv_odds_mode(value(c, SHOOTER_MOVE));
	them->mode = (uint8_t)adv_odds_mode(value(c, TARGET_MOVE));
	them->routing = them->mode == MODE_ROUT;
	if (them->mode == MODE_CHARGE)
		set_charge(c, us, them);
	them->fired_last = true;
	if (value(c, SPOTTED))
		them->spotted |= 1;
	else
		them->spotted &= (uint8_t)~1u;
	c->g->units[c->them].sighted |= 1;
	if (value(c, SUPPRESSED))
		adv_figure_of(c->g, first)->suppressed_until =
			(int16_t)adv_suppressed_through(c->g);
	adv_figure_of(c->g, first)->submerged = value(c, UNDER_WATER) != 0;
}

/* ---- the chances ---- */

static void note_what_is_taken(const struct volley_case *c, const struct aim *a,
	struct odds *odds)
{
	odds_note(odds, "All %s alike: the same arm, range, order and cover.",
		value(c, SHOOTERS) == 1 ? "targets stand" : "shooters and targets stand");
	odds_note(odds, "Hits fall at random on the targets, any of them each time (A-10); of a "
		"figure's wounds the worst counts (S-A-5).");
	if (a->sniper != (value(c, SNIPERS) != 0))
		odds_note(odds, "Snipers have no bonus with a weapon that asks for a crew (S-A-63).");
	if (adv_has(c->g, a->figure, TRAIT_AMBIDEXTROUS) && !a->two)
		odds_note(odds, "The ambidextrous fire two pistols; a %s is none, and fires as ever "
			"(S-A-9).", adv_rules_of(c->g)->weapons[a->weapon].name);
	if (value(c, SUPPRESSED))
		odds_note(odds, "\"suppressed\" counts those whom this fire suppresses, again or anew.");
	if (value(c, TARGET_LUCK))
		odds_note(odds, "One of the targets is a hero, unhurt so far; of the outcomes several "
			"may be.");
}

/* His dice, the chance that he throws them at all (S-A-8), and that each of them counts. */
struct shooter { int dice; chance_t holds, each; };

static void count_hits(const struct volley_case *c, const struct shooter *shooter,
	struct tally *hits)
{
	tally_clear(hits);
	for (int i = 0; i < value(c, SHOOTERS); i++) {
		const struct tally before = *hits;

		tally_dice(hits, shooter->each, shooter->dice);
		for (int n = 0; shooter->holds < CERTAIN && n <= hits->most; n++)
			hits->of[n] = chance_both(hits->of[n], shooter->holds)
				+ chance_both(before.of[n], chance_not(shooter->holds));
	}
}

/* each die that missed is rolled again, by the same number, against the friends. */
static bool count_friends(const struct volley_case *c, const struct hail *h,
	const struct shooter *shooter, struct odds *odds)
{
	const struct shooter again = { shooter->dice, shooter->holds,
		chance_both(chance_not(shooter->each), shooter->each) };
	struct hail friends = { .figures = value(c, FRIENDS), .one = h->one, .game = h->game,
		.hero = NOBODY };

	if (value(c, FRIENDS) == 0)
		return true;
	odds_note(odds, "Dice that miss are rolled again, by the same number, against the friends "
		"(A-18).");
	count_hits(c, &again, &friends.hits);
	return adv_hail_count(&friends, FATE_WOUNDED, FATE_KILLED, odds_count(odds, "friends"));
}

static bool reckon(const struct volley_case *c, const struct aim *a, struct odds *odds,
	struct reason *why)
{
	const struct adv_rules *const rules = adv_rules_of(c->g);
	const int dice = value(c, SHOOTERS) * a->dice, mark = c->g->units[c->them].head;
	struct shooter shooter = { a->dice, CERTAIN, 0 };
	struct hail h = { .figures = value(c, TARGETS), .game = c->g,
		.hero = value(c, TARGET_LUCK) ? mark : NOBODY };
	struct roller r;

	if (dice > HAIL_DICE)
		return refuse(why, "", "%d dice: expected at most %d, so %d shooters", dice,
			HAIL_DICE, HAIL_DICE / a->dice);
	if (adv_may_drop(c->g, a->figure, c->them))
		shooter.holds = adv_lucky(c->g, a->figure, adv_clumsy_luck, odds);
	adv_aim_roller(c->g, a, c->them, &r);
	shooter.each = odds_roll(odds, &r, rules->die, dice, "hit")->each;
	adv_wound_roller(c->g, mark, c->us, &rules->weapons[a->weapon], false, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	adv_die_fates(c->g, &r, &h.one);
	if (h.hero >= 0)
		adv_lucky(c->g, h.hero, adv_wound_luck, odds);
	note_what_is_taken(c, a, odds);
	count_hits(c, &shooter, &h.hits);
	if (!adv_hail_tell(&h, odds) || !count_friends(c, &h, &shooter, odds))
		return refuse(why, "", "out of memory");
	return true;
}

/* What play refuses without telling what is possible. */
static bool in_reach(const struct volley_case *c, struct odds *odds, struct reason *why)
{
	const struct adv_rules *const rules = adv_rules_of(c->g);
	const struct weapon *const w = &rules->weapons[value(c, WEAPON)];
	const int32_t range = value(c, RANGE) * c->book->inch, reach = adv_longest_range(w);

	if (adv_bursts(w))
		return refuse(why, "A-26", "a %s bursts at a place: ask for `grenades`", w->name);
	if (w->hit > 0 && range > reach)
		return odds_cannot(odds, "A-16", "a %s reaches %d%s, found a range of %d%s",
		w->name,
			(int)(reach / c->book->inch), c->book->unit, value(c, RANGE),
			c->book->unit);
	return !value(c, UNDER_WATER) || w->hit == 0 || range <= rules->underwater_sight
		|| odds_cannot(odds, "S-A-79",
		"who is under water is seen at %d%s or less, found %d%s",
			(int)(rules->underwater_sight / c->book->inch), c->book->unit,
			value(c, RANGE), c->book->unit);
}

/* What is forbidden is refused even from too far. */
static bool aims(const struct volley_case *c, struct aim *a, struct odds *odds,
	struct reason *why)
{
	const int figure = c->g->units[c->us].head;

	if (!adv_can_shoot(c->g, figure, why) || !in_reach(c, odds, why))
		return false;
	return adv_aim(c->g, figure, c->them, a, why) || odds_cannot_by(odds, why, "A-9");
}

bool adv_shooting_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct volley_case c = { .book = q->book, .values = q->values };
	struct aim a;
	bool done = false;

	if (!known(&c, why))
		return false;
	c.s = scene_new(q, COL + value(&c, RANGE) + MARGIN, ROWS, why);
	if (!c.s)
		return false;
	put_shooter(&c);
	if (put_target(&c, why) && (c.g = scene_game(c.s, why)) != NULL) {
		set_state(&c);
		done = aims(&c, &a, odds, why) && reckon(&c, &a, odds, why);
	}
	scene_free(c.s);
	return done;
}

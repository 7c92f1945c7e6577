/* The chances of a burst: everybody in it is thrown at for himself (A-26, S-A-65).
 *
 * One who lobs and one who stands where it bursts are put in the scene; the others in the
 * burst stand as he does.
 */
#include "skirmish/menus/say.h"
#include "skirmish/odds/scene.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/odds/chance_grenades.h"
#include "systems/adventure/odds/chance_words.h"
#include "systems/adventure/odds/hail.h"
#include "systems/adventure/odds/reckon.h"

enum { WEAPON, RANGE, LOBS, FIGURES, CREW, SHOOTER_MOVE, SIGHT, COVER, UNDER_WATER, TARGET_LUCK,
	TARGET_TRAITS };

enum { COL = 2, ROW = 4, ROWS = 9, MARGIN = 4, LOBS_MOST = 8 };

const struct odds_input adv_grenades_inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "grenade", "what is thrown or lobbed"),
	[RANGE] = ODDS_RANGE("range", 0, 99, "0", "to where it bursts; 0: as far as it goes"),
	[LOBS] = ODDS_NUMBER("lobs", 1, LOBS_MOST, "1", "how many burst there in the same turn"),
	[FIGURES] = ODDS_NUMBER("figures", 1, HAIL_FIGURES, "5", "how many stand in the burst"),
	[CREW] = ODDS_NUMBER("crew", 1, 2, "2", "men at a mortar"),
	[SHOOTER_MOVE] = ODDS_WORD("shooter-move", adv_odds_moves, "stationary",
		"the order of him who lobs"),
	[SIGHT] = ODDS_FLAG("sight", "yes", "whether he sees the place"),
	[COVER] = ODDS_WORD("cover", adv_odds_covers, "none",
		"what those in the burst have from it"),
	[UNDER_WATER] = ODDS_FLAG("under-water", "no", "whether they are"),
	[TARGET_LUCK] = ODDS_NUMBER("target-luck", 0, 9, "0",
		"of a hero who is one of them; 0: none is"),
	[TARGET_TRAITS] = ODDS_WORDS("target-traits", adv_odds_target_traits, "none",
		"of that hero"),
	{ .name = NULL }
};

static const char *const never[] = { "each suppressed", "each wounded", "each killed",
	"one or more out", "all out", NULL };
static const char *const counts[] = { "hits", "suppressed", "wounded", "killed", "out", NULL };
const struct odds_nothing adv_grenades_nothing = { "each unharmed", never, counts };

/* Who has moved lobs nothing, and side by side they are hand to hand. */
bool adv_grenades_may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case WEAPON: return adv_odds_bursts(book, value);
	case RANGE: return value != 1;
	case SHOOTER_MOVE: return adv_odds_mode(value) == MODE_STATIONARY;
	default: return true;
	}
}

struct burst_case {
	const struct rulebook *book;
	const struct odds_value *values;
	const struct weapon *weapon;
	struct scene *s;
	int us, them, range;
	cell_t place;
	struct game *g;
};

static int value(const struct burst_case *c, int input)
{
	return (int)c->values[input].number;
}

/* ---- the table ---- */

/* The weapon as play will have it, before there is a game. */
static bool find_weapon(const struct burst_case *c, const struct adv_rules *rules,
	struct reason *why)
{
	char names[REASON_MAX / 2];
	struct pen pen = pen_at(names, sizeof names);

	if (adv_bursts(&rules->weapons[value(c, WEAPON)]))
		return true;
	for (int i = 0; i < rules->n_weapons; i++)
		if (adv_bursts(&rules->weapons[i]))
			pen_put(&pen, "%s%s", pen.used > 0 ? ", " : "", rules->weapons[i].id);
	return refuse(why, "A-26", "a %s does not burst: expected one of %s",
		rules->weapons[value(c, WEAPON)].name, names);
}

static bool put_target(struct burst_case *c, struct reason *why)
{
	const enum cover cover = (enum cover)value(c, COVER);
	const int ground = adv_odds_ground(c->s, cover, false);
	struct setup_figure *f;

	if (ground < 0)
		return refuse(why, "X-13", "in %s no ground that one walks on gives %s cover",
			c->book->title, adv_odds_covers[cover]);
	scene_ground(c->s, COL + c->range, ROW, ground);
	c->them = scene_unit(c->s, 1, 1, COL + c->range, ROW);
	c->place = c->s->units[c->them].cell;
	f = scene_figure(c->s, c->them, 0);
	if (value(c, TARGET_LUCK))
		adv_odds_hero(f, value(c, TARGET_LUCK),
			adv_odds_trait_bits(adv_odds_target_traits, value(c, TARGET_TRAITS)));
	return true;
}

/* A building half way, unless they are next to each other. */
static void put_wall(const struct burst_case *c)
{
	const struct table *const t = c->s->setup.table;
	int wall = 0;

	while (wall < t->n_grounds && !t->grounds[wall].opaque)
		wall++;
	for (int row = ROW - 1; wall < t->n_grounds && row <= ROW + 1; row++)
		scene_ground(c->s, COL + (c->range + 1) / 2, row, wall);
}

static void put_thrower(struct burst_case *c)
{
	c->us = scene_unit(c->s, 0, value(c, CREW), COL, ROW);
	scene_figure(c->s, c->us, 0)->arms[0] = (int16_t)value(c, WEAPON);
	scene_figure(c->s, c->us, 0)->n_arms = 1;
	if (!value(c, SIGHT))
		put_wall(c);
}

static void set_state(const struct burst_case *c)
{
	const int first = c->g->units[c->us].head;
	const enum mode mode = adv_odds_mode(value(c, SHOOTER_MOVE));

	adv_unit_of(c->g, c->us)->mode = (uint8_t)mode;
	adv_unit_of(c->g, c->us)->routing = mode == MODE_ROUT;
	adv_figure_of(c->g, first)->spent = mode != MODE_STATIONARY;
	adv_figure_of(c->g, c->g->units[c->them].head)->submerged = value(c, UNDER_WATER) != 0;
}

/* ---- the chances ---- */

static void note_what_is_taken(const struct burst_case *c, struct odds *odds)
{
	odds_note(odds, "It bursts where it was aimed, in the next turn's shooting; who has left the "
		"%d%s round it is safe (A-26).", (int)(c->weapon->burst.radius / c->book->inch),
		c->book->unit);
	odds_note(odds, "%d dice for each of them, friend or foe; of a figure's wounds the worst "
		"counts (S-A-65).", c->weapon->dice * value(c, LOBS));
	if (c->range * c->book->inch <= c->weapon->burst.radius)
		odds_note(odds, "So near, who throws it stands in the burst himself.");
	if (c->weapon->crew && value(c, CREW) < c->weapon->hands)
		odds_note(odds, "One man alone lobs every %d turns (S-A-69).",
			c->weapon->burst.turns_alone);
}

/* All alike, but for the hero. */
struct struck { const struct fates *all, *his; int others, heroes; };

static void count_within(const struct struck *s, enum fate least, enum fate most,
	struct tally *count)
{
	tally_dice(count, adv_fates_within(s->all, least, most), s->others);
	tally_dice(count, adv_fates_within(s->his, least, most), s->heroes);
}

static void tell_fates(const struct fates *f, const char *const names[FATES], struct odds *odds)
{
	for (int i = 0; i < FATES; i++)
		odds_outcome(odds, names[i], f->of[i]);
}

static void tell(const struct burst_case *c, const struct struck *s, struct odds *odds)
{
	static const char *const each[FATES] = { "each unharmed", "each suppressed",
		"each wounded", "each killed" };
	static const char *const hero[FATES] = { "the hero unharmed", "the hero suppressed",
		"the hero wounded", "the hero killed" };
	const struct tally *out;

	count_within(s, FATE_SUPPRESSED, FATE_SUPPRESSED, odds_count(odds, "suppressed"));
	count_within(s, FATE_WOUNDED, FATE_WOUNDED, odds_count(odds, "wounded"));
	count_within(s, FATE_KILLED, FATE_KILLED, odds_count(odds, "killed"));
	count_within(s, FATE_WOUNDED, FATE_KILLED, odds_count(odds, "out"));
	out = &odds->counts[odds->n_counts - 1].tally;
	if (s->others > 0)
		tell_fates(s->all, each, odds);
	if (s->heroes > 0)
		tell_fates(s->his, hero, odds);
	odds_outcome(odds, "one or more out", tally_least(out, 1));
	odds_outcome(odds, "all out", tally_least(out, value(c, FIGURES)));
}

static bool reckon(const struct burst_case *c, struct odds *odds, struct reason *why)
{
	const int mark = c->g->units[c->them].head, die = adv_rules_of(c->g)->die;
	const int dice = c->weapon->dice * value(c, LOBS);
	const bool hero = value(c, TARGET_LUCK) > 0;
	struct fates one, all, his;
	struct roller r;
	chance_t each;

	if (dice * value(c, FIGURES) > TALLY_MAX)
		return refuse(why, "", "%d dice: expected at most %d, so %d figures",
			dice * value(c, FIGURES), TALLY_MAX, TALLY_MAX / dice);
	adv_burst_roller(c->g, c->place, c->weapon, mark, &r);
	each = odds_roll(odds, &r, die, dice, "hit")->each;
	adv_wound_roller(c->g, mark, c->us, c->weapon, false, &r);
	odds_roll(odds, &r, die, 1, "");
	adv_die_fates(c->g, &r, &one);
	adv_fates_worst(&one, each, dice, &all);
	his = all;
	if (hero) {
		adv_lucky(c->g, mark, adv_wound_luck, odds);
		adv_settle_fates(c->g, mark, &his);
	}
	note_what_is_taken(c, odds);
	tally_dice(odds_count(odds, "hits"), each, dice * value(c, FIGURES));
	tell(c, &(struct struck){ &all, &his, value(c, FIGURES) - hero, hero }, odds);
	return true;
}

/* ---- the whole ---- */

/* Too far or too near, and nothing else. */
static bool out_of_reach(const struct burst_case *c)
{
	const int32_t range = c->range * c->book->inch;

	return adv_odds_mode(value(c, SHOOTER_MOVE)) == MODE_STATIONARY
		&& (range > adv_longest_range(c->weapon) || range < c->weapon->burst.least);
}

static bool begin(struct burst_case *c, const struct odds_case *q, struct odds *odds,
	struct reason *why)
{
	int weapon;

	c->s = scene_new(q, COL + c->range + MARGIN, ROWS, why);
	if (!c->s)
		return false;
	put_thrower(c);
	if (!put_target(c, why) || (c->g = scene_game(c->s, why)) == NULL)
		return false;
	set_state(c);
	return adv_lob(c->g, c->g->units[c->us].head, c->place, &weapon, why)
		|| (out_of_reach(c) && odds_cannot_by(odds, why, "A-26"));
}

static bool known(const struct burst_case *c, struct reason *why)
{
	if (value(c, UNDER_WATER) && !rulebook_table(c->book, "swimming"))
		return refuse(why, "S-C-14", "in %s nobody swims: leave under-water out",
			c->book->title);
	if (value(c, TARGET_TRAITS) && !value(c, TARGET_LUCK))
		return refuse(why, "A-12",
			"target-traits are a hero's: give his Luck, too, as target-luck=6");
	return adv_odds_move_known(c->book, value(c, SHOOTER_MOVE), why);
}

bool adv_grenades_chance(const struct odds_case *q, struct odds *odds, struct reason *why)
{
	struct burst_case c = { .book = q->book, .values = q->values };
	struct adv_rules *const rules = q->system->bind(q->system, q->book, why);
	bool done = false;

	if (!rules)
		return false;
	if (find_weapon(&c, rules, why) && known(&c, why)) {
		c.weapon = &rules->weapons[value(&c, WEAPON)];
		c.range = value(&c, RANGE) ? value(&c, RANGE)
			: (int)(adv_longest_range(c.weapon) / q->book->inch);
		done = begin(&c, q, odds, why) && reckon(&c, odds, why);
		scene_free(c.s);
	}
	q->system->unbind(rules);
	return done;
}

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
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/fates.h"

enum { WEAPON, RANGE, LOBS, FIGURES, CREW, SHOOTER_MOVE, SIGHT, COVER, UNDER_WATER, TARGET_LUCK,
	TARGET_TRAITS };

enum { COL = 2, ROW = 4, ROWS = 9, MARGIN = 4, LOBS_MOST = 8 };
enum { US, THEM };	/* units */

static const struct odds_input inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "grenade", "what is thrown or lobbed"),
	[RANGE] = ODDS_RANGE("range", 0, 99, "0", "to where it bursts; 0: as far as it goes"),
	[LOBS] = ODDS_NUMBER("lobs", 1, LOBS_MOST, "1", "how many burst there in the same turn"),
	[FIGURES] = ODDS_NUMBER("figures", 1, VOLLEY_FIGURES, "5", "how many stand in the burst"),
	[CREW] = ODDS_NUMBER("crew", 1, 2, "2", "men at a mortar"),
	[SHOOTER_MOVE] = ODDS_WORD("shooter-move", adv_odds_moves, "stationary",
		"the order of him who lobs"),
	[SIGHT] = ODDS_FLAG("sight", "yes", "whether he sees the place"),
	[COVER] = ODDS_WORD("cover", scene_covers, "none",
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
static const struct odds_nothing nothing = { "each unharmed", never, counts, NULL };

/* Who has moved lobs nothing, and side by side they are hand to hand. */
static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case WEAPON: return adv_odds_bursts(book, value);
	case RANGE: return value != 1;
	case SHOOTER_MOVE: return adv_odds_mode(value) == MODE_STATIONARY;
	default: return true;
	}
}

/* ---- the table ---- */

static bool weapon_bursts(const struct odds_case *c, struct reason *why)
{
	const struct rule_table *const t = rulebook_table(c->book, "weapons");
	const int weapon = c->values[WEAPON].number;
	char names[REASON_MAX / 2];
	struct pen pen = pen_at(names, sizeof names);

	if (adv_odds_bursts(c->book, weapon))
		return true;
	for (int row = 0; row < t->n_rows; row++)
		if (adv_odds_bursts(c->book, row))
			pen_put(&pen, "%s%s", pen.used > 0 ? ", " : "",
				rule_table_at(t, row, 0)->text);
	return refuse(why, "A-26", "a %s does not burst: expected one of %s",
		rule_table_at(t, weapon, rule_table_column(t, "name"))->text, names);
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;

	return weapon_bursts(c, why)
		&& adv_odds_target_known(c->book, v[UNDER_WATER].number != 0, v[TARGET_LUCK].number,
			v[TARGET_TRAITS].number, why)
		&& adv_odds_move_known(c->book, v[SHOOTER_MOVE].number, why);
}

static const struct weapon *weapon_of(const struct scene *s)
{
	return &adv_rules_of(s->game)->weapons[scene_input(s, WEAPON)];
}

/* In cells; 0 is as far as it goes, which is known when there is a game: further(). */
static int range_of(const struct scene *s)
{
	const int range = scene_input(s, RANGE) + s->further;

	return range > 0 ? range : 1;
}

static int further(const struct scene *s)
{
	return scene_input(s, RANGE) > 0 ? 0
		: (int)(adv_longest_range(weapon_of(s)) / s->asked->book->inch);
}

/* A building half way, unless they are next to each other. */
static void put_wall(struct scene *s)
{
	const struct table *const t = s->setup.table;
	int wall = 0;

	while (wall < t->n_grounds && !t->grounds[wall].opaque)
		wall++;
	for (int row = ROW - 1; wall < t->n_grounds && row <= ROW + 1; row++)
		scene_ground(s, COL + (range_of(s) + 1) / 2, row, wall);
}

static bool put(struct scene *s)
{
	const enum cover cover = (enum cover)scene_input(s, COVER);
	const int ground = adv_odds_ground(s, cover, false), col = COL + range_of(s);
	struct setup_figure *f;

	scene_unit(s, 0, scene_input(s, CREW), COL, ROW);
	f = scene_figure(s, US, 0);
	f->arms[f->n_arms++] = (int16_t)scene_input(s, WEAPON);
	if (!scene_input(s, SIGHT))
		put_wall(s);
	if (ground < 0)
		return refuse(s->why, "X-13", "in %s no ground that one walks on gives %s cover",
			s->asked->book->title, scene_covers[cover]);
	scene_ground(s, col, ROW, ground);
	scene_unit(s, 1, 1, col, ROW);
	if (scene_input(s, TARGET_LUCK))
		adv_odds_hero(scene_figure(s, THEM, 0), scene_input(s, TARGET_LUCK),
			adv_odds_trait_bits(adv_odds_target_traits, scene_input(s, TARGET_TRAITS)));
	return true;
}

static bool set(struct scene *s)
{
	struct game *const g = s->game;
	struct adv_unit *const us = adv_unit_of(g, US);

	us->mode = (uint8_t)adv_odds_mode(scene_input(s, SHOOTER_MOVE));
	us->routing = us->mode == MODE_ROUT;
	adv_figure_of(g, g->units[US].head)->spent = us->mode != MODE_STATIONARY;
	adv_figure_of(g, g->units[THEM].head)->submerged = scene_input(s, UNDER_WATER) != 0;
	return true;
}

/* ---- the chances ---- */

static void note_what_is_taken(const struct scene *s, struct odds *odds)
{
	const struct rulebook *const book = s->asked->book;
	const struct weapon *const w = weapon_of(s);

	odds_note(odds, "It bursts where it was aimed, in the next turn's shooting; who has left the "
		"%d%s round it is safe (A-26).", (int)(w->burst.radius / book->inch), book->unit);
	odds_note(odds, "%d dice for each of them, friend or foe; of a figure's wounds the worst "
		"counts (S-A-65).", w->dice * scene_input(s, LOBS));
	if (range_of(s) * book->inch <= w->burst.radius)
		odds_note(odds, "So near, who throws it stands in the burst himself.");
	if (w->crew && scene_input(s, CREW) < w->hands)
		odds_note(odds, "One man alone lobs every %d turns (S-A-69).",
			w->burst.turns_alone);
}

/* All alike, but for the hero. */
struct struck { const struct fates *all, *his; int others, heroes; };

static void count_within(const struct struck *s, enum fate least, enum fate most,
	struct tally *count)
{
	tally_dice(count, adv_fates_within(s->all, least, most), s->others);
	tally_dice(count, adv_fates_within(s->his, least, most), s->heroes);
}

static void tell(const struct struck *s, struct odds *odds)
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
		odds_outcomes(odds, FATES, each, s->all->of);
	if (s->heroes > 0)
		odds_outcomes(odds, FATES, hero, s->his->of);
	odds_outcome(odds, "one or more out", tally_least(out, 1));
	odds_outcome(odds, "all out", tally_least(out, s->others + s->heroes));
}

static bool reckon_burst(const struct scene *s, struct odds *odds)
{
	const struct game *const g = s->game;
	const struct weapon *const w = weapon_of(s);
	const int mark = g->units[THEM].head, die = adv_rules_of(g)->die;
	const int dice = w->dice * scene_input(s, LOBS), figures = scene_input(s, FIGURES);
	const bool hero = scene_input(s, TARGET_LUCK) > 0;
	struct fates one, all, his;
	struct roller r;
	chance_t each;

	if (dice * figures > TALLY_MAX)
		return refuse(s->why, "", "%d dice: expected at most %d, so %d figures",
			dice * figures, TALLY_MAX, TALLY_MAX / dice);
	adv_burst_roller(g, s->units[THEM].cell, w, mark, &r);
	each = odds_roll(odds, &r, die, dice, "hit")->each;
	adv_wound_roller(g, mark, US, w, false, &r);
	odds_roll(odds, &r, die, 1, "");
	adv_die_fates(g, &r, &one);
	adv_fates_worst(&one, each, dice, &all);
	his = all;
	if (hero) {
		adv_lucky(g, mark, adv_wound_luck, odds);
		adv_settle_fates(g, mark, &his);
	}
	note_what_is_taken(s, odds);
	tally_dice(odds_count(odds, "hits"), each, dice * figures);
	tell(&(struct struck){ &all, &his, figures - hero, hero }, odds);
	return true;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	return adv_odds_lobs(s->game, weapon_of(s), s->units[THEM].cell,
			range_of(s) * s->asked->book->inch, odds, s->why)
		&& reckon_burst(s, odds);
}

static const struct situation situation = { .cols = COL + MARGIN, .rows = ROWS,
	.longer_by = RANGE, .fits = fits, .put = put, .further = further, .set = set,
	.reckon = reckon };
const struct odds_action adv_odds_grenades = { "grenades", "A grenade or shell that bursts", "A-26",
	inputs, scene_reckon, &situation, may_be, &nothing };

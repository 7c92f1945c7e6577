/* The chances of one phase hand to hand: two units in contact in the scene, everybody of
 * either next to somebody of the other, and what they do to each other. */
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/melee_round.h"
#include "systems/adventure/odds/troop.h"
#include "systems/adventure/settings.h"

enum { OURS, THEIRS };
enum {	/* of each side, ours first */
	SIDE_FIGURES, SIDE_WEAPON, SIDE_SHIELDS, SIDE_SUPPRESSED, SIDE_GROUND, SIDE_LUCK,
	SIDE_TRAITS,
	INPUTS_EACH
};
enum { HIGHER = SCENE_SIDES * INPUTS_EACH };

static const char *const traits[] = { "ambidextrous", "excellent-swordsman", "martial-arts",
	"strong-like-ox", "huge-joss", "clumsy", NULL };
static const char *const nobody_ours_theirs[] = { "nobody", "ours", "theirs", NULL };

#define SIDE(side, foe, figures, who) \
	[(side) * INPUTS_EACH + SIDE_FIGURES] = ODDS_NUMBER(figures, 1, TROOP_MOST, "10", \
		who " in contact"), \
	[(side) * INPUTS_EACH + SIDE_WEAPON] = ODDS_ROW(foe "weapon", "weapons", "bayonet", \
		"what " who " fight with"), \
	[(side) * INPUTS_EACH + SIDE_SHIELDS] = ODDS_FLAG(foe "shields", "no", who " have them"), \
	[(side) * INPUTS_EACH + SIDE_SUPPRESSED] = ODDS_FLAG(foe "suppressed", "no", \
		who " are: they are hit and do not strike"), \
	[(side) * INPUTS_EACH + SIDE_GROUND] = ODDS_ROW(foe "ground", "terrain", "open", \
		"where " who " stand: a wall, a doorway"), \
	[(side) * INPUTS_EACH + SIDE_LUCK] = ODDS_NUMBER(foe "luck", 0, 9, "0", \
		"of a hero, one of " who "; 0: none is"), \
	[(side) * INPUTS_EACH + SIDE_TRAITS] = ODDS_WORDS(foe "traits", traits, "none", \
		"of that hero; the weapon is his arm of choice")

static const struct odds_input inputs[] = {
	SIDE(OURS, "", "figures", "ours"),
	SIDE(THEIRS, "foe-", "foes", "theirs"),
	[HIGHER] = ODDS_WORD("higher", nobody_ours_theirs, "nobody",
		"who is up the stairs, or on a platform"),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	return (input != SIDE_GROUND && input != INPUTS_EACH + SIDE_GROUND)
		|| scene_stands(book, value);
}

/* ---- the situation ---- */

static struct troop troop_of(const struct odds_case *c, int side)
{
	const struct odds_value *const v = c->values + side * INPUTS_EACH;

	return (struct troop){ .figures = v[SIDE_FIGURES].number, .arm = v[SIDE_WEAPON].number,
		.leader = v[SIDE_LUCK].number ? LEADER_HERO : LEADER_PLAIN,
		.traits = adv_odds_trait_bits(traits, v[SIDE_TRAITS].number),
		.luck = v[SIDE_LUCK].number, .shields = v[SIDE_SHIELDS].number != 0 };
}

static bool known(const struct odds_case *c, int side, struct reason *why)
{
	const struct troop t = troop_of(c, side);

	if (t.traits && t.leader != LEADER_HERO)
		return refuse(why, "A-12", "traits are a hero's: give his Luck, too, as %sluck=6",
			side == OURS ? "" : "foe-");
	return adv_troop_known(c->book, &t, why);
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;

	return known(c, OURS, why) && known(c, THEIRS, why)
		&& (!v[SIDE_SUPPRESSED].number || !v[INPUTS_EACH + SIDE_SUPPRESSED].number
			|| refuse(why, "S-A-82",
			"suppressed figures do not strike: one side must not be"));
}

/* R:106 speaks of two arms. */
static void arm_hero(struct scene *s, int side, const struct troop *t)
{
	struct setup_figure *const f = scene_figure(s, side, 0);

	if (t->traits >> TRAIT_AMBIDEXTROUS & 1)
		f->arms[f->n_arms++] = (int16_t)t->arm;
}

static bool set_ground(struct scene *s, int side, const struct odds_value *v)
{
	const int ground = v[side * INPUTS_EACH + SIDE_GROUND].number;
	const bool higher = v[HIGHER].number == side + 1;
	struct table *const t = s->setup.table;

	if (t->grounds[ground].pace == 0)
		return refuse(s->why, "C-4", "nobody stands on %s", t->grounds[ground].name);
	for (int i = 0; i < s->units[side].count; i++)
		table_draw(t, scene_figure(s, side, i)->cell, ground, higher);
	return true;
}

static bool put(struct scene *s)
{
	const struct troop sides[SCENE_SIDES] = { troop_of(s->asked, OURS),
		troop_of(s->asked, THEIRS) };

	if (!adv_troops_touch(s, sides))
		return false;
	for (int side = 0; side < SCENE_SIDES; side++) {
		arm_hero(s, side, &sides[side]);
		if (!set_ground(s, side, s->asked->values))
			return false;
	}
	return true;
}

static bool set(struct scene *s)
{
	for (int side = 0; side < SCENE_SIDES; side++)
		if (scene_input(s, side * INPUTS_EACH + SIDE_SUPPRESSED))
			adv_unit_of(s->game, side)->suppressed_until = (int16_t)s->game->turn;
	return true;
}

/* ---- the chances ---- */

static int hero_of(const struct game *g, int unit)
{
	return adv_hero(g, g->units[unit].head) ? g->units[unit].head : NOBODY;
}

static bool is_struck(const struct blows *b, int figure)
{
	for (int i = 0; i < b->n_struck; i++)
		if (b->struck[i] == figure)
			return true;
	return false;
}

/* What becomes of those whom the blows fall on, one way. */
static bool add_way(const struct game *g, const struct blows *b, int hero,
	const struct fates *one, struct tally counts[FATES])
{
	const struct casualties h = { .hits = b->hits, .figures = b->n_struck, .game = g,
		.hero = hero >= 0 && is_struck(b, hero) ? hero : NOBODY, .one = *one };
	struct tally way;

	for (int i = FATE_SUPPRESSED; i < FATES; i++) {
		tally_clear(&way);
		if (b->n_struck > 0 && !adv_casualties_count(&h, (enum fate)i, (enum fate)i, &way))
			return false;
		tally_mix(&counts[i], &way, b->chance);
	}
	return true;
}

/* Notes whom the blows meet with, and counts. */
static bool count(const struct game *g, const struct attack *all, int foe,
	const char *const names[FATES], struct odds *odds)
{
	const struct blows *const b = &all->ways[0];
	const int hero = hero_of(g, foe);
	struct tally counts[FATES];
	struct fates one = { { CERTAIN } };

	if (b->striker >= 0)
		adv_blow_fates(g, b, b->struck[0], odds, &one);
	if (b->striker >= 0 && hero >= 0)
		adv_lucky(g, hero, adv_wound_luck, odds);
	for (int i = 0; i < FATES; i++)
		tally_empty(&counts[i]);
	for (int i = 0; i < all->n; i++)
		if (!add_way(g, &all->ways[i], hero, &one, counts))
			return false;
	adv_attack_hits(all, &counts[FATE_NONE]);
	for (int i = 0; i < FATES; i++)
		*odds_count(odds, names[i]) = counts[i];
	return true;
}

/* only arms for one hand are struck with in both. */
static void note_the_ambidextrous(const struct game *g, int side, struct odds *odds)
{
	const int hero = hero_of(g, side);
	const struct weapon *const w = hero < 0 ? NULL
		: &adv_rules_of(g)->weapons[adv_melee_arm(g, hero)];

	if (w && adv_has(g, hero, TRAIT_AMBIDEXTROUS) && !w->one_handed)
		odds_note(odds, "%s ambidextrous hero throws one die: a %s is no arm for one hand "
			"(A-17).", side == OURS ? "Our" : "Their", w->name);
}

static void tell_end(struct odds *odds)
{
	const struct round_end end = adv_round_end(&odds->counts[0].tally,
		&odds->counts[FATES].tally);

	odds_outcome(odds, "we win", end.won);
	odds_outcome(odds, "drawn", end.drawn);
	odds_outcome(odds, "they win", end.lost);
	odds_note(odds, "Everybody is in contact; hits fall at random on the other side, any of "
		"them each time (X-18); of a figure's wounds the worst counts (S-A-5).");
	odds_note(odds, "Who wins is who scored more hits (S-A-84); both then test their morale "
		"(A-19): ask for `morale cause=melee`.");
	odds_note(odds, "Whoever is forced back and cannot go may be captured (A-17).");
}

static bool reckon(struct scene *s, struct odds *odds)
{
	static const char *const names[SCENE_SIDES][FATES] = {
		{ "hits", "back", "wounded", "killed" },
		{ "taken", "our back", "our wounded", "our killed" },
	};
	const struct game *const g = s->game;

	for (int side = 0; side < SCENE_SIDES; side++) {
		struct attack all;

		if (!adv_attack(g, side, 1 - side, odds, &all)
			|| !count(g, &all, 1 - side, names[side], odds))
			return refuse(s->why, "", "out of memory");
		note_the_ambidextrous(g, side, odds);
	}
	tell_end(odds);
	return true;
}

static const struct situation situation = { .cols = TROOP_COLS, .rows = TROOP_ROWS, .fits = fits,
	.put = put, .set = set, .reckon = reckon };
const struct odds_action adv_odds_melee = { "melee", "A phase hand to hand", "A-17", inputs,
	scene_reckon, &situation, may_be, NULL };

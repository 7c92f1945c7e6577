/* The chances of a charge: the target's test (its rally before that, if it routs), the fire of
 * those who stand, the chargers' test, contact.  Both units stand in blocks in the scene;
 * the chargers are fired at where they halt, one cell short of contact, and are seen
 * there, whatever they are in: a charge is announced (Y-11). */
#include <string.h>

#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/charge_odds.h"
#include "systems/adventure/odds/troop.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/orders/orders.h"

enum { OURS, THEIRS };
enum {	/* of each side, ours first */
	SIDE_FIGURES, SIDE_TROOPS, SIDE_POINT, SIDE_LEADER, SIDE_TRAITS, SIDE_ELITE,
	SIDE_WEAPON,
	INPUTS_EACH
};
enum { INPUT_RANGE_TO = SCENE_SIDES * INPUTS_EACH, INPUT_CLASS, INPUT_LUCK, INPUT_COVER,
	INPUT_SHOOTERS, INPUT_FOE_MOVE };
enum { FIGURES_MOST = CHARGERS_MOST, RANGE_MOST = 40, SHORT_OF = 2, COL = 8 };

static const char *const our_traits[] = { "inspired-leadership", "abrasive", "strong-like-ox",
	"huge-joss", NULL };
static const char *const foe_traits[] = { "inspired-leadership", "abrasive", NULL };

#define SIDE(side, foe, figures, who, traits, weapon) \
	[(side) * INPUTS_EACH + SIDE_FIGURES] = ODDS_NUMBER(figures, 1, FIGURES_MOST, "10", who), \
	[(side) * INPUTS_EACH + SIDE_TROOPS] = ODDS_ROW(foe "troops", "morale", "soldiers", \
		who ": whose morale point they have"), \
	[(side) * INPUTS_EACH + SIDE_POINT] = ODDS_NUMBER(foe "morale", 0, 15, "0", \
		who ": a point of their own; 0 = by troops"), \
	[(side) * INPUTS_EACH + SIDE_LEADER] = ODDS_WORD(foe "leader", adv_leader_words, "plain", \
		who ": who leads them"), \
	[(side) * INPUTS_EACH + SIDE_TRAITS] = ODDS_WORDS(foe "traits", traits, "none", \
		who ": the hero's who leads them"), \
	[(side) * INPUTS_EACH + SIDE_ELITE] = ODDS_FLAG(foe "elite", "no", who ": elite troops"), \
	[(side) * INPUTS_EACH + SIDE_WEAPON] = ODDS_ROW(foe "weapon", "weapons", weapon, \
		who ": their arm")

static const struct odds_input inputs[] = {
	SIDE(OURS, "", "figures", "who charge", our_traits, "bayonet"),
	SIDE(THEIRS, "foe-", "foes", "who are charged", foe_traits, "rifle"),
	[INPUT_RANGE_TO] = ODDS_RANGE("range", SHORT_OF, RANGE_MOST, "12",
		"how far the charge has to go"),
	[INPUT_CLASS] = ODDS_WORD("class", adv_class_words, "western", "who charge: how fast they are"),
	[INPUT_LUCK] = ODDS_NUMBER("luck", 1, 9, "6", "of the hero who leads the charge"),
	[INPUT_COVER] = ODDS_WORD("cover", scene_covers, "none",
		"what the chargers are in when they are fired at"),
	[INPUT_SHOOTERS] = ODDS_NUMBER("shooters", 0, FIGURES_MOST, "40",
		"how many of the charged fire, at most"),
	[INPUT_FOE_MOVE] = ODDS_WORD("foe-move", adv_odds_moves, "stationary",
		"the order of the charged"),
	{ .name = NULL }
};

/* As far as the fastest of them charge. */
static bool within_a_charge(const struct rulebook *book, int32_t range)
{
	const struct rule_table *const t = rulebook_table(book, "movement");
	int32_t furthest = 0;

	for (int row = 0; row < t->n_rows; row++)
		if (odds_of_row(book, "movement", row, "charge") > furthest)
			furthest = odds_of_row(book, "movement", row, "charge");
	return range * book->inch <= furthest;
}

/* Chargers who stand in a building do not charge in the open. */
static bool open_cover(const struct rulebook *book, int32_t cover)
{
	const struct rule_table *const t = rulebook_table(book, "terrain");

	for (int row = 0; row < t->n_rows; row++)
		if (odds_of_row(book, "terrain", row, "cover") == cover
			&& odds_of_row(book, "terrain", row, "opaque") == 0
			&& scene_stands(book, row))
			return true;
	return false;
}

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case SIDE_ELITE:
	case INPUTS_EACH + SIDE_ELITE:
		return value == 0 || adv_unit_setting_known(book, UNIT_ELITE, NULL);
	case INPUTS_EACH + SIDE_WEAPON:	/* S-A-77 */
		return odds_of_row(book, "weapons", value, "crew") < 2;
	case INPUT_RANGE_TO:
		return within_a_charge(book, value);
	case INPUT_COVER:
		return open_cover(book, value);
	case INPUT_FOE_MOVE:
		return adv_odds_move_known(book, value, NULL);
	default:
		return true;
	}
}

/* ---- the situation ---- */

static struct troop troop_of(const struct odds_value *all, int side)
{
	const struct odds_value *const v = all + side * INPUTS_EACH;

	return (struct troop){ .figures = v[SIDE_FIGURES].number,
		.arm = v[SIDE_WEAPON].number, .troops = v[SIDE_TROOPS].number,
		.point = v[SIDE_POINT].number,
		.class = side == OURS ? all[INPUT_CLASS].number : CLASS_WESTERN,
		.leader = (enum troop_leader)v[SIDE_LEADER].number, .luck = all[INPUT_LUCK].number,
		.traits = adv_odds_trait_bits(side == OURS ? our_traits : foe_traits,
			v[SIDE_TRAITS].number),
		.elite = v[SIDE_ELITE].number != 0 };
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	return adv_odds_move_known(c->book, c->values[INPUT_FOE_MOVE].number, why);
}

static bool put(struct scene *s)
{
	const struct odds_value *const v = s->asked->values;
	const int ground = adv_odds_ground(s, (enum cover)v[INPUT_COVER].number, true);
	const int forward = v[INPUT_RANGE_TO].number - SHORT_OF;

	if (ground < 0)
		return refuse(s->why, "C-4", "no ground here gives %s cover in the open",
			scene_covers[v[INPUT_COVER].number]);
	for (int side = 0; side < SCENE_SIDES; side++) {
		const struct troop t = troop_of(v, side);

		if (!adv_troop_known(s->setup.book, &t, s->why))
			return false;
		adv_troop_place(s, side, &t, side == OURS ? COL : COL + v[INPUT_RANGE_TO].number,
			TROOP_ROW);
	}
	for (int i = 0; i < s->units[OURS].count; i++)
		table_draw(s->setup.table, scene_figure(s, OURS, i)->cell + forward, ground, 0);
	return true;
}

static void set_state(struct game *g, const struct odds_value *v)
{
	const enum mode order = adv_odds_mode(v[INPUT_FOE_MOVE].number);
	struct adv_unit *const us = adv_unit_of(g, OURS), *const them = adv_unit_of(g, THEIRS);

	us->mode = MODE_CHARGE;
	us->target = THEIRS;
	us->charging = them->charged = true;
	us->shot_by = THEIRS;
	adv_reveal(g, OURS);
	them->mode = (uint8_t)order;
	them->routing = order == MODE_ROUT;
}

/* To where they are fired at; the foremost first. */
static void come_on(struct game *g, int forward)
{
	cell_t from[FIGURES_MOST];
	int first = g->units[OURS].head, n = 0;

	FOR_MEMBERS(f, g, OURS)
		from[n++] = g->figures[f].cell;
	for (int i = 0; forward > 0 && i < n; i++)
		game_place(g, first + i, from[i] + forward);
}

/* ---- the fire ---- */

/* Those who hit by the same number for the same reasons are one roll. */
static bool same_roll(const struct roller *a, const struct roller *b)
{
	const int n = a->event.roll.n_modifiers;

	if (a->event.roll.base_halves != b->event.roll.base_halves
		|| n != b->event.roll.n_modifiers)
		return false;
	for (int i = 0; i < n; i++)
		if (a->modifiers[i].halves != b->modifiers[i].halves
			|| strcmp(a->modifiers[i].rule, b->modifiers[i].rule) != 0)
			return false;
	return true;
}

static chance_t put_shot(const struct game *g, const struct roller *r, int dice, int first,
	struct odds *odds)
{
	const int sides = adv_rules_of(g)->die;

	for (int i = first; i < odds->n_rolls; i++)
		if (same_roll(&odds->rolls[i].roller, r)) {
			odds->rolls[i].dice += dice;
			return odds->rolls[i].each;
		}
	return odds_roll(odds, r, sides, dice, "hit")->each;
}

static void note_the_silent(int silent, int n, const struct reason *why, struct odds *odds)
{
	if (n == 0)
		odds_note(odds, *why->text ? "Nobody fires at the chargers: %s (%s)."
			: "Nobody fires at the chargers.", why->text, why->rule);
	else if (silent > 0)
		odds_note(odds, "%d of the charged %s not fire: %s (%s).", silent,
			silent == 1 ? "does" : "do", why->text, why->rule);
}

static int gather(const struct game *g, const struct odds_value *v, struct odds *odds,
	struct shots *shots)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	const int first = odds->n_rolls;
	struct reason why = { "", "" };
	struct roller r;
	int n = 0, silent = 0;

	FOR_MEMBERS(f, g, THEIRS) {
		struct aim a;

		if (n == v[INPUT_SHOOTERS].number)
			break;
		if (!adv_aim(g, f, OURS, &a, &why)) {
			silent++;
			continue;
		}
		adv_aim_roller(g, &a, OURS, &r);
		shots[n++] = (struct shots){ &rules->weapons[a.weapon], a.dice,
			put_shot(g, &r, a.dice, first, odds), CERTAIN };
	}
	note_the_silent(silent, n, &why, odds);
	if (n == 0)
		return 0;
	adv_wound_roller(g, g->units[OURS].head, THEIRS, shots[0].weapon, false, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	return n;
}

/* ---- the chances ---- */

static void tell_charge(const struct charge_odds *o, struct odds *odds)
{
	odds_outcome(odds, "target routs on", o->routs_on);
	odds_outcome(odds, "target breaks", o->breaks);
	odds_outcome(odds, "charge fails", o->fails);
	odds_outcome(odds, "nobody left to go on", o->down);
	odds_outcome(odds, "contact", o->contact);
	*odds_count(odds, "hits") = o->hits;
	*odds_count(odds, "suppressed") = o->suppressed;
	*odds_count(odds, "out") = o->out;
	*odds_count(odds, "arrive") = o->arrive;
	odds_note(odds, "Those who stand fire as the charge halts short of them (A-16). Chargers who "
		"are hit test, at a point that their losses lower.");
	odds_note(odds, "Counted are hits on the chargers, what becomes of them, and how many come "
		"into contact fit to fight.");
}

static void put_test(const struct game *g, int unit, enum morale_cause cause,
	struct odds *odds)
{
	struct roller r;

	adv_morale_roller(g, unit, cause, &r);
	odds_roll(odds, &r, adv_rules_of(g)->die, 1, cause == CAUSE_RALLY ? "rallies"
		: cause == CAUSE_CHARGED ? "stands" : "pressed home");
}

/* What the target throws: to rally, if it routs, and to stand. */
static void put_stand(struct game *g, struct charge_odds *charge, struct odds *odds)
{
	const bool routs = adv_unit_of(g, THEIRS)->routing;
	struct reason none = { "", "" };

	if (routs && !adv_may_rally(g, THEIRS, &none))
		odds_note(odds, "They run on: %s (%s).", none.text, none.rule);
	else if (routs)
		put_test(g, THEIRS, CAUSE_RALLY, odds);
	adv_charge_odds_begin(charge, g, THEIRS);
	if (charge->rallied > 0)
		put_test(g, THEIRS, CAUSE_CHARGED, odds);
	if (routs)
		odds_note(odds, "Who routs is rallied before the charge, or runs on untested "
			"(A-22, S-A-41).");
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct odds_value *const v = s->asked->values;
	struct game *const g = s->game;
	const struct weapon *const arm = &adv_rules_of(g)->weapons[
		v[INPUTS_EACH + SIDE_WEAPON].number];
	struct shots shots[FIGURES_MOST];
	struct charge_odds charge;
	int n;

	if (!adv_may_order(g, OURS, MODE_CHARGE, s->why))
		return false;
	if (arm->crew)
		return refuse(s->why, "S-A-77", "a %s has a crew: ask `shooting` with it, and `morale "
			"cause=completion`", arm->name);
	if (!adv_may_charge(g, OURS, THEIRS, s->why))
		return false;
	come_on(g, v[INPUT_RANGE_TO].number - SHORT_OF);
	set_state(g, v);
	put_stand(g, &charge, odds);
	n = charge.rallied > 0 ? gather(g, v, odds, shots) : 0;
	if (n > 0)
		put_test(g, OURS, CAUSE_COMPLETION, odds);
	if (!adv_charge_odds(g, OURS, THEIRS, shots, n, &charge))
		return refuse(s->why, "", "out of memory");
	tell_charge(&charge, odds);
	return true;
}

static const struct situation situation = { .cols = 2 * COL + RANGE_MOST,
	.rows = 2 * TROOP_ROW + 1, .fits = fits, .put = put, .reckon = reckon };
const struct odds_action adv_odds_charge = { "charge", "A charge, up to contact", "A-15", inputs,
	scene_reckon, &situation, may_be, NULL };

/* Throwing: stones, spears, dynamite and gas bombs, and bombs that are lobbed (PP:33 to
 * PP:44, P-6).
 *
 *  TH1  pp_pitch() alone says what may be thrown whither, pp_pitch_roller() with what
 *       number: checks, previews and throws ask the two, so that none can differ.
 *  TH2  A throw is its thrower's fire of this turn (P3): what is said last before `done`
 *       counts, and it is thrown after the shots of his side.
 *  TH3  What goes off is used up, what does not is found again.
 */
#include <limits.h>
#include <stdio.h>

#include "skirmish/body/movers.h"
#include "skirmish/commander/way.h"
#include "skirmish/menus/say.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/settings.h"

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &pp_rules_of(g)->weapons[row];
}

bool pp_lobbed(const struct weapon *w)
{
	return w->thrown < 0 && w->range[BAND_LONG] > 0 && w->need[BAND_LONG] == 0;
}

bool pp_pitched(const struct weapon *w)
{
	return w->thrown >= 0 || pp_lobbed(w);
}

/* ---- how many there are (X-190) ---- */

bool pp_at_cells(const struct game *g, int weapon)
{
	const struct weapon *w = weapon_of(g, weapon);

	return pp_lobbed(w) || (w->thrown >= 0
		&& pp_rules_of(g)->throwing[w->thrown].comes != COMES_BLOW);
}

int pp_bombs_left(const struct game *g, int figure, int weapon)
{
	const int left = (int)pp_card(g, figure, CARD_BOMBS) - pp_figure_of(g, figure)->thrown;

	if (!pp_at_cells(g, weapon))
		return INT_MAX;
	return left > 0 ? left : 0;
}

/* ---- ranges (X-47, S-P-37) ---- */

int32_t pp_throw_range(const struct game *g, int figure, int weapon)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct weapon *w = weapon_of(g, weapon);
	int32_t range;

	if (pp_lobbed(w))
		return w->range[BAND_LONG];
	range = rules->throwing[w->thrown].range
		+ pp_card(g, figure, CARD_FIGHT) * game_book(g)->inch;
	return range > rules->thrown_least ? range : rules->thrown_least;
}

/* A neighbour is within any distance. */
static bool beyond_half(const struct game *g, cell_t from, cell_t to, int32_t range)
{
	return !table_adjacent(g->table, from, to)
		&& 2 * table_distance(g->table, from, to) > range;
}

/* ---- who may throw ---- */

static bool carries(const struct game *g, int figure, int weapon)
{
	const struct setup_figure *const f = &g->setup->figures[figure];

	for (int i = 0; i < f->n_arms; i++)
		if (f->arms[i] == weapon)
			return true;
	return false;
}

static bool free_to_throw(const struct game *g, int figure, struct reason *why)
{
	const struct pp_figure *const f = pp_figure_of(g, figure);
	const int unit = g->figures[figure].unit;

	if (!pp_able(g, figure))
		return refuse(why, "P-10", "%s is in no state to throw anything: name "
			"another", say_who(g, figure).text);
	if (!pp_own_will(g, unit))
		return refuse(why, "X-185", "%s: no order has reached them, and without one they "
			"throw nothing; call to them", game_unit_name(g, unit));
	if (f->spent)
		return refuse(why, "S-P-6", "%s has fired or thrown this turn: name "
			"another", say_who(g, figure).text);
	if (f->lost_blow)
		return refuse(why, "S-P-10", "%s flinches, and loses this throw: name "
			"another", say_who(g, figure).text);
	if (f->down)
		return refuse(why, "X-183", "%s is down, and throws when up again: "
			"name another", say_who(g, figure).text);
	if ((f->ran || f->charged) && !pp_rules_of(g)->fires[GAIT_RUN])
		return refuse(why, "S-P-3", "%s has run: walk, to throw in the same turn",
			say_who(g, figure).text);
	return true;
}

static bool armed_with(const struct game *g, int figure, int weapon, struct reason *why)
{
	const struct weapon *w = weapon_of(g, weapon);

	if (!carries(g, figure, weapon))
		return refuse(why, "X-160", "%s carries no such thing (%s): throw what is on "
			"the card", say_who(g, figure).text, w->name);
	if (!pp_pitched(w))
		return refuse(why, "P-6", "nobody throws that (%s): `fire` it, or fight with it",
			w->name);
	if (pp_bombs_left(g, figure, weapon) == 0)
		return refuse(why, "X-190", "%s has none left (%s): throw or fire something else",
			say_who(g, figure).text, w->name);
	if (pp_lobbed(w) && pp_figure_of(g, figure)->moved > 0)
		return refuse(why, "X-191", "who has moved this turn does not serve a %s: `hold`",
			w->name);
	return true;
}

/* ---- whither ---- */

static bool has_in_line(const struct game *g, int figure, int other)
{
	return standing_fit(g, other) && pp_sees(g, figure, other);
}

static bool aim_at_figure(const struct game *g, const struct argument *at, struct pitch *p,
	struct reason *why)
{
	const int unit = at->kind == ARGUMENT_UNIT ? at->value : g->figures[at->value].unit;
	const int own = g->figures[p->figure].unit;

	if (!game_sees(g, g->units[own].side, unit))
		return refuse(why, "X-164", "nobody sees %s: name somebody in view",
			game_unit_name(g, unit));
	p->target = at->kind == ARGUMENT_FIGURE ? at->value
		: contact_nearest_figure(g, p->figure, unit, has_in_line);
	if (p->target < 0 || !game_on_table(g, p->target))
		return refuse(why, "P-6", "nobody of %s is in line: name another",
			game_unit_name(g, unit));
	p->mark = game_nearest_part(g, p->target, g->figures[p->figure].cell);
	return true;
}

/* Who is hit by a stone is an enemy on his feet, or at least awake. */
static bool fair_target(const struct game *g, const struct pitch *p, struct reason *why)
{
	const int other = p->target;

	if (other == NOBODY)
		return refuse(why, "P-6", "a %s is thrown at somebody: name a figure, no cell",
			p->thrown->name);
	if (!game_enemies(g, g->figures[p->figure].unit, g->figures[other].unit))
		return refuse(why, "P-6", "no enemy: name one of the other side");
	if (!standing_fit(g, other))
		return refuse(why, "P-6", "who lies senseless or has surrendered is thrown at no "
			"more: name another");
	return true;
}

/* as of shots. */
static bool at_large(const struct game *g, const struct pitch *p, struct reason *why)
{
	if (pp_held_in_contact(g, p->figure)
		&& (p->target == NOBODY || !pp_touching(g, p->figure, p->target)))
		return refuse(why, "X-180", "%s has an enemy at arm's length, and throws at "
			"nobody else", say_who(g, p->figure).text);
	if (p->target != NOBODY && p->thrown != NULL && p->thrown->comes == COMES_BLOW
		&& pp_in_scuffle(g, p->figure, p->target))
		return refuse(why, "X-181", "friends of %s are in a scuffle there: name "
			"another", say_who(g, p->figure).text);
	return true;
}

static bool in_reach(const struct game *g, struct pitch *p, struct reason *why)
{
	const struct weapon *w = weapon_of(g, p->weapon);
	const cell_t from = game_nearest_part(g, p->figure, p->mark);
	const int32_t range = pp_throw_range(g, p->figure, p->weapon);

	if (!table_within(g->table, from, p->mark, range))
		return refuse(why, "S-P-37",
		"%s off, and from here it flies %s (%s): name something "
			"nearer",
			say_inches(table_distance(g->table, from, p->mark)).text,
			say_inches(range).text, w->name);
	if (!pp_lobbed(w) && !game_cell_in_line(g, from, p->mark))
		return refuse(why, "P-6", "the ground is in the way: name a place in line");
	p->far = beyond_half(g, from, p->mark, range);
	return true;
}

bool pp_pitch(const struct game *g, int figure, int weapon, const struct argument *at,
	struct pitch *p, struct reason *why)
{
	const struct weapon *w = weapon_of(g, weapon);

	if (!free_to_throw(g, figure, why) || !armed_with(g, figure, weapon, why))
		return false;
	*p = (struct pitch){ .figure = figure, .weapon = weapon, .target = NOBODY,
		.mark = at->value,
		.thrown = w->thrown < 0 ? NULL : &pp_rules_of(g)->throwing[w->thrown] };
	if (at->kind != ARGUMENT_CELL && !aim_at_figure(g, at, p, why))
		return false;
	if (p->thrown != NULL && p->thrown->comes == COMES_BLOW && !fair_target(g, p, why))
		return false;
	return at_large(g, p, why) && in_reach(g, p, why);
}

static bool pitch_at(const struct game *g, int figure, int weapon, enum argument_kind kind,
	int value)
{
	const struct argument at = { kind, value };
	struct pitch p;

	return pp_pitch(g, figure, weapon, &at, &p, NULL);
}

bool pp_may_pitch(const struct game *g, int figure, int weapon)
{
	const int cells = pp_at_cells(g, weapon) ? grid_cells(&g->table->grid) : 0;

	if (!pp_pitched(weapon_of(g, weapon)) || !free_to_throw(g, figure, NULL)
			|| !armed_with(g, figure, weapon, NULL))
		return false;
	for (int f = 0; cells == 0 && f < g->n_figures; f++)
		if (game_on_table(g, f) && pitch_at(g, figure, weapon, ARGUMENT_FIGURE, f))
			return true;
	for (cell_t cell = 0; cell < cells; cell++)
		if (pitch_at(g, figure, weapon, ARGUMENT_CELL, cell))
			return true;
	return false;
}

/* ---- answers ---- */

bool pp_check_throw(const struct game *g, const struct choice *c, struct reason *why)
{
	const int figure = c->argument[0].value;
	struct pitch p;

	if (game_seat_of_unit(g, g->figures[figure].unit) != c->seat)
		return refuse(why, "P-6", "%s: not yours; name one of your own",
			game_unit_name(g, g->figures[figure].unit));
	return pp_pitch(g, figure, c->argument[1].value, &c->argument[2], &p, why);
}

void pp_apply_throw(struct game *g, const struct choice *c)
{
	struct pp_figure *f = pp_figure_of(g, c->argument[0].value);
	struct pitch p;

	if (!pp_pitch(g, c->argument[0].value, c->argument[1].value, &c->argument[2], &p, NULL))
		return;
	f->arm = (int8_t)p.weapon;
	f->held = false;
	f->target = NOBODY;
	f->mark = CELL_NONE;
	if (p.thrown != NULL && p.thrown->comes == COMES_BLOW)
		f->target = (int16_t)p.target;
	else
		f->mark = p.mark;
}

/* ---- the throw ---- */

/* what makes a shot worse or better by the thrower's own state does it here, too. */
void pp_pitch_roller(const struct game *g, const struct pitch *p, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const enum spirit spirit = (enum spirit)pp_figure_of(g, p->figure)->spirit;
	const int injured = pp_injury_fight(g, p->figure);

	roller_open(r, "P-6", "throwing", g->figures[p->figure].unit, p->figure,
		p->far ? p->thrown->full : p->thrown->half);
	if (p->target >= 0)
		roller_other(r, g->figures[p->target].unit);
	roller_read(r, ROLL_AT_LEAST);
	roller_add(r, p->thrown->name, p->thrown->rule, 0);
	roller_add(r, p->far ? "full range" : "half range", "S-P-37", 0);
	if (rules->spirit[spirit].modifier != 0)
		roller_add(r, rules->spirit[spirit].name, rules->spirit[spirit].rule,
			-rules->spirit[spirit].modifier);
	if (injured != 0)
		roller_add(r, "injuries", "X-192", -injured);
}

enum pitch_end pp_pitch_end(const struct pitch *p, const struct roller *r, int die)
{
	if (p->thrown->fails > 0 && die <= p->thrown->fails)
		return PITCH_DUD;
	return die >= roller_need(r) ? PITCH_HIT : PITCH_MISS;
}

static enum pitch_end throw_die(struct game *g, const struct pitch *p)
{
	static const char *const words[PITCH_ENDS] = { "a miss", "a hit", "a dud" };
	struct roller r;
	enum pitch_end end;

	pp_pitch_roller(g, p, &r);
	end = pp_pitch_end(p, &r, pp_die(&r, g));
	roller_tell(&r, g, words[end]);
	return end;
}

static void tell_throw(struct game *g, const struct pitch *p)
{
	const bool at_somebody = p->thrown != NULL && p->thrown->comes == COMES_BLOW;
	struct event e = event_of(at_somebody ? EVENT_SHOT : EVENT_LOB);

	e.unit = g->figures[p->figure].unit;
	e.figure = (int16_t)p->figure;
	if (at_somebody) {
		e.other = g->figures[p->target].unit;
		e.number = 1;
		e.word = "throw";
	} else {
		e.cell = p->mark;
		e.word = p->thrown != NULL ? p->thrown->name : "Bomb";
	}
	game_emit(g, &e);
}

static void land(struct game *g, const struct pitch *p, cell_t cell)
{
	const int unit = g->figures[p->figure].unit;

	if (cell == CELL_NONE)
		game_note(g, unit, p->figure, "it flies over the edge of the table");
	else if (p->thrown->comes == COMES_GAS)
		pp_gas_burst(g, cell, p->figure);
	else
		pp_light(g, cell, p->figure);
}

/* the effect as of a shot's hit, the rest as of a blow with something blunt. */
struct pp_blow pp_pitch_blow(const struct pitch *p, enum pp_effect effect)
{
	return (struct pp_blow){ effect, HARM_BLUDGEONING, p->thrown->sdd, p->thrown->name,
		p->thrown->rule };
}

static void strike(struct game *g, const struct pitch *p)
{
	const struct pp_blow blow = pp_pitch_blow(p, pp_effect_die(g, p->target, p->figure));

	pp_strike(g, p->target, &blow, p->figure);
}

static void carry_out(struct game *g, const struct pitch *p)
{
	enum pitch_end end;

	pp_reveal(g, g->figures[p->figure].unit);
	movers_face(g, p->figure, p->mark);
	tell_throw(g, p);
	if (pp_at_cells(g, p->weapon))
		pp_figure_of(g, p->figure)->thrown++;
	if (p->thrown == NULL) {
		pp_shell(g, p->figure, p->mark, p->far);
		return;
	}
	end = throw_die(g, p);
	if (p->thrown->comes == COMES_BLOW && end == PITCH_HIT)
		strike(g, p);
	else if (p->thrown->comes != COMES_BLOW && end == PITCH_HIT)
		land(g, p, p->mark);
	else if (p->thrown->comes != COMES_BLOW && end == PITCH_MISS)
		land(g, p, pp_stray(g, p->figure, p->mark));
}

/* ---- the stage ---- */

/* What it has been told to throw, if it still can be: the target may have fallen. */
static bool told_pitch(const struct game *g, int figure, struct pitch *p)
{
	const struct pp_figure *const f = pp_figure_of(g, figure);
	const struct argument at = f->mark != CELL_NONE
		? (struct argument){ ARGUMENT_CELL, f->mark }
		: (struct argument){ ARGUMENT_FIGURE, f->target };

	if (f->arm < 0 || !pp_pitched(weapon_of(g, f->arm))
		|| (f->mark == CELL_NONE && f->target < 0))
		return false;
	return pp_pitch(g, figure, f->arm, &at, p, NULL);
}

void pp_throws(struct game *g)
{
	for (int i = 0; i < g->n_figures; i++) {
		struct pp_figure *f = pp_figure_of(g, i);
		struct pitch p;

		if (g->units[g->figures[i].unit].side != pp_side_now(g) || f->arm < 0
			|| !pp_pitched(weapon_of(g, f->arm)))
			continue;
		if (told_pitch(g, i, &p)) {
			f->spent = true;
			carry_out(g, &p);
		}
		f->arm = -1;
		f->target = NOBODY;
		f->mark = CELL_NONE;
	}
}

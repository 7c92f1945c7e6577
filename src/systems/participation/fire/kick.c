/* Kicks: lit dynamite sent away before it goes off (PP:70, S-P-26).
 *
 *  KI1  Everybody within reach of a stick has one try in a turn, one after the other as
 *       they answer; a stick that comes to lie near others gives them theirs.
 *  KI2  Nobody needs an order to save his skin: who can act at all can try, the
 *       uncommanded too, but no beast and no creature.
 *  KI3  A question is open exactly while somebody of its seat has a try.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/dice.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"

/* ---- who can ---- */

/* The nearest stick in reach, of two alike the first; -1. */
static int stick_near(const struct game *g, int figure)
{
	const struct pp_game *own = pp_game_of(g);
	int32_t least = INT32_MAX;
	int nearest = -1;

	if (!game_on_table(g, figure))
		return -1;
	for (int i = 0; i < own->n_sticks; i++) {
		const cell_t at = game_nearest_part(g, figure, own->stick[i]);
		const int32_t off = table_distance(g->table, at, own->stick[i]);

		if (off < least && table_within(g->table, at, own->stick[i],
				pp_rules_of(g)->kick_near)) {
			least = off;
			nearest = i;
		}
	}
	return nearest;
}

static bool able_to_kick(const struct game *g, int figure)
{
	return pp_able(g, figure) && !pp_creature(g, figure)
		&& !pp_beast(g, g->figures[figure].unit);
}

bool pp_may_kick(const struct game *g, int figure)
{
	return able_to_kick(g, figure) && !pp_figure_of(g, figure)->kicked
		&& stick_near(g, figure) >= 0;
}

static bool wants(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (pp_may_kick(g, f))
			return true;
	return false;
}

void pp_ask_kick(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		pp_figure_of(g, f)->kicked = false;
	if (pp_game_of(g)->n_sticks > 0)
		stages_ask(g, ASK_KICK, wants);
}

/* ---- answers ---- */

bool pp_check_kick(const struct game *g, const struct choice *c, struct reason *why)
{
	const int figure = c->argument[0].value;
	const int unit = g->figures[figure].unit;
	int stick;

	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "S-P-26", "%s: not yours; name one of your own",
			game_unit_name(g, unit));
	if (!able_to_kick(g, figure))
		return refuse(why, "X-196", "%s is in no state to, or no more than a beast: name "
			"somebody else, or `done`", say_who(g, figure).text);
	if (pp_figure_of(g, figure)->kicked)
		return refuse(why, "S-P-26", "%s has had one try: name another, or `done`",
			say_who(g, figure).text);
	stick = stick_near(g, figure);
	if (stick < 0)
		return refuse(why, "S-P-26", "no lit stick within %s of %s: name another, or "
			"`done`", say_inches(pp_rules_of(g)->kick_near).text,
			say_who(g, figure).text);
	if (c->argument[1].value == pp_game_of(g)->stick[stick])
		return refuse(why, "S-P-26", "that is where it lies: name a cell to send it to");
	return true;
}

/* ---- the try ---- */

/* How many inches it goes: a D6 less so many (PP:70), never back. */
static int throw_kick(struct game *g, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const bool down = pp_figure_of(g, figure)->down;
	char text[48];
	struct roller r;
	int far;

	roller_open(&r, "S-P-26", down ? "throwing the dynamite away"
		: "kicking the dynamite away", g->figures[figure].unit, figure, 0);
	roller_read(&r, ROLL_TABLE);
	roller_add(&r, "a D6 of inches less", "numbers.kick-less", -rules->kick_less);
	far = pp_die(&r, g) + roller_need(&r);
	snprintf(text, sizeof text, "it goes %d\"", far);
	roller_tell(&r, g, far > 0 ? text : "it stays where it is");
	return far > 0 ? far : 0;
}

static void remove_stick(struct pp_game *own, int i)
{
	own->n_sticks--;
	for (; i < own->n_sticks; i++) {
		own->stick[i] = own->stick[i + 1];
		own->stick_by[i] = own->stick_by[i + 1];
	}
	own->stick[own->n_sticks] = CELL_NONE;
	own->stick_by[own->n_sticks] = NOBODY;
}

static void put_stick(struct game *g, int stick, int figure, cell_t cell)
{
	struct pp_game *own = pp_game_of(g);

	if (cell == CELL_NONE) {
		game_note(g, g->figures[figure].unit, figure,
			"sends the dynamite over the edge of the table");
		remove_stick(own, stick);
		return;
	}
	own->stick[stick] = cell;
	game_note(g, g->figures[figure].unit, figure, "the dynamite fizzes at %s now",
		grid_cell_text(&g->table->grid, cell).text);
}

/* ---- who is asked (KI3) ---- */

static bool seat_wants(const struct game *g, int seat)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_seat_of_unit(g, u) == seat && wants(g, u))
			return true;
	return false;
}

static const struct decision *open_kick(const struct game *g, int seat)
{
	for (int i = 0; i < g->n_decisions; i++)
		if (g->decisions[i].seat == seat && g->decisions[i].kind == ASK_KICK)
			return &g->decisions[i];
	return NULL;
}

/* Those to whom a stick has come now are asked, too, though they have said `done`. */
static void ask_anew(struct game *g, bool moved, cell_t stick)
{
	for (int seat = 0; seat < 2 * g->setup->n_sides; seat++) {
		const struct decision *const open = open_kick(g, seat);
		bool near = false;

		if (open != NULL && !seat_wants(g, seat))
			game_answered(g, open->id);
		for (int f = 0; moved && open == NULL && f < g->n_figures; f++)
			near = near || (game_seat_of_unit(g, g->figures[f].unit) == seat
				&& pp_may_kick(g, f) && table_within(g->table, stick,
					game_nearest_part(g, f, stick),
					pp_rules_of(g)->kick_near));
		if (near)
			game_ask(g, seat, ASK_KICK, NOBODY, NOBODY);
	}
}

void pp_apply_kick(struct game *g, const struct choice *c)
{
	struct pp_game *own = pp_game_of(g);
	const int figure = c->argument[0].value;
	const int stick = stick_near(g, figure);
	const cell_t from = own->stick[stick];
	cell_t to = from;
	int far;

	pp_figure_of(g, figure)->kicked = true;
	pp_reveal(g, g->figures[figure].unit);
	far = throw_kick(g, figure);
	if (far > 0) {
		to = pp_fly_towards(g, from, c->argument[1].value, far * HUNDREDTHS);
		put_stick(g, stick, figure, to);
	}
	ask_anew(g, to != CELL_NONE && to != from, to);
}

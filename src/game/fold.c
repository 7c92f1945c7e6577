/* The fold: games made, copied, asked whether a choice may be made, and stepped.
 *
 *  F1  A game's arrays are one block of g->bytes behind g->units, laid out alike
 *      in all games of a setup.  What is derived, who stands where, comes last, behind
 *      g->state_bytes: of that only the cells in which somebody stands are copied (G1).
 *      Behind it are each game's own notes.
 *  F2  A copy shares setup, rules and table; table and scratch are its own
 *      references, and its sink is empty.  These are the last members of struct game.
 */
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/master.h"
#include "cliffhanger/reach.h"
#include "game/room.h"

/* ---- memory ---- */

/* Takes `size` bytes of the block for an array; offsets first, then pointers. */
static size_t reserve(size_t *bytes, size_t size)
{
	const size_t at = *bytes;

	*bytes += (size + alignof_max - 1) / alignof_max * alignof_max;
	return at;
}

/* Lays out the arrays behind `block`; NULL only measures.  How many bytes it takes. */
static size_t lay_out(struct game *g, unsigned char *block)
{
	const struct setup *s = g->setup;
	const struct game_system *y = g->system;
	const size_t cells = (size_t)grid_cells(&s->table->grid);
	const size_t units = (size_t)s->n_units, figures = (size_t)s->n_figures;
	size_t n = 0;
	const size_t at_units = reserve(&n, units * sizeof(struct unit));
	const size_t at_biddings = reserve(&n, units * sizeof(struct bidding));
	const size_t at_figures = reserve(&n, figures * sizeof(struct figure));
	const size_t at_own = reserve(&n, y->game_size);
	const size_t at_unit_own = reserve(&n, units * y->unit_size);
	const size_t at_figure_own = reserve(&n, figures * y->figure_size);
	const size_t at_occupant = reserve(&n, cells * sizeof(int16_t));
	const size_t at_beneath = reserve(&n, cells * sizeof(int16_t));
	const size_t bytes = n, at_notes = reserve(&n, y->notes_size + at_occupant);

	g->state_bytes = at_occupant;
	g->bytes = bytes;
	if (!block)
		return n;
	g->units = (void *)(block + at_units);
	g->biddings = (void *)(block + at_biddings);
	g->figures = (void *)(block + at_figures);
	g->own = block + at_own;
	g->unit_own = block + at_unit_own;
	g->figure_own = block + at_figure_own;
	g->occupant = (void *)(block + at_occupant);
	g->beneath = (void *)(block + at_beneath);
	g->notes = block + at_notes;
	return n;
}

static bool has_bodies(const struct setup *s)
{
	for (int f = 0; f < s->n_figures; f++)
		if (body_big(s->figures[f].body) || s->figures[f].seats > 0)
			return true;
	return false;
}

/* A blank game of a setup: all zero but for what is shared. */
static struct game *new_blank(const struct setup *setup, const void *rules)
{
	struct game *g = calloc(1, sizeof(*g));
	unsigned char *block;

	if (!g)
		return NULL;
	g->setup = setup;
	g->system = setup->system;
	g->rules = rules;
	block = calloc(1, lay_out(g, NULL));
	g->reach = reach_new(setup->table);
	g->distances = distances_new();
	g->touch = calloc(1, sizeof(*g->touch));
	g->course = has_bodies(setup) ? course_new(setup->table) : NULL;
	if (!block || !g->reach || !g->distances || !g->touch
			|| (has_bodies(setup) && !g->course)) {
		free(block);
		reach_free(g->reach);
		distances_free(g->distances);
		course_free(g->course);
		free(g->touch);
		free(g);
		return NULL;
	}
	lay_out(g, block);
	g->table = table_hold(setup->table);
	return g;
}

/* All but who stands where. */
static void assign_arrays(struct game *to, const struct game *from)
{
	assert(to->setup == from->setup);
	if (to->table != from->table || to->house != from->house)
		memset(to->notes, 0, 1);	/* what comes next may lie where they lay */
	if (to->table != from->table) {
		table_free(to->table);
		to->table = table_hold(from->table);
	}
	if (to->house != from->house) {
		house_free(to->house);
		to->house = house_hold(from->house);
	}
	memcpy(to, from, offsetof(struct game, house));	/* F2 */
	memcpy(to->units, from->units, from->state_bytes);	/* F1 */
	*to->touch = *from->touch;
	to->out = (struct sink){ NULL, NULL };
}

struct game *game_clone(const struct game *g)
{
	struct game *copy = new_blank(g->setup, g->rules);

	if (!copy)
		return NULL;
	assign_arrays(copy, g);
	memcpy(copy->occupant, g->occupant, g->bytes - g->state_bytes);
	return copy;
}

/* What lies in the cells in which somebody of a game stands (G1) becomes what it is in another
 * one, or nothing.  Views are made again before every answer. */
static inline void set_cell(struct game *to, cell_t cell, const struct game *from)
{
	to->occupant[cell] = from == NULL ? NOBODY : from->occupant[cell];
	to->beneath[cell] = from == NULL ? NOBODY : from->beneath[cell];
}

/* The cells of all who stand somewhere in one of two games; of men alone those of who stands
 * elsewhere in the other. */
static inline void set_cells(struct game *to, const struct game *of, const struct game *from,
	const struct game *but)
{
	const struct figure *const figures = of->figures;
	const int n = of->n_figures;
	cell_t cells[BODY_CELLS_MAX];

	for (int f = 0; of->course == NULL && f < n; f++)
		if (figures[f].cell != CELL_NONE
				&& figures[f].cell != but->figures[f].cell)
			set_cell(to, figures[f].cell, from);
	for (int f = 0; of->course != NULL && f < n; f++)
		for (int i = game_hull(of, f, cells) - 1; i >= 0; i--)
			set_cell(to, cells[i], from);
}

void game_assign(struct game *to, const struct game *from)
{
	set_cells(to, to, NULL, from);
	set_cells(to, from, from, to);
	assign_arrays(to, from);
}

void game_free(struct game *g)
{
	if (!g)
		return;
	table_free(g->table);
	house_free(g->house);
	reach_free(g->reach);
	distances_free(g->distances);
	course_free(g->course);
	free(g->touch);
	free(g->units);
	free(g);
}

/* ---- the beginning ---- */

static void begin_unit(struct game *g, int u)
{
	const struct setup_unit *s = &g->setup->units[u];
	struct unit *unit = &g->units[u];

	*unit = (struct unit){ .side = s->side, .leader = NOBODY, .uncommanded = s->uncommanded };
	for (int side = 0; side < SIDES_MAX; side++)
		unit->last_seen[side] = CELL_NONE;
	unit->sighted = (uint8_t)(s->secret ? 0 : 1u << s->side);	/* Y-34 */
	unit->known = (uint8_t)game_watchers(g, u);
	for (int f = s->first; f < s->first + s->count; f++) {
		g->figures[f] = (struct figure){ .cell = CELL_NONE, .unit = (int16_t)u,
			.captor = NOBODY, .aboard = NOBODY,
			.facing = (uint8_t)s->facing, .life = LIFE_AWAITED };
		if (g->setup->figures[f].leader && unit->leader == NOBODY)
			unit->leader = (int16_t)f;
	}
}

/* Friendship is mutual, whichever of two sides names the other. */
static void begin_friends(struct game *g)
{
	const struct setup_side *const sides = g->setup->sides;

	for (int a = 0; a < g->setup->n_sides; a++)
		for (int b = 0; b < g->setup->n_sides; b++)
			if (a != b && ((sides[a].friends >> b & 1) || (sides[b].friends >> a & 1)))
				g->friends[a] |= (uint8_t)(1u << b);
}

static void begin(struct game *g)
{
	const struct setup *s = g->setup;
	const int32_t cells = grid_cells(&s->table->grid);

	g->viewer = NOBODY;
	g->winner = NOBODY;
	g->n_units = s->n_units;
	g->n_figures = s->n_figures;
	g->changed = UINT16_MAX;
	for (int32_t c = 0; c < cells; c++)
		g->occupant[c] = g->beneath[c] = NOBODY;
	for (int i = 0; i < OBJECTIVES_MAX; i++)
		g->objectives[i] = NOBODY;
	for (int i = 0; i < ITEMS_MAX; i++)
		g->items[i] = i < s->n_items ? (struct item){ s->items[i].cell, s->items[i].unit }
			: (struct item){ CELL_NONE, NOBODY };
	for (int i = 0; i < s->n_flags; i++)
		g->flags[i] = (s->flags_set >> i & 1) != 0;
	begin_friends(g);
	for (int u = 0; u < g->n_units; u++)
		begin_unit(g, u);
	bidding_forget_all(g);
	game_members(g);
	script_prepare(g);
}

/* Everybody stands where he begins, in no state but his system's first. */
static struct game *begun(const struct setup *setup, const void *rules, const struct dice *dice,
	struct sink out)
{
	struct game *g = new_blank(setup, rules);

	if (!g)
		return NULL;
	begin(g);
	g->dice = *dice;
	g->out = out;
	place_all(g);
	g->system->start(g);
	return g;
}

struct game *game_unplaced(const struct setup *setup, const void *rules)
{
	struct game *const g = new_blank(setup, rules);

	if (g)
		begin(g);
	return g;
}

struct game *game_begun(const struct setup *setup, const void *rules)
{
	struct dice dice;

	dice_seed(&dice, 0);
	return begun(setup, rules, &dice, (struct sink){ NULL, NULL });
}

struct game *game_new(const struct setup *setup, const void *rules,
	const struct dice *dice, struct sink out)
{
	struct game *g = begun(setup, rules, dice, out);

	if (!g)
		return NULL;
	states_begin(g, NULL, NULL);
	g->system->advance(g);
	g->out = (struct sink){ NULL, NULL };
	return g;
}

/* ---- choices ---- */

/* A choice made by hand (by a mind, a test) may hold anything. */
static bool check_arguments(const struct game *g, const struct choice *c, struct reason *why)
{
	const int side = game_seat_side(g, c->seat);

	for (int i = 0; i < c->n; i++) {
		const int32_t value = c->argument[i].value;

		switch (c->argument[i].kind) {
		case ARGUMENT_UNIT:
			if (value < 0 || value >= g->n_units || !game_knows(g, side, value))
				return refuse(why, "", "there is no such unit");
			break;
		case ARGUMENT_FIGURE:
			if (value < 0 || value >= g->n_figures
					|| !game_knows(g, side, g->figures[value].unit))
				return refuse(why, "", "there is no such figure");
			break;
		case ARGUMENT_CELL:
			if (value < 0 || value >= grid_cells(&g->table->grid))
				return refuse(why, "", "there is no such cell");
			break;
		case ARGUMENT_NONE:
		case ARGUMENT_WORD:
		case ARGUMENT_NUMBER:
		case ARGUMENT_TEXT:
		case ARGUMENT_SOME:
		case ARGUMENT_VALUE:	/* see state_check() */
			break;
		default:
			if (value < 0 || value >= choice_names(g, c->argument[i].kind))
				return refuse(why, "", "there is no such thing");
			break;
		}
	}
	return true;
}

bool game_check(const struct game *g, const struct choice *c, struct reason *why)
{
	if (g->over)
		return refuse(why, "", "the game is over");
	if (c->seat == master_seat(g))
		return check_arguments(g, c, why) && master_check(g, c, why);
	if (!game_decision(g, c->seat, NOBODY))
		return refuse(why, "", "nothing is asked of you now");
	if (!check_arguments(g, c, why))
		return false;
	return c->verb >= VERB_BIDDING ? bidding_check(g, c, why) : g->system->check(g, c, why);
}

void game_step(struct game *g, const struct choice *c, struct sink out)
{
	g->out = out;
	if (c->seat == master_seat(g))
		master_apply(g, c);
	else if (c->verb >= VERB_BIDDING)
		bidding_apply(g, c);
	else
		g->system->apply(g, c);
	g->system->advance(g);
	g->out = (struct sink){ NULL, NULL };
}

/* ---- decisions ---- */

void game_ask(struct game *g, int seat, int kind, int unit, int other)
{
	assert(g->n_decisions < DECISIONS_MAX);
	g->decisions[g->n_decisions++] = (struct decision){ g->next_decision,
		(int8_t)seat, (uint8_t)kind, (int16_t)unit, (int16_t)other };
	g->next_decision = (int16_t)((g->next_decision + 1) & INT16_MAX);
}

void game_answered(struct game *g, int id)
{
	for (int i = 0; i < g->n_decisions; i++) {
		if (g->decisions[i].id != id)
			continue;
		g->n_decisions--;
		memmove(&g->decisions[i], &g->decisions[i + 1],
			(size_t)(g->n_decisions - i) * sizeof(g->decisions[0]));
		return;
	}
}

const struct decision *game_decision(const struct game *g, int seat, int unit)
{
	for (int i = 0; i < g->n_decisions; i++)
		if (g->decisions[i].seat == seat
				&& (unit == NOBODY || g->decisions[i].unit == unit))
			return &g->decisions[i];
	return NULL;
}

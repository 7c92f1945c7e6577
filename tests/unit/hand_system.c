/* Tag by activations: see hand_system.h. */
#include "config.h"

#include <stdio.h>

#include "hand_system.h"
#include "played.h"
#include "systems/null/null.h"

enum { TOSS_SIDES = 10, UNDECIDED = -1 };

/* What is null's comes first. */
struct hand_game { struct null_game tag; bool deployed; int8_t hand; };

static const struct phase phases[] = {
	[HAND_TOSS] = { "toss", "Toss", "Who has the hand." },
	[HAND_MOVE] = { "move", "Moves", "One unit moves." },
	{ NULL, NULL, NULL }
};

static const struct decision_kind decisions[] = {
	[HAND_ASK_MOVE] = { "moves", "Move a unit.", "One unit moves.", "done", NULL },
	[HAND_ASK_DEPLOY] = { "deploy", "Move your units into place, then `done`.",
		"Before the first turn.", "done", NULL },
	{ NULL, NULL, NULL, NULL, NULL }
};

static const struct field game_fields[] = {
	FIELD(struct hand_game, FIELD_U8, tag.next_side, 0, SIDES_MAX),
	FIELD(struct hand_game, FIELD_BOOL, deployed, 0, 1),
	FIELD(struct hand_game, FIELD_I8, hand, UNDECIDED, SIDES_MAX - 1),
	FIELDS_END
};

static struct hand_game *own_of(const struct game *g) { return g->own; }

static void start(struct game *g)
{
	null_start(g);
	own_of(g)->hand = UNDECIDED;
}

/* Deploying goes on until it is done; an activation is one move. */
static void apply(struct game *g, const struct choice *c)
{
	const struct decision d = *game_decision(g, c->seat, NOBODY);

	null_apply(g, c);
	if (d.kind == HAND_ASK_MOVE && game_decision(g, c->seat, NOBODY))
		game_answered(g, d.id);
	if (d.kind == HAND_ASK_MOVE && c->verb == VERB_DONE)	/* passes: all of it has moved */
		for (int u = 0; u < g->n_units; u++)
			null_unit_of(g, u)->moved |= game_seat_of_unit(g, u) == c->seat;
}

static bool seat_wants(const struct game *g, int seat)
{
	const struct decision d = { .seat = (int8_t)seat };

	for (int u = 0; u < g->n_units; u++)
		if (null_wants(g, &d, u))
			return true;
	return false;
}

/* The seat that answers for a side now, or -1. */
static int seat_for(const struct game *g, int side)
{
	const int sides = g->setup->n_sides;

	return seat_wants(g, side) ? side : seat_wants(g, side + sides) ? side + sides : -1;
}

static int toss(struct game *g, int side)
{
	struct roller r;

	roller_open(&r, "N-1", "toss", NOBODY, NOBODY, 0);
	roller_read(&r, ROLL_OPPOSED);
	roller_from_zero(&r);
	roller_throw(&r, g, TOSS_SIDES, 1);
	roller_tell(&r, g, g->setup->sides[side].name);
	return r.dice[0];
}

static void give_hand(struct game *g)
{
	int best = UNDECIDED;

	game_phase(g, HAND_TOSS);
	own_of(g)->hand = UNDECIDED;
	for (int side = 0; side < g->setup->n_sides; side++) {
		const int value = seat_for(g, side) < 0 ? UNDECIDED : toss(g, side);

		if (value > best) {
			best = value;
			own_of(g)->hand = (int8_t)side;
		}
	}
}

static void next_turn(struct game *g)
{
	if (g->turn > 0) {
		game_turn_end(g);
		if (g->decided) {
			game_end(g);
			return;
		}
	}
	game_turn_begin(g);
	for (int u = 0; u < g->n_units; u++)
		null_unit_of(g, u)->moved = false;
}

static void deploy(struct game *g)
{
	own_of(g)->deployed = true;
	for (int side = 0; side < g->setup->n_sides; side++)
		if (seat_wants(g, side))
			game_ask(g, side, HAND_ASK_DEPLOY, NOBODY, NOBODY);
}

static void advance(struct game *g)
{
	while (!g->over && g->n_decisions == 0) {
		bool any = false;

		for (int side = 0; side < g->setup->n_sides; side++)
			any |= seat_for(g, side) >= 0;
		if (!own_of(g)->deployed) {
			deploy(g);
		} else if (g->turn == 0 || !any) {
			next_turn(g);
		} else {
			give_hand(g);
			game_phase(g, HAND_MOVE);
			game_ask(g, seat_for(g, own_of(g)->hand), HAND_ASK_MOVE, NOBODY, NOBODY);
		}
	}
}

static enum figure_mark figure_mark(const struct game *v, int figure)
{
	const enum figure_mark mark = null_figure_mark(v, figure);

	return mark == MARK_FIT && null_unit_of(v, v->figures[figure].unit)->moved ? MARK_ACTED
		: mark;
}

static void turn_line(const struct game *v, char *text, size_t size)
{
	if (own_of(v)->hand >= 0)
		snprintf(text, size, "%s have the hand", v->setup->sides[own_of(v)->hand].name);
}

/* Each side's corner has a flag, and the middle a post of nobody's. */
static int marks(const struct game *v, struct map_mark *found, int room)
{
	const struct grid *grid = &v->table->grid;
	const struct map_mark all[] = {
		{ .cell = grid_at(grid, 0, 0), .what = "a flag", .sign = 'f', .side = 0 },
		{ .cell = grid_at(grid, grid->cols - 1, grid->rows - 1), .what = "a flag",
			.sign = 'f', .side = 1 },
		{ .cell = grid_at(grid, grid->cols / 2, grid->rows / 2), .what = "a post",
			.sign = '!', .side = NOBODY },
		{ .cell = grid_at(grid, 1, 0), .what = "where it rains" },
	};
	const int n = (int)(sizeof(all) / sizeof(all[0]));

	for (int i = 0; i < n && i < room; i++)
		found[i] = all[i];
	return n < room ? n : room;
}

const struct game_system *hand_system(void)
{
	static struct game_system system;

	system = system_null;
	system.name = "Tag by activations";
	system.phases = phases;
	system.decisions = decisions;
	system.game_size = sizeof(struct hand_game);
	system.game_fields = game_fields;
	system.restored = NULL;
	system.start = start;
	system.apply = apply;
	system.advance = advance;
	system.figure_mark = figure_mark;
	system.turn_line = turn_line;
	system.marks = marks;
	return &system;
}

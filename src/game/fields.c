/* The common fields of a game, and the arithmetic of fields. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "game/fields.h"

enum { LAST_UNIT = UNITS_MAX - 1, LAST_FIGURE = FIGURES_MAX - 1, LAST_SIDE = SIDES_MAX - 1,
	LAST_CELL = GRID_SIDE_MAX * GRID_SIDE_MAX - 1, ANY_EDGE = 15, LAST_TURN = 999,
	POINTS_MOST = 100 * POINTS_TOTAL_MAX /* a script may give more than he who is asked */ };

/* Each kind: its bytes, and the numbers it can hold. */
static const struct kind { uint8_t bytes; bool is_signed; int64_t least, most; } kinds[] = {
	[FIELD_BOOL] = { sizeof(bool), false, 0, 1 },
	[FIELD_I8] = { 1, true, INT8_MIN, INT8_MAX },
	[FIELD_U8] = { 1, false, 0, UINT8_MAX },
	[FIELD_I16] = { 2, true, INT16_MIN, INT16_MAX },
	[FIELD_U16] = { 2, false, 0, UINT16_MAX },
	[FIELD_I32] = { 4, true, INT32_MIN, INT32_MAX },
	[FIELD_U32] = { 4, false, 0, UINT32_MAX },
	[FIELD_U64] = { 8, false, INT64_MIN, INT64_MAX },	/* as bits */
	[FIELD_UNIT] = { 2, true, NOBODY, UNITS_MAX - 1 },
	[FIELD_FIGURE] = { 2, true, NOBODY, FIGURES_MAX - 1 },
	[FIELD_CELL] = { 4, true, CELL_NONE, GRID_SIDE_MAX * GRID_SIDE_MAX - 1 },
	[FIELD_SIDE] = { 1, true, NOBODY, SIDES_MAX - 1 },
	[FIELD_SIDES] = { 1, false, 0, SIDES_ALL },
	[FIELD_UNITS] = { 8, false, INT64_MIN, INT64_MAX },
};
static_assert(sizeof(bool) == 1, "flags are bytes");

static size_t offset_of(const struct field *f, int i)
{
	return f->offset + (size_t)i * kinds[f->kind].bytes;
}

bool field_signed(const struct field *f)
{
	return kinds[f->kind].is_signed;
}

uint64_t field_get(const void *base, const struct field *f, int i)
{
	const unsigned char *const at = (const unsigned char *)base + offset_of(f, i);
	int16_t i16;
	uint16_t u16;
	int32_t i32;
	uint32_t u32;
	uint64_t u64;

	switch (f->kind) {
	case FIELD_BOOL:
	case FIELD_U8:
	case FIELD_SIDES:
		return *at;
	case FIELD_I8:
	case FIELD_SIDE:
		return (uint64_t)(int64_t)(int8_t)*at;
	case FIELD_I16:
	case FIELD_UNIT:
	case FIELD_FIGURE:
		memcpy(&i16, at, sizeof(i16));
		return (uint64_t)(int64_t)i16;
	case FIELD_U16:
		memcpy(&u16, at, sizeof(u16));
		return u16;
	case FIELD_I32:
	case FIELD_CELL:
		memcpy(&i32, at, sizeof(i32));
		return (uint64_t)(int64_t)i32;
	case FIELD_U32:
		memcpy(&u32, at, sizeof(u32));
		return u32;
	case FIELD_U64:
	case FIELD_UNITS:
		break;
	}
	memcpy(&u64, at, sizeof(u64));
	return u64;
}

bool field_takes(const struct field *f, int64_t value)
{
	const struct kind *const k = &kinds[f->kind];

	if (value < k->least || value > k->most)
		return false;
	return f->least > f->most || (value >= f->least && value <= f->most);
}

void field_set(void *base, const struct field *f, int i, int64_t value)
{
	const uint64_t bits = (uint64_t)value;
	void *const at = (unsigned char *)base + offset_of(f, i);
	const uint8_t u8 = (uint8_t)bits;
	const uint16_t u16 = (uint16_t)bits;
	const uint32_t u32 = (uint32_t)bits;

	switch (kinds[f->kind].bytes) {
	case 1:
		memcpy(at, &u8, 1);
		break;
	case 2:
		memcpy(at, &u16, 2);
		break;
	case 4:
		memcpy(at, &u32, 4);
		break;
	default:
		memcpy(at, &bits, 8);
		break;
	}
}

/* ---- the tables ---- */

#define OF(type, kind, name, least, most) FIELD(struct type, kind, name, least, most)
#define LIST(type, kind, name, count, least, most) \
	FIELDS(struct type, kind, name, count, least, most)
#define END FIELDS_END

static const struct field game_fields[] = {
	OF(game, FIELD_I16, turn, 0, LAST_TURN),
	OF(game, FIELD_I16, turns_done, 0, LAST_TURN),
	OF(game, FIELD_I16, phase, 0, 99),
	OF(game, FIELD_BOOL, decided, 0, 1),
	OF(game, FIELD_BOOL, over, 0, 1),
	OF(game, FIELD_BOOL, master, 0, 1),
	OF(game, FIELD_SIDE, winner, NOBODY, LAST_SIDE),
	OF(game, FIELD_U8, n_decisions, 0, DECISIONS_MAX),
	OF(game, FIELD_I16, next_decision, 0, INT16_MAX),
	OF(game, FIELD_U16, changed, 0, UINT16_MAX),
	LIST(game, FIELD_I32, points, SIDES_MAX, -POINTS_MOST, POINTS_MOST),
	LIST(game, FIELD_SIDES, friends, SIDES_MAX, 0, SIDES_ALL),
	LIST(game, FIELD_I8, flags, FLAGS_MAX, 1, 0),
	LIST(game, FIELD_I8, objectives, OBJECTIVES_MAX, -2, LAST_SIDE),
	LIST(game, FIELD_I16, fired, SCRIPTS_MAX, SCRIPT_AGAIN - LAST_TURN, LAST_TURN),
	END
};

static const struct field dice_fields[] = {
	OF(dice, FIELD_U64, state, 1, 0),
	OF(dice, FIELD_U64, stream, 1, 0),
	OF(dice, FIELD_U64, rolled, 1, 0),
	OF(dice, FIELD_BOOL, strict, 0, 1),
	OF(dice, FIELD_U16, misfits, 0, UINT16_MAX),
	OF(dice, FIELD_U16, script_at, 0, DICE_SCRIPT_MAX),
	OF(dice, FIELD_U16, script_end, 0, DICE_SCRIPT_MAX),
	LIST(dice, FIELD_U8, script, DICE_SCRIPT_MAX, 0, DIE_SIDES_MAX),
	LIST(dice, FIELD_U64, set_at, DICE_SET_MAX, 1, 0),
	LIST(dice, FIELD_U8, set_to, DICE_SET_MAX, 0, DIE_SIDES_MAX),
	END
};

static const struct field decision_fields[] = {
	OF(decision, FIELD_I16, id, 0, INT16_MAX),
	OF(decision, FIELD_I8, seat, 0, SEATS_MAX - 1),
	OF(decision, FIELD_U8, kind, 0, UINT8_MAX),
	OF(decision, FIELD_UNIT, unit, NOBODY, LAST_UNIT),
	OF(decision, FIELD_FIGURE, other, NOBODY, LAST_FIGURE),
	END
};

static const struct field item_fields[] = {
	OF(item, FIELD_CELL, cell, CELL_NONE, LAST_CELL),
	OF(item, FIELD_UNIT, unit, NOBODY, LAST_UNIT),
	END
};

static const struct field unit_fields[] = {
	OF(unit, FIELD_I16, side, 0, LAST_SIDE),
	OF(unit, FIELD_FIGURE, leader, NOBODY, LAST_FIGURE),
	OF(unit, FIELD_BOOL, uncommanded, 0, 1),
	OF(unit, FIELD_BOOL, arrived, 0, 1),
	OF(unit, FIELD_SIDES, sighted, 0, SIDES_ALL),
	OF(unit, FIELD_SIDES, known, 0, SIDES_ALL),
	OF(unit, FIELD_SIDES, understood, 0, SIDES_ALL),
	LIST(unit, FIELD_CELL, last_seen, SIDES_MAX, CELL_NONE, LAST_CELL),
	END
};

static const struct field figure_fields[] = {
	OF(figure, FIELD_CELL, cell, CELL_NONE, LAST_CELL),
	OF(figure, FIELD_UNIT, unit, 0, LAST_UNIT),
	OF(figure, FIELD_FIGURE, captor, NOBODY, LAST_FIGURE),
	OF(figure, FIELD_FIGURE, aboard, NOBODY, LAST_FIGURE),
	OF(figure, FIELD_U8, facing, 0, 7),
	OF(figure, FIELD_U8, life, 0, LIVES - 1),
	OF(figure, FIELD_U8, left, 0, ANY_EDGE),
	END
};

static const struct field bidding_fields[] = {
	OF(bidding, FIELD_CELL, errand, CELL_NONE, LAST_CELL),
	OF(bidding, FIELD_CELL, from, CELL_NONE, LAST_CELL),
	OF(bidding, FIELD_BOOL, stuck, 0, 1),
	OF(bidding, FIELD_U8, charge, 0, CHARGES - 1),
	OF(bidding, FIELD_BOOL, handed, 0, 1),
	END
};
static const struct bidding no_bidding = { .errand = CELL_NONE, .from = CELL_NONE };

bool field_part_blank(const struct part *p, int i)
{
	const unsigned char *const base = (unsigned char *)p->base + (size_t)i * p->size;

	for (const struct field *f = p->fields; p->blank && f->name; f++)
		for (int k = 0; k < f->count; k++)
			if (field_get(base, f, k) != field_get(p->blank, f, k))
				return false;
	return p->blank != NULL;
}

int game_parts(const struct game *g, struct part parts[PARTS_MAX])
{
	const struct game_system *const s = g->system;
	struct game *const w = (struct game *)(uintptr_t)g;	/* readers do not write */
	const struct part all[] = {
		{ "game", w, sizeof(*w), 1, game_fields, NULL },
		{ "dice", &w->dice, sizeof(w->dice), 1, dice_fields, NULL },
		{ "decision", w->decisions, sizeof(w->decisions[0]), g->n_decisions,
			decision_fields, NULL },
		{ "item", w->items, sizeof(w->items[0]), g->setup->n_items, item_fields, NULL },
		{ "unit", g->units, sizeof(g->units[0]), g->n_units, unit_fields, NULL },
		{ "bidding", g->biddings, sizeof(g->biddings[0]), g->n_units,
			bidding_fields, &no_bidding },
		{ "figure", g->figures, sizeof(g->figures[0]), g->n_figures, figure_fields, NULL },
		{ "own", g->own, s->game_size, 1, s->game_fields, NULL },
		{ "unit-own", g->unit_own, s->unit_size, g->n_units, s->unit_fields, NULL },
		{ "figure-own", g->figure_own, s->figure_size, g->n_figures, s->figure_fields,
			NULL },
	};

	memcpy(parts, all, sizeof(all));
	return (int)(sizeof(all) / sizeof(all[0]));
}

/* Shadows of games: see shadow.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/system.h"
#include "shadow.h"

void shadow_begin(struct shadow *s, const struct setup *setup)
{
	*s = (struct shadow){ .setup = setup, .struck = NOBODY };
	for (int f = 0; f < setup->n_figures; f++)
		s->figures[f] = (struct figure){ .cell = CELL_NONE, .captor = NOBODY,
			.aboard = NOBODY,
			.unit = setup->figures[f].unit, .life = LIFE_AWAITED,
			.facing = (uint8_t)setup->units[setup->figures[f].unit].facing };
	for (int u = 0; u < setup->n_units; u++) {
		s->units[u].side = setup->units[u].side;
		s->units[u].uncommanded = setup->units[u].uncommanded;
		s->units[u].sighted = (uint8_t)(1u << setup->units[u].side);
		s->units[u].leader = NOBODY;
		for (int f = setup->units[u].first + setup->units[u].count - 1;
				f >= setup->units[u].first; f--)
			if (setup->figures[f].leader)
				s->units[u].leader = (int16_t)f;
	}
	for (int i = 0; i < setup->n_flags; i++)
		s->flags[i] = (setup->flags_set >> i & 1) != 0;
	for (int i = 0; i < setup->n_items; i++)
		s->items[i] = (struct item){ setup->items[i].cell, setup->items[i].unit };
}

static void blame(struct shadow *s, const struct event *e, const char *what)
{
	if (*s->fault)
		return;
	snprintf(s->fault, sizeof s->fault, "turn %d, phase %d, unit %s, figure %d: %s", e->turn,
		e->phase, e->unit < 0 ? "-" : s->setup->units[e->unit].id, e->figure, what);
}

static bool suppressed(const struct shadow *s, int figure)
{
	return s->figure_until[figure] >= s->turn
		|| s->unit_until[s->figures[figure].unit] >= s->turn;
}

/* A4: in the Movement phase, the second, nobody suppressed goes anywhere but
 * with his routing or retreating unit, as somebody's captive, from ground that gives
 * way (S-A-124), or thrown aside by what has run into him (CR1). */
static void take_move(struct shadow *s, const struct event *e)
{
	struct figure *f = &s->figures[e->figure];

	if (f->cell != e->from)
		blame(s, e, "moves from where it was not");
	if (!e->gm && !s->upheaval && s->phase == 1 && f->life == LIFE_FIT
		&& suppressed(s, e->figure) && !s->runs[f->unit] && s->struck != e->figure)
		blame(s, e, "moves though suppressed");
	f->cell = e->cell;
	if (e->cell != CELL_NONE && f->life == LIFE_AWAITED)
		f->life = LIFE_FIT;
}

static void take_board(struct shadow *s, const struct event *e)
{
	struct figure *f = &s->figures[e->figure];

	if (f->cell != e->from)
		blame(s, e, "gets aboard from where it was not");
	f->cell = CELL_NONE;
	f->aboard = (int16_t)e->number;
	if (f->life == LIFE_AWAITED)
		f->life = LIFE_FIT;
}

static void take_alight(struct shadow *s, const struct event *e)
{
	if (s->figures[e->figure].aboard != e->number)
		blame(s, e, "gets out of what it was not aboard");
	s->figures[e->figure].aboard = NOBODY;
	s->figures[e->figure].cell = e->cell;
}

static void take_state(struct shadow *s, const struct event *e)
{
	if (strcmp(e->word, "suppressed") == 0) {
		if (e->figure >= 0)
			s->figure_until[e->figure] = (int16_t)e->number;
		else
			s->unit_until[e->unit] = (int16_t)e->number;
	} else if (strcmp(e->word, "no longer suppressed") == 0) {
		s->unit_until[e->unit] = 0;	/* and runs on */
	} else if (strcmp(e->word, "steady") == 0) {
		if (e->figure >= 0)
			s->figure_until[e->figure] = 0;
		else
			s->unit_until[e->unit] = 0;
		s->runs[e->unit] &= e->figure >= 0;
	} else if (strcmp(e->word, "routing") == 0 || strcmp(e->word, "must retreat") == 0) {
		s->runs[e->unit] = true;
	} else if (strcmp(e->word, "rallied") == 0 || strcmp(e->word, "turns at bay") == 0
		|| strcmp(e->word, "retreated") == 0) {
		s->runs[e->unit] = false;
		if (strcmp(e->word, "retreated") != 0)
			s->unit_until[e->unit] = 0;
	}
}

static void take_roll(struct shadow *s, const struct event *e)
{
	s->rolls++;
	if (e->figure >= 0 && (strcmp(e->roll.what, "shooting") == 0
			|| strcmp(e->roll.what, "hand to hand") == 0)) {
		if (suppressed(s, e->figure))
			blame(s, e, "acts though suppressed");
		if (s->figures[e->figure].life != LIFE_FIT)
			blame(s, e, "acts though not fit");
	}
	/* the units of a platoon read one die, thrown by its officer's. */
	if (*e->roll.rule == '\0'
			|| (e->roll.n_dice == 0 && strcmp(e->roll.rule, "X-31") != 0))
		blame(s, e, "rolls without a rule or a die (C-11)");
}

static void take_capture(struct shadow *s, const struct event *e)
{
	s->figures[e->figure].captor = (int16_t)e->number;
	s->figures[e->figure].life = e->number == NOBODY ? LIFE_FIT : LIFE_CAPTIVE;
}

static void take_life(struct shadow *s, const struct event *e)
{
	s->figures[e->figure].life = (uint8_t)e->number;
	s->figures[e->figure].captor = NOBODY;
	if (e->number == LIFE_DEAD || e->number == LIFE_LEFT || e->number == LIFE_AWAITED)
		s->figures[e->figure].aboard = NOBODY;
}

static void take_join(struct shadow *s, const struct event *e)
{
	s->figures[e->figure].unit = e->other;
}

static void take_sight(struct shadow *s, const struct event *e)
{
	const uint8_t bit = (uint8_t)(1u << e->number);

	s->units[e->unit].sighted = (uint8_t)(e->kind == EVENT_SIGHTED
		? s->units[e->unit].sighted | bit : s->units[e->unit].sighted & ~bit);
}

static void take_side(struct shadow *s, const struct event *e)
{
	s->units[e->unit].side = (int16_t)e->number;
	s->units[e->unit].sighted |= (uint8_t)(1u << e->number);
	s->units[e->unit].uncommanded = strcmp(e->word, "uncommanded") == 0;
}

static void take_flag(struct shadow *s, const struct event *e)
{
	for (int i = 0; i < s->setup->n_flags; i++)
		if (strcmp(s->setup->flags[i], e->word) == 0)
			s->flags[i] = (int8_t)e->number;
}

static void take(void *self, const struct event *e)
{
	struct shadow *s = self;

	s->events++;
	s->turn = e->turn;
	s->phase = e->phase;
	switch (e->kind) {
	case EVENT_MOVE: take_move(s, e); break;
	case EVENT_GROUND: s->upheaval = true; break;
	case EVENT_HIT: s->struck = e->figure; break;
	case EVENT_PHASE:
		s->upheaval = false;
		s->struck = NOBODY;
		break;
	case EVENT_TURN_ABOUT: s->figures[e->figure].facing = (uint8_t)e->number; break;
	case EVENT_BOARD: take_board(s, e); break;
	case EVENT_ALIGHT: take_alight(s, e); break;
	case EVENT_LIFE: take_life(s, e); break;
	case EVENT_CAPTURE: take_capture(s, e); break;
	case EVENT_JOIN: take_join(s, e); break;
	case EVENT_LEADER: s->units[e->unit].leader = e->figure; break;
	case EVENT_STATE: take_state(s, e); break;
	case EVENT_SIGHTED:
	case EVENT_HIDDEN: take_sight(s, e); break;
	case EVENT_SIDE: take_side(s, e); break;
	case EVENT_POINTS: s->points[e->other] += e->number; break;
	case EVENT_FLAG: take_flag(s, e); break;
	case EVENT_ITEM: s->items[e->number] = (struct item){ e->cell, e->unit }; break;
	case EVENT_ROLL: take_roll(s, e); break;
	default: break;
	}
	if (s->pass_on.take)
		s->pass_on.take(s->pass_on.self, e);
}

struct sink shadow_sink(struct shadow *s)
{
	return (struct sink){ take, s };
}

/* ---- comparing ---- */

static void compare_figure(const struct shadow *s, const struct game *g, int f)
{
	const struct figure *a = &s->figures[f], *b = &g->figures[f];

	if (a->cell != b->cell || a->unit != b->unit || a->life != b->life
		|| a->captor != b->captor || a->aboard != b->aboard || a->facing != b->facing)
		fail_msg("turn %d: events and state differ about figure %d: cell %d %d, unit %d %d, "
			"life %d %d, captor %d %d, facing %d %d", g->turn, f, a->cell, b->cell,
			a->unit,
			b->unit, a->life, b->life, a->captor, b->captor, a->facing, b->facing);
}

/* G1, G2, G5, G6. */
static void invariants(const struct game *g)
{
	const int32_t cells = grid_cells(&g->table->grid);
	int on_table = 0, occupied = 0, listed = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];
		cell_t hull[BODY_CELLS_MAX];
		const int n = game_hull(g, f, hull);

		if (p->cell == CELL_NONE) {
			assert_true(p->life != LIFE_CAPTIVE || p->aboard >= 0);
			continue;
		}
		on_table += n;
		assert_int_equal(p->aboard, NOBODY);
		for (int i = 0; i < n; i++)
			assert_true(g->occupant[hull[i]] == f || g->beneath[hull[i]] == f);
		assert_true(p->life == LIFE_FIT || p->life == LIFE_WOUNDED ||
			p->life == LIFE_CAPTIVE);
	}
	for (cell_t c = 0; c < cells; c++) {
		occupied += (g->occupant[c] >= 0) + (g->beneath[c] >= 0);
		assert_true(g->beneath[c] < 0 || (g->occupant[c] >= 0
			&& g->system->over(g, g->occupant[c], g->beneath[c])));
	}
	assert_int_equal(on_table, occupied);
	for (int u = 0; u < g->n_units; u++) {
		int last = -1;

		FOR_MEMBERS(f, g, u) {
			assert_int_equal(g->figures[f].unit, u);
			assert_true(f > last);
			last = f;
			listed++;
		}
	}
	assert_int_equal(listed, g->n_figures);
}

void shadow_compare(const struct shadow *s, const struct game *g)
{
	if (*s->fault)
		fail_msg("%s", s->fault);
	for (int f = 0; f < g->n_figures; f++)
		compare_figure(s, g, f);
	for (int u = 0; u < g->n_units; u++) {
		assert_int_equal(s->units[u].side, g->units[u].side);
		assert_int_equal(s->units[u].leader, g->units[u].leader);
		assert_int_equal(s->units[u].uncommanded, g->units[u].uncommanded);
		assert_int_equal(s->units[u].sighted, g->units[u].sighted);
	}
	assert_memory_equal(s->points, g->points, sizeof s->points);
	assert_memory_equal(s->flags, g->flags, sizeof s->flags);
	for (int i = 0; i < s->setup->n_items; i++) {
		assert_int_equal(s->items[i].unit, g->items[i].unit);
		assert_int_equal(s->items[i].cell, g->items[i].cell);
	}
	invariants(g);
}

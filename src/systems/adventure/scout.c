/* Scouting: see scout.h. */
#include "systems/adventure/scout.h"

int scout(const struct game *v, int unit, enum mode mode, struct scouted *list, int room)
{
	const cell_t *all;
	int n_all, n = 0;

	if (!adv_reach(v, unit, mode, v->reach))
		return 0;
	all = reach_all(v->reach, &n_all);
	for (int i = 0; i < n_all && n < room; i++) {
		const int other = v->occupant[all[i]];

		if (other < 0 || v->figures[other].unit == unit)
			list[n++] = (struct scouted){ all[i], reach_cost(v->reach, all[i]) };
	}
	return n;
}

bool scout_knows(const struct game *v, int side, int unit)
{
	return (v->units[unit].sighted >> side & 1) != 0 && adv_unit_alive(v, unit);
}

int scout_enemy(const struct game *v, int unit, int enemy, cell_t *cells)
{
	const cell_t last = v->units[enemy].last_seen[v->units[unit].side];
	int n = 0;

	if (scout_knows(v, v->units[unit].side, enemy))
		FOR_MEMBERS(f, v, enemy)
			if (game_on_table(v, f) && v->figures[f].life == LIFE_FIT)
				cells[n++] = v->figures[f].cell;
	if (n == 0 && last != CELL_NONE)
		cells[n++] = last;
	return n;
}

int scout_nearest(const struct game *v, int unit)
{
	const int seen = adv_nearest_enemy(v, unit), side = v->units[unit].side;
	const cell_t at = game_unit_cell(v, unit);
	int32_t best = INT32_MAX;
	int found = NOBODY;

	if (seen >= 0 || at == CELL_NONE)
		return seen;
	for (int u = 0; u < v->n_units; u++) {
		const cell_t last = v->units[u].last_seen[side];
		int32_t d;

		if (!adv_enemies(v, unit, u) || last == CELL_NONE
			|| ((v->units[u].sighted >> side & 1) != 0 && !adv_unit_alive(v, u)))
			continue;
		d = table_distance(v->table, at, last);
		if (d < best) {
			best = d;
			found = u;
		}
	}
	return found;
}

int32_t scout_distance(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	int32_t best = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int32_t d = table_distance(v->table, from, cells[i]);

		if (d < best)
			best = d;
	}
	return best;
}

bool scout_line(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	for (int i = 0; i < n; i++)
		if (sight_clear(v->table, from, cells[i]))
			return true;
	return false;
}

/* ---- choices by hand ---- */

static void begin(struct choice *c, int seat, enum adv_verb verb)
{
	c->seat = (int8_t)seat;
	c->verb = (int8_t)verb;
	c->n = 0;
	c->text[0] = '\0';
}

static void argue(struct choice *c, enum argument_kind kind, int32_t value)
{
	c->argument[c->n++] = (struct argument){ kind, value };
}

void choose_unit(struct choice *c, int seat, enum adv_verb verb, int unit)
{
	begin(c, seat, verb);
	argue(c, ARGUMENT_UNIT, unit);
}

void choose_order(struct choice *c, int seat, int unit, enum mode mode)
{
	choose_unit(c, seat, VERB_ORDER, unit);
	argue(c, ARGUMENT_WORD, (int32_t)mode);
}

void choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal)
{
	choose_order(c, seat, unit, mode);
	argue(c, ARGUMENT_CELL, goal);
}

void choose_order_figure(struct choice *c, int seat, int unit, enum mode mode, int figure)
{
	choose_order(c, seat, unit, mode);
	argue(c, ARGUMENT_FIGURE, figure);
}

void choose_charge(struct choice *c, int seat, int unit, int target)
{
	choose_order(c, seat, unit, MODE_CHARGE);
	argue(c, ARGUMENT_UNIT, target);
}

void choose_fire(struct choice *c, int seat, int unit, int target)
{
	choose_unit(c, seat, VERB_FIRE, unit);
	argue(c, ARGUMENT_UNIT, target);
}

void choose_fire_figure(struct choice *c, int seat, int figure, int target)
{
	begin(c, seat, VERB_FIRE);
	argue(c, ARGUMENT_FIGURE, figure);
	argue(c, ARGUMENT_UNIT, target);
}

void choose_hold(struct choice *c, int seat, int unit)
{
	choose_unit(c, seat, VERB_HOLD, unit);
}

void choose_answer(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes)
{
	choose_unit(c, seat, verb, unit);
	argue(c, ARGUMENT_WORD, yes ? ANSWER_YES : ANSWER_NO);
}

void choose_done(struct choice *c, int seat)
{
	begin(c, seat, VERB_DONE);
}

static void strike_first(const struct game *v, const struct decision *d, struct choice *c)
{
	for (int u = 0; u < v->n_units; u++) {
		if (!adv_enemies(v, d->unit, u) || !adv_touching(v, d->unit, u))
			continue;
		choose_unit(c, d->seat, VERB_STRIKE, d->unit);
		argue(c, ARGUMENT_UNIT, u);
		return;
	}
}

static void tell_story(const struct decision *d, struct choice *c)
{
	static const char story[] = "The body was never found. Some say it was never there.";

	begin(c, d->seat, VERB_CLIFFHANGER);
	argue(c, ARGUMENT_FIGURE, d->other);
	argue(c, ARGUMENT_TEXT, 0);
	for (size_t i = 0; i < sizeof story; i++)
		c->text[i] = story[i];
}

bool choose_plainly(const struct game *v, const struct decision *d, struct choice *c)
{
	switch ((enum adv_decision)d->kind) {
	case ASK_ACCEPT:
		choose_answer(c, d->seat, VERB_ACCEPT, d->other, true);
		return true;
	case ASK_TACTICIAN:
		begin(c, d->seat, VERB_TACTIC);
		argue(c, ARGUMENT_FIGURE, d->other);
		argue(c, ARGUMENT_WORD, ANSWER_NO);
		return true;
	case ASK_PRESS:
		choose_answer(c, d->seat, VERB_PRESS, d->unit, true);
		return true;
	case ASK_STRIKE:
		strike_first(v, d, c);
		return true;
	case ASK_PURSUE:
		choose_answer(c, d->seat, VERB_PURSUE, d->unit, true);
		return true;
	case ASK_PLAY_ON:
		begin(c, d->seat, VERB_PLAY_ON);
		argue(c, ARGUMENT_WORD, ANSWER_NO);
		return true;
	case ASK_CLIFFHANGER:
		tell_story(d, c);
		return true;
	case ASK_TALK:
		choose_done(c, d->seat);
		return true;
	case ASK_LATE:
		choose_unit(c, d->seat, VERB_MOVE, d->unit);
		argue(c, ARGUMENT_CELL, game_unit_cell(v, d->unit));
		return true;
	default:
		return false;
	}
}

/* Deeds, gathered: see own.h. */
#include "tale/own.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tale/retold.h"

void deeds_turn(struct deeds *d)
{
	memset(d->order, 0, sizeof d->order);
	memset(d->aimed, -1, sizeof d->aimed);
	memset(d->broken, 0, sizeof d->broken);
	memset(d->tested, 0, sizeof d->tested);
	memset(d->nerves, 0, sizeof d->nerves);
}

void deeds_part(struct deeds *d)
{
	const struct tale_past *const q = &d->past;

	for (int i = d->first; i < d->n; i++)
		for (int f = 0; f < q->g->n_figures; f++)
			d->deed[i].heads += q->unit[f] == d->deed[i].unit
				&& q->cell[f] != CELL_NONE;
	d->first = d->n;
	d->part++;
	for (int f = 0; f < FIGURES_MAX; f++)
		d->moved[f] = d->hit[f] = -1;
	memset(d->down, 0, sizeof d->down);
	memset(d->thrown, 0, sizeof d->thrown);
	d->attacked = NULL;
}

void deeds_forget(struct deeds *d)
{
	d->n = d->first = 0;
	d->n_heard = 0;
	deeds_part(d);
}

void deeds_begin(struct deeds *d, const struct game *view, int seat,
	const struct event_log *log)
{
	memset(d, 0, sizeof *d);
	tale_begin(&d->past, view, seat, log);
	for (int u = 0; u < view->n_units; u++)
		d->side[u] = (int8_t)view->setup->units[u].side;
	for (int i = 0; i < view->setup->n_items; i++)
		d->bearer[i] = (int16_t)view->setup->items[i].unit;
	deeds_turn(d);
	deeds_forget(d);
}

void deeds_free(struct deeds *d)
{
	free(d->deed);
	free(d->heard);
}

bool deeds_is_unit(const struct deeds *d, int unit)
{
	return unit >= 0 && unit < d->past.g->n_units;
}

bool deeds_is_figure(const struct deeds *d, int figure)
{
	return figure >= 0 && figure < d->past.g->n_figures;
}

int deeds_unit_of(const struct deeds *d, int figure)
{
	return deeds_is_figure(d, figure) ? d->past.unit[figure] : -1;
}

bool deeds_has_name(const struct tale_past *q, int figure)
{
	return figure >= 0 && figure < q->g->n_figures
		&& q->g->setup->figures[figure].name[0] != '\0';
}

bool deeds_is_hero(const struct tale_past *q, int figure)
{
	return figure >= 0 && figure < q->g->n_figures && q->g->setup->figures[figure].hero;
}

/* ---- deeds ---- */

enum { DEEDS_AN_EVENT = 2 };

/* Room for what one event may begin, and for itself. */
static bool makes_room(struct deeds *d)
{
	if (d->n + DEEDS_AN_EVENT > d->room) {
		const int room = d->room > 0 ? 2 * d->room : 64;
		struct deed *const more = realloc(d->deed, (size_t)room * sizeof *more);

		if (more == NULL)
			return false;
		d->deed = more;
		d->room = room;
	}
	if (d->n_heard == d->room_heard) {
		const size_t room = d->room_heard > 0 ? 2 * d->room_heard : 256;
		struct heard *const more = realloc(d->heard, room * sizeof *more);

		if (more == NULL)
			return false;
		d->heard = more;
		d->room_heard = room;
	}
	return true;
}

static struct deed *begin(struct deeds *d, enum deed_kind kind, const struct event *e, int unit)
{
	struct deed *const deed = &d->deed[d->n];

	*deed = (struct deed){ .kind = kind, .e = e, .at = d->at, .part = d->part,
		.unit = (int16_t)unit, .from = CELL_NONE, .to = CELL_NONE, .figure = -1,
		.aimed = -1, .next = -1, .also = -1, .attack = -1, .fate = -1,
		.fled_to = -1, .item = -1, .reached = -1, .head = -1, .line = -1 };
	d->now = d->n++;
	return deed;
}

struct deed *deeds_begin_against(struct deeds *d, enum deed_kind kind, const struct event *e,
	int by, int unit)
{
	struct deed *const deed = begin(d, kind, e, unit);

	deed->by[deed->n_by++] = (int16_t)by;
	return deed;
}

/* The event that is taken belongs to a deed that there is. */
struct deed *deeds_goes_on(struct deeds *d, struct deed *deed)
{
	d->now = (int)(deed - d->deed);
	return deed;
}

bool deeds_is_by(const struct deed *deed, int unit)
{
	for (int i = 0; i < deed->n_by; i++)
		if (deed->by[i] == unit)
			return true;
	return false;
}

bool deeds_concerns(const struct deed *deed, int unit)
{
	return deed->unit == unit || deeds_is_by(deed, unit);
}

static bool is_leaving(const struct deed *deed)
{
	return deed->e->kind == EVENT_LIFE && deed->e->number == LIFE_LEFT;
}

/* The last deed that a unit has part in, if it is of this kind (D2); that some of it leave
 * does not come between the steps of the others, and that it holds between nothing. */
static struct deed *last_of(struct deeds *d, int unit, enum deed_kind kind)
{
	for (int i = d->n; i-- > d->first; ) {
		struct deed *const deed = &d->deed[i];

		if (deeds_concerns(deed, unit) && deed->kind != DEED_HELD
				&& !(kind == DEED_MOVE && is_leaving(deed)))
			return deed->kind == kind && deed->unit == unit ? deed : NULL;
	}
	return NULL;
}

/* The last deed by which `by` could have hurt somebody of the unit, either way round in a
 * fight. */
struct deed *deeds_attack_of(struct deeds *d, int by, int unit)
{
	for (int i = d->n; i-- > d->first; ) {
		struct deed *const deed = &d->deed[i];

		if (deed->kind < DEED_FIRE || deed->kind > DEED_FIGHT)
			continue;
		if ((deed->unit == unit && deeds_is_by(deed, by))
				|| (deed->kind == DEED_FIGHT && deed->unit == by
				&& deed->by[0] == unit))
			return deed;
	}
	return NULL;
}

/* The test of nerves that made it so: his own, or that of all of his unit. */
static const struct event *test_of(const struct deeds *d, const struct event *e, int unit)
{
	const struct event *const all = unit >= 0 ? d->tested[unit] : NULL;

	if (deeds_is_figure(d, e->figure) && d->nerves[e->figure] != NULL)
		return d->nerves[e->figure];
	return all != NULL && (all->figure < 0 || all->figure == e->figure) ? all : NULL;
}

static bool lies(const struct deeds *d, const struct event *e)
{
	return deeds_is_figure(d, e->figure) && d->past.life[e->figure] == LIFE_WOUNDED;
}

/* A sentence for an event by itself, after what was told of its unit. */
struct deed *deeds_tell(struct deeds *d, const struct event *e)
{
	const int unit = deeds_is_unit(d, e->unit) ? e->unit : deeds_unit_of(d, e->figure);
	struct deed *const deed = begin(d, DEED_TOLD, e, unit);

	deed->why = test_of(d, e, unit);
	deed->dice_of = deeds_is_figure(d, e->figure) ? d->thrown[e->figure] : NULL;
	deed->attack = deeds_is_figure(d, e->figure) ? d->hit[e->figure] : -1;
	deed->lay = lies(d, e);
	return deed;
}

/* One more of a unit to whom the same has happened. */
struct deed *deeds_count(struct deeds *d, const struct event *e, int unit)
{
	struct deed *deed = last_of(d, unit, DEED_COUNT);

	if (deed == NULL || deed->e->kind != e->kind || strcmp(deed->e->word, e->word) != 0
			|| deed->e->number != e->number || deed->e->other != e->other
			|| deed->lay != lies(d, e)) {
		deed = begin(d, DEED_COUNT, e, unit);
		deed->attack = deeds_is_figure(d, e->figure) ? d->hit[e->figure] : -1;
		deed->why = test_of(d, e, unit);
		deed->lay = lies(d, e);
	}
	deeds_goes_on(d, deed)->n++;
	return deed;
}

static bool begins(const char *word, const char *with)
{
	return strncmp(word, with, strlen(with)) == 0;
}

/* ---- takers ---- */

static void take_sentence(struct deeds *d, const struct event *e)
{
	const int unit = deeds_unit_of(d, e->figure);

	if (!sentence_has(d, e))
		return;
	if (e->kind == EVENT_NOTE && unit >= 0 && !deeds_has_name(&d->past, e->figure)
			&& sentence_is_crowd(&d->past, unit))
		deeds_count(d, e, unit);
	else
		deeds_tell(d, e);
}

static int16_t carried_by(const struct deeds *d, int unit)
{
	for (int i = 0; i < d->past.g->setup->n_items; i++)
		if (d->bearer[i] == unit)
			return (int16_t)i;
	return -1;
}

static void take_item(struct deeds *d, const struct event *e)
{
	if (e->number >= 0 && e->number < d->past.g->setup->n_items)
		d->bearer[e->number] = deeds_is_unit(d, e->unit) ? e->unit : -1;
	take_sentence(d, e);
}

static void take_move(struct deeds *d, const struct event *e)
{
	const int unit = deeds_unit_of(d, e->figure);
	struct deed *deed;

	if (unit < 0 || e->cell == CELL_NONE || d->past.life[e->figure] == LIFE_CAPTIVE)
		return;	/* who leaves, or dies, has a life event too */
	deed = last_of(d, unit, DEED_MOVE);
	if (deed == NULL || (e->from == CELL_NONE) != (deed->from == CELL_NONE))
		deed = begin(d, DEED_MOVE, e, unit);
	if (deed->figure < 0) {
		deed->figure = e->figure;
		deed->from = e->from;
	}
	if (deed->figure == e->figure)
		deed->to = e->cell;
	memcpy(deed->order, d->order[unit], sizeof deed->order);
	deed->aimed = d->aimed[unit];
	deed->item = carried_by(d, unit);
	deed->broken = d->broken[unit];
	deed->n += d->moved[e->figure] != deed - d->deed;
	d->moved[e->figure] = (int)(deed - d->deed);
	deeds_goes_on(d, deed);
	d->seen[unit] |= e->from == CELL_NONE;	/* as it comes on */
	d->moved_at[unit] = d->at;
}

static void take_shot(struct deeds *d, const struct event *e)
{
	struct deed *deed = d->n > d->first ? &d->deed[d->n - 1] : NULL;

	if (!deeds_is_unit(d, e->unit) || !deeds_is_unit(d, e->other))
		return;
	if (deed == NULL || deed->kind != DEED_FIRE || deed->unit != e->other
			|| strcmp(deed->e->word, e->word) != 0 || !deeds_is_by(deed, e->unit))
		deed = deeds_begin_against(d, DEED_FIRE, e, e->unit, e->other);
	deed->dice += e->number;
	deeds_goes_on(d, deed);
}

/* Who takes to his heels, until he stands again: a unit, or one who is alone. */
static void take_nerve(struct deeds *d, const struct event *e)
{
	const bool alone = e->figure >= 0 && !sentence_is_crowd(&d->past, deeds_unit_of(d,
		e->figure));
	const int unit = alone ? deeds_unit_of(d, e->figure) : e->figure < 0 ? e->unit : -1;

	if (!deeds_is_unit(d, unit))
		return;
	if (begins(e->word, "rout"))
		d->broken[unit] = strcmp(e->word, "routs no longer") != 0;
	else if (alone && (strcmp(e->word, "terrified") == 0 || strcmp(e->word, "panics") == 0))
		d->broken[unit] = true;
	else if (alone && strcmp(e->word, "steady again") == 0)
		d->broken[unit] = false;
}

static void take_state(struct deeds *d, const struct event *e)
{
	if (harm_effect(d, e))
		return;
	take_nerve(d, e);
	if (!sentence_has(d, e))
		return;
	if (e->figure < 0 || deeds_has_name(&d->past, e->figure))
		deeds_tell(d, e);
	else if (deeds_unit_of(d, e->figure) >= 0 && retold_of_all(e->word))
		deeds_count(d, e, deeds_unit_of(d, e->figure));
}

/* Whom one sees as it begins is no news, nor who is seen of one's own. */
static void take_sighted(struct deeds *d, const struct event *e)
{
	const int viewer = d->past.g->viewer;

	if (!deeds_is_unit(d, e->unit) || d->seen[e->unit]
			|| (viewer != NOBODY && e->number != viewer))
		return;
	d->seen[e->unit] = true;
	if (viewer == NOBODY && !d->past.g->setup->units[e->unit].hidden)
		return;		/* who knows all has not looked for him */
	if (d->past.turn > 1 || e->phase > 0)
		deeds_tell(d, e);
}

/* A charge is told as it begins, once a turn. */
static void charges(struct deeds *d, const struct event *e, int unit, int other)
{
	if (d->aimed[unit] != other)
		deeds_begin_against(d, DEED_CHARGE, e, unit, other);
	d->aimed[unit] = (int16_t)other;
}

static void take_order(struct deeds *d, const struct event *e)
{
	if (!deeds_is_unit(d, e->unit))
		return;
	snprintf(d->order[e->unit], sizeof d->order[e->unit], "%s", e->word);
	if (strcmp(e->word, "charge") == 0 && deeds_is_unit(d, e->other))
		charges(d, e, e->unit, e->other);
}

/* ---- rolls ---- */

static bool is_blow(const char *what)
{
	return strcmp(what, "hand to hand") == 0 || strcmp(what, "melee") == 0
		|| strcmp(what, "fight") == 0;
}

static bool holds(const struct roll *r)
{
	return strcmp(r->outcome, "holds") == 0 || strcmp(r->outcome, "stands") == 0
		|| strcmp(r->outcome, "presses on") == 0
		|| strcmp(r->outcome, "closes") == 0;
}

/* Who fails to close is in no other state for it, and nothing else tells of it. */
static bool hangs_back(const struct roll *r)
{
	return strcmp(r->outcome, "does not close") == 0;
}

static void take_test(struct deeds *d, const struct event *e)
{
	d->tested[e->unit] = e;
	if (deeds_is_figure(d, e->figure))
		d->nerves[e->figure] = e;
	if (begins(e->roll.what, "morale: ") && e->figure < 0
			&& (holds(&e->roll) || hangs_back(&e->roll)))
		begin(d, DEED_HELD, e, e->unit)->why = e;
}

bool deeds_was_beaten(const struct roll *r)
{
	int own, others;

	return is_blow(r->what) && sscanf(r->outcome, "%d against %d", &own, &others) == 2
		&& own < others;
}

int deeds_severity(const struct event *e)
{
	static const struct { const char *part; int n; } worse[] = { { "kill", 3 }, { "dead", 3 },
		{ "falls", 3 }, { "wound", 2 }, { "injur", 2 }, { "suppressed", 1 } };

	for (size_t i = 0; e != NULL && i < sizeof worse / sizeof worse[0]; i++)
		if (strstr(e->roll.outcome, worse[i].part) != NULL)
			return worse[i].n;
	return 0;
}

/* Whether a throw is of what befell its figure: of his own blows, one that was beaten; and not
 * how he shot, looked or walked. */
static bool is_harm(const struct event *e)
{
	const struct roll *const r = &e->roll;

	if (is_blow(r->what))
		return deeds_was_beaten(r);
	return r->reading != ROLL_PICK && !begins(r->what, "luck")
		&& strcmp(r->what, "cliff-hanger") != 0 && deeds_severity(e) > 0;
}

static void take_roll(struct deeds *d, const struct event *e)
{
	const char *const what = e->roll.what;
	const bool two = deeds_is_unit(d, e->unit) && deeds_is_unit(d, e->other)
		&& e->unit != e->other;

	if (deeds_is_figure(d, e->figure) && is_harm(e)
			&& deeds_severity(e) >= deeds_severity(d->thrown[e->figure]))
		d->thrown[e->figure] = e;
	if (two && is_blow(what)) {
		d->attacked = NULL;	/* of many blows nobody says which it was */
		meeting_blow(d, e);
		return;
	}
	/* Where nobody has orders, whoever is charged says so. */
	if (two && strcmp(what, "morale: being charged") == 0)
		charges(d, e, e->other, e->unit);
	if (two && e->roll.reading != ROLL_PICK)
		d->attacked = e;
	if (deeds_is_unit(d, e->unit) && (begins(what, "morale") || begins(what, "action test")))
		take_test(d, e);
	else if (sentence_has(d, e))
		deeds_tell(d, e);
}

/* Points are of the objective that was told before them. */
static void take_points(struct deeds *d, const struct event *e)
{
	struct deed *const deed = d->n > d->first ? &d->deed[d->n - 1] : NULL;

	if (deed != NULL && deed->kind == DEED_TOLD && deed->e->kind == EVENT_OBJECTIVE
			&& strcmp(deed->e->word, e->word) == 0)
		deeds_goes_on(d, deed);
	else
		deeds_tell(d, e);
}

static void take_story(struct deeds *d, const struct event *e)
{
	begin(d, DEED_STORY, e, -1);
}

static void take_turn(struct deeds *d, const struct event *e)
{
	d->turn_at = d->at;
	begin(d, DEED_TURN, e, -1);
}

static void take_side(struct deeds *d, const struct event *e)
{
	if (!deeds_is_unit(d, e->unit))
		return;
	deeds_tell(d, e)->turns_coat = d->side[e->unit] != e->number;
	d->side[e->unit] = (int8_t)e->number;
}

static bool stands_in(const struct deeds *d, int unit, int area)
{
	const struct tale_past *const q = &d->past;

	for (int f = 0; f < q->g->n_figures; f++)
		if (q->unit[f] == unit && q->cell[f] != CELL_NONE && (q->life[f] == LIFE_FIT
				|| q->life[f] == LIFE_WOUNDED)
				&& setup_area_has(&q->g->setup->areas[area], q->cell[f]))
			return true;
	return false;
}

/* What has been met, or NULL. */
static const struct setup_objective *objective_of(const struct setup *setup, const struct event *e)
{
	for (int i = 0; i < setup->n_objectives; i++)
		if (setup->objectives[i].side == e->number
				&& strcmp(setup->objectives[i].text, e->word) == 0)
			return &setup->objectives[i];
	return NULL;
}

int deeds_area(const struct deeds *d, const struct deed *deed)
{
	return deed->reached >= 0 ? deed->reached : words_area(&d->past, deed->to);
}

/* Who has met it by these steps went there, wherever most of them are still. */
static void has_reached(struct deeds *d, int unit, int area)
{
	struct deed *const move = last_of(d, unit, DEED_MOVE);

	if (move != NULL && move->from != CELL_NONE)
		move->reached = (int16_t)area;
}

/* Whether an event may give it to a side that has it without being there, for all that the reader
 * knows of where its people are. */
static bool may_be_granted(const struct deeds *d, const struct setup_objective *o)
{
	const struct setup *const setup = d->past.g->setup;
	const int viewer = d->past.g->viewer;

	for (int i = 0; i < setup->n_effects && (viewer == NOBODY || viewer == o->side); i++)
		if (setup->effects[i].kind == THEN_OBJECTIVE
				&& setup->effects[i].objective == o - setup->objectives)
			return true;
	return false;
}

/* By whom, if these are few. */
static void take_objective(struct deeds *d, const struct event *e)
{
	const struct setup_objective *const o = objective_of(d->past.g->setup, e);
	struct deed *const deed = deeds_tell(d, e);
	const int area = o != NULL ? o->area : -1;
	int n = 0;

	deed->granted = o != NULL && o->kind == AIM_REACH && area >= 0
		&& may_be_granted(d, o);
	for (int u = 0; area >= 0 && u < d->past.g->n_units; u++) {
		if (d->past.g->setup->units[u].side != e->number || !words_known(&d->past, u)
				|| (o->unit >= 0 && o->unit != u) || !stands_in(d, u, area))
			continue;
		deed->granted = false;
		if (o->kind == AIM_REACH)
			has_reached(d, u, area);
		if (o->unit < 0 && n < THERE_MAX)
			deed->there[n] = (int16_t)u;
		n += o->unit < 0;
	}
	deed->n_there = n <= THERE_MAX ? n : 0;
}

/* Who is gone himself leads nobody. */
static void take_leader(struct deeds *d, const struct event *e)
{
	if (deeds_is_figure(d, e->figure) && d->past.life[e->figure] != LIFE_DEAD
			&& d->past.life[e->figure] != LIFE_LEFT)
		take_sentence(d, e);
}

static void (*const takers[EVENT_KINDS])(struct deeds *d, const struct event *e) = {
	[EVENT_ROLL] = take_roll, [EVENT_ORDER] = take_order, [EVENT_MOVE] = take_move,
	[EVENT_SHOT] = take_shot, [EVENT_HIT] = harm_hit, [EVENT_LIFE] = harm_life,
	[EVENT_STATE] = take_state, [EVENT_SIGHTED] = take_sighted,
	[EVENT_CAPTURE] = harm_capture, [EVENT_POINTS] = take_points,
	[EVENT_OBJECTIVE] = take_objective,
	[EVENT_ITEM] = take_item, [EVENT_LEADER] = take_leader, [EVENT_SIDE] = take_side,
	[EVENT_STORY] = take_story, [EVENT_TURN] = take_turn,
};

/* Steps before the first turn only put everybody where he begins. */
static bool is_placing(const struct deeds *d, const struct event *e)
{
	return d->past.turn == 0 && e->kind == EVENT_MOVE;
}

void deeds_take(struct deeds *d, const struct event *e, size_t at)
{
	d->now = -1;
	d->at = at;
	if (!makes_room(d)) {
		d->failed = true;
		return;
	}
	if (words_tell_act(e) && e->kind != EVENT_STORY)
		deeds_tell(d, e);
	else if ((!e->gm || e->kind == EVENT_STORY) && !is_placing(d, e))
		(takers[e->kind] != NULL ? takers[e->kind] : take_sentence)(d, e);
	d->heard[d->n_heard++] = (struct heard){ at, d->now, d->part, e };
	tale_follow(&d->past, e);
}

/* Whose turn it is: which unit a commander names, and for what.
 *
 * Every unit that may act is weighed with all it could do; the best act of all is done.
 *
 *  CA1  An act counts for more if it spoils what an enemy who has not acted could do, and
 *       if its unit may be spoiled before it gets another chance.
 *  CA2  Going somewhere and standing still come after what does harm: they lose least by
 *       waiting.
 *  CA3  Who lies hidden waits until fire or a charge pays, unless told to press or short
 *       of time.
 */
#include "systems/moro/fire/crew.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/board.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/move/paces.h"

enum {
	ACTS_MAX = 4 * UNITS_MAX,
	DENY_PERCENT = 90,	/* of an enemy's threat, for spoiling all of it */
	HASTE_PERCENT = 60,	/* of an act's value, if its unit is about to be lost */
	LATER_PERCENT = 40,	/* of what a move is worth counts for naming it first */
	MOVED_FIRE_PERCENT = 85,
	EXPOSURE = 100, PRESS_EXPOSURE = 40,	/* percent of the harm that coming near risks */
	CHARGE_LEAST = 40,	/* percent: what is less likely is not tried */
	AMBUSH_LEAST = 50,	/* … by who lies hidden */
	AMBUSH_LATE = 25,	/* percent of a task's worth that brings the hidden forward */
	PRESS_CARE = 55, USUAL_CARE = 100,	/* percent of his loss a charger minds */
	SET_UP_PERCENT = 75,	/* of a piece's next fire counts for getting it ready */
	FORM_VALUE = 500, MAN_VALUE = 1500, HOLD_VALUE = 1, FIGHT_VALUE = 3000,
	UNCOMMANDED_VALUE = 150, MARGIN_CELLS = 1
};

struct act {
	int16_t unit, other;	/* other: a unit, or -1 */
	uint8_t verb;		/* enum moro_verb */
	int8_t word;		/* of VERB_FORM, or -1 */
	int32_t value;		/* of doing it */
	int32_t score;		/* of doing it now */
};

struct acts {
	const struct board *b;
	int n;
	struct act act[ACTS_MAX];
};

/* ---- lists of acts ---- */

static struct act *add(struct acts *a, const struct force *self, enum moro_verb verb, int other,
	int32_t value)
{
	struct act *x = &a->act[a->n < ACTS_MAX ? a->n++ : ACTS_MAX - 1];

	*x = (struct act){ self->unit, (int16_t)other, (uint8_t)verb, -1, value, value };
	return x;
}

/* CA1. */
static int32_t spoils(const struct board *b, int enemy, int32_t value)
{
	const int32_t all = moro_board_worth(&b->m.of[enemy]);
	const int32_t part = value > all ? all : value;

	return all == 0 || part <= 0 ? 0
		: (int32_t)((int64_t)b->threat[enemy] * DENY_PERCENT / 100 * part / all);
}

static int32_t haste(const struct board *b, int unit, int32_t value)
{
	const int32_t all = moro_board_worth(&b->m.of[unit]);
	const int32_t part = b->danger[unit] > all ? all : b->danger[unit];

	return all == 0 || value <= 0 ? 0
		: (int32_t)((int64_t)value * HASTE_PERCENT / 100 * part / all);
}

static void add_deed(struct acts *a, const struct force *self, enum moro_verb verb, int enemy,
	int32_t value)
{
	struct act *x = add(a, self, verb, enemy, value + spoils(a->b, enemy, value));

	x->score = x->value + haste(a->b, self->unit, x->value);
}

/* ---- coming nearer ---- */

static int32_t left_of(const struct errand *e)
{
	return e->left / REACH_TWELFTHS;
}

/* What going so far ahead on its errand is worth. */
static int32_t nearer(const struct errand *e, int32_t ahead)
{
	return errand_progress(e, e->left, e->left - ahead * REACH_TWELFTHS);
}

/* What going so far ahead risks.  Who fights hand to hand has to go, and pays it. */
static int32_t price_of(const struct acts *a, const struct errand *e, int32_t ahead)
{
	const struct force *self = e->self;
	const int percent = self->presses ? PRESS_EXPOSURE : EXPOSURE;
	const int32_t now = self->hidden ? 0 : moro_board_exposure(a->b, self, 0);

	return self->range <= moro_usual_charge(a->b->m.v) ? 0
		: (moro_board_exposure(a->b, self, ahead) - now) * percent / 100;
}

/* ---- fire and charges ---- */

static bool lurks(const struct errand *e)
{
	return e->self->hidden && !e->self->presses && e->late < AMBUSH_LATE;
}

static void weigh_fire(struct acts *a, const struct errand *e, int enemy)
{
	const struct board *b = a->b;
	const struct force *to = &b->m.of[enemy];
	const int32_t value = moro_board_fire(b, e->self, to, true);

	if (value > 0 && (!lurks(e) || muster_distance(&b->m, to, e->self->at)
			<= e->self->danger))
		add_deed(a, e->self, VERB_FIRE, enemy, value);
}

static int care_of(const struct errand *e)
{
	return e->self->presses ? PRESS_CARE : USUAL_CARE;
}

static void weigh_charge(struct acts *a, const struct errand *e, int enemy)
{
	struct stakes o;
	const int chance = moro_board_charge(a->b, e->self, enemy, &o);
	const int32_t home = o.gain - o.loss * care_of(e) / 100;
	int32_t value;

	if (chance < (lurks(e) ? AMBUSH_LEAST : CHARGE_LEAST) || home <= 0)
		return;
	value = (chance * home - (100 - chance) * price_of(a, e, e->self->walk)) / 100
		+ errand_progress(e, e->left, errand_straight(e, a->b->m.of[enemy].at));
	if (value > 0)
		add_deed(a, e->self, VERB_CHARGE, enemy, value);
}

/* ---- moves ---- */

/* The best fire after a move of so far, taken as straight at the target. */
static int32_t fire_after(const struct board *b, const struct force *self, int32_t pace)
{
	int32_t best = 0;

	for (int i = 0; self->n_volleys > 0 && i < b->m.v->n_units; i++) {
		const struct force *to = &b->m.of[i];
		const int32_t far = to->known && to->enemy && !to->bound
			? muster_distance(&b->m, to, self->at) : INT32_MAX;
		struct volley_at shot = { .place = (enum place)to->ground };
		int32_t value;

		if (far > self->range + pace || !moro_gauge_line(&b->m, to, self->at))
			continue;
		shot.distance = far > pace ? far - pace : b->m.v->table->cell_length;
		value = moro_stake_fire(b->m.v, self, to, &shot);
		best = value > best ? value : best;
	}
	return best * MOVED_FIRE_PERCENT / 100;
}

static bool limbered(const struct game *v, const struct force *f)
{
	return moro_unit_of(v, f->unit)->limbered;
}

static void weigh_move(struct acts *a, const struct errand *e)
{
	const int32_t left = left_of(e), ahead = left < e->self->walk ? left : e->self->walk;
	int32_t value;
	struct act *x;

	if (lurks(e) || (e->self->piece != PIECE_NONE && !limbered(a->b->m.v, e->self))
		|| (e->self->holds && e->left == 0))
		return;
	value = nearer(e, ahead) + fire_after(a->b, e->self, ahead);
	x = add(a, e->self, VERB_MOVE, NOBODY, value - price_of(a, e, ahead) / 2 + HOLD_VALUE);
	x->score = x->value * LATER_PERCENT / 100;
}

/* ---- pieces ---- */

/* Fire of a piece once it is set up where it stands; one that is set up stays so for
 * targets that are nearly in range, too. */
static int32_t fire_set_up(const struct board *b, const struct force *self)
{
	struct force ready = *self;
	const int gun = moro_gun(b->m.v, self->unit);
	const struct weapon *w = &moro_rules_of(b->m.v)->weapons[gun < 0 ? 0 : gun];

	if (gun < 0 || self->piece == PIECE_NONE)
		return 0;
	ready.n_volleys = 1;
	ready.volleys[0] = (struct volley){ .arm = (int16_t)gun, .n =
		(int16_t)(w->piece == PIECE_CANNON ? 1 : self->fit * w->dice) };
	return fire_after(b, &ready, limbered(b->m.v, self) ? 0
		: MARGIN_CELLS * b->m.v->table->cell_length);
}

static void weigh_piece(struct acts *a, const struct errand *e)
{
	const int32_t fire = fire_set_up(a->b, e->self);
	struct act *x;

	if (e->self->piece == PIECE_NONE)
		return;
	if (limbered(a->b->m.v, e->self)) {
		if (fire > 0)
			add(a, e->self, VERB_UNLIMBER, NOBODY, fire * (100 + SET_UP_PERCENT) / 100);
	} else if (fire == 0 && left_of(e) > e->self->walk && !e->self->holds) {
		x = add(a, e->self, VERB_LIMBER, NOBODY,
			nearer(e, e->self->walk) * SET_UP_PERCENT / 100);
		x->score = x->value * LATER_PERCENT / 100;
	}
}

/* A Gatling whose crew is gone, and which some of the unit stand beside: what it
 * would throw if they served it. */
static int32_t fire_manned(const struct board *b, const struct force *self, int gun)
{
	const struct game *v = b->m.v;
	const int crew = v->setup->units[gun].count;
	struct force there = *self;

	there.n_volleys = 1;
	there.volleys[0] = (struct volley){ .arm = (int16_t)moro_gun(v, gun), .n = (int16_t)
		((crew < self->fit ? crew : self->fit) * moro_rules_of(v)->gatling_infantry) };
	there.range = moro_rules_of(v)->weapons[there.volleys[0].arm].range[BAND_LONG];
	return fire_after(b, &there, 0);
}

static void weigh_man(struct acts *a, const struct errand *e)
{
	const struct game *v = a->b->m.v;

	for (int u = 0; u < v->n_units; u++)
		if (moro_may_man(v, e->self->unit, u, NULL))
			add(a, e->self, VERB_MAN, u, MAN_VALUE
				+ fire_manned(a->b, e->self, u) * SET_UP_PERCENT / 100);
}

/* ---- formations ---- */

static bool on_trail(const struct game *v, const struct force *s)
{
	return moro_rules_of(v)->trail[v->table->kind[v->figures[s->guide].cell]];
}

/* Whether the way to its task leads through jungle, and along a trail as far as one sees. */
static bool trail_ahead(const struct board *b, const struct errand *e)
{
	struct stretch way;

	return on_trail(b->m.v, e->self) && left_of(e) > 2 * e->self->walk && e->task.n > 0
		&& moro_stretch_between(b->m.v, e->self->unit, e->self->at, e->task.cells[0], &way)
		&& way.jungle > 0;
}

/* In line to fight, in column along a trail through jungle. */
static void weigh_form(struct acts *a, const struct errand *e)
{
	const struct game *v = a->b->m.v;
	const bool column = moro_unit_of(v, e->self->unit)->formation == FORMATION_COLUMN;
	const bool near = muster_nearest(&a->b->m, e->self->at, e->self->range)
		<= e->self->range;
	struct force line = *e->self;

	if (!moro_infantry(v, e->self->unit) || moro_in_jungle(v, e->self->unit))
		return;
	if (column && near) {
		line.volleys[0].n = line.fit;
		add(a, e->self, VERB_FORM, NOBODY, FORM_VALUE + fire_after(a->b, &line, 0))->word
			= FORMATION_LINE;
	} else if (!column && !near && trail_ahead(a->b, e)) {
		add(a, e->self, VERB_FORM, NOBODY, FORM_VALUE
			+ nearer(e, e->self->walk))->word = FORMATION_COLUMN;
	}
}

/* ---- one unit ---- */

static void weigh_bound(struct acts *a, const struct force *self, int unit)
{
	int32_t value = FIGHT_VALUE;

	for (int e = 0; e < a->b->m.v->n_units; e++)
		if (moro_unit_of(a->b->m.v, unit)->bound >> e & 1 && a->b->m.of[e].known) {
			const struct stakes o = moro_stake_melee(a->b->m.v, self, &a->b->m.of[e],
				true);

			value += o.gain - o.loss;
		}
	add(a, self, VERB_FIGHT, NOBODY, value > HOLD_VALUE ? value : HOLD_VALUE);
}

static void weigh_unit(struct acts *a, int unit)
{
	const struct board *b = a->b;
	const struct force *self = &b->m.of[unit];
	struct errand e;

	add(a, self, VERB_HOLD, NOBODY, 0);
	if (self->bound) {
		weigh_bound(a, self, unit);
		return;
	}
	errand_of(&e, &b->m, unit);
	errand_measure(&e, errand_straight(&e, self->at));
	for (int i = 0; i < b->m.v->n_units; i++)
		if (muster_prey(&b->m, i)) {
			if (muster_mark(&b->m, i))
				weigh_fire(a, &e, i);
			weigh_charge(a, &e, i);
		}
	weigh_move(a, &e);
	weigh_piece(a, &e);
	weigh_man(a, &e);
	weigh_form(a, &e);
}

/* Who minds himself is let go when his kind of act would be worth it. */
static void weigh_uncommanded(struct acts *a, int unit)
{
	const struct force *self = &a->b->m.of[unit];

	add(a, self, VERB_HOLD, NOBODY, 0);
	add(a, self, VERB_ACTIVATE, NOBODY, UNCOMMANDED_VALUE + a->b->danger[unit] / 2);
}

/* ---- the answer ---- */

static void tell(const struct act *x, int seat, struct choice *c)
{
	choose_unit(c, seat, x->verb, x->unit);
	if (x->other >= 0)
		choose_with(c, ARGUMENT_UNIT, x->other);
	if (x->word >= 0)
		choose_with(c, ARGUMENT_WORD, x->word);
}

/* The best act within a unit by its value, then the best of those by its score: a unit
 * does what is best for it, and the most pressing one does so first. */
static int best_of(const struct acts *a, const bool struck[ACTS_MAX])
{
	int best = NOBODY, own = NOBODY;

	for (int i = 0; i <= a->n; i++) {
		if (i == a->n || (own >= 0 && a->act[i].unit != a->act[own].unit)) {
			if (own >= 0 && (best < 0 || a->act[own].score > a->act[best].score))
				best = own;
			own = NOBODY;
		}
		if (i < a->n && !struck[i] && (own < 0 || a->act[i].value > a->act[own].value))
			own = i;
	}
	return best;
}

static bool answer(const struct proposer *p, const struct acts *a)
{
	bool struck[ACTS_MAX] = { false };

	for (int best; (best = best_of(a, struck)) >= 0; ) {
		tell(&a->act[best], p->seat, p->c);
		if (propose(p))
			return true;
		struck[best] = true;
	}
	return false;
}

bool moro_command_activate(const struct proposer *p)
{
	const struct game *v = p->v;
	const int side = game_seat_side(v, p->seat);
	struct board b;
	struct acts a = { .b = &b, .n = 0 };

	moro_board_begin(&b, v, side);
	for (int u = 0; u < v->n_units; u++) {
		if (v->units[u].side != side || !b.m.of[u].known || !b.m.of[u].fresh)
			continue;
		if (v->units[u].uncommanded)
			weigh_uncommanded(&a, u);
		else
			weigh_unit(&a, u);
	}
	return answer(p, &a);
}

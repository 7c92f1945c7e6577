/* Odds of charges: see charge_odds.h. */
#include <stdlib.h>
#include <string.h>

#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/odds/charge_odds.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/orders/orders.h"

enum { MOST = CHARGERS_MOST, STATES = MOST + 1 };

/* How the chargers are: so many suppressed, so many out, beside what has become of the one
 * who is kept apart. */
struct toll { chance_t of[STATES][STATES][FATES]; };

/* `now` is how they are, `then` where a hit takes them, `sum` what a shot comes to. */
struct march { struct toll now, then, sum; };

struct chargers {
	const struct game *game;
	int unit, others, apart;	/* figure kept apart, or NOBODY */
};

/* ---- hits ---- */

static void count_chargers(const struct game *g, int unit, struct chargers *c)
{
	const int leader = adv_leader(g, unit);

	*c = (struct chargers){ g, unit, 0, leader };
	FOR_MEMBERS(f, g, unit)
		c->others += game_on_table(g, f) && g->figures[f].life == LIFE_FIT && f != leader;
}

static int any_charger(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			return f;
	return NOBODY;
}

/* One state of the others and of him, struck once more. */
static void strike(const struct chargers *c, const struct fates *one, int x, int y, int l,
	struct march *m)
{
	const int all = c->others + (c->apart >= 0), left = c->others - x - y;
	const chance_t p = m->now.of[x][y][l], out = adv_fates_least(one, FATE_WOUNDED);
	const chance_t shaken = one->of[FATE_SUPPRESSED];
	const chance_t on_left = chance_both(p, chance_of(left, all));
	const chance_t on_shaken = chance_both(p, chance_of(x, all));
	const chance_t on_apart = c->apart >= 0 ? chance_both(p, chance_of(1, all)) : 0;
	chance_t moved = 0;

	if (left > 0) {
		m->then.of[x + 1][y][l] += chance_both(on_left, shaken);
		m->then.of[x][y + 1][l] += chance_both(on_left, out);
		moved += chance_both(on_left, shaken) + chance_both(on_left, out);
	}
	if (x > 0) {
		m->then.of[x - 1][y + 1][l] += chance_both(on_shaken, out);
		moved += chance_both(on_shaken, out);
	}
	for (int worse = l + 1; worse < FATES; worse++) {
		m->then.of[x][y][worse] += chance_both(on_apart, one->of[worse]);
		moved += chance_both(on_apart, one->of[worse]);
	}
	m->then.of[x][y][l] += p - moved;
}

static void hit(const struct chargers *c, const struct fates *one, struct march *m)
{
	memset(&m->then, 0, sizeof m->then);
	for (int x = 0; x <= c->others; x++)
		for (int y = 0; x + y <= c->others; y++)
			for (int l = 0; l < FATES; l++)
				if (m->now.of[x][y][l] > 0)
					strike(c, one, x, y, l, m);
	m->now = m->then;
}

static void add_toll(struct toll *to, const struct toll *from, chance_t chance)
{
	for (int x = 0; x < STATES; x++)
		for (int y = 0; x + y < STATES; y++)
			for (int l = 0; l < FATES; l++)
				if (from->of[x][y][l] > 0)
					to->of[x][y][l] += chance_both(from->of[x][y][l], chance);
}

static void take_shots(const struct chargers *c, const struct shots *s, struct march *m)
{
	const int mark = any_charger(c->game, c->unit);
	struct fates one;
	struct tally hits;

	adv_hit_fates(c->game, mark, s->weapon, &one);
	tally_clear(&hits);
	adv_shots_add(s, &hits);
	memset(&m->sum, 0, sizeof m->sum);
	for (int n = 0; n <= hits.most; n++) {
		if (n > 0)
			hit(c, &one, m);
		add_toll(&m->sum, &m->now, hits.of[n]);
	}
	m->now = m->sum;
}

/* what his Luck and constitution make of it. */
static void settle_apart(const struct chargers *c, struct toll *t)
{
	for (int x = 0; c->apart >= 0 && x <= c->others; x++)
		for (int y = 0; x + y <= c->others; y++) {
			struct fates f;

			memcpy(f.of, t->of[x][y], sizeof f.of);
			adv_settle_fates(c->game, c->apart, &f);
			memcpy(t->of[x][y], f.of, sizeof f.of);
		}
}

/* ---- whether they go on ---- */

/* The game with the leader fallen, suppressed or as he was. */
static struct game *with_leader(const struct chargers *c, int fate)
{
	struct game *const g = game_clone(c->game);

	if (!g || c->apart < 0)
		return g;
	if (fate == FATE_SUPPRESSED)
		adv_figure_of(g, c->apart)->shaken = true;
	else if (fate != FATE_NONE)
		adv_die(g, c->apart);
	return g;
}

/* Some of the others fall, some are shaken: whose they are does not matter. */
static void set_losses(const struct chargers *c, struct game *g, int shaken, int lost)
{
	int n = 0;

	FOR_MEMBERS(f, g, c->unit) {
		struct adv_figure *const a = adv_figure_of(g, f);
		const struct figure *const before = &c->game->figures[f];

		if (f == c->apart || !game_on_table(c->game, f) || before->life != LIFE_FIT)
			continue;
		a->lost = adv_figure_of(c->game, f)->lost || n < lost;
		a->shaken = adv_figure_of(c->game, f)->shaken || (n >= lost && n < lost + shaken);
		g->figures[f].life = n < lost ? LIFE_WOUNDED : before->life;
		n++;
	}
}

static void end_state(const struct chargers *c, const struct roller *r, chance_t p,
	const int state[3], struct charge_odds *o)
{
	const int fit = c->others - state[1] + (c->apart >= 0 && state[2] < FATE_WOUNDED);
	const int able = c->others - state[0] - state[1]
		+ (c->apart >= 0 && state[2] == FATE_NONE);
	const chance_t goes = fit == 0 ? CERTAIN
		: odds_of_die(r, adv_rules_of(c->game)->die);
	const chance_t on = chance_both(p, goes);

	o->fails += p - on;
	if (able == 0)
		o->down += on;
	else
		o->contact += on;
	tally_add(&o->arrive, able, on);
	tally_add(&o->arrive, 0, p - on);
}

static bool end_with(const struct chargers *c, const struct toll *t, int fate,
	struct charge_odds *o)
{
	struct game *const g = with_leader(c, fate);

	if (!g)
		return false;
	for (int x = 0; x <= c->others; x++)
		for (int y = 0; x + y <= c->others; y++) {
			const int state[3] = { x, y, fate };
			struct roller r;

			if (t->of[x][y][fate] == 0)
				continue;
			set_losses(c, g, x, y);
			adv_morale_roller(g, c->unit, CAUSE_COMPLETION, &r);
			end_state(c, &r, t->of[x][y][fate], state, o);
		}
	game_free(g);
	return true;
}

/* ---- all of it ---- */

static void count_toll(const struct toll *t, const struct chargers *c, struct charge_odds *o)
{
	for (int x = 0; x <= c->others; x++)
		for (int y = 0; x + y <= c->others; y++)
			for (int l = 0; l < FATES; l++) {
				tally_add(&o->suppressed, x + (l == FATE_SUPPRESSED),
					t->of[x][y][l]);
				tally_add(&o->out, y + (l >= FATE_WOUNDED), t->of[x][y][l]);
			}
}

static chance_t passes(const struct game *g, int target, enum morale_cause cause)
{
	struct roller r;

	adv_morale_roller(g, target, cause, &r);
	return odds_of_die(&r, adv_rules_of(g)->die);
}

void adv_charge_odds_begin(struct charge_odds *o, struct game *g, int target)
{
	o->rallied = CERTAIN;
	if (!adv_unit_of(g, target)->routing)
		return;
	o->rallied = adv_may_rally(g, target, NULL) ? passes(g, target, CAUSE_RALLY) : 0;
	adv_rallied(g, target);
}

static bool run_the_fire(const struct chargers *c, const struct shots *shots, int n,
	struct march *m, struct charge_odds *o)
{
	chance_t unhurt;

	m->now.of[0][0][FATE_NONE] = CERTAIN;
	for (int i = 0; i < n; i++)
		take_shots(c, &shots[i], m);
	settle_apart(c, &m->now);
	tally_clear(&o->hits);
	for (int i = 0; i < n; i++)
		adv_shots_add(&shots[i], &o->hits);
	count_toll(&m->now, c, o);
	unhurt = o->hits.of[0];		/* they do not test */
	m->now.of[0][0][FATE_NONE] -= unhurt;
	o->contact += unhurt;
	tally_add(&o->arrive, c->others + (c->apart >= 0), unhurt);
	for (int fate = FATE_NONE; fate < FATES; fate++)
		if (!end_with(c, &m->now, fate, o))
			return false;
	return true;
}

bool adv_charge_odds(const struct game *g, int unit, int target, const struct shots *shots, int n,
	struct charge_odds *o)
{
	const chance_t stands = chance_both(o->rallied, passes(g, target, CAUSE_CHARGED));
	struct march *m;
	struct chargers c;
	bool done;

	count_chargers(g, unit, &c);
	m = c.others < MOST ? calloc(1, sizeof *m) : NULL;
	if (!m)
		return false;
	o->routs_on = chance_not(o->rallied);
	o->breaks = o->rallied - stands;
	o->fails = o->down = o->contact = 0;
	tally_empty(&o->suppressed);
	tally_empty(&o->out);
	tally_empty(&o->arrive);
	done = run_the_fire(&c, shots, n, m, o);
	free(m);
	o->fails = chance_both(o->fails, stands);
	o->down = chance_both(o->down, stands);
	o->contact = chance_both(o->contact, stands);
	/* Nobody is hit if the target breaks. */
	tally_if(&o->hits, stands);
	tally_if(&o->suppressed, stands);
	tally_if(&o->out, stands);
	tally_if(&o->arrive, stands);
	return done;
}

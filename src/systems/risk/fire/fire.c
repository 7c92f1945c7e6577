/* Fire: who is told to shoot at whom, how many dice that makes, and loading.
 *
 *  FI1  What is told stays with each figure: the unit it aims at, or the figure it has
 *       named, or that it holds its fire.
 *  FI2  Uncommanded troops are told nothing; the volley finds their target (K-6).
 */
#include "skirmish/turn/stages.h"
#include "systems/risk/fire/fire.h"

/* ---- telling who fires ---- */

static int shooting_unit(const struct game *g, const struct choice *c)
{
	return c->argument[0].kind == ARGUMENT_FIGURE
		? g->figures[c->argument[0].value].unit : c->argument[0].value;
}

/* How many of a unit can fire at a target; why the first cannot. */
static int count_able(const struct game *g, int unit, int target, struct reason *why)
{
	int able = 0;
	bool refused = false;

	FOR_MEMBERS(f, g, unit) {
		struct risk_aim a;

		if (!standing_fit(g, f))
			continue;
		if (risk_aim(g, f, target, NOBODY, &a, refused ? NULL : why))
			able++;
		else
			refused = true;
	}
	return able;
}

static bool check_unit_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value, target = c->argument[1].value;
	int able;

	if (c->n > 2 && c->argument[2].value < 1)
		return refuse(why, "", "how many? expected 1 or more, found %d",
			(int)c->argument[2].value);
	if (!standing_alive(g, unit))
		return refuse(why, "K-12", "nobody of %s is left", game_unit_name(g, unit));
	able = count_able(g, unit, target, why);
	if (able == 0)
		return false;
	if (c->n > 2 && c->argument[2].value > able)
		return refuse(why, "K-12", "only %d of %s can fire at %s", able,
			game_unit_name(g, unit), game_unit_name(g, target));
	return true;
}

bool risk_check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = shooting_unit(g, c), target = c->argument[1].value;
	struct risk_aim a;

	if (c->argument[0].kind != ARGUMENT_UNIT && c->argument[0].kind != ARGUMENT_FIGURE)
		return refuse(why, "", "who? expected a unit or one of its figures");
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "K-12", "%s do not take your orders", game_unit_name(g, unit));
	if (c->verb == VERB_HOLD)
		return true;
	if (c->verb == VERB_AIM)
		return risk_aim(g, c->argument[0].value, g->figures[target].unit, target, &a, why);
	if (c->argument[0].kind == ARGUMENT_UNIT)
		return check_unit_fire(g, c, why);
	return c->n > 2 ? refuse(why, "", "a figure fires alone: leave the number out")
		: risk_aim(g, c->argument[0].value, target, NOBODY, &a, why);
}

static void aim_figure(struct game *g, int figure, int target, int mark)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->aim = (int16_t)target;
	f->mark = (int16_t)mark;
	f->held = false;
}

/* The first `wanted` who can, those without another target before the rest. */
static void aim_some(struct game *g, int unit, int target, int wanted)
{
	for (int pass = 0; pass < 2 && wanted > 0; pass++) {
		FOR_MEMBERS(f, g, unit) {
			const struct risk_figure *own = risk_figure_of(g, f);
			struct risk_aim a;

			if (wanted == 0 || own->aim == target || (pass == 0 && own->aim >= 0)
				|| !risk_aim(g, f, target, NOBODY, &a, NULL))
				continue;
			aim_figure(g, f, target, NOBODY);
			wanted--;
		}
	}
}

/* Those of a unit that aim at a target (-1: everybody) aim no more, held or free. */
static void clear_aims(struct game *g, int unit, int target, bool held)
{
	FOR_MEMBERS(f, g, unit) {
		if (target >= 0 && risk_figure_of(g, f)->aim != target)
			continue;
		aim_figure(g, f, NOBODY, NOBODY);
		risk_figure_of(g, f)->held = held;
	}
}

static void apply_hold(struct game *g, const struct choice *c)
{
	if (c->argument[0].kind == ARGUMENT_UNIT) {
		clear_aims(g, c->argument[0].value, NOBODY, true);
		return;
	}
	aim_figure(g, c->argument[0].value, NOBODY, NOBODY);
	risk_figure_of(g, c->argument[0].value)->held = true;
}

void risk_apply_fire(struct game *g, const struct choice *c)
{
	const int who = c->argument[0].value, target = c->argument[1].value;

	if (c->verb == VERB_HOLD) {
		apply_hold(g, c);
	} else if (c->verb == VERB_AIM) {
		aim_figure(g, who, g->figures[target].unit, target);
	} else if (c->argument[0].kind == ARGUMENT_FIGURE) {
		aim_figure(g, who, target, NOBODY);
	} else {
		clear_aims(g, who, c->n > 2 ? target : NOBODY, false);
		aim_some(g, who, target, c->n > 2 ? c->argument[2].value : INT16_MAX);
	}
}

static bool commanded(const struct game *g, int unit)
{
	return !g->units[unit].uncommanded && standing_alive(g, unit);
}

static bool asks_to_fire(const struct game *g, int unit)
{
	return !g->units[unit].uncommanded && risk_unit_may_fire(g, unit, NULL);
}

void risk_ask_fire(struct game *g)
{
	stages_ask_or_tell(g, ASK_FIRE, asks_to_fire, commanded);
}

/* ---- how many dice (K-12, X-93) ---- */

static int figures_a_die(const struct game *g, int unit)
{
	const struct command_row *row = risk_command_row(g, unit);

	return risk_unit_of(g, unit)->far > 0 ? row->moving : row->still;
}

/* Whether a shot was counted with one before it. */
static bool counted_before(const struct game *g, const struct risk_aim *aims, int i)
{
	for (int before = 0; before < i; before++)
		if (fire_alike(g, &aims[before], &aims[i]))
			return true;
	return false;
}

/* One die for each full number of those who shoot alike, thrown by the first of them;
 * how many are left over go to the end of `rest`, best numbers first. */
static int throw_full(const struct game *g, const struct risk_aim *aims, int n, int first,
	bool *throws, int16_t *rest)
{
	const int each = figures_a_die(g, g->figures[aims[0].figure].unit);
	int alike = 0, seen = 0, left = 0;

	for (int i = first; i < n; i++)
		alike += fire_alike(g, &aims[first], &aims[i]);
	for (int i = first; i < n; i++) {
		if (!fire_alike(g, &aims[first], &aims[i]))
			continue;
		if (seen >= alike / each * each)
			rest[left++] = (int16_t)i;
		else
			throws[i] = seen % each == 0;
		seen++;
	}
	return left;
}

static void sort_by_need(const struct game *g, const struct risk_aim *aims, int16_t *rest, int n)
{
	for (int i = 1; i < n; i++) {
		const int16_t one = rest[i];
		int at = i;

		for (; at > 0 && fire_need(g, &aims[rest[at - 1]]) > fire_need(g, &aims[one]); at--)
			rest[at] = rest[at - 1];
		rest[at] = one;
	}
}

int fire_throwers(const struct game *g, const struct risk_aim *aims, int n, bool *throws)
{
	int16_t rest[FIGURES_MAX];
	int left = 0, dice = 0, each;

	if (n == 0)
		return 0;
	each = figures_a_die(g, g->figures[aims[0].figure].unit);
	for (int i = 0; i < n; i++)
		throws[i] = false;
	for (int i = 0; i < n; i++)
		if (!counted_before(g, aims, i))
			left += throw_full(g, aims, n, i, throws, rest + left);
	sort_by_need(g, aims, rest, left);
	for (int i = 0; i < left; i += each)
		throws[rest[i]] = true;
	for (int i = 0; i < n; i++)
		dice += throws[i];
	return dice;
}

/* ---- loading (K-13, S-K-33) ---- */

static bool has_loader(const struct game *g, int figure)
{
	for (int i = 0, arm; (arm = risk_arm(g, figure, i)) >= 0; i++)
		if (risk_rules_of(g)->weapons[arm].loader)
			return true;
	return false;
}

/* His unit halted all this turn (Y-15), he without firing and with nobody at his throat
 * (X-92). */
static bool loads(const struct game *g, int figure)
{
	const struct risk_unit *u = risk_unit_of(g, g->figures[figure].unit);
	const struct risk_figure *f = risk_figure_of(g, figure);

	return standing_fit(g, figure) && u->far == 0 && !f->fired && !u->routing
		&& !u->charged && !u->fought;
}

static void load(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	struct risk_figure *f = risk_figure_of(g, figure);

	f->loading = (uint8_t)(loads(g, figure) ? f->loading + 1 : 0);
	if (f->loading < risk_command_row(g, unit)->load)
		return;
	f->empty = false;
	f->loading = 0;
}

void risk_load(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (risk_figure_of(g, f)->empty && has_loader(g, f))
			load(g, f);
}

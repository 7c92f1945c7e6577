/* Fire: who is told to shoot at whom, how many dice that makes, and loading.
 *
 *  FI1  What is told stays with each figure: the unit it aims at, or the figure it has
 *       named, or that it holds its fire.
 *  FI2  Uncommanded troops are told nothing; the volley finds their target (K-6).
 */
#include "skirmish/fire/told.h"
#include "skirmish/turn/stages.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"

/* ---- telling who fires ---- */

static void aim_at_mark(struct game *g, int figure, int target, int mark)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->aim = (int16_t)target;
	f->mark = (int16_t)mark;
	f->held = false;
}

static void aim(struct game *g, int figure, int target)
{
	aim_at_mark(g, figure, target, NOBODY);
}

static void forget(struct game *g, int figure, bool held)
{
	aim(g, figure, NOBODY);
	risk_figure_of(g, figure)->held = held;
}

static int target_of(const struct game *g, int figure)
{
	return risk_figure_of(g, figure)->aim;
}

static bool aims_at(const struct game *g, int figure, int target, struct reason *why)
{
	struct risk_aim a;

	return risk_aim_of_able(g, figure, target, NOBODY, &a, why);
}

static int able(const struct game *g, int unit, int target, int most, int16_t *who)
{
	struct risk_aim aims[FIGURES_MAX];
	const int n = risk_aims(g, unit, target, most, aims);

	for (int i = 0; i < n; i++)
		who[i] = aims[i].figure;
	return n;
}

static const struct fire_rules by = {
	.rule = "K-12", .number_rule = "K-12", .gone = "nobody of %s is left",
	.hold = VERB_HOLD,
	.alive = standing_alive, .there = standing_fit, .can = risk_can_shoot, .at = aims_at,
	.able = able,
	.target = target_of, .aim = aim, .forget = forget,
};

bool risk_unit_may_fire(const struct game *g, int unit, struct reason *why)
{
	return fire_may(g, unit, &by, why);
}

bool risk_check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	const int mark = c->argument[1].value;
	struct risk_aim a;

	if (c->verb != VERB_AIM)
		return fire_check(g, c, &by, why);
	if (c->argument[0].kind != ARGUMENT_FIGURE
		|| game_seat_of_unit(g, fire_unit(g, c)) != c->seat)
		return fire_check(g, c, &by, why);
	return risk_aim(g, c->argument[0].value, g->figures[mark].unit, mark, &a, why);
}

void risk_apply_fire(struct game *g, const struct choice *c)
{
	const int mark = c->argument[1].value;

	if (c->verb == VERB_AIM)
		aim_at_mark(g, c->argument[0].value, g->figures[mark].unit, mark);
	else
		fire_apply(g, c, &by);
}

bool risk_asks_to_fire(const struct game *g, int unit)
{
	return !g->units[unit].uncommanded && risk_unit_may_fire(g, unit, NULL);
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
		if (risk_fire_alike(g, &aims[before], &aims[i]))
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
		alike += risk_fire_alike(g, &aims[first], &aims[i]);
	for (int i = first; i < n; i++) {
		if (!risk_fire_alike(g, &aims[first], &aims[i]))
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

		for (; at > 0 && risk_fire_need(g, &aims[rest[at - 1]]) > risk_fire_need(g,
			&aims[one]); at--)
			rest[at] = rest[at - 1];
		rest[at] = one;
	}
}

int risk_fire_throwers(const struct game *g, const struct risk_aim *aims, int n, bool *throws)
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

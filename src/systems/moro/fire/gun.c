/* Guns: how a piece is aimed, and at which figure a shell.
 *
 *  GU1  A gun's range and lines are taken from the cell it stands in.
 *  GU2  A Gatling fires at a unit, as small arms do; a shell goes to one figure, whose
 *       place and range are the ones that count.
 */
#include "skirmish/commander/way.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/shell.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"

static const struct weapon *gun_of(const struct game *g, int unit)
{
	return &moro_rules_of(g)->weapons[moro_gun(g, unit)];
}

static bool crew_enough(const struct game *g, int unit)
{
	const int crew = moro_crew(g, unit);

	return crew > 0 && crew >= gun_of(g, unit)->crew;
}

bool moro_volley_by_gun(const struct game *g, int unit)
{
	return moro_gun(g, unit) >= 0 && !moro_unit_of(g, unit)->limbered && crew_enough(g, unit);
}

static bool gun_fires(const struct game *g, int unit, struct reason *why)
{
	const struct moro_unit *u = moro_unit_of(g, unit);
	const struct weapon *w;

	if (moro_gun(g, unit) < 0)
		return refuse(why, "M-7", "%s: there is no gun to it", game_unit_name(g, unit));
	w = gun_of(g, unit);
	if (u->limbered)
		return refuse(why, "S-M-28", "the gun is limbered: `unlimber` it first");
	if (!crew_enough(g, unit))
		return refuse(why, "S-M-24", "the %s wants %d to serve it, and %d are beside it: "
			"`hold`", w->name, w->crew, moro_crew(g, unit));
	if (u->jammed)
		return refuse(why, "S-M-25", "the %s is jammed and is being cleared: `hold`, or "
			"`limber` it", w->name);
	return true;
}

int32_t moro_volley_gun_range(const struct game *g, int unit, int figure)
{
	const cell_t from = moro_unit_of(g, unit)->gun, to = g->figures[figure].cell;

	if (from == CELL_NONE || to == CELL_NONE || !game_cell_in_line(g, from, to))
		return INT32_MAX;
	return table_distance(g->table, from, to);
}

/* ---- where a shell does most (X-128) ---- */

/* By what its side knows: nobody aims at the hidden, not even by chance. */
static int shell_worth(const struct game *g, int unit, cell_t cell)
{
	int16_t marks[FIGURES_MAX];
	const int n = moro_volley_burst_marks(g, cell, marks);
	int worth = 0;

	for (int i = 0; i < n; i++) {
		const int own = g->figures[marks[i]].unit;

		if (game_sees(g, g->units[unit].side, own))
			worth += game_enemies(g, unit, own) ? 1 : -1;
	}
	return worth;
}

/* Of equals the nearest, then the first; NOBODY if none is in line and range. */
static int best_mark(const struct game *g, int unit, int target)
{
	const int32_t reach = gun_of(g, unit)->range[BAND_LONG];
	int32_t best_range = INT32_MAX;
	int best = NOBODY, most = 0;

	FOR_MEMBERS(f, g, target) {
		const int32_t range = standing_fit(g, f) ? moro_volley_gun_range(g, unit, f)
			: INT32_MAX;
		int worth;

		if (range > reach)
			continue;
		worth = shell_worth(g, unit, g->figures[f].cell);
		if (best != NOBODY && (worth < most || (worth == most && range >= best_range)))
			continue;
		best = f;
		most = worth;
		best_range = range;
	}
	return best;
}

static int nearest_mark(const struct game *g, int unit, int target)
{
	int32_t nearest = INT32_MAX;
	int found = NOBODY;

	FOR_MEMBERS(f, g, target) {
		const int32_t range = standing_fit(g, f) ? moro_volley_gun_range(g, unit, f)
			: INT32_MAX;

		if (range < nearest) {
			nearest = range;
			found = f;
		}
	}
	return found;
}

/* ---- one aim ---- */

static bool lawful_mark(const struct game *g, int unit, int target, int mark, struct reason *why)
{
	if (mark == NOBODY)
		return true;
	if (gun_of(g, unit)->piece != PIECE_CANNON)
		return refuse(why, "X-128", "only a cannon is aimed at a figure: `fire` at %s",
			game_unit_name(g, target));
	if (g->figures[mark].unit != target || !standing_fit(g, mark))
		return refuse(why, "X-128", "that figure is not there: name another, or the unit");
	if (moro_volley_gun_range(g, unit, mark) == INT32_MAX)
		return refuse(why, "S-M-7", "the ground hides that figure: name another, or the "
			"unit");
	return true;
}

/* Whom the gun is laid on, within its reach; NOBODY with the reason. */
static int lay_on(const struct game *g, int unit, int target, int mark, struct reason *why)
{
	const struct weapon *w = gun_of(g, unit);
	const int nearest = mark != NOBODY ? mark : nearest_mark(g, unit, target);
	int32_t range;

	if (nearest == NOBODY) {
		refuse(why, "S-M-7", "the ground hides all of %s from the gun: name another, or "
			"`hold`", game_unit_name(g, target));
		return NOBODY;
	}
	range = moro_volley_gun_range(g, unit, nearest);
	if (range > w->range[BAND_LONG]) {
		refuse(why, "M-7", "out of range: %s off, and the %s reaches %s: name another, or "
			"`hold`",
			say_inches(range).text, w->name, say_inches(w->range[BAND_LONG]).text);
		return NOBODY;
	}
	return mark == NOBODY && w->piece == PIECE_CANNON ? best_mark(g, unit, target) : nearest;
}

/* M-8, M-9. */
static int gun_dice(const struct game *g, int unit)
{
	const struct weapon *w = gun_of(g, unit);
	const int each = moro_unit_of(g, unit)->infantry
		? moro_rules_of(g)->gatling_infantry : w->dice;
	const int dice = w->piece == PIECE_CANNON ? 1 : each * moro_crew(g, unit);

	return dice < UINT8_MAX ? dice : UINT8_MAX;
}

bool moro_aim_gun(const struct game *g, int unit, int target, int mark, struct moro_aim *a,
	struct reason *why)
{
	const struct weapon *w;
	int on;

	if (!moro_volley_lawful(g, unit, target, why) || !gun_fires(g, unit, why)
		|| !lawful_mark(g, unit, target, mark, why))
		return false;
	on = lay_on(g, unit, target, mark, why);
	if (on == NOBODY)
		return false;
	w = gun_of(g, unit);
	*a = (struct moro_aim){ .figure = NOBODY, .weapon = (int16_t)moro_gun(g, unit),
		.nearest = (int16_t)on, .range = moro_volley_gun_range(g, unit, on),
		.dice = (uint8_t)gun_dice(g, unit) };
	a->band = a->range <= w->range[BAND_SHORT] ? BAND_SHORT : BAND_LONG;
	a->need = w->need[a->band];
	a->place = (uint8_t)(w->piece == PIECE_CANNON ? moro_place(g, g->figures[on].cell)
		: moro_unit_place(g, target));
	return true;
}

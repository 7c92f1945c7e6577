/* Crews: who is hit round a gun (M-10), and infantry who take one over. */
#include "skirmish/body/loss.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"

enum { PERCENT = 100 };

/* ---- on whom hits fall ---- */

static bool near_gun(const struct game *g, int unit, int figure)
{
	return standing_fit(g, figure) && table_within(g->table, moro_unit_of(g, unit)->gun,
		g->figures[figure].cell, moro_rules_of(g)->crew_near);
}

/* S-M-27, X-140: of those near the gun the crew, and its friends whom the shooters know;
 * whether there are both. */
static bool round_the_gun(const struct game *g, int unit, int target, struct volley_marks *m)
{
	m->n_crew = m->n_rest = 0;
	if (moro_unit_of(g, target)->gun == CELL_NONE)
		return false;
	for (int f = 0; f < g->n_figures; f++) {
		const int own = g->figures[f].unit;

		if (g->units[own].side != g->units[target].side || !near_gun(g, target, f)
			|| !game_sees(g, g->units[unit].side, own))
			continue;
		if (own == target)
			m->crew[m->n_crew++] = (int16_t)f;
		else
			m->rest[m->n_rest++] = (int16_t)f;
	}
	m->of_crew = m->n_crew;
	m->of_all = m->n_crew + m->n_rest;
	return m->n_crew > 0 && m->n_rest > 0;
}

static bool can_hit(const struct game *g, const struct moro_aim *a, int unit, int figure)
{
	const int32_t reach = moro_rules_of(g)->weapons[a->weapon].range[BAND_LONG];

	if (a->figure == NOBODY)
		return moro_volley_gun_range(g, unit, figure) <= reach;
	return game_distance(g, a->figure, figure) <= reach
		&& game_in_line(g, a->figure, figure);
}

static bool anybody_can_hit(const struct game *g, const struct volley_party *p, int unit,
	int figure)
{
	for (int i = 0; i < p->n; i++)
		if (can_hit(g, &p->aims[i], unit, figure))
			return true;
	return false;
}

void moro_volley_marks(const struct game *g, const struct volley_party *p, int unit, int target,
	struct volley_marks *m)
{
	if (round_the_gun(g, unit, target, m))
		return;
	m->n_crew = m->n_rest = 0;
	FOR_MEMBERS(f, g, target)	/* */
		if (standing_fit(g, f) && anybody_can_hit(g, p, unit, f))
			m->rest[m->n_rest++] = (int16_t)f;
}

int moro_volley_crew_percent(const struct volley_marks *m)
{
	return m->n_crew == 0 ? 0 : PERCENT * m->of_crew / m->of_all;
}

/* ---- taking over (S-M-26, X-133) ---- */

/* From a gun to a figure of another unit. */
static int32_t distance_to_gun(const struct game *g, int gun, int figure)
{
	return table_distance(g->table, moro_unit_of(g, gun)->gun, g->figures[figure].cell);
}

/* Who of a unit is at a gun, the nearest first; how many. */
static int beside_gun(const struct game *g, int unit, int gun, int16_t figures[FIGURES_MAX])
{
	const int32_t serve = moro_rules_of(g)->serve;
	int n = 0;

	FOR_MEMBERS(f, g, unit) {
		const cell_t at = g->figures[f].cell;
		int place = n;

		if (!standing_fit(g, f)
			|| !table_within(g->table, moro_unit_of(g, gun)->gun, at, serve))
			continue;
		for (; place > 0 && distance_to_gun(g, gun, figures[place - 1])
			> distance_to_gun(g, gun, f); place--)
			figures[place] = figures[place - 1];
		figures[place] = (int16_t)f;
		n++;
	}
	return n;
}

static bool gatling(const struct game *g, int unit)
{
	const int gun = game_unit_setting(g, unit, UNIT_GUN);

	return gun >= 0 && !moro_moros(g, unit) && moro_unit_of(g, unit)->gun != CELL_NONE
		&& moro_rules_of(g)->weapons[gun].piece == PIECE_GATLING;
}

bool moro_may_man(const struct game *g, int unit, int gun, struct reason *why)
{
	int16_t figures[FIGURES_MAX];
	const char *const name = gun < 0 ? "" : game_unit_name(g, gun);

	if (!moro_infantry(g, unit))
		return refuse(why, "S-M-26", "only US infantry can man a Gatling");
	if (gun < 0 || !gatling(g, gun))
		return refuse(why, "S-M-26", "they can man a US Gatling and nothing else");
	if (g->units[unit].side != g->units[gun].side)
		return refuse(why, "S-M-26", "captured guns stay silent");
	if (standing_alive(g, gun))
		return refuse(why, "S-M-26", "%s: its crew still serves it", name);
	if (moro_bound(g, unit))
		return refuse(why, "X-127", "%s: locked in melee, it can only `fight`",
			game_unit_name(g, unit));
	if (beside_gun(g, unit, gun, figures) == 0)
		return refuse(why, "X-133", "nobody of %s is within %s of the gun: move there "
			"first", game_unit_name(g, unit), say_inches(moro_rules_of(g)->serve).text);
	return true;
}

/* The leader goes only when nobody else is there. */
static int who_mans(const struct game *g, int unit, int gun, int16_t figures[FIGURES_MAX])
{
	const int n = beside_gun(g, unit, gun, figures);
	const int crew = g->setup->units[gun].count;

	for (int i = 0; i + 1 < n; i++) {
		const int16_t one = figures[i];

		if (g->units[unit].leader != one)
			continue;
		figures[i] = figures[i + 1];
		figures[i + 1] = one;
	}
	return n < crew ? n : crew;
}

void moro_man(struct game *g, int unit, int gun)
{
	int16_t figures[FIGURES_MAX];
	const int n = who_mans(g, unit, gun, figures);
	struct moro_unit *u = moro_unit_of(g, gun);

	for (int i = 0; i < n; i++)
		game_join(g, figures[i], gun);
	if (g->units[unit].leader < 0 && standing_alive(g, unit))
		loss_of_leader(g, unit);	/* he went with them */
	u->infantry = u->acted = true;
	u->routed = false;
	u->strength = (uint8_t)n;
	u->lost = u->hurt = 0;
	game_note(g, gun, NOBODY, "has a crew again, %d of the infantry", n);
}

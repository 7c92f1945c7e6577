/* Aiming: who may fire, with which of his arms, and how his fire at a unit stands.
 *
 *  AM1  All of it reads the state and changes nothing.
 *  AM2  Previews, expectations and volleys make their rolls by moro_volley_roller() alone, so
 *       that the number shown is the number rolled against.
 *  AM3  Each figure's range is his own, to the nearest of the target in his line; the
 *       target's place is that of the unit.
 *  AM4  A unit that serves its gun fires that and nothing else.
 */
#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "skirmish/menus/say.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/gun.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &moro_rules_of(g)->weapons[row];
}

/* ---- who fires at whom at all ---- */

bool moro_volley_lawful(const struct game *g, int unit, int target, struct reason *why)
{
	const char *const name = target < 0 ? "" : game_unit_name(g, target);

	if (target < 0)
		return refuse(why, "M-7", "at whom? name an enemy unit, or a figure for a cannon");
	if (!standing_alive(g, unit))
		return refuse(why, "M-7", "nobody of %s is left to fire",
			game_unit_name(g, unit));
	if (moro_bound(g, unit))
		return refuse(why, "X-127", "%s: locked in melee, it can only `fight`",
			game_unit_name(g, unit));
	if (!game_enemies(g, unit, target))
		return refuse(why, "M-7", "%s: no enemy; name a unit of the other side",
			name);
	if (!game_sees(g, g->units[unit].side, target))
		return refuse(why, "S-M-7", "%s: not found yet; nobody fires at what is hidden",
			name);
	if (!standing_alive(g, target))
		return refuse(why, "M-7", "nobody of %s is left to fire at", name);
	if (moro_bound(g, target))
		return refuse(why, "X-127", "%s: locked in melee; name another target", name);
	return moro_exposed(g, target, why);
}

/* ---- the ranks of a column (X-121) ---- */

static bool in_column(const struct game *g, int unit)
{
	return moro_infantry(g, unit) && moro_unit_of(g, unit)->formation == FORMATION_COLUMN;
}

/* Whether fewer of the unit are nearer to the target than may fire; of equals the first
 * of the roster count as nearer. */
static bool in_front(const struct game *g, int figure, int target)
{
	const int unit = g->figures[figure].unit;
	const int32_t mine = standing_off(g, figure, target);
	int before = 0;

	if (!in_column(g, unit))
		return true;
	FOR_MEMBERS(f, g, unit) {
		const int32_t far = f != figure && standing_fit(g, f)
			? standing_off(g, f, target) : INT32_MAX;

		before += far < mine || (far == mine && f < figure);
	}
	return before < moro_rules_of(g)->abreast * moro_rules_of(g)->ranks;
}

/* ---- one figure ---- */

static int32_t longest_range(const struct game *g, int figure)
{
	const struct setup_figure *f = &g->setup->figures[figure];
	int32_t longest = 0;

	for (int i = 0; i < f->n_arms; i++) {
		const struct weapon *w = weapon_of(g, f->arms[i]);

		if (w->piece == PIECE_NONE && w->range[BAND_LONG] > longest)
			longest = w->range[BAND_LONG];
	}
	return longest;
}

/* The nearest of a target that a figure has in range and in line, or NOBODY with the
 * reason. */
static int nearest_in_line(const struct game *g, int figure, int target, int32_t range,
	struct reason *why)
{
	int32_t off = INT32_MAX, best = INT32_MAX;	/* the nearest; with a line */
	int found = NOBODY;

	FOR_MEMBERS(f, g, target) {
		const int32_t far = standing_fit(g, f) ? game_distance(g, figure, f) : INT32_MAX;

		if (far < off)
			off = far;
		if (far > range || far >= best || !game_in_line(g, figure, f))
			continue;
		best = far;
		found = f;
	}
	if (found == NOBODY && off > range)
		refuse(why, "M-7", "out of range: %s off, and the furthest shot is %s: name "
			"another, or `hold`",
			say_inches(off).text, say_inches(range).text);
	else if (found == NOBODY)
		refuse(why, "S-M-7", "the ground hides all of %s from them: name another, or "
			"`hold`", game_unit_name(g, target));
	return found;
}

/* A range on the edge is in the nearer band (M-7). */
static enum band band_at(const struct weapon *w, int32_t range)
{
	return range <= w->range[BAND_SHORT] ? BAND_SHORT : BAND_LONG;
}

/* of the arms that reach, the one that needs least; of equals the first carried.
 * The one that reaches furthest always does. */
static void choose_arm(const struct game *g, struct moro_aim *a)
{
	const struct setup_figure *f = &g->setup->figures[a->figure];

	a->weapon = NOBODY;
	for (int i = 0; i < f->n_arms; i++) {
		const struct weapon *w = weapon_of(g, f->arms[i]);
		const enum band band = band_at(w, a->range);

		if (w->piece != PIECE_NONE || a->range > w->range[BAND_LONG]
			|| (a->weapon != NOBODY && w->need[band] >= a->need))
			continue;
		a->weapon = f->arms[i];
		a->band = (uint8_t)band;
		a->need = w->need[band];
		a->dice = w->dice;
	}
}

static bool aim_figure(const struct game *g, int figure, int target, struct moro_aim *a,
	struct reason *why)
{
	const int32_t range = longest_range(g, figure);

	if (range == 0)
		return refuse(why, "M-7", "they carry nothing to shoot or throw: `charge`, or "
			"`hold`");
	if (!in_front(g, figure, target))
		return refuse(why, "X-121", "from a column only the first two ranks fire");
	*a = (struct moro_aim){ .figure = (int16_t)figure,
		.place = (uint8_t)moro_unit_place(g, target) };
	a->nearest = (int16_t)nearest_in_line(g, figure, target, range, why);
	if (a->nearest == NOBODY)
		return false;
	a->range = game_distance(g, figure, a->nearest);
	choose_arm(g, a);
	return true;
}

bool moro_aim(const struct game *g, int figure, int target, struct moro_aim *a,
	struct reason *why)
{
	const int unit = g->figures[figure].unit;

	if (!moro_volley_lawful(g, unit, target, why))
		return false;
	if (!standing_fit(g, figure))
		return refuse(why, "M-7", "whoever is down does not fire");
	if (moro_volley_by_gun(g, unit))
		return refuse(why, "X-139", "they serve their gun: fire that");
	return aim_figure(g, figure, target, a, why);
}

/* ---- a whole unit ---- */

/* As many as are wanted; the reason told is the first figure's. */
static bool gather_figures(const struct game *g, int unit, int target, int wanted,
	struct volley_party *p, struct reason *why)
{
	bool refused = false;

	FOR_MEMBERS(f, g, unit) {
		if (p->n == wanted)
			break;
		if (!standing_fit(g, f))
			continue;
		if (aim_figure(g, f, target, &p->aims[p->n], refused ? NULL : why))
			p->n++;
		else
			refused = true;
	}
	return p->n > 0;
}

struct wanted { int target, mark, figures; };

static bool gather(const struct game *g, int unit, const struct wanted *w, struct volley_party *p,
	struct reason *why)
{
	struct reason own;

	own.rule = "";
	own.text[0] = '\0';
	p->n = 0;
	p->gun = moro_volley_by_gun(g, unit);
	if (!moro_volley_lawful(g, unit, w->target, why))
		return false;
	if (p->gun) {
		p->n = moro_aim_gun(g, unit, w->target, w->mark, &p->aims[0], why);
		return p->n > 0;
	}
	if (w->mark != NOBODY)
		return refuse(why, "X-128", "only a cannon is aimed at a figure: `fire` at %s",
			game_unit_name(g, w->target));
	if (gather_figures(g, unit, w->target, w->figures, p, why == NULL ? NULL : &own))
		return true;
	if (moro_gun(g, unit) >= 0)	/* they are told what ails their gun */
		return moro_aim_gun(g, unit, w->target, NOBODY, &p->aims[0], why);
	return refuse(why, own.rule, "%s", own.text);
}

bool moro_volley_party(const struct game *g, int unit, int target, int mark, struct volley_party *p,
	struct reason *why)
{
	return gather(g, unit, &(struct wanted){ target, mark, FIGURES_MAX }, p, why);
}

/* One who can will do. */
bool moro_can_fire(const struct game *g, int unit, int target, struct reason *why)
{
	struct volley_party p;

	return gather(g, unit, &(struct wanted){ target, NOBODY, 1 }, &p, why);
}

bool moro_has_target(const struct game *g, int unit)
{
	for (int target = 0; target < g->n_units; target++)
		if (game_enemies(g, unit, target) && moro_can_fire(g, unit, target, NULL))
			return true;
	return false;
}

/* ---- the roll ---- */

bool moro_volley_alike(const struct moro_aim *a, const struct moro_aim *b)
{
	return a->weapon == b->weapon && a->band == b->band && a->place == b->place;
}

int moro_volley_dice(const struct volley_party *p)
{
	int dice = 0;

	for (int i = 0; i < p->n; i++)
		dice += p->aims[i].dice;
	return dice;
}

static void add_place(const struct modifier_row *rows, enum place place, struct roller *r)
{
	if (place == PLACE_CLEAR)
		modifier_take_off(r, &rows[FIRE_OPEN], true);
	else if (place == PLACE_FORT)
		modifier_take_off(r, &rows[FIRE_FORT], true);
	else
		roller_add(r, place == PLACE_JUNGLE ? "in jungle" : "in a building", "S-M-8", 0);
}

void moro_volley_roller(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool still,
	struct roller *r)
{
	static const char *const bands[BANDS] = { "short range", "long range" };
	static const struct { const char *rule, *what; } rolls[] = {
		[PIECE_NONE] = { "M-7", "fire" },
		[PIECE_GATLING] = { "M-8", "fire of the Gatling" },
		[PIECE_CANNON] = { "M-9", "fire of the cannon" },
	};
	const struct moro_rules *rules = moro_rules_of(g);
	const struct weapon *w = weapon_of(g, a->weapon);

	roller_open(r, rolls[w->piece].rule, rolls[w->piece].what, unit, a->figure, a->need);
	roller_other(r, target);
	roller_read(r, ROLL_AT_LEAST);
	roller_from_zero(r);
	roller_add(r, w->name, "M-7", 0);
	roller_add(r, bands[a->band], "M-7", 0);
	add_place(rules->fire, (enum place)a->place, r);
	modifier_take_off(r, &rules->fire[FIRE_STILL], still);
	if (w->piece == PIECE_CANNON && a->range < rules->grapeshot)
		modifier_take_off(r, &rules->fire[FIRE_GRAPESHOT], true);
}

void moro_aim_roller(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool before_melee, struct roller *r)
{
	moro_volley_roller(g, a, unit, target, !before_melee && !moro_unit_of(g, unit)->moved, r);
}

/* Aiming: who may shoot, with which of his arms, and how his fire at a unit stands.
 *
 *  AM1  All of it reads the state and changes nothing.
 *  AM2  Previews and volleys make their rolls by risk_aim_roller() alone, so that the
 *       number shown is the number rolled against.
 *  AM3  Of arms that reach the one is used that hits most easily, of equal ones the
 *       first carried.
 *  AM4  Commanded troops are judged figure by figure by how far each went, the
 *       uncommanded as a unit.
 */
#include <string.h>

#include "skirmish/commander/way.h"
#include "skirmish/fire/look.h"
#include "skirmish/menus/say.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/words/words.h"

enum { ANY_MOVE = 100 };	/* percent of the rate: no limit */

static const struct weapon *weapon_of(const struct game *g, int row)
{
	return &risk_rules_of(g)->weapons[row];
}

static bool uncommanded(const struct game *g, int figure)
{
	return g->units[g->figures[figure].unit].uncommanded;
}

/* ---- who may shoot at all ---- */

/* Of his own rate, a wounded man's too (K-15), rounded up; the uncommanded have gone no
 * less than their unit. */
static int percent_gone(const struct game *g, int figure)
{
	const int64_t rate = (int64_t)risk_rate(g, figure) * REACH_TWELFTHS;
	const int64_t spent = risk_figure_of(g, figure)->spent;
	const int unit = uncommanded(g, figure)
		? risk_percent_moved(g, g->figures[figure].unit) : 0;
	int own = spent > 0 ? ANY_MOVE : 0;

	if (rate > 0)
		own = (int)((spent * 100 + rate - 1) / rate);
	return own > unit ? own : unit;
}

static bool not_gone_too_far(const struct game *g, int figure, struct reason *why)
{
	const int up_to = risk_command_row(g, g->figures[figure].unit)->up_to;

	if (up_to >= ANY_MOVE || percent_gone(g, figure) <= up_to)
		return true;
	return refuse(why, uncommanded(g, figure) ? "S-K-20" : "X-80",
		"moved more than %d percent of the rate: no fire this turn", up_to);
}

bool risk_can_shoot(const struct game *g, int figure, struct reason *why)
{
	const int unit = g->figures[figure].unit;
	const struct risk_unit *u = risk_unit_of(g, unit);

	if (!standing_fit(g, figure))
		return refuse(why, "K-12", "cannot act");
	if (u->routing || u->order == ORDER_ROUT || risk_bound(g, unit, ACTION_ROUT))
		return refuse(why, "S-K-16", "nobody who routs shoots");
	if (u->order == ORDER_CHARGE)
		return refuse(why, "X-81", "whoever charges does not shoot");
	if (u->order == ORDER_LOAD)
		return refuse(why, "K-13", "%s load this turn", game_unit_name(g, unit));
	if (risk_in_contact(g, figure))
		return refuse(why, "X-92", "with an enemy in contact nobody shoots");
	return not_gone_too_far(g, figure, why);
}

/* ---- what may be shot at ---- */

static bool touched_by_friends(const struct game *g, int unit, int figure)
{
	int16_t near[AROUND_MAX];
	const int n = standing_fit(g, figure) ? game_around(g, g->figures[figure].cell, near) : 0;

	for (int i = 0; i < n; i++)
		if (standing_fit(g, near[i]) && !game_enemies(g, unit, g->figures[near[i]].unit)
			&& risk_sees(g, g->units[unit].side, g->figures[near[i]].unit))
			return true;
	return false;
}

/* of a named figure only he himself matters. */
static bool in_melee_with_friends(const struct game *g, int unit, int target, int mark)
{
	if (mark >= 0)
		return touched_by_friends(g, unit, mark);
	FOR_MEMBERS(f, g, target)
		if (touched_by_friends(g, unit, f))
			return true;
	return false;
}

static bool lawful_target(const struct game *g, int unit, int target, int mark,
	struct reason *why)
{
	if (!game_enemies(g, unit, target))
		return refuse(why, "K-12", "%s %s no enemy", game_unit_name(g, target),
			risk_is(g, target));
	if (!risk_sees(g, g->units[unit].side, target))
		return refuse(why, "S-K-23", "%s %s not in sight", game_unit_name(g, target),
			risk_is(g, target));
	if (!standing_alive(g, target))
		return refuse(why, "K-12", "nobody of %s is left to shoot at",
			game_unit_name(g, target));
	if (in_melee_with_friends(g, unit, target, mark))
		return refuse(why, "X-92", "friends are in contact with %s",
			game_unit_name(g, target));
	return true;
}

/* S-K-25, K:103: player characters name figures in clear sight. */
static bool lawful_mark(const struct game *g, int figure, int target, int mark,
	struct reason *why)
{
	if (mark < 0)
		return true;
	if (!risk_character(g, figure) || uncommanded(g, figure)
		|| risk_rules_of(g)->command[COMMAND_CHARACTER].target != TARGET_FIGURE)
		return refuse(why, "K-16", "only player characters name a figure: `fire` at %s",
			game_unit_name(g, target));
	if (g->figures[mark].unit != target || !risk_clear_sight(g, figure, mark))
		return refuse(why, "K-16", "that figure is not in clear sight: `fire` at %s",
			game_unit_name(g, target));
	return true;
}

/* ---- looking at the target (S-K-22) ---- */

/* By the ground that they stand on alone, whichever way a line comes. */
static bool covered_alike(const struct game *g, const struct risk_quarry *q)
{
	const struct table *t = g->table;

	for (int i = 0; i < q->n; i++) {
		const cell_t at = g->figures[q->figures[i]].cell;
		const enum cover cover = table_ground(t, at)->cover;

		if (t->shelter[at] > cover
			|| cover != table_ground(t, g->figures[q->figures[0]].cell)->cover)
			return false;
	}
	return true;
}

bool risk_quarry(const struct game *g, int unit, int target, int mark, struct risk_quarry *q,
	struct reason *why)
{
	q->target = target;
	q->mark = mark;
	q->n = 0;
	if (!lawful_target(g, unit, target, mark, why))
		return false;
	FOR_MEMBERS(f, g, target)
		if (standing_fit(g, f) && (mark < 0 || f == mark))
			q->figures[q->n++] = (int16_t)f;
	q->alike = covered_alike(g, q);
	return true;
}

static int32_t longest_range(const struct game *g, int figure)
{
	int32_t longest = 0;

	for (int i = 0, arm; (arm = risk_arm(g, figure, i)) >= 0; i++)
		if (weapon_of(g, arm)->range[BAND_LONG] > longest)
			longest = weapon_of(g, arm)->range[BAND_LONG];
	return longest;
}

/* How far off each of them is, and how far he shoots.  Asked first, because lines are dear. */
static bool any_in_range(const struct game *g, int figure, const struct risk_quarry *q,
	int32_t *far, int32_t *range, struct reason *why)
{
	int32_t nearest = INT32_MAX;

	*range = longest_range(g, figure);
	if (*range == 0)
		return refuse(why, "X-84", "carries nothing to shoot or throw");
	for (int i = 0; i < q->n; i++) {
		far[i] = game_distance(g, figure, q->figures[i]);
		if (far[i] < nearest)
			nearest = far[i];
	}
	return nearest <= *range
		|| refuse(why, "S-K-22", "out of range: %s off, and the furthest shot is %s",
			say_cm(nearest).text, say_cm(*range).text);
}

/* Why the first of them is not seen. */
static bool why_unseen(const struct game *g, int figure, const struct risk_quarry *q,
	struct reason *why)
{
	return why != NULL && q->n > 0 && risk_shot_line(g, figure, q->figures[0], why);
}

static enum cover cover_of(const struct game *g, int figure, int other)
{
	return table_cover(g->table, g->figures[figure].cell, g->figures[other].cell);
}

/* Where all are covered alike only the nearest who is seen matters, if he is no further off than
 * `most`; of equals the first. */
static void look_for_nearest(const struct game *g, int figure, const struct risk_quarry *q,
	int32_t *far, int32_t most, struct look *l)
{
	while (l->nearest == NOBODY) {
		int next = 0;

		for (int i = 1; i < q->n; i++)
			if (far[i] < far[next])
				next = i;
		if (far[next] > most || far[next] == INT32_MAX)
			return;
		if (risk_shot_line(g, figure, q->figures[next], NULL))
			look_add(l, q->figures[next], far[next],
				cover_of(g, figure, q->figures[next]));
		far[next] = INT32_MAX;
	}
}

static bool look_at(const struct game *g, int figure, const struct risk_quarry *q, int32_t *far,
	int32_t most, struct look *l)
{
	look_begin(l);
	if (q->alike)
		look_for_nearest(g, figure, q, far, most, l);
	else
		for (int i = 0; i < q->n; i++)
			if (risk_shot_line(g, figure, q->figures[i], NULL))
				look_add(l, q->figures[i], far[i],
					cover_of(g, figure, q->figures[i]));
	return l->nearest != NOBODY;
}

/* ---- arms ---- */

static enum band band_of(const struct weapon *w, int32_t distance)
{
	int band = BAND_SHORT;

	while (band < BANDS && distance > w->range[band])
		band++;
	return (enum band)band;
}

/* bands further after a move, but not for spears in an advance. */
static int bands_further(const struct game *g, int unit, const struct weapon *w)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	if (u->far == 0 || (w->thrown && u->deed == DEED_ADVANCED))
		return 0;
	return risk_command_row(g, unit)->further;
}

int risk_fire_need(const struct game *g, const struct risk_aim *a)
{
	const struct modifier_row *hit = risk_rules_of(g)->hit;
	int need = a->need;

	if (risk_hero(g, a->figure))
		need -= hit[SHOOTER_HERO].value;
	if (risk_raw(g, a->figure))
		need -= hit[SHOOTER_RAW].value;
	return need;
}

/* Completes an aim whose cover is known with one of the figure's arms. */
static bool aim_with(const struct game *g, const struct look *l, int row, struct risk_aim *a,
	struct reason *why)
{
	const struct risk_rules *r = risk_rules_of(g);
	const int unit = g->figures[a->figure].unit;
	const struct weapon *w = &r->weapons[row];
	const int shift = bands_further(g, unit, w);
	const int band = (int)band_of(w, l->distance) + shift;

	if (w->loader && risk_figure_of(g, a->figure)->empty && risk_command_row(g, unit)->load > 0)
		return refuse(why, "K-13", "the %s is not loaded: stand a turn without firing",
			w->name);
	if (band - shift >= BANDS)
		return refuse(why, "S-K-22", "%s off, and a %s reaches %s",
			say_cm(l->distance).text, w->name,
			say_cm(w->range[BAND_LONG]).text);
	if (band >= BANDS)
		return refuse(why, "S-K-20", "after a move %s is too far for a %s",
			say_cm(l->distance).text, w->name);
	a->weapon = (int16_t)row;
	a->band = (uint8_t)band;
	a->shifted = (uint8_t)shift;
	a->need = r->to_hit[band][a->cover];
	if (risk_fire_need(g, a) > r->hit_die)
		return refuse(why, "S-K-21", "raw shooters cannot hit what needs %d", a->need);
	return true;
}

/* AM3.  The reason told is that of the first arm that shoots. */
static bool best_arm(const struct game *g, const struct look *l, struct risk_aim *best,
	struct reason *why)
{
	bool found = false, refused = false;

	for (int i = 0, arm; (arm = risk_arm(g, best->figure, i)) >= 0; i++) {
		struct risk_aim a = *best;

		if (weapon_of(g, arm)->range[BAND_LONG] == 0)
			continue;
		if (!aim_with(g, l, arm, &a, refused ? NULL : why)) {
			refused = true;
			continue;
		}
		if (!found || a.need < best->need)
			*best = a;
		found = true;
	}
	return found;
}

/* ---- one aim ---- */

/* Further off than he shoots nobody needs to be looked at, but to say why not. */
bool risk_aim_at(const struct game *g, int figure, const struct risk_quarry *q,
	struct risk_aim *a, struct reason *why)
{
	int32_t far[FIGURES_MAX], range;
	struct look l;

	if (!any_in_range(g, figure, q, far, &range, why)
		|| !lawful_mark(g, figure, q->target, q->mark, why))
		return false;
	if (!look_at(g, figure, q, far, why == NULL ? range : INT32_MAX, &l))
		return why_unseen(g, figure, q, why);
	*a = (struct risk_aim){ .figure = (int16_t)figure, .weapon = NOBODY,
		.nearest = (int16_t)l.nearest, .cover = (uint8_t)look_cover(&l) };
	return best_arm(g, &l, a, why);
}

bool risk_aim_of_able(const struct game *g, int figure, int target, int mark,
	struct risk_aim *a, struct reason *why)
{
	struct risk_quarry q;

	return risk_quarry(g, g->figures[figure].unit, target, mark, &q, why)
		&& risk_aim_at(g, figure, &q, a, why);
}

bool risk_aim(const struct game *g, int figure, int target, int mark, struct risk_aim *a,
	struct reason *why)
{
	return risk_can_shoot(g, figure, why)
		&& risk_aim_of_able(g, figure, target, mark, a, why);
}

static int find_aims(const struct game *g, int unit, int target, int most, struct risk_aim *aims)
{
	struct risk_quarry q;
	int n = 0;

	if (!risk_quarry(g, unit, target, NOBODY, &q, NULL))
		return 0;
	FOR_MEMBERS(f, g, unit)
		if (n < most && risk_can_shoot(g, f, NULL)
			&& risk_aim_at(g, f, &q, &aims[n], NULL))
			n++;
	return n;
}

int risk_aims_as(const struct game *g, uint64_t stamp, int unit, int target,
	struct risk_aim aims[FIGURES_MAX])
{
	struct risk_aims *const kept = stamp > 0 ? risk_aims_place(g, unit, target) : NULL;

	if (kept == NULL)
		return find_aims(g, unit, target, FIGURES_MAX, aims);
	if (kept->stamp != stamp) {
		kept->n = (int16_t)find_aims(g, unit, target, AIMS_MOST, kept->aim);
		kept->harm = AIMS_UNASKED;
	}
	kept->stamp = stamp;
	memcpy(aims, kept->aim, (size_t)kept->n * sizeof aims[0]);
	return kept->n;
}

int risk_aims(const struct game *g, int unit, int target, int most,
	struct risk_aim aims[FIGURES_MAX])
{
	const int n = risk_aims_as(g, risk_aims_stamp(g, g->units[unit].side), unit, target, aims);

	return n < most ? n : most;
}

/* ---- the roll ---- */

static void note_place(const struct risk_aim *a, struct roller *r)
{
	static const struct { const char *name, *rule; } bands[BANDS] = {
		[BAND_SHORT] = { "short range", "to-hit.short" },
		[BAND_MEDIUM] = { "medium range", "to-hit.medium" },
		[BAND_LONG] = { "long range", "to-hit.long" },
	};
	static const char *const covers[COVER_HARD + 1] = {
		[COVER_NONE] = "in the open", [COVER_SOFT] = "soft cover",
		[COVER_MEDIUM] = "soft cover", [COVER_HARD] = "hard cover",
	};

	roller_add(r, bands[a->band].name, bands[a->band].rule, 0);
	roller_add(r, covers[a->cover], "S-K-22", 0);
	if (a->shifted > 0)
		roller_add(r, "moved: further by a band", "X-29", 0);
}

void risk_aim_roller(const struct game *g, const struct risk_aim *a, int target,
	struct roller *r)
{
	const struct risk_rules *rules = risk_rules_of(g);

	roller_open(r, "K-14", weapon_of(g, a->weapon)->missile ? "shooting" : "throwing",
		g->figures[a->figure].unit, a->figure, a->need);
	roller_other(r, target);
	roller_read(r, ROLL_AT_LEAST);
	roller_add(r, weapon_of(g, a->weapon)->name, "X-93", 0);
	note_place(a, r);
	modifier_take_off(r, &rules->hit[SHOOTER_HERO], risk_hero(g, a->figure));
	modifier_take_off(r, &rules->hit[SHOOTER_RAW], risk_raw(g, a->figure));
}

bool risk_fire_alike(const struct game *g, const struct risk_aim *a, const struct risk_aim *b)
{
	return a->weapon == b->weapon && a->band == b->band && a->cover == b->cover
		&& a->shifted == b->shifted
		&& risk_hero(g, a->figure) == risk_hero(g, b->figure)
		&& risk_raw(g, a->figure) == risk_raw(g, b->figure);
}

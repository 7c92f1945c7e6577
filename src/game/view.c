/* Views: a copy of the game from which the unknown is taken out.
 *
 *  V1  a unit that the side does not see (game_sees) stands nowhere: its figures
 *      are awaited, leaderless, of no captor; only its name may be known.
 *  V2  what is left tells nothing of who else sees what.
 *  V3  a captive is where its captor is seen to be.
 *  V4  who is aboard a vehicle that is not seen is not seen; of one that is seen it
 *      is known how many are aboard (figure.load), not who.
 *  V5  when the game is over the fog lifts: everybody sees how it stood.
 *  V6  of the script one knows what one was told: that an event with a story, a task, points
 *      or an aim of which one hears has happened, and what flags that set.  All else is the
 *      script's own, and what never will happen too.
 */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "game/room.h"

static void take_off(struct game *v, int figure)
{
	struct figure *f = &v->figures[figure];

	body_lift(v, figure);
	f->cell = CELL_NONE;
	f->aboard = NOBODY;
}

static void hide_unit(struct game *v, int unit)
{
	v->units[unit].leader = NOBODY;
	v->units[unit].arrived = false;
	FOR_MEMBERS(f, v, unit) {
		struct figure *p = &v->figures[f];

		if (p->captor >= 0 && game_sees(v, v->viewer, v->figures[p->captor].unit))
			continue;
		take_off(v, f);
		p->captor = NOBODY;
		p->life = LIFE_AWAITED;
		p->facing = p->left = p->load = 0;
	}
}

/* V4 */
static void hide_passenger(struct game *v, int figure)
{
	struct figure *f = &v->figures[figure];

	if (f->aboard < 0 || game_sees(v, v->viewer, v->figures[f->aboard].unit))
		return;
	take_off(v, figure);
	f->captor = NOBODY;
	f->life = LIFE_AWAITED;
	f->facing = f->left = 0;
}

/* V3: whose captor is not seen is somewhere else. */
static void hide_captive(struct game *v, int figure)
{
	struct figure *f = &v->figures[figure];

	if (f->captor < 0 || game_sees(v, v->viewer, v->figures[f->captor].unit))
		return;
	take_off(v, figure);
	f->captor = NOBODY;
}

static void hide_units(struct game *v)
{
	const uint8_t own = (uint8_t)(1u << v->viewer);

	for (int f = 0; f < v->n_figures; f++)
		hide_captive(v, f);
	for (int f = 0; v->course != NULL && f < v->n_figures; f++)	/* there are seats */
		hide_passenger(v, f);
	for (int u = 0; u < v->n_units; u++)
		if (!game_sees(v, v->viewer, u))
			hide_unit(v, u);
	for (int u = 0; u < v->n_units; u++) {
		struct unit *unit = &v->units[u];

		unit->sighted &= own;
		unit->known &= own;
		if (unit->side != v->viewer)	/* speakers see who understands them */
			unit->understood &= game_sees(v, v->viewer, u) ? own : 0;
		for (int side = 0; side < v->setup->n_sides; side++)
			if (side != v->viewer)
				unit->last_seen[side] = CELL_NONE;
	}
}

/* Only what is asked of this seat, and not how much was asked of others. */
static void keep_decisions(struct game *v, int seat)
{
	int n = 0;

	for (int i = 0; i < v->n_decisions; i++)
		if (v->decisions[i].seat == seat)
			v->decisions[n++] = v->decisions[i];
	v->n_decisions = (uint8_t)n;
	v->next_decision = 0;
}

static void hide_items(struct game *v)
{
	for (int i = 0; i < v->setup->n_items; i++)
		if (v->items[i].unit >= 0 && !game_sees(v, v->viewer, v->items[i].unit))
			v->items[i] = (struct item){ CELL_NONE, NOBODY };
}

bool script_told(const struct game *v, int script, int side)
{
	const struct setup_script *const s = &v->setup->scripts[script];

	for (int i = s->first; i < s->first + s->n; i++) {
		const struct effect *const e = &v->setup->effects[i];
		const bool heard = e->kind == THEN_STORY || e->kind == THEN_TASK
			? e->side < 0 || e->side == side
			: e->kind == THEN_OBJECTIVE ? objective_told(v, e->objective, side)
			: e->kind == THEN_POINTS || e->kind == THEN_END;

		if (heard)
			return true;
	}
	return false;
}

/* V6: flags are as the events that the side was told of have left them. */
static void recall_flags(struct game *v, int script, int16_t last[FLAGS_MAX])
{
	const struct setup_script *const s = &v->setup->scripts[script];

	for (int i = s->first; i < s->first + s->n; i++) {
		const struct effect *const e = &v->setup->effects[i];

		if (e->kind == THEN_FLAG && v->fired[script] >= last[e->flag]) {
			v->flags[e->flag] = (int8_t)e->number;
			last[e->flag] = v->fired[script];
		}
	}
}

/* V6 */
static void hide_fired(struct game *v)
{
	int16_t last[FLAGS_MAX] = { 0 };

	memset(v->flags, 0, sizeof(v->flags));
	for (int i = 0; i < v->setup->n_scripts; i++) {
		v->fired[i] = script_told(v, i, v->viewer) ? script_happened(v->fired[i]) : 0;
		if (v->fired[i] > 0)
			recall_flags(v, i, last);
	}
}

/* Aims that are secret are open to others, and their points not yet counted. */
static void hide_script(struct game *v)
{
	hide_fired(v);
	v->changed = 0;
	for (int i = 0; i < v->setup->n_objectives && !v->over; i++) {
		if (objective_told(v, i, v->viewer))
			continue;
		if (v->objectives[i] >= 0)
			v->points[v->objectives[i]] -= v->setup->objectives[i].points;
		v->objectives[i] = NOBODY;
	}
}

static void redact(struct game *v, int seat)
{
	memset(&v->dice, 0, sizeof(v->dice));
	touch_forget(v);
	v->viewer = (int16_t)game_seat_side(v, seat);
	if (v->viewer == NOBODY || v->over)	/* V5 */
		return;
	keep_decisions(v, seat);
	hide_units(v);
	hide_items(v);
	hide_script(v);
	bidding_veil(v, v->viewer);
	v->system->redact(v, v->viewer);
}

/* A view is its game and nothing else, so a clone can be one. */
static_assert(offsetof(struct view, game) == 0, "a view is a game");
static_assert(sizeof(struct view) == sizeof(struct game), "a view is a game");

struct view *view_new(const struct game *g, int seat)
{
	struct game *v = game_clone(g);

	if (v)
		redact(v, seat);
	return (struct view *)v;
}

/* V1 for one side after the other: what one of them has had hidden stays so. */
static bool all_know(const struct game *g, int unit)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_knows(g, side, unit))
			return false;
	return true;
}

struct view *view_new_common(const struct game *g)
{
	struct game *const v = game_clone(g);
	const uint8_t all = (uint8_t)((1u << g->setup->n_sides) - 1);

	for (int side = 0; v && side < g->setup->n_sides; side++) {
		for (int u = 0; u < g->n_units; u++) {
			v->units[u].sighted = g->units[u].sighted;
			v->units[u].known = g->units[u].known;
		}
		redact(v, side);
	}
	for (int u = 0; v && !v->over && u < g->n_units; u++)	/* whose names may be told */
		v->units[u].known = all_know(g, u) ? all : 0;
	if (v)
		v->n_decisions = 0;
	return (struct view *)v;
}

void view_renew(struct view *view, const struct game *g, int seat)
{
	game_assign(&view->game, g);
	redact(&view->game, seat);
}

void view_free(struct view *view)
{
	game_free((struct game *)view);
}

bool view_tells_objective(const struct game *view, int objective)
{
	return view->over || view->viewer == NOBODY
		|| objective_told(view, objective, view->viewer);
}

const char *view_mark_words(const struct game *view, int mark)
{
	static const char *const usual[MARKS] = {
		[MARK_FIT] = "", [MARK_SUPPRESSED] = "suppressed", [MARK_WOUNDED] = "wounded",
		[MARK_DEAD] = "dead", [MARK_CAPTIVE] = "captive", [MARK_ROUTING] = "routing",
		[MARK_UNDER] = "under water", [MARK_ACTED] = "has acted",
	};
	const char *const *const own = view->system->mark_words;

	return own != NULL && own[mark] != NULL ? own[mark] : usual[mark];
}

const char *view_goal(const struct game *view, int side)
{
	const struct setup_side *const s = &view->setup->sides[side];
	const bool told = view->over || view->viewer == NOBODY || view->viewer == side
		|| s->public;

	return told && s->goal ? s->goal : "";
}

bool view_hears(const struct game *g, int seat, const struct event *e)
{
	const int side = game_seat_side(g, seat);

	if (side == NOBODY)
		return true;
	if ((e->audience >> side & 1) == 0)
		return false;
	return !event_of_sight(e->kind) || !e->then.known || g->system->sight_is_open
		|| (e->then.seers >> side & 1) != 0;	/* V2 */
}

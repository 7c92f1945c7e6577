/* Giving in: who surrenders to whom, and how long he is held.
 *
 *  YI1  Only people surrender, and only to people.
 *  YI2  A captive's captor is active, or he is free.
 */
#include "skirmish/body/items.h"
#include "skirmish/body/loss.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/orders/yield.h"

/* ---- captors ---- */

static bool may_take(const struct game *g, int figure, int captor)
{
	return standing_fit(g, captor) && pp_person(g, captor)
		&& game_enemies(g, g->figures[figure].unit, g->figures[captor].unit);
}

static int captor_in_contact(const struct game *g, int figure)
{
	int16_t beside[BESIDE_MAX];
	const int n = game_beside(g, figure, beside, BESIDE_MAX);

	for (int i = 0; i < n; i++)
		if (may_take(g, figure, beside[i]) && standing_touch(g, g->figures[figure].cell,
				game_nearest_part(g, beside[i], g->figures[figure].cell)))
			return beside[i];
	return NOBODY;
}

/* Whoever he held himself is free; his comrades mind what they see (S-P-21). */
static void give_in(struct game *g, int figure, int captor)
{
	loss_frees(g, figure);
	items_capture(g, figure, captor, standing_alive);
	pp_figure_of(g, figure)->fell_now = true;
	pp_figure_of(g, figure)->going = false;
}

static void tell_surrender(struct game *g, int unit, int figure, int other)
{
	struct event e = event_of(EVENT_STATE);

	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.word = "surrenders";
	e.audience = (uint16_t)(game_watchers(g, unit) | game_watchers(g, other));
	game_emit(g, &e);
}

bool pp_surrender(struct game *g, int figure)
{
	const int captor = standing_fit(g, figure) && pp_person(g, figure)
		? captor_in_contact(g, figure) : NOBODY;

	if (captor < 0)
		return false;
	tell_surrender(g, g->figures[figure].unit, figure, g->figures[captor].unit);
	give_in(g, figure, captor);
	return true;
}

/* ---- by choice ---- */

/* How near one must be to talk of it: as far as a shout is understood. */
static bool within_call(const struct game *g, int figure, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (may_take(g, figure, f) && pp_sees(g, figure, f)
			&& game_distance(g, figure, f)
				<= pp_rules_of(g)->voice[VOICE_SHOUT].understood)
			return true;
	return false;
}

static bool check_captor(const struct game *g, int unit, int other, struct reason *why)
{
	const int guide = pp_guide(g, unit);

	if (!game_enemies(g, unit, other) || !game_sees(g, g->units[unit].side, other))
		return refuse(why, "X-221",
		"one surrenders to an enemy in sight: name one of those");
	if (contact_nearest_figure(g, guide, other, may_take) < 0)
		return refuse(why, "X-221", "nobody there takes prisoners: name a unit of people "
			"on their feet");
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && within_call(g, f, other))
			return true;
	return refuse(why, "X-221", "they are not within call and in sight of each other: come "
		"nearer, or wait till they do");
}

bool pp_check_yield(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value, other = c->argument[1].value;
	const int guide = pp_guide(g, unit);

	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "X-221", "%s is not yours: name a unit of your own",
			game_unit_name(g, unit));
	if (guide < 0 || !pp_person(g, guide))
		return refuse(why, "X-221", "%s has nobody left who could surrender: name another",
			game_unit_name(g, unit));
	if (!pp_able(g, guide))
		return refuse(why, "X-221", "%s is past all bargaining: wait till morale is better",
			game_unit_name(g, unit));
	return check_captor(g, unit, other, why);
}

void pp_apply_yield(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value, other = c->argument[1].value;
	struct pp_unit *u = pp_unit_of(g, unit);

	pp_reveal(g, unit);
	tell_surrender(g, unit, NOBODY, other);
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && pp_person(g, f))
			give_in(g, f, contact_nearest_figure(g, f, other, may_take));
	u->doing = DOING_STAND;
	u->goal = CELL_NONE;
	u->target = NOBODY;
	u->ordered = true;
	u->watching = false;
}

/* ---- afterwards (YI2) ---- */

void pp_captives(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];
		int next;

		if (p->life != LIFE_CAPTIVE || p->captor < 0 || standing_fit(g, p->captor))
			continue;
		next = game_on_table(g, f) ? captor_in_contact(g, f) : NOBODY;
		game_capture(g, f, next);
	}
}

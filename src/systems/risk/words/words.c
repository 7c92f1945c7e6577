/* Words: how the roster, the sheets and the map speak of units and figures.
 *
 *  W1  Of what an enemy will do this turn only his orders' own events tell (K1): the
 *      views that these functions are given know no more.
 */
#include "skirmish/menus/say.h"
#include "systems/risk/drawers.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/judges.h"
#include "systems/risk/settings.h"
#include "systems/risk/words/words.h"

/* ---- the roster's row ---- */

static void put_rout(const struct game *v, int unit, struct pen *p)
{
	if (risk_unit_of(v, unit)->routing)
		pen_put(p, "ROUTING");
}

static void put_order(const struct game *v, int unit, struct pen *p)
{
	const struct risk_unit *u = risk_unit_of(v, unit);

	if (u->order == ORDER_NONE)
		return;
	pen_put(p, "%s", risk_order_name((enum order)u->order));
	if (u->target >= 0)
		pen_put(p, " %s", v->setup->units[u->target].id);
	else if (u->goal != CELL_NONE)
		pen_put(p, " %s", grid_cell_text(&v->table->grid, u->goal).text);
}

/* Whom its figures have been told to shoot at. */
static void put_aim(const struct game *v, int unit, struct pen *p)
{
	bool held = false;

	FOR_MEMBERS(f, v, unit) {
		const struct risk_figure *own = risk_figure_of(v, f);

		held = held || own->held;
		if (own->aim < 0)
			continue;
		pen_put(p, "fire %s", v->setup->units[own->aim].id);
		return;
	}
	if (held)
		pen_put(p, "hold fire");
}

/* What its word leaves a unit that has no order yet; whoever minds himself will do it. */
static void put_bidding(const struct game *v, int unit, struct pen *p)
{
	const enum action word = (enum action)risk_unit_of(v, unit)->word;

	if (word == ACTION_CARRY_ON)
		return;
	if (v->units[unit].uncommanded)
		pen_put(p, "%s", action_name(word));
	else if (word == ACTION_RETREAT || word == ACTION_HALT)
		pen_put(p, word == ACTION_RETREAT ? "must retreat" : "must halt");
}

static bool is_unloaded(const struct game *v, int figure)
{
	return standing_fit(v, figure) && risk_figure_of(v, figure)->empty;
}

int risk_unloaded(const struct game *v, int unit)
{
	return standing_count(v, unit, is_unloaded);
}

const char *risk_is(const struct game *g, int unit)
{
	return g->setup->units[unit].count == 1 ? "is" : "are";
}

static void put_unloaded(const struct game *v, int unit, struct pen *p)
{
	if (risk_unloaded(v, unit) > 0 && !sheet_secret(v, unit))
		pen_put(p, "%d unloaded", risk_unloaded(v, unit));
}

static const struct sheet_state states[] = {
	{ sheet_absence, true }, { put_rout, true }, { put_aim, true }, { put_order, true },
	{ put_bidding, true }, { sheet_contact, true }, { put_unloaded, true }, { NULL, false }
};

static enum figure_mark mark(const struct game *v, int figure)
{
	if (risk_unit_of(v, v->figures[figure].unit)->routing)
		return MARK_ROUTING;
	return risk_figure_of(v, figure)->wounds > 0 ? MARK_WOUNDED : MARK_FIT;
}

/* ---- the unit's sheet ---- */

static void strength_line(const struct game *v, int unit, struct pen *p)
{
	int fit = 0, wounded = 0, count[LIVES] = { 0 };

	FOR_MEMBERS(f, v, unit) {
		count[v->figures[f].life]++;
		if (v->figures[f].life != LIFE_FIT)
			continue;
		if (risk_figure_of(v, f)->wounds > 0)
			wounded++;
		else
			fit++;
	}
	pen_put(p, "Strength  %d unhurt, %d wounded, %d killed, %d captive, %d gone", fit, wounded,
		count[LIFE_DEAD], count[LIFE_CAPTIVE], count[LIFE_LEFT]);
	if (risk_unloaded(v, unit) > 0 && !sheet_secret(v, unit))
		pen_put(p, "; %d with nothing loaded", risk_unloaded(v, unit));
}

/* Who tells it what to do, and what of the action tables binds it. */
static void command_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const who[COMMANDS] = {
		[COMMAND_CHARACTER] = "a player character", [COMMAND_TROOPS] = "its commander",
		[COMMAND_UNCOMMANDED] = "itself",
			[COMMAND_UNATTENDED] = "itself: no player runs it",
	};
	const struct command_row *row = risk_command_row(v, unit);

	pen_put(p, "Minds     %s; %s words of its tests bind it", who[risk_command_of(v, unit)],
		row->plain && row->blue ? "all" : "the plain");
}

static const char *quality_of(const struct game *v, int figure)
{
	return risk_hero(v, figure) ? "a hero" : risk_superior(v, figure) ? "superior"
		: risk_raw(v, figure) ? "raw" : "regular";
}

/* Of the unit's troops; of characters who go alone, their own. */
static void quality_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const words[] = { [QUALITY_RAW] = "raw", [QUALITY_REGULAR] = "regular",
		[QUALITY_SUPERIOR] = "superior" };
	const bool alone = risk_command_of(v, unit) == COMMAND_CHARACTER
		&& v->units[unit].head >= 0;

	pen_put(p, "Quality   %s%s%s%s", alone ? quality_of(v, v->units[unit].head)
		: words[game_unit_setting(v, unit, UNIT_QUALITY)],
		risk_native(v, unit) ? ", natives" : "",
		risk_mounted(v, unit) ? ", mounted" : "",
		game_unit_setting(v, unit, UNIT_BAYONETS) != 0 ? ", bayonets fixed" : "");
	if (*risk_platoon(v, unit) != '\0')
		pen_put(p, ", formed in platoon %s", risk_platoon(v, unit));
}

static const char *colour_of(const struct risk_unit *u)
{
	return u->test.plain ? "plain" : "blue";
}

static void word_line(const struct game *v, int unit, struct pen *p)
{
	const struct risk_unit *u = risk_unit_of(v, unit);

	if (u->test_turn == 0)
		pen_put(p, "Test      none yet that you know of");
	else
		pen_put(p, "Test      turn %d: factor %d, die %d: %s (%s)", u->test_turn,
			u->test.factor, u->test.die, action_name((enum action)u->test.action),
			colour_of(u));
}

static void pace_line(const struct game *v, int unit, struct pen *p)
{
	const int guide = risk_guide(v, unit);
	const int32_t rate = guide < 0 ? 0 : risk_rate(v, guide);
	const int32_t firing = rate * risk_command_row(v, unit)->up_to / 100;

	pen_put(p, "Moves     %s", say_cm(rate).text);
	pen_put(p, ", and shoots after %s at most", say_cm(firing).text);
}

/* From how far, this turn: as the viewer's die said, or as any may say (S-K-23). */
static void put_seen_from(const struct game *v, int unit, struct pen *p)
{
	const struct risk_rules *r = risk_rules_of(v);
	const int die = v->viewer < 0 ? 0 : risk_unit_of(v, unit)->see_die[v->viewer];

	if (die > 0)
		pen_put(p, "in terrain, this turn from %s",
			say_cm(die * r->terrain_range).text);
	else
		pen_put(p, "in terrain, from D%d x %s", r->terrain_die,
			say_cm(r->terrain_range).text);
}

static void seen_line(const struct game *v, int unit, struct pen *p)
{
	const struct risk_unit *u = risk_unit_of(v, unit);
	const enum showing showing = risk_see_showing(v, unit);

	pen_put(p, "Seen      ");
	if (!standing_alive(v, unit))
		pen_put(p, "no more");
	else if (showing == SHOWS_AT_EDGE)
		put_seen_from(v, unit, p);
	else
		pen_put(p, showing == SHOWS_PLAINLY ? "in plain sight"
			: "not from outside: too deep in terrain");
	if (standing_alive(v, unit) && showing != SHOWS_PLAINLY && (u->fired || u->fired_last))
		pen_put(p, "; it fired: till the end of %s turn", u->fired ? "the next" : "this");
}

/* ---- the figure's sheet ---- */

static void put_loading(const struct game *v, int figure, struct pen *p)
{
	const struct risk_figure *f = risk_figure_of(v, figure);
	const int turns = risk_command_row(v, v->figures[figure].unit)->load;

	if (sheet_secret(v, v->figures[figure].unit) || !f->empty)
		return;
	if (f->loading > 0)
		pen_put(p, ", loading: %d of %d turn%s", f->loading, turns, turns == 1 ? "" : "s");
	else
		pen_put(p, ", not loaded");
}

static void figure_state_line(const struct game *v, int figure, struct pen *p)
{
	const int wounds = risk_figure_of(v, figure)->wounds;

	if (v->figures[figure].life == LIFE_FIT && wounds > 0)
		pen_put(p, "State     wounded: moves %s, counts as raw, killed by %d more",
			say_cm(risk_rate(v, figure)).text,
			risk_rules_of(v)->wounds_kill - wounds);
	else
		pen_put(p, "State     %s", sheet_life((enum life)v->figures[figure].life, "down"));
	put_loading(v, figure, p);
}

static void figure_quality_line(const struct game *v, int figure, struct pen *p)
{
	pen_put(p, "Quality   %s%s", quality_of(v, figure),
		risk_character(v, figure) ? "; a player character, names whom to shoot at"
		: "");
}

/* Its bands, what it does, and what it is worth hand to hand. */
static void put_own_arm(const struct game *v, int figure, int arm, struct pen *p)
{
	const struct weapon *w = &risk_rules_of(v)->weapons[arm];
	const bool bayonets = game_unit_setting(v, v->setup->figures[figure].unit,
		UNIT_BAYONETS) != 0;

	pen_put(p, "%s: ", w->name);
	if (w->range[BAND_LONG] > 0)
		pen_put(p, "%s, %s, %s%s; ", say_cm(w->range[BAND_SHORT]).text,
			say_cm(w->range[BAND_MEDIUM]).text,
			say_cm(w->range[BAND_LONG]).text,
			w->loader ? ", loaded by the muzzle" : "");
	pen_put(p, "melee factor %d", bayonets ? w->bayonet : w->melee);
}

static const int32_t *ranges(const struct game *v, int arm)
{
	return risk_rules_of(v)->weapons[arm].range;
}

/* ---- all of them ---- */

static sheet_put *const unit_lines[] = {
	sheet_state_line, strength_line, sheet_leader_line, command_line, quality_line, word_line,
	pace_line, seen_line, sheet_arms_line, NULL
};
static sheet_put *const figure_lines[] = { figure_state_line, figure_quality_line, NULL };

const struct sheets risk_sheets = {
	.ranges = ranges, .n_ranges = BANDS,
	.unit = unit_lines, .figure = figure_lines, .bare_note = true,
	.states = states, .ready = "ready", .leaderless = "none", .leader = risk_leader,
	.hero = risk_hero, .arm = risk_arm, .apart = ", ", .armless = "",
	.put_own_arm = put_own_arm, .mark = mark,
};

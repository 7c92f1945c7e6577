/* Words: how the roster, the sheets and the map speak of units and figures.
 *
 *  W1  Of what an enemy will do this turn only his orders' own events tell (K1): the
 *      views that these functions are given know no more.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/words/words.h"

struct length_text length_text(int32_t millimetres)
{
	enum { MM_CM = 10 };
	struct length_text t;

	if (millimetres % MM_CM == 0)
		snprintf(t.text, sizeof t.text, "%d cm", (int)(millimetres / MM_CM));
	else
		snprintf(t.text, sizeof t.text, "%d.%d cm", (int)(millimetres / MM_CM),
			(int)(millimetres % MM_CM));
	return t;
}

/* ---- the roster's row ---- */

/* What an enemy is told to do is his player's to know, and what he lacks to see. */
static bool secret(const struct game *v, int unit)
{
	return v->viewer != NOBODY && !game_allied(v, v->viewer, v->units[unit].side);
}

static void put_order(struct pen *p, const struct game *v, const struct risk_unit *u)
{
	pen_put(p, "%s", risk_order_name((enum order)u->order));
	if (u->target >= 0)
		pen_put(p, " %s", v->setup->units[u->target].id);
	else if (u->goal != CELL_NONE)
		pen_put(p, " %s", grid_cell_text(&v->table->grid, u->goal).text);
}

/* Whom its figures have been told to shoot at; false if they were told nothing. */
static bool put_aim(struct pen *p, const struct game *v, int unit)
{
	bool held = false;

	FOR_MEMBERS(f, v, unit) {
		const struct risk_figure *own = risk_figure_of(v, f);

		held = held || own->held;
		if (own->aim < 0)
			continue;
		pen_put(p, "fire %s", v->setup->units[own->aim].id);
		return true;
	}
	if (held)
		pen_put(p, "hold fire");
	return held;
}

/* What its word leaves a unit that has no order yet; whoever minds himself will do it. */
static const char *bidden(const struct game *v, int unit)
{
	const enum action word = (enum action)risk_unit_of(v, unit)->word;

	if (word == ACTION_CARRY_ON)
		return "";
	if (v->units[unit].uncommanded)
		return action_name(word);
	return word == ACTION_RETREAT ? "must retreat" : word == ACTION_HALT ? "must halt" : "";
}

static int unloaded(const struct game *v, int unit)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += standing_fit(v, f) && risk_figure_of(v, f)->empty;
	return n;
}

const char *risk_is(const struct game *g, int unit)
{
	return g->setup->units[unit].count == 1 ? "is" : "are";
}

void risk_unit_state(const struct game *v, int unit, char *text, size_t size)
{
	const struct risk_unit *u = risk_unit_of(v, unit);
	struct pen p = pen_at(text, size);

	if (!standing_alive(v, unit))
		pen_put(&p, "%s", v->units[unit].arrived ? "out of it"
			: secret(v, unit) ? "out of sight" : "awaited");
	else if (u->routing)
		pen_put(&p, "ROUTING");
	else if (put_aim(&p, v, unit))
		return;
	else if (u->order != ORDER_NONE)
		put_order(&p, v, u);
	else if (*bidden(v, unit) != '\0')
		pen_put(&p, "%s", bidden(v, unit));
	else if (contact_unit(v, unit))
		pen_put(&p, "hand to hand");
	else if (unloaded(v, unit) > 0 && !secret(v, unit))
		pen_put(&p, "%d unloaded", unloaded(v, unit));
}

enum figure_mark risk_figure_mark(const struct game *v, int figure)
{
	switch (v->figures[figure].life) {
	case LIFE_CAPTIVE:
		return MARK_CAPTIVE;
	case LIFE_FIT:
		if (risk_unit_of(v, v->figures[figure].unit)->routing)
			return MARK_ROUTING;
		return risk_figure_of(v, figure)->wounds > 0 ? MARK_WOUNDED : MARK_FIT;
	default:
		return MARK_DEAD;
	}
}

/* ---- the unit's sheet ---- */

static void state_line(const struct game *v, int unit, struct pen *p)
{
	char state[LINE_MAX_BYTES];

	risk_unit_state(v, unit, state, sizeof state);
	pen_put(p, "State     %s", state[0] == '\0' ? "ready" : state);
	for (int i = 0; i < v->setup->n_items; i++)
		if (v->items[i].unit == unit)
			pen_put(p, "; carries %s", v->setup->items[i].name);
}

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
	if (unloaded(v, unit) > 0 && !secret(v, unit))
		pen_put(p, "; %d with nothing loaded", unloaded(v, unit));
}

static void leader_line(const struct game *v, int unit, struct pen *p)
{
	const int f = v->units[unit].leader;
	char name[NAME_MAX_BYTES];

	if (f < 0) {
		pen_put(p, "Leader    none");
		return;
	}
	game_figure_name(v, f, name, sizeof name);
	pen_put(p, "Leader    %s%s%s", name, risk_hero(v, f) ? ", a hero" : "",
		risk_leader(v, unit) == f ? "" : " (not with the unit)");
}

/* Who tells it what to do, and what of the action tables binds it. */
static void command_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const who[COMMANDS] = {
		[COMMAND_CHARACTER] = "a player character", [COMMAND_TROOPS] = "its commander",
		[COMMAND_UNCOMMANDED] = "itself", [COMMAND_UNATTENDED] = "itself: no player runs it",
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
		: words[risk_unit_setting(v, unit, UNIT_QUALITY)],
		risk_native(v, unit) ? ", natives" : "",
		risk_mounted(v, unit) ? ", mounted" : "",
		risk_unit_setting(v, unit, UNIT_BAYONETS) != 0 ? ", bayonets fixed" : "");
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

	pen_put(p, "Moves     %s", length_text(rate).text);
	pen_put(p, ", and shoots after %s at most", length_text(firing).text);
}

/* From how far, this turn: as the viewer's die said, or as any may say (S-K-23). */
static void put_seen_from(const struct game *v, int unit, struct pen *p)
{
	const struct risk_rules *r = risk_rules_of(v);
	const int die = v->viewer < 0 ? 0 : risk_unit_of(v, unit)->see_die[v->viewer];

	if (die > 0)
		pen_put(p, "in terrain, this turn from %s",
			length_text(die * r->terrain_range).text);
	else
		pen_put(p, "in terrain, from D%d x %s", r->terrain_die,
			length_text(r->terrain_range).text);
}

static void seen_line(const struct game *v, int unit, struct pen *p)
{
	const struct risk_unit *u = risk_unit_of(v, unit);
	const enum showing showing = see_showing(v, unit);

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

static int32_t reach_of(const struct weapon *w)
{
	return w->range[BAND_LONG];
}

static void arms_line(const struct game *v, int unit, struct pen *p)
{
	uint64_t seen = 0;

	pen_put(p, "Arms     ");
	FOR_MEMBERS(f, v, unit) {
		for (int i = 0, arm; (arm = risk_arm(v, f, i)) >= 0; i++) {
			const struct weapon *w = &risk_rules_of(v)->weapons[arm];

			if ((seen >> arm & 1) != 0)
				continue;
			seen |= (uint64_t)1 << arm;
			pen_put(p, "%s %s%s", (seen & (seen - 1)) != 0 ? "," : "", w->name,
				reach_of(w) == 0 ? " (hand to hand)" : "");
		}
	}
}

static void note_line(const struct game *v, int unit, struct pen *p)
{
	pen_put(p, "%s", v->setup->units[unit].note);
}

bool risk_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{
	static void (*const lines[])(const struct game *, int, struct pen *) = {
		state_line, strength_line, leader_line, command_line, quality_line, word_line,
		pace_line, seen_line, arms_line, note_line,
	};
	struct pen p = pen_at(text, size);

	if (line < 0 || line >= (int)(sizeof lines / sizeof lines[0]))
		return false;
	lines[line](v, unit, &p);
	return true;
}

/* ---- the figure's sheet ---- */

static void put_loading(const struct game *v, int figure, struct pen *p)
{
	const struct risk_figure *f = risk_figure_of(v, figure);
	const int turns = risk_command_row(v, v->figures[figure].unit)->load;

	if (secret(v, v->figures[figure].unit) || !f->empty)
		return;
	if (f->loading > 0)
		pen_put(p, ", loading: %d of %d turn%s", f->loading, turns, turns == 1 ? "" : "s");
	else
		pen_put(p, ", not loaded");
}

static void figure_state_line(const struct game *v, int figure, struct pen *p)
{
	static const char *const words[LIVES] = { "fit", "down", "dead", "a captive",
		"left the table", "not yet there" };
	const int wounds = risk_figure_of(v, figure)->wounds;

	if (v->figures[figure].life == LIFE_FIT && wounds > 0)
		pen_put(p, "State     wounded: moves %s, counts as raw, killed by %d more",
			length_text(risk_rate(v, figure)).text,
			risk_rules_of(v)->wounds_kill - wounds);
	else
		pen_put(p, "State     %s", words[v->figures[figure].life]);
	put_loading(v, figure, p);
}

static void figure_quality_line(const struct game *v, int figure, struct pen *p)
{
	pen_put(p, "Quality   %s%s", quality_of(v, figure),
		risk_character(v, figure) ? "; a player character, names whom to shoot at"
		: "");
}

/* One arm a line: its bands, what it does, and what it is worth hand to hand. */
static bool figure_arm_line(const struct game *v, int figure, int i, struct pen *p)
{
	const int arm = risk_arm(v, figure, i);
	const struct weapon *w = arm < 0 ? NULL : &risk_rules_of(v)->weapons[arm];
	const bool bayonets = risk_unit_setting(v, v->setup->figures[figure].unit,
		UNIT_BAYONETS) != 0;

	if (w == NULL)
		return false;
	pen_put(p, "%s%s: ", i == 0 ? "Arms      " : "          ", w->name);
	if (reach_of(w) > 0)
		pen_put(p, "%s, %s, %s%s; ", length_text(w->range[BAND_SHORT]).text,
			length_text(w->range[BAND_MEDIUM]).text,
			length_text(w->range[BAND_LONG]).text,
			w->loader ? ", loaded by the muzzle" : "");
	pen_put(p, "melee factor %d", bayonets ? w->bayonet : w->melee);
	return true;
}

bool risk_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size)
{
	struct pen p = pen_at(text, size);

	if (line == 0)
		figure_state_line(v, figure, &p);
	else if (line == 1)
		figure_quality_line(v, figure, &p);
	else
		return line > 1 && figure_arm_line(v, figure, line - 2, &p);
	return true;
}

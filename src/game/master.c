/* The Game Master's acts: which may be done now.  What they do: master_acts.c. */
#include "cliffhanger/master.h"
#include "cliffhanger/state.h"
#include "game/master.h"

enum { NTH_MAX = 500, BACK_MAX = 9999 };

/* ---- whom an act is about ---- */

int master_targets(const struct game *g, const struct argument *a, int16_t figures[FIGURES_MAX])
{
	int n = 0;

	switch (a->kind) {
	case ARGUMENT_FIGURE:
		figures[n++] = (int16_t)a->value;
		break;
	case ARGUMENT_CELL:
		figures[n] = g->occupant[a->value];
		n += figures[n] >= 0;
		break;
	case ARGUMENT_UNIT:
		FOR_MEMBERS(f, g, a->value)
			figures[n++] = (int16_t)f;
		break;
	default:
		break;
	}
	return n;
}

/* What these rules alone say of it; an act that they must know is refused where
 * they say nothing. */
static bool rules_allow(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	static const bool wanted[MASTER_ALL] = {
		[GM_SUPPRESS - VERB_GM] = true, [GM_STEADY - VERB_GM] = true,
		[GM_ARM - VERB_GM] = true, [GM_LUCK - VERB_GM] = true,
		[GM_CLIFFHANGER - VERB_GM] = true, [GM_SURVIVE - VERB_GM] = true,
	};

	if (g->system->master_check)
		return g->system->master_check(g, c, figure, why);
	return !wanted[c->verb - VERB_GM]
		|| refuse(why, "C-12", "these rules know nothing of that");
}

/* On the table, or aboard of what is. */
static bool in_play(const struct game *g, int figure, struct reason *why)
{
	char name[NAME_MAX_BYTES + 8];

	if (game_on_table(g, figure) || g->figures[figure].aboard != NOBODY)
		return true;
	game_figure_name(g, figure, name, sizeof(name));
	return refuse(why, "C-12", "%s is not on the table; gm-add brings figures on", name);
}

static bool may_add(const struct game *g, const struct choice *c, int figure, struct reason *why)
{
	const struct figure *const f = &g->figures[figure];

	if (game_on_table(g, figure) || f->aboard != NOBODY)
		return refuse(why, "C-12", "everybody named is on the table already; gm-move moves "
			"figures");
	if (f->life == LIFE_AWAITED)
		return true;
	return (c->argument[0].kind == ARGUMENT_FIGURE
			&& (f->life == LIFE_DEAD || f->life == LIFE_LEFT))
		|| refuse(why, "C-12", "nobody of them waits off the table; the dead and those who "
			"left come back one by one, as UNIT.NUMBER");
}

static bool may_heal(const struct game *g, int figure, struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	return life == LIFE_WOUNDED || life == LIFE_CAPTIVE || game_vehicle(g, figure)
		|| game_hurt(g, figure)
		|| refuse(why, "C-12", life == LIFE_DEAD
			? "the dead are not healed; gm-add brings them back"
			: "nobody named is wounded or captive");
}

static bool may_wound(const struct game *g, int figure, struct reason *why)
{
	return g->figures[figure].life != LIFE_WOUNDED
		|| refuse(why, "C-12", "nobody named is unwounded");
}

const struct state_row *master_state(const struct game *g, const struct choice *c, int32_t *value)
{
	*value = c->n > 2 && c->argument[2].kind == ARGUMENT_VALUE ? c->argument[2].value : 1;
	return state_at(g->system, c->argument[1].value);
}

/* Whether a figure is all that is left of its unit. */
static bool is_whole_unit(const struct game *g, int figure)
{
	FOR_MEMBERS(f, g, g->figures[figure].unit)
		if (f != figure && in_play(g, f, NULL))
			return false;
	return true;
}

/* What is of a unit is done to it by its first figure (MA2). */
static bool may_be(const struct game *g, const struct choice *c, int figure, struct reason *why)
{
	const int unit = g->figures[figure].unit;
	int32_t value;
	const struct state_row *const s = master_state(g, c, &value);

	if (s->of == STATE_OF_FIGURE)
		return state_check(g, s, figure, value, why);
	if (c->argument[0].kind != ARGUMENT_UNIT && !is_whole_unit(g, figure))
		return refuse(why, "C-12", "that is of all of %s: name the unit",
			game_unit_name(g, unit));
	return state_check(g, s, unit, value, why);
}

bool master_may(const struct game *g, const struct choice *c, int figure, struct reason *why)
{
	if (c->verb == GM_ADD ? !may_add(g, c, figure, why) : !in_play(g, figure, why))
		return false;
	if (c->verb == GM_STATE)
		return may_be(g, c, figure, why);
	if (c->verb == GM_HEAL && !may_heal(g, figure, why))
		return false;
	if (c->verb == GM_WOUND && !may_wound(g, figure, why))
		return false;
	if (c->verb == GM_KILL && g->figures[figure].load > 0)
		return refuse(why, "C-12", "somebody is aboard; gm-move puts them out");
	return rules_allow(g, c, figure, why);
}

/* At least one of those named. */
static bool check_targets(const struct game *g, const struct choice *c, struct reason *why)
{
	int16_t figures[FIGURES_MAX];
	const int n = master_targets(g, &c->argument[0], figures);

	if (n == 0)
		return refuse(why, "C-12", "nobody is there");
	for (int i = 0; i < n; i++)
		if (master_may(g, c, figures[i], why))
			return true;
	return false;
}

/* Only a flag, or a number, is understood without being said. */
static bool check_state(const struct game *g, const struct choice *c, struct reason *why)
{
	int32_t value;
	const struct state_row *const s = master_state(g, c, &value);
	const bool said = c->n > 2 && c->argument[2].kind == ARGUMENT_VALUE;
	char values[REASON_MAX - 60];

	if (!said && s->kind != STATE_FLAG && s->kind != STATE_NUMBER)
		return refuse(why, "C-12", "expected behind %s what it is to be: %s", s->name,
			state_values(&g->table->grid, s, values, sizeof values));
	return check_targets(g, c, why);
}

int master_in_the_way(const struct game *g, int figure, cell_t cell, cell_t *aside)
{
	const int other = g->occupant[cell];

	return other != NOBODY && other != figure && !game_big(g, other)
			&& g->figures[other].unit == g->figures[figure].unit
			&& game_free_cells(g, cell, 1, aside) == 1 ? other : NOBODY;
}

/* One figure goes to the very cell, whatever the ground; a comrade steps aside. */
static bool room_for_one(const struct game *g, int figure, cell_t cell, struct reason *why)
{
	const struct pose pose = { cell, g->figures[figure].facing };
	cell_t aside;
	const bool room = game_big(g, figure) ? game_fits(g, figure, pose)
		: game_barred(g, figure, cell) == NOBODY
			|| master_in_the_way(g, figure, cell, &aside) != NOBODY;

	return room || refuse(why, "C-12", "there is no room: somebody stands there, or the "
		"table ends");
}

/* Whoever is to stand somewhere needs room there. */
static bool check_room(const struct game *g, const struct choice *c, struct reason *why)
{
	int16_t figures[FIGURES_MAX];
	cell_t cells[FIGURES_MAX];
	int n;

	if (!check_targets(g, c, why))
		return false;
	n = master_chosen(g, c, figures);
	if (n < 1)
		return refuse(why, "C-12", "expected how many, at least 1");
	if (n == 1)
		return room_for_one(g, figures[0], c->argument[1].value, why);
	for (int i = 0; i < n; i++)
		if (game_big(g, figures[i]))
			return refuse(why, "C-12", "big ones are put one by one, as UNIT.NUMBER");
	return place_together(g, c->argument[1].value, figures, n, cells) == n
		|| refuse(why, "C-12", "there is not enough free ground for %d figures", n);
}

/* ---- the seat and its words ---- */

static bool check_sit(const struct game *g, const struct choice *c, struct reason *why)
{
	return g->master == (c->argument[0].value != 0)
		|| refuse(why, "C-12", g->master ? "you sit there already" : "nobody sits there");
}

static bool check_ruling(const struct game *g, const struct choice *c, struct reason *why)
{
	return ruling_check(g, c->argument[0].value, why);
}

static bool check_next_die(const struct game *g, const struct choice *c, struct reason *why)
{
	struct dice trial = g->dice;
	const int nth = c->n > 1 ? c->argument[1].value : 1;

	if (c->argument[0].value < 0 || c->argument[0].value > DIE_SIDES_MAX)
		return refuse(why, "C-12", "a die shows 1 to %d, or 0 for the face printed so, its highest",
			DIE_SIDES_MAX);
	if (nth < 1 || nth > NTH_MAX)
		return refuse(why, "C-12", "expected which die from now, 1 to %d", NTH_MAX);
	return dice_set(&trial, nth, c->argument[0].value)
		|| refuse(why, "C-12", "%d dice to come are set already", DICE_SET_MAX);
}

static bool check_back(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g;
	return c->n == 0 || (c->argument[0].value >= 1 && c->argument[0].value <= BACK_MAX)
		|| refuse(why, "C-12", "expected how many choices, 1 to %d", BACK_MAX);
}

static bool check_past_die(const struct game *g, const struct choice *c, struct reason *why)
{
	(void)g;
	(void)c;
	return refuse(why, "C-12", "only a sitting can go back to a die that has counted");
}

/* ---- sight, ground, rules ---- */

static bool check_hide(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;

	if (game_unit_cell(g, unit) == CELL_NONE)
		return refuse(why, "C-12", "%s: not on the table", game_unit_name(g, unit));
	for (int side = 0; side < g->setup->n_sides; side++)
		if (master_means_side(g, c, side)
				&& game_sees(g, side, unit) == (c->verb == GM_HIDE))
			return rules_allow(g, c, NOBODY, why);
	return refuse(why, "C-12", c->verb == GM_HIDE ? "no enemy meant sees %s"
		: "every enemy meant sees %s", game_unit_name(g, unit));
}

static bool check_house(const struct game *g, const struct choice *c, struct reason *why)
{
	struct house *const h = house_with(g, c->text, why);

	house_free(h);
	return h != NULL;
}

/* ---- the story ---- */

static bool check_event(const struct game *g, const struct choice *c, struct reason *why)
{
	const int16_t fired = g->fired[c->argument[1].value];

	switch ((enum master_event)c->argument[0].value) {
	case MASTER_EVENT_NEVER:
		return !script_stopped(fired) || refuse(why, "C-12", "it is stopped already");
	case MASTER_EVENT_AGAIN:
		return !script_unfired(fired) || refuse(why, "C-12", "it has not happened, and still may");
	case MASTER_EVENT_NOW:
		break;
	}
	return true;
}

static bool check_flag(const struct game *g, const struct choice *c, struct reason *why)
{
	if (c->argument[1].value < INT8_MIN || c->argument[1].value > INT8_MAX)
		return refuse(why, "C-12", "a flag is a number from %d to %d", INT8_MIN, INT8_MAX);
	return g->flags[c->argument[0].value] != c->argument[1].value
		|| refuse(why, "C-12", "that is what it is already");
}

static bool check_points(const struct game *g, const struct choice *c, struct reason *why)
{
	const int32_t more = c->argument[1].value, has = g->points[c->argument[0].value];

	if (more == 0 || more < -POINTS_MAX || more > POINTS_MAX)
		return refuse(why, "C-12", "expected points from 1 to %d, or as many less",
			POINTS_MAX);
	return (has + more <= POINTS_TOTAL_MAX && has + more >= -POINTS_TOTAL_MAX)
		|| refuse(why, "C-12", "nobody can have that many points");
}

static bool check_give(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[1].value;

	if (game_unit_cell(g, unit) == CELL_NONE)
		return refuse(why, "C-12", "%s: not on the table", game_unit_name(g, unit));
	return g->items[c->argument[0].value].unit != unit
		|| refuse(why, "C-12", "%s has it already", game_unit_name(g, unit));
}

static bool check_truce(const struct game *g, const struct choice *c, struct reason *why)
{
	const int side = c->argument[0].value, other = c->argument[1].value;
	const bool friends = c->argument[2].value == 0;

	if (side == other)
		return refuse(why, "C-12", "expected two sides");
	return game_same_cause(g, side, other) != friends
		|| refuse(why, "C-12", friends ? "they are friends already"
			: "they are enemies already");
}

/* Luck and cliff-hangers are all the rules' own. */
static bool check_hero(const struct game *g, const struct choice *c, struct reason *why)
{
	return rules_allow(g, c, c->argument[0].value, why);
}

/* ---- the table ---- */

typedef bool check_fn(const struct game *g, const struct choice *c, struct reason *why);

#define PLACE(verb) [(verb) - VERB_GM]

static check_fn *const checks[MASTER_ALL] = {	/* NULL: whenever one likes */
	PLACE(GM_SIT) = check_sit, PLACE(GM_RULING) = check_ruling,
	PLACE(GM_NEXT_DIE) = check_next_die, PLACE(GM_PAST_DIE) = check_past_die,
	PLACE(GM_BACK) = check_back,
	PLACE(GM_MOVE) = check_room, PLACE(GM_ADD) = check_room,
	PLACE(GM_REMOVE) = check_targets, PLACE(GM_HEAL) = check_targets,
	PLACE(GM_WOUND) = check_targets, PLACE(GM_KILL) = check_targets,
	PLACE(GM_SUPPRESS) = check_targets, PLACE(GM_STEADY) = check_targets,
	PLACE(GM_STATE) = check_state, PLACE(GM_ARM) = check_targets, PLACE(GM_HIDE) = check_hide,
	PLACE(GM_REVEAL) = check_hide, PLACE(GM_HOUSE) = check_house,
	PLACE(GM_EVENT) = check_event, PLACE(GM_FLAG) = check_flag,
	PLACE(GM_POINTS) = check_points, PLACE(GM_GIVE) = check_give,
	PLACE(GM_TRUCE) = check_truce,
	PLACE(GM_LUCK) = check_hero, PLACE(GM_CLIFFHANGER) = check_hero,
	PLACE(GM_SURVIVE) = check_hero,
};

/* A choice made by hand may lack what its verb takes. */
static bool complete(const struct choice *c)
{
	const struct verb *const v = master_verb(c->verb - VERB_GM);

	for (int i = 0; i < CHOICE_ARGS && v->takes[i].kind != ARGUMENT_NONE; i++)
		if (!v->takes[i].optional && (i >= c->n || c->argument[i].kind == ARGUMENT_NONE))
			return false;
	return true;
}

bool master_check(const struct game *g, const struct choice *c, struct reason *why)
{
	check_fn *check;

	if (c->verb < VERB_GM || c->verb >= GM_VERBS_END || !complete(c))
		return refuse(why, "", "that is no act of a Game Master");
	if (!g->master && c->verb != GM_SIT)
		return refuse(why, "C-12", "nobody sits in the Game Master's seat; "
			"`gm-sit yes` takes it");
	check = checks[c->verb - VERB_GM];
	return !check || check(g, c, why);
}

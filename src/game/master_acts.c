/* The Game Master's acts: what they do.  Which may be done: master.c.
 *
 *  MA1  all that an act brings is told while g->acting, so that it is marked; what
 *       the script and the rules make of it then is their own.
 *  MA2  an act on a unit is done to those of it to whom it may be done.
 *  MA3  the script answers at once to what an act has changed, and to nothing else: what
 *       changed before waits for its own time, whether a Game Master sits there or not.
 *  MA4  what only speaks, sets dice or tells of going back changes nothing on the table, and
 *       the rules do not look at it: what was taken back would not be as it was.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/state.h"
#include "game/master.h"

enum { TEXT_BYTES = 120 };

/* The leader before his men. */
static void lead(const struct game *g, int16_t *figures, int n)
{
	for (int i = n - 1; i > 0; i--)
		if (g->units[g->figures[figures[i]].unit].leader == figures[i]) {
			const int16_t leader = figures[i];

			figures[i] = figures[i - 1];
			figures[i - 1] = leader;
		}
}

int master_chosen(const struct game *g, const struct choice *c, int16_t figures[FIGURES_MAX])
{
	int16_t all[FIGURES_MAX];
	const int n_all = master_targets(g, &c->argument[0], all);
	const int most = c->verb == GM_ADD && c->n > 2 ? c->argument[2].value : FIGURES_MAX;
	struct reason why;
	int n = 0;

	for (int i = 0; i < n_all && n < most; i++)
		if (master_may(g, c, all[i], &why))
			figures[n++] = all[i];
	lead(g, figures, n);
	return n;
}

/* The rules' own part of an act. */
static void rules_act(struct game *g, const struct choice *c, int figure)
{
	if (g->system->master_act)
		g->system->master_act(g, c, figure);
}

/* Tells the Game Master alone. */
static void tell_master(struct game *g, const char *text)
{
	struct event e = event_of(EVENT_NOTE);

	e.audience = 0;
	e.word = text;
	game_emit(g, &e);
}

/* ---- the seat and its words ---- */

static void act_sit(struct game *g, const struct choice *c)
{
	if (c->argument[0].value == 0) {
		g->master = true;
		game_note(g, NOBODY, NOBODY, "A Game Master takes the seat.");
		return;
	}
	game_note(g, NOBODY, NOBODY, "The Game Master leaves the seat.");
	g->master = false;
	rulings_leave(g);
}

static void act_ruling(struct game *g, const struct choice *c)
{
	ruling_apply(g, c->argument[0].value);
}

static void say(struct game *g, const struct choice *c, uint16_t audience)
{
	struct event e = event_of(EVENT_MESSAGE);

	e.number = c->seat;
	e.word = c->text;
	e.audience = audience;
	game_emit(g, &e);
}

static void act_tell(struct game *g, const struct choice *c)
{
	say(g, c, (uint16_t)(1u << c->argument[0].value));
}

static void act_say(struct game *g, const struct choice *c)
{
	say(g, c, SIDES_ALL);
}

/* ---- dice ---- */

static void act_next_die(struct game *g, const struct choice *c)
{
	const int nth = c->n > 1 ? c->argument[1].value : 1;
	char text[TEXT_BYTES];

	dice_set(&g->dice, nth, c->argument[0].value);
	snprintf(text, sizeof(text), nth == 1 ? "the next die will show %d"
		: "the die to show %d is number %d from now", c->argument[0].value, nth);
	tell_master(g, text);
}

/* What is left of going back is that it is told (Y-33). */
static void act_back(struct game *g, const struct choice *c)
{
	const int n = c->n > 0 ? c->argument[0].value : 1;

	game_note(g, NOBODY, NOBODY, n == 1 ? "The Game Master has taken back the last choice."
		: "The Game Master has taken back the last %d choices.", n);
}

/* Going back is the sitting's; what is left of it is gm-next-die (session). */
static void act_past_die(struct game *g, const struct choice *c)
{
	(void)g;
	(void)c;
}

/* ---- figures ---- */

/* Wherever it is now: on the table, aboard, dead or gone. */
static void put(struct game *g, int figure, cell_t cell)
{
	const struct figure *const f = &g->figures[figure];

	if (f->aboard != NOBODY) {
		game_alight(g, figure, cell);
		return;
	}
	if (f->life == LIFE_DEAD || f->life == LIFE_LEFT)
		game_life(g, figure, LIFE_AWAITED, "comes back");
	if (f->cell != CELL_NONE && game_big(g, figure))
		game_pose(g, figure, (struct pose){ cell, f->facing });
	else
		game_place(g, figure, cell);
}

/* Whoever stands where the first goes steps aside before he comes. */
static void put_together(struct game *g, const int16_t *figures, const cell_t *cells, int n)
{
	for (int i = 1; i < n; i++)
		if (g->occupant[cells[0]] == figures[i])
			put(g, figures[i], cells[i]);
	for (int i = 0; i < n; i++)
		put(g, figures[i], cells[i]);
}

static void put_alone(struct game *g, const struct choice *c, int figure)
{
	const cell_t cell = c->argument[1].value;
	struct choice step = *c;
	cell_t aside;
	const int other = game_big(g, figure) ? NOBODY
		: master_in_the_way(g, figure, cell, &aside);

	if (other != NOBODY) {
		step.verb = GM_MOVE;
		put(g, other, aside);
		rules_act(g, &step, other);
	}
	put(g, figure, cell);
}

static void place_all_chosen(struct game *g, const struct choice *c)
{
	int16_t figures[FIGURES_MAX];
	cell_t cells[FIGURES_MAX];
	const int n = master_chosen(g, c, figures);

	if (n == 1) {
		put_alone(g, c, figures[0]);
	} else {
		place_together(g, c->argument[1].value, figures, n, cells);
		put_together(g, figures, cells, n);
	}
	for (int i = 0; i < n; i++)
		rules_act(g, c, figures[i]);
	for (int i = 0; i < n; i++)
		game_escort(g, figures[i]);
}

/* A unit that lost its leader off the table has him again. */
static void act_add(struct game *g, const struct choice *c)
{
	int16_t figures[FIGURES_MAX];
	const int n = master_targets(g, &c->argument[0], figures);

	place_all_chosen(g, c);
	for (int i = 0; i < n; i++) {
		const int unit = g->figures[figures[i]].unit;

		if (g->setup->figures[figures[i]].leader && game_on_table(g, figures[i])
				&& g->setup->figures[figures[i]].unit == unit
				&& g->units[unit].leader == NOBODY)
			game_lead(g, unit, figures[i]);
	}
}

static void to_each(struct game *g, const struct choice *c,
	void (*act)(struct game *g, const struct choice *c, int figure))
{
	int16_t figures[FIGURES_MAX];
	const int n = master_chosen(g, c, figures);

	for (int i = 0; i < n; i++)
		act(g, c, figures[i]);
}

static void remove_one(struct game *g, const struct choice *c, int figure)
{
	while (g->figures[figure].load > 0)
		remove_one(g, c, game_next_aboard(g, figure, 0));
	game_life(g, figure, LIFE_AWAITED, "is taken off the table");
	rules_act(g, c, figure);
}

static void act_remove(struct game *g, const struct choice *c)
{
	to_each(g, c, remove_one);
}

/* Falling and rising are more than a life where the rules say so. */
static void change_life(struct game *g, const struct choice *c, int figure)
{
	static const struct { enum life life; const char *word; } becomes[] = {
		[GM_HEAL - GM_HEAL] = { LIFE_FIT, "is fit again" },
		[GM_WOUND - GM_HEAL] = { LIFE_WOUNDED, "wounded" },
		[GM_KILL - GM_HEAL] = { LIFE_DEAD, "killed" },
	};

	if (g->system->master_act)
		g->system->master_act(g, c, figure);
	else if (c->verb == GM_HEAL && g->figures[figure].life == LIFE_CAPTIVE)
		game_capture(g, figure, NOBODY);
	else
		game_life(g, figure, becomes[c->verb - GM_HEAL].life,
			becomes[c->verb - GM_HEAL].word);
}

static void act_life(struct game *g, const struct choice *c)
{
	to_each(g, c, change_life);
}

static void act_by_rules(struct game *g, const struct choice *c)
{
	to_each(g, c, rules_act);
}

/* Those to whom it may be done are found once: what befalls one may change the others'. */
static void act_state(struct game *g, const struct choice *c)
{
	int16_t figures[FIGURES_MAX];
	const int n = master_chosen(g, c, figures);
	struct reason why;
	int32_t value;
	const struct state_row *const s = master_state(g, c, &value);

	for (int i = 0; i < n; i++)
		if (s->of == STATE_OF_UNIT) {
			state_set(g, s, g->figures[figures[i]].unit, value);
			return;
		} else if (i == 0 || master_may(g, c, figures[i], &why)) {
			state_set(g, s, figures[i], value);
		}
}

static void act_hero(struct game *g, const struct choice *c)
{
	rules_act(g, c, c->argument[0].value);
}

bool master_means_side(const struct game *g, const struct choice *c, int side)
{
	const bool named = c->n > 1 && c->argument[1].kind == ARGUMENT_SIDE;

	return !game_same_cause(g, side, g->units[c->argument[0].value].side)
		&& (!named || side == c->argument[1].value);
}

static void act_hide(struct game *g, const struct choice *c)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (master_means_side(g, c, side))
			game_sight(g, c->argument[0].value, side, c->verb == GM_REVEAL);
	rules_act(g, c, NOBODY);
}

/* ---- the ground and the rules ---- */

static void act_ground(struct game *g, const struct choice *c)
{
	const cell_t from = c->argument[0].value;
	const cell_t to = c->argument[1].kind == ARGUMENT_CELL ? c->argument[1].value : from;

	if (!game_ground(g, from, to, NOBODY, c->argument[2].value))
		tell_master(g, "there is not enough memory to change the ground");
}

static void act_ground_area(struct game *g, const struct choice *c)
{
	const cell_t first = g->setup->areas[c->argument[0].value].cells[0];

	if (!game_ground(g, first, first, c->argument[0].value, c->argument[1].value))
		tell_master(g, "there is not enough memory to change the ground");
}

static void act_house(struct game *g, const struct choice *c)
{
	struct event e = event_of(EVENT_HOUSE);
	struct reason why;
	struct house *const h = house_with(g, c->text, &why);

	if (!h) {
		tell_master(g, why.text);
		return;
	}
	house_move_in(g, h);
	e.word = c->text;
	game_emit(g, &e);
}

/* ---- the story ---- */

static void act_event(struct game *g, const struct choice *c)
{
	const int script = c->argument[1].value;
	const int16_t happened = script_happened(g->fired[script]);
	char text[TEXT_BYTES];

	switch ((enum master_event)c->argument[0].value) {
	case MASTER_EVENT_NOW:
		snprintf(text, sizeof(text), "event %s: now", g->setup->scripts[script].id);
		tell_master(g, text);
		script_fire(g, script);
		return;
	case MASTER_EVENT_NEVER:
		g->fired[script] = (int16_t)(SCRIPT_STOPPED - happened);
		snprintf(text, sizeof(text), "event %s: will not happen",
			g->setup->scripts[script].id);
		break;
	case MASTER_EVENT_AGAIN:
		g->fired[script] = (int16_t)(happened == 0 ? 0 : SCRIPT_AGAIN - happened);
		g->changed = UINT16_MAX;
		snprintf(text, sizeof(text), "event %s: may happen",
			g->setup->scripts[script].id);
		break;
	}
	tell_master(g, text);
}

static void act_flag(struct game *g, const struct choice *c)
{
	game_flag(g, c->argument[0].value, c->argument[1].value);
}

static void act_points(struct game *g, const struct choice *c)
{
	game_points(g, c->argument[0].value, c->argument[1].value,
		*c->text ? c->text : "the Game Master's word");
}

static void act_give(struct game *g, const struct choice *c)
{
	game_item(g, c->argument[0].value, c->argument[1].value, CELL_NONE);
}

static void act_truce(struct game *g, const struct choice *c)
{
	game_friends(g, c->argument[0].value, c->argument[1].value, c->argument[2].value == 0);
}

/* ---- the table ---- */

#define PLACE(verb) [(verb) - VERB_GM]

static void (*const acts[MASTER_ALL])(struct game *g, const struct choice *c) = {
	PLACE(GM_SIT) = act_sit, PLACE(GM_RULING) = act_ruling,
	PLACE(GM_NEXT_DIE) = act_next_die, PLACE(GM_PAST_DIE) = act_past_die,
	PLACE(GM_BACK) = act_back, PLACE(GM_MOVE) = place_all_chosen, PLACE(GM_ADD) = act_add,
	PLACE(GM_REMOVE) = act_remove, PLACE(GM_HEAL) = act_life, PLACE(GM_WOUND) = act_life,
	PLACE(GM_KILL) = act_life, PLACE(GM_SUPPRESS) = act_by_rules,
	PLACE(GM_STEADY) = act_by_rules, PLACE(GM_STATE) = act_state, PLACE(GM_ARM) = act_by_rules,
	PLACE(GM_HIDE) = act_hide, PLACE(GM_REVEAL) = act_hide,
	PLACE(GM_GROUND) = act_ground, PLACE(GM_GROUND_AREA) = act_ground_area,
	PLACE(GM_HOUSE) = act_house, PLACE(GM_EVENT) = act_event, PLACE(GM_FLAG) = act_flag,
	PLACE(GM_POINTS) = act_points, PLACE(GM_GIVE) = act_give, PLACE(GM_TRUCE) = act_truce,
	PLACE(GM_LUCK) = act_hero,
	PLACE(GM_CLIFFHANGER) = act_hero, PLACE(GM_SURVIVE) = act_hero,
	PLACE(GM_TELL) = act_tell, PLACE(GM_SAY) = act_say,
};

/* MA4 */
static const bool lets_all_be[MASTER_ALL] = {
	PLACE(GM_SIT) = true, PLACE(GM_NEXT_DIE) = true, PLACE(GM_PAST_DIE) = true,
	PLACE(GM_BACK) = true, PLACE(GM_TELL) = true, PLACE(GM_SAY) = true,
};

void master_apply(struct game *g, const struct choice *c)
{
	const uint16_t waiting = g->changed;

	g->changed = 0;
	g->acting = true;
	acts[c->verb - VERB_GM](g, c);
	g->acting = false;
	if (g->system->master_done && !lets_all_be[c->verb - VERB_GM])
		g->system->master_done(g);
	if (g->turn > 0)
		game_script(g);
	g->changed |= waiting;	/* MA3 */
}

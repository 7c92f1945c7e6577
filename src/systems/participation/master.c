/* The Game Master in the participation room: what only these rules know of his acts (C-12), of a
 * truce, and of ground that changes under people.
 *
 *  PM1  An act never leaves a question open that has lost its sense.
 *  PM2  Whom he hides stays hidden till it gives itself away.
 *  PM3  Whom he brings back comes as the card says: unhurt, unafraid, with nothing learnt.
 */
#include "cliffhanger/master.h"
#include "systems/participation/participation.h"

/* ---- may it be done ---- */

/* Nobody overlooks whom he has before his nose. */
static bool check_hide(const struct game *g, int unit, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++) {
		if (!standing_fit(g, f) || !game_enemies(g, unit, g->figures[f].unit))
			continue;
		FOR_MEMBERS(o, g, unit)
			if (game_on_table(g, o)
				&& game_distance(g, f, o) <= pp_rules_of(g)->noticed
				&& pp_sees(g, f, o))
				return refuse(why, "X-164", "an enemy is so near that he would see "
					"%s at once: gm-move it first", game_unit_name(g, unit));
	}
	return true;
}

static bool check_steady(const struct game *g, int figure, struct reason *why)
{
	const struct pp_figure *f = pp_figure_of(g, figure);
	char name[NAME_MAX_BYTES];

	game_figure_name(g, figure, name, sizeof name);
	return f->spirit > SPIRIT_OBEDIENT
		|| refuse(why, "C-12", "%s is steady as it is", name);
}

bool pp_master_check(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	switch ((enum gm_verb)c->verb) {
	case GM_HIDE:
		return check_hide(g, c->argument[0].value, why);
	case GM_STEADY:
		return check_steady(g, figure, why);
	case GM_ARM:
		return refuse(why, "C-12", "everybody has what his card says: gm-add somebody "
			"who is armed otherwise");
	case GM_SUPPRESS:
		return refuse(why, "C-12", "these rules know no suppression: gm-next-die makes "
			"the next morale throw what you like");
	case GM_LUCK:
	case GM_CLIFFHANGER:
	case GM_SURVIVE:
		return refuse(why, "C-12", "these rules know no luck: gm-heal raises who lies there");
	default:
		return true;
	}
}

/* ---- doing it ---- */

static void tell(struct game *g, int figure, const char *word)
{
	struct event e = event_of(EVENT_STATE);

	e.unit = g->figures[figure].unit;
	e.figure = (int16_t)figure;
	e.word = word;
	game_emit(g, &e);
}

static void heal(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	const bool hurt = pp_hurt(g, figure);

	f->injury = INJURY_SUPERFICIAL;
	f->injuries = f->worse = f->wounds = f->fate_moves = f->groggy = 0;
	f->fate = FATE_NONE;
	f->bandaged = f->down = f->staggered = f->rising = false;
	if (g->figures[figure].life == LIFE_CAPTIVE)
		game_capture(g, figure, NOBODY);
	if (g->figures[figure].life == LIFE_WOUNDED)
		game_life(g, figure, LIFE_FIT, "is on his feet again");
	else if (hurt)
		tell(g, figure, "healed");
}

static void steady(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (f->spirit <= SPIRIT_OBEDIENT)
		return;
	f->spirit = (uint8_t)pp_best_spirit(g, figure);
	f->causes = 0;
	tell(g, figure, "steady");
}

static void kill(struct game *g, int figure)
{
	pp_let_go(g, figure);
	pp_figure_of(g, figure)->fate = FATE_NONE;
	game_life(g, figure, LIFE_DEAD, "killed");
}

/* P1: nobody lies senseless who is not there. */
static void take_off(struct game *g, int figure)
{
	pp_let_go(g, figure);
	pp_figure_of(g, figure)->fate = FATE_NONE;
}

void pp_master_act(struct game *g, const struct choice *c, int figure)
{
	switch ((enum gm_verb)c->verb) {
	case GM_HEAL: heal(g, figure); break;
	case GM_STEADY: steady(g, figure); break;
	case GM_WOUND: pp_injure(g, figure, INJURY_BAD); break;
	case GM_KILL: kill(g, figure); break;
	case GM_ADD: pp_start_figure(g, figure); break;
	case GM_REMOVE: take_off(g, figure); break;
	case GM_HIDE: pp_unit_of(g, c->argument[0].value)->hidden = true; break;
	case GM_REVEAL: pp_unit_of(g, c->argument[0].value)->hidden = false; break;
	default: break;
	}
}

/* ---- questions and intentions that have lost their sense ---- */

static bool makes_sense(const struct game *g, const struct decision *d)
{
	return d->kind != ASK_SNAP || (standing_alive(g, d->unit) && standing_alive(g, d->other)
		&& game_enemies(g, d->unit, d->other));
}

void pp_master_done(struct game *g)
{
	if (pp_game_of(g)->stage > STAGE_BEGIN)
		pp_sight_renew(g);
	for (int i = g->n_decisions - 1; i >= 0; i--)
		if (g->decisions[i].kind < ASKS && !makes_sense(g, &g->decisions[i]))
			game_answered(g, g->decisions[i].id);
}

/* ---- truces ---- */

static bool friend_of(const struct game *g, int unit, int figure)
{
	return figure >= 0 && !game_enemies(g, unit, g->figures[figure].unit);
}

/* Nobody goes at, aims at, strikes at or holds a friend. */
static void forgive(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	struct pp_figure *f = pp_figure_of(g, figure);

	if (friend_of(g, unit, f->target))
		f->target = NOBODY;
	if (friend_of(g, unit, f->foe))
		f->foe = NOBODY;
	if (g->figures[figure].life == LIFE_CAPTIVE
		&& friend_of(g, unit, g->figures[figure].captor))
		game_capture(g, figure, NOBODY);
}

void pp_truce(struct game *g, int side, int other)
{
	if (game_same_cause(g, side, other)) {
		for (int f = 0; f < g->n_figures; f++)
			forgive(g, f);
		for (int u = 0; u < g->n_units; u++) {
			struct pp_unit *own = pp_unit_of(g, u);

			if (own->target >= 0 && !game_enemies(g, u, own->target)) {
				own->doing = DOING_STAND;
				own->target = NOBODY;
			}
		}
	}
	pp_master_done(g);
}

/* ---- ground that changes (X-169) ---- */

static void scramble(struct game *g, int figure)
{
	const struct figure *f = &g->figures[figure];
	cell_t cell;

	if (f->cell == CELL_NONE || game_big(g, figure)
		|| table_ground(g->table, f->cell)->pace > 0)
		return;
	if (game_free_cells(g, f->cell, 1, &cell) == 1)
		game_place(g, figure, cell);
}

void pp_engulfed(struct game *g, const struct table *before, const int16_t *figures, int n)
{
	(void)before;
	for (int i = 0; i < n; i++)
		scramble(g, figures[i]);
}

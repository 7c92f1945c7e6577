/* The chances of a throw: whether it gets there, where it strays to, and who is hurt there.
 *
 * Round the target stand those whom the case asks for, at their distances, spread evenly.
 */
#include <stdlib.h>

#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/gas.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/chance_people.h"
#include "systems/participation/odds/chance_throwing.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/throw_odds.h"

enum { WEAPON, RANGE, VALUE, SPIRIT, INJURY, BANDAGED, WORSE, STATE, MOVED, RAN, ENGAGED, SCUFFLE,
	ENEMIES, FRIENDS = ENEMIES + 3, ARMOUR = FRIENDS + 3, SIZE, TARGET_INJURY, BOMBS };
enum { RANGE_MOST = 30, COL = 8, ROWS = 25, ROW = 12, RINGS = 3, US = 0, THEM = 1 };
enum { STATE_UP, STATE_FLINCHED, STATE_DOWN };

static const char *const states[] = { "up", "flinched", "down", NULL };

#define ROUND(name, n, whose) \
	ODDS_NUMBER(name, 0, 6 * (n), "0", whose " this far from the target")

const struct odds_input pp_throwing_inputs[] = {
	[WEAPON] = ODDS_ROW("weapon", "weapons", "dynamite", "what is thrown"),
	[RANGE] = ODDS_RANGE("range", 1, RANGE_MOST, "4", "how far it is"),
	[VALUE] = ODDS_NUMBER("fight", -9, 9, "0", "the thrower's fighting value: so much further"),
	[SPIRIT] = ODDS_WORD("spirit", pp_chance_spirits, "controlled",
		"what his last throw for morale gave"),
	[INJURY] = ODDS_WORD("injury", pp_chance_injuries, "none", "his own"),
	[BANDAGED] = ODDS_FLAG("bandaged", "no", "whether that is"),
	[WORSE] = ODDS_NUMBER("worse", 0, 9, "0", "how often a light one has got worse"),
	[STATE] = ODDS_WORD("state", states, "up", "how he stands"),
	[MOVED] = ODDS_RANGE("moved", 0, 24, "0", "how far he has moved"),
	[RAN] = ODDS_FLAG("ran", "no", "whether he has run"),
	[ENGAGED] = ODDS_FLAG("engaged", "no", "whether another enemy is at arm's length of him"),
	[SCUFFLE] = ODDS_FLAG("scuffle", "no",
		"whether a friend of his is at arm's length of the target"),
	[ENEMIES] = ROUND("enemies-1", 1, "other enemies"),
	[ENEMIES + 1] = ROUND("enemies-2", 2, "other enemies"),
	[ENEMIES + 2] = ROUND("enemies-3", 3, "other enemies"),
	[FRIENDS] = ROUND("friends-1", 1, "friends"),
	[FRIENDS + 1] = ROUND("friends-2", 2, "friends"),
	[FRIENDS + 2] = ROUND("friends-3", 3, "friends"),
	[ARMOUR] = ODDS_NUMBER("armour", 0, 6, "0", "of all enemies"),
	[SIZE] = ODDS_ROW("size", "sizes", "standard", "the target's"),
	[TARGET_INJURY] = ODDS_WORD("target-injury", pp_chance_injuries, "none",
		"what the target has already"),
	[BOMBS] = ODDS_NUMBER("bombs", 0, 9, "3", "how many he has left"),
	{ .name = NULL }
};

static const char *const never[] = { "there", "astray", "dud", NULL };
static const char *const counts[] = { "hurt", "out", "own hurt", "own out", NULL };
const struct odds_nothing pp_throwing_nothing = { NULL, never, counts };

/* Who has run, flinches or is down throws nothing, nor who was told nothing. */
bool pp_throwing_may_be(const struct rulebook *book, int input, int32_t value)
{
	switch (input) {
	case WEAPON:
		return odds_row_has(book, "weapons", value, "thrown")
			|| (odds_row_has(book, "weapons", value, "long")
				&& !odds_row_has(book, "weapons", value, "long-need"));
	case RAN: return value == 0;
	case SPIRIT: return value != SPIRIT_OBEDIENT && pp_chance_may_act(book, value);
	case STATE: return value == STATE_UP;
	default: return true;
	}
}

/* ---- the scene ---- */

static int all_of(const struct odds_case *a, int first)
{
	return a->values[first].number + a->values[first + 1].number
		+ a->values[first + 2].number;
}

static void deal_cards(const struct odds_case *a, struct scene *s)
{
	const struct odds_value *const v = a->values;

	pp_scene_name(s, US, "the thrower");
	pp_scene_name(s, THEM, "the target");
	scene_arm(s, US, v[WEAPON].number);
	pp_scene_card(s, US, CARD_FIGHT, v[VALUE].number);
	pp_scene_card(s, US, CARD_BOMBS, v[BOMBS].number);
	pp_scene_card(s, THEM, CARD_SIZE, v[SIZE].number);
	pp_scene_card(s, THEM, CARD_ARMOUR, v[ARMOUR].number);
}

/* Of others a unit a side, where nobody is in their way; NOBODY if none are asked for. */
static int add_others(const struct odds_case *a, struct scene *s, int side, int first)
{
	const int n = all_of(a, first) + (side == 0 && a->values[SCUFFLE].number);
	int unit;

	if (n == 0)
		return NOBODY;
	unit = scene_unit(s, side, n < ROWS ? n : ROWS, side == 0 ? 0 : 1, ROW);
	for (int more = n - ROWS; more > 0; more -= ROWS) {
		const int next = scene_unit(s, side, more < ROWS ? more : ROWS,
			(side == 0 ? 2 : 3), ROW);

		if (side == 1)
			pp_scene_card(s, next, CARD_ARMOUR, a->values[ARMOUR].number);
	}
	if (side == 1)
		pp_scene_card(s, unit, CARD_ARMOUR, a->values[ARMOUR].number);
	return unit;
}

struct others { int enemies, friends, engaged; };	/* their first units */

static struct game *set_up(const struct odds_case *a, int further, struct pp_throwing *scene,
	struct others *o, struct reason *why)
{
	const int col = COL + a->values[RANGE].number + further;

	scene->s = scene_new(a, col + COL, ROWS, why);
	if (!scene->s)
		return NULL;
	scene_unit(scene->s, US, 1, COL, ROW);
	scene_unit(scene->s, THEM, 1, col, ROW);
	deal_cards(a, scene->s);
	o->enemies = add_others(a, scene->s, 1, ENEMIES);
	o->friends = add_others(a, scene->s, 0, FRIENDS);
	o->engaged = a->values[ENGAGED].number ? scene_unit(scene->s, 1, 1, COL - 1, ROW)
		: NOBODY;
	return scene_game(scene->s, why);
}

static struct game *at_range(const struct odds_case *a, struct pp_throwing *scene,
	struct others *o, struct reason *why)
{
	struct game *g = set_up(a, 0, scene, o, why);
	int further;

	if (!g)
		return NULL;
	further = pp_scene_further(a, g, a->values[RANGE].number);
	if (further <= 0)
		return g;
	scene_free(scene->s);
	return set_up(a, further, scene, o, why);
}

/* ---- who stands round the target ---- */

struct ring { cell_t cells[6 * RINGS]; int n; };

/* Free cells so far from the target's nearest part, in the order of the map. */
static void find_ring(const struct game *g, const struct odds_case *a, int far, struct ring *r)
{
	r->n = 0;
	for (cell_t cell = 0; cell < grid_cells(&g->table->grid); cell++)
		if (g->occupant[cell] < 0 && r->n < 6 * RINGS
			&& table_distance(g->table, game_nearest_part(g, THEM,
				g->figures[US].cell), cell) == far * a->book->inch)
			r->cells[r->n++] = cell;
}

/* The next figure of a side that waits at the edge; NOBODY. */
static int next_waiting(const struct game *g, int side, int from)
{
	for (int f = from; f < g->n_figures; f++)
		if (g->units[g->figures[f].unit].side == side
			&& grid_col(&g->table->grid, g->figures[f].cell) < 4)
			return f;
	return NOBODY;
}

/* Spread evenly over what is free of the ring. */
static bool stand(struct game *g, const struct odds_case *a, int side, int far, int wanted,
	struct reason *why)
{
	struct ring ring;
	int at = 0;

	find_ring(g, a, far, &ring);
	if (wanted > ring.n)
		return refuse(why, "S-P-25", "no more than %d stand %d%s from the target: fewer",
			ring.n, far, a->book->unit);
	for (int i = 0; i < wanted; i++) {
		const int f = next_waiting(g, side, at);

		if (f < 0)
			break;
		at = f + 1;
		game_place(g, f, ring.cells[i * ring.n / wanted]);
	}
	return true;
}

static bool stand_all(const struct odds_case *a, struct game *g, struct reason *why)
{
	for (int ring = 1; ring <= RINGS; ring++) {
		const int friends = a->values[FRIENDS + ring - 1].number
			+ (ring == 1 && a->values[SCUFFLE].number);

		if (!stand(g, a, 0, ring, friends, why)
			|| !stand(g, a, 1, ring, a->values[ENEMIES + ring - 1].number, why))
			return false;
	}
	return true;
}

static bool set_states(const struct odds_case *a, struct game *g, struct reason *why)
{
	const struct odds_value *const v = a->values;
	struct pp_figure *const own = pp_figure_of(g, US);

	own->spirit = (uint8_t)v[SPIRIT].number;
	own->moved = pp_scene_length(a, MOVED);
	own->ran = v[RAN].number;
	own->lost_blow = v[STATE].number == STATE_FLINCHED;
	own->down = v[STATE].number == STATE_DOWN;
	return pp_scene_hurt(g, US, v[INJURY].number, v[BANDAGED].number, v[WORSE].number, why)
		&& pp_scene_hurt(g, THEM, v[TARGET_INJURY].number, false, 0, why);
}

bool pp_throwing_scene(const struct odds_case *a, struct pp_throwing *scene, struct reason *why)
{
	const struct argument at = { ARGUMENT_FIGURE, THEM };
	struct others o;

	*scene = (struct pp_throwing){ .target = THEM };
	scene->g = at_range(a, scene, &o, why);
	if (!scene->g || !stand_all(a, scene->g, why) || !set_states(a, scene->g, why))
		return false;
	pp_sight_renew(scene->g);
	return pp_pitch(scene->g, US, a->values[WEAPON].number, &at, &scene->pitch, why);
}

/* ---- rolls ---- */

static void put_saves(const struct pp_throwing *scene, struct odds *odds)
{
	const struct pp_rules *const rules = pp_rules_of(scene->g);
	const struct thrown *const t = scene->pitch.thrown;
	struct roller r;

	pp_effect_die_roller(scene->g, scene->target, US, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	pp_chance_note_effects(rules, odds);
	if (t && t->comes == COMES_BLOW) {
		const struct pp_blow blow = pp_pitch_blow(&scene->pitch, EFFECT_FLINCH);

		pp_save_roller(scene->g, scene->target, &blow, &r);
		odds_roll(odds, &r, rules->die, 1, "");
		return;
	}
	for (int row = 0; row < rules->n_bursts && row < RINGS; row++) {
		const struct pp_blow blow = pp_burst_blow(rules, row, rule_table_at(
			rulebook_table(game_book(scene->g), "burst"), row, 1)->text,
			EFFECT_FLINCH);

		pp_save_roller(scene->g, scene->target, &blow, &r);
		odds_roll(odds, &r, rules->die, 1, "");
	}
}

static void put_rolls(const struct pp_throwing *scene, struct odds *odds)
{
	const struct game *const g = scene->g;
	const struct thrown *const t = scene->pitch.thrown;
	const int die = pp_rules_of(g)->die;
	struct roller r;

	if (t)
		pp_pitch_roller(g, &scene->pitch, &r);
	else
		pp_lob_roller(g, US, scene->pitch.far, &r);
	odds_roll(odds, &r, die, 1, t ? "hit" : "");
	if (t && t->fails > 0)
		odds_note(odds, "a die of %d is a dud, whatever the number (X-51)", t->fails);
	if (t && t->comes == COMES_GAS) {
		pp_breath_roller(g, scene->target, &r);
		odds_roll(odds, &r, die, 1, "stays awake");
	} else {
		put_saves(scene, odds);
	}
	odds_note(odds, "nobody moves or kicks it away before it goes off; the others stand evenly "
		"round the target, the thrower is one of his own");
}

static void take_tally(struct odds *odds, const char *name, const struct tally *t)
{
	*odds_count(odds, name) = *t;
}

bool pp_throwing_chance(const struct odds_case *a, struct odds *odds, struct reason *why)
{
	struct pp_throw_chances *const c = calloc(1, sizeof *c);
	struct pp_throwing scene = { 0 };
	const bool done = c ? pp_throwing_scene(a, &scene, why)
		: refuse(why, "", "out of memory");

	if (done) {
		put_rolls(&scene, odds);
		pp_throw_chances(scene.g, &scene.pitch, c);
		odds_outcome(odds, "there", c->hits);
		odds_outcome(odds, "astray", CERTAIN - c->hits - c->dud);
		odds_outcome(odds, "dud", c->dud);
		take_tally(odds, "hurt", &c->hurt);
		take_tally(odds, "out", &c->out);
		take_tally(odds, "own hurt", &c->own_hurt);
		take_tally(odds, "own out", &c->own_out);
	}
	if (!done)
		odds_cannot_by(odds, why, "S-P-37");
	scene_free(scene.s);
	free(c);
	return done;
}

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
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/throw_odds.h"

enum { WEAPON, RANGE, VALUE, SPIRIT, INJURY, BANDAGED, WORSE, STATE, MOVED, RAN, ENGAGED, SCUFFLE,
	ENEMIES, FRIENDS = ENEMIES + 3, ARMOUR = FRIENDS + 3, SIZE, TARGET_INJURY, BOMBS };
enum { RANGE_MOST = 30, COL = 8, ROWS = 25, ROW = 12, RINGS = 3, US = 0, THEM = 1 };
enum { STATE_UP, STATE_FLINCHED, STATE_DOWN };

static const char *const states[] = { "up", "flinched", "down", NULL };

#define ROUND(name, n, whose) \
	ODDS_NUMBER(name, 0, 6 * (n), "0", whose " this far from the target")

static const struct odds_input inputs[] = {
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
static const struct odds_in_vain in_vain[] = { { "S-P-37", NULL }, { NULL, NULL } };
static const struct odds_nothing nothing = { NULL, never, counts, in_vain };

/* Who has run, flinches or is down throws nothing, nor who was told nothing. */
static bool may_be(const struct rulebook *book, int input, int32_t value)
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

static void deal_cards(struct scene *s)
{
	pp_scene_name(s, US, "the thrower");
	pp_scene_name(s, THEM, "the target");
	scene_arm(s, US, scene_input(s, WEAPON));
	scene_say(s, US, CARD_FIGHT, scene_input(s, VALUE));
	scene_say(s, US, CARD_BOMBS, scene_input(s, BOMBS));
	scene_say(s, THEM, CARD_SIZE, scene_input(s, SIZE));
	scene_say(s, THEM, CARD_ARMOUR, scene_input(s, ARMOUR));
}

/* Others wait at the edge, where nobody is in their way, in units of a column each. */
static void add_others(struct scene *s, int side, int n)
{
	for (int col = side == 0 ? 0 : 1; n > 0; n -= ROWS, col = side == 0 ? 2 : 3) {
		const int unit = scene_unit(s, side, n < ROWS ? n : ROWS, col, ROW);

		if (side == 1)
			scene_say(s, unit, CARD_ARMOUR, scene_input(s, ARMOUR));
	}
}

static int all_of(const struct scene *s, int first)
{
	return scene_input(s, first) + scene_input(s, first + 1) + scene_input(s, first + 2);
}

static bool put(struct scene *s)
{
	scene_unit(s, US, 1, COL, ROW);
	scene_unit(s, THEM, 1, COL + scene_input(s, RANGE) + s->further, ROW);
	deal_cards(s);
	add_others(s, 1, all_of(s, ENEMIES));
	add_others(s, 0, all_of(s, FRIENDS) + (scene_input(s, SCUFFLE) != 0));
	if (scene_input(s, ENGAGED))
		scene_unit(s, 1, 1, COL - 1, ROW);
	return true;
}

/* ---- who stands round the target ---- */

struct ring { cell_t cells[6 * RINGS]; int n; };

/* Free cells so far from the target's nearest part, in the order of the map. */
static void find_ring(const struct game *g, int far, struct ring *r)
{
	r->n = 0;
	for (cell_t cell = 0; cell < grid_cells(&g->table->grid); cell++)
		if (g->occupant[cell] < 0 && r->n < 6 * RINGS
			&& table_distance(g->table, game_nearest_part(g, THEM,
				g->figures[US].cell), cell) == far * game_book(g)->inch)
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
static bool stand(struct game *g, int side, int far, int wanted, struct reason *why)
{
	struct ring ring;
	int at = 0;

	find_ring(g, far, &ring);
	if (wanted > ring.n)
		return refuse(why, "S-P-25", "no more than %d stand %d%s from the target: fewer",
			ring.n, far, game_book(g)->unit);
	for (int i = 0; i < wanted; i++) {
		const int f = next_waiting(g, side, at);

		if (f < 0)
			break;
		at = f + 1;
		game_place(g, f, ring.cells[i * ring.n / wanted]);
	}
	return true;
}

static bool stand_all(const struct scene *s)
{
	for (int ring = 1; ring <= RINGS; ring++) {
		const int friends = scene_input(s, FRIENDS + ring - 1)
			+ (ring == 1 && scene_input(s, SCUFFLE));

		if (!stand(s->game, 0, ring, friends, s->why)
			|| !stand(s->game, 1, ring, scene_input(s, ENEMIES + ring - 1), s->why))
			return false;
	}
	return true;
}

static bool set(struct scene *s)
{
	struct game *const g = s->game;
	struct pp_figure *const own = pp_figure_of(g, US);

	if (!stand_all(s))
		return false;
	own->spirit = (uint8_t)scene_input(s, SPIRIT);
	own->moved = pp_scene_length(s, MOVED);
	own->ran = scene_input(s, RAN);
	own->lost_blow = scene_input(s, STATE) == STATE_FLINCHED;
	own->down = scene_input(s, STATE) == STATE_DOWN;
	if (!pp_scene_hurt(g, US, scene_input(s, INJURY), scene_input(s, BANDAGED),
			scene_input(s, WORSE), s->why)
		|| !pp_scene_hurt(g, THEM, scene_input(s, TARGET_INJURY), false, 0, s->why))
		return false;
	pp_sight_renew(g);
	return true;
}

/* ---- rolls ---- */

static void put_saves(const struct game *g, const struct pitch *p, struct odds *odds)
{
	const struct pp_rules *const rules = pp_rules_of(g);
	const struct thrown *const t = p->thrown;
	struct roller r;

	pp_effect_die_roller(g, THEM, US, &r);
	odds_roll(odds, &r, rules->die, 1, "");
	pp_chance_note_effects(rules, odds);
	if (t && t->comes == COMES_BLOW) {
		const struct pp_blow blow = pp_pitch_blow(p, EFFECT_FLINCH);

		pp_save_roller(g, THEM, &blow, &r);
		odds_roll(odds, &r, rules->die, 1, "");
		return;
	}
	for (int row = 0; row < rules->n_bursts && row < RINGS; row++) {
		const struct pp_blow blow = pp_burst_blow(rules, row, rule_table_at(
			rulebook_table(game_book(g), "burst"), row, 1)->text,
			EFFECT_FLINCH);

		pp_save_roller(g, THEM, &blow, &r);
		odds_roll(odds, &r, rules->die, 1, "");
	}
}

static void put_rolls(const struct game *g, const struct pitch *p, struct odds *odds)
{
	const struct thrown *const t = p->thrown;
	const int die = pp_rules_of(g)->die;
	struct roller r;

	if (t)
		pp_pitch_roller(g, p, &r);
	else
		pp_lob_roller(g, US, p->far, &r);
	odds_roll(odds, &r, die, 1, t ? "hit" : "");
	if (t && t->fails > 0)
		odds_note(odds, "a die of %d is a dud, whatever the number (X-51)", t->fails);
	if (t && t->comes == COMES_GAS) {
		pp_breath_roller(g, THEM, &r);
		odds_roll(odds, &r, die, 1, "stays awake");
	} else {
		put_saves(g, p, odds);
	}
	odds_note(odds, "nobody moves or kicks it away before it goes off; the others stand evenly "
		"round the target, the thrower is one of his own");
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const struct argument at = { ARGUMENT_FIGURE, THEM };
	struct pp_throw_chances *c;
	struct pitch p;

	if (!pp_pitch(s->game, US, scene_input(s, WEAPON), &at, &p, s->why))
		return false;
	c = calloc(1, sizeof *c);
	if (!c)
		return refuse(s->why, "", "out of memory");
	put_rolls(s->game, &p, odds);
	pp_throw_chances(s->game, &p, c);
	odds_outcome(odds, "there", c->hits);
	odds_outcome(odds, "astray", CERTAIN - c->hits - c->dud);
	odds_outcome(odds, "dud", c->dud);
	*odds_count(odds, "hurt") = c->hurt;
	*odds_count(odds, "out") = c->out;
	*odds_count(odds, "own hurt") = c->own_hurt;
	*odds_count(odds, "own out") = c->own_out;
	free(c);
	return true;
}

static const struct situation situation = { .cols = 2 * COL, .rows = ROWS, .longer_by = RANGE,
	.put = put, .further = pp_scene_further, .set = set, .reckon = reckon };
const struct odds_action pp_odds_throwing = { "throwing", "Throwing something", "P-6", inputs,
	scene_reckon, &situation, may_be, &nothing };

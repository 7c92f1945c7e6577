/* The chances of a turn's fighting: one to one, or several on one, in one round or in both.
 *
 * Every end of the first round is played on, on a twin of the scene, by what play does to
 * those who are struck; the second round's dice then meet what is left (BL4 of blows.c).
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "systems/participation/judges.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/match.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/odds/chances.h"
#include "systems/participation/odds/odds.h"

enum { FIGHTERS, WEAPON, VALUE, STATE, INJURY, WORSE, ARMOUR, CREATURE, WOUND_VALUE, WOUNDS,
	SIDE_INPUTS, FOES = SIDE_INPUTS, ROUNDS = 2 * SIDE_INPUTS, NAMED };
enum { FIGHTERS_MOST = 16, VALUE_MOST = 9, COLS = 24, ROWS = 17, COL = 10, ROW = 8 };
enum { OWN, THEM, SIDES };	/* units, too */

enum { SHAKEN, PANICKED, TERRIFIED, GROGGY, ENRAGED, MOUNTED, CHARGING, HIGHER, SURPRISE,
	HALF_SURPRISE, RISING, DOWN, FLINCHED, SPARES, BANDAGED };
static const char *const states[] = { "shaken", "panicked", "terrified", "groggy", "enraged",
	"mounted", "charging", "higher", "surprise", "half-surprise", "rising", "down",
	"flinched", "spares", "bandaged", NULL };

#define SIDE(first, prefix, whose) \
	[first + FIGHTERS] = ODDS_NUMBER(prefix "fighters", 1, FIGHTERS_MOST, "1", \
		"how many fight on " whose " side"), \
	[first + WEAPON] = ODDS_ROW(prefix "weapon", "weapons", "club", "what is in the hand"), \
	[first + VALUE] = ODDS_NUMBER(prefix "fight", -VALUE_MOST, VALUE_MOST, "0", \
		"the fighting value, a creature's comes to it"), \
	[first + STATE] = ODDS_WORDS(prefix "state", states, "none", "what else holds of them"), \
	[first + INJURY] = ODDS_WORD(prefix "injury", pp_chance_injuries, "none", "each one's"), \
	[first + WORSE] = ODDS_NUMBER(prefix "worse", 0, 9, "0", \
		"how often a light one has got worse"), \
	[first + ARMOUR] = ODDS_NUMBER(prefix "armour", 0, 6, "0", "added to saving throws"), \
	[first + CREATURE] = ODDS_ROW(prefix "creature", "creatures", "none", \
		"what creature it is"), \
	[first + WOUND_VALUE] = ODDS_NUMBER(prefix "wound-value", 0, 99, "0", \
		"0: the creature's, people have none"), \
	[first + WOUNDS] = ODDS_NUMBER(prefix "wounds", 0, 98, "0", "those that it has already")

static const struct odds_input inputs[] = {
	SIDE(0, "", "one's own"),
	SIDE(FOES, "foe-", "the other"),
	[ROUNDS] = ODDS_NUMBER("rounds", 1, ROUNDS_MOST, "1", "of the two of a turn"),
	[NAMED] = ODDS_FLAG("named", "no", "whether who is alone has named whom he strikes at"),
	{ .name = NULL }
};

static const struct odds_value *of_side(const struct odds_case *a, int side)
{
	return a->values + side * SIDE_INPUTS;
}

static bool has(const struct odds_case *a, int side, int state)
{
	return of_side(a, side)[STATE].number >> state & 1;
}

/* ---- the scene: the lone one in the middle, the others round him ---- */

static int32_t value_of(const struct odds_case *a, int side)
{
	const struct odds_value *const v = of_side(a, side);
	const struct rule_table *const t = rulebook_table(a->book, "creatures");

	return v[VALUE].number + (v[CREATURE].number < 0 ? 0 : rule_table_at(t,
		v[CREATURE].number, rule_table_column(t, "fight"))->number);
}

static int lone_side(const struct odds_case *a)
{
	return of_side(a, THEM)[FIGHTERS].number == 1 ? THEM : OWN;
}

static bool fits(const struct odds_case *a, struct reason *why)
{
	return of_side(a, OWN)[FIGHTERS].number == 1 || of_side(a, THEM)[FIGHTERS].number == 1
		|| refuse(why, "X-209", "fights are one to one, or several on one: fighters=1 or "
			"foe-fighters=1");
}

static void deal_cards(struct scene *s, int side)
{
	const struct odds_value *const v = of_side(s->asked, side);

	scene_arm(s, side, v[WEAPON].number);
	scene_say(s, side, CARD_FIGHT, value_of(s->asked, side));
	scene_say(s, side, CARD_ARMOUR, v[ARMOUR].number);
	scene_say(s, side, CARD_MOUNTED, has(s->asked, side, MOUNTED));
	pp_scene_creature(s, side, v[CREATURE].number, v[WOUND_VALUE].number);
}

/* Those who are to stand round the lone one wait at the edge. */
static bool put(struct scene *s)
{
	const int lone = lone_side(s->asked);

	for (int side = 0; side < SIDES; side++) {
		const int n = of_side(s->asked, side)[FIGHTERS].number;

		scene_unit(s, side, n, side == lone ? COL : n > 1 ? 0 : COLS - 3, ROW);
		deal_cards(s, side);
	}
	return true;
}

static bool stands_beside(struct game *g, int figure, int foe, struct pose pose)
{
	if (!game_fits(g, figure, pose))
		return false;
	if (game_big(g, figure))
		game_pose(g, figure, pose);
	else
		game_place(g, figure, pose.cell);
	return pp_touching(g, figure, foe);
}

/* The first place at all where it touches him: a big one's middle is some way off. */
static bool comes_to(struct game *g, int figure, int foe)
{
	const struct body own = game_body(g, figure), his = game_body(g, foe);
	const int far = game_big(g, figure) ? own.length + his.length : his.length + 1;
	const cell_t at = g->figures[foe].cell;
	const int headings = game_big(g, figure) ? grid_directions(&g->table->grid) : 1;

	for (cell_t cell = 0; cell < grid_cells(&g->table->grid); cell++) {
		if (table_distance(g->table, at, cell) > far * game_book(g)->inch)
			continue;
		for (int h = 0; h < headings; h++)
			if (stands_beside(g, figure, foe, (struct pose){ cell, (uint8_t)h }))
				return true;
	}
	return false;
}

static bool gather(struct game *g, int lone, struct reason *why)
{
	FOR_MEMBERS(f, g, 1 - lone)
		if (!comes_to(g, f, g->units[lone].head))
			return refuse(why, "X-209", "so many find no room round one: fewer "
				"fighters");
	return true;
}

/* ---- who surprises whom ---- */

static bool rolls_with(const struct game *g, int figure, int foe, enum fighting_row row)
{
	struct roller r;

	pp_fight_roller(g, figure, foe, &r);
	for (int i = 0; i < r.event.roll.n_modifiers; i++)
		if (strcmp(r.modifiers[i].rule, pp_rules_of(g)->fighting[row].rule) == 0)
			return true;
	return false;
}

/* Somebody finds the place beside a big foe for that, or a small one looks where it must. */
static bool finds(struct game *g, int figure, int foe, enum fighting_row row)
{
	cell_t cells[BODY_CELLS_MAX * GRID_AROUND_MAX];
	const int n = game_big(g, foe) ? game_free_beside(g, foe, cells,
		BODY_CELLS_MAX * GRID_AROUND_MAX) : grid_directions(&g->table->grid);

	for (int i = 0; i < n; i++) {
		if (!game_big(g, foe))
			game_face(g, foe, i);
		else if (game_fits(g, figure, (struct pose){ cells[i], g->figures[figure].facing }))
			game_place(g, figure, cells[i]);
		if (rolls_with(g, figure, foe, row))
			return true;
	}
	return false;
}

/* Whoever surprises has begun the turn where nobody saw him. */
static bool surprise(const struct odds_case *a, struct game *g, int side, struct reason *why)
{
	const bool full = has(a, side, SURPRISE);
	const enum fighting_row row = full ? FIGHT_SURPRISE : FIGHT_HALF_SURPRISE;

	if (!full && !has(a, side, HALF_SURPRISE))
		return true;
	if (full && has(a, side, HALF_SURPRISE))
		return refuse(why, "S-P-31", "surprise is full or half: one of the two");
	FOR_MEMBERS(f, g, side)
		pp_figure_of(g, f)->began = CELL_NONE;
	FOR_MEMBERS(foe, g, 1 - side)
		if (!finds(g, g->units[side].head, foe, row))
			return refuse(why, "S-P-31", "whom the other has charged surprises "
				"nobody, nor does who cannot get behind him");
	return true;
}

/* ---- what holds of them ---- */

static bool set_figure(const struct odds_case *a, struct game *g, int figure, struct reason *why)
{
	const int side = g->units[g->figures[figure].unit].side;
	const struct odds_value *const v = of_side(a, side);
	struct pp_figure *const f = pp_figure_of(g, figure);

	for (int s = SHAKEN; s <= TERRIFIED; s++)
		if (has(a, side, s))
			f->spirit = (uint8_t)(SPIRIT_SHAKEN + s - SHAKEN);
	f->groggy = has(a, side, GROGGY);
	f->enraged = has(a, side, ENRAGED);
	f->charged = has(a, side, CHARGING);
	f->rising = has(a, side, RISING);
	f->down = has(a, side, DOWN);
	f->lost_blow = has(a, side, FLINCHED);
	f->spares = has(a, side, SPARES);
	return pp_scene_hurt(g, figure, v[INJURY].number, has(a, side, BANDAGED), v[WORSE].number,
			why) && pp_scene_wounds(g, figure, v[WOUNDS].number, why);
}

static void raise(struct game *g, int side)
{
	FOR_MEMBERS(f, g, side)
		g->table->level[g->figures[f].cell] = 1;
}

static bool set_states(const struct odds_case *a, struct game *g, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++)
		if (!set_figure(a, g, f, why))
			return false;
	if (has(a, OWN, HIGHER) && has(a, THEM, HIGHER))
		return refuse(why, "P-7", "only one of two stands higher");
	for (int side = 0; side < SIDES; side++) {
		if (has(a, side, HIGHER))
			raise(g, side);
		if (!surprise(a, g, side, why))
			return false;
	}
	return true;
}

static bool set(struct scene *s)
{
	const int lone = lone_side(s->asked);
	struct game *const g = s->game;
	struct contacts c;
	struct fights all;

	if (!gather(g, lone, s->why) || !set_states(s->asked, g, s->why))
		return false;
	if (scene_input(s, NAMED))
		pp_figure_of(g, g->units[lone].head)->foe = g->units[1 - lone].head;
	pp_game_of(g)->walk.stage = STAGE_BLOWS;
	pp_game_of(g)->round = 1;
	pp_contacts(g, &c);
	match_contacts(&c, &all);
	return all.n > 0 || refuse(s->why, "S-P-10", "nobody of either side can strike: no fight");
}

/* ---- the ends ---- */

enum { ENDS = INJURIES };	/* of the worst of a side, by enum injury */

struct sum {
	struct odds *odds;
	int rounds, lone;	/* of the first round's fight: side */
	struct game *twin[ROUNDS_MOST + 1];	/* as each round begins, and after them */
	chance_t lone_wins, holds_out, draws, others_win;
	chance_t effects[SIDES][EFFECTS], ends[SIDES][ENDS];
	struct tally *hurt[SIDES], *out[SIDES];
};

/* Whom injuries have come to since the fight began, bit by bit. */
typedef uint64_t hurt_set;

/* A creature with wounds counts as lightly injured, as pp_plight_of() has it. */
static int end_of(const struct game *g, int figure)
{
	const struct pp_figure *const f = pp_figure_of(g, figure);

	if (pp_out(g, figure))
		return INJURY_DEAD;
	if (!standing_fit(g, figure))
		return INJURY_STUNNED;
	return pp_creature(g, figure) ? (f->wounds > 0 ? INJURY_LIGHT : INJURY_SUPERFICIAL)
		: f->injury;
}

static int worse_of(int a, int b)
{
	static const int8_t rank[INJURIES] = { [INJURY_LIGHT] = 1, [INJURY_BAD] = 2,
		[INJURY_DANGEROUS] = 3, [INJURY_STUNNED] = 4, [INJURY_DEAD] = 5 };

	return rank[a] >= rank[b] ? a : b;
}

static void fight_is_over(struct sum *s, const struct game *g, hurt_set hurt, chance_t chance)
{
	for (int side = 0; side < SIDES; side++) {
		int worst = INJURY_SUPERFICIAL, n_hurt = 0, n_out = 0;

		FOR_MEMBERS(f, g, side) {
			worst = worse_of(end_of(g, f), worst);
			n_hurt += (hurt >> f & 1) != 0;
			n_out += !standing_fit(g, f);
		}
		s->ends[side][worst] += chance;
		tally_add(s->hurt[side], n_hurt, chance);
		tally_add(s->out[side], n_out, chance);
	}
}

/* ---- round by round ---- */

struct suffering {
	int figure;
	enum pp_effect effect;
	const struct save_row *row;
	chance_t chance;
};

static void fight_on(struct sum *s, int round, hurt_set hurt, chance_t chance);

/* He gets an effect and throws this row, on the next round's twin; then the fight goes on. */
static void one_suffers(struct sum *s, int round, hurt_set hurt, const struct suffering *how)
{
	struct game *const next = s->twin[round];

	game_assign(next, s->twin[round - 1]);
	pp_suffer(next, how->figure, how->effect, how->row);
	if (how->row && how->row->injury >= INJURY_LIGHT)
		hurt |= UINT64_C(1) << how->figure;
	fight_on(s, round + 1, hurt, how->chance);
}

static void one_suffers_nothing(struct sum *s, int round, hurt_set hurt, chance_t chance)
{
	game_assign(s->twin[round], s->twin[round - 1]);
	fight_on(s, round + 1, hurt, chance);
}

/* Each row of the saving throw. */
static void one_is_struck(struct sum *s, int round, hurt_set hurt, int winner,
	struct suffering how)
{
	const struct game *const g = s->twin[round - 1];
	const struct pp_rules *const rules = pp_rules_of(g);
	const struct pp_blow blow = pp_blow_of(g, winner, how.effect);
	const chance_t chance = how.chance;
	struct roller r;
	int from = 1;

	if (blow.harm == HARM_NONE) {
		one_suffers(s, round, hurt, &how);
		return;
	}
	pp_save_roller(g, how.figure, &blow, &r);
	for (int die = 1; die <= rules->die; die++) {
		const int sum = die + roller_need(&r);

		how.row = pp_save_row(rules, blow.harm, blow.effect, sum);
		if (die < rules->die
			&& pp_save_row(rules, blow.harm, blow.effect, sum + 1) == how.row)
			continue;
		how.chance = chance_both(chance, chance_of(die + 1 - from, rules->die));
		from = die + 1;
		one_suffers(s, round, hurt, &how);
	}
}

static void note_round(struct sum *s, const struct fight *f, const struct pp_round_chances *c)
{
	const struct game *const g = s->twin[0];
	const int lone = g->figures[f->lone].unit;

	s->lone = lone;
	s->others_win = c->others_win;
	s->draws = c->draw;
	*(c->lone_strikes ? &s->lone_wins : &s->holds_out) = c->lone_wins;
	for (int e = 0; e < EFFECTS; e++) {
		s->effects[lone][e] = c->of_lone[e];
		for (int i = 0; i < f->n; i++)
			s->effects[1 - lone][e] += c->of_other[i][e];
	}
}

static void play_round(struct sum *s, int round, hurt_set hurt, chance_t chance,
	const struct fight *f, const struct pp_round_chances *c)
{
	chance_t nobody = CERTAIN;

	for (int e = 0; e < EFFECTS; e++) {
		nobody -= c->of_lone[e];
		for (int i = 0; i < f->n; i++)
			nobody -= c->of_other[i][e];
	}
	if (nobody > 0)
		one_suffers_nothing(s, round, hurt, chance_both(chance, nobody));
	for (int e = 0; e < EFFECTS; e++) {
		if (c->of_lone[e] > 0)
			one_is_struck(s, round, hurt, c->foremost, (struct suffering){ f->lone,
				(enum pp_effect)e, NULL, chance_both(chance, c->of_lone[e]) });
		for (int i = 0; i < f->n; i++)
			if (c->of_other[i][e] > 0)
				one_is_struck(s, round, hurt, f->lone, (struct suffering){
					f->others[i], (enum pp_effect)e, NULL,
					chance_both(chance, c->of_other[i][e]) });
	}
}

/* What round has come to is on twin[round - 1]. */
static void fight_on(struct sum *s, int round, hurt_set hurt, chance_t chance)
{
	struct game *const g = s->twin[round - 1];
	struct pp_round_chances c;
	struct contacts contacts;
	struct fights all;

	if (round > s->rounds) {
		fight_is_over(s, g, hurt, chance);
		return;
	}
	pp_game_of(g)->round = (uint8_t)round;
	pp_match(g, &contacts, &all);
	if (all.n == 0) {
		one_suffers_nothing(s, round, hurt, chance);
		return;
	}
	assert(all.n == 1);	/* one of the two is alone */
	pp_round_chances(g, &all.fight[0], contacts.able[all.fight[0].lone], &c);
	if (round == 1)
		note_round(s, &all.fight[0], &c);
	play_round(s, round, hurt, chance, &all.fight[0], &c);
}

static bool fight_it_out(struct sum *s, const struct game *g)
{
	bool cloned = true;

	for (int i = 0; i <= ROUNDS_MOST; i++) {
		s->twin[i] = game_clone(g);
		cloned = cloned && s->twin[i];
	}
	if (cloned)
		fight_on(s, 1, 0, CERTAIN);
	for (int i = 0; i <= ROUNDS_MOST; i++)
		game_free(s->twin[i]);
	return cloned;
}

/* ---- what is put down ---- */

static void put_outcomes(const struct sum *s)
{
	static const char *const of_effect[SIDES][EFFECTS] = {
		{ "flinches", "staggers", "downed" },
		{ "foe flinches", "foe staggers", "foe downed" } };
	static const struct { int end; const char *of[SIDES]; } ends[] = {
		{ INJURY_SUPERFICIAL, { "unhurt", "foe unhurt" } },
		{ INJURY_LIGHT, { "light", "foe light" } },
		{ INJURY_BAD, { "bad", "foe bad" } },
		{ INJURY_DANGEROUS, { "dangerous", "foe dangerous" } },
		{ INJURY_STUNNED, { "senseless", "foe senseless" } },
		{ INJURY_DEAD, { "dead", "foe dead" } } };

	odds_outcome(s->odds, "wins", s->lone == OWN ? s->lone_wins : s->others_win);
	odds_outcome(s->odds, "draws", s->draws);
	odds_outcome(s->odds, "loses", s->lone == OWN ? s->others_win : s->lone_wins);
	odds_outcome(s->odds, "holds out", s->holds_out);
	for (int side = SIDES - 1; side >= 0; side--) {
		odds_outcomes(s->odds, EFFECTS, of_effect[side], s->effects[side]);
		for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
			odds_outcome(s->odds, ends[i].of[side], s->ends[side][ends[i].end]);
	}
}

/* One of each side against one of the other, and what the winner's blow is saved with. */
static void put_rolls(const struct game *g, struct odds *odds)
{
	const int die = pp_rules_of(g)->die;
	struct contacts c;
	struct fights all;
	int both[SIDES];

	pp_contacts(g, &c);
	match_contacts(&c, &all);
	for (int side = 0; side < SIDES; side++) {
		const struct fight *const f = &all.fight[0];
		const bool alone = g->figures[f->lone].unit == side;
		struct roller r;

		both[side] = alone ? f->lone : f->others[0];
		pp_against_roller(g, both[side], &(struct pp_against){ alone ? f->others : &f->lone,
			alone ? f->n : 1, alone ? 1 : f->n, FOUGHT }, &r);
		odds_roll(odds, &r, die, 1, "");
	}
	for (int side = SIDES - 1; side >= 0; side--) {
		const struct pp_blow blow = pp_blow_of(g, both[1 - side], EFFECT_FLINCH);
		struct roller r;

		if (blow.harm == HARM_NONE)
			continue;
		pp_save_roller(g, both[side], &blow, &r);
		odds_roll(odds, &r, die, 1, "");
	}
}

static void put_notes(const struct odds_case *a, struct odds *odds)
{
	odds_note(odds, "rolls: of one of one's own, then of a foe; wins to downed: of the first "
		"round");
	if (has(a, OWN, SURPRISE) || has(a, THEM, SURPRISE) || has(a, OWN, HALF_SURPRISE)
			|| has(a, THEM, HALF_SURPRISE))
		odds_note(odds, "nobody sees those who surprise come; of several only whoever finds "
			"room behind or beside his foe has the better of it (S-P-31)");
	if (of_side(a, 1 - lone_side(a))[FIGHTERS].number > 1)
		odds_note(odds, "of several the mean counts, rounded up (S-P-28); it befalls %s",
			a->values[NAMED].number ? "the one who is named (S-P-29)"
			: "any of them (S-P-28)");
	odds_note(odds, "unhurt to dead: the worst of a side after %s; a creature's wounds are "
		"`light`", a->values[ROUNDS].number > 1 ? "both rounds" : "one round");
}

static bool reckon(struct scene *scene, struct odds *odds)
{
	struct sum *const s = calloc(1, sizeof *s);
	bool done;

	if (!s)
		return refuse(scene->why, "", "out of memory");
	*s = (struct sum){ .odds = odds, .rounds = scene_input(scene, ROUNDS),
		.hurt = { odds_count(odds, "hurt"), odds_count(odds, "foes hurt") },
		.out = { odds_count(odds, "out"), odds_count(odds, "foes out") } };
	for (int side = 0; side < SIDES; side++) {
		tally_empty(s->hurt[side]);
		tally_empty(s->out[side]);
	}
	done = fight_it_out(s, scene->game) || refuse(scene->why, "", "out of memory");
	for (int side = 0; side < SIDES; side++) {
		tally_settle(s->hurt[side]);
		tally_settle(s->out[side]);
	}
	if (done) {
		put_rolls(scene->game, odds);
		put_notes(scene->asked, odds);
		put_outcomes(s);
	}
	free(s);
	return done;
}

static const struct situation situation = { .cols = COLS, .rows = ROWS, .fits = fits, .put = put,
	.set = set, .reckon = reckon };
const struct odds_action pp_odds_fighting = { "fighting", "A turn's fighting, hand to hand", "P-7",
	inputs, scene_reckon, &situation, NULL, NULL };

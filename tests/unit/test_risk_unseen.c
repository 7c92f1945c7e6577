/* What a side cannot see never changes what its units do (K5): random positions, of which
 * the units that the side does not see are then changed at random.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "draw_table.h"
#include "played.h"
#include "risk_games.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/mind/minds.h"

enum { COLS = 46, ROWS = 26, ROUNDS = 400, UNITS = 12, ANSWERS = 40, OWN = 0, MIND_SEAT = 2 };

/* ---- a random position ---- */

static size_t draw_ground(struct chance *c, char *text, size_t size)
{
	static const char signs[] = "........&&&&&&&&%%%%nnnnMMM#hb^";
	size_t n = (size_t)snprintf(text, size, "map\n");

	for (int row = 0; row < ROWS; row++) {
		for (int col = 0; col < COLS; col++)
			n += (size_t)snprintf(text + n, size - n, "%c ",
				signs[chance_below(c, (int)sizeof signs - 1)]);
		n += (size_t)snprintf(text + n, size - n, "\n");
	}
	return n + (size_t)snprintf(text + n, size - n,
		"end\nlegend n hut\nlegend M stone\nlegend h hedge\nlegend b barricade\n"
		"side west edges=west\nside east edges=east\n");
}

/* The own side has troops of both kinds, the other minds itself. */
static size_t draw_unit(struct chance *c, int unit, char *text, size_t size)
{
	static const char *const arms[] = { "rifle", "musket", "bow", "spear", "club" };
	static const char *const more[] = { "", "quality=raw", "quality=superior", "native",
		"mounted" };
	const bool own = unit < UNITS / 2;

	return (size_t)snprintf(text, size, "unit u%d side=%s figures=%d at=%d,%d arms=%s %s %s\n",
		unit, own ? "west" : "east", 1 + chance_below(c, 4),
		3 + chance_below(c, COLS - 5), 3 + chance_below(c, ROWS - 5),
		arms[chance_below(c, 5)], more[chance_below(c, 5)],
		own && unit % 2 == 0 ? "" : "uncommanded");
}

static void shake_unit(struct chance *c, struct risk_unit *u)
{
	u->deed = (uint8_t)chance_below(c, DEEDS);
	u->last_deed = (uint8_t)chance_below(c, DEEDS);
	u->beaten_last = chance_below(c, 4) == 0;
	u->routing = chance_below(c, 5) == 0;
	u->doing = (uint8_t)chance_below(c, ACTIONS);
}

static void begin(struct trial *t, struct chance *c)
{
	char text[ROWS * (2 * COLS + 2) + UNITS * 120 + 200];
	size_t n = draw_ground(c, text, sizeof text);

	for (int u = 0; u < UNITS; u++)
		n += draw_unit(c, u, text + n, sizeof text - n);
	trial_begin(t, &system_risk, text, "");
	for (int u = 0; u < UNITS; u++)
		shake_unit(c, risk_unit_of(t->game, u));
}

/* ---- what the side does not see, otherwise ---- */

static bool in_line(const struct game *g, int figure)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->units[g->figures[f].unit].side == OWN && standing_fit(g, f)
				&& risk_line(g, f, figure))
			return true;
	return false;
}

/* To where no line leads, or not at all. */
static void move_figure(struct chance *c, struct game *g, int figure)
{
	const cell_t from = g->figures[figure].cell;
	const cell_t cell = (cell_t)chance_below(c, COLS * ROWS);

	if (g->occupant[cell] != NOBODY || table_ground(g->table, cell)->pace == 0)
		return;
	game_place(g, figure, cell);
	if (in_line(g, figure))
		game_place(g, figure, from);
}

static void change_unit(struct chance *c, struct game *g, int unit, bool may_die)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	shake_unit(c, u);
	u->order = (uint8_t)chance_below(c, ORDERS);
	u->word = (uint8_t)chance_below(c, ACTIONS);
	u->goal = (cell_t)chance_below(c, COLS * ROWS);
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		risk_figure_of(g, f)->wounds = (uint8_t)chance_below(c, 2);
		move_figure(c, g, f);
		game_face(g, f, chance_below(c, 6));
		if (may_die && chance_below(c, 6) == 0)
			game_life(g, f, LIFE_DEAD, "killed");
	}
}

/* How many units it changed. */
static int change_unseen(struct chance *c, struct game *g, bool may_die)
{
	int n = 0;

	g->out = (struct sink){ NULL, NULL };
	for (int u = UNITS / 2; u < UNITS; u++)
		if (!risk_sees(g, OWN, u)) {
			change_unit(c, g, u, may_die);
			n++;
		}
	return n;
}

/* ---- the same ---- */

static void same_forecasts(const struct game *a, const struct game *b)
{
	for (int u = 0; u < UNITS / 2; u++) {
		struct forecast f, h;
		const bool tests = uncommanded_forecast(a, u, &f);

		assert_int_equal(tests, uncommanded_forecast(b, u, &h));
		if (!tests)
			continue;
		assert_int_equal(f.factor, h.factor);
		assert_int_equal(f.n_factors, h.n_factors);
		for (int i = 0; i < f.n_factors; i++)
			assert_string_equal(f.factors[i].rule, h.factors[i].rule);
		assert_string_equal(f.table, h.table);
		assert_string_equal(f.row, h.row);
	}
}

static void same_aim(const struct game *a, const struct game *b, int figure, int target)
{
	struct risk_aim one, other;
	struct reason why = { "", "" }, because = { "", "" };
	const bool aims = risk_aim(a, figure, target, NOBODY, &one, &why);

	assert_int_equal(aims, risk_aim(b, figure, target, NOBODY, &other, &because));
	if (!aims) {
		assert_string_equal(why.rule, because.rule);
		return;
	}
	assert_int_equal(one.nearest, other.nearest);
	assert_int_equal(one.weapon, other.weapon);
	assert_int_equal(one.band, other.band);
	assert_int_equal(one.cover, other.cover);
	assert_int_equal(one.need, other.need);
}

/* Of the own side's figures at everybody, in truth and in its view. */
static void same_aims(const struct game *a, const struct game *b)
{
	struct view *view = view_new(a, OWN);

	assert_non_null(view);
	for (int f = 0; f < a->n_figures; f++) {
		if (a->figures[f].unit >= UNITS / 2)
			continue;
		for (int u = UNITS / 2; u < UNITS; u++) {
			same_aim(a, b, f, u);
			same_aim(a, &view->game, f, u);
		}
	}
	view_free(view);
}

/* Every answer of a seat, made in both games until it has none more to give; where both
 * come to the same. */
static void same_answers(struct game *a, struct game *b, int seat)
{
	const bool commands = seat == OWN;

	for (int i = 0; i < ANSWERS && game_decision(a, seat, -1) != NULL; i++) {
		const struct decision d = *game_decision(a, seat, -1);
		struct view *va = view_new(a, seat), *vb = view_new(b, seat);
		char one[CHOICE_LINE_MAX], other[CHOICE_LINE_MAX];
		struct choice c, e;

		assert_non_null(va);
		assert_non_null(vb);
		assert_true(game_check_value(&va->game) == game_check_value(&vb->game));
		(commands ? decide_command : decide_obey)(va, &d, &c);
		(commands ? decide_command : decide_obey)(vb, &d, &e);
		choice_write(&va->game, &c, one, sizeof one);
		choice_write(&vb->game, &e, other, sizeof other);
		assert_string_equal(one, other);
		assert_int_equal(game_check(a, &c, NULL), game_check(b, &c, NULL));
		if (a->n_decisions > 1 || c.verb != VERB_DONE) {
			game_step(a, &c, (struct sink){ NULL, NULL });
			game_step(b, &c, (struct sink){ NULL, NULL });
		} else {
			i = ANSWERS;	/* the next stage is everybody's */
		}
		view_free(va);
		view_free(vb);
	}
}

/* ---- the property ---- */

TEST(test_K_1_K_6_K_12_facts_aims_and_answers_ask_nothing_unseen)
{
	struct chance c = { 20261121 };
	int changed = 0;

	for (int round = 0; round < ROUNDS; round++) {
		struct trial t;
		struct game *other;

		begin(&t, &c);
		other = game_clone(t.game);
		assert_non_null(other);
		changed += change_unseen(&c, other, true);
		same_forecasts(t.game, other);
		same_aims(t.game, other);
		same_answers(t.game, other, OWN);
		game_free(other);
		while (risk_game_of(t.game)->walk.stage < STAGE_WORDS)
			trial_do(&t, t.game->decisions[0].seat, "done");
		if (game_decision(t.game, MIND_SEAT, -1) != NULL) {
			other = game_clone(t.game);
			assert_non_null(other);
			change_unseen(&c, other, true);
			same_answers(t.game, other, MIND_SEAT);
			game_free(other);
		}
		trial_end(&t);
	}
	assert_true(changed > ROUNDS);	/* there was something to change */
}

/* With the same dice the tests are the same. */
TEST(test_K_6_tests_ask_nothing_unseen)
{
	struct chance c = { 1896 };

	for (int round = 0; round < ROUNDS; round++) {
		struct trial t;
		struct game *other;

		begin(&t, &c);
		other = game_clone(t.game);
		assert_non_null(other);
		change_unseen(&c, other, false);	/* who lives throws a die */
		uncommanded_tests(t.game);
		uncommanded_tests(other);
		for (int u = 0; u < UNITS / 2; u++) {
			const struct risk_unit *a = risk_unit_of(t.game, u);
			const struct risk_unit *b = risk_unit_of(other, u);

			assert_int_equal(a->test.factor, b->test.factor);
			assert_int_equal(a->test.factors, b->test.factors);
			assert_int_equal(a->test.die, b->test.die);
			assert_int_equal(a->test.action, b->test.action);
			assert_int_equal(a->word, b->word);
		}
		game_free(other);
		trial_end(&t);
	}
}

TEST_MAIN

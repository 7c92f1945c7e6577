/* The tests of a turn (K-6): every unit's die, one for each platoon, and the
 * natives' dice.
 *
 *  AR1  The facts of all are there before the first die is thrown.
 *  AR2  Each unit's test is told with all of its factors.  A platoon's die is told with
 *       the unit of its officer; the others' rolls have no die and name it.
 *       A star marks a blue word.
 *  AR3  What a platoon makes of its words is settled before anything is told.
 */
#include <stdio.h>

#include "cliffhanger/roll.h"
#include "skirmish/uncommanded/action_own.h"

struct tests {
	struct game *g;
	const struct action_rules *rules;
	const struct action_rank *ranks;
	struct action_case *cases;
	int n;
	bool thrown[UNITS_MAX];		/* by case */
};

enum { OUTCOME_MAX = 120 };

static const struct action_row *row_of(const struct tests *t, const struct action_case *c,
	int factor)
{
	return action_row(action_table(t->rules, &c->facts), &c->facts, factor);
}

/* A test with all its factors; how it is thrown or read is still open. */
static void open_test(const struct tests *t, struct action_case *c, struct roller *r,
	const char *rule)
{
	struct modifier factors[FACTORS];
	int n;

	c->test = (struct action_test){ .action = ACTION_HALT };
	c->test.factor = (int8_t)action_sum(t->rules, &c->facts, factors, &n);
	action_keep(t->rules, &c->facts, &c->test);
	roller_open(r, rule, "action test: risk factor", c->unit, NOBODY, 0);
	for (int i = 0; i < n; i++)
		roller_add_halves(r, factors[i].name, factors[i].rule, factors[i].halves);
	roller_read(r, ROLL_ROW);
	roller_audience(r, t->g->units[c->unit].sighted);
}

static void read_die(const struct tests *t, struct action_case *c, int die)
{
	const struct action_cell *cell;

	c->test.die = (int8_t)action_held(die + c->facts.die_modifier);
	cell = &row_of(t, c, c->test.factor)->cell[c->test.die - 1];
	c->test.action = c->test.own = (int8_t)cell->action;
	c->test.plain = !cell->blue;
}

/* What its word comes to: a 6 at little risk leads nowhere with nobody to go for (Y-19). */
static enum action comes_to(const struct tests *t, const struct action_case *c)
{
	const struct action_table *table = action_table(t->rules, &c->facts);

	return c->test.own == ACTION_ADVANCE && c->facts.nobody_to_go_for
			&& c->test.factor <= table->rows[table->falling_back].most
		? ACTION_CARRY_ON : (enum action)c->test.own;
}

static void word_text(const struct tests *t, const struct action_case *c, char *text, size_t size)
{
	char counts[32] = "";

	if (c->facts.die_modifier != 0)
		snprintf(counts, sizeof counts, "; the die counts as %d", c->test.die);
	snprintf(text, size, "%s%s (%s table, %s%s)", action_name(comes_to(t, c)),
		c->test.plain ? "" : "*", action_table(t->rules, &c->facts)->id,
		row_of(t, c, c->test.factor)->name, counts);
}

static void test_alone(struct tests *t, struct action_case *c)
{
	char outcome[OUTCOME_MAX];
	struct roller r;

	open_test(t, c, &r, "K-5");
	roller_throw(&r, t->g, t->rules->die, 1);
	read_die(t, c, r.dice[0]);
	word_text(t, c, outcome, sizeof outcome);
	roller_tell(&r, t->g, outcome);
}

/* ---- platoons ---- */

static int case_of(const struct tests *t, int unit)
{
	int i = 0;

	while (i < t->n && t->cases[i].unit != unit)
		i++;
	return i < t->n ? i : NOBODY;
}

/* while all words are blue all do that of the officer's unit. */
static void settle(const struct tests *t, const struct action_platoon *p)
{
	const struct action_case *officer = &t->cases[case_of(t, p->word)];

	for (int i = 0; i < p->n; i++)
		if (t->cases[case_of(t, p->units[i])].test.plain)
			return;
	for (int i = 0; i < p->n; i++)
		t->cases[case_of(t, p->units[i])].test.action = officer->test.own;
}

static void tell_reading(const struct tests *t, const struct action_case *c, struct roller *r,
	int die)
{
	char word[OUTCOME_MAX], whose[32] = "", outcome[2 * OUTCOME_MAX];
	const bool followed = c->test.action != c->test.own;

	if (r->event.roll.n_dice == 0)
		snprintf(whose, sizeof whose, "its platoon's %d: ", die);
	word_text(t, c, word, sizeof word);
	snprintf(outcome, sizeof outcome, "%s%s%s%s%s", whose, word,
		followed ? "; with its officer: " : "",
		followed ? action_name((enum action)c->test.action) : "",
		r->event.roll.n_dice > 0 ? "; the die of its platoon" : "");
	roller_tell(r, t->g, outcome);
}

static void test_platoon(struct tests *t, const struct action_platoon *p)
{
	struct roller rolls[UNITS_MAX];
	int die = 0;

	for (int i = 0; i < p->n; i++) {
		const int at = case_of(t, p->units[i]);

		open_test(t, &t->cases[at], &rolls[i], "X-31");
		t->thrown[at] = true;
		if (p->units[i] == p->word) {
			roller_throw(&rolls[i], t->g, t->rules->die, 1);
			die = rolls[i].dice[0];
		}
	}
	for (int i = 0; i < p->n; i++) {
		struct action_case *c = &t->cases[case_of(t, p->units[i])];

		read_die(t, c, die);
		c->test.platoon = true;
		rolls[i].event.roll.sides = (uint8_t)t->rules->die;
		rolls[i].event.roll.need = c->test.factor;
	}
	settle(t, p);
	for (int i = 0; i < p->n; i++)
		tell_reading(t, &t->cases[case_of(t, p->units[i])], &rolls[i], die);
}

/* ---- natives ---- */

int32_t action_further(const struct action_rules *rules, int natives)
{
	return natives * rules->centimetre;
}

/* Told to attack, to carry on with an attack, or so near that an advance becomes one. */
static bool attacks(const struct action_case *c)
{
	return c->test.action == ACTION_ATTACK
		|| (c->test.action == ACTION_ADVANCE && c->facts.near_to_attack)
		|| (c->test.action == ACTION_CARRY_ON && c->facts.attacking);
}

static void throw_natives(const struct tests *t, struct action_case *c)
{
	const struct rulebook *book = game_book(t->g);
	const struct column length = { .kind = COLUMN_LENGTH };
	char text[24], outcome[OUTCOME_MAX];
	struct roller r;

	roller_open(&r, "X-34", "natives' die", c->unit, NOBODY, 0);
	roller_read(&r, ROLL_TABLE);
	roller_audience(&r, t->g->units[c->unit].sighted);
	roller_throw(&r, t->g, t->rules->native_die, 1);
	c->natives = r.dice[0];
	rulebook_print(book, &length, &(struct entry){ true,
		action_further(t->rules, c->natives), "" }, text, sizeof text);
	snprintf(outcome, sizeof outcome, "they move %s further this turn", text);
	roller_tell(&r, t->g, outcome);
}

void action_tests(struct game *g, const struct action_rules *rules,
	const struct action_rank *ranks, struct action_case *cases, int n)
{
	struct tests t = { .g = g, .rules = rules, .ranks = ranks, .cases = cases, .n = n };

	for (int i = 0; i < n; i++) {
		struct action_platoon p;

		cases[i].natives = 0;
		if (t.thrown[i])
			continue;
		if (action_platoon(g, rules, ranks, cases[i].unit, &p))
			test_platoon(&t, &p);
		else
			test_alone(&t, &cases[i]);
	}
	for (int i = 0; i < n; i++)
		if (cases[i].native && cases[i].facts.blue_binds && rules->native_die > 0
				&& attacks(&cases[i]))
			throw_natives(&t, &cases[i]);
}

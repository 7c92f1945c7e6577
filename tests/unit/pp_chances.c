/* The tests of participation's odds: see pp_chances.h. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/choice.h"
#include "played.h"
#include "pp_chances.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"

/* ---- cases ---- */

void pp_case_of(struct odds_case *c, const struct rulebook *book, const char *action,
	const char *words)
{
	const struct odds_action *const a = odds_action(&system_participation, action);
	char text[400], *rest = NULL;
	struct reason why = { "", "" };

	assert_non_null(a);
	snprintf(text, sizeof text, "%s", words);
	odds_begin(c, &system_participation, book, a);
	for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
		if (!odds_set(c, word, &why))
			fail_msg("%s %s: %s", action, words, why.text);
}

void pp_case(struct odds_case *c, const char *action, const char *words, struct odds *o)
{
	struct reason why = { "", "" };

	pp_case_of(c, &rulebook_participation, action, words);
	if (!odds_reckon(c, o, &why))
		fail_msg("%s %s: %s (%s)", action, words, why.text, why.rule);
}

struct scene *pp_scene(const struct odds_case *c)
{
	struct reason why = { "", "" };
	struct scene *const s = scene_set_up(c, &why);

	if (!s)
		fail_msg("%s (%s)", why.text, why.rule);
	return s;
}

void pp_change(struct rulebook *book, const char *table, const char *row, const char *column,
	int number)
{
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	assert_int_equal(rulebook_override(book, table, row, column, text), OVERRIDE_OK);
}

/* ---- samples ---- */

struct game *sampled_fresh(const struct game *g)
{
	struct game *const fresh = game_clone(g);

	assert_non_null(fresh);
	return fresh;
}

void sampled_again(struct game *g, const struct game *fresh)
{
	const struct dice dice = g->dice;

	game_assign(g, fresh);
	g->dice = dice;
}

int sampled_end(const struct game *g, int figure)
{
	const struct pp_figure *const f = pp_figure_of(g, figure);

	if (pp_out(g, figure))
		return INJURY_DEAD;
	if (g->figures[figure].life == LIFE_WOUNDED && f->fate == FATE_STUNNED)
		return INJURY_STUNNED;
	return pp_creature(g, figure) ? (f->wounds > 0 ? INJURY_LIGHT : INJURY_SUPERFICIAL)
		: f->injury;
}

void expect_plights(const struct odds *o, const struct game *g, int figure,
	const int64_t ends[INJURIES], int n)
{
	static const char *const people[INJURIES] = { [INJURY_SUPERFICIAL] = "unhurt",
		[INJURY_LIGHT] = "light", [INJURY_BAD] = "bad", [INJURY_DANGEROUS] = "dangerous",
		[INJURY_DEAD] = "dead", [INJURY_STUNNED] = "senseless" };
	int64_t seen = 0;

	for (int i = 0; i < INJURIES; i++) {
		const char *name = people[i];

		if (!name || (pp_creature(g, figure) && (i == INJURY_BAD || i == INJURY_DANGEROUS)))
			continue;
		if (pp_creature(g, figure) && i == INJURY_LIGHT)
			name = "wounded";
		sampled_agrees(name, odds_chance(o, name), ends[i], n);
		seen += ends[i];
	}
	assert_int_equal(seen, n);
}

/* ---- rows ---- */

void expect_row(const char *action, const char *words, const char *rule, int value)
{
	const struct modifier *row;
	struct odds_case c;
	struct odds o;

	pp_case(&c, action, words, &o);
	row = odds_modifier(&o, rule);
	if (!row)
		fail_msg("%s %s: no row %s", action, words, rule);
	else if (row->halves != 2 * value)
		fail_msg("%s %s: %s is %d halves, not %d", action, words, rule, row->halves,
			2 * value);
}

void expect_no_row(const char *action, const char *words, const char *rule)
{
	struct odds_case c;
	struct odds o;

	pp_case(&c, action, words, &o);
	if (odds_modifier(&o, rule))
		fail_msg("%s %s: a row %s", action, words, rule);
}

int hit_need(const struct odds *o)
{
	for (int i = 0; i < o->n_rolls; i++)
		if (strcmp(o->rolls[i].success, "hit") == 0)
			return roller_need(&o->rolls[i].roller);
	fail_msg("no roll for hits");
	return 0;
}

/* House rules made in play: the setup's rulebook with entries changed, bound
 * anew.
 *
 *  K1  a house is constant once made: one rule more is a new house, so that the
 *      copies of a game share it.
 *  K2  its rules are told in the order in which they came; the last one of an
 *      entry holds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"
#include "game/room.h"

enum { HOUSE_RULES_MAX = 64, NAME_BYTES = 40, VALUE_BYTES = 100 };

struct house {
	int references, n;
	const struct game_system *system;
	struct rulebook *book;
	void *rules;
	const void *before;	/* the rules of the setup */
	char *rule[HOUSE_RULES_MAX];
};

/* A rule taken apart: "weapons rifle long 50\"". */
struct wish { char table[NAME_BYTES], row[NAME_BYTES], column[NAME_BYTES], value[VALUE_BYTES]; };

struct house *house_hold(struct house *h)
{
	if (h)
		h->references++;
	return h;
}

void house_free(struct house *h)
{
	if (!h || --h->references > 0)
		return;
	for (int i = 0; i < h->n; i++)
		free(h->rule[i]);
	if (h->rules)
		h->system->unbind(h->rules);
	rulebook_free(h->book);
	free(h);
}

const struct rulebook *game_book(const struct game *g)
{
	return g->house ? g->house->book : g->setup->book;
}

int house_count(const struct game *g)
{
	return g->house ? g->house->n : 0;
}

const char *house_rule(const struct game *g, int i)
{
	return g->house->rule[i];
}

/* ---- what is wrong with a wish ---- */

static bool no_table(const struct rulebook *b, const char *found, struct reason *why)
{
	struct nearest n;

	nearest_to(&n, found);
	for (int i = 0; i < b->n_tables; i++)
		nearest_try(&n, b->tables[i].id);
	return refuse(why, "C-12", "expected a table of the rulebook, found '%s'%s%s%s", found,
		nearest_word(&n) ? "; did you mean '" : "", nearest_word(&n) ? nearest_word(&n)
		: "",
		nearest_word(&n) ? "'?" : "");
}

static bool no_row(const struct rule_table *t, const char *found, struct reason *why)
{
	struct nearest n;

	nearest_to(&n, found);
	for (int i = 0; i < t->n_rows; i++)
		nearest_try(&n, rule_table_at(t, i, 0)->text);
	return refuse(why, "C-12", "expected a row of the table %s, found '%s'%s%s%s", t->id,
		found, nearest_word(&n) ? "; did you mean '" : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "'?" : "");
}

static bool no_column(const struct rule_table *t, const char *found, struct reason *why)
{
	char columns[160] = "";

	for (int i = 1; i < t->n_columns; i++) {	/* the first is the row's id */
		const size_t used = strlen(columns);

		snprintf(columns + used, sizeof(columns) - used, "%s%s", i > 1 ? ", " : "",
			t->columns[i].id);
	}
	return refuse(why, "C-12", "expected a column of the table %s (%s), found '%s'", t->id,
		columns, found);
}

static bool no_value(const struct column *c, const struct wish *w, struct reason *why)
{
	static const char *const written[COLUMN_KINDS] = {
		[COLUMN_TEXT] = "one of its words", [COLUMN_NUMBER] = "a whole number",
		[COLUMN_HALVES] = "a number, maybe with a half", [COLUMN_LENGTH] = "a length",
		[COLUMN_FLAG] = "yes or no",
	};

	return refuse(why, "C-12", "expected %s%s for %s, found '%.60s'", written[c->kind],
		c->optional ? ", or - for none," : "", c->title, w->value);
}

static bool take_apart(const char *rule, struct wish *w, struct reason *why)
{
	int used = 0;

	if (sscanf(rule, "%39s %39s %39s %n", w->table, w->row, w->column, &used) != 3
			|| used == 0 || !rule[used] || strlen(rule + used) >= VALUE_BYTES)
		return refuse(why, "C-12", "expected TABLE ROW COLUMN VALUE, such as "
			"`weapons rifle long 50`, found '%.60s'", rule);
	snprintf(w->value, sizeof(w->value), "%s", rule + used);
	return true;
}

/* Whether the entry is there, and changing it means something. */
static bool may_change(const struct game *g, const struct wish *w, struct reason *why)
{
	const struct rulebook *const b = g->setup->book;
	const struct rule_table *const t = rulebook_table(b, w->table);

	if (!t)
		return no_table(b, w->table, why);
	if (rule_table_row(t, w->row) < 0)
		return no_row(t, w->row, why);
	if (rule_table_column(t, w->column) <= 0)
		return no_column(t, w->column, why);
	if (strcmp(w->table, "terrain") == 0)
		return refuse(why, "C-12", "the map is made of the table terrain: it cannot change "
			"in play; gm-ground changes cells instead");
	if (g->system->plays && !g->system->plays(g->system, b, w->table, w->row, w->column))
		return refuse(why, "C-12", "play does not read that entry; it only describes");
	return true;
}

static bool change(struct house *h, const struct wish *w, struct reason *why)
{
	const struct rule_table *const t = rulebook_table(h->book, w->table);

	switch (rulebook_override(h->book, w->table, w->row, w->column, w->value)) {
	case OVERRIDE_OK:
		return true;
	case OVERRIDE_RANGE:
		return refuse(why, "C-12", "%.60s is more or less than %s may be", w->value,
			t->columns[rule_table_column(t, w->column)].title);
	case OVERRIDE_MEMORY:
		return refuse(why, "C-12", "there is not enough memory for a house rule");
	default:
		return no_value(&t->columns[rule_table_column(t, w->column)], w, why);
	}
}

static bool keep(struct house *h, const char *rule)
{
	h->rule[h->n] = malloc(strlen(rule) + 1);
	if (!h->rule[h->n])
		return false;
	memcpy(h->rule[h->n], rule, strlen(rule) + 1);
	h->n++;
	return true;
}

/* ---- houses ---- */

static bool build(struct house *h, const struct game *g, const char *rule, struct reason *why)
{
	struct wish w;

	refuse(why, "C-12", "there is not enough memory for a house rule");
	h->book = rulebook_copy(g->setup->book);
	for (int i = 0; h->book && i < house_count(g); i++)
		if (!take_apart(house_rule(g, i), &w, why) || !change(h, &w, why)
				|| !keep(h, house_rule(g, i)))
			return false;
	if (!h->book || !take_apart(rule, &w, why) || !may_change(g, &w, why)
			|| !change(h, &w, why) || !keep(h, rule))
		return false;
	h->rules = h->system->bind(h->system, h->book, why);
	return h->rules != NULL;
}

struct house *house_with(const struct game *g, const char *rule, struct reason *why)
{
	struct house *h;

	if (house_count(g) == HOUSE_RULES_MAX) {
		refuse(why, "C-12", "at most %d house rules can be made in a game",
			HOUSE_RULES_MAX);
		return NULL;
	}
	h = calloc(1, sizeof(*h));
	if (!h) {
		refuse(why, "C-12", "there is not enough memory for a house rule");
		return NULL;
	}
	h->references = 1;
	h->system = g->system;
	h->before = g->house ? g->house->before : g->rules;
	if (build(h, g, rule, why))
		return h;
	house_free(h);
	return NULL;
}

void house_move_out(struct game *g)
{
	if (!g->house)
		return;
	g->rules = g->house->before;
	house_free(g->house);
	g->house = NULL;
}

void house_move_in(struct game *g, struct house *h)
{
	house_free(g->house);
	g->house = h;
	g->rules = h->rules;
}

/* Binding the action tables (action.h): rows and cells as plain numbers, so that no test
 * looks anything up by name.
 *
 * Centimetres of the tables become the system's measure at 2.5 to the inch (C-14).
 */
#include <string.h>

#include "skirmish/tables/binder.h"
#include "skirmish/uncommanded/action_own.h"

enum { INCH_MM = 25, CENTIMETRE_MM = 10 };

/* ---- the parts ---- */

static void bind_factors(struct binder *b, struct action_rules *r)
{
	static const char *const rows[FACTORS] = {
		[FACTOR_NO_ENEMY] = "factors.no-enemy",
		[FACTOR_HERO] = "factors.hero",
		[FACTOR_COVER] = "factors.cover",
		[FACTOR_IN_RANGE] = "factors.in-range",
		[FACTOR_RAW] = "factors.raw",
		[FACTOR_LOSSES] = "factors.losses",
		[FACTOR_FLANK] = "factors.flank",
		[FACTOR_CAVALRY] = "factors.cavalry",
		[FACTOR_ROUTING] = "factors.routing",
	};
	static const struct bind_column columns[] = {
		COLUMN(struct action_rules, factor[0].name, "name"),
		COLUMN(struct action_rules, factor[0].rule, ITS_RULE),
		COLUMN(struct action_rules, factor[0].value, "factor"), COLUMNS_END
	};

	bind_rows(b, rows, FACTORS, columns, r, sizeof r->factor[0]);
	r->each_tenth = bind_number(b, "factors", "losses", "each") != 0;
}

static void bind_action_row(struct binder *b, const char *table, const char *id,
	struct action_row *row)
{
	const struct entry *least = bind_entry(b, table, id, "least");
	const struct entry *most = bind_entry(b, table, id, "most");

	row->name = bind_text(b, table, id, "name");
	row->least = least->given ? least->number : INT32_MIN;
	row->most = most->given ? most->number : INT32_MAX;
	for (int die = 1; die <= ACTION_DICE; die++) {
		const char column[3] = { 'd', (char)('0' + die), '\0' };
		const int32_t cell = bind_number(b, table, id, column);

		row->cell[die - 1] = (struct action_cell){ (uint8_t)(cell / 2), cell % 2 != 0 };
	}
}

static void bind_action_table(struct binder *b, const char *id, struct action_table *t)
{
	const struct rule_table *rows = rulebook_table(b->book, id);

	t->id = id;
	t->n_rows = rows == NULL ? 0 : rows->n_rows;
	if (t->n_rows < 1 || t->n_rows > ACTION_ROWS_MAX) {
		bind_fail(b, id, "*", "1 to 16 rows");
		return;
	}
	for (int i = 0; i < t->n_rows; i++)
		bind_action_row(b, id, rule_table_at(rows, i, 0)->text, &t->rows[i]);
	t->falling_back = (int8_t)rule_table_row(rows, "falling-back");
	t->works = (int8_t)rule_table_row(rows, "works");
	if (t->falling_back < 0 || t->works < 0)
		bind_fail(b, id, t->works < 0 ? "works" : "falling-back", "a row");
}

static bool has_tables(const struct binder *b)
{
	static const char *const tables[] = { "factors", "missile", "close", "outcomes",
		"testing" };

	for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
		if (!bind_has(b, tables[i], NULL, NULL))
			return false;
	return true;
}

static void bind_lengths(struct binder *b, int32_t inch, struct action_rules *r)
{
	const struct { int32_t *to; const char *table, *row, *column; } lengths[] = {
		{ &r->friends_near, "factors", "flank", "range" },
		{ &r->cavalry_near, "factors", "cavalry", "range" },
		{ &r->attack_near, "outcomes", "advance", "near" },
		{ &r->rout_bonus, "outcomes", "rout", "bonus" },
		{ &r->platoon, "testing", "platoon", "length" },
		{ &r->officer, "testing", "platoon-officer", "length" },
	};

	for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
		*lengths[i].to = bind_number(b, lengths[i].table, lengths[i].row,
			lengths[i].column) * inch / INCH_MM;
	r->centimetre = CENTIMETRE_MM * inch / INCH_MM;
}

static void bind_all(struct binder *b, int32_t inch, struct action_rules *r)
{
	bind_factors(b, r);
	bind_action_table(b, "missile", &r->missile);
	bind_action_table(b, "close", &r->close);
	bind_lengths(b, inch, r);
	r->native_die = bind_number(b, "outcomes", "attack", "native-die");
	r->stay_strength = bind_number(b, "outcomes", "retreat", "strength");
	r->die = bind_number(b, "testing", "action-die", "value");
}

void action_bind(struct binder *b, int32_t inch, struct action_rules *rules)
{
	struct binder shared = { .book = &rulebook_actions, .why = b->why };

	memset(rules, 0, sizeof *rules);
	if (has_tables(b)) {
		bind_all(b, inch, rules);
		return;
	}
	bind_all(&shared, inch, rules);
	b->failed = b->failed || shared.failed;
}

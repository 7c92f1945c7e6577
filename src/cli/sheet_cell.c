/* The cells of a quick reference sheet: see sheet.h. */
#include "config.h"
#include "cli/sheet.h"

#include <string.h>

enum { ID_BYTES = 40 };

/* How two columns are told, and what that makes of them. */
static const struct { const char *mark; enum sheet_merge merge; } marks[] = {
	{ "..", MERGE_RANGE }, { "/", MERGE_EITHER }, { ">", MERGE_THROUGH }
};

/* Cuts `text` at `mark`; what is behind it, or NULL. */
static char *cut(char *text, const char *mark)
{
	char *const at = strstr(text, mark);

	if (!at)
		return NULL;
	*at = '\0';
	return at + strlen(mark);
}

static int second_column(const struct rulebook *b, const struct rule_table *t, char *told,
	struct sheet_column *c)
{
	char *column;

	if (c->merge != MERGE_THROUGH)
		return rule_table_column(t, told);
	column = cut(told, ".");
	c->other = rulebook_table(b, told);
	return c->other && column ? rule_table_column(c->other, column) : -1;
}

bool rules_sheet_column_read(const struct rulebook *b, const struct rule_table *t, const char *told,
	struct sheet_column *c)
{
	char text[ID_BYTES * 3], *second = NULL;
	const char *heading;

	if (strlen(told) >= sizeof(text))
		return false;
	strcpy(text, told);
	heading = cut(text, ":");
	*c = (struct sheet_column) { .merge = MERGE_NONE };
	for (size_t i = 0; !second && i < sizeof(marks) / sizeof(marks[0]); i++)
		if ((second = cut(text, marks[i].mark)) != NULL)
			c->merge = marks[i].merge;
	c->first = rule_table_column(t, text);
	if (second)
		c->second = second_column(b, t, second, c);
	if (c->first < 0 || c->second < 0)
		return false;
	snprintf(c->heading, sizeof(c->heading), "%s",
		heading ? heading : t->columns[c->first].title);
	return true;
}

enum column_kind rules_sheet_column_kind(const struct rule_table *t, const struct sheet_column *c)
{
	if (c->merge == MERGE_THROUGH)
		return c->other->columns[c->second].kind;
	return t->columns[c->first].kind;
}

static void print_one(const struct rulebook *b, const struct rule_table *t, int column, int row,
	char text[SHEET_CELL_BYTES])
{
	const struct entry *const e = rule_table_at(t, row, column);

	if (t->columns[column].kind == COLUMN_FLAG && e->given)
		snprintf(text, SHEET_CELL_BYTES, "%s", e->number ? "•" : "");
	else if (!e->given || strcmp(e->text, "none") == 0)
		snprintf(text, SHEET_CELL_BYTES, "–");
	else
		rulebook_print(b, &t->columns[column], e, text, SHEET_CELL_BYTES);
}

static void print_range(const struct rulebook *b, const struct rule_table *t,
	const struct sheet_column *c, int row, char text[SHEET_CELL_BYTES])
{
	const struct entry *const least = rule_table_at(t, row, c->first);
	const struct entry *const most = rule_table_at(t, row, c->second);
	const bool signs = t->columns[c->first].least < 0;
	char one[ID_BYTES], other[ID_BYTES];

	rulebook_print(b, &t->columns[c->first], least, one, sizeof(one));
	rulebook_print(b, &t->columns[c->second], most, other, sizeof(other));
	if (!least->given && !most->given)
		snprintf(text, SHEET_CELL_BYTES, "–");
	else if (!least->given)
		snprintf(text, SHEET_CELL_BYTES, "≤ %s", other);
	else if (!most->given)
		snprintf(text, SHEET_CELL_BYTES, "≥ %s", one);
	else if (strcmp(one, other) == 0)
		snprintf(text, SHEET_CELL_BYTES, "%s", one);
	else
		snprintf(text, SHEET_CELL_BYTES, signs ? "%s to %s" : "%s–%s", one, other);
}

/* Of a row that another table's entry names. */
static void print_through(const struct rulebook *b, const struct rule_table *t,
	const struct sheet_column *c, int row, char text[SHEET_CELL_BYTES])
{
	const struct entry *const e = rule_table_at(t, row, c->first);
	const int named = e->given ? rule_table_row(c->other, e->text) : -1;

	if (named < 0)
		snprintf(text, SHEET_CELL_BYTES, "–");
	else
		print_one(b, c->other, c->second, named, text);
}

void rules_sheet_cell(const struct rulebook *b, const struct rule_table *t,
	const struct sheet_column *c, int row, char text[SHEET_CELL_BYTES])
{
	if (c->merge == MERGE_RANGE)
		print_range(b, t, c, row, text);
	else if (c->merge == MERGE_THROUGH)
		print_through(b, t, c, row, text);
	else if (c->merge == MERGE_EITHER && !rule_table_at(t, row, c->first)->given)
		print_one(b, t, c->second, row, text);
	else
		print_one(b, t, c->first, row, text);
}

/* What an id names, in a book and in the one beside it. */
#include "cliffhanger/cite.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

const struct rulebook *rulebook_beside(const struct rulebook *b)
{
	const struct rulebook *const actions = &rulebook_actions;

	for (int i = 0; i < actions->n_tables; i++)
		if (!rulebook_table(b, actions->tables[i].id))
			return actions;
	return NULL;
}

/* Cuts "TABLE.ROW.COLUMN" at its second dot; what is behind it, or NULL. */
static const char *cut_column(char *id)
{
	char *const first = strchr(id, '.');
	char *const second = first ? strchr(first + 1, '.') : NULL;

	if (!second)
		return NULL;
	*second = '\0';
	return second + 1;
}

static int find_column(const struct rule_table *t, const char *column)
{
	for (int i = 0; i < t->n_columns; i++)
		if (strcasecmp(t->columns[i].id, column) == 0)
			return i;
	return -1;
}

static bool resolve_in(const struct rulebook *b, const char *id, struct cite_place *p)
{
	char row[CITE_ID_MAX];
	const char *column;
	struct cite c;

	if (strlen(id) >= sizeof(row))
		return false;
	strcpy(row, id);
	column = cut_column(row);
	if (!cite_word(b, row, &c) || c.kind == CITED_SUBJECT || (column && c.kind != CITED_ROW))
		return false;
	*p = (struct cite_place){ .book = b, .row = -1, .column = -1 };
	if (c.kind == CITED_RULE)
		p->rule = &b->rules[c.at];
	else
		p->table = &b->tables[c.at];
	if (c.kind == CITED_ROW)
		p->row = c.row;
	if (column)
		p->column = find_column(p->table, column);
	return !column || p->column >= 0;
}

bool cite_resolve(const struct rulebook *b, const char *id, struct cite_place *p)
{
	const struct rulebook *const beside = rulebook_beside(b);
	struct cite_place found;

	if (!resolve_in(b, id, &found) && !(beside && resolve_in(beside, id, &found)))
		return false;
	*p = found;
	return true;
}

const struct rule *cite_to_rule(const struct rulebook *b, const char *id)
{
	struct cite_place place = { .rule = NULL };

	return cite_resolve(b, id, &place) ? place.rule : NULL;
}

/* A screen of what was found: the best in full, then names of others, then how to see the
 * rest.
 *
 * A rule that several books have is told once, under the names of all.  Of a table of which
 * some rows were found the note is left to the table. */
#include "config.h"
#include "cli/rules.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/plain.h"

enum { SCREEN_LINES = 24, NAMES_LEAST = 3, NAME_COLUMNS = 28, BOOKS_BYTES = 200,
	ROWS_NAMED = 3 };

/* The books of a piece: its own, and those that have the same rule. */
static void list_books(const struct answer *a, int i, char text[BOOKS_BYTES])
{
	const struct piece *const p = &a->pieces[i];
	size_t n = (size_t)snprintf(text, BOOKS_BYTES, "== %s", p->book->title);

	for (int k = i + 1; p->rule && k < a->n && n < BOOKS_BYTES; k++)
		if (a->pieces[k].teller == p->book
				&& strcmp(a->pieces[k].rule->id, p->rule->id) == 0)
			n += (size_t)snprintf(text + n, BOOKS_BYTES - n, ", %s",
				a->pieces[k].book->title);
}

/* The books above a piece are said if they are not those above the last one. */
static void print_piece(struct tape *t, const struct answer *a, int i, const char *books)
{
	const struct piece *const p = &a->pieces[i];
	struct rule_table bare;
	struct piece row = *p;
	char own[BOOKS_BYTES];

	list_books(a, i, own);
	tape_line(t, "");
	if (strcmp(own, books) != 0 && (p->book != a->query.book || *books))
		tape_say(t, 3, "%s", own);
	if (p->part) {
		bare = *p->table;
		bare.note = "";
		row.table = &bare;
	}
	rules_text_piece(t, &row);
}

static int measure(struct tape *nowhere, const struct answer *a, int i, const char *books)
{
	const int before = tape_lines(nowhere);

	print_piece(nowhere, a, i, books);
	return tape_lines(nowhere) - before;
}

/* ---- names ---- */

static void print_name(struct tape *t, const struct answer *a, const struct piece *p,
	const char *id, const char *title)
{
	char name[200];

	snprintf(name, sizeof(name), "%s%s%s", a->query.book ? "" : p->book->id,
		a->query.book ? "" : " ", id);
	tape_say(t, 2 + NAME_COLUMNS + 2, "  %-*s  %s", NAME_COLUMNS, name, title);
}

static void print_names(struct tape *t, const struct answer *a, const struct piece *p)
{
	char id[100], title[200];

	if (p->rule) {
		print_name(t, a, p, p->rule->id, p->rule->title);
		return;
	}
	for (int i = 0; p->part && p->table->n_rows <= ROWS_NAMED && i < p->table->n_rows; i++) {
		snprintf(id, sizeof(id), "%s.%s", p->table->id, rule_table_at(p->table, i, 0)->text);
		print_name(t, a, p, id, rule_table_at(p->table, i, 1)->text);
	}
	if (!p->part || p->table->n_rows > ROWS_NAMED) {
		snprintf(title, sizeof(title), "%s: %d rows", p->table->title, p->table->n_rows);
		print_name(t, a, p, p->table->id, p->part ? title : p->table->title);
	}
}

static int measure_names(struct tape *nowhere, const struct answer *a, const struct piece *p)
{
	const int before = tape_lines(nowhere);

	print_names(nowhere, a, p);
	return tape_lines(nowhere) - before;
}

/* ---- the screen ---- */

/* Pieces that are told, from one on. */
static int count_rest(const struct answer *a, int from)
{
	int n = 0;

	for (int i = from; i < a->n; i++)
		n += a->pieces[i].teller == NULL;
	return n;
}

static void print_rest(struct tape *t, struct tape *nowhere, const struct answer *a, int from)
{
	int i = from, rest;

	tape_line(t, "");
	tape_say(t, 0, a->query.book ? "More of it (cliffhanger rules %s ID):"
		: "More of it (cliffhanger rules SYSTEM ID):",
		a->query.book ? a->query.book->id : "");
	for (; i < a->n; i++) {
		if (a->pieces[i].teller)
			continue;
		if (tape_lines(t) + measure_names(nowhere, a, &a->pieces[i])
				+ (count_rest(a, i) > 1) > SCREEN_LINES)
			break;
		print_names(t, a, &a->pieces[i]);
	}
	rest = count_rest(a, i);
	if (rest > 0)
		tape_say(t, 2, "  and %d more: cliffhanger rules%s%s %s --all", rest,
			a->query.book ? " " : "", a->query.book ? a->query.book->id : "",
			a->query.word);
}

void rules_screen(struct tape *t, struct tape *nowhere, const struct answer *a)
{
	char books[BOOKS_BYTES] = "";
	int i = 0;

	rules_text_head(t, a);
	for (; i < a->n; i++) {
		const int rest = count_rest(a, i + 1);
		const int names = rest > NAMES_LEAST ? NAMES_LEAST : rest;

		if (a->pieces[i].teller)
			continue;
		if (i > 0 && tape_lines(t) + measure(nowhere, a, i, books)
				+ (names > 0 ? 2 + names : 0) > SCREEN_LINES)
			break;
		print_piece(t, a, i, books);
		list_books(a, i, books);
	}
	if (count_rest(a, i) > 0)
		print_rest(t, nowhere, a, i);
}

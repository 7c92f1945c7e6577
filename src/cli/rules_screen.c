/* A screen of what was found, or of a subject: the best in full, then names of others, then
 * how to see the rest.
 *
 * A rule that several books have is told once, under the names of all.  Of a table of which
 * some rows were found the note is left to the table. */
#include "config.h"
#include "cli/rules.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/plain.h"

enum { SCREEN_LINES = 24, NAMES_LEAST = 2, NAME_COLUMNS = 28, BOOKS_BYTES = 200,
	ROWS_NAMED = 3, PIECES_SHOWN = 200 };

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
static void print_piece(struct output *t, const struct answer *a, int i, const char *books)
{
	const struct piece *const p = &a->pieces[i];
	struct rule_table bare;
	struct piece row = *p;
	char own[BOOKS_BYTES];

	list_books(a, i, own);
	output_line(t, "");
	if (strcmp(own, books) != 0 && (p->book != a->query.book || *books))
		output_say(t, 3, "%s", own);
	if (p->part) {
		bare = *p->table;
		bare.note = "";
		row.table = &bare;
	}
	rules_text_piece(t, &row);
}

static int measure(struct output *nowhere, const struct answer *a, int i, const char *books)
{
	const int before = output_lines(nowhere);

	print_piece(nowhere, a, i, books);
	return output_lines(nowhere) - before;
}

/* ---- names ---- */

static void print_name(struct output *t, const struct answer *a, const struct piece *p,
	const char *id, const char *title)
{
	char name[200];

	snprintf(name, sizeof(name), "%s%s%s", a->query.book ? "" : p->book->id,
		a->query.book ? "" : " ", id);
	output_say(t, 2 + NAME_COLUMNS + 2, "  %-*s  %s", NAME_COLUMNS, name, title);
}

static void print_names(struct output *t, const struct answer *a, const struct piece *p)
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

static int measure_names(struct output *nowhere, const struct answer *a, const struct piece *p)
{
	const int before = output_lines(nowhere);

	print_names(nowhere, a, p);
	return output_lines(nowhere) - before;
}

/* ---- the screen ---- */

/* Which pieces are told in full; those past the last are only named. */
struct shown { const struct answer *a; bool is[PIECES_SHOWN]; };

static bool is_left(const struct shown *s, int i)
{
	return s->a->pieces[i].teller == NULL && (i >= PIECES_SHOWN || !s->is[i]);
}

/* Pieces that are neither told nor named, from one on. */
static int count_rest(const struct shown *s, int from)
{
	int n = 0;

	for (int i = from; i < s->a->n; i++)
		n += is_left(s, i);
	return n;
}

static void print_rest(struct output *t, struct output *nowhere, const struct shown *s)
{
	const struct answer *const a = s->a;
	int i = 0, rest;

	output_line(t, "");
	output_say(t, 0, a->query.book ? "More of it (cliffhanger rules %s ID):"
		: "More of it (cliffhanger rules SYSTEM ID):",
		a->query.book ? a->query.book->id : "");
	for (; i < a->n; i++) {
		if (!is_left(s, i))
			continue;
		if (output_lines(t) + measure_names(nowhere, a, &a->pieces[i])
				+ (count_rest(s, i) > 1) > SCREEN_LINES)
			break;
		print_names(t, a, &a->pieces[i]);
	}
	rest = count_rest(s, i);
	if (rest > 0)
		output_say(t, 2, "  and %d more: cliffhanger rules%s%s %s --all", rest,
			a->query.book ? " " : "", a->query.book ? a->query.book->id : "",
			a->query.word);
}

/* Whether there is room for a piece, and for some names of what is left behind it. */
static bool has_room(struct output *t, struct output *nowhere, const struct shown *s, int i,
	const char *books)
{
	const int rest = count_rest(s, 0) - 1;
	const int names = rest > NAMES_LEAST ? NAMES_LEAST : rest;

	return output_lines(t) + measure(nowhere, s->a, i, books) + (names > 0 ? 2 + names : 0)
		<= SCREEN_LINES;
}

/* The subjects of which words of the question are names, where the screen has room. */
static void print_subjects(struct output *t, const struct answer *a)
{
	bool any = false;

	for (int i = 0; subjects[i].id && i < 32; i++) {
		if (!(a->search.subjects >> i & 1) || output_lines(t) + 2 > SCREEN_LINES)
			continue;
		if (!any)
			output_line(t, "");
		output_say(t, 2, "All of \"%s\": cliffhanger rules%s%s %s", subjects[i].title,
			a->query.book ? " " : "", a->query.book ? a->query.book->id : "",
			subjects[i].id);
		any = true;
	}
}

/* What was looked for is told in its order, the best whatever its length; of a subject what
 * there is room for, so that no long table keeps all else off the screen. */
void rules_screen(struct output *t, struct output *nowhere, const struct answer *a)
{
	const int always = a->kind == ANSWER_SUBJECT ? a->n_leads : 1;
	struct shown s = { .a = a };
	char books[BOOKS_BYTES] = "";

	rules_text_head(t, a);
	for (int i = 0; i < a->n && i < PIECES_SHOWN; i++) {
		if (a->pieces[i].teller)
			continue;
		if (i >= always && !has_room(t, nowhere, &s, i, books)) {
			if (a->kind == ANSWER_FOUND)
				break;
			continue;
		}
		print_piece(t, a, i, books);
		list_books(a, i, books);
		s.is[i] = true;
	}
	if (count_rest(&s, 0) > 0)
		print_rest(t, nowhere, &s);
	if (a->kind == ANSWER_FOUND)
		print_subjects(t, a);
}

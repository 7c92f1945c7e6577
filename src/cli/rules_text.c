/* The rules as text for people. */
#include "config.h"
#include "cli/rules.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/plain.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/system.h"

/* ---- lists: ids, and beside them what they are called ---- */

enum { LIST_INDENT = 2, LIST_GAP = 2, ID_COLUMNS_MOST = 20 };

static int wider(int columns, const char *id)
{
	const int n = (int)strlen(id);

	return n > columns && n <= ID_COLUMNS_MOST ? n : columns;
}

static void list_item(struct output *t, int columns, const char *id, const char *title)
{
	output_say(t, LIST_INDENT + columns + LIST_GAP, "%*s%-*s  %s", LIST_INDENT, "", columns, id,
		title);
}

static void list_tables(struct output *t, const struct rulebook *b)
{
	int columns = 0;

	for (int i = 0; i < b->n_tables; i++)
		columns = wider(columns, b->tables[i].id);
	for (int i = 0; i < b->n_tables; i++)
		list_item(t, columns, b->tables[i].id, b->tables[i].title);
}

/* Of a book beside another those rules that this has not itself. */
static void list_rules(struct output *t, const struct rulebook *b, const struct rulebook *host)
{
	int columns = 0;

	for (int i = 0; i < b->n_rules; i++)
		columns = wider(columns, b->rules[i].id);
	for (int i = 0; i < b->n_rules; i++)
		if (host == b || !rulebook_rule(host, b->rules[i].id))
			list_item(t, columns, b->rules[i].id, b->rules[i].title);
}

static int count_rules_beside(const struct rulebook *b, const struct rulebook *host)
{
	int n = 0;

	for (int i = 0; i < b->n_rules; i++)
		n += !rulebook_rule(host, b->rules[i].id);
	return n;
}

static void list_beside(struct output *t, const struct rulebook *b, const struct rulebook *host)
{
	output_line(t, "");
	output_say(t, 0, "Tables of units that nobody commands (%s):", b->title);
	list_tables(t, b);
	if (count_rules_beside(b, host) == 0)
		return;
	output_line(t, "");
	output_say(t, 0, "Rules of these:");
	list_rules(t, b, host);
}

void rules_text_book(struct output *t, const struct rulebook *b)
{
	output_say(t, 0, "%s, by %s", b->title, b->authors);
	if (!system_find(b->id))
		output_say(t, 0, "No game is played by this book alone.");
	output_line(t, "");
	output_say(t, 0, "Tables (cliffhanger rules %s TABLE):", b->id);
	list_tables(t, b);
	output_line(t, "");
	output_say(t, 0, "Rules (cliffhanger rules %s ID):", b->id);
	list_rules(t, b, b);
	if (rulebook_beside(b))
		list_beside(t, rulebook_beside(b), b);
}

void rules_text_contents(struct output *t)
{
	int columns = 0;

	output_say(t, 0, "Systems (cliffhanger rules SYSTEM):");
	for (int i = 0; rulebooks[i]; i++)
		columns = wider(columns, rulebooks[i]->id);
	for (int i = 0; rulebooks[i]; i++)
		list_item(t, columns, rulebooks[i]->id, rulebooks[i]->title);
	output_line(t, "");
	output_say(t, 0, "Subjects, of all systems side by side (cliffhanger rules SUBJECT):");
	for (const struct subject *s = subjects; s->id; s++)
		list_item(t, columns, s->id, s->title);
	output_line(t, "");
	output_say(t, 0, "Any other word is looked for in all of them (cliffhanger rules rifle), or "
		"in one (cliffhanger rules pacific rifle).");
}

void rules_text_piece(struct output *t, const struct piece *p)
{
	if (p->table)
		output_rule_table(t, p->book, p->table, -1);
	else if (p->teller)
		output_say(t, 2, "%s %s: as in %s, above.", p->rule->id, p->rule->title,
			p->teller->title);
	else
		output_rule(t, p->rule);
}

/* Before each piece, save in lists of what others have told. */
static void print_gap(struct output *t, const struct answer *a, int i)
{
	const struct piece *const p = &a->pieces[i];

	if ((i > 0 || a->kind != ANSWER_PIECES)
			&& (i == 0 || p[-1].book != p->book || !p[-1].teller || !p->teller))
		output_line(t, "");
}

static void print_book_title(struct output *t, const struct rulebook *b)
{
	char line[100];

	snprintf(line, sizeof(line), "== %s (%s)", b->title, b->id);
	output_line(t, line);
}

void rules_text_head(struct output *t, const struct answer *a)
{
	const char *const where = a->query.book ? a->query.book->title : "all systems";
	const char *const what = a->kind == ANSWER_SUBJECT ? subject_what(a->subject) : NULL;

	if (a->kind == ANSWER_SUBJECT)
		output_say(t, 0, "%s, by %s", a->subject->title, where);
	else if (a->kind == ANSWER_FOUND)
		output_say(t, 0, "What has %s '%s', by %s%s%s", !a->search.whole ? "most of"
			: strchr(a->query.word, ' ') ? "the words" : "the word", a->query.word, where,
			*a->search.unknown ? "; nothing has: " : "", a->search.unknown);
	if (what)
		output_say(t, 2, "  %s", what);
}

static const char *title_of(const struct rulebook *b, const char *id)
{
	const struct rule_table *const table = rulebook_table(b, id);

	return table ? table->title : rulebook_rule(b, id)->title;
}

/* The rule that uses a table, if that is what was printed. */
static const struct rule *rule_of(const struct answer *a)
{
	const struct piece *const p = a->pieces;

	return a->kind == ANSWER_PIECES && a->n == 1 && a->query.book && p->table && !p->part
		? rulebook_rule(p->book, p->table->rule) : NULL;
}

/* What else the book has of a subject that is called like the table which was printed. */
static void print_more(struct output *t, const struct answer *a)
{
	const struct rulebook *const b = a->query.book;
	const char *const *const pieces = a->kind == ANSWER_PIECES && a->subject && b
		? rulepage_pieces(b, a->subject) : NULL;
	const struct rule *const told = rule_of(a);
	int columns = 0;

	if (!pieces)
		return;
	output_line(t, "");
	output_say(t, 0, "More of it (cliffhanger rules %s ID):", b->id);
	for (const char *const *id = pieces; *id; id++)
		columns = wider(columns, *id);
	for (const char *const *id = pieces; *id; id++)
		if ((!a->pieces[0].table || a->pieces[0].table != rulebook_table(b, *id))
				&& !(told && strcmp(told->id, *id) == 0))
			list_item(t, columns, *id, title_of(b, *id));
}

static void print_whole(struct output *t, const struct answer *a)
{
	const struct rulebook *book = a->query.book;

	rules_text_head(t, a);
	for (int i = 0; i < a->n; i++) {
		const struct piece *const p = &a->pieces[i];

		print_gap(t, a, i);
		if (p->book != book)
			print_book_title(t, p->book);
		book = p->book;
		rules_text_piece(t, p);
	}
	if (rule_of(a)) {
		output_line(t, "");
		output_rule(t, rule_of(a));
	}
	print_more(t, a);
}

void rules_text_answer(struct output *t, struct output *nowhere, const struct answer *a, bool all)
{
	if (!all && a->kind != ANSWER_PIECES)
		rules_screen(t, nowhere, a);
	else
		print_whole(t, a);
}

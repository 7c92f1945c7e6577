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

static void list_item(struct tape *t, int columns, const char *id, const char *title)
{
	tape_say(t, LIST_INDENT + columns + LIST_GAP, "%*s%-*s  %s", LIST_INDENT, "", columns, id,
		title);
}

static void list_tables(struct tape *t, const struct rulebook *b)
{
	int columns = 0;

	for (int i = 0; i < b->n_tables; i++)
		columns = wider(columns, b->tables[i].id);
	for (int i = 0; i < b->n_tables; i++)
		list_item(t, columns, b->tables[i].id, b->tables[i].title);
}

/* Of a book beside another those rules that this has not itself. */
static void list_rules(struct tape *t, const struct rulebook *b, const struct rulebook *host)
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

static void list_beside(struct tape *t, const struct rulebook *b, const struct rulebook *host)
{
	tape_line(t, "");
	tape_say(t, 0, "Tables of units that nobody commands (%s):", b->title);
	list_tables(t, b);
	if (count_rules_beside(b, host) == 0)
		return;
	tape_line(t, "");
	tape_say(t, 0, "Rules of these:");
	list_rules(t, b, host);
}

void rules_text_book(struct tape *t, const struct rulebook *b)
{
	tape_say(t, 0, "%s, by %s", b->title, b->authors);
	if (!system_find(b->id))
		tape_say(t, 0, "No game is played by this book alone.");
	tape_line(t, "");
	tape_say(t, 0, "Tables (cliffhanger rules %s TABLE):", b->id);
	list_tables(t, b);
	tape_line(t, "");
	tape_say(t, 0, "Rules (cliffhanger rules %s ID):", b->id);
	list_rules(t, b, b);
	if (rulebook_beside(b))
		list_beside(t, rulebook_beside(b), b);
}

void rules_text_contents(struct tape *t)
{
	int columns = 0;

	tape_say(t, 0, "Systems (cliffhanger rules SYSTEM):");
	for (int i = 0; rulebooks[i]; i++)
		columns = wider(columns, rulebooks[i]->id);
	for (int i = 0; rulebooks[i]; i++)
		list_item(t, columns, rulebooks[i]->id, rulebooks[i]->title);
	tape_line(t, "");
	tape_say(t, 0, "Subjects, of all systems side by side (cliffhanger rules SUBJECT):");
	for (const struct subject *s = subjects; s->id; s++)
		list_item(t, columns, s->id, s->title);
	tape_line(t, "");
	tape_say(t, 0, "Any other word is looked for in all of them (cliffhanger rules rifle), or "
		"in one (cliffhanger rules pacific rifle).");
}

void rules_text_piece(struct tape *t, const struct piece *p)
{
	if (p->table)
		tape_rule_table(t, p->book, p->table, -1);
	else if (p->teller)
		tape_say(t, 2, "%s %s: as in %s, above.", p->rule->id, p->rule->title,
			p->teller->title);
	else
		tape_rule(t, p->rule);
}

/* Before each piece, save in lists of what others have told. */
static void print_gap(struct tape *t, const struct answer *a, int i)
{
	const struct piece *const p = &a->pieces[i];

	if ((i > 0 || a->kind != ANSWER_PIECES)
			&& (i == 0 || p[-1].book != p->book || !p[-1].teller || !p->teller))
		tape_line(t, "");
}

static void print_book_title(struct tape *t, const struct rulebook *b)
{
	char line[100];

	snprintf(line, sizeof(line), "== %s (%s)", b->title, b->id);
	tape_line(t, line);
}

void rules_text_head(struct tape *t, const struct answer *a)
{
	const char *const where = a->query.book ? a->query.book->title : "all systems";
	const char *const what = a->kind == ANSWER_SUBJECT ? subject_what(a->subject) : NULL;

	if (a->kind == ANSWER_SUBJECT)
		tape_say(t, 0, "%s, by %s", a->subject->title, where);
	else if (a->kind == ANSWER_FOUND)
		tape_say(t, 0, "What has %s '%s', by %s%s%s", !a->search.whole ? "most of"
			: strchr(a->query.word, ' ') ? "the words" : "the word", a->query.word, where,
			*a->search.unknown ? "; nothing has: " : "", a->search.unknown);
	if (what)
		tape_say(t, 2, "  %s", what);
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
static void print_more(struct tape *t, const struct answer *a)
{
	const struct rulebook *const b = a->query.book;
	const char *const *const pieces = a->kind == ANSWER_PIECES && a->subject && b
		? rulepage_pieces(b, a->subject) : NULL;
	const struct rule *const told = rule_of(a);
	int columns = 0;

	if (!pieces)
		return;
	tape_line(t, "");
	tape_say(t, 0, "More of it (cliffhanger rules %s ID):", b->id);
	for (const char *const *id = pieces; *id; id++)
		columns = wider(columns, *id);
	for (const char *const *id = pieces; *id; id++)
		if ((!a->pieces[0].table || a->pieces[0].table != rulebook_table(b, *id))
				&& !(told && strcmp(told->id, *id) == 0))
			list_item(t, columns, *id, title_of(b, *id));
}

static void print_whole(struct tape *t, const struct answer *a)
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
		tape_line(t, "");
		tape_rule(t, rule_of(a));
	}
	print_more(t, a);
}

void rules_text_answer(struct tape *t, struct tape *nowhere, const struct answer *a, bool all)
{
	if (!all && a->kind != ANSWER_PIECES)
		rules_screen(t, nowhere, a);
	else
		print_whole(t, a);
}

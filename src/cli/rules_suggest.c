/* What may have been meant: the names nearest to a word that nothing has. */
#include "config.h"
#include "cli/rules.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/rulepage.h"

enum { SUGGESTIONS = 3, WORD_LEAST = 4 };

/* The nearest names, all with as few mistakes. */
struct nearby {
	const char *word;
	size_t length;		/* of the word */
	int mistakes, n;
	char names[SUGGESTIONS][NEAREST_LENGTH_MAX + 1];
};

static bool has_name(const struct nearby *near, const char *name)
{
	for (int i = 0; i < near->n; i++)
		if (strcasecmp(near->names[i], name) == 0)
			return true;
	return false;
}

static void add_name(struct nearby *near, const char *name, int mistakes)
{
	if (near->n > 0 && mistakes > near->mistakes)
		return;
	if (mistakes < near->mistakes)
		near->n = 0;
	near->mistakes = mistakes;
	if (near->n < SUGGESTIONS && !has_name(near, name))
		snprintf(near->names[near->n++], sizeof(near->names[0]), "%s", name);
}

/* Of many names some are always near: it takes fewer mistakes than nearest.h allows. */
static void try_within(struct nearby *near, const char *name, int mistakes)
{
	const size_t length = strlen(name);
	struct nearest n;

	if (length + (size_t)mistakes < near->length || (length > near->length + (size_t)mistakes
			&& strncasecmp(name, near->word, near->length) != 0))
		return;	/* that many letters too few or too many */
	nearest_to(&n, near->word);
	nearest_try(&n, name);
	if (n.best && n.mistakes <= mistakes)
		add_name(near, name, n.mistakes);
}

static void try_name(struct nearby *near, const char *name)
{
	const int third = ((int)strlen(near->word) + 1) / 3;

	try_within(near, name, third > 1 ? third : 1);
}

/* The words of a title: "wound", "table". */
static void try_title(struct nearby *near, const char *title)
{
	static const char between[] = " ,;:()'";
	char word[NEAREST_LENGTH_MAX + 1];

	while (*title) {
		const size_t n = strcspn(title, between);

		if (n >= WORD_LEAST && n < sizeof(word)) {
			snprintf(word, sizeof(word), "%.*s", (int)n, title);
			try_within(near, word, 1);
		}
		title += n;
		title += strspn(title, between);
	}
}

/* Rows are named alone, or with their table if that is how they were asked for: a row of
 * that name in another table is what was meant. */
static void try_rows(struct nearby *near, const struct rule_table *t)
{
	const char *const dot = strchr(near->word, '.');
	char name[2 * NEAREST_LENGTH_MAX];

	for (int row = 0; row < t->n_rows; row++) {
		const char *const id = rule_table_at(t, row, 0)->text;

		snprintf(name, sizeof(name), "%s%s%s", dot ? t->id : "", dot ? "." : "", id);
		if (dot && strcasecmp(dot + 1, id) == 0)
			add_name(near, name, 0);
		else
			try_name(near, name);
	}
}

/* Columns of a row that there is, if the word asks for an entry. */
static void try_columns(struct nearby *near, const struct rulebook *b)
{
	const char *const column = strrchr(near->word, '.');
	char row[CITE_ID_MAX], name[2 * CITE_ID_MAX];
	struct cite_place place;

	snprintf(row, sizeof(row), "%.*s", (int)(column ? column - near->word : 0), near->word);
	if (!cite_resolve(b, row, &place) || place.row < 0)
		return;
	for (int c = 0; c < place.table->n_columns; c++) {
		snprintf(name, sizeof(name), "%s.%s", row, place.table->columns[c].id);
		try_name(near, name);
	}
}

static void try_subjects(struct nearby *near, const struct rulebook *b)
{
	for (const struct subject *s = subjects; s->id; s++) {
		if (b && !rulepage_pieces(b, s))
			continue;
		try_name(near, s->id);
		for (int i = 0; i < SUBJECT_WORDS_MAX && s->words[i]; i++)
			try_name(near, s->words[i]);
	}
}

static void try_book(struct nearby *near, const struct rulebook *b)
{
	try_columns(near, b);
	for (int i = 0; i < b->n_tables; i++)
		try_name(near, b->tables[i].id);
	for (int i = 0; i < b->n_rules; i++)
		try_name(near, b->rules[i].id);
	for (int i = 0; i < b->n_tables; i++)
		try_rows(near, &b->tables[i]);
	for (int i = 0; i < b->n_tables; i++)
		try_title(near, b->tables[i].title);
	for (int i = 0; i < b->n_rules; i++)
		try_title(near, b->rules[i].title);
}

/* Books are few. */
static void try_books(struct nearby *near)
{
	for (int i = 0; rulebooks[i]; i++)
		try_within(near, rulebooks[i]->id, 1 + (int)strlen(near->word) / 3);
}

/* "a", "a or b", "a, b or c" */
static void list_names(const struct nearby *near, char text[SUGGESTION_BYTES])
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < near->n && used < SUGGESTION_BYTES; i++)
		used += (size_t)snprintf(text + used, SUGGESTION_BYTES - used, "%s%s",
			i == 0 ? "" : i + 1 < near->n ? ", " : " or ", near->names[i]);
}

void rules_suggest(const struct query *q, char text[SUGGESTION_BYTES])
{
	struct nearby near = { .word = q->word, .length = strlen(q->word) };

	if (!q->book)
		try_books(&near);
	try_subjects(&near, q->book);
	if (q->book)
		try_book(&near, q->book);
	if (q->book && rulebook_beside(q->book))
		try_book(&near, rulebook_beside(q->book));
	for (int i = 0; !q->book && rulebooks[i]; i++)
		try_book(&near, rulebooks[i]);
	list_names(&near, text);
}

void rules_suggest_book(const char *word, char text[SUGGESTION_BYTES])
{
	struct nearby near = { .word = word, .length = strlen(word) };

	try_books(&near);
	list_names(&near, text);
}

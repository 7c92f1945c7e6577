/* Looking rules up: what somebody means by a word. */
#include "config.h"
#include "cli/rules.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/rulepage.h"

/* ---- names ---- */

static char name_letter(char c)
{
	return c == '-' || c == '_' ? ' ' : (char)tolower((unsigned char)c);
}

/* Letters' case apart, and whether parts are joined by blanks or hyphens. */
static bool same_name(const char *name, const char *word)
{
	while (*name && name_letter(*name) == name_letter(*word)) {
		name++;
		word++;
	}
	return *name == *word;
}

const struct rulebook *rules_find_book(const char *word)
{
	for (int i = 0; rulebooks[i]; i++)
		if (same_name(rulebooks[i]->id, word)
				|| same_name(rulebooks[i]->title, word))
			return rulebooks[i];
	return NULL;
}

static const struct subject *find_subject(const char *word)
{
	for (const struct subject *s = subjects; s->id; s++) {
		if (same_name(s->id, word) || same_name(s->title, word))
			return s;
		for (int i = 0; i < SUBJECT_WORDS_MAX && s->words[i]; i++)
			if (same_name(s->words[i], word))
				return s;
	}
	return NULL;
}

/* ---- the list of pieces ---- */

static void add_piece(struct answer *a, struct piece piece)
{
	struct piece *const more = realloc(a->pieces, (size_t)(a->n + 1) * sizeof(*more));

	if (!more) {
		free(piece.part);
		a->failed = true;
		return;
	}
	a->pieces = more;
	a->pieces[a->n++] = piece;
}

/* The book of a piece before that tells this very rule. */
static const struct rulebook *told_by(const struct answer *a, const struct rule *r)
{
	for (int i = 0; i < a->n; i++)
		if (a->pieces[i].rule && !a->pieces[i].teller
				&& strcmp(a->pieces[i].rule->id, r->id) == 0
				&& strcmp(a->pieces[i].rule->text, r->text) == 0)
			return a->pieces[i].book;
	return NULL;
}

static void add_rule(struct answer *a, const struct rulebook *b, const struct rule *r)
{
	add_piece(a, (struct piece){ .book = b, .rule = r, .teller = told_by(a, r) });
}

static void add_table(struct answer *a, const struct rulebook *b, const struct rule_table *t)
{
	add_piece(a, (struct piece){ .book = b, .table = t });
}

static void add_part(struct answer *a, const struct rulebook *b, struct rule_table *part)
{
	if (part)
		add_piece(a, (struct piece){ .book = b, .table = part, .part = part });
	else
		a->failed = true;
}

void rules_answer_free(struct answer *a)
{
	for (int i = 0; i < a->n; i++)
		free(a->pieces[i].part);
	free(a->pieces);
}

/* ---- parts of tables ---- */

enum { NAMING_COLUMNS = 2 };	/* a row's id, and what people call it */

static bool keeps(int column, int wanted)
{
	return wanted < 0 || column == wanted || column < NAMING_COLUMNS;
}

/* Rows of a table, in a block that is to be freed; `column`: that column alone, beside what
 * names the row, or -1.  NULL without memory. */
static struct rule_table *part_of(const struct rule_table *t, const int *rows, int n_rows,
	int column)
{
	const size_t n_columns = (size_t)t->n_columns, n = (size_t)n_rows;
	struct rule_table *const part = malloc(sizeof(*part) + n_columns * sizeof(struct column)
		+ n * n_columns * sizeof(struct entry) + n * sizeof(char *));
	struct column *columns;
	struct entry *entry;
	const char **sources;

	if (!part)
		return NULL;
	*part = *t;
	columns = (struct column *)(part + 1);
	part->columns = columns;
	part->n_columns = 0;
	for (int c = 0; c < t->n_columns; c++)
		if (keeps(c, column))
			columns[part->n_columns++] = t->columns[c];
	entry = (struct entry *)(columns + n_columns);
	part->entries = entry;
	sources = (const char **)(entry + n * n_columns);
	part->sources = sources;
	part->n_rows = n_rows;
	for (int i = 0; i < n_rows; i++) {
		sources[i] = t->sources[rows[i]];
		for (int c = 0; c < t->n_columns; c++)
			if (keeps(c, column))
				*entry++ = *rule_table_at(t, rows[i], c);
	}
	return part;
}

/* ---- what has that very name ---- */

static void add_cited(struct answer *a, const struct cite_place *c)
{
	if (c->rule)
		add_rule(a, c->book, c->rule);
	else if (c->row < 0)
		add_table(a, c->book, c->table);
	else
		add_part(a, c->book, part_of(c->table, &c->row, 1, c->column));
}

static void add_titled(struct answer *a, const struct rulebook *b, const char *word)
{
	for (int i = 0; i < b->n_tables; i++)
		if (same_name(b->tables[i].title, word)
				|| same_name(b->tables[i].id, word))
			add_table(a, b, &b->tables[i]);
	for (int i = 0; i < b->n_rules; i++)
		if (same_name(b->rules[i].title, word))
			add_rule(a, b, &b->rules[i]);
}

/* Of an id there may be one in each book; what the action tables have for others is told
 * once, as theirs. */
static void add_named(struct answer *a, const struct rulebook *b)
{
	struct cite_place c;

	if (!cite_resolve(b, a->query.word, &c))
		add_titled(a, b, a->query.word);
	else if (c.book == b || a->query.book)
		add_cited(a, &c);
}

/* ---- a subject ---- */

static void add_subject(struct answer *a, const struct rulebook *b, const struct subject *s)
{
	struct cite_place c;

	for (const char *const *id = rulepage_pieces(b, s); id && *id; id++)
		if (cite_resolve(b, *id, &c))
			add_cited(a, &c);
}

/* Of one book, or of all. */
static void add_subjects(struct answer *a, const struct subject *s)
{
	for (int i = 0; rulebooks[i]; i++)
		if (!a->query.book || a->query.book == rulebooks[i])
			add_subject(a, rulebooks[i], s);
}

/* ---- what a search has found ---- */

enum { HITS_MAX = 400 };

static const struct rule_table *table_of(const struct search_hit *h)
{
	return &h->book->tables[h->cite.at];
}

/* Whether a piece before has the row, or its whole table. */
static bool has_row(const struct answer *a, const struct search_hit *h)
{
	const char *const row = rule_table_at(table_of(h), h->cite.row, 0)->text;

	for (int i = 0; i < a->n; i++)
		if (a->pieces[i].book == h->book && a->pieces[i].table
				&& strcmp(a->pieces[i].table->id, table_of(h)->id) == 0
				&& rule_table_row(a->pieces[i].table, row) >= 0)
			return true;
	return false;
}

/* All rows of its table that were found, the best first; those that are called just so by
 * themselves. */
static void add_rows(struct answer *a, const struct search_hit *hits, int n)
{
	int rows[HITS_MAX], n_rows = 0;

	for (int i = 0; i < n; i++)
		if (hits[i].book == hits->book && hits[i].cite.kind == CITED_ROW
				&& hits[i].cite.at == hits->cite.at
				&& hits[i].named == hits->named)
			rows[n_rows++] = hits[i].cite.row;
	add_part(a, hits->book, part_of(table_of(hits), rows, n_rows, -1));
}

static void add_hit(struct answer *a, const struct search_hit *hits, int n)
{
	switch (hits->cite.kind) {
	case CITED_RULE:
		add_rule(a, hits->book, &hits->book->rules[hits->cite.at]);
		break;
	case CITED_TABLE:
		add_table(a, hits->book, table_of(hits));
		break;
	case CITED_ROW:
		if (!has_row(a, hits))
			add_rows(a, hits, n);
		break;
	case CITED_SUBJECT:
	case CITED_NOTHING:
		break;
	}
}

/* Looks through one book and the one beside it, or all. */
static void search(struct answer *a, struct search_hit hits[HITS_MAX])
{
	const struct rulebook *const one[] = { a->query.book,
		a->query.book ? rulebook_beside(a->query.book) : NULL, NULL };

	a->search = rulebook_search(a->query.book ? one : rulebooks, a->query.word, hits,
		HITS_MAX);
}

/* Words that are nothing but other names of a subject find all of it. */
static void add_found(struct answer *a)
{
	struct search_hit hits[HITS_MAX];

	search(a, hits);
	for (int i = 0; i < a->search.n; i++)
		add_hit(a, &hits[i], a->search.n - i);
	for (int i = 0; a->n == 0 && i < a->search.n; i++)
		if (hits[i].cite.kind == CITED_SUBJECT)
			add_subjects(a, &subjects[hits[i].cite.at]);
}

/* Rows of the very name that is another one of a subject come before it, of one book its
 * own. */
static void add_leads(struct answer *a)
{
	struct search_hit hits[HITS_MAX];

	search(a, hits);
	for (int i = 0; i < a->search.n; i++)
		if (hits[i].named && hits[i].cite.kind == CITED_ROW
				&& (!a->query.book || hits[i].book == a->query.book))
			add_cited(a, &(struct cite_place){ hits[i].book, NULL, table_of(&hits[i]),
				hits[i].cite.row, -1 });
	a->n_leads = a->n;
}

/* ---- */

/* Letters, a hyphen each, and a number, or words with stops between: an id, which is not
 * looked for in texts. */
static bool shaped_like_id(const char *word)
{
	const size_t stop = strcspn(word, ". ");

	if (word[stop] == '.' && isalnum((unsigned char)word[stop + 1])
			&& isalpha((unsigned char)*word))
		return true;
	while (isalpha((unsigned char)word[0]) && word[1] == '-')
		word += 2;
	return isdigit((unsigned char)*word) && word[strspn(word, "0123456789")] == '\0';
}

/* Asks one book and the one beside it, or each. */
static void ask_books(struct answer *a)
{
	const struct rulebook *const book = a->query.book;

	if (book)
		add_named(a, book);
	if (book && rulebook_beside(book) && a->n == 0)
		add_named(a, rulebook_beside(book));
	for (int i = 0; !book && rulebooks[i]; i++)
		add_named(a, rulebooks[i]);
}

static bool tells(const struct subject *s, const struct rulebook *b)
{
	return !b || rulepage_pieces(b, s) != NULL;
}

/* "PRP", "what is a PRP" */
static const struct subject *asked_subject(const char *question)
{
	const struct subject *const s = find_subject(question);
	char words[SEARCH_TEXT_MAX];

	search_words(question, words);
	return s ? s : find_subject(words);
}

struct answer rules_answer_find(const struct query *q)
{
	struct answer a = { .kind = ANSWER_PIECES, .query = *q, .subject = asked_subject(q->word) };

	/* In one book a table comes before the subject of that name; of all books, after. */
	if (q->book || !a.subject)
		ask_books(&a);
	if (a.n == 0 && a.subject && tells(a.subject, q->book)) {
		a.kind = ANSWER_SUBJECT;
		if (!same_name(a.subject->id, q->word) && !same_name(a.subject->title, q->word))
			add_leads(&a);
		add_subjects(&a, a.subject);
	}
	if (a.n > 0 || shaped_like_id(q->word))
		return a;
	a.kind = ANSWER_FOUND;
	add_found(&a);
	return a;
}

/* Looking rules up: what somebody means by a word. */
#include "config.h"
#include "cli/rules.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MENTIONS_TOLD = 6 };	/* so many rules that only mention a word are told in full */

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

static bool begins_with(const char *text, const char *word, size_t *n)
{
	for (*n = 0; word[*n]; ++*n)
		if (name_letter(text[*n]) != name_letter(word[*n]))
			return false;
	return true;
}

/* Whether a text has a word: as a whole one, or one of several of its kind ("rifles"); or
 * anywhere if it need not be `whole`. */
static bool text_has(const char *text, const char *word, bool whole)
{
	const char small = name_letter(*word), big = (char)toupper((unsigned char)*word);
	bool inside = false;	/* a word of the text */
	size_t n;

	for (; *text; text++) {
		if ((*text == small || *text == big || small == ' ')
				&& begins_with(text, word, &n)) {
			n += name_letter(text[n]) == 's' && !isalnum((unsigned char)text[n + 1]);
			if (!whole || (!inside && !isalnum((unsigned char)text[n])))
				return true;
		}
		inside = isalnum((unsigned char)*text) != 0;
	}
	return false;
}

enum looking { FOR_WORDS, FOR_LETTERS, FOR_EACH };

static bool is_found(const char *text, const char *word, enum looking how)
{
	return how == FOR_EACH ? text_begins_each(text, word)
		: text_has(text, word, how == FOR_WORDS);
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
		if (a->pieces[i].rule && !a->pieces[i].brief && !a->pieces[i].teller
				&& strcmp(a->pieces[i].rule->id, r->id) == 0
				&& strcmp(a->pieces[i].rule->text, r->text) == 0)
			return a->pieces[i].book;
	return NULL;
}

static void add_rule(struct answer *a, const struct rulebook *b, const struct rule *r, bool brief)
{
	add_piece(a, (struct piece){ .book = b, .rule = r, .brief = brief,
		.teller = brief ? NULL : told_by(a, r) });
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

void answer_free(struct answer *a)
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
		add_rule(a, c->book, c->rule, false);
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
			add_rule(a, b, &b->rules[i], false);
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

static void add_subject(struct answer *a, const struct subject_part *part)
{
	const struct rulebook *const b = rulebook_find(part->book);
	struct cite_place c;

	for (const char *const *id = part->pieces; *id; id++)
		if (cite_resolve(b, *id, &c))
			add_cited(a, &c);
}

/* Of one book, or of all. */
static void add_subjects(struct answer *a, const struct subject *s)
{
	for (int i = 0; i < SUBJECT_BOOKS_MAX && s->parts[i].book; i++)
		if (!a->query.book || strcmp(a->query.book->id, s->parts[i].book) == 0)
			add_subject(a, &s->parts[i]);
}

/* ---- a word that is somewhere ---- */

enum { ROWS_MAX = 256 };

static void search_table(struct answer *a, const struct rulebook *b, const struct rule_table *t,
	enum looking how)
{
	const char *const word = a->query.word;
	int rows[ROWS_MAX], n = 0;

	if (is_found(t->id, word, how) || is_found(t->title, word, how)) {
		add_table(a, b, t);
		return;
	}
	for (int row = 0; row < t->n_rows && n < ROWS_MAX; row++)
		for (int c = 0; c < NAMING_COLUMNS && c < t->n_columns; c++)
			if (is_found(rule_table_at(t, row, c)->text, word, how)) {
				rows[n++] = row;
				break;
			}
	if (n > 0)
		add_part(a, b, part_of(t, rows, n, -1));
}

/* Rules that only mention the word are told in full if they are few, and of one book. */
static void search_rules(struct answer *a, const struct rulebook *b, enum looking how)
{
	const char *const word = a->query.word;
	int mentions = 0;

	for (int i = 0; i < b->n_rules; i++) {
		const struct rule *const r = &b->rules[i];

		if (is_found(r->title, word, how))
			add_rule(a, b, r, false);
		else
			mentions += is_found(r->text, word, how);
	}
	for (int i = 0; i < b->n_rules; i++)
		if (!is_found(b->rules[i].title, word, how)
				&& is_found(b->rules[i].text, word, how))
			add_rule(a, b, &b->rules[i], !a->query.book || mentions > MENTIONS_TOLD);
}

static void search(struct answer *a, const struct rulebook *b, enum looking how)
{
	for (int i = 0; i < b->n_tables; i++)
		search_table(a, b, &b->tables[i], how);
	search_rules(a, b, how);
}

/* ---- */

/* Letters, a hyphen each, and a number: a rule's id, which is not looked for in texts. */
static bool shaped_like_id(const char *word)
{
	while (isalpha((unsigned char)word[0]) && word[1] == '-')
		word += 2;
	return isdigit((unsigned char)*word) && word[strspn(word, "0123456789")] == '\0';
}

static void search_words(struct answer *a, const struct rulebook *b)
{
	search(a, b, FOR_WORDS);
}

static void search_letters(struct answer *a, const struct rulebook *b)
{
	search(a, b, FOR_LETTERS);
}

static void search_each(struct answer *a, const struct rulebook *b)
{
	search(a, b, FOR_EACH);
}

/* Asks one book and the one beside it, or each. */
static void ask_books(struct answer *a, void (*ask)(struct answer *a, const struct rulebook *b))
{
	const struct rulebook *const book = a->query.book;

	if (book)
		ask(a, book);
	if (book && rulebook_beside(book) && (ask != add_named || a->n == 0))
		ask(a, rulebook_beside(book));
	for (int i = 0; !book && rulebooks[i]; i++)
		ask(a, rulebooks[i]);
}

struct answer answer_find(const struct query *q)
{
	struct answer a = { .kind = ANSWER_PIECES, .query = *q, .subject = find_subject(q->word) };

	/* In one book a table comes before the subject of that name; of all books, after. */
	if (q->book || !a.subject)
		ask_books(&a, add_named);
	if (a.n == 0 && a.subject) {
		a.kind = ANSWER_SUBJECT;
		add_subjects(&a, a.subject);
	}
	if (a.n > 0 || shaped_like_id(q->word))
		return a;
	a.kind = ANSWER_FOUND;
	ask_books(&a, search_words);
	if (a.n == 0) {
		a.kind = ANSWER_LETTERS;
		ask_books(&a, search_letters);
	}
	if (a.n == 0 && strchr(q->word, ' ')) {
		a.kind = ANSWER_EACH;
		ask_books(&a, search_each);
	}
	return a;
}

/* Searching: see search.h.  First it is counted how often each word is met, then everything
 * is ranked by what it has. */
#include "cliffhanger/search.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/rulepage.h"
#include "cliffhanger/subject.h"

/* How much a word counts by where it stands. */
enum {
	BY_NAME = 9,	/* a row's name, a title */
	BY_COLUMN = 5,	/* of a row; of a table a little more */
	BY_TABLE = 4, BY_SOURCE = 5, BY_CELL = 3, BY_TEXT = 3, BY_SUBJECT = 2
};
/* How well it stands there. */
enum { NOT_THERE, BEGINS_ONE, IS_ONE };

enum { WORD_BYTES = 48, PREFIX_LEAST = 4, RAREST = 12, COMMONEST = 3, FITTING = 60 };
/* What is called just as was asked: its subject, a row, something else. */
enum { RANK_SUBJECT_ID = 40000, RANK_ROW = 20000, RANK_SUBJECT = 10000, RANK_NAMED = 5000,
	RANK_MATCHED = 100000 };

struct word {
	char stem[WORD_BYTES], typed[WORD_BYTES];
	size_t n;
	unsigned subjects;	/* bits: it is another name of these */
	int met, weight;
};

struct looking {
	int n;
	struct word words[SEARCH_WORDS_MAX];
	const char *text;	/* all of them, with blanks between */
	struct search_hit *hits;
	int found, room;
	int whole;		/* the sum of the weights of words that are met at all */
};

/* ---- words ---- */

static bool only_asks(const char *word)
{
	static const char *const words[] = { "a", "about", "after", "an", "and", "anybody", "are",
		"as", "at", "be", "before", "by", "can", "cm", "dies", "died", "do", "does", "far",
		"find", "for", "found", "from", "get", "gets", "happen", "happens", "has", "have",
		"he", "help", "helps", "her", "him", "his", "how", "i", "if", "in", "inch",
		"inches", "into", "is", "it", "man", "many", "may", "me", "mean", "means", "men",
		"much", "must", "my", "need", "no", "of", "on", "or", "our", "should", "so",
		"somebody", "someone", "something", "take", "takes", "than", "that", "the",
		"their", "them", "then", "there", "they", "this", "to", "up", "us", "use", "we",
		"what", "when", "where", "which", "while", "who", "whom", "why", "will", "with",
		"would", "you", NULL };

	for (int i = 0; words[i]; i++)
		if (strcasecmp(words[i], word) == 0)
			return true;
	return word[1] == '\0' || word[strspn(word, "0123456789")] == '\0';
}

static bool is_how(const char *word)
{
	return strcasecmp(word, "how") == 0;
}

static bool in_word(char c)
{
	return isalnum((unsigned char)c) != 0 || (unsigned char)c >= 0x80;
}

static const char *next_word(const char *text, size_t *n)
{
	while (*text != '\0' && !in_word(*text))
		text++;
	for (*n = 0; in_word(text[*n]); )
		++*n;
	return *n > 0 ? text : NULL;
}

/* "misses" looks for "miss", "riflemen" for "rifle", "swimming" for "swim". */
static void cut_end(char *word)
{
	static const struct { const char *end; size_t least; } ends[] = {
		{ "men", 4 }, { "man", 4 }, { "ies", 3 }, { "sses", 2 }, { "ing", 4 }, { "ed", 4 },
		{ "s", 3 } };
	size_t n = strlen(word);

	for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
		const size_t end = strlen(ends[i].end);

		if (n < ends[i].least + end || strcasecmp(word + n - end, ends[i].end) != 0)
			continue;
		n -= ends[i].end[0] == 's' && end > 1 ? 2 : end;
		word[n] = '\0';
		if (end == 3 && ends[i].end[0] == 'i' && ends[i].end[1] == 'n' && n > 4
				&& word[n - 1] == word[n - 2] && word[n - 1] != 's'
				&& word[n - 1] != 'l')
			word[n - 1] = '\0';
		return;
	}
}

/* What may stand behind a word that is still the same. */
static bool is_ending(const char *rest, size_t n, char last)
{
	static const char *const ends[] = { "", "s", "es", "e", "ed", "d", "er", "ers", "ing", "y",
		"ies", "n", "en", NULL };

	if (n > 1 && tolower((unsigned char)*rest) == tolower((unsigned char)last)) {
		rest++;		/* "swimming" of "swim" */
		n--;
	}
	for (int i = 0; ends[i]; i++)
		if (strlen(ends[i]) == n && strncasecmp(rest, ends[i], n) == 0)
			return true;
	return false;
}

static int stands_as(const char *at, size_t bytes, const struct word *w)
{
	if (bytes < w->n || strncasecmp(at, w->stem, w->n) != 0)
		return NOT_THERE;
	if (w->n < 3 ? bytes == w->n : is_ending(at + w->n, bytes - w->n, w->stem[w->n - 1]))
		return IS_ONE;
	return w->n >= PREFIX_LEAST ? BEGINS_ONE : NOT_THERE;
}

static int stands_in(const char *text, const struct word *w)
{
	int best = NOT_THERE;
	size_t n;

	for (const char *at = text; best < IS_ONE && (at = next_word(at, &n)) != NULL; at += n) {
		const int as = stands_as(at, n, w);

		best = as > best ? as : best;
	}
	return best;
}

/* Whether a name has just the words that were typed. */
static bool is_name(const struct looking *l, const char *name)
{
	const char *a = name, *b = l->text;
	size_t n, m;

	for (;; a += n, b += m) {
		struct word w = { .n = 0 };

		a = next_word(a, &n);
		b = next_word(b, &m);
		if (!a || !b)
			return a == b;
		snprintf(w.stem, sizeof w.stem, "%.*s", (int)m, b);
		cut_end(w.stem);
		w.n = strlen(w.stem);
		if (stands_as(a, n, &w) != IS_ONE)
			return false;
	}
}

/* How much of a name was typed, of FITTING. */
static int fitting(const struct looking *l, const char *name)
{
	int all = 0, met = 0;
	size_t n;

	for (const char *at = name; (at = next_word(at, &n)) != NULL; at += n) {
		bool is = false;

		for (int i = 0; i < l->n; i++)
			is = is || stands_as(at, n, &l->words[i]) == IS_ONE;
		all++;
		met += is;
	}
	return all > 0 ? FITTING * met / all : 0;
}

/* ---- other names ---- */

/* Whether a subject's name is among the words, whole: that bits of its words are set. */
static void note_name(struct looking *l, const char *name, int subject)
{
	int words[SEARCH_WORDS_MAX], n = 0;
	size_t bytes;

	for (const char *at = name; (at = next_word(at, &bytes)) != NULL; at += bytes) {
		int i = 0;

		while (i < l->n && stands_as(at, bytes, &l->words[i]) != IS_ONE)
			i++;
		if (i == l->n || n == SEARCH_WORDS_MAX)
			return;
		words[n++] = i;
	}
	for (int i = 0; i < n; i++)
		l->words[words[i]].subjects |= 1u << subject;
}

static void note_subjects(struct looking *l)
{
	for (int i = 0; subjects[i].id && i < 32; i++) {
		note_name(l, subjects[i].id, i);
		for (int k = 0; k < SUBJECT_WORDS_MAX && subjects[i].words[k]; k++)
			note_name(l, subjects[i].words[k], i);
	}
}

/* The next word that is looked for, behind `at`; "long" is none in "how long". */
static const char *next_asked(const char *at, size_t *n)
{
	char word[WORD_BYTES];
	bool how = false;

	for (; (at = next_word(at, n)) != NULL; at += *n) {
		snprintf(word, sizeof word, "%.*s", (int)*n, at);
		if (*n < sizeof word && !how && !only_asks(word))
			return at;
		how = is_how(word);
	}
	return NULL;
}

void search_words(const char *text, char words[SEARCH_TEXT_MAX])
{
	size_t used = 0, n;

	words[0] = '\0';
	for (const char *at = text; used < SEARCH_TEXT_MAX
			&& (at = next_asked(at, &n)) != NULL; at += n)
		used += (size_t)snprintf(words + used, SEARCH_TEXT_MAX - used, "%s%.*s",
			used > 0 ? " " : "", (int)n, at);
}

static void read_words(struct looking *l)
{
	size_t n;

	for (const char *at = l->text; l->n < SEARCH_WORDS_MAX
			&& (at = next_asked(at, &n)) != NULL; at += n) {
		struct word *const w = &l->words[l->n++];

		snprintf(w->typed, sizeof w->typed, "%.*s", (int)n, at);
		memcpy(w->stem, w->typed, sizeof w->stem);
		cut_end(w->stem);
		w->n = strlen(w->stem);
	}
	note_subjects(l);
}

/* ---- what is met where ---- */

/* Something that may be found: each text of it and how much words count there; a title that
 * has to be met by a word at least, or what its cells have. */
struct candidate {
	const struct rulebook *book;
	struct cite cite;
	unsigned subjects;
	bool own[SEARCH_WORDS_MAX];	/* met in what is its alone */
	int met[SEARCH_WORDS_MAX];	/* the best of each word */
};

static void meet(const struct looking *l, struct candidate *c, const char *text, int by, bool own)
{
	for (int i = 0; i < l->n; i++) {
		const int as = by * stands_in(text, &l->words[i]);

		c->met[i] = as > c->met[i] ? as : c->met[i];
		c->own[i] = c->own[i] || (own && as > 0);
	}
}

static void meet_subjects(const struct looking *l, struct candidate *c)
{
	for (int i = 0; i < l->n; i++)
		if ((l->words[i].subjects & c->subjects) && c->met[i] < BY_SUBJECT * IS_ONE)
			c->met[i] = BY_SUBJECT * IS_ONE;
}

static void meet_columns(const struct looking *l, struct candidate *c, int row)
{
	const struct rule_table *const t = &c->book->tables[c->cite.at];

	for (int k = 2; k < t->n_columns; k++)
		if (row < 0 || rule_table_at(t, row, k)->given)
			meet(l, c, t->columns[k].title, row < 0 ? BY_COLUMN + 2 : BY_COLUMN,
				false);
}

static void meet_row(const struct looking *l, struct candidate *c, int row)
{
	const struct rule_table *const t = &c->book->tables[c->cite.at];

	for (int k = 0; k < t->n_columns; k++)
		if (t->columns[k].kind == COLUMN_TEXT)
			meet(l, c, rule_table_at(t, row, k)->text, k < 2 ? BY_NAME : BY_CELL, true);
	meet(l, c, t->id, BY_TABLE, false);
	meet(l, c, t->title, BY_TABLE, false);
	meet(l, c, t->source, BY_SOURCE, false);
	meet_columns(l, c, row);
}

static void meet_table(const struct looking *l, struct candidate *c)
{
	const struct rule_table *const t = &c->book->tables[c->cite.at];

	meet(l, c, t->id, BY_NAME, true);
	meet(l, c, t->title, BY_NAME, true);
	meet(l, c, t->source, BY_SOURCE, true);
	meet(l, c, t->note, BY_SUBJECT, true);
	meet_columns(l, c, -1);
}

static void meet_all(const struct looking *l, struct candidate *c)
{
	switch (c->cite.kind) {
	case CITED_ROW:
		meet_row(l, c, c->cite.row);
		break;
	case CITED_TABLE:
		meet_table(l, c);
		break;
	case CITED_RULE:
		meet(l, c, c->book->rules[c->cite.at].title, BY_NAME, true);
		meet(l, c, c->book->rules[c->cite.at].text, BY_TEXT, true);
		break;
	case CITED_SUBJECT:
	case CITED_NOTHING:
		break;
	}
	meet_subjects(l, c);
}

static unsigned subjects_of(const struct rulebook *b, const char *id)
{
	unsigned bits = 0;

	for (int i = 0; subjects[i].id && i < 32; i++) {
		const char *const *piece = rulepage_pieces(b, &subjects[i]);

		for (; piece && *piece; piece++)
			if (strcmp(*piece, id) == 0)
				bits |= 1u << i;
	}
	return bits;
}

/* ---- everything there is ---- */

typedef void takes(struct looking *l, struct candidate *c);

static void offer(struct looking *l, const struct rulebook *b, struct cite cite, unsigned of,
	takes *take)
{
	struct candidate c = { .book = b, .cite = cite, .subjects = of };

	meet_all(l, &c);
	take(l, &c);
}

static void offer_book(struct looking *l, const struct rulebook *b, takes *take)
{
	for (int i = 0; i < b->n_tables; i++) {
		const unsigned of = subjects_of(b, b->tables[i].id);

		for (int row = 0; row < b->tables[i].n_rows; row++)
			offer(l, b, (struct cite){ CITED_ROW, i, row }, of, take);
		offer(l, b, (struct cite){ CITED_TABLE, i, -1 }, of, take);
	}
	for (int i = 0; i < b->n_rules; i++)
		offer(l, b, (struct cite){ CITED_RULE, i, -1 }, subjects_of(b, b->rules[i].id),
			take);
}

/* By its other names alone nothing is met: those are many. */
static void count(struct looking *l, struct candidate *c)
{
	for (int i = 0; i < l->n; i++)
		l->words[i].met += c->met[i] > BY_SUBJECT * IS_ONE || c->own[i];
}

static void weigh_words(struct looking *l)
{
	for (int i = 0; i < l->n; i++) {
		struct word *const w = &l->words[i];
		int doubled = 0;

		while (w->met >> doubled)
			doubled++;
		w->weight = w->met == 0 && w->subjects == 0 ? 0
			: RAREST - doubled > COMMONEST ? RAREST - doubled : COMMONEST;
		l->whole += w->weight;
	}
}

/* ---- ranks ---- */

/* What comes first of two that are as good: a row, a table, a rule. */
static int before(enum cited kind)
{
	static const int places[] = { [CITED_SUBJECT] = 0, [CITED_ROW] = 1, [CITED_TABLE] = 2,
		[CITED_RULE] = 3, [CITED_NOTHING] = 4 };

	return places[kind];
}

static bool better(const struct search_hit *a, const struct search_hit *b)
{
	return a->rank > b->rank
		|| (a->rank == b->rank && before(a->cite.kind) < before(b->cite.kind));
}

static void keep(struct looking *l, struct search_hit hit)
{
	int at = l->found;

	if (at == l->room) {
		if (at == 0 || !better(&hit, &l->hits[at - 1]))
			return;
		at--;
	} else {
		l->found++;
	}
	for (; at > 0 && better(&hit, &l->hits[at - 1]); at--)
		l->hits[at] = l->hits[at - 1];
	l->hits[at] = hit;
}

static const char *name_of(const struct candidate *c)
{
	return c->cite.kind == CITED_ROW ? rule_table_at(&c->book->tables[c->cite.at],
		c->cite.row, 1)->text : cite_title(c->book, c->cite);
}

static bool is_called(const struct looking *l, const struct candidate *c)
{
	const struct rule_table *const t = c->cite.kind == CITED_RULE ? NULL
		: &c->book->tables[c->cite.at];

	return is_name(l, name_of(c)) || (t && is_name(l, c->cite.kind == CITED_ROW
		? rule_table_at(t, c->cite.row, 0)->text : t->id));
}

static void rank(struct looking *l, struct candidate *c)
{
	struct search_hit hit = { .book = c->book, .cite = c->cite };
	int matched = 0, score = 0;
	bool own = false;

	for (int i = 0; i < l->n; i++) {
		own = own || c->own[i];
		score += c->met[i] * l->words[i].weight;
		if (c->met[i] > 0)
			matched += l->words[i].weight;
	}
	if (!own || matched == 0)
		return;
	hit.named = is_called(l, c);
	hit.rank = matched * RANK_MATCHED + score + (hit.named ? FITTING
		: fitting(l, name_of(c)));
	if (hit.named)
		hit.rank += c->cite.kind == CITED_ROW ? RANK_ROW : RANK_NAMED;
	keep(l, hit);
}

/* Subjects of which each word, or all together, are a name. */
static void rank_subjects(struct looking *l, const struct rulebook *b)
{
	for (int i = 0; subjects[i].id && i < 32; i++) {
		struct search_hit hit = { .book = b, .cite = { CITED_SUBJECT, i, -1 } };
		int matched = 0;

		for (int k = 0; k < l->n; k++)
			if (l->words[k].subjects & 1u << i
					|| stands_in(subjects[i].title, &l->words[k]) == IS_ONE)
				matched += l->words[k].weight;
		if (matched == 0 || !rulepage_pieces(b, &subjects[i]))
			continue;
		hit.named = subject_find(l->text) == &subjects[i];
		hit.rank = matched * RANK_MATCHED + (hit.named ? RANK_SUBJECT : BY_TABLE * matched);
		if (is_name(l, subjects[i].id) || is_name(l, subjects[i].title))
			hit.rank += RANK_SUBJECT_ID;
		keep(l, hit);
	}
}

/* ---- */

static void tell_unknown(const struct looking *l, char text[SEARCH_TEXT_MAX])
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; i < l->n && used < SEARCH_TEXT_MAX; i++)
		if (l->words[i].weight == 0)
			used += (size_t)snprintf(text + used, SEARCH_TEXT_MAX - used, "%s%s",
				used > 0 ? ", " : "", l->words[i].typed);
}

/* Of those words that are names of subjects, the subjects of which a book tells. */
static uint32_t subjects_named(const struct looking *l, const struct rulebook *const *books)
{
	uint32_t named = 0, told = 0;

	for (int i = 0; i < l->n; i++)
		named |= l->words[i].subjects;
	for (int i = 0; subjects[i].id && i < 32; i++)
		for (int b = 0; books[b]; b++)
			if (rulepage_pieces(books[b], &subjects[i]))
				told |= UINT32_C(1) << i;
	return named & told;
}

/* F1: what has fewer words than the best is left. */
static int count_best(const struct looking *l)
{
	int n = 0;

	while (n < l->found && l->hits[n].rank / RANK_MATCHED == l->hits[0].rank / RANK_MATCHED)
		n++;
	return n;
}

struct search_result rulebook_search(const struct rulebook *const *books, const char *words,
	struct search_hit *hits, int room)
{
	char text[SEARCH_TEXT_MAX];
	struct looking l = { .text = text, .hits = hits, .room = room };
	struct search_result r = { .n = 0 };

	search_words(words, text);
	read_words(&l);
	for (int i = 0; books[i]; i++)
		offer_book(&l, books[i], count);
	weigh_words(&l);
	for (int i = 0; books[i] && l.whole > 0; i++) {
		rank_subjects(&l, books[i]);
		offer_book(&l, books[i], rank);
	}
	tell_unknown(&l, r.unknown);
	r.subjects = subjects_named(&l, books);
	r.n = count_best(&l);
	r.whole = r.n > 0 && !*r.unknown && hits[0].rank / RANK_MATCHED == l.whole;
	return r;
}

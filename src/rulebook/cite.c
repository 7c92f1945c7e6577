/* Citations: see cite.h. */
#include "cliffhanger/cite.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/subject.h"

bool cite_same(struct cite a, struct cite b)
{
	return a.kind == b.kind && a.at == b.at && (a.kind != CITED_ROW || a.row == b.row);
}

static bool found(struct cite *c, enum cited kind, int at, int row)
{
	*c = (struct cite){ kind, at, row };
	return true;
}

/* ---- words that are typed ---- */

static bool rule_called(const struct rulebook *b, const char *word, struct cite *c)
{
	for (int i = 0; i < b->n_rules; i++)
		if (strcasecmp(b->rules[i].id, word) == 0)
			return found(c, CITED_RULE, i, -1);
	return false;
}

static bool table_called(const struct rulebook *b, const char *word, struct cite *c)
{
	for (int i = 0; i < b->n_tables; i++)
		if (strcasecmp(b->tables[i].id, word) == 0
				|| strcasecmp(b->tables[i].title, word) == 0)
			return found(c, CITED_TABLE, i, -1);
	return false;
}

static bool row_called(const struct rulebook *b, const char *word, struct cite *c)
{
	const size_t head = strcspn(word, ". ");

	for (int i = 0; word[head] != '\0' && i < b->n_tables; i++) {
		const struct rule_table *const t = &b->tables[i];

		if (strlen(t->id) != head || strncasecmp(t->id, word, head) != 0)
			continue;
		for (int row = 0; row < t->n_rows; row++)
			if (strcasecmp(rule_table_at(t, row, 0)->text, word + head + 1) == 0)
				return found(c, CITED_ROW, i, row);
	}
	return false;
}

static bool subject_called(const char *word, struct cite *c)
{
	const struct subject *const s = subject_find(word);

	return s != NULL && found(c, CITED_SUBJECT, (int)(s - subjects), -1);
}

bool cite_word(const struct rulebook *b, const char *word, struct cite *c)
{
	return rule_called(b, word, c) || table_called(b, word, c) || row_called(b, word, c)
		|| subject_called(word, c);
}

/* ---- texts ---- */

static bool in_word(char c)
{
	return isalnum((unsigned char)c) != 0 || c == '-';
}

static size_t word_bytes(const char *text)
{
	size_t n = 0;

	while (in_word(text[n]))
		n++;
	while (n > 0 && text[n - 1] == '-')
		n--;
	return n;
}

static bool is(const char *id, const char *text, size_t bytes)
{
	return strncmp(id, text, bytes) == 0 && id[bytes] == '\0';
}

/* A rule's id is letters, a hyphen, and a number: most words are none at a glance. */
static bool rule_at(const struct rulebook *b, const char *text, size_t bytes, struct cite *c)
{
	if (!isupper((unsigned char)text[0]) || !isdigit((unsigned char)text[bytes - 1]))
		return false;
	for (int i = 0; i < b->n_rules; i++)
		if (is(b->rules[i].id, text, bytes))
			return found(c, CITED_RULE, i, -1);
	return false;
}

static int table_at(const struct rulebook *b, const char *text, size_t bytes)
{
	for (int i = 0; i < b->n_tables; i++)
		if (is(b->tables[i].id, text, bytes))
			return i;
	return -1;
}

/* "shooting.short": the bytes it has in all, or 0. */
static size_t row_at(const struct rulebook *b, const char *text, size_t bytes, struct cite *c)
{
	const char *const row = text + bytes + 1;
	const size_t more = text[bytes] == '.' ? word_bytes(row) : 0;
	const int table = more > 0 ? table_at(b, text, bytes) : -1;

	for (int i = 0; table >= 0 && i < b->tables[table].n_rows; i++)
		if (is(rule_table_at(&b->tables[table], i, 0)->text, row, more)) {
			found(c, CITED_ROW, table, i);
			return bytes + 1 + more;
		}
	return 0;
}

static bool stands_behind(const char *word, const char *text, size_t start)
{
	const size_t before = strlen(word);

	return start >= before && strncasecmp(text + start - before, word, before) == 0
		&& (start == before || !in_word(text[start - before - 1]));
}

/* Whether the text says that this word of it is a table (Q2). */
static bool said_to_be_table(const char *text, size_t start, size_t bytes)
{
	static const char table[] = " table";
	const char *const behind = text + start + bytes;

	if (stands_behind("table ", text, start))
		return true;
	if (strncmp(behind, table, strlen(table)) == 0 && !in_word(behind[strlen(table)]))
		return true;
	return start > 0 && ((text[start - 1] == '(' && *behind == ')')
		|| (text[start - 1] == '[' && *behind == ']'));
}

static bool subject_at(const char *text, size_t start, size_t bytes, struct cite *c)
{
	if (!stands_behind("subject ", text, start))
		return false;
	for (int i = 0; subjects[i].id != NULL; i++)
		if (is(subjects[i].id, text + start, bytes))
			return found(c, CITED_SUBJECT, i, -1);
	return false;
}

/* What is cited by the word that starts here; its bytes, or 0. */
static size_t cited_at(const struct rulebook *b, const char *text, size_t start, struct cite *c)
{
	const size_t bytes = word_bytes(text + start);
	const size_t all = bytes > 0 ? row_at(b, text + start, bytes, c) : 0;
	int table;

	if (bytes == 0 || all > 0)
		return all;
	if (rule_at(b, text + start, bytes, c) || subject_at(text, start, bytes, c))
		return bytes;
	table = said_to_be_table(text, start, bytes) ? table_at(b, text + start, bytes) : -1;
	return table >= 0 && found(c, CITED_TABLE, table, -1) ? bytes : 0;
}

bool cite_next(const struct rulebook *b, const char *text, size_t from, struct cite_spot *spot)
{
	const size_t end = strlen(text);

	for (size_t at = from; at < end; at++) {
		if (!in_word(text[at]) || (at > 0 && in_word(text[at - 1])))
			continue;
		spot->start = at;
		spot->bytes = cited_at(b, text, at, &spot->cite);
		if (spot->bytes > 0)
			return true;
	}
	return false;
}

bool cite_in(const struct rulebook *b, const char *text, struct cite c)
{
	struct cite_spot spot;

	for (size_t at = 0; cite_next(b, text, at, &spot); at = spot.start + spot.bytes)
		if (cite_same(spot.cite, c))
			return true;
	return false;
}

/* ---- their names ---- */

void cite_id(const struct rulebook *b, struct cite c, char id[CITE_ID_MAX])
{
	id[0] = '\0';
	switch (c.kind) {
	case CITED_RULE:
		snprintf(id, CITE_ID_MAX, "%s", b->rules[c.at].id);
		break;
	case CITED_TABLE:
		snprintf(id, CITE_ID_MAX, "%s", b->tables[c.at].id);
		break;
	case CITED_ROW:
		snprintf(id, CITE_ID_MAX, "%s.%s", b->tables[c.at].id,
			rule_table_at(&b->tables[c.at], c.row, 0)->text);
		break;
	case CITED_SUBJECT:
		snprintf(id, CITE_ID_MAX, "%s", subjects[c.at].id);
		break;
	case CITED_NOTHING:
		break;
	}
}

const char *cite_title(const struct rulebook *b, struct cite c)
{
	switch (c.kind) {
	case CITED_RULE: return b->rules[c.at].title;
	case CITED_TABLE: return b->tables[c.at].title;
	case CITED_ROW: return rule_table_at(&b->tables[c.at], c.row, 1)->text;
	case CITED_SUBJECT: return subjects[c.at].title;
	case CITED_NOTHING: break;
	}
	return "";
}

const char *cite_kind_name(enum cited kind)
{
	static const char *const names[] = { [CITED_NOTHING] = "", [CITED_RULE] = "rule",
		[CITED_TABLE] = "table", [CITED_ROW] = "row", [CITED_SUBJECT] = "subject" };

	return names[kind];
}

const char *cite_known(const struct rulebook *b, int i)
{
	if (i < b->n_rules)
		return b->rules[i].id;
	i -= b->n_rules;
	if (i < b->n_tables)
		return b->tables[i].id;
	i -= b->n_tables;
	for (const struct subject *s = subjects; s->id != NULL; s++) {
		if (i-- == 0)
			return s->id;
		for (int word = 0; word < SUBJECT_WORDS_MAX && s->words[word] != NULL; word++)
			if (i-- == 0)
				return s->words[word];
	}
	return NULL;
}

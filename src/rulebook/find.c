/* Finding things in a rulebook, by name. */
#include "cliffhanger/rulebook.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Most names differ in their first letter. */
static bool same(const char *a, const char *b)
{
	return *a == *b && strcmp(a, b) == 0;
}

const struct rule_table *rulebook_table(const struct rulebook *b, const char *id)
{
	for (int i = 0; i < b->n_tables; i++)
		if (same(b->tables[i].id, id))
			return &b->tables[i];
	return NULL;
}

const struct rule *rulebook_rule(const struct rulebook *b, const char *id)
{
	for (int i = 0; i < b->n_rules; i++)
		if (same(b->rules[i].id, id))
			return &b->rules[i];
	return NULL;
}

int rule_table_row(const struct rule_table *t, const char *row)
{
	for (int i = 0; i < t->n_rows; i++)
		if (same(rule_table_at(t, i, 0)->text, row))
			return i;
	return -1;
}

int rule_table_column(const struct rule_table *t, const char *column)
{
	for (int i = 0; i < t->n_columns; i++)
		if (same(t->columns[i].id, column))
			return i;
	return -1;
}

const struct entry *rule_table_at(const struct rule_table *t, int row, int column)
{
	return &t->entries[row * t->n_columns + column];
}

const struct entry *rulebook_entry(const struct rulebook *b, const char *table,
	const char *row, const char *column)
{
	const struct rule_table *const t = rulebook_table(b, table);
	const int r = t ? rule_table_row(t, row) : -1;
	const int c = t ? rule_table_column(t, column) : -1;

	return r < 0 || c < 0 ? NULL : rule_table_at(t, r, c);
}

/* ---- words in a text ---- */

enum { WORD_SHORTEST = 3, WORD_BYTES = 48 };

bool word_only_asks(const char *word)
{
	static const char *const words[] = { "and", "are", "can", "does", "far", "for", "from",
		"has", "have", "how", "into", "many", "may", "much", "the", "what", "when", "where",
		"which", "who", "whom", "why", "with", "you", NULL };

	for (int i = 0; words[i]; i++)
		if (strcasecmp(words[i], word) == 0)
			return true;
	return strlen(word) < WORD_SHORTEST;
}

/* "misses" is found in "missed", "natives" in "native": the end is not looked at. */
static void cut_end(char *word)
{
	const size_t n = strlen(word);

	if (n > 5 && strcasecmp(word + n - 3, "ses") == 0)
		word[n - 2] = '\0';
	else if (n > WORD_SHORTEST && tolower((unsigned char)word[n - 1]) == 's')
		word[n - 1] = '\0';
}

static bool begins_word(const char *text, const char *word)
{
	const size_t n = strlen(word);
	bool inside = false;

	for (; *text; text++) {
		if (!inside && strncasecmp(text, word, n) == 0)
			return true;
		inside = isalnum((unsigned char)*text) != 0;
	}
	return false;
}

bool text_begins_each(const char *text, const char *words)
{
	static const char between[] = " ,?!";
	char word[WORD_BYTES];
	bool any = false;

	for (words += strspn(words, between); *words; words += strspn(words, between)) {
		const size_t n = strcspn(words, between);

		if (n >= sizeof(word))
			return false;
		snprintf(word, sizeof(word), "%.*s", (int)n, words);
		words += n;
		if (word_only_asks(word))
			continue;
		cut_end(word);
		if (!begins_word(text, word))
			return false;
		any = true;
	}
	return any;
}

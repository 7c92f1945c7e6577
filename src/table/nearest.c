/* Nearest: the distance between two spellings (optimal string alignment).
 *
 * Vocabulary: a mistake is a letter too many, too few, wrong, or two letters
 * swapped.  Candidates further than a third of the word's length are not
 * worth a question; a candidate that begins with the whole word always is.
 */
#include "cliffhanger/nearest.h"

#include <ctype.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static char small(char c)
{
	return (char)tolower((unsigned char)c);
}

static int least_of(int a, int b)
{
	return a < b ? a : b;
}

/* Three rows of the usual matrix: this one, the last, and the one before. */
static int mistakes_between(const char *a, size_t la, const char *b, size_t lb)
{
	int rows[3][NEAREST_LENGTH_MAX + 1];

	for (size_t j = 0; j <= lb; j++)
		rows[0][j] = (int)j;
	for (size_t i = 1; i <= la; i++) {
		int *const row = rows[i % 3];
		const int *const last = rows[(i - 1) % 3];
		const int *const before = rows[(i + 1) % 3];

		row[0] = (int)i;
		for (size_t j = 1; j <= lb; j++) {
			const bool same = small(a[i - 1]) == small(b[j - 1]);

			row[j] = least_of(last[j - 1] + !same,
				1 + least_of(row[j - 1], last[j]));
			if (i > 1 && j > 1 && small(a[i - 1]) == small(b[j - 2]) &&
			    small(a[i - 2]) == small(b[j - 1]))
				row[j] = least_of(row[j], before[j - 2] + 1);
		}
	}
	return rows[la % 3][lb];
}

void nearest_to(struct nearest *n, const char *word)
{
	*n = (struct nearest){ word, NULL, INT_MAX };
}

void nearest_try(struct nearest *n, const char *candidate)
{
	const size_t la = strlen(n->word), lb = strlen(candidate);
	int mistakes;

	if (la == 0 || la > NEAREST_LENGTH_MAX || lb > NEAREST_LENGTH_MAX)
		return;
	mistakes = mistakes_between(n->word, la, candidate, lb);
	if (la >= 2 && la < lb && strncmp(n->word, candidate, la) == 0)
		mistakes = 1;
	if (mistakes < n->mistakes) {
		n->mistakes = mistakes;
		n->best = candidate;
	}
}

const char *nearest_word(const struct nearest *n)
{
	const int allowed = 1 + (int)strlen(n->word) / 3;

	return n->best && n->mistakes <= allowed ? n->best : NULL;
}

struct nearest_hint nearest_hint(const struct nearest *n)
{
	struct nearest_hint hint = { "" };
	const char *const word = nearest_word(n);

	if (word)
		snprintf(hint.text, sizeof hint.text, "; did you mean %s?", word);
	return hint;
}

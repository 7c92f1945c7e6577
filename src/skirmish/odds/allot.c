/* Hits dealt out: see allot.h.
 *
 *  AL1  A case is how many figures are in each class but the first, as digits of a number
 *       to the base of figures + 1; the first class has the rest.
 */
#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "skirmish/odds/allot.h"

struct allot {
	int figures, classes, cases;
	int place[ALLOT_CLASSES];	/* what one figure more in a class adds to a case; 0 of
					 * the first */
	chance_t *block;
	chance_t *now, *next, *mixed;	/* [cases] of the block */
};

static int count_cases(int figures, int classes)
{
	int cases = 1;

	for (int c = 1; c < classes && cases <= ALLOT_CASES_MAX; c++)
		cases *= figures + 1;
	return cases;
}

bool allot_fits(int figures, int classes)
{
	return count_cases(figures, classes) <= ALLOT_CASES_MAX;
}

struct allot *allot_new(int figures, int classes)
{
	struct allot *a = NULL;

	assert(figures > 0 && classes >= 2 && classes <= ALLOT_CLASSES);
	if (!allot_fits(figures, classes) || !(a = calloc(1, sizeof *a)))
		return NULL;
	a->figures = figures;
	a->classes = classes;
	a->cases = count_cases(figures, classes);
	for (int c = 1, place = 1; c < classes; c++, place *= figures + 1)
		a->place[c] = place;
	a->block = calloc((size_t)a->cases * 3, sizeof *a->block);
	if (!a->block) {
		free(a);
		return NULL;
	}
	a->now = a->block;
	a->next = a->now + a->cases;
	a->mixed = a->next + a->cases;
	a->now[0] = CERTAIN;
	return a;
}

void allot_free(struct allot *a)
{
	if (!a)
		return;
	free(a->block);
	free(a);
}

void allot_begin(struct allot *a, int class, int figures)
{
	int one = 0;

	while (a->now[one] == 0)
		one++;
	a->now[one + a->place[class] * figures] = a->now[one];
	if (class > 0 && figures > 0)
		a->now[one] = 0;
}

/* How many figures of a case are in each class. */
static void read_case(const struct allot *a, int one, int in[ALLOT_CLASSES])
{
	in[0] = a->figures;
	for (int c = 1; c < a->classes; c++) {
		in[c] = one / a->place[c] % (a->figures + 1);
		in[0] -= in[c];
	}
}

/* One hit more. */
static void strike(struct allot *a, allot_table table)
{
	chance_t *const swap = a->now;

	memset(a->next, 0, (size_t)a->cases * sizeof *a->next);
	for (int one = 0; one < a->cases; one++) {
		int in[ALLOT_CLASSES];

		if (a->now[one] == 0)
			continue;
		read_case(a, one, in);
		for (int c = 0; c < a->classes; c++) {
			const chance_t struck = in[c] > 0 ? chance_both(a->now[one],
				chance_of(in[c], a->figures)) : 0;

			for (int to = 0; struck > 0 && to < a->classes; to++)
				a->next[one + a->place[to] - a->place[c]] +=
					chance_both(struck, table[c][to]);
		}
	}
	a->now = a->next;
	a->next = swap;
}

void allot_hits(struct allot *a, const struct tally *hits, allot_table table)
{
	chance_t *swap;

	memset(a->mixed, 0, (size_t)a->cases * sizeof *a->mixed);
	for (int n = 0; n <= hits->most; n++) {
		for (int one = 0; one < a->cases; one++)
			a->mixed[one] += chance_both(a->now[one], hits->of[n]);
		if (n < hits->most)
			strike(a, table);
	}
	swap = a->now;
	a->now = a->mixed;
	a->mixed = swap;
}

void allot_count_some(const struct allot *a, unsigned classes, struct tally *count)
{
	tally_empty(count);
	for (int one = 0; one < a->cases; one++) {
		int in[ALLOT_CLASSES], n = 0;

		if (a->now[one] == 0)
			continue;
		read_case(a, one, in);
		for (int c = 0; c < a->classes; c++)
			n += (classes >> c & 1) != 0 ? in[c] : 0;
		tally_add(count, n, a->now[one]);
	}
}

void allot_count(const struct allot *a, int class, struct tally *count)
{
	allot_count_some(a, 1u << class, count);
}

/* Saves with right sums and wrong contents: the cases that are kept, as they are and
 * forged from fixed seeds.  Nothing falls, and whatever is refused has a reason; the
 * same entry is driven by coverage with `make fuzz`.
 */
#include "config.h"
#include "../unit/unit.h"


#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "forged.h"

enum { CASES_LEAST = 6, CASES_MAX = 64, ROUNDS = 120, ROOM = 1 << 18 };

struct cases { int n; char *text[CASES_MAX]; size_t size[CASES_MAX]; };

static void read_case(struct cases *c, const char *file)
{
	FILE *const in = fopen(file, "r");

	assert_non_null(in);
	assert_true(c->n < CASES_MAX);
	c->text[c->n] = malloc(ROOM);
	assert_non_null(c->text[c->n]);
	c->size[c->n] = fread(c->text[c->n], 1, ROOM / 2, in);
	c->n++;
	fclose(in);
}

static int read_cases(void **state)
{
	static struct cases c;
	const char *const top = getenv("top_srcdir");
	char pattern[1024];
	glob_t files;

	snprintf(pattern, sizeof(pattern), "%s/tests/fuzz/corpus/*", top ? top : ".");
	if (glob(pattern, 0, NULL, &files) != 0)
		return -1;
	for (size_t i = 0; i < files.gl_pathc; i++)
		read_case(&c, files.gl_pathv[i]);
	globfree(&files);
	*state = &c;
	return 0;
}

static int free_cases(void **state)
{
	struct cases *const c = *state;

	while (c->n > 0)
		free(c->text[--c->n]);
	return 0;
}

TEST(test_cases_that_are_kept)
{
	const struct cases *const c = *state;

	assert_true(c->n >= CASES_LEAST);
	for (int i = 0; i < c->n; i++)
		assert_int_equal(LLVMFuzzerTestOneInput((const uint8_t *)c->text[i],
			c->size[i]), 0);
}

/* Mostly a short one: a game of a few figures is forged ten times while a large one is once. */
static uint32_t any_case(struct mangler *m, const struct cases *c)
{
	uint32_t best = mangler_below(m, (uint32_t)c->n);

	for (int i = mangler_below(m, 8) == 0 ? 0 : 3; i > 0; i--) {
		const uint32_t other = mangler_below(m, (uint32_t)c->n);

		if (c->size[other] < c->size[best])
			best = other;
	}
	return best;
}

TEST(test_cases_that_are_forged)
{
	const struct cases *const c = *state;
	char *const text = malloc(ROOM);
	const long rounds = fuzz_inputs(FUZZ_SAVES, ROUNDS);
	struct mangler m;

	assert_non_null(text);
	mangler_seed(&m, 21);
	for (long round = rounds; round > 0; round--) {
		const uint32_t i = any_case(&m, c);

		memcpy(text, c->text[i], c->size[i]);
		LLVMFuzzerTestOneInput((const uint8_t *)text, forge(&m, text, c->size[i], ROOM));
	}
	free(text);
	fuzz_tell(FUZZ_SAVES, rounds);
}

TEST_MAIN_BETWEEN(read_cases, free_cases)

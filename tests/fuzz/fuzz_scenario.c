/* Mangled scenarios: whatever is in the file, the loader gives a setup or
 * faults with places, never both, never neither; and what it says is printable.
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mangle.h"
#include "story_scenario.h"

enum { ROUNDS = 3000, ROOM = 16384 };

static int lines_of(const char *text, size_t size)
{
	int lines = 1;

	for (size_t i = 0; i < size; i++)
		lines += text[i] == '\n';
	return lines;
}

static void check_faults(const struct faults *f, int lines)
{
	const struct fault *before = NULL;

	for (int i = 0; i < faults_count(f); i++) {
		const struct fault *const fault = faults_at(f, i);

		assert_in_range(fault->line, 0, lines);
		assert_true(fault->line == 0 || fault->column > 0);
		assert_true(fault->text[0] != '\0');
		assert_true(!before || before->line <= fault->line);
		before = fault;
	}
}

static void check_printed(const struct faults *f)
{
	char *text = NULL;
	size_t size;
	FILE *const out = open_memstream(&text, &size);

	assert_non_null(out);
	faults_print(f, out);
	fclose(out);
	for (size_t i = 0; i < size; i++)
		if ((unsigned char)text[i] < ' ' && text[i] != '\n')
			fail_msg("a control character in: %s", text);
	free(text);
}

TEST(test_mangled_scenarios)
{
	static char text[ROOM];
	struct mangler m;
	long loaded = 0, refused = 0;

	mangler_seed(&m, 7);
	for (long round = fuzz_rounds(ROUNDS); round > 0; round--) {
		const char *const good = round % 3 ? story_scenario : story_vehicles;
		const size_t size = mangle(&m, good, strlen(good), text, sizeof(text));
		struct faults *const f = faults_new("x.yaml");
		struct setup *const s = scenario_read(text, size, "x.yaml", f);

		assert_int_equal(s == NULL, faults_errors(f) > 0);
		check_faults(f, lines_of(text, size));
		check_printed(f);
		loaded += s != NULL;
		refused += s == NULL;
		setup_free(s);
		faults_free(f);
	}
	assert_true(loaded > 0 && refused > 0);
}

/* Cut anywhere, it is refused or whole, and never crashes. */
TEST(test_cut_scenarios)
{
	const size_t all = strlen(story_scenario);

	for (size_t size = 0; size <= all; size++) {
		char *const text = malloc(size + 1);	/* so that ASan sees the end */
		struct faults *const f = faults_new("x.yaml");
		struct setup *s;

		assert_non_null(text);
		memcpy(text, story_scenario, size);
		s = scenario_read(text, size, "x.yaml", f);
		assert_int_equal(s == NULL, faults_errors(f) > 0);
		if (size == all)
			assert_non_null(s);
		setup_free(s);
		faults_free(f);
		free(text);
	}
}

TEST_MAIN

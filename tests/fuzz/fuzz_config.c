/* Mangled settings: read or told what is wrong, never neither; what is read is written so
 * that it is read again as the same.
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/preferences.h"
#include "mangle.h"

enum { ROUNDS = 400, ROOM = MAPPING_BYTES_MAX + 1024 };

static void check_written(const struct preferences *p)
{
	struct faults *const f = faults_new("again.yaml");
	struct preferences again;
	struct buffer text = { 0 };

	preferences_standard(&again);
	preferences_write(p, &text);
	if (!mapping_read(buffer_text(&text), text.used, &preferences_mapping, &again, f))
		faults_print(f, stderr);
	assert_int_equal(faults_errors(f), 0);
	assert_memory_equal(p, &again, sizeof again);
	buffer_free(&text);
	faults_free(f);
}

TEST(test_mangled_settings)
{
	static char text[ROOM];
	const long rounds = fuzz_rounds(ROUNDS);
	struct preferences usual;
	struct buffer whole = { 0 };
	struct mangler m;
	long good = 0, bad = 0;

	preferences_standard(&usual);
	preferences_write(&usual, &whole);
	mangler_seed(&m, 13);
	for (long round = rounds; round > 0; round--) {
		const size_t size = mangle(&m, whole.text, whole.used, text, sizeof text - 1);
		struct faults *const f = faults_new("config.yaml");
		struct preferences p;

		preferences_standard(&p);
		if (mapping_read(text, size, &preferences_mapping, &p, f)) {
			good++;
			check_written(&p);
		} else {
			bad++;
			assert_true(faults_errors(f) > 0 && faults_at(f, 0)->text[0] != '\0');
		}
		faults_free(f);
	}
	buffer_free(&whole);
	assert_true(good > 0 && bad > 0);
}

TEST_MAIN

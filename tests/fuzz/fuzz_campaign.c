/* Mangled campaigns and heroes, and mangled saves of campaigns: a campaign or
 * faults, never neither; a serial or a reason; and no crash.
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/serial.h"
#include "mangle.h"

enum { ROUNDS = 1500, SAVE_ROUNDS = 300, ROOM = 1 << 17, FILES = 4 };

static struct { const char *name; char *text; size_t size; } files[FILES] = {
	{ .name = "campaign.yaml" }, { .name = "kate.yaml" }, { .name = "1-first.yaml" },
	{ .name = "2-second.yaml" },
};

static int read_files(void **state)
{
	const char *const top = getenv("top_srcdir");
	char path[4096];

	(void)state;
	for (int i = 0; i < FILES; i++) {
		FILE *in;

		snprintf(path, sizeof(path), "%s/tests/play/two-duels/%s", top ? top : ".",
			files[i].name);
		in = fopen(path, "r");
		files[i].text = malloc(ROOM);
		if (!in || !files[i].text)
			return -1;
		files[i].size = fread(files[i].text, 1, ROOM - 1, in);
		files[i].text[files[i].size] = '\0';
		fclose(in);
	}
	return 0;
}

static int free_files(void **state)
{
	(void)state;
	for (int i = 0; i < FILES; i++)
		free(files[i].text);
	return 0;
}

/* A library on which one file is mangled. */
struct odd_library { int odd; const char *text; size_t size; };

static char *take(void *self, const char *name, size_t *size, struct faults *f)
{
	const struct odd_library *const odd = self;

	(void)f;
	for (int i = 0; i < FILES; i++)
		if (strcmp(files[i].name, name) == 0) {
			const char *const text = i == odd->odd ? odd->text : files[i].text;
			char *copy;

			*size = i == odd->odd ? odd->size : files[i].size;
			copy = malloc(*size + 1);
			memcpy(copy, text, *size);
			copy[*size] = '\0';
			return copy;
		}
	return NULL;
}

static void count_errors(void *self, const struct faults *f)
{
	for (int i = 0; i < faults_count(f); i++)
		assert_true(faults_at(f, i)->text[0] != '\0');
	*(int *)self += faults_errors(f);
}

TEST(test_mangled_campaigns)
{
	static char text[ROOM];
	struct mangler m;
	const long rounds = fuzz_inputs(FUZZ_CAMPAIGNS, ROUNDS);
	long good = 0, bad = 0;

	mangler_seed(&m, 11);
	for (long round = rounds; round > 0; round--) {
		struct odd_library odd = { (int)mangler_below(&m, FILES), text, 0 };
		const struct library library = { take, &odd, "" };
		struct campaign *c;
		int errors = 0;

		odd.size = mangle(&m, files[odd.odd].text, files[odd.odd].size, text, ROOM - 1);
		c = campaign_read(&library, "campaign.yaml", round % 8 == 0, count_errors, &errors);
		assert_int_equal(c == NULL, errors > 0);
		good += c != NULL;
		bad += c == NULL;
		campaign_free(c);
	}
	fuzz_tell(FUZZ_CAMPAIGNS, rounds);
	assert_true(good > 0 && bad > 0);
}

/* What can be read can be written, and is the same. */
TEST(test_mangled_heroes)
{
	static char text[ROOM], first[HERO_BYTES_MAX], second[HERO_BYTES_MAX];
	struct mangler m;
	const long rounds = fuzz_inputs(FUZZ_HEROES, 2 * ROUNDS);
	long good = 0;

	mangler_seed(&m, 12);
	for (long round = rounds; round > 0; round--) {
		const size_t size = mangle(&m, files[1].text, files[1].size, text, ROOM - 1);
		struct faults *f = faults_new("x.yaml");
		struct hero hero, again;
		size_t n;

		if (hero_read(text, size, "x.yaml", &hero, f)) {
			good++;
			n = hero_write(&hero, first, sizeof(first));
			assert_true(n > 0);
			faults_free(f);
			f = faults_new("y.yaml");
			if (!hero_read(first, n, "y.yaml", &again, f))
				faults_print(f, stderr);
			assert_int_equal(faults_errors(f), 0);
			assert_int_equal(hero_write(&again, second, sizeof(second)), n);
			assert_string_equal(first, second);
		} else {
			assert_true(faults_errors(f) > 0);
		}
		faults_free(f);
	}
	fuzz_tell(FUZZ_HEROES, rounds);
	assert_true(good > 0);
}

static struct serial *begin(const char *save)
{
	struct odd_library none = { -1, NULL, 0 };
	const struct library library = { take, &none, "" };
	struct serial_options *const o = calloc(1, sizeof(*o));
	struct reason why;
	enum session_error error;
	int errors = 0;
	struct campaign *const c = campaign_read(&library, "campaign.yaml", false, count_errors,
		&errors);
	struct serial *s;

	assert_non_null(o);
	assert_non_null(c);
	o->save = save;
	o->origin = "campaign.yaml";
	s = serial_new(c, o, &error, &why);
	free(o);
	assert_non_null(s);
	return s;
}

static void listen(void *self, int indent, const char *text)
{
	(void)self;
	(void)indent;
	assert_non_null(text);
}

/* Opens what was mangled, and looks at all of it. */
static bool look_into(const char *file)
{
	const struct teller t = { listen, NULL };
	struct reason why = { "", "" };
	enum session_error error;
	struct serial *const s = serial_watch(file, &error, &why);

	if (!s) {
		assert_true(why.text[0] != '\0');
		return false;
	}
	serial_tell_opening(s, t);
	serial_tell_story(s, t);
	serial_tell_roster(s, t);
	serial_tell_casting(s, t);
	serial_tell_result(s, t);
	serial_tell_ending(s, t);
	serial_free(s);
	return true;
}

TEST(test_mangled_saves)
{
	static const char name[] = "fuzz-campaign.save", odd[] = "fuzz-campaign-odd.save";
	static char whole[ROOM], text[ROOM];
	struct mangler m;
	struct session *game;
	enum session_error error;
	struct reason why;
	struct serial *s;
	size_t size, n;
	FILE *f;

	unlink(name);
	unlink("fuzz-campaign-1-first.save");
	s = begin(name);
	game = serial_play(s, &error, &why);
	assert_non_null(game);
	assert_null(session_ask(game));
	assert_true(serial_close(s, game, &why));
	session_free(game);
	serial_free(s);
	f = fopen(name, "r");
	assert_non_null(f);
	size = fread(whole, 1, sizeof(whole), f);
	fclose(f);
	assert_true(look_into(name));
	mangler_seed(&m, 13);
	for (long round = fuzz_rounds(SAVE_ROUNDS); round > 0; round--) {
		n = round % 2 ? mangle(&m, whole, size, text, sizeof(text))
			: mangler_below(&m, (uint32_t)size);
		f = fopen(odd, "w");
		assert_non_null(f);
		fwrite(round % 2 ? text : whole, 1, n, f);
		fclose(f);
		look_into(odd);
	}
	unlink(odd);
	unlink(name);
	unlink("fuzz-campaign-1-first.save");
}

TEST_MAIN_BETWEEN(read_files, free_files)

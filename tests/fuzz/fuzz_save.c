/* Saved games cut off at every byte, and damaged ones.
 *
 * What must hold: a cut game is continued from what is whole and says so, or,
 * if not even its beginning is, is refused with a sentence; the choices kept
 * are a beginning of those made; nothing crashes.
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/session.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"
#include "file.h"
#include "mangle.h"

enum { FILE_MAX = 1 << 22, ROUNDS = 300, STRIDE = 509 };

struct saved { char folder[64], path[96]; char *data; size_t size; };

static void write_file(const char *path, const char *data, size_t size)
{
	FILE *const out = fopen(path, "w");

	assert_non_null(out);
	assert_int_equal(fwrite(data, 1, size, out), size);
	assert_int_equal(fclose(out), 0);
}

static void read_file(struct saved *s)
{
	FILE *const in = fopen(s->path, "r");

	assert_non_null(in);
	s->data = malloc(FILE_MAX);
	assert_non_null(s->data);
	s->size = fread(s->data, 1, FILE_MAX - 1, in);
	s->data[s->size] = '\0';
	fclose(in);
}

/* A whole game between chance minds, saved. */
static int make_save(void **state)
{
	static struct saved s;
	struct session_options o = { .seed = 7, .name = "ford" };
	struct faults *const f = faults_new("ford.yaml");
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct session *session;
	struct setup *setup;
	size_t size;
	char *const text = test_file("ford.yaml", &size);

	/* Each of a thousand saves is synced: in memory, where there is some. */
	snprintf(s.folder, sizeof(s.folder), "%s/cliffhanger-saves-XXXXXX",
		access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	assert_non_null(mkdtemp(s.folder));
	snprintf(s.path, sizeof(s.path), "%s/game.save", s.folder);
	setup = scenario_read(text, size, "ford", f);
	assert_non_null(setup);
	faults_free(f);
	for (int i = 0; i < SIDES_MAX; i++)
		o.mind[i] = mind_find("random");
	o.save = s.path;
	session = session_new(setup, text, size, &o, &error, &why);
	assert_non_null(session);
	assert_null(session_ask(session));
	assert_string_equal(session_trouble(session), "");
	session_free(session);
	read_file(&s);
	*state = &s;
	return 0;
}

static int drop_save(void **state)
{
	struct saved *const s = *state;

	if (!s) /* it could not be made */
		return 0;
	free(s->data);
	test_remove(s->folder);
	return 0;
}

/* Whether there was a game in it; if not, why. */
static bool resume(const struct saved *s, const char *data, size_t size, bool whole,
	struct reason *refusal)
{
	enum session_error error = SESSION_OK;
	struct reason why = { "", "" };
	struct session *session;

	unlink(s->path);
	write_file(s->path, data, size);
	session = session_resume(s->path, &error, &why);
	assert_true(text_plain(why.text, strlen(why.text)));
	if (!session) {
		assert_int_not_equal(error, SESSION_OK);
		assert_true(*why.text);
		*refusal = why;
		return false;
	}
	if (whole)
		assert_int_equal(error, SESSION_OK);
	session_ask(session);
	session_free(session);
	return true;
}

TEST(test_a_whole_save_is_continued)
{
	const struct saved *const s = *state;

	struct reason why;

	assert_true(resume(s, s->data, s->size, true, &why));
}

/* Around the end of each line every byte is tried, elsewhere one in STRIDE
 * (every one with FUZZ_ROUNDS): in between nothing can be told apart. */
static bool worth_a_try(const struct saved *s, size_t n)
{
	for (size_t i = n < 12 ? 0 : n - 12; i < n + 2 && i < s->size; i++)
		if (s->data[i] == '\n')
			return s->data[i + 1] != 'G' && s->data[i + 1] != 'E';
	return n % STRIDE == 0 || getenv("FUZZ_ROUNDS");
}

/* Bytes of the beginning, which a file has as a whole from its first moment:
 * all up to the note on who opened it, and that. */
static size_t head_size(const struct saved *s)
{
	const char *const note = strstr(s->data, "\nN "), *const end = note ? strchr(note + 1, '\n')
		: NULL;

	if (!end)
		fail_msg("the save has no note");
	return (size_t)(end - s->data) + 1;
}

TEST(test_a_save_cut_at_any_byte_is_continued)
{
	const struct saved *const s = *state;
	const size_t head = head_size(s);
	struct reason why;

	for (size_t n = 0; n < s->size; n++) {
		if (!worth_a_try(s, n))
			continue;
		if (!resume(s, s->data, n, false, &why) && n >= head)
			fail_msg("cut at %zu of %zu bytes: %s", n, s->size, why.text);
	}
}

TEST(test_damaged_saves)
{
	const struct saved *const s = *state;
	char *const bad = malloc(FILE_MAX);
	const long rounds = fuzz_rounds(ROUNDS);
	struct mangler m;
	struct reason why;

	assert_non_null(bad);
	mangler_seed(&m, 1);
	for (long i = 0; i < rounds; i++)
		resume(s, bad, mangle(&m, s->data, s->size, bad, FILE_MAX), false, &why);
	free(bad);
}

TEST_MAIN_BETWEEN(make_save, drop_save)

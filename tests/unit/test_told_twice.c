/* What is told is told in the same words again: live, in a replay, and by a game resumed.
 *
 * Games of all five systems are played from every seat, by minds or by whim, as persons
 * would play them: whoever is asked is told first.  TOLD_STEPS says how far (all of it: 0),
 * TOLD_SEEDS with how many seeds.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "folder.h"
#include "plain/ui.h"
#include "shipped.h"

enum { TEXT_ROOM = 1 << 20 };

static long number_of(const char *name, long usual)
{
	const char *const text = getenv(name);

	return text ? strtol(text, NULL, 10) : usual;
}

/* What has been written to a stream so far; malloc'd. */
static char *written(FILE *out)
{
	char *const text = calloc(1, TEXT_ROOM);
	const long size = lseek(fileno(out), 0, SEEK_END);

	assert_non_null(text);
	assert_true(size < TEXT_ROOM);
	assert_int_equal(pread(fileno(out), text, (size_t)size, 0), size);
	return text;
}

/* A desk of a seat's own, that is told into a file. */
struct hearer { struct ui ui; struct plain_options o; FILE *out; };

static void open_hearer(struct hearer *h, struct session *s, int seat)
{
	h->out = tmpfile();
	assert_non_null(h->out);
	h->o = (struct plain_options){ .input = -1, .output = fileno(h->out), .width = 0 };
	h->ui = (struct ui){ .s = s, .o = &h->o, .output = output_new(&h->o), .seat = seat,
		.v = session_view(s, seat) };
	assert_non_null(h->ui.output);
}

static void tell(struct hearer *h)
{
	h->ui.v = session_view(h->ui.s, h->ui.seat);
	news_tell(&h->ui);
	assert_true(output_flush(h->ui.output));
}

static void close_hearer(struct hearer *h)
{
	output_free(h->ui.output);
	fclose(h->out);
}

/* ---- playing ---- */

static struct session *begin(const char *name, uint64_t seed, bool all)
{
	struct session_options o = { .seed = seed, .save = file, .name = "told" };
	struct setup *setup;
	char path[200];
	int sides;

	snprintf(path, sizeof(path), "campaigns/%s.yaml", name);
	setup = shipped_load(path, NULL, NULL);
	sides = setup->n_sides;
	setup_free(setup);
	for (int side = 0; side < sides; side++)
		o.mind[side] = all || side == (int)(seed % (unsigned)sides) ? NULL : minds[0];
	return shipped_session(path, &o);
}

/* One choice, as a person types it. */
static bool choose(struct session *s, const struct mind *m, struct patience *p)
{
	const struct decision *const asked = session_ask(s);
	struct decision d;
	struct choice c;
	char line[CHOICE_LINE_MAX];
	struct reason why;

	if (!asked)
		return false;
	d = *asked;
	if (!mind_choose(m, session_view(s, d.seat), &d, p, &c))
		return false;
	choice_write(session_truth(s), &c, line, sizeof(line));
	if (session_submit(s, d.seat, line, &why) == SUBMIT_OK)
		return true;
	/* Something unseen forbids it. */
	return mind_choose(mind_find("idle"), session_view(s, d.seat), &d, p, &c)
		&& (choice_write(session_truth(s), &c, line, sizeof(line)), true)
		&& session_submit(s, d.seat, line, &why) == SUBMIT_OK;
}

/* ---- told again ---- */

static void say_first_difference(const char *name, int seat, const char *a, const char *b)
{
	size_t at = 0;

	while (a[at] && a[at] == b[at])
		at++;
	while (at > 0 && a[at - 1] != '\n')
		at--;
	fail_msg("%s, seat %d: told \"%.*s\", told again \"%.*s\"", name, seat,
		(int)strcspn(a + at, "\n"), a + at, (int)strcspn(b + at, "\n"), b + at);
}

/* A replay of all, for a seat. */
static void replayed(const char *name, int seat, const char *live)
{
	enum session_error error;
	struct reason why;
	struct session *const s = session_watch(file, &error, &why);
	struct hearer h;
	char *again;

	assert_non_null(s);
	assert_true(session_go(s, session_length(s)));
	open_hearer(&h, s, seat);
	news_until(&h.ui, 0);
	assert_true(output_flush(h.ui.output));
	again = written(h.out);
	if (strcmp(live, again) != 0)
		say_first_difference(name, seat, live, again);
	free(again);
	close_hearer(&h);
	session_free(s);
}

/* A game resumed tells the turn under way: the end of what was told. */
static void resumed(const char *name, int seat, const char *live)
{
	enum session_error error;
	struct reason why;
	struct session *const s = session_resume(file, &error, &why);
	struct hearer h;
	char *again;
	const char *turn;
	size_t n, all = strlen(live);

	if (!s)
		fail_msg("%s: %s", name, why.text);
	assert_int_equal(error, SESSION_OK);
	open_hearer(&h, s, seat);
	news_skip(&h.ui);
	tell(&h);
	again = written(h.out);
	turn = strchr(again, '\n');	/* after "This turn so far" */
	turn = strncmp(again, "This turn", 9) == 0 && turn ? turn + 1 : again;
	n = strlen(turn);
	if (n > all || strcmp(live + all - n, turn) != 0)
		say_first_difference(name, seat, n > all ? live : live + all - n, turn);
	free(again);
	close_hearer(&h);
	session_free(s);
}

static size_t lines_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += *text == '\n';
	return n;
}

/* Plays on to a number of steps; whoever is asked is told before.  All are told at the
 * end, as a player would be who is asked then. */
static size_t play_and_tell(const char *name, const struct mind *m, uint64_t seed, bool all)
{
	const long most = number_of("TOLD_STEPS", 150);
	struct session *const s = begin(name, seed, all);
	const int sides = session_truth(s)->setup->n_sides;
	struct patience patience;
	struct hearer h[SIDES_MAX];
	char *live[SIDES_MAX];
	const struct decision *d;
	size_t lines = 0;

	memset(&patience, 0, sizeof(patience));
	for (int side = 0; side < sides; side++)
		open_hearer(&h[side], s, side);
	for (long n = 0; (most == 0 || n < most) && (d = session_ask(s)); n++) {
		if (d->seat < sides)
			tell(&h[d->seat]);
		if (!choose(s, m, &patience))
			break;
	}
	session_ask(s);
	for (int side = 0; side < sides; side++) {
		tell(&h[side]);
		live[side] = written(h[side].out);
		lines += lines_of(live[side]);
		close_hearer(&h[side]);
	}
	session_free(s);
	for (int side = 0; side < sides; side++) {
		replayed(name, side, live[side]);
		resumed(name, side, live[side]);
		free(live[side]);
	}
	unlink(file);
	return lines;
}

static void tell_twice(const char *name)
{
	const long seeds = number_of("TOLD_SEEDS", 1);
	size_t lines = 0;

	for (long seed = 1; seed <= seeds; seed++)
		for (int i = 0; i < 2; i++) {
			lines += play_and_tell(name, minds[0], (uint64_t)seed, i == 0);
			lines += play_and_tell(name, mind_find("random"), (uint64_t)seed, i == 0);
		}
	print_message("%s: %zu lines told twice\n", name, lines);
}

#define TOLD(test, name) TEST_AFTER(test, clean_folder) { tell_twice(name); }
TOLD(test_rugged_is_told_alike, "jade-buddha/1-china-station")
TOLD(test_pacific_is_told_alike, "jade-chrysanthemum/2-reef-of-teeth")
TOLD(test_risk_is_told_alike, "upriver/2-eleven-miles")
TOLD(test_moro_is_told_alike, "cotta/3-white-before-dawn")
TOLD(test_participation_is_told_alike, "lost-plateau/2-voice-in-the-ferns")

TEST_MAIN_BETWEEN(make_folder, remove_folder)

/* Campaigns of the house, played by machines to their endings, each save cut off after any
 * of its records, resumed and reported.
 *
 * By itself it cuts one seed of each campaign at some of the records.  CUTS_SEEDS=8
 * CUTS_EVERY=1 cuts seeds 1 to 8 at all of them (`make cuts`); CUTS_ON says at how many
 * of the games' cuts the game is played on to its end, too.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "unit.h"
#include "folder.h"
#include "cliffhanger/report.h"
#include "session/serial.h"

enum { GAMES_MAX = 16, REPORT_MAX = 1 << 20 };

/* A file in memory. */
struct bytes { char *data; size_t size; };

/* A campaign that has been played: what must come out of every cut. */
struct played {
	const char *name;
	uint64_t seed;
	struct bytes save, games[GAMES_MAX], report;
	char files[GAMES_MAX][256];
	uint64_t check[GAMES_MAX];
	size_t events[GAMES_MAX];
	int n_games, ending;
};

/* How much is asked for. */
struct wanted { long seeds, every, on; };
/* What has been done, to be told at the end. */
struct done { long progress, games, on, reports; };

static long number_of(const char *name, long usual)
{
	const char *const text = getenv(name);

	return text ? strtol(text, NULL, 10) : usual;
}

static struct bytes read_bytes(const char *base)
{
	char path[FOLDER_PATH];
	struct bytes b;

	folder_path(path, base);
	b.data = folder_read(path, &b.size);
	return b;
}

static void write_bytes(const char *base, const char *data, size_t size)
{
	char path[FOLDER_PATH];

	folder_path(path, base);
	folder_write(path, data, size);
}

/* ---- playing ---- */

static void tell_fault(void *self, const struct faults *f)
{
	(void)self;
	faults_print(f, stderr);
}

static struct serial *begin(const struct played *p)
{
	struct serial_options *const o = calloc(1, sizeof(*o));
	const char *const top = getenv("top_srcdir");
	char origin[FOLDER_PATH], save[FOLDER_PATH];
	enum session_error error;
	struct reason why = { "", "" };
	struct campaign *c;
	struct serial *s;

	assert_non_null(o);
	snprintf(origin, sizeof(origin), "%s/campaigns/%s/campaign.yaml", top ? top : ".", p->name);
	folder_path(save, "k.save");
	c = campaign_load(origin, false, tell_fault, NULL);
	assert_non_null(c);
	o->seed = p->seed;
	o->save = save;
	o->origin = origin;
	o->n_minds = c->n_sides;
	for (int i = 0; i < c->n_sides; i++) {
		snprintf(o->minds[i].side, ID_MAX, "%s", c->sides[i]);
		o->minds[i].mind = minds[0];
	}
	s = serial_new(c, o, &error, &why);
	if (!s)
		fail_msg("%s", why.text);
	free(o);
	return s;
}

static struct session *play_episode(struct serial *s)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const game = serial_play(s, &error, &why);

	if (!game)
		fail_msg("%s", why.text);
	assert_null(session_ask(game));
	assert_true(session_truth(game)->over);
	if (!serial_close(s, game, &why))
		fail_msg("%s", why.text);
	return game;
}

static struct bytes report_of(const struct serial *s)
{
	static const struct report_options plain = { .reader = 0 };
	struct bytes b = { calloc(1, REPORT_MAX), 0 };
	FILE *out;

	assert_non_null(b.data);
	out = fmemopen(b.data, REPORT_MAX, "w");
	assert_non_null(out);
	assert_true(report_serial(s, &plain, folder, out));
	assert_int_equal(fclose(out), 0);
	b.size = strlen(b.data);
	assert_true(b.size < REPORT_MAX - 1);
	return b;
}

static void play_all(struct played *p)
{
	struct serial *const s = begin(p);

	while (serial_stage(s) != SERIAL_OVER) {
		struct session *const game = play_episode(s);
		const struct chapter *const c = serial_chapter(s, p->n_games);

		assert_true(p->n_games < GAMES_MAX);
		snprintf(p->files[p->n_games], sizeof(p->files[0]), "%s", c->file);
		p->check[p->n_games] = game_check_value(session_truth(game));
		p->events[p->n_games] = event_log_count(session_log(game));
		session_free(game);
		p->games[p->n_games] = read_bytes(c->file);
		p->n_games++;
	}
	p->ending = serial_ending(s);
	assert_true(p->ending >= 0);
	p->report = report_of(s);
	serial_free(s);
	p->save = read_bytes("k.save");
}

static void forget(struct played *p)
{
	free(p->save.data);
	free(p->report.data);
	for (int i = 0; i < p->n_games; i++)
		free(p->games[i].data);
}

/* ---- cutting ---- */

/* The end of the record that begins at `at`. */
static size_t record_end(const struct bytes *b, size_t at)
{
	const char *const end = memchr(b->data + at, '\n', b->size - at);

	assert_non_null(end);
	return (size_t)(end + 1 - b->data);
}

/* Opened again, it plays on to the same end and is reported in the same words. */
static void cut_progress(const struct played *p, size_t at)
{
	enum session_error error;
	struct reason why = { "", "" };
	char path[FOLDER_PATH];
	struct bytes report;
	struct serial *s;

	clean_folder(NULL);
	write_bytes("k.save", p->save.data, at);
	for (int i = 0; i < p->n_games; i++)
		if (memmem(p->save.data, at, p->files[i], strlen(p->files[i])))
			write_bytes(p->files[i], p->games[i].data, p->games[i].size);
	folder_path(path, "k.save");
	s = serial_resume(path, &error, &why);
	if (!s)
		fail_msg("%s %d, cut after byte %zu: %s", p->name, (int)p->seed, at, why.text);
	while (serial_stage(s) != SERIAL_OVER)
		session_free(play_episode(s));
	assert_int_equal(serial_ending(s), p->ending);
	report = report_of(s);
	if (strcmp(report.data, p->report.data) != 0)
		fail_msg("%s %d, cut after byte %zu, is reported otherwise", p->name,
			(int)p->seed, at);
	free(report.data);
	serial_free(s);
}

/* How many records of a kind there are up to a byte. */
static size_t records_of(const struct bytes *b, char kind, size_t end)
{
	size_t n = 0;

	for (size_t at = 0; at < end; at = record_end(b, at))
		n += b->data[at] == kind;
	return n;
}

static void say_cut(const struct played *p, int game, size_t at, const char *what)
{
	fail_msg("%s %d, game %d cut after byte %zu: %s", p->name, (int)p->seed, game + 1, at, what);
}

/* Opened again, it is as it was and has all that was told; played on, it comes to the
 * same end. */
static void cut_game(const struct played *p, int game, size_t at, bool on)
{
	const struct bytes *const b = &p->games[game];
	enum session_error error;
	struct reason why = { "", "" };
	char path[FOLDER_PATH];
	struct session *s;

	write_bytes("g.save", b->data, at);
	folder_path(path, "g.save");
	s = session_resume(path, &error, &why);
	if (!s) {
		/* Without all of its scenario there is no game yet. */
		if (records_of(b, RECORD_EVENT, at) > 0)
			say_cut(p, game, at, why.text);
		unlink(path);
		return;
	}
	if (error != SESSION_OK && error != SESSION_TORN)
		say_cut(p, game, at, why.text);
	if (event_log_count(session_log(s)) < records_of(b, RECORD_EVENT, at))
		say_cut(p, game, at, "something that was told is lost");
	if (on) {
		session_ask(s);
		if (game_check_value(session_truth(s)) != p->check[game]
				|| event_log_count(session_log(s)) != p->events[game])
			say_cut(p, game, at, "it ends otherwise");
	}
	session_free(s);
	unlink(path);
}

/* ---- all of them ---- */

static void cut_all(const struct played *p, const struct wanted *w, struct done *done)
{
	long n = 0;

	for (size_t at = 0; at < p->save.size; ) {
		const bool story = p->save.data[at] == RECORD_PROGRESS;

		at = record_end(&p->save, at);
		if (!story || n++ % (w->every > 8 ? 8 : w->every) != 0)
			continue;
		cut_progress(p, at);
		done->progress++;
		done->reports++;
	}
	clean_folder(NULL);
	for (int i = 0; i < p->n_games; i++) {
		size_t at = 0;

		for (n = 0; at < p->games[i].size; n++) {
			const bool on = done->games % w->on == 0;

			at = record_end(&p->games[i], at);
			if (n % w->every != 0 && at != p->games[i].size)
				continue;
			cut_game(p, i, at, on);
			done->on += on;
			done->games++;
		}
	}
}

static void cut_campaign(const char *name)
{
	const struct wanted w = { number_of("CUTS_SEEDS", 1), number_of("CUTS_EVERY", 131),
		number_of("CUTS_ON", 16) };

	for (long seed = 1; seed <= w.seeds; seed++) {
		struct played p = { .name = name, .seed = (uint64_t)seed };
		struct done done = { 0 };

		clean_folder(NULL);
		play_all(&p);
		cut_all(&p, &w, &done);
		print_message("%s, seed %ld: %d games; campaign cut at %ld records, each played on "
			"and reported; games cut at %ld, %ld of them played on\n", name, seed,
			p.n_games, done.progress, done.games, done.on);
		forget(&p);
	}
}

TEST(test_cotta_cut_at_every_record)
{
	cut_campaign("cotta");
}

TEST(test_upriver_cut_at_every_record)
{
	cut_campaign("upriver");
}

TEST_MAIN_BETWEEN(make_folder, remove_folder)

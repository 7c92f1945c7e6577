/* Mangled lines, wherever the engine reads lines: choices, snapshots, events
 * and save records.  Games of chance minds give the lines, for each system.
 *
 * What must hold: nothing crashes; what is refused says why and changes
 * nothing; what is taken can be written and read again; a state that is taken
 * can be played on.
 */
#include "config.h"
#include "../unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "build_setup.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/save.h"
#include "cliffhanger/text.h"
#include "cliffhanger/view.h"
#include "mangle.h"
#include "master_whims.h"
#include "played.h"

enum { STEPS = 400, TRIES_A_STEP = 8, STEPS_AFTER = 3, SNAPSHOT_LINES_MAX = 600 };

static const char null_field[] =
	"map\n"
	"A A . . . w . # . . . .\n"
	" A . . . w w . # . B . .\n"
	". . . . . w # . . B B .\n"
	" . . . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit bob sign=B side=blues\n"
	"item idol at=5,2\n";

static const char rugged_field[] =
	"map\n"
	"A A A . . . . . . . . B B .\n"
	" A A A . . . . . . . . B B B\n"
	". . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . C C\n"
	"end\n"
	"turns 6\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy class=western arms=rifle facing=E\n"
	"figure 1 name=\"Jack Steele\" leader hero\n"
	"unit gang sign=B side=thugs class=western quality=raw arms=pistol facing=W\n"
	"unit band sign=C side=thugs class=native arms=spear hidden uncommanded facing=W\n";

static const char pacific_field[] =
	"map\n"
	"A A A s s w w D . % % % B B\n"
	" A A A . . w w D . % C C B B\n"
	". . . . . . . . . % % % . .\n"
	" K . P P . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy class=western arms=rifle,grenade facing=E elite camouflage\n"
	"figure 1 name=\"Jack Steele\" leader hero traits=marksman weapon-of-choice=rifle sniper\n"
	"unit kate sign=K side=navy arms=flintlock\n"
	"figure 1 leader hero gender=female traits=irresistibility\n"
	"unit porters sign=P side=thugs gender=male role=porter class=native\n"
	"unit gang sign=B side=thugs class=western quality=raw arms=pistol facing=W\n"
	"unit band sign=C side=thugs class=native arms=spear hidden uncommanded facing=W"
	" camouflage sniper\n";

static const char lagoon_field[] =
	"map\n"
	"A A A . . . . . . . . . B B .\n"
	" . . . . . . . . . . . . B . .\n"
	". . . . . . . . . . . . . . .\n"
	" _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n"
	". . . . . . . . . . . . . . .\n"
	" w w w w w w w w w w w w w w w\n"
	"D D D D D D D D D D D D D D D\n"
	" D D D D D D D D D D D D D D D\n"
	"D D D D D D D D D D D D D D D\n"
	"end\n"
	"turns 6\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=A side=navy class=western arms=rifle facing=E\n"
	"unit launch side=navy vehicle=watercraft at=4,8 facing=E arms=lewis\n"
	"unit crew side=navy figures=4 arms=rifle aboard=launch\n"
	"unit lorry side=thugs vehicle=truck at=12,4 facing=W\n"
	"unit guard side=thugs figures=2 arms=rifle aboard=lorry\n"
	"unit gang sign=B side=thugs class=western quality=raw arms=pistol facing=W\n";

static const char risk_field[] =
	"cell 25\n"
	"map\n"
	"A A A . . . & & . . . B B .\n"
	" A A A . . & & & . . . B B B\n"
	". . . . . . # # . . . . . .\n"
	" H . D D . . . . . . . . C C\n"
	"end\n"
	"turns 6\n"
	"side column edges=west\n"
	"side slavers edges=east\n"
	"unit askaris sign=A side=column arms=musket bayonets formed platoon=one facing=E\n"
	"figure 1 name=\"Juma\" leader\n"
	"unit detail sign=D side=column arms=rifle formed platoon=one facing=E\n"
	"unit harrow sign=H side=column arms=rifle,pistol\n"
	"figure 1 name=\"Harrow\" leader hero\n"
	"unit gang sign=B side=slavers quality=raw arms=pistol facing=W\n"
	"unit riders sign=C side=slavers arms=spear native mounted uncommanded facing=W\n"
	"item chart unit=askaris\n";

static const char moro_field[] =
	"map\n"
	"A A A . . . % % % . . . B B .\n"
	" A A . . . % % % . . . . B B B\n"
	". . . . % % H H % . F F F . .\n"
	" G G G G . . % % . . . F C C C\n"
	". . . . . . . . . . . . C . .\n"
	"end\n"
	"turns 4\n"
	"side us edges=west\n"
	"side pata edges=east\n"
	"unit rifles sign=A side=us troops=regulars arms=rifle facing=E\n"
	"figure 1 name=\"Dill\" leader\n"
	"unit gun sign=G side=us troops=regulars arms=pistol gun=gatling facing=E\n"
	"unit warriors sign=B side=pata people=moro troops=warriors arms=moro-rifle facing=W\n"
	"unit spears sign=C side=pata people=moro troops=warriors arms=spear uncommanded\n"
	"unit sworn sign=H side=pata people=moro troops=juramentados arms=blade hidden"
	" hides-in=thicket blinds=2 facing=W\n"
	"area thicket 7,1 8,1 7,2 8,2 7,3 8,3\n";

static const char participation_field[] =
	"map\n"
	"A A . . . . % % % . . . B B .\n"
	" P P P . . % % % . . . . B B .\n"
	". . . . . . . . . . D . . . .\n"
	" G . . . O O . . . . . . . C C\n"
	". . . . . . . . . . . . . C .\n"
	"end\n"
	"turns 4\n"
	"side party edges=west\n"
	"side gang edges=east\n"
	"unit finch sign=A side=party arms=revolver,knife courage=hero facing=E\n"
	"figure 1 name=\"Finch\" leader hero\n"
	"unit porters sign=P side=party arms=axe courage=follower load=heavy facing=E\n"
	"unit garrick sign=G side=party arms=rifle,dynamite courage=brave facing=E\n"
	"unit toughs sign=B side=gang arms=shotgun,club facing=W\n"
	"unit chemist sign=C side=gang arms=gas-bomb,knife courage=cautious hidden facing=W\n"
	"unit raptor sign=D side=gang arms=jaws creature=raptor uncommanded facing=W\n"
	"item egg unit=porters\n";

struct field_of_play { const struct game_system *system; const char *text; };

static const struct field_of_play fields[] = {
	{ &system_null, null_field }, { &system_rugged, rugged_field },
	{ &system_pacific, pacific_field },
	{ &system_pacific, lagoon_field }, { &system_risk, risk_field },
	{ &system_moro, moro_field }, { &system_participation, participation_field },
};
enum { FIELDS_OF_PLAY = sizeof(fields) / sizeof(fields[0]) };

/* ---- games of chance ---- */

static bool next_choice(const struct game *g, struct choice *c)
{
	struct view *view;
	bool found;

	if (g->n_decisions == 0)
		return false;
	view = view_new(g, g->decisions[0].seat);
	assert_non_null(view);
	found = mind_choose(mind_find("random"), view, &g->decisions[0], NULL, c);
	view_free(view);
	return found && game_check(g, c, NULL);
}

/* Every now and then the Game Master does something. */
static void master_acts(struct trial *t, struct dice *random, long step)
{
	struct choice c;

	if (step % 4 == 0 && t->game->master && !t->game->over
			&& master_whim_allowed(t->game, random, &c))
		game_step(t->game, &c, event_log_sink(t->log));
}

static void begin_game(struct trial *t, const struct field_of_play *f)
{
	trial_begin(t, f->system, f->text, "");
	trial_do(t, master_seat(t->game), "gm-sit yes");
}

/* Text with control characters must never leave the reader (HACKING). */
static void assert_reason(const struct reason *why)
{
	if (!*why->text)
		fail_msg("no reason (%s)", why->rule);
	assert_true(text_plain(why->text, strlen(why->text)));
}

static void try_choice_line(struct game *g, int seat, const char *line)
{
	const uint64_t before = game_check_value(g);
	struct view *const view = view_new(g, seat);
	char written[CHOICE_LINE_MAX], again[CHOICE_LINE_MAX];
	struct choice c, same;
	struct reason why = { "", "" };

	assert_non_null(view);
	if (choice_read(&view->game, seat, line, &c, &why)) {
		choice_write(&view->game, &c, written, sizeof(written));
		assert_true(choice_read(&view->game, seat, written, &same, &why));
		choice_write(&view->game, &same, again, sizeof(again));
		assert_string_equal(written, again);
		if (!game_check(g, &c, &why))
			assert_reason(&why);
	} else {
		assert_reason(&why);
	}
	assert_true(game_check_value(g) == before);
	view_free(view);
}

static void mangle_choices(const struct field_of_play *f)
{
	char line[CHOICE_LINE_MAX], bad[CHOICE_LINE_MAX + 1];
	const long rounds = fuzz_rounds(STEPS);
	long made = 0;
	struct mangler m;
	struct choice c;
	struct trial t;
	struct dice random;

	mangler_seed(&m, 1);
	dice_seed(&random, 1);
	begin_game(&t, f);
	for (long i = 0; i < rounds; i++) {
		master_whim(t.game, &random, line, sizeof(line));
		for (int k = 0; k < TRIES_A_STEP; k++) {
			bad[mangle(&m, line, strlen(line), bad, CHOICE_LINE_MAX)] = '\0';
			try_choice_line(t.game, master_seat(t.game), bad);
		}
		master_acts(&t, &random, i);
		if (!next_choice(t.game, &c)) {
			trial_end(&t);
			begin_game(&t, f);
			continue;
		}
		choice_write(t.game, &c, line, sizeof(line));
		for (int k = 0; k < TRIES_A_STEP; k++) {
			bad[mangle(&m, line, strlen(line), bad, CHOICE_LINE_MAX)] = '\0';
			try_choice_line(t.game, c.seat, bad);
		}
		game_step(t.game, &c, event_log_sink(t.log));
		made++;
	}
	assert_true(made > rounds / 2);
	trial_end(&t);
}

TEST(test_mangled_choices)
{
	for (int i = 0; i < FIELDS_OF_PLAY; i++)
		mangle_choices(&fields[i]);
}

/* ---- snapshots ---- */

struct snapshot { char *lines[SNAPSHOT_LINES_MAX]; int n; };

static void keep_line(void *self, const char *text)
{
	struct snapshot *const s = self;

	assert_true(s->n < SNAPSHOT_LINES_MAX);
	s->lines[s->n] = strdup(text);
	assert_non_null(s->lines[s->n++]);
}

static void drop_snapshot(struct snapshot *s)
{
	while (s->n > 0)
		free(s->lines[--s->n]);
}

/* Restores the lines, one of them replaced (or none: -1). */
static struct game *restore(const struct game *g, const struct snapshot *s, int replaced,
	const char *bad)
{
	struct game *const restored = game_clone(g);
	struct reason why = { "", "" };
	bool good = true;

	assert_non_null(restored);
	for (int i = 0; good && i < s->n; i++)
		good = game_restore_line(restored, i == replaced ? bad : s->lines[i], &why);
	if (good && game_restored(restored, &why))
		return restored;
	assert_reason(&why);
	if (replaced < 0)
		fail_msg("a state of its own is refused: %s", why.text);
	game_free(restored);
	return NULL;
}

static void play_on(struct game *g, struct event_log *log)
{
	struct choice c;

	for (int i = 0; i < STEPS_AFTER && next_choice(g, &c); i++)
		game_step(g, &c, event_log_sink(log));
}

static void mangle_snapshot(struct mangler *m, const struct game *g, struct event_log *log)
{
	struct snapshot s = { .n = 0 };
	char bad[4096];
	struct game *restored;
	int at;

	game_snapshot(g, keep_line, &s);
	restored = restore(g, &s, -1, NULL);
	assert_true(game_check_value(restored) == game_check_value(g));
	game_free(restored);
	for (int k = 0; k < TRIES_A_STEP; k++) {
		at = (int)mangler_below(m, (uint32_t)s.n);
		bad[mangle(m, s.lines[at], strlen(s.lines[at]), bad, sizeof(bad) - 1)] = '\0';
		restored = restore(g, &s, at, bad);
		if (restored)
			play_on(restored, log);
		game_free(restored);
	}
	drop_snapshot(&s);
}

static void mangle_snapshots(const struct field_of_play *f)
{
	const long rounds = fuzz_rounds(STEPS);
	struct mangler m;
	struct choice c;
	struct trial t;
	struct dice random;

	mangler_seed(&m, 2);
	dice_seed(&random, 2);
	begin_game(&t, f);
	for (long i = 0; i < rounds; i++) {
		master_acts(&t, &random, i);
		mangle_snapshot(&m, t.game, t.log);
		if (!next_choice(t.game, &c)) {
			trial_end(&t);
			begin_game(&t, f);
			continue;
		}
		game_step(t.game, &c, event_log_sink(t.log));
	}
	trial_end(&t);
}

TEST(test_mangled_snapshots)
{
	for (int i = 0; i < FIELDS_OF_PLAY; i++)
		mangle_snapshots(&fields[i]);
}

/* ---- events ---- */

static void mangle_event(struct mangler *m, const struct game *view, const struct event *e,
	struct event_log *taken)
{
	char line[EVENT_LINE_MAX], bad[EVENT_LINE_MAX], text[1024];
	const size_t before = event_log_count(taken), n = event_write(e, line, sizeof(line));

	assert_true(n > 0);
	bad[mangle(m, line, n, bad, sizeof(bad) - 1)] = '\0';
	if (!event_read(taken, bad)) {
		assert_int_equal(event_log_count(taken), before);
		return;
	}
	e = event_log_at(taken, before);
	assert_true(event_write(e, line, sizeof(line)) > 0);
	view_event_text(view, e, text, sizeof(text));
	for (int i = 0; view_roll_line(view, e, i, text, sizeof(text)); i++)
		assert_true(text_plain(text, strlen(text)));
	event_log_cut(taken, before);
}

static void mangle_events(const struct field_of_play *f)
{
	struct event_log *const taken = event_log_new();
	const long rounds = fuzz_rounds(STEPS);
	struct mangler m;
	struct choice c;
	struct trial t;
	struct dice random;

	assert_non_null(taken);
	dice_seed(&random, 3);
	mangler_seed(&m, 3);
	begin_game(&t, f);
	for (long i = 0; i < rounds && next_choice(t.game, &c); i++) {
		game_step(t.game, &c, event_log_sink(t.log));
		master_acts(&t, &random, i);
	}
	for (size_t i = 0; i < event_log_count(t.log); i++)
		for (int k = 0; k < TRIES_A_STEP; k++)
			mangle_event(&m, t.game, event_log_at(t.log, i), taken);
	trial_end(&t);
	event_log_free(taken);
}

TEST(test_mangled_events)
{
	for (int i = 0; i < FIELDS_OF_PLAY; i++)
		mangle_events(&fields[i]);
}

/* ---- records ---- */

static size_t write_records(char *data, size_t room)
{
	static const struct { enum record_kind kind; const char *text; } records[] = {
		{ RECORD_HEAD, "cliffhanger-save 1 0.1.0" }, { RECORD_KEY, "seed 42" },
		{ RECORD_SCENARIO, "title: A ford" }, { RECORD_SCENARIO, "\tmap: |" },
		{ RECORD_CHOICE, "0 order marines patrol 3,4" }, { RECORD_DICE, "3 10 7" },
		{ RECORD_EVENT, "move figure=1 from=2 cell=3" }, { RECORD_UNDO, "1" },
		{ RECORD_TURN, "1 0123456789abcdef 2" }, { RECORD_SNAPSHOT, "game 0 turn=1" },
		{ RECORD_NOTE, "opened 17" },
	};
	size_t used = 0;

	for (size_t i = 0; i < sizeof(records) / sizeof(records[0]); i++)
		used += save_write(records[i].kind, records[i].text, data + used, room - used);
	return used;
}

/* Reads all there is; how many records. */
static int read_records(const char *data, size_t size, enum save_read *end)
{
	char text[SAVE_LINE_MAX];
	struct save_reader r;
	enum record_kind kind;
	size_t good = 0;
	int n = 0;

	save_reader_init(&r, data, size);
	while ((*end = save_next(&r, &kind, text, sizeof(text))) == SAVE_OK) {
		assert_true(r.good > good && r.good <= size);
		good = r.good;
		n++;
	}
	assert_int_equal(r.good, good);
	return n;
}

TEST(test_mangled_records)
{
	char data[4096], bad[8192];
	const size_t size = write_records(data, sizeof(data));
	const long rounds = fuzz_rounds(20L * STEPS);
	enum save_read end;
	const int all = read_records(data, size, &end);
	struct mangler m;

	assert_int_equal(end, SAVE_END);
	assert_int_equal(all, 11);
	mangler_seed(&m, 4);
	for (long i = 0; i < rounds; i++) {
		const size_t n = mangle(&m, data, size, bad, sizeof(bad));

		read_records(bad, n, &end);
	}
}

TEST(test_records_cut_at_every_byte)
{
	char data[4096];
	const size_t size = write_records(data, sizeof(data));
	enum save_read end;
	int last = 0;

	for (size_t n = 0; n <= size; n++) {
		const int records = read_records(data, n, &end);
		const bool whole = n == 0 || data[n - 1] == '\n';

		assert_int_equal(end, whole ? SAVE_END : SAVE_TORN);
		assert_in_range(records, last, last + 1);
		last = records;
	}
}

TEST_MAIN

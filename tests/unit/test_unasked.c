/* Who is not asked, and why (Y-7), in every system whose sides are asked for their fire. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "cliffhanger/unasked.h"
#include "cliffhanger/view.h"
#include "played.h"

enum { WEST, EAST, STEPS_MAX = 40 };

#define GLADE \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . .\n" \
	" . . M . . . . . . . . G . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . .\n" \
	"end\nturns 4\nside west edges=west\nside east edges=east\n"
#define MEN(sign, id, side, arms) \
	"unit " id " sign=" sign " side=" side " arms=" arms "\nfigure 1 leader\n"
#define SWORDSMEN GLADE MEN("M", "men", "west", "sword") MEN("G", "gang", "east", "rifle")

static const struct told {
	const struct game_system *system;
	const char *drawing;
	const char *text;	/* "" of the rule alone */
} all[] = {
	{ &system_rugged, SWORDSMEN, "the Sword does not shoot (A-16)" },
	{ &system_pacific, SWORDSMEN, "the Sword does not shoot (A-16)" },
	{ &system_risk, SWORDSMEN, "carries nothing to shoot or throw (X-84)" },
	{ &system_participation, GLADE MEN("M", "men", "west", "club")
		MEN("G", "gang", "east", "rifle"), "men 1 carries nothing to shoot with (P-4)" },
};

static const struct event *note_of(const struct trial *t, const char *unit)
{
	const struct event *e;

	for (int i = 0; (e = trial_event(t, EVENT_NOTE, i)) != NULL; i++)
		if (e->number == NOTE_UNASKED && e->unit == trial_unit(t, unit))
			return e;
	return NULL;
}

static void begin(struct trial *t, const struct game_system *system, const char *drawing)
{
	trial_begin(t, system, drawing, "");
	t->game->dice.strict = false;
}

/* All say `done` until somebody is told why he was not asked, or a turn is over. */
static void play(struct trial *t, const char *unit)
{
	for (int i = 0; i < STEPS_MAX && t->game->n_decisions > 0 && t->game->turn < 2
			&& !note_of(t, unit); i++)
		trial_do(t, t->game->decisions[0].seat, "done");
}

TEST(test_Y_7_a_side_that_is_not_asked_is_told_why)
{
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
		const struct event *e;
		struct trial t;

		begin(&t, all[i].system, all[i].drawing);
		play(&t, "men");
		e = note_of(&t, "men");
		assert_non_null(e);
		assert_string_equal(e->word, all[i].text);
		assert_int_equal(e->audience, 1 << WEST);
		assert_true(view_aside(e));
		assert_null(note_of(&t, "gang"));	/* they were asked */
		trial_end(&t);
	}
}

/* Until the decision of a phase in which a unit could shoot. */
static const struct decision *until_asked(struct trial *t, int seat, int kind)
{
	for (int i = 0; i < STEPS_MAX && t->game->n_decisions > 0; i++) {
		for (int k = 0; k < t->game->n_decisions; k++) {
			const struct decision *const d = &t->game->decisions[k];

			if (d->seat == seat && d->kind == kind)
				return d;
		}
		trial_do(t, t->game->decisions[0].seat, "done");
	}
	return NULL;
}

static int kind_of(const struct game_system *system, const char *prompt)
{
	int kind = 0;

	while (strstr(system->decisions[kind].prompt, prompt) == NULL)
		kind++;
	return kind;
}

TRIAL(test_Y_7_the_reason_is_what_keeps_most_of_them,
	begin(&t, &system_risk, GLADE
	"unit men sign=M side=west arms=pistol figures=3\nfigure 1 leader arms=sword\n"
	MEN("G", "gang", "east", "rifle")), trial_end)
{
	trial_put(&t, "gang", 1, 19, 2);
	play(&t, "men");
	assert_non_null(note_of(&t, "men"));
	assert_non_null(strstr(note_of(&t, "men")->word, "out of range"));
}

TEST(test_Y_7_units_of_a_side_that_is_asked_are_told_too)
{
	static const char drawing[] = SWORDSMEN "unit rifles side=west arms=rifle figures=1 at=4,4\nfigure 1 leader\n";
	struct trial t;
	struct view *v;
	const struct decision *d;
	struct reason why = { "", "" };

	begin(&t, &system_rugged, drawing);
	d = until_asked(&t, WEST, kind_of(&system_rugged, "Choose targets"));
	assert_non_null(d);
	v = view_new(t.game, WEST);
	assert_true(unasked_why(&v->game, d, trial_unit(&t, "men"), &why));
	assert_string_equal(why.rule, "A-16");
	assert_string_equal(why.text, "the Sword does not shoot");
	assert_false(unasked_why(&v->game, d, trial_unit(&t, "rifles"), &why));
	assert_false(unasked_why(&v->game, d, trial_unit(&t, "gang"), &why));
	assert_null(note_of(&t, "men"));
	view_free(v);
	trial_end(&t);
}

TEST(test_Y_7_no_reason_names_whom_one_does_not_see)
{
	static const char drawing[] =
		"map\n"
		". . . . . . . . . . . J J J J J J J J J\n"
		" . . M . . . . . . . . J J J J J J J J J\n"
		". . . . . . . . . . . J J J J J J J J J\n"
		" . . . . . . . . . . . J J J J J J J J J\n"
		"end\nturns 4\nlegend J jungle\nside west edges=west\nside east edges=east\n"
		MEN("M", "men", "west", "rifle")
		"unit gang side=east arms=rifle figures=1 at=16,2 hidden stance=ambush\n"
		"figure 1 leader\n";
	struct trial t;

	begin(&t, &system_rugged, drawing);
	play(&t, "men");
	assert_non_null(note_of(&t, "men"));
	assert_string_equal(note_of(&t, "men")->word, "no enemy is in sight (A-16)");
	trial_end(&t);
}

struct said { int n; char all[2000]; };

static void say(void *self, const char *text)
{
	struct said *const s = self;

	s->n++;
	strcat(s->all, text);
	strcat(s->all, "\n");
}

TRIAL(test_Y_7_it_is_told_on_asking_until_that_phase_comes_again,
	begin(&t, &system_rugged, SWORDSMEN), trial_end)
{
	struct event_log *const log = event_log_new();
	const struct sink sink = event_log_sink(log);
	struct unasked u = { NULL, log, WEST, NULL };
	struct said said = { 0, "" };
	struct event e = event_of(EVENT_NOTE);

	play(&t, "men");
	e = *note_of(&t, "men");
	sink.take(sink.self, &e);
	u.view = t.game;
	assert_int_equal(unasked_tell(&u, say, &said), 2);
	assert_string_equal(said.all, "Not asked in turn 1, Shooting (Y-7):\n"
		"  men: the Sword does not shoot (A-16)\n");
	t.game->turn = 2;
	t.game->phase = 0;
	assert_int_equal(unasked_tell(&u, say, &said), 2);
	t.game->phase = e.phase;
	assert_int_equal(unasked_tell(&u, say, &said), 0);
	u.seat = EAST;
	t.game->turn = 1;
	assert_int_equal(unasked_tell(&u, say, &said), 0);
	event_log_free(log);
}

TEST_MAIN

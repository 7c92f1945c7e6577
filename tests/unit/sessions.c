/* Sessions in a meadow: see sessions.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "build_setup.h"
#include "played.h"
#include "sessions.h"

enum { SEED = 7 };

const char meadow[] =
	"map\n"
	"A A . . . . w . . C\n"
	" A . . . . w . . . C\n"
	". . . . . . . . . .\n"
	" . . w w . . . . . .\n"
	"B . . . . . . . . F\n"
	" B E . . . . . . D D\n"
	"end\n"
	"turns 6\n"
	"title \"A meadow\"\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit bob sign=B side=reds\n"
	"unit cat sign=C side=blues\n"
	"unit dan sign=D side=blues uncommanded pace=10\n"
	"unit eve sign=E side=reds\n"
	"unit fay sign=F side=blues\n";

const char small_meadow[] =
	"map\n"
	"A A . . . . w . . C\n"
	" A . . . . w . . . C\n"
	". . . . . . . . . .\n"
	" . . w w . . . . . .\n"
	"B . . . . . . . . D\n"
	" B . . . . . . . . D\n"
	"end\n"
	"turns 3\n"
	"title \"A meadow\"\n"
	"side reds edges=west\n"
	"side blues edges=east\n"
	"unit ann sign=A side=reds\n"
	"unit bob sign=B side=reds\n"
	"unit cat sign=C side=blues\n"
	"unit dan sign=D side=blues\n";

const char *const meadow_script[MEADOW_SCRIPT] = {
	"0 move ann 3,2", "0 move bob 3,5", "0 done", "1 move cat 8,2", "1 done",
	"0 move ann 5,2", "0 done", "1 move cat 6,2", "1 done",
	"0 move bob 5,5", "0 done", "1 done", "0 move ann 5,3", "0 done",
};

struct session *begin_session(const struct game_system *system, const char *text,
	struct session_options o)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *s;

	o.seed = SEED;
	o.name = "A meadow";
	s = session_new(build_setup(system, text), strdup(text), strlen(text), &o, &error, &why);
	if (!s)
		fail_msg("%s", why.text);
	assert_int_equal(error, SESSION_OK);
	return s;
}

struct session *meadow_with(struct session_options o)
{
	return begin_session(&system_null, meadow, o);
}

struct session *meadow_of_two(const char *save)
{
	return meadow_with((struct session_options){ .save = save });
}

void submit(struct session *s, int seat, const char *line)
{
	struct reason why = { "", "" };

	session_ask(s);		/* minds go first, as front ends let them */
	if (session_submit(s, seat, line, &why) != SUBMIT_OK)
		fail_msg("%s: %s", line, why.text);
}

void play_script(struct session *s, int from, int to)
{
	for (int i = from; i < to; i++)
		submit(s, meadow_script[i][0] - '0', meadow_script[i] + 2);
	session_ask(s);
}

struct session *resume(const char *path, enum session_error expected)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const s = session_resume(path, &error, &why);

	if (error != expected)
		fail_msg("error %d, expected %d: %s", error, expected, why.text);
	if (error == SESSION_OK || error == SESSION_TORN || error == SESSION_DIFFERS)
		assert_non_null(s);
	else
		assert_null(s);
	assert_true((error == SESSION_OK) == (why.text[0] == '\0'));
	return s;
}

void claim_seat(struct hosted_rules *r, int seat, int unit, const char *person, const char *word)
{
	struct hosted_claim *const c = &r->claims[r->n_claims++];

	*c = (struct hosted_claim){ .seat = (int8_t)seat, .unit = (int16_t)unit };
	snprintf(c->person, sizeof(c->person), "%s", person);
	snprintf(c->word, sizeof(c->word), "%s", word);
}

struct session *sit_down(const char *path, const char *person)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const s = hosted_sit(path, person, &error, &why);

	if (!s)
		fail_msg("%s: %s", person, why.text);
	return s;
}

uint64_t check_of(const struct session *s)
{
	return game_check_value(session_truth(s));
}

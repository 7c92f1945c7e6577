/* cliffhanger sit: takes one's place at a table. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/guest.h"
#include "cli/join.h"
#include "cli/people.h"

enum { AS, JOIN, STATE, FRONT };

static const struct flag flags[] = {
	[AS] = { "as", "NAME", FLAG_TEXT, false, 0, 0, NULL,
		"who sits down: for the command that sshd is told to force" },
	[JOIN] = { "join", "TYPE:KEY", FLAG_TEXT, false, 0, 0, NULL,
		"the page for an unknown key, which cliffhanger keys leads to" },
	[STATE] = { "state", "FOLDER", FLAG_TEXT, false, 0, 0, NULL,
		"where the tables and people of this house are, instead of XDG_STATE_HOME" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

/* Who sits down, and at what. */
struct sitting {
	char name[HOSTED_NAME_MAX];
	bool guest;
	struct guest_wish wish;
	const char *state;
};

static int sit_at(const struct sitting *me, const char *table, const struct arguments *a)
{
	struct reason why = { .text = "there is no home in which a table could stand" };
	char *const file = tables_file(table, &why);
	enum session_error error = SESSION_OK;
	struct session *s = file ? hosted_sit(file, me->name, &error, &why) : NULL;

	if (!s && error == SESSION_HOSTED && join_seat(file, me->name))
		s = hosted_sit(file, me->name, &error, &why);
	free(file);
	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	return front_table(s, a, FRONT, me->guest, error != SESSION_OK ? why.text : "");
}

/* An option that was wished for over SSH stands as if it were typed here. */
static void add_wish(struct arguments *a, int flag)
{
	if (a->n_given < GIVEN_MAX && !arguments_has(a, flag))
		a->given[a->n_given++] = (struct given_flag){ &flags[flag], "", 1 };
}

static int sit_down(const struct sitting *me, struct arguments *a)
{
	const char *const table = a->n_operands > 0 ? a->operands[0] : me->wish.table;

	if (me->wish.plain)
		add_wish(a, FRONT + FRONT_PLAIN);
	if (me->wish.speech)
		add_wish(a, FRONT + FRONT_SPEECH);
	if (!*table)
		return front_lobby(me->name, a, FRONT, me->guest);
	return sit_at(me, table, a);
}

/* A stranger's only page; who has an account after it sits down by it. */
static int join_house(struct sitting *me, const char *key, struct arguments *a)
{
	struct reason why;

	if (!join_page(key, me->name, &why))
		return complain(EXIT_FOUND, "%s", why.text);
	me->guest = true;
	if (!guest_enter(me->name, &why))
		return complain(EXIT_FOUND, "%s", why.text);
	return sit_down(me, a);
}

static int sit_run(const struct arguments *given)
{
	struct arguments a = *given;
	const char *const key = arguments_text(&a, JOIN, NULL);
	struct sitting me = { .state = arguments_text(&a, STATE, NULL) };
	struct reason why;

	if (!guest_name(key ? "stranger" : arguments_text(&a, AS, NULL), me.name, &me.guest, &why)
			|| !guest_wishes(&me.wish, &why))
		return complain(EXIT_USAGE, "%s", why.text);
	if (me.guest)
		guest_limit();
	if (me.state && guest_by_sudo())
		return complain(EXIT_USAGE, "--state: whom sudo brings here sits at the tables of "
			"this account");
	if (!people_settle(me.state, &why))
		return complain(EXIT_USAGE, "%s", why.text);
	if (key)
		return join_house(&me, key, &a);
	if (me.guest && !guest_enter(me.name, &why))
		return complain(EXIT_FOUND, "%s", why.text);
	return sit_down(&me, &a);
}

const struct command command_sit = {
	"sit", "[TABLE]", "Sits down at a table by one's name; without one, in the lobby.",
	"Who one is says sshd's forced command (--as), else sudo, else the login name.",
	0, 1, flags, sit_run
};

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

static int play_at(struct session *s, const struct arguments *a, enum session_error error,
	const struct reason *why)
{
	return front_table(s, a, FRONT, error != SESSION_OK ? why->text : "");
}

static int sit_at(const struct sitting *me, const char *table, const struct arguments *a)
{
	struct reason why = { .text = "there is no home in which a table could stand" };
	char *const file = tables_file(table, &why);
	enum session_error error = SESSION_OK;
	struct session *s = file ? hosted_sit(file, me->name, &error, &why) : NULL;

	if (!s && error == SESSION_HOSTED && join_seat(file, me->name))
		s = hosted_sit(file, me->name, &error, &why);
	free(file);
	return s ? play_at(s, a, error, &why) : complain(EXIT_FOUND, "%s", why.text);
}

/* ---- what is chosen in the lobby ---- */

static bool sit_by(const struct sitting *me, const struct lobby_choice *c,
	const struct arguments *a, struct reason *why)
{
	enum session_error error;
	struct session *s;

	if (c->does == LOBBY_TAKES && !join_take(c->file, c->word, me->name, why))
		return false;
	s = hosted_sit(c->file, me->name, &error, why);
	if (s)
		play_at(s, a, error, why);
	return s != NULL;
}

static bool resume_own(const struct lobby_choice *c, const struct arguments *a,
	struct reason *why)
{
	enum session_error error;
	struct session *s;

	if (serial_is(c->file))
		return front_go_on(c->file, a, FRONT, false, false) == EXIT_DONE
			|| refuse(why, "", "That campaign cannot go on.");
	s = session_resume(c->file, &error, why);
	if (s)
		front_play(s, a, FRONT, false, error != SESSION_OK ? why->text : "");
	return s != NULL;
}

static bool begin_own(const struct arguments *a, struct reason *why)
{
	int status;

	if (guest_here() && guest_is_full(why))
		return false;
	return front_title(a, FRONT, &status) || refuse(why, "", "There is no terminal for it.");
}

/* False with the reason: the lobby tells it, and asks again. */
static bool do_chosen(const struct sitting *me, const struct lobby_choice *c,
	const struct arguments *a, struct reason *why)
{
	switch (c->does) {
	case LOBBY_RESUMES: return resume_own(c, a, why);
	case LOBBY_BEGINS: return begin_own(a, why);
	default: return sit_by(me, c, a, why);
	}
}

static int wait_in_lobby(const struct sitting *me, const struct arguments *a)
{
	struct lobby_choice *const choice = malloc(sizeof(*choice));
	struct hosted_memo *const memo = hosted_memo_new();
	struct reason why = { .text = "" };
	int status = EXIT_FOUND;

	for (bool stays = choice != NULL; stays; ) {
		struct lobby l = { .person = me->name, .notice = why.text,
			.games = session_list, .begins = true, .memo = memo };

		stays = front_lobby(&l, a, FRONT, choice, &status);
		if (!stays)
			break;
		if (do_chosen(me, choice, a, &why))
			why.text[0] = '\0';
	}
	hosted_memo_free(memo);
	free(choice);
	return status;
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
		return wait_in_lobby(me, a);
	return sit_at(me, table, a);
}

/* A stranger's only page; who has an account after it sits down by it. */
static int join_house(struct sitting *me, const char *key, struct arguments *a)
{
	struct reason why;

	if (!join_page(key, me->name, &why))
		return complain(EXIT_FOUND, "%s", why.text);
	if (!guest_enter(me->name, &why))
		return complain(EXIT_FOUND, "%s", why.text);
	return sit_down(me, a);
}

static int sit_run(const struct arguments *given)
{
	struct arguments a = *given;
	const char *const key = arguments_text(&a, JOIN, NULL);
	struct sitting me = { .state = arguments_text(&a, STATE, NULL), .guest = key != NULL };
	struct reason why;

	if ((!key && !guest_name(arguments_text(&a, AS, NULL), me.name, &me.guest, &why))
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

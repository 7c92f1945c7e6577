/* cliffhanger resume: an old game goes on. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"

enum { GM, AI, RENEW, FRONT };

static const struct flag flags[] = {
	[GM] = { "gm", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a person takes the Game Master's seat" },
	[AI] = { "ai", "SIDE[=MIND]", FLAG_TEXT, true, 0, 0, NULL,
		"the machine goes on with a side; MIND person: takes it back" },
	[RENEW] = { "renew", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a campaign goes on with its files as they are now" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

/* Whoever played a game elsewhere and finds another should know why. */
static void say_gone(void)
{
	int64_t when;
	char *const file = session_remembered(&when);

	if (file && access(file, F_OK) != 0)
		complain(0, "the game that was kept in %s is not there any more", file);
	free(file);
}

/* The latest game that is not over, wherever it is kept; malloc'd, or NULL. */
static char *latest(void)
{
	int count;
	struct save_entry *const list = session_list(&count);
	char *file = NULL;

	for (int i = 0; i < count && !file; i++)
		if (!list[i].over)
			file = strdup(list[i].file);
	session_list_free(list, count);
	say_gone();
	if (file)
		complain(0, "going on with %s", file);
	return file;
}

/* Who plays which side from now on. */
static bool set_minds(struct session *s, const struct arguments *a)
{
	const struct mind *mind;
	const char *text;
	struct reason why;
	int side;

	for (int i = 0; (text = arguments_nth(a, AI, i)); i++) {
		if (!loading_side_mind(text, session_truth(s)->setup, mind_opponent(), &side,
				&mind))
			return false;
		if (!session_set_mind(s, side, mind, &why)) {
			complain(0, "--ai: %s", why.text);
			return false;
		}
	}
	return true;
}

static int resume_game(const char *file, const struct arguments *a)
{
	enum session_error error;
	struct reason why;
	struct session *const s = session_resume(file, &error, &why);

	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(0, "%s", why.text);
	if (!set_minds(s, a)) {
		session_free(s);
		return EXIT_USAGE;
	}
	if (arguments_has(a, GM) && !session_seat_master(s))
		complain(0, "there is not enough memory for a Game Master");
	return front_play(s, a, FRONT, false, error != SESSION_OK ? why.text : "");
}

/* A game that is a campaign's episode goes on as such. */
static int resume_file(const char *file, const struct arguments *a)
{
	char *const serial = serial_is(file) ? strdup(file) : serial_of_game(file);
	int status;

	if (serial && arguments_has(a, AI))
		status = complain(EXIT_USAGE, "--ai: %s is a campaign's; who plays which side of it "
			"stays as it began", serial);
	else if (serial)
		status = front_go_on(serial, a, FRONT, arguments_has(a, RENEW),
			arguments_has(a, GM));
	else if (arguments_has(a, RENEW))
		status = complain(EXIT_USAGE, "--renew: %s is no campaign's save", file);
	else
		status = resume_game(file, a);
	free(serial);
	return status;
}

static int resume_run(const struct arguments *a)
{
	char *const found = a->n_operands == 0 ? latest() : NULL;
	const char *const file = a->n_operands > 0 ? a->operands[0] : found;
	int status;

	if (!file)
		return complain(EXIT_FOUND, "there is no saved game to resume; cliffhanger list "
			"shows what can be played");
	status = resume_file(file, a);
	free(found);
	return status;
}

const struct command command_resume = {
	"resume", "[FILE]", "Goes on with a saved game or campaign, the latest if no file is named.", "",
	0, 1, flags, resume_run
};

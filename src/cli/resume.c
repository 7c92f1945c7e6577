/* cliffhanger resume: an old game goes on. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"

enum { GM, FRONT };

static const struct flag flags[] = {
	[GM] = { "gm", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a person takes the Game Master's seat" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

/* The latest game that is not over; malloc'd, or NULL. */
static char *latest(void)
{
	int count;
	struct save_entry *const list = session_list(&count);
	char *file = NULL;

	for (int i = 0; i < count && !file; i++)
		if (!list[i].over)
			file = strdup(list[i].file);
	session_list_free(list, count);
	return file;
}

static int resume_run(const struct arguments *a)
{
	char *const found = a->n_operands == 0 ? latest() : NULL;
	const char *const file = a->n_operands > 0 ? a->operands[0] : found;
	enum session_error error;
	struct reason why;
	struct session *s;

	if (!file)
		return complain(EXIT_FOUND, "there is no saved game to resume; cliffhanger list "
			"shows what can be played");
	s = session_resume(file, &error, &why);
	free(found);
	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(0, "%s", why.text);
	if (arguments_has(a, GM) && !session_seat_master(s))
		complain(0, "there is not enough memory for a Game Master");
	return front_play(s, a, FRONT, false, error != SESSION_OK ? why.text : "");
}

const struct command command_resume = {
	"resume", "[FILE]", "Goes on with a saved game, the latest if no file is named.", "",
	0, 1, flags, resume_run
};

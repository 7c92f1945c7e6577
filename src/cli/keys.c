/* cliffhanger keys: what sshd asks, a key at a time. */
#include "config.h"

#include "cli/commands.h"
#include "cli/people.h"

enum { STATE };

static const struct flag flags[] = {
	[STATE] = { "state", "FOLDER", FLAG_TEXT, false, 0, 0, NULL,
		"where the tables and people of this house are, instead of XDG_STATE_HOME" },
	{ .name = NULL }
};

static int keys_run(const struct arguments *a)
{
	const char *const state = arguments_text(a, STATE, NULL);
	char name[HOSTED_NAME_MAX], line[PEOPLE_LINE_MAX];
	struct people_key key;
	struct reason why;

	if (!people_settle(state, &why) || !people_key(&key, a->operands[0], a->operands[1], &why)
			|| !people_line(&key, people_find(&key, name) ? name : NULL, state, line, &why))
		return complain(EXIT_FOUND, "keys: %s", why.text);
	puts(line);
	return EXIT_DONE;
}

const struct command command_keys = {
	"keys", "TYPE KEY", "Answers sshd what a key may do: AuthorizedKeysCommand.",
	"The answer is a line of authorized_keys.  Who owns a key that is known sits down by his "
	"name and can do nothing else; who owns another is asked for a word of invitation and a "
	"name, and nothing else.  In sshd_config: AuthorizedKeysCommand /usr/games/cliffhanger keys "
	"%t %k.  See cliffhanger-host(7).",
	2, 2, flags, keys_run
};

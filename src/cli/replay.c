/* cliffhanger replay: an old game is watched. */
#include "config.h"

#include "cli/commands.h"

enum { TURN, SEAT, ONLY, CAST, FRONT };

static const struct flag flags[] = {
	[TURN] = { "turn", "N", FLAG_NUMBER, false, 1, TURNS_MAX, NULL,
		"begins at this turn; line by line: ends with it" },
	[SEAT] = { "seat", "SIDE", FLAG_TEXT, false, 0, 0, NULL,
		"as this side saw it, or gm, the Game Master" },
	[ONLY] = { "only", "SIDE", FLAG_TEXT, false, 0, 0, NULL,
		"as this side saw it, and through nobody else's eyes" },
	[CAST] = { "cast", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"writes it to this file as an asciicast, at reading speed" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

static int replay_run(const struct arguments *a)
{
	const char *const file = a->operands[0], *const only = arguments_text(a, ONLY, NULL);
	enum session_error error;
	struct reason why;
	struct session *s;
	int seat;

	if (serial_is(file))
		return complain(EXIT_FOUND, "%.120s is the save of a campaign; its games have "
			"saves of their own beside it, and the report tells them all", file);
	s = session_watch(file, &error, &why);
	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(0, "%s", why.text);
	seat = only && arguments_has(a, SEAT)
		? complain(-1, "replay: --seat and --only: one of them says for whom")
		: seat_shown(s, "replay", only ? only : arguments_text(a, SEAT, NULL));
	if (seat < 0) {
		session_free(s);
		return EXIT_USAGE;
	}
	if (only)
		session_show_only(s, seat);
	return front_replay(s, a, FRONT, (int)arguments_number(a, TURN, 0), seat,
		arguments_text(a, CAST, NULL));
}

const struct command command_replay = {
	"replay", "FILE", "Shows a saved game, at any turn and through the eyes of any seat.",
	"A game that is under way is shown as those see it who play it.",
	1, 1, flags, replay_run
};

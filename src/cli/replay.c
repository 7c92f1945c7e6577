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
	const char *const only = arguments_text(a, ONLY, NULL);
	struct session *const s = seat_watched(a->operands[0]);
	int seat;

	if (!s)
		return EXIT_FOUND;
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

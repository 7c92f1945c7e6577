/* cliffhanger replay: an old game is watched. */
#include "config.h"

#include "cli/commands.h"

#include "cliffhanger/nearest.h"

enum { TURN, SEAT, FRONT };

static const struct flag flags[] = {
	[TURN] = { "turn", "N", FLAG_NUMBER, false, 1, TURNS_MAX, NULL,
		"begins at this turn; line by line: ends with it" },
	[SEAT] = { "seat", "SIDE", FLAG_TEXT, false, 0, 0, NULL,
		"first as this side saw it, not the Game Master" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

static int find_seat(const struct session *s, const char *id)
{
	const struct setup *const setup = session_truth(s)->setup;
	const int side = setup_find_side(setup, id);
	struct nearest n;

	if (side >= 0)
		return side;
	nearest_to(&n, id);
	for (int i = 0; i < setup->n_sides; i++)
		nearest_try(&n, setup->sides[i].id);
	complain(0, "replay: '%.40s' is no side of %s; %s %s%s", id, setup->title,
		nearest_word(&n) ? "did you mean" : "one is",
		nearest_word(&n) ? nearest_word(&n) : setup->sides[0].id,
		nearest_word(&n) ? "?" : "");
	return -1;
}

static int replay_run(const struct arguments *a)
{
	enum session_error error;
	struct reason why;
	struct session *const s = session_watch(a->operands[0], &error, &why);
	int seat = -1;

	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(0, "%s", why.text);
	if (arguments_has(a, SEAT)) {
		seat = find_seat(s, arguments_text(a, SEAT, ""));
		if (seat < 0) {
			session_free(s);
			return EXIT_USAGE;
		}
	}
	return front_replay(s, a, FRONT, (int)arguments_number(a, TURN, 0), seat);
}

const struct command command_replay = {
	"replay", "FILE", "Shows a saved game, at any turn and through the eyes of any seat.", "",
	1, 1, flags, replay_run
};

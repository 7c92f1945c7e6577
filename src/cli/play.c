/* cliffhanger play: a new game. */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"

enum { SEED, DICE, AI, GM, SAVE, NO_SAVE, FRONT };

static const struct flag flags[] = {
	[SEED] = { "seed", "N", FLAG_NUMBER, false, 0, UINT64_MAX, NULL,
		"the same seed and choices, the same game" },
	[DICE] = { "dice", "LIST|FILE|ask", FLAG_TEXT, false, 0, 0, NULL,
		"the first dice, or each typed in" },
	[AI] = { "ai", "SIDE[=MIND]", FLAG_TEXT, true, 0, 0, NULL,
		"the machine plays it; MIND: commander, random, idle, person" },
	[GM] = { "gm", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"a person sits in the Game Master's seat" },
	[SAVE] = { "save", "FILE", FLAG_TEXT, false, 0, 0, NULL, "where the game is kept" },
	[NO_SAVE] = { "no-save", NULL, FLAG_SWITCH, false, 0, 0, NULL, "keep nothing" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

static int start(const struct arguments *a, struct loaded *l, struct session_options *o)
{
	enum session_error error;
	struct reason why;
	struct session *s;

	o->name = l->setup->id;
	s = session_new(l->setup, l->text, l->size, o, &error, &why);
	l->setup = NULL;	/* the session's now */
	l->text = NULL;
	if (!s)
		return complain(error == SESSION_FILE ? EXIT_USAGE : EXIT_FOUND, "%s", why.text);
	return front_play(s, a, FRONT, true, "");
}

static int play_run(const struct arguments *a)
{
	struct session_options o = { .seed = arguments_number(a, SEED, seed_any()),
		.save = arguments_has(a, NO_SAVE) ? "" : arguments_text(a, SAVE, NULL) };
	struct given_dice dice = { 0 };
	struct loaded l;
	int status = loaded_read(&l, a->operands[0]);

	if (status != EXIT_DONE)
		return status;
	if (arguments_has(a, DICE))
		status = dice_read(arguments_text(a, DICE, ""), &dice);
	if (status == EXIT_DONE)
		status = minds_read(a, AI, l.setup, o.mind);
	o.master = arguments_has(a, GM);
	o.strict_dice = dice.ask;
	o.dice = dice.dice;
	o.n_dice = dice.n;
	if (status == EXIT_DONE)
		status = start(a, &l, &o);
	loaded_free(&l);
	return status;
}

const struct command command_play = {
	"play", "NAME|FILE.yaml", "Plays a scenario, by its name or from a file.", "",
	1, 1, flags, play_run
};

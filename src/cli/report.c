/* cliffhanger report: the chronicle of a saved game. */
#include "config.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/streams.h"
#include "cliffhanger/report.h"

enum { OUT, SEAT };

static const struct flag flags[] = {
	[OUT] = { "out", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"where it is written, instead of the standard output" },
	[SEAT] = { "seat", "SIDE", FLAG_TEXT, false, 0, 0, NULL,
		"what this side may know, or gm, the Game Master" },
	{ .name = NULL }
};

/* What is written of: one of the two. */
struct subject {
	const struct session *game;
	int seat;		/* for whom the game is told */
	const struct serial *serial;
	const char *save;
};

static bool write_subject(const struct subject *s, FILE *out)
{
	const struct report_options o = { .level = 1, .reader = s->seat + 1 };
	char *folder;
	bool good;

	if (s->game)
		return report_write(s->game, &o, out);
	folder = strdup(s->save);
	good = folder && report_serial(s->serial, dirname(folder), out);
	free(folder);
	return good;
}

static int write_to(const struct subject *s, const char *file)
{
	FILE *const out = file ? fopen(file, "wx") : stdout;
	bool good;

	if (!out)
		return complain(EXIT_FOUND, "report: %.200s: %s", file, strerror(errno));
	good = write_subject(s, out);
	if (file)
		good = fclose(out) == 0 && good;
	if (good)
		return EXIT_DONE;
	if (!file && ferror(out)) {
		clearerr(out);	/* once is enough */
		return streams_told(EXIT_FOUND, errno);
	}
	return complain(EXIT_FOUND, "report: %.200s: %s", file ? file : "the output",
		strerror(errno));
}

static int report_run(const struct arguments *a)
{
	struct subject s = { .save = a->operands[0] };
	enum session_error error;
	struct reason why = { .rule = "" };
	struct session *game = NULL;
	struct serial *serial = NULL;
	int status;

	if (serial_is(s.save))
		s.serial = serial = serial_watch(s.save, &error, &why);
	else
		s.game = game = session_watch(s.save, &error, &why);
	if (!game && !serial)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(EXIT_DONE, "%s", why.text);
	if (game) {
		session_go(game, session_length(game));
		s.seat = seat_shown(game, "report", arguments_text(a, SEAT, NULL));
	} else if (arguments_has(a, SEAT)) {
		s.seat = complain(-1, "report: --seat is for a game by itself; what is told of a "
			"campaign is over");
	}
	status = s.seat < 0 ? EXIT_USAGE : write_to(&s, arguments_text(a, OUT, NULL));
	session_free(game);
	serial_free(serial);
	return status;
}

const struct command command_report = {
	"report", "SAVE", "Writes the chronicle of a saved game or campaign, as Markdown.",
	"Log-line, cast, turn by turn what happened, sketch maps of the turns on which it "
	"hinged, heroes' escapes, what became of everybody, what the dice gave, house rules and "
	"seed: fit to be read by people who were not there.  A game that is under way is told as those know it who "
	"play it, without its seed.",
	1, 1, flags, report_run
};

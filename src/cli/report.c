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

enum { OUT, SEAT, FORMAT, TURN, MAPS };

static const char *const formats[] = { "markdown", "html", "svg", NULL };

static const struct flag flags[] = {
	[OUT] = { "out", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"where it is written, instead of the standard output" },
	[SEAT] = { "seat", "SIDE", FLAG_TEXT, false, 0, 0, NULL,
		"what this side may know, or gm, the Game Master" },
	[FORMAT] = { "format", "FORMAT", FLAG_WORD, false, 0, 0, formats,
		"html: a page for browsers; svg: the map of one turn" },
	[TURN] = { "turn", "N", FLAG_NUMBER, false, 0, TURNS_MAX, NULL,
		"svg: as it was at the end of this turn (the last one)" },
	[MAPS] = { "maps", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"markdown: maps in SVG, in files of their own beside that of --out" },
	{ .name = NULL }
};

enum { MOST = -1 };	/* whoever may know most */

/* What is written of: one of the two. */
struct subject {
	const struct session *game;
	int seat;		/* for whom it is told, or */
	const struct serial *serial;
	const char *save;
};

static bool write_subject(const struct subject *s, struct report_options *o, FILE *out)
{
	char *folder;
	bool good;

	o->reader = s->seat + 1;
	if (s->game)
		return report_write(s->game, o, out);
	folder = strdup(s->save);
	good = folder && report_serial(s->serial, o, dirname(folder), out);
	free(folder);
	return good;
}

static int write_to(const struct subject *s, struct report_options *o, const char *file)
{
	FILE *const out = file ? fopen(file, "wx") : stdout;
	bool good;

	if (!out)
		return complain(EXIT_FOUND, "report: %.200s: %s", file, strerror(errno));
	good = write_subject(s, o, out);
	if (file)
		good = fclose(out) == 0 && good;
	if (good)
		return EXIT_DONE;
	if (!file && ferror(out)) {
		clearerr(out);	/* once is enough */
		return streams_told(EXIT_FOUND, errno);
	}
	return complain(EXIT_FOUND, "report: %.200s%s: %s", file ? file : "the output",
		o->maps ? ", or a map beside it" : "", strerror(errno));
}

/* What is asked for, each part with the others; false with a line. */
static bool options_of(const struct arguments *a, bool campaign, struct report_options *o)
{
	o->format = (enum report_format)arguments_word(a, FORMAT, REPORT_MARKDOWN);
	o->turn = (int)arguments_number(a, TURN, TURNS_MAX);
	if (o->format == REPORT_SVG && campaign)
		return complain(0, "report: --format svg is the map of a game by itself; the games "
			"of a campaign have saves of their own beside it") != 0;
	if (arguments_has(a, TURN) && o->format != REPORT_SVG)
		return complain(0, "report: --turn is for --format svg; a chronicle has all turns")
			!= 0;
	if (arguments_has(a, MAPS) && (o->format != REPORT_MARKDOWN || !arguments_has(a, OUT)))
		return complain(0, "report: --maps is for --format markdown with --out FILE, "
			"beside which the maps are put") != 0;
	return true;
}

/* What the names of maps begin with: the file's, without its ending; malloc'd. */
static char *maps_beside(const char *file)
{
	char *const base = strdup(file);
	char *const slash = base ? strrchr(base, '/') : NULL;
	char *const dot = base ? strrchr(slash ? slash : base, '.') : NULL;

	if (dot && dot != base && (!slash || dot != slash + 1))
		*dot = '\0';
	return base;
}

static int write_as_asked(const struct arguments *a, const struct subject *s)
{
	const char *const file = arguments_text(a, OUT, NULL);
	struct report_options o = { .reader = 0 };
	char *maps = NULL;
	int status;

	if (!options_of(a, s->serial != NULL, &o))
		return EXIT_USAGE;
	if (arguments_has(a, MAPS))
		o.maps = maps = maps_beside(file);
	status = write_to(s, &o, file);
	free(maps);
	return status;
}

static int report_run(const struct arguments *a)
{
	struct subject s = { .save = a->operands[0], .seat = MOST };
	enum session_error error;
	struct reason why = { .rule = "" };
	struct session *game = NULL;
	struct serial *serial = NULL;
	int seat = 0, status;

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
		s.seat = seat = seat_shown(game, "report", arguments_text(a, SEAT, NULL));
	} else if (arguments_has(a, SEAT)) {
		seat = complain(-1, "report: --seat is for a game by itself; what is told of a "
			"campaign is over");
	}
	status = seat < 0 ? EXIT_USAGE : write_as_asked(a, &s);
	session_free(game);
	serial_free(serial);
	return status;
}

const struct command command_report = {
	"report", "SAVE", "Writes the chronicle of a saved game or campaign, as Markdown or a page.",
	"Log-line, cast, turn by turn what happened, maps of the turns on which it "
	"hinged, heroes' escapes, what became of everybody, what the dice gave, house rules and "
	"seed: fit to be read by people who were not there.  A game that is under way is told as those know it who "
	"play it, without its seed.",
	1, 1, flags, report_run
};

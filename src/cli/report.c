/* cliffhanger report: the chronicle of a saved game. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/report.h"

enum { OUT };

static const struct flag flags[] = {
	[OUT] = { "out", "FILE", FLAG_TEXT, false, 0, 0, NULL,
		"where it is written, instead of the standard output" },
	{ .name = NULL }
};

static int write_to(const struct session *s, const char *file)
{
	const struct report_options o = { .level = 1 };
	FILE *const out = file ? fopen(file, "wx") : stdout;
	bool good;

	if (!out)
		return complain(EXIT_FOUND, "report: %.200s: %s", file, strerror(errno));
	good = report_write(s, &o, out);
	if (file)
		good = fclose(out) == 0 && good;
	return good ? EXIT_DONE
		: complain(EXIT_FOUND, "report: %.200s: %s", file ? file : "the output",
			strerror(errno));
}

static int report_run(const struct arguments *a)
{
	enum session_error error;
	struct reason why = { .rule = "" };
	struct session *const s = session_watch(a->operands[0], &error, &why);
	int status;

	if (!s)
		return complain(EXIT_FOUND, "%s", why.text);
	if (error != SESSION_OK)
		complain(EXIT_DONE, "%s", why.text);
	session_go(s, session_length(s));
	status = write_to(s, arguments_text(a, OUT, NULL));
	session_free(s);
	return status;
}

const struct command command_report = {
	"report", "SAVE", "Writes the chronicle of a saved game, as Markdown.",
	"Log-line, cast, turn by turn what happened, sketch maps of the turns on which it "
	"hinged, heroes' escapes, what the dice gave, house rules and seed: fit to be read "
	"by people who were not there.",
	1, 1, flags, report_run
};

/* cliffhanger scores: what has been played to its end, and how it ended. */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/streams.h"
#include "cliffhanger/results.h"

enum { LAST, FORMAT };
enum { FORMAT_TEXT, FORMAT_JSON };
enum { GAMES_MAX = 1000000 };

static const char *const formats[] = { "text", "json", NULL };
static const struct flag flags[] = {
	[LAST] = { "last", "N", FLAG_NUMBER, false, 1, GAMES_MAX, NULL, "only so many, the latest" },
	[FORMAT] = { "format", NULL, FLAG_WORD, false, 0, 0, formats, "how they are printed" },
	{ .name = NULL }
};

/* ---- text ---- */

/* "2026-11-25": a day is enough for people. */
enum { DAY_BYTES = 10 };

static void print_game(struct output *out, const struct result *r)
{
	const char *const *const v = r->value;
	const bool several = strchr(v[RESULT_SIDE], ',') != NULL;

	output_say(out, 4, "  %.*s  %s%s%s: %s%s%s%s%s", DAY_BYTES, v[RESULT_WHEN],
		*v[RESULT_TITLE] ? v[RESULT_TITLE] : v[RESULT_SCENARIO],
		*v[RESULT_CAMPAIGN] ? ", of " : "", v[RESULT_CAMPAIGN], v[RESULT_RESULT],
		*v[RESULT_SIDE] ? several ? " among " : " as " : "", v[RESULT_SIDE],
		*v[RESULT_TURNS] ? " in turn " : "", v[RESULT_TURNS]);
	if (*v[RESULT_HEROES])
		output_say(out, 14, "              %s", v[RESULT_HEROES]);
}

static int count_of(const struct results *r, const char *result)
{
	int n = 0;

	for (int i = 0; i < r->n; i++)
		n += strcmp(r->all[i].value[RESULT_RESULT], result) == 0;
	return n;
}

static int print_text(const struct results *r, int most)
{
	const struct plain_options o = front_plain(NULL, 0);
	struct output *const out = output_new(&o);

	if (!out)
		return complain(EXIT_FOUND, "there is not enough memory");
	if (r->n == 0)
		output_say(out, 0, "No game has been played to its end yet.");
	else
		output_say(out, 0, "%d game%s: %d won, %d lost, %d drawn. The latest first:", r->n,
			r->n == 1 ? "" : "s", count_of(r, "won"), count_of(r, "lost"),
			count_of(r, "drawn"));
	for (int i = 0; i < r->n && i < most; i++)
		print_game(out, &r->all[i]);
	return streams_told(EXIT_DONE, output_free(out));
}

/* ---- JSON ---- */

static void print_object(const struct result *r)
{
	const char *name, *doc;
	bool more = false;

	putchar('{');
	for (int k = 0; (name = results_key(k, &doc)) != NULL; k++) {
		uint64_t number;
		const bool counts = (k == RESULT_TURNS || k == RESULT_SEED)
			&& arguments_whole(r->value[k], &number);

		if (!*r->value[k])
			continue;
		printf("%s\"%s\": ", more ? ", " : "", name);
		more = true;
		if (counts)
			printf("%llu", (unsigned long long)number);
		else
			json_text(r->value[k]);
	}
	putchar('}');
}

static int print_json(const struct results *r, int most)
{
	fputs("[", stdout);
	for (int i = 0; i < r->n && i < most; i++) {
		fputs(i ? ",\n " : "", stdout);
		print_object(&r->all[i]);
	}
	fputs("]\n", stdout);
	return EXIT_DONE;
}

/* ---- the command ---- */

static int print_results(const struct arguments *a, const char *file)
{
	const int most = (int)arguments_number(a, LAST, GAMES_MAX);
	struct results r;
	struct reason why;
	int status;

	if (!results_read(file, &r, &why))
		status = complain(EXIT_FOUND, "%s", why.text);
	else if (arguments_word(a, FORMAT, FORMAT_TEXT) == FORMAT_JSON)
		status = print_json(&r, most);
	else
		status = print_text(&r, most);
	if (r.spoilt > 0)
		complain(0, "%s: %d line%s that are no results %s passed over", file, r.spoilt,
			r.spoilt == 1 ? "" : "s", r.spoilt == 1 ? "is" : "are");
	results_free(&r);
	return status;
}

static int scores_run(const struct arguments *a)
{
	char *const standard = a->n_operands == 0 ? results_file() : NULL;
	const char *const file = a->n_operands > 0 ? a->operands[0] : standard;
	int status;

	if (a->n_operands > 0 && access(file, F_OK) != 0)
		return complain(EXIT_FOUND, "%.160s: %s", file, strerror(errno));
	if (!file)
		return complain(EXIT_FOUND, "there is no home folder in which results were kept");
	status = print_results(a, file);
	free(standard);
	return status;
}

const struct command command_scores = {
	"scores", "[FILE]", "What has been played to its end here, and how it ended.",
	"One line a game is kept; see cliffhanger-results(5).", 0, 1, flags, scores_run
};

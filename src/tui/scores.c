/* The title screen's list of games that were played to their end. */
#include "tui/scores.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/results.h"
#include "tui/picker.h"
#include "tui/wide.h"

enum { TITLE_COLS = 40, DAY_BYTES = 10 };

static void label(const void *self, int row, char *text, size_t size)
{
	const char *const *const v = ((const struct results *)self)->all[row].value;
	char title[200];

	snprintf(title, sizeof title, "%s", *v[RESULT_TITLE] ? v[RESULT_TITLE]
		: v[RESULT_SCENARIO]);
	wide_cut(title, sizeof title, TITLE_COLS, true);
	snprintf(text, size, "%.*s  %s%*s  %s", DAY_BYTES, v[RESULT_WHEN], title,
		TITLE_COLS - wide_columns(title), "", v[RESULT_RESULT]);
}

/* A line of what is known; of what is not, none. */
static void add(char *text, size_t size, const char *before, const char *value, const char *after)
{
	if (*value != '\0')
		wide_add(text, size, "%s%s%s", before, value, after);
}

static void about(const void *self, int row, char *text, size_t size)
{
	const char *const *const v = ((const struct results *)self)->all[row].value;

	text[0] = '\0';
	add(text, size, "An episode of ", v[RESULT_CAMPAIGN], ".\n");
	add(text, size, "Played by: ", v[RESULT_SIDE], "");
	add(text, size, ". It ended in turn ", v[RESULT_TURNS], "");
	add(text, size, ". Seed ", v[RESULT_SEED], "");
	add(text, size, ", ", v[RESULT_SYSTEM], ".\n");
	add(text, size, "Heroes: ", v[RESULT_HEROES], ".");
}

void scores_browse(struct tui *tui, char *note, size_t size)
{
	char *const file = results_file();
	struct results r = { .n = 0 };
	struct reason why = { "", "" };
	struct picker p = { .title = "Games played to their end, the latest first", .self = &r,
		.label = label, .about = about };

	if (file == NULL || !results_read(file, &r, &why))
		snprintf(note, size, "%s", file != NULL ? why.text : "There is no home folder.");
	else if (r.n == 0)
		snprintf(note, size, "No game has been played to its end yet.");
	p.n = r.n;
	while (r.n > 0 && picker_ask(tui, &p) >= 0)
		;
	results_free(&r);
	free(file);
}

/* What becomes of a step is told in TAP, and how long one waits for it.
 *
 *  S1  no step waits longer than PATIENCE, or $SCREENS_PATIENCE seconds; none sleeps.
 */
#include "config.h"

#include "play.h"

#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

enum { PATIENCE = 20 /* seconds */, SETTLED = 300 /* milliseconds */ };

/* While scripts are written one need not wait for what will not come. */
static double patience(void)
{
	const char *const wanted = getenv("SCREENS_PATIENCE");

	return wanted ? atof(wanted) : PATIENCE;
}

static void show_screen(const struct play *p)
{
	char row[TERMINAL_ROW_BYTES];

	if (!p->terminal)
		return;
	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		terminal_row(p->terminal, i, row);
		printf("#  |%s\n", row);
	}
	if (*terminal_unknown(p->terminal))
		printf("#  the emulator does not know %s\n", terminal_unknown(p->terminal));
}

bool passed(struct play *p)
{
	printf("ok %d - line %d: %.60s\n", ++p->tests, p->at + 1, p->lines[p->at]);
	return true;
}

bool failed(struct play *p, const char *format, ...)
{
	va_list list;

	printf("not ok %d - line %d: %.60s\n#  ", ++p->tests, p->at + 1, p->lines[p->at]);
	va_start(list, format);
	vprintf(format, list);
	va_end(list);
	printf("\n");
	show_screen(p);
	p->failed = true;
	return false;
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool wait_for(struct play *p, bool (*done)(struct play *p, const char *text),
	const char *text)
{
	const double end = now() + patience();
	int status;

	while (!done(p, text)) {
		if (now() > end)
			return false;
		if (!terminal_read(p->terminal, 50) && terminal_ended(p->terminal, &status))
			return done(p, text);
	}
	return true;
}

void settle(struct play *p)
{
	const double end = now() + patience();

	while (terminal_read(p->terminal, SETTLED) && now() < end)
		;
}

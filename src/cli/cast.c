/* A replay as an asciicast, version 2: a line of JSON for the terminal, then one for each screen,
 * with the second at which it comes.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cliffhanger/tui.h"

enum { SECOND = 1000 };

struct cast { FILE *out; long at; };	/* at: milliseconds */

static void put_screen(void *self, const char *bytes, int milliseconds)
{
	struct cast *const c = self;

	fprintf(c->out, "[%ld.%03ld, \"o\", ", c->at / SECOND, c->at % SECOND);
	json_put(c->out, bytes);
	fputs("]\n", c->out);
	c->at += milliseconds;
}

/* Players stop at the last event: it comes when the last screen has been read. */
static void put_end(struct cast *c)
{
	put_screen(c, "", 0);
}

static void put_head(FILE *out, const struct session *s)
{
	fprintf(out, "{\"version\": 2, \"width\": %d, \"height\": %d, \"title\": ", TUI_TAPE_COLS,
		TUI_TAPE_ROWS);
	json_put(out, session_truth(s)->setup->title);
	fputs(", \"env\": {\"TERM\": \"" TUI_TAPE_KIND "\"}}\n", out);
}

int cast_write(const char *file, const struct preferences *likes, struct session *s, int turn,
	int seat)
{
	struct cast c = { .out = fopen(file, "wx") };
	const struct tui_tape tape = { put_screen, &c };
	struct reason why = { "", "" };
	bool drawn, written;

	if (!c.out)
		return complain(EXIT_FOUND, "replay: %.200s: %s", file, strerror(errno));
	put_head(c.out, s);
	drawn = tui_record(likes, s, turn, seat, &tape, &why);
	put_end(&c);
	written = !ferror(c.out);
	written = fclose(c.out) == 0 && written;
	if (drawn && written)
		return EXIT_DONE;
	return complain(EXIT_FOUND, "replay: %.200s: %s", file, drawn ? strerror(errno) : why.text);
}

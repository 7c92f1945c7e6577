/* The colours of golden screens: a digest a row, and runs of one look for people.
 *
 *  C1  a row of which every cell is plain (the terminal's own colours, no attributes) has the
 *      digest `-`, and no runs.
 *  C2  a digest is of colours and attributes alone: of signs the rows themselves tell.
 */
#include "config.h"

#include "play.h"

#include <stdlib.h>
#include <string.h>

static bool is_plain(const struct terminal_cell *c)
{
	return c->ink == TERMINAL_OWN && c->back == TERMINAL_OWN && c->weight == 0;
}

/* FNV-1a, folded to the sixteen bits that four digits hold. */
static void write_digest(const struct terminal *t, int row, char text[5])
{
	bool plain = true;
	uint32_t sum = 2166136261U;

	for (int column = 0; column < terminal_columns(t); column++) {
		const struct terminal_cell c = terminal_cell(t, column, row);
		const uint32_t parts[] = { (uint32_t)c.ink, (uint32_t)c.back, c.weight };

		plain = plain && is_plain(&c);
		for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
			sum = (sum ^ parts[i]) * 16777619U;
	}
	if (plain)
		strcpy(text, "-");
	else
		snprintf(text, 5, "%04x", (unsigned)((sum >> 16 ^ sum) & 0xffff));
}

void colours_write(const struct play *p, char text[COLOURS_BYTES])
{
	size_t used = (size_t)snprintf(text, COLOURS_BYTES, "colours");
	char digest[5];

	for (int i = 0; i < terminal_rows(p->terminal) && used + 6 < COLOURS_BYTES; i++) {
		write_digest(p->terminal, i, digest);
		used += (size_t)snprintf(text + used, COLOURS_BYTES - used, " %s", digest);
	}
}

/* The step of the same name tells rows, `3-9`. */
bool colours_are_digests(const char *line)
{
	int from, to;

	return strncmp(line, "colours ", 8) == 0 && sscanf(line + 8, "%d-%d", &from, &to) != 2;
}

static void write_colour(int colour, FILE *out)
{
	if (colour == TERMINAL_OWN)
		fputc('-', out);
	else
		fprintf(out, "%d", colour);
}

static void write_look(const struct terminal_cell *c, FILE *out)
{
	static const struct { unsigned weight; const char *name; } names[] = {
		{ TERMINAL_BOLD, "bold" }, { TERMINAL_UNDERLINE, "underline" },
		{ TERMINAL_REVERSE, "reverse" }, { TERMINAL_BLINK, "blink" },
		{ TERMINAL_ITALIC, "italic" }, { TERMINAL_DIM, "dim" },
	};

	write_colour(c->ink, out);
	fputs(" on ", out);
	write_colour(c->back, out);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (c->weight & names[i].weight)
			fprintf(out, ", %s", names[i].name);
}

/* Where the run that begins with a cell ends.  Blanks between words do not break it: of them one
 * sees but the back. */
static int end_of_run(const struct terminal *t, int row, int first)
{
	const struct terminal_cell c = terminal_cell(t, first, row);
	int last = first;

	for (int column = first + 1; column < terminal_columns(t); column++) {
		const struct terminal_cell next = terminal_cell(t, column, row);

		if (terminal_same_look(&c, &next))
			last = column;
		else if (next.sign != ' ' || next.weight != 0 || next.back != c.back)
			break;
	}
	return last;
}

/* The runs of a row that are not plain, each as a line behind `before`; how many. */
static int write_runs(const struct terminal *t, int row, const char *before, FILE *out)
{
	int n = 0, last;

	for (int first = 0; first < terminal_columns(t); first = last + 1) {
		const struct terminal_cell c = terminal_cell(t, first, row);

		last = end_of_run(t, row, first);
		if (is_plain(&c))
			continue;
		fprintf(out, "%srow %d, ", before, row + 1);
		if (last == first)
			fprintf(out, "column %d: ", first + 1);
		else
			fprintf(out, "columns %d-%d: ", first + 1, last + 1);
		write_look(&c, out);
		fputc('\n', out);
		n++;
	}
	return n;
}

void colours_show_difference(const struct play *p, const char *line)
{
	const char *at = line + strlen("colours");
	char digest[5];

	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		size_t length;

		at += strspn(at, " ");
		length = strcspn(at, " ");
		write_digest(p->terminal, i, digest);
		if (strlen(digest) != length || strncmp(at, digest, length) != 0) {
			printf("#  row %d has other colours (%s, not %.*s), now\n", i + 1, digest,
				(int)length, at);
			if (write_runs(p->terminal, i, "#    ", stdout) == 0)
				printf("#    row %d: - on -\n", i + 1);
		}
		at += length;
	}
	if (at[strspn(at, " ")])
		printf("#  more colours than rows:%s\n", at);
}

/* ---- runs in full ---- */

static bool read_rows(const struct play *p, const char *text, int *from, int *to)
{
	return sscanf(text, "%d-%d", from, to) == 2 && *from >= 1 && *from <= *to &&
		*to <= terminal_rows(p->terminal);
}

/* How many lines after this step are its runs. */
static int golden_runs(const struct play *p)
{
	int n = 0;

	while (p->at + 1 + n < p->n_lines && p->lines[p->at + 1 + n][0] == ':')
		n++;
	return n;
}

static void write_rows(const struct play *p, const char *text, const char *before, FILE *out)
{
	int from, to;

	if (read_rows(p, text, &from, &to))
		for (int row = from; row <= to; row++)
			write_runs(p->terminal, row - 1, before, out);
}

static bool runs_are_golden(struct play *p, const char *text)
{
	const int n = golden_runs(p);
	char *now = NULL;
	const char *at;
	size_t size = 0;
	FILE *const out = open_memstream(&now, &size);
	bool same = out != NULL;

	if (!out)
		return false;
	write_rows(p, text, ":", out);
	fclose(out);
	at = now;
	for (int i = 0; i < n && same; i++) {
		const char *const line = p->lines[p->at + 1 + i];
		const size_t length = strlen(line);

		same = strncmp(at, line, length) == 0 && at[length] == '\n';
		if (same)
			at += length + 1;
	}
	same = same && *at == '\0';
	free(now);
	return same;
}

bool step_colours(struct play *p, const char *text)
{
	const int n = golden_runs(p);
	int from, to;
	bool good;

	if (!read_rows(p, text, &from, &to))
		return failed(p, "rows are FROM-TO, counted from 1");
	if (p->generate) {
		settle(p);
		write_rows(p, text, ":", p->out);
		good = passed(p);
	} else if (wait_for(p, runs_are_golden, text)) {
		good = passed(p);
	} else {
		good = failed(p, "the colours are others; they are");
		write_rows(p, text, "#  :", stdout);
	}
	p->at += n;
	return good;
}

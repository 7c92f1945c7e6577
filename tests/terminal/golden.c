/* Golden screens: what a `screen` step compares, shows and generates. */
#include "config.h"

#include "play.h"

#include <ctype.h>
#include <string.h>

/* "since 14:05" is another time each time: its digits are signs. */
static void row_without_times(const struct play *p, int row, char text[TERMINAL_ROW_BYTES])
{
	static const char since[] = "since ";

	terminal_row(p->terminal, row, text);
	for (char *at = strstr(text, since); at; at = strstr(at, since)) {
		at += sizeof(since) - 1;
		for (int i = 0; i < 5 && (isdigit((unsigned char)at[i]) || at[i] == ':'); i++)
			if (at[i] != ':')
				at[i] = '#';
	}
}

static void write_cursor(const struct play *p, char text[40])
{
	int column, row;

	if (terminal_cursor(p->terminal, &column, &row))
		snprintf(text, 40, "cursor %d,%d", column + 1, row + 1);
	else
		snprintf(text, 40, "cursor hidden");
}

/* How many lines after this step belong to its screen. */
static int golden_lines(const struct play *p)
{
	int n = 0;

	while (p->at + 1 + n < p->n_lines) {
		const char *const line = p->lines[p->at + 1 + n];

		if (line[0] != '|' && strncmp(line, "cursor ", 7) != 0 &&
		    !colours_are_digests(line))
			break;
		n++;
	}
	return n;
}

/* The line below the rows that this one is: of its cursor, or its colours. */
static void write_footer(const struct play *p, const char *line, char text[COLOURS_BYTES])
{
	if (colours_are_digests(line))
		colours_write(p, text);
	else
		write_cursor(p, text);
}

static bool is_golden(struct play *p, const char *unused)
{
	const int n = golden_lines(p);
	char row[TERMINAL_ROW_BYTES], footer[COLOURS_BYTES];
	int rows = 0;

	(void)unused;
	for (int i = 0; i < n; i++) {
		const char *const line = p->lines[p->at + 1 + i];

		if (line[0] != '|') {
			write_footer(p, line, footer);
			if (strcmp(line, footer) != 0)
				return false;
			continue;
		}
		if (rows >= terminal_rows(p->terminal))
			return false;
		row_without_times(p, rows++, row);
		if (strcmp(line + 1, row) != 0)
			return false;
	}
	return rows == terminal_rows(p->terminal);
}

static void generate_screen(struct play *p)
{
	char row[TERMINAL_ROW_BYTES], cursor[40], colours[COLOURS_BYTES];

	settle(p);
	for (int i = 0; i < terminal_rows(p->terminal); i++) {
		row_without_times(p, i, row);
		fprintf(p->out, "|%s\n", row);
	}
	write_cursor(p, cursor);
	colours_write(p, colours);
	fprintf(p->out, "%s\n%s\n", cursor, colours);
}

/* Which rows differ, for people. */
static void show_difference(struct play *p)
{
	const int n = golden_lines(p);
	char row[TERMINAL_ROW_BYTES], cursor[40];
	int rows = 0;

	for (int i = 0; i < n; i++) {
		const char *const line = p->lines[p->at + 1 + i];

		if (colours_are_digests(line)) {
			colours_show_difference(p, line);
		} else if (line[0] != '|') {
			write_cursor(p, cursor);
			if (strcmp(line, cursor) != 0)
				printf("#  %s, not %s\n", cursor, line);
		} else if (rows < terminal_rows(p->terminal)) {
			row_without_times(p, rows++, row);
			if (strcmp(line + 1, row) != 0)
				printf("#  row %d should be\n#  %s\n", rows, line);
		}
	}
}

bool step_screen(struct play *p, const char *text)
{
	const int n = golden_lines(p);
	bool good;

	(void)text;
	if (p->generate) {
		generate_screen(p);
		good = passed(p);
	} else if (wait_for(p, is_golden, NULL)) {
		good = passed(p);
	} else {
		good = failed(p, "the screen is another");
		show_difference(p);
	}
	p->at += n;
	return good;
}

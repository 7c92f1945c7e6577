/* A script of keys as it is played: shared by the files of this program. */
#ifndef TESTS_PLAY_H
#define TESTS_PLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "terminal.h"

enum { LINES_MAX = 4000, VARIABLES_MAX = 32, OTHERS_MAX = 8, LINE_BYTES = 4096,
	COLOURS_BYTES = LINE_BYTES };

struct play {
	const char *file;		/* of the script */
	char *lines[LINES_MAX];
	int n_lines, at;		/* at: the step under way */
	bool generate;
	FILE *out;			/* the new script */
	int tests;
	bool failed;
	char folder[64], program[1024];
	int columns, rows;
	char term[40], locale[40];
	char *variables[VARIABLES_MAX];
	int n_variables;
	struct terminal *terminal;
	/* those that are not in front (steps.c), and which is */
	struct other_terminal { char name[16]; struct terminal *terminal; } others[OTHERS_MAX];
	int n_others;
	char terminal_name[16];
	/* the last step of keys: */
	size_t bytes_before;
	struct terminal_cell *cells_before;	/* row by row */
	int n_cells_before;
	/* since `pace` was last said (pace.c): */
	bool paced;
	int keys, pages;
	bool killed;
};

/* ---- tell.c: TAP, and waiting ---- */

bool passed(struct play *p);	/* the step under way; true */
bool failed(struct play *p, const char *format, ...)	/* false */
	__attribute__((format(printf, 2, 3)));

/* Reads until `done` or out of patience. */
bool wait_for(struct play *p, bool (*done)(struct play *p, const char *text),
	const char *text);
/* Reads until nothing has come for a while: only to generate, to picture, and to count bytes. */
void settle(struct play *p);

/* ---- golden.c ---- */

bool step_screen(struct play *p, const char *text);

/* ---- colours.c ---- */

/* The line `colours ...`, with a digest for each row of the screen. */
void colours_write(const struct play *p, char text[COLOURS_BYTES]);
bool colours_are_digests(const char *line);	/* whether it is such a line */
/* Of each row whose digest is not that of the line: what is there now, for people. */
void colours_show_difference(const struct play *p, const char *line);
bool step_colours(struct play *p, const char *text);

/* ---- cost.c ---- */

void cost_begin(struct play *p);	/* remembers the screen, and how much was sent */
bool step_cost(struct play *p, const char *text);
bool step_anew(struct play *p, const char *text);

/* ---- pace.c ---- */

void pace_key(struct play *p);	/* before a key is pressed */
bool step_pace(struct play *p, const char *text);

/* ---- steps.c ---- */

bool take_step(struct play *p, const char *line);

#endif

/* Comparing a table of a rulebook with its transcription in a test. */
#ifndef TEST_ROWS_H
#define TEST_ROWS_H

#include "cliffhanger/rulebook.h"

/* What a test says of rows of a table: the columns it looks at, and for each row its source
 * and the entries of those columns as printed: "R:257 | short | +2 | -". */
struct transcript {
	const char *table;
	const char *columns;	/* "id | modifier | divide" */
	const char *const *rows;	/* NULL-ended */
};

/* Fails the running test at the first row that differs. */
void assert_rows(const struct rulebook *book, const struct transcript *t);
/* Its table `terrain` is what a table takes: not too many grounds, short ids and names, a
 * printable sign for each that no other has. */
void assert_terrain_fits(const struct rulebook *book);

#endif

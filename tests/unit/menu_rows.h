/* Rows of the menu that a system offers for a unit under the first question open. */
#ifndef TEST_MENU_ROWS_H
#define TEST_MENU_ROWS_H

#include "build_setup.h"
#include "cliffhanger/system.h"

extern struct option options[];

int menu(const struct trial *t, const char *unit);	/* how many rows; unit NULL: of nobody */
const struct option *row(int n, char key);		/* of so many, that with a key; NULL */
bool wants(const struct trial *t, const char *unit);	/* whether the question waits for it */

#endif

/* Games in which people of risk look for each other, over open ground and into what is beyond. */
#ifndef RISK_SEEING_H
#define RISK_SEEING_H

#include "risk_games.h"

enum { WEST, EAST, COLS = 40, ROWS = 9, FOREST = 20 };

#define SIDES "side west edges=west\nside east edges=east\n"
#define ALLIES "side west edges=west\nside east edges=east allies=west\n"
/* Everybody is on row 5; the scouts look east. */
#define SCOUTS "unit scouts side=west figures=1 at=4,5 arms=rifle\nfigure 1 leader\n"
#define LURKERS "unit lurkers side=east figures=1 at=20,5 arms=bow\nfigure 1 leader\n"

/* A field of open ground, in which everything from column FOREST on is of a kind. */
void seeing_begin_with(struct trial *t, const char *ground, const char *sides, const char *units);
void seeing_begin(struct trial *t, const char *ground, const char *units);	/* SIDES */
/* A test of one of these, see TRIAL(). */
#define SEEING(name, ground, units) TRIAL(name, seeing_begin(&t, ground, units), risk_end)
bool seeing_sees(const struct trial *t, int side, const char *unit);

#endif

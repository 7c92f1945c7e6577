/* A throwing range for tests of participation: a wide and open field of cells of one inch.
 *
 * The throwers' side is `finders`, seat 0, the others are `keepers`, seat 1.  Stages are
 * called by themselves; dice are strict.  Row 5 runs straight east, so that columns are
 * inches there.
 */
#ifndef PP_THROWING_H
#define PP_THROWING_H

#include "pp_games.h"
#include "systems/participation/participation.h"

enum { COLS = 40, ROWS = 11, ROW = 5, INCH = 10, HERE = 5, FINDERS = 0, KEEPERS = 1 };

/* One figure each: the thrower stands in column 5 of row 5, the other far off. */
#define THROWER(arms, more) "unit ada side=finders figures=1 at=5,5 arms=" arms " " more "\n"
#define TARGET(more) "unit bert side=keepers figures=1 at=40,11 arms=knife " more "\n"

void hurl_begin(struct trial *t, const char *units);
/* A test of one of these, see TRIAL(). */
#define HURL(name, units) TRIAL(name, hurl_begin(&t, units), pp_end)
/* The same on squares. */
void hurl_begin_on_squares(struct trial *t, const char *units);
/* It begins to wait for dice: all that were to be thrown before have been. */
void hurl_dice(struct trial *t, const char *values);

struct pp_figure *hurl_state(const struct trial *t, const char *unit);	/* of its first */
cell_t hurl_cell(const struct trial *t, int col, int row);
/* Whoever stands there steps off the table. */
void hurl_put(const struct trial *t, const char *unit, int number, int col, int row);
void hurl_ground(const struct trial *t, int col, int row, const char *ground, int level);

/* A line of the finders is checked, done, and thrown with these dice. */
void hurl(struct trial *t, const char *line, const char *dice);
void hurl_refused(const struct trial *t, const char *line, const char *rule);
/* A line as a choice, read for a seat. */
struct choice hurl_read(const struct trial *t, int seat, const char *line);
int hurl_rolls(const struct trial *t, const char *what);	/* of this name so far */
/* The sum of the modifiers of the last roll of this name. */
int hurl_modified(const struct trial *t, const char *what);

#endif

/* A shooting range for tests of participation: a wide and open field of cells of one inch
 * on which figures stand and shoot.
 *
 * The game stands in turn 1 with nothing asked; dice are strict, so that a test pushes those
 * that its shots will want.  The first side is the one to move and fire.
 */
#ifndef PP_RANGE_H
#define PP_RANGE_H

#include "build_setup.h"
#include "expect_roll.h"
#include "systems/participation/fire.h"

enum { RANGE_COLS = 60, RANGE_ROWS = 13, RANGE_ROW = 7, INCH = 10 };

/* One each, the shooter in column 2 of row 7, the target in column 12. */
#define SHOOTER "unit shooter side=us figures=1 at=2,7 courage=hero "
#define TARGET "unit target side=them figures=1 at=12,7 courage=hero arms=knife\n"
/* Of so many, put where they are wanted by range_put(). */
#define PARTY(n, more) "unit party side=us figures=" #n " at=2,7 courage=hero " more "\n"
#define GANG(n) "unit gang side=them figures=" #n " at=12,7 courage=hero arms=knife\n"

void range_begin(struct trial *t, const char *units);
void range_end(struct trial *t);	/* all dice must have been used; frees all */

int range_man(const struct trial *t, const char *unit, int number);	/* from 1 */
struct pp_figure *range_own(const struct trial *t, const char *unit, int number);
struct pp_unit *range_unit(const struct trial *t, const char *unit);
/* Whoever stands there steps off the table, to be put elsewhere. */
void range_put(const struct trial *t, const char *unit, int number, int col, int row);
/* Puts the first of a unit so many inches east of column 2. */
void range_put_off(const struct trial *t, const char *unit, int inches);
void range_ground(const struct trial *t, int col, int row, const char *ground);

/* ---- the first of `shooter` and the first of `target`, or others ---- */

struct pp_aim range_aim(const struct trial *t, const char *unit, const char *target,
	enum shot_kind kind);
int range_need(const struct trial *t, const char *unit, const char *target, enum shot_kind kind);
/* What the row (or rule) does to the number to throw; 0: it takes no part. */
int range_row(const struct trial *t, const char *unit, const char *target, enum shot_kind kind,
	const char *row);
void range_refuses(const struct trial *t, const char *unit, const char *target,
	enum shot_kind kind, const char *rule);
/* It shoots with these dice, all of which must be wanted. */
void range_shoots(struct trial *t, const char *unit, const char *target, const char *dice);

/* ---- whole stages ---- */

/* A stage of the side's is entered, and the walk goes on till somebody is asked. */
void range_stage(struct trial *t, enum stage stage, const char *side);
void range_do(struct trial *t, const char *side, const char *line);
void range_refused(struct trial *t, const char *side, const char *line, const char *rule);
bool range_asked(const struct trial *t, const char *side, enum pp_decision kind);

#endif

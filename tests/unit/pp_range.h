/* A shooting range for tests of participation: a wide and open field of cells of one inch
 * on which figures stand and shoot.
 *
 * It is a game of pp_games.h: in MOVE of turn 1, with strict dice; us go first, then them.
 */
#ifndef PP_RANGE_H
#define PP_RANGE_H

#include "pp_games.h"
#include "systems/participation/fire/fire.h"

enum { RANGE_COLS = 60, RANGE_ROWS = 13, RANGE_ROW = 7, INCH = 10 };

/* One each, the shooter in column 2 of row 7, the target in column 12. */
#define SHOOTER "unit shooter side=us figures=1 at=2,7 courage=hero "
#define TARGET "unit target side=them figures=1 at=12,7 courage=hero arms=knife\n"
/* Of so many, put where they are wanted by range_put(). */
#define PARTY(n, more) "unit party side=us figures=" #n " at=2,7 courage=hero " more "\n"
#define GANG(n) "unit gang side=them figures=" #n " at=12,7 courage=hero arms=knife\n"

void range_begin(struct trial *t, const char *units);
/* A test of one of these, see TRIAL(). */
#define AT_RANGE(name, units) TRIAL(name, range_begin(&t, units), pp_end)
/* As if it had begun its turn there; whoever stands there steps off the table, to be put
 * elsewhere. */
void range_put(const struct trial *t, const char *unit, int number, int col, int row);
/* Puts the first of a unit so many inches east of column 2. */
void range_put_off(const struct trial *t, const char *unit, int inches);

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

/* ---- stages, without the walk ---- */

/* As if this stage of this side's had been entered; nobody is asked yet. */
void range_turn(struct trial *t, enum stage stage, const char *side);
bool range_asked(const struct trial *t, const char *side, enum pp_decision kind);
/* The side's choice is checked and made, and the walk does not go on. */
void range_answer(struct trial *t, const char *side, const char *line);

#endif

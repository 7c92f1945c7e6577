/* A shooting range for tests of moro: a wide and open field of cells of one inch on which
 * units stand and fire.
 */
#ifndef MORO_RANGE_H
#define MORO_RANGE_H

#include "moro_games.h"

enum { COLS = 60, ROWS = 15, ROW = 5, INCH = 10 };

#define SIDES "turns 1\nside us edges=west\nside moros edges=east\n"
/* One man each, the shooter in column 2 of row 5. */
#define SHOOTER "unit shooter side=us figures=1 at=2,5 troops=regulars "
#define TARGET "unit target side=moros figures=1 at=12,5 people=moro troops=warriors arms=blade\n"
/* Of so many figures, put where they are wanted by range_line(). */
#define TROOP(n, more) "unit troop side=us figures=" #n " at=2,5 troops=regulars " more "\n"
#define BAND(n) "unit band side=moros figures=" #n \
	" at=12,5 people=moro troops=warriors arms=blade\n"
#define GUN(n, more) "unit gun side=us figures=" #n " at=2,5 troops=regulars " more "\n"
#define GATLING(n) GUN(n, "gun=gatling")

void range_begin(struct trial *t, const char *units);
/* A test of one of these, see TRIAL(). */
#define AT_RANGE(name, units) TRIAL(name, range_begin(&t, units), moro_end)
/* Whoever stands there steps off the table, to be put elsewhere. */
void range_put(const struct trial *t, const char *unit, int number, int col, int row);
/* The figures of a unit in a row from here eastwards. */
void range_line(const struct trial *t, const char *unit, int col, int row);
/* Puts the first of a unit so many inches east of column 2. */
void range_put_off(const struct trial *t, const char *unit, int inches);
/* The unit's gun stands here. */
void range_gun(const struct trial *t, const char *unit, int col, int row);
/* It stands at column 3 of row 5, and all of its crew, six at most, are beside it. */
void range_crew(const struct trial *t, const char *unit);

/* The number to throw by the first who fires, all counted; range_roller() has the sum. */
int range_need(const struct trial *t, const char *unit, const char *target);
void range_roller(const struct trial *t, const char *unit, const char *target, struct roller *r);
int range_dice(const struct trial *t, const char *unit, const char *target);
void range_refuses(const struct trial *t, const char *unit, const char *target,
	const char *rule);
/* The unit fires with these dice; before a melee. */
void range_fires(struct trial *t, const char *unit, const char *target, const char *dice);
void range_defends(struct trial *t, const char *unit, const char *target, const char *dice);
void range_shells(struct trial *t, const char *unit, const char *target, int number,
	const char *dice);

bool range_dead(const struct trial *t, const char *unit, int number);
int range_alive(const struct trial *t, const char *unit);
/* How many of a unit have fallen in a game that began as the trial stands. */
int range_fallen(const struct trial *t, const struct game *g, const char *unit);
/* Rolls of this name so far. */
int range_rolls(const struct trial *t, const char *what);

#endif

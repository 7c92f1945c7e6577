/* A shooting range for tests of risk: a wide and open field of cells of 25 mm on which
 * units stand, look and fire.
 */
#ifndef RISK_RANGE_H
#define RISK_RANGE_H

#include "risk_games.h"
#include "systems/risk/fire/aim.h"

enum { COLS = 80, ROWS = 9, CM = 10, TWELFTHS = 12, ROW = 5 };

#define SIDES "side west edges=west\nside east edges=east\n"
/* One man each, the shooter in column 2 of row 5. */
#define SHOOTER "unit shooter side=west figures=1 at=2,5 "
#define TARGET "unit target side=east figures=1 at=12,5 arms=sword\n"

#define TROOP(command) "unit troop side=west figures=5 at=3,5 arms=rifle " command "\n" \
	"unit boss side=west figures=1 at=1,1 arms=sword\n"
#define CROWD "unit target side=east figures=1 at=13,5 arms=sword\n"

/* A wide and open field. */
void range_begin(struct trial *t, const char *units);
/* A test of one of these, see TRIAL(). */
#define AT_RANGE(name, units) TRIAL(name, range_begin(&t, units), risk_end)
/* Whoever stands there steps off the table, to be put elsewhere. */
void range_put(const struct trial *t, const char *unit, int number, int col, int row);
/* Puts the target so many cells east of the shooter. */
void range_put_off(const struct trial *t, int cells);
bool range_aim(const struct trial *t, const char *unit, int number, const char *target,
	struct risk_aim *a, struct reason *why);
/* The number to throw, all counted. */
int range_need(const struct trial *t, const char *unit, int number, const char *target);
void range_refuses(const struct trial *t, const char *unit, int number, const char *target,
	const char *rule);
void range_volley(struct trial *t, const char *dice);
/* The unit fires at the target with these dice. */
void range_fires(struct trial *t, const char *unit, const char *target, const char *dice);
/* As at the next turn's begin. */
void range_rested(const struct trial *t, const char *unit);
/* Everybody of it has walked so far, in mm. */
void range_walked(const struct trial *t, const char *unit, int32_t millimetres);
int range_wounds(const struct trial *t, const char *unit, int number);
bool range_dead(const struct trial *t, const char *unit, int number);
int range_alive(const struct trial *t, const char *unit);
void range_troop_in_line(struct trial *t);

#endif

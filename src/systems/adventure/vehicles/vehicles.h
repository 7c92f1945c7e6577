/* Vehicles in play: what the files about them tell each other and the room.
 *
 * A vehicle is a unit of one big figure with seats.  Those aboard have no place of
 * their own; they drive it, serve its weapons, fire their own from it if it is open,
 * and share its fate.  It is a thing: without a fit hand aboard it does nothing.
 *
 *  V1  Whoever is aboard is of the vehicle's cause; an empty one goes over to
 *      whoever gets into it.
 *  V2  A vehicle neither charges nor fights, is in contact with nobody, tests no
 *      morale, is never suppressed and never captive: the judges say so.
 *  V3  A wreck is a vehicle that lies wounded for good: an obstacle, nobody aboard.
 *  V4  An aircraft in the air covers its cells like any other; others pass beneath
 *      but do not end there.
 */
#ifndef ADVENTURE_VEHICLES_H
#define ADVENTURE_VEHICLES_H

#include "systems/adventure/adventure.h"

/* ---- crew.c: who is aboard, and what he does there ---- */

/* The vehicle that is the body of a unit, wreck or not; -1: a unit of men. */
int adv_hull(const struct game *g, int unit);
static inline struct pose adv_pose(const struct game *g, int figure)
{
	return (struct pose){ g->figures[figure].cell, g->figures[figure].facing };
}
bool adv_vehicle(const struct game *g, int unit);
/* One that nobody walks or looks through: on the ground or the water, wreck or not. */
bool adv_bars(const struct game *g, int figure);
bool adv_wreck(const struct game *g, int figure);
/* Fit, on the table and a man. */
bool adv_afoot(const struct game *g, int figure);
const struct vehicle_kind *adv_kind(const struct game *g, int unit);	/* of a vehicle */
/* The unit that is the vehicle a figure is aboard of; -1. */
int adv_ride(const struct game *g, int figure);
/* The same of a unit with nobody fit on the table but somebody aboard; -1. */
int adv_unit_ride(const struct game *g, int unit);
/* Whom one sees and shoots from: the vehicle for those aboard, else himself. */
int adv_platform(const struct game *g, int figure);
int adv_hands(const struct game *g, int unit);		/* fit ones aboard a vehicle */
int adv_driver(const struct game *g, int unit);		/* who has the wheel; -1 */
/* Hands free for weapons: not the driver's of a vehicle that moves. */
int adv_gunners(const struct game *g, int unit);
int adv_gun_crew(const struct game *g, int vehicle);	/* that its weapons ask for */
bool adv_serves_mounted(const struct game *g, int figure);
/* Between two figures, whatever they are aboard of, nearest part to nearest part. */
int32_t adv_range(const struct game *g, int figure, int other);
/* Of a target against a figure: by the ground, or a hull right before it. */
enum cover adv_cover(const struct game *g, int figure, int target);
/* Whether the figure, a vehicle's or one aboard, may shoot. */
bool adv_mounted_may_shoot(const struct game *g, int figure, struct reason *why);
/* The mode that its fire goes by: as one on foot of that mode. */
enum mode adv_firing_mode(const struct game *g, int figure);

/* ---- board.c: getting in, getting out, mending; at the turn's end ---- */
bool adv_check_aboard_order(const struct game *g, int unit, enum mode mode,
	struct argument at, struct reason *why);
bool adv_check_wheel(const struct game *g, int figure, struct reason *why);
void adv_apply_wheel(struct game *g, int figure);
void adv_embark(struct game *g);
bool adv_repair_roll(struct game *g, int unit, int ride);
void adv_repaired(struct game *g, int ride);
/* Whether a figure is beside a vehicle, or right under it. */
bool adv_beside(const struct game *g, int figure, int hull);
/* Puts everybody aboard out round a vehicle; who finds no place stays in it. */
void adv_put_out(struct game *g, int vehicle);

/* ---- drive.c: what a vehicle may be ordered, and where it may get ---- */
bool adv_may_drive(const struct game *g, int unit, enum mode mode, struct reason *why);
bool adv_check_drive(const struct game *g, int unit, enum mode mode, struct argument at,
	struct reason *why);
/* Whether a move by a mode may end in a pose that its course reaches. */
bool adv_may_end(const struct game *g, int unit, enum mode mode, struct pose at,
	struct reason *why);
/* Floods where a vehicle's anchor may come by a mode; false if nowhere. */
bool adv_course(const struct game *g, int unit, enum mode mode, struct course *course);
/* The same, asking no leave; `prey`: the unit it is to run down, or NOBODY. */
void adv_course_flood(const struct game *g, int unit, enum mode mode, int prey,
	struct course *course);
/* The same as far as so many moves lead. */
void adv_course_far(const struct game *g, int unit, enum mode mode, int moves,
	struct course *course);
/* How it may go by a mode, marks left out. */
void adv_course_rule(const struct game *g, int unit, enum mode mode, struct course_rule *rule);
int32_t adv_course_allowance(const struct game *g, enum mode mode);
/* Whether a move by a mode is a flight. */
bool adv_airborne(const struct game *g, int unit, enum mode mode);
/* Whether the ground or the water is straight and clear for a runway's length: ahead
 * to take off, ahead or astern of a place to land. */
bool adv_can_take_off(const struct game *g, int unit);
bool adv_can_land(const struct game *g, int unit, struct pose at);
uint8_t adv_pose_edges(const struct game *g, int unit, struct pose at);	/* enum edge bits */
/* The nearest place of those whom it is to run down; CELL_NONE: none in reach. */
cell_t adv_prey_cell(const struct game *g, int unit, int prey);

/* ---- water.c ---- */
/* Y-9: whether a vehicle is a boat over whoever is under water, not in his way. */
bool adv_over(const struct game *g, int hull, int figure);

/* ---- journey.c: the stage in which vehicles drive ---- */
void adv_drive_all(struct game *g);
bool adv_keeps_control(struct game *g, int unit);	/* S-A-75: Luck, or the D10 */
extern const struct adv_luck_try adv_wheel_luck;
void adv_control_roller(const struct game *g, int unit, struct roller *r);	/* the D10 */

/* ---- crash.c: what is struck ---- */

/* A vehicle comes to the first of some steps, where something or somebody is in its
 * way: strikes it, and clears the way if it can.  Whether it goes on. */
bool adv_strike(struct game *g, int unit, const struct course_step *steps, int n, bool wild);

/* ---- damage.c ---- */
/* One hit on a vehicle: its roll on the chart, kept as the worst (S-A-71).  NULL:
 * not by an arm, nothing is added. */
void adv_vehicle_hit(struct game *g, int figure, int by_unit, const struct weapon *w);
/* The roll, for previews too. */
void adv_damage_roller(const struct game *g, int figure, const struct weapon *w,
	struct roller *r);
struct chart_row adv_chart(const struct game *g, int unit, int die);
/* By the Game Master's word (C-12): a step worse, or as good as new. */
void adv_vehicle_worse(struct game *g, int figure);
void adv_vehicle_mended(struct game *g, int figure);
/* Before the figures' fates: what the chart says of vehicles, marked on those aboard. */
void adv_vehicle_tolls(struct game *g);
/* After them: damage, wrecks, crashes; whether somebody aboard was hurt anew. */
bool adv_vehicle_fates(struct game *g);

/* ---- words_vehicle.c, preview_vehicle.c, menu_vehicle.c ---- */
/* The orders of a vehicle, or of a unit aboard of one; how many. */
int adv_vehicle_menu(const struct game *v, int unit, struct option *options, int room);
/* A vehicle's state for the roster; an order of its own is left to the caller: "". */
void adv_preview_drive(const struct game *v, const struct choice *c, struct preview *p);
void adv_preview_aboard(const struct game *v, const struct choice *c, struct preview *p);
/* What a hit by an arm would do. */
void adv_preview_damage(const struct game *v, int unit, const struct weapon *w,
	struct preview *p);

#endif

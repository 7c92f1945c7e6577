/* What the minds of this room tell each other: where a unit could go, what its dice may be
 * expected to bring, what fire and blows are worth, and who answers which decision.
 *
 * Both minds see their seat's view and nothing else (M6).  Nothing is kept between two
 * decisions.
 *
 * Values are thousandths (MILLI) of a common figure killed; chances are percent or
 * thousandths, as their names say.
 */
#ifndef MORO_MINDS_H
#define MORO_MINDS_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "systems/moro/moro.h"

extern const struct minds moro_minds;	/* command.c */
/* How its commanders weigh (gauge.c).  Of a volley `n` are dice; of a force `ground` is enum
 * place and `piece` enum piece, with a crew at it. */
extern const struct commander_rules moro_commander;

/* ---- whom decisions are put to ---- */

decider moro_command_deploy, moro_command_activate, moro_command_go, moro_command_fire;
decider moro_obey_activate, moro_obey_go, moro_obey_fire;

/* ---- places (command_place.c) ---- */

/* All places where the dice thrown let the acting unit's guide go (prospect.h). */
int moro_prospects(const struct game *v, int unit, struct prospect *list, int room);
int moro_place_prospects(const struct game *v, int unit, int pace, struct prospect *list,
	int room);
int32_t moro_place_cover(const struct game *v, cell_t cell);
bool moro_place_covered(const struct game *v, cell_t cell);
void moro_place_settle(const struct muster *m, const struct spot *p, struct force *there);
struct exchange moro_place_exchange(const struct thought *t, const struct spot *p,
	const struct force *enemy);
int32_t moro_place_company(const struct thought *t, cell_t cell);

/* ---- arms (mind_arms.c) ---- */

/* Longest range of all arms of a unit that can be used now, its piece's too; 0 = none. */
int32_t moro_arms_reach(const struct game *g, int unit);
/* S-K-4, X-148: whether its arms reach another unit, or a charge as it usually goes. */
bool moro_threatens(const struct game *g, int unit, int other);
/* What a charge goes on the average: the mean of the dice that a move has. */
int32_t moro_usual_charge(const struct game *g);

/* ---- dice before they are thrown (chance.c) ---- */

struct stretch { int32_t clear, jungle; };	/* of a way, in the measure */

/* A unit's straight way from one cell to another, the last cell of it left out; false if
 * nobody can walk it. */
bool moro_stretch_between(const struct game *v, int unit, cell_t from, cell_t to,
	struct stretch *s);
/* That a throw pays for a way, for units that move by this row; in percent. */
chance_t moro_chance_of_way(const struct game *v, enum mover_row row, const struct stretch *s);
int moro_chance_to_go(const struct game *v, enum mover_row row, const struct stretch *s);
/* Mean pace on ground of one place. */
int32_t moro_mean_pace(const struct game *v, enum mover_row row, enum place place);

/* ---- units as one side knows them (gauge.c) ---- */

/* Whether a rout from there, straight away from the nearest who could cause it, ends off
 * the table. */
bool moro_gauge_brink(const struct muster *m, const struct force *f, cell_t at);
/* Whether there is a line from a cell to any spot of a unit. */
bool moro_gauge_line(const struct muster *m, const struct force *f, cell_t cell);

/* The i-th counter, if it may be anything of the enemy's; else CELL_NONE. */
cell_t moro_stranger(const struct muster *m, int i);

/* ---- what fire and blows may be expected to do (stakes.c) ---- */

struct volley_at {
	int32_t distance;
	enum place place;	/* of the target */
	bool still;		/* the shooters have not moved */
};

/* What so many kills are worth, with the morale test that follows. */
int32_t moro_stake_value(const struct game *v, const struct force *to, int32_t kills);
/* Fire: both together. */
int32_t moro_stake_fire(const struct game *v, const struct force *by, const struct force *to,
	const struct volley_at *s);
/* A charge that comes home, through all steps of a melee (M-12), or with `bound` the next
 * round of one. */
struct stakes moro_stake_melee(const struct game *v, const struct force *by,
	const struct force *to, bool bound);
/* What is to be feared of such a charge over so far, by how likely it gets home. */
int32_t moro_stake_charge(const struct game *v, const struct force *by, const struct force *to,
	int32_t far);

#endif

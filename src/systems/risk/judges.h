/* Who is what, and who can act: the only judges of command, quality, rates, contact and of
 * being with one's unit. */
#ifndef RISK_JUDGES_H
#define RISK_JUDGES_H

#include "systems/risk/risk.h"

bool risk_character(const struct game *g, int figure);	/* a player character */
/* Its row of `commands`: characters alone make a unit of characters. */
enum command risk_command_of(const struct game *g, int unit);
const struct command_row *risk_command_row(const struct game *g, int unit);
bool risk_hero(const struct game *g, int figure);	/* has a hero's +1 */
bool risk_raw(const struct game *g, int figure);	/* raw, or wounded (K-15) */
bool risk_superior(const struct game *g, int figure);
bool risk_native(const struct game *g, int unit);
bool risk_mounted(const struct game *g, int unit);
int risk_arm(const struct game *g, int figure, int i);	/* weapon row, -1 past the last */
bool risk_bare_handed(const struct game *g, int unit);	/* most of it are */
int32_t risk_rate(const struct game *g, int figure);	/* a turn's, wounds counted */
/* The figure an order is measured by: the leader if he is active, else of those who are with
 * others the first of the fastest (C-7, Y-14); -1 if nobody is active. */
int risk_guide(const struct game *g, int unit);
int risk_leader(const struct game *g, int unit);	/* with it by S-C-16, or -1 */
bool risk_in_order(const struct game *g, int figure);	/* C-7 */
bool risk_in_contact(const struct game *g, int figure);	/* of one who is fit */
bool risk_defends_works(const struct game *g, int unit);	/* by half of it */
/* What of its rate, in percent, a unit has walked this turn, rounded up. */
int risk_percent_moved(const struct game *g, int unit);
/* By a word that binds it. */
bool risk_bound(const struct game *g, int unit, enum action word);
bool risk_held_back(const struct game *g, int unit);	/* routs, or its word keeps it off */

#endif

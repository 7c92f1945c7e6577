/* A commander's answers, and what he goes by: every unit as his side knows it (muster.h), and
 * what its fire and blows may be expected to do.
 */
#ifndef PARTICIPATION_COMMAND_H
#define PARTICIPATION_COMMAND_H

#include "skirmish/commander/commander.h"
#include "systems/participation/mind/minds.h"

/* ---- one function a kind of decision ---- */

void pp_command_move(const struct teller *t, const struct decision *d);
void pp_command_speak(const struct teller *t);
void pp_command_fire(const struct teller *t);
void pp_command_fight(const struct teller *t);

/* ---- reckon.c ---- */

extern const struct commander_rules pp_commander;

/* Of a creature: what it can still bear; 0: of people. */
int32_t pp_reckon_wounds(const struct game *v, const struct force *f);
/* Obedient, and nobody has told it anything. */
bool pp_reckon_dumb(const struct game *v, const struct force *f);
/* Both rounds of a fight after a charge, wherever they stand; false if there would be none. */
bool pp_reckon_charge(const struct muster *m, int unit, int target, struct stakes *o);

#endif

/* The systems and the books that tests call by their names.  The program knows them by its
 * lists alone: systems[] and rulebooks[].
 */
#ifndef TESTS_PLAYED_H
#define TESTS_PLAYED_H

#include "cliffhanger/system.h"

extern const struct game_system system_rugged, system_pacific, system_risk, system_moro,
	system_participation, system_null;
extern const struct rulebook rulebook_rugged, rulebook_pacific, rulebook_risk, rulebook_moro,
	rulebook_participation;

#endif

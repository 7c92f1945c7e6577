/* Words about vehicles: the roster's row and the sheet. */
#ifndef ADVENTURE_WORDS_WORDS_VEHICLE_H
#define ADVENTURE_WORDS_WORDS_VEHICLE_H

#include "systems/adventure/adventure.h"

extern sheet_put *const adv_vehicle_lines[];

#endif

/* Sheets of this room. */
#ifndef ADVENTURE_WORDS_H
#define ADVENTURE_WORDS_H

#include "skirmish/menus/sheet.h"
/* words_vehicle.c */
sheet_put adv_put_vehicle;	/* what state a vehicle is in, if that matters most */

extern const struct sheets adv_sheets;

#endif

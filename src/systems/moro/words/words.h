/* Words and numbers for people, shared by the files of this room that speak. */
#ifndef MORO_WORDS_H
#define MORO_WORDS_H

#include "skirmish/menus/sheet.h"
#include "systems/moro/moro.h"

const char *moro_place_name(enum place place);	/* "in jungle" */

extern const struct sheets moro_sheets;

#endif

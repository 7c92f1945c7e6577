/* The list of books: made from src/rulebook/room.am. */
#include <stddef.h>
#include "cliffhanger/rulebook.h"
extern const struct rulebook rulebook_rugged;
extern const struct rulebook rulebook_pacific;
extern const struct rulebook rulebook_risk;
extern const struct rulebook rulebook_moro;
extern const struct rulebook rulebook_participation;
extern const struct rulebook rulebook_actions;
const struct rulebook *const rulebooks[] = {
	&rulebook_rugged,
	&rulebook_pacific,
	&rulebook_risk,
	&rulebook_moro,
	&rulebook_participation,
	&rulebook_actions,
	NULL
};

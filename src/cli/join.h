/* The pages where strangers are asked for a word of invitation: to the house, to a seat. */
#ifndef CLI_JOIN_H
#define CLI_JOIN_H

#include "cliffhanger/hosted.h"

/* "TYPE:KEY" gets an account: its name.  False with the reason. */
bool join_page(const char *key, char name[HOSTED_NAME_MAX], struct reason *why);
/* The open seat of that word becomes somebody's, behind closed doors or not; false with the
 * reason. */
bool join_take(const char *file, const char *word, const char *name, struct reason *why);
/* At a table behind closed doors: whoever knows the word of an open seat has it then; false: he
 * does not. */
bool join_seat(const char *file, const char *name);

#endif

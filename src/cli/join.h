/* The page where strangers are asked for a word of invitation and a name. */
#ifndef CLI_JOIN_H
#define CLI_JOIN_H

#include "cliffhanger/hosted.h"

/* "TYPE:KEY" gets an account: its name.  False with the reason. */
bool join_page(const char *key, char name[HOSTED_NAME_MAX], struct reason *why);

#endif

/* Acts of a Game Master who does anything that comes to his mind. */
#ifndef MASTER_WHIMS_H
#define MASTER_WHIMS_H

#include "cliffhanger/master.h"

/* A line of one of his verbs with arguments of the right kinds, by the random
 * dice alone; most may be refused. */
void master_whim(const struct game *g, struct dice *random, char *line, size_t size);
/* One that he may do, found in a few tries; false if none was. */
bool master_whim_allowed(const struct game *g, struct dice *random, struct choice *c);

#endif

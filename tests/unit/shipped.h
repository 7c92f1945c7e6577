/* The scenarios of the tree, for tests that play them: those of the campaigns, which must
 * load, and those that transcripts play, of which some are there to be refused.
 */
#ifndef TEST_SHIPPED_H
#define TEST_SHIPPED_H

#include "cliffhanger/session.h"
#include "cliffhanger/setup.h"

/* By its path in the tree; fails if it has faults.  Its text is malloc'd, and left out if
 * `text` is NULL. */
struct setup *shipped_load(const char *path, char **text, size_t *size);
struct session *shipped_session(const char *path, const struct session_options *o);

/* Looks at each with its rules, bound for as long; returns their number.  `path` is that in the
 * tree. */
typedef void shipped_look(const struct setup *s, const void *rules, const char *path, void *with);
int shipped_campaigns(shipped_look *look, void *with);
int shipped_transcripts(shipped_look *look, void *with);

#endif

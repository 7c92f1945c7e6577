/* What tests of the narrator share: games to tell of, and what is told. */
#ifndef TEST_TALE_HARNESS_H
#define TEST_TALE_HARNESS_H

#include "cliffhanger/session.h"
#include "cliffhanger/tale.h"

/* Usual commanders play a session to its end. */
void tale_play(struct session *s);
/* Whether a tale has a part of a text in one of its sentences. */
bool tale_says(const struct tale *t, const char *part);

#endif

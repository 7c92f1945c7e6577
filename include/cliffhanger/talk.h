/* What is said at a table: to whom, and how it is told.  Saying it is hosted_say(). */
#ifndef CLIFFHANGER_TALK_H
#define CLIFFHANGER_TALK_H

#include "cliffhanger/hosted.h"

enum { TALK_ALL = NOBODY, TALK_NOBODY = -2, TALK_SENTENCE_MAX = HOSTED_TALK_MAX + 160 };

/* The seat that a word names: a side, the Game Master ("gm"), a person by the seat he has, or
 * TALK_ALL ("all"); TALK_NOBODY with what could be meant. */
int talk_seat(const struct session *s, const char *word, struct reason *why);
/* The first seat of who sits here, or TALK_NOBODY. */
int talk_own_seat(const struct session *s);
/* The i-th word that names a seat; NULL past the last. */
const char *talk_seat_word(const struct session *s, int i);
/* A seat for people: "the river people", "the Game Master", "all". */
const char *talk_seat_name(const struct session *s, int seat);
/* "bert to all: We hold the ford." */
void talk_sentence(const struct session *s, const struct hosted_talk *talk, char *text,
	size_t size);

#endif

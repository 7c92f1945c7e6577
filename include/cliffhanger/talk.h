/* What is said at a table: to whom, and how it is told.  What is said is kept by hosted.h. */
#ifndef CLIFFHANGER_TALK_H
#define CLIFFHANGER_TALK_H

#include "cliffhanger/hosted.h"

enum { TALK_ALL = NOBODY, TALK_NOBODY = -2, TALK_SENTENCE_MAX = HOSTED_TALK_MAX + 160 };

/* The seat that a word names: a side, the Game Master ("gm"), a person by the seat he has, or
 * TALK_ALL ("all"); TALK_NOBODY with what could be meant. */
int talk_seat(const struct session *s, const char *word, struct reason *why);
/* The first seat of who sits here, or TALK_NOBODY; and whether a seat is (yet) his. */
int talk_own_seat(const struct session *s);
bool talk_has_seat(const struct session *s, int seat);
/* The i-th word that names a seat; NULL past the last. */
const char *talk_seat_word(const struct session *s, int i);
/* A seat for people: "the river people", "the Game Master", "all". */
const char *talk_seat_name(const struct session *s, int seat);
/* Says something; what is blank, or of no table, is refused with the reason. */
bool talk_say(struct session *s, int seat, const char *text, struct reason *why);
/* "bert to all: We hold the ford." */
void talk_sentence(const struct session *s, const struct hosted_talk *talk, char *text,
	size_t size);

#endif

/* Retold: what games say of somebody in the present, as a chronicle tells it later. */
#ifndef TALE_RETOLD_H
#define TALE_RETOLD_H

#include <stdbool.h>
#include <stddef.h>

/* The past tense of the word of a state, a life or a note, to follow a name: of one ("was
 * killed") or of many ("were killed").  "" if it is not worth a sentence, NULL if the word is
 * not known here: say "NAME: word" then.  `room` is for words that end otherwise each time. */
const char *retold(const char *word, bool many, char *room, size_t size);
/* The same of any word: of one that is not known its verbs are put into the past. */
const char *retold_anyway(const char *word, bool many, char *room, size_t size);
/* Whether it is told of those, too, who have no name of their own. */
bool retold_of_all(const char *word);

#endif

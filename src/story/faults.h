/* Faults: the collection behind scenario.h, as the story room fills it. */
#ifndef STORY_FAULTS_H
#define STORY_FAULTS_H

#include "cliffhanger/scenario.h"

/* The text the places are in: copied, to show offending lines. */
void faults_source(struct faults *f, const char *text, size_t size);
/* Line n of it (from 1) without its newline; NULL if there is none. */
const char *faults_line(const struct faults *f, int line, size_t *size);

/* Adds a fault; beyond FAULTS_MAX they are only counted. */
void faults_add(struct faults *f, struct fault *fault, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Text from outside in quotes, fit for a message: one line, at most 40
 * letters, the rest told by an ellipsis. */
enum { QUOTE_MAX = 176 };
const char *fault_quote(const char *text, size_t size, char quote[QUOTE_MAX]);

#endif

/* A scenario for the story room's tests that uses every key of the format, and
 * ways to spoil it.  Its system is story_system.h's. */
#ifndef STORY_SCENARIO_H
#define STORY_SCENARIO_H

#include "cliffhanger/scenario.h"

extern const char story_scenario[];
/* Another, of vehicles and who is aboard them. */
extern const char story_vehicles[];
/* What may stand at its end: the keys of variables and of what is given. */
extern const char story_given[];

/* A text with one part replaced; malloc'd.  The part must be in it, once. */
char *story_replace(const char *text, const char *part, const char *other);

/* Loads a text; fails the test if it has any fault.  Free with setup_free(). */
struct setup *story_load(const char *text);
/* The text must have this one fault (of any kind) and no other. */
void story_fault(const char *text, int line, int column, const char *path,
	const char *words);
/* The same of the scenario with a part replaced. */
void story_spoilt(const char *part, const char *other, int line, int column,
	const char *path, const char *words);

#endif

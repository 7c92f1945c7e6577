/* The law of people whom nobody commands: what their action test has told them to do (C-14),
 * and why, line by line.
 */
#ifndef COMMON_LAW_H
#define COMMON_LAW_H

#include "cliffhanger/action.h"
#include "cliffhanger/game.h"

struct law {
	const struct action_test *test;
	int turn;		/* of that test, 0 = none */
	enum action word, carries_on;	/* … which goes on if the word is to carry on */
	const char *now;	/* a sentence, in the test's own turn */
	const char *anew;	/* when they test again: "every turn" */
};

/* What a test tells them to do: close combat troops near an enemy go over from an advance to
 * the attack (K-7). */
enum action law_word(const struct action_case *c);
bool law_why(const struct game *v, int unit, const struct action_rules *rules,
	const struct law *law, int line, char *text, size_t size);

#endif

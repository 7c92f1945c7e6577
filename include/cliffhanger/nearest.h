/* Nearest: which known word somebody probably meant.
 *
 *     struct nearest n;
 *     nearest_to(&n, "marinse");
 *     for (…) nearest_try(&n, candidate);
 *     nearest_word(&n)                       "marines", or NULL
 *
 * Used wherever a name typed or written by people is looked up, so that every
 * complaint can end in "did you mean".  Letters' case does not count; two
 * letters swapped are one mistake.
 */
#ifndef CLIFFHANGER_NEAREST_H
#define CLIFFHANGER_NEAREST_H

enum { NEAREST_LENGTH_MAX = 48 };	/* longer words have no neighbours */

struct nearest {
	const char *word;
	const char *best;	/* points to the candidate */
	int mistakes;		/* of the best */
};

void nearest_to(struct nearest *n, const char *word);
void nearest_try(struct nearest *n, const char *candidate);
/* The best candidate, if it is near enough to be worth saying; or NULL. */
const char *nearest_word(const struct nearest *n);
/* For the end of a complaint: "; did you mean marines?", or "". */
struct nearest_hint { char text[NEAREST_LENGTH_MAX + 24]; };
struct nearest_hint nearest_hint(const struct nearest *n);

#endif

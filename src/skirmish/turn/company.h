/* Company: what is handed from unit to unit, and who leaves one for another (C-7, S-C-16). */
#ifndef SKIRMISH_COMPANY_H
#define SKIRMISH_COMPANY_H

#include "cliffhanger/system.h"

/* What is asked of a system. */
struct company {
	const char *rule;	/* by which one disposes of one's own alone */
	const char *hand_rule;	/* by which things go from hand to hand among friends */
	/* Of a unit that carries something, to another of its friends. */
	bool (*may_hand)(const struct game *g, int from, int to, struct reason *why);
	bool (*may_join)(const struct game *g, int figure, int unit, struct reason *why);
	void (*joined)(struct game *g, int figure, int left);	/* NULL: nothing more */
};

/* Checks and deeds of `hand UNIT UNIT` and `join FIGURE UNIT` (answers.h). */
bool company_may_hand(const struct game *g, int from, int to, struct reason *why);
bool company_check_hand(const struct game *g, const struct choice *c, struct reason *why);
void company_hand(struct game *g, const struct choice *c);
bool company_check_join(const struct game *g, const struct choice *c, struct reason *why);
void company_join(struct game *g, const struct choice *c);

/* Whether what a unit carries comes into the hands of another within a length: from its leader to
 * somebody who is as near to the other's. */
bool company_hands_reach(const struct game *g, int from, int to, int32_t length);
/* Whether a unit is the seat's own. */
bool company_own(const struct game *g, const struct choice *c, int unit, struct reason *why);
/* Whether a figure is so near to somebody fit of a unit as to join it; or goes back to what he
 * came as, which nobody else is left in, and so alone again. */
bool company_near(const struct game *g, int figure, int unit, int32_t length);

#endif

/* Previews: what a choice would mean, told before it is made.
 *
 * A system has one constant table of them, a row for each verb whose choices come to anything
 * that is worth telling.
 */
#ifndef SKIRMISH_PREVIEW_H
#define SKIRMISH_PREVIEW_H

#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"

/* Says what a whole (checked) choice would mean. */
typedef void preview_put(const struct game *v, const struct choice *c, struct preview *p);

struct preview_row {
	preview_put *put;	/* NULL: nothing, or … */
	const char *says;	/* … the same of every choice */
};

/* system->preview, by skirmish->menus. */
preview_put preview_choice;

/* What all systems say of who joins another unit, of things handed over, of playing on, and of
 * words that nothing comes of by the rules. */
preview_put preview_join, preview_hand, preview_play_on;
#define PREVIEW_SAYING "it is said to the table; nothing comes of it by the rules"
#define PREVIEWS_OF_COMPANY [VERB_JOIN] = { .put = preview_join }, \
	[VERB_HAND] = { .put = preview_hand }
#define PREVIEWS_OF_ALL [VERB_PLAY_ON] = { .put = preview_play_on }

/* That dice are thrown for it, so many of so many sides, and their number if it is one. */
void preview_dice(struct preview *p, int sides, int dice, int need);
/* What is expected of it, in thousandths: hits, theirs out of action, ours. */
void preview_stakes(struct preview *p, int32_t hits, int32_t harm, int32_t risk);
/* "3 shooters, 6 dice: 2.5 hits, 0.8 out of action expected", as the preview has it. */
void preview_shooters(struct preview *p, int shooters);

/* Those of a unit who are fit and cannot shoot at a target, by the rules that forbid it: a rule
 * each, with how many and the first one's reason; how many rules. */
struct preview_idle { struct reason why; int n; };
enum { IDLE_RULES = 8 };
int preview_idle(const struct game *v, int unit, int target,
	bool (*may)(const struct game *v, int figure, int target, struct reason *why),
	struct preview_idle idle[IDLE_RULES]);

/* The first enemies who have a line to a place and are no further off; how many. */
struct preview_near { int unit; int32_t far; };
enum { NEAR_TOLD = 4 };
int preview_near(const struct game *v, int unit, cell_t cell, int32_t most,
	struct preview_near near[NEAR_TOLD]);

#endif

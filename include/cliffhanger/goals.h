/* Goals: what is to be done, or kept from being done, for a side to gain by its game.
 *
 * Aims and the events of the script are read alike: an event that gives points, settles an aim
 * or ends the game rewards a side, or harms it, by what its condition asks.  What is left of
 * that to do are the goals, each the deed of a unit or a side, with its share of the reward.
 *
 *  GO1  Goals are what the seat may know: told aims and its own, what points, aims and endings
 *       the script has, and what it takes for them.  What an event else brings (people, ground,
 *       dice) is a surprise, and no goal.  Which events have happened, and flags, are known as
 *       far as the view tells them (V6); what is set without a word counts as set if what sets
 *       it holds now.
 *  GO2  Of parts that are all needed each open one has its share of the reward.  What lasts once
 *       it is done comes before being anywhere, which does not; a thing is best had by the unit
 *       that must be there with it; who has it is the one to be there.
 *       Of parts of which one is enough each has the whole: who
 *       does it takes the easier.
 *  GO3  Flags, events and commands that are needed are read back to what brings them about, so
 *       many deep and never in a circle.
 *  GO4  What must not be is a goal turned about: what the other side is to be kept from, where
 *       one's own had better not set foot, who is to stay alive.
 */
#ifndef CLIFFHANGER_GOALS_H
#define CLIFFHANGER_GOALS_H

#include "cliffhanger/game.h"

enum goal_kind {
	GOAL_BE,	/* unit, or one of side, in area */
	GOAL_HOLD,	/* side, or its allies, in area at the end, and no enemy */
	GOAL_HAVE,	/* unit, or side, has item */
	GOAL_LEAVE,	/* number of unit, or of side, over edge */
	GOAL_TELL,	/* unit has understood one of side */
	GOAL_DESTROY,	/* unit */
	GOAL_CAPTURE,	/* one of unit, by side */
	GOAL_KEEP,	/* unit alive */
	GOAL_SPOT,	/* unit, by side */
	GOAL_DEED,	/* unit does what `number` says (enum does_kind) */
	GOAL_KINDS
};

struct goal {
	enum goal_kind kind;
	bool wanted;		/* to be done, or else kept from being done */
	int16_t unit, side, area, item;	/* whose deed, where, with what; -1 = not asked */
	int16_t one_of;		/* of goals with the same number one is enough; 0: stands alone */
	int16_t by;		/* HAVE: the unit that had best have it, or -1 */
	uint8_t edge;
	int32_t number;
	int32_t worth;		/* thousandths of a point */
};

enum { GOALS_MAX = 96 };

struct goal_list {
	int n;
	struct goal goal[GOALS_MAX];
};

/* What one condition of the script, or one aim, asks by itself, worth nothing yet; of kind
 * GOAL_KINDS if that is no deed: conditions of conditions, flags, time. */
struct goal goals_of_condition(const struct setup *s, const struct condition *c);
struct goal goals_of_aim(const struct setup_objective *o);
/* What a side makes of its game by its view. */
void goals_read(struct goal_list *list, const struct game *v, int side);
/* Who is to have the thing of a goal of that kind, or had best have it; NOBODY: whoever can. */
static inline int goals_bearer(const struct goal *g)
{
	return g->unit >= 0 ? g->unit : g->by;
}
/* What it costs a unit of the side to set foot in a cell; 0: nothing. */
int32_t goals_shunned(const struct goal_list *list, const struct game *v, int unit, cell_t cell);
/* What it is worth to let a unit of others be: who must live, or is to be spoken to, less what
 * its end would bring. */
int32_t goals_spared(const struct goal_list *list, int unit);
/* What a captive of it would bring, less what its end would. */
int32_t goals_alive(const struct goal_list *list, int unit);

#endif

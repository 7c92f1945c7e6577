/* The portfolio: what might be tried for a decision. */
#ifndef MIND_PORTFOLIO_H
#define MIND_PORTFOLIO_H

#include "cliffhanger/reasons.h"
#include "mind/ahead.h"
#include "mind/menus.h"

/* The commander's own choice, and others, all different and lawful: at most `most`. */
void portfolio_fill(const struct view *view, const struct decision *d, int most,
	struct comparison *t);

/* For each unit of a seat one mission of those that would be tried for it alone, by whim; of other
 * units none is set. */
void portfolio_draw(const struct view *view, int seat, struct whim *w,
	struct mission missions[UNITS_MAX]);

/* Whether two choices are the same one, whatever they are meant for. */
bool portfolio_same(const struct choice *a, const struct choice *b);

/* Whether they are one deed of the same unit, done to two others: two targets of a shot. */
bool portfolio_same_deed(const struct choice *a, const struct choice *b);

/* One is taken, with all that say the same: it is told once. */
void portfolio_take(struct comparison *t, int i);

/* What one is meant for: "Everybody goes for the pen". */
void portfolio_words(const struct view *view, const struct comparison *t, int i, char *text,
	size_t size);

/* What the system's commander wants of the unit of a choice, "" where he does not say: nor does he
 * of a story. */
struct intent portfolio_intent(const struct game *v, const struct choice *c);

/* So much more or less, in men's worth: "+1.2". */
struct worth { char text[16]; };
struct worth portfolio_worth(int32_t more);

#endif

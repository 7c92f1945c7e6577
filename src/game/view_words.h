/* What sentences about events are made of: names that the reader of a view may know.
 *
 * `e`, where there is one, is the event that is told: who knew whom then counts, not who
 * knows whom now (struct event_then).
 */
#ifndef GAME_VIEW_WORDS_H
#define GAME_VIEW_WORDS_H

#include "cliffhanger/system.h"
#include "cliffhanger/text.h"
#include "cliffhanger/view.h"

/* A unit of the event's, its `unit` or its `other`; "somebody unseen". */
const char *view_unit_name(const struct game *v, const struct event *e, int unit);
struct name view_figure_name(const struct game *v, const struct event *e, int figure);
/* Whom the event is about: its figure, else its unit. */
struct name view_subject(const struct game *v, const struct event *e);
const char *view_side_name(const struct game *v, int side);	/* "nobody" */
/* In the middle of a sentence: "The guard" is "the guard". */
struct name view_unit_within(const struct game *v, const struct event *e, int unit);
struct name view_side_within(const struct game *v, int side);

/* What a roll wanted, threw and gave: "need 6 or less on a D10; rolled 3". */
void view_put_cast(struct pen *p, const struct roll *r);

#endif

/* Skirmish: what the frame asks of a rule system.
 *
 * The frame (src/skirmish) says once what all systems play alike; a system fills in its
 * drawers: a `static const struct skirmish` of small questions and of tables, reached by
 * game->system->skirmish.  The frame knows no system.  All questions are asked of the state
 * as it is and change nothing, so they serve the truth and views.
 *
 * A question that may be NULL says what holds then.
 */
#ifndef SKIRMISH_SKIRMISH_H
#define SKIRMISH_SKIRMISH_H

#include "cliffhanger/system.h"

struct binder;
struct gm_acts;
struct menus;
struct minds;
struct sheets;
struct stages;

struct answers;
struct company;
struct uncommanded;

struct skirmish {
	/* ---- the book ---- */
	size_t rules_size;	/* of its typed tables */
	void (*bind)(struct binder *b, void *rules);	/* fills them: tables/binder.h */

	/* ---- units ---- */
	/* Whether somebody of it can act on, on the table or aboard.  NULL: a fit figure is on
	 * the table (standing_alive()). */
	bool (*alive)(const struct game *g, int unit);
	/* Whom a unit goes by (C-7); NOBODY if nobody of it can lead on. */
	int (*guide)(const struct game *g, int unit);
	/* Whether a side knows where a unit is, now.  NULL: as views tell (game_sees()). */
	bool (*sees)(const struct game *g, int side, int unit);
	/* Whether a unit whose side sees another has a line to it by its own eyes; dear, so
	 * asked last.  NULL: whatever its side sees is in its sight. */
	bool (*in_line)(const struct game *g, int unit, int other);

	/* ---- figures ---- */
	/* Whether a figure could fight another that stands beside it: hand to hand, with no
	 * cliff between them. */
	bool (*touching)(const struct game *g, int figure, int other);

	/* Whether somebody who is with a unit leads it when its leader is lost and there is no
	 * second.  NULL: nobody does. */
	bool (*leads)(const struct game *g, int figure);
	/* What a captive is who has just been freed.  NULL: fit. */
	void (*freed)(struct game *g, int figure);

	/* ---- tables of its parts ---- */
	const struct stages *stages;	/* turn/stages.h */
	const struct answers *answers;		/* turn/answers.h */
	const struct company *company;		/* turn/company.h; NULL: nobody hands or joins */
	const struct uncommanded *uncommanded;	/* uncommanded/uncommanded.h */
	const struct minds *minds;	/* commander/decide.h */
	const struct sheets *sheets;	/* menus/sheet.h */
	const struct menus *menus;	/* menus/menu.h */
	const struct gm_acts *acts;	/* master/acts.h */
};

static inline const struct skirmish *skirmish_of(const struct game *g)
{
	return g->system->skirmish;
}

bool skirmish_alive(const struct game *g, int unit);	/* standing.c */

#endif

/* Sheets: how the roster, the sheets and the map speak of units and figures.
 *
 * A system has one constant table of them: the lines of each sheet in their order, what its
 * roster may have to say of a unit, and its words.  The frame walks it, and has the lines that
 * several systems write alike.  All of it is asked of views.
 */
#ifndef SKIRMISH_SHEET_H
#define SKIRMISH_SHEET_H

#include "skirmish/menus/say.h"

struct action_test;

/* Writes a line, or a part of one, about a unit or a figure; nothing if there is nothing to
 * say of it. */
typedef void sheet_put(const struct game *v, int who, struct pen *p);

/* What a roster's row may say, what matters most first: where there is no room, a roster cuts
 * at the spaces. */
struct sheet_state {
	sheet_put *put;		/* NULL ends */
	bool alone;		/* whoever is that is told nothing else */
};

struct sheets {
	/* The lines of each, NULL ends; last comes a unit's note, and a figure's arms. */
	sheet_put *const *unit, *const *figure;
	sheet_put *const *hull;	/* of a unit that is one vehicle; NULL: there are none */
	bool bare_note;		/* a note has its line though it says nothing */
	const struct sheet_state *states;
	const char *ready;	/* of whom the roster has nothing to say */

	/* Whether a unit is there; NULL: skirmish_alive(). */
	bool (*there)(const struct game *v, int unit);
	bool hides;	/* an enemy who was there and is not may have hidden again */

	const char *leaderless;		/* "none" */
	int (*leader)(const struct game *v, int unit);	/* who is with it, or -1 */
	bool (*hero)(const struct game *v, int figure);

	/* A figure's i-th arm, a row of `weapons`; -1 past the last.  NULL: as it was set up. */
	int (*arm)(const struct game *v, int figure, int i);
	/* Whether it can be a unit's main arm; NULL: if it has any range. */
	bool (*shoots)(const struct game *v, int arm);
	int (*piece)(const struct game *v, int unit);	/* that is it if it has one; or NULL */
	const int32_t *(*ranges)(const struct game *v, int arm);	/* the far ends of its */
	int n_ranges;							/* … so many bands */
	/* An arm, on a unit's sheet; NULL: "rifle", "sword (hand to hand)". */
	sheet_put *put_arm;
	const char *apart, *armless;	/* between two; if there is none: "; ", " none" */
	/* An arm on a figure's sheet, a line each after the others; NULL: it has none such. */
	void (*put_own_arm)(const struct game *v, int figure, int arm, struct pen *p);
	const char *unarmed;		/* whoever has none; NULL: nothing is said */

	/* How the map marks who is fit, and who lies wounded; NULL: as the dead. */
	enum figure_mark (*mark)(const struct game *v, int figure);
	enum figure_mark (*mark_lying)(const struct game *v, int figure);
};

/* ---- of game_system ---- */

void sheet_unit_state(const struct game *v, int unit, char *text, size_t size);
bool sheet_unit(const struct game *v, int unit, int line, char *text, size_t size);
bool sheet_figure(const struct game *v, int figure, int line, char *text, size_t size);
enum figure_mark sheet_figure_mark(const struct game *v, int figure);
/* Of the arm that shoots which most of its active figures carry, the first of equals. */
int sheet_bands(const struct game *v, int unit, int32_t lengths[3]);

/* ---- lines and parts ---- */

sheet_put sheet_absence;	/* of a state: what became of a unit that is not there */
sheet_put sheet_contact;	/* the same: it is hand to hand */
sheet_put sheet_state_line;	/* "State     hand to hand; carries the idol" */
sheet_put sheet_items;		/* "; carries the idol" */
sheet_put sheet_leader_line;
sheet_put sheet_arms_line;
/* "Word      turn 3: factor 1, die 4: advance"; nothing of whom has never tested. */
void sheet_word(struct pen *p, int turn, const struct action_test *test, int word);

/* ---- words ---- */

/* Whether a unit is not of the viewer's side or its allies. */
bool sheet_secret(const struct game *v, int unit);
const char *sheet_many(int n);			/* "" or "s" */
const char *sheet_life(enum life life, const char *down);	/* "fit"; of the wounded `down` */
const char *sheet_row(const struct game *v, const char *table, int row);	/* its name; "" */
int sheet_arm(const struct game *v, int figure, int i);
/* Whether one of his arms is so. */
bool sheet_armed(const struct game *v, int figure, bool (*is)(const struct game *v, int arm));

#endif

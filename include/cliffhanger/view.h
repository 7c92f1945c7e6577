/* Views: what one seat may know, as a game with the unknown left out.
 *
 * Units its side does not see stand nowhere; orders not yet revealed, rolls
 * made in secret and the dice themselves are gone.  Because a view is a game
 * the same questions (checks, previews, reach) can be asked of it, and cannot
 * answer with what the seat does not know.  This is the only place where fog
 * is decided.
 */
#ifndef CLIFFHANGER_VIEW_H
#define CLIFFHANGER_VIEW_H

#include "cliffhanger/game.h"

/* A game with the unknown left out.  Of a type of its own: minds and front ends are handed
 * views, and the truth in its place does not compile.  What only asks takes its game. */
struct view { struct game game; };

/* A new view for a seat; the GM's seat sees all but the dice.  NULL without
 * memory; free with view_free(). */
struct view *view_new(const struct game *g, int seat);
void view_free(struct view *view);	/* takes NULL */
/* What every side knows, for who has no seat: its map and its names alone are to be shown, for
 * goals and tasks are some side's.  Each side knows a unit there if all do.  When the game is
 * over all is seen. */
struct view *view_new_common(const struct game *g);
/* Renews an older view of the same game and seat without allocating. */
void view_renew(struct view *view, const struct game *g, int seat);
/* Whether a seat may be told of an event.  That somebody is seen, or no more, is told to who
 * sees him, and to his own side only if it sees somebody of those who do (V2), or where
 * sight is open (system.h). */
bool view_hears(const struct game *g, int seat, const struct event *e);

/* Whether an event is a mere aside: it only fills in another that is told too
 * (who among several was picked, that a hit fell before its wound die).  Front
 * ends leave asides out as things happen, and show them on asking. */
bool view_aside(const struct event *e);

/* What the Game Master did, and what a die of his did, begins with this. */
#define VIEW_GM_MARK "[GM] "
/* One event as a sentence for people, names resolved.  Bytes written. */
size_t view_event_text(const struct game *view, const struct event *e,
	char *text, size_t size);
/* A roll in a line without names, with all its modifiers and its rule: of dice
 * thrown outside any game. */
size_t view_roll_text(const struct roll *r, char *text, size_t size);
/* Events that follow each other, of figures of one unit that get aboard or out of the same
 * vehicle, or leave the table, are told together: whether `next` goes on with `e`, and the
 * sentence for so many figures.  An event that is told so goes on with itself. */
bool view_together(const struct event *e, const struct event *next);
size_t view_together_text(const struct game *view, const struct event *e, int figures,
	char *text, size_t size);
/* A step off the table of one of those who leave it, which comes between their events. */
bool view_steps_off(const struct event *leaves, const struct event *next);
/* What an objective asks for, its points, where, as far as the viewer knows, and how it
 * stands: "Hold the shed. (6 points, at 28,16): open"; "cannot be met any more" of one that
 * the dead and those who have left were needed for. */
size_t view_objective_text(const struct game *view, int objective, char *text, size_t size);
/* Whether an objective, hidden or not, is told to the viewer; when the game is over all are. */
bool view_tells_objective(const struct game *view, int objective);
/* How somebody with this mark (enum figure_mark) is, in the words of the system's rules:
 * "suppressed"; "" if he is well. */
const char *view_mark_words(const struct game *view, int mark);
/* A side's goal line, "" if it has none or the viewer is not told it (Y-34). */
const char *view_goal(const struct game *view, int side);
/* Who acts now (system->turn_line); "" if the system has nothing to say of it. */
void view_turn_line(const struct game *view, char *text, size_t size);
/* A roll's details, one line at a time ("base 4", "+2 short range
 * (shooting.short)", …); false past the last. */
bool view_roll_line(const struct game *view, const struct event *e, int line,
	char *text, size_t size);

#endif

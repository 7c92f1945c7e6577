/* Biddings: what a unit has been told beyond this turn, in every system alike.
 *
 *     errand UNIT [CELL]      where it goes in the end, however far that is; with no cell it
 *                             has no errand any more
 *     entrust UNIT WHO        who answers for it: itself (its side's seat), the commander, or
 *                             the action tables
 *
 * They are choices like any other, made under whatever decision is open, and answer none.
 *
 *  B1  A bidding moves nobody and rolls nothing: the way is walked by the orders of the
 *      system, each of them a suggestion (mind/suggest.h) until its player takes it.
 *  B2  It is known to the unit's own side alone.
 *  B3  An errand ends when the unit is there, when there is no way any more or nobody to go
 *      (its side is told), or when another is set.  All of that is looked at as a turn begins.
 *  B4  Whoever is entrusted to the tables is uncommanded from the next turn on, and whoever is
 *      taken back commanded from the next turn on.  A seat keeps somebody, or it would
 *      never be asked again.
 *  B6  Who has an errand and came no nearer in a turn is told of to its side, once until it comes
 *      nearer again.
 *  B5  Where nothing has been bidden snapshots and check values are as if there were no
 *      biddings.
 */
#ifndef CLIFFHANGER_BIDDING_H
#define CLIFFHANGER_BIDDING_H

#include "cliffhanger/game.h"

enum bidding_verb { BIDDING_ERRAND = VERB_BIDDING, BIDDING_ENTRUST, BIDDINGS_END };

/* The i-th of their verbs; NULL past the last. */
const struct verb *bidding_verb(int i);

/* Where a unit is bound, as far as the viewer knows; CELL_NONE: it has no errand. */
cell_t bidding_errand(const struct game *g, int unit);
enum charge bidding_charge(const struct game *g, int unit);
const char *bidding_charge_word(enum charge charge);
/* A place as one calls it who sees the view: "the gate", of an area that an objective told to him
 * is about, or of where an item lies; else its cell, "19,22". */
struct name bidding_place(const struct game *view, cell_t cell);
/* Both as far as the viewer knows: "left to the commander, bound for the gate"; "". */
void bidding_words(const struct game *g, int unit, char *text, size_t size);
/* Whether the unit has come to a cell: one of it stands there, or beside it if somebody else
 * does whom its side sees. */
bool bidding_is_at(const struct game *g, int unit, cell_t cell);
/* Whether a way leads a unit to a cell, over the ground alone. */
bool bidding_leads(const struct game *g, int unit, cell_t cell);

/* ---- of the game's own room ---- */

bool bidding_check(const struct game *g, const struct choice *c, struct reason *why);
void bidding_apply(struct game *g, const struct choice *c);
void bidding_turn(struct game *g);	/* as a turn begins: B3, B4, B6 */
void bidding_end(struct game *g, int unit);	/* its errand, untold */
void bidding_forget_all(struct game *g);	/* as a game begins, or a snapshot */
void bidding_veil(struct game *v, int side);	/* B2 */

#endif

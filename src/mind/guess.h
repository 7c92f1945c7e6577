/* Guesses: a position that a seat may play on from by itself, made of its view alone.
 *
 *  GU1  What the view does not hold is guessed: enemies who are not seen stand where they were
 *       last seen, else somewhere far from the seat's people; who is seen sees back; other
 *       seats are asked anew what they are asked at the same time.
 *  GU2  What the scenario keeps for a surprise does not come to pass: enemies who are not there
 *       yet stay away, and events do no more than settle aims, points, flags and the game.
 *       Events whose conditions hold already are taken to have happened.  What others are after
 *       without a word is nothing that they are after.
 *  GU3  Its dice are the guesser's own.
 */
#ifndef MIND_GUESS_H
#define MIND_GUESS_H

#include "cliffhanger/view.h"
#include "mind/menus.h"

struct guess;

/* NULL without memory; the view must outlive it. */
struct guess *guess_new(const struct view *view, const struct decision *d);
void guess_free(struct guess *s);	/* takes NULL */
/* A game that draws can be assigned to, not yet one of them; NULL without memory. */
struct game *guess_board(const struct guess *s);
/* One of many: the hidden put down anew, by the whim. */
const struct game *guess_draw(struct guess *s, struct whim *w);

#endif

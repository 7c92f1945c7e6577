/* Who could answer what is asked, and who is waited for: asked alike by those who pass over
 * questions, by those who go on without being asked, and by screens.
 *
 *  AN1  A row that passes answers nothing: nothing comes of it but that the question is done with.
 */
#ifndef CLIFFHANGER_ANSWERABLE_H
#define CLIFFHANGER_ANSWERABLE_H

#include "cliffhanger/game.h"

/* Whether a unit (NOBODY: the seat as a whole) has a row that comes to anything. */
bool answerable_by(const struct game *v, const struct decision *d, int unit);
/* Whether the decision's unit has, or where it is about none the seat or anybody of it. */
bool answerable(const struct game *v, const struct decision *d);
/* How many are waited for. */
int answerable_waiting(const struct game *v, const struct decision *d);

#endif

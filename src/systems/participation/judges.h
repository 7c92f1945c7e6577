/* Who is what, and who can act: the only judges of wills, contact and who is helpless. */
#ifndef PARTICIPATION_JUDGES_H
#define PARTICIPATION_JUDGES_H

#include "systems/participation/participation.h"

bool pp_creature(const struct game *g, int figure);	/* has a wound value */
bool pp_beast(const struct game *g, int unit);		/* minds itself as one */
bool pp_able(const struct game *g, int figure);	/* active, and its spirit lets it act */
bool pp_mobile(const struct game *g, int figure);	/* active, and its spirit lets it move */
int pp_guide(const struct game *g, int unit);	/* leader if active, else a fastest; -1 */
enum spirit pp_best_spirit(const struct game *g, int figure);	/* without a cause */
/* Whether its seat may say what it does: its guide is controlled or shaken, or obedient and
 * told; always of who is uncommanded and not obedient (P-10, S-P-4, X-166). */
bool pp_own_will(const struct game *g, int unit);
bool pp_touching(const struct game *g, int figure, int other);	/* in contact, could fight */
bool pp_helpless(const struct game *g, int figure);	/* down, senseless or surrendered: S-P-9 */
int pp_side_now(const struct game *g);	/* whose MOVE or FIRE it is */

#endif

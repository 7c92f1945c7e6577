/* A volley: shots of several kinds at the same time, and what they do to each whom they may
 * hit, exactly.  Unlike casualties.h it asks who may be hit by whom, and knows every
 * figure; what it does not say is how many fall together, but for none.
 *
 *     adv_volley_begin(&s, g, target);
 *     adv_volley_shots(&s, &shots, marks, n);       one shooter's dice, on those whom he may hit
 *     adv_volley_end(&s);
 */
#ifndef ADVENTURE_VOLLEY_H
#define ADVENTURE_VOLLEY_H

#include "systems/adventure/odds/fates.h"

enum { VOLLEY_LUCKY = 6 };	/* with Luck among those who may be hit; of more, `none_out`
				 * is not known */

struct volley {
	const struct game *game;
	struct fates fates[FIGURES_MAX];	/* of each figure; settled at the end */
	int n_lucky;
	int16_t lucky[VOLLEY_LUCKY];
	chance_t spared[1 << VOLLEY_LUCKY];	/* that nobody is out, if these are lucky */
	/* at the end */
	int64_t hits, out;		/* expected, in parts of CERTAIN */
	chance_t no_hit;
	bool none_known;
	chance_t none_out;
};

/* `figures` are all whom any of them may hit. */
void adv_volley_begin(struct volley *s, const struct game *g, const int16_t *figures, int n);
void adv_volley_shots(struct volley *s, const struct shots *shots, const int16_t *marks, int n);
/* Of those who were fit: whoever lies wounded is out already. */
void adv_volley_end(struct volley *s, const int16_t *figures, int n);

#endif

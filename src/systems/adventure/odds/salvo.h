/* A salvo: shots of several kinds at the same time, and what they do to each whom they may
 * hit, exactly.  Unlike a hail (hail.h) it asks who may be hit by whom, and knows every
 * figure; what it does not say is how many fall together, but for none.
 *
 *     adv_salvo_begin(&s, g, target);
 *     adv_salvo_shots(&s, &shots, marks, n);       one shooter's dice, on those whom he may hit
 *     adv_salvo_end(&s);
 */
#ifndef ADVENTURE_SALVO_H
#define ADVENTURE_SALVO_H

#include "systems/adventure/odds/reckon.h"

enum { SALVO_LUCKY = 6 };	/* with Luck among those who may be hit; of more, `none_out`
				 * is not known */

/* Dice that hit with a chance each, all of them thrown with a chance (S-A-8). */
struct shots { const struct weapon *weapon; int dice; chance_t each, thrown; };

struct salvo {
	const struct game *game;
	struct fates fates[FIGURES_MAX];	/* of each figure; settled at the end */
	int n_lucky;
	int16_t lucky[SALVO_LUCKY];
	chance_t spared[1 << SALVO_LUCKY];	/* that nobody is out, if these are lucky */
	/* at the end */
	int64_t hits, out;		/* expected, in parts of CERTAIN */
	chance_t no_hit;
	bool none_known;
	chance_t none_out;
};

/* `figures` are all whom any of them may hit. */
void adv_salvo_begin(struct salvo *s, const struct game *g, const int16_t *figures, int n);
void adv_salvo_shots(struct salvo *s, const struct shots *shots, const int16_t *marks, int n);
/* Of those who were fit: whoever lies wounded is out already. */
void adv_salvo_end(struct salvo *s, const int16_t *figures, int n);

#endif

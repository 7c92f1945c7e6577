/* Fire: what aims, guns, volleys, shells and expectations tell each other. */
#ifndef MORO_VOLLEY_H
#define MORO_VOLLEY_H

#include "cliffhanger/chance.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

struct moro_aim {		/* how one figure's fire, or a piece's, at a unit stands */
	int16_t figure, weapon;	/* figure: NOBODY of a piece */
	int16_t nearest;	/* target figure the range is taken to */
	int32_t range;
	uint8_t band;		/* enum band */
	uint8_t place;		/* enum place of the target (S-M-8) */
	uint8_t dice;
	uint8_t need;		/* before modifiers, which are the die's */
};

/* Those of a unit who fire at another, each with his aim; or its gun, with one. */
struct volley_party {
	bool gun;
	int n;
	struct moro_aim aims[FIGURES_MAX];
};

/* On whom hits fall.  Of a gun's crew with others round it, those two are told apart
 * (M-10); else all are `rest`. */
struct volley_marks {
	int n_crew, n_rest;	/* not hit yet */
	int of_crew, of_all;	/* so many when the firing began: its share */
	int16_t crew[FIGURES_MAX], rest[FIGURES_MAX];
};

/* What a firing may bring, every face of every die counted (expect.c). */
struct volley_chances {
	struct tally hits;
	struct tally killed;	/* enemies */
	struct tally crew, rest;	/* … of a gun's crew, and the others that M-10 tells
					 * from it; without such none and all */
	struct tally own;	/* figures of the shooters' own cause, by a shell */
	chance_t jam;		/* of a Gatling (S-M-25) */
};
struct volley_shot { int unit, target; bool still; };
/* The roll of M-10, with the words of its audit, which must live as long. */
struct volley_words { char text[60]; };
void moro_volley(struct game *g, int unit, int target, int mark, bool before_melee);
void moro_volley_crew_roller(const struct volley_marks *m, const struct volley_shot *shot,
	struct volley_words *shares, struct roller *r);

#endif

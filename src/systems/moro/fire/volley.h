/* Fire: what aims, guns, volleys, shells and expectations tell each other. */
#ifndef MORO_VOLLEY_H
#define MORO_VOLLEY_H

#include "cliffhanger/chance.h"
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
bool moro_aim(const struct game *g, int figure, int target, struct moro_aim *a,
	struct reason *why);
bool moro_aim_gun(const struct game *g, int unit, int target, int mark, struct moro_aim *a,
	struct reason *why);
/* `before_melee`: defensive fire, without the +1 for standing (M:68). */
void moro_aim_roller(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool before_melee, struct roller *r);

/* Those of a unit who fire at another, each with his aim; or its gun, with one. */
struct volley_party {
	bool gun;
	int n;
	struct moro_aim aims[FIGURES_MAX];
};

/* Takes down who fires; false with the reason if nobody does.  The mark is the figure a
 * shell is aimed at, NOBODY = the best. */
bool volley_party(const struct game *g, int unit, int target, int mark, struct volley_party *p,
	struct reason *why);
/* What no weapon changes: who fires at whom at all. */
bool volley_lawful(const struct game *g, int unit, int target, struct reason *why);
/* whether a unit's fire is that of its gun. */
bool volley_by_gun(const struct game *g, int unit);
/* From the gun's place to a figure; INT32_MAX if there is no line. */
int32_t volley_gun_range(const struct game *g, int unit, int figure);

/* The roll of an aim by a unit that stood, or did not. */
void volley_roller(const struct game *g, const struct moro_aim *a, int unit, int target, bool still,
	struct roller *r);
/* Whether two aims of one unit at one target are rolled together. */
bool volley_alike(const struct moro_aim *a, const struct moro_aim *b);
int volley_dice(const struct volley_party *p);

/* On whom hits fall.  Of a gun's crew with others round it, those two are told apart
 * (M-10); else all are `rest`. */
struct volley_marks {
	int n_crew, n_rest;	/* not hit yet */
	int of_crew, of_all;	/* so many when the firing began: its share */
	int16_t crew[FIGURES_MAX], rest[FIGURES_MAX];
};
void volley_marks(const struct game *g, const struct volley_party *p, int unit, int target,
	struct volley_marks *m);
/* The crew's share in percent, rounded down. */
int volley_crew_percent(const struct volley_marks *m);

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
void volley_crew_roller(const struct volley_marks *m, const struct volley_shot *shot,
	struct volley_words *shares, struct roller *r);
void volley_chances(const struct game *g, const struct volley_party *p,
	const struct volley_marks *m, const struct volley_shot *shot, struct volley_chances *c);
/* The chance that a Gatling jams that throws so many dice. */
chance_t volley_jam_chance(const struct moro_rules *rules, int dice);
/* A bare die for each of a unit in the burst (M-9); `of` = NOBODY if they are several. */
void volley_burst_roller(const struct game *g, int unit, int of_unit, int of, struct roller *r);

/* Whoever is in the burst at a cell, friend or foe, as far as the game or view knows. */
int volley_burst_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX]);
void volley_burst(struct game *g, int unit, cell_t cell);

#endif

/* Things thrown: what throw.c, scatter.c, blast.c, kick.c, gas.c and throw_odds.c tell each
 * other.
 *
 * Vocabulary
 *   pitch      one throw, or one bomb lobbed: who, what, whither
 *   lobbed     of a bomb without a number to hit, a mortar's: it comes down by the table of
 *              PP:44, everything else by that of PP:42
 *   to fly     to go off in a direction; walls and cliffs stop what flies, and over the
 *              table's edge it is gone
 */
#ifndef PARTICIPATION_THROW_H
#define PARTICIPATION_THROW_H

#include "systems/participation/melee/harm.h"

enum { HUNDREDTHS = 100 };	/* of an inch, as PP:44 tells lengths */

struct pitch {
	int figure, weapon;
	int target;		/* figure thrown at, or NOBODY */
	cell_t mark;		/* cell aimed at: of a target where it stands */
	bool far;		/* beyond half of its range (S-P-37) */
	const struct thrown *thrown;	/* NULL: lobbed */
};

/* throw.c */
struct pp_name { char text[96]; };
struct pp_name pp_who(const struct game *g, int figure);	/* in sentences */
/* What the fourth part of a choice aims at, all rules asked; false with the reason. */
bool pp_pitch(const struct game *g, int figure, int weapon, const struct argument *at,
	struct pitch *p, struct reason *why);
/* Of a weapon that is pitched: it goes off and is used up, thrown at places; others
 * fly at figures and are found again. */
bool pp_at_cells(const struct game *g, int weapon);
/* Whether there is any place or anybody that a figure may pitch it at now. */
bool pp_may_pitch(const struct game *g, int figure, int weapon);
/* Its number to hit, no die thrown; not of what is lobbed. */
void pp_pitch_roller(const struct game *g, const struct pitch *p, struct roller *r);
enum pitch_end { PITCH_MISS, PITCH_HIT, PITCH_DUD, PITCH_ENDS };
enum pitch_end pp_pitch_end(const struct pitch *p, const struct roller *r, int die);

/* scatter.c.  Lengths are hundredths of an inch. */
cell_t pp_fly(const struct game *g, cell_t from, int direction, int32_t hundredths);
/* Towards a cell, and on in the same direction. */
cell_t pp_fly_towards(const struct game *g, cell_t from, cell_t to, int32_t hundredths);
/* A bomb that missed (PP:42, S-P-34, S-P-40), one that is lobbed (PP:44): where each
 * comes down; CELL_NONE over the edge. */
cell_t pp_stray(struct game *g, int figure, cell_t aim);
int32_t pp_stray_length(const struct pp_rules *rules, int die);
void pp_lob_roller(const struct game *g, int figure, bool far, struct roller *r);
int32_t pp_point_off(const struct pp_rules *rules, int sum);
cell_t pp_come_down(struct game *g, int figure, cell_t aim, bool far);

/* blast.c */
void pp_light(struct game *g, cell_t cell, int by);	/* a stick lies there, lit */
void pp_blast(struct game *g, cell_t cell, int by, const char *what);
int pp_blast_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX]);
int pp_blast_row(const struct game *g, cell_t cell, int figure);	/* of `burst`; -1 */
void pp_effect_die_roller(const struct game *g, int figure, int by, struct roller *r);
/* PP:29: what a hit does to somebody, thrown in the light. */
enum pp_effect pp_effect_die(struct game *g, int figure, int by);

/* throw_odds.c: all that may come of a throw as things stand, kicks left out. */
struct pp_throw_chances {
	int need;		/* of the throwing die; 0: it has none */
	chance_t hits, dud;	/* it comes where it was aimed; it never goes off */
	struct tally hurt, out, own_hurt, own_out;	/* figures of enemies, of others */
};
void pp_throw_chances(const struct game *g, const struct pitch *p, struct pp_throw_chances *c);
/* What a hit by a thing that is thrown at somebody is. */
struct pp_blow pp_pitch_blow(const struct pitch *p, enum pp_effect effect);
/* What a blast does to somebody in the nth row of its table. */
struct pp_blow pp_burst_blow(const struct pp_rules *rules, int row, const char *what,
	enum pp_effect effect);

/* gas.c */
void pp_breath_roller(const struct game *g, int figure, struct roller *r);
void pp_gas_burst(struct game *g, cell_t cell, int by);
bool pp_in_cloud(const struct game *g, cell_t cloud, int figure);

#endif

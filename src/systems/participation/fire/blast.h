/* Blasts: dynamite and bombs going off (PP:39, P-6, S-P-25). */
#ifndef PARTICIPATION_FIRE_BLAST_H
#define PARTICIPATION_FIRE_BLAST_H

#include "systems/participation/participation.h"

void pp_explode(struct game *g);
/* A bomb without a number to hit (a mortar's): PP:44, X-46. */
void pp_shell(struct game *g, int figure, cell_t aim, bool far);

void pp_light(struct game *g, cell_t cell, int by);	/* a stick lies there, lit */
int pp_blast_marks(const struct game *g, cell_t cell, int16_t marks[FIGURES_MAX]);
int pp_blast_row(const struct game *g, cell_t cell, int figure);	/* of `burst`; -1 */
void pp_effect_die_roller(const struct game *g, int figure, int by, struct roller *r);
/* PP:29: what a hit does to somebody, thrown in the light. */
enum pp_effect pp_effect_die(struct game *g, int figure, int by);
/* What a blast does to somebody in the nth row of its table. */
struct pp_blow pp_burst_blow(const struct pp_rules *rules, int row, const char *what,
	enum pp_effect effect);

#endif

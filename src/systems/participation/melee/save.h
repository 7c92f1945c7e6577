/* Saving throws (PP:72 to PP:93): a D6 with the arm's SDD, on the table of what the arm
 * does, in the rows of what it has done. */
#ifndef PARTICIPATION_MELEE_SAVE_H
#define PARTICIPATION_MELEE_SAVE_H

#include "systems/participation/participation.h"

const struct save_row *pp_save_row(const struct pp_rules *rules, enum harm harm,
	enum pp_effect effect, int sum);
void pp_save_roller(const struct game *g, int figure, const struct pp_blow *blow,
	struct roller *r);
const struct save_row *pp_save(struct game *g, int figure, const struct pp_blow *blow);

#endif

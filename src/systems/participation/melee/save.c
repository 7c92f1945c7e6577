/* Saving throws (PP:72 to PP:93): a D6 with the arm's SDD, on the table of what the arm
 * does, in the rows of what it has done.
 *
 *  SV1  The rows of each effect stand in the order of the book, the best first, and leave
 *       no gap; what is beyond them counts as the nearest (S-P-38).
 *  SV2  Only a card's armour comes to the arm's SDD (S-P-39).
 */
#include <assert.h>

#include "systems/participation/melee/save.h"
#include "systems/participation/settings.h"


const struct save_row *pp_save_row(const struct pp_rules *rules, enum harm harm,
	enum pp_effect effect, int sum)
{
	const struct save_row *rows = rules->save[harm][effect];
	const struct save_row *last = &rows[0];

	assert(harm != HARM_NONE && rows[0].rule != NULL);
	for (int i = 0; i < SAVE_ROWS && rows[i].rule != NULL; i++) {
		if (sum >= rows[i].least)
			return &rows[i];
		last = &rows[i];
	}
	return last;
}

void pp_save_roller(const struct game *g, int figure, const struct pp_blow *blow,
	struct roller *r)
{
	const int32_t armour = pp_card(g, figure, CARD_ARMOUR);

	roller_open(r, "P-8", "saving throw", g->figures[figure].unit, figure, 0);
	roller_read(r, ROLL_TABLE);
	roller_add(r, blow->name, blow->rule, blow->sdd);
	if (armour != 0)
		roller_add(r, "armour", "S-P-39", (int)armour);
}

const struct save_row *pp_save(struct game *g, int figure, const struct pp_blow *blow)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct save_row *row;
	struct roller r;

	pp_save_roller(g, figure, blow, &r);
	roller_throw(&r, g, rules->die, 1);
	row = pp_save_row(rules, blow->harm, blow->effect, r.dice[0] + roller_need(&r));
	roller_tell(&r, g, rules->injury[row->injury].name);
	return row;
}

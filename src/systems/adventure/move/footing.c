/* What the ground does to the fighting and to whoever enters it. */

#include "systems/adventure/drawers.h"
#include "systems/adventure/move/footing.h"

/* Which melee modifier a ground gives whoever stands in it (S-A-81); whether
 * it asks who enters it for a roll (S-C-13). */
void adv_bind_footing(struct binder *b, struct adv_rules *r)
{
	const struct rule_table *t = rulebook_table(b->book, "terrain");

	if (t == NULL || t->n_rows > GROUNDS_MAX) {
		bind_fail(b, "terrain", "*", "at most 48 rows");
		return;
	}
	for (int i = 0; i < t->n_rows; i++) {
		const char *row = rule_table_at(t, i, 0)->text;
		const struct entry *e = bind_entry(b, "terrain", row, "melee");

		r->ground_melee[i] = (int8_t)(e->given ? adv_bind_melee_row(e->text) : -1);
		r->ground_hazard[i] = bind_number(b, "terrain", row, "hazard") != 0;
	}
}

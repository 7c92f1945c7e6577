/* Arms: what a figure carries, what lies beside the fallen or where it was thrown, and what has
 * to be made ready (A-25, X-5, Y-6).
 */
#include "systems/adventure/adventure.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"

/* ---- slots ---- */

static int arm_of_slot(const struct game *g, int figure, int slot)
{
	const struct setup_figure *s = &g->setup->figures[figure];

	if (slot == SLOT_FOUND)
		return adv_figure_of(g, figure)->found;
	return slot < s->n_arms ? s->arms[slot] : -1;
}

static bool is_thrown(const struct game *g, int figure, int slot)
{
	return (adv_figure_of(g, figure)->thrown >> slot & 1) != 0;
}

/* The slot of the i-th arm in a figure's hand; ARM_SLOTS past the last. */
static int slot_in_hand(const struct game *g, int figure, int i)
{
	int slot = 0;

	if (i < g->setup->figures[figure].n_arms && adv_figure_of(g, figure)->thrown == 0)
		return i;	/* he has all that he came with */
	while (slot < ARM_SLOTS && (arm_of_slot(g, figure, slot) < 0
			|| is_thrown(g, figure, slot) || i-- > 0))
		slot++;
	return slot;
}

int adv_arm_left(const struct game *g, int figure, int i)
{
	const int slot = slot_in_hand(g, figure, i);

	return slot < ARM_SLOTS ? arm_of_slot(g, figure, slot) : -1;
}

void adv_unsettle(const struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	a->reloading = 0;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (adv_rules_of(g)->weapons[arm].set_up > a->unprepared)
			a->unprepared = adv_rules_of(g)->weapons[arm].set_up;
}

bool adv_properly_armed(const struct game *g, int unit)
{
	const struct adv_rules *r = adv_rules_of(g);

	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT)
			continue;
		if (adv_has(g, f, TRAIT_MARTIAL_ARTS) && !r->weapons[r->martial_arts].improvised)
			return true;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			if (!r->weapons[arm].improvised)
				return true;
	}
	return false;
}

/* a Maxim that was moved, or a magazine that is not full. */
static bool needs_preparing(const struct game *g, int figure)
{
	const struct adv_rules *r = adv_rules_of(g);
	const struct adv_figure *a = adv_figure_of(g, figure);

	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if ((r->weapons[arm].set_up && a->unprepared)
			|| (r->weapons[arm].magazine > 0 && a->fired_turns > 0))
			return true;
	return false;
}

bool adv_may_prepare(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && needs_preparing(g, f))
			return true;
	return false;
}

/* ---- what lies on the ground ---- */

void adv_throw(const struct game *g, int figure, int arm, cell_t cell)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	for (int slot = 0; slot < ARM_SLOTS; slot++)
		if (arm_of_slot(g, figure, slot) == arm && !is_thrown(g, figure, slot)) {
			a->thrown |= (uint8_t)(1u << slot);
			a->lies[slot] = cell;
			return;
		}
}

/* Where the arm of a slot lies; CELL_NONE if it does not. */
static cell_t place_of(const struct game *g, int figure, int slot)
{
	const struct adv_figure *a = adv_figure_of(g, figure);

	if (is_thrown(g, figure, slot))
		return a->lies[slot];
	return g->figures[figure].life == LIFE_DEAD && !a->disarmed
		&& slot == slot_in_hand(g, figure, 0) ? a->fell : CELL_NONE;
}

int adv_lying(const struct game *g, int figure, int i, cell_t *cell)
{
	for (int slot = 0; slot < ARM_SLOTS; slot++) {
		*cell = adv_figure_of(g, figure)->lies[slot];
		if (is_thrown(g, figure, slot) && *cell != CELL_NONE && i-- == 0)
			return arm_of_slot(g, figure, slot);
	}
	return -1;
}

/* Who of a unit can take up what lies in a cell: one who has found nothing yet, or whose own
 * it is; -1. */
static int taker(const struct game *g, int unit, cell_t cell, int owner)
{
	FOR_MEMBERS(f, g, unit)
		if ((g->figures[f].cell == cell || (game_on_table(g, f)
					&& table_adjacent(g->table, g->figures[f].cell, cell)))
			&& adv_active(g, f) && (f == owner || adv_figure_of(g, f)->found < 0))
			return f;
	return NOBODY;
}

/* Nothing lies about of most. */
static bool has_lost_any(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->thrown != 0 || g->figures[figure].life == LIFE_DEAD;
}

static int find(const struct game *g, int unit, int figure, int *slot)
{
	if (!has_lost_any(g, figure)
			|| !game_sees(g, g->units[unit].side, g->figures[figure].unit))
		return NOBODY;
	for (*slot = 0; *slot < ARM_SLOTS; ++*slot) {
		const cell_t cell = place_of(g, figure, *slot);
		const int f = cell == CELL_NONE ? NOBODY : taker(g, unit, cell, figure);

		if (f >= 0)
			return f;
	}
	return NOBODY;
}

int adv_finder(const struct game *g, int unit, int figure, int *arm)
{
	int slot;
	const int finder = find(g, unit, figure, &slot);

	*arm = finder < 0 ? -1 : arm_of_slot(g, figure, slot);
	return finder;
}

bool adv_may_pick_up(const struct game *g, int unit, struct argument what, struct reason *why)
{
	int arm;

	return (what.kind == ARGUMENT_FIGURE && adv_finder(g, unit, what.value, &arm) >= 0)
		|| refuse(why, "X-5", "expected a figure whose weapon lies beside one of the unit: "
			"who fell there, or who threw it there");
}

static void take_from_fallen(struct game *g, int finder, int fallen)
{
	struct adv_figure *a = adv_figure_of(g, finder), *b = adv_figure_of(g, fallen);

	a->found = (int16_t)adv_arm(g, fallen, 0);
	a->fired_turns = b->fired_turns;
	a->unloaded = b->unloaded;
	adv_unsettle(g, finder);
	b->disarmed = true;
}

/* What somebody else has thrown is out of its slot for good. */
static void take_thrown(struct game *g, int finder, int owner, int slot)
{
	struct adv_figure *b = adv_figure_of(g, owner);
	const int arm = arm_of_slot(g, owner, slot);

	b->lies[slot] = CELL_NONE;
	if (finder == owner || slot == SLOT_FOUND)
		b->thrown &= (uint8_t)~(1u << slot);
	if (finder == owner)
		return;
	if (slot == SLOT_FOUND)
		b->found = NOBODY;
	adv_figure_of(g, finder)->found = (int16_t)arm;
}

/* carried out at the turn's end, for a stationary turn. */
void adv_pick_up(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);
		int slot;
		const int finder = a->mode == MODE_PICKUP && a->figure >= 0
			? find(g, u, a->figure, &slot) : NOBODY;
		const char *name;

		if (finder < 0)
			continue;
		name = adv_rules_of(g)->weapons[arm_of_slot(g, a->figure, slot)].name;
		if (is_thrown(g, a->figure, slot)) {
			take_thrown(g, finder, a->figure, slot);
			game_note(g, u, finder, "takes up the %s that was thrown", name);
		} else {
			take_from_fallen(g, finder, a->figure);
			game_note(g, u, finder, "takes up the fallen %s", name);
		}
	}
}

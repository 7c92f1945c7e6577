/* What units of a Moro game can be in (Y-29): the table by which the Game Master and
 * scenarios put them there.  Figures have no state of their own by these rules: a hit kills,
 * and nobody is taken.
 *
 *  SM1  M4: nothing is done to a unit in the midst of its activation that would make its
 *       question senseless.
 */
#include "skirmish/body/affliction.h"
#include "systems/moro/drawers.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"

enum { LOST_MOST = 60 };

static bool at_leisure(const struct game *g, int unit, int32_t value, struct reason *why)
{
	(void)value;
	if (!standing_alive(g, unit))
		return refuse(why, "C-12", "nobody of %s is there", game_unit_name(g, unit));
	return moro_game_of(g)->acting != unit
		|| refuse(why, "C-12", "%s is acting just now", game_unit_name(g, unit));
}

static bool may_rout(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return at_leisure(g, unit, value, why) && (value == 0 || !moro_bound(g, unit)
		|| refuse(why, "S-M-18", "%s is locked in melee: `locked-with no` first",
			game_unit_name(g, unit)));
}

/* S-M-4: running is what it does this turn; before the first there is none. */
static void set_routing(struct game *g, int unit, int32_t value)
{
	struct moro_unit *u = moro_unit_of(g, unit);

	u->routed = value != 0;
	u->acted = value != 0 && g->turn > 0;
	if (value != 0)
		moro_reveal(g, unit);
	affliction_tell(g, unit, NOBODY, value != 0 ? "routing" : "steady");
}

static bool may_have_acted(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return affliction_in_play(g, why) && at_leisure(g, unit, value, why);
}

static int32_t locked_with(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if ((moro_unit_of(g, unit)->bound >> u & 1) != 0)
			return u;
	return NOBODY;
}

static bool may_lock(const struct game *g, int unit, int32_t other, struct reason *why)
{
	if (!at_leisure(g, unit, other, why))
		return false;
	if (other == NOBODY)
		return true;
	if (!game_enemies(g, unit, other) || !contact_units(g, unit, other))
		return refuse(why, "S-M-18", "who is locked in melee touches an enemy: "
			"gm-move one of them first");
	return (!moro_hidden(g, unit) && !moro_hidden(g, other))
		|| refuse(why, "S-M-7", "who is hidden fights nobody");
}

/* M3: mutual. */
static void set_locked(struct game *g, int unit, int32_t other)
{
	if (other == NOBODY) {
		moro_unbind(g, unit);
		return;
	}
	moro_unit_of(g, unit)->bound |= UINT64_C(1) << other;
	moro_unit_of(g, other)->bound |= UINT64_C(1) << unit;
	moro_unit_of(g, unit)->routed = moro_unit_of(g, other)->routed = false;
}

static bool may_form(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return at_leisure(g, unit, value, why) && (moro_infantry(g, unit)
		|| refuse(why, "M-4", "only US infantry has a formation"));
}

/* ---- guns ---- */

static bool may_limber(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return at_leisure(g, unit, value, why)
		&& ((moro_gun(g, unit) >= 0 && moro_unit_of(g, unit)->gun != CELL_NONE)
			|| refuse(why, "M-7", "%s has no gun on the table",
				game_unit_name(g, unit)));
}

static bool may_jam(const struct game *g, int unit, int32_t value, struct reason *why)
{
	if (!may_limber(g, unit, value, why))
		return false;
	return value == 0
		|| moro_rules_of(g)->weapons[moro_gun(g, unit)].piece == PIECE_GATLING
		|| refuse(why, "S-M-25", "only a Gatling jams");
}

static void set_jammed(struct game *g, int unit, int32_t value)
{
	moro_unit_of(g, unit)->jammed = value != 0;
	moro_unit_of(g, unit)->jam_passes = false;
}

/* S-M-10: it began with whom it has and those. */
static bool may_have_lost(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return at_leisure(g, unit, value, why) && (standing_strength(g, unit) + value <= UINT8_MAX
		|| refuse(why, "S-M-10", "no unit is so large"));
}

static void set_lost(struct game *g, int unit, int32_t value)
{
	struct moro_unit *u = moro_unit_of(g, unit);

	u->lost = (uint8_t)value;
	u->strength = (uint8_t)(standing_strength(g, unit) + value);
}

static const char *const formation_words[] = { [FORMATION_LINE] = "line",
	[FORMATION_COLUMN] = "column", [FORMATIONS] = NULL };

#define UNIT_AT(member) STATE_AT(struct moro_unit, member)

const struct state_row moro_states[] = {
	{ OF_UNIT("lost", "short of so many figures",
		"Figures that it has lost, beside those who are there.", "S-M-10"),
		.kind = STATE_NUMBER, .most = LOST_MOST, .may = may_have_lost, UNIT_AT(lost),
		.set = set_lost },
	{ OF_UNIT("locked-with", "locked in melee with",
		"Locked in melee with the enemy unit named, which it touches.", "S-M-18"),
		.kind = STATE_UNIT, .may = may_lock, .value = locked_with, .set = set_locked },
	{ OF_UNIT("routing", "routing", "Its last move was a rout.", "M-11"), .told = true,
		.may = may_rout, UNIT_AT(routed), .set = set_routing },
	{ OF_UNIT("acted", "done for this turn", "Has been activated this turn.", "S-M-4"),
		.may = may_have_acted, UNIT_AT(acted) },
	{ OF_UNIT("formation", "in", "US infantry: in line or in column.", "M-4"),
		.kind = STATE_WORD, .words = formation_words, .may = may_form,
		UNIT_AT(formation) },
	{ OF_UNIT("limbered", "limbered", "Its gun is limbered.", "S-M-28"),
		.may = may_limber, UNIT_AT(limbered) },
	{ OF_UNIT("jammed", "jammed", "Its Gatling is jammed: silent in its next activation.",
		"S-M-25"), .may = may_jam, UNIT_AT(jammed), .set = set_jammed },
	{ OF_UNIT("served-by-infantry", "served by infantry",
		"Infantry serve its gun, by fewer dice.", "M-7"), .may = may_limber,
		UNIT_AT(infantry) },
	{ CARRIES_ON, UNIT_AT(doing) },
	{ .name = NULL }
};

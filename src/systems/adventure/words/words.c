/* Words: how the roster, the sheets and the map speak of units and figures. */
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/troops.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/words.h"

static const char *const trait_names[TRAITS] = {
	[TRAIT_AMBIDEXTROUS] = "Ambidextrous", [TRAIT_SIXTH_SENSE] = "Sixth Sense",
	[TRAIT_SURE_SHOT] = "Sure Shot", [TRAIT_SWORDSMAN] = "Excellent Swordsman",
	[TRAIT_EAGLE_EYE] = "Eagle Eye", [TRAIT_OX] = "Strong Like Ox",
	[TRAIT_INSPIRED] = "Inspired Leadership", [TRAIT_TACTICIAN] = "Tactician",
	[TRAIT_JOSS] = "Huge Joss", [TRAIT_ANCIENT_TRAINING] = "Ancient Training",
	[TRAIT_MARTIAL_ARTS] = "Martial Arts", [TRAIT_MARKSMAN] = "Marksman",
	[TRAIT_IRRESISTIBLE] = "Irresistibility", [TRAIT_BLIND_LEFT] = "Blind Eye (left)",
	[TRAIT_BLIND_RIGHT] = "Blind Eye (right)", [TRAIT_ARROGANT] = "Extremely Arrogant",
	[TRAIT_NEAR_SIGHTED] = "Near Sighted", [TRAIT_CLUMSY] = "Clumsy",
	[TRAIT_BRAVE] = "Brave and Dashing", [TRAIT_IMPETUOUS] = "Impetuous",
	[TRAIT_ABRASIVE] = "Abrasive",
};

/* ---- the roster's row ---- */

/* Whoever reads it has ever seen that unit. */
static bool met(const struct game *v, int unit)
{
	return v->viewer == NOBODY || (v->units[unit].known >> v->viewer & 1) != 0;
}

/* The least air of those under water; -1 if nobody of it is. */
static int air_left(const struct game *v, int unit)
{
	int least = -1;

	FOR_MEMBERS(f, v, unit)
		if (game_on_table(v, f) && adv_figure_of(v, f)->submerged
			&& (least < 0 || adv_air(v, f) < least))
			least = adv_air(v, f);
	return least;
}

static void put_lying(const struct game *v, int unit, struct pen *p)
{
	if (adv_only_wounded(v, unit))
		pen_put(p, "lies wounded");
}

/* What it must do, or does of its own accord, whatever it is told. */
static void put_heart(const struct game *v, int unit, struct pen *p)
{
	const struct adv_unit *u = adv_unit_of(v, unit);

	if (u->rallying)
		pen_put(p, "rallying");
	else if (u->offers)
		pen_put(p, "offers surrender");
	else if (u->routing)
		pen_put(p, "ROUTING");
	else if (u->pursuing)
		pen_put(p, "pursuing");
	else if (u->retreating)
		pen_put(p, "must retreat");
	else if (adv_unit_suppressed(v, unit))
		pen_put(p, "suppr. t%d", u->suppressed_until);
}

/* Of who has no order to go anywhere. */
static void put_water(const struct game *v, int unit, struct pen *p)
{
	const int air = air_left(v, unit);

	if (!adv_unit_swims(v, unit) || adv_unit_of(v, unit)->goal != CELL_NONE)
		return;
	if (air < 0)
		pen_put(p, "swimming");
	else if (sheet_secret(v, unit))
		pen_put(p, "under water");
	else
		pen_put(p, "under, air %d", air);
}

static void put_order(const struct game *v, int unit, struct pen *p)
{
	const struct adv_unit *u = adv_unit_of(v, unit);

	if (u->mode == MODE_RALLY)
		pen_put(p, "rallied, stands");
	else if (u->mode != MODE_NONE)
		pen_put(p, "%s", adv_mode_name((enum mode)u->mode));
	if (u->mode == MODE_RALLY || u->mode == MODE_NONE)
		return;
	if (u->target >= 0)
		pen_put(p, " %s", met(v, u->target) ? v->setup->units[u->target].id
			: "somebody unseen");
	else if (u->goal != CELL_NONE)
		pen_put(p, " %s", grid_cell_text(&v->table->grid, u->goal).text);
}

static void put_rest(const struct game *v, int unit, struct pen *p)
{
	const struct adv_unit *u = adv_unit_of(v, unit);
	const int ride = adv_unit_ride(v, unit);

	if (ride >= 0)
		pen_put(p, "in %s", name_within(game_unit_name(v, ride)).text);
	else if (u->reorganise)
		pen_put(p, "must reorganise");
	else if (u->must_rest)
		pen_put(p, "out of breath");
}

static const struct sheet_state states[] = {
	{ adv_put_vehicle, true }, { put_lying, true }, { sheet_absence, true },
	{ put_heart, true }, { sheet_contact, true }, { put_water, true }, { put_order, true },
	{ put_rest, true }, { NULL, false }
};

static enum figure_mark mark(const struct game *v, int figure)
{
	if (adv_unit_of(v, v->figures[figure].unit)->routing)
		return MARK_ROUTING;
	if (adv_figure_of(v, figure)->submerged)
		return MARK_UNDER;
	return adv_suppressed(v, figure) ? MARK_SUPPRESSED : MARK_FIT;
}

static enum figure_mark mark_lying(const struct game *v, int figure)
{
	(void)v;
	(void)figure;
	return MARK_WOUNDED;
}

/* ---- the unit's sheet ---- */

static void state_line(const struct game *v, int unit, struct pen *p)
{
	const int air = air_left(v, unit);

	if (air < 0 || sheet_secret(v, unit)) {
		sheet_state_line(v, unit, p);
		return;
	}
	pen_put(p, "State     under water, %d turn%s of air left", air, sheet_many(air));
	sheet_items(v, unit, p);
}

static void strength_line(const struct game *v, int unit, struct pen *p)
{
	int count[LIVES] = { 0 };
	int shaken = 0;

	FOR_MEMBERS(f, v, unit) {
		count[v->figures[f].life]++;
		if (v->figures[f].life == LIFE_FIT && adv_suppressed(v, f))
			shaken++;
	}
	pen_put(p, "Strength  %d fit (%d suppressed), %d wounded, %d dead, %d captive, %d gone",
		count[LIFE_FIT], shaken, count[LIFE_WOUNDED], count[LIFE_DEAD],
		count[LIFE_CAPTIVE], count[LIFE_LEFT]);
}

static void pace_line(const struct game *v, int unit, struct pen *p)
{
	static const enum mode modes[] = { MODE_CONCEALED, MODE_COMBAT, MODE_PATROL,
		MODE_MARCH, MODE_RUN, MODE_CHARGE };
	const int guide = v->units[unit].head;
	const bool creeps = adv_rules_of(v)->mode[MODE_CONCEALED].camouflaged
		&& adv_camouflaged(v, unit);
	const char *comma = "";

	pen_put(p, "Moves     ");
	if (guide < 0 || adv_swims(v, guide)) {	/* all who were of it have joined others (C-7) */
		pen_put(p, guide < 0 ? "nobody is of it any more" : "in deep water");
		return;
	}
	for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++) {
		if (modes[i] == MODE_CONCEALED && !creeps)
			continue;
		if (modes[i] == MODE_MARCH && !adv_may_march(v, unit))
			pen_put(p, ", no march");
		else
			pen_put(p, "%s%s %d\"", comma, adv_mode_name(modes[i]),
				(int)(adv_allowance(v, guide, modes[i]) / 10));
		comma = ", ";
	}
}

static void swim_line(const struct game *v, int unit, struct pen *p)
{
	const int head = v->units[unit].head;
	bool hard_hat;

	if (!adv_swimming(v))
		return;
	pen_put(p, "Swims    ");
	if (head < 0) {
		pen_put(p, " nobody is of it any more");
		return;
	}
	hard_hat = adv_gear(v, head) == GEAR_HARD_HAT;
	if (!hard_hat)
		pen_put(p, " %d\" on the surface", (int)(adv_swim_rate(v, head, false) / 10));
	if (adv_full_air(v, head) == 0)
		pen_put(p, "; dressed for land, it cannot dive");
	else
		pen_put(p, "%s %d\" under water, %d turn%s of air", hard_hat ? "" : ",",
			(int)(adv_swim_rate(v, head, true) / 10), adv_full_air(v, head),
			sheet_many(adv_full_air(v, head)));
}

/* With what sets it apart (troops.c). */
static void morale_line(const struct game *v, int unit, struct pen *p)
{
	struct roller r;

	adv_morale_roller(v, unit, CAUSE_FIRE, &r);
	pen_put(p, "Morale    base %d, now %d", adv_morale_base(v, unit), roller_need(&r));
	if (sheet_secret(v, unit))
		return;
	pen_put(p, "; field craft %d%s%s%s", adv_field_craft(v, unit),
		game_unit_setting(v, unit, UNIT_ELITE) != 0 ? ", elite" : "",
		adv_hides_as_sniper(v, unit) ? ", snipers" : "",
		adv_camouflaged(v, unit) ? ", in full camouflage" : "");
}

static void minds_line(const struct game *v, int unit, struct pen *p)
{
	pen_put(p, "Minds     %s", v->units[unit].uncommanded
		? "itself, by the action tables (C-14)" : "its commander");
}

/* ---- the figure's sheet ---- */

static void put_in_water(const struct game *v, int figure, struct pen *p)
{
	const int air = adv_air(v, figure);

	if (!adv_swimming(v) || !adv_swims(v, figure))
		return;
	if (!adv_figure_of(v, figure)->submerged)
		pen_put(p, ", swimming");
	else if (sheet_secret(v, v->figures[figure].unit))
		pen_put(p, ", under water");
	else
		pen_put(p, ", under water, %d turn%s of air left", air, sheet_many(air));
}

/* What its own side knows of its grenades or shells (A5). */
static void put_lob(const struct game *v, int figure, struct pen *p)
{
	const cell_t lob = adv_figure_of(v, figure)->lob;

	if (sheet_secret(v, v->figures[figure].unit))
		return;
	if (lob != CELL_NONE)
		pen_put(p, ", lobs at %s", grid_cell_text(&v->table->grid, lob).text);
	if (adv_lobs_left(v, figure) >= 0)
		pen_put(p, ", %d to lob", adv_lobs_left(v, figure));
}

static void figure_state_line(const struct game *v, int figure, struct pen *p)
{
	const struct adv_figure *a = adv_figure_of(v, figure);
	const enum life life = (enum life)v->figures[figure].life;

	pen_put(p, "State     %s%s%s%s%s", sheet_life(life, "wounded"),
		life == LIFE_FIT && adv_suppressed(v, figure) ? ", suppressed" : "",
		a->dropped ? ", weapon dropped" : "", a->unloaded ? ", not loaded" : "",
		a->bidden_turn == v->turn ? ", does as it was asked"
		: a->bidden_turn > v->turn ? ", promised to do as it was asked" : "");
	put_lob(v, figure, p);
	put_in_water(v, figure, p);
}

/* Those out of hand come last (Y-6). */
static void figure_arms_line(const struct game *v, int figure, struct pen *p)
{
	cell_t at;

	pen_put(p, "Arms     ");
	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0; i++) {
		const struct weapon *w = &adv_rules_of(v)->weapons[arm];

		pen_put(p, "%s %s (", i > 0 ? "," : "", w->name);
		for (int band = 0; band < 3; band++)
			if (w->range[band] > 0)
				pen_put(p, "%d\" ", (int)(w->range[band] / 10));
		pen_put(p, "melee %d)", w->melee);
	}
	for (int i = 0, arm; (arm = adv_lying(v, figure, i, &at)) >= 0; i++)
		pen_put(p, "; %s thrown to %s", adv_rules_of(v)->weapons[arm].name,
			grid_cell_text(&v->table->grid, at).text);
}

static void hero_line(const struct game *v, int figure, struct pen *p)
{
	if (!adv_hero(v, figure))
		return;
	if (sheet_secret(v, v->figures[figure].unit))
		pen_put(p, "Hero      luck and field craft unknown");
	else
		pen_put(p, "Hero      luck %d, field craft %d", adv_luck(v, figure),
			adv_figure_of(v, figure)->craft);
}

/* What an enemy's hero is made of is for his player to know. */
static void traits_line(const struct game *v, int figure, struct pen *p)
{
	const bool secret = sheet_secret(v, v->figures[figure].unit);
	bool any = false;

	if (!adv_hero(v, figure))
		return;
	pen_put(p, "Traits   ");
	for (int t = 0; !secret && t < TRAITS; t++) {
		if (!adv_has(v, figure, (enum trait)t))
			continue;
		pen_put(p, "%s %s", any ? "," : "", trait_names[t]);
		any = true;
	}
	if (!any)
		pen_put(p, secret ? " unknown" : " none");
}

static const int32_t *ranges(const struct game *v, int arm)
{
	return adv_rules_of(v)->weapons[arm].range;
}

/* ---- all of them ---- */

static sheet_put *const unit_lines[] = {
	state_line, strength_line, sheet_leader_line, pace_line, swim_line, morale_line,
	sheet_arms_line, minds_line, NULL
};
static sheet_put *const figure_lines[] = {
	figure_state_line, figure_arms_line, hero_line, traits_line, NULL
};

const struct sheets adv_sheets = {
	.ranges = ranges, .n_ranges = 3,
	.unit = unit_lines, .hull = adv_vehicle_lines, .figure = figure_lines, .bare_note = true,
	.states = states, .ready = "ready",
	.leaderless = "none (morale -1, A-23)", .leader = adv_leader, .hero = adv_hero,
	.arm = adv_arm, .apart = ", ", .armless = "",
	.mark = mark, .mark_lying = mark_lying,
};

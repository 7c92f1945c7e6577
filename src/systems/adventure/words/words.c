/* Words: how the roster, the sheets and the map speak of units and figures. */
#include <stdio.h>
#include <string.h>

#include "systems/adventure/vehicles/vehicles.h"

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

static void copy_text(char *text, size_t size, const char *from)
{
	snprintf(text, size, "%s", from);
}

/* ---- the roster's row ---- */

/* Whoever reads it has ever seen that unit. */
static bool met(const struct game *v, int unit)
{
	return v->viewer == NOBODY || (v->units[unit].known >> v->viewer & 1) != 0;
}

static void order_words(const struct game *v, const struct adv_unit *u, char *text, size_t size)
{
	const char *mode = adv_mode_name((enum mode)u->mode);

	if (u->target >= 0)
		snprintf(text, size, "%s %s", mode, met(v, u->target)
			? v->setup->units[u->target].id : "somebody unseen");
	else if (u->goal != CELL_NONE)
		snprintf(text, size, "%s %s", mode, grid_cell_text(&v->table->grid, u->goal).text);
	else
		copy_text(text, size, mode);
}

/* What an enemy's hero is made of is for his player to know. */
static bool secret(const struct game *v, int unit)
{
	return v->viewer != NOBODY && !game_allied(v, v->viewer, v->units[unit].side);
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

/* Of who has no order to go anywhere. */
static bool water_state(const struct game *v, int unit, char *text, size_t size)
{
	const int air = air_left(v, unit);

	if (!adv_unit_swims(v, unit) || adv_unit_of(v, unit)->goal != CELL_NONE)
		return false;
	if (air < 0)
		copy_text(text, size, "swimming");
	else if (secret(v, unit))
		copy_text(text, size, "under water");
	else
		snprintf(text, size, "under, air %d", air);
	return true;
}

void adv_unit_state(const struct game *v, int unit, char *text, size_t size)
{
	const struct adv_unit *u = adv_unit_of(v, unit);
	const int ride = adv_unit_ride(v, unit);

	text[0] = '\0';
	if (adv_vehicle(v, unit))
		adv_vehicle_state(v, unit, text, size);
	if (text[0] != '\0')
		return;
	if (adv_only_wounded(v, unit))
		copy_text(text, size, "lies wounded");
	else if (!adv_unit_alive(v, unit))
		copy_text(text, size, v->units[unit].arrived ? "out of it"
			: secret(v, unit) ? "out of sight" : "awaited");
	else if (u->rallying)
		copy_text(text, size, "rallying");
	else if (u->offers)
		copy_text(text, size, "offers surrender");
	else if (u->routing)
		copy_text(text, size, "ROUTING");
	else if (u->pursuing)
		copy_text(text, size, "pursuing");
	else if (u->retreating)
		copy_text(text, size, "must retreat");
	else if (adv_unit_suppressed(v, unit))
		snprintf(text, size, "suppr. t%d", u->suppressed_until);
	else if (contact_unit(v, unit))
		copy_text(text, size, "hand to hand");
	else if (water_state(v, unit, text, size))
		return;
	else if (u->mode == MODE_RALLY)
		copy_text(text, size, "rallied, stands");
	else if (u->mode != MODE_NONE)
		order_words(v, u, text, size);
	else if (ride >= 0)
		snprintf(text, size, "in %s", v->setup->units[ride].id);
	else if (u->reorganise)
		copy_text(text, size, "must reorganise");
	else if (u->must_rest)
		copy_text(text, size, "out of breath");
	else
		copy_text(text, size, "");
}

enum figure_mark adv_figure_mark(const struct game *v, int figure)
{
	switch (v->figures[figure].life) {
	case LIFE_WOUNDED:
		return MARK_WOUNDED;
	case LIFE_CAPTIVE:
		return MARK_CAPTIVE;
	case LIFE_FIT:
		if (adv_unit_of(v, v->figures[figure].unit)->routing)
			return MARK_ROUTING;
		if (adv_figure_of(v, figure)->submerged)
			return MARK_UNDER;
		return adv_suppressed(v, figure) ? MARK_SUPPRESSED : MARK_FIT;
	default:
		return MARK_DEAD;
	}
}

/* ---- the unit's sheet ---- */

static void strength_line(const struct game *v, int unit, char *text, size_t size)
{
	int count[LIVES] = { 0 };
	int shaken = 0;

	FOR_MEMBERS(f, v, unit) {
		count[v->figures[f].life]++;
		if (v->figures[f].life == LIFE_FIT && adv_suppressed(v, f))
			shaken++;
	}
	snprintf(text, size, "Strength  %d fit (%d suppressed), %d wounded, %d dead, %d captive, %d gone",
		count[LIFE_FIT], shaken, count[LIFE_WOUNDED], count[LIFE_DEAD],
		count[LIFE_CAPTIVE], count[LIFE_LEFT]);
}

static void leader_line(const struct game *v, int unit, char *text, size_t size)
{
	const int f = v->units[unit].leader;
	char name[NAME_MAX_BYTES];

	if (f < 0) {
		copy_text(text, size, "Leader    none (morale -1, A-23)");
		return;
	}
	game_figure_name(v, f, name, sizeof name);
	snprintf(text, size, "Leader    %s%s%s", name, adv_hero(v, f) ? ", a hero" : "",
		adv_leader(v, unit) == f ? "" : " (not with the unit)");
}

static void pace_line(const struct game *v, int unit, char *text, size_t size)
{
	static const enum mode modes[] = { MODE_CONCEALED, MODE_COMBAT, MODE_PATROL,
		MODE_MARCH, MODE_RUN, MODE_CHARGE };
	const int guide = v->units[unit].head;
	size_t used = (size_t)snprintf(text, size, "Moves    ");
	const bool creeps = adv_rules_of(v)->mode[MODE_CONCEALED].camouflaged
		&& adv_camouflaged(v, unit);
	bool any = false;

	if (guide < 0) {	/* all who were of it have joined others (C-7) */
		copy_text(text, size, "Moves     nobody is of it any more");
		return;
	}
	if (adv_swims(v, guide)) {
		copy_text(text, size, "Moves     in deep water");
		return;
	}

	for (size_t i = 0; i < sizeof modes / sizeof modes[0] && used < size; i++) {
		if (modes[i] == MODE_CONCEALED && !creeps)
			continue;
		if (modes[i] == MODE_MARCH && !adv_may_march(v, unit))
			used += (size_t)snprintf(text + used, size - used, ", no march");
		else
			used += (size_t)snprintf(text + used, size - used, "%s %s %d\"",
				any ? "," : "", adv_mode_name(modes[i]),
				(int)(adv_allowance(v, guide, modes[i]) / 10));
		any = true;
	}
}

/* How it swims, where the rulebook knows of that. */
static void swim_line(const struct game *v, int unit, char *text, size_t size)
{
	const int head = v->units[unit].head;
	size_t used = (size_t)snprintf(text, size, "Swims    ");
	bool hard_hat;

	if (head < 0) {
		copy_text(text, size, "Swims     nobody is of it any more");
		return;
	}
	hard_hat = adv_gear(v, head) == GEAR_HARD_HAT;
	if (!hard_hat && used < size)
		used += (size_t)snprintf(text + used, size - used, " %d\" on the surface",
			(int)(adv_swim_rate(v, head, false) / 10));
	if (used >= size)
		return;
	if (adv_full_air(v, head) == 0)
		snprintf(text + used, size - used, "; dressed for land, it cannot dive");
	else
		snprintf(text + used, size - used, "%s %d\" under water, %d turn%s of air",
			hard_hat ? "" : ",", (int)(adv_swim_rate(v, head, true) / 10),
			adv_full_air(v, head), adv_full_air(v, head) == 1 ? "" : "s");
}

/* What sets it apart (troops.c). */
static void troops_words(const struct game *v, int unit, char *text, size_t size)
{
	snprintf(text, size, "%s%s%s",
		adv_unit_setting(v, unit, UNIT_ELITE) != 0 ? ", elite" : "",
		adv_hides_as_sniper(v, unit) ? ", snipers" : "",
		adv_camouflaged(v, unit) ? ", in full camouflage" : "");
}

static void morale_line(const struct game *v, int unit, char *text, size_t size)
{
	struct roller r;
	size_t used;

	adv_morale_roller(v, unit, CAUSE_FIRE, &r);
	used = (size_t)snprintf(text, size, "Morale    base %d, now %d",
		adv_morale_base(v, unit), roller_need(&r));
	if (secret(v, unit) || used >= size)
		return;
	used += (size_t)snprintf(text + used, size - used, "; field craft %d",
		adv_field_craft(v, unit));
	if (used < size)
		troops_words(v, unit, text + used, size - used);
}

static void arms_line(const struct game *v, int unit, char *text, size_t size)
{
	const struct adv_rules *r = adv_rules_of(v);
	uint64_t seen = 0;
	size_t used = (size_t)snprintf(text, size, "Arms     ");

	FOR_MEMBERS(f, v, unit) {
		for (int i = 0, arm; (arm = adv_arm(v, f, i)) >= 0; i++) {
			const struct weapon *w = &r->weapons[arm];

			if ((seen >> arm & 1) != 0 || used >= size)
				continue;
			seen |= (uint64_t)1 << arm;
			used += (size_t)snprintf(text + used, size - used, "%s %s%s",
				(seen & (seen - 1)) != 0 ? "," : "", w->name,
				adv_longest_range(w) == 0 ? " (hand to hand)" : "");
		}
	}
}

static void minds_line(const struct game *v, int unit, char *text, size_t size)
{
	copy_text(text, size, v->units[unit].uncommanded
		? "Minds     itself, by the action tables (C-14)"
		: "Minds     its commander");
}

static void state_line(const struct game *v, int unit, char *text, size_t size)
{
	const int air = air_left(v, unit);
	char state[LINE_MAX_BYTES];
	size_t used;

	adv_unit_state(v, unit, state, sizeof state);
	if (air >= 0 && !secret(v, unit))
		used = (size_t)snprintf(text, size, "State     under water, %d turn%s of air left",
			air, air == 1 ? "" : "s");
	else
		used = (size_t)snprintf(text, size, "State     %s",
			state[0] == '\0' ? "ready" : state);
	for (int i = 0; i < v->setup->n_items && used < size; i++)
		if (v->items[i].unit == unit)
			used += (size_t)snprintf(text + used, size - used, "; carries %s",
				v->setup->items[i].name);
}

static void note_line(const struct game *v, int unit, char *text, size_t size)
{
	copy_text(text, size, v->setup->units[unit].note);
}

bool adv_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{
	static void (*const lines[])(const struct game *, int, char *, size_t) = {
		state_line, strength_line, leader_line, pace_line, swim_line, morale_line,
		arms_line, minds_line, note_line,
	};
	enum { SWIM_LINE = 4, LINES = sizeof lines / sizeof lines[0] };

	if (adv_vehicle(v, unit))
		return adv_vehicle_sheet(v, unit, line, text, size);
	if (line >= SWIM_LINE && !adv_swimming(v))
		line++;
	if (line < 0 || line >= LINES)
		return false;
	lines[line](v, unit, text, size);
	return true;
}

/* ---- the figure's sheet ---- */

static void water_words(const struct game *v, int figure, char *text, size_t size)
{
	const int air = adv_air(v, figure);

	if (!adv_swimming(v) || !adv_swims(v, figure))
		return;
	if (!adv_figure_of(v, figure)->submerged)
		copy_text(text, size, ", swimming");
	else if (secret(v, v->figures[figure].unit))
		copy_text(text, size, ", under water");
	else
		snprintf(text, size, ", under water, %d turn%s of air left", air,
			air == 1 ? "" : "s");
}

/* What its own side knows of its grenades or shells (A5). */
static size_t lob_words(const struct game *v, int figure, char *text, size_t size)
{
	const struct grid *g = &v->table->grid;
	const cell_t lob = adv_figure_of(v, figure)->lob;
	size_t used = 0;

	if (secret(v, v->figures[figure].unit))
		return 0;
	if (lob != CELL_NONE)
		used += (size_t)snprintf(text, size, ", lobs at %s", grid_cell_text(g, lob).text);
	if (adv_lobs_left(v, figure) >= 0 && used < size)
		used += (size_t)snprintf(text + used, size - used, ", %d to lob",
			adv_lobs_left(v, figure));
	return used;
}

static void figure_state_line(const struct game *v, int figure, char *text, size_t size)
{
	static const char *const words[LIVES] = { "fit", "wounded", "dead", "a captive",
		"left the table", "not yet there" };
	const struct adv_figure *a = adv_figure_of(v, figure);
	const bool suppressed = v->figures[figure].life == LIFE_FIT && adv_suppressed(v, figure);

	size_t used = (size_t)snprintf(text, size, "State     %s%s%s%s%s",
		words[v->figures[figure].life],
		suppressed ? ", suppressed" : "", a->dropped ? ", weapon dropped" : "",
		a->unloaded ? ", not loaded" : "",
		a->bidden_turn == v->turn ? ", does as it was asked"
		: a->bidden_turn > v->turn ? ", promised to do as it was asked" : "");

	if (used < size)
		used += lob_words(v, figure, text + used, size - used);
	if (used < size)
		water_words(v, figure, text + used, size - used);
}

/* Y-6. */
static void thrown_words(const struct game *v, int figure, char *text, size_t size, size_t used)
{
	cell_t at;

	for (int i = 0, arm; (arm = adv_lying(v, figure, i, &at)) >= 0 && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "; %s thrown to %s",
			adv_rules_of(v)->weapons[arm].name,
			grid_cell_text(&v->table->grid, at).text);
}

static void figure_arms_line(const struct game *v, int figure, char *text, size_t size)
{
	const struct adv_rules *r = adv_rules_of(v);
	size_t used = (size_t)snprintf(text, size, "Arms     ");

	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0 && used < size; i++) {
		const struct weapon *w = &r->weapons[arm];

		used += (size_t)snprintf(text + used, size - used, "%s %s (", i > 0 ? "," : "",
			w->name);
		for (int band = 0; band < 3 && used < size; band++)
			if (w->range[band] > 0)
				used += (size_t)snprintf(text + used, size - used, "%d\" ",
					(int)(w->range[band] / 10));
		if (used < size)
			used += (size_t)snprintf(text + used, size - used, "melee %d)", w->melee);
	}
	thrown_words(v, figure, text, size, used);
}

static void figure_numbers_line(const struct game *v, int figure, char *text, size_t size)
{
	if (adv_hero(v, figure) && secret(v, v->figures[figure].unit))
		copy_text(text, size, "Hero      luck and field craft unknown");
	else if (adv_hero(v, figure))
		snprintf(text, size, "Hero      luck %d, field craft %d",
			adv_luck(v, figure), adv_figure_of(v, figure)->craft);
	else
		copy_text(text, size, "One of the crowd: no luck of his own (R:82)");
}

static void figure_traits_line(const struct game *v, int figure, char *text, size_t size)
{
	size_t used = (size_t)snprintf(text, size, "Traits   ");
	bool any = false;

	if (secret(v, v->figures[figure].unit)) {
		copy_text(text, size, "Traits    unknown");
		return;
	}
	for (int t = 0; t < TRAITS && used < size; t++) {
		if (!adv_has(v, figure, (enum trait)t))
			continue;
		used += (size_t)snprintf(text + used, size - used, "%s %s", any ? "," : "",
			trait_names[t]);
		any = true;
	}
	if (!any && used < size)
		snprintf(text + used, size - used, " none");
}

bool adv_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size)
{
	static void (*const lines[])(const struct game *, int, char *, size_t) = {
		figure_state_line, figure_arms_line, figure_numbers_line, figure_traits_line,
	};

	if (line < 0 || line >= (adv_hero(v, figure) ? 4 : 2))
		return false;
	lines[line](v, figure, text, size);
	return true;
}

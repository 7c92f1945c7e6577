/* Words about vehicles: the roster's row and the sheet. */
#include <stdio.h>

#include "systems/adventure/vehicles/vehicles.h"

void adv_vehicle_state(const struct game *v, int unit, char *text, size_t size)
{
	const struct adv_vehicle *a = &adv_unit_of(v, unit)->vehicle;
	const int hull = adv_hull(v, unit);

	if (adv_wreck(v, hull))
		snprintf(text, size, "a wreck");
	else if (a->damaged)
		snprintf(text, size, "damaged");
	else if (v->figures[hull].load == 0)
		snprintf(text, size, "empty");
	else if (a->flying)
		snprintf(text, size, "in the air");
	else if (a->submerged)
		snprintf(text, size, "under water");
	else
		text[0] = '\0';
}

/* ---- the sheet ---- */

static void state_line(const struct game *v, int unit, char *text, size_t size)
{
	char state[LINE_MAX_BYTES];

	adv_unit_state(v, unit, state, sizeof state);
	snprintf(text, size, "State     %s", state[0] == '\0' ? "ready" : state);
}

static void kind_line(const struct game *v, int unit, char *text, size_t size)
{
	const struct vehicle_kind *k = adv_kind(v, unit);

	snprintf(text, size, "Kind      %s, %s%s", k->name, k->armoured ? "armoured" : "soft skin",
		adv_unit_setting(v, unit, UNIT_AMPHIBIOUS) == 0 ? ""
		: k->rate[RATE_FLIGHT] > 0 ? ", on floats" : ", amphibious");
}

static void moves_line(const struct game *v, int unit, char *text, size_t size)
{
	static const char *const names[RATES] = { "road", "off-road", "water", "flight" };
	const struct vehicle_kind *k = adv_kind(v, unit);
	size_t used = (size_t)snprintf(text, size, "Moves    ");
	bool any = false;

	for (int i = 0; i < RATES && used < size; i++) {
		if (k->rate[i] == 0)
			continue;
		used += (size_t)snprintf(text + used, size - used, "%s %s %d\"", any ? "," : "",
			names[i], (int)(k->rate[i] / 10));
		any = true;
	}
}

static bool own(const struct game *v, int unit)
{
	return v->viewer == NOBODY || game_allied(v, v->viewer, v->units[unit].side);
}

static void crew_line(const struct game *v, int unit, char *text, size_t size)
{
	const int hull = adv_hull(v, unit), driver = adv_driver(v, unit);
	char name[NAME_MAX_BYTES] = "";

	if (driver >= 0 && own(v, unit))
		game_figure_name(v, driver, name, sizeof name);
	snprintf(text, size, "Aboard    %d of %d seats%s%s", v->figures[hull].load,
		v->setup->figures[hull].seats, *name ? "; at the wheel " : "", name);
}

static void arms_line(const struct game *v, int unit, char *text, size_t size)
{
	const struct adv_rules *r = adv_rules_of(v);
	size_t used = (size_t)snprintf(text, size, "Weapons  ");
	const size_t head = used;

	for (int i = 0, arm; (arm = adv_arm(v, adv_hull(v, unit), i)) >= 0 && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "%s %s", i > 0 ? "," : "",
			r->weapons[arm].name);
	if (used == head)
		snprintf(text + used, size - used, " none");
}

static void note_line(const struct game *v, int unit, char *text, size_t size)
{
	snprintf(text, size, "%s", v->setup->units[unit].note);
}

bool adv_vehicle_sheet(const struct game *v, int unit, int line, char *text, size_t size)
{
	static void (*const lines[])(const struct game *, int, char *, size_t) = {
		state_line, kind_line, moves_line, crew_line, arms_line, note_line,
	};

	if (line < 0 || line >= (int)(sizeof lines / sizeof lines[0]))
		return false;
	lines[line](v, unit, text, size);
	return true;
}

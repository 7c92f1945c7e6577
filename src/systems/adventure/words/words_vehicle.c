/* Words about vehicles: the roster's row and the sheet. */

#include "cliffhanger/text.h"
#include "skirmish/menus/sheet.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/words.h"

void adv_put_vehicle(const struct game *v, int unit, struct pen *p)
{
	const struct adv_vehicle *a = &adv_unit_of(v, unit)->vehicle;
	const int hull = adv_hull(v, unit);

	if (hull < 0)
		return;
	if (adv_wreck(v, hull))
		pen_put(p, "a wreck");
	else if (a->damaged)
		pen_put(p, "damaged");
	else if (v->figures[hull].load == 0)
		pen_put(p, "empty");
	else if (a->flying)
		pen_put(p, "in the air");
	else if (a->submerged)
		pen_put(p, "under water");
}

/* ---- the sheet ---- */

/* Nobody carries anything, but those aboard. */
static void state_line(const struct game *v, int unit, struct pen *p)
{
	char state[LINE_MAX_BYTES];

	sheet_unit_state(v, unit, state, sizeof state);
	pen_put(p, "State     %s", state[0] == '\0' ? "ready" : state);
}

static void kind_line(const struct game *v, int unit, struct pen *p)
{
	const struct vehicle_kind *k = adv_kind(v, unit);

	pen_put(p, "Kind      %s, %s%s", k->name, k->armoured ? "armoured" : "soft skin",
		game_unit_setting(v, unit, UNIT_AMPHIBIOUS) == 0 ? ""
		: k->rate[RATE_FLIGHT] > 0 ? ", on floats" : ", amphibious");
}

static void moves_line(const struct game *v, int unit, struct pen *p)
{
	static const char *const names[RATES] = { "road", "off-road", "water", "flight" };
	const struct vehicle_kind *k = adv_kind(v, unit);
	const char *comma = "";

	pen_put(p, "Moves    ");
	for (int i = 0; i < RATES; i++) {
		if (k->rate[i] == 0)
			continue;
		pen_put(p, "%s %s %d\"", comma, names[i], (int)(k->rate[i] / 10));
		comma = ",";
	}
}

static void crew_line(const struct game *v, int unit, struct pen *p)
{
	const int hull = adv_hull(v, unit), driver = adv_driver(v, unit);
	char name[NAME_MAX_BYTES] = "";

	if (driver >= 0 && !sheet_secret(v, unit))
		game_figure_name(v, driver, name, sizeof name);
	pen_put(p, "Aboard    %d of %d seats%s%s", v->figures[hull].load,
		v->setup->figures[hull].seats, *name ? "; at the wheel " : "", name);
}

static void weapons_line(const struct game *v, int unit, struct pen *p)
{
	const int hull = adv_hull(v, unit);

	pen_put(p, "Weapons  %s", adv_arm(v, hull, 0) < 0 ? " none" : "");
	for (int i = 0, arm; (arm = adv_arm(v, hull, i)) >= 0; i++)
		pen_put(p, "%s %s", i > 0 ? "," : "", adv_rules_of(v)->weapons[arm].name);
}

sheet_put *const adv_vehicle_lines[] = {
	state_line, kind_line, moves_line, crew_line, weapons_line, NULL
};

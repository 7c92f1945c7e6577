/* Previews of what is done with vehicles: by the very courses, rolls and chart that
 * the turn will meet.
 */
#include "skirmish/menus/say.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/drive.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/words.h"

static int percent(const struct game *v, int need)
{
	const int die = adv_rules_of(v)->die;

	return need < 0 ? 0 : need > die ? 100 : need * 100 / die;
}

/* S-A-75: the chance that the driver keeps control. */
static void control_line(const struct game *v, int unit, struct preview *p)
{
	const int driver = adv_driver(v, unit);
	const int luck = driver < 0 ? 0 : adv_luck(v, driver);

	preview_dice(p, adv_rules_of(v)->die, 1,
		luck > 0 ? luck : adv_rules_of(v)->vehicles.control);
	say(p, "control on %d or less (%s in 100)%s; else it veers at random (S-A-75)", p->need,
		say_hundredths_of(adv_control(v, unit, NULL)).text, luck > 0 ? ", by Luck" : "");
}

static void way_line(const struct game *v, int unit, enum mode mode, cell_t goal,
	struct preview *p)
{
	const struct grid *grid = &v->table->grid;
	const int32_t allowance = adv_course_allowance(v, mode);

	adv_course_flood(v, unit, mode, NOBODY, v->course);
	if (course_cost(v->course, goal) == COURSE_FAR)
		return;
	say(p, "%s to %s, heading %s there: %d in 100 of its move", adv_mode_name(mode),
		table_ground(v->table, goal)->name,
		grid_direction_name(grid, course_heading(v->course, goal)),
		(int)((int64_t)course_cost(v->course, goal) * 100 / allowance));
}

static void ram_lines(const struct game *v, int unit, int prey, struct preview *p)
{
	const int struck = adv_rules_of(v)->vehicles.struck;

	if (adv_vehicle(v, prey)) {
		say(p, "both roll for damage, with nothing added (X-66)");
		adv_preview_damage(v, prey, NULL, p);
		adv_preview_damage(v, unit, NULL, p);
		return;
	}
	say(p, "who is in its way leaps aside on Luck or field craft, else is struck: wound %+d (X-66)",
		struck);
}

void adv_preview_drive(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)c->argument[1].value;

	if (mode == MODE_DOUBLE)
		control_line(v, unit, p);
	if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
		way_line(v, unit, mode, c->argument[2].value, p);
	else if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		ram_lines(v, unit, c->argument[2].value, p);
	else
		say(p, "%s: %s", game_unit_name(v, unit), adv_mode_name(mode));
}

/* How many of a unit stand beside a hull, ready to get in. */
static int beside(const struct game *v, int unit, int hull)
{
	int n = 0;

	FOR_MEMBERS(f, v, unit)
		n += adv_active(v, f) && adv_beside(v, f, hull);
	return n;
}

void adv_preview_aboard(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)c->argument[1].value;
	const int ride = c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT ? c->argument[2].value
		: adv_unit_ride(v, unit);

	if (ride < 0)
		return;
	if (mode == MODE_BOARD)
		say(p, "%d beside it get in at the turn's end, if it stands still; %d seats free; the others walk up (S-A-76)",
			beside(v, unit, adv_hull(v, ride)), game_free_seats(v, adv_hull(v, ride)));
	else if (mode == MODE_ALIGHT)
		say(p, "out of %s at the turn's end, if it stands still (S-A-76)",
			game_unit_name(v, ride));
	else
		say(p, "turn %d of %d beside it, then a D10 of at most %d (%d in 100)",
			adv_unit_of(v, ride)->vehicle.mending + 1,
			adv_rules_of(v)->vehicles.mending_turns, adv_field_craft(v, unit),
			percent(v, adv_field_craft(v, unit)));
}

void adv_preview_damage(const struct game *v, int unit, const struct weapon *w,
	struct preview *p)
{
	const int hull = adv_hull(v, unit);
	struct damage d;
	struct roller r;

	adv_damage_roller(v, hull, w, &r);
	adv_damage_begin(&d);
	adv_damage_dice(v, hull, w, CERTAIN, 1, &d);
	adv_damage_end(&d);
	say(p, "each hit on %s, die %+d: damages it %s in 100, destroys it %s; aboard wounded %s, killed %s",
		game_unit_name(v, unit), roller_need(&r),
		say_hundredths_of(d.harm[HARM_DAMAGED]).text,
		say_hundredths_of(d.harm[HARM_DESTROYED]).text,
		say_hundredths_of(d.toll[TOLL_WOUNDED]).text,
			say_hundredths_of(d.toll[TOLL_KILLED]).text);
}

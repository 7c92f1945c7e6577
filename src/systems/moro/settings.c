/* What a scenario may say of the units of a Moro game, beyond the keys all systems share:
 * the rows below are at once the loader's checks and the man page's list.
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "skirmish/commander/stance.h"
#include "systems/moro/moro.h"
#include "systems/moro/settings.h"

const char *const moro_people_words[] = { "us", "moro", NULL };
const char *const moro_formation_words[] = { "line", "column", NULL };

enum { NO_MORALE = -1, MORALE_MOST = 100 };

const struct setting_spec moro_unit_settings[] = {
	[UNIT_PEOPLE] = WORD_SETTING("people", moro_people_words, PEOPLE_US,
		"Whose way of moving, looking and charging it has: us or moro."),
	[UNIT_TROOPS] = ROW_SETTING("troops", "morale", -1,
		"What troops they are: their base morale is that row's."),
	[UNIT_MORALE] = NUMBER_SETTING("morale", 0, MORALE_MOST, NO_MORALE,
		"Base morale in percent, where the table is not to say it."),
	[UNIT_FORMATION] = WORD_SETTING("formation", moro_formation_words, FORMATION_LINE,
		"How US infantry begins: in line or in column."),
	[UNIT_GUN] = ROW_SETTING("gun", "weapons", -1,
		"The piece whose crew it is: a Gatling or a cannon."),
	[UNIT_LIMBERED] = FLAG_SETTING("limbered",
		"Its gun begins limbered: it moves, and does not fire."),
	[UNIT_GUN_AT] = CELL_SETTING("gun-at",
		"Where its gun stands as the game begins; else in a free cell beside its leader."),
	[UNIT_BLINDS] = NUMBER_SETTING("blinds", 0, BLINDS_MAX, 0,
		"Counters without anybody that are laid out together with a hidden unit's."),
	[UNIT_HIDES_IN] = ID_SETTING("hides-in", "areas",
		"Area where its player lays the counters of a hidden unit before turn 1."),
	[UNIT_STANCE] = WORD_SETTING("stance", stance_plain_words, STANCE_FREE,
		"What a machine commander does with it, and it carries on with: free, advance, hold."),
	[UNIT_SETTINGS] = SETTINGS_END
};
static_assert((int)UNIT_SETTINGS < (int)SETTINGS_MAX, "more unit settings than a setup holds");

const struct setting_spec moro_hero_settings[] = {
	SETTINGS_END
};

const struct setting_spec moro_gm_settings[] = {
	[GM_FIRST] = ID_SETTING("first", "sides",
		"Side that moves first: it has the hand before the first toss.  Mostly said at "
		"the head of the file."),
	SETTINGS_END
};

static int32_t setting_of(const struct setup *s, int unit, enum unit_setting key)
{
	return setting_value(&s->units[unit].settings[key], &moro_unit_settings[key]);
}

int moro_hides_in(const struct setup *s, int unit)
{
	return setup_area_of(s, &s->units[unit].settings[UNIT_HIDES_IN]);
}

/* ---- who is attacked (Y-21) ---- */

/* Which of the two sides has more of something; NOBODY if neither has. */
static int more_of(const int32_t of[SIDES_MAX])
{
	return of[0] == of[1] ? NOBODY : of[1] > of[0];
}

/* Who lies in ambush attacks the other. */
static int faces_hidden(const struct setup *s)
{
	int32_t facing[SIDES_MAX] = { 0 };

	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].hidden && s->units[u].arrives == 0)
			facing[1 - s->units[u].side] = 1;
	return more_of(facing);
}

/* Points there are for harm to its units, or for keeping them from it. */
static int has_more_to_lose(const struct setup *s)
{
	int32_t stake[SIDES_MAX] = { 0 };

	for (int i = 0; i < s->n_objectives; i++) {
		const struct setup_objective *o = &s->objectives[i];
		const int side = o->unit >= 0 ? s->units[o->unit].side : NOBODY;
		const bool harm = o->kind == AIM_DESTROY || o->kind == AIM_CAPTURE;

		if (side >= 0 && (harm ? side != o->side : o->kind == AIM_KEEP && side == o->side))
			stake[side] += o->points;
	}
	return more_of(stake);
}

int moro_first(const struct setup *s)
{
	static int (*const attacked[])(const struct setup *s) = { faces_hidden,
		has_more_to_lose };
	const struct setting *first = &s->gm[GM_FIRST];
	int side = NOBODY;

	if (first->given && first->text != NULL)
		return setup_find_side(s, first->text);
	for (size_t i = 0; i < sizeof attacked / sizeof *attacked && side < 0; i++)
		side = attacked[i](s);
	return side;
}

/* ---- what must go together ---- */

static bool is_piece(const struct setup *s, int row)
{
	const struct rule_table *t = rulebook_table(s->book, "weapons");

	return strcmp(rule_table_at(t, row, rule_table_column(t, "piece"))->text, "none") != 0;
}

/* Whether somebody is told to begin in a cell, or a gun other than the unit's own. */
static bool is_wanted(const struct setup *s, cell_t cell, int unit)
{
	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].cell == cell
				|| (u != unit && setting_of(s, u, UNIT_GUN_AT) == cell))
			return true;
	for (int f = 0; f < s->n_figures; f++)
		if (s->figures[f].cell == cell)
			return true;
	return false;
}

static bool near_crew(const struct setup *s, int unit, cell_t cell)
{
	const struct entry *serve = rulebook_entry(s->book, "numbers", "serve", "length");

	return table_within(s->table, s->units[unit].cell, cell, serve->number);
}

/* Y-20: what is amiss with where its gun is to stand; NULL if nothing is. */
static const char *gun_at_fault(const struct setup *s, int unit)
{
	const cell_t cell = setting_of(s, unit, UNIT_GUN_AT);

	if (setting_of(s, unit, UNIT_GUN) < 0)
		return "it has no gun: give it one with `gun`";
	if (s->units[unit].cell == CELL_NONE)
		return "its crew is not there from the start, and brings the gun: leave it out (Y-20)";
	if (table_ground(s->table, cell)->pace == 0)
		return "no gun stands where nobody can walk: name another cell (Y-20)";
	if (is_wanted(s, cell, unit))
		return "expected a free cell: somebody, or another gun, begins there (Y-20)";
	return near_crew(s, unit, cell) ? NULL
		: "expected a cell so near to its unit's place that the crew serve it (X-132)";
}

static void check_gun_at(const struct setup *s, int unit, setup_fault *fault, void *self)
{
	const char *wrong = s->units[unit].settings[UNIT_GUN_AT].given ? gun_at_fault(s, unit)
		: NULL;

	if (wrong != NULL)
		fault(self, unit, -1, "gun-at", wrong);
}

static void check_gun(const struct setup *s, int unit, setup_fault *fault, void *self)
{
	const int32_t gun = setting_of(s, unit, UNIT_GUN);

	if (gun >= 0 && !is_piece(s, gun))
		fault(self, unit, -1, "gun",
		"expected a Gatling or a cannon: a weapon with a crew");
	if (gun < 0 && setting_of(s, unit, UNIT_LIMBERED) != 0)
		fault(self, unit, -1, "limbered", "it has no gun: give it one with `gun`");
	if (s->units[unit].settings[UNIT_FORMATION].given
		&& (gun >= 0 || setting_of(s, unit, UNIT_PEOPLE) != PEOPLE_US))
		fault(self, unit, -1, "formation", "only US infantry has a formation (M-4)");
}

static void check_hiding(const struct setup *s, int unit, setup_fault *fault, void *self)
{
	const struct setup_unit *u = &s->units[unit];
	const bool hides = u->settings[UNIT_HIDES_IN].given;

	if (hides && !u->hidden)
		fault(self, unit, -1, "hides-in", "only a hidden unit hides: say `hidden: yes`");
	if (hides && moro_hides_in(s, unit) < 0)
		fault(self, unit, -1, "hides-in", "expected the id of one of the areas");
	if (setting_of(s, unit, UNIT_BLINDS) > 0 && !hides)
		fault(self, unit, -1, "blinds", "blinds want an area: give it `hides-in`");
}

/* The table of counters has so many for each side. */
static void check_counters(const struct setup *s, setup_fault *fault, void *self)
{
	int n[SIDES_MAX] = { 0 };

	for (int u = 0; u < s->n_units; u++)
		if (s->units[u].hidden)
			n[s->units[u].side] += 1 + setting_of(s, u, UNIT_BLINDS);
	for (int side = 0; side < s->n_sides; side++)
		if (n[side] > COUNTERS_OF_SIDE)
			fault(self, -1, -1, "units",
			"more than 32 hidden units and blinds of a side");
}

static void check_morale(const struct setup *s, int unit, setup_fault *fault, void *self)
{
	if (setting_of(s, unit, UNIT_TROOPS) < 0 && setting_of(s, unit, UNIT_MORALE) < 0)
		fault(self, unit, -1, "troops",
		"no base morale: give it `troops` or `morale` (S-M-30)");
}

void moro_check_setup(const struct setup *s, setup_fault *fault, void *self)
{
	enum { SIDES = 2 };

	if (s->n_sides > SIDES)
		fault(self, -1, -1, "sides", "these rules know two sides (X-134)");
	for (int u = 0; u < s->n_units; u++) {
		check_gun(s, u, fault, self);
		check_gun_at(s, u, fault, self);
		check_hiding(s, u, fault, self);
		check_morale(s, u, fault, self);
	}
	check_counters(s, fault, self);
	if (s->gm[GM_FIRST].given && moro_first(s) < 0)
		fault(self, -1, -1, "first", "expected the id of one of the sides");
}

/* ---- lawful, and mostly a mistake ---- */

static int room_in(const struct setup *s, const struct setup_area *a)
{
	int room = 0;

	for (int i = 0; i < a->n_cells; i++)
		room += ground_pace(table_ground(s->table, a->cells[i]), GAIT_FOOT) != 0;
	return room;
}

static void doubt_hiding(const struct setup *s, int unit, setup_fault *doubt, void *self)
{
	const struct setup_unit *const u = &s->units[unit];
	const int area = moro_hides_in(s, unit);
	const int blinds = setting_of(s, unit, UNIT_BLINDS);
	char text[LINE_MAX_BYTES];
	int room;

	if (area < 0)
		return;
	room = room_in(s, &s->areas[area]);
	if (room < u->count + blinds) {
		snprintf(text, sizeof(text), "expected room for %d figures and %d blinds, found %d "
			"cell%s that can be walked on: name a larger area", u->count, blinds, room,
			room == 1 ? "" : "s");
		doubt(self, unit, -1, "hides-in", text);
	}
	if (u->cell == CELL_NONE || setup_area_has(&s->areas[area], u->cell))
		return;
	snprintf(text, sizeof(text), "expected a cell of the area it hides in, %s, found one outside",
		s->areas[area].name);
	doubt(self, unit, -1, "at", text);
}

static bool fires(const struct setup *s, const struct setup_figure *f)
{
	const struct rule_table *const t = rulebook_table(s->book, "weapons");

	for (int i = 0; i < f->n_arms; i++)
		if (rule_table_at(t, f->arms[i], rule_table_column(t, "short"))->given)
			return true;
	return false;
}

static void doubt_crew(const struct setup *s, int unit, setup_fault *doubt, void *self)
{
	const struct setup_unit *const u = &s->units[unit];
	int firing = 0;

	if (setting_of(s, unit, UNIT_GUN) < 0)
		return;
	for (int f = u->first; f < u->first + u->count; f++)
		firing += !s->figures[f].leader && fires(s, &s->figures[f]);
	if (firing == 0 && u->count > 1)
		doubt(self, unit, -1, "arms", "expected arms that fire for those who serve a gun, "
			"found none: give them a rifle or a pistol");
}

void moro_doubts(const struct setup *s, setup_fault *doubt, void *self)
{
	for (int u = 0; u < s->n_units; u++) {
		doubt_hiding(s, u, doubt, self);
		doubt_crew(s, u, doubt, self);
	}
}

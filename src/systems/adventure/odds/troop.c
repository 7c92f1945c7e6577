/* Troops in the scene: see troop.h. */
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/troop.h"

enum { DEPTH = 10, SPACING = 4 };

const char *const adv_leader_words[] = {
	[LEADER_NONE] = "none", [LEADER_PLAIN] = "plain", [LEADER_INSPIRING] = "inspiring",
	[LEADER_HERO] = "hero", [LEADER_HERO + 1] = NULL
};

bool adv_troop_known(const struct rulebook *book, const struct troop *t, struct reason *why)
{
	if (t->elite && !adv_unit_setting_known(book, UNIT_ELITE, why))
		return false;
	if (t->traits && t->leader != LEADER_HERO)
		return refuse(why, "A-3", "only a hero has traits: leader=hero");
	return adv_odds_traits_known(book, t->traits, why);
}

/* ---- one unit ---- */

static void make_hero(struct setup_figure *f, const struct troop *t)
{
	f->hero = true;
	scene_say_of(f, HERO_LUCK, t->luck > 0 ? t->luck : 1);
	scene_say_of(f, HERO_FIELD_CRAFT, 1);	/* given, so that no die is thrown */
	scene_say_of(f, HERO_TRAITS, t->traits);
	scene_say_of(f, HERO_CHOICE_ARM, t->arm);
	if (t->point > 0)
		scene_say_of(f, HERO_MORALE, t->point);
}

static int add_unit(struct scene *s, int side, const struct troop *t)
{
	const int unit = scene_unit(s, side, t->figures, side, TROOP_ROW);

	s->units[unit].name = side == 0 ? "we" : "they";	/* in what play refuses */
	scene_say(s, unit, UNIT_CLASS, t->class);
	scene_say(s, unit, UNIT_TROOPS, t->troops);
	scene_say(s, unit, UNIT_MORALE, t->point);
	scene_say(s, unit, UNIT_INSPIRING, t->leader == LEADER_INSPIRING);
	scene_say(s, unit, UNIT_ELITE, t->elite);
	if (t->arm >= 0)
		scene_arm(s, unit, t->arm);
	for (int i = 0; i < t->figures; i++)
		scene_figure(s, unit, i)->shield = t->shields;
	scene_figure(s, unit, 0)->leader = t->leader != LEADER_NONE;
	if (t->leader == LEADER_HERO)
		make_hero(scene_figure(s, unit, 0), t);
	return unit;
}

static void put(struct scene *s, int unit, int n, int col, int row)
{
	scene_figure(s, unit, n)->cell = grid_at(&s->setup.table->grid, col, row);
}

int adv_troop_place(struct scene *s, int side, const struct troop *t, int col, int row)
{
	const int unit = add_unit(s, side, t), back = side == 0 ? -1 : 1;

	for (int i = 0; i < t->figures; i++) {
		const int nth = i % DEPTH;

		put(s, unit, i, col + back * (i / DEPTH),
			nth % 2 ? row + (nth + 1) / 2 : row - nth / 2);
	}
	s->units[unit].cell = scene_figure(s, unit, 0)->cell;
	return unit;
}

/* ---- two units in contact ---- */

static bool touches_any(const struct scene *s, int unit, cell_t cell)
{
	for (int i = 0; i < s->units[unit].count; i++)
		if (grid_adjacent(&s->setup.table->grid, cell,
			s->figures[s->units[unit].first + i].cell))
			return true;
	return false;
}

/* Round a row of figures side by side: those before it, those behind it, the two ends. */
static void surround_row(struct scene *s, int many, int few)
{
	static const int rows[] = { TROOP_ROW - 1, TROOP_ROW + 1, TROOP_ROW };
	const int n_few = s->units[few].count, n = s->units[many].count;
	int placed = 0;

	for (int i = 0; i < n_few; i++)
		put(s, few, i, SPACING + i, TROOP_ROW);
	for (int pass = 0; pass < 3; pass++)
		for (int col = SPACING - 1; col <= SPACING + n_few && placed < n; col++) {
			const bool own = pass == 2 && col >= SPACING && col < SPACING + n_few;
			const cell_t c = grid_at(&s->setup.table->grid, col, rows[pass]);

			if (!own && touches_any(s, few, c))
				scene_figure(s, many, placed++)->cell = c;
		}
}

/* Each of the few with his own about him. */
static void surround_each(struct scene *s, int many, int few)
{
	const struct grid *const grid = &s->setup.table->grid;
	const int n_few = s->units[few].count;

	for (int i = 0; i < n_few; i++)
		put(s, few, i, SPACING * (i + 1), TROOP_ROW);
	for (int i = 0; i < s->units[many].count; i++)
		scene_figure(s, many, i)->cell = grid_step(grid,
			scene_figure(s, few, i % n_few)->cell, i / n_few);
}

bool adv_troops_touch(struct scene *s, const struct troop sides[SCENE_SIDES])
{
	const int directions = grid_directions(&s->setup.table->grid);
	const int many = sides[0].figures >= sides[1].figures ? 0 : 1, few = 1 - many;

	if (sides[many].figures > directions * sides[few].figures)
		return refuse(s->why, "C-1",
		"no more than %d find room round %d: expected %s=%d or less",
			directions * sides[few].figures, sides[few].figures,
			many == 0 ? "figures" : "foes", directions * sides[few].figures);
	for (int side = 0; side < SCENE_SIDES; side++)
		add_unit(s, side, &sides[side]);
	if (sides[many].figures <= 2 * sides[few].figures + 4)
		surround_row(s, many, few);
	else
		surround_each(s, many, few);
	for (int side = 0; side < SCENE_SIDES; side++)
		s->units[side].cell = scene_figure(s, side, 0)->cell;
	return true;
}

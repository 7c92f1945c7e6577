/* Heroes: the dice that only they roll (R: PRPs, Cliff-Hanger). */
#include <limits.h>
#include <stdio.h>

#include "systems/adventure/adventure.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/settings.h"

void adv_note_trait(const struct game *g, int figure, enum trait t, struct roller *r)
{
	const struct halves_row *row = &adv_rules_of(g)->trait[t];

	if (adv_has(g, figure, t))
		roller_add_halves(r, row->name, row->rule, 0);
}

void adv_note_craft(const struct game *g, int unit, struct roller *r)
{
	const int hero = adv_hero_with(g, unit);

	adv_note_trait(g, hero, TRAIT_EAGLE_EYE, r);
	adv_note_trait(g, hero, TRAIT_NEAR_SIGHTED, r);
}

void adv_luck_roller(const struct game *g, int figure, const struct adv_luck_try *try,
	struct roller *r)
{
	roller_open(r, try->rule, try->what, g->figures[figure].unit, figure, adv_luck(g, figure));
	if (try->caller < TRAITS)
		adv_note_trait(g, figure, try->caller, r);
	if (try->again)
		adv_note_trait(g, figure, TRAIT_JOSS, r);
}

/* One Luck roll; a trait that calls for it, or TRAITS, is named in it. */
static bool luck_roll(struct game *g, int figure, struct adv_luck_try try)
{
	struct roller r;

	if (adv_luck(g, figure) == 0)
		return false;
	for (int again = 0; again <= adv_has(g, figure, TRAIT_JOSS); again++) {
		try.again = again > 0;
		adv_luck_roller(g, figure, &try, &r);
		if (roller_test(&r, g, adv_rules_of(g)->die, again ? "lucky after all" : "lucky",
				again ? "out of luck twice" : "out of luck"))
			return true;
	}
	return false;
}

bool adv_luck_roll(struct game *g, int figure, const char *rule, const char *what)
{
	return luck_roll(g, figure, (struct adv_luck_try){ rule, what, TRAITS, false });
}

const struct adv_luck_try adv_clumsy_luck = { "S-A-8", "clumsy: keeps hold of the weapon",
	TRAIT_CLUMSY, false };

/* S-A-8: one Luck roll before shooting at chargers and before each melee. */
bool adv_keeps_hold(struct game *g, int figure)
{
	if (luck_roll(g, figure, adv_clumsy_luck))
		return true;
	adv_figure_of(g, figure)->dropped = true;
	game_note(g, g->figures[figure].unit, figure, "drops the weapon");
	return false;
}

void adv_tacticians(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	struct roller r;

	roller_open(&r, "S-A-12", "tactician: moving last", unit, figure,
		adv_rules_of(g)->tactician_most);
	adv_note_trait(g, figure, TRAIT_TACTICIAN, &r);
	roller_audience(&r, 1 << g->units[unit].side);
	if (roller_test(&r, g, adv_rules_of(g)->die, "moves last", "moves with the others"))
		adv_unit_of(g, unit)->late = true;	/* a unit of two: either will do */
}

/* the story, then as a rule one last Luck roll. */
void adv_cliffhanger(struct game *g, int figure, const char *story)
{
	struct event e = event_of(EVENT_STORY);

	e.unit = g->figures[figure].unit;
	e.figure = (int16_t)figure;
	e.word = story;
	game_emit(g, &e);
	game_ask_ruling(g, RULE_MERIT, g->figures[figure].unit, figure);
}

/* ---- as the game begins ---- */

static int rolled_luck(struct game *g, int figure)
{
	const struct adv_rules *rules = adv_rules_of(g);
	struct roller r;
	char text[32];
	int luck;

	roller_open(&r, "A-2", "luck", g->figures[figure].unit, figure, 0);
	roller_audience(&r, 1 << g->units[g->figures[figure].unit].side);
	roller_read(&r, ROLL_TABLE);
	roller_throw(&r, g, TABLE_DIE, 1);
	luck = rules->luck_of[r.dice[0]];
	snprintf(text, sizeof text, "luck %d", luck);
	roller_tell(&r, g, text);
	return luck;
}

/* the chart's modifiers on whatever they are added to. */
static void add_chart(const struct game *g, int figure, struct roller *r)
{
	const struct halves_row *craft = adv_rules_of(g)->craft;
	const enum territory where =
		(enum territory)game_hero_setting(g, figure, HERO_TERRITORY);

	if (where == TERRITORY_FOREIGN)
		adv_add_row(r, &craft[CRAFT_FOREIGN]);
	if (where == TERRITORY_HOME)
		adv_add_row(r, &craft[CRAFT_HOME]);
	if (game_hero_setting(g, figure, HERO_MILITARY) != 0)
		adv_add_row(r, &craft[CRAFT_TRAINED]);
	if (adv_has(g, figure, TRAIT_SIXTH_SENSE))
		adv_add_row(r, &craft[CRAFT_SIXTH_SENSE]);
}

void adv_craft_roller(const struct game *g, int figure, struct roller *r)
{
	roller_open(r, "A-6", "field craft", g->figures[figure].unit, figure, 0);
	roller_read(r, ROLL_TABLE);
	add_chart(g, figure, r);
}

static int capped_craft(const struct game *g, int figure, int craft, int cap)
{
	const int near = adv_rules_of(g)->field_craft_near_sighted;

	if (craft > cap)
		craft = cap;
	return adv_has(g, figure, TRAIT_NEAR_SIGHTED) && craft > near ? near : craft;
}

int adv_craft_thrown(const struct game *g, int figure, const struct roller *r, int die)
{
	return capped_craft(g, figure, die + roller_need(r), adv_rules_of(g)->field_craft_cap);
}

static int rolled_craft(struct game *g, int figure)
{
	struct roller r;
	char text[64];
	int craft;

	adv_craft_roller(g, figure, &r);
	roller_audience(&r, 1 << g->units[g->figures[figure].unit].side);
	roller_throw(&r, g, adv_rules_of(g)->craft_die, 1);
	craft = roller_need(&r) + r.dice[0];
	if (craft > adv_rules_of(g)->field_craft_cap)
		craft = adv_rules_of(g)->field_craft_cap;
	snprintf(text, sizeof text, "field craft %d%s", craft,
		adv_craft_thrown(g, figure, &r, r.dice[0]) < craft ? ", held down by Near Sighted"
		: roller_need(&r) + r.dice[0] > craft ? ", the most there is" : "");
	roller_tell(&r, g, text);
	return adv_craft_thrown(g, figure, &r, r.dice[0]);
}

/* Near Sighted wins over Eagle Eye and whatever was rolled or given. */
static int field_craft_at_start(struct game *g, int figure)
{
	const struct adv_rules *rules = adv_rules_of(g);
	const int given = (int)game_hero_setting(g, figure, HERO_FIELD_CRAFT);

	if (adv_has(g, figure, TRAIT_EAGLE_EYE))
		return capped_craft(g, figure, rules->field_craft_eagle, INT_MAX);
	return given ? capped_craft(g, figure, given, INT_MAX) : rolled_craft(g, figure);
}

void adv_heroes_start(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct adv_figure *a = adv_figure_of(g, f);
		const int luck = (int)game_hero_setting(g, f, HERO_LUCK);

		if (!adv_hero(g, f))
			continue;
		a->luck = (uint8_t)(luck != 0 ? luck : rolled_luck(g, f));
		a->craft = (uint8_t)field_craft_at_start(g, f);
	}
}

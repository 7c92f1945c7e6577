/* Irresistibility: whom a hero can ask, what those asked do, and whom he or she
 * draws along (A-31, X-16, S-A-18).
 *
 *  CH1  Of all that might be asked, an order of the next turn is: to go to a
 *       place or to stay where one is, without shooting either way.  Who is
 *       attacked defends himself.
 *  CH2  A bidden figure takes no part in its unit's move or charge that turn.
 */

#include "systems/adventure/fire/troops.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"

static bool opposite(const struct game *g, int figure, int other)
{
	const enum gender a = adv_gender(g, figure), b = adv_gender(g, other);

	return a != GENDER_UNSAID && b != GENDER_UNSAID && a != b;
}

bool adv_bidden(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->bidden_turn == g->turn;
}

/* ---- asking ---- */

static bool check_asker(const struct game *g, int hero, struct reason *why)
{
	if (!adv_has(g, hero, TRAIT_IRRESISTIBLE))
		return refuse(why, "A-31", "only a hero of Irresistibility asks so");
	return adv_active(g, hero) || refuse(why, "S-A-18", "that hero cannot act");
}

static bool check_asked(const struct game *g, int hero, int figure, struct reason *why)
{
	const struct adv_rules *r = adv_rules_of(g);
	const int unit = g->figures[figure].unit;

	if (!game_on_table(g, figure) || g->figures[figure].life != LIFE_FIT
		|| !game_sees(g, g->units[g->figures[hero].unit].side, unit))
		return refuse(why, "S-A-18", "nobody fit is seen there");
	if (adv_hero(g, figure))
		return refuse(why, "S-A-18", "heroes of players are never asked");
	if (unit == g->figures[hero].unit)
		return refuse(why, "S-A-18", "that figure is of the hero's own unit");
	if (!opposite(g, hero, figure))
		return refuse(why, "A-31", "only the opposite gender finds the hero irresistible");
	if (!table_within(g->table, g->figures[hero].cell, g->figures[figure].cell, r->charm))
		return refuse(why, "X-16", "too far: within %d\"", (int)(r->charm / 10));
	if (adv_figure_of(g, figure)->asked_turn == g->turn)
		return refuse(why, "S-A-18", "it has been asked once in this phase");
	return true;
}

/* Not into its death: no ground that nobody walks on, or that swallows people. */
static bool check_errand(const struct game *g, cell_t to, struct reason *why)
{
	const int kind = g->table->kind[to];

	if (table_ground(g->table, to)->pace == 0 || adv_rules_of(g)->ground_hazard[kind])
		return refuse(why, "S-A-18", "nobody is sent onto %s",
			table_ground(g->table, to)->name);
	return true;
}

bool adv_check_charm(const struct game *g, const struct choice *c, struct reason *why)
{
	const int hero = c->argument[0].value;

	return check_asker(g, hero, why) && check_asked(g, hero, c->argument[1].value, why)
		&& (c->n < 3 || check_errand(g, c->argument[2].value, why));
}

/* Who of a unit asks: one hero a unit is irresistible enough. */
int adv_asker(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (check_asker(g, f, NULL))
			return f;
	return NOBODY;
}

bool adv_charm_roll(struct game *g, int hero, int figure)
{
	const struct halves_row *trait = &adv_rules_of(g)->trait[TRAIT_IRRESISTIBLE];
	struct roller r;

	roller_open(&r, "S-A-18", "irresistible: asking", g->figures[hero].unit, hero,
		trait->halves / 2);
	roller_other(&r, g->figures[figure].unit);
	adv_note_trait(g, hero, TRAIT_IRRESISTIBLE, &r);
	return roller_test(&r, g, adv_rules_of(g)->die, "does as asked", "thinks better of it");
}

void adv_promise(struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	a->bidden_turn = (int16_t)(g->turn + 1);
	game_note(g, g->figures[figure].unit, figure, a->bidden == CELL_NONE
		? "promises to stay there, and not to shoot" : "promises to go where it was asked");
}

void adv_charm(struct game *g, int hero, int figure, cell_t to)
{
	adv_figure_of(g, figure)->asked_turn = g->turn;
	adv_figure_of(g, figure)->bidden = to;
	game_ask_ruling(g, RULE_BIDDING, g->figures[hero].unit, figure);
}

bool adv_charm_anybody(const struct game *v, int hero)
{
	for (int f = 0; f < v->n_figures; f++)
		if (check_asked(v, hero, f, NULL))
			return true;
	return false;
}

int adv_charm_whom(const struct game *v, int hero)
{
	int best = NOBODY;

	if (!check_asker(v, hero, NULL))
		return NOBODY;
	for (int f = 0; f < v->n_figures; f++) {
		const int unit = v->figures[f].unit;

		if (!game_enemies(v, v->figures[hero].unit, unit)
			|| !check_asked(v, hero, f, NULL))
			continue;
		if (best < 0 || v->units[unit].leader == f)
			best = f;
	}
	return best;
}

/* ---- doing as one was asked ---- */

void adv_plan_bidden(struct game *g, struct movers *all)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(g, f);
		uint8_t marks[MARK_CELLS];

		if (!adv_bidden(g, f) || a->bidden == CELL_NONE || !adv_active(g, f)
			|| contact_figure(g, f))
			continue;
		marks_build(&adv_movement, g, g->figures[f].unit, false, marks);
		path_find(g, mover_add(g, all, f, adv_allowance(g, f, MODE_PATROL)), marks,
			a->bidden);
	}
}

/* ---- being drawn (X-16) ---- */

static bool draws(const struct game *g, int figure, int hero)
{
	return adv_has(g, hero, TRAIT_IRRESISTIBLE) && standing_fit(g, hero)
		&& opposite(g, hero, figure) && table_distance(g->table, g->figures[figure].cell,
			g->figures[hero].cell) <= adv_rules_of(g)->allure;
}

int adv_drawn_to(const struct game *g, int figure)
{
	return contact_nearest_figure(g, figure, NOBODY, draws);
}

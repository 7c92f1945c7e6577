/* Fighting, what is asked (PP:50, S-P-29): whom somebody with several enemies in contact
 * strikes at, and whether a unit spares those it could strike.
 *
 *  FT1  Whoever has a choice is asked: in the first round all who could strike, in the
 *       second only those with several enemies.
 *  FT2  Nothing said, everybody strikes at whoever there is.
 */
#include "skirmish/menus/say.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/melee/match.h"

/* Leaving aside that he may have been told to spare them. */
static bool could_strike(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return pp_able(g, figure) && !f->down && !f->lost_blow;
}

/* Enemies whom a unit's foremost could strike at. */
static int most_foes(const struct game *g, int unit)
{
	int16_t foes[MATCH_FOES_MAX];
	int most = 0;

	FOR_MEMBERS(f, g, unit) {
		const int n = could_strike(g, f) ? pp_foes(g, f, foes) : 0;

		if (n > most)
			most = n;
	}
	return most;
}

static bool wants(const struct game *g, int unit)
{
	return pp_own_will(g, unit)
		&& most_foes(g, unit) > (pp_game_of(g)->round <= 1 ? 0 : 1);
}

void pp_ask_fight(struct game *g)
{
	stages_ask(g, ASK_FIGHT, wants);
}

/* ---- answers ---- */

static bool check_unit(const struct game *g, const struct choice *c, int unit,
	struct reason *why)
{
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "P-7", "%s: not yours; name somebody of your own",
			game_unit_name(g, unit));
	if (!pp_own_will(g, unit))
		return refuse(why, "P-10",
			"%s: nobody has told them what to do, they only defend themselves",
			game_unit_name(g, unit));
	return true;
}

static bool check_foe(const struct game *g, int figure, int foe, struct reason *why)
{
	if (!could_strike(g, figure))
		return refuse(why, "S-P-10", "%s cannot strike now: name another",
			say_who(g, figure).text);
	if (!game_enemies(g, g->figures[figure].unit, g->figures[foe].unit))
		return refuse(why, "P-7", "%s is no enemy: name one", say_who(g, foe).text);
	if (!standing_fit(g, foe) || !pp_touching(g, figure, foe))
		return refuse(why, "S-P-29", "%s does not stand beside %s: name one who does",
			say_who(g, foe).text, say_who(g, figure).text);
	return true;
}

bool pp_check_fight(const struct game *g, const struct choice *c, struct reason *why)
{
	const int who = c->argument[0].value;

	if (c->verb == VERB_FIGHT)
		return check_unit(g, c, g->figures[who].unit, why)
			&& check_foe(g, who, c->argument[1].value, why);
	if (!check_unit(g, c, who, why))
		return false;
	return most_foes(g, who) > 0 || refuse(why, "P-7",
		"%s could strike at nobody: there is nobody to spare", game_unit_name(g, who));
}

void pp_apply_fight(struct game *g, const struct choice *c)
{
	const int who = c->argument[0].value;

	if (c->verb == VERB_FIGHT) {
		pp_figure_of(g, who)->foe = (int16_t)c->argument[1].value;
		pp_figure_of(g, who)->spares = false;
		return;
	}
	FOR_MEMBERS(f, g, who)
		pp_figure_of(g, f)->spares = true;
}

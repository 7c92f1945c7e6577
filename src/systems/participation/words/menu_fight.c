/* The menu of fighting: whom each of a unit strikes at, who touches more than one. */
#include "skirmish/commander/choose.h"
#include "systems/participation/judges.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/words/words.h"

enum { FOE_ROWS_MAX = 16 };

static void foe_row(struct menu *m, int figure, int foe)
{
	static const struct pp_row row = { ACT_OF_STRIKING, "Strike", NEED_NOTHING, VERB_FIGHT };
	struct option *o = pp_menu_figure_row(m, &row, figure, menu_of(ARGUMENT_FIGURE, foe));
	struct pp_fight_odds odds;

	menu_whom(o, say_who(m->v, foe).text);
	if (standing_strength(m->v, m->unit) > 1)
		menu_note(o, " by %s", say_who(m->v, figure).text);
	else if (pp_fight_odds(m->v, m->unit, m->v->figures[foe].unit, false, &odds))
		menu_note(o, " %s win, %s lose", pp_percent(odds.wins).text,
			pp_percent(odds.loses).text);
}

/* Whom he could strike at, from a figure on; -1. */
static int next_foe(const struct game *v, const struct decision *d, int figure, int from)
{
	struct choice c;

	for (int foe = from; foe < v->n_figures; foe++) {
		choose(&c, d->seat, VERB_FIGHT);
		choose_with(&c, ARGUMENT_FIGURE, figure);
		choose_with(&c, ARGUMENT_FIGURE, foe);
		if (game_on_table(v, foe) && pp_touching(v, figure, foe) && answers_check(v, &c,
			NULL))
			return foe;
	}
	return NOBODY;
}

bool pp_menu_may_strike(const struct game *v, const struct decision *d, int figure)
{
	return standing_fit(v, figure) && next_foe(v, d, figure, 0) >= 0;
}

void pp_menu_of_fight(struct menu *m)
{
	int n = 0;

	FOR_MEMBERS(f, m->v, m->unit)
		for (int foe = -1; standing_fit(m->v, f) && n < FOE_ROWS_MAX
				&& (foe = next_foe(m->v, m->d, f, foe + 1)) >= 0; n++)
			foe_row(m, f, foe);
	menu_plain_row(m, ACT_OF_HOLDING, "Defend itself", VERB_SPARE)->means =
		"strike at nobody";
}

/* The menu of fighting: whom each of a unit strikes at, who touches more than one. */
#include <stdio.h>

#include "skirmish/commander/choose.h"
#include "systems/participation/judges.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/words/menu.h"
#include "systems/participation/words/menu_fight.h"
#include "systems/participation/words/words.h"

enum { FOE_ROWS_MAX = 16 };

static void foe_row(struct pp_menu_page *g, int figure, int foe)
{
	struct option *o = pp_menu_figure_row(g, "Strike at",
		NEED_NOTHING, VERB_FIGHT, figure);
	struct pp_fight_odds odds;

	if (o == NULL)
		return;
	snprintf(o->line, sizeof o->line, "fight %s %s", pp_words_figure(g->v, figure).text,
		pp_words_figure(g->v, foe).text);
	if (pp_strength(g->v, g->unit) > 1)
		menu_note(o, " %s: %s", pp_words_who(g->v, foe).text,
			pp_words_who(g->v, figure).text);
	else if (pp_fight_odds(g->v, g->unit, g->v->figures[foe].unit, false, &odds))
		menu_note(o, " %s: %s win, %s lose", pp_words_who(g->v, foe).text,
			pp_percent(odds.wins).text, pp_percent(odds.loses).text);
	else
		menu_note(o, " %s", pp_words_who(g->v, foe).text);
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

void pp_menu_of_fight(struct pp_menu_page *g)
{
	int n = 0;

	FOR_MEMBERS(f, g->v, g->unit)
		for (int foe = -1; standing_fit(g->v, f) && n < FOE_ROWS_MAX
				&& (foe = next_foe(g->v, g->d, f, foe + 1)) >= 0; n++)
			foe_row(g, f, foe);
	pp_menu_plain_row(g, 's', "Defend itself, strike at nobody", VERB_SPARE);
}

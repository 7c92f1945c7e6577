/* Fights: who has several enemies about him says at whom he strikes: at one already hurt,
 * at one whom comrades fight too, at a leader; never at the helpless. */

#include "systems/participation/judges.h"
#include "systems/participation/mind/command_fight.h"
#include "systems/participation/mind/mind_tell.h"
#include "systems/participation/mind/minds.h"

enum { HURT = 40, SHARED = 60, LEADS = 30, HERO = 40, BIG = -20 };

static int32_t merit_of(const struct game *v, int figure, int foe)
{
	const int unit = v->figures[figure].unit;
	int16_t beside[BESIDE_MAX];
	const int n = game_beside(v, foe, beside, BESIDE_MAX);
	int32_t merit = 0;

	for (int i = 0; i < n; i++)
		if (beside[i] != figure && standing_fit(v, beside[i])
			&& !game_enemies(v, unit, v->figures[beside[i]].unit))
			merit += SHARED;
	merit += pp_figure_of(v, foe)->injury >= INJURY_LIGHT ? HURT : 0;
	merit += v->setup->figures[foe].hero ? HERO : 0;
	merit += v->units[v->figures[foe].unit].leader == foe ? LEADS : 0;
	return merit + (pp_creature(v, foe) ? BIG : 0);
}

static bool strikes(const struct teller *t, int figure)
{
	int16_t beside[BESIDE_MAX];
	const int n = game_beside(t->v, figure, beside, BESIDE_MAX);
	int32_t most = INT32_MIN;
	int best = NOBODY, foes = 0;

	for (int i = 0; i < n; i++) {
		const int foe = beside[i];

		if (!game_enemies(t->v, t->v->figures[figure].unit, t->v->figures[foe].unit)
			|| !standing_fit(t->v, foe))
			continue;
		foes++;
		if (merit_of(t->v, figure, foe) > most
			&& pp_tell_figure_figure(t, VERB_FIGHT, figure, foe)) {
			most = merit_of(t->v, figure, foe);
			best = foe;
		}
	}
	return foes > 1 && best >= 0 && pp_tell_figure_figure(t, VERB_FIGHT, figure, best);
}

void pp_command_fight(const struct teller *t)
{
	const struct game *v = t->v;

	for (int f = 0; f < v->n_figures; f++)
		if (game_seat_of_unit(v, v->figures[f].unit) == t->seat && standing_fit(v, f)
			&& game_on_table(v, f) && pp_figure_of(v, f)->foe < 0
			&& !pp_figure_of(v, f)->spares && strikes(t, f))
			return;
	pp_tell_done(t);
}

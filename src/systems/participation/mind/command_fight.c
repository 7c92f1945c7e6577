/* Fights: who has several enemies about him says at whom he strikes: at one already hurt,
 * at one whom comrades fight too, at a leader; never at the helpless. */

#include "systems/participation/judges.h"
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

static bool strikes(const struct proposer *p, int figure)
{
	int16_t beside[BESIDE_MAX];
	const int n = game_beside(p->v, figure, beside, BESIDE_MAX);
	struct proposal best = { .most = INT32_MIN };
	int foes = 0;

	for (int i = 0; i < n; i++) {
		const int foe = beside[i];

		if (!game_enemies(p->v, p->v->figures[figure].unit, p->v->figures[foe].unit)
			|| !standing_fit(p->v, foe))
			continue;
		foes++;
		if (merit_of(p->v, figure, foe) > best.most
			&& propose_figure_figure(p, VERB_FIGHT, figure, foe))
			propose_keep(p, &best, merit_of(p->v, figure, foe));
	}
	return foes > 1 && propose_kept(p, &best);
}

bool pp_command_fight(const struct proposer *p)
{
	const struct game *v = p->v;

	for (int f = 0; f < v->n_figures; f++)
		if (game_seat_of_unit(v, v->figures[f].unit) == p->seat && standing_fit(v, f)
			&& game_on_table(v, f) && pp_figure_of(v, f)->foe < 0
			&& !pp_figure_of(v, f)->spares && strikes(p, f))
			return true;
	return false;
}

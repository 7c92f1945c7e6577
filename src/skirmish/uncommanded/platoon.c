/* Platoons that test together (K-8, X-31, X-90): who shares a die, and whose word all do
 * while all words are blue.
 *
 *  PL1  The units that share are those of one side and one name that are formed and that
 *       nobody commands; each near another, and all hanging together.
 *  PL2  An officer is the leader of any unit of that name, near one of theirs who is not
 *       himself; the roster's first counts.
 */
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/uncommanded/action_own.h"

static bool of_platoon(const struct game *g, const struct action_rank *ranks, int unit,
	int other)
{
	return g->units[unit].side == g->units[other].side
		&& strcmp(ranks[unit].platoon, ranks[other].platoon) == 0;
}

/* PL1: from the first on all that are near one who is known to belong. */
static bool hang_together(const struct game *g, const struct action_platoon *p, int32_t near)
{
	uint64_t in = 1;
	int reached = 1;
	bool more = true;

	while (more) {
		more = false;
		for (int i = 0; i < p->n; i++)
			for (int j = 0; j < p->n && (in >> i & 1) == 0; j++)
				if ((in >> j & 1) != 0
						&& standing_apart(g, p->units[i],
							p->units[j]) <= near) {
					in |= UINT64_C(1) << i;
					reached++;
					more = true;
				}
	}
	return reached == p->n;
}

static int nearest_unit(const struct game *g, const struct action_platoon *p, int figure,
	int32_t *nearest)
{
	int unit = p->units[0];

	*nearest = INT32_MAX;
	for (int i = 0; i < p->n; i++) {
		const int32_t d = standing_off(g, figure, p->units[i]);

		if (d < *nearest) {
			*nearest = d;
			unit = p->units[i];
		}
	}
	return unit;
}

/* PL2 */
static bool find_officer(const struct game *g, const struct action_rank *ranks, int32_t near,
	struct action_platoon *p)
{
	for (int u = 0; u < g->n_units; u++) {
		const int leader = g->units[u].leader;
		int32_t distance;
		int nearest;

		if (leader < 0 || !standing_fit(g, leader) || !of_platoon(g, ranks, p->units[0], u))
			continue;
		nearest = nearest_unit(g, p, leader, &distance);
		if (distance > near)
			continue;
		p->officer = (int16_t)leader;
		p->word = (int16_t)(ranks[u].formed ? u : nearest);
		return true;
	}
	return false;
}

bool action_platoon(const struct game *g, const struct action_rules *rules,
	const struct action_rank *ranks, int unit, struct action_platoon *p)
{
	p->n = 0;
	if (!ranks[unit].formed || ranks[unit].platoon[0] == '\0')
		return false;
	for (int u = 0; u < g->n_units; u++)
		if (ranks[u].formed && of_platoon(g, ranks, unit, u) && standing_alive(g, u))
			p->units[p->n++] = (int16_t)u;
	return p->n > 1 && hang_together(g, p, rules->platoon)
		&& find_officer(g, ranks, rules->officer, p);
}

/* ---- what a setup says of them ---- */

static bool has_fellow(const struct setup *s, int unit, int platoon)
{
	const char *name = s->units[unit].settings[platoon].text;

	for (int u = 0; u < s->n_units; u++) {
		const struct setting *given = &s->units[u].settings[platoon];

		if (u != unit && s->units[u].side == s->units[unit].side && given->given
				&& strcmp(given->text, name) == 0)
			return true;
	}
	return false;
}

void action_check_platoons(const struct setup *s, int platoon, int formed,
	setup_fault *fault, void *self)
{
	for (int u = 0; u < s->n_units; u++) {
		const struct setting *given = s->units[u].settings;

		if (given[platoon].given && !has_fellow(s, u, platoon))
			fault(self, u, NOBODY, s->system->unit_settings[platoon].key,
				"expected another unit of its side in the same platoon (K-8), "
				"found none");
		else if (given[platoon].given && given[formed].number == 0)
			fault(self, u, NOBODY, s->system->unit_settings[platoon].key,
				"only formed troops test as a platoon (K-8): expected `formed: yes` "
				"as well");
		else if (!given[platoon].given && given[formed].number != 0)
			fault(self, u, NOBODY, s->system->unit_settings[formed].key,
				"expected the `platoon` with which it tests (K-8), found none");
	}
}

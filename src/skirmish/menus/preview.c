/* Previews: see preview.h. */
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/say.h"
#include "skirmish/skirmish.h"

void preview_choice(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct preview_row *row = &skirmish_of(v)->menus->previews[c->verb];

	memset(p, 0, sizeof *p);
	if (row->put != NULL)
		row->put(v, c, p);
	else if (row->says != NULL)
		say(p, "%s", row->says);
}

void preview_dice(struct preview *p, int sides, int dice, int need)
{
	p->rolls = true;
	p->sides = sides;
	p->dice = dice;
	p->need = need;
}

void preview_stakes(struct preview *p, int32_t hits, int32_t harm, int32_t risk)
{
	p->hits_milli = hits;
	p->harm_milli = harm;
	p->risk_milli = risk;
}

void preview_shooters(struct preview *p, int shooters)
{
	say(p, "%d shooter%s, %d %s: %s hits, %s out of action expected", shooters,
		shooters == 1 ? "" : "s", p->dice, p->dice == 1 ? "die" : "dice",
		say_tenths(p->hits_milli).text, say_tenths(p->harm_milli).text);
}

int preview_idle(const struct game *v, int unit, int target,
	bool (*may)(const struct game *v, int figure, int target, struct reason *why),
	struct preview_idle idle[IDLE_RULES])
{
	int n = 0;

	FOR_MEMBERS(f, v, unit) {
		struct reason why = { "", "" };
		int i = 0;

		if (!standing_fit(v, f) || may(v, f, target, &why))
			continue;
		while (i < n && strcmp(idle[i].why.rule, why.rule) != 0)
			i++;
		if (i == IDLE_RULES)
			continue;
		if (i == n)
			idle[n++] = (struct preview_idle){ why, 0 };
		idle[i].n++;
	}
	return n;
}

int preview_near(const struct game *v, int unit, cell_t cell, int32_t most,
	struct preview_near near[NEAR_TOLD])
{
	int n = 0;

	for (int u = 0; u < v->n_units && n < NEAR_TOLD; u++) {
		const int32_t far = game_enemies(v, unit, u) ? standing_from(v, u, cell)
			: INT32_MAX;

		if (far < INT32_MAX && far <= most)
			near[n++] = (struct preview_near){ u, far };
	}
	return n;
}

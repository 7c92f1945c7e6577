/* Matching (PP:50, X-209): who fights whom, of all who stand in contact.
 *
 * Everybody is in one fight a round; skirmish/body/match.h says in which.  Who lies, may
 * not act, spares his enemies or has lost his blow (S-P-10) is fought and defends himself,
 * no more.
 *
 *  PM1  Whoever has named his foe has no other who could find somebody else.
 */

#include "systems/participation/judges.h"
#include "systems/participation/melee/match.h"

bool pp_strikes(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return pp_able(g, figure) && !f->down && !f->spares && !f->lost_blow;
}

/* In the order of the roster. */
static void put_in(int16_t *figures, int n, int figure)
{
	int at = n;

	for (; at > 0 && figures[at - 1] > figure; at--)
		figures[at] = figures[at - 1];
	figures[at] = (int16_t)figure;
}

int pp_foes(const struct game *g, int figure, int16_t foes[MATCH_FOES_MAX])
{
	int16_t beside[BESIDE_MAX];
	int n = 0, all;

	if (!standing_fit(g, figure) || !game_on_table(g, figure))
		return 0;
	all = game_beside(g, figure, beside, BESIDE_MAX);
	for (int i = 0; i < all && n < MATCH_FOES_MAX; i++)
		if (game_enemies(g, g->figures[figure].unit, g->figures[beside[i]].unit)
			&& standing_fit(g, beside[i]) && pp_touching(g, figure, beside[i]))
			put_in(foes, n++, beside[i]);
	return n;
}

/* ---- whom somebody has named ---- */

static bool touches(const struct contacts *c, int figure, int foe)
{
	for (int i = 0; i < c->n_foes[figure]; i++)
		if (c->foes[figure][i] == foe)
			return true;
	return false;
}

static void drop(struct contacts *c, int figure, int foe)
{
	int n = 0;

	for (int i = 0; i < c->n_foes[figure]; i++)
		if (c->foes[figure][i] != foe)
			c->foes[figure][n++] = c->foes[figure][i];
	c->n_foes[figure] = (uint8_t)n;
}

/* PM1.  Who has named him keeps him. */
static void keep_to(const struct game *g, struct contacts *c, int figure, int foe)
{
	for (int i = c->n_foes[figure] - 1; i >= 0; i--) {
		const int other = c->foes[figure][i];

		if (other == foe || c->n_foes[other] < 2
				|| pp_figure_of(g, other)->foe == figure)
			continue;
		drop(c, figure, other);
		drop(c, other, figure);
	}
}

void pp_contacts(const struct game *g, struct contacts *c)
{
	int16_t foes[MATCH_FOES_MAX];

	match_contacts_begin(c, g->n_figures);
	for (int f = 0; f < g->n_figures; f++)
		c->able[f] = pp_strikes(g, f);
	for (int f = 0; f < g->n_figures; f++) {
		const int n = pp_foes(g, f, foes);

		for (int i = 0; i < n; i++)
			match_contacts_add(c, f, foes[i]);
	}
	for (int f = 0; f < g->n_figures; f++) {
		const int foe = pp_figure_of(g, f)->foe;

		if (c->able[f] && foe >= 0 && touches(c, f, foe))
			keep_to(g, c, f, foe);
	}
}

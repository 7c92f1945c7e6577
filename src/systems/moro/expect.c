/* Expectations: what fire may be expected to do, for previews and minds.
 *
 * The aims, dice and numbers are the volley's, every face of a die counted once.  As one
 * hit kills one figure and there are only so many, the chances of each number of hits
 * are worked out die by die, in parts of a million millions.
 */
#include "systems/moro/volley.h"

enum { MILLI = 1000 };
static const int64_t certain = INT64_C(1000000000000);

/* Faces of a die read from 0 that show the number or more. */
static int faces_from(const struct game *g, int need)
{
	const int sides = moro_rules_of(g)->die;

	return need <= 0 ? sides : need >= sides ? 0 : sides - need;
}

static int hitting_faces(const struct game *g, const struct moro_aim *a, int unit, int target,
	bool still)
{
	struct roller r;

	volley_roller(g, a, unit, target, still, &r);
	return faces_from(g, roller_need(&r));
}

/* One more die: chance[k] is that of k hits, of so many at the most. */
static void add_die(int64_t *chance, int most, int faces, int sides)
{
	for (int k = most; k > 0; k--) {
		const int64_t stays = k == most ? chance[k] : chance[k] * (sides - faces) / sides;

		chance[k] = stays + chance[k - 1] * faces / sides;
	}
	chance[0] = chance[0] * (sides - faces) / sides;
}

static int32_t expected_kills(const struct game *g, const struct volley_party *p, int unit,
	int target, bool still)
{
	struct volley_marks m;
	int64_t chance[FIGURES_MAX + 1] = { certain };
	int64_t sum = 0;
	int most;

	volley_marks(g, p, unit, target, &m);
	most = m.n_crew + m.n_rest;
	for (int i = 0; most > 0 && i < p->n; i++) {
		const int faces = hitting_faces(g, &p->aims[i], unit, target, still);

		for (int die = 0; die < p->aims[i].dice; die++)
			add_die(chance, most, faces, moro_rules_of(g)->die);
	}
	for (int k = 1; k <= most; k++)
		sum += k * chance[k];
	return (int32_t)((sum * MILLI + certain / 2) / certain);
}

static void expect_shell(const struct game *g, const struct moro_aim *a, int unit, int faces,
	struct moro_fire_odds *odds)
{
	const struct moro_rules *rules = moro_rules_of(g);
	const int32_t each = (int32_t)(MILLI * faces * faces_from(g, rules->blast_need)
		/ (rules->die * rules->die));
	int16_t marks[FIGURES_MAX];
	const int n = volley_burst_marks(g, g->figures[a->nearest].cell, marks);

	for (int i = 0; i < n; i++) {
		if (moro_enemies(g, unit, g->figures[marks[i]].unit))
			odds->harm += each;
		else
			odds->own += each;
	}
}

bool moro_fire_odds(const struct game *v, int unit, int target, int mark, bool still,
	struct moro_fire_odds *odds)
{
	struct volley_party p;

	*odds = (struct moro_fire_odds){ 0 };
	if (!volley_party(v, unit, target, mark, &p, NULL))
		return false;
	odds->dice = volley_dice(&p);
	if (p.gun && moro_rules_of(v)->weapons[p.aims[0].weapon].piece == PIECE_CANNON)
		expect_shell(v, &p.aims[0], unit, hitting_faces(v, &p.aims[0], unit, target, still),
			odds);
	else
		odds->harm = expected_kills(v, &p, unit, target, still);
	return true;
}

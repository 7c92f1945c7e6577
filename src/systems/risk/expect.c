/* Expectations: what fire may be expected to do, for previews and minds.
 *
 * The sums are those of the volley: the same aims, the same dice, the same tables, every
 * face of a die counted once.  All is in thousandths.
 */
#include "systems/risk/fire.h"

enum { MILLI = 1000 };

/* Of a D8, the faces that hit. */
static int32_t chance_to_hit(const struct game *g, const struct risk_aim *a)
{
	const int sides = risk_rules_of(g)->hit_die;
	const int faces = sides + 1 - fire_need(g, a);

	return MILLI * (faces < 0 ? 0 : faces > sides ? sides : faces) / sides;
}

static int shooters_modifier(const struct game *g, int figure)
{
	const struct modifier_row *harm = risk_rules_of(g)->harm;

	return (risk_hero(g, figure) ? harm[SHOOTER_HERO].value : 0)
		+ (risk_raw(g, figure) ? harm[SHOOTER_RAW].value : 0);
}

/* What a hit takes off a figure's life: all for a kill, for a wound its share. */
static int32_t harm_of_hit(const struct game *g, const struct risk_aim *a)
{
	const struct risk_rules *r = risk_rules_of(g);
	const int row = r->weapons[a->weapon].damage, modifier = shooters_modifier(g, a->figure);
	const int32_t wound = MILLI / r->wounds_kill;
	int32_t sum = 0;

	for (int die = 1; die <= r->damage_die; die++) {
		const int column = die + modifier;
		const int fate = r->damage[row].fate[column < 1 ? 1
			: column > DAMAGE_DIE ? DAMAGE_DIE : column];

		sum += fate == FATE_KILL ? MILLI : fate == FATE_WOUND ? wound : 0;
	}
	return sum / r->damage_die;
}

static void add_die(const struct game *g, const struct risk_aim *a, struct fire_expected *p)
{
	const int32_t hits = chance_to_hit(g, a);

	p->dice++;
	p->hits += hits;
	p->harm += hits * harm_of_hit(g, a) / MILLI;
}

/* What most of the dice need; of equals the least. */
static int usual_need(const struct game *g, const struct risk_aim *aims, const bool *throws,
	int n)
{
	int need = 0, most = 0;

	for (int i = 0; i < n; i++) {
		const int mine = throws[i] ? fire_need(g, &aims[i]) : 0;
		int dice = 0;

		for (int k = 0; throws[i] && k < n; k++)
			dice += throws[k] && fire_need(g, &aims[k]) == mine;
		if (dice > most || (dice > 0 && dice == most && mine < need)) {
			need = mine;
			most = dice;
		}
	}
	return need;
}

struct fire_expected fire_expected(const struct game *g, int unit, int target, int wanted)
{
	struct fire_expected p = { 0 };
	struct risk_aim aims[FIGURES_MAX];
	bool throws[FIGURES_MAX];

	FOR_MEMBERS(f, g, unit)
		if ((wanted == 0 || p.shooters < wanted)
			&& risk_aim(g, f, target, NOBODY, &aims[p.shooters], NULL))
			p.shooters++;
	if (p.shooters == 0)
		return p;
	fire_throwers(g, aims, p.shooters, throws);
	for (int i = 0; i < p.shooters; i++)
		if (throws[i])
			add_die(g, &aims[i], &p);
	p.need = usual_need(g, aims, throws, p.shooters);
	return p;
}

struct fire_expected fire_expected_of(const struct game *g, int figure, int target, int mark)
{
	struct fire_expected p = { 0 };
	struct risk_aim a;

	if (!risk_aim(g, figure, target, mark, &a, NULL))
		return p;
	p.shooters = 1;
	p.need = fire_need(g, &a);
	add_die(g, &a, &p);
	return p;
}

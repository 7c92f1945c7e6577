/* Expectations: what fire may be expected to do, for previews and minds.
 *
 * The sums are those of the volley: the same aims, the same dice, the same tables, every
 * face of a die counted once.  All is in thousandths.
 */
#include <string.h>

#include "cliffhanger/odds.h"
#include "skirmish/odds/allot.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/volley.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/odds/expect.h"

enum { MILLI = 1000 };

static chance_t hit_chance(const struct game *g, const struct risk_aim *a)
{
	struct roller r;

	risk_aim_roller(g, a, g->figures[a->nearest].unit, &r);
	return odds_of_die(&r, risk_rules_of(g)->hit_die);
}

static int32_t chance_to_hit(const struct game *g, const struct risk_aim *a)
{
	return (int32_t)(hit_chance(g, a) / (CERTAIN / MILLI));	/* rounded down */
}

/* In how many of the faces of the damage die each fate comes of a hit. */
static void count_fates(const struct game *g, const struct risk_aim *a, int faces[FATES])
{
	const struct risk_rules *r = risk_rules_of(g);
	struct roller roller;

	memset(faces, 0, FATES * sizeof *faces);
	risk_fire_damage_roller(g, a, &roller);
	for (int die = 1; die <= r->damage_die; die++)
		faces[risk_fire_fate(r, r->weapons[a->weapon].damage,
				die + roller_need(&roller))]++;
}

/* What a hit takes off a figure's life: all for a kill, for a wound its share. */
static int32_t harm_of_hit(const struct game *g, const struct risk_aim *a)
{
	const struct risk_rules *r = risk_rules_of(g);
	int faces[FATES];

	count_fates(g, a, faces);
	return (MILLI * faces[FATE_KILL] + MILLI / r->wounds_kill * faces[FATE_WOUND])
		/ r->damage_die;
}

static void add_die(const struct game *g, const struct risk_aim *a, struct fire_expected *p)
{
	const int32_t hits = chance_to_hit(g, a);

	p->dice++;
	p->hits += hits;
	p->harm += hits * harm_of_hit(g, a) / MILLI;
}

/* What so many aims at one target come to, but for what they need; who throws. */
static struct fire_expected expected_of(const struct game *g, const struct risk_aim *aims, int n,
	bool *throws)
{
	struct fire_expected p = { .shooters = n };

	risk_fire_throwers(g, aims, n, throws);
	for (int i = 0; i < n; i++)
		if (throws[i])
			add_die(g, &aims[i], &p);
	return p;
}

static int32_t harm_of(const struct game *g, const struct risk_aim *aims, int n)
{
	bool throws[FIGURES_MAX];

	return expected_of(g, aims, n, throws).harm;
}

int32_t risk_fire_harm(const struct game *g, uint64_t stamp, int unit, int target)
{
	struct risk_aim aims[FIGURES_MAX];
	const int n = risk_aims_as(g, stamp, unit, target, aims);
	struct risk_aims *const kept = stamp > 0 ? risk_aims_place(g, unit, target) : NULL;

	if (kept == NULL)
		return harm_of(g, aims, n);
	if (kept->harm == AIMS_UNASKED)
		kept->harm = harm_of(g, aims, n);
	return kept->harm;
}

/* What most of the dice need; of equals the least. */
static int usual_need(const struct game *g, const struct risk_aim *aims, const bool *throws,
	int n)
{
	int need = 0, most = 0;

	for (int i = 0; i < n; i++) {
		const int mine = throws[i] ? risk_fire_need(g, &aims[i]) : 0;
		int dice = 0;

		for (int k = 0; throws[i] && k < n; k++)
			dice += throws[k] && risk_fire_need(g, &aims[k]) == mine;
		if (dice > most || (dice > 0 && dice == most && mine < need)) {
			need = mine;
			most = dice;
		}
	}
	return need;
}

struct fire_expected risk_fire_expected(const struct game *g, int unit, int target, int wanted)
{
	struct risk_aim aims[FIGURES_MAX];
	bool throws[FIGURES_MAX];
	const int n = risk_aims(g, unit, target, wanted == 0 ? FIGURES_MAX : wanted, aims);
	struct fire_expected p = expected_of(g, aims, n, throws);

	p.need = usual_need(g, aims, throws, n);
	return p;
}

struct fire_expected risk_fire_expected_of(const struct game *g, int figure, int target, int mark)
{
	struct fire_expected p = { 0 };
	struct risk_aim a;

	if (!risk_aim(g, figure, target, mark, &a, NULL))
		return p;
	p.shooters = 1;
	p.need = risk_fire_need(g, &a);
	add_die(g, &a, &p);
	return p;
}

/* ---- all that may come of it ---- */

/* Classes are wounds; the last is death, which a second wound or a kill brings. */
static void fill_table(const struct game *g, const struct risk_aim *a, int classes,
	allot_table table)
{
	const int sides = risk_rules_of(g)->damage_die;
	int faces[FATES];

	memset(table, 0, sizeof(allot_table));
	count_fates(g, a, faces);
	for (int from = 0; from < classes; from++) {
		const int hurt = from + 1 < classes ? from + 1 : from;

		table[from][from] += chance_of(faces[FATE_GRAZE], sides);
		table[from][hurt] += chance_of(faces[FATE_WOUND], sides);
		table[from][classes - 1] += chance_of(faces[FATE_KILL], sides);
	}
}

static void add_shooter(const struct game *g, const struct risk_aim *a, int classes,
	struct allot *allot, struct tally *hits)
{
	const chance_t p = hit_chance(g, a);
	allot_table table;
	struct tally one;

	tally_clear(&one);
	tally_die(&one, p);
	tally_die(hits, p);
	fill_table(g, a, classes, table);
	allot_hits(allot, &one, table);
}

bool risk_fire_chances(const struct game *g, const struct risk_aim *aims, const bool *throws, int n,
	struct fire_marks marks, struct fire_chances *chances)
{
	const int classes = risk_rules_of(g)->wounds_kill + 1;
	struct allot *const allot = classes <= ALLOT_CLASSES
		? allot_new(marks.figures, classes) : NULL;

	if (!allot)
		return false;
	tally_clear(&chances->hits);
	allot_begin(allot, 1, marks.wounded);
	for (int i = 0; i < n; i++)
		if (throws[i])
			add_shooter(g, &aims[i], classes, allot, &chances->hits);
	allot_count(allot, classes - 1, &chances->killed);
	/* … all classes but the unhurt and the dead */
	allot_count_some(allot, (1u << (classes - 1)) - 2, &chances->wounded);
	allot_free(allot);
	return true;
}

/* Morale: the point, the test, and the Morale phase.
 *
 *  MO1  adv_morale_roller() alone works out the point; previews show it.
 *  MO2  In the Morale phase all units test before any of them suffers for it,
 *       so that nobody's rout is another's excuse.
 */

#include "skirmish/commander/way.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

/* ---- the point ---- */

static void add_times(struct roller *r, const struct halves_row *row, int times)
{
	if (times > 0)
		roller_add_halves(r, row->name, row->rule, times * row->halves);
}

/* Y-2: who takes the test with his unit is present at it, wherever the others were
 * thrown.  To rally he must be there (S-A-105); who is held in a melee of his own is not. */
static bool takes_part(const struct game *g, int figure, enum morale_cause cause)
{
	return cause != CAUSE_RALLY && game_on_table(g, figure)
		&& g->figures[figure].life == LIFE_FIT && !adv_figure_of(g, figure)->alone
		&& (cause == CAUSE_MELEE || !contact_figure(g, figure));
}

/* The leader at a test, else by where he stands (S-A-95). */
static int leader_at(const struct game *g, int unit, enum morale_cause cause)
{
	const int leader = g->units[unit].leader;

	return leader >= 0 && g->figures[leader].unit == unit && takes_part(g, leader, cause)
		? leader : adv_leader(g, unit);
}

/* a hero's Inspired Leadership, or another leader whom the scenario calls
 * inspiring; never both. */
static void add_inspiration(const struct game *g, int unit, int leader, struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);

	if (adv_has(g, leader, TRAIT_INSPIRED))
		add_times(r, &rules->trait[TRAIT_INSPIRED], 1);
	else if (leader >= 0 && !adv_hero(g, leader)
		&& game_unit_setting(g, unit, UNIT_INSPIRING) != 0)
		add_times(r, &rules->morale[MORALE_INSPIRED], 1);
}

/* S-A-17: Abrasive while he is fit, even when absent, Arrogant when he himself rallies natives. */
static void add_dislike(const struct game *g, int unit, enum morale_cause cause,
	struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);
	const int leader = g->units[unit].leader;

	if (adv_has(g, leader, TRAIT_ABRASIVE) && g->figures[leader].life == LIFE_FIT)
		add_times(r, &rules->trait[TRAIT_ABRASIVE], 1);
	if (cause == CAUSE_RALLY && !adv_western(g, unit)
		&& adv_has(g, adv_rallier(g, unit), TRAIT_ARROGANT))
		add_times(r, &rules->trait[TRAIT_ARROGANT], 1);
}

void adv_morale_roller(const struct game *g, int unit, enum morale_cause cause, struct roller *r)
{
	static const struct { const char *rule, *what; } causes[] = {
		[CAUSE_CHARGED] = { "A-15", "morale: being charged" },
		[CAUSE_FIRE] = { "A-19", "morale: under fire" },
		[CAUSE_COMPLETION] = { "A-16", "morale: charging under fire" },
		[CAUSE_MELEE] = { "A-19", "morale: after hand to hand" },
		[CAUSE_RALLY] = { "A-22", "rally" },
	};
	const struct halves_row *rows = adv_rules_of(g)->morale;
	const int leader = leader_at(g, unit, cause);
	int lost = 0, shaken = 0;

	FOR_MEMBERS(f, g, unit) {
		const struct adv_figure *a = adv_figure_of(g, f);

		lost += a->lost;
		shaken += a->shaken && !a->lost;	/* S-A-94: once, as the worse */
	}
	roller_open(r, causes[cause].rule, causes[cause].what, unit, NOBODY,
		adv_morale_base(g, unit));
	add_times(r, &rows[MORALE_CHARGED], cause == CAUSE_CHARGED);
	add_times(r, &rows[MORALE_LEADERLESS], leader < 0
		&& (cause != CAUSE_RALLY || adv_rallier(g, unit) < 0));
	add_times(r, &rows[MORALE_LOST], lost);
	add_times(r, &rows[MORALE_SUPPRESSED], shaken);
	add_times(r, &rows[MORALE_ELITE], game_unit_setting(g, unit, UNIT_ELITE) != 0);
	add_inspiration(g, unit, leader, r);
	add_dislike(g, unit, cause, r);
}

/* ---- the test ---- */

const char *adv_morale_word(enum morale_cause cause, bool passed)
{
	static const char *const words[][2] = {
		[CAUSE_CHARGED] = { "breaks", "stands" },
		[CAUSE_FIRE] = { "fails", "holds" },
		[CAUSE_COMPLETION] = { "fails, the charge is off", "presses on" },
		[CAUSE_MELEE] = { "fails", "holds" },
		[CAUSE_RALLY] = { "goes on", "rallies" },
	};

	return words[cause][passed];
}

void adv_morale_thrown(struct game *g, int unit, enum morale_cause cause, bool passed)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (cause == CAUSE_COMPLETION)
		u->completion_tested = true;
	if (passed && cause != CAUSE_RALLY && u->ladder != LADDER_NONE
		&& adv_unit_suppressed(g, unit))
		adv_suppress_unit(g, unit, adv_suppressed_through(g));
}

/* S-A-92 needs no branch: a D10 never beats a point of ten, and always one
 * below one.  S-A-96: whoever is suppressed under fire and has to test again
 * begins to count anew. */
bool adv_morale_test(struct game *g, int unit, enum morale_cause cause)
{
	struct roller r;
	bool passed;

	adv_morale_roller(g, unit, cause, &r);
	passed = roller_test(&r, g, adv_rules_of(g)->die, adv_morale_word(cause, true),
		adv_morale_word(cause, false));
	adv_morale_thrown(g, unit, cause, passed);
	return passed;
}

/* ---- the phase ---- */

static enum verdict verdict_of(struct game *g, int unit, enum morale_cause cause)
{
	return adv_morale_test(g, unit, cause) ? VERDICT_PASSED : VERDICT_FAILED;
}

/* S-A-100, S-A-118: hand to hand goes first, and only the charge that
 * was tested in the Shooting phase has had its test for fire. */
static enum verdict judge(struct game *g, int unit)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	if (!adv_unit_alive(g, unit) || adv_vehicle(g, unit))
		return VERDICT_NONE;
	if (u->fought)
		return verdict_of(g, unit, CAUSE_MELEE);
	if (u->shot_at && !u->completion_tested && !u->routing)
		return verdict_of(g, unit, CAUSE_FIRE);
	return VERDICT_NONE;
}

static bool has_fought(const struct game *g, int unit, int other)
{
	return (adv_unit_of(g, unit)->foes >> other & 1) != 0;
}

static bool fought_and_left(const struct game *g, int unit, int other)
{
	return has_fought(g, unit, other) && adv_unit_alive(g, other);
}

static bool fought_and_runs(const struct game *g, int unit, int other)
{
	return fought_and_left(g, unit, other) && adv_unit_of(g, other)->routing;
}

/* S-A-89, S-A-101: losers that fail rout; routers test as losers whatever they did, and turn
 * at bay if they hold. */
static void suffer(struct game *g, int unit, enum verdict v)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (!u->fought) {
		if (v == VERDICT_FAILED)
			adv_fail_under_fire(g, unit, u->shot_by);
		return;
	}
	u->won = !u->routing && u->hits_given > u->hits_taken;
	if (u->won)
		return;
	if (v == VERDICT_FAILED)
		adv_rout(g, unit, contact_nearest(g, unit, fought_and_left));
	else if (v == VERDICT_PASSED && u->routing)
		adv_turn_at_bay(g, unit);
}

/* Winners: pursue who failed, are asked who held; a suppressed unit
 * stays where it is (A4). */
static void gain(struct game *g, int unit, enum verdict v)
{
	struct adv_unit *u = adv_unit_of(g, unit);
	const int beaten = u->fought && u->won && v != VERDICT_NONE
		? contact_nearest(g, unit, fought_and_runs) : NOBODY;

	if (beaten < 0 || u->routing || adv_unit_suppressed(g, unit))
		return;
	u->target = (int16_t)beaten;
	if (v == VERDICT_FAILED) {
		adv_begin_pursuit(g, unit);
	} else {
		u->pursuing = false;
		u->may_pursue = true;
	}
}

static bool foes_hold(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (has_fought(g, unit, u) && adv_unit_alive(g, u) && !adv_unit_of(g, u)->routing)
			return true;
	return false;
}

/* R:299: those who need no rest may charge again only if all they fought ran or
 * fell. */
static void reorganise(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		struct adv_unit *a = adv_unit_of(g, u);

		if (a->fought && a->reorganise == 0 && foes_hold(g, u))
			a->reorganise = 1;
	}
}

void adv_alone_roller(const struct game *g, int figure, struct roller *r)
{
	roller_open(r, "S-A-14", "morale: alone under fire", g->figures[figure].unit, figure,
		adv_hero_morale(g, figure));
	adv_note_trait(g, figure, TRAIT_BRAVE, r);
}

/* S-A-14: a unit of one: failing under fire suppresses him, and that is all. */
static void test_the_brave(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct roller r;

		if (!adv_figure_of(g, f)->alone || !adv_active(g, f)
			|| !adv_unit_of(g, g->figures[f].unit)->shot_at)
			continue;
		adv_alone_roller(g, f, &r);
		if (!roller_test(&r, g, adv_rules_of(g)->die, "holds", "fails"))
			adv_suppress_figure(g, f, adv_suppressed_through(g));
	}
}

void adv_morale_settle(struct game *g, const enum verdict verdicts[UNITS_MAX])
{
	for (int u = 0; u < g->n_units; u++)
		suffer(g, u, verdicts[u]);
	for (int u = 0; u < g->n_units; u++)
		gain(g, u, verdicts[u]);
}

void adv_morale_phase(struct game *g)
{
	enum verdict verdicts[UNITS_MAX];

	test_the_brave(g);
	for (int u = 0; u < g->n_units; u++)
		verdicts[u] = judge(g, u);
	adv_morale_settle(g, verdicts);
	reorganise(g);
	adv_end_pursuits(g);
	adv_end_standing_alone(g);
}

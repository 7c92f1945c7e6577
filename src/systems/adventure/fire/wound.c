/* Wounds: what a hit does, and what all hits of a phase have done to each.
 *
 *  WO1  A hit throws its wound die at once and keeps the worst as the figure's
 *       fate (S-A-5, S-A-6); nobody falls before adv_fates().
 *  WO2  Of fates the dead and wounded come first, then the forced back, so that
 *       nobody is hemmed in by a man who has just died.
 *  WO3  Luck meets the result rolled, not what it leads to (S-A-4); who lay wounded
 *       stays so by it (Y-10); Ox comes after Luck (S-A-2).
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/body/tell.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/damage.h"

/* ---- one hit ---- */

static const char *fate_word(enum fate fate, bool melee)
{
	static const char *const words[FATES] = {
		[FATE_NONE] = "no effect", [FATE_SUPPRESSED] = "suppressed",
		[FATE_WOUNDED] = "wounded", [FATE_KILLED] = "killed",
	};

	return fate == FATE_SUPPRESSED && melee ? "forced back" : words[fate];
}

/* S-A-87: whoever is not suppressed uses his shield. */
static bool uses_shield(const struct game *g, int figure)
{
	return g->setup->figures[figure].shield && adv_active(g, figure);
}

enum fate adv_fate_by(const struct adv_rules *rules, int total)
{
	return (enum fate)rules->fate_of[total < 0 ? 0 : total > TABLE_DIE + 1 ? TABLE_DIE + 1
		: total];
}

/* Throws a wound die and keeps the worst as the figure's fate (WO1). */
static void throw_wound(struct game *g, int figure, struct roller *r, bool melee)
{
	const struct adv_rules *rules = adv_rules_of(g);
	struct adv_figure *a = adv_figure_of(g, figure);
	enum fate fate;

	adv_note_trait(g, figure, TRAIT_OX, r);
	roller_throw(r, g, rules->die, 1);
	fate = adv_fate_by(rules, r->dice[0] + roller_need(r));
	roller_tell(r, g, fate_word(fate, melee));
	if (fate > a->fate)
		a->fate = (uint8_t)fate;
}

void adv_wound_die(struct game *g, int figure, const char *rule, const char *what)
{
	struct roller r;

	roller_open(&r, rule, what, g->figures[figure].unit, figure, 0);
	roller_read(&r, ROLL_TABLE);
	throw_wound(g, figure, &r, false);
}

void adv_wound_roller(const struct game *g, int figure, int by_unit, const struct weapon *w,
	bool melee, struct roller *r)
{
	const struct adv_rules *rules = adv_rules_of(g);

	roller_open(r, "A-11", "wound", g->figures[figure].unit, figure, 0);
	roller_other(r, by_unit);
	roller_read(r, ROLL_TABLE);
	if (!melee && w->wound != 0)
		roller_add(r, w->wound_name, w->wound_rule, w->wound);
	if (melee)
		adv_add_row(r, &rules->wound[WOUND_MELEE]);
	if (melee && uses_shield(g, figure))
		adv_add_row(r, &rules->wound[WOUND_SHIELD]);
	if (adv_figure_of(g, figure)->submerged)	/* S-A-79 */
		adv_add_row(r, &rules->wound[WOUND_SUBMERGED]);
}

void adv_hit(struct game *g, int figure, int by_unit, const struct weapon *w, bool melee)
{
	struct roller r;

	tell_hit(g, figure, by_unit, w->name);
	if (game_vehicle(g, figure)) {
		adv_vehicle_hit(g, figure, by_unit, w);
		return;
	}
	adv_wound_roller(g, figure, by_unit, w, melee, &r);
	throw_wound(g, figure, &r, melee);
}

/* ---- what it comes to ---- */

const struct adv_luck_try adv_wound_luck = { "A-12", "luck: the wound", TRAITS, false };

/* one step lower for the lucky.  Nothing to gain for one who lies wounded,
 * or is a captive, and was only suppressed. */
bool adv_luck_helps(const struct game *g, int figure, enum fate fate)
{
	return fate > (g->figures[figure].life == LIFE_FIT ? FATE_NONE : FATE_SUPPRESSED);
}

enum fate adv_fate_eased(const struct game *g, int figure, enum fate fate)
{
	const enum life life = (enum life)g->figures[figure].life;
	const bool lay_wounded = life == LIFE_WOUNDED
		|| (life == LIFE_CAPTIVE && adv_figure_of(g, figure)->wounds > 0);

	return lay_wounded ? FATE_NONE : fate - 1;
}

static void try_luck(struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	if (adv_luck_helps(g, figure, (enum fate)a->fate)
		&& adv_luck_roll(g, figure, adv_wound_luck.rule, adv_wound_luck.what))
		a->fate = (uint8_t)adv_fate_eased(g, figure, (enum fate)a->fate);
}

bool adv_grace_left(const struct game *g, int figure)
{
	return !adv_figure_of(g, figure)->grace_used && adv_has(g, figure, TRAIT_OX);
}

/* S-A-2, S-A-3: what stays "killed" is a wound the first time. */
static void try_grace(struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	if (a->fate != FATE_KILLED || !adv_grace_left(g, figure))
		return;
	a->grace_used = true;
	a->fate = FATE_WOUNDED;
	game_note(g, g->figures[figure].unit, figure,
		"is strong like an ox: the first killing blow only wounds");
}

void adv_count_loss(const struct game *g, int figure)
{
	if (!g->acting || adv_game_of(g)->walk.stage >= STAGE_CHARGE_TESTS)
		adv_figure_of(g, figure)->lost = true;
}

static void fall(struct game *g, int figure, enum life life, const char *word)
{
	const int unit = g->figures[figure].unit;

	adv_count_loss(g, figure);
	game_life(g, figure, life, word);
	if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
}

void adv_die(struct game *g, int figure)
{
	adv_figure_of(g, figure)->fell = game_whereabouts(g, figure);
	fall(g, figure, LIFE_DEAD, "killed");
}

/* S-A-3, S-A-4: two wounds kill, three an Ox. */
bool adv_wound_kills(const struct game *g, int figure)
{
	const struct adv_rules *const rules = adv_rules_of(g);

	return adv_figure_of(g, figure)->wounds + 1 >= (adv_has(g, figure, TRAIT_OX)
		? rules->trait[TRAIT_OX].halves / 2 : rules->wounds_kill);
}

void adv_wound(struct game *g, int figure)
{
	const bool kills = adv_wound_kills(g, figure);

	adv_figure_of(g, figure)->wounds++;
	if (kills)
		adv_die(g, figure);
	else
		fall(g, figure, LIFE_WOUNDED, "wounded");
}

static void fall_of(struct game *g, int figure)
{
	switch ((enum fate)adv_figure_of(g, figure)->fate) {
	case FATE_WOUNDED:
		adv_wound(g, figure);
		break;
	case FATE_KILLED:
		adv_die(g, figure);
		break;
	default:
		break;
	}
}

/* R:350: one who lies wounded is no worse for being suppressed. */
static void shake(struct game *g, int figure, bool melee)
{
	if (g->figures[figure].life != LIFE_FIT)
		return;
	adv_figure_of(g, figure)->shaken = true;
	if (melee)
		adv_forced_back(g, figure);
	else
		adv_suppress_figure(g, figure, adv_suppressed_through(g));
}

static void settle(struct game *g, bool melee, const bool concerned[FIGURES_MAX])
{
	for (int f = 0; f < g->n_figures; f++) {
		if (!concerned[f])
			continue;
		try_luck(g, f);
		try_grace(g, f);
	}
	for (int f = 0; f < g->n_figures; f++)
		if (concerned[f])
			fall_of(g, f);
	for (int f = 0; f < g->n_figures; f++)
		if (concerned[f] && adv_figure_of(g, f)->fate == FATE_SUPPRESSED)
			shake(g, f, melee);
	for (int f = 0; f < g->n_figures; f++) {
		if (!concerned[f])
			continue;
		/* S-A-113: by melee; the shot captor too holds nobody once he is down. */
		if (adv_figure_of(g, f)->fate >= (melee ? FATE_SUPPRESSED : FATE_WOUNDED))
			loss_frees(g, f);
		adv_figure_of(g, f)->fate = FATE_NONE;
	}
}

static void settle_all(struct game *g, bool melee)
{
	bool concerned[FIGURES_MAX];

	for (int f = 0; f < g->n_figures; f++)
		concerned[f] = adv_figure_of(g, f)->fate != FATE_NONE;
	settle(g, melee, concerned);
}

/* Vehicles tell those aboard their fate first, and are done with last; a crash
 * makes new fates (DA3). */
void adv_fates(struct game *g, bool melee)
{
	do {
		adv_vehicle_tolls(g);
		settle_all(g, melee);
	} while (adv_vehicle_fates(g));
}

void adv_fates_of_routers(struct game *g)
{
	bool concerned[FIGURES_MAX];

	for (int f = 0; f < g->n_figures; f++)
		concerned[f] = adv_figure_of(g, f)->fate != FATE_NONE
			&& adv_runs(g, f);
	settle(g, true, concerned);
}

/* ---- states of one figure ---- */

void adv_suppress_figure(struct game *g, int figure, int until)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	if (a->suppressed_until >= until || game_vehicle(g, figure))
		return;
	a->suppressed_until = (int16_t)until;
	affliction_tell_until(g, g->figures[figure].unit, figure, "suppressed", until);
}

/* The chances of a morale test: its point, and what comes of either result, by the very
 * functions that bring it about in play. */
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/lawful.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/odds/chances.h"
#include "systems/adventure/odds/troop.h"
#include "systems/adventure/orders/orders.h"

enum {
	INPUT_CAUSE, INPUT_TROOPS, INPUT_POINT, INPUT_FIGURES, INPUT_LOST, INPUT_SUPPRESSED,
	INPUT_LEADER, INPUT_TRAITS, INPUT_CLASS, INPUT_ELITE, INPUT_STATE, INPUT_RESULT,
	INPUT_FOES_RUN
};
enum { LOST_MOST = 20 };
enum state { BY_CAUSE, STEADY, SUPPRESSED, RETREATED, ROUTING, PURSUING };
enum result { LOST, DRAWN, WON };
enum { ALONE = CAUSE_RALLY + 1 };	/* no cause of a unit's: the Brave by himself */

static const char *const causes[] = { [CAUSE_CHARGED] = "charged", [CAUSE_FIRE] = "fire",
	[CAUSE_COMPLETION] = "completion", [CAUSE_MELEE] = "melee", [CAUSE_RALLY] = "rally",
	[ALONE] = "alone", [ALONE + 1] = NULL };
static const char *const traits[] = { "inspired-leadership", "extremely-arrogant", "abrasive",
	NULL };
static const char *const states[] = { [BY_CAUSE] = "by-cause", [STEADY] = "steady",
	[SUPPRESSED] = "suppressed",
	[RETREATED] = "retreated", [ROUTING] = "routing", [PURSUING] = "pursuing", NULL };
static const char *const results[] = { [LOST] = "lost", [DRAWN] = "drawn", [WON] = "won",
	NULL };

static const struct odds_input inputs[] = {
	[INPUT_CAUSE] = ODDS_WORD("cause", causes, "fire", "why it tests"),
	[INPUT_TROOPS] = ODDS_ROW("troops", "morale", "soldiers", "whose morale point it has"),
	[INPUT_POINT] = ODDS_NUMBER("morale", 0, 15, "0", "a point of its own; 0 = by troops"),
	[INPUT_FIGURES] = ODDS_NUMBER("figures", 1, TROOP_MOST, "10", "how many of it are fit"),
	[INPUT_LOST] = ODDS_NUMBER("lost", 0, LOST_MOST, "0",
		"killed, wounded, captured this turn"),
	[INPUT_SUPPRESSED] = ODDS_NUMBER("suppressed", 0, TROOP_MOST, "0",
		"of the fit, suppressed or forced back this turn"),
	[INPUT_LEADER] = ODDS_WORD("leader", adv_leader_words, "plain", "who is with it"),
	[INPUT_TRAITS] = ODDS_WORDS("traits", traits, "none", "the hero's"),
	[INPUT_CLASS] = ODDS_WORD("class", adv_class_words, "western",
		"who they are (a rally by the arrogant)"),
	[INPUT_ELITE] = ODDS_FLAG("elite", "no", "elite troops"),
	[INPUT_STATE] = ODDS_WORD("state", states, "by-cause",
		"how it was before; by-cause: steady, in a rally routing"),
	[INPUT_RESULT] = ODDS_WORD("result", results, "lost", "of hits hand to hand (cause=melee)"),
	[INPUT_FOES_RUN] = ODDS_FLAG("foes-run", "yes", "those it has beaten rout (result=won)"),
	{ .name = NULL }
};

static bool may_be(const struct rulebook *book, int input, int32_t value)
{
	return input != INPUT_ELITE || value == 0
		|| adv_unit_setting_known(book, UNIT_ELITE, NULL);
}

/* ---- the situation ---- */

static enum state state_of(const struct odds_value *v)
{
	const enum state state = (enum state)v[INPUT_STATE].number;

	if (state != BY_CAUSE)
		return state;
	return v[INPUT_CAUSE].number == CAUSE_RALLY ? ROUTING : STEADY;
}

static bool is_alone(const struct odds_value *v)
{
	return v[INPUT_CAUSE].number == ALONE;
}

static struct troop troop_of(const struct odds_value *v)
{
	return (struct troop){ .figures = v[INPUT_FIGURES].number + v[INPUT_LOST].number,
		.arm = -1, .troops = v[INPUT_TROOPS].number, .point = v[INPUT_POINT].number,
		.class = v[INPUT_CLASS].number,
		.leader = is_alone(v) ? LEADER_HERO : (enum troop_leader)v[INPUT_LEADER].number,
		.traits = adv_odds_trait_bits(traits, v[INPUT_TRAITS].number)
			| (is_alone(v) ? INT32_C(1) << TRAIT_BRAVE : 0),
		.elite = v[INPUT_ELITE].number != 0 };
}

static bool fits(const struct odds_case *c, struct reason *why)
{
	const struct odds_value *const v = c->values;
	const struct troop t = troop_of(v);
	const int cause = v[INPUT_CAUSE].number;
	const enum state state = state_of(v);

	if (cause == ALONE && (v[INPUT_TROOPS].given || v[INPUT_LEADER].given))
		return refuse(why, "S-A-14",
		"a hero alone tests at his own point: morale=N, without "
			"troops and leader");
	if (v[INPUT_SUPPRESSED].number > v[INPUT_FIGURES].number)
		return refuse(why, "S-A-94", "suppressed: of %d fit figures at most all can be; "
			"who fell counts as lost", v[INPUT_FIGURES].number);
	if ((cause == CAUSE_CHARGED || cause == CAUSE_RALLY)
		&& (v[INPUT_LOST].number || v[INPUT_SUPPRESSED].number))
		return refuse(why, "S-A-93", "cause=%s: nobody is lost or suppressed yet this turn",
			causes[cause]);
	if (cause == CAUSE_MELEE && v[INPUT_RESULT].number == WON
		&& (state == SUPPRESSED || state == RETREATED))
		return refuse(why, "S-A-82", "a suppressed unit does not strike, so cannot win");
	if (cause == CAUSE_CHARGED && state == ROUTING)
		return refuse(why, "S-A-41", "a routing unit does not test when it is charged");
	if (cause == CAUSE_FIRE && state == ROUTING)
		return refuse(why, "S-A-100", "a routing unit does not test under fire");
	if (cause == CAUSE_COMPLETION && state != STEADY)
		return refuse(why, "A-13", "only a steady unit charges");
	return adv_troop_known(c->book, &t, why);
}

/* Those lost this turn lie about, the suppressed are the last of the fit. */
static void set_losses(struct game *g, const struct odds_value *v)
{
	const int fit = v[INPUT_FIGURES].number;
	int n = 0;

	FOR_MEMBERS(f, g, 0) {
		struct adv_figure *const a = adv_figure_of(g, f);

		a->lost = n >= fit;
		a->shaken = n < fit && n >= fit - v[INPUT_SUPPRESSED].number;
		if (a->lost)
			g->figures[f].life = LIFE_WOUNDED;
		n++;
	}
}

static void set_state(struct game *g, enum state state)
{
	struct adv_unit *const u = adv_unit_of(g, 0);

	u->routing = state == ROUTING;
	u->pursuing = state == PURSUING;
	u->threat = state >= RETREATED ? 1 : NOBODY;
	if (state == SUPPRESSED || state == RETREATED) {
		u->suppressed_until = (int16_t)g->turn;
		u->ladder = state == SUPPRESSED ? LADDER_SUPPRESSED : LADDER_RETREAT;
	}
	if (state == RETREATED)
		u->retreat_turn = (int16_t)g->turn;
}

static void set_cause(struct game *g, const struct odds_value *v)
{
	struct adv_unit *const u = adv_unit_of(g, 0), *const foe = adv_unit_of(g, 1);
	const int result = v[INPUT_RESULT].number;

	u->shot_by = 1;
	u->shot_at = v[INPUT_CAUSE].number == CAUSE_FIRE;
	u->charging = v[INPUT_CAUSE].number == CAUSE_COMPLETION;
	if (v[INPUT_CAUSE].number != CAUSE_MELEE)
		return;
	u->fought = true;
	u->foes = 1u << 1;
	u->hits_given = result == WON;
	u->hits_taken = result == LOST;
	foe->routing = result == WON && v[INPUT_FOES_RUN].number;
}

static bool put(struct scene *s)
{
	static const struct troop enemy = { .figures = 1, .arm = -1, .leader = LEADER_PLAIN };
	const struct troop t = troop_of(s->asked->values);

	adv_troop_place(s, 0, &t, TROOP_ROW, TROOP_ROW);
	adv_troop_place(s, 1, &enemy, TROOP_ROW + 2, TROOP_ROW);
	return true;
}

static bool set(struct scene *s)
{
	const struct odds_value *const v = s->asked->values;

	set_losses(s->game, v);
	set_state(s->game, state_of(v));
	set_cause(s->game, v);
	return v[INPUT_CAUSE].number != CAUSE_RALLY || adv_may_rally(s->game, 0, s->why);
}

/* ---- what comes of it ---- */

static void settle(struct game *g, enum morale_cause cause, bool passed)
{
	enum verdict verdicts[UNITS_MAX] = { VERDICT_NONE };

	adv_morale_thrown(g, 0, cause, passed);
	switch (cause) {
	case CAUSE_CHARGED:
		if (!passed)
			adv_charge_breaks(g, 0, 1);
		break;
	case CAUSE_COMPLETION:
		if (!passed)
			adv_charge_fails(g, 0);
		break;
	case CAUSE_RALLY:
		if (passed)
			adv_rallied(g, 0);
		break;
	default:
		verdicts[0] = passed ? VERDICT_PASSED : VERDICT_FAILED;
		adv_morale_settle(g, verdicts);
		break;
	}
}

/* How the unit is then, in a word. */
static const char *end_of(const struct game *g, enum morale_cause cause)
{
	const struct adv_unit *const u = adv_unit_of(g, 0);

	if (u->routing)
		return cause == CAUSE_RALLY ? "routs on" : "routs";
	if (u->retreating)
		return "retreats";
	if (u->pursuing)
		return cause == CAUSE_RALLY ? "pursues on" : "pursues";
	if (u->may_pursue)
		return "may pursue";
	if (adv_unit_suppressed(g, 0))
		return "suppressed";
	return adv_morale_word(cause, true);
}

/* In one row with what has the same name. */
static void add_outcome(struct odds *o, const char *name, chance_t chance)
{
	for (int i = 0; i < o->n_outcomes; i++)
		if (o->outcomes[i].name == name) {
			o->outcomes[i].chance += chance;
			return;
		}
	odds_outcome(o, name, chance);
}

static bool reckon_unit(const struct game *g, enum morale_cause cause, struct odds *odds,
	struct reason *why)
{
	chance_t passes;
	struct roller r;

	adv_morale_roller(g, 0, cause, &r);
	passes = odds_roll(odds, &r, adv_rules_of(g)->die, 1, cause == CAUSE_COMPLETION
		? "pressed home" : adv_morale_word(cause, true))->each;
	for (int passed = 1; passed >= 0; passed--) {
		struct game *const after = game_clone(g);

		if (!after)
			return refuse(why, "", "out of memory");
		settle(after, cause, passed != 0);
		add_outcome(odds, end_of(after, cause), passed ? passes : chance_not(passes));
		game_free(after);
	}
	return true;
}

/* S-A-14: a hero who stood fast when his unit ran. */
static bool reckon_alone(const struct game *g, struct odds *odds)
{
	struct roller r;
	chance_t holds;

	adv_alone_roller(g, g->units[0].leader, &r);
	holds = odds_roll(odds, &r, adv_rules_of(g)->die, 1, "holds")->each;
	odds_outcome(odds, "holds", holds);
	odds_outcome(odds, "suppressed", chance_not(holds));
	odds_note(odds, "he tests at his own point, %d (S-A-109)", adv_morale_base(g, 0));
	return true;
}

static bool reckon(struct scene *s, struct odds *odds)
{
	const enum morale_cause cause = (enum morale_cause)scene_input(s, INPUT_CAUSE);

	return is_alone(s->asked->values) ? reckon_alone(s->game, odds)
		: reckon_unit(s->game, cause, odds, s->why);
}

static const struct situation situation = { .cols = TROOP_COLS, .rows = TROOP_ROWS, .fits = fits,
	.put = put, .set = set, .reckon = reckon };
const struct odds_action adv_odds_morale = { "morale", "A morale test", "A-19", inputs,
	scene_reckon, &situation, may_be, NULL };

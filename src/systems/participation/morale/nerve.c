/* Nerve (P-11): something risky wants a D6 and the factors of 5 or more.
 *
 *  NE1  What somebody has done or failed to do he remembers deed by deed, all game long.
 *  NE2  A particular fear counts once, whether the deed or what it is done to rouses it.
 */

#include "systems/participation/dice.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/settings.h"

static void add(const struct game *g, struct roller *r, enum nerve_row row)
{
	modifier_add(r, &pp_rules_of(g)->nerve[row], 1);
}

static void add_standing(const struct game *g, int figure, struct roller *r)
{
	const int word = pp_card(g, figure, CARD_NERVE);

	if (word == NERVE_WORD_NAMED)
		add(g, r, NERVE_NAMED);
	else if (word == NERVE_WORD_NPC)
		add(g, r, NERVE_NPC);
}

/* S-P-24: lots of times in place of once. */
static void add_memory(const struct game *g, struct roller *r, int times, enum nerve_row once,
	enum nerve_row lots)
{
	if (times >= pp_rules_of(g)->lots)
		add(g, r, lots);
	else if (times > 0)
		add(g, r, once);
}

static void add_rating(const struct game *g, int deed, struct roller *r)
{
	const int rated = pp_rules_of(g)->deed_kind[deed].rated;

	if (rated == RATED_BAD)
		add(g, r, NERVE_RATED_BAD);
	else if (rated == RATED_WORSE)
		add(g, r, NERVE_RATED_WORSE);
}

static bool fears(const struct game *g, int figure, int fear)
{
	return fear != FEAR_NOTHING
		&& (pp_card(g, figure, CARD_FEARS) >> (fear - FEAR_BEASTS) & 1) != 0;
}

/* The card's value, within the ends of the row (NE2). */
static void add_fear(const struct game *g, int figure, int deed, int other_unit, struct roller *r)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct modifier_row *m = &rules->nerve[NERVE_FEAR];
	int value = pp_card(g, figure, CARD_FEAR_VALUE);

	if (!fears(g, figure, rules->deed_kind[deed].fear)
		&& !(other_unit >= 0
			&& fears(g, figure, pp_unit_card(g, other_unit, CARD_TERROR))))
		return;
	if (value > m->value)
		value = m->value;
	roller_add(r, m->name, m->rule, value < rules->fear_most ? rules->fear_most : value);
}

void pp_nerve_roller(const struct game *g, int figure, int deed, int other_unit,
	struct roller *r)
{
	static const char *const what[DEEDS] = { [DEED_CLIMB] = "nerve: to climb",
		[DEED_CROSS] = "nerve: to cross", [DEED_LEAP] = "nerve: to leap",
		[DEED_SWIM] = "nerve: to swim", [DEED_FACE] = "nerve: to face it",
		[DEED_HANDLE] = "nerve: to handle it", [DEED_ENTER] = "nerve: to go in",
		[DEED_DEFY] = "nerve: to defy it" };
	const struct pp_figure *f = pp_figure_of(g, figure);

	roller_open(r, "P-11", what[deed], g->figures[figure].unit, figure, 0);
	roller_other(r, other_unit);
	roller_read(r, ROLL_TABLE);
	add_standing(g, figure, r);
	if (pp_card(g, figure, CARD_SKILLS) >> deed & 1)
		add(g, r, NERVE_TRAINED);
	add_memory(g, r, f->done[deed], NERVE_DONE, NERVE_DONE_LOTS);
	add_memory(g, r, f->failed[deed], NERVE_FAILED, NERVE_FAILED_LOTS);
	add_rating(g, deed, r);
	if (pp_card(g, figure, CARD_FEARS_NOTHING))
		add(g, r, NERVE_FEARS_NOTHING);
	add_fear(g, figure, deed, other_unit, r);
}

bool pp_nerve_dares(const struct pp_rules *rules, int sum)
{
	return sum >= rules->nerve_need;
}

int pp_nerve_percent(const struct game *g, int figure, int deed, int other_unit)
{
	const struct pp_rules *rules = pp_rules_of(g);
	struct roller r;
	int good;

	pp_nerve_roller(g, figure, deed, other_unit, &r);
	good = rules->die + 1 - (rules->nerve_need - roller_need(&r));
	return good <= 0 ? 0 : good >= rules->die ? 100 : good * 100 / rules->die;
}

static void remember(uint8_t *times)
{
	*times = (uint8_t)(*times + (*times < UINT8_MAX));
}

bool pp_nerve(struct game *g, int figure, int deed, int other_unit)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	struct roller r;
	bool dares;

	pp_nerve_roller(g, figure, deed, other_unit, &r);
	dares = pp_nerve_dares(pp_rules_of(g), pp_die(&r, g) + roller_need(&r));
	roller_tell(&r, g, dares ? "does it" : "does not dare");
	remember(dares ? &f->done[deed] : &f->failed[deed]);
	return dares;
}

/* ---- by word of its player ---- */

bool pp_check_dare(const struct game *g, const struct choice *c, struct reason *why)
{
	const int figure = c->argument[0].value, unit = g->figures[figure].unit;

	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "P-11", "that one is not yours: name one of your own");
	if (!pp_able(g, figure))
		return refuse(why, "P-11",
		"that one is in no state to dare anything: name another");
	if (!pp_own_will(g, unit))
		return refuse(why, "S-P-17", "%s waits for an order that it understands: have "
			"somebody `say` it first", game_unit_name(g, unit));
	return !pp_figure_of(g, figure)->tried
		|| refuse(why, "P-11", "that one has tried in this move: wait for the next");
}

void pp_apply_dare(struct game *g, const struct choice *c)
{
	const int figure = c->argument[0].value, deed = c->argument[1].value;
	struct pp_figure *f = pp_figure_of(g, figure);

	f->tried = true;
	*(pp_nerve(g, figure, deed, NOBODY) ? &f->dared : &f->shrank) |= (uint16_t)(1u << deed);
}

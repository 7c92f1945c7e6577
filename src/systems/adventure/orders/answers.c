/* Answers: which verb answers which decision, and what each does (skirmish/turn/answers.h). */
#include "skirmish/body/as_far.h"
#include "skirmish/turn/company.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/language.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/march.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/orders/answers.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/vehicles/board.h"

static bool about(const struct game *g, const struct decision *d, const struct choice *c)
{
	(void)g;
	switch (c->argument[0].kind) {
	case ARGUMENT_UNIT:	/* quarter is given to those who offer */
		return c->argument[0].value == (d->kind == ASK_ACCEPT ? d->other : d->unit);
	case ARGUMENT_FIGURE:
		return c->argument[0].value == d->other;
	default:
		return false;
	}
}

/* ---- the small answers ---- */

static void apply_accept(struct game *g, const struct choice *c)
{
	const int offering = c->argument[0].value;
	const int taker = answers_asked(g, c, ASK_ACCEPT)->unit;

	answers_close(g, c, ASK_ACCEPT);
	if (answer_is_yes(c))
		adv_surrender(g, offering, taker);
	else
		game_note(g, offering, NOBODY, "is refused quarter");
}

static void apply_tactic(struct game *g, const struct choice *c)
{
	answers_close(g, c, ASK_TACTICIAN);
	if (answer_is_yes(c))
		adv_tacticians(g, c->argument[0].value);
}

static bool check_late(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	const enum mode mode = (enum mode)adv_unit_of(g, unit)->mode;

	if (adv_as_far(g, unit, mode, c->argument[1].value) == CELL_NONE)
		return refuse(why, "C-3", "out of reach of a %s move", adv_mode_name(mode));
	return true;
}

static void apply_late(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value;
	const cell_t goal = c->argument[1].value;
	const cell_t at = adv_as_far(g, unit, (enum mode)adv_unit_of(g, unit)->mode, goal);

	answers_close(g, c, ASK_LATE);
	adv_unit_of(g, unit)->late = false;
	if (at != goal)
		as_far_tell(g, unit, at);
	adv_move_late(g, unit, at);
}

static void apply_press(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value;

	answers_close(g, c, ASK_PRESS);
	if (answer_is_yes(c))
		return;
	/* suppressed to the end of this turn only. */
	adv_unit_of(g, unit)->charging = false;
	adv_suppress_unit(g, unit, g->turn);
	game_note(g, unit, NOBODY, "breaks off the charge");
}

static bool check_strike(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value, foe = c->argument[1].value;

	if (!game_enemies(g, unit, foe) || !contact_units(g, unit, foe))
		return refuse(why, "S-A-83", "it does not touch %s", game_unit_name(g, foe));
	return true;
}

static void apply_strike(struct game *g, const struct choice *c)
{
	answers_close(g, c, ASK_STRIKE);
	adv_unit_of(g, c->argument[0].value)->strike = (int16_t)c->argument[1].value;
}

/* The words are those of enum fallen_will without its first. */
static enum fallen_will said_of_fallen(const struct choice *c)
{
	return (enum fallen_will)(c->argument[1].value + FALLEN_TAKE);
}

static bool check_wounded(const struct game *g, const struct choice *c, struct reason *why)
{
	return adv_may_do_to_fallen(g, said_of_fallen(c), why);
}

static void apply_wounded(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value;

	answers_close(g, c, ASK_FALLEN);
	adv_unit_of(g, unit)->fallen = (uint8_t)said_of_fallen(c);
	if (said_of_fallen(c) == FALLEN_LEAVE)
		game_note(g, unit, NOBODY, "leaves the wounded where they lie");
}

static void apply_pursue(struct game *g, const struct choice *c)
{
	struct adv_unit *u = adv_unit_of(g, c->argument[0].value);

	answers_close(g, c, ASK_PURSUE);
	u->may_pursue = false;
	if (!answer_is_yes(c))
		return;
	u->chose_pursuit = (int16_t)g->turn;	/* Y-4 */
	adv_begin_pursuit(g, c->argument[0].value);
}

static void apply_cliffhanger(struct game *g, const struct choice *c)
{
	answers_close(g, c, ASK_CLIFFHANGER);
	adv_cliffhanger(g, c->argument[0].value, c->text);
}

/* ---- the wheel ---- */

static bool check_wheel(const struct game *g, const struct choice *c, struct reason *why)
{
	const int f = c->argument[0].value;

	if (game_seat_of_unit(g, g->figures[f].unit) != c->seat)
		return refuse(why, "A-13", "%s are not yours to order",
			game_unit_name(g, g->figures[f].unit));
	return adv_check_wheel(g, f, why);
}

static void apply_wheel(struct game *g, const struct choice *c)
{
	adv_apply_wheel(g, c->argument[0].value);
}

/* ---- Talk ---- */

static void apply_say(struct game *g, const struct choice *c)
{
	struct event e = event_of(EVENT_MESSAGE);

	e.number = c->seat;
	e.word = c->text;
	game_emit(g, &e);
}

static bool check_charm(const struct game *g, const struct choice *c, struct reason *why)
{
	return company_own(g, c, g->figures[c->argument[0].value].unit, why)
		&& adv_check_charm(g, c, why);
}

static void apply_charm(struct game *g, const struct choice *c)
{
	adv_charm(g, c->argument[0].value, c->argument[1].value,
		c->n > 2 ? c->argument[2].value : CELL_NONE);
}

/* ---- the table ---- */

static const struct answer_row rows[VERBS] = {
	[VERB_ORDER] = { ANSWERS(ASK_ORDERS), adv_check_order, adv_apply_order },
	[VERB_PLACE] = { ANSWERS(ASK_ORDERS), adv_check_order, adv_apply_order },
	[VERB_RALLY] = { ANSWERS(ASK_ORDERS), adv_check_order, adv_apply_order },
	[VERB_OFFER] = { ANSWERS(ASK_ORDERS), adv_check_order, adv_apply_order },
	[VERB_SHOW] = { ANSWERS(ASK_ORDERS), adv_check_order, adv_apply_order },
	[VERB_WHEEL] = { ANSWERS(ASK_ORDERS), check_wheel, apply_wheel },
	[VERB_ACCEPT] = { ANSWERS(ASK_ACCEPT), NULL, apply_accept },
	[VERB_TACTIC] = { ANSWERS(ASK_TACTICIAN), NULL, apply_tactic },
	[VERB_MOVE] = { ANSWERS(ASK_LATE), check_late, apply_late },
	[VERB_FIRE] = { ANSWERS(ASK_FIRE), adv_check_fire, adv_apply_fire },
	[VERB_LOB] = { ANSWERS(ASK_FIRE), adv_check_lob, adv_apply_lob },
	[VERB_HOLD] = { ANSWERS(ASK_FIRE), adv_check_fire, adv_apply_fire },
	[VERB_PRESS] = { ANSWERS(ASK_PRESS), NULL, apply_press },
	[VERB_STRIKE] = { ANSWERS(ASK_STRIKE), check_strike, apply_strike },
	[VERB_PURSUE] = { ANSWERS(ASK_PURSUE), NULL, apply_pursue },
	[VERB_WOUNDED] = { ANSWERS(ASK_FALLEN), check_wounded, apply_wounded },
	[VERB_SAY] = { ANSWERS(ASK_TALK), NULL, apply_say },
	[VERB_HAND] = { ANSWERS(ASK_TALK), company_check_hand, company_hand },
	[VERB_JOIN] = { ANSWERS(ASK_TALK), company_check_join, company_join },
	[VERB_CHARM] = { ANSWERS(ASK_TALK), check_charm, apply_charm },
	[VERB_PLAY_ON] = { ANSWERS(ASK_PLAY_ON), NULL, answer_play_on },
	[VERB_CLIFFHANGER] = { ANSWERS(ASK_CLIFFHANGER), NULL, apply_cliffhanger },
	[VERB_DONE] = { 0, NULL, NULL },
};

const struct answers adv_answers = { rows, VERBS, "A-13", about };

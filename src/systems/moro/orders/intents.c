/* Intents: who may be activated for what (M-2), and what an activation's choice sets going.
 *
 *  IN1  One row an intent says by which verb it is chosen and what it wants; whatever
 *       holds for all (a unit that has acted, a locked melee) is asked first.
 *  IN2  A unit that nobody commands is only named by its side's commander; what it does
 *       its own seat says.
 */

#include "systems/moro/drawers.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/crew.h"
#include "systems/moro/fire/fire.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/orders/intents.h"
#include "systems/moro/turn.h"

static const char *name_of(const struct game *g, int unit)
{
	return game_unit_name(g, unit);
}

/* ---- guns ---- */

static bool has_gun(const struct game *g, int unit)
{
	return moro_unit_of(g, unit)->gun != CELL_NONE;
}

static bool at_gun(const struct game *g, int unit, struct reason *why)
{
	if (!has_gun(g, unit))
		return refuse(why, "X-41", "%s: there is no gun to it", name_of(g, unit));
	return moro_crew(g, unit) > 0 || refuse(why, "X-132", "%s: nobody is at the gun: `move` "
		"next to it", name_of(g, unit));
}

/* An unlimbered gun with its crew stays where it is. */
static bool check_free_to_go(const struct game *g, int unit, struct reason *why)
{
	if (!has_gun(g, unit) || moro_unit_of(g, unit)->limbered || moro_crew(g, unit) == 0)
		return true;
	return refuse(why, "X-41", "%s: an unlimbered gun stays where it is: `limber` it first, "
		"or `fire` or `hold`", name_of(g, unit));
}

/* ---- what each intent wants ---- */

static bool check_move(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	return check_free_to_go(g, unit, why);
}

static bool check_charge(const struct game *g, int unit, int target, struct reason *why)
{
	return check_free_to_go(g, unit, why) && moro_may_charge(g, unit, target, why);
}

static bool check_fight(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	return moro_bound(g, unit) || refuse(why, "S-M-18", "%s: locked with nobody: `charge` "
		"an enemy, or `move`", name_of(g, unit));
}

static bool check_form(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	if (!moro_infantry(g, unit))
		return refuse(why, "M-4", "%s: only US infantry stands in line or column: `move`"
			" instead", name_of(g, unit));
	return !moro_in_jungle(g, unit) || refuse(why, "S-M-29", "%s: in jungle only "
		"a 0 on the die of a move lets a unit form anew: `move`", name_of(g, unit));
}

static bool check_limber(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	return at_gun(g, unit, why) && (!moro_unit_of(g, unit)->limbered
		|| refuse(why, "S-M-28", "%s: the gun is limbered: `move` or `unlimber` it",
			name_of(g, unit)));
}

static bool check_unlimber(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	return at_gun(g, unit, why) && (moro_unit_of(g, unit)->limbered
		|| refuse(why, "M-5", "%s: the gun is unlimbered: `fire` or `limber` it",
			name_of(g, unit)));
}

static bool check_run(const struct game *g, int unit, int target, struct reason *why)
{
	(void)target;
	return g->units[unit].uncommanded || refuse(why, "X-120", "%s: whoever is commanded "
		"does not run unbidden: `move` instead", name_of(g, unit));
}

static const struct intent_row {
	int verb;	/* VERBS: by none */
	bool locked;	/* those who are bound may do it */
	bool (*check)(const struct game *g, int unit, int target, struct reason *why);
} rows[INTENTS] = {
	[INTENT_NONE] = { VERB_ACTIVATE, true, NULL },
	[INTENT_HOLD] = { VERB_HOLD, false, NULL },
	[INTENT_FIRE] = { VERB_FIRE, false, moro_can_fire },
	[INTENT_MOVE] = { VERB_MOVE, false, check_move },
	[INTENT_CHARGE] = { VERB_CHARGE, false, check_charge },
	[INTENT_FIGHT] = { VERB_FIGHT, true, check_fight },
	[INTENT_FORM] = { VERB_FORM, false, check_form },
	[INTENT_LIMBER] = { VERB_LIMBER, false, check_limber },
	[INTENT_UNLIMBER] = { VERB_UNLIMBER, false, check_unlimber },
	[INTENT_MAN] = { VERB_MAN, false, moro_may_man },
	[INTENT_RUN] = { VERB_RUN, false, check_run },
};

/* Whether a unit could be activated for it now. */
static bool check_intent(const struct game *g, int unit, enum intent intent, int target,
	struct reason *why)
{
	const struct intent_row *row = &rows[intent];

	if (!standing_alive(g, unit))
		return refuse(why, "M-1", "%s: nobody of it is on the table", name_of(g, unit));
	if (moro_unit_of(g, unit)->acted)
		return refuse(why, "M-1", "%s: it has acted this turn; activate another unit",
			name_of(g, unit));
	if (moro_bound(g, unit) && !row->locked)
		return refuse(why, "S-M-18", "%s: locked in melee it can do nothing else: `fight`",
			name_of(g, unit));
	return row->check == NULL || row->check(g, unit, target, why);
}

/* ---- the choice ---- */

static enum intent intent_of(const struct choice *c)
{
	int intent = INTENT_NONE;

	for (int i = 0; i < INTENTS; i++)
		if (rows[i].verb == c->verb)
			intent = i;
	return (enum intent)intent;
}

static bool check_turn(const struct game *g, const struct choice *c, int unit,
	struct reason *why)
{
	const int acting = moro_game_of(g)->acting;
	const bool mind = c->seat >= g->setup->n_sides;

	if (acting >= 0)
		return unit == acting || refuse(why, "M-1", "%s: it has the hand now, nobody else",
			name_of(g, acting));
	if (g->units[unit].side != game_seat_side(g, c->seat))
		return refuse(why, "M-1", "%s: not yours; activate a unit of your own",
			name_of(g, unit));
	if (mind)
		return true;
	if (g->units[unit].uncommanded && c->verb != VERB_ACTIVATE)
		return refuse(why, "X-120", "%s: nobody commands it; `activate` it, and it minds "
			"itself", name_of(g, unit));
	return g->units[unit].uncommanded || c->verb != VERB_ACTIVATE
		|| refuse(why, "M-2", "%s: it does what you say: `move`, `charge`, `fire` or `hold`",
			name_of(g, unit));
}

bool moro_check_activation(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	int mark;
	const int target = moro_fire_target(g, c, &mark);
	const enum intent intent = intent_of(c);

	if (!check_turn(g, c, unit, why))
		return false;
	if (!check_intent(g, unit, intent, target, why))
		return false;
	if (c->verb == VERB_FIRE && !moro_check_target(g, c, why))
		return false;
	if (c->verb == VERB_FORM && c->argument[1].value == moro_unit_of(g, unit)->formation)
		return refuse(why, "M-4", "%s: it is in %s already; `form` the other, or `move`",
			name_of(g, unit), moro_verbs[VERB_FORM].words[c->argument[1].value]);
	return true;
}

void moro_apply_activation(struct game *g, const struct choice *c)
{
	int mark;
	const int target = moro_fire_target(g, c, &mark);

	moro_activate(g, c->argument[0].value, intent_of(c), target);
	moro_game_of(g)->mark = (int16_t)mark;
}

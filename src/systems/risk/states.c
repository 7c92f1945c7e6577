/* What figures and units of a risk-factor game can be in (Y-29): the table by which the Game
 * Master and scenarios put them there.
 *
 *  RS1  K2: who is put under a word has no order that it forbids.
 *  RS2  A word holds until the unit's next test; what `carry on` goes on with stays, so that
 *       a scenario may begin with a unit that falls back.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/menus/sheet.h"
#include "systems/risk/drawers.h"
#include "systems/risk/judges.h"
#include "systems/risk/risk.h"

enum { COUNT_MOST = 9 };

static bool may_be_alive(const struct game *g, int unit, int32_t value, struct reason *why)
{
	(void)value;
	return standing_alive(g, unit)
		|| refuse(why, "C-12", "nobody of %s is fit", game_unit_name(g, unit));
}

static void forget_order(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	u->order = ORDER_NONE;
	u->ordered = u->may_follow = u->follows = false;
	u->target = NOBODY;
	u->goal = CELL_NONE;
	FOR_MEMBERS(f, g, unit)
		risk_figure_of(g, f)->goal = CELL_NONE;
}

/* Before the words of a turn are carried out they are orders, too (K2). */
static void put_under(struct game *g, int unit, enum action word, enum order order)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	forget_order(g, unit);
	u->word = u->doing = (uint8_t)word;
	u->routing = word == ACTION_ROUT;
	if (risk_game_of(g)->walk.stage >= STAGE_WORDS && risk_game_of(g)->walk.stage <= STAGE_MOVE)
		u->order = (uint8_t)order;
}

void risk_take_from_word(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	u->routing = false;
	u->word = ACTION_CARRY_ON;
	u->doing = ACTION_HALT;
	if (u->order == ORDER_ROUT || u->order == ORDER_RETREAT)
		u->order = ORDER_NONE;
	affliction_tell(g, unit, NOBODY, "steady");
}

static void set_routing(struct game *g, int unit, int32_t value)
{
	if (value == 0) {
		risk_take_from_word(g, unit);
		return;
	}
	put_under(g, unit, ACTION_ROUT, ORDER_ROUT);
	affliction_tell(g, unit, NOBODY, "routing");
}

static int32_t retreating(const struct game *g, int unit)
{
	return risk_bound(g, unit, ACTION_RETREAT);
}

static void set_retreating(struct game *g, int unit, int32_t value)
{
	if (value == 0) {
		risk_take_from_word(g, unit);
		return;
	}
	put_under(g, unit, ACTION_RETREAT, ORDER_RETREAT);
	if (g->turn == 0)	/* its first test reads what it did last (K-4) */
		risk_unit_of(g, unit)->deed = DEED_FELL_BACK;
	affliction_tell(g, unit, NOBODY, "must retreat");
}

static int32_t halted(const struct game *g, int unit)
{
	return risk_bound(g, unit, ACTION_HALT);
}

/* A halt is what carrying on is anyway: a turn's test takes its word off. */
static bool may_halt(const struct game *g, int unit, int32_t value, struct reason *why)
{
	return affliction_in_play(g, why) && may_be_alive(g, unit, value, why);
}

static void set_halted(struct game *g, int unit, int32_t value)
{
	if (value == 0)
		risk_take_from_word(g, unit);
	else
		put_under(g, unit, ACTION_HALT, ORDER_STAND);
}

/* What a turn's end makes of this turn's deeds is put down as this turn's before the first. */
static void set_beaten(struct game *g, int unit, int32_t value)
{
	risk_unit_of(g, unit)->beaten_last = value != 0;
	risk_unit_of(g, unit)->beaten = value != 0 && g->turn == 0;
}

static void set_fired(struct game *g, int unit, int32_t value)
{
	risk_unit_of(g, unit)->fired_last = value != 0;
	risk_unit_of(g, unit)->fired = value != 0 && g->turn == 0;
}

static void set_deed(struct game *g, int unit, int32_t value)
{
	risk_unit_of(g, unit)->last_deed = (uint8_t)value;
	if (g->turn == 0)
		risk_unit_of(g, unit)->deed = (uint8_t)value;
}

/* ---- one man ---- */

static bool may_have_wounds(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return affliction_fit(g, figure, why) && (value < risk_rules_of(g)->wounds_kill
		|| refuse(why, "K-15", "%d wounds kill: gm-kill does",
			risk_rules_of(g)->wounds_kill));
}

static void set_wounds(struct game *g, int figure, int32_t value)
{
	risk_figure_of(g, figure)->wounds = (uint8_t)value;
	affliction_tell_figure(g, figure,
		value > 0 ? "wounded, and fights on" : "healed");
}

static bool may_take(const struct game *g, int figure, int32_t captor, struct reason *why)
{
	return affliction_taken(g, figure, captor, captor >= 0 && standing_fit(g, captor), why);
}

static void set_captive(struct game *g, int figure, int32_t captor)
{
	const int unit = g->figures[figure].unit;

	if (!affliction_take(g, figure, captor))
		return;
	if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
	if (!standing_alive(g, unit))
		risk_unit_of(g, unit)->routing = false;
}

static bool is_loader(const struct game *g, int arm)
{
	return risk_rules_of(g)->weapons[arm].loader;
}

static bool may_unload(const struct game *g, int figure, int32_t value, struct reason *why)
{
	if (value != 0 && !sheet_armed(g, figure, is_loader))
		return refuse(why, "K-13", "he has no muzzle loader");
	return value == 0 || risk_command_row(g, g->figures[figure].unit)->load > 0
		|| refuse(why, "K-13", "whoever nobody commands is always loaded");
}

static void set_unloaded(struct game *g, int figure, int32_t value)
{
	risk_figure_of(g, figure)->empty = value != 0;
	risk_figure_of(g, figure)->loading = 0;
}

static const char *const deed_words[] = { [DEED_STOOD] = "stood",
	[DEED_ADVANCED] = "advanced", [DEED_FELL_BACK] = "fell-back", [DEEDS] = NULL };

#define UNIT_AT(member) STATE_AT(struct risk_unit, member)
#define FIGURE_AT(member) STATE_AT(struct risk_figure, member)

const struct state_row risk_states[] = {
	{ OF_FIGURE("wounded", "wounded", "Wounds that he bears; he fights on.", "K-15"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .told = true, .may = may_have_wounds,
		FIGURE_AT(wounds), .set = set_wounds },
	{ CAPTIVE("S-K-18"), .may = may_take, .set = set_captive },
	{ OF_UNIT("routing", "routing", "Runs, until a test gives another word.", "S-K-10"),
		.told = true, .may = may_be_alive, UNIT_AT(routing), .set = set_routing },
	{ OF_UNIT("retreating", "retreating", "Its word is retreat.", "S-K-17"), .told = true,
		.may = may_be_alive, .value = retreating, .set = set_retreating },
	{ OF_UNIT("halted", "halted by its word", "Its word is halt.", "K-5"),
		.may = may_halt, .value = halted, .set = set_halted },
	{ OF_UNIT("last-deed", "as if, last turn, it had", "What it did last turn.", "S-K-2"),
		.kind = STATE_WORD, .words = deed_words, .may = may_be_alive,
		UNIT_AT(last_deed), .set = set_deed },
	{ OF_UNIT("beaten", "beaten in the last melee",
		"Suffered more than it gave in last turn's melee.", "S-K-9"),
		.may = may_be_alive, UNIT_AT(beaten_last), .set = set_beaten },
	{ OF_UNIT("fired", "seen to have fired", "Fired last turn, and so is seen.", "K-11"),
		.may = may_be_alive, UNIT_AT(fired_last), .set = set_fired },
	{ OF_FIGURE("unloaded", "unloaded", "His muzzle loader has been fired.", "K-13"),
		.may = may_unload, FIGURE_AT(empty), .set = set_unloaded },
	{ CARRIES_ON, UNIT_AT(doing) },
	{ .name = NULL }
};

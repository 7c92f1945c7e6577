/* What figures and units of a participation game can be in (Y-29): the table by which the Game
 * Master and scenarios put them there.
 *
 *  PS1  P1, P2: injuries and senselessness go through harm.c, so that life, fate and injury
 *       agree; what is only of the active is refused to others.
 */
#include "skirmish/body/affliction.h"
#include "systems/participation/drawers.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/settings.h"

enum { COUNT_MOST = 99, MOVES_MOST = 9 };

static bool may_be_active(const struct game *g, int figure, int32_t value, struct reason *why)
{
	(void)value;
	return standing_fit(g, figure)
		|| refuse(why, "C-12", "only who is on his feet, or could be, can be that");
}

/* What a turn's beginning takes off. */
static bool may_this_turn(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return affliction_in_play(g, why) && may_be_active(g, figure, value, why);
}

/* ---- injuries ---- */

static enum injury injury_of(int32_t value)
{
	return value == 0 ? INJURY_SUPERFICIAL : (enum injury)(INJURY_LIGHT + value - 1);
}

static int32_t injury(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return f->injury < INJURY_LIGHT ? 0 : f->injury - INJURY_LIGHT + 1;
}

static bool may_be_injured(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	(void)value;
	if (pp_creature(g, figure))
		return refuse(why, "P-9", "a creature has wounds: gm-state %s",
			"CREATURE wounds NUMBER");
	return life == LIFE_FIT || life == LIFE_WOUNDED
		|| refuse(why, "C-12", "gm-heal frees captives first");
}

/* What an older injury had led to is gone with it. */
static void unhurt(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->injury = INJURY_SUPERFICIAL;
	f->injuries = f->worse = 0;
	f->bandaged = false;
	if (g->figures[figure].life == LIFE_WOUNDED && f->fate == FATE_NONE)
		game_life(g, figure, LIFE_FIT, "is on his feet again");
}

static void set_injury(struct game *g, int figure, int32_t value)
{
	unhurt(g, figure);
	if (value == 0)
		affliction_tell_figure(g, figure, "healed");
	else
		pp_injure(g, figure, injury_of(value));
}

static bool may_have_wounds(const struct game *g, int figure, int32_t value, struct reason *why)
{
	if (!pp_creature(g, figure))
		return refuse(why, "P-9", "only creatures count wounds; people have an injury");
	if (pp_out(g, figure))
		return refuse(why, "P-9", "it is brought down: gm-heal raises it");
	return value < pp_card(g, figure, CARD_WOUND_VALUE)
		|| refuse(why, "P-9", "so many bring it down: gm-wound, or gm-kill, does");
}

/* One who bleeds or mends: with an injury that a bandage helps. */
static bool may_be_bandaged(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const enum injury has = (enum injury)pp_figure_of(g, figure)->injury;

	return value == 0 || (has >= INJURY_LIGHT && has <= INJURY_DANGEROUS)
		|| refuse(why, "S-P-14", "there is no injury to bandage");
}

static bool may_get_worse(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return value == 0 || pp_figure_of(g, figure)->injury == INJURY_LIGHT
		|| refuse(why, "S-P-13", "only a light injury gets worse so");
}

/* ---- senses ---- */

static bool may_lose_senses(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	if (pp_out(g, figure) || (life != LIFE_FIT && life != LIFE_WOUNDED))
		return refuse(why, "C-12", "only who lives, and is no captive, is senseless");
	return value != FATE_STUNNED || !pp_creature(g, figure)
		|| refuse(why, "P-9", "creatures are not stunned");
}

static void set_senseless(struct game *g, int figure, int32_t value)
{
	if (value == FATE_NONE)
		pp_wake(g, figure);
	else
		pp_fall_senseless(g, figure, (enum fate)value);
}

static void set_down(struct game *g, int figure, int32_t value)
{
	pp_figure_of(g, figure)->down = value != 0;
	affliction_tell_figure(g, figure, value != 0 ? "lies down" : "rises");
}

static int32_t downed(const struct game *g, int figure)
{
	return pp_figure_of(g, figure)->down && pp_figure_of(g, figure)->fell_now;
}

/* S-P-21: who goes down this turn is minded by his comrades. */
static void set_downed(struct game *g, int figure, int32_t value)
{
	pp_figure_of(g, figure)->down = pp_figure_of(g, figure)->fell_now = value != 0;
	affliction_tell_figure(g, figure, value != 0 ? "goes down" : "rises");
}

/* ---- courage ---- */

static bool may_feel(const struct game *g, int figure, int32_t value, struct reason *why)
{
	return may_be_active(g, figure, value, why) && (value > SPIRIT_OBEDIENT
		|| value == (int32_t)pp_best_spirit(g, figure)
		|| refuse(why, "P-10", "of his courage the best is %s",
			pp_best_spirit(g, figure) == SPIRIT_CONTROLLED ? "controlled"
				: "obedient"));
}

static void set_spirit(struct game *g, int figure, int32_t value)
{
	static const char *const words[] = { [SPIRIT_CONTROLLED] = "steady again",
		[SPIRIT_OBEDIENT] = "waits for orders again",
		[SPIRIT_SHAKEN] = "shaken: will not move", [SPIRIT_PANICKED] = "panics",
		[SPIRIT_TERRIFIED] = "terrified" };
	struct pp_figure *f = pp_figure_of(g, figure);

	f->spirit = (uint8_t)value;
	if (value <= SPIRIT_OBEDIENT)
		f->causes = 0;
	affliction_tell_figure(g, figure, words[value]);
}

/* ---- the rest ---- */

static bool may_take(const struct game *g, int figure, int32_t captor, struct reason *why)
{
	return affliction_taken(g, figure, captor, captor >= 0 && standing_fit(g, captor)
		&& !pp_beast(g, g->figures[captor].unit), why);
}

static void set_captive(struct game *g, int figure, int32_t captor)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (!affliction_take(g, figure, captor))
		return;
	f->fell_now = true;
	f->going = f->told = false;
}

static bool may_have_thrown(const struct game *g, int figure, int32_t value, struct reason *why)
{
	const int32_t bombs = pp_card(g, figure, CARD_BOMBS);

	return value <= bombs || refuse(why, "X-190", "his card has %d of them", (int)bombs);
}

static bool may_carry(const struct game *g, int unit, int32_t value, struct reason *why)
{
	(void)value;
	return standing_alive(g, unit)
		|| refuse(why, "C-12", "nobody of %s could carry it", game_unit_name(g, unit));
}

static const char *const injury_words[] = { "none", "light", "bad", "dangerous", "as-if-dead",
	NULL };
static const char *const fate_words[] = { [FATE_NONE] = "no", [FATE_STUNNED] = "stunned",
	[FATE_GASSED] = "gassed", [FATE_FAINT] = "faint", [FATES] = NULL };
static const char *const spirit_words[] = { [SPIRIT_CONTROLLED] = "controlled",
	[SPIRIT_OBEDIENT] = "obedient", [SPIRIT_SHAKEN] = "shaken",
	[SPIRIT_PANICKED] = "panicked", [SPIRIT_TERRIFIED] = "terrified", NULL };
static const char *const load_words[] = { [LOAD_NONE] = "none", [LOAD_HEAVY] = "heavy",
	[LOAD_REALLY_HEAVY] = "really-heavy", [LOADS] = NULL };

#define UNIT_AT(member) STATE_AT(struct pp_unit, member)
#define FIGURE_AT(member) STATE_AT(struct pp_figure, member)

const struct state_row pp_states[] = {
	{ OF_FIGURE("injury", "injured", "The injury that a person has.", "P-8"),
		.kind = STATE_WORD, .words = injury_words, .told = true,
		.may = may_be_injured, .value = injury, .set = set_injury },
	{ OF_FIGURE("worse", "worse, times", "How often a light injury has got worse.",
		"S-P-13"), .kind = STATE_NUMBER, .most = MOVES_MOST, .may = may_get_worse,
		FIGURE_AT(worse) },
	{ OF_FIGURE("bandaged", "bandaged", "Its injury is bandaged: it does not bleed.",
		"S-P-14"), .may = may_be_bandaged, FIGURE_AT(bandaged) },
	{ OF_FIGURE("wounds", "wounded, points", "Wounds of a creature, summed.", "P-9"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_have_wounds,
		FIGURE_AT(wounds) },
	{ OF_FIGURE("senseless", "senseless",
		"Lies senseless: stunned, gassed or in a faint.", "S-P-16"),
		.kind = STATE_WORD, .words = fate_words, .told = true,
		.may = may_lose_senses, FIGURE_AT(fate), .set = set_senseless },
	{ CAPTIVE("X-167"), .may = may_take, .set = set_captive },
	{ OF_FIGURE("groggy", "groggy, moves", "Moves for which he is still groggy.", "S-P-16"),
		.kind = STATE_NUMBER, .most = MOVES_MOST, .may = may_be_active,
		FIGURE_AT(groggy) },
	{ OF_FIGURE("prone", "prone", "Lies, and takes a move to rise.", "S-P-10"), .told = true,
		.may = may_be_active, FIGURE_AT(down), .set = set_down },
	{ OF_FIGURE("downed", "downed",
		"Has gone down this very turn: it lies, and its comrades mind.", "S-P-21"),
		.told = true, .may = may_this_turn, .value = downed, .set = set_downed },
	{ OF_FIGURE("staggered", "staggered", "Half of its next move is lost.", "S-P-10"),
		.may = may_be_active, FIGURE_AT(staggered) },
	{ OF_FIGURE("rising", "just risen", "Has risen this turn, and fights with 1 less.",
		"S-P-10"), .may = may_this_turn, FIGURE_AT(rising) },
	{ OF_FIGURE("flinched", "about to lose a blow", "Loses its next blow or shot.",
		"S-P-10"), .may = may_this_turn, FIGURE_AT(lost_blow) },
	{ OF_FIGURE("enraged", "enraged", "Enraged, until its fight is over.", "S-P-15"),
		.may = may_be_active, FIGURE_AT(enraged) },
	{ OF_FIGURE("spent", "done with firing", "Has fired or thrown this turn.", "P-4"),
		.may = may_this_turn, FIGURE_AT(spent) },
	{ OF_FIGURE("spirit", "in spirit", "What its last morale throw gave.", "P-10"),
		.kind = STATE_WORD, .words = spirit_words, .told = true, .may = may_feel,
		FIGURE_AT(spirit), .set = set_spirit },
	{ OF_FIGURE("told", "told what to do", "Has understood an order.", "P-3"),
		.secret = true, .may = may_be_active, FIGURE_AT(told) },
	{ OF_FIGURE("thrown", "short of bombs, used up", "Bombs that it has used up.", "X-190"),
		.kind = STATE_NUMBER, .most = COUNT_MOST, .may = may_have_thrown,
		FIGURE_AT(thrown) },
	{ OF_UNIT("load", "laden", "What it carries now.", "P-2"), .kind = STATE_WORD,
		.words = load_words, .may = may_carry, UNIT_AT(load) },
	{ CARRIES_ON, UNIT_AT(mind) },
	{ .name = NULL }
};

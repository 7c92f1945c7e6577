/* Harm: what hits and blows leave behind (PP:29, PP:58 to PP:64, PP:72 to PP:93).
 *
 * First comes the effect: somebody flinches, staggers or falls (S-P-10).  Then the saving
 * throw (save.c) says which injury it was.
 *
 *  HA1  People have one injury, the worst; the second of a kind makes the next of it
 *       (S-P-12).  Creatures have a sum of wounds and nothing else (P-9, X-201).
 *  HA2  Nobody who is out is struck again; states of the body are only for the active (P2).
 *  HA3  What a light injury has got worse by stays: of that and a higher injury's own
 *       numbers whichever takes more counts.
 */
#include <stdio.h>

#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/body/tell.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/melee/save.h"
#include "systems/participation/morale/causes.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/words.h"

enum { COUNT_MOST = UINT8_MAX };

bool pp_out(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	if (f->wounds == 0 && f->injury != INJURY_DEAD)	/* asked of all, and they are most */
		return false;
	if (pp_creature(g, figure))
		return f->wounds >= pp_card(g, figure, CARD_WOUND_VALUE);
	return f->injury == INJURY_DEAD;
}

/* ---- what injuries take ---- */

/* HA3: so much for each time that a light one got worse, above the light one's own. */
static int got_worse(const struct pp_figure *f, int own, int each)
{
	return f->worse == 0 ? 0 : own + f->worse * each;
}

static int larger(int a, int b)
{
	return a > b ? a : b;
}

static int point_back(const struct injury_row *row, const struct pp_figure *f)
{
	return f->bandaged ? row->bandaged : 0;
}

int pp_injury_fight(const struct game *g, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct pp_figure *f = pp_figure_of(g, figure);
	const struct injury_row *row = &rules->injury[f->injury];
	const int takes = larger(0, -(row->fight + point_back(row, f)));

	return -larger(takes, got_worse(f, -rules->injury[INJURY_LIGHT].fight,
		rules->worse_fight));
}

/* a bandage gives back as many inches as points. */
int32_t pp_injury_move(const struct game *g, int figure)
{
	const struct pp_rules *rules = pp_rules_of(g);
	const struct pp_figure *f = pp_figure_of(g, figure);
	const struct injury_row *row = &rules->injury[f->injury];
	const int32_t back = point_back(row, f) * game_book(g)->inch;
	const int32_t takes = (int32_t)larger(0, (int)(row->deducts - back));

	return larger((int)takes, got_worse(f,
		(int)rules->injury[INJURY_LIGHT].deducts, (int)rules->worse_length));
}

/* ---- falling ---- */

/* P2. */
static void lie(struct game *g, int figure, const char *word)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->down = f->staggered = f->rising = f->enraged = f->lost_blow = false;
	f->going = f->told = false;
	f->groggy = 0;
	loss_frees(g, figure);
	if (g->figures[figure].life == LIFE_WOUNDED)
		affliction_tell_figure(g, figure, word);
	else
		game_life(g, figure, LIFE_WOUNDED, word);
}

static void fall_for_good(struct game *g, int figure, const char *word)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->fate = FATE_NONE;
	f->fell_now = false;	/* the dead count by another row */
	lie(g, figure, word);
}

void pp_fall_senseless(struct game *g, int figure, enum fate fate)
{
	static const char *const words[FATES] = { "lies there", "is knocked senseless",
		"breathes the gas and drops senseless", "falls in a faint" };
	struct pp_figure *f = pp_figure_of(g, figure);

	if (pp_out(g, figure))
		return;
	f->fate = (uint8_t)fate;
	f->fate_moves = 0;
	f->fell_now = true;
	lie(g, figure, words[fate]);
}

/* who comes to himself still lies there. */
void pp_wake(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (f->fate == FATE_NONE)
		return;
	f->fate = FATE_NONE;
	f->fate_moves = 0;
	game_life(g, figure, LIFE_FIT, "comes to");
	f->down = true;
	f->lost_blow = false;
}

/* ---- injuries ---- */

struct pp_hurt pp_hurt_after(const struct pp_rules *rules, struct pp_hurt has, enum injury injury)
{
	if (injury < INJURY_LIGHT || injury > INJURY_DEAD || injury < has.injury)
		return has;
	if (injury > has.injury || injury == INJURY_DEAD)
		return (struct pp_hurt){ injury, 1 };
	if (has.injuries + 1 < rules->same_injuries)
		return (struct pp_hurt){ injury, has.injuries + 1 };
	return (struct pp_hurt){ injury + 1, 1 };
}

static struct pp_hurt hurt_of(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return (struct pp_hurt){ (enum injury)f->injury, f->injuries };
}

bool pp_puts_out(const struct game *g, int figure, enum injury injury)
{
	const struct injury_row *row = &pp_rules_of(g)->injury[injury];

	if (injury == INJURY_STUNNED)
		return true;
	if (pp_creature(g, figure))
		return pp_figure_of(g, figure)->wounds + row->wounds
			>= pp_card(g, figure, CARD_WOUND_VALUE);
	return pp_hurt_after(pp_rules_of(g), hurt_of(g, figure), injury).injury == INJURY_DEAD;
}

/* P-9. */
static void wound_creature(struct game *g, int figure, int wounds)
{
	struct pp_figure *f = pp_figure_of(g, figure);
	char text[48];

	f->wounds = (uint8_t)(f->wounds + wounds < COUNT_MOST ? f->wounds + wounds : COUNT_MOST);
	if (pp_out(g, figure)) {
		fall_for_good(g, figure, "is brought down, and does not rise");
		return;
	}
	snprintf(text, sizeof text, "wounded: %d of %d", f->wounds,
		(int)pp_card(g, figure, CARD_WOUND_VALUE));
	affliction_tell_figure(g, figure, text);
}

static void injure_person(struct game *g, int figure, enum injury injury)
{
	static const char *const words[INJURIES] = { [INJURY_LIGHT] = "is lightly injured",
		[INJURY_BAD] = "is badly injured", [INJURY_DANGEROUS] = "is dangerously injured",
		[INJURY_DEAD] = "lies as if dead" };
	struct pp_figure *f = pp_figure_of(g, figure);
	const struct pp_hurt after = pp_hurt_after(pp_rules_of(g), hurt_of(g, figure), injury);
	const bool worse = after.injury != f->injury;

	f->injury = (uint8_t)after.injury;
	f->injuries = (uint8_t)after.injuries;
	if (!worse)
		return;
	f->bandaged = false;
	if (after.injury == INJURY_DEAD)
		fall_for_good(g, figure, words[after.injury]);
	else
		affliction_tell_figure(g, figure, words[after.injury]);
}

/* a bad injury is a scream, also if it makes an older one worse. */
void pp_injure(struct game *g, int figure, enum injury injury)
{
	const struct injury_row *row = &pp_rules_of(g)->injury[injury];

	if (pp_out(g, figure))
		return;
	if (injury == INJURY_STUNNED) {
		pp_fall_senseless(g, figure, FATE_STUNNED);
		return;
	}
	if (injury < INJURY_LIGHT)
		return;
	if (row->screams && g->figures[figure].life != LIFE_WOUNDED)
		pp_scream(g, figure);
	if (pp_creature(g, figure))
		wound_creature(g, figure, row->wounds);
	else
		injure_person(g, figure, injury);
	if (!pp_out(g, figure))
		pp_cause(g, figure, CAUSE_INJURED);
}

/* ---- hits and blows ---- */

/* S-P-10. */
static void feel(struct game *g, int figure, enum pp_effect effect)
{
	static const char *const words[EFFECTS] = { "flinches", "staggers", "goes down" };
	struct pp_figure *f = pp_figure_of(g, figure);

	if (g->figures[figure].life != LIFE_FIT)
		return;
	f->lost_blow = true;
	f->staggered = f->staggered || effect == EFFECT_STAGGER;
	f->down = f->down || effect == EFFECT_DOWN;
	f->fell_now = f->fell_now || effect == EFFECT_DOWN;
	affliction_tell_figure(g, figure, words[effect]);
}

static void settle(struct game *g, int figure, const struct save_row *row)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	pp_injure(g, figure, (enum injury)row->injury);
	if (pp_out(g, figure))
		return;
	if (row->morale)
		pp_cause(g, figure, row->injury == INJURY_HURT ? CAUSE_HURT : CAUSE_INJURED);
	if (row->enraged && standing_fit(g, figure)) {
		f->enraged = true;
		affliction_tell_figure(g, figure, "is enraged");
	}
}

void pp_suffer(struct game *g, int figure, enum pp_effect effect, const struct save_row *row)
{
	feel(g, figure, effect);
	if (row)
		settle(g, figure, row);
}

void pp_strike(struct game *g, int figure, const struct pp_blow *blow, int by)
{
	if (!game_on_table(g, figure) || pp_out(g, figure))
		return;
	if (by >= 0)
		tell_hit(g, figure, g->figures[by].unit, blow->name);
	feel(g, figure, blow->effect);
	if (blow->harm != HARM_NONE)
		settle(g, figure, pp_save(g, figure, blow));
}

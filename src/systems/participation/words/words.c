/* Words: how the roster and the map speak of units and figures, and what the other files of
 * this room that speak have in common.
 *
 *  W1  Whoever stands in sight is an open book: cards are on the table.  Of what is hidden,
 *      the views that these functions are given know no more than their side.
 */
#include <stdio.h>

#include "systems/participation/fire/snap.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/words.h"

/* ---- words for states ---- */

const char *pp_words_spirit(enum spirit spirit)
{
	static const char *const words[SPIRITS] = { [SPIRIT_CONTROLLED] = "controlled",
		[SPIRIT_OBEDIENT] = "obedient", [SPIRIT_SHAKEN] = "shaken",
		[SPIRIT_PANICKED] = "panicked", [SPIRIT_TERRIFIED] = "terrified",
		[SPIRIT_FAINT] = "in a faint" };

	return words[spirit];
}

const char *pp_words_injury(enum injury injury)
{
	static const char *const words[INJURIES] = { [INJURY_SUPERFICIAL] = "", [INJURY_HURT] = "",
		[INJURY_LIGHT] = "lightly injured", [INJURY_BAD] = "badly injured",
		[INJURY_DANGEROUS] = "dangerously injured", [INJURY_DEAD] = "apparently dead",
		[INJURY_STUNNED] = "stunned" };

	return words[injury];
}

static const char *fate_words(enum fate fate)
{
	static const char *const words[FATES] = { [FATE_NONE] = "", [FATE_STUNNED] = "stunned",
		[FATE_GASSED] = "senseless with gas", [FATE_FAINT] = "in a faint" };

	return words[fate];
}

/* One more of a list, with its comma. */
static void put_one(struct pen *p, size_t began, const char *word)
{
	if (*word != '\0')
		pen_put(p, "%s%s", p->used > began ? ", " : "", word);
}

static void put_harm(const struct game *v, int figure, struct pen *p, size_t began)
{
	const struct pp_figure *f = pp_figure_of(v, figure);

	put_one(p, began, fate_words((enum fate)f->fate));
	put_one(p, began, pp_words_injury((enum injury)f->injury));
	if (f->bandaged && f->injury >= INJURY_LIGHT && f->injury < INJURY_DEAD)
		pen_put(p, " (bandaged)");
	if (pp_creature(v, figure) && f->wounds > 0) {
		put_one(p, began, "wounds");
		pen_put(p, " %d of %d", f->wounds, (int)pp_card(v, figure, CARD_WOUND_VALUE));
	}
}

void pp_words_ailments(const struct game *v, int figure, struct pen *p)
{
	const struct pp_figure *f = pp_figure_of(v, figure);
	const size_t began = p->used;

	put_harm(v, figure, p, began);
	if (!standing_fit(v, figure))
		return;
	put_one(p, began, f->down ? "down" : f->rising ? "getting up" : "");
	put_one(p, began, f->staggered ? "staggered" : "");
	put_one(p, began, f->groggy > 0 ? "groggy" : "");
	put_one(p, began, f->enraged ? "enraged" : "");
}

/* ---- cards ---- */

bool pp_words_shoots(const struct game *v, int arm)
{
	return pp_rules_of(v)->weapons[arm].need[BAND_LONG] > 0;
}

bool pp_words_throws(const struct game *v, int arm)
{
	return pp_pitched(&pp_rules_of(v)->weapons[arm]);
}

const char *pp_words_of_setting(enum card key, int i)
{
	const char *const *words = pp_unit_settings[key].words;

	for (int k = 0; words != NULL && words[k] != NULL; k++)
		if (k == i)
			return words[k];
	return "";
}

/* ---- shots ---- */

/* A mover who charges the very one he is shot at by, and is near, attacks him. */
enum shot_kind pp_words_shot_kind(const struct game *v, int figure, int target)
{
	const int unit = v->figures[figure].unit, other = v->figures[target].unit;
	const struct decision *d = game_decision(v, game_seat_of_unit(v, unit), unit);

	return d == NULL || d->kind != ASK_SNAP ? SHOT_AIMED : pp_snap_kind(v, unit, other);
}

/* ---- nerve ---- */

struct pp_percent pp_percent(int32_t milli)
{
	struct pp_percent p;

	if (milli % 10 == 0)
		snprintf(p.text, sizeof p.text, "%d%%", (int)(milli / 10));
	else
		snprintf(p.text, sizeof p.text, "%d.%d%%", (int)(milli / 10), (int)(milli % 10));
	return p;
}

int32_t pp_words_nerve(const struct game *v, int figure, int deed, int other)
{
	const struct pp_rules *rules = pp_rules_of(v);
	struct roller r;
	int good = 0;

	pp_nerve_roller(v, figure, deed, other, &r);
	for (int die = 1; die <= rules->die; die++)
		good += pp_nerve_dares(rules, die + roller_need(&r));
	return chance_milli(chance_of(good, rules->die));
}

/* ---- the roster's row ---- */

/* Of those who are not active the one who is best off: what became of the unit. */
static void put_fallen(const struct game *v, int unit, struct pen *p)
{
	int lies = NOBODY, captive = NOBODY, left = NOBODY;

	if (standing_alive(v, unit))
		return;
	FOR_MEMBERS(f, v, unit) {
		if (v->figures[f].life == LIFE_WOUNDED
				&& (lies < 0 || pp_figure_of(v, f)->fate != FATE_NONE))
			lies = f;
		if (v->figures[f].life == LIFE_CAPTIVE)
			captive = f;
		if (v->figures[f].life == LIFE_LEFT)
			left = f;
	}
	if (lies >= 0)
		pp_words_ailments(v, lies, p);
	else if (captive >= 0)
		pen_put(p, "captive");
	else if (left >= 0)
		pen_put(p, "left the table");
}

/* The worst spirit in it, where that is no use for. */
static void put_spirit(const struct game *v, int unit, struct pen *p)
{
	int worst = SPIRIT_OBEDIENT, n = 0;

	FOR_MEMBERS(f, v, unit)
		if (standing_fit(v, f) && pp_figure_of(v, f)->spirit > worst)
			worst = pp_figure_of(v, f)->spirit;
	FOR_MEMBERS(f, v, unit)
		n += standing_fit(v, f) && pp_figure_of(v, f)->spirit == worst;
	if (worst == SPIRIT_OBEDIENT)
		return;
	if (n < standing_strength(v, unit))
		pen_put(p, "%d ", n);
	pen_put(p, "%s", pp_words_spirit((enum spirit)worst));
}

/* What ails the guide, or how many of the others something ails. */
static void put_ailing(const struct game *v, int unit, struct pen *p)
{
	int n;

	if (standing_strength(v, unit) == 1) {
		pp_words_ailments(v, pp_guide(v, unit), p);
		return;
	}
	n = standing_count(v, unit, pp_hurt);
	if (n > 0)
		pen_put(p, "%d hurt", n);
}

static void put_will(const struct game *v, int unit, struct pen *p)
{
	if (pp_own_will(v, unit) || v->units[unit].uncommanded || sheet_secret(v, unit))
		return;
	if (pp_figure_of(v, pp_guide(v, unit))->spirit == SPIRIT_OBEDIENT)
		pen_put(p, "awaits a word");
}

static void put_doing(const struct game *v, int unit, struct pen *p)
{
	static const char *const words[DOINGS] = { [DOING_STAND] = "", [DOING_WALK] = "walking",
		[DOING_RUN] = "running", [DOING_CHARGE] = "charging", [DOING_LEAVE] = "leaving",
		[DOING_WATCH] = "watching" };
	const struct pp_unit *u = pp_unit_of(v, unit);

	if (sheet_secret(v, unit))
		return;
	if (u->watching && u->doing == DOING_STAND)
		pen_put(p, "watching");
	else
		pen_put(p, "%s", words[u->doing]);
	if (u->doing == DOING_CHARGE && u->target >= 0)
		pen_put(p, " %s", v->setup->units[u->target].id);
	else if (u->doing != DOING_STAND && u->doing != DOING_WATCH && u->goal != CELL_NONE)
		pen_put(p, " to %s", grid_cell_text(&v->table->grid, u->goal).text);
}

static void put_load(const struct game *v, int unit, struct pen *p)
{
	static const char *const words[LOADS] = { [LOAD_NONE] = "", [LOAD_HEAVY] = "laden",
		[LOAD_REALLY_HEAVY] = "heavy laden" };

	pen_put(p, "%s", words[pp_burden(v, unit)]);
}

const struct sheet_state pp_states_told[] = {
	{ put_fallen, true }, { sheet_absence, true }, { put_spirit, false },
	{ put_ailing, false }, { put_will, false }, { put_doing, false }, { put_load, false },
	{ NULL, false }
};

/* ---- marks of figures ---- */

bool pp_hurt(const struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	return standing_fit(g, figure) && (f->wounds > 0
		|| (f->injury >= INJURY_LIGHT && f->injury < INJURY_DEAD));
}

enum figure_mark pp_mark(const struct game *v, int figure)
{
	const struct pp_figure *f = pp_figure_of(v, figure);

	if (f->spirit == SPIRIT_TERRIFIED)
		return MARK_ROUTING;
	if (f->down || f->spirit == SPIRIT_SHAKEN || f->spirit == SPIRIT_PANICKED)
		return MARK_SUPPRESSED;
	if (pp_hurt(v, figure))
		return MARK_WOUNDED;
	return f->spent ? MARK_ACTED : MARK_FIT;
}

const char *pp_words_lying(const struct game *v, int figure)
{
	const struct pp_figure *f = pp_figure_of(v, figure);

	return f->fate != FATE_NONE ? fate_words((enum fate)f->fate)
		: pp_words_injury((enum injury)f->injury);
}

enum figure_mark pp_mark_lying(const struct game *v, int figure)
{
	return pp_out(v, figure) ? MARK_DEAD : MARK_WOUNDED;
}

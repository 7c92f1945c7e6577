/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet.  preview_fire.c has shots, throws and fights, preview_speech.c what is said.
 */
#include "skirmish/body/as_far.h"
#include "skirmish/commander/way.h"
#include "systems/participation/judges.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/words/words.h"

/* ---- nerve ---- */

static void preview_dare(const struct game *v, const struct choice *c, struct preview *p)
{
	const int figure = c->argument[0].value, deed = c->argument[1].value;
	struct roller r;

	pp_nerve_roller(v, figure, deed, NOBODY, &r);
	preview_dice(p, pp_rules_of(v)->die, 1, pp_rules_of(v)->nerve_need - roller_need(&r));
	say(p, "%s dares it with %s: a D%d of %d or more", say_who(v, figure).text,
		pp_percent(pp_words_nerve(v, figure, deed, NOBODY)).text, p->sides, p->need);
	say_modifiers(&r, p);
	if (pp_figure_of(v, figure)->failed[deed] > 0)
		say(p, "has shrunk from it before");
}

/* What its guide must dare to stand there. */
static void say_deed(const struct game *v, int unit, cell_t cell, struct preview *p)
{
	const int deed = pp_rules_of(v)->ground_deed[v->table->kind[cell]];

	if (deed < 0)
		return;
	say(p, "%s: takes nerve, %s; else it stops there", pp_rules_of(v)->deed_kind[deed].name,
		pp_percent(pp_words_nerve(v, pp_guide(v, unit), deed, NOBODY)).text);
}

/* ---- moves ---- */

/* Who of the enemy would be near there, and in line. */
static void say_enemies_from(const struct game *v, int unit, cell_t cell, struct preview *p)
{
	struct preview_near near[NEAR_TOLD];
	const int n = preview_near(v, unit, cell, INT32_MAX, near);

	for (int i = 0; i < n; i++)
		say(p, "from there %s is %s off, in line", game_unit_name(v, near[i].unit),
			say_inches(near[i].far).text);
	if (n == 0)
		say(p, "from there no enemy is in line");
}

/* How far it is, as it goes, and whether this move gets there; where it ends. */
static cell_t say_way(const struct game *v, int unit, enum gait_row gait, cell_t goal,
	struct preview *p)
{
	char pace[LINE_MAX_BYTES];
	int32_t cost;
	cell_t end;

	pp_pace_text(v, pp_guide(v, unit), gait, pace, sizeof pace);
	say(p, "its move: %s", pace);
	if (game_unit_body(v, unit) >= 0 || !pp_move_reach(v, unit, gait, false, v->reach))
		return goal;
	cost = reach_cost(v->reach, goal);
	if (cost != REACH_FAR) {
		say(p, "it gets there: %s of its move spent",
			say_inches(cost / REACH_TWELFTHS).text);
		return goal;
	}
	end = pp_as_far(v, unit, gait, goal);
	as_far_say(v, end, p);
	say(p, "it goes on next turn, until it is told otherwise");
	return end == CELL_NONE ? goal : end;
}

static void preview_walk(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const cell_t goal = c->argument[1].value;
	const enum gait_row gait = c->verb == VERB_WALK ? GAIT_WALK : GAIT_RUN;
	const cell_t end = say_way(v, unit, gait, goal, p);

	say(p, end == goal ? "there: %s" : "it stops on %s", table_ground(v->table, end)->name);
	say_deed(v, unit, goal, p);
	if (c->verb == VERB_LEAVE) {
		say(p, "it goes off the table for good (C-9)");
		return;
	}
	if (pp_rules_of(v)->fires[gait])
		say(p, "who moves over %s has %+d in fire after it",
			say_inches(pp_rules_of(v)->firer_moved).text,
			pp_rules_of(v)->shooting[SHOOT_MOVED].value);
	else
		say(p, "who runs does not fire this turn (S-P-3)");
	say_enemies_from(v, unit, end, p);
}

static void preview_place(const struct game *v, const struct choice *c, struct preview *p)
{
	const int figure = c->argument[0].value;

	say(p, "%s goes to that place by himself when his unit moves",
		say_who(v, figure).text);
	say(p, "there: %s", table_ground(v->table, c->argument[1].value)->name);
}

static void preview_watch(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct modifier_row *m = pp_rules_of(v)->shooting;

	(void)c;
	say(p, "it stands; whoever passes in its line may be shot at, with %+d",
		m[SHOOT_OPPORTUNITY].value);
	say(p, "with %+d if he attacks it from less than %s (X-50)", m[SHOOT_ATTACKED].value,
		say_inches(pp_rules_of(v)->attack_near).text);
	say(p, "who has shot so does not fire again this turn");
}

/* ---- the others ---- */

static void preview_drop(const struct game *v, const struct choice *c, struct preview *p)
{
	const int load = pp_unit_of(v, c->argument[0].value)->load;

	if (load != LOAD_NONE)
		say(p, "it lays down its load: %s more for each of its moves",
			say_inches(pp_rules_of(v)->load[load].deducts).text);
	else
		say(p, "it lays down what it carries");
}

static void preview_bandage(const struct game *v, const struct choice *c, struct preview *p)
{
	const int other = c->argument[1].value;

	say(p, "the whole move of %s; no die (S-P-14)",
		say_who(v, c->argument[0].value).text);
	say(p, "%s: %s; bandaged he does not bleed on, and a bad injury takes one less",
		say_who(v, other).text,
		pp_words_injury((enum injury)pp_figure_of(v, other)->injury));
}

static void preview_kick(const struct game *v, const struct choice *c, struct preview *p)
{
	const struct pp_rules *r = pp_rules_of(v);

	say(p, "%s tries once: it goes a D%d less %d inches that way (S-P-26)",
		say_who(v, c->argument[0].value).text, r->die, r->kick_less);
	say(p, "at nought or less, %s, it stays, and goes off here",
		pp_percent(chance_milli(chance_of(r->kick_less < r->die ? r->kick_less : r->die,
			r->die))).text);
}

static void preview_hold(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;
	const struct decision *d = game_decision(v, c->seat, unit);

	say(p, d != NULL && d->kind == ASK_SNAP
		? "it lets this one pass, and may still fire at the next"
		: "it does not fire this turn");
}

static void preview_yield(const struct game *v, const struct choice *c, struct preview *p)
{
	say(p, "they are captives of %s from now on", game_unit_name(v, c->argument[1].value));
}

const struct preview_row pp_previews[VERBS] = {
	[VERB_WALK] = { .put = preview_walk }, [VERB_RUN] = { .put = preview_walk },
	[VERB_LEAVE] = { .put = preview_walk }, [VERB_CHARGE] = { .put = pp_preview_charge },
	[VERB_PLACE] = { .put = preview_place }, [VERB_WATCH] = { .put = preview_watch },
	[VERB_STAND] = { .says = "it stays where it is" },
	[VERB_BANDAGE] = { .put = preview_bandage },
	[VERB_WAKE] = { .says = "his whole move; whoever has fainted is himself again (S-P-18)" },
	[VERB_TAKE] = { .says = "it takes up what lies beside it; a load slows it" },
	[VERB_DROP] = { .put = preview_drop }, [VERB_DARE] = { .put = preview_dare },
	[VERB_YIELD] = { .put = preview_yield }, [VERB_SAY] = { .put = pp_preview_say },
	[VERB_FIRE] = { .put = pp_preview_fire }, [VERB_THROW] = { .put = pp_preview_throw },
	[VERB_HOLD] = { .put = preview_hold }, [VERB_KICK] = { .put = preview_kick },
	[VERB_FIGHT] = { .put = pp_preview_fight }, PREVIEWS_OF_ALL,
	[VERB_SPARE] = { .says = "it defends itself: who strikes at it is thrown against, and "
		"takes no harm from it" },
};

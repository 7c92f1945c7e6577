/* Previews of shots, throws, charges and fights. */
#include "skirmish/commander/way.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/blows.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/odds/expect.h"
#include "systems/participation/odds/odds.h"
#include "systems/participation/odds/throw_odds.h"
#include "systems/participation/settings.h"
#include "systems/participation/words/words.h"

enum { SHOTS_TOLD = 6 };

/* ---- shots ---- */

/* "Ada Finch at Tom, 7" off: 2.0 shots on 5+ (33.3%), 0.7 hits, 33% hurt, 8.1% out */
static void say_shot(const struct game *v, int figure, int mark, const struct pp_fire_odds *o,
	struct preview *p)
{
	say(p, "%s at %s, %s off: %s shots on %d+ (%s), %s hits, %s hurt, %s out",
		say_who(v, figure).text, say_who(v, mark).text,
		say_inches(game_distance(v, figure, mark)).text, say_tenths(o->shots).text, o->need,
		pp_percent(o->each).text, say_tenths(o->hits).text, pp_percent(o->hurt).text,
		pp_percent(o->out).text);
}

/* The figure's own mark: the one named, or the best of the unit named. */
static int mark_of(const struct game *v, int figure, struct argument at, struct pp_fire_odds *odds)
{
	if (at.kind == ARGUMENT_UNIT)
		return pp_menu_mark(v, figure, at.value, odds);
	return pp_menu_may_hit(v, figure, at.value) && pp_fire_odds(v, figure, at.value,
		pp_words_shot_kind(v, figure, at.value), odds) ? at.value : NOBODY;
}

static bool fires(const struct choice *c, const struct game *v, int figure)
{
	return c->argument[0].kind == ARGUMENT_FIGURE ? figure == c->argument[0].value
		: v->figures[figure].unit == c->argument[0].value;
}

static void say_shares(const struct pp_fire_odds *o, struct preview *p)
{
	say_share(p, SHARE_GOOD, o->hurt, "hurt");
	say_share(p, SHARE_GOOD, o->out, "out");
}

void pp_preview_fire(const struct game *v, const struct choice *c, struct preview *p)
{
	const bool leaves = pp_leaves_throwers(v, c);
	struct pp_fire_odds odds, fired = { 0 };
	int n = 0, idle = 0;
	struct reason why = { "", "" };

	for (int f = 0; f < v->n_figures; f++) {
		int mark;

		if (!fires(c, v, f) || !standing_fit(v, f) || (leaves && pp_is_to_throw(v, f)))
			continue;
		mark = mark_of(v, f, c->argument[1], &odds);
		if (mark < 0) {
			if (idle++ == 0 && c->argument[1].kind == ARGUMENT_FIGURE)
				pp_aim(v, f, c->argument[1].value,
					pp_words_shot_kind(v, f, c->argument[1].value), &why);
			continue;
		}
		fired = odds;
		p->need = n++ == 0 ? odds.need : p->need;
		p->hits_milli += odds.hits;
		p->harm_milli += odds.out;
		if (n <= SHOTS_TOLD)
			say_shot(v, f, mark, &odds, p);
	}
	preview_dice(p, pp_rules_of(v)->die, n, p->need);
	p->rolls = n > 0;
	if (n == 1)		/* of several each has chances of his own */
		say_shares(&fired, p);
	if (n > SHOTS_TOLD)
		say(p, "and %d more", n - SHOTS_TOLD);
	if (idle > 0 && why.text[0] != '\0')
		say(p, "%d cannot: %s (%s)", idle, why.text, why.rule);
	else if (idle > 0)
		say(p, "%d of them cannot", idle);
}

/* ---- throws ---- */

/* How many of each side what goes off there would catch. */
static void say_caught(const struct game *v, const struct pitch *pitch, int32_t far,
	struct preview *p)
{
	const int unit = v->figures[pitch->figure].unit;
	int theirs = 0, ours = 0;

	for (int f = 0; f < v->n_figures; f++) {
		if (!game_on_table(v, f) || !table_within(v->table,
				game_nearest_part(v, f, pitch->mark), pitch->mark, far))
			continue;
		theirs += game_enemies(v, unit, v->figures[f].unit);
		ours += game_same_cause(v, v->units[unit].side,
			v->units[v->figures[f].unit].side);
	}
	say(p, "within %s of it: %d of theirs%s", say_inches(far).text, theirs,
		ours > 0 ? "" : ", nobody of ours");
	if (ours > 0)
		say(p, "and %d of OURS", ours);
}

/* What comes of it where it comes down. */
static void say_burst(const struct game *v, const struct pitch *pitch, struct preview *p)
{
	const struct pp_rules *r = pp_rules_of(v);

	if (pitch->thrown == NULL)
		say(p, "its bomb goes off at once, on the spot or near it (X-46)");
	else
		say(p, "a miss goes astray by the arrow die, up to %s",
			say_inches((r->die + r->scatter_divided - 1) / r->scatter_divided
				* game_book(v)->inch).text);
	if (pitch->thrown != NULL && pitch->thrown->comes == COMES_GAS) {
		say_caught(v, pitch, r->gas_across / 2, p);
		return;
	}
	if (pitch->thrown != NULL)
		say(p, "it goes off when all have fired; who is within %s may kick it away first",
			say_inches(r->kick_near).text);
	say_caught(v, pitch, r->n_bursts > 0 ? r->burst[r->n_bursts - 1].most : 0, p);
}

static void say_toll(const struct pp_throw_odds *o, struct preview *p)
{
	say(p, "expected: %s of theirs hurt, %s out of action", say_tenths(o->hurt).text,
		say_tenths(o->out).text);
	if (o->own_hurt + o->own_out > 0)
		say(p, "and of OURS %s hurt, %s out", say_tenths(o->own_hurt).text,
			say_tenths(o->own_out).text);
}

void pp_preview_throw(const struct game *v, const struct choice *c, struct preview *p)
{
	const int figure = c->argument[0].value, arm = c->argument[1].value;
	struct pp_throw_odds odds;
	struct pitch pitch;

	if (!pp_pitch(v, figure, arm, &c->argument[2], &pitch, NULL)
			|| !pp_throw_odds(v, figure, arm, &c->argument[2], &odds))
		return;
	preview_dice(p, odds.sides, 1, odds.need);
	preview_stakes(p, odds.hits, odds.out, odds.own_out);
	say(p, "%s, %s of %s, %s range: there with %s", pp_rules_of(v)->weapons[arm].name,
		say_inches(table_distance(v->table, v->figures[figure].cell, pitch.mark)).text,
		say_inches(pp_throw_range(v, figure, arm)).text, pitch.far ? "full" : "half",
		pp_percent(odds.hits).text);
	say_share(p, SHARE_GOOD, odds.hits, "gets there");
	if (odds.dud > 0)
		say_share(p, SHARE_BAD, odds.dud, "a dud");
	if (odds.dud > 0)
		say(p, "a dud with %s (X-51)", pp_percent(odds.dud).text);
	if (pitch.thrown == NULL || pitch.thrown->comes != COMES_BLOW)
		say_burst(v, &pitch, p);
	say_toll(&odds, p);
}

/* ---- fights ---- */

/* What comes of all fights of a round, if everybody comes up. */
static void say_contact(const struct pp_fight_odds *o, struct preview *p)
{
	say(p, "if all come up %d of ours touch %d of theirs, in %d fight%s", o->own, o->theirs,
		o->fights, o->fights == 1 ? "" : "s");
	say(p, "a round in all: theirs %s hurt, %s of them out of action; ours %s and %s",
		say_tenths(o->hurts * o->fights).text, say_tenths(o->outs * o->fights).text,
		say_tenths(o->hurt * o->fights).text, say_tenths(o->out * o->fights).text);
}

static void say_odds(const struct game *v, int unit, int target, bool charge, struct preview *p)
{
	struct pp_fight_odds odds;

	if (!pp_fight_odds(v, unit, target, charge, &odds))
		return;
	preview_dice(p, pp_rules_of(v)->die, 1, p->need);
	preview_stakes(p, 0, odds.outs * odds.fights, odds.out * odds.fights);
	say(p, "a round: wins %s, draws %s, loses %s", pp_percent(odds.wins).text,
		pp_percent(odds.draws).text, pp_percent(odds.loses).text);
	say_by_shares(p);
	say_share(p, SHARE_GOOD, odds.wins, "wins a round");
	say_share(p, SHARE_ELSE, odds.draws, "draws it");
	say_share(p, SHARE_BAD, odds.loses, "loses it");
	say(p, "hurts him %s, out %s; is hurt %s, out %s; there are %d rounds",
		pp_percent(odds.hurts).text, pp_percent(odds.outs).text,
		pp_percent(odds.hurt).text, pp_percent(odds.out).text, pp_rules_of(v)->rounds);
	if (charge)
		say_contact(&odds, p);
}

/* How many of theirs run for their lives, and what their coming to themselves would do. */
static void say_terror(const struct game *v, int target, struct preview *p)
{
	int n = 0;

	FOR_MEMBERS(f, v, target)
		n += game_on_table(v, f) && pp_figure_of(v, f)->spirit == SPIRIT_TERRIFIED;
	if (n > 0)
		say(p, "%d of theirs run for their lives; each throws for morale again in every "
			"turn, and who is himself again stands and fights (X-220)", n);
}

static void say_after(const struct game *v, int target, struct preview *p)
{
	say_terror(v, target, p);
	say(p, "then whoever was injured throws for morale (S-P-20), and nobody is held there: "
		"next turn either side fights on or walks away (X-172)");
}

void pp_preview_fight(const struct game *v, const struct choice *c, struct preview *p)
{
	const int figure = c->argument[0].value, foe = c->argument[1].value;
	struct roller own, his;

	pp_fight_roller(v, figure, foe, &own);
	pp_fight_roller(v, foe, figure, &his);
	say(p, "%s D%d %+d against %s D%d %+d", say_who(v, figure).text,
		pp_rules_of(v)->die, roller_need(&own), say_who(v, foe).text,
		pp_rules_of(v)->die, roller_need(&his));
	say_modifiers(&own, p);
	say_odds(v, v->figures[figure].unit, v->figures[foe].unit, false, p);
}

void pp_preview_charge(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, target = c->argument[1].value;
	const int guide = pp_guide(v, unit);
	int32_t far = INT32_MAX;

	FOR_MEMBERS(f, v, target)
		if (game_on_table(v, f) && game_distance(v, guide, f) < far)
			far = game_distance(v, guide, f);
	say(p, "%s off; it runs %s", say_inches(far).text, say_inches(pp_pace(v, guide,
		GAIT_RUN)).text);
	if (!pp_creature(v, guide) && pp_unit_card(v, target, CARD_FRIGHT) > 0)
		say(p, "to go at that takes nerve: %s has it with %s",
			say_who(v, guide).text,
			pp_percent(pp_words_nerve(v, guide, DEED_FACE, target)).text);
	say(p, "they may fire at it from less than %s, with %+d",
		say_inches(pp_rules_of(v)->attack_near).text,
		pp_rules_of(v)->shooting[SHOOT_ATTACKED].value);
	say_odds(v, unit, target, true, p);
	say_after(v, target, p);
}

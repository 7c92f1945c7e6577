/* Previews of what asks for heart: charges, tests of morale, blows hand to hand; by the same
 * reckoning as `odds` (charge_odds.h, melee_round.h). */
#include "skirmish/menus/say.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/charge.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/morale/morale.h"
#include "systems/adventure/odds/charge_odds.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/melee_round.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/orders/orders.h"
#include "skirmish/turn/answers.h"
#include "systems/adventure/words/words.h"

/* ---- tests ---- */

void adv_preview_test(const struct game *v, int unit, enum morale_cause cause,
	const char *what, struct preview *p)
{
	struct roller r;

	adv_morale_roller(v, unit, cause, &r);
	preview_dice(p, adv_rules_of(v)->die, 1, roller_need(&r));
	say(p, "%s %s on %d or less (%s in 100), base %d", game_unit_name(v, unit), what,
		roller_need(&r), say_hundredths_of(odds_of_die(&r, adv_rules_of(v)->die)).text,
		adv_morale_base(v, unit));
	adv_say_modifiers(&r, p);
}

/* ---- the fire of those who stand ---- */

/* The shot of one of those charged.  What he throws he has no more when it comes to blows
 * (Y-6). */
static bool defender_shot(struct game *g, int figure, int charger, struct shots *shot)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	struct roller r;
	struct aim a;

	if (!adv_aim_at_charge(g, figure, charger, &a))
		return false;
	adv_aim_roller(g, &a, charger, &r);
	*shot = (struct shots){ &rules->weapons[a.weapon], a.dice,
		odds_of_die(&r, rules->die), CERTAIN };
	if (adv_may_drop(g, figure, charger))
		shot->thrown = adv_lucky(g, figure, adv_clumsy_luck, NULL);
	if (shot->weapon->thrown)
		adv_throw(g, figure, a.weapon, CELL_NONE);
	return true;
}

static void charge_lines(const struct charge_odds *o, struct preview *p)
{
	const struct tenths hits = say_tenths(chance_milli(tally_mean(&o->hits)));
	const struct tenths out = say_tenths(chance_milli(tally_mean(&o->out)));

	p->risk_milli = chance_milli(tally_mean(&o->out));
	if (o->routs_on > 0)
		say(p, "contact in %s of 100; they rout on in %s, break in %s",
			say_hundredths_of(o->contact).text, say_hundredths_of(o->routs_on).text,
			say_hundredths_of(o->breaks).text);
	else
		say(p, "contact in %s of 100; they break in %s, we fail in %s",
			say_hundredths_of(o->contact).text, say_hundredths_of(o->breaks).text,
			say_hundredths_of(o->fails).text);
	say_by_shares(p);
	say_share(p, SHARE_GOOD, say_milli(o->contact), "contact");
	if (o->routs_on > 0)
		say_share(p, SHARE_ELSE, say_milli(o->routs_on), "they rout on");
	say_share(p, SHARE_ELSE, say_milli(o->breaks), "they break");
	if (o->routs_on == 0)
		say_share(p, SHARE_BAD, say_milli(o->fails), "we fail");
	say(p, "their fire: %s hits, %s of ours out, one at least in %s of 100", hits.text,
		out.text, say_hundredths_of(tally_least(&o->out, 1)).text);
}

/* As it would be where the charge halts, announced and seen by all (Y-11). */
static void preview_approach(struct game *g, int unit, int target, struct preview *p)
{
	struct shots shots[FIGURES_MAX];
	struct charge_odds charge;
	int n = 0;

	adv_unit_of(g, unit)->mode = MODE_CHARGE;
	adv_unit_of(g, unit)->target = (int16_t)target;
	adv_unit_of(g, unit)->charging = adv_unit_of(g, target)->charged = true;
	adv_reveal(g, unit);
	adv_charge_odds_begin(&charge, g, target);
	FOR_MEMBERS(f, g, target)
		n += defender_shot(g, f, unit, &shots[n]);
	if (adv_charge_odds(g, unit, target, shots, n, &charge))
		charge_lines(&charge, p);
}

/* ---- hand to hand ---- */

static int any_fit(const struct game *v, int unit)
{
	FOR_MEMBERS(f, v, unit)
		if (game_on_table(v, f) && v->figures[f].life == LIFE_FIT)
			return f;
	return NOBODY;
}

static void melee_line(const struct game *v, int unit, int target, struct preview *p)
{
	const int ours = any_fit(v, unit), theirs = any_fit(v, target);
	const int sides = adv_rules_of(v)->die;
	struct roller a, b;

	if (ours < 0 || theirs < 0)
		return;
	adv_melee_roller(v, ours, theirs, &a);
	adv_melee_roller(v, theirs, ours, &b);
	say(p, "hand to hand: we hit on %d or less (%s in 100), they on %d or less (%s)",
		roller_need(&a), say_hundredths_of(odds_of_die(&a, sides)).text, roller_need(&b),
		say_hundredths_of(odds_of_die(&b, sides)).text);
}

static void blow_lines(const struct game *g, const struct attack *all, const char *who,
	struct preview *p)
{
	const struct blows *const b = &all->ways[0];
	const struct tenths out = say_tenths(chance_milli(adv_attack_out(g, all)));
	struct tally hits;
	struct tenths expected;

	adv_attack_hits(all, &hits);
	expected = say_tenths(chance_milli(tally_mean(&hits)));
	say(p, "%s: %d %s, %s hits, %s out of action expected", who, b->dice,
		b->dice == 1 ? "die" : "dice", expected.text, out.text);
}

/* What state follows (A-19, S-A-84). */
static void state_line(const struct round_end *end, struct preview *p)
{
	say(p, "then they take more hits in %s of 100, we in %s; who does has lost: it tests, and "
		"routs if it fails; the winner may pursue (A-19)",
		say_hundredths_of(end->won).text, say_hundredths_of(end->lost).text);
}

/* Blows of the whole charge, run home in a game to try it in: how many touch, what both lose. */
static void preview_clash(struct game *g, int unit, int target, struct preview *p)
{
	struct attack ours, theirs;
	struct tally our_hits, their_hits;
	struct round_end end;
	int home;

	dice_seed(&g->dice, 1);		/* views have none, and ground may ask for them */
	home = adv_charge_tried(g, unit);
	say(p, "if all come home, %d of ours touch them", home);
	if (home == 0 || !adv_attack(g, unit, target, NULL, &ours)
		|| !adv_attack(g, target, unit, NULL, &theirs) || ours.ways[0].striker < 0)
		return;
	adv_attack_hits(&ours, &our_hits);
	adv_attack_hits(&theirs, &their_hits);
	end = adv_round_end(&our_hits, &their_hits);
	p->harm_milli = chance_milli(adv_attack_out(g, &ours));
	blow_lines(g, &ours, "we strike", p);
	blow_lines(g, &theirs, "they strike", p);
	state_line(&end, p);
}

/* `g`: a game to try it in; NULL without memory.  What comes of it first, then by which tests. */
static void preview_those_who_stand(const struct game *v, struct game *g, int unit, int target,
	struct preview *p)
{
	if (g) {
		preview_approach(g, unit, target, p);
		preview_clash(g, unit, target, p);
	}
	melee_line(g ? g : v, unit, target, p);
	if (adv_unit_of(v, target)->routing && adv_may_rally(v, target, NULL)) {
		adv_preview_test(v, target, CAUSE_RALLY, "may rally first", p);
		say(p, "rallied they stand or break like others; else they rout on (A-22)");
	}
	adv_preview_test(v, target, CAUSE_CHARGED, "stand", p);
}

void adv_preview_charge(const struct game *v, int unit, enum mode mode, int target,
	struct preview *p)
{
	struct game *const g = game_clone(v);

	if (mode == MODE_FLY)
		say(p, "a flight of %d\" into contact",
			(int)(adv_charge_distance(v, unit, target) / 10));
	else
		say(p, "contact at %d\" of a %d\" charge",
			(int)(adv_charge_cost(v, unit, target) / REACH_TWELFTHS / 10),
			(int)(adv_allowance(v, adv_guide(v, unit), MODE_CHARGE) / 10));
	if (adv_only_wounded(v, target))
		say(p, "they all lie wounded: nobody of them tests, fires or strikes (Y-5)");
	else
		preview_those_who_stand(v, g, unit, target, p);
	game_free(g);
}

/* only who was hit tests. */
void adv_preview_press(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value;

	if (c->argument[1].value != ANSWER_YES) {
		say(p, "it stays where it is, suppressed to the end of this turn (X-8)");
		return;
	}
	if (adv_unit_of(v, unit)->was_hit) {
		adv_preview_test(v, unit, CAUSE_COMPLETION, "press home", p);
		say(p, "who fails is suppressed where it is, its charge over (A-16)");
	} else {
		say(p, "%s were not hit: they go on without a test (A-16)",
			game_unit_name(v, unit));
	}
	if (adv_unit_of(v, unit)->target >= 0)
		melee_line(v, unit, adv_unit_of(v, unit)->target, p);
}

/* ---- blows ---- */

/* The first number is shown: most strike by the same. */
static void say_number(const struct game *g, int unit, int foe, struct preview *p)
{
	struct roller r;

	adv_melee_roller(g, unit, foe, &r);
	p->need = roller_need(&r);
	say(p, "we hit on %d or less (%s in 100), base %d", roller_need(&r),
		say_hundredths_of(odds_of_die(&r, adv_rules_of(g)->die)).text,
		r.event.roll.base_halves / 2);
	adv_say_modifiers(&r, p);
}

static void preview_round(const struct game *g, int unit, int foe, struct preview *p)
{
	struct attack ours, theirs;
	struct tally our_hits, their_hits;
	struct round_end end;

	if (!adv_attack(g, unit, foe, NULL, &ours)
		|| !adv_attack(g, foe, unit, NULL, &theirs) || ours.ways[0].striker < 0)
		return;
	adv_attack_hits(&ours, &our_hits);
	adv_attack_hits(&theirs, &their_hits);
	end = adv_round_end(&our_hits, &their_hits);
	preview_dice(p, adv_rules_of(g)->die, ours.ways[0].dice, 0);
	preview_stakes(p, chance_milli(tally_mean(&our_hits)),
		chance_milli(adv_attack_out(g, &ours)),
		chance_milli(adv_attack_out(g, &theirs)));
	blow_lines(g, &ours, "we strike", p);
	blow_lines(g, &theirs, "they strike", p);
	say(p, "we score more hits in %s of 100, as many in %s, they in %s",
		say_hundredths_of(end.won).text, say_hundredths_of(end.drawn).text,
		say_hundredths_of(end.lost).text);
	say_by_shares(p);
	say_share(p, SHARE_GOOD, say_milli(end.won), "we hit more");
	say_share(p, SHARE_ELSE, say_milli(end.drawn), "as many");
	say_share(p, SHARE_BAD, say_milli(end.lost), "they hit more");
	say_number(g, ours.ways[0].striker, ours.ways[0].struck[0], p);
}

void adv_preview_strike(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, foe = c->argument[1].value;
	struct game *const g = game_clone(v);

	if (!g)
		return;
	adv_unit_of(g, unit)->strike = (int16_t)foe;
	preview_round(g, unit, foe, p);
	game_free(g);
}

/* ---- the wounded (Y-5) ---- */

static void preview_slaying(struct game *g, int unit, int foe, struct preview *p)
{
	struct attack ours;
	struct tenths killed;

	adv_unit_of(g, unit)->fallen = FALLEN_STRIKE;
	if (!adv_attack(g, unit, foe, NULL, &ours) || ours.ways[0].striker < 0)
		return;
	killed = say_tenths(chance_milli(adv_attack_out(g, &ours)));
	preview_dice(p, adv_rules_of(g)->die, ours.ways[0].dice, 0);
	p->harm_milli = chance_milli(adv_attack_out(g, &ours));
	say(p, "%d %s at %s, %s killed expected: wounded again is dead", p->dice,
		p->dice == 1 ? "die" : "dice", game_unit_name(g, foe), killed.text);
	say_number(g, ours.ways[0].striker, ours.ways[0].struck[0], p);
}

void adv_preview_fallen(const struct game *v, const struct choice *c, struct preview *p)
{
	const int unit = c->argument[0].value, will = c->argument[1].value + FALLEN_TAKE;
	static const char *const what[] = {
		[FALLEN_TAKE] = "whoever of them still lies alone when the blows are struck is a "
			"prisoner (A-30)",
		[FALLEN_LEAVE] = "they lie where they are, and may be helped away",
	};
	const int foe = adv_meets_fallen(v, unit);
	struct game *const g = will == FALLEN_STRIKE && foe >= 0 ? game_clone(v) : NULL;

	if (g)
		preview_slaying(g, unit, foe, p);
	else if (will != FALLEN_STRIKE)
		say(p, "%s", what[will]);
	game_free(g);
}

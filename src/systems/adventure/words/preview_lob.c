/* The preview of a grenade or a shell: who stands where it would burst, and what
 * it may do to them if they still do next turn.
 */
#include <stdio.h>

#include "skirmish/menus/say.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/words.h"

/* Figures of one unit that meet the same number. */
struct victims { int16_t unit, figures, need; };
enum { VICTIMS_MAX = PREVIEW_LINES - 3 };

/* Of one side: expected out of action, in parts of CERTAIN, and that nobody is. */
struct side_toll { int64_t out; chance_t none; };

struct toll {
	int figure, dice;	/* who lobs; against each */
	const struct weapon *weapon;
	cell_t cell;
	int n;
	struct victims victims[VICTIMS_MAX];
	struct side_toll theirs, ours;
};

static void count_victim(struct toll *t, int unit, int need)
{
	int i;

	for (i = 0; i < t->n; i++)
		if (t->victims[i].unit == unit && t->victims[i].need == need)
			break;
	if (i == VICTIMS_MAX)
		return;
	if (i == t->n)
		t->victims[t->n++] = (struct victims){ (int16_t)unit, 0, (int16_t)need };
	t->victims[i].figures++;
}

/* Who would lob, and with what: the figure, or the first of the unit who can, rather one who is
 * not to lob elsewhere. */
static int lobber(const struct game *v, const struct choice *c, int *weapon)
{
	const cell_t cell = c->argument[1].value;
	int last = NOBODY;

	if (c->argument[0].kind == ARGUMENT_FIGURE)
		return adv_lob(v, c->argument[0].value, cell, weapon, NULL)
			? c->argument[0].value : NOBODY;
	FOR_MEMBERS(f, v, c->argument[0].value) {
		if (adv_figure_of(v, f)->lob == cell || !adv_lob(v, f, cell, weapon, NULL))
			continue;
		if (adv_figure_of(v, f)->lob == CELL_NONE)
			return f;
		last = f;
	}
	if (last >= 0)
		adv_lob(v, last, cell, weapon, NULL);
	return last;
}

/* That the dice put a fit figure out of action. */
static chance_t out_of_action(const struct game *v, const struct toll *t, int figure,
	const struct roller *r)
{
	struct fates one, worst;

	if (v->figures[figure].life != LIFE_FIT)
		return 0;
	adv_hit_fates(v, figure, t->weapon, &one);
	adv_fates_worst(&one, odds_of_die(r, adv_rules_of(v)->die), t->dice, &worst);
	adv_settle_fates(v, figure, &worst);
	return adv_fates_least(&worst, FATE_WOUNDED);
}

/* So many hits, of which one or more destroy it. */
static chance_t destroyed(const struct game *v, const struct toll *t, int hull,
	const struct roller *r)
{
	struct damage d;

	adv_damage_begin(&d);
	adv_damage_dice(v, hull, t->weapon, odds_of_die(r, adv_rules_of(v)->die), t->dice, &d);
	adv_damage_end(&d);
	return d.harm[HARM_DESTROYED];
}

static void count_toll(const struct game *v, struct toll *t)
{
	int16_t marks[FIGURES_MAX];
	const int n = adv_burst_marks(v, t->cell, t->weapon, marks);

	for (int i = 0; i < n; i++) {
		const int other = v->figures[marks[i]].unit;
		struct side_toll *const side = game_enemies(v, v->figures[t->figure].unit, other)
			? &t->theirs : &t->ours;
		struct roller r;
		chance_t out;

		adv_burst_roller(v, t->cell, t->weapon, marks[i], &r);
		count_victim(t, other, roller_need(&r));
		out = game_vehicle(v, marks[i]) ? destroyed(v, t, marks[i], &r)
			: out_of_action(v, t, marks[i], &r);
		side->out += out;
		side->none = chance_both(side->none, chance_not(out));
	}
}

static void out_line(const char *whose, const struct side_toll *side, struct preview *p)
{
	const int32_t milli = chance_milli(side->out);
	char what[SHARE_WORDS];

	snprintf(what, sizeof what, "out: %s", whose);
	say_share(p, SHARE_ELSE, say_milli(chance_not(side->none)), what);
	say(p, "%s: %s out, one or more in %s of 100", whose, say_tenths(milli).text,
		say_hundredths_of(chance_not(side->none)).text);
}

static void toll_lines(const struct game *v, const struct toll *t, struct preview *p)
{
	say(p, "%s, %d\" round %s next turn%s", t->weapon->burst.name,
		(int)(t->weapon->burst.radius / 10), grid_cell_text(&v->table->grid, t->cell).text,
		t->n == 0 ? "; now nobody is seen there" : "");
	if (t->theirs.out > 0)
		out_line("if they stay, theirs", &t->theirs, p);
	if (t->ours.out > 0)
		out_line("if they stay, OURS", &t->ours, p);
	for (int i = 0; i < t->n; i++)
		say(p, "  %d of %s%s: %d dice each, %d or less hits", t->victims[i].figures,
			game_unit_name(v, t->victims[i].unit),
			game_enemies(v, v->figures[t->figure].unit, t->victims[i].unit) ? ""
			: " (OURS)", t->dice, t->victims[i].need);
}

void adv_preview_lob(const struct game *v, const struct choice *c, struct preview *p)
{
	struct toll t = { .cell = c->argument[1].value };
	int arm;

	t.figure = lobber(v, c, &arm);
	if (t.figure < 0)
		return;
	t.weapon = &adv_rules_of(v)->weapons[arm];
	t.dice = t.weapon->dice * (c->n > 2 ? c->argument[2].value : 1);
	t.theirs.none = t.ours.none = CERTAIN;
	count_toll(v, &t);
	preview_stakes(p, 0, chance_milli(t.theirs.out), chance_milli(t.ours.out));
	toll_lines(v, &t, p);
	preview_dice(p, adv_rules_of(v)->die, t.dice, t.weapon->burst.hit);
}

/* ---- for maps ---- */

/* The first of a unit who has something to lob, and what reaches furthest of it. */
static const struct weapon *first_lobber(const struct game *v, int unit, int *figure)
{
	const struct weapon *best = NULL;

	FOR_MEMBERS(f, v, unit) {
		for (int i = 0, arm; adv_active(v, f) && (arm = adv_arm(v, f, i)) >= 0; i++) {
			const struct weapon *w = &adv_rules_of(v)->weapons[arm];

			if (adv_lob_ready(v, f, w) && (best == NULL
					|| adv_longest_range(w) > adv_longest_range(best)))
				best = w;
		}
		*figure = f;
		if (best != NULL)
			break;
	}
	return best;
}

bool adv_lob_reach(const struct game *v, int unit, struct reach *r)
{
	const struct reach_rule over_all = { .flying = true };
	int figure;
	const struct weapon *w = first_lobber(v, unit, &figure);

	if (w != NULL)
		reach_flood(r, v->table, &over_all, game_whereabouts(v, figure),
			adv_longest_range(w) * REACH_TWELFTHS);
	return w != NULL;
}

bool adv_spread(const struct game *v, int unit, const struct choice *c, struct spread *s)
{
	int figure;
	const struct weapon *w = c->verb == VERB_LOB
		? first_lobber(v, unit, &figure) : NULL;

	if (w == NULL || w->burst.radius == 0)
		return false;
	*s = (struct spread){ CELL_NONE, 1, { w->burst.radius } };
	return true;
}

/* Shells of one's own: the others' are not in the view (A5).  Thrown weapons. */
int adv_marks(const struct game *v, struct map_mark *marks, int room)
{
	cell_t cell;
	int n = 0;

	for (int f = 0; f < v->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(v, f);

		if (a->shell != CELL_NONE && n < room)
			marks[n++] = (struct map_mark){ .cell = a->shell,
				.what = "a shell of ours bursts this turn" };
		if (a->lob != CELL_NONE && n < room)
			marks[n++] = (struct map_mark){ .cell = a->lob,
				.what = "a shell of ours bursts next turn" };
		for (int i = 0; n < room && adv_lying(v, f, i, &cell) >= 0; i++)
			marks[n++] = (struct map_mark){ .cell = cell, .sign = '(',
				.side = NOBODY, .what = "a weapon that was thrown" };
	}
	return n;
}

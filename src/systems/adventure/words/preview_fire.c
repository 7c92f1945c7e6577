/* The preview of fire: who would shoot with what number, and what may come of it, exactly. */
#include "skirmish/fire/told.h"
#include "skirmish/menus/say.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/vehicle_rules.h"
#include "systems/adventure/words/words.h"

/* Shooters alike: the same arm, the same number. */
struct group { struct aim aim; struct roller roller; int shooters, dice; };
enum { GROUPS_MAX = 12 };

struct fire {
	const struct game *game;
	int unit, target;
	int n, shooters;
	struct group groups[GROUPS_MAX];
	int16_t figures[FIGURES_MAX], friends[FIGURES_MAX];
	int n_figures, n_friends;
	struct volley on_them, on_friends;
	struct damage damage;	/* of a vehicle */
};

static bool alike(const struct group *a, const struct aim *aim, const struct roller *r)
{
	return a->aim.weapon == aim->weapon && roller_need(&a->roller) == roller_need(r)
		&& a->aim.band == aim->band;
}

static void add_group(struct fire *f, const struct aim *aim, const struct roller *r)
{
	int i = 0;

	while (i < f->n && !alike(&f->groups[i], aim, r))
		i++;
	if (i == GROUPS_MAX)
		i--;	/* more kinds than any unit has: shown with the last */
	if (i == f->n)
		f->groups[f->n++] = (struct group){ .aim = *aim, .roller = *r };
	f->groups[i].shooters++;
	f->groups[i].dice += aim->dice;
	f->shooters++;
}

/* the dice that miss are rolled again, against the friends in the melee. */
static void add_aim(struct fire *f, const struct aim *aim)
{
	const struct game *const v = f->game;
	const struct weapon *const w = &adv_rules_of(v)->weapons[aim->weapon];
	int16_t marks[FIGURES_MAX];
	const int n = adv_aim_marks(v, aim, f->target, marks);
	struct shots shots = { w, aim->dice, 0, CERTAIN };
	struct roller r;

	adv_aim_roller(v, aim, f->target, &r);
	add_group(f, aim, &r);
	shots.each = odds_of_die(&r, adv_rules_of(v)->die);
	if (adv_may_drop(v, aim->figure, f->target))
		shots.thrown = adv_lucky(v, aim->figure, adv_clumsy_luck, NULL);
	adv_volley_shots(&f->on_them, &shots, marks, n);
	if (adv_vehicle(v, f->target))
		adv_damage_dice(v, adv_hull(v, f->target), w, shots.each, aim->dice, &f->damage);
	shots.each = chance_both(shots.each, chance_not(shots.each));
	if (f->n_friends > 0)
		adv_volley_shots(&f->on_friends, &shots, f->friends, f->n_friends);
}

static void begin(struct fire *f)
{
	f->n = f->shooters = f->n_figures = 0;
	FOR_MEMBERS(figure, f->game, f->target)
		f->figures[f->n_figures++] = (int16_t)figure;
	f->n_friends = adv_friends_in_melee(f->game, f->unit, f->target, f->friends);
	adv_volley_begin(&f->on_them, f->game, f->figures, f->n_figures);
	adv_volley_begin(&f->on_friends, f->game, f->friends, f->n_friends);
	adv_damage_begin(&f->damage);
}

static void end(struct fire *f, struct preview *p)
{
	adv_volley_end(&f->on_them, f->figures, f->n_figures);
	adv_volley_end(&f->on_friends, f->friends, f->n_friends);
	adv_damage_end(&f->damage);
	preview_dice(p, adv_rules_of(f->game)->die, 0, roller_need(&f->groups[0].roller));
	for (int i = 0; i < f->n; i++)
		p->dice += f->groups[i].dice;
	preview_stakes(p, chance_milli(f->on_them.hits),
		chance_milli(adv_vehicle(f->game, f->target) ? f->damage.harm[HARM_DESTROYED]
			: f->on_them.out), chance_milli(f->on_friends.out));
}

/* ---- lines ---- */

static void group_lines(const struct game *v, const struct group *g, struct preview *p)
{
	const struct adv_rules *const rules = adv_rules_of(v);
	const struct weapon *const w = &rules->weapons[g->aim.weapon];

	say(p, "%d × %s at %d\": %d %s on %d or less of %d, %s in 100; base %d", g->shooters,
		w->name, (int)(adv_range(v, g->aim.figure, g->aim.nearest) / 10), g->dice,
		g->dice == 1 ? "die" : "dice", roller_need(&g->roller), rules->die,
		say_hundredths_of(odds_of_die(&g->roller, rules->die)).text, w->hit);
	adv_say_modifiers(&g->roller, p);
}

static void chance_lines(const struct fire *f, struct preview *p)
{
	const chance_t hit = chance_not(f->on_them.no_hit), out = chance_not(f->on_them.none_out);

	say_share(p, SHARE_GOOD, say_milli(hit), "a hit");
	if (adv_vehicle(f->game, f->target))
		say_share(p, SHARE_GOOD, say_milli(f->damage.harm[HARM_DESTROYED]), "destroyed");
	else if (f->on_them.none_known)
		say_share(p, SHARE_GOOD, say_milli(out), "1 out or more");
	if (adv_vehicle(f->game, f->target))
		say(p, "at least one hit in %s of 100, destroyed in %s",
		say_hundredths_of(hit).text,
			say_hundredths_of(f->damage.harm[HARM_DESTROYED]).text);
	else if (f->on_them.none_known)
		say(p, "at least one hit in %s of 100, at least one out of action in %s",
			say_hundredths_of(hit).text, say_hundredths_of(out).text);
	else
		say(p, "at least one hit in %s of 100", say_hundredths_of(hit).text);
	say_by_shares(p);
	if (f->n_friends > 0)
		say_share(p, SHARE_BAD, say_milli(chance_not(f->on_friends.none_out)),
			"1 of ours out");
	if (f->n_friends > 0)
		say(p, "into a melee: of our own %s out of action expected, at least one in %s "
			"of 100 (A-18)", say_tenths(p->risk_milli).text,
			say_hundredths_of(chance_not(f->on_friends.none_out)).text);
}

static void say_all(const struct fire *f, struct preview *p)
{
	const struct adv_rules *const rules = adv_rules_of(f->game);

	preview_shooters(p, f->shooters);
	chance_lines(f, p);
	for (int i = 0; i < f->n; i++)
		group_lines(f->game, &f->groups[i], p);
	if (adv_vehicle(f->game, f->target))
		adv_preview_damage(f->game, f->target,
			&rules->weapons[f->groups[0].aim.weapon], p);
}

void adv_preview_fire(const struct game *v, const struct choice *c, struct preview *p)
{
	const bool whole = c->argument[0].kind == ARGUMENT_UNIT;
	int16_t who[FIGURES_MAX] = { (int16_t)c->argument[0].value };
	int n = 1, lobbers = 0;
	struct fire f;

	f.game = v;
	f.unit = fire_unit(v, c);
	f.target = c->argument[1].value;
	begin(&f);
	if (whole)
		n = adv_who_fires(v, f.unit, f.target, c->n > 2 ? c->argument[2].value : INT16_MAX,
			who);
	for (int i = 0; i < n; i++) {
		struct aim a;

		lobbers += adv_figure_of(v, who[i])->lob != CELL_NONE;
		if (adv_aim(v, who[i], f.target, &a, NULL))
			add_aim(&f, &a);
	}
	if (f.n == 0)
		return;
	end(&f, p);
	say_all(&f, p);
	if (lobbers > 0)
		say(p, "%d of them then lob%s nothing: the last word counts (A-26)", lobbers,
			lobbers == 1 ? "s" : "");
}

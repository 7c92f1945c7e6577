/* What dice may do to figures and vehicles: see fates.h. */
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/journey.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

void adv_die_fates(const struct game *g, const struct roller *wound, struct fates *f)
{
	const struct adv_rules *const rules = adv_rules_of(g);
	int faces[FATES] = { 0 };

	for (int die = 1; die <= rules->die; die++)
		faces[adv_fate_by(rules, die + roller_need(wound))]++;
	for (int i = 0; i < FATES; i++)
		f->of[i] = chance_of(faces[i], rules->die);
}

void adv_hit_fates(const struct game *g, int figure, const struct weapon *w, struct fates *f)
{
	struct roller r;

	adv_wound_roller(g, figure, NOBODY, w, false, &r);
	adv_die_fates(g, &r, f);
}

chance_t adv_fates_within(const struct fates *f, enum fate least, enum fate most)
{
	chance_t sum = 0;

	for (int i = (int)least; i <= (int)most; i++)
		sum += f->of[i];
	return sum;
}

chance_t adv_fates_least(const struct fates *f, enum fate least)
{
	return adv_fates_within(f, least, FATE_KILLED);
}

/* From the chances that it is no worse than each to those of each. */
static void apart(chance_t *most, int n)
{
	for (int i = n - 1; i > 0; i--)
		most[i] -= most[i - 1];
}

void adv_fates_worst(const struct fates *one, chance_t each, int dice, struct fates *worst)
{
	for (int i = 0; i < FATES; i++) {
		const chance_t worse = i + 1 < FATES ? adv_fates_least(one, (enum fate)(i + 1)) : 0;

		worst->of[i] = CERTAIN;
		for (int n = 0; n < dice; n++)
			worst->of[i] = chance_both(worst->of[i],
				chance_not(chance_both(each, worse)));
	}
	apart(worst->of, FATES);
}

void adv_fates_join(struct fates *f, const struct fates *other)
{
	chance_t a = 0, b = 0;

	for (int i = 0; i < FATES; i++) {
		a += f->of[i];
		b += other->of[i];
		f->of[i] = chance_both(a, b);
	}
	apart(f->of, FATES);
}

void adv_shots_add(const struct shots *s, struct tally *hits)
{
	const struct tally before = *hits;

	tally_dice(hits, s->each, s->dice);
	if (s->thrown == CERTAIN)
		return;
	for (int n = 0; n <= hits->most; n++)
		hits->of[n] = chance_both(hits->of[n], s->thrown)
			+ chance_both(before.of[n], chance_not(s->thrown));
}

void adv_settle_fates(const struct game *g, int figure, struct fates *f)
{
	const chance_t lucky = adv_lucky(g, figure, adv_wound_luck, NULL);

	for (int i = FATE_SUPPRESSED; i < FATES; i++) {
		const chance_t eased = adv_luck_helps(g, figure, (enum fate)i)
			? chance_both(f->of[i], lucky) : 0;

		f->of[i] -= eased;
		f->of[adv_fate_eased(g, figure, (enum fate)i)] += eased;
	}
	if (adv_grace_left(g, figure)) {
		f->of[FATE_WOUNDED] += f->of[FATE_KILLED];
		f->of[FATE_KILLED] = 0;
	}
	if (adv_wound_kills(g, figure)) {
		f->of[FATE_KILLED] += f->of[FATE_WOUNDED];
		f->of[FATE_WOUNDED] = 0;
	}
}

/* ---- vehicles ---- */

static void at_most_all(chance_t *most, int n)
{
	for (int i = 0; i < n; i++)
		most[i] = CERTAIN;
}

void adv_damage_begin(struct damage *d)
{
	at_most_all(d->harm, HARM_DESTROYED + 1);
	at_most_all(d->toll, TOLL_KILLED + 1);
}

void adv_damage_dice(const struct game *g, int hull, const struct weapon *w, chance_t each,
	int dice, struct damage *d)
{
	const int sides = adv_rules_of(g)->die, unit = g->figures[hull].unit;
	int harm[HARM_DESTROYED + 1] = { 0 }, toll[TOLL_KILLED + 1] = { 0 };
	struct roller r;

	adv_damage_roller(g, hull, w, &r);
	for (int die = 1; die <= sides; die++) {
		const struct chart_row row = adv_chart(g, unit, die + roller_need(&r));

		for (int i = 0; i < row.harm; i++)
			harm[i]++;
		for (int i = 0; i < row.toll; i++)
			toll[i]++;
	}
	while (dice-- > 0) {
		for (int i = 0; i <= HARM_DESTROYED; i++)
			d->harm[i] = chance_both(d->harm[i],
				chance_not(chance_both(each, chance_of(harm[i], sides))));
		for (int i = 0; i <= TOLL_KILLED; i++)
			d->toll[i] = chance_both(d->toll[i],
				chance_not(chance_both(each, chance_of(toll[i], sides))));
	}
}

void adv_damage_end(struct damage *d)
{
	apart(d->harm, HARM_DESTROYED + 1);
	apart(d->toll, TOLL_KILLED + 1);
}

/* ---- Luck ---- */

chance_t adv_lucky(const struct game *g, int figure, struct adv_luck_try try,
	struct odds *odds)
{
	const int sides = adv_rules_of(g)->die;
	chance_t out = CERTAIN;

	if (adv_luck(g, figure) == 0)
		return 0;
	for (int again = 0; again <= adv_has(g, figure, TRAIT_JOSS); again++) {
		struct roller r;

		try.again = again > 0;
		adv_luck_roller(g, figure, &try, &r);
		if (odds)
			odds_roll(odds, &r, sides, 1, "lucky");
		out = chance_both(out, chance_not(odds_of_die(&r, sides)));
	}
	return chance_not(out);
}

chance_t adv_control(const struct game *g, int unit, struct odds *odds)
{
	const int driver = adv_driver(g, unit), sides = adv_rules_of(g)->die;
	struct roller r;

	if (driver >= 0 && adv_luck(g, driver) > 0)
		return adv_lucky(g, driver, adv_wheel_luck, odds);
	adv_control_roller(g, unit, &r);
	if (odds)
		odds_roll(odds, &r, sides, 1, "keeps control");
	return odds_of_die(&r, sides);
}

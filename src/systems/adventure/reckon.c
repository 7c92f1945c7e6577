/* What dice may do: see reckon.h. */
#include "systems/adventure/reckon.h"

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

chance_t fates_least(const struct fates *f, enum fate least)
{
	chance_t sum = 0;

	for (int i = (int)least; i < FATES; i++)
		sum += f->of[i];
	return sum;
}

/* From the chances that it is no worse than each. */
static void from_most(const chance_t most[FATES], struct fates *f)
{
	for (int i = FATES - 1; i > 0; i--)
		f->of[i] = most[i] - most[i - 1];
	f->of[0] = most[0];
}

void fates_worst(const struct fates *one, chance_t each, int dice, struct fates *worst)
{
	chance_t most[FATES];

	for (int i = 0; i < FATES; i++) {
		const chance_t worse = i + 1 < FATES ? fates_least(one, (enum fate)(i + 1)) : 0;

		most[i] = CERTAIN;
		for (int n = 0; n < dice; n++)
			most[i] = chance_both(most[i], chance_not(chance_both(each, worse)));
	}
	from_most(most, worst);
}

void fates_join(struct fates *f, const struct fates *other)
{
	chance_t most[FATES], a = 0, b = 0;

	for (int i = 0; i < FATES; i++) {
		a += f->of[i];
		b += other->of[i];
		most[i] = chance_both(a, b);
	}
	from_most(most, f);
}

void adv_settle_fates(const struct game *g, int figure, struct fates *f)
{
	const chance_t lucky = adv_lucky(g, figure, adv_wound_luck, NULL);

	for (int i = FATE_SUPPRESSED; i < FATES; i++) {
		const chance_t eased = adv_luck_helps(g, figure, (enum fate)i)
			? chance_both(f->of[i], lucky) : 0;

		f->of[i] -= eased;
		f->of[i - 1] += eased;
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

/* Casualties: see casualties.h.
 *
 * Of so many hits the hero takes a share, each with the same chance; the rest falls on the
 * others.  So each number that the others may have taken is looked at once, together with the
 * chances that he has taken any number at the same time.
 */
#include "skirmish/odds/allot.h"
#include "systems/adventure/odds/casualties.h"
#include "systems/adventure/odds/fates.h"

/* The chance that the hero ends within the bounds, by his hits. */
static void hero_within(const struct casualties *h, enum fate least, enum fate most,
	chance_t within[TALLY_MAX + 1])
{
	for (int n = 0; n <= h->hits.most; n++) {
		struct fates f;

		within[n] = 0;
		if (h->hero < 0)
			continue;
		adv_fates_worst(&h->one, CERTAIN, n, &f);
		adv_settle_fates(h->game, h->hero, &f);
		within[n] = adv_fates_within(&f, least, most);
	}
}

/* By the hits of the others: the chances of so many, and that he is within, or not. */
struct shares { chance_t in[TALLY_MAX + 1], out[TALLY_MAX + 1]; };

static void share_out(const struct casualties *h, enum fate least, enum fate most, struct shares *s)
{
	chance_t within[TALLY_MAX + 1];
	struct tally his;

	*s = (struct shares){ .in = { 0 } };
	hero_within(h, least, most, within);
	tally_clear(&his);
	for (int n = 0; n <= h->hits.most; n++) {
		for (int k = 0; k <= his.most; k++) {
			const chance_t p = chance_both(h->hits.of[n], his.of[k]);
			const chance_t in = chance_both(p, within[k]);

			s->in[n - k] += in;
			s->out[n - k] += p - in;
		}
		tally_die(&his, h->hero < 0 ? 0 : chance_of(1, h->figures));
	}
}

/* Classes of figures: not yet within the bounds, within, beyond. */
enum { BEFORE, WITHIN, BEYOND, CLASSES };

static void bound_table(const struct fates *one, enum fate least, enum fate most,
	allot_table table)
{
	const chance_t beyond = most + 1 < FATES ? adv_fates_least(one, (enum fate)(most + 1)) : 0;
	const chance_t within = adv_fates_least(one, least) - beyond;

	table[BEFORE][BEFORE] = CERTAIN - within - beyond;
	table[BEFORE][WITHIN] = within;
	table[BEFORE][BEYOND] = beyond;
	table[WITHIN][BEFORE] = 0;
	table[WITHIN][WITHIN] = CERTAIN - beyond;
	table[WITHIN][BEYOND] = beyond;
	table[BEYOND][BEFORE] = table[BEYOND][WITHIN] = 0;
	table[BEYOND][BEYOND] = CERTAIN;
}

static void add_both(struct tally *count, const struct tally *others, const struct shares *s,
	int hits)
{
	for (int n = 0; n <= others->most; n++) {
		tally_add(count, n, chance_both(others->of[n], s->out[hits]));
		tally_add(count, n + 1, chance_both(others->of[n], s->in[hits]));
	}
}

bool adv_casualties_count(const struct casualties *h, enum fate least, enum fate most,
	struct tally *count)
{
	const int crowd = h->figures - (h->hero >= 0);
	struct allot *const a = allot_new(crowd > 0 ? crowd : 1, CLASSES);
	struct tally one, now;
	struct shares s;
	allot_table table;

	if (!a)
		return false;
	share_out(h, least, most, &s);
	bound_table(&h->one, least, most, table);
	tally_clear(&one);
	tally_die(&one, CERTAIN);
	tally_clear(&now);
	tally_empty(count);
	for (int hits = 0; hits <= h->hits.most; hits++) {
		if (crowd > 0)
			allot_count(a, WITHIN, &now);
		add_both(count, &now, &s, hits);
		if (hits < h->hits.most)
			allot_hits(a, &one, table);
	}
	allot_free(a);
	return true;
}

void adv_casualties_hero(const struct casualties *h, struct fates *f)
{
	struct tally his;

	*f = (struct fates){ { 0 } };
	tally_clear(&his);
	for (int n = 0; n <= h->hits.most; n++) {
		for (int k = 0; k <= his.most; k++) {
			const chance_t p = chance_both(h->hits.of[n], his.of[k]);
			struct fates worst;

			adv_fates_worst(&h->one, CERTAIN, k, &worst);
			for (int i = 0; p > 0 && i < FATES; i++)
				f->of[i] += chance_both(p, worst.of[i]);
		}
		tally_die(&his, chance_of(1, h->figures));
	}
	adv_settle_fates(h->game, h->hero, f);
}

/* ---- told ---- */

static void tell_hero(const struct casualties *h, struct odds *odds)
{
	static const char *const names[FATES] = {
		[FATE_NONE] = "the hero unharmed", [FATE_SUPPRESSED] = "the hero suppressed",
		[FATE_WOUNDED] = "the hero wounded", [FATE_KILLED] = "the hero killed",
	};
	struct fates f;

	adv_casualties_hero(h, &f);
	odds_outcomes(odds, FATES, names, f.of);
}

bool adv_casualties_tell(const struct casualties *h, struct odds *odds)
{
	static const struct { const char *name; enum fate least, most; } counts[] = {
		{ "suppressed", FATE_SUPPRESSED, FATE_SUPPRESSED },
		{ "wounded", FATE_WOUNDED, FATE_WOUNDED },
		{ "killed", FATE_KILLED, FATE_KILLED },
		{ "out", FATE_WOUNDED, FATE_KILLED },
	};
	const struct tally *out = NULL;

	*odds_count(odds, "hits") = h->hits;
	for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
		struct tally *const t = odds_count(odds, counts[i].name);

		if (!adv_casualties_count(h, counts[i].least, counts[i].most, t))
			return false;
		out = t;
	}
	odds_outcome(odds, "a hit or more", tally_least(&h->hits, 1));
	odds_outcome(odds, "one or more out", tally_least(out, 1));
	odds_outcome(odds, "all out", tally_least(out, h->figures));
	if (h->hero >= 0)
		tell_hero(h, odds);
	return true;
}

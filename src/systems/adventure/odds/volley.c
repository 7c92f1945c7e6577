/* A volley: see volley.h.
 *
 *  SV1  Dice know nothing of each other, so the chance that all of them spare somebody is a
 *       product over them; so is the chance that they spare everybody.
 *  SV2  Who has Luck is spared a wound by it, not by each die: the product is kept for every
 *       choice of those who would be lucky, and weighed at the end.
 */
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/odds/fates.h"
#include "systems/adventure/odds/volley.h"
#include "systems/adventure/settings.h"

void adv_volley_begin(struct volley *s, const struct game *g, const int16_t *figures, int n)
{
	s->game = g;
	s->n_lucky = 0;
	s->hits = s->out = 0;
	s->no_hit = CERTAIN;
	s->none_known = true;
	s->none_out = 0;
	for (int i = 0; i < n; i++) {
		s->fates[figures[i]] = (struct fates){ { CERTAIN } };
		if (adv_luck(g, figures[i]) == 0 || g->figures[figures[i]].life != LIFE_FIT)
			continue;
		if (s->n_lucky < VOLLEY_LUCKY)
			s->lucky[s->n_lucky++] = figures[i];
		else
			s->none_known = false;
	}
	for (int i = 0; i < 1 << VOLLEY_LUCKY; i++)
		s->spared[i] = CERTAIN;
}

/* p of all dice, which are thrown or not. */
static chance_t all_dice(chance_t p, const struct shots *shots)
{
	chance_t all = CERTAIN;

	for (int i = 0; i < shots->dice; i++)
		all = chance_both(all, p);
	return chance_not(shots->thrown) + chance_both(all, shots->thrown);
}

static int place_of(const struct volley *s, int figure)
{
	for (int i = 0; i < s->n_lucky; i++)
		if (s->lucky[i] == figure)
			return i;
	return NOBODY;
}

static void strike(struct volley *s, const struct shots *shots, int figure, int marks,
	const struct fates *one)
{
	const chance_t each = chance_both(shots->each, chance_of(1, marks));
	struct fates worst;

	adv_fates_worst(one, each, shots->dice, &worst);
	for (int i = FATE_SUPPRESSED; i < FATES; i++)
		worst.of[i] = chance_both(worst.of[i], shots->thrown);
	worst.of[FATE_NONE] = CERTAIN - adv_fates_least(&worst, FATE_SUPPRESSED);
	adv_fates_join(&s->fates[figure], &worst);
}

/* What a hit on any of them would have to do, parts of each, so that somebody is out. */
struct outs { int64_t all, wounds[VOLLEY_LUCKY]; };

static void spare(struct volley *s, const struct shots *shots, int marks, const struct outs *outs)
{
	for (int lucky = 0; lucky < 1 << s->n_lucky; lucky++) {
		int64_t out = outs->all;

		for (int i = 0; i < s->n_lucky; i++)
			out -= lucky >> i & 1 ? outs->wounds[i] : 0;
		s->spared[lucky] = chance_both(s->spared[lucky],
			all_dice(chance_not(chance_both(shots->each, out / marks)), shots));
	}
}

void adv_volley_shots(struct volley *s, const struct shots *shots, const int16_t *marks, int n)
{
	struct outs outs = { 0, { 0 } };

	for (int i = 0; i < n; i++) {
		const int place = place_of(s, marks[i]);
		struct fates one;

		if (game_vehicle(s->game, marks[i]))
			continue;
		adv_hit_fates(s->game, marks[i], shots->weapon, &one);
		strike(s, shots, marks[i], n, &one);
		if (s->game->figures[marks[i]].life == LIFE_FIT)
			outs.all += adv_fates_least(&one, FATE_WOUNDED);
		if (place >= 0)
			outs.wounds[place] = one.of[FATE_WOUNDED];
	}
	if (n > 0)
		spare(s, shots, n, &outs);
	s->hits += shots->dice * chance_both(shots->each, shots->thrown);
	s->no_hit = chance_both(s->no_hit, all_dice(chance_not(shots->each), shots));
}

static void weigh_luck(struct volley *s)
{
	for (int lucky = 0; lucky < 1 << s->n_lucky; lucky++) {
		chance_t p = s->spared[lucky];

		for (int i = 0; i < s->n_lucky; i++) {
			const chance_t has = adv_lucky(s->game, s->lucky[i], adv_wound_luck, NULL);

			p = chance_both(p, lucky >> i & 1 ? has : chance_not(has));
		}
		s->none_out += p;
	}
}

void adv_volley_end(struct volley *s, const int16_t *figures, int n)
{
	for (int i = 0; i < n; i++) {
		const int f = figures[i];

		if (s->game->figures[f].life != LIFE_FIT || game_vehicle(s->game, f))
			continue;
		adv_settle_fates(s->game, f, &s->fates[f]);
		s->out += adv_fates_least(&s->fates[f], FATE_WOUNDED);
	}
	weigh_luck(s);
}

/* Chances: see chance.h. */
#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "cliffhanger/chance.h"

/* A product of two chances wants twice the digits. */
__extension__ typedef __int128 wide;

static int64_t shifted(wide product)
{
	return (int64_t)((product + CERTAIN / 2) >> CHANCE_BITS);
}

/* The quotient with CHANCE_BITS digits, the rest of the division rounded. */
chance_t chance_of(int64_t ways, int64_t all)
{
	const wide digits = (wide)ways << CHANCE_BITS;
	int64_t parts, rest;

	assert(all > 0 && ways >= 0 && ways <= all);
	if (ways == 0)
		return 0;
	parts = (int64_t)(digits / all);
	rest = (int64_t)(digits % all);
	return parts + (rest >= all - rest);
}

chance_t chance_both(chance_t a, chance_t b)
{
	return shifted((wide)a * (wide)b);
}

int64_t chance_in(int64_t parts, int64_t scale)
{
	return shifted((wide)parts * (wide)scale);
}

void tally_empty(struct tally *t)
{
	memset(t, 0, sizeof *t);
}

void tally_clear(struct tally *t)
{
	tally_empty(t);
	t->of[0] = CERTAIN;
}

void tally_add(struct tally *t, int n, chance_t p)
{
	if (n > TALLY_MAX)
		n = TALLY_MAX;
	if (n > t->most && p > 0)
		t->most = n;
	t->of[n] += p;
}

/* What misses stays exactly what the hits leave, so that nothing is lost (CH2). */
void tally_die(struct tally *t, chance_t p)
{
	if (p > 0 && t->most < TALLY_MAX)
		t->most++;
	for (int n = t->most; n > 0; n--) {
		const chance_t up = chance_both(t->of[n - 1], p);

		t->of[n] += up;
		t->of[n - 1] -= up;
	}
}

void tally_dice(struct tally *t, chance_t p, int n)
{
	while (n-- > 0)
		tally_die(t, p);
}

void tally_mix(struct tally *t, const struct tally *from, chance_t p)
{
	for (int n = 0; n <= from->most; n++)
		tally_add(t, n, chance_both(from->of[n], p));
}

void tally_if(struct tally *t, chance_t p)
{
	for (int n = 0; n <= t->most; n++)
		t->of[n] = chance_both(t->of[n], p);
	t->of[0] += chance_not(p);
}

void tally_settle(struct tally *t)
{
	chance_t sum = 0;
	int likeliest = 0;

	for (int n = 0; n <= t->most; n++) {
		sum += t->of[n];
		if (t->of[n] > t->of[likeliest])
			likeliest = n;
	}
	t->of[likeliest] += CERTAIN - sum;
}

int64_t tally_mean(const struct tally *t)
{
	int64_t sum = 0;

	for (int n = 1; n <= t->most; n++)
		sum += n * t->of[n];
	return sum;
}

chance_t tally_least(const struct tally *t, int n)
{
	chance_t sum = 0;

	for (int i = n < 0 ? 0 : n; i <= t->most; i++)
		sum += t->of[i];
	return sum;
}

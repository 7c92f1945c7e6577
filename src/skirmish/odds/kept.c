/* What is kept of odds: see kept.h. */
#include "skirmish/odds/kept.h"

#include <assert.h>
#include <string.h>

static uint32_t place_of(const struct kept_key *key)
{
	uint64_t halves[2];

	static_assert(sizeof halves == sizeof *key, "a key is two words");
	memcpy(halves, key, sizeof halves);
	return (uint32_t)((halves[0] * UINT64_C(0x9e3779b97f4a7c15)
		+ halves[1] * UINT64_C(0xc2b2ae3d27d4eb4f)) >> 40) % KEPT_PLACES;
}

int64_t *kept_answers(struct kept *k, const struct kept_key *key, bool *known)
{
	struct kept_place *const place = &k->places[place_of(key)];

	*known = place->full && memcmp(&place->key, key, sizeof *key) == 0;
	place->key = *key;
	place->full = true;
	return place->answer;
}

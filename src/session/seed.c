/* Seeds from seeds, one way: SipHash-2-4 (Aumasson and Bernstein, 2012) of the number,
 * keyed with the seed. */
#include "config.h"

#include "cliffhanger/session.h"

enum { HASHED_BYTES = 8, ROUNDS = 2, LAST_ROUNDS = 4 };

struct sip { uint64_t a, b, c, d; };

static uint64_t turned(uint64_t word, int bits)
{
	return word << bits | word >> (64 - bits);
}

static void stir(struct sip *s, int rounds)
{
	while (rounds-- > 0) {
		s->a += s->b;
		s->c += s->d;
		s->b = turned(s->b, 13) ^ s->a;
		s->d = turned(s->d, 16) ^ s->c;
		s->a = turned(s->a, 32);
		s->c += s->b;
		s->a += s->d;
		s->b = turned(s->b, 17) ^ s->c;
		s->d = turned(s->d, 21) ^ s->a;
		s->c = turned(s->c, 32);
	}
}

static void take(struct sip *s, uint64_t word)
{
	s->d ^= word;
	stir(s, ROUNDS);
	s->a ^= word;
}

uint64_t seed_derive(uint64_t seed, uint64_t nth)
{
	/* The second half of the key is of no weight: 64 bits of seed are all there is. */
	struct sip s = { UINT64_C(0x736f6d6570736575) ^ seed, UINT64_C(0x646f72616e646f6d),
		UINT64_C(0x6c7967656e657261) ^ seed, UINT64_C(0x7465646279746573) };

	take(&s, nth);
	take(&s, (uint64_t)HASHED_BYTES << 56);
	s.c ^= 0xff;
	stir(&s, LAST_ROUNDS);
	return s.a ^ s.b ^ s.c ^ s.d;
}

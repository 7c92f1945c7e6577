/* Mangled text: see mangle.h.  The chance is xorshift64*, which has nothing to
 * do with the game's dice. */
#include "config.h"

#include "mangle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MISTAKES_MAX = 4, PIECE_MAX = 200 };

/* What a variable says; 0 if it is not set, or no number above that. */
static long given(const char *variable)
{
	const char *const text = getenv(variable);
	const long n = text ? strtol(text, NULL, 10) : 0;

	return n > 0 ? n : 0;
}

void mangler_seed(struct mangler *m, uint64_t seed)
{
	m->state = (seed + 1000 * (uint64_t)given("FUZZ_SEED")) * 0x9E3779B97F4A7C15u + 1;
}

uint32_t mangler_below(struct mangler *m, uint32_t n)
{
	m->state ^= m->state >> 12;
	m->state ^= m->state << 25;
	m->state ^= m->state >> 27;
	return (uint32_t)((m->state * 0x2545F4914F6CDD1Du) >> 32) % n;
}

/* A piece of text under change: `size` of `room` bytes are used. */
struct piece { char *at; size_t size, room; };

static size_t somewhere(struct mangler *m, const struct piece *p)
{
	return mangler_below(m, (uint32_t)p->size + 1);
}

static size_t some_length(struct mangler *m, size_t most)
{
	const size_t length = 1 + mangler_below(m, mangler_below(m, 4) ? 8 : PIECE_MAX);

	return length < most ? length : most;
}

static void put_in(struct piece *p, size_t at, const char *bytes, size_t n)
{
	if (n > p->room - p->size)
		n = p->room - p->size;
	memmove(p->at + at + n, p->at + at, p->size - at);
	memcpy(p->at + at, bytes, n);
	p->size += n;
}

static void take_out(struct piece *p, size_t at, size_t n)
{
	memmove(p->at + at, p->at + at + n, p->size - at - n);
	p->size -= n;
}

static void change_byte(struct mangler *m, struct piece *p)
{
	static const char telling[] = "\n\t :-#'\"[]{}|>&*!%@,.0?\\\r\x1b\x7f\xc3\xff";
	const size_t at = somewhere(m, p);

	if (at == p->size)
		return;
	p->at[at] = mangler_below(m, 2) ? telling[mangler_below(m, sizeof(telling))]
		: (char)mangler_below(m, 256);
}

static void lose(struct mangler *m, struct piece *p)
{
	const size_t at = somewhere(m, p);

	take_out(p, at, at == p->size ? 0 : some_length(m, p->size - at));
}

static void double_up(struct mangler *m, struct piece *p)
{
	char held[PIECE_MAX];
	const size_t at = somewhere(m, p);
	const size_t n = at == p->size ? 0 : some_length(m, p->size - at);

	memcpy(held, p->at + at, n);
	put_in(p, somewhere(m, p), held, n);
}

static void cut_short(struct mangler *m, struct piece *p)
{
	p->size = somewhere(m, p);
}

static void put_word(struct mangler *m, struct piece *p)
{
	static const char *const words[] = {
		"-1", "0", "99999999999999999999", "2147483648", "1e9", "0x10", "null", "yes", "~",
		"\n", "\n  ", ": ", "- ", "[", "{", "&a [*a, *a]", "*a", "<<: *a", "!!binary ",
		"\xe2\x98\x83", "\xc0\x80", "\xed\xa0\x80", "\x1b[2J", "%s%n", "1,1", "0,0",
		"400,400", "-1,-1", "3.5\"", "done", "all", "none", "../../../../etc/passwd",
	};
	const char *const word = words[mangler_below(m, sizeof(words) / sizeof(words[0]))];

	put_in(p, somewhere(m, p), word, strlen(word));
}

static size_t line_start(const struct piece *p, size_t at)
{
	while (at > 0 && p->at[at - 1] != '\n')
		at--;
	return at;
}

static size_t line_length(const struct piece *p, size_t at)
{
	size_t n = 0;

	while (at + n < p->size && p->at[at + n] != '\n')
		n++;
	return at + n < p->size ? n + 1 : n;
}

static void lose_line(struct mangler *m, struct piece *p)
{
	const size_t at = line_start(p, somewhere(m, p));

	take_out(p, at, line_length(p, at));
}

static void move_line(struct mangler *m, struct piece *p)
{
	char held[PIECE_MAX];
	const size_t from = line_start(p, somewhere(m, p));
	size_t n = line_length(p, from);

	if (n > sizeof(held))
		n = sizeof(held);
	memcpy(held, p->at + from, n);
	if (mangler_below(m, 2))
		take_out(p, from, n);
	put_in(p, line_start(p, somewhere(m, p)), held, n);
}

size_t mangle(struct mangler *m, const char *text, size_t size, char *out, size_t room)
{
	static void (*const mistakes[])(struct mangler *m, struct piece *p) = {
		change_byte, change_byte, lose, double_up, put_word, put_word, lose_line,
		move_line, cut_short,
	};
	struct piece p = { out, size < room ? size : room, room };

	memcpy(out, text, p.size);
	for (uint32_t n = 1 + mangler_below(m, MISTAKES_MAX); n > 0; n--)
		mistakes[mangler_below(m, sizeof(mistakes) / sizeof(mistakes[0]))](m, &p);
	return p.size;
}

long fuzz_rounds(long standard)
{
	const long rounds = given("FUZZ_ROUNDS");

	return rounds > 0 ? rounds : standard;
}

/* Of a hundred inputs. */
static const struct { const char *name; int share; } fuzz_kinds[FUZZ_KINDS] = {
	[FUZZ_SCENARIOS] = { "scenarios", 11 }, [FUZZ_CAMPAIGNS] = { "campaigns", 11 },
	[FUZZ_HEROES] = { "heroes", 12 }, [FUZZ_SAVES] = { "saves", 11 },
	[FUZZ_LINES] = { "typed lines", 35 }, [FUZZ_KEYS] = { "keys", 20 },
};

long fuzz_inputs(enum fuzz_kind kind, long standard)
{
	const long runs = given("FUZZ_RUNS");

	return runs > 0 ? (runs * fuzz_kinds[kind].share + 99) / 100 : fuzz_rounds(standard);
}

void fuzz_tell(enum fuzz_kind kind, long n)
{
	printf("# inputs: %ld %s\n", n, fuzz_kinds[kind].name);
	fflush(stdout);
}

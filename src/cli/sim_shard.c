/* Shards are written and read: see sim_shard.h.  They come from outside: every line is judged
 * before it is believed. */
#include "config.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arguments.h"
#include "cli/sim_shard.h"
#include "cliffhanger/input.h"

enum { LINE_BYTES = 4096, SHARD_BYTES_MAX = 1 << 29, SUM_BYTES = 4 + 16 + 1 };

/* ---- writing ---- */

uint64_t sim_digest(uint64_t digest, const char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++)
		digest = (digest ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
	return digest;
}

/* What is written, and the digest of it. */
struct paper { uint64_t sum; };

static void put(struct paper *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct paper *p, const char *format, ...)
{
	char text[LINE_BYTES];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	p->sum = sim_digest(p->sum, text, strlen(text));
	fputs(text, stdout);
}

static void put_game(struct paper *p, const struct sim *sim, const struct sim_game *g)
{
	put(p, "%" PRIu64 "\t%d\t%d\t%d\t%d\t%016" PRIx64 "\t%" PRIx32,
		sim->seed + g->index, g->end, g->winner, g->turns, g->hurried, g->check, g->told);
	for (int side = 0; side < sim->setup->n_sides; side++) {
		put(p, "\t%" PRId32, g->points[side]);
		for (int life = 0; life < LIVES; life++)
			put(p, "\t%d", g->lives[side][life]);
	}
	for (int i = 0; i < sim->setup->n_objectives; i++)
		put(p, "\t%d", g->met[i]);
	for (int i = 0; i < sim->setup->n_scripts; i++)
		put(p, "\t%d\t%d", g->first[i], g->times[i]);
	for (int i = 0; i < sim->setup->n_units; i++)
		put(p, "\t%d", g->lost[i]);
	put(p, "\n");
}

void sim_shard_write(const struct sim *sim)
{
	struct paper p = { .sum = SIM_DIGEST_BEGINS };

	put(&p, "cliffhanger-sim=2\nversion=%s\nscenario=%s\ntext=%016" PRIx64 "\nlimit=%d\nminds=",
		PACKAGE_VERSION, sim->name, sim->digest, sim->turn_limit);
	for (int side = 0; side < sim->setup->n_sides; side++)
		put(&p, "%s%s", side ? " " : "", sim->mind[side]->name);
	put(&p, "\nseeds=%" PRIu64 "..%" PRIu64 "\n", sim->seed,
		sim->seed + (uint64_t)sim->n_games - 1);
	for (int i = 0; i < sim->n_games; i++)
		put_game(&p, sim, &sim->games[i]);
	printf("sum=%016" PRIx64 "\n", p.sum);
}

/* ---- reading ---- */

bool sim_shard_seeds(const char *text, uint64_t *seed, int *n_games)
{
	const char *const dots = strstr(text, "..");
	char first[24];
	uint64_t last;

	if (!dots || (size_t)(dots - text) >= sizeof(first))
		return false;
	snprintf(first, sizeof(first), "%.*s", (int)(dots - text), text);
	if (!arguments_whole(first, seed) || !arguments_whole(dots + 2, &last) ||
	    last < *seed || last > UINT32_MAX || last - *seed >= GAMES_MAX)
		return false;
	*n_games = (int)(last - *seed) + 1;
	return true;
}

static bool wrong(const char *file, int line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
static bool wrong(const char *file, int line, const char *format, ...)
{
	char text[300];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	complain(0, "sim: %.150s:%d: %s", file, line, text);
	return false;
}

/* ---- the head ---- */

/* The rest of a line that begins so, which ends there; NULL if it does not. */
static char *value_of(char **at, const char *name)
{
	const size_t length = strlen(name);
	char *const value = *at + length, *const end = strchr(*at, '\n');

	if (strncmp(*at, name, length) != 0 || !end)
		return NULL;
	*end = '\0';
	*at = end + 1;
	return value;
}

static bool hexadecimal(const char *text, uint64_t *number)
{
	char *end;

	*number = strtoull(text, &end, 16);
	return strspn(text, "0123456789abcdef") == 16 && *end == '\0';
}

/* The names of minds, one a side. */
static bool take_minds(struct shard *s, char *text)
{
	char *rest = NULL;

	for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		if (s->n_minds == SIDES_MAX || strlen(word) >= sizeof(s->minds[0]))
			return false;
		snprintf(s->minds[s->n_minds++], sizeof(s->minds[0]), "%s", word);
	}
	return s->n_minds > 0;
}

static bool judge_head(struct shard *s, char *values[], const char *file)
{
	uint64_t number;

	if (strcmp(values[0], "1") == 0)
		return wrong(file, 1, "an older program wrote it, which kept less of each game; have "
			"its seeds played again");
	if (strcmp(values[0], "2") != 0)
		return wrong(file, 1, "a shard of kind '%.20s'; this program reads kind 2", values[0]);
	if (strcmp(values[1], PACKAGE_VERSION) != 0)
		return wrong(file, 2, "played by version %.20s; this is %s", values[1],
			PACKAGE_VERSION);
	s->scenario = values[2];
	if (!hexadecimal(values[3], &s->digest))
		return wrong(file, 4, "expected a digest, 16 hexadecimal digits");
	if (!arguments_whole(values[4], &number) || number > TURNS_MAX)
		return wrong(file, 5, "expected a number of turns, %d at most", TURNS_MAX);
	s->turn_limit = (int)number;
	if (!take_minds(s, values[5]))
		return wrong(file, 6, "expected the name of a mind for each side");
	return sim_shard_seeds(values[6], &s->seed, &s->n_games)
		|| wrong(file, 7, "expected seeds FIRST..LAST, %d at most", GAMES_MAX);
}

static bool take_head(struct shard *s, const char *file)
{
	static const char *const names[] = {
		"cliffhanger-sim=", "version=", "scenario=", "text=", "limit=", "minds=", "seeds="
	};
	enum { N = sizeof(names) / sizeof(names[0]) };
	char *at = s->text, *values[N];

	for (s->line = 1; s->line <= N; s->line++) {
		values[s->line - 1] = value_of(&at, names[s->line - 1]);
		if (!values[s->line - 1])
			return wrong(file, s->line, "expected %sVALUE; a shard is what sim --seeds "
				"writes", names[s->line - 1]);
	}
	s->games = at;
	return judge_head(s, values, file);
}

/* The sum at the end is of all before it; it is taken off. */
static bool is_whole(struct shard *s, size_t size, const char *file)
{
	char *sum;
	uint64_t told;

	if (size < SUM_BYTES || memchr(s->text, '\0', size))
		return wrong(file, 1, "this is no shard: sim --seeds writes them");
	sum = s->text + size - SUM_BYTES;
	s->text[size - 1] = s->text[size - 1] == '\n' ? '\0' : s->text[size - 1];
	if (strncmp(sum, "sum=", 4) != 0 || !hexadecimal(sum + 4, &told))
		return wrong(file, 1, "it does not end in a sum; a shard is written to its end or "
			"is none");
	if (sim_digest(SIM_DIGEST_BEGINS, s->text, (size_t)(sum - s->text)) != told)
		return wrong(file, 1, "it is not what was written: the sum differs");
	*sum = '\0';
	return true;
}

bool sim_shard_read(struct shard *s, const char *file)
{
	const char *problem;
	size_t size;

	*s = (struct shard){ .text = input_read(file, SHARD_BYTES_MAX, &size, &problem) };
	if (!s->text) {
		complain(0, "sim: %.150s: %s", file, problem);
		return false;
	}
	return is_whole(s, size, file) && take_head(s, file);
}

void sim_shard_free(struct shard *s)
{
	free(s->text);
	s->text = NULL;
}

/* ---- the games ---- */

/* Numbers of a line, one after the other; `good` until one is none. */
struct numbers { const char *at; bool good; };

static uint64_t next_number(struct numbers *n, int base)
{
	const char *const digits = base == 16 ? "0123456789abcdef" : "0123456789";
	const size_t length = strspn(n->at, digits);
	char *end = NULL;
	uint64_t number = 0;

	if (length == 0 || length > 20)
		n->good = false;
	else
		number = strtoull(n->at, &end, base);
	if (n->good)
		n->at = end + (*end == '\t');
	return number;
}

static int64_t next_whole(struct numbers *n, int64_t least, int64_t most)
{
	const bool negative = *n->at == '-';
	uint64_t size;
	int64_t number;

	n->at += negative;
	size = next_number(n, 10);
	if (size > INT32_MAX)
		n->good = false;
	number = n->good ? negative ? -(int64_t)size : (int64_t)size : least;
	if (number < least || number > most)
		n->good = false;
	return n->good ? number : least;
}

static bool take_game(struct numbers *n, const struct setup *setup, struct sim_game *g)
{
	g->end = (uint8_t)next_whole(n, 0, CONTEST_MEMORY);
	g->winner = (int8_t)next_whole(n, -1, setup->n_sides - 1);
	g->turns = (int16_t)next_whole(n, 0, INT16_MAX);
	g->hurried = (int16_t)next_whole(n, 0, INT16_MAX);
	g->check = next_number(n, 16);
	g->told = (uint32_t)next_number(n, 16);
	for (int side = 0; side < setup->n_sides; side++) {
		g->points[side] = (int32_t)next_whole(n, -INT32_MAX, INT32_MAX);
		for (int life = 0; life < LIVES; life++)
			g->lives[side][life] = (int16_t)next_whole(n, 0, FIGURES_MAX);
	}
	for (int i = 0; i < setup->n_objectives; i++)
		g->met[i] = (uint8_t)next_whole(n, 0, UINT8_MAX);
	for (int i = 0; i < setup->n_scripts; i++) {
		g->first[i] = (uint8_t)next_whole(n, 0, UINT8_MAX);
		g->times[i] = (uint8_t)next_whole(n, 0, UINT8_MAX);
	}
	for (int i = 0; i < setup->n_units; i++)
		g->lost[i] = (int16_t)next_whole(n, 0, setup->units[i].count);
	return n->good && (*n->at == '\n');
}

bool sim_shard_take(const struct shard *s, const char *file, struct sim *sim)
{
	struct numbers n = { s->games, true };
	const uint64_t first = s->seed - sim->seed;

	for (int i = 0; i < s->n_games; i++, n.at++) {
		struct sim_game *const g = &sim->games[first + (uint64_t)i];

		if (next_number(&n, 10) != s->seed + (uint64_t)i)
			return wrong(file, s->line + i, "expected the game of seed %" PRIu64,
				s->seed + (uint64_t)i);
		g->index = (uint32_t)(first + (uint64_t)i);
		if (!take_game(&n, sim->setup, g))
			return wrong(file, s->line + i, "expected the numbers of a game of %.60s",
				sim->setup->id);
	}
	return *n.at == '\0' || wrong(file, s->line + s->n_games, "expected the sum");
}

/* Shards put together: what one run of all their seeds would have said (sim_shard.h). */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/sim_shard.h"

struct piece { const char *file; struct shard shard; };

static int by_seed(const void *a, const void *b)
{
	const struct piece *const one = a, *const other = b;

	return one->shard.seed < other->shard.seed ? -1 : one->shard.seed > other->shard.seed;
}

/* What two shards differ in that are not of one simulation; NULL if they are (H1). */
static const char *difference(const struct shard *a, const struct shard *b)
{
	if (strcmp(a->scenario, b->scenario) != 0)
		return "another scenario";
	if (a->digest != b->digest)
		return "its file was changed between them";
	if (a->turn_limit != b->turn_limit)
		return "another turn limit";
	return a->n_minds != b->n_minds || memcmp(a->minds, b->minds, sizeof(a->minds)) != 0
		? "other minds" : NULL;
}

static bool belong_together(const struct piece *pieces, int n)
{
	for (int i = 1; i < n; i++) {
		const struct shard *const last = &pieces[i - 1].shard, *const s = &pieces[i].shard;
		const uint64_t next = last->seed + (uint64_t)last->n_games;
		const char *const other = difference(last, s);

		if (other)
			complain(0, "sim: %.150s and %.150s are not of one simulation: %s",
				pieces[i - 1].file, pieces[i].file, other);
		else if (s->seed != next)	/* H2 */
			complain(0, "sim: %.150s begins with seed %" PRIu64 ", expected %" PRIu64
				", the next after %.150s", pieces[i].file, s->seed, next,
				pieces[i - 1].file);
		if (other || s->seed != next)
			return false;
	}
	return true;
}

static bool take_minds(const struct shard *s, struct sim *sim)
{
	bool good = s->n_minds == sim->setup->n_sides;

	for (int side = 0; good && side < s->n_minds; side++) {
		sim->mind[side] = mind_find(s->minds[side]);
		good = sim->mind[side] != NULL;
	}
	return good || complain(false, "sim: %s has other sides or minds than the shards",
		s->scenario);
}

static bool take_pieces(const struct piece *pieces, int n, struct sim *sim)
{
	for (int i = 0; i < n; i++)
		if (!sim_shard_take(&pieces[i].shard, pieces[i].file, sim))
			return false;
	return true;
}

/* All their games as those of one simulation. */
static int put_together(const struct piece *pieces, int n, sim_reporter *report,
	const struct arguments *a)
{
	const struct shard *const first = &pieces[0].shard;
	struct loaded l = { 0 };
	struct sim sim = { .seed = first->seed, .turn_limit = first->turn_limit };
	int status = loading_read(&l, first->scenario, NULL);
	uint64_t games = 0;

	for (int i = 0; i < n; i++)
		games += (uint64_t)pieces[i].shard.n_games;
	if (status == EXIT_DONE && sim_digest(SIM_DIGEST_BEGINS, l.text, l.size) != first->digest)
		status = complain(EXIT_FOUND, "sim: %s was changed after the shards were played",
			first->scenario);
	else if (status == EXIT_DONE && games > GAMES_MAX)
		status = complain(EXIT_FOUND, "sim: these are %" PRIu64 " games, %d at most may be "
			"merged", games, GAMES_MAX);
	if (status == EXIT_DONE) {
		sim.setup = l.setup;
		sim.n_games = (int)games;
		sim.games = calloc((size_t)games, sizeof(*sim.games));
		status = sim.games && take_minds(first, &sim) && take_pieces(pieces, n, &sim)
			? report(a, &sim) : EXIT_FOUND;
		if (!sim.games)
			complain(0, "sim: there is not enough memory for %d games", sim.n_games);
	}
	free(sim.games);
	loading_free(&l);
	return status;
}

int sim_merge(const struct arguments *a, sim_reporter *report)
{
	const int n = a->n_operands;
	struct piece *const pieces = calloc((size_t)n, sizeof(*pieces));
	bool good = pieces != NULL;
	int status = EXIT_FOUND;

	for (int i = 0; good && i < n; i++) {
		pieces[i].file = a->operands[i];
		good = sim_shard_read(&pieces[i].shard, pieces[i].file);
	}
	if (good) {
		qsort(pieces, (size_t)n, sizeof(*pieces), by_seed);
		if (belong_together(pieces, n))
			status = put_together(pieces, n, report, a);
	}
	for (int i = 0; pieces && i < n; i++)
		sim_shard_free(&pieces[i].shard);
	free(pieces);
	return status;
}

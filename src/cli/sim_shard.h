/* Shards: games of one simulation that were played apart, as text, and put together again.
 *
 * A shard is lines of `name=value` that say what was played, a line a game of numbers with a tab
 * between, and a sum over all that stands before it:
 *
 *     cliffhanger-sim=2
 *     version=0.1.0
 *     scenario=jade-buddha/1-china-station
 *     text=3f0c…        a digest of the scenario's file, 16 hexadecimal digits
 *     limit=0           of turns, 0 = none
 *     minds=commander commander
 *     seeds=1..250
 *     1	0	-1	…
 *     sum=9a41…
 *
 *  H1  Two shards belong together if all of their head but `seeds` is the same.
 *  H2  Merged, every seed from the first to the last is there once.
 */
#ifndef CLI_SIM_SHARD_H
#define CLI_SIM_SHARD_H

#include "cli/arguments.h"
#include "cli/sim.h"

/* "FIRST..LAST": seeds of games, GAMES_MAX at most. */
bool sim_shard_seeds(const char *text, uint64_t *seed, int *n_games);

/* All games of a simulation as a shard on the standard output. */
void sim_shard_write(const struct sim *sim);

struct shard {
	const char *scenario;		/* in `text`, as `games` */
	uint64_t digest;		/* of the scenario's file */
	int turn_limit, n_minds;
	char minds[SIDES_MAX][32];
	uint64_t seed;			/* of the first game */
	int n_games;
	const char *games;		/* their lines */
	char *text;
	int line;			/* where those begin, from 1 */
};

/* False with a complaint that names file and line; to be freed either way. */
bool sim_shard_read(struct shard *s, const char *file);
/* Its games to those of a simulation of the same setup that has their seeds; the same. */
bool sim_shard_take(const struct shard *s, const char *file, struct sim *sim);
void sim_shard_free(struct shard *s);

/* sim_merge.c: the files that are a command's operands as one simulation, which is reported;
 * EXIT_DONE, or complains. */
typedef int sim_reporter(const struct arguments *a, struct sim *sim);
int sim_merge(const struct arguments *a, sim_reporter *report);

#endif

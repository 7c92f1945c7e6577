/* One game of a simulation, and what is kept of it.
 *
 *  G1  Nobody hears what happens, which is quicker: aims and events are looked at after every
 *      choice instead.  The turn of an aim is that of the choice which brought it.
 */
#include "config.h"

#include <string.h>

#include "cli/sim.h"
#include "cli/sim_crew.h"

static void keep_figures(const struct game *g, struct sim_game *game)
{
	for (int f = 0; f < g->n_figures; f++) {
		/* The side a figure began with: who changes sides is lost to it. */
		const int unit = g->setup->figures[f].unit;
		const enum life life = g->figures[f].life;

		game->lives[g->setup->units[unit].side][life]++;
		game->lost[unit] = (int16_t)(game->lost[unit] + (life == LIFE_DEAD
			|| life == LIFE_WOUNDED || life == LIFE_CAPTIVE));
	}
}

static void keep_end(const struct game *g, struct sim_game *game)
{
	game->winner = g->winner;
	game->turns = g->turn;
	game->check = game_check_value(g);
	game->told = g->over ? game_epilogue(g) : 0;
	keep_figures(g, game);
	for (int side = 0; side < g->setup->n_sides; side++)
		game->points[side] = g->points[side];
}

/* What has come of a choice made in this turn. */
static void look(const struct game *g, int turn, struct sim_game *game, int16_t *fired)
{
	for (int i = 0; i < g->setup->n_objectives; i++) {
		if (g->objectives[i] < 0)
			game->met[i] = 0;
		else if (game->met[i] == 0)
			game->met[i] = (uint8_t)(turn > 0 ? turn : 1);
	}
	for (int i = 0; i < g->setup->n_scripts; i++) {
		const int16_t when = script_happened(g->fired[i]);

		if (when == 0 || when == fired[i])
			continue;
		fired[i] = when;
		game->times[i]++;
		if (game->first[i] == 0)
			game->first[i] = (uint8_t)when;
	}
}

/* The game of an index. */
static void play(const struct sim *sim, struct contest *c, int i, struct sim_game *game)
{
	const struct sink deaf = { NULL, NULL };
	int16_t fired[SCRIPTS_MAX] = { 0 };
	bool stopped = false;
	struct dice dice;
	int turn = 1;

	memset(game, 0, sizeof(*game));
	game->index = (uint32_t)i;
	dice_seed(&dice, sim->seed + (uint64_t)i);
	if (contest_begin(c, &dice, deaf)) {
		do {
			const struct game *const g = contest_game(c);

			look(g, turn, game, fired);
			turn = g->turn;
			stopped = sim->turn_limit > 0 && turn > sim->turn_limit;
		} while (!stopped && contest_step(c, deaf));
	}
	game->end = (uint8_t)(stopped ? CONTEST_LIMIT : contest_ending(c));
	game->hurried = (int16_t)contest_spent(c);
	if (game->end != CONTEST_MEMORY)
		keep_end(contest_game(c), game);
}

static enum crew_end play_share(const void *self, const struct crew_share *share)
{
	const struct sim *const sim = self;
	struct contest *const c = contest_new(sim->setup, sim->rules, sim->mind);
	bool good = c != NULL;

	for (int i = share->first; good && i < share->n; i += share->step) {
		struct sim_game game;

		play(sim, c, i, &game);
		good = sim_crew_send(share, i, &game);
	}
	contest_free(c);
	return good ? CREW_DONE : CREW_MEMORY;
}

bool sim_play(struct sim *sim)
{
	const struct crew_job job = {
		sim->n_games, sim->jobs, sizeof(sim->games[0]), sim->games, play_share, sim
	};

	return sim_crew_play(&job);
}

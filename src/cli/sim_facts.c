/* Facts: what may be so of a game, one by one, and in how many it is, and since when. */
#include "config.h"

#include "cli/sim.h"

int sim_facts(const struct setup *setup, enum sim_fact_kind kind)
{
	const int n[SIM_FACT_KINDS] = {
		[SIM_OBJECTIVE] = setup->n_objectives, [SIM_EVENT] = setup->n_scripts,
		[SIM_LOSS] = setup->n_units, [SIM_ENDING] = setup->n_endings,
	};

	return n[kind];
}

const char *sim_fact_id(const struct setup *setup, struct sim_fact fact)
{
	switch (fact.kind) {
	case SIM_OBJECTIVE:
		return setup->objectives[fact.which].id;
	case SIM_EVENT:
		return setup->scripts[fact.which].id;
	case SIM_LOSS:
		return setup->units[fact.which].id;
	case SIM_ENDING:
	case SIM_FACT_KINDS:
		break;
	}
	return "";
}

int sim_fact_turn(const struct setup *setup, const struct sim_game *g, struct sim_fact fact)
{
	switch (fact.kind) {
	case SIM_OBJECTIVE:
		return g->met[fact.which];
	case SIM_EVENT:
		return g->first[fact.which];
	case SIM_LOSS:	/* half of it and more, by the end */
		return setup->units[fact.which].count > 0
			&& 2 * g->lost[fact.which] >= setup->units[fact.which].count ? g->turns : 0;
	case SIM_ENDING:
		return g->told >> fact.which & 1 ? g->turns : 0;
	case SIM_FACT_KINDS:
		break;
	}
	return 0;
}

void sim_when(const struct sim *sim, struct sim_fact fact, struct sim_when *when)
{
	int in_turn[UINT8_MAX + 1] = { 0 }, before = 0;

	*when = (struct sim_when){ .games = 0 };
	for (int i = 0; i < sim->n_games; i++) {
		const int turn = sim_fact_turn(sim->setup, &sim->games[i], fact);

		if (turn > 0)
			in_turn[turn > UINT8_MAX ? UINT8_MAX : turn]++;
		when->games += turn > 0;
	}
	for (int turn = 1; turn <= UINT8_MAX; turn++) {
		if (in_turn[turn] == 0)
			continue;
		if (when->first == 0)
			when->first = turn;
		if (2 * before < when->games)	/* the half is not before it */
			when->median = turn;
		when->last = turn;
		before += in_turn[turn];
	}
}

double sim_times(const struct sim *sim, int script)
{
	int64_t times = 0, games = 0;

	for (int i = 0; i < sim->n_games; i++) {
		times += sim->games[i].times[script];
		games += sim->games[i].times[script] > 0;
	}
	return games > 0 ? (double)times / (double)games : 0;
}

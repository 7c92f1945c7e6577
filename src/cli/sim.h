/* Simulation: many games, what each came to, and what that says. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include "cliffhanger/contest.h"
#include "cliffhanger/serial.h"

/* What is kept of a game. */
struct sim_game {
	uint32_t index;			/* its seed is the first seed + index */
	uint8_t end;			/* enum contest_end */
	int8_t winner;
	int16_t turns;
	int16_t hurried;		/* decisions closed for minds that did not */
	uint64_t check;			/* the check value of its last state */
	int32_t points[SIDES_MAX];
	int16_t lives[SIDES_MAX][LIVES];	/* figures at the end, by the side they began
				 * with: each is counted once */
	uint8_t met[OBJECTIVES_MAX];	/* the turn since which somebody has it, 0 = nobody */
	uint8_t first[SCRIPTS_MAX];	/* the turn in which the event came first, 0 = never */
	uint8_t times[SCRIPTS_MAX];	/* in how many turns */
	uint32_t told;			/* bit per ending of its epilogue */
	int16_t lost[UNITS_MAX];	/* figures it began with that are dead, down or taken */
};

enum { GAMES_MAX = 1000000 };	/* of one simulation */

struct sim {
	const char *name;		/* of the scenario, as it was asked for */
	uint64_t digest;		/* of its file */
	const struct setup *setup;
	const void *rules;
	const struct mind *mind[SIDES_MAX];
	uint64_t seed;
	int n_games, jobs, turn_limit;
	struct sim_game *games;		/* [n_games], by index */
};

/* sim_game.c: plays all games in `jobs` processes; false with a complaint. */
bool sim_play(struct sim *sim);

/* sim_shard.c: FNV-1a, gone on with from what it came to before. */
#define SIM_DIGEST_BEGINS UINT64_C(0xcbf29ce484222325)
uint64_t sim_digest(uint64_t digest, const char *bytes, size_t size);

/* sim_report.c: what all games say. */
struct sim_sum {
	int wins[SIDES_MAX], draws;
	int ends[CONTEST_MEMORY + 1];
	int hurried;			/* games with minds that had to be cut short */
	int last_turn;			/* went to the scenario's last turn */
	int64_t turns;
	int figures[SIDES_MAX];		/* that the scenario has, the awaited among them */
	int64_t lives[SIDES_MAX][LIVES];
	uint64_t digest;
	uint32_t worst, closest;	/* games by index */
};
void sim_sum(const struct sim *sim, struct sim_sum *sum);
void sim_report_text(const struct sim *sim, const struct sim_sum *sum);
void sim_report_json(const struct sim *sim, const struct sim_sum *sum);
void sim_report_csv(const struct sim *sim, const struct sim_sum *sum);

/* sim_facts.c: what may be so of a game, and is asked of all. */
enum sim_fact_kind { SIM_OBJECTIVE, SIM_EVENT, SIM_LOSS, SIM_ENDING, SIM_FACT_KINDS };
struct sim_fact { enum sim_fact_kind kind; int which; };
int sim_facts(const struct setup *setup, enum sim_fact_kind kind);	/* how many there are */
const char *sim_fact_id(const struct setup *setup, struct sim_fact fact);	/* "" of endings */
/* Since which turn it is so of a game, as well as is kept; 0 = it is not. */
int sim_fact_turn(const struct setup *setup, const struct sim_game *g, struct sim_fact fact);

/* In how many games it is so, and since which turn: the median of these (the earlier of two). */
struct sim_when { int games, first, median, last; };
void sim_when(const struct sim *sim, struct sim_fact fact, struct sim_when *when);
double sim_times(const struct sim *sim, int script);	/* a game, of those it came in; 0 */

/* sim_often.c: how often each is so, and when. */
void sim_often_text(const struct sim *sim);
void sim_often_json(const struct sim *sim);
void sim_often_csv_head(const struct setup *setup);
void sim_often_csv(const struct setup *setup, const struct sim_game *g);

/* sim_why.c: what divides a side's victories from the other games. */
void sim_why_text(const struct sim *sim, const struct sim_sum *sum);
void sim_why_json(const struct sim *sim, const struct sim_sum *sum, int side);

/* sim_through.c: plays a campaign to an ending, n times, and tells how often it came to each. */
enum sim_format { SIM_TEXT, SIM_JSON, SIM_CSV };
struct sim_stories {
	const char *file;		/* the campaign's */
	uint64_t seed;
	int n, jobs;
	enum sim_format format;
	const struct serial_options *options;	/* all but the seed */
};
int sim_through(const struct sim_stories *stories);

/* sim_minds.c: what a flag says of sides' minds, for all episodes; false with a complaint. */
struct arguments;
bool sim_story_minds(const struct arguments *a, int flag, const char *file,
	struct serial_options *o);

#endif

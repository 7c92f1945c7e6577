/* The report: wins with their intervals, length, losses; then how often what came, and why. */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/json.h"
#include "cli/sim.h"

/* The columns of figures, in the order of text, JSON and CSV. */
static const struct { const char *name; enum life life; } columns[LIVES] = {
	{ "fit", LIFE_FIT }, { "wounded", LIFE_WOUNDED }, { "dead", LIFE_DEAD },
	{ "captive", LIFE_CAPTIVE }, { "left", LIFE_LEFT }, { "awaited", LIFE_AWAITED },
};

/* ---- adding up ---- */

/* How far the first side was before the second: points, then shares of figures
 * still fit, in thousandths.  Larger is more one-sided. */
static int64_t margin(const struct sim_sum *sum, const struct sim_game *g, int n_sides)
{
	int64_t first = INT64_MIN, second = INT64_MIN;

	for (int side = 0; side < n_sides; side++) {
		const int64_t share = sum->figures[side] > 0
			? g->lives[side][LIFE_FIT] * INT64_C(1000) / sum->figures[side] : 0;
		const int64_t score = g->points[side] * INT64_C(10000) + share;

		if (score > first) {
			second = first;
			first = score;
		} else if (score > second) {
			second = score;
		}
	}
	return n_sides > 1 ? first - second : 0;
}

static void add_game(struct sim_sum *sum, const struct sim_game *g, const struct setup *setup)
{
	char check[sizeof(g->check)];	/* the same bytes on every machine */

	if (g->winner >= 0)
		sum->wins[g->winner]++;
	else
		sum->draws++;
	sum->ends[g->end]++;
	sum->turns += g->turns;
	sum->hurried += g->hurried > 0;
	sum->last_turn += g->turns >= setup->turns;
	for (int side = 0; side < setup->n_sides; side++)
		for (int life = 0; life < LIVES; life++)
			sum->lives[side][life] += g->lives[side][life];
	for (size_t i = 0; i < sizeof(check); i++)
		check[i] = (char)(g->check >> 8 * i & 0xff);
	sum->digest = sim_digest(sum->digest, check, sizeof(check));
}

void sim_sum(const struct sim *sim, struct sim_sum *sum)
{
	const struct setup *const setup = sim->setup;
	int64_t most = INT64_MIN, least = INT64_MAX;

	*sum = (struct sim_sum){ .digest = SIM_DIGEST_BEGINS };
	for (int u = 0; u < setup->n_units; u++)
		sum->figures[setup->units[u].side] += setup->units[u].count;
	for (int i = 0; i < sim->n_games; i++) {
		const int64_t m = margin(sum, &sim->games[i], setup->n_sides);

		add_game(sum, &sim->games[i], setup);
		if (m > most) {
			most = m;
			sum->worst = (uint32_t)i;
		}
		if (m < least) {
			least = m;
			sum->closest = (uint32_t)i;
		}
	}
}

/* Wilson's interval for k of n, 95 in 100, in per cent. */
static void wilson(int k, int n, double *low, double *high)
{
	const double z = 1.959964, p = (double)k / n, zz = z * z / n;
	const double middle = (p + zz / 2) / (1 + zz);
	const double half = z * sqrt(p * (1 - p) / n + zz / (4.0 * n)) / (1 + zz);

	*low = 100 * (middle - half < 0 ? 0 : middle - half);
	*high = 100 * (middle + half > 1 ? 1 : middle + half);
}

static double mean(int64_t sum, int n)
{
	return (double)sum / n;
}

/* ---- text ---- */

static void text_wins(const struct sim *sim, const char *name, int wins)
{
	double low, high;

	wilson(wins, sim->n_games, &low, &high);
	printf("  %-24s %7d  %5.1f %%  (%.1f to %.1f)\n", name, wins,
		100 * mean(wins, sim->n_games), low, high);
}

static void text_losses(const struct sim *sim, const struct sim_sum *sum)
{
	printf("%-26s%5s", "Figures, mean at the end:", "all");
	for (int i = 0; i < LIVES; i++)
		printf(" %7s", columns[i].name);
	putchar('\n');
	for (int side = 0; side < sim->setup->n_sides; side++) {
		printf("  %-24s%5d", sim->setup->sides[side].name, sum->figures[side]);
		for (int i = 0; i < LIVES; i++)
			printf(" %7.1f", mean(sum->lives[side][columns[i].life], sim->n_games));
		putchar('\n');
	}
}

static void text_trouble(const struct sim *sim, const struct sim_sum *sum)
{
	printf("Stalled: %d\n", sum->ends[CONTEST_STALLED] + sum->ends[CONTEST_MEMORY]);
	if (sum->hurried > 0)
		printf("Minds that had to be cut short: in %d games\n", sum->hurried);
	for (int i = 0; i < sim->n_games; i++)
		if (sim->games[i].end == CONTEST_STALLED || sim->games[i].hurried > 0) {
			printf("The first of them: seed %" PRIu64 "\n", sim->seed + (uint64_t)i);
			return;
		}
}

void sim_report_text(const struct sim *sim, const struct sim_sum *sum)
{
	printf("%s: %d games, seeds %" PRIu64 " to %" PRIu64 "\n", sim->setup->title, sim->n_games,
		sim->seed, sim->seed + (uint64_t)sim->n_games - 1);
	puts("Won, with 95 % intervals:");
	for (int side = 0; side < sim->setup->n_sides; side++)
		text_wins(sim, sim->setup->sides[side].name, sum->wins[side]);
	text_wins(sim, "nobody", sum->draws);
	printf("Length: %.1f turns of %d, mean; %d games went to the last turn\n",
		mean(sum->turns, sim->n_games), sim->setup->turns, sum->last_turn);
	if (sim->turn_limit > 0)
		printf("Stopped after turn %d: %d\n", sim->turn_limit, sum->ends[CONTEST_LIMIT]);
	text_trouble(sim, sum);
	text_losses(sim, sum);
	sim_often_text(sim);
	sim_why_text(sim, sum);
	printf("Most one-sided: seed %" PRIu64 "; closest: seed %" PRIu64 "\n",
		sim->seed + sum->worst, sim->seed + sum->closest);
	printf("Digest: %016" PRIx64 "\n", sum->digest);
}

/* ---- JSON ---- */

static void json_side(const struct sim *sim, const struct sim_sum *sum, int side)
{
	double low, high;

	wilson(sum->wins[side], sim->n_games, &low, &high);
	fputs("{\"id\":", stdout);
	json_text(sim->setup->sides[side].id);
	printf(",\"wins\":%d,\"percent\":%.2f,\"low\":%.2f,\"high\":%.2f,\"figures\":%d",
		sum->wins[side], 100 * mean(sum->wins[side], sim->n_games), low, high,
		sum->figures[side]);
	for (int i = 0; i < LIVES; i++)
		printf(",\"%s\":%.3f", columns[i].name,
			mean(sum->lives[side][columns[i].life], sim->n_games));
	sim_why_json(sim, sum, side);
	putchar('}');
}

void sim_report_json(const struct sim *sim, const struct sim_sum *sum)
{
	fputs("{\"scenario\":", stdout);
	json_text(sim->setup->id);
	printf(",\"games\":%d,\"seed\":%" PRIu64 ",\"sides\":[", sim->n_games, sim->seed);
	for (int side = 0; side < sim->setup->n_sides; side++) {
		if (side > 0)
			putchar(',');
		json_side(sim, sum, side);
	}
	printf("],\"draws\":%d,\"turns\":%.3f,\"last_turn\":%d,\"stopped\":%d,\"stalled\":%d",
		sum->draws, mean(sum->turns, sim->n_games), sum->last_turn,
		sum->ends[CONTEST_LIMIT], sum->ends[CONTEST_STALLED] + sum->ends[CONTEST_MEMORY]);
	printf(",\"hurried\":%d", sum->hurried);
	sim_often_json(sim);
	printf(",\"worst_seed\":%" PRIu64 ",\"closest_seed\":%" PRIu64 ",\"digest\":\"%016" PRIx64
		"\"}\n", sim->seed + sum->worst, sim->seed + sum->closest, sum->digest);
}

/* ---- CSV: a line for each game ---- */

static void csv_head(const struct setup *setup)
{
	fputs("seed,winner,end,turns,check", stdout);
	for (int side = 0; side < setup->n_sides; side++) {
		printf(",%s points,%s figures", setup->sides[side].id, setup->sides[side].id);
		for (int i = 0; i < LIVES; i++)
			printf(",%s %s", setup->sides[side].id, columns[i].name);
	}
	sim_often_csv_head(setup);
	putchar('\n');
}

void sim_report_csv(const struct sim *sim, const struct sim_sum *sum)
{
	static const char *const ends[] = {
		[CONTEST_OVER] = "over", [CONTEST_LIMIT] = "stopped",
		[CONTEST_STALLED] = "stalled", [CONTEST_MEMORY] = "memory",
	};
	const struct setup *const setup = sim->setup;

	csv_head(setup);
	for (int i = 0; i < sim->n_games; i++) {
		const struct sim_game *const g = &sim->games[i];

		printf("%" PRIu64 ",%s,%s,%d,%016" PRIx64, sim->seed + (uint64_t)i,
			g->winner < 0 ? "" : setup->sides[g->winner].id, ends[g->end], g->turns,
			g->check);
		for (int side = 0; side < setup->n_sides; side++) {
			printf(",%" PRId32 ",%d", g->points[side], sum->figures[side]);
			for (int life = 0; life < LIVES; life++)
				printf(",%d", g->lives[side][columns[life].life]);
		}
		sim_often_csv(setup, g);
		putchar('\n');
	}
}

/* Why sides win: what is so of a side's victories and not of its other games, or the reverse.
 *
 *  Y1  Told is only what chance would hardly divide so: a difference of DOUBT standard errors
 *      of two shares; and of few victories, or few others, nothing is told.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/json.h"
#include "cli/sim.h"

enum {
	REASONS_MAX = OBJECTIVES_MAX + SCRIPTS_MAX + UNITS_MAX,
	TOLD_MAX = 8,			/* of a side, in text */
	FEW = 5				/* games: fewer tell nothing */
};
static const double DOUBT = 2.6;	/* one in a hundred by chance */

struct weight { struct sim_fact fact; double won, other; };

struct balance {
	int side, victories, others, n;
	struct weight weights[REASONS_MAX];	/* the weightiest first */
};

static bool beyond_doubt(const struct balance *b, int won, int other)
{
	const double p = (double)(won + other) / (b->victories + b->others);
	const double d = (double)won / b->victories - (double)other / b->others;
	const double error = sqrt(p * (1 - p) * (1.0 / b->victories + 1.0 / b->others));

	return fabs(d) > DOUBT * error;
}

static void weigh_fact(const struct sim *sim, struct sim_fact fact, struct balance *b)
{
	int won = 0, other = 0;

	for (int i = 0; i < sim->n_games; i++) {
		const struct sim_game *const g = &sim->games[i];
		const int so = sim_fact_turn(sim->setup, g, fact) > 0;

		if (g->winner == b->side)
			won += so;
		else
			other += so;
	}
	if (beyond_doubt(b, won, other))
		b->weights[b->n++] = (struct weight){ fact, (double)won / b->victories,
			(double)other / b->others };
}

static int by_weight(const void *a, const void *b)
{
	const struct weight *const one = a, *const two = b;
	const double d = fabs(two->won - two->other) - fabs(one->won - one->other);

	if (d > 0 || d < 0)
		return d > 0 ? 1 : -1;
	if (one->fact.kind != two->fact.kind)
		return one->fact.kind < two->fact.kind ? -1 : 1;
	return one->fact.which - two->fact.which;
}

/* False if there are too few games to tell. */
static bool weigh(const struct sim *sim, const struct sim_sum *sum, int side, struct balance *b)
{
	b->side = side;
	b->victories = sum->wins[side];
	b->others = sim->n_games - b->victories;
	b->n = 0;
	if (b->victories < FEW || b->others < FEW)
		return false;
	for (int kind = SIM_OBJECTIVE; kind <= SIM_LOSS; kind++)
		for (int i = 0; i < sim_facts(sim->setup, (enum sim_fact_kind)kind); i++)
			weigh_fact(sim, (struct sim_fact){ (enum sim_fact_kind)kind, i }, b);
	qsort(b->weights, (size_t)b->n, sizeof(b->weights[0]), by_weight);
	return true;
}

/* ---- text ---- */

static void text_weight(const struct sim *sim, const struct weight *w)
{
	static const struct { const char *before, *after; } words[SIM_FACT_KINDS] = {
		[SIM_OBJECTIVE] = { "objective ", " met" }, [SIM_EVENT] = { "event ", " came" },
		[SIM_LOSS] = { "half of ", " lost, or more" },
	};
	const bool alone = w->fact.kind == SIM_LOSS && sim->setup->units[w->fact.which].count == 1;
	char what[80];

	snprintf(what, sizeof(what), "%s%s%s", alone ? "" : words[w->fact.kind].before,
		sim_fact_id(sim->setup, w->fact), alone ? " lost" : words[w->fact.kind].after);
	printf("    %-45s%10.0f %%%13.0f %%\n", what, 100 * w->won, 100 * w->other);
}

static void text_side(const struct sim *sim, const struct sim_sum *sum, int side)
{
	struct balance b;
	const bool told = weigh(sim, sum, side, &b);
	char head[80];

	/* Of two who always win, one or the other, each one's victories are the other's others. */
	if (side > 0 && sim->setup->n_sides == 2 && sum->draws == 0 && told && b.n > 0) {
		printf("  %s, victories: %d: the same, columns exchanged\n",
			sim->setup->sides[side].id, sum->wins[side]);
		return;
	}
	snprintf(head, sizeof(head), "  %s, victories: %d", sim->setup->sides[side].id,
		sum->wins[side]);
	if (!told || b.n == 0) {
		printf("%s; %s\n", head, told ? "nothing that chance could not do"
			: "too few, or too few others, to tell");
		return;
	}
	printf("%-49s%12s%15s\n", head, "of victories", "of others");
	for (int i = 0; i < b.n && i < TOLD_MAX; i++)
		text_weight(sim, &b.weights[i]);
}

void sim_why_text(const struct sim *sim, const struct sim_sum *sum)
{
	if (sum->draws < sim->n_games)
		puts("Why sides win: what divides their victories from their other games");
	for (int side = 0; side < sim->setup->n_sides; side++)
		if (sum->wins[side] > 0)
			text_side(sim, sum, side);
}

/* ---- JSON ---- */

void sim_why_json(const struct sim *sim, const struct sim_sum *sum, int side)
{
	static const char *const kinds[SIM_FACT_KINDS] = {
		[SIM_OBJECTIVE] = "objective", [SIM_EVENT] = "event", [SIM_LOSS] = "loss"
	};
	struct balance b;

	weigh(sim, sum, side, &b);
	fputs(",\"why\":[", stdout);
	for (int i = 0; i < b.n; i++) {
		printf("%s{\"%s\":", i ? "," : "", kinds[b.weights[i].fact.kind]);
		json_text(sim_fact_id(sim->setup, b.weights[i].fact));
		printf(",\"victories\":%.3f,\"others\":%.3f}", b.weights[i].won,
			b.weights[i].other);
	}
	putchar(']');
}

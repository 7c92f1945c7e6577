/* How often each objective was met, each event came and each ending was told, and when: on paper
 * of 80 columns, as JSON, and a game at a time as CSV. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/json.h"
#include "cli/sim.h"
#include "cliffhanger/text.h"

static const char *winner_id(const struct setup *setup, int ending)
{
	const int side = setup->endings[ending].side;

	return side >= 0 ? setup->sides[side].id : side == WON_BY_ANY ? "any" : "nobody";
}

/* ---- text ---- */

static void text_when(const struct sim *sim, const struct sim_when *when)
{
	if (when->games == 0)
		printf("   never");
	else
		printf("%6.1f %%  %4d  %4d to %2d", 100.0 * when->games / sim->n_games, when->median,
			when->first, when->last);
}

static void text_head(const char *what)
{
	printf("%-49s%8s%6s  %s\n", what, "games", "turn", "first to last");
}

static void text_objectives(const struct sim *sim)
{
	const struct setup *const setup = sim->setup;

	if (setup->n_objectives > 0)
		text_head("Objectives, met");
	for (int i = 0; i < setup->n_objectives; i++) {
		struct sim_when when;

		sim_when(sim, (struct sim_fact){ SIM_OBJECTIVE, i }, &when);
		printf("  %-23s %-23s", setup->objectives[i].id,
			setup->sides[setup->objectives[i].side].id);
		text_when(sim, &when);
		putchar('\n');
	}
}

static void text_events(const struct sim *sim)
{
	const struct setup *const setup = sim->setup;

	if (setup->n_scripts > 0)
		text_head("Events, came");
	for (int i = 0; i < setup->n_scripts; i++) {
		struct sim_when when;

		sim_when(sim, (struct sim_fact){ SIM_EVENT, i }, &when);
		printf("  %-47s", setup->scripts[i].id);
		text_when(sim, &when);
		if (!setup->scripts[i].once && when.games > 0)
			printf("  x%.1f", sim_times(sim, i));
		putchar('\n');
	}
}

/* The beginning of a text as one line, in a field of so many letters. */
static void put_beginning(const char *text, int columns)
{
	const char *const end = text + strlen(text);

	for (; columns > 1 && text < end; columns--) {
		const char *const from = text;
		const int32_t letter = text_letter(&text, end);

		if (text_shows(letter))
			fwrite(from, 1, (size_t)(text - from), stdout);
		else
			putchar(' ');
	}
	printf("%s%*s", text < end ? "…" : " ", columns - 1, "");
}

static void text_endings(const struct sim *sim)
{
	const struct setup *const setup = sim->setup;

	if (setup->n_endings > 0)
		text_head("Endings, told");
	for (int i = 0; i < setup->n_endings; i++) {
		const char *const id = winner_id(setup, i);
		struct sim_when when;

		sim_when(sim, (struct sim_fact){ SIM_ENDING, i }, &when);
		printf("  %2d %s: ", i + 1, id);
		put_beginning(setup->endings[i].text, 42 - (int)strlen(id));
		text_when(sim, &when);
		putchar('\n');
	}
}

void sim_often_text(const struct sim *sim)
{
	text_objectives(sim);
	text_events(sim);
	text_endings(sim);
}

/* ---- JSON ---- */

/* The part that all facts have: games and turns. */
static void json_when(const struct sim *sim, struct sim_fact fact)
{
	struct sim_when when;

	sim_when(sim, fact, &when);
	printf(",\"games\":%d", when.games);
	if (when.games > 0)
		printf(",\"first\":%d,\"median\":%d,\"last\":%d", when.first, when.median, when.last);
}

static void json_fact(const struct sim *sim, struct sim_fact fact)
{
	const struct setup *const setup = sim->setup;

	if (fact.kind == SIM_ENDING) {
		printf("{\"number\":%d,\"winner\":", fact.which + 1);
		json_text(winner_id(setup, fact.which));
	} else {
		fputs("{\"id\":", stdout);
		json_text(sim_fact_id(setup, fact));
	}
	if (fact.kind == SIM_OBJECTIVE) {
		fputs(",\"side\":", stdout);
		json_text(setup->sides[setup->objectives[fact.which].side].id);
	}
	json_when(sim, fact);
	if (fact.kind == SIM_EVENT)
		printf(",\"times\":%.3f", sim_times(sim, fact.which));
	putchar('}');
}

static void json_facts(const struct sim *sim, const char *name, enum sim_fact_kind kind)
{
	printf(",\"%s\":[", name);
	for (int i = 0; i < sim_facts(sim->setup, kind); i++) {
		if (i > 0)
			putchar(',');
		json_fact(sim, (struct sim_fact){ kind, i });
	}
	putchar(']');
}

/* The ids of those that are so of no game. */
static void json_never(const struct sim *sim, const char *name, enum sim_fact_kind kind)
{
	const char *comma = "";

	printf(",\"%s\":[", name);
	for (int i = 0; i < sim_facts(sim->setup, kind); i++) {
		const struct sim_fact fact = { kind, i };
		struct sim_when when;

		sim_when(sim, fact, &when);
		if (when.games > 0)
			continue;
		fputs(comma, stdout);
		json_text(sim_fact_id(sim->setup, fact));
		comma = ",";
	}
	putchar(']');
}

void sim_often_json(const struct sim *sim)
{
	json_never(sim, "never_fired", SIM_EVENT);
	json_never(sim, "never_met", SIM_OBJECTIVE);
	json_facts(sim, "objectives", SIM_OBJECTIVE);
	json_facts(sim, "events", SIM_EVENT);
	json_facts(sim, "endings", SIM_ENDING);
}

/* ---- CSV ---- */

static const char *const csv_names[SIM_FACT_KINDS] = {
	[SIM_OBJECTIVE] = "met", [SIM_EVENT] = "event", [SIM_LOSS] = "lost", [SIM_ENDING] = "ending"
};

void sim_often_csv_head(const struct setup *setup)
{
	for (int kind = 0; kind < SIM_FACT_KINDS; kind++)
		for (int i = 0; i < sim_facts(setup, (enum sim_fact_kind)kind); i++) {
			const struct sim_fact fact = { (enum sim_fact_kind)kind, i };

			if (kind == SIM_ENDING)
				printf(",%s:%d", csv_names[kind], i + 1);
			else
				printf(",%s:%s", csv_names[kind], sim_fact_id(setup, fact));
		}
}

/* Turns, nothing where it was not so; of units how many figures. */
void sim_often_csv(const struct setup *setup, const struct sim_game *g)
{
	for (int kind = 0; kind < SIM_FACT_KINDS; kind++)
		for (int i = 0; i < sim_facts(setup, (enum sim_fact_kind)kind); i++) {
			const struct sim_fact fact = { (enum sim_fact_kind)kind, i };
			const int turn = sim_fact_turn(setup, g, fact);

			putchar(',');
			if (kind == SIM_LOSS)
				printf("%d", g->lost[i]);
			else if (turn > 0)
				printf("%d", turn);
		}
}

/* cliffhanger check: all that is wrong with scenarios. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/streams.h"
#include "cliffhanger/campaign.h"
#include "cliffhanger/groundplan.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"

enum { SCHEMA, MAP };
static const struct flag flags[] = {
	[SCHEMA] = { "schema", "SYSTEM|campaign|hero", FLAG_TEXT, false, 0, 0, NULL,
		"prints what a scenario of the system, a campaign or a hero may say, as a JSON "
		"Schema for editors" },
	[MAP] = { "map", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"prints the map, with areas, units and coordinates" },
	{ .name = NULL }
};

/* ---- maps ---- */

/* Line by line through the gate; EXIT_DONE, or complains. */
static int print_plan(const struct setup *setup)
{
	const struct plain_options o = front_plain(NULL, 0);
	struct output *const out = output_new(&o);
	struct buffer plan = { 0 };
	char *rest;

	groundplan_write(setup, o.width, &plan);
	rest = plan.text;
	for (const char *line; out && rest && (line = strsep(&rest, "\n")) != NULL && rest; )
		output_line(out, line);
	buffer_free(&plan);
	return streams_told(EXIT_DONE, out ? output_free(out) : ENOMEM);
}

static int print_episodes(const struct campaign *c)
{
	int status = EXIT_DONE;

	for (int i = 0; i < c->n_episodes && status == EXIT_DONE; i++) {
		const struct episode *const e = &c->episodes[i];
		struct faults *const f = faults_new(e->file);
		struct setup *const setup = f ? scenario_read(e->text, e->size, e->file, f) : NULL;

		if (i > 0)
			arguments_print_plain("%s", "");
		fflush(stdout);
		status = setup ? print_plan(setup) : EXIT_FOUND;
		setup_free(setup);
		faults_free(f);
	}
	return status;
}

/* ---- files ---- */

static int check_campaign_file(const char *file, bool map)
{
	struct campaign *const c = campaign_load(file, true, loading_tell_faults, NULL);
	const int status = !c ? EXIT_FOUND : map ? print_episodes(c) : EXIT_DONE;

	campaign_free(c);
	return status;
}

static int check_hero(const char *file)
{
	struct faults *const f = faults_new(file);
	struct hero hero;
	const bool good = f && hero_load(file, &hero, f);

	if (f)
		faults_print(f, stderr);
	faults_free(f);
	return good ? EXIT_DONE : EXIT_FOUND;
}

static int check_scenario(const char *name, bool map)
{
	struct loaded l;
	int status = loading_read(&l, name, NULL);

	if (status == EXIT_DONE && map)
		status = print_plan(l.setup);
	loading_free(&l);
	return status;
}

static int check_file(const char *name, bool map)
{
	struct reason why;
	char *const file = scenario_find(name, &why);
	const int status = file && loading_names_campaign(file) ? check_campaign_file(file, map)
		: file && loading_names_hero(file) ? check_hero(file) : check_scenario(name, map);

	free(file);
	return status;
}

int loading_check(const char *name)
{
	return check_file(name, false);
}

static int print_schema(const char *id)
{
	static const struct { const char *id; void (*print)(void *stream); } others[] = {
		{ "campaign", campaign_print_schema }, { "hero", hero_print_schema }
	};
	const struct game_system *const system = system_find(id);
	struct nearest near;

	if (system) {
		scenario_print_schema(system, stdout);
		return EXIT_DONE;
	}
	nearest_to(&near, id);
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
		if (strcmp(others[i].id, id) == 0) {
			others[i].print(stdout);
			return EXIT_DONE;
		}
		nearest_try(&near, others[i].id);
	}
	for (int i = 0; systems[i]; i++)
		nearest_try(&near, systems[i]->id);
	return complain(EXIT_USAGE, "--schema: expected a system, campaign or hero, found '%.40s'%s",
		id, nearest_hint(&near).text);
}

static int check_run(const struct arguments *a)
{
	int status = EXIT_DONE;

	if (arguments_has(a, SCHEMA))
		return print_schema(arguments_text(a, SCHEMA, ""));
	if (a->n_operands == 0)
		return complain(EXIT_USAGE, "check: expected a file, found none; "
			"`cliffhanger check --help` tells more");
	for (int i = 0; i < a->n_operands; i++)
		if (check_file(a->operands[i], arguments_has(a, MAP)) != EXIT_DONE)
			status = EXIT_FOUND;
	return status;
}

const struct command command_check = {
	"check", "[FILE...]", "Checks scenarios, campaigns and heroes, and tells what is wrong with its place.",
	"Silent, with exit status 0, if nothing is.\n"
	"--map shows a scenario that has no errors as it begins: a map with column and row numbers,\n"
	"the letter of the smallest area beside each sign, and lists of ground, areas, units and\n"
	"things with their places; of a campaign, the maps of all its episodes.", 0, OPERANDS_MAX, flags, check_run
};

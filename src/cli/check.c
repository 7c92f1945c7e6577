/* cliffhanger check: all that is wrong with scenarios. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/campaign.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"

enum { SCHEMA };
static const struct flag flags[] = {
	[SCHEMA] = { "schema", "SYSTEM|campaign|hero", FLAG_TEXT, false, 0, 0, NULL,
		"prints what a scenario of the system, a campaign or a hero may say, as a JSON "
		"Schema for editors" },
	{ .name = NULL }
};

static int check_campaign_file(const char *file)
{
	struct campaign *const c = campaign_load(file, true, loading_tell_faults, NULL);

	campaign_free(c);
	return c ? EXIT_DONE : EXIT_FOUND;
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

static int check_scenario(const char *name)
{
	struct loaded l;
	const int status = loading_read(&l, name, NULL);

	loading_free(&l);
	return status;
}

static int check_file(const char *name)
{
	struct reason why;
	char *const file = scenario_find(name, &why);
	const int status = file && loading_names_campaign(file) ? check_campaign_file(file)
		: file && loading_names_hero(file) ? check_hero(file) : check_scenario(name);

	free(file);
	return status;
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
	return complain(EXIT_USAGE, "--schema: expected a system, campaign or hero, found '%.40s'%s%s%s", id,
		nearest_word(&near) ? "; did you mean " : "",
		nearest_word(&near) ? nearest_word(&near) : "", nearest_word(&near) ? "?" : "");
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
		if (check_file(a->operands[i]) != EXIT_DONE)
			status = EXIT_FOUND;
	return status;
}

const struct command command_check = {
	"check", "[FILE...]", "Checks scenarios, campaigns and heroes, and tells what is wrong with its place.",
	"Silent, with exit status 0, if nothing is.", 0, OPERANDS_MAX, flags, check_run
};

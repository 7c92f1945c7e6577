/* cliffhanger check: all that is wrong with scenarios. */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"
#include "cliffhanger/campaign.h"

static const struct flag flags[] = { { .name = NULL } };

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

static int check_run(const struct arguments *a)
{
	int status = EXIT_DONE;

	for (int i = 0; i < a->n_operands; i++)
		if (check_file(a->operands[i]) != EXIT_DONE)
			status = EXIT_FOUND;
	return status;
}

const struct command command_check = {
	"check", "FILE...", "Checks scenarios, campaigns and heroes, and tells what is wrong with its place.",
	"Silent, with exit status 0, if nothing is.", 1, OPERANDS_MAX, flags, check_run
};

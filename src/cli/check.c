/* cliffhanger check: all that is wrong with scenarios. */
#include "config.h"

#include <stdlib.h>

#include "cli/commands.h"
#include "cliffhanger/campaign.h"

static const struct flag flags[] = { { .name = NULL } };

static int check_file(const char *name)
{
	struct reason why;
	char *const file = scenario_find(name, &why);
	struct campaign *campaign;
	struct loaded l;
	int status = EXIT_FOUND;

	if (file && names_campaign(file)) {
		campaign = campaign_load(file, true, faults_tell, NULL);
		status = campaign ? EXIT_DONE : EXIT_FOUND;
		campaign_free(campaign);
	} else {
		status = loaded_read(&l, name, NULL);
		loaded_free(&l);
	}
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
	"check", "FILE...", "Checks scenarios and campaigns, and tells all that is wrong with its place.",
	"Silent, with exit status 0, if nothing is.", 1, OPERANDS_MAX, flags, check_run
};

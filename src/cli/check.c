/* cliffhanger check: all that is wrong with scenarios. */
#include "config.h"

#include "cli/commands.h"

static const struct flag flags[] = { { .name = NULL } };

static int check_run(const struct arguments *a)
{
	int status = EXIT_DONE;

	for (int i = 0; i < a->n_operands; i++) {
		struct loaded l;

		if (loaded_read(&l, a->operands[i]) != EXIT_DONE)
			status = EXIT_FOUND;
		else
			loaded_free(&l);
	}
	return status;
}

const struct command command_check = {
	"check", "FILE...", "Checks scenarios, and tells all that is wrong with its place.",
	"Silent, with exit status 0, if nothing is.", 1, OPERANDS_MAX, flags, check_run
};

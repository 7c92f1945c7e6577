/* All commands, in the order of --help and of the manual. */
#include "config.h"

#include "cli/commands.h"

const struct command *const commands[] = {
	&command_play, &command_resume, &command_list, &command_replay, &command_why,
	&command_new, &command_check, &command_watch, &command_pack, &command_unpack,
	&command_sim, &command_rules, &command_odds, &command_prp, &command_report,
	&command_host, &command_sit, &command_tables, &command_keys,
	&command_scores, &command_config,
	NULL
};

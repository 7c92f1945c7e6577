/* The registry: the only list of rule systems. */
#include <string.h>

#include "cliffhanger/system.h"

extern const struct game_system system_rugged, system_pacific, system_risk, system_moro,
	system_participation, system_null;

const struct game_system *const systems[] = {
	&system_rugged,
	&system_pacific,
	&system_risk,
	&system_moro,
	&system_participation,
	&system_null,
	NULL
};

const struct game_system *system_find(const char *id)
{
	for (int i = 0; systems[i]; i++)
		if (strcmp(systems[i]->id, id) == 0)
			return systems[i];
	return NULL;
}

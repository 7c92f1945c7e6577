/* How hard a scenario is: see difficulty.h. */
#include "config.h"

#include "story/difficulty.h"

#include <stddef.h>
#include <string.h>

/* By file and title: somebody may have a file of the same name, and another game in it. */
static const struct { const char *name, *title, *odds; } table[] = {
#include "story/difficulty.inc"
};

const char *difficulty_of(const char *name, const char *title)
{
	const char *const slash = strrchr(name, '/');

	name = slash ? slash + 1 : name;
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
		if (strcmp(table[i].name, name) == 0 && strcmp(table[i].title, title) == 0)
			return table[i].odds;
	return "";
}

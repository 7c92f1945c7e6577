/* A test's own folder: see folder.h. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "folder.h"

char folder[] = "saves-XXXXXX";
char file[64], file2[64];

int make_folder(void **state)
{
	char path[4096];

	(void)state;
	if (!mkdtemp(folder) || !realpath(folder, path))
		return -1;
	snprintf(file, sizeof(file), "%s/a.save", folder);
	snprintf(file2, sizeof(file2), "%s/b.save", folder);
	setenv("XDG_STATE_HOME", path, 1);
	return 0;
}

int clean_folder(void **state)
{
	char command[160];

	(void)state;
	snprintf(command, sizeof(command), "rm -rf %s/* %s/.??*", folder, folder);
	return system(command) < 0 ? -1 : 0;
}

int remove_folder(void **state)
{
	clean_folder(state);
	return rmdir(folder);
}

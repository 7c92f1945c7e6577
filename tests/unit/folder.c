/* A test's own folder: see folder.h. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "folder.h"
#include "unit.h"

char folder[] = "saves-XXXXXX";
char file[64], file2[64];

void folder_path(char path[FOLDER_PATH], const char *base)
{
	snprintf(path, FOLDER_PATH, "%s/%s", folder, base);
}

char *folder_read(const char *path, size_t *size)
{
	FILE *const in = fopen(path, "rb");
	char *data;
	long bytes;

	if (in == NULL)
		fail_msg("%s cannot be read", path);
	assert_int_equal(fseek(in, 0, SEEK_END), 0);
	bytes = ftell(in);
	rewind(in);
	assert_true(bytes >= 0);
	data = calloc(1, (size_t)bytes + 1);
	assert_non_null(data);
	assert_int_equal(fread(data, 1, (size_t)bytes, in), bytes);
	fclose(in);
	if (size != NULL)
		*size = (size_t)bytes;
	return data;
}

void folder_write(const char *path, const char *data, size_t size)
{
	FILE *const out = fopen(path, "wb");

	assert_non_null(out);
	assert_int_equal(fwrite(data, 1, size, out), size);
	assert_int_equal(fclose(out), 0);
}

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

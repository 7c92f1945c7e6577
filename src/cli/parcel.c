/* A parcel: see parcel.h. */
#include "config.h"

#include "cli/parcel.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/choice.h"
#include "cliffhanger/given.h"

static const char suffix[] = ".yaml";
static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";

/* ---- what may be in it (PC1) ---- */

static bool is_name(const char *name, const char *allowed)
{
	return library_name_is_safe(name) && strlen(name) < PARCEL_NAME_BYTES
		&& !name[strspn(name, allowed)];
}

static bool is_file_name(const char *name)
{
	char allowed[sizeof(letters) + 1];
	const size_t n = strlen(name);

	snprintf(allowed, sizeof(allowed), "%s/", letters);
	return is_name(name, allowed) && n >= sizeof(suffix) && strcmp(name + n - strlen(suffix),
		suffix) == 0;
}

bool parcel_folder(struct parcel *p, const char *name, struct reason *why)
{
	if (!is_name(name, letters))
		return refuse(why, "", "expected a folder of letters, digits, -, _ and points, "
			"found \"%.100s\"", name);
	snprintf(p->folder, sizeof(p->folder), "%s", name);
	return true;
}

/* Some file systems know no capitals. */
static bool has(const struct parcel *p, const char *name)
{
	for (int i = 0; i < p->n; i++)
		if (strcasecmp(p->files[i].name, name) == 0)
			return true;
	return false;
}

static bool may_be_added(const struct parcel *p, const char *name, size_t size,
	struct reason *why)
{
	if (!is_file_name(name))
		return refuse(why, "", "expected files NAME.yaml of letters, digits, -, _ and "
			"points, found \"%.100s\"", name);
	if (has(p, name))
		return refuse(why, "", "expected each file once, found \"%.100s\" again", name);
	if (p->n == PARCEL_FILES_MAX)
		return refuse(why, "", "expected at most %d files, found more", PARCEL_FILES_MAX);
	if (size > SCENARIO_BYTES_MAX || p->size + size > PARCEL_BYTES_MAX)
		return refuse(why, "", "expected files of at most %d bytes, and %d in all; "
			"\"%.100s\" is too large", SCENARIO_BYTES_MAX, PARCEL_BYTES_MAX, name);
	return true;
}

bool parcel_add(struct parcel *p, const char *name, const char *text, size_t size,
	struct reason *why)
{
	struct parcel_file f = { NULL, NULL, size };

	if (!may_be_added(p, name, size, why))
		return false;
	f.name = strdup(name);
	f.text = malloc(size + 1);
	if (!f.name || !f.text) {
		free(f.name);
		free(f.text);
		return refuse(why, "", "there is not enough memory");
	}
	memcpy(f.text, text, size);
	f.text[size] = '\0';
	p->files[p->n++] = f;
	p->size += size;
	return true;
}

void parcel_free(struct parcel *p)
{
	for (int i = 0; i < p->n; i++) {
		free(p->files[i].name);
		free(p->files[i].text);
	}
	*p = (struct parcel){ .n = 0 };
}

/* ---- on the disk ---- */

/* "INTO/FOLDER/NAME"; malloc'd, NULL without memory. */
static char *path_of(const struct parcel *p, const char *into, const char *name)
{
	char *path;

	return asprintf(&path, "%s/%s%s%s", into, p->folder, *name ? "/" : "", name) < 0 ? NULL
		: path;
}

/* The folders of a path below `from` bytes of it. */
static bool make_folders(char *path, size_t from)
{
	for (char *slash = strchr(path + from, '/'); slash; slash = strchr(slash + 1, '/')) {
		const bool made = (*slash = '\0', mkdir(path, 0777) == 0 || errno == EEXIST);

		*slash = '/';
		if (!made)
			return false;
	}
	return true;
}

static bool write_new(const char *path, const char *text, size_t size)
{
	const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
	FILE *const out = fd < 0 ? NULL : fdopen(fd, "w");
	const bool good = out && fwrite(text, 1, size, out) == size;

	return out ? fclose(out) == 0 && good : false;
}

static bool unpack_files(const struct parcel *p, const char *into)
{
	const size_t from = strlen(into) + strlen(p->folder) + 2;
	bool good = true;

	for (int i = 0; i < p->n && good; i++) {
		char *const path = path_of(p, into, p->files[i].name);

		good = path && make_folders(path, from)
			&& write_new(path, p->files[i].text, p->files[i].size);
		free(path);
	}
	return good;
}

bool parcel_unpack(const struct parcel *p, const char *into, struct reason *why)
{
	char *const folder = path_of(p, into, "");
	const bool made = folder && mkdir(folder, 0777) == 0;
	bool good = made;
	int error = errno;

	if (made && !unpack_files(p, into)) {
		error = errno;
		good = false;
		parcel_remove(p, into);
	}
	free(folder);
	return good || refuse(why, "", "%.100s/%.100s cannot be made: %s", into, p->folder,
		strerror(error));
}

/* A path's folders below `least` bytes, from the lowest on, as far as they are empty. */
static void remove_folders(char *path, size_t least)
{
	char *slash = strrchr(path, '/');

	while (slash && (size_t)(slash - path) > least) {
		*slash = '\0';
		if (rmdir(path) < 0)
			return;
		slash = strrchr(path, '/');
	}
}

void parcel_remove(const struct parcel *p, const char *into)
{
	char *const folder = path_of(p, into, "");

	for (int i = 0; folder && i < p->n; i++) {
		char *const path = path_of(p, into, p->files[i].name);

		if (path) {
			unlink(path);
			remove_folders(path, strlen(folder));
		}
		free(path);
	}
	if (folder)
		rmdir(folder);
	free(folder);
}

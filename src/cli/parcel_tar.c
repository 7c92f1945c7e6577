/* Parcels as tar, by libarchive.  See parcel.h. */
#include "config.h"

#include "cli/parcel.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/choice.h"

#ifdef HAVE_LIBARCHIVE
#include "cli/parcel_lib.h"

enum { BLOCK_BYTES = 10240, FILE_MODE = 0644 };

/* A tar that is written or read. */
struct tar { struct parcel_lib lib; struct archive *a; };

static bool no_library(const char *file, struct reason *why)
{
	return refuse(why, "", "%.150s cannot be packed or unpacked: " LIBARCHIVE_FILE
		" is not installed", file);
}

/* ---- writing (PC2) ---- */

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct parcel_file *)a)->name, ((const struct parcel_file *)b)->name);
}

static bool write_file(struct tar *t, const struct parcel *p, const struct parcel_file *f)
{
	struct archive_entry *const e = t->lib.archive_entry_new();
	char path[2 * PARCEL_NAME_BYTES + 2];
	bool good;

	if (!e)
		return false;
	snprintf(path, sizeof(path), "%s/%s", p->folder, f->name);
	t->lib.archive_entry_set_pathname(e, path);
	t->lib.archive_entry_set_filetype(e, AE_IFREG);
	t->lib.archive_entry_set_perm(e, FILE_MODE);
	t->lib.archive_entry_set_size(e, (la_int64_t)f->size);
	t->lib.archive_entry_set_mtime(e, 0, 0);
	t->lib.archive_entry_set_uid(e, 0);
	t->lib.archive_entry_set_gid(e, 0);
	good = t->lib.archive_write_header(t->a, e) == ARCHIVE_OK
		&& t->lib.archive_write_data(t->a, f->text, f->size) == (la_ssize_t)f->size;
	t->lib.archive_entry_free(e);
	return good;
}

static bool write_all(struct tar *t, const struct parcel *p, int fd)
{
	bool good = t->lib.archive_write_set_format_ustar(t->a) == ARCHIVE_OK
		&& t->lib.archive_write_add_filter_none(t->a) == ARCHIVE_OK
		&& t->lib.archive_write_set_bytes_in_last_block(t->a, BLOCK_BYTES) == ARCHIVE_OK
		&& t->lib.archive_write_open_fd(t->a, fd) == ARCHIVE_OK;

	for (int i = 0; good && i < p->n; i++)
		good = write_file(t, p, &p->files[i]);
	return t->lib.archive_write_close(t->a) == ARCHIVE_OK && good;
}

bool parcel_write(struct parcel *p, const char *file, struct reason *why)
{
	struct tar t;
	int fd;
	bool good;

	if (!parcel_lib_open(&t.lib))
		return no_library(file, why);
	fd = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (fd < 0) {
		parcel_lib_close(&t.lib);
		return refuse(why, "", "%.150s cannot be written: %s", file, strerror(errno));
	}
	qsort(p->files, (size_t)p->n, sizeof(p->files[0]), by_name);
	t.a = t.lib.archive_write_new();
	good = t.a && write_all(&t, p, fd);
	t.lib.archive_write_free(t.a);
	parcel_lib_close(&t.lib);
	good = close(fd) == 0 && good;
	if (!good)
		unlink(file);
	return good || refuse(why, "", "%.150s cannot be written", file);
}

/* ---- reading (PC1) ---- */

/* The name in the one folder, which the first entry names; NULL with the reason. */
static const char *name_in_folder(struct parcel *p, const char *path, struct reason *why)
{
	const size_t n = strcspn(path, "/");
	char folder[PARCEL_NAME_BYTES];

	if (n == 0 || n >= sizeof(folder) || !path[n]) {
		refuse(why, "", "expected one folder with files, found \"%.100s\"", path);
		return NULL;
	}
	memcpy(folder, path, n);
	folder[n] = '\0';
	if (!*p->folder && !parcel_folder(p, folder, why))
		return NULL;
	if (strcmp(p->folder, folder) != 0) {
		refuse(why, "", "expected one folder, \"%.60s\", found \"%.100s\" as well", p->folder,
			path);
		return NULL;
	}
	return path + n + 1;
}

static bool take_data(struct parcel *p, struct tar *t, const char *name, struct reason *why)
{
	char *const text = malloc(SCENARIO_BYTES_MAX + 1);
	size_t size = 0;
	la_ssize_t n = 1;
	bool good;

	while (text && n > 0 && size <= SCENARIO_BYTES_MAX) {
		n = t->lib.archive_read_data(t->a, text + size, SCENARIO_BYTES_MAX + 1 - size);
		size += n > 0 ? (size_t)n : 0;
	}
	good = text && n >= 0 ? parcel_add(p, name, text, size, why)
		: refuse(why, "", "expected all of \"%.100s\", found less", name);
	free(text);
	return good;
}

/* Of folders nothing but that they lie in the one. */
static bool take_entry(struct parcel *p, struct tar *t, struct archive_entry *e,
	struct reason *why)
{
	const char *const path = t->lib.archive_entry_pathname(e);
	const bool link = t->lib.archive_entry_hardlink(e) || t->lib.archive_entry_symlink(e);
	const char *name;

	if (!path || link || (t->lib.archive_entry_filetype(e) != AE_IFREG
			&& t->lib.archive_entry_filetype(e) != AE_IFDIR))
		return refuse(why, "", "expected files and folders alone, found \"%.100s\", which "
			"is a link or a device", path ? path : "");
	name = name_in_folder(p, path, why);
	if (!name)
		return false;
	if (t->lib.archive_entry_filetype(e) == AE_IFREG)
		return take_data(p, t, name, why);
	return !*name || strstr(name, "..") == NULL
		|| refuse(why, "", "expected a folder within, found \"%.100s\"", path);
}

static bool read_all(struct parcel *p, struct tar *t, struct reason *why)
{
	struct archive_entry *e;
	int entries = 0, status;

	while ((status = t->lib.archive_read_next_header(t->a, &e)) == ARCHIVE_OK)
		if (entries++ == 2 * PARCEL_FILES_MAX)
			return refuse(why, "", "expected at most %d files, found more",
				PARCEL_FILES_MAX);
		else if (!take_entry(p, t, e, why))
			return false;
	if (status != ARCHIVE_EOF)
		return refuse(why, "", "expected a tar, found one that is broken: %.100s",
			t->lib.archive_error_string(t->a) ? t->lib.archive_error_string(t->a) : "");
	return p->n > 0 || refuse(why, "", "expected files, found none");
}

static bool is_small_file(int fd, struct reason *why)
{
	struct stat s;

	if (fstat(fd, &s) < 0 || !S_ISREG(s.st_mode))
		return refuse(why, "", "expected a file");
	return s.st_size <= PARCEL_TAR_MAX
		|| refuse(why, "", "expected at most %d bytes, found %lld", PARCEL_TAR_MAX,
			(long long)s.st_size);
}

static bool read_tar(struct parcel *p, struct tar *t, int fd, struct reason *why)
{
	return is_small_file(fd, why)
		&& (t->a && t->lib.archive_read_support_format_tar(t->a) == ARCHIVE_OK
				&& t->lib.archive_read_open_fd(t->a, fd, BLOCK_BYTES) == ARCHIVE_OK
			? read_all(p, t, why) : refuse(why, "", "expected a tar"));
}

bool parcel_read(struct parcel *p, const char *file, struct reason *why)
{
	struct tar t;
	int fd;
	bool good;

	*p = (struct parcel){ .n = 0 };
	if (!parcel_lib_open(&t.lib))
		return no_library(file, why);
	t.a = t.lib.archive_read_new();
	fd = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	good = fd < 0 ? refuse(why, "", "expected a file that can be read: %s", strerror(errno))
		: read_tar(p, &t, fd, why);
	t.lib.archive_read_free(t.a);
	parcel_lib_close(&t.lib);
	if (fd >= 0)
		close(fd);
	if (!good)
		parcel_free(p);
	return good;
}

#else

bool parcel_write(struct parcel *p, const char *file, struct reason *why)
{
	(void)p;
	(void)file;
	return refuse(why, "", "this program was built without libarchive");
}

bool parcel_read(struct parcel *p, const char *file, struct reason *why)
{
	(void)file;
	*p = (struct parcel){ .n = 0 };
	return refuse(why, "", "this program was built without libarchive");
}

#endif

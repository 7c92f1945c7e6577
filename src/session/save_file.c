/* The save file: creation, lock, appending, and what to do when the disk
 * refuses.
 *
 * Invariants
 *  F1  the file's bytes are always a prefix of the records added so far:
 *      waiting[] holds the rest, and is written from its front.
 *  F2  a new file is linked to its name after its first records are synced, so
 *      nobody ever sees half a beginning.
 *  F3  the lock is held while records are appended, and no longer: other processes append
 *      theirs in between, and whoever finds more bytes than he has read (save_file_grown())
 *      reads them first.  It belongs to the open file (F_OFD_SETLK), so reading a save
 *      elsewhere in the same process does not drop it.
 *  F4  under the lock the file ends with whole records, or with what a process that is no more
 *      left half-written: an append that fails is taken back as far as the disk lets it.
 */
#include "config.h"

#include "session/save_file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cliffhanger/input.h"
#include "cliffhanger/text.h"
#include "session/save_place.h"

enum {
	MIB = 1 << 20,
	FILE_BYTES_MAX = 256 * MIB,		/* what is larger is not read */
	FILE_BYTES_NOTICE = 192 * MIB,		/* from here on its end is told of */
	FILE_BYTES_CHOICES = 255 * MIB,		/* here it is: one more choice always fits */
	NAME_TRIES = 99,
	LOCK_NAP_MS = 1,
	LOCK_NAPS_MAX = 5000
};

struct save_file {
	int fd;			/* -1 before it is created */
	bool standard;		/* in the standard place: any free name will do */
	char *path;		/* "" before it is created in the standard place */
	char *stem;
	char *waiting;
	size_t n_waiting, room;
	size_t written;		/* bytes of the file */
	bool lost;		/* a record is missing: write no more */
	bool full;		/* … because FILE_BYTES_MAX is reached: what waits is written */
	char notice[REASON_MAX];
	char trouble[REASON_MAX];
};

/* ---- writing ---- */

static bool trouble(struct save_file *f, const char *what)
{
	snprintf(f->trouble, sizeof(f->trouble),
		"Not saved: %s (%s); the game goes on and is saved as soon as that is mended.",
		what, strerror(errno));
	return false;
}

static bool write_all(int fd, const char *data, size_t size, size_t *done)
{
	while (*done < size) {
		const ssize_t n = write(fd, data + *done, size - *done);

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			return false;
		*done += (size_t)n;
	}
	return true;
}

static bool sync_data(int fd)
{
	int result;

	do
		result = fdatasync(fd);
	while (result < 0 && errno == EINTR);
	return result == 0;
}

/* Sets or lifts the lock on one byte, far behind any save's end: the bytes themselves are not
 * guarded.  False if another has it; a file system that knows no locks cannot be helped. */
static bool lock_byte(int fd, enum save_lock which, short type)
{
	struct flock one = { .l_type = type, .l_whence = SEEK_SET,
		.l_start = FILE_BYTES_MAX + (off_t)which, .l_len = 1 };

	return fcntl(fd, F_OFD_SETLK, &one) == 0 || (errno != EAGAIN && errno != EACCES);
}

static bool lock_patiently(int fd)
{
	const struct timespec nap = { .tv_nsec = LOCK_NAP_MS * 1000000L };

	for (int naps = 0; !lock_byte(fd, SAVE_APPENDS, F_WRLCK); naps++) {
		if (naps == LOCK_NAPS_MAX)
			return false;
		nanosleep(&nap, NULL);
	}
	return true;
}

bool save_file_lock(struct save_file *f, struct reason *why)
{
	return f->fd < 0 || lock_patiently(f->fd) || refuse(why, "", "Another process keeps "
		"%.120s to itself, and does not end; try again, or end it.", f->path);
}

void save_file_unlock(struct save_file *f)
{
	if (f->fd >= 0)
		lock_byte(f->fd, SAVE_APPENDS, F_UNLCK);
}

bool save_file_leads(struct save_file *f, bool leads)
{
	return f->fd < 0 || lock_byte(f->fd, SAVE_LEADS, leads ? F_WRLCK : F_UNLCK);
}

/* Gives the finished file its name; EEXIST if that is taken. */
static bool give_name(const char *draft, const char *path)
{
	if (link(draft, path) == 0) {
		unlink(draft);
		return true;
	}
	/* Some file systems have no links; then see and rename. */
	if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS)
		return false;
	if (access(path, F_OK) == 0) {
		errno = EEXIST;
		return false;
	}
	return rename(draft, path) == 0;
}

static bool name_it(struct save_file *f, const char *draft, const char *folder)
{
	if (!f->standard)
		return give_name(draft, f->path);
	for (int try = 1; try <= NAME_TRIES; try++) {
		char *const path = save_place_path(folder, f->stem, try);

		if (!path)
			return false;
		if (give_name(draft, path)) {
			free(f->path);
			f->path = path;
			return true;
		}
		free(path);
		if (errno != EEXIST)
			return false;
	}
	return false;
}

static void sync_folder(const char *folder)
{
	const int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd >= 0) {
		fsync(fd);	/* some file systems cannot; the file itself is safe */
		close(fd);
	}
}

/* Writes the draft and names it (F2); on failure nothing is left. */
static bool write_draft(struct save_file *f, const char *draft, const char *folder)
{
	const int fd = open(draft, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	size_t done = 0;

	if (fd < 0)
		return trouble(f, "no file can be made in the folder for saves");
	if (!write_all(fd, f->waiting, f->n_waiting, &done) || !sync_data(fd) ||
	    !name_it(f, draft, folder)) {
		trouble(f, "the save cannot be written");
		unlink(draft);
		close(fd);
		return false;
	}
	sync_folder(folder);
	f->fd = fd;
	f->written = f->n_waiting;
	f->n_waiting = 0;
	return true;
}

static bool create(struct save_file *f)
{
	char *const folder = f->standard ? save_place_folder() : save_place_of(f->path);
	char *draft = NULL;
	bool made = false;

	if (!folder) {
		errno = ENOENT;
		trouble(f, "there is no home folder to keep it in");
	} else if (f->standard && !session_make_folder(folder)) {
		trouble(f, "the folder for saves cannot be made");
	} else if (asprintf(&draft, "%s/.%s.%ld.draft", folder, f->stem, (long)getpid()) < 0) {
		draft = NULL;
		errno = ENOMEM;
		trouble(f, "the save cannot be written");
	} else {
		made = write_draft(f, draft, folder);
	}
	free(draft);
	free(folder);
	return made;
}

static bool cut_to(int fd, size_t size)
{
	int result;

	do
		result = ftruncate(fd, (off_t)size);
	while (result < 0 && errno == EINTR);
	return result == 0;
}

/* Writes on from where the file ends (F1). */
static bool append(struct save_file *f, bool sync)
{
	size_t done = 0;
	const bool whole = write_all(f->fd, f->waiting, f->n_waiting, &done);
	const int reason = errno;

	if (!whole && done > 0 && cut_to(f->fd, f->written))
		done = 0;	/* F4 */
	if (done > 0)
		memmove(f->waiting, f->waiting + done, f->n_waiting - done);
	f->n_waiting -= done;
	f->written += done;
	errno = reason;
	if (!whole || (sync && !sync_data(f->fd)))
		return trouble(f, "the save cannot be written");
	return true;
}

void save_file_flush(struct save_file *f)
{
	if (f->lost || (f->n_waiting == 0 && !f->trouble[0]))
		return;
	if ((f->fd < 0 ? create(f) : append(f, true)) && !f->full)
		f->trouble[0] = '\0';
}

void save_file_write(struct save_file *f)
{
	if (!f->lost)
		append(f, false);
}

static bool make_room(struct save_file *f, size_t size)
{
	size_t room = f->room ? f->room : 1 << 16;
	char *grown;

	while (room < f->n_waiting + size)
		room *= 2;
	if (room == f->room)
		return true;
	grown = realloc(f->waiting, room);
	if (!grown)
		return false;
	f->waiting = grown;
	f->room = room;
	return true;
}

void save_file_stop(struct save_file *f, const char *what)
{
	if (f->lost)
		return;
	f->lost = true;		/* better an end than a hole (F1) */
	snprintf(f->trouble, sizeof(f->trouble), "Not saved from here on: what comes next "
		"(\"%.60s\") would not be read again, which is a fault of the program; what was "
		"saved before is safe.", what);
	text_trim(f->trouble);
	text_clean(f->trouble);
}

/* Whether another record might make the file larger than may be read. */
static bool is_at_its_end(struct save_file *f)
{
	if (f->written + f->n_waiting + SAVE_LINE_MAX <= FILE_BYTES_MAX)
		return false;
	f->full = true;
	snprintf(f->trouble, sizeof(f->trouble), "Not saved from here on: the save has %d MiB, "
		"the most one may have; what was saved before is safe.", FILE_BYTES_MAX / MIB);
	return true;
}

void save_file_add(struct save_file *f, enum record_kind kind, const char *text)
{
	size_t bytes = 0;

	if (f->lost || f->full || is_at_its_end(f))
		return;
	if (!save_writes(kind, text, strlen(text))) {
		save_file_stop(f, text);
		return;
	}
	if (make_room(f, SAVE_LINE_MAX))
		bytes = save_write(kind, text, f->waiting + f->n_waiting, SAVE_LINE_MAX);
	f->n_waiting += bytes;
	if (bytes > 0)
		return;
	f->lost = true;		/* better an end than a hole (F1) */
	snprintf(f->trouble, sizeof(f->trouble), "Not saved from here on: no memory is left "
		"to keep what has to be written; what was saved before is safe.");
}

/* ---- opening ---- */

static struct save_file *new_file(const char *path, const char *stem)
{
	struct save_file *const f = calloc(1, sizeof(*f));

	if (!f)
		return NULL;
	f->fd = -1;
	f->path = strdup(path ? path : "");
	f->stem = strdup(stem);
	f->standard = !path;
	if (f->path && f->stem)
		return f;
	save_file_close(f);
	return NULL;
}

/* Whether nothing stands in the way of a new file of this name: nor does a link that leads
 * nowhere, which would keep its name from every file that is linked to it (F2). */
static bool is_free(const char *path, struct reason *why)
{
	char target[PATH_MAX];
	ssize_t n;

	if (!text_plain(path, strlen(path)))	/* a campaign's records name it */
		return refuse(why, "", "%.150s is no name for a save: it holds what cannot be "
			"shown, or is not UTF-8; name another file.", path);
	if (access(path, F_OK) == 0)
		return refuse(why, "", "%.150s exists already; resume it, or name another file.",
			path);
	n = readlink(path, target, sizeof(target) - 1);
	if (n < 0)
		return true;
	target[n] = '\0';
	return refuse(why, "", "%.90s is a link to %.90s, which is not there; name that file "
		"itself.", path, target);
}

struct save_file *save_file_new(const char *path, const char *name,
	enum session_error *error, struct reason *why)
{
	char *const stem = save_place_stem(name, (int64_t)time(NULL));
	struct save_file *f = NULL;

	*error = SESSION_OK;
	if (path && !is_free(path, why)) {
		*error = SESSION_FILE;
	} else {
		f = stem ? new_file(path, stem) : NULL;
		if (!f) {
			refuse(why, "", "There is not enough memory for a new game.");
			*error = SESSION_MEMORY;
		}
	}
	free(stem);
	return f;
}

/* Reads a file from a byte on to its end; NULL, or why not. */
static const char *read_from(int fd, size_t from, char **data, size_t *size)
{
	const char *const problem = input_problem(fd);
	struct stat status;
	size_t done = 0;

	if (problem)
		return problem;
	if (fstat(fd, &status) < 0)
		return strerror(errno);
	if (status.st_size > FILE_BYTES_MAX)
		return "it is larger than any save";
	*size = (size_t)status.st_size > from ? (size_t)status.st_size - from : 0;
	*data = malloc(*size + 1);
	if (!*data)
		return "there is not enough memory";
	while (done < *size) {
		const ssize_t n = pread(fd, *data + done, *size - done, (off_t)(from + done));

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0)
			break;
		done += (size_t)n;
	}
	(*data)[done] = '\0';
	if (done == *size)
		return NULL;
	free(*data);
	return "it ends before its end";
}

static bool cannot_read(const char *path, const char *reason,
	enum session_error *error, struct reason *why)
{
	refuse(why, "", "%.150s cannot be read: %s.", path, reason);
	*error = SESSION_FILE;
	return false;
}

bool save_file_load(const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why)
{
	const char *reason;
	const int fd = input_open(path, &reason);

	*error = SESSION_OK;
	if (fd < 0)
		return cannot_read(path, reason, error, why);
	reason = read_from(fd, 0, data, size);
	close(fd);
	return reason ? cannot_read(path, reason, error, why) : true;
}

/* The opened file, locked and read; NULL with the reason, fd left open. */
static struct save_file *take_over(int fd, const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why)
{
	struct save_file *const f = new_file(path, "");
	const char *reason;

	*error = SESSION_MEMORY;
	if (!f) {
		refuse(why, "", "There is not enough memory to open %.150s.", path);
		return NULL;
	}
	f->fd = fd;
	*error = SESSION_FILE;
	if (save_file_lock(f, why)) {
		reason = read_from(fd, 0, data, size);
		if (!reason) {
			*error = SESSION_OK;
			f->written = *size;
			return f;
		}
		cannot_read(path, reason, error, why);
	}
	f->fd = -1;
	save_file_close(f);
	return NULL;
}

struct save_file *save_file_open(const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why)
{
	const int fd = open(path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC);
	struct save_file *f;

	*error = SESSION_OK;
	if (fd < 0) {
		cannot_read(path, strerror(errno), error, why);
		return NULL;
	}
	f = take_over(fd, path, data, size, error, why);
	if (!f)
		close(fd);
	return f;
}

/* ---- what others append ---- */

enum save_growth save_file_grown(const struct save_file *f)
{
	struct stat status;

	if (f->fd < 0 || fstat(f->fd, &status) < 0 || (size_t)status.st_size == f->written)
		return SAVE_AS_READ;
	return (size_t)status.st_size > f->written ? SAVE_GREW : SAVE_SHRANK;
}

bool save_file_read_on(struct save_file *f, bool whole, char **data, size_t *size,
	struct reason *why)
{
	const char *const reason = read_from(f->fd, whole ? 0 : f->written, data, size);
	enum session_error error;

	if (reason)
		return cannot_read(f->path, reason, &error, why);
	if (whole)
		f->written = 0;
	return true;
}

bool save_file_cut_rest(struct save_file *f, struct reason *why)
{
	return cut_to(f->fd, f->written) || refuse(why, "", "The damaged end of %.120s cannot be "
		"cut off: %s.", f->path, strerror(errno));
}

void save_file_has_read(struct save_file *f, size_t bytes)
{
	f->written += bytes;
}

void save_file_keep(struct save_file *f)
{
	struct reason why;

	if (f->lost || (f->n_waiting == 0 && !f->trouble[0]))
		return;
	if (!save_file_lock(f, &why)) {
		snprintf(f->trouble, sizeof(f->trouble), "%s", why.text);
		return;
	}
	if (save_file_grown(f) == SAVE_AS_READ) {
		save_file_flush(f);
	} else {
		f->lost = true;		/* what would follow does not fit what stands there */
		snprintf(f->trouble, sizeof(f->trouble), "Not kept: %.120s has gone on at "
			"another terminal; leave here, and go on from there.", f->path);
	}
	save_file_unlock(f);
}

bool save_file_drop(struct save_file *f)
{
	const bool any = f->n_waiting > 0;

	f->n_waiting = 0;
	f->trouble[0] = '\0';
	return any;
}

/* What is cut off a damaged save is kept beside it: it may be mended by hand. */
static bool keep_tail(const struct save_file *f, const char *tail, size_t size)
{
	char *path;
	size_t done = 0;
	int fd;
	bool kept;

	if (asprintf(&path, "%s.damaged", f->path) < 0)
		return false;
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	kept = fd >= 0 && write_all(fd, tail, size, &done);
	if (fd >= 0)
		close(fd);
	free(path);
	return kept;
}

bool save_file_cut(struct save_file *f, const char *data, size_t size, size_t good,
	struct reason *why)
{
	const char *const line_end = memchr(data + good, '\n', size - good);
	const bool torn_line = !line_end || line_end + 1 == data + size;

	if (good == size)
		return true;
	if (!torn_line && !keep_tail(f, data + good, size - good))
		return refuse(why, "", "%.120s is damaged, and its tail cannot be kept beside "
			"it: %s.", f->path, strerror(errno));
	f->written = good;
	return save_file_cut_rest(f, why);
}

void save_file_close(struct save_file *f)
{
	struct reason why;

	if (!f)
		return;
	/* What waits is of no use behind what somebody else has written. */
	if (f->n_waiting > 0 && save_file_lock(f, &why) && save_file_grown(f) == SAVE_AS_READ)
		save_file_flush(f);
	if (f->fd >= 0)
		close(f->fd);		/* and unlocks it */
	free(f->path);
	free(f->stem);
	free(f->waiting);
	free(f);
}

const char *save_file_path(const struct save_file *f)
{
	return f->path;
}

const char *save_file_trouble(const struct save_file *f)
{
	return f->trouble;
}

const char *save_file_notice(struct save_file *f)
{
	const size_t size = f->written + f->n_waiting;

	if (size > FILE_BYTES_NOTICE)
		snprintf(f->notice, sizeof(f->notice), "The save has grown to %d MiB; at %d nothing "
			"more can be chosen.  End this game by then, or begin it anew.",
			(int)(size / MIB), FILE_BYTES_CHOICES / MIB);
	return f->notice;
}

bool save_file_full(const struct save_file *f)
{
	return f->written + f->n_waiting > FILE_BYTES_CHOICES;
}

/* The save file: creation, lock, appending, and what to do when the disk
 * refuses.
 *
 * Invariants
 *  F1  the file's bytes are always a prefix of the records added so far:
 *      waiting[] holds the rest, and is written from its front.
 *  F2  a new file is linked to its name after its first records are synced, so
 *      nobody ever sees half a beginning.
 *  F3  the lock belongs to the open file (F_OFD_SETLK), so reading a save
 *      elsewhere in the same process does not drop it.  Who holds it is told
 *      by the last "opened PID" note.
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
#include "cliffhanger/text.h"
#include "session/save_place.h"

enum {
	MIB = 1 << 20,
	FILE_BYTES_MAX = 256 * MIB,		/* what is larger is not read */
	FILE_BYTES_NOTICE = 192 * MIB,		/* from here on its end is told of */
	FILE_BYTES_CHOICES = 255 * MIB,		/* here it is: one more choice always fits */
	NAME_TRIES = 99
};

static const char opened[] = "opened ";

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

/* Locks a whole open file; EAGAIN if another has it.  A file system that
 * knows no locks cannot be helped. */
static bool lock(int fd)
{
	struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

	return fcntl(fd, F_OFD_SETLK, &all) == 0 || (errno != EAGAIN && errno != EACCES);
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
	const int fd = open(draft, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	size_t done = 0;

	if (fd < 0)
		return trouble(f, "no file can be made in the folder for saves");
	if (!lock(fd) || !write_all(fd, f->waiting, f->n_waiting, &done) || !sync_data(fd) ||
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
	} else if (f->standard && !save_place_make(folder)) {
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

/* Writes on from where the file ends (F1). */
static bool append(struct save_file *f, bool sync)
{
	size_t done = 0;
	const bool whole = write_all(f->fd, f->waiting, f->n_waiting, &done);
	const int reason = errno;

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

void save_file_sign(struct save_file *f)
{
	char text[40];

	snprintf(text, sizeof(text), "%s%ld", opened, (long)getpid());
	save_file_add(f, RECORD_NOTE, text);
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

/* Reads a whole file; NULL, or why not. */
static const char *read_all(int fd, char **data, size_t *size)
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
	*size = (size_t)status.st_size;
	*data = malloc(*size + 1);
	if (!*data)
		return "there is not enough memory";
	while (done < *size) {
		const ssize_t n = read(fd, *data + done, *size - done);

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
	reason = read_all(fd, data, size);
	close(fd);
	return reason ? cannot_read(path, reason, error, why) : true;
}

/* The process of the last "opened" note, 0 if it cannot be told. */
static long last_opener(const char *path)
{
	char text[SAVE_LINE_MAX], *data;
	struct reason why;
	enum session_error error;
	enum record_kind kind;
	struct save_reader r;
	size_t size;
	long pid = 0;

	if (!save_file_load(path, &data, &size, &error, &why))
		return 0;
	save_reader_init(&r, data, size);
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK)
		if (kind == RECORD_NOTE && strncmp(text, opened, sizeof(opened) - 1) == 0)
			pid = strtol(text + sizeof(opened) - 1, NULL, 10);
	free(data);
	return pid;
}

static void say_busy(const char *path, enum session_error *error, struct reason *why)
{
	const long pid = last_opener(path);
	char who[40] = "another process";

	if (pid > 0)
		snprintf(who, sizeof(who), "process %ld", pid);
	refuse(why, "", "%.120s is being played in another terminal (%s); end that game "
		"first, or watch it with replay.", path, who);
	*error = SESSION_BUSY;
}

/* The opened file, locked and read; NULL with the reason, fd left open. */
static struct save_file *take_over(int fd, const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why)
{
	struct save_file *f;
	const char *reason;

	if (!lock(fd)) {
		say_busy(path, error, why);
		return NULL;
	}
	reason = read_all(fd, data, size);
	if (reason) {
		cannot_read(path, reason, error, why);
		return NULL;
	}
	f = new_file(path, "");
	if (f) {
		f->fd = fd;
		f->written = *size;
		return f;
	}
	free(*data);
	refuse(why, "", "There is not enough memory to open %.150s.", path);
	*error = SESSION_MEMORY;
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
	int result;

	if (good == size)
		return true;
	if (!torn_line && !keep_tail(f, data + good, size - good))
		return refuse(why, "", "%.120s is damaged, and its tail cannot be kept beside "
			"it: %s.", f->path, strerror(errno));
	do
		result = ftruncate(f->fd, (off_t)good);
	while (result < 0 && errno == EINTR);
	if (result == 0)
		f->written = good;
	return result == 0 || refuse(why, "", "The damaged end of %.120s cannot be cut off: %s.",
		f->path, strerror(errno));
}

void save_file_close(struct save_file *f)
{
	if (!f)
		return;
	save_file_flush(f);
	if (f->fd >= 0)
		close(f->fd);
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

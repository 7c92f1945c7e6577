/* The save file: records go to disk in order, late rather than never.
 *
 * A new file appears under its name only once its first records are on disk.
 * When the disk refuses, what is not yet written waits in memory and goes on
 * where it stopped at the next flush.
 *
 * Several processes may have one open.  Each holds the lock while it appends, and reads
 * before that what others have appended.
 */
#ifndef SESSION_SAVE_FILE_H
#define SESSION_SAVE_FILE_H

#include "cliffhanger/save.h"
#include "cliffhanger/session.h"

struct save_file;

/* The locks of a save. */
enum save_lock { SAVE_APPENDS, SAVE_LEADS };

/* A file to be: a path, or NULL for one in the standard place named after
 * `name`.  Nothing is on disk before the first flush.  NULL with the reason. */
struct save_file *save_file_new(const char *path, const char *name,
	enum session_error *error, struct reason *why);
/* An old one, to be written on, locked for now.  Its bytes are the caller's. */
struct save_file *save_file_open(const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why);
/* The bytes of one without locking it. */
bool save_file_load(const char *path, char **data, size_t *size,
	enum session_error *error, struct reason *why);
/* Closes; what is waiting is tried once more.  Takes NULL. */
void save_file_close(struct save_file *f);

/* Drops all beyond the `good` bytes of an opened file's data; more than one
 * torn line is kept as FILE.damaged.  False with the reason. */
bool save_file_cut(struct save_file *f, const char *data, size_t size, size_t good,
	struct reason *why);
void save_file_add(struct save_file *f, enum record_kind kind, const char *text);
/* Nothing more is written, because what comes next (`what`) would not be read again. */
void save_file_stop(struct save_file *f, const char *what);
/* Writes what waits to an opened file, without waiting for the disk: what can be
 * made again from what is there. */
void save_file_write(struct save_file *f);
/* Writes and syncs what waits. */
void save_file_flush(struct save_file *f);

/* ---- shared with other processes ---- */

/* Whoever appends holds the lock; false with the reason if another keeps it for seconds. */
bool save_file_lock(struct save_file *f, struct reason *why);
void save_file_unlock(struct save_file *f);
/* Whoever leads lets the machines think: not two at a time for nothing.  False: another does. */
bool save_file_leads(struct save_file *f, bool leads);
/* What the file is against what was read and written here. */
enum save_growth { SAVE_AS_READ, SAVE_GREW, SAVE_SHRANK };
enum save_growth save_file_grown(const struct save_file *f);
/* What was appended since, or the whole file once more; then how many bytes of it were taken.
 * False with the reason. */
bool save_file_read_on(struct save_file *f, bool whole, char **data, size_t *size,
	struct reason *why);
void save_file_has_read(struct save_file *f, size_t bytes);
/* Writes and syncs what waits, under the lock, unless somebody has appended something since: then
 * nothing more is written here, which session and serial tell. */
void save_file_keep(struct save_file *f);
/* Under the lock: what stands behind all that was read is nobody's, and goes.  False with the
 * reason. */
bool save_file_cut_rest(struct save_file *f, struct reason *why);
/* Forgets what waits to be written; whether there was anything. */
bool save_file_drop(struct save_file *f);

const char *save_file_path(const struct save_file *f);	/* "" before the first flush */
const char *save_file_trouble(const struct save_file *f);	/* "" = none */

/* That it is growing towards the size at which it ends; "" = it is far from it. */
const char *save_file_notice(struct save_file *f);
/* Whether no more choices may be made: what they bring might not fit. */
bool save_file_full(const struct save_file *f);

#endif

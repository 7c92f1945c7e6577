/* Saves: an append-only stream of records (man/cliffhanger-save.5).
 *
 * This is the codec: records to text and back, in memory; files belong to the
 * session.  One record a line:
 *
 *     KIND CHECKSUM TEXT\n         KIND: one letter, CHECKSUM: 8 hex digits
 *                                  (FNV-1a of kind and text)
 *
 * A torn last line or one whose sum is wrong ends the stream there.
 */
#ifndef CLIFFHANGER_SAVE_H
#define CLIFFHANGER_SAVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Saves of a hosted table are of version 2, all others of 1. */
enum { SAVE_VERSION = 2, SAVE_VERSION_ALONE = 1, SAVE_LINE_MAX = 8192 };

enum record_kind {
	RECORD_HEAD = 'H',	/* "cliffhanger-save 1 VERSION", 2 of a hosted table */
	RECORD_KEY = 'K',	/* "seed 42", "name jade-buddha", "ai natives commander" */
	RECORD_SCENARIO = 'S',	/* one line of the scenario's text */
	RECORD_CHOICE = 'C',	/* "SEAT LINE" */
	RECORD_DICE = 'D',	/* typed-in dice, "3 10 7" */
	RECORD_UNDO = 'U',	/* "N": the last N choices never were */
	RECORD_EVENT = 'E',	/* event_write() */
	RECORD_SNAPSHOT = 'G',	/* one line of game_snapshot() */
	RECORD_TURN = 'T',	/* "TURN CHECK": a snapshot follows / check value */
	RECORD_FILE = 'F',	/* of a serial: whose text the records S that follow are */
	RECORD_PROGRESS = 'P',	/* of a serial: what happened in it */
	RECORD_TABLE = 'R',	/* of a hosted table: who sits where, what is said (hosted.c) */
	RECORD_NOTE = 'N',	/* anything a reader may skip */
};

/* Writes one record with its newline; bytes, or 0 if it did not fit.  Text must
 * hold no newline; other control characters but tabs are refused, too, save in
 * RECORD_SCENARIO, whose bytes the scenario's reader judges. */
size_t save_write(enum record_kind kind, const char *text, char *line, size_t size);
/* Whether a text of so many bytes may be a record at all. */
bool save_writes(enum record_kind kind, const char *text, size_t size);

enum save_read { SAVE_OK, SAVE_END, SAVE_TORN, SAVE_BAD };
struct save_reader { const char *at, *end; size_t good; int line; };
void save_reader_init(struct save_reader *r, const char *data, size_t size);
/* The next record: kind and NUL-ended text (copied to `text`).  SAVE_TORN: the
 * last line is incomplete or damaged; SAVE_BAD: damage before the last line.
 * r->good is the number of bytes up to the end of the last good record. */
enum save_read save_next(struct save_reader *r, enum record_kind *kind,
	char *text, size_t size);

#endif

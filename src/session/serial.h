/* The serial's insides, shared by the files of this room.
 *
 * Its state is a fold over the lines of its save (RECORD_PROGRESS), and nothing
 * changes it but serial_fold(): what is told is written and folded alike.
 *
 *     text                          the files before it are the campaign's from now on
 *     cast SLOT HERO|nobody         who goes
 *     begin EPISODE SEED FILE|-     the episode's game begins
 *     result WINNER|nobody TURN     … and is over; up to `end` all is one group
 *     story HERO yes|no TEXT        how he cheated death, and whether he did
 *     hero HERO FORTUNE [SIDE]      what became of him; captive: of whom
 *     setting HERO KEY NUMBER       what he has now that was rolled
 *     band BAND FIT WOUNDED LOST    how many there are
 *     lost BAND NAME, hurt BAND NAME
 *     item ITEM SIDE|nobody         who has it
 *     outcome NUMBER
 *     end
 *
 * Invariants
 *  E1  all ids are of the campaign as it stands; whatever is read is checked.
 *  E2  a group is in the save whole, or is not counted and worked out again from
 *      the game, which is over.
 *  E3  stage PLAYING: `begin` has been written, so the game's seed, file and cast
 *      are known even if it never came to be.
 */
#ifndef SESSION_SERIAL_H
#define SESSION_SERIAL_H

#include "cliffhanger/given.h"
#include "cliffhanger/serial.h"
#include "session/kept_text.h"
#include "session/save_file.h"

enum { CHAPTERS_MAX = 200, GAME_FILE_MAX = sizeof(((struct chapter *)0)->file) };

struct serial {
	struct campaign *campaign;
	struct save_file *file;		/* NULL = none */
	char *path;			/* of a save that is watched; NULL */
	char *name, *origin;		/* as lists call it; the campaign's file */
	struct serial_options options;	/* as it was begun; its texts are not kept */
	struct dice dice;		/* scripted ones for the first game */
	enum serial_stage stage;
	int16_t episode, ending;
	struct serial_hero heroes[CAMPAIGN_HEROES_MAX];
	struct serial_band bands[FOLLOWERS_MAX];
	char holder[ITEMS_MAX][ID_MAX];
	int16_t values[VARIABLES_MAX];
	int16_t taken[SLOTS_MAX];
	struct chapter now;		/* begun, and being told of */
	struct chapter *chapters;	/* [CHAPTERS_MAX] */
	int n_chapters;
};

/* serial_fold.c */
void serial_begin_state(struct serial *s);	/* as the campaign begins */
/* One line; false if it makes no sense here (E1). */
bool serial_fold(struct serial *s, const char *line);
/* Writes a line and folds it. */
void serial_progress(struct serial *s, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void chapter_clear(struct chapter *c);
/* The state in the terms of another text of the same campaign; false if that has not
 * all the ids. */
bool serial_move(struct serial *s, struct campaign *to, struct reason *why);
int serial_find_hero(const struct serial *s, const char *id);	/* or -1 */

/* serial_cast.c */
void serial_cast_usual(struct serial *s);	/* who goes unless players say otherwise */
/* The episode's scenario with all it is given; malloc'd, NULL without memory. */
char *serial_scenario(const struct serial *s, size_t *size, struct faults *f);

/* serial_text.c: the story so far in one text, malloc'd; NULL without memory. */
char *serial_story_text(const struct serial *s);

/* serial_open.c */
struct serial *serial_blank(enum session_error *error, struct reason *why);
void serial_record_head(struct serial *s);
void serial_record_files(struct serial *s);

#endif

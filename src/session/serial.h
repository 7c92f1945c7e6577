/* The serial's insides, shared by the files of this room.
 *
 * Its state is a fold over the lines of its save (RECORD_PROGRESS), and nothing
 * changes it but serial_fold(): what is told is folded, and then written.
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
 *  E4  nothing is written that the fold has not taken; of a group nothing before the
 *      fold has taken all of it.
 */
#ifndef SESSION_SERIAL_H
#define SESSION_SERIAL_H

#include "cliffhanger/given.h"
#include "cliffhanger/hosted.h"
#include "cliffhanger/serial.h"
#include "session/kept_text.h"
#include "session/save_file.h"

enum { CHAPTERS_MAX = 200, GAME_FILE_MAX = sizeof(((struct chapter *)0)->file) };

/* What is told of a game that is over, folded and not yet written. */
struct group {
	struct serial *before;	/* the state to go back to; NULL = no group is under way */
	struct buffer lines;	/* each with its newline */
	bool refused;		/* of a line that the fold did not take: */
	struct reason why;
};

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
	struct group group;		/* under way */
};

/* serial_form.c: whether a line's fields are what they must be; else what was expected. */
bool serial_form(const struct serial *s, const char *line, struct reason *why);

/* serial_fold.c */
void serial_begin_state(struct serial *s);	/* as the campaign begins */
/* One line; false if it makes no sense here (E1). */
bool serial_fold(struct serial *s, const char *line);
/* Whether a line that makes no sense is of a kind that earlier versions wrote: it counted a
 * stand-in among the lost or hurt of followers by a name that is none of theirs.  What it
 * says is in the band's numbers, so that nothing is lost without it. */
bool serial_stranger(const struct serial *s, const char *line);
void serial_chapter_clear(struct chapter *c);
/* The state in the terms of another text of the same campaign; false if that has not
 * all the ids. */
bool serial_move(struct serial *s, struct campaign *to, struct reason *why);
int serial_find_hero(const struct serial *s, const char *id);	/* or -1 */
/* Whether followers have somebody of this name. */
bool serial_has_name(const struct serial *s, int followers, const char *name);

/* serial_write.c */
/* Folds a line and writes it (E4).  False with the reason, nothing changed or written: the
 * fold does not take it, and so no reader would.  In a group the reason comes at its end. */
bool serial_progress(struct serial *s, struct reason *why, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Lines from here on are a group, written by serial_group_end() or not at all.  False
 * without memory. */
bool serial_group_begin(struct serial *s);
bool serial_group_end(struct serial *s, struct reason *why);

/* serial_cast.c */
void serial_cast_usual(struct serial *s);	/* who goes unless players say otherwise */
/* The episode's scenario with all it is given; malloc'd, NULL without memory. */
char *serial_scenario(const struct serial *s, size_t *size, struct faults *f);

/* serial_text.c: the story so far in one text, malloc'd; NULL without memory. */
char *serial_story_text(const struct serial *s);

/* serial.c: an episode's game */
/* Where its seats are taken: the rules of the table, and its last game (NULL = it is the first). */
struct serial_table { const struct hosted_rules *rules; const struct session *last; };
/* Who goes, and which game it is: SERIAL_PLAYING from then on. */
bool serial_begin_episode(struct serial *s, struct reason *why);
char *serial_game_path(const struct serial *s);		/* of the game under way, malloc'd */
/* `at`: NULL = at no table. */
struct session *serial_begin_game(struct serial *s, const char *path,
	const struct serial_table *at, enum session_error *error, struct reason *why);

/* serial_open.c */
void serial_record_files(struct serial *s);

#endif

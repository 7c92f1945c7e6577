/* Sessions in a meadow: how they are begun, played and resumed by the tests of sessions,
 * timelines, hands and what is taken back.
 */
#ifndef TEST_SESSIONS_H
#define TEST_SESSIONS_H

#include "cliffhanger/hosted.h"
#include "cliffhanger/system.h"

enum { REDS, BLUES, GM = 4 };

/* Six turns, with one unit that nobody commands and one on either side that stays, so that a
 * turn ends with "done"; three turns, two units a side and all of them go. */
extern const char meadow[], small_meadow[];

/* Choices of the seats in the meadow, in turn: "SEAT line". */
enum { MEADOW_SCRIPT = 14 };
extern const char *const meadow_script[MEADOW_SCRIPT];

/* A new one, of a fixed seed; fails if there is none. */
struct session *begin_session(const struct game_system *system, const char *text,
	struct session_options o);
struct session *meadow_with(struct session_options o);	/* in the meadow of the null system */
struct session *meadow_of_two(const char *save);		/* the same, of two persons */
/* The line as seat's choice must be taken. */
void submit(struct session *s, int seat, const char *line);
void play_script(struct session *s, int from, int to);	/* meadow_script[from … to-1] */
/* The session in a save, or NULL: the error must be this one. */
struct session *resume(const char *path, enum session_error expected);
/* A table: one more claim of its rules (unit NOBODY = the whole seat); somebody who sits down
 * there, which must go. */
void claim_seat(struct hosted_rules *r, int seat, int unit, const char *person, const char *word);
struct session *sit_down(const char *path, const char *person);
uint64_t check_of(const struct session *s);	/* of the truth */

#endif

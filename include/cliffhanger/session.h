/* The session: one sitting at one game.
 *
 * Holds the game with its log and save file, runs the minds of the seats that
 * have nobody, keeps what may be undone, and is all that a front end talks to.
 * What a choice brought is on disk before it is shown.
 */
#ifndef CLIFFHANGER_SESSION_H
#define CLIFFHANGER_SESSION_H

#include "cliffhanger/given_dice.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/view.h"

struct session;
struct hosted_rules;

struct session_options {
	uint64_t seed;
	bool strict_dice;		/* --dice ask: wants every die typed */
	const struct given_dice *dice;	/* the first dice; NULL = none */
	const struct mind *mind[SIDES_MAX];	/* NULL = a person plays it */
	bool master;			/* somebody sits in the Game Master's seat, as at a table
					 * whose claims have it */
	const char *save;		/* file; NULL = the standard place; "" = none */
	const char *name;		/* scenario's name for lists */
	const char *serial;		/* save of the serial it is an episode of, or NULL */
	const struct hosted_rules *hosted;	/* of the table (hosted.h), or NULL */
};

enum session_error {
	SESSION_OK, SESSION_MEMORY, SESSION_SCENARIO, SESSION_FILE,
	SESSION_TORN,		/* opened, but the tail was dropped: see message */
	SESSION_PASSED,		/* opened whole, but for a record that says nothing: see message */
	SESSION_NEWER,		/* save of a newer version */
	SESSION_KIND,		/* not a save of ours */
	SESSION_HOSTED,		/* a table, at which one sits down by name: hosted.h */
	SESSION_DIFFERS,	/* replay gave another check value: from snapshot */
};

/* The seed of the nth of several games that are begun from one: who knows it, or all
 * of that game's dice, is no nearer to the seed it comes from, or to the others'. */
uint64_t seed_derive(uint64_t seed, uint64_t nth);

/* A new game; takes over the setup and the scenario's text.  NULL with the
 * error and a sentence. */
struct session *session_new(struct setup *setup, char *text, size_t size,
	const struct session_options *o, enum session_error *error, struct reason *why);
/* An old game; SESSION_TORN, SESSION_PASSED and SESSION_DIFFERS still give a session. */
struct session *session_resume(const char *file, enum session_error *error, struct reason *why);
/* Somebody takes the Game Master's seat; false without memory. */
bool session_seat_master(struct session *s);
/* The same without locking or writing, for replays. */
struct session *session_watch(const char *file, enum session_error *error, struct reason *why);
void session_free(struct session *s);	/* closes the save; takes NULL */

const struct view *session_view(struct session *s, int seat);	/* renewed when stale */
/* For the GM's seat, tests and simulation only. */
const struct game *session_truth(const struct session *s);
const struct event_log *session_log(const struct session *s);
const char *session_file(const struct session *s);	/* "" = none */
uint64_t session_seed(const struct session *s);	/* with which it was begun */

/* The next decision a person must answer, or NULL (over).  Runs minds first. */
const struct decision *session_ask(struct session *s);
/* Who is before the screen is told whenever a commander looks ahead for a seat, and often while
 * he does; if he says yes to that he is in a hurry: the best so far is taken.  NULL: nobody. */
typedef bool session_thinks(void *self, int seat);
void session_on_thinking(struct session *s, session_thinks *thinks, void *self);
/* Where machines play all sides before a Game Master they wait for him at every
 * phase: session_ask() is NULL then until he lets them go ahead. */
bool session_pauses(const struct session *s);
void session_go_ahead(struct session *s);
/* Whether somebody sits there who is before this screen. */
bool session_person(const struct session *s, int seat);
/* Gives a side to a machine, or back to a person (NULL): at a table by its host, the house or the
 * Game Master alone.  False with the reason. */
bool session_set_mind(struct session *s, int side, const struct mind *m, struct reason *why);

enum submit { SUBMIT_OK, SUBMIT_REFUSED, SUBMIT_NEEDS_DIE, SUBMIT_MEMORY };
/* A line for a seat.  SUBMIT_NEEDS_DIE: type one with session_die(), then the
 * same line is taken again by itself. */
enum submit session_submit(struct session *s, int seat, const char *line, struct reason *why);
/* Under the question asked last, in its seat's name: what is suggested for a unit, or for all
 * (NOBODY), which then closes it; and where units act one by one those with errands go on with
 * them until the turn ends or something else is asked. */
enum submit session_accept(struct session *s, int unit, struct reason *why);
/* Makes its seat's last choice about a unit that can be made now once more, or (NOBODY) those
 * about all who are waited for. */
enum submit session_repeat(struct session *s, int unit, struct reason *why);
/* Sends units to a place, however far, the first of them there and the others as near to it as
 * they can get (march.h); whoever may be told so now goes as far as he can. */
enum submit session_send(struct session *s, const int16_t *units, int n, cell_t place,
	struct reason *why);
/* What die is wanted: sides and what for; whether it is read 0 … sides-1. */
bool session_wants_die(const struct session *s, int *sides, const char **what);
bool session_die_from_zero(const struct session *s);
enum submit session_die(struct session *s, int value, struct reason *why);

/* Dice given beforehand that did not fit the dice they were thrown as, a sentence each, from
 * a place in the log on: those that a seat has heard of (`heard`), or, for when the game is
 * over, the others.  False past the last. */
struct misfit_at { size_t event; int die; };
bool session_misfit(const struct session *s, int seat, bool heard, struct misfit_at *at,
	char *text, size_t size);
/* A sentence about dice given beforehand that are not thrown yet; false if there are none. */
bool session_dice_left(const struct session *s, char *text, size_t size);

/* Undo takes a person's own last choice back while nobody has chosen since and his
 * seat has been told nothing that it did not know then (Y-33).  The Game Master's
 * seat takes back whatever anybody chose in this sitting, dice and all, and the log
 * says so.  Redo does again what was undone, by the same rule, until something else
 * is chosen; typed dice fall as they fell. */
bool session_can_undo(struct session *s, int seat);
bool session_undo(struct session *s, int seat, struct reason *why);
bool session_can_redo(struct session *s, int seat);
bool session_redo(struct session *s, int seat, struct reason *why);
/* What persons choose from `true` to `false` is one act, taken back and done again as a whole;
 * one may be within another. */
void session_together(struct session *s, bool begins);
/* How much of the log still stands as it was when this was asked last: what comes
 * after it is new, even where there was something else. */
size_t session_rewound(struct session *s);
/* What came of the last line beyond its events: which choices were lost when a
 * die of the past was changed; or "". */
const char *session_told(const struct session *s);

/* Puts a game that is over among the results, as an episode of a campaign ("" = of none); one
 * that is there, or that nobody has played, is left alone.  False with the reason. */
bool session_count(struct session *s, const char *campaign, struct reason *why);

/* Trouble with the save ("disk full; the game goes on unsaved"), or "" ; tries
 * again with every choice and clears when it has caught up. */
const char *session_trouble(const struct session *s);
/* What is worth knowing of the save before it is trouble, to be told once: that it grows
 * towards its end; or "". */
const char *session_notice(const struct session *s);

/* Where preferences stand: $XDG_CONFIG_HOME/cliffhanger/config.yaml, there or not; malloc'd,
 * NULL if there is no home. */
char *session_config_file(void);

/* Beside the saves the file of what was typed line by line: malloc'd, NULL if there is no
 * home. */
char *session_typed_file(void);

/* Makes a folder and all above it, for its owner alone; false with errno. */
bool session_make_folder(const char *folder);

/* Where saves live: $XDG_STATE_HOME/cliffhanger, made if missing. */
/* A serial's title names the episode, whose turns these are; its games are not
 * listed beside it. */
struct save_entry {
	char *file, *title, *serial;	/* serial: whose episode it is, or NULL */
	int turn, turns;
	bool over, is_serial;
	int64_t when;
};
struct save_entry *session_list(int *count);	/* newest first */
/* Remembers a game that is kept elsewhere, as the latest of those: session_list() has it,
 * too, for as long as the file is there.  One in the standard place needs none of that.
 * False with the reason. */
bool session_remember(const char *file, struct reason *why);
/* That game's path, malloc'd, whether it is still there or not, and when it was played
 * last; NULL = none is remembered. */
char *session_remembered(int64_t *when);
struct save_entry *session_list_games(int *count);	/* episodes, too, but no serials */
void session_list_free(struct save_entry *list, int count);

/* Replays: positions are counts of choices, 0 … session_length(). */
int session_length(const struct session *s);
int session_position(const struct session *s);
bool session_go(struct session *s, int position);	/* of session_watch() */
/* Whether what a seat sees of a watched game may be shown: of one that is over all of it; of
 * one under way what persons see who play it, and all of it only where one of them is the
 * Game Master or machines play alone.  The Game Master's seat is that of master.h. */
bool session_may_show(const struct session *s, int seat);
/* Whether a watched game is over at its end. */
bool session_ended(const struct session *s);
/* From now on nothing is shown but what this seat sees. */
void session_show_only(struct session *s, int seat);
/* The seat for which it is shown unless one is named; NOBODY = one must be named. */
int session_shown_to(const struct session *s);

#endif

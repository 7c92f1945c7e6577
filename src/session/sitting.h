/* The session's insides, shared by the files of this room.
 *
 * Invariants
 *  N1  `now` is the state after all choices so far; `base` one not far
 *      before it, from which going back is quick (timeline.h, L1).
 *  N2  with strict dice, `before` is the state before the step under way.
 *  N3  what the log holds beyond saved_events is not yet in the save.
 *  N4  a wanted die belongs to `wanted.choice`, not yet made; nothing else may
 *      be chosen before.
 */
#ifndef SESSION_SITTING_H
#define SESSION_SITTING_H

#include "session/chronicle.h"
#include "session/save_file.h"
#include "session/timeline.h"

struct wanted_die {
	bool open;
	int sides;
	bool from_zero;		/* it is read 0 … sides-1 */
	char what[160];
	bool person;		/* who made the choice it is for */
	struct choice choice;
};

/* Records that cannot be of this game: how many, and the first one. */
struct refusals { size_t n; int row; char why[REASON_MAX]; };

/* What comes from other processes (shared.c). */
struct shared {
	int depth;		/* of sitting_enter() */
	bool came;		/* something did since the lock was taken */
	bool follows;		/* another process was making the machines' choices last time */
	struct waker *waker;	/* NULL = nobody has waited yet */
	char stopped[REASON_MAX];	/* why this process cannot go on; "" = it can */
};

struct hosted;			/* hosted_own.h */
struct waker;			/* waker.h */

struct session {
	struct setup *setup;
	void *rules;
	uint64_t seed;
	struct dice dice;	/* as the game begins */
	struct given_dice *given;	/* those given beforehand; NULL = none */
	struct game *now, *before, *base;
	struct event_log *log;
	struct event_log *log_before;	/* as it was before all was read again; NULL = never */
	struct timeline line;
	uint8_t typed[DICE_SCRIPT_MAX];	/* for the choice that wants a die */
	int n_typed;
	bool wants_master;	/* somebody is to sit in the Game Master's seat */
	char told[240];		/* session_told() */
	char fault[REASON_MAX + 160];	/* of the program, that must be told; "" = none */
	size_t went_ahead;	/* the phase for which the Game Master gave leave; 0 = none */
	size_t rewound;		/* session_rewound() */
	struct view *views[SEATS_MAX];
	bool fresh[SEATS_MAX];
	const struct mind *mind[SIDES_MAX];
	struct patience patience;
	bool (*thinks)(void *self, int seat);	/* session_on_thinking() */
	void *thinks_self;
	bool begun;		/* no die is wanted any more to begin */
	struct wanted_die wanted;
	struct decision asked;	/* what session_ask() gave last */
	struct save_file *file;	/* NULL = none */
	struct event_log *proof;	/* where events are read before they are written */
	size_t saved_events;
	int saved_turn;		/* of the last snapshot, -1 none */
	bool saved_end, counted;	/* counted: it is among the results */
	struct mades earlier;	/* the steps of sittings before this one */
	int goes_on[SEATS_MAX];	/* the turn in which a seat has said yes to all; 0 = none */
	int16_t answered[SEATS_MAX];	/* the last question in which the commander spoke for those
				 * entrusted to him */
	int asked_turn[SEATS_MAX];	/* in which a seat was asked last */
	bool watching;
	struct shared shared;
	struct hosted *table;	/* NULL = it is of none */
	struct chronicle tale;	/* of session_watch() */
	bool ended, had_master;	/* at its end */
	int only;		/* the seat for which alone it is shown, from 1 on; 0 = any */
	size_t position;
	struct refusals refused;
};

/* ---- session.c ---- */

struct session *sitting_new(enum session_error *error, struct reason *why);
/* Binds the rules; takes over the setup even when it fails. */
bool sitting_bind(struct session *s, struct setup *setup,
	enum session_error *error, struct reason *why);
/* Dice, and the names that are drawn, from a seed. */
void sitting_seed(struct session *s, uint64_t seed);
struct sink sitting_deaf(void);		/* a sink that hears nothing */
bool sitting_no_memory(enum session_error *error, struct reason *why);
void sitting_stale(struct session *s);	/* views are to be renewed */
/* A choice comes: news from here on are told by themselves to whoever is asked then. */
void sitting_mark(struct session *s, int seat, bool typed);
void sitting_flush(struct session *s);
/* Starts the game, or finds that a die is wanted first (N4); records what is
 * new.  False without memory. */
bool sitting_begin(struct session *s);
/* A new base where much happened since event `first`, or dice were rolled: few go back
 * over that. */
void sitting_keep_near(struct session *s, size_t first, bool rolled);
/* Seats the Game Master that is wanted and not there yet; false without memory. */
bool sitting_seat_master(struct session *s);
/* Makes `before` and `base` for a game that has begun. */
bool sitting_keep(struct session *s);

/* What a mind wants is lawful by what it sees.  Where something that it does not see forbids
 * it, it does as little as it may; what the game refuses is never made. */
bool sitting_make(struct session *s, const struct mind *m, const struct decision *d,
	const struct choice *wanted);

/* Whether a person plays it, here or elsewhere. */
bool sitting_person(const struct session *s, int seat);

/* ---- shared.c: the save shared with other processes ---- */

/* Before anything that may be recorded: takes the lock and reads what was appended.  False with
 * the reason: nothing may be done. */
bool sitting_enter(struct session *s, struct reason *why);
/* What was done is on disk, and others may go on.  False with the reason: it could not be kept
 * and is undone. */
bool sitting_leave(struct session *s, struct reason *why);
/* The same behind a choice: what became of it. */
enum submit sitting_left(struct session *s, enum submit made, struct reason *why);
/* Whether this process lets the machines think, from now on or no more; where another does, it
 * is looked at again in a second. */
bool shared_leads(struct session *s, bool leads);

/* ---- follow.c: what others have appended, made so here ---- */

enum followed {
	FOLLOWED,
	FOLLOWED_AGAIN,		/* not one by one: the whole save is to be read again */
	FOLLOWED_STOP		/* it cannot be this game: why */
};
/* Takes records from `data`; *taken: bytes of whole ones.  With the lock a half-written end is
 * nobody's. */
enum followed sitting_follow(struct session *s, const char *data, size_t size, size_t *taken,
	struct reason *why);
/* All of it anew, from the save as it is. */
bool sitting_follow_again(struct session *s, struct reason *why);

/* ---- suggested.c ---- */

/* The question that was asked last, if it is open still; false: it is not. */
bool sitting_open_question(const struct session *s, struct decision *d);
enum submit sitting_nothing_asked(struct reason *why);
/* All that is suggested for one unit: whoever shoots by the figure has several choices. */
enum submit sitting_take(struct session *s, const struct decision *d, int unit,
	struct reason *why);
/* The questions about a unit that come of its own choice and go on with its errand. */
enum submit sitting_go_on_with(struct session *s, int unit, int turn, struct reason *why);
/* Goes on with errands where their seat has said yes to all; false: there is nothing to do. */
bool sitting_goes_on(struct session *s);

/* ---- repeated.c ---- */

/* Remembers a chronicle's first n steps, to be repeated. */
void sitting_remember(struct session *s, const struct chronicle *c, size_t n);

/* ---- entrusted.c ---- */

/* One answer of the commander for those who are entrusted to him; false: there is none. */
bool sitting_entrusted(struct session *s);
/* Whether a choice closes a question of its whole seat, and which. */
bool sitting_closes(const struct game *g, const struct choice *c, struct decision *d);
/* Before a choice that closes a question: what he says of them.  False if a die is wanted. */
bool sitting_close_entrusted(struct session *s, const struct choice *c);

/* ---- resume.c ---- */

/* An old game to be played on; `table` NULL: of none.  Takes over the table. */
struct session *sitting_open(const char *file, struct hosted *table, enum session_error *error,
	struct reason *why);

/* The game as a chronicle has it, once setup and rules are there: *kept of its steps, *same if
 * it is the state that was saved.  False without memory. */
bool sitting_take_up(struct session *s, const struct chronicle *c, size_t *kept, bool *same);

/* ---- given.c: dice given beforehand ---- */

/* Takes them over as the first dice; false without memory. */
bool sitting_given_take(struct session *s, const struct given_dice *given);
/* A key of a save, "3 12 melee": the third of them stands in line 12 and is for melee; false
 * with the reason if it is none. */
bool sitting_given_key(const char *value, struct reason *why);
/* What the keys of a save say of dice that have been given. */
bool sitting_given_restore(struct session *s, const struct chronicle *c);
void sitting_given_record(struct session *s);
/* What a die of a roll is for, as it is asked for: nothing that one of the persons would not
 * be told. */
void sitting_given_label(const struct session *s, const struct event *e, int nth, char *text,
	size_t size);

/* ---- record.c: what goes to the save ---- */

void record_head(struct session *s, const struct session_options *o, const char *text,
	size_t size);
void record_mind(struct session *s, int side);
void record_master(struct session *s);
void record_die(struct session *s, int value);
void record_choice(struct session *s, int seat, const char *line);
/* Events of the log not yet recorded, a snapshot if a turn has begun. */
void record_news(struct session *s);
void record_undo(struct session *s, size_t n);

/* ---- judge.c: what a save says, held against its game ---- */

/* Notes that a record, in this line of the file, was refused. */
void judge_refuse(struct session *s, int row, const struct reason *why);
/* Takes keys and events that cannot be of this game out of the chronicle, and notes
 * them.  False without memory. */
bool judge_chronicle(struct session *s, struct chronicle *c);
bool judge_left_out(const char *line);		/* whether an event's line was taken out */
void judge_tell_gap(struct event_log *log);	/* says so in the log, in its place */

/* ---- replay.c: from a chronicle ---- */

/* Setup, rules, minds and first dice as the chronicle has them; what in it cannot be
 * of this game is taken out of it. */
bool replay_prepare(struct session *s, struct chronicle *c, const char *file,
	enum session_error *error, struct reason *why);
/* The same of one whose setup and rules are there.  False without memory. */
bool replay_prepare_again(struct session *s, struct chronicle *c);
/* Makes `now` and the log those of the last anchor of at most `n_steps` that
 * can be restored, or those of the beginning.  *at: how many steps that is;
 * *same: whether it is the state that was saved.  False without memory. */
bool replay_anchor(struct session *s, const struct chronicle *c, size_t n_steps,
	size_t *at, bool *same);
/* Makes the steps from..to-1 once more; returns how far they went as they did
 * the first time (`to` if all of them did). */
size_t replay_steps(struct session *s, const struct chronicle *c, size_t from, size_t to);
/* Dice typed for a step go to the script. */
void replay_dice(struct session *s, const struct chronicle *c, size_t step);

#endif

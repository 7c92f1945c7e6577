/* Hosted games: one table, every seat a process of its own.
 *
 * The save is the table.  It also says who sits where; each process reads it, comes by the
 * same fold to the same game, and holds a lock only while it appends.  A process is bound to
 * one person: what it shows and takes is what that person's seats may see and choose.
 *
 * A seat is a side, or the Game Master's.  A side may be shared: then persons command units
 * of it, see alike, and a question of the side closes when the last of them has done.
 * A unit that is nobody's own is commanded by who has the whole side, or if nobody has by
 * the first who has a part of it.
 */
#ifndef CLIFFHANGER_HOSTED_H
#define CLIFFHANGER_HOSTED_H

#include "cliffhanger/session.h"

enum {
	HOSTED_NAME_MAX = 25,	/* bytes of a person's or a table's name, with its end */
	HOSTED_CLAIMS_MAX = 64,
	HOSTED_WORD_MAX = 41,	/* of invitation */
	HOSTED_TALK_MAX = 241,	/* bytes of what is said at a time, with its end */
	HOSTED_LATER_MAX = 99,	/* turns */
	HOSTED_WHEN_MAX = 32,
	HOSTED_WHERE_MAX = 2 * ID_MAX + 2,	/* bytes of a seat's words, with their end */
	HOSTED_ELSEWHERE = NOBODY - 1,	/* a unit that this episode of a campaign has not */
	HOSTED_PATH_MAX = 4096
};

/* Somebody's place: a side or the Game Master's seat, or units of a side. */
struct hosted_claim {
	char person[HOSTED_NAME_MAX];	/* "" = open: who knows the word may take it */
	int8_t seat;			/* NOBODY = a side that this episode has not */
	int16_t unit;			/* NOBODY = the whole seat */
	char where[HOSTED_WHERE_MAX];	/* what it is in every episode, "expedition:calloway";
					 * "" = of no campaign */
	char word[HOSTED_WORD_MAX];	/* by which an open one is taken, without blanks; "" = by
					 * none */
};

/* Who may look on: nobody; what all sides know; or the whole, some turns late. */
enum hosted_watch { HOSTED_WATCH_NONE, HOSTED_WATCH_ALL, HOSTED_WATCH_LATER };

struct hosted_rules {
	char name[HOSTED_NAME_MAX];	/* the table's */
	char host[HOSTED_NAME_MAX];	/* who may change who sits where */
	enum hosted_watch watch;
	int later;			/* turns */
	int64_t clock;			/* seconds after which the machine answers; 0 = never */
	char notify[HOSTED_PATH_MAX];	/* program that is run when answers are wanted; "" */
	bool ruled;			/* questions left to the Game Master wait for him */
	bool campaign;			/* its game is an episode, with more to come */
	struct hosted_claim claims[HOSTED_CLAIMS_MAX];
	int n_claims;
};

/* A name that persons and tables may have: letters, digits, '-' and '_', beginning with a
 * letter, and no word that means somebody at every table; false with the reason. */
bool hosted_is_name(const char *name, const char *what, struct reason *why);
/* Whether an open seat may be taken by a word: letters, digits and '-', a letter or digit first;
 * false with the reason.  And one that nobody guesses. */
bool hosted_is_word(const char *word, struct reason *why);
void hosted_word(char word[HOSTED_WORD_MAX]);

/* "SIDE", "SIDE:UNIT" or "gm", "=PERSON" behind it or not (open), of a setup (NULL: of a campaign,
 * to be placed in its episodes); false with the reason. */
bool hosted_read_claim(const struct setup *setup, const char *text, struct hosted_claim *claim,
	struct reason *why);
/* The same of a campaign, for whichever of its episodes a setup is: "SIDE:HERO", too, of its
 * roster, and what an episode has not is nowhere in it.  False with the reason if it is none of
 * this one. */
bool hosted_place_claim(const struct setup *setup, struct hosted_claim *claim, struct reason *why);
/* The same the other way: "expedition:marines". */
void hosted_claim_text(const struct setup *setup, const struct hosted_claim *claim,
	char *text, size_t size);

/* A table's file by its name, there or not, in a folder that is there; malloc'd, NULL without
 * a home. */
char *hosted_file(const char *table);

/* Sits down at a table.  person: whose process this is; "" = the house's own, which may
 * change the seating and answer for who is absent but sits nowhere.  A person without a seat
 * watches as far as the table allows.  Where there is a clock the machine answers, as a person
 * sits down, for all others whose time has run out.  NULL with the error and a sentence. */
struct session *hosted_sit(const char *file, const char *person, enum session_error *error,
	struct reason *why);
/* The table's rules and who sits where; NULL = the session is of no table. */
const struct hosted_rules *hosted_of(const struct session *s);
const char *hosted_person(const struct session *s);	/* whose process this is */
bool hosted_watches(const struct session *s);		/* he has no seat */
/* Whether a seat is his; of no table every seat is everybody's. */
bool hosted_sits(const struct session *s, int seat);
/* Whether one that was his is not any more; a sentence. */
bool hosted_lost(const struct session *s, int seat, char *text, size_t size);
/* Whether the person of this process commands a unit (of any game: whether it is so). */
bool hosted_commands(const struct session *s, int unit);
bool hosted_may_command(const struct session *s, int unit, struct reason *why);	/* the same */
/* Who commands a unit, for people; "" = nobody in particular. */
const char *hosted_commander(const struct session *s, int unit);

/* ---- what comes from elsewhere: of every game that has a save ---- */

/* Readable when the save has grown; -1 = nothing tells, look once a second. */
int hosted_wake(struct session *s);
enum hosted_news {
	HOSTED_NOTHING,
	HOSTED_CAME,		/* the game went on, or went back: session_rewound() */
	HOSTED_STOPPED		/* this process cannot go on: why */
};
/* Reads what others have appended, and makes it so here. */
enum hosted_news hosted_catch_up(struct session *s, struct reason *why);
/* "14:05" of today, else "Nov 26, 14:05"; "" of no time. */
void hosted_when(int64_t when, char text[HOSTED_WHEN_MAX]);
/* Whether nobody here is asked while the game goes on elsewhere; and for whom it waits, as a
 * sentence: "Waiting for bert (the river people), since 14:05."; with a clock, till when, too.  In a
 * game of one's own it is the machine, whose choices another process makes. */
bool hosted_waits(struct session *s, char *text, size_t size);

/* Till when this person's own answer is waited for, where there is a clock; "" = no answer of his is,
 * or it has no end. */
void hosted_deadline(const struct session *s, char text[HOSTED_WHEN_MAX]);
/* Of a table's game that is over: by which number all who were there may see that they came to the
 * same, as a sentence; "" before, for it has everybody's secrets in it. */
void hosted_same(const struct session *s, char *text, size_t size);

/* ---- at the table ---- */

/* Whether a seat of this person's is asked something now that he has not done with. */
bool hosted_asked(struct session *s);
/* Says something to a seat, or to all (NOBODY), cleaned of what may not be shown; what is blank,
 * too long or too much is refused. */
bool hosted_say(struct session *s, int seat, const char *text, struct reason *why);
/* What was said that this person hears, in its order, from *at on; false past the last. */
struct hosted_talk { int64_t when; const char *from, *text; int8_t to; /* NOBODY = all */ };
bool hosted_heard(const struct session *s, size_t *at, struct hosted_talk *talk);
/* An open seat is taken in somebody's name, by its word. */
bool hosted_take(struct session *s, const char *word, const char *name, struct reason *why);
/* Hands a seat on ("" = it is open again, under a word): the host, the house and the Game Master
 * may, and of his own seat whoever has it. */
bool hosted_hand_on(struct session *s, const struct hosted_claim *claim, struct reason *why);
/* The machine answers for those whose time has run out; how many answers. */
int hosted_tick(struct session *s, int64_t now);

/* ---- all tables ---- */

struct hosted_entry {
	char *file, *title, *waits;	/* waits: names with blanks, whose answer is wanted */
	char name[HOSTED_NAME_MAX];
	int turn, turns;
	bool over;
	bool seated, wanted;	/* the person asked about: sits there; is waited for */
	bool host;		/* … is its host */
	int n_open;		/* seats */
	bool may_watch;
	bool goes_on;		/* an episode is over; who goes on the next one is asked */
	int64_t clock;		/* seconds for an answer; 0 = no end of them */
	int64_t since;		/* when what is wanted began to be, or the last choice */
};
/* Those a person sits at, may watch, or could sit down at, those first that wait for him.  Who
 * lists them for one person again and again hands on what he has read; memo: NULL = nothing. */
struct hosted_memo;
struct hosted_memo *hosted_memo_new(void);	/* NULL without memory */
void hosted_memo_free(struct hosted_memo *m);	/* takes NULL */
int64_t hosted_memo_read(const struct hosted_memo *m);	/* how many files have been, so far */
struct hosted_entry *hosted_list(const char *person, struct hosted_memo *memo, int *count);
void hosted_list_free(struct hosted_entry *list, int count);

#endif

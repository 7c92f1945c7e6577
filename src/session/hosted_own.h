/* A hosted table as its session keeps it: what the records of the table say. */
#ifndef SESSION_HOSTED_OWN_H
#define SESSION_HOSTED_OWN_H

#include "cliffhanger/hosted.h"
#include "session/chronicle.h"

enum { HOSTED_ASKED_MAX = HOSTED_CLAIMS_MAX };

/* Whose answer is wanted: to which decision, and since when. */
struct hosted_asked { char person[HOSTED_NAME_MAX]; int16_t id; int64_t since; };
/* Who has done with a decision of a shared side. */
struct hosted_done { char person[HOSTED_NAME_MAX]; int16_t id; };
struct hosted_said { int64_t when; char from[HOSTED_NAME_MAX]; int8_t to; char *text; };

struct hosted {
	struct hosted_rules rules;
	char person[HOSTED_NAME_MAX];	/* whose process this is; "" = the house's */
	struct hosted_asked asked[HOSTED_ASKED_MAX];
	struct hosted_done done[HOSTED_CLAIMS_MAX];
	struct hosted_said *said;
	int n_asked, n_done;
	bool goes_on, ended;		/* its episode is over, and another follows, or none */
	size_t n_said, room_said;
};

struct hosted *hosted_new(const char *person);	/* NULL without memory */
struct hosted *hosted_make(const struct hosted_rules *rules);	/* the house's, of a new game */
void hosted_free(struct hosted *t);		/* takes NULL */

/* ---- hosted_record.c: what of it stands in the save ---- */

void hosted_record_rules(struct session *s);
bool hosted_keep_claim(struct session *s, int i, const struct hosted_claim *claim,
	struct reason *why);
/* A record's text becomes so; false with the reason if it is none. */
bool hosted_take_record(struct session *s, const char *text, struct reason *why);
/* A record is made so here, and kept; false with the reason if it is none. */
bool hosted_keep(struct session *s, struct reason *why, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* All that a chronicle has of it, anew; what is none is refused (judge.c).  False without
 * memory. */
bool hosted_restore(struct session *s, const struct chronicle *c);

/* ---- hosted.c: who sits where ---- */

/* Whether a decision waits for a person, here or elsewhere: at a table whose rules say so a
 * question left to the Game Master does not. */
bool hosted_waits_for(const struct session *s, const struct decision *d);
bool hosted_asks(const struct session *s, const struct decision *d);
bool hosted_may_choose(const struct session *s, const struct choice *c, struct reason *why);
/* Whether a choice that would close a question of a shared side waits for others: then it is
 * only noted that this person has done. */
bool hosted_others_wanted(struct session *s, const struct choice *c);
/* The same taken back; false: there is none. */
bool hosted_takes_done_back(struct session *s, int seat);
/* Whoever had done is asked again: the Game Master has gone back. */
void hosted_undo_done(struct session *s);
bool hosted_has_done(const struct hosted *t, int id, const char *person);
/* Whose answer to an open decision is wanted; how many. */
int hosted_wanted(const struct session *s, const struct decision *d,
	const char *persons[HOSTED_CLAIMS_MAX]);

/* ---- hosted_asks.c ---- */

/* Notes who is waited for, if it has changed, and has them told. */
void hosted_tell_asks(struct session *s);
/* Has all who sit at a side told that another episode follows, once; and that none does. */
void hosted_tell_next(struct session *s);
void hosted_tell_last(struct session *s);

#endif

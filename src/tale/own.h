/* Deeds: what was done on a page of a tale, gathered event by event, weighed, and then told.
 *
 *  D1  deeds stand in the order of their first events; those of one part (a phase) follow each
 *      other.
 *  D2  what one does to another in one breath is one deed: a unit's steps, shots at one
 *      target with what they hit, a fight of two units.  It is told as a new one where
 *      something else has come between for whoever does it.
 *  D3  who attacked is said only where events say so: by a shot, a charge, a burst.
 *  D4  `heard` has every event of the page in its order, with the deed that it belongs to.
 */
#ifndef TALE_OWN_H
#define TALE_OWN_H

#include "cliffhanger/tale.h"
#include "cliffhanger/text.h"

enum { BY_MAX = 8, NAMED_MAX = 4, THERE_MAX = 3 };

/* Those whom an attack has struck down. */
struct toll { int n, n_named; int16_t named[NAMED_MAX]; };
struct loss {
	struct toll killed, wounded;
	int pinned;
	bool apart;		/* somebody's fate is a sentence of its own */
};

enum deed_kind {
	DEED_TOLD,	/* an event with a sentence of its own */
	DEED_STORY,
	DEED_TURN,	/* a turn begins */
	DEED_CHARGE,	/* by[0] sets out to charge the unit */
	DEED_MOVE,	/* the steps of a unit */
	DEED_HELD,	/* a test of nerves that was passed */
	DEED_FIRE,	/* shots of by[] at the unit */
	DEED_BLAST,	/* the unit is in a burst of by[0]'s */
	DEED_STRAY,	/* the unit is hit by shots of by[0]'s at others */
	DEED_STRUCK,	/* the unit is hit by by[0], nobody says how */
	DEED_FIGHT,	/* by[0] and the unit, hand to hand */
	DEED_COUNT,	/* so many of the unit, who have no names: one event of many */
	DEED_KINDS
};

/* What weighing makes of a deed. */
enum deed_weight { DEED_TELLS, DEED_JOINS, DEED_QUIET };

struct deed {
	enum deed_kind kind;
	const struct event *e;	/* its first */
	size_t at;		/* its place in the log */
	int part;
	int16_t unit;		/* whom it is about, -1 = no unit */
	int16_t by[BY_MAX];
	int n_by;
	int n;			/* figures: that moved, that it befell */
	/* steps */
	cell_t from, to;	/* of the figure that is followed */
	int16_t figure;
	int heads;		/* of the unit on the table, when the part ended */
	char order[24];		/* the unit's then */
	int16_t aimed;		/* whom it charged, or -1 */
	bool broken;		/* it ran for its life */
	int16_t item;		/* it carried, or -1 */
	int16_t reached;	/* the area of an objective that is met with it, or -1 */
	/* objectives that are met by being somewhere */
	int16_t there[THERE_MAX];	/* those of the side who were */
	int n_there;
	bool granted;		/* an event gave it to a side of which nobody was there */
	/* shots and blows */
	int dice, hits, hits_back;
	bool fell_upon;		/* by[0] came upon the unit */
	bool goes_on;		/* they had fought before */
	struct loss loss, loss_back;
	bool whole;		/* with it the last of the unit is gone */
	const struct event *why;	/* the test that made it so, or NULL */
	const struct event *dice_of;	/* the throw that killed, or NULL */
	/* weighed */
	enum deed_weight weight;
	int next;		/* the deed that is told in the same sentence, or -1 */
	int also;		/* what befell the same one next, in the same sentence, or -1 */
	int attack;		/* the attack of the part that had hit him, or -1 */
	int fate;		/* of an attack: what befell somebody by it, told with it, or -1 */
	int fled_to;		/* of a rout: the area in which it ended, or -1 */
	bool scattered;		/* those whom it befell had it of several attacks */
	bool stood;		/* of a charge: they stood to meet it */
	bool fell_short;	/* of a charge: nothing else tells why nobody got there */
	bool lay;		/* of a capture: he lay wounded */
	bool turns_coat;	/* of a side: it was of another before */
	int head;		/* of JOINS: the deed whose sentence it is in */
	int line;		/* told in this line of the tale, or -1 */
};

struct heard { size_t at; int deed, part; const struct event *e; };

struct deeds {
	struct tale_past past;
	struct deed *deed;
	int n, room;
	struct heard *heard;
	size_t n_heard, room_heard;
	int part, first;		/* of the part under way: its number, its first deed */
	int now;			/* the deed of the event that is taken, or -1 */
	size_t at;			/* its place */
	bool closed;			/* nothing more of the page's last turn can come */
	bool failed;			/* out of memory */
	int moved[FIGURES_MAX];		/* deed in which it moved last, -1 = none */
	int hit[FIGURES_MAX];		/* deed in which it was hit last */
	bool back[FIGURES_MAX];		/* it was hit by the unit of that deed, not by by[] */
	bool down[FIGURES_MAX];		/* and has been counted among the wounded */
	const struct event *thrown[FIGURES_MAX];	/* the part's worst roll about it, the
							 * last of several */
	const struct event *attacked;	/* the last roll of somebody against another, no blow */
	const struct event *tested[UNITS_MAX];	/* its last test of nerves */
	const struct event *nerves[FIGURES_MAX];	/* his own last one */
	char order[UNITS_MAX][24];	/* the word of this turn's order */
	int16_t aimed[UNITS_MAX];	/* whom it charges this turn, or -1 */
	bool broken[UNITS_MAX];		/* has taken to its heels in this turn */
	bool seen[UNITS_MAX];		/* has ever been spotted by the reader's enemy of it */
	int8_t side[UNITS_MAX];		/* whose it is */
	char told_at[ITEMS_MAX][64];	/* where it was carried to by the last that was told */
	int16_t bearer[ITEMS_MAX];	/* the unit that has it, or -1 */
	size_t moved_at[UNITS_MAX];	/* in the log, last; 0 = never */
	size_t turn_at;			/* where the turn began */
	int16_t met[UNITS_MAX][UNITS_MAX];	/* the turn in which two fought last */
	bool came[UNITS_MAX][UNITS_MAX];	/* the first came upon the second, then */
};

/* ---- deeds.c ---- */

void deeds_begin(struct deeds *d, const struct game *view, int seat,
	const struct event_log *log);
void deeds_turn(struct deeds *d);	/* orders are new */
void deeds_part(struct deeds *d);	/* another phase */
void deeds_forget(struct deeds *d);	/* a new page */
void deeds_take(struct deeds *d, const struct event *e, size_t at);	/* and adds it up */
void deeds_free(struct deeds *d);
/* The area in which steps ended, as they are told; or -1. */
int deeds_area(const struct deeds *d, const struct deed *deed);
bool deeds_has_name(const struct tale_past *q, int figure);
bool deeds_is_hero(const struct tale_past *q, int figure);

bool deeds_is_unit(const struct deeds *d, int unit);
bool deeds_is_figure(const struct deeds *d, int figure);
int deeds_unit_of(const struct deeds *d, int figure);	/* now, or -1 */
bool deeds_is_by(const struct deed *deed, int unit);
/* The last deed by which `by` could have hurt somebody of the unit, either way round in a
 * fight; or NULL. */
struct deed *deeds_attack_of(struct deeds *d, int by, int unit);
/* How bad a throw was for whom it was about, 0: not at all; NULL: there was none. */
int deeds_severity(const struct event *e);
/* A blow that fell to the other: "2 against 6: beaten". */
bool deeds_was_beaten(const struct roll *r);
struct deed *deeds_begin_against(struct deeds *d, enum deed_kind kind, const struct event *e,
	int by, int unit);
/* The event that is taken belongs to a deed that there is. */
struct deed *deeds_goes_on(struct deeds *d, struct deed *deed);
/* It is a deed by itself; one more of a unit to whom the same has happened. */
struct deed *deeds_tell(struct deeds *d, const struct event *e);
struct deed *deeds_count(struct deeds *d, const struct event *e, int unit);

bool deeds_concerns(const struct deed *deed, int unit);	/* by it, or done to it */

/* ---- meeting.c ---- */

/* A roll of a fight, by one who may have come charging. */
void meeting_blow(struct deeds *d, const struct event *e);

/* ---- harm.c ---- */

void harm_hit(struct deeds *d, const struct event *e);
void harm_life(struct deeds *d, const struct event *e);
void harm_capture(struct deeds *d, const struct event *e);
bool harm_effect(struct deeds *d, const struct event *e);	/* it was one of a hit */

/* ---- proof.c ---- */

/* Gives each roll that no deed has taken to the deed that it led to. */
void proof_settle(struct deeds *d);

/* ---- weigh.c ---- */

/* Which deeds are told, which share a sentence, which are passed over. */
void weigh_deeds(struct deeds *d);
void weigh_into(struct deeds *d, int deed, int into);	/* told in the sentence of another */
bool weigh_same_hands(const struct deed *a, const struct deed *b);
/* A hero is killed or taken in a sentence of his own. */
bool weigh_is_heros_end(const struct deeds *d, const struct deed *deed);

/* ---- weigh_moves.c, weigh_fates.c ---- */

void weigh_move(struct deeds *d, int move);
void weigh_sight(struct deeds *d, int sight);
void weigh_held(struct deeds *d, int held);
void weigh_charge(struct deeds *d, int charge);
void weigh_same_ones(struct deeds *d);
void weigh_attacks(struct deeds *d);

/* ---- phrase.c ---- */

/* A sentence under way, and the formula it is made by: what it says without its names. */
struct phrase { struct pen pen; uint64_t formula, verb, tail; };
struct phrase phrase_at(char *text, size_t size);
void phrase_put(struct phrase *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A word that belongs to the formula. */
void phrase_word(struct phrase *s, const char *word);
/* The same of what is done, and then of what befalls: a page would rather not have it twice. */
void phrase_verb(struct phrase *s, const char *word);
/* How it goes on to what came of it: the same of that. */
void phrase_tail(struct phrase *s, const char *word);
/* A word that makes no other formula. */
void phrase_plain(struct phrase *s, const char *word);
/* A name in a list. */
void phrase_name(struct phrase *s, const char *between, const char *name);
/* A word of the log's, with places for its cells. */
void phrase_placed(struct phrase *s, const struct tale_past *q, const char *word);
/* "A", "A and B", "A, B and C"; `i` of `n`. */
const char *phrase_between(int i, int n);

/* ---- sentence_events.c, sentence_deeds.c ---- */

struct margin { enum tale_grade grade; const char *word; };

enum { SENTENCE_FORMS = 24 };
/* A deed's sentence, with those that join it, in one of its forms. */
struct margin sentence_deed(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);
struct margin sentence_event(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);
/* Whether an event by itself is worth a sentence. */
bool sentence_has(const struct deeds *d, const struct event *e);

/* ---- sentence_attacks.c ---- */

struct margin sentence_fire(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);
struct margin sentence_struck(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);
struct margin sentence_fight(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);

/* ---- sentence_fate.c ---- */

bool sentence_is_crowd(const struct tale_past *q, int unit);
struct tale_words sentence_subject(const struct deeds *d, const struct event *e, bool first);
/* All whom a deed and those that join it tell of; whether these want "were". */
bool sentence_subjects(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool first);
/* The test by which it came to be, if that is told. */
const struct event *sentence_cause(const struct deed *deed);
struct margin sentence_margin(const struct event *e);	/* of a life, a state, a note */
void sentence_dice(struct phrase *s, const struct event *e);	/* NULL: none */
/* What befell those who have been named. */
struct margin sentence_predicates(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);
/* Who, and what befell them: within another sentence, or as one. */
struct margin sentence_clause(struct phrase *s, const struct deeds *d, const struct deed *deed,
	bool first, int form);
struct margin sentence_fate(struct phrase *s, const struct deeds *d, const struct deed *deed,
	int form);

/* ---- words.c ---- */

/* Whether a unit's name wants "were". */
/* A place without its "at": to go "as far as" it. */
struct tale_words words_as_far(const struct tale_past *q, cell_t cell);
bool words_is_many(const struct tale_past *q, int unit);
/* A side, with its article: in a sentence, and first in it. */
struct name words_the_side(const struct game *g, int side);
struct name words_first_side(const struct tale_past *q, int side);

/* The smallest area that a cell lies in, or -1. */
int words_area(const struct tale_past *q, cell_t cell);
/* A text whose cells ("at 12,4") are places, without the rule cited at its end. */
struct tale_words words_placed(const struct tale_past *q, const char *text);

#endif

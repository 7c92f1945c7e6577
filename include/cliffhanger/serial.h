/* The serial: one playing of a campaign, from its opening to an ending.
 *
 * Its save is a stream of records like a game's (man/cliffhanger-save.5), with the
 * campaign's texts inside; each episode's game is a save of its own beside it, and
 * names it.  What happened in a game is worked out from the finished game and kept
 * whole or not at all, so that a serial goes on wherever it was cut off.
 *
 *     serial_play()    the episode's session, begun or resumed
 *     serial_close()   its game is over: what became of everybody
 */
#ifndef CLIFFHANGER_SERIAL_H
#define CLIFFHANGER_SERIAL_H

#include "cliffhanger/campaign.h"
#include "cliffhanger/session.h"

enum fortune {
	FORTUNE_FIT,
	FORTUNE_WOUNDED,	/* until healed, or through an episode */
	FORTUNE_DEAD,
	FORTUNE_CAPTIVE,
	FORTUNES
};

struct serial_hero {
	bool at_hand;
	uint8_t fortune;	/* enum fortune */
	int16_t rests;		/* wounded: fit again after so many chapters; 0 = never by itself */
	char captor[ID_MAX];	/* side that holds him */
	struct hero hero;	/* as he is by now */
};

struct serial_band {
	int16_t fit, wounded;
	int16_t rests;			/* of the wounded */
	uint32_t lost, hurt;		/* bit per name */
};

/* How a dead hero was said to have cheated death, and whether he had. */
struct serial_story { int16_t hero; bool survived; char *text; };

/* An episode that has been played. */
struct chapter {
	int16_t episode, outcome;
	uint64_t seed;
	char file[256];			/* its game's save, "" = none was kept */
	char winner[ID_MAX];		/* side, "" = nobody */
	int16_t turn;
	int n_stories;
	struct serial_story *stories;
	/* Bit per hero: what this episode brought. */
	uint32_t went, wounded, killed, taken, freed;
	int16_t band_losses[FOLLOWERS_MAX];
	uint32_t items_won;		/* bit per item: another side has it now */
};

enum serial_stage { SERIAL_CASTING, SERIAL_PLAYING, SERIAL_OVER };

struct serial_options {
	uint64_t seed;
	bool strict_dice, master;	/* as in struct session_options */
	bool hosted;			/* it is played at a table alone (hosted_pause.h) */
	const struct given_dice *dice;	/* first dice of the first episode; NULL = none */
	int n_minds;			/* sides with the mind of each, NULL = a person */
	struct { char side[ID_MAX]; const struct mind *mind; } minds[EPISODES_MAX * SIDES_MAX];
	int n_own;			/* heroes of the player's own, in the roster's place */
	struct { char id[ID_MAX]; struct hero hero; } own[CAMPAIGN_HEROES_MAX];
	const char *save;		/* file; NULL = the standard place; "" = none */
	const char *origin;		/* the campaign's file */
};

struct serial;

/* To sides of single episodes, which no person plays, this mind; they have the first one anyhow. */
void serial_give_others(const struct campaign *c, const struct mind *mind,
	struct serial_options *o);
/* A new one; takes over the campaign.  NULL with the error and a sentence. */
struct serial *serial_new(struct campaign *c, const struct serial_options *o,
	enum session_error *error, struct reason *why);
/* An old one; SESSION_TORN and SESSION_PASSED still give it. */
struct serial *serial_resume(const char *file, enum session_error *error, struct reason *why);
/* The same without locking or writing, to be told of. */
struct serial *serial_watch(const char *file, enum session_error *error, struct reason *why);
void serial_free(struct serial *s);		/* takes NULL */

/* Somebody takes the Game Master's seat in this game and those to come. */
void serial_seat_master(struct serial *s);

/* Whether a file is a serial's save. */
bool serial_is(const char *file);
/* The save of the serial that a game's save belongs to, malloc'd; NULL = none, or it
 * is not there any more. */
char *serial_of_game(const char *file);
/* The latest serial of the campaign of that file that is not over; NULL = none. */
char *serial_latest(const char *origin);

/* Whether the campaign's files are not what they were when the serial began: says
 * which.  The texts kept in the save go on. */
bool serial_differs(const struct serial *s, struct reason *why);
/* Goes on with the campaign's files as they are now.  False with the reason, nothing
 * changed: faults, or somebody the serial speaks of is not there any more. */
bool serial_renew(struct serial *s, struct reason *why);

const char *serial_file(const struct serial *s);	/* "" = none */
const char *serial_trouble(const struct serial *s);	/* as session_trouble() */
uint64_t serial_seed(const struct serial *s);
const struct campaign *serial_campaign(const struct serial *s);
enum serial_stage serial_stage(const struct serial *s);
int serial_episode(const struct serial *s);		/* now, or the last one */
int serial_ending(const struct serial *s);		/* once over */
const struct serial_hero *serial_hero(const struct serial *s, int hero);
const struct serial_band *serial_band(const struct serial *s, int followers);
const char *serial_holder(const struct serial *s, int item);	/* side, "" = nobody */
int16_t serial_variable(const struct serial *s, int variable);
int serial_chapters(const struct serial *s);
const struct chapter *serial_chapter(const struct serial *s, int i);

/* ---- who goes ---- */

int serial_slots(const struct serial *s);
/* The hero in a slot, -1 = nobody. */
int serial_taken(const struct serial *s, int slot);
/* Whether a person chooses for it. */
bool serial_asks(const struct serial *s, int slot);
bool serial_may_take(const struct serial *s, int slot, int hero, struct reason *why);
/* Puts a hero (-1: nobody) in a slot; the one of another slot leaves that. */
bool serial_take(struct serial *s, int slot, int hero, struct reason *why);

/* ---- playing ---- */

/* The episode's game; NULL with the error and a sentence, nothing lost. */
struct session *serial_play(struct serial *s, enum session_error *error, struct reason *why);
/* The setup of any episode, with the roster as it stands and the usual cast, to be
 * looked at or simulated; NULL with faults. */
struct setup *serial_setup(const struct serial *s, int episode, struct faults *f);
/* A game of serial_play() that is over: what came of it.  False with the reason, nothing
 * changed and nothing written: no memory, or it could not be read again. */
bool serial_close(struct serial *s, const struct session *game, struct reason *why);

/* ---- words: each paragraph is handed to `say`, later lines indented ---- */

struct teller { void (*say)(void *self, int indent, const char *text); void *self; };
void serial_tell_opening(const struct serial *s, struct teller t);
void serial_tell_story(const struct serial *s, struct teller t);	/* so far */
/* As it was told before that chapter, from 0. */
void serial_tell_story_before(const struct serial *s, int chapter, struct teller t);
void serial_tell_roster(const struct serial *s, struct teller t);
void serial_tell_casting(const struct serial *s, struct teller t);	/* slots, who is in them */
void serial_tell_chapter(const struct serial *s, int chapter, struct teller t);	/* from 0 */
void serial_tell_result(const struct serial *s, struct teller t);	/* of the last chapter */
void serial_tell_ending(const struct serial *s, struct teller t);
/* "fit", "wounded: misses this episode", "captive of Doctor Koo" */
void serial_hero_state(const struct serial *s, int hero, char *text, size_t size);

#endif

/* Casting: how a hero is rolled up, step by step, every die told.
 *
 *     for each step i of the system's casting, in order:
 *         CASTING_DIE    casting_roll(): the die is thrown, told, and counts
 *         CASTING_ONE    one of casting->options() is taken
 *         CASTING_SOME   as many of them as `wanted` says
 *         CASTING_TEXT   a line of words
 *     casting->judge() then finds him legal
 *
 * A system that has no heroes of this kind has no casting.  Front ends and the
 * hero file's reader walk the steps and know none of them by name.
 */
#ifndef CLIFFHANGER_CASTING_H
#define CLIFFHANGER_CASTING_H

#include "cliffhanger/dice.h"
#include "cliffhanger/hero.h"
#include "cliffhanger/roll.h"

enum casting_kind { CASTING_DIE, CASTING_ONE, CASTING_SOME, CASTING_TEXT };

enum { CASTING_OPTIONS_MAX = 64, CASTING_NOTE_MAX = 240 };

struct casting_step {
	const char *key;	/* of the hero file: "luck", "traits", "name" */
	const char *title;	/* "Character traits" */
	const char *help;	/* what to think of, one line */
	const char *rule;	/* the rule behind it, or "" */
	enum casting_kind kind;
};

struct casting_option {
	const char *word;	/* as the file has it: "huge-joss" */
	char title[NAME_MAX_BYTES];
	char note[CASTING_NOTE_MAX];	/* what it does */
	bool taken, allowed;
	bool again;		/* taken, and can be taken once more: a second pistol */
	bool twice;		/* it was; the title says so */
	struct reason why;	/* if it cannot be taken (or left) now */
};

struct casting {
	const struct casting_step *steps;	/* key NULL ends */
	/* Whether a step asks anything of this hero (a weapon of choice is for
	 * marksmen). */
	bool (*asks)(const struct hero *h, int step);
	/* DIE: prepares the roll (rule, base, modifiers) and says how many sides it
	 * has; and what a throw makes of the hero. */
	int (*prepare)(const struct hero *h, int step, struct roller *r);
	void (*rolled)(struct hero *h, int step, const struct roller *r);
	/* DIE: what the hero has of it, "7, Caught a Break"; "" before the throw. */
	void (*tell)(const struct hero *h, int step, char *text, size_t size);
	/* ONE, SOME: what there is to take, and how many of it are wanted. */
	int (*options)(const struct hero *h, int step, struct casting_option *options,
		int room);
	void (*wanted)(const struct hero *h, int step, int *least, int *most);
	/* Takes an option, or takes it again, or puts all of it back (of ONE the others go
	 * back). */
	void (*take)(struct hero *h, int step, int option, bool taken);
	/* A name nobody chose, by a number of any size. */
	void (*name)(struct hero *h, uint64_t number);
	/* Whether a finished hero is one that dice and rules allow; the rule with
	 * the reason.  Reads the hero's settings and rolls. */
	bool (*judge)(const struct hero *h, struct reason *why);
};

/* Throws a DIE step's die from `dice` and tells the roll to `out`; the throw is
 * kept in h->rolls.  If dice->starved afterwards the hero is as before. */
void casting_roll(struct hero *h, int step, struct dice *dice, struct sink out);
/* Answers a ONE, SOME or TEXT step by chance; every die is told. */
void casting_chance(struct hero *h, int step, struct dice *dice, struct sink out);
/* The words of a TEXT step, to be read or written over; *size with the NUL. */
char *casting_words(struct hero *h, int step, size_t *size);
/* The first step, from `from` on, that asks something of this hero; -1 past the
 * last. */
int casting_next(const struct hero *h, int from);
/* The die that was thrown for a step, or NULL. */
const struct hero_roll *casting_thrown(const struct hero *h, int step);
/* An empty hero of a system (which has casting). */
struct hero casting_nobody(const struct game_system *system);

/* The character sheet, line by line; only facts have a title, "" under the one
 * before. */
enum sheet_line { SHEET_NAME, SHEET_WORDS, SHEET_FACT, SHEET_DETAIL, SHEET_GAP };
void casting_sheet(const struct hero *h,
	void (*line)(void *self, enum sheet_line kind, const char *title, const char *text),
	void *self);

#endif

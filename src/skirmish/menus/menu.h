/* Menus: what could be chosen under a decision, as rows that stand for choices.
 *
 *  ME1  A row's line is its choice, written as a player would; what it still wants is its
 *       need.  What is offered is lawful by the very check that the choice will meet, and
 *       what is greyed out says why in the words of the refusal.
 *  ME2  A row that still wants a unit is open if one will do; if none, it says what is wrong
 *       with the nearest enemy.
 *  ME3  Rows with a target of their own come after those that want one pointed out, in the
 *       order of units and figures, whatever they are worth, so that a digit means the same
 *       one as long as a question stands; they take the next free key: 1 … 9, then A … Z but R.
 *  ME4  Every other row has its act's letter (act.h), and says what it is called (`label`)
 *       and what it means (`means`) apart.
 */
#ifndef SKIRMISH_MENU_H
#define SKIRMISH_MENU_H

#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"
#include "skirmish/menus/act.h"

struct menu {
	const struct game *v;
	const struct decision *d;
	int unit;		/* whose rows they are; NOBODY: the seat's */
	struct option *options;
	int n, room;
	char key;		/* the next free one */
	struct option spare;	/* a row that there is no room, or no key, for */
};

/* What a kind of decision asks. */
struct menu_kind {
	void (*rows)(struct menu *m);	/* NULL: a question of yes or no */
	bool unitless;			/* there are rows without a unit, too */
	bool own;			/* of units of the seat alone */
	/* Whether a unit of the seat that has somebody left is waited for; NULL: none is. */
	bool (*wants)(const struct game *v, const struct decision *d, int unit);
	bool any_wants;			/* … or a unit of another seat, or with nobody left */
	/* What is asked, with the names of whom it is about (system.h); NULL: as the language has
	 * it. */
	void (*question)(const struct game *v, const struct decision *d, bool brief, char *text,
		size_t size);

	/* ---- a question ---- */
	int verb;
	enum { MENU_OF_UNIT, MENU_OF_OTHER_UNIT, MENU_OF_FIGURE } of;	/* whom its line names */
	const char *yes, *no;
};
#define MENU_PLAY_ON { .verb = VERB_PLAY_ON, .yes = "Play on", .no = "End it here" }

struct preview_row;

struct menus {
	const struct menu_kind *kinds;	/* by decision */
	const struct preview_row *previews;	/* by verb: preview.h */
	const char *unseen;		/* the rule by which nobody unseen is a target */
	/* What hands things over, and lets a figure go to another unit; and the reasons if
	 * there is no unit to do so with.  NULL: no rows. */
	const char *hand, *join;
	int hand_verb, join_verb;
	struct reason no_hand, no_join;
	bool (*joins)(const struct game *v, int figure);	/* who could at all */
	/* What a choice that is whole but for its last arguments leads to, is seen and heard
	 * from: as system->reach, ->course and ->spread, but for the line.  NULL: nothing. */
	bool (*reach)(const struct game *v, int unit, const struct choice *c, struct reach *r);
	bool (*course)(const struct game *v, int unit, const struct choice *c, struct course *r);
	bool (*spread)(const struct game *v, int unit, const struct choice *c, struct spread *s);
};

/* system->options and ->wants, by skirmish->menus. */
bool menu_question(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size);
int menu_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);
bool menu_wanted(const struct game *v, const struct decision *d, int unit);

/* system->reach, ->course and ->spread: of a row's line. */
bool menu_reach(const struct game *v, int unit, const char *line, struct reach *r);
bool menu_course(const struct game *v, int unit, const char *line, struct course *course);
bool menu_spread(const struct game *v, int unit, const char *line, struct spread *s);

/* ---- choices ---- */

static inline struct argument menu_of(enum argument_kind kind, int32_t value)
{
	return (struct argument){ kind, value };
}

/* A choice of the seat's; what is ARGUMENT_NONE, and all after it, is not there yet. */
struct choice menu_choice(const struct menu *m, int verb, struct argument whose,
	struct argument whom);
struct choice menu_unit_choice(const struct menu *m, int verb);	/* of the menu's unit */
/* … at another unit, … at a cell, … in a word. */
struct choice menu_choice_at(const struct menu *m, int verb, enum argument_kind kind,
	int32_t value);
bool menu_lawful(const struct menu *m, const struct choice *c, struct reason *why);
bool menu_may(const struct menu *m, int verb, struct argument whose, struct argument whom,
	struct reason *why);
/* … of the menu's unit: at another unit, a figure, a cell, … */
bool menu_may_at(const struct menu *m, int verb, enum argument_kind kind, int32_t value,
	struct reason *why);
/* … to another unit; NOBODY: to none. */
bool menu_may_unit(const struct menu *m, int verb, int target, struct reason *why);
/* Units that a verb of the menu's unit could name; how many (ME2). */
int menu_targets(const struct menu *m, int verb, int16_t list[UNITS_MAX], struct reason *why);

/* ---- rows ---- */

/* One more row, allowed: never NULL. */
struct option *menu_row(struct menu *m, enum menu_act act, const char *label, enum option_need need,
	const struct choice *c);
/* The same for a verb of the menu's unit, … */
struct option *menu_unit_row(struct menu *m, enum menu_act act, const char *label,
	enum option_need need, int verb);
/* … which wants nothing else; shut, it says why. */
struct option *menu_plain_row(struct menu *m, enum menu_act act, const char *label, int verb);
/* With the next free key; NULL also past the last key. */
struct option *menu_next_row(struct menu *m, enum menu_act act, const char *label,
	enum option_need need, const struct choice *c);
/* A row whose targets have been counted is open if there is any, and says how many there are
 * where: ", 2 in range"; else why there is none. */
void menu_count(struct option *o, int n, const char *where, const struct reason *why);
/* Rows for the words of a verb, with what each wants: `order UNIT WORD`. */
struct menu_word {
	int word;
	enum menu_act act;
	enum option_need need;
	const char *label;	/* NULL ends */
	const char *means;	/* NULL: what it is called says it all */
};
struct menu_words {
	int verb;
	const struct menu_word *rows;
	bool (*shows)(const struct game *v, int unit, int word);	/* NULL: always */
	void (*open)(const struct menu *m, struct option *o, int word);	/* NULL: they are */
};
void menu_word_rows(struct menu *m, const struct menu_words *by);
/* Handing over, and joining, where skirmish->company has them. */
void menu_hand_row(struct menu *m);
void menu_join_row(struct menu *m);
/* What this game adds to a row's label. */
void menu_note(struct option *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Whom it is about. */
void menu_whom(struct option *o, const char *name);

/* A row that wants an enemy, with how many of them a verb could name, and ", 2 in reach"; those. */
int menu_target_row(struct menu *m, enum menu_act act, const char *label, int verb,
	const char *where, int16_t targets[UNITS_MAX]);

/* Open if some unit but the menu's passes a check; else it says why the last does not. */
void menu_need_unit(const struct menu *m, struct option *o, struct reason nobody,
	bool (*check)(const struct menu *m, int unit, struct reason *why));

/* Rows for those whom a choice is best aimed at, of equals the first (ME3). */
struct menu_aims {
	enum menu_act act;
	const char *label;
	enum argument_kind kind;	/* units or figures are aimed at */
	int most;			/* rows, of MENU_AIMS */
	/* What it is worth to aim at one, and what the row says but for his name; false: it is
	 * no target. */
	bool (*worth)(const struct menu *m, const struct choice *so_far, int target,
		int64_t *merit, struct pen *note);
};
enum { MENU_AIMS = 12 };

/* `so_far` is the choice but for its target; targets are those of the list, or every enemy if
 * it is NULL.  How many are worth it. */
int menu_aim_rows(struct menu *m, const struct menu_aims *by, const struct choice *so_far,
	const int16_t *list, int n);

/* Leaving the table is offered where an aim of the unit's side asks for it. */
bool menu_exit_wanted(const struct game *v, int unit);

#endif

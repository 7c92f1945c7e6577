/* Odds: what the dice of a situation may bring, exactly, with nobody playing.
 *
 * A system has a table of actions, each with its inputs by the rulebook's names:
 *
 *     struct odds_case c;
 *     odds_begin(&c, system, book, action);           every input at its standard
 *     odds_set(&c, "weapon=rifle", &why);             … or with what was typed
 *     odds_reckon(&c, &odds, &why);                   what may come of it
 *
 * An action sets its situation up in a scene (src/skirmish/odds/scene.h), a small
 * game, and asks the very functions that prepare the rolls of play; so what is printed, what
 * stands beside targets in a game and what is rolled cannot differ.  No die is thrown.
 *
 *  OD1  A reckoning depends on the book and the values alone.
 *  OD2  Names of outcomes and counts are constant: programs read them.
 *  OD3  What odds point to (names, rules) lives as long as the book.
 *  OD4  Every value that is listed, or completed, is answered with some values of the others;
 *       what no case is answered with is not listed, and refused by the rule if it is typed.
 *  OD5  What a rule forbids is refused by it.  What none forbids, but is too far or wants a
 *       number that no die gives, is answered: nothing comes of it, and why (odds_cannot()).
 */
#ifndef CLIFFHANGER_ODDS_H
#define CLIFFHANGER_ODDS_H

#include "cliffhanger/chance.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/rulebook.h"

struct game_system;
struct reason;

enum {
	ODDS_INPUTS_MAX = 32, ODDS_ROLLS_MAX = 16, ODDS_OUTCOMES_MAX = 24, ODDS_COUNTS_MAX = 8,
	ODDS_NOTES_MAX = 8,
	ODDS_TEXT_MAX = 320,	/* a note; some have a whole reason in them (REASON_MAX) */
};

enum input_kind {
	INPUT_NUMBER,	/* whole; least … most */
	INPUT_RANGE,	/* the same, in the unit of the book (whole inches, centimetres) */
	INPUT_FLAG,	/* yes, no: 1, 0 */
	INPUT_WORD,	/* the place of one of `words` */
	INPUT_WORDS,	/* several of them, as bits; "none" */
	INPUT_ROW,	/* a row of the book's table `table`; -1 = "none", if the standard is
			 * "none" */
};

struct odds_input {
	const char *name;		/* "range"; NULL ends a table of inputs */
	enum input_kind kind;
	int32_t least, most;
	const char *const *words;	/* NULL-ended */
	const char *table;
	const char *standard;		/* as it would be typed; a table's row that this book
					 * lacks stands for the table's first */
	const char *doc;		/* "how far the nearest target is" */
};

/* Rows of such a table. */
#define ODDS_NUMBER(name, least, most, standard, doc) \
	{ name, INPUT_NUMBER, least, most, NULL, NULL, standard, doc }
#define ODDS_RANGE(name, least, most, standard, doc) \
	{ name, INPUT_RANGE, least, most, NULL, NULL, standard, doc }
#define ODDS_FLAG(name, standard, doc) { name, INPUT_FLAG, 0, 1, NULL, NULL, standard, doc }
#define ODDS_WORD(name, words, standard, doc) \
	{ name, INPUT_WORD, 0, 0, words, NULL, standard, doc }
#define ODDS_WORDS(name, words, standard, doc) \
	{ name, INPUT_WORDS, 0, 0, words, NULL, standard, doc }
#define ODDS_ROW(name, table, standard, doc) \
	{ name, INPUT_ROW, 0, 0, NULL, table, standard, doc }

struct odds_value { bool given; int32_t number; };

/* One roll of the situation, prepared and not thrown: its rule, base and modifiers. */
struct odds_roll {
	struct roller roller;
	const char *success;	/* what it is called if a die succeeds: "hit", "stands" */
	int sides, dice;
	chance_t each;		/* that one of its dice succeeds; of dice that are looked up or
				 * compared 0 */
};

struct odds_outcome { const char *name; chance_t chance; };
struct odds_count { const char *name; struct tally tally; };

struct odds {
	int n_rolls, n_outcomes, n_counts, n_notes;
	struct odds_roll rolls[ODDS_ROLLS_MAX];		/* in the order in which they come */
	struct odds_outcome outcomes[ODDS_OUTCOMES_MAX];	/* one of them will be, or, as
				 * the action's note says, several may be */
	struct odds_count counts[ODDS_COUNTS_MAX];	/* "hits", "killed": how many */
	char notes[ODDS_NOTES_MAX][ODDS_TEXT_MAX];	/* what is taken for granted */
	char cannot[ODDS_TEXT_MAX];	/* why nothing can come of it, with the rule; or "" */
};

/* Fills all-zero odds of a situation; false with the reason (a rule's id if one forbids it), or
 * by odds_cannot(). */
struct odds_case;
typedef bool odds_reckons(const struct odds_case *c, struct odds *odds, struct reason *why);

/* Whether the book leaves any case of the action open with this value of an input; of words
 * that are joined each one is asked for by itself. */
typedef bool odds_may_be(const struct rulebook *book, int input, int32_t value);

/* A rule by which play refuses what is not forbidden, but too far or too hard (OD5); `if_so`
 * tells it from what the same rule forbids, NULL: that is nothing. */
struct odds_in_vain {
	const char *rule;		/* NULL ends a list of them */
	bool (*if_so)(const struct odds_case *c);
};

/* What is told where nothing can come of an action.  Lists end with NULL. */
struct odds_nothing {
	const char *certain;		/* the outcome that then is; NULL: no such outcome */
	const char *const *never;	/* the other outcomes; NULL: none */
	const char *const *counts;
	const struct odds_in_vain *in_vain;	/* refusals that are such an answer; NULL: none */
};

struct situation;

struct odds_action {
	const char *name;	/* "shooting" */
	const char *title;	/* "Shooting at a unit" */
	const char *rule;	/* id of the rule that it is about */
	const struct odds_input *inputs;
	odds_reckons *reckon;
	const struct situation *situation;	/* of scene_reckon() (skirmish/odds/scene.h) */
	odds_may_be *may_be;	/* NULL: all may */
	const struct odds_nothing *nothing;	/* of who calls odds_cannot(); or NULL */
};

/* A system's action by its name, or one of the same subject (subject.h): "fire" is "shooting"
 * in another; or NULL.  A system may have none at all. */
const struct odds_action *odds_action(const struct game_system *system, const char *name);

/* ---- a case: an action with its values ---- */

struct odds_case {
	const struct game_system *system;
	const struct rulebook *book;
	const struct odds_action *action;
	struct odds_value values[ODDS_INPUTS_MAX];
};

void odds_begin(struct odds_case *c, const struct game_system *system,
	const struct rulebook *book, const struct odds_action *action);
/* Sets one input from "name=value"; false, untouched, with the reason, which says what was
 * expected and the nearest names.  No input may be set twice. */
bool odds_set(struct odds_case *c, const char *text, struct reason *why);
bool odds_reckon(const struct odds_case *c, struct odds *odds, struct reason *why);
/* Whether a book says anything in a column of the nth row of one of its tables; the number. */
bool odds_row_has(const struct rulebook *book, const char *table, int row, const char *column);
int32_t odds_of_row(const struct rulebook *book, const char *table, int row,
	const char *column);	/* 0 if nothing */
/* A value as it would be typed: "rifle", "12", "none". */
void odds_print(const struct odds_case *c, int input, char *text, size_t size);
/* Whether a value of an input is offered (OD4), … */
bool odds_offers(const struct odds_action *action, const struct rulebook *book, int input,
	int32_t value);
/* … and whether more than one is, so that there is something to be asked. */
bool odds_asks(const struct odds_action *action, const struct rulebook *book, int input);
/* What an input may be: "1 to 60\"", "none, soft, medium, hard"; of a long list its table. */
void odds_choices(const struct odds_case *c, int input, char *text, size_t size);

/* ---- for those who reckon ---- */

/* Where an action has the input of a name; -1. */
int odds_input_at(const struct odds_action *action, const char *name);

/* Puts a prepared roll down: so many dice of so many sides, which the roller's reading
 * counts.  Past the last it is an assertion. */
struct odds_roll *odds_roll(struct odds *o, const struct roller *r, int sides, int dice,
	const char *success);
void odds_outcome(struct odds *o, const char *name, chance_t chance);
struct tally *odds_count(struct odds *o, const char *name);	/* certainly none */
/* A note of less than ODDS_TEXT_MAX bytes. */
void odds_note(struct odds *o, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Outcomes that have a name, each with its chance. */
void odds_outcomes(struct odds *o, int n, const char *const *names, const chance_t *chances);
/* That nothing can come of it (OD5), for a reason to be told; false. */
bool odds_cannot(struct odds *o, const char *rule, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Takes what a refusal of play advises to do instead from its reason; false. */
bool odds_no_advice(struct reason *why);
/* The same, without its advice, of a reason of play, if it is this rule's; false. */
bool odds_cannot_by(struct odds *o, const struct reason *why, const char *rule);
/* The chance that one die of so many sides succeeds by a roller's need and reading. */
chance_t odds_of_die(const struct roller *r, int sides);

#endif

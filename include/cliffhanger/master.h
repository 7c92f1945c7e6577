/* The Game Master: what his seat (2 n_sides) may do, in every system alike.
 *
 * "The GM has the last word" (C-12): his acts are choices like any other, lines
 * of the verbs below, which begin with `gm-`.  He needs no open decision for
 * them.  The events they bring are marked (event.gm).
 *
 * What the rules leave to him (C-13) is a ruling: a row of the system's table,
 * asked with game_ask_ruling().  Where somebody sits in his seat (game.master)
 * it becomes a decision of that seat; else the standard answer holds at once.
 * Either way the answer is told as an EVENT_RULING and the row's `settle` does
 * what it says.
 *
 *  M1  what passes game_check() cannot fail, so a check tries whatever may.
 *  M2  after an act no decision is open that cannot be answered any more.
 */
#ifndef CLIFFHANGER_MASTER_H
#define CLIFFHANGER_MASTER_H

#include "cliffhanger/system.h"

enum gm_verb {
	GM_SIT = VERB_GM,	/* gm-sit yes|no */
	GM_RULING,		/* gm-ruling ANSWER */
	GM_NEXT_DIE,		/* gm-next-die VALUE [NTH] */
	GM_PAST_DIE,		/* gm-past-die VALUE [ROLL [DIE]]: the sitting's, not a step */
	GM_BACK,		/* gm-back [NUMBER]: the sitting's; as a step it only says that
				 * so many choices were taken back */
	GM_MOVE, GM_ADD, GM_REMOVE,
	GM_HEAL, GM_WOUND, GM_KILL,
	GM_SUPPRESS, GM_STEADY, GM_STATE, GM_ARM,
	GM_HIDE, GM_REVEAL,
	GM_GROUND, GM_GROUND_AREA,
	GM_HOUSE,
	GM_EVENT, GM_FLAG, GM_POINTS, GM_GIVE, GM_TRUCE,
	GM_LUCK, GM_CLIFFHANGER, GM_SURVIVE,
	GM_TELL, GM_SAY,
	GM_VERBS_END
};

enum { MASTER_ALL = GM_VERBS_END - VERB_GM };

/* How the acts are grouped for people. */
enum gm_group { GM_GROUP_SEAT, GM_GROUP_DICE, GM_GROUP_FIGURES, GM_GROUP_TABLE,
	GM_GROUP_STORY, GM_GROUPS };
const char *master_group_name(enum gm_group group);
enum gm_group master_group(int verb);
/* What his menu calls it: "Hide a unit"; NULL for what is in no menu, GM_SIT alone. */
const char *master_label(int verb);

int master_seat(const struct game *g);
/* The i-th verb of his table; NULL past the last. */
const struct verb *master_verb(int i);

/* ---- rulings ---- */

enum ruling_answer { RULING_STANDARD, RULING_YES, RULING_NO, RULING_ROLL, RULING_ANSWERS };

/* `unit` and `other` are what game_ask_ruling() was given. */
struct ruling {
	struct decision_kind asks;	/* done: "gm-ruling standard" */
	const char *rule;		/* that holds where nobody rules: "S-A-114" */
	/* What each answer means, for the menu and the event; NULL = no answer here.
	 * RULING_STANDARD is none of them: it stands for `standard`. */
	const char *means[RULING_ANSWERS];
	enum ruling_answer standard;
	bool of_figure;		/* `other` is the figure it is about */
	void (*settle)(struct game *g, int unit, int other, enum ruling_answer answer);
};

void game_ask_ruling(struct game *g, int ruling, int unit, int other);

/* ---- decisions of any kind ---- */

enum { DECISION_RULING = 128 };	/* decision.kind from here on: rows of system->rulings */
const struct ruling *game_ruling(const struct game *g, const struct decision *d); /* or NULL */
const struct decision_kind *game_asks(const struct game *g, const struct decision *d);
/* What it asks, in full or in a few words; whether those it is about are named there. */
bool game_question(const struct game *v, const struct decision *d, bool brief, char *text,
	size_t size);
bool game_wants(const struct game *v, const struct decision *d, int unit);
/* `unit`: whose; -1: what the side itself is asked. */
int game_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);
/* All that a row says, in one line: "Run: fast, no shooting", "Fire 1.0 down: the guard". */
enum { OPTION_WORDS_MAX = 240 };
void game_option_words(const struct option *o, char *text, size_t size);
/* Whether a row of a menu is by one of the words by which units walk (system->walks), or by this
 * one: "order marines patrol" is by "patrol", "go marines" by "go". */
bool game_walks(const struct game *v, const char *line);
bool game_goes_by(const char *line, const char *walk);
/* A choice as the row of the menu that says most of it has it, or where no row makes it by its
 * verb, and at whom or where: "Combat move to 36,17", "Fire at the picket (Pinto)"; false, and
 * no word, if neither does.  `at` (may be NULL): the cell that was named, or CELL_NONE. */
bool game_choice_words(const struct game *v, const struct decision *d, const struct choice *c,
	cell_t *at, char *text, size_t size);
/* Of a checked choice; the Game Master's acts have no preview. */
void game_preview(const struct game *v, const struct choice *c, struct preview *p);

#endif

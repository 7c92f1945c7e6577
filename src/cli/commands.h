/* The subcommands, one file each, and what several of them do alike. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/arguments.h"
#include "cliffhanger/given.h"
#include "cliffhanger/lobby.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/preferences.h"
#include "cliffhanger/serial.h"
#include "cliffhanger/session.h"

extern const struct command *const commands[];	/* NULL-ended */
extern const struct command command_list;
extern const struct command command_config;
extern const struct command command_scores;
extern const struct command command_play;
extern const struct command command_resume;
extern const struct command command_replay;
extern const struct command command_new;
extern const struct command command_check;
extern const struct command command_watch;
extern const struct command command_pack;
extern const struct command command_unpack;
extern const struct command command_sim;
extern const struct command command_rules;
extern const struct command command_odds;
extern const struct command command_prp;
extern const struct command command_report;
extern const struct command command_why;
extern const struct command command_host;
extern const struct command command_sit;
extern const struct command command_tables;
extern const struct command command_keys;

extern const struct command command_title;	/* the command without a word; none of the others */

/* ---- loading.c ---- */

struct loaded { struct setup *setup; char *text, *file; size_t size; };
/* A scenario by name or file, with heroes and the like from outside (NULL = none);
 * EXIT_DONE, or complains. */
int loading_read(struct loaded *l, const char *name, struct given *given);
void loading_free(struct loaded *l);

/* Prints the faults of a file. */
void loading_tell_faults(void *self, const struct faults *f);
/* Whether a file is a campaign's, or a hero's. */
bool loading_names_campaign(const char *file);
bool loading_names_hero(const char *file);

/* A mind by its name, NULL = person; complains and returns false if there is none. */
bool loading_mind(const char *name, const struct mind **mind);
bool loading_opponent(void);	/* the same of CLIFFHANGER_OPPONENT, if that is set */

/* "SIDE[=MIND]" of --ai: whose, and which (NULL = person), `usual` if it does not say; false,
 * told why. */
bool loading_side_mind(const char *text, const struct setup *setup, const struct mind *usual,
	int *side, const struct mind **mind);
/* "--ai SIDE[=MIND]": the nth of an argument's values set a side's mind; sides
 * the scenario gives to the machine have the usual one already.  EXIT_DONE, or
 * complains. */
int loading_minds(const struct arguments *a, int flag, const struct setup *setup,
	const struct mind *usual, const struct mind *mind[SIDES_MAX]);

/* "--dice": the dice of a list or file, or `ask`.  EXIT_DONE, or complains. */
int loading_dice(const char *text, struct given_dice *d, bool *ask);

/* A seed that nobody chose: short enough to be typed in again. */
uint64_t loading_seed(void);

/* ---- check.c ---- */

/* All that is wrong with a file, told; EXIT_DONE if nothing is. */
int loading_check(const char *name);

/* ---- seat.c ---- */

/* A saved game to be watched; NULL, told why, if it is none.  Where it is cut, that is told. */
struct session *seat_watched(const char *file);
/* The seat for which a watched game is shown: the one named (NULL = none is), or that of
 * who plays it; -1, told why, if that may not be.  Of a table where people play it is shown for no
 * other from then on. */
int seat_shown(struct session *s, const char *command, const char *id);
/* Whether all of a watched game may be told to who asks. */
bool seat_sees_all(const struct session *s);
/* The side of that name; -1, told `where` no such side is named. */
int seat_side_named(const struct setup *setup, const char *where, const char *id);

/* ---- tables.c ---- */

/* A table's file; malloc'd, NULL with the reason if there is none. */
char *tables_file(const char *name, struct reason *why);
/* A seat of one, and whose it is. */
struct hosted_claim;
struct output;
void tables_tell_seat(struct output *t, const struct setup *setup, const struct hosted_claim *c);

/* ---- campaign.c ---- */

/* "--hero WHO=FILE": EXIT_DONE, or complains. */
int front_own_hero(const char *text, char id[ID_MAX], struct hero *hero);
/* Where a command has the flags that a campaign asks for, and what they said. */
struct campaign_flags { int ai, hero, dice, front; bool anew; };
/* The campaign's first side is a person's, the others are the machine's, by its usual mind, but
 * for what `--ai` says.  EXIT_DONE, or complains. */
int front_campaign_minds(const struct arguments *a, int ai, const struct campaign *c,
	const struct mind *usual, struct serial_options *o);
/* Begins a campaign, or goes on with the latest serial of it that is not over. */
int front_campaign(const char *file, const struct arguments *a,
	const struct campaign_flags *flags, struct serial_options *o);
/* `master`: somebody takes the Game Master's seat. */
int front_go_on(const char *file, const struct arguments *a, int front, bool renew,
	bool master);

/* ---- config.c ---- */

/* What somebody likes, by his own file; one with faults is told of and counts for nothing, and
 * `trouble` says so ("" = nothing is wrong). */
void config_read(struct preferences *p, struct reason *trouble);

/* The i-th of his own colours that is hard to read, in a sentence; false past the last. */
bool config_hard_to_read(const struct preferences *p, int i, struct reason *what);

/* ---- cast.c ---- */

/* A replay into a file that does not exist yet; frees nothing. */
int cast_write(const char *file, const struct preferences *likes, struct session *s, int turn,
	int seat);

/* ---- front.c ---- */

/* What the front ends' flags say, at the same place in every table that has
 * them: FLAG_FRONT and on. */
enum { FRONT_PLAIN, FRONT_SPEECH, FRONT_ASCII, FRONT_MONO, FRONT_FLAT, FRONT_NO_MOUSE,
	FRONT_ANIMATION, FRONT_FLAGS };
#define FRONT_FLAG_ROWS \
	{ "plain", NULL, FLAG_YES, false, 0, 0, NULL, \
		"line by line, without moving the cursor" }, \
	{ "speech", NULL, FLAG_YES, false, 0, 0, NULL, \
		"one column of text without a map, for screen readers" }, \
	{ "ascii", NULL, FLAG_YES, false, 0, 0, NULL, "nothing but ASCII on the screen" }, \
	{ "mono", NULL, FLAG_YES, false, 0, 0, NULL, "no colours" }, \
	{ "flat", NULL, FLAG_YES, false, 0, 0, NULL, "one tone a ground, for slow lines" }, \
	{ "no-mouse", NULL, FLAG_YES, false, 0, 0, NULL, "leaves the mouse to the terminal" }, \
	{ "animation", NULL, FLAG_YES, false, 0, 0, NULL, "draws walks a cell at a time" }

/* Plays or shows a session on the terminal or line by line, and frees it. */
/* `notice`: told before anything else, "" = nothing. */
int front_play(struct session *s, const struct arguments *a, int first_flag, bool briefing,
	const char *notice);
/* The same of a serial. */
int front_serial(struct serial *s, const struct arguments *a, int first_flag, bool fresh,
	const char *notice);
/* The same of a table, at which somebody has sat down. */
int front_table(struct session *s, const struct arguments *a, int first_flag,
	const char *notice);
/* One's tables, those one may sit down at, and one's own games, until one is chosen; false: he
 * has left, and how. */
bool front_lobby(struct lobby *l, const struct arguments *a, int first_flag,
	struct lobby_choice *choice, int *status);
/* `cast`: it is shown to nobody, but written to this file; NULL = shown. */
int front_replay(struct session *s, const struct arguments *a, int first_flag,
	int turn, int seat, const char *cast);
/* A board, which wants a terminal; EXIT_DONE, or complains. */
struct tui_board;
int front_board(const struct tui_board *board, const struct arguments *a, int first_flag);
/* The title screen; false if there is no terminal for it. */
bool front_title(const struct arguments *a, int first_flag, int *status);
/* How the plain front end writes here. */
struct plain_options front_plain(const struct arguments *a, int first_flag);

#endif

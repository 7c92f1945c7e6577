/* The plain front end: a game line by line.
 *
 * The same language of choices as everywhere, beside queries about all that a
 * seat may know.  No cursor is moved: it serves pipes, tests and speech.
 */
#ifndef CLIFFHANGER_PLAIN_H
#define CLIFFHANGER_PLAIN_H

#include "cliffhanger/cite.h"
#include "cliffhanger/serial.h"

struct lobby;
struct lobby_choice;

struct plain_options {
	int input, output;	/* file descriptors */
	bool echo;		/* repeat what was read: the input is no terminal */
	bool ascii;		/* nothing but ASCII is written */
	int width;		/* columns; 0 = do not wrap */
	bool briefing;		/* a new game: begin with the scenario's briefing */
	bool guest;		/* who sits there is a guest: no file of his naming, no lines
				 * remembered, no settings of an editor's */
	const struct given_dice *given;	/* of a hero's dice those given beforehand, or NULL */
};

enum plain_end {
	PLAIN_DONE,	/* over, or left on request */
	PLAIN_HANGUP,	/* the input ended, or a signal came: the save holds it all */
	PLAIN_MUTE	/* nothing can be written any more; errno tells why (EPIPE: nobody
			 * reads it; EINTR: nobody did when a signal came) */
};

enum plain_end plain_play(struct session *s, const struct plain_options *o);
/* A serial from where it stands: pages, games and results, to its ending. */
enum plain_end plain_serial(struct serial *s, const struct plain_options *o);
/* A session at a table, and the next episodes of its campaign, where it is one's; takes over the
 * session.  *unsaved: something could not be kept. */
enum plain_end plain_table(struct session *s, const struct plain_options *o, bool *unsaved);
/* Tables, open seats and one's own games, until one is chosen: what, stands in *out. */
enum plain_end plain_lobby(const struct lobby *l, const struct plain_options *o,
	struct lobby_choice *out);
/* A session of session_watch(): the whole of it, or up to a turn (0 = all), as
 * a seat saw it (-1: the Game Master). */
enum plain_end plain_replay(struct session *s, const struct plain_options *o,
	int turn, int seat);

/* Rolls up a hero step by step; dice that are wanted and not there (dice->strict)
 * are asked for.  PLAIN_DONE: he is whole and legal, and has a name; PLAIN_HANGUP:
 * the input ended before that. */
struct hero;
struct dice;
enum plain_end plain_cast(struct hero *h, struct dice *dice, const struct plain_options *o);
/* The table of questions, for the manual; false past the last. */
bool plain_query(int i, const char **usage, const char **help);

/* The questions that other front ends may put in the same words, which only tell; and the answer
 * to a line, of what a seat knows, in lines of any length.  False: it is no such question, or
 * there is no memory. */
struct complete_own;
struct buffer;
extern const struct complete_own plain_questions;
bool plain_answer(struct session *s, int seat, const char *line, struct buffer *text);

/* The same of what may be typed between a campaign's games. */
bool plain_page_word(int i, const char **usage, const char **help);

/* Wrapped text on a file descriptor, for the commands that print. */
struct output;
struct output *output_new(const struct plain_options *o);	/* NULL without memory */
/* Writes what waits; 0, or the errno for which not all was written.  Takes NULL. */
int output_free(struct output *p);
/* One paragraph, wrapped at the width, later lines indented by `indent`. */
void output_say(struct output *p, int indent, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* One line exactly as it is. */
void output_line(struct output *p, const char *text);
/* A prompt: no newline, and out at once. */
void output_prompt(struct output *p, const char *text);
bool output_flush(struct output *p);	/* false with errno: not all could be written */
int output_width(const struct output *p);
/* How many lines were written; of a output that writes nowhere (output -1), would be. */
int output_lines(const struct output *p);
/* How many columns so many bytes of a text take there. */
int output_columns(const struct output *p, const char *text, size_t bytes);
/* A rule; a table with its source, or one row of it (-1 = all), in columns where the width
 * has room for them. */
void output_rule(struct output *p, const struct rule *rule);
void output_rule_table(struct output *p, const struct rulebook *b,
	const struct rule_table *t, int row);
/* The page of what is cited in a book. */
void output_cited(struct output *p, const struct rulebook *b, struct cite c);

/* What did not fit of the dice given beforehand (NULL = none) in a roll made for `label`. */
void output_misfits(struct output *p, const struct given_dice *given, const struct roll *r,
	const char *label);
/* A character sheet. */
void output_hero(struct output *p, const struct hero *h);

#endif

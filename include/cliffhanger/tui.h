/* The terminal front end: title screen, a game, a replay.
 *
 * The only room that knows ncurses; nothing of it shows here.  A front end
 * sees views, options and previews, never the truth and never which system is
 * in play.  Signals: while a tui is open SIGHUP, SIGTERM, SIGQUIT and SIGINT
 * end every screen at its next key, with the terminal restored by tui_close().
 */
#ifndef CLIFFHANGER_TUI_H
#define CLIFFHANGER_TUI_H

#include "cliffhanger/preferences.h"
#include "cliffhanger/serial.h"

struct tui;
struct lobby;
struct lobby_choice;

enum tui_end {
	TUI_LEFT,	/* the player left, or the game is over */
	TUI_HANGUP,	/* the line, the input or the process was ended */
};

/* Takes over the terminal of standard input and output, to show the game as one likes it.
 * NULL with the reason (no terminal, TERM unset or unknown), the terminal untouched. */
struct tui *tui_open(const struct preferences *p, struct reason *why);
void tui_close(struct tui *t);	/* restores the terminal; takes NULL */

/* Who answers what is asked on the `:` line and is none of its commands: the words that begin
 * such a line, and the answer, of what the seat knows, as plain paragraphs; false: it is no
 * question. */
struct complete_own;
struct buffer;
struct tui_questions {
	const struct complete_own *words;
	bool (*answer)(struct session *s, int seat, const char *line, struct buffer *text);
};
/* From now on; they stay the caller's.  Without them there is nobody to ask. */
void tui_ask(struct tui *t, const struct tui_questions *q);

/* New games, saved games, tutorial, rules, until the player leaves; `notice` is told first. */
enum tui_end tui_title(struct tui *t, const struct session_options *standard, const char *notice);
/* Plays a session, a new one from its briefing on; `notice` is told first (what
 * was wrong with a save), "" = nothing.  The session stays the caller's. */
enum tui_end tui_play(struct tui *t, struct session *s, bool briefing, const char *notice);
/* A serial from where it stands, a new one from its opening on; the serial stays the
 * caller's. */
enum tui_end tui_serial(struct tui *t, struct serial *s, bool fresh, const char *notice);
/* The same at a table, and at the next episodes of its campaign, where it is one's; takes over the
 * session.  `same`: what all came to (hosted_same()).  False: something could not be kept. */
bool tui_table(struct tui *t, struct session *s, bool briefing, const char *notice,
	struct reason *same);
/* Tables, open seats and one's own games, until one is chosen: what, stands in *out. */
enum tui_end tui_lobby(struct tui *t, const struct lobby *l, struct lobby_choice *out);
/* Looks at a session of session_watch(), from the beginning of a turn (0: of
 * the game) on, first as this seat saw it (-1: the Game Master). */
enum tui_end tui_replay(struct tui *t, struct session *s, int turn, int seat);

/* A replay that nobody looks at: what a terminal of TUI_TAPE_KIND would be sent for each of its
 * screens, with how long one reads there.  False with the reason. */
#define TUI_TAPE_KIND "xterm-256color"
enum { TUI_TAPE_ROWS = 36, TUI_TAPE_COLS = 100 };
struct tui_tape {
	void (*take)(void *self, const char *bytes, int milliseconds);
	void *self;
};
bool tui_record(const struct preferences *p, struct session *s, int turn, int seat,
	const struct tui_tape *tape, struct reason *why);

/* A text that is renewed by others while it is looked at, until the one who looks leaves. */
struct tui_board_head { char *left, *right; size_t size; };
struct tui_board {
	int (*wake)(void *self);	/* readable when something may have come */
	bool (*look)(void *self);	/* whether it has: then all is shown anew */
	/* The line above: what it is about, and how that stands. */
	void (*head)(void *self, struct tui_board_head h);
	/* The rest, with marks as pages have them (tui/pager.h), for so many columns; it stays
	 * until it is asked for again. */
	const char *(*text)(void *self, int cols);
	void *self;
};
enum tui_end tui_watch(struct tui *t, const struct tui_board *b);

/* The key table, for the man page: row i, sections in order; false past the
 * last. */
enum { TUI_HELP_MAX = 160 };
struct tui_key {
	const char *section;	/* "On the map" */
	const char *command;	/* the word for the `:` line, "roster", or "" */
	char keys[64];		/* "h, 4, Left" */
	char help[TUI_HELP_MAX];	/* one line */
};
bool tui_key(int i, struct tui_key *key);

#endif

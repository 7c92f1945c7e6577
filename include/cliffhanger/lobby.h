/* The lobby: where somebody who came to sit down without naming a table finds one.
 *
 * Both front ends show the same rows, made of hosted_list() and of one's own games; what was
 * chosen is told to whoever opened the lobby, who does it and opens the lobby again.
 */
#ifndef CLIFFHANGER_LOBBY_H
#define CLIFFHANGER_LOBBY_H

#include <stdbool.h>
#include <stddef.h>

#include "cliffhanger/hosted.h"

struct lobby {
	const char *person;	/* whose it is */
	const char *notice;	/* told first: why the last choice came to nothing; "" = nothing */
	/* His solitaire games (session_list() where the account is his); NULL = none. */
	struct save_entry *(*games)(int *count);
	bool begins;		/* new games may be begun from here */
	struct hosted_memo *memo;	/* of the tables, or NULL */
};

enum { LOBBY_FILE_MAX = 4096 };

enum lobby_does {
	LOBBY_LEAVES,	/* he left, or the line ended */
	LOBBY_SITS,	/* at the table `file`, where he has a seat: hosted_sit() */
	LOBBY_TAKES,	/* an open seat of `file` by `word`: hosted_sit(), then hosted_take() */
	LOBBY_WATCHES,	/* hosted_sit(), without a seat */
	LOBBY_RESUMES,	/* his own game `file` */
	LOBBY_BEGINS	/* a new one */
};

struct lobby_choice {
	enum lobby_does does;
	char file[LOBBY_FILE_MAX];		/* of the table, or of the game */
	char word[HOSTED_WORD_MAX];	/* LOBBY_TAKES: as he typed it, cleaned */
};

/* ---- its rows, for the front ends ---- */

struct lobby_rows;
/* As things stand now; NULL without memory. */
struct lobby_rows *lobby_rows_new(const struct lobby *l);
void lobby_rows_free(struct lobby_rows *r);	/* takes NULL */
int lobby_rows_count(const struct lobby_rows *r);
/* "lagoon   your answer is wanted, since 14:05"; in so many columns for the name. */
void lobby_rows_label(const struct lobby_rows *r, int row, char *text, size_t size);
/* What lies behind it, in a few lines. */
void lobby_rows_about(const struct lobby_rows *r, int row, char *text, size_t size);
/* That row as a choice, but for the word. */
void lobby_rows_choose(const struct lobby_rows *r, int row, struct lobby_choice *out);
/* The row of a choice made before, where it stands now; NOBODY = it is gone. */
int lobby_rows_again(const struct lobby_rows *r, const struct lobby_choice *c);
/* The row of a table or game by its name, or its number from 1; -1 = there is none. */
int lobby_rows_find(const struct lobby_rows *r, const char *text);

/* ---- that tables change ---- */

struct lobby_watch;
struct lobby_watch *lobby_watch_new(void);	/* NULL: nothing tells */
void lobby_watch_free(struct lobby_watch *w);	/* takes NULL */
int lobby_watch_wake(const struct lobby_watch *w);	/* readable when something came */
/* Takes it; true, at most once a second: the rows are to be made anew. */
bool lobby_watch_look(struct lobby_watch *w);

#endif

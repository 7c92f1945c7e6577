/* The screen: the terminal, the pages on it, and the loop that reads keys.
 *
 * A page is a rectangle with a function that draws it and one that takes a
 * key.  Pages stand on each other; the topmost has the keys.  screen_page_run() puts
 * a page on top, serves it until it leaves, and takes it off again, so that
 * asking something in the middle of something is a function call.
 *
 *  S1  one update of the terminal for each key, and none without one, but for news that were
 *      watched for, and while somebody's walk is drawn who has asked for that.
 *  S2  once the screen has ended (hang-up, a signal, end of input) every
 *      screen_page_run() returns at once.
 *  S3  pages never see a screen smaller than the layout's least: then the
 *      screen itself asks for more room, and keys wait.
 *  S4  news come between keys, to the page that watches for them.  What stands on it may hold
 *      what they would change: then they wait (enum page_news).
 *  S5  the key of the typed command leaves what stands on a page that takes commands, and is
 *      kept until that page has looked for it.
 */
#ifndef TUI_SCREEN_H
#define TUI_SCREEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "cliffhanger/tui.h"
#include "tui/keys.h"
#include "tui/layout.h"
#include "tui/pane.h"

struct tui;

enum reply {
	REPLY_IGNORED,	/* no such key here */
	REPLY_HANDLED,	/* done, nothing changed on the page */
	REPLY_REDRAW,	/* done, draw the page anew */
	REPLY_REDRAW_ALL,	/* done, draw it and those below it anew */
	REPLY_LEAVE,	/* done, take the page away */
};

struct page {
	const struct page_kind *kind;
	struct tui *tui;	/* filled in by screen_page_run() */
	struct page *below;
	struct pane *pane;
};

/* S4: what news do to a page that stands on the one that watches for them. */
enum page_news {
	NEWS_WAIT,	/* nothing: until it is closed they wait */
	NEWS_CLOSE,	/* it may be about nothing any more */
	NEWS_PASS	/* what is below it may be closed by them, after it */
};

struct page_kind {
	struct rect (*place)(struct page *page, int rows, int cols);
	void (*draw)(struct page *page, struct pane *pane);
	enum reply (*key)(struct page *page, int key);
	/* What happens once the page is seen and before its first key: may run
	 * other pages; optional. */
	enum reply (*start)(struct page *page);
	bool box;	/* stands on other pages: blanks are kept free round it */
	enum key_place keys;	/* which the last line tells after one that is none of them;
				 * PLACE_MAP: none, the page tells it itself, or rings */
	enum page_news news;
	bool commands;	/* S5: takes typed commands */
};

/* What a page watches for besides keys. */
enum screen_news {
	SCREEN_NOTHING,
	SCREEN_NEWS,	/* for the page that watches, as KEY_NEWS; what lies open stays so */
	SCREEN_CLOSES	/* the same, and what lies open is about nothing any more */
};
struct screen_watch {
	int (*wake)(void *self);	/* readable when something came; -1: look once a second */
	enum screen_news (*look)(void *self);
	struct page *page;
	void *self;
};
/* From now on, as long as its page is served; NULL = no more. */
void screen_watch(struct tui *tui, const struct screen_watch *w);
/* A screen that is no terminal's, but draws into a file as for one of this kind and size; no key
 * is ever read.  NULL with the reason. */
struct tui *screen_open_file(const struct preferences *likes, const char *kind, FILE *out,
	struct point size, struct reason *why);

void screen_page_run(struct tui *tui, struct page *page);
/* Draws all pages, and the terminal, now: before a long piece of work. */
void screen_show(struct tui *tui);
/* Waits so long for a key, which is forgotten; whether one came, or anything else that ends a
 * pause. */
bool screen_pause(struct tui *tui, int milliseconds);
/* Whether a key waits to be read. */
bool screen_typed(struct tui *tui);
/* How many bytes of keys do, or that there will be none any more. */
enum { SCREEN_NO_INPUT = -1 };
int screen_typed_bytes(struct tui *tui);
/* A place for pages that take the whole screen. */
struct rect screen_page_whole(struct page *page, int rows, int cols);

bool screen_ended(const struct tui *tui);
bool screen_unicode(const struct tui *tui);
int screen_cols(const struct tui *tui);
const struct preferences *screen_likes(const struct tui *tui);	/* how it was opened */
const struct tui_questions *screen_questions(const struct tui *tui);	/* or NULL */
/* Words with the keys in force: keys_words(). */
enum { KEY_WORDS = 80 };	/* room for a short sentence of that kind */
const char *screen_words(const struct tui *tui, const char *words, char *text, size_t size);
/* What a key does in a place. */
enum key_act screen_act(const struct tui *tui, enum key_place place, int key);
/* Forgets keys typed ahead: before a question that must not be overrun. */
void screen_flush(struct tui *tui);
/* S5: whether a command is to be typed; and the same by who types it, which forgets it. */
bool screen_called(const struct tui *tui);
bool screen_take_call(struct tui *tui);
/* Draws everything anew, whatever the terminal shows. */
void screen_refresh(struct tui *tui);
/* Where KEY_CLICK, or the wheel, was on a page; false: beside it. */
bool screen_clicked(const struct page *page, struct point *at);

#endif

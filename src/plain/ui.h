/* The state of the plain front end: what the files of the plain front end share.
 *
 * Invariants
 *  D1  everything said about the game comes from `v`, the view of `seat`.
 *  D2  a seat is told every event it may hear once, in order: told[seat] of the
 *      log have been.
 */
#ifndef PLAIN_UI_H
#define PLAIN_UI_H

#include "cliffhanger/hosted.h"
#include "cliffhanger/later.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/prepared.h"
#include "cliffhanger/rulepage.h"
#include "cliffhanger/view.h"
#include "plain/line_reader.h"

struct ui {
	struct session *s;
	struct output *output;
	struct line_reader *reader;
	struct line_editor *editor;	/* on a terminal, else NULL */
	const struct plain_options *o;
	int seat;		/* whose eyes: who is asked, or was last */
	const struct view *v;
	bool asked;		/* there is an open decision: `d` */
	struct decision d;
	size_t told[SEATS_MAX];
	struct misfit_at misfits[SEATS_MAX];	/* each seat has been told of those before */
	struct later later;	/* what has been closed before it was asked */
	struct prepared prepared;	/* while others are waited for */
	bool misfits_ended;	/* so has the seat, when the game was over, of all the others */
	const char *task[SEATS_MAX];	/* that each seat was told last, or NULL */
	bool leave;
	bool waits;		/* until something is asked: lines are not read meanwhile */
	char waiting[240];	/* for whom the game waits, as it was told last; "" */
	char stopped[REASON_MAX];	/* why this process cannot go on, or "" */
	size_t heard;		/* so much has been told of what was said at the table */
	bool master;		/* the Game Master plays, whoever is asked */
	bool closed;		/* `accept`, the line before, has closed a question */
};

/* ---- play.c ---- */

/* The next line, asked for until it can be read; false at the end of input. */
/* Of a table whose game is over: what all came to. */
void ui_say_same(struct ui *k);
bool ui_ask(struct ui *k, const char *prompt, char line[TYPED_MAX + 1]);
/* Plays k->s with its output and its reader of lines. */
enum plain_end ui_play(struct ui *k);

/* ---- bystander.c ---- */

/* Of who has no seat at a table. */
enum plain_end bystander_run(struct ui *k);

/* ---- neighbours.c ---- */

/* Reads a line while it is watched what others do; "" when there is something to tell. */
bool neighbours_ask(struct ui *k, const char *prompt, char line[TYPED_MAX + 1]);
/* Waits until others have done something that is worth telling; false: a signal came. */
bool neighbours_await(struct ui *k);
/* Whether what he is told is another's from now on; then why is kept. */
bool neighbours_lost_seat(struct ui *k);
bool neighbours_tell_talk(struct ui *k);	/* what was said; whether anything was */
void neighbours_tell(struct ui *k);		/* what was said, and for whom the game waits */
void query_wait(struct ui *k, const char *rest);
void query_say(struct ui *k, const char *rest);
void query_tell(struct ui *k, const char *rest);
/* Whether a line says something at the table, though the game has such a choice. */
bool neighbours_says(struct ui *k, const char *line);

/* ---- beforehand.c ---- */

/* Keeps a line until its seat is asked; false with the reason. */
bool beforehand_keep(struct ui *k, const char *line, struct reason *why);
/* Hands in the next line that is meant for what is asked, and tells what became of it; false:
 * there is none. */
bool beforehand_hand_in(struct ui *k);
void beforehand_forget(struct ui *k);	/* and tells it, if there is any */
void query_draft(struct ui *k, const char *rest);

/* ---- queries.c ---- */

/* Answers a line if it is a query; false if it is none. */
bool query_answer(struct ui *k, const char *line);
bool query_is_verb(const struct ui *k, const char *word);
/* What may follow a line begun, of a struct ui. */
struct words;
void query_offer(void *self, const char *line, struct words *w);
/* The query word nearest to a mistyped one, or NULL. */
const char *query_nearest(const char *word);

/* ---- typed.c: what people call things; each tells what is wrong ---- */

/* Takes one word off *rest; false if there is none. */
bool typed_word(const char **rest, char *word, size_t size);
/* The same, but of a unit that the seat knows its name of several words, too: as its id. */
bool typed_name(const struct ui *k, const char **rest, char *word, size_t size);
/* A number of one and more, or 0: the whole word, or it is none. */
long typed_number(const char *word);
/* "Expected WHAT, found …", with what was meant or a hint. */
void typed_expected(struct ui *k, const char *what, const char *found, const char *meant,
	const char *hint);
int typed_unit(struct ui *k, const char *word);	/* or -1 */
bool typed_is_unit(const struct ui *k, const char *word);
bool typed_is_cell(const char *word);			/* "12,4" */
int typed_figure(struct ui *k, const char *word);	/* "marines.3", or -1 */
/* A cell, or where a unit or figure stands. */
cell_t typed_place(struct ui *k, const char *word);	/* or CELL_NONE */
/* A figure's cell, or what it is aboard. */
void typed_where(const struct view *v, int figure, char *text, size_t size);
void typed_length(const struct view *v, int32_t length, char *text, size_t size);
bool ui_knows(const struct ui *k, int unit);	/* has it ever been seen */
/* A reason as a sentence, with its rule. */
void ui_reason(struct ui *k, const struct reason *why);
const char *ui_side(const struct ui *k, int seat);	/* a seat's side, for people */

/* ---- news.c ---- */

void news_tell(struct ui *k);		/* all that the seat has not heard yet */
/* After going back: what was taken back from a seat is told again. */
void news_rewind(struct ui *k);
/* The seat plays for the first time: what was before this turn is told. */
void news_from_turn(struct ui *k);
/* What was before this turn has been told to all seats: of a resumed game. */
void news_skip(struct ui *k);
/* All that the seat may hear up to the end of a turn, 0 = of all. */
void news_until(struct ui *k, int turn);
void query_events(struct ui *k, const char *rest);

/* ---- errands.c ---- */

void query_goto(struct ui *k, const char *rest);
void query_advise(struct ui *k, const char *rest);
void query_suggest(struct ui *k, const char *rest);
void query_accept(struct ui *k, const char *rest);
void query_repeat(struct ui *k, const char *rest);

/* ---- told.c ---- */

/* A turn, or all, in the narrator's sentences. */
void query_told(struct ui *k, const char *rest);

/* ---- look.c ---- */

/* Whether somebody is in sight, or of the seat's own. */
bool ui_views(const struct ui *k, int unit);
/* How many of a unit are fit, of how many if that is wanted. */
void ui_fit(const struct game *g, int unit, bool whole, char *text, size_t size);
const char *ui_life(const struct view *v, int figure);	/* "wounded" */
const char *ui_facing(const struct view *v, int figure);	/* "north-east" */

void query_units(struct ui *k, const char *rest);
void query_unit(struct ui *k, const char *rest);
void query_figure(struct ui *k, const char *rest);
void query_objectives(struct ui *k, const char *rest);
void query_briefing(struct ui *k, const char *rest);
void query_decision(struct ui *k, const char *rest);
/* What a choice says, as a sentence, by the menu it stands in; "" if it is in none. */
void query_sentence(struct ui *k, const char *line, char *text, size_t size);
void query_options(struct ui *k, const char *rest);

/* ---- ground.c ---- */

struct part { int column, row, columns, rows; };	/* of the map, from 0 */
/* Where an order leads: of a man by reach, of a big figure by course; both NULL = no
 * matter. */
struct lead { const struct reach *reach; const struct course *course; };
enum { REACH_MARK = '*' };
void ui_draw(struct ui *k, struct part whole, struct lead lead, bool facing);
void query_map(struct ui *k, const char *rest);

/* ---- measure.c ---- */

void query_los(struct ui *k, const char *rest);
void query_range(struct ui *k, const char *rest);

/* ---- reach.c ---- */

void query_reach(struct ui *k, const char *rest);

/* ---- around.c: the ground in words ---- */

void query_cell(struct ui *k, const char *rest);
void query_near(struct ui *k, const char *rest);
void query_areas(struct ui *k, const char *rest);

/* ---- book.c ---- */

void query_rules(struct ui *k, const char *rest);

/* ---- rolls.c ---- */

void query_roll(struct ui *k, const char *rest);
void query_why(struct ui *k, const char *rest);
void query_forecast(struct ui *k, const char *rest);
void query_throws(struct ui *k, const char *rest);
void query_odds(struct ui *k, const char *rest);

#endif

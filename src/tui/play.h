/* The play page: the table of a game with its panels, shared by its files.
 *
 *     play.c       the round: what is asked, of whom; the page itself
 *     play_keys.c  what the keys do
 *     clicks.c     what the mouse does
 *     play_draw.c  frame, map, the bar and the keys below
 *     head.c       the line above
 *     roster.c card.c legend.c rolls.c   the panels beside and below the map
 *     throws.c     what the phase has thrown, where the rolls else are
 *     unread.c     what the rolls alone have told since the last question
 *     happened.c   what happened since the last question
 *     opened.c     what lies beneath a line of it: events, rolls, their rules
 *     overlays.c   overlays
 *     edges.c      what lies beyond the edges of the map
 *     tracks.c     ways and shots of the last phase, marked until a key is pressed
 *     orders.c target.c  menus and targets: from a unit to a choice
 *     draft.c      orders prepared while others are waited for
 *     voices.c     what is said at the table
 *     spectator.c  looking on at a table without a seat
 *     others.c     what others do at the same game, at terminals of their own
 *     passed.c     what is not asked, for nothing could be done
 *     leisure.c    who may act though nobody waits for him
 *     errands.c    orders that carry themselves out
 *     thinking.c   that the machine thinks
 *     advice.c     plans that are tried for who asks
 *     cited.c      which rule R opens
 *     sheets.c     what i, w, f and o tell
 *     here.c       what is under the cursor, and what `?` tells
 *     master.c     the Game Master's screen and menu
 *     story.c      briefing, story boxes, handing over, the epilogue
 *     find.c       / and the : line
 *     replay.c     watching instead of playing
 *
 * Everything here is what one looks at, has selected or has typed; the game
 * itself is the session's.
 *
 * Invariants
 *  P1  `view` is the seat's view, renewed after everything that may change
 *      the game; the truth is never asked.
 *  P2  the cursor is on the grid.
 *  P3  `asked` is meant for `seat` as long as `asking`.
 */
#ifndef TUI_PLAY_H
#define TUI_PLAY_H

#include "cliffhanger/hosted.h"
#include "cliffhanger/later.h"
#include "cliffhanger/prepared.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/tui.h"
#include "tui/chart.h"
#include "tui/line.h"
#include "cliffhanger/buffer.h"
#include "tui/reader.h"
#include "tui/book.h"
#include "tui/screen.h"

#define THINKING_ANEW SIZE_MAX	/* of thinking_at: no machine has thought since one was asked */

enum { NOTE_MAX = 400, WAITS_MAX = 200, ROSTER_MAX = UNITS_MAX + SIDES_MAX };

enum overlay { OVERLAY_NONE, OVERLAY_REACH, OVERLAY_RANGE, OVERLAY_SIGHT, OVERLAY_HEIGHT,
	OVERLAY_GRID, OVERLAY_ZONES, OVERLAY_FACING, OVERLAYS };

struct target;

struct roster {
	int n, at, top;
	int16_t rows[ROSTER_MAX];	/* a unit, or -1 - side: a heading */
	int16_t line[ROSTER_MAX];	/* where it begins on the screen, 0: nowhere */
	int clicked;		/* the line in which the unit in hand was clicked, 0: none */
	bool summed[UNITS_MAX];		/* has a sum (system->roster_sum) */
	int16_t sums[UNITS_MAX];
};

/* Orders prepared while others are waited for. */
struct drafts {
	struct prepared kept;
	struct view *as_if;		/* while one is being made */
	bool preparing;
};

/* What was said at the table, the newest last. */
enum { VOICES_MAX = 64, VOICE_BYTES = 420 };
struct voices {
	size_t at;		/* so much has been heard */
	int n;
	bool seen;		/* what is unread has been drawn */
	struct voice { char text[VOICE_BYTES]; size_t event; bool unread; } all[VOICES_MAX];
};

struct rolls {
	struct tale *tale;	/* what is shown: its sentences; or NULL */
	/* A sentence of the tale, an event, or something said: src/tui/rolls.c */
	struct rolls_line { size_t event; int line; } *shown;
	size_t n, room;
	size_t looked;		/* so much of the log has been gone through */
	int seat;
	size_t at;		/* the one under the cursor while they are read */
	size_t seen;		/* so much of the log was there before the last choice: what
				 * is newer is marked */
	struct tale *unread;	/* what the seat has been told by this panel alone, or NULL: */
	size_t since;		/* from here on */
	bool asides;		/* every die instead: the log itself */
	bool lent;		/* and only as long as they are read */
};

/* Why a seat was not asked the last time that it could do nothing but pass. */
enum { PASSED_MAX = 1200, DECLINED_MAX = 32 };
struct passed {
	char text[PASSED_MAX];
	uint64_t declined[DECLINED_MAX];	/* by kind of decision: what stood open as the
						 * seat wanted none of it (PA4); 0: nothing */
};
/* What the last phase has left: a step of a unit, a shot, a burst, from one cell to another. */
enum track_kind { TRACK_WALK, TRACK_SHOT, TRACK_BURST };
struct track { enum track_kind kind; int16_t unit; cell_t from, to; };

enum { TRACKS_MAX = 1024, TRACK_PLACES_MAX = 64 };
struct tracks {
	int n;
	struct track all[TRACKS_MAX];	/* in the order in which they happened */
	int n_places;
	cell_t places[TRACK_PLACES_MAX];	/* where something happened, not in sight yet */
	int jumped;		/* whom the cursor was sent to last, see edges.c */
	size_t taken[SEATS_MAX];	/* so much of the log each seat has been shown */
	bool walking;		/* they are being drawn one after the other, */
	int shown;		/* and so many have been */
};

struct play {
	struct page page;
	struct tui *tui;
	struct session *session;
	int seat;
	const struct view *view;
	bool asking;
	struct decision asked;
	struct misfit_at misfits[SEATS_MAX];	/* each seat has been told of those before */
	struct later later;	/* what has been closed before it was asked */
	struct passed passed[SEATS_MAX];
	/* The question looked at last, by id and seat; it waits for nobody, as a Talk, but some
	 * could answer it. */
	int leisurely;
	bool at_leisure, could[UNITS_MAX];
	/* It has had an answer for some, and waited for some when last looked at; the last answer
	 * was about one, or NOBODY.  So many of whom it does not wait may still have one: */
	bool answered[UNITS_MAX], wanted[UNITS_MAX];
	int spoke, may_still;
	bool misfits_ended;	/* so has the seat, when the game was over, of all the others */
	bool noticed;		/* that the save grows towards its end has been told */
	bool watching;		/* a replay */
	bool waiting;		/* nobody here is asked; for whom the game waits: */
	char waits[WAITS_MAX];
	bool overtaken;		/* what was asked when the line begun was is asked no more */
	char stopped[REASON_MAX];	/* why this screen cannot go on, or "" */
	struct screen_watch watch;	/* what others do */
	bool fresh;		/* a new game: begins with its briefing */
	const char *notice;	/* told before anything else, "" = nothing */
	bool ended;		/* the epilogue was read: one looks round */
	bool began;		/* something has been asked */

	cell_t cursor;
	int unit;		/* last one under the cursor, or -1 */
	enum key_place focus;	/* PLACE_MAP, PLACE_ROSTER, PLACE_ROLLS */
	struct chart_look look;
	enum overlay overlay;
	struct layout layout;
	uint8_t *overlaid;
	struct glyph *glyphs;
	size_t glyphs_room;
	struct reach *reach;
	struct roster roster;
	struct rolls rolls;
	struct voices voices;
	struct drafts drafts;
	struct tracks tracks;
	struct target *target;	/* while one is chosen */
	const char *shown;	/* line of the option in hand, in a menu or while its words are
				 * typed, or NULL; for this unit: */
	int shown_unit;
	int16_t stood[UNITS_MAX];	/* men of each when it was last told who stands */
	bool choosing;		/* a menu is open, in the roster's place */
	int menu_rows, menu_told;	/* that its rows take, and at least what is told of them */
	/* What is told of the row in hand, where the log is; NULL: nothing. */
	void (*tell)(const void *menu, struct pane *pane, struct rect at);
	const void *menu;
	bool card, legend;	/* that the roster's panel has instead */
	size_t told[SEATS_MAX];	/* how much of the log each seat's stories are told */
	size_t newest[SEATS_MAX];	/* how much of it each has been told as news */
	int screen_of;		/* whose seat the screen was given to, or -1 */
	bool master;		/* the Game Master took it, whoever is asked */
	cell_t cursor_of[SEATS_MAX];	/* where each left it, or CELL_NONE */
	struct history history;
	bool marked[UNITS_MAX];	/* to be told together */
	int16_t sent[UNITS_MAX];	/* those for whom a place is being chosen */
	int n_sent;
	char suggested[UNITS_MAX][120];	/* what each would do that is asked, but hold */
	bool stuck[UNITS_MAX];	/* that is to hold, as its errand leads it no nearer */
	size_t thinking_at;	/* so much of the log there was as a machine began to think, … */
	int typed_ahead;	/* … and what waited to be read when the first of them did */
	char note[NOTE_MAX];	/* said until the next key */
	bool warns;
	struct cite refused;	/* the rule of the refusal that is said; of no kind: none */
	struct browser browser;	/* the rules, where they were left */
};

/* ---- play.c ---- */

bool play_init(struct play *p, struct tui *tui, struct session *s, int seat);
void play_fini(struct play *p);
/* Of a replay: to a position, to the beginning of a turn (replay.c). */
enum reply play_go_to(struct play *p, int position);
void play_seek(struct play *p, int turn);
/* Runs minds, hands the screen over, tells stories, asks the next question;
 * false when the game is over. */
bool play_go_on(struct play *p);
/* Menus of questions that one choice answers open by themselves; when the game
 * is over its epilogue is told, once. */
enum reply play_serve(struct play *p);
/* Makes a choice in the seat's name and goes on; false when it was refused. */
bool play_submit(struct play *p, const char *line);
/* What stood before choices are made by the session, and what follows from them as from a line
 * that is submitted. */
struct play_before { size_t known; int16_t asked; bool trouble; };
struct play_before play_before(const struct play *p);
bool play_after(struct play *p, const struct play_before *b, enum submit made,
	const struct reason *why);
/* The same of a line typed in, which may be `done PHASE` (Y-31). */
void play_typed(struct play *p, const char *line);
/* Puts the screen before a seat, hiding what the one before saw. */
void play_give_screen(struct play *p, int seat);
/* Whether somebody has it, or is alone with it. */
bool play_is_given(const struct play *p);
/* Before anything is asked the map shows whoever is alone with it the first of his units. */
void play_look_home(struct play *p);
/* Whether the question asked is answered from one menu; not if it is about any unit that
 * its seat likes. */
bool play_asks_menu(const struct play *p);
/* Renews the view, and what hangs on it. */
void play_renew(struct play *p);
void play_say(struct play *p, bool warns, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* The same of words that name keys (keys_words()). */
void play_say_keys(struct play *p, const char *words);
/* A key was pressed: what was said is said no more, and what it cited only for this key. */
void play_quiet(struct play *p);
/* Says why not; R opens the rule as the next key. */
void play_refuse(struct play *p, const struct reason *why);
void play_look_at(struct play *p, cell_t cell);	/* moves the cursor */
void play_look_at_unit(struct play *p, int unit);	/* there, and takes it up */
/* The unit under the cursor: who is aboard, if they have been taken up. */
int play_unit_here(const struct play *p);
/* Whether the seat may act for a unit under the question asked. */
bool play_commands(const struct play *p, int unit);
/* Units that lack an answer; of a question that waits for nobody those that could give one. */
int play_wanting(const struct play *p);
bool play_wants(const struct play *p, int unit);	/* whether a unit is one of them */
/* The next unit (or with step -1 the one before) that lacks one, or -1. */
int play_next_wanting(const struct play *p, int step);

/* Whether two questions are the same, asked anew. */
bool play_same_question(const struct decision *a, const struct decision *b);
/* What was taken back is news to everybody, and so is what came instead. */
void play_forget_undone(struct play *p);

/* ---- spectator.c ---- */

/* Of who has no seat at a table. */
void spectator_run(struct tui *tui, struct session *s);

/* ---- others.c ---- */

void others_watch(struct play *p);	/* from now on what they do is followed */
/* Whether the seat that is shown has been taken from who sits here; then why is kept. */
bool others_lost_seat(struct play *p);
enum reply others_stop(struct play *p);	/* says why nothing can be done here any more */
/* They did something: the game goes on before whoever looks on. */
enum reply others_follow(struct play *p);
/* Whether the screen is one person's, who sits at a table with others. */
bool others_bound(const struct play *p);
/* Of a unit of a side that persons share: whose it is, "you" or a name; else "". */
const char *others_commander(const struct play *p, int unit);
bool others_only_master(const struct play *p);	/* who is the Game Master, and plays no side */

/* ---- play_keys.c ---- */

enum reply play_key(struct page *page, int key);
enum reply play_act(struct play *p, enum key_act act);
/* What playing, choosing a target and watching have in common: walking,
 * overlays, zoom, centre; false if it is none of that. */
bool play_move(struct play *p, enum key_act act);

/* ---- clicks.c ---- */

/* The mouse was pressed: on a cell, to which the cursor goes, on that under the cursor, or
 * elsewhere. */
enum clicked { CLICKED_ELSEWHERE, CLICKED_CELL, CLICKED_AGAIN };
enum clicked clicks_cell(struct play *p);
/* The same, and what the map, the roster and the rolls make of it. */
enum reply clicks_take(struct play *p);
/* What the wheel goes through where it is turned. */
enum key_place clicks_wheel(const struct play *p);

/* ---- play_draw.c ---- */

void play_draw(struct page *page, struct pane *pane);
/* Where the panels stand on a screen of that size. */
struct layout play_layout(const struct play *p, int rows, int cols);

/* ---- head.c ---- */

/* What is asked; and what stands above the log. */
void play_question(const struct play *p, bool brief, char *text, size_t size);
void rolls_title(const struct play *p, char *text, size_t size);

/* ---- speech.c ---- */

/* The page in one column, but for its lines below. */
void speech_draw(struct play *p, struct pane *pane);

/* ---- head.c ---- */

void head_draw(const struct play *p, struct pane *pane, struct rect at);

/* ---- overlays.c ---- */

/* Fills p->overlaid as overlay or target ask; NULL if there is nothing to show. */
const uint8_t *overlay_fill(struct play *p);
/* An area matters to a seat if an objective that it knows of lies there. */
bool overlay_zone(const struct view *v, int area);
/* Where there is no shade signs tell. */
const char *overlay_name(enum overlay overlay, bool shaded);

/* ---- tracks.c ---- */

/* What has happened since the seat was asked last, as far as it was told. */
void tracks_take(struct play *p);
void tracks_skip(struct play *p);	/* what was so far leaves none */
void tracks_forget(struct play *p, size_t stands);	/* the log was cut to so much */
/* A key was pressed: they are marked no more, unless it only looks elsewhere. */
void tracks_fade(struct play *p, int key);
void tracks_mark(struct play *p);	/* lays them over the map */
/* Draws them a cell at a time, if that is liked; a key ends it.  Who has not arrived yet is
 * hidden, and drawn where he is under way. */
void tracks_walk(struct play *p);
void tracks_hide(struct play *p);
void tracks_draw_walkers(struct play *p);	/* over p->glyphs */

/* ---- edges.c ---- */

/* Arrows at the edges of the map; below it `free` is the first column that no title has. */
void edges_draw(struct play *p, struct pane *pane, int free);
/* Whether one of them points to an enemy, and in which ink. */
bool edges_point(const struct play *p, enum ink *ink);
/* The cursor to the next of those they point to, in turn. */
enum reply edges_jump(struct play *p);

/* ---- card.c ---- */

/* Whether the panel beside the map shows a figure's card. */
bool card_shown(const struct play *p);
void card_draw(const struct play *p, struct pane *pane, struct rect at);
enum reply card_toggle(struct play *p);

/* ---- roster.c, rolls.c, throws.c ---- */

void roster_fill(struct play *p);
void roster_draw(struct play *p, struct pane *pane, struct rect at);
bool roster_tells(const struct play *p, int unit);	/* what it does, as drawn last */
int roster_lines(const struct play *p);	/* that all of it would take */
int roster_most_lines(const struct play *p);	/* whatever units do, whichever is in hand */
enum reply roster_key(struct play *p, int key);
int roster_unit_at(const struct play *p, int line);	/* of the screen; -1: none */
void roster_seek(struct play *p, int unit);

void rolls_renew(struct play *p);
/* Whether an event is told at all: steps of single figures are not. */
bool rolls_tell(const struct event *e);
/* The event of the line under the cursor while they are read; NULL: it is none of the game. */
const struct event *rolls_event(const struct play *p);
void rolls_free(struct rolls *r);
enum reply rolls_key(struct play *p, int key);
void rolls_enter(struct play *p);	/* they are to be read */
enum reply rolls_asides(struct play *p);	/* shows every die, or sentences again */
size_t rolls_news(const struct play *p);	/* how many lines are new */
/* A line in its rows, behind an edge if it is new; what has no room is cut. */
enum { ROLLS_EDGE = 3 };
struct rolls_words { const char *text; enum ink ink; bool is_new, chosen; };
void rolls_put(struct pane *pane, struct rect at, const struct rolls_words *w);
/* The panel: throws, or what is unread, or both if there is room. */
void rolls_panel(struct play *p, struct pane *pane);

/* Whether the phase's throws stand where the rolls else are, or above what is unread of them, and
 * under which title. */
bool throws_shown(const struct play *p);
void throws_title(const struct play *p, char *text, size_t size);
void throws_draw(const struct play *p, struct pane *pane, struct rect at);

/* ---- unread.c ---- */

struct tale_line;
/* All between two places of the log is news to the seat: its tale, NULL if there is none. */
const struct tale *unread_take(struct play *p, size_t first, size_t end);
void unread_clear(struct play *p);		/* it has been read */
bool unread_shows(const struct tale_line *line);	/* whether a line is told at all */
bool unread_says(const struct play *p, const char *text);	/* this sentence among others */
int unread_rows_whole(const struct play *p, const char *text);	/* that a sentence takes */
int unread_rows(const struct play *p);		/* that what is unread must have */
int unread_draw(const struct play *p, struct pane *pane, struct rect at);	/* rows it took */

/* ---- master.c ---- */

/* Gives the Game Master the screen, or opens his menu. */
enum reply play_master_key(struct play *p);
enum reply play_master_give_back(struct play *p);

/* ---- leisure.c ---- */

void leisure_note(struct play *p);	/* as the view is renewed */

/* ---- errands.c ---- */

void errands_renew(struct play *p);	/* what is suggested, as the view is renewed */
const char *errands_suggested(const struct play *p, int unit);	/* "" = to hold */
bool errands_any(const struct play *p);	/* anything is suggested but to hold */
enum reply errands_mark(struct play *p);
enum reply errands_mark_all(struct play *p);
enum reply errands_goto(struct play *p);
enum reply errands_command(struct play *p, const char *rest);	/* typed: "UNIT PLACE" */
/* Before a line made of a row: if it walks to a place that is further than this turn, that is
 * its errand. */
void errands_far(struct play *p, int unit, const struct option *o, const char *line);
/* Of a walk to where the cursor is, which is refused: the line that sends the unit there however
 * far it is; false if that may not be either. */
bool errands_instead(const struct play *p, int unit, const struct option *o, char *line,
	size_t size);
/* Sends units where such a line of the first of them leads. */
enum reply errands_send(struct play *p, const int16_t *units, int n, const char *line);
/* Of a line that sets an errand; false if it is none. */
bool errands_preview(const struct play *p, int unit, const char *line, struct preview *preview);
/* Places worth a unit's going to: those that objectives are about, items, enemies; how many. */
int errands_places(const struct play *p, int unit, int32_t *places, int room);
enum reply errands_accept(struct play *p);
enum reply errands_accept_all(struct play *p);
enum reply errands_repeat(struct play *p);
enum reply errands_repeat_all(struct play *p);
enum reply errands_hold_all(struct play *p);
enum reply errands_entrust(struct play *p);

/* ---- thinking.c ---- */

/* Shows that the machine thinks for a seat; whether somebody typed, and is in a hurry. */
bool thinking_shown(void *play, int seat);

/* ---- advice.c ---- */

/* Three plans for whoever is asked, to take one or to leave them. */
enum reply advice_ask(struct play *p);

/* ---- orders.c, target.c ---- */

/* The menu of a unit (or -1: of the question itself), to a choice made. */
enum reply orders_menu(struct play *p, int unit);
enum reply orders_done(struct play *p);
enum reply orders_undo(struct play *p);
enum reply orders_redo(struct play *p);

struct target {
	struct page page;
	struct play *play;
	const struct option *option;
	int unit;
	bool chosen, lawful;
	cell_t from;		/* where the cursor began */
	char line[CHOICE_LINE_MAX];
	struct reason why;
	struct preview preview;
	int32_t candidates[FIGURES_MAX];	/* units, figures or cells that may be chosen */
	int n_candidates;
};

/* Lets a target be chosen on the map; true with t->line whole. */
bool target_ask(struct play *p, int unit, const struct option *o, struct target *t);
void target_draw(const struct target *t, struct pane *pane, struct rect at);
/* Tries a line on the view: whether it is lawful, and what would come of it. */
bool target_try(const struct play *p, const char *line, struct preview *preview,
	struct reason *why);
/* Text in a panel; what has no room is promised behind `rest`. */
void target_put_text(struct pane *pane, struct rect at, enum ink ink, const char *text,
	const char *rest);
/* A preview: its chances as bars, then what the lines say besides. */
void target_put_preview(struct pane *pane, struct rect at, const struct preview *preview,
	const char *rest);
/* The same in a place that is broad and low, behind other words. */
void target_put_broad(struct pane *pane, struct rect at, const struct preview *preview,
	struct buffer *words, const char *rest);
/* A preview (or a refusal) as text. */
void target_words(const struct preview *preview, struct buffer *buffer);

/* ---- passed.c ---- */

/* The next question, those closed before which are empty. */
const struct decision *passed_over(struct play *p);
bool passed_is_empty(const struct play *p, const struct decision *d);
/* PA4: the seat wants nothing of what is asked now, which waits for nobody; and would be asked
 * again. */
void passed_decline(struct play *p);
void passed_ask_again(struct play *p);

/* ---- sheets.c ---- */

void sheets_unit(struct play *p, int unit);
void sheets_why(struct play *p, int unit);
/* The same of what it did by an event of the log, to who may be told. */
void sheets_why_then(struct play *p, int unit, size_t event);
void sheets_unasked(struct play *p);	/* who of the seat is not asked, and why (Y-7) */
void sheets_forecast(struct play *p, int unit);
void sheets_objectives(struct play *p);
/* One of them, whose it is and who has it: of a game that is over. */
void sheets_objective(const struct play *p, int i, struct buffer *buffer);
void sheets_rule(struct play *p, const char *rule, struct buffer *buffer);
/* One figure's sheet: its name, and all that its system says of it. */
void sheets_figure(const struct view *v, int figure, struct buffer *buffer);

/* ---- here.c ---- */

/* What is known of a cell, in one line, beside the name of a unit, or of NOBODY. */
void here_line(const struct play *p, cell_t cell, int named, char *text, size_t size);
void here_help(struct play *p, enum key_place place);

/* ---- story.c ---- */

void story_briefing(struct play *p);
void story_tell(struct play *p);	/* boxes for what is new */
void story_again(struct play *p);	/* all so far */
void story_hand_over(struct play *p, int seat);
void story_epilogue(struct play *p);
void story_nobody(struct play *p);	/* the machine plays all sides */

/* ---- happened.c ---- */

/* Once a phase has passed: all that happened, unless the panel shows it. */
void happened_tell(struct play *p);
void happened_from_start(struct play *p);	/* who is placed where is no news */
/* Who comes back to a table is told what others did since he chose last. */
void happened_meanwhile(struct play *p);
/* The same of what others do, or a machine is about to, while one waits: there is no page yet. */
void happened_hold(struct play *p);
void happened_skip(struct play *p);		/* what was so far is no news to anybody */

/* ---- draft.c ---- */

void draft_note(struct play *p);	/* what is asked now may be prepared for next time */
enum reply draft_menu(struct play *p, int unit);
bool draft_keep(struct play *p, const char *line);	/* false with the reason told */
/* Whether one stands for a unit, and could be taken, if anything is asked. */
bool draft_suggests(const struct play *p, int unit, char *text, size_t size);
void draft_try(struct play *p);		/* something is asked: what cannot be is told */
bool draft_hand_in(struct play *p, int unit);	/* false: there is none */
void draft_hand_in_all(struct play *p);

/* ---- voices.c ---- */

bool voices_take(struct play *p);	/* what has been said since; whether anything */
void voices_forget(struct play *p, size_t stands);	/* the log was cut to so much */
void voices_read(struct play *p);	/* a key was pressed: those that were shown are read */
int voices_rows(const struct play *p);	/* that those unread have in the panel */
void voices_draw(struct play *p, struct pane *pane, struct rect at);
enum reply voices_ask(struct play *p, bool to_one);
enum reply voices_command(struct play *p, bool to_one, const char *rest);

/* ---- opened.c ---- */

/* An event of the log by its place, and, of a roll, all that made its number. */
void opened_event(struct play *p, size_t at);
/* Several, a line each, of which each can be opened. */
void opened_events(struct play *p, const char *title, const size_t *events, int n);
void opened_sentence(struct play *p, const struct tale_line *line);	/* what proves it */

/* ---- find.c ---- */

enum reply find_name(struct play *p);
enum reply find_command(struct play *p);
/* The same once, if a page that stood on this one was left for it (S5). */
enum reply find_called(struct play *p);

/* ---- cited.c ---- */

/* What the rules say of an event; of no kind: nothing is known. */
struct cite cited_event(const struct play *p, const struct event *e);
/* All that can be said of what is under the cursor in a place: of a roll, a unit's state, the
 * ground, a target, the nearest first; how many. */
enum { CITED_MAX = 6 };
int cited_all(const struct play *p, enum key_place place, struct cite all[CITED_MAX]);
/* Of an option of a menu: what refuses it, else what it would roll or do. */
struct cite cited_option(const struct play *p, const struct option *o);
/* Opens the rules there. */
enum reply cited_open(struct play *p, enum key_place place);

#endif

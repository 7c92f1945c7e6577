/* The game: the state, and the fold over choices.
 *
 *     game_new(setup, seed) → state, then game_step(state, choice) → state, events
 *
 * A game has no globals, no clock, no files and no chance but its dice; the
 * same setup, seed and choices give the same game everywhere.  When it needs a
 * will it opens decisions; when none is open the game is over.
 *
 * What belongs where ("would undo restore it?"):  all of that is in struct
 * game.  What one looks at, has selected or has typed belongs to front ends.
 *
 * Seats: one for each side (0 … n_sides-1), one for the uncommanded units of
 * each side (n_sides … 2 n_sides-1), and the Game Master's (2 n_sides).
 *
 * Invariants
 *  G1  occupant[c] == f or beneath[c] == f exactly if figure f is on the table and its
 *      footprint, as it faces, covers c; a man's is the one cell he stands at, and
 *      all of a footprint is on the table.
 *  G2  no two figures in a cell, but what the system lets lie over another (system->over),
 *      which is then beneath it; nobody is beneath nothing.
 *  G3  places, lives, sides, points, flags and items change only through the
 *      functions below that emit events (event.h, E1).
 *  G4  every roll goes through roll.h and is an event.
 *  G5  a unit's figures, joiners included, are the list head, next …, in order
 *      of figure; game_members() renews it from figure->unit.
 *  G6  whoever is on the table is fit, wounded or captive; a captive keeps a
 *      cell of its own, or a seat, and is brought along by game_escort().
 *  G7  what is marked derived or scratch follows from the rest and is in no
 *      snapshot.
 *  G8  whoever is aboard (figure->aboard) has no cell, is fit, wounded or captive,
 *      and goes where the vehicle goes; what he is aboard is on the table, has a
 *      seat for him, and is itself aboard of nothing.  figure->load counts them.
 *
 * Big figures.  A vehicle, or a large beast, is a unit of one figure with a
 * body (setup_figure, footprint.h): its `cell` is the anchor, its `facing` the
 * heading, and it is moved by game_pose().  It is fit, wounded (down, but still
 * there: a wreck) or dead (off the table) like any figure.  One with seats is a
 * vehicle: a thing, which does nothing without somebody aboard; for holding
 * areas and for who is left in the game those aboard count, not the thing.
 */
#ifndef CLIFFHANGER_GAME_H
#define CLIFFHANGER_GAME_H

#include "cliffhanger/choice.h"
#include "cliffhanger/course.h"
#include "cliffhanger/dice.h"
#include "cliffhanger/event.h"
#include "cliffhanger/setup.h"
#include "cliffhanger/distances.h"

enum { DECISIONS_MAX = 128, SEATS_MAX = 2 * SIDES_MAX + 1, NOBODY = -1,
	SCRIPT_STOPPED = -1, SCRIPT_AGAIN = -1000,
	POINTS_MAX = 9999 /* at once, and of one side in all: */, POINTS_TOTAL_MAX = 1000000 };

enum life {
	LIFE_FIT,
	LIFE_WOUNDED,	/* down: neither moves alone, shoots nor fights */
	LIFE_DEAD,
	LIFE_CAPTIVE,	/* moves with its captor */
	LIFE_LEFT,	/* left the table */
	LIFE_AWAITED,	/* not yet there */
	LIVES
};

struct figure {
	cell_t cell;		/* of a big one the anchor; CELL_NONE off the table */
	int16_t unit;
	int16_t captor;		/* figure that holds it, or -1 */
	int16_t aboard;		/* figure, a vehicle, that carries it, or -1 (G8) */
	uint8_t load;		/* figures aboard it (derived; views know it of every
				 * vehicle in sight, though not who they are) */
	uint8_t facing;		/* of a big one its heading */
	uint8_t life;		/* enum life */
	uint8_t left;		/* enum edge bits over which it left */
	int16_t next;		/* the next figure of its unit, -1 = the last (G5) */
};

struct unit {
	int16_t side;
	int16_t leader;		/* figure, or -1 */
	int16_t head;		/* its first figure, -1 = none (G5) */
	bool uncommanded;
	bool arrived;		/* has been on the table */
	uint8_t sighted;	/* bit per side that sees it now (own side always) */
	uint8_t known;		/* bit per side that has ever seen it */
	uint8_t understood;	/* bit per side whose words it has ever understood */
	cell_t last_seen[SIDES_MAX];	/* where each side saw it last */
};

/* Who answers for a unit: its side's seat, or whom that has handed it to (bidding.h). */
enum charge { CHARGE_SELF, CHARGE_COMMANDER, CHARGE_TABLES, CHARGES };

/* What a unit has been told beyond this turn. */
struct bidding {
	cell_t errand;		/* where it is bound; CELL_NONE: nowhere */
	cell_t from;		/* where it stood as it was sent, or as the turn began */
	bool stuck;		/* it came no nearer in the last turn */
	uint8_t charge;		/* enum charge */
	bool handed;		/* the tables have it */
};

struct item { cell_t cell; int16_t unit; };	/* lies, or is carried by unit */

struct decision {
	int16_t id;		/* grows through the game */
	int8_t seat;
	uint8_t kind;		/* index into the system's decision kinds */
	int16_t unit, other;	/* whom it is about, or -1 */
};

struct mission;

/* Which units are known to touch an enemy, or not to, since a place, a life, a side or the
 * ground last changed: what skirmish/body/contact.c has been asked; and whether all have looked
 * about since (participation). */
struct touch {
	uint64_t asked, is;	/* bit per unit */
	bool looked;		/* all see since then whom they can, and no sight has changed */
};

struct game {
	const struct setup *setup;
	const struct game_system *system;
	const void *rules;	/* the system's typed tables, see system->bind */
	struct dice dice;
	int16_t turn, phase;
	int16_t viewer;		/* side whose view this is, or NOBODY: the truth */
	int16_t n_units, n_figures;
	bool decided, over;	/* decided: somebody has won, play may go on */
	bool master;		/* somebody sits in the Game Master's seat (master.h) */
	int8_t winner;		/* side, or -1 */
	uint8_t n_decisions;
	int16_t next_decision;
	struct decision decisions[DECISIONS_MAX];
	int32_t points[SIDES_MAX];
	uint8_t friends[SIDES_MAX];	/* bit per side that each makes common cause with
				 * now; mutual, itself left out */
	int8_t flags[FLAGS_MAX];
	int8_t objectives[OBJECTIVES_MAX];	/* side that has it, -1 open, -2 failed */
	int16_t fired[SCRIPTS_MAX];	/* turn a script event last fired, 0 never.  By the Game
				 * Master's word (C-12) less so much than SCRIPT_STOPPED: it
				 * will not (again), than SCRIPT_AGAIN: as if it had never */
	int16_t turns_done;	/* turns whose end has come */
	uint16_t changed;	/* bit per condition_kind that may have changed
				 * since the script was last looked at */
	uint16_t script_needs[SCRIPTS_MAX];	/* condition kinds in each (derived) */
	struct item items[ITEMS_MAX];
	bool acting;			/* what happens is the Game Master's act (scratch) */
	bool company;			/* in a session's view: persons are asked, too (scratch) */
	const struct mission *missions;	/* [n_units] what a mind that tries things has its units
					 * do (mission.h); NULL: nothing (scratch) */
	int32_t lines_restored;		/* of the snapshot being read (scratch) */

	/* From here on each game has its own, whatever it is made equal to (fold.c, F2). */
	struct house *house;	/* rules changed in play: a reference; NULL = none */
	struct table *table;	/* a reference */
	struct unit *units;		/* [n_units] */
	struct bidding *biddings;	/* [n_units] */
	struct figure *figures;		/* [n_figures] */
	int16_t *occupant, *beneath;	/* [cells] figure or -1 (derived) */
	void *own;			/* the system's part of the game */
	void *unit_own;			/* [n_units] */
	void *figure_own;		/* [n_figures] */
	struct sink out;		/* of the step under way (scratch) */
	struct reach *reach;		/* scratch */
	struct distances *distances;		/* scratch */
	struct course *course;		/* scratch; NULL where nothing is big or has seats */
	struct touch *touch;		/* scratch */
	void *notes;			/* what minds keep of a view between two answers, blank if
					 * its first byte is 0 (scratch): system->notes_size, and
					 * room for the state, state_bytes behind `units` */
	size_t state_bytes, bytes;	/* of the arrays, which are one block, without what is
					 * derived and in all (derived) */
};

/* A game at its first decisions; its first events go to `out`.  NULL without
 * memory.  The setup must outlive it; `rules` (system->bind) too. */
struct game *game_new(const struct setup *setup, const void *rules,
	const struct dice *dice, struct sink out);
struct game *game_clone(const struct game *g);	/* NULL without memory */
/* Makes `to`, a clone of the same game, equal to `from`. */
void game_assign(struct game *to, const struct game *from);
void game_free(struct game *g);			/* takes NULL */

/* Whether a choice may be made now.  What a seat is told here depends only on
 * what it can see: asking its view gives the same answer. */
bool game_check(const struct game *g, const struct choice *c, struct reason *why);
/* Makes the choice and goes on to the next decisions.  Must pass game_check();
 * what passes cannot fail.  If g->dice.starved afterwards, drop the state. */
void game_step(struct game *g, const struct choice *c, struct sink out);
/* Whether anybody hears of what happens: what is only said is not worked out otherwise. */
static inline bool game_listened(const struct game *g)
{
	return g->out.take != NULL;
}

/* Of game.fired: whether a script event will not happen; whether it counts as one that has not
 * yet; and the turn in which it last did all the same, 0 never. */
static inline bool script_stopped(int16_t fired)
{
	return fired <= SCRIPT_STOPPED && fired > SCRIPT_AGAIN;
}
static inline bool script_unfired(int16_t fired)
{
	return fired == 0 || fired <= SCRIPT_AGAIN;
}
static inline int16_t script_happened(int16_t fired)
{
	return (int16_t)(fired > 0 ? fired : fired <= SCRIPT_AGAIN ? SCRIPT_AGAIN - fired
		: fired < 0 ? SCRIPT_STOPPED - fired : 0);
}

/* The open decision with this seat (and unit, or -1 = any), or NULL. */
const struct decision *game_decision(const struct game *g, int seat, int unit);
int game_seat_side(const struct game *g, int seat);	/* NOBODY for the GM */
int game_seat_of_unit(const struct game *g, int unit);
/* Whether two sides are one, or friends as things stand. */
static inline bool game_same_cause(const struct game *g, int side_a, int side_b)
{
	return side_a == side_b
		|| (side_a >= 0 && side_b >= 0 && (g->friends[side_a] >> side_b & 1) != 0);
}
/* Whether two units are of sides that do not. */
static inline bool game_enemies(const struct game *g, int unit, int other)
{
	return !game_same_cause(g, g->units[unit].side, g->units[other].side);
}
int game_cause(const struct game *g, int side);	/* bit per side of it, its own too */
/* Whether the scenario declares two sides allied, and whether they are so still: one
 * side, or friends who see for each other.  Friends by a mere truce do not (Y-32). */
bool game_sworn(const struct game *g, int side_a, int side_b);
bool game_allied(const struct game *g, int side_a, int side_b);
int game_allies(const struct game *g, int side);	/* bit per side, its own too */
/* Whether it sees a unit now because that is its own or its allies'. */
bool game_sees_friends(const struct game *g, int side, int unit);
/* Whether a side sees a unit now: its own, its allies', and those sighted; NOBODY sees all. */
static inline bool game_sees(const struct game *g, int side, int unit)
{
	return side == NOBODY || (g->units[unit].sighted >> side & 1) != 0
		|| game_sees_friends(g, side, unit);
}
/* Whether it has ever seen it, and so knows its name; NOBODY knows all. */
bool game_knows(const struct game *g, int side, int unit);
uint16_t game_watchers(const struct game *g, int unit);	/* bit per side that sees it */
/* Whether an objective of the end would be had if this were the end. */
bool objective_stands(const struct game *g, int objective);

/* The rulebook as it holds now. */
const struct rulebook *game_book(const struct game *g);

/* A number that two equal states share and others do not (64-bit FNV-1a over
 * the fields of the snapshot). */
uint64_t game_check_value(const struct game *g);

/* Whether an event from outside can be one of a game of this setup: every field is of
 * something that it has, and what a roll cites is in its book.  Another version of the
 * program may have cited other rules: then they are not looked for.
 * False with what was expected and what was found. */
bool event_lawful(const struct setup *s, const struct event *e, bool by_this_version,
	struct reason *why);

/* ---- snapshots: every field by name, so that old ones open in new versions ---- */

enum field_kind { FIELD_BOOL, FIELD_I8, FIELD_U8, FIELD_I16, FIELD_U16,
	FIELD_I32, FIELD_U32, FIELD_U64,
	/* Indices, -1 = none where `least` allows it: int16_t, int16_t, cell_t.  A
	 * snapshot with one that this game does not have is refused. */
	FIELD_UNIT, FIELD_FIGURE, FIELD_CELL,
	FIELD_SIDE,	/* int8_t, the same of sides */
	/* A bit for each: uint8_t of sides, uint64_t of units. */
	FIELD_SIDES, FIELD_UNITS };
enum { FIELD_FAR = 1 << 24 };	/* the most of a length that adds up */
struct field {
	const char *name;
	uint16_t offset, count;		/* count: array length, 1 = a number */
	enum field_kind kind;
	int32_t least, most;	/* of numbers up to 32 bits; least > most: any.
				 * A snapshot outside them is refused. */
};
#define FIELD(type, kind, name, least, most) \
	{ #name, (uint16_t)offsetof(type, name), 1, kind, least, most }
#define FIELDS(type, kind, name, count, least, most) \
	{ #name, (uint16_t)offsetof(type, name), count, kind, least, most }
#define FIELDS_END { NULL, 0, 0, FIELD_BOOL, 0, 0 }

/* Writes the whole state as lines of text, each handed to `line`. */
void game_snapshot(const struct game *g,
	void (*line)(void *self, const char *text), void *self);
/* Reads one back into a new game of the same setup: call with each line in
 * turn, then game_restored().  False with the reason; drop the game then.
 * Fields that this version does not know are left out: true, with a warning in
 * why->text, which is "" otherwise. */
bool game_restore_line(struct game *g, const char *text, struct reason *why);
bool game_restored(struct game *g, struct reason *why);

/* ---- for systems: the only ways to change what events account for (G3) ---- */

/* Fills turn and phase.  An event about a unit whose audience is EVENT_ALL goes
 * to those who see the unit, so that nothing leaks where a system says nothing;
 * SIDES_ALL is for what everybody is to know. */
enum { SIDES_ALL = (1 << SIDES_MAX) - 1 };
void game_emit(struct game *g, struct event *event);
struct event event_of(enum event_kind kind);	/* indices -1, audience all */
/* CELL_NONE: off the table.  An awaited figure that is placed is fit.  A big one
 * keeps its heading; all the cells it comes to cover must be free. */
void game_place(struct game *g, int figure, cell_t cell);
void game_face(struct game *g, int figure, int direction);
/* A big figure to a place and heading at once (EVENT_TURN_ABOUT, EVENT_MOVE): where
 * game_fits() says that it can be.  Those aboard go with it. */
void game_pose(struct game *g, int figure, struct pose pose);
/* Gets a figure aboard, with its captives: there must be seats.  Once on the table
 * or awaited, it is fit, wounded or captive. */
void game_board(struct game *g, int figure, int vehicle);
/* Puts one that is aboard out on a free cell; its captives follow to the nearest. */
void game_alight(struct game *g, int figure, cell_t cell);
/* The dead and those who leave go off the table, and whoever is aboard goes with
 * them over the edge; the dead must have nobody aboard, see game_alight().  The awaited,
 * with nobody aboard either, wait off the table again. */
void game_life(struct game *g, int figure, enum life life, const char *word);
void game_capture(struct game *g, int figure, int captor);	/* -1: freed, and fit */
/* Brings a figure's captives to the free cells nearest to it, after its move. */
void game_escort(struct game *g, int captor);
/* The unit goes over to a side, or is commanded from now on, or not. */
void game_command(struct game *g, int unit, int side, bool commanded);
void game_lead(struct game *g, int unit, int figure);
void game_join(struct game *g, int figure, int unit);
void game_members(struct game *g);	/* renews all lists of members (G5); of start and restore */
void game_item(struct game *g, int item, int unit, cell_t cell);
void game_points(struct game *g, int side, int32_t points, const char *why);
void game_flag(struct game *g, int flag, int value);
void game_objective(struct game *g, int objective, int side);
void game_sight(struct game *g, int unit, int side, bool seen);
/* Somebody of the unit has understood what somebody of a side has said; the words are an
 * event of the system's own, this is for the script. */
void game_heard(struct game *g, int unit, int side);
/* All cells between two corners, or of an area (-1 = the corners), are of a kind
 * of ground from now on; what becomes of who is there is the system's to say
 * (system->engulfed).  False without memory. */
bool game_ground(struct game *g, cell_t from, cell_t to, int area, int ground);
/* Two sides are friends from now on, or no more (system->truce). */
void game_friends(struct game *g, int side, int other, bool friends);
void game_note(struct game *g, int unit, int figure, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
void game_phase(struct game *g, int phase);
void game_decide(struct game *g, int winner);	/* somebody has won */
void game_end(struct game *g);			/* no more decisions */

void game_ask(struct game *g, int seat, int kind, int unit, int other);
void game_answered(struct game *g, int id);	/* closes one decision */

/* ---- asking the state (also of views) ---- */

static inline bool game_on_table(const struct game *g, int figure)	/* not who is aboard */
{
	return g->figures[figure].cell != CELL_NONE;
}
enum { AROUND_MAX = 2 * GRID_AROUND_MAX };	/* figures next to a cell (G2) */
/* The figures that stand next to a cell, in order of direction, a big one once;
 * how many. */
int game_around(const struct game *g, cell_t cell, int16_t figures[AROUND_MAX]);
int game_unit_fit(const struct game *g, int unit);	/* fit figures on the table */
int game_unit_aboard(const struct game *g, int unit);	/* fit figures aboard something */
/* Of a unit that has not come on the table: whether it may yet, in its turn or brought by the
 * script; what has fired of that a view does not know. */
bool game_may_come(const struct game *g, int unit);
/* Whether all of its fit figures on the table are marked as done for this turn
 * (MARK_ACTED). */
bool game_unit_acted(const struct game *g, int unit);

/* body.c: big figures, and what one has to do with them. */
static inline struct body game_body(const struct game *g, int figure)
{
	return g->setup->figures[figure].body;
}
static inline bool game_big(const struct game *g, int figure)
{
	return g->course != NULL && body_big(g->setup->figures[figure].body);
}
/* Whether to tell where a figure faces: it stands there, no big one, and a rule reads it. */
bool game_tells_facing(const struct game *g, int figure);
bool game_hurt(const struct game *g, int figure);	/* is fit, and bears a wound */
static inline bool game_vehicle(const struct game *g, int figure)	/* has seats */
{
	return g->course != NULL && g->setup->figures[figure].seats > 0;
}
/* The cells a figure covers, the anchor first; how many, 0 off the table. */
int game_hull(const struct game *g, int figure, cell_t cells[BODY_CELLS_MAX]);
/* Who keeps a figure out of a cell, itself where it is; NOBODY: it has room there (G2).  It takes
 * a look at who is above whom only where there is somebody, and anything to be above of. */
int game_barred_there(const struct game *g, int figure, cell_t cell);
static inline int game_barred(const struct game *g, int figure, cell_t cell)
{
	const int top = g->occupant[cell];

	return top == NOBODY || g->course == NULL ? top : game_barred_there(g, figure, cell);
}
/* What lies over a figure on the table (G2); NOBODY. */
int game_above(const struct game *g, int figure);
/* Whether a figure has room in a pose: all cells of it on the table, and nobody else
 * there.  The ground is the system's to judge (system->stands). */
bool game_fits(const struct game *g, int figure, struct pose pose);
/* Of the cells a figure covers the one nearest to `from`; CELL_NONE off the table.
 * Ranges, lines of sight and contact are measured to it. */
cell_t game_nearest_part(const struct game *g, int figure, cell_t from);
/* Between the nearest cells of two figures on the table, in the measure: where one of them is
 * big, and of any two. */
int32_t game_parts_distance(const struct game *g, int figure, int other);
static inline int32_t game_distance(const struct game *g, int figure, int other)
{
	return game_big(g, figure) || game_big(g, other) ? game_parts_distance(g, figure, other)
		: table_distance(g->table, g->figures[figure].cell, g->figures[other].cell);
}
bool game_touching(const struct game *g, int figure, int other);	/* side by side */
/* Whether a line of sight joins any cell of one to any of the other. */
bool game_in_line(const struct game *g, int figure, int other);
/* Whether one cell can be seen from another by the rules in play (system->line). */
bool game_cell_in_line(const struct game *g, cell_t from, cell_t to);
/* The figures next to a figure, each once; how many, at most `room`. */
enum { BESIDE_MAX = 64 };
int game_beside(const struct game *g, int figure, int16_t *figures, int room);
/* The free cells next to a figure, those astern first; how many, at most `room`. */
int game_free_beside(const struct game *g, int figure, cell_t *cells, int room);
/* Everybody aboard a figure: FOR_ABOARD(f, g, vehicle) … */
#define FOR_ABOARD(f, g, vehicle) \
	for (int f = game_next_aboard(g, vehicle, 0); f >= 0; \
		f = game_next_aboard(g, vehicle, f + 1))
int game_next_aboard(const struct game *g, int vehicle, int from);	/* or -1 */
int game_free_seats(const struct game *g, int vehicle);
/* Where a figure, or a unit, is to be found: its own cell, or the anchor of what
 * carries it; CELL_NONE nowhere. */
cell_t game_whereabouts(const struct game *g, int figure);
cell_t game_unit_whereabouts(const struct game *g, int unit);
/* The cells that a unit's fit figures cover, for those aboard what carries them; how many. */
enum { UNIT_CELLS_MAX = FIGURES_MAX + BODY_CELLS_MAX };
int game_unit_cells(const struct game *g, int unit, cell_t cells[UNIT_CELLS_MAX]);
/* Those that its shots leave from, where ranges are measured from: its gun's, if that stands
 * in a cell of its own (system->muzzle), else its figures'. */
int game_shot_cells(const struct game *g, int unit, cell_t cells[UNIT_CELLS_MAX]);
/* The figure that is the body of a unit of one big figure, or -1. */
int game_unit_body(const struct game *g, int unit);
/* All figures of a unit in any state of life: FOR_MEMBERS(f, g, u) …  Figures may
 * change units (a hero who joins another), so never walk by setup ranges. */
#define FOR_MEMBERS(f, g, u) \
	for (int f = (g)->units[u].head; f >= 0; f = (g)->figures[f].next)
/* Of its leader if he is on his feet, else of the first who is, else where one lies. */
cell_t game_unit_cell(const struct game *g, int unit);
const char *game_unit_name(const struct game *g, int unit);
/* A name in the middle of a sentence: "The guard" is "the guard". */
struct name { char text[NAME_MAX_BYTES + 16]; };
struct name name_within(const char *name);
void game_figure_name(const struct game *g, int figure, char *text, size_t size);

/* The next turn: counts it, tells EVENT_TURN with the check value, and brings on
 * the reinforcements that are due.  A game starts at turn 0, before the first. */
void game_turn_begin(struct game *g);
/* Brings a unit on the table: its leader at the free cell nearest to `near`, the
 * others round him.  False if there is no room at all. */
bool game_bring_on(struct game *g, int unit, cell_t near);
/* Up to `wanted` free cells nearest to `near` on foot, ground that can be walked
 * on; writes them and returns how many there are. */
int game_free_cells(const struct game *g, cell_t near, int wanted, cell_t *cells);
/* From a cell to the nearest of these edges (enum edge bits; EDGE_NONE: of all), in the
 * measure. */
int32_t game_edge_distance(const struct game *g, cell_t from, uint8_t edges);
/* The same for the first formation of a unit: hidden figures of its own side, and of
 * others that its side does not see, make room for it (Y-35).  Once the places are chosen
 * those who stand there go to the nearest that are left. */
int game_first_cells(const struct game *g, int unit, cell_t near, int wanted, cell_t *cells);
bool game_makes_room(const struct game *g, int unit, int figure);
void game_make_room(struct game *g, int unit, const cell_t *cells, int n);
/* Sets up the script's and objectives' work at a turn's end: fires script
 * events, settles objectives, and decides the game (game_decide) when an event
 * says so or the last turn is done; ending it is the system's part. */
void game_turn_end(struct game *g);
/* Script events that may fire at once (spotted, enters, destroyed …). */
void game_script(struct game *g);
/* Whether a condition of the scenario holds now; of a view: as far as its viewer knows. */
bool game_holds(const struct game *g, int condition);
/* The endings that its epilogue is made of as things stand, a bit each: those that fit, down to
 * one after which none comes. */
uint32_t game_epilogue(const struct game *g);
/* What the script gives a side to do now, "" = nothing; of a view its viewer's. */
const char *game_task(const struct game *g, int side);

#endif

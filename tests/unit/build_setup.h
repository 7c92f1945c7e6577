/* Small games for unit tests, made from a drawing.
 *
 *     static const char ford[] =
 *         "map\n"
 *         "  . . A A .\n"         rows of signs; blanks are ignored, so odd
 *         "   . j B . .\n"        rows may be drawn shifted as they stand
 *         "  . . . . .\n"
 *         "end\n"
 *         "legend j jungle\n"     a sign for a kind of ground; without a
 *                                 legend a ground's own sign serves
 *         "side navy edges=south\n"
 *         "side thugs edges=north,east friends=navy machine\n"
 *         "unit marines sign=A side=navy class=regular arms=rifle,knife facing=E\n"
 *         "figure 1 name=\"Jack Steele\" leader hero luck=7 traits=huge-joss\n"
 *         "unit gang sign=B side=thugs class=thug hidden uncommanded\n";
 *
 * In the map a letter or digit that no legend names is a figure of the unit
 * with this sign, in reading order, standing on the first ground.  Statements,
 * one a line (columns and rows of cells count from 1, as players read them):
 *
 *     grid hex|square      cell LENGTH      turns N       title "…"
 *     map … end            levels … end     (digits)      legend SIGN GROUND
 *     open COLSxROWS       (a map of '.' alone)
 *     side ID [name="…"] [edges=north,…] [friends=ID,…] [machine]
 *     unit ID side=ID [sign=X] [name="…"] [figures=N] [at=C,R] [facing=E] [arms=…]
 *          [shields] [hidden] [uncommanded] [die=N] [arrives=TURN] [area=ID]
 *          [body=LENGTHxWIDTH] [seats=N] [aboard=ID] KEY=VALUE…
 *                          (body in cells; of an ID above)
 *     figure N [name="…"] [arms=…] [at=C,R] [leader] [second] [hero] [shield] KEY=VALUE…
 *                          (of the unit above; KEY: the system's hero settings)
 *     area ID C,R C,R …    item ID unit=ID|at=C,R [KEY=…] flag ID
 *     gm KEY=VALUE…        house TABLE ROW COLUMN VALUE
 *
 * A unit that its settings make a vehicle (`vehicle=truck`) has one figure, at=C,R; those
 * aboard=ID of a vehicle above begin in it.
 *
 * KEY=VALUE are the system's settings: `KEY` alone sets a flag, words of a list
 * and arms are joined by commas, "…" holds blanks.  Conditions, effects,
 * scripts, objectives and endings are plain arrays: assign them to the setup.
 * A unit without `at`, signs on the map or placed figures begins off the table.
 * Any mistake in the text fails the test and says which line.
 */
#ifndef BUILD_SETUP_H
#define BUILD_SETUP_H

#include "cliffhanger/system.h"

struct setup *build_setup(const struct game_system *system, const char *text);
void build_free(struct setup *s);	/* takes NULL */

/* Strict scripted dice: "3 10 7"; "" = seeded with 1, not scripted. */
struct dice build_dice(const char *values);
cell_t build_cell(const struct setup *s, int col, int row);	/* from 1 */

/* The sides of most drawings. */
#define NAVY_AND_THUGS "side navy edges=west\nside thugs edges=east\n"
#define US_AND_MOROS "side us edges=west\nside moros edges=east\n"

/* A game with all that belongs to it, in one go. */
struct trial {
	struct setup *setup;
	void *rules;
	struct game *game;
	struct event_log *log;
};

/* `dice` as for build_dice(). */
void trial_begin(struct trial *t, const struct game_system *system,
	const char *text, const char *dice);
/* The same with a setup made (and changed) beforehand, which it takes over. */
void trial_begin_with(struct trial *t, struct setup *setup, const char *dice);
void trial_end(struct trial *t);

/* A test of one trial: what begins `t`, and the function that ends it.
 *
 *     TRIAL(test_C_3_nobody_walks_on, trial_begin(&t, &system_null, field, ""), trial_end)
 *     {
 *             trial_do(&t, 0, "done");
 *     }
 *
 * The harness of a system has a shorter word of its own for its usual beginning and end. */
#define TRIAL(name, beginning, end) \
	static void name##_in(struct trial t); \
	TEST(name) \
	{ \
		struct trial t; \
		beginning; \
		name##_in(t); \
		end(&t); \
	} \
	static void name##_in(struct trial t)

int trial_unit(const struct trial *t, const char *id);	/* fails if unknown */
int trial_figure(const struct trial *t, const char *unit, int number);	/* from 1 */
void trial_put(const struct trial *t, const char *unit, int number, int col, int row);
/* The ground of a cell, counted from 1, from now on. */
void trial_ground(const struct trial *t, int col, int row, const char *ground);
/* How far the cell is from the nearest of a unit; and that at a line's end. */
int32_t trial_far(const struct trial *t, cell_t cell, const char *unit);
cell_t trial_told_cell(const struct trial *t, const char *line);
void trial_spent(const struct trial *t);	/* strict dice have been used to the last */
void trial_close_all(struct trial *t);	/* as if all that is asked had been answered */
/* The line as seat's choice must be readable in the seat's view and allowed. */
void trial_do(struct trial *t, int seat, const char *line);
/* It must be refused, by this rule ("" = unreadable). */
void trial_refuses(struct trial *t, int seat, const char *line, const char *rule);
/* The line is allowed, but its place is further than one move, as its preview says (Y-28). */
void trial_falls_short(struct trial *t, int seat, const char *line);
/* The system's preview of a choice of the seat that is waited for; whether some line of it holds
 * these words; that it must. */
void trial_preview(const struct trial *t, const char *line, struct preview *p);
bool trial_previews(const struct trial *t, const char *line, const char *words);
void trial_tells(const struct trial *t, const char *line, const char *words);
/* More strict dice to follow. */
void trial_dice(struct trial *t, const char *values);
/* Events of a kind so far, and the nth of them (0 the first, -1 the last; NULL). */
int trial_count(const struct trial *t, enum event_kind kind);
const struct event *trial_event(const struct trial *t, enum event_kind kind, int n);
/* The last roll whose `what` begins so; NULL if there is none. */
const struct event *trial_roll(const struct trial *t, const char *what);

#endif

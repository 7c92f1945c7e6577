/* The loader: what the readers of a scenario's parts share.
 *
 * A scenario is read in the order of dependence, not of the file: system,
 * names, house rules, map, areas, sides, units, items, script.  Each part has
 * a table of its keys (schema.h) and a file of its own (read_*.c); relations
 * between parts are checked at the end (check_*.c).
 *
 *  L1  A reader that finds a fault adds it and goes on with a harmless value: what was
 *      probably meant, if that is known; so one run finds all faults, and a mistake is one.
 *  L2  What a fault makes unknown (the system, the map) is not asked for again:
 *      checks that need it are left out.
 *  L3  nodes[] beside each array of the setup tell where an entry was written.
 */
#ifndef STORY_LOADER_H
#define STORY_LOADER_H

#include "cliffhanger/nearest.h"
#include "cliffhanger/system.h"
#include "story/arena.h"
#include "story/faults.h"
#include "story/yaml_tree.h"

enum { LEGEND_SIGNS = 127, LENGTH_MAX_UNITS = 100, LOADER_VARIABLES = 32 };

enum names_kind {
	NAMES_SIDE, NAMES_UNIT, NAMES_AREA, NAMES_ITEM, NAMES_FLAG, NAMES_OBJECTIVE,
	NAMES_LIST, NAMES_VARIABLE, NAMES_EVENT,	/* the scenario's own */
	NAMES_HERO, NAMES_FOLLOWERS, NAMES_EPISODE, NAMES_ENDING,	/* the campaign's */
	NAMES_GROUND, NAMES_WEAPON,	/* rows of the rulebook */
	NAMES_KINDS
};

struct drawing;
struct gifts;
struct connected;

struct names {
	int n;
	bool unknown;		/* its section cannot be read (L2) */
	const char **ids;
	const struct node **nodes;	/* what is said of it; of a flag: itself */
};

struct loader {
	struct faults *faults;
	struct arena *arena;	/* the setup's */
	struct arena *scratch;	/* lives as long as the loading */
	const struct node *root;
	const struct game_system *system;	/* NULL: unknown (L2) */
	const struct rulebook *book;	/* with house rules; NULL with the system */
	struct names names[NAMES_KINDS];
	struct ground grounds[GROUNDS_MAX];
	int n_grounds;
	int8_t legend[LEGEND_SIGNS];	/* sign → ground, negative = none */
	struct grid grid;	/* cols 0: unknown (L2) */
	struct table *table;	/* NULL: unknown (L2) */
	const struct drawing *zones;	/* '.' = none; NULL: unknown, or no drawing */
	struct connected *connected;	/* see connected.h; NULL: unknown (L2) */
	bool no_memory;
	char cause[sizeof(((struct fault *)0)->cause)];	/* of the next fault */
	int16_t values[LOADER_VARIABLES];	/* of variables: given, or the scenario's */
	uint64_t flags_of_changes;	/* bit per flag that a change may set; L2: all */
	uint32_t variables_read;	/* bit per variable that something asks for */
	struct gifts *gifts;	/* see given.h; NULL: nothing is given */
	struct setup *setup;	/* where all ends up */
	/* The setup's arrays in the making, and where their entries stand (L3). */
	struct setup_side *sides;
	struct setup_unit *units;
	struct setup_figure *figures;		/* FIGURES_MAX */
	struct setup_area *areas;
	struct setup_item *items;
	struct setup_objective *objectives;
	struct setup_script *scripts;
	struct setup_ending *endings;
	struct condition *conditions;		/* CONDITIONS_MAX */
	struct effect *effects;			/* EFFECTS_MAX */
	struct setup_state *states;		/* STATES_MAX */
	const struct node **figure_nodes, **condition_nodes, **effect_nodes, **ending_nodes,
		**state_nodes;
};

/* ---- faults at nodes ---- */

/* What the next fault is a case of: of several with one cause the first in the file is told. */
void fault_cause(struct loader *l, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* "PATH: expected FORMAT, found …; did you mean NEAR?"; near may be NULL. */
void fault_expected(struct loader *l, const struct node *at, const char *near,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* "PATH: FORMAT", which says what was expected and found. */
void fault_wrong(struct loader *l, const struct node *at, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void fault_warn(struct loader *l, const struct node *at, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* "PATH: FORMAT" at a place within the text of a node. */
void fault_wrong_in(struct loader *l, const struct node *in, int line, int column,
	const char *format, ...) __attribute__((format(printf, 5, 6)));
/* The value of `key` in `mapping`, else where the mapping itself is named. */
const struct node *fault_place(const struct node *mapping, const char *key);

/* ---- names ---- */

/* Collects all ids of the scenario, so that any part may speak of any other. */
void names_collect(struct loader *l);
/* The same of a campaign. */
void names_collect_campaign(struct loader *l);
/* Ids of a table of the rulebook. */
void names_of_rows(struct loader *l, enum names_kind kind, const char *table);
int names_find(const struct names *names, const char *id);	/* or -1 */
/* Index of the thing named by a node; -1 with a fault. */
int yaml_name_read(struct loader *l, enum names_kind kind, const struct node *n);
/* The same where another word may stand for none; -1 for that, too. */
int yaml_name_read_or(struct loader *l, enum names_kind kind, const struct node *n,
	const char *also);
const char *names_what(enum names_kind kind);	/* "a side" */
/* An id as a text: of a section of the scenario by its key, "areas". */
bool names_read_id(struct loader *l, const char *section, const struct node *n, const char **id);
/* "the id of an area", for who writes scenarios. */
const char *names_what_of(const char *section);

/* ---- what there is, in a complaint: "; there are west, east" ---- */

enum { LISTED_BYTES = 300 };
struct listed { int n; bool full; size_t size; char text[LISTED_BYTES]; };
void listed_begin(struct listed *list, const char *words);
void listed_add(struct listed *list, const char *word);
const char *listed_text(struct listed *list);

/* ---- the parts, in order ---- */

void read_system(struct loader *l);
void read_house_rules(struct loader *l);
/* The i-th row, or column beside the ids of rows, of a struct rule_table; NULL past the last. */
const char *read_row_at(const void *table, int i);
const char *read_column_at(const void *table, int i);
void read_map(struct loader *l);
void read_areas(struct loader *l);
void read_sides(struct loader *l);
void read_units(struct loader *l);
void read_name_lists(struct loader *l);
void read_names_of_sides(struct loader *l);	/* after sides and units */
void read_states(struct loader *l);	/* in which people begin */
void read_items(struct loader *l);
void read_events(struct loader *l);
void read_objectives(struct loader *l);
void read_endings(struct loader *l);
void read_gm(struct loader *l);

/* ---- relations ---- */

void connected_find(struct loader *l);
void check_cast(struct loader *l);	/* sides, units, items, the system's own */
void check_ground(struct loader *l);	/* positions, room, ways */
void check_states(struct loader *l);	/* that people can be as they begin */
void check_script(struct loader *l);	/* what can and cannot happen */
void check_name_lists(struct loader *l);
void check_habits(struct loader *l);	/* what is mostly a mistake, once nothing else is */

#endif

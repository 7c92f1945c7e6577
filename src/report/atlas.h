/* An atlas: the maps of a game, one as it began and one for the end of each turn, added up from
 * the events that the reader hears.
 *
 *  M1  nothing stands on a map, and nothing is marked on it, that the reader was not told of by
 *      the end of its turn.
 */
#ifndef REPORT_ATLAS_H
#define REPORT_ATLAS_H

#include "cliffhanger/tale.h"

enum atlas_mark {
	ATLAS_WALK,	/* a step of the one who shows his unit's way */
	ATLAS_SHOT,	/* from unit to unit */
	ATLAS_BURST,
	ATLAS_FELL,	/* somebody of the unit was killed there */
};

struct atlas_track { enum atlas_mark mark; int16_t unit; cell_t from, to; };

/* The table at the end of a turn, and what the turn has left on it. */
struct atlas_map {
	int turn;			/* 0 = as it began */
	cell_t cell[FIGURES_MAX];
	uint8_t life[FIGURES_MAX], facing[FIGURES_MAX];
	int16_t unit[FIGURES_MAX];
	int8_t side[UNITS_MAX];
	uint8_t *kind;			/* [cells] of the ground; one array for maps that follow
					 * each other while nothing of it changes */
	struct atlas_track *track;
	int n_tracks;
};

struct atlas_window { int left, top, right, bottom; };	/* columns and rows, both included */

struct atlas {
	const struct game *g;		/* the reader's view */
	struct tale_past past;		/* of names */
	int number;			/* of the document's atlases, from 1 */
	struct atlas_map *map;
	int n_maps;
	struct atlas_window window;	/* where anything ever happened, with a margin */
};

/* NULL without memory. */
struct atlas *atlas_new(const struct game *view, int seat, const struct event_log *log,
	int number);
void atlas_free(struct atlas *a);	/* takes NULL */
/* The map of the end of a turn, or of the last one before it. */
const struct atlas_map *atlas_at(const struct atlas *a, int turn);

/* Whether a figure stands on the map for all to see. */
bool atlas_stands(const struct atlas_map *m, int figure);
/* The ground of a cell on a map. */
const struct ground *atlas_ground(const struct atlas *a, const struct atlas_map *m, cell_t cell);
/* How many of a side are on their feet, there or aboard. */
int atlas_strength(const struct atlas *a, const struct atlas_map *m, int side);
/* Who is where, in words, for who does not see the map. */
size_t atlas_words(const struct atlas *a, const struct atlas_map *m, char *text, size_t size);

#endif

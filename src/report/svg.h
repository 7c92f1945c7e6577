/* Maps as SVG: cells of fourteen units' width, ground by pattern and colour, sides by colour and
 * shape.
 *
 *  V1  ground and turns of an atlas are drawn once, as groups; maps use them by their ids,
 *      "m1-ground", "m1-3" (its fourth map).
 */
#ifndef REPORT_SVG_H
#define REPORT_SVG_H

#include "report/atlas.h"
#include "report/xml.h"

enum { SVG_CELL = 14 };

struct svg_point { int x, y; };
struct svg_point svg_centre(const struct atlas *a, cell_t cell);
/* How large the window of an atlas is. */
struct svg_point svg_size(const struct atlas *a);
/* A cell's outline, as a part of a path. */
void svg_put_cell(FILE *out, const struct atlas *a, cell_t cell);

/* The patterns of the ground, of which a document needs one set. */
void svg_patterns(struct xml *x);
/* The ground of an atlas with its slopes and names. */
void svg_ground(struct xml *x, const struct atlas *a);
/* Who stands where at the end of a turn, and the turn's ways and shots. */
void svg_turn(struct xml *x, const struct atlas *a, const struct atlas_map *m);
/* A piece of a side at a place, and the shape that stands for a side in lists. */
enum svg_state { SVG_FIT, SVG_HURT, SVG_HELD };
void svg_shape(struct xml *x, int side, int colour, enum svg_state state, struct svg_point at);

/* A map that uses the groups of its atlas. */
void svg_map(struct xml *x, const struct atlas *a, const struct atlas_map *m, const char *title,
	const char *id);
/* A file of one map, with its legend. */
void svg_file(const struct atlas *a, const struct atlas_map *m, const char *title, FILE *out);

/* ---- legends ---- */

/* What a sample of a legend shows. */
enum svg_sample { SVG_SIDE, SVG_GROUND, SVG_HURT_SAMPLE, SVG_HELD_SAMPLE, SVG_WALK, SVG_SHOT,
	SVG_FELL, SVG_BURST, SVG_SLOPE };
/* The i-th entry: what is shown, of which side or role, and its words; false past the last. */
struct svg_entry { enum svg_sample sample; int number; char text[900]; };
bool svg_legend(const struct atlas *a, int i, struct svg_entry *e);
void svg_sample(struct xml *x, const struct atlas *a, const struct svg_entry *e,
	struct svg_point at);
/* The name of a ground's role, as styles and patterns have it. */
const char *svg_role(int role);

#endif

/* The null system: tag.  The shortest reading of what a rule system is.
 *
 * Sides move one after the other, each unit once a turn, as a body round its
 * leader.  A unit that ends next to an enemy throws one die to tag him; who is
 * tagged is out.  There are no orders, no morale and no arms, but every member
 * of struct game_system, every kind of its state, fog and one audited roll.
 */
#ifndef NULL_H
#define NULL_H

#include "cliffhanger/reach.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/sight.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"

enum null_verb { VERB_MOVE, VERB_DONE, VERBS };
enum null_decision { ASK_MOVES, ASKS };
enum null_unit_setting { UNIT_PACE, UNIT_SETTINGS };

struct null_rules { int32_t pace; int tag, sides, in_cover; };

struct null_game { uint8_t next_side; };	/* n_sides: the turn is done */
struct null_unit { bool moved; };
struct null_figure { uint8_t tags; };	/* whom it has tagged so far */

static inline struct null_game *null_game_of(const struct game *g) { return g->own; }
static inline struct null_unit *null_unit_of(const struct game *g, int u)
{
	return (struct null_unit *)g->unit_own + u;
}
static inline struct null_figure *null_figure_of(const struct game *g, int f)
{
	return (struct null_figure *)g->figure_own + f;
}

/* book.c */
extern const struct rulebook null_book;
void *null_bind(const struct game_system *s, const struct rulebook *book,
	struct reason *why);
void null_unbind(void *rules);
int null_grounds(const struct rulebook *book, struct ground *grounds, int room);

/* fold.c */
void null_start(struct game *g);
bool null_check(const struct game *g, const struct choice *c, struct reason *why);
void null_apply(struct game *g, const struct choice *c);
void null_advance(struct game *g);
void null_redact(struct game *view, int side);
bool null_wants(const struct game *v, const struct decision *d, int unit);
int32_t null_pace(const struct game *g, int unit);	/* a length */
int null_leader(const struct game *g, int unit);	/* or the first fit figure; -1 */
void null_flood(const struct game *g, int unit, struct reach *r);
/* Enemies next to a cell, as `unit` sees them; how many. */
int null_enemies_near(const struct game *g, int unit, cell_t cell, int16_t enemies[8]);
void null_tag_roller(const struct game *g, int unit, int enemy, struct roller *r);

/* words.c */
void null_unit_state(const struct game *v, int unit, char *text, size_t size);
bool null_unit_sheet(const struct game *v, int unit, int line, char *text, size_t size);
bool null_figure_sheet(const struct game *v, int figure, int line, char *text, size_t size);
enum figure_mark null_figure_mark(const struct game *v, int figure);
int null_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);
void null_preview(const struct game *v, const struct choice *c, struct preview *p);
bool null_reach(const struct game *v, int unit, const char *line, struct reach *r);
int null_bands(const struct game *v, int unit, int32_t lengths[3]);

/* mind.c */
bool null_forecast(const struct game *v, int unit, struct forecast *f);
bool null_why(const struct game *v, int unit, int line, char *text, size_t size);
void null_command(const struct view *view, const struct decision *d, struct choice *c);

#endif

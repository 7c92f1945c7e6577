/* The tables of keys, each in the file that reads its part. */
#ifndef STORY_READ_H
#define STORY_READ_H

#include "story/schema.h"

extern const struct schema schema_scenario;	/* read_story.c */
extern const struct schema schema_area;			/* read_areas.c */
extern const struct schema schema_side, schema_item;	/* read_cast.c */
extern const struct schema schema_unit, schema_leader, schema_second, schema_hero,
	schema_member, schema_arrives;			/* read_units.c */
extern const struct schema schema_event;		/* read_events.c */
extern const struct schema schema_condition, schema_enters, schema_by, schema_deed, schema_has,
	schema_left;					/* read_conditions.c */
extern const struct schema schema_effect, schema_story, schema_task, schema_spawn, schema_outcome,
	schema_points, schema_give, schema_command, schema_ground,
	schema_friends;				/* read_effects.c */
extern const struct schema schema_objective, schema_ending;	/* read_goals.c */

enum { TASK_MAX_BYTES = 150 };	/* of a task, scenario's or event's */

/* Adds a weapon to a struct setup_figure. */
void read_arm(struct loader *l, const struct node *n, void *figure);
/* A file's text, malloc'd, its lines ended by '\n' alone; NULL with a fault. */
char *scenario_text(const char *file, size_t *size, struct faults *f);
/* read_body.c: fills a unit's one figure if it is a body; false if it is none. */
bool read_body(struct loader *l, const struct node *n, const struct setup_unit *unit,
	struct setup_figure *f);
/* Faults of what only a body may say. */
void read_body_refuse_keys(struct loader *l, const struct node *n);
void check_aboard(struct loader *l);
/* Takes the cells of a body; false with a fault if it cannot be there. */
bool check_body_place(struct loader *l, int figure, int16_t *occupant);
/* Whether the ground of a cell carries it. */
bool read_body_carried(const struct loader *l, int figure, cell_t cell);
/* That there is room for one where it arrives. */
void check_body_arrival(struct loader *l, int unit);
/* The root of a tree of conditions, in the pool; -1 without room. */
int read_condition(struct loader *l, const struct node *n);
/* Appends effects to the pool. */
void read_effects(struct loader *l, const struct node *n);

#endif

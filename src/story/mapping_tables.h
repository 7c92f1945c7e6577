/* The schema tables that are made of a mapping's rows, for its reading and for the manual. */
#ifndef STORY_MAPPING_TABLES_H
#define STORY_MAPPING_TABLES_H

#include "cliffhanger/mapping.h"
#include "story/schema.h"

struct mapping_tables {
	const struct mapping *m;
	int n_rows;
	struct mapping_row rows[MAPPING_ROWS_MAX];
	struct key keys[MAPPING_SECTIONS_MAX][MAPPING_ROWS_MAX + MAPPING_SECTIONS_MAX];
	int n_keys[MAPPING_SECTIONS_MAX];
	struct schema schemas[MAPPING_SECTIONS_MAX];
};

struct mapping_tables *mapping_tables_new(const struct mapping *m);	/* free(); NULL */

#endif

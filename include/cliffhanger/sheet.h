/* Quick reference sheets: what of a rulebook is printed on one page for the table.
 *
 * A sheet is a list of tables in the order of play, in pillars side by side; every table has
 * all its rows, of its columns those that are wanted in a hurry.  Words and numbers are the
 * book's own; which tables, and where, is the key `sheet` of the book's YAML.
 *
 * A column is told in one of these ways, each with ":Heading" behind it if not the book's:
 *   name          a column of the table
 *   least..most   two of them as a range: 2–7, 10, +3 to +4, or with one end alone: ≥ 9
 *   value/length  the first of two that is given
 *   melee>chart.base   of the row of table `chart` that the entry names, its column `base`
 */
#ifndef CLIFFHANGER_SHEET_H
#define CLIFFHANGER_SHEET_H

#include <stdbool.h>
#include <stdint.h>

enum { SHEET_PILLARS_MAX = 5, SHEET_TABLES_MAX = 16, SHEET_COLUMNS_MAX = 18 };
enum { SHEET_STACKS_MAX = 3 };

struct sheet_table {
	const char *id;		/* of the rulebook; NULL ends */
	int32_t width;		/* in hundredths of the pillar, 0 = all of it; the next one stands
				 * beside it where there is room */
	int32_t stacks;		/* side by side, where the rows are many and short; 1 = one */
	bool bare;		/* no headings: the title tells all */
	bool noted;		/* the book's note stands under it */
	const char *columns[SHEET_COLUMNS_MAX + 1];	/* NULL ends */
};

struct sheet_pillar {
	int32_t width;		/* its share of the page; 0 ends */
	struct sheet_table tables[SHEET_TABLES_MAX + 1];
};

struct sheet {
	int32_t size;		/* of the letters, in tenths of a point */
	bool landscape;
	struct sheet_pillar pillars[SHEET_PILLARS_MAX + 1];
};

#endif

/* What the files of build_setup tell each other. */
#ifndef BUILD_PRIVATE_H
#define BUILD_PRIVATE_H

#include "build_setup.h"

enum { ROWS_MAX = 64, WORDS_MAX = 48, LEGEND_MAX = 32 };

struct arena {
	struct setup setup;
	struct setup_side sides[SIDES_MAX];
	struct setup_unit units[UNITS_MAX];
	struct setup_figure figures[FIGURES_MAX];
	struct setup_item items[ITEMS_MAX];
	const char *flags[FLAGS_MAX];
	struct setup_area areas[AREAS_MAX];
	cell_t *area_cells[AREAS_MAX];
	struct rulebook *house_book;
	char *text;
};

struct builder {
	struct arena *arena;
	int line;
	struct grid grid;
	int32_t cell_length;
	const char *map[ROWS_MAX], *levels[ROWS_MAX];
	int n_map, n_levels;
	const char *friends[SIDES_MAX], *allies[SIDES_MAX];
	struct { char sign; const char *ground; } legend[LEGEND_MAX];
	int n_legend;
	char *words[WORDS_MAX];
	int n_words;
};

/* Fails the test with the line of the text. */
#define COMPLAIN(b, ...) build_complain((b)->line, __VA_ARGS__)
void build_complain(int line, const char *format, ...)
	__attribute__((format(printf, 2, 3), noreturn));

/* build_map.c */
int build_take_rows(struct builder *b, char **at, const char **rows);
/* Cuts off and returns the next line, or NULL at the end. */
char *build_next_line(struct builder *b, char **at);
/* Makes the table and stands everybody on it. */
void build_table(struct builder *b);
/* Calls `take` with each of the comma-separated parts. */
void build_each_part(struct builder *b, const char *list, void *self,
	void (*take)(struct builder *b, void *self, const char *part));

#endif

/* What a key costs: bytes sent, against a naive update of what has changed.
 *
 *  K1  a cell has changed if its sign or its look is another than before the last step of keys;
 *      before the first all are blank.
 *  K2  the naive update is a byte a changed cell, and for each run of changed cells in a row an
 *      absolute move of the cursor, ESC [ ROW ; COLUMN H.  Changes of colour and signs of several
 *      bytes are not in it, nor what shorter moves and erasing to the end of a line can spare.
 */
#include "config.h"

#include "play.h"

#include <stdlib.h>

static int cells(const struct play *p)
{
	return terminal_rows(p->terminal) * terminal_columns(p->terminal);
}

void cost_begin(struct play *p)
{
	const int columns = terminal_columns(p->terminal);

	p->bytes_before = terminal_bytes(p->terminal);
	free(p->cells_before);
	p->n_cells_before = 0;
	p->cells_before = calloc((size_t)cells(p), sizeof(*p->cells_before));
	if (!p->cells_before)
		return;
	p->n_cells_before = cells(p);
	for (int i = 0; i < p->n_cells_before; i++)
		p->cells_before[i] = terminal_cell(p->terminal, i % columns, i / columns);
}

static bool has_changed(const struct play *p, int column, int row)
{
	const struct terminal_cell now = terminal_cell(p->terminal, column, row);
	const struct terminal_cell *const before =
		&p->cells_before[row * terminal_columns(p->terminal) + column];

	return now.sign != before->sign || !terminal_same_look(&now, before);
}

struct cost {
	int changed, moves, naive;
};

static struct cost reckon(const struct play *p)
{
	struct cost cost = { 0, 0, 0 };

	for (int row = 0; row < terminal_rows(p->terminal); row++) {
		bool in_run = false;

		for (int column = 0; column < terminal_columns(p->terminal); column++) {
			const bool changed = has_changed(p, column, row);

			cost.changed += changed;
			if (changed && !in_run) {
				cost.moves++;
				cost.naive += snprintf(NULL, 0, "\033[%d;%dH", row + 1, column + 1);
			}
			in_run = changed;
		}
	}
	cost.naive += cost.changed;
	return cost;
}

/* Against a blank screen, whatever was there: for keys that draw all of it anew. */
bool step_anew(struct play *p, const char *text)
{
	for (int i = 0; i < p->n_cells_before; i++)
		p->cells_before[i] = (struct terminal_cell){
			.sign = ' ', .ink = TERMINAL_OWN, .back = TERMINAL_OWN
		};
	return step_cost(p, text);
}

bool step_cost(struct play *p, const char *text)
{
	struct cost cost;

	settle(p);
	if (p->n_cells_before != cells(p))
		return failed(p, "there was no key since it is of this size");
	cost = reckon(p);
	printf("# cost %zu %d %d %d %s\n", terminal_bytes(p->terminal) - p->bytes_before,
		cost.changed, cost.moves, cost.naive, text);
	return passed(p);
}

/* Measuring: lines of sight, and distances as shots are measured. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/sight.h"
#include "plain/ui.h"

/* Of a hull that is named, not a cell of it, the part nearest to the other place. */
static void take_nearest(struct ui *k, const char *word, cell_t *place, cell_t other)
{
	const int figure = k->v->game.occupant[*place];

	if (figure >= 0 && !strchr(word, ','))
		*place = game_nearest_part(&k->v->game, figure, other);
}

/* Two places at *rest; false with a complaint. */
static bool read_places(struct ui *k, const char *rest, cell_t *a, cell_t *b)
{
	char first[ID_MAX + 16], second[ID_MAX + 16];

	typed_name(k, &rest, first, sizeof(first));
	*a = typed_place(k, first);
	if (*a == CELL_NONE)
		return false;
	typed_name(k, &rest, second, sizeof(second));
	*b = typed_place(k, second);
	if (*b == CELL_NONE)
		return false;
	take_nearest(k, first, a, *b);
	take_nearest(k, second, b, *a);
	take_nearest(k, first, a, *b);
	return true;
}

/* By rules that know more of lines than the ground. */
static void say_line(struct ui *k, cell_t a, cell_t b, const char *from, const char *to)
{
	const struct view *const v = k->v;
	struct reason why = { "", "" };
	const char *what = "line of sight", *after = "";
	cell_t stop;

	if (v->game.system->line(&v->game, a, b, false, &why, &stop)) {
		if (v->game.system->line(&v->game, a, b, true, &why, &stop)) {
			output_say(k->output, 2, "The line from %s to %s is clear.", from, to);
			return;
		}
		what = "line of fire";
		after = ", and no shot is possible along it";
	}
	output_say(k->output, 2, "The %s from %s to %s is stopped at %s (%s)%s: %s. (%s)", what,
		from, to, grid_cell_text(&v->game.table->grid, stop).text,
		table_ground(v->game.table, stop)->name, after, why.text, why.rule);
}

void query_los(struct ui *k, const char *rest)
{
	static const char *const causes[] = {
		[SIGHT_GROUND] = "higher ground", [SIGHT_OPAQUE] = "something one cannot see "
		"through", [SIGHT_SOFT] = "more soft ground than one can see through",
	};
	const struct grid *const grid = &k->v->game.table->grid;
	struct cell_text from, to;
	struct sight sight;
	cell_t a, b;

	if (!read_places(k, rest, &a, &b))
		return;
	from = grid_cell_text(grid, a);
	to = grid_cell_text(grid, b);
	if (k->v->game.system->line != NULL) {
		say_line(k, a, b, from.text, to.text);
		return;
	}
	sight = sight_trace(k->v->game.table, a, b);
	if (sight.block == SIGHT_CLEAR) {
		output_say(k->output, 2, "The line from %s to %s is clear.", from.text, to.text);
		return;
	}
	output_say(k->output, 2, "The line from %s to %s is stopped at %s (%s) by %s (C-5).",
		from.text, to.text, grid_cell_text(grid, sight.at).text,
		table_ground(k->v->game.table, sight.at)->name, causes[sight.block]);
}

static void say_bands(struct ui *k, int unit)
{
	int32_t lengths[3];
	const int n = k->v->game.system->bands(&k->v->game, unit, lengths);
	char text[3][32];

	for (int i = 0; i < n; i++)
		typed_length(k->v, lengths[i], text[i], sizeof(text[i]));
	if (n > 0)
		output_say(k->output, 2, "%s: shoots up to %s%s%s%s%s.", game_unit_name(&k->v->game,
		unit),
			text[0], n > 1 ? ", " : "", n > 1 ? text[1] : "", n > 2 ? ", " : "",
			n > 2 ? text[2] : "");
}

/* A word's cells: of a unit those it shoots from, or can be hit in. */
struct spots { int unit, n; cell_t cells[UNIT_CELLS_MAX]; };

static void take_spots(const struct view *v, const char *word, cell_t place, bool shoots,
	struct spots *s)
{
	s->unit = setup_find_unit(v->game.setup, word);
	s->n = s->unit < 0 ? 0 : shoots ? game_shot_cells(&v->game, s->unit, s->cells)
		: game_unit_cells(&v->game, s->unit, s->cells);
	if (s->n == 0)
		s->cells[s->n++] = place;
}

/* The two of them that are nearest to each other. */
static void nearest_spots(const struct view *v, const struct spots *from,
	const struct spots *to, cell_t *a, cell_t *b)
{
	int32_t least = INT32_MAX;

	for (int i = 0; i < from->n; i++)
		for (int k = 0; k < to->n; k++) {
			const int32_t far = table_distance(v->game.table, from->cells[i],
				to->cells[k]);

			if (far < least) {
				least = far;
				*a = from->cells[i];
				*b = to->cells[k];
			}
		}
}

static void say_range(struct ui *k, const struct spots *from, const struct spots *to,
	cell_t a, cell_t b)
{
	const struct view *const v = k->v;
	const bool gun = from->unit >= 0 && v->game.system->muzzle != NULL
		&& v->game.system->muzzle(&v->game, from->unit) != CELL_NONE;
	char text[32];

	typed_length(v, table_distance(v->game.table, a, b), text, sizeof(text));
	if (gun || from->n > 1 || to->n > 1)
		output_say(k->output, 2, "It is %s, from %s%s to %s.", text,
			gun ? "its gun at " : "", grid_cell_text(&v->game.table->grid, a).text,
			grid_cell_text(&v->game.table->grid, b).text);
	else
		output_say(k->output, 2, "It is %s.", text);
}

/* Between units as shots are measured: from the gun or the man who is nearest to the
 * nearest of them. */
void query_range(struct ui *k, const char *rest)
{
	char first[ID_MAX + 16], second[ID_MAX + 16];
	const char *words = rest;
	struct spots from, to;
	cell_t a, b;

	if (!read_places(k, rest, &a, &b))
		return;
	typed_word(&words, first, sizeof(first));
	typed_word(&words, second, sizeof(second));
	take_spots(k->v, first, a, true, &from);
	take_spots(k->v, second, b, false, &to);
	nearest_spots(k->v, &from, &to, &a, &b);
	say_range(k, &from, &to, a, b);
	if (from.unit >= 0)
		say_bands(k, from.unit);
}

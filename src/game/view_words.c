/* Names in sentences: view_words.h. */
#include "game/view_words.h"

#include <stdio.h>
#include <string.h>

/* Whether the reader knew the event's unit (or other, or figure) when it happened; of an
 * event that no game has told, whether he knows it now. */
static bool knew(const struct game *v, const struct event *e, uint8_t sides, int unit)
{
	if (v->viewer == NOBODY)
		return true;
	return e && e->then.known ? (sides >> v->viewer & 1) != 0 : game_knows(v, v->viewer, unit);
}

const char *view_unit_name(const struct game *v, const struct event *e, int unit)
{
	const uint8_t sides = !e ? 0 : unit == e->unit ? e->then.unit : e->then.other;

	if (unit < 0 || unit >= v->n_units || !knew(v, e, sides, unit))
		return "somebody unseen";
	return game_unit_name(v, unit);
}

struct name view_figure_name(const struct game *v, const struct event *e, int figure)
{
	struct name n = { "somebody unseen" };

	if (figure >= 0 && figure < v->n_figures
			&& (knew(v, e, e->then.figure, v->figures[figure].unit)
			|| knew(v, e, e->then.figure, v->setup->figures[figure].unit)))
		game_figure_name(v, figure, n.text, sizeof(n.text));
	return n;
}

struct name view_subject(const struct game *v, const struct event *e)
{
	struct name n;

	if (e->figure >= 0)
		return view_figure_name(v, e, e->figure);
	snprintf(n.text, sizeof(n.text), "%s", view_unit_name(v, e, e->unit));
	return n;
}

const char *view_side_name(const struct game *v, int side)
{
	return side >= 0 && side < v->setup->n_sides ? v->setup->sides[side].name : "nobody";
}

struct name view_unit_within(const struct game *v, const struct event *e, int unit)
{
	return name_within(view_unit_name(v, e, unit));
}

struct name view_side_within(const struct game *v, int side)
{
	return name_within(view_side_name(v, side));
}

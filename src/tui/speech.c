/* The screen in one column, for who hears it or feels it (--speech): see layout.h.
 *
 * No map, no rules, nothing beside anything: what is asked, the place under the cursor, the units,
 * the log, each in lines of text of its own.
 *
 *  H1  the terminal's cursor is always shown, at the beginning of what was changed last: the place
 *      on the map, the row of a menu or a list, what is said.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = 512 };

/* Wraps a text into a rectangle. */
static void put_lines(struct pane *pane, struct rect at, enum ink ink, const char *text)
{
	const char *line;
	size_t bytes;

	for (int i = 0; i < at.rows && (line = wide_wrap(&text, at.cols, &bytes)) != NULL; i++) {
		char part[TEXT_MAX];

		snprintf(part, sizeof part, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ at.row + i, at.col, 1, at.cols }, ink, part);
	}
}

/* "Turn 2 of 8, Orders. Reds have the hand. The Customs Shed" */
static void draw_moment(const struct play *p, struct pane *pane)
{
	const struct game *const g = &p->view->game;
	char text[TEXT_MAX], who[TEXT_MAX] = "";

	view_turn_line(g, who, sizeof who);
	if (g->turn > 0)
		snprintf(text, sizeof text, "Turn %d of %d, %s. ", g->turn, g->setup->turns,
			g->system->phases[g->phase].title);
	else
		snprintf(text, sizeof text, "Before the game. ");
	wide_add(text, sizeof text, "%s%s%s", who, who[0] != '\0' ? ". " : "", g->setup->title);
	put_lines(pane, p->layout.head, INK_TITLE, text);
}

/* ", 6" north-east of Marines": how far the cursor is from the unit in hand. */
static void add_bearing(const struct play *p, char *text, size_t size)
{
	const struct game *const g = &p->view->game;
	const int unit = p->asking && p->asked.unit >= 0 ? p->asked.unit : p->unit;
	const cell_t from = unit < 0 ? CELL_NONE : game_unit_whereabouts(g, unit);
	const struct column column = { .id = "", .title = "", .kind = COLUMN_LENGTH };
	struct entry entry = { .given = true, .text = "" };
	char length[32];

	if (from == CELL_NONE || from == p->cursor)
		return;
	entry.number = table_distance(g->table, from, p->cursor);
	rulebook_print(game_book(g), &column, &entry, length, sizeof length);
	wide_add(text, size, ", %s %s of %s", length, grid_compass_words(&g->table->grid, from,
		p->cursor), game_unit_name(g, unit));
}

static void draw_place(const struct play *p, struct pane *pane)
{
	char text[TEXT_MAX];

	here_line(p, p->cursor, NOBODY, text, sizeof text);
	add_bearing(p, text, sizeof text);
	put_lines(pane, p->layout.here, INK_PLAIN, text);
	if (p->focus == PLACE_MAP)
		pane_cursor(pane, p->layout.here.row, 0);
}

/* ---- the units ---- */

static void unit_words(const struct play *p, int unit, char *text, size_t size)
{
	const struct game *const g = &p->view->game;
	const struct setup_unit *const s = &g->setup->units[unit];
	const cell_t at = game_unit_whereabouts(g, unit);
	const char *const who = others_commander(p, unit);
	char state[TEXT_MAX] = "";

	snprintf(text, size, "%c %s, ", s->sign, game_unit_name(g, unit));
	if (at == CELL_NONE) {
		wide_add(text, size, "not in sight");
		return;
	}
	g->system->unit_state(g, unit, state, sizeof state);
	wide_add(text, size, "%d fit, at %s%s%s%s%s%s%s", game_unit_fit(g, unit)
		+ game_unit_aboard(g, unit), grid_cell_text(&g->table->grid, at).text,
		state[0] != '\0' ? ", " : "", state,
		game_unit_acted(g, unit) ? ", has acted" : "",
		play_wants(p, unit) ? "; waits for you" : "", who[0] != '\0' ? ", of " : "", who);
}

/* The rows of the roster that its cursor is among. */
static int first_row(const struct roster *r, int rows)
{
	const int first = r->at >= rows ? r->at - rows + 1 : 0;

	return first > 0 && first > r->n - rows ? (r->n > rows ? r->n - rows : 0) : first;
}

static void draw_units(const struct play *p, struct pane *pane)
{
	const struct roster *const r = &p->roster;
	const struct rect at = p->layout.roster;
	const int first = first_row(r, at.rows);
	char text[TEXT_MAX];

	for (int i = 0; i < at.rows && first + i < r->n; i++) {
		const int row = r->rows[first + i];
		const struct rect line = { at.row + i, at.col, 1, at.cols };

		if (row < 0)
			snprintf(text, sizeof text, "%s:",
				p->view->game.setup->sides[-1 - row].name);
		else
			unit_words(p, row, text, sizeof text);
		wide_cut(text, sizeof text, at.cols, pane_unicode(pane));
		pane_put(pane, line, row < 0 ? INK_DIM : INK_PLAIN, text);
		if (p->focus == PLACE_ROSTER && first + i == r->at)
			pane_cursor(pane, line.row, 0);
	}
}

/* ---- all of it ---- */

void speech_draw(struct play *p, struct pane *pane)
{
	const struct layout *const l = &p->layout;
	char text[TEXT_MAX];

	draw_moment(p, pane);
	play_question(p, false, text, sizeof text);
	put_lines(pane, l->ask, INK_TITLE, text);
	draw_place(p, pane);
	if (p->target != NULL)
		target_draw(p->target, pane, l->roster);
	else if (card_shown(p))
		card_draw(p, pane, l->roster);
	else
		draw_units(p, pane);
	rolls_title(p, text, sizeof text);
	pane_put(pane, (struct rect){ l->rule, 0, 1, l->head.cols }, INK_DIM, text);
	rolls_panel(p, pane);
	if (p->note[0] != '\0')
		pane_cursor(pane, l->bar.row, 1);
}

/* Markdown: words for names, places and numbers; see markdown.h. */
#include "report/markdown.h"

#include <stdarg.h>
#include <string.h>

#include "cliffhanger/text.h"

/* ---- Markdown ---- */

static void put_harmless(struct markdown *q, const char *text, size_t n)
{
	const char *const end = text + n;

	while (text < end) {
		const char *const letter = text;
		const bool shows = text_shows(text_letter(&text, end));

		if (strchr("\\`*_{}[]<>#|~", *letter) != NULL && *letter != '\0')
			putc('\\', q->out);
		if (shows)
			fwrite(letter, 1, (size_t)(text - letter), q->out);
		else
			putc(*letter == '\n' || *letter == '\t' ? ' ' : '?', q->out);
	}
}

void markdown_text(struct markdown *q, const char *text)
{
	put_harmless(q, text, strlen(text));
}

/* A line that begins like a list or a number would become one. */
static bool begins_a_list(const char *line, size_t n)
{
	size_t digits = 0;

	while (digits < n && line[digits] >= '0' && line[digits] <= '9')
		digits++;
	return n > 0 && (line[0] == '-' || line[0] == '+' || line[0] == '='
		|| (digits > 0 && digits < n && strchr(".)", line[digits]) != NULL));
}

void markdown_prose(struct markdown *q, const char *prefix, const char *text)
{
	while (*text != '\0') {
		const size_t n = strcspn(text, "\n");
		const size_t indent = strspn(text, " ");

		fputs(prefix, q->out);
		if (indent < n) {
			if (begins_a_list(text + indent, n - indent))
				putc('\\', q->out);
			put_harmless(q, text + indent, n - indent);
		}
		putc('\n', q->out);
		text += n + (text[n] == '\n');
	}
	putc('\n', q->out);
}

void markdown_heading(struct markdown *q, int below, const char *format, ...)
{
	char text[WORDS_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	text_trim(text);
	for (int i = 0; i < q->options->level + below; i++)
		putc('#', q->out);
	putc(' ', q->out);
	markdown_text(q, text);
	fputs("\n\n", q->out);
}

/* ---- what the reader may know ---- */

const struct event *report_event(const struct markdown *q, size_t n)
{
	const struct event *const e = event_log_at(q->log, n);

	return view_hears(q->g, q->seat, e) ? e : NULL;
}

bool report_knows(const struct markdown *q, int unit)
{
	return q->g->viewer == NOBODY || game_knows(q->g, q->g->viewer, unit);
}

/* ---- names ---- */

struct words words_of_figure(const struct markdown *q, int figure)
{
	struct words w = { "somebody" };

	if (figure < 0 || figure >= q->g->n_figures)
		return w;
	if (report_knows(q, q->g->figures[figure].unit)
			|| report_knows(q, q->g->setup->figures[figure].unit))
		game_figure_name(q->g, figure, w.text, sizeof w.text);
	else
		snprintf(w.text, sizeof w.text, "somebody unseen");
	return w;
}

struct words words_of_unit(const struct markdown *q, int unit)
{
	struct words w = { "somebody" };

	if (unit >= 0 && unit < q->g->n_units)
		snprintf(w.text, sizeof w.text, "%s", report_knows(q, unit)
			? game_unit_name(q->g, unit) : "somebody unseen");
	return w;
}

struct words words_the_unit(const struct markdown *q, int unit, bool first)
{
	const struct words w = words_of_unit(q, unit);
	const struct name within = name_within(w.text);
	struct words text = { "" };
	const bool crowd = unit >= 0 && unit < q->g->n_units
		&& q->g->setup->units[unit].count > 1;

	const bool article = crowd && strchr(w.text, '\'') == NULL
		&& strstr(w.text, " and ") == NULL && strncmp(within.text, "the ", 4) != 0;

	snprintf(text.text, sizeof text.text, "%s%.380s", !article ? "" : first ? "The " : "the ",
		first ? w.text : within.text);
	return text;
}

struct name words_of_side(const struct markdown *q, int side)
{
	return name_within(report_side(q, side));
}

bool report_act(const struct event *e)
{
	return e->gm && e->kind != EVENT_TURN_ABOUT
		&& !(e->kind == EVENT_MOVE && e->cell == CELL_NONE);
}

const char *words_of_act(const struct markdown *q, const struct event *e, char *text, size_t size)
{
	const size_t mark = strlen(VIEW_GM_MARK);

	size_t end = view_event_text(q->g, e, text, size);

	while (end > 0 && text[end - 1] == '.')
		text[--end] = '\0';	/* whoever tells it ends the sentence */
	return strncmp(text, VIEW_GM_MARK, mark) == 0 ? text + mark : text;
}

const char *report_side(const struct markdown *q, int side)
{
	return side >= 0 && side < q->g->setup->n_sides ? q->g->setup->sides[side].name
		: "nobody";
}

struct words words_of_number(int n)
{
	static const char *const small[] = { "no", "one", "two", "three", "four", "five", "six",
		"seven", "eight", "nine", "ten", "eleven", "twelve" };
	struct words w;

	if (n >= 0 && n < (int)(sizeof small / sizeof small[0]))
		snprintf(w.text, sizeof w.text, "%s", small[n]);
	else
		snprintf(w.text, sizeof w.text, "%d", n);
	return w;
}

/* ---- places ---- */

/* Third of the table: -1, 0, 1. */
static int third(int at, int of)
{
	return at * 3 < of ? -1 : at * 3 >= 2 * of ? 1 : 0;
}

static const char *const winds[3][3] = {
	{ "north-west", "north", "north-east" },
	{ "west", "", "east" },
	{ "south-west", "south", "south-east" },
};

const char *words_of_course(const struct markdown *q, cell_t from, cell_t to)
{
	const struct grid *const grid = &q->g->table->grid;
	const int across = grid_col(grid, to) - grid_col(grid, from);
	const int down = grid_row(grid, to) - grid_row(grid, from);
	const int width = across < 0 ? -across : across, depth = down < 0 ? -down : down;

	/* A wind between two only where neither way is less than half of the other. */
	return winds[depth * 2 < width || down == 0 ? 1 : down < 0 ? 0 : 2]
		[width * 2 < depth || across == 0 ? 1 : across < 0 ? 0 : 2];
}

/* The smallest area that a cell lies in, or NULL. */
static const struct setup_area *area_of(const struct setup *s, cell_t cell)
{
	const struct setup_area *best = NULL;

	for (int i = 0; i < s->n_areas; i++)
		if (setup_area_has(&s->areas[i], cell) && s->areas[i].name[0] != '\0'
				&& (best == NULL || s->areas[i].n_cells < best->n_cells))
			best = &s->areas[i];
	return best;
}

struct words words_of_place(const struct markdown *q, cell_t cell)
{
	const struct grid *const grid = &q->g->table->grid;
	struct words w = { "the edge of things" };
	const struct setup_area *area;
	const char *ground, *wind;

	if (cell < 0 || cell >= grid_cells(grid))
		return w;
	area = area_of(q->g->setup, cell);
	ground = table_ground(q->g->table, cell)->name;
	wind = winds[third(grid_row(grid, cell), grid->rows) + 1]
		[third(grid_col(grid, cell), grid->cols) + 1];
	if (area != NULL)
		snprintf(w.text, sizeof w.text, "%s", area->name);
	else
		snprintf(w.text, sizeof w.text, "%s%s %s%s",
			table_ground(q->g->table, cell)->role == ROLE_OPEN ? "" : "the ", ground,
			*wind != '\0' ? "in the " : "in the middle", wind);
	return w;
}

/* ---- adding up (Q2) ---- */

void report_follow(struct markdown *q, const struct event *e)
{
	const int f = e->figure;

	if (e->kind == EVENT_TURN)
		q->turn = (int16_t)e->number;
	if (f < 0 || f >= q->g->n_figures)
		return;
	switch (e->kind) {
	case EVENT_MOVE:
	case EVENT_ALIGHT:
		q->cell[f] = e->cell;
		break;
	case EVENT_BOARD:
		q->cell[f] = CELL_NONE;
		break;
	case EVENT_LIFE:
		q->life[f] = (uint8_t)e->number;
		if (e->number == LIFE_DEAD || e->number == LIFE_LEFT)
			q->cell[f] = CELL_NONE;
		break;
	case EVENT_JOIN:
		q->unit[f] = e->other;
		break;
	case EVENT_CAPTURE:
		q->life[f] = e->number >= 0 ? LIFE_CAPTIVE : LIFE_FIT;
		break;
	default:
		break;
	}
}

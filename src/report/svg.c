/* Maps as SVG: one that uses the groups of its atlas, and one that is a file of its own. */
#include "config.h"

#include "report/svg.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report/colours.h"
#include "report/own_text.h"

enum { WORDS_MAX = 3000, COMPASS = 14, HEAD = 24, WIDE_LEAST = 420 };
enum { LEGEND_LINE = 20, LEGEND_LEFT = 12, LEGEND_COLUMN = 200, LETTER = 6 };

static void put_compass(struct xml *x, struct svg_point at)
{
	xml_open(x, "g");
	xml_attribute(x, "class", "compass");
	xml_open(x, "path");
	xml_attribute(x, "class", "rose");
	xml_attribute(x, "d", "M%d %dm-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z", at.x, at.y);
	xml_close(x);
	xml_open(x, "path");
	xml_attribute(x, "class", "needle");
	xml_attribute(x, "d", "M%d %dl4 8-4-2.5-4 2.5z", at.x, at.y - 1);
	xml_close(x);
	xml_open(x, "text");
	xml_attribute(x, "x", "%d", at.x);
	xml_attribute(x, "y", "%d", at.y - 2);
	xml_text(x, "N");
	xml_close(x);
	xml_close(x);
}

static void use(struct xml *x, const struct atlas *a, const char *group, const char *id)
{
	xml_open(x, "use");
	xml_attribute(x, "href", "#m%d-%s", a->number, group);
	if (id[0] != '\0')
		xml_attribute(x, "id", "%s-turn", id);
	xml_close(x);
}

void svg_map(struct xml *x, const struct atlas *a, const struct atlas_map *m, const char *title,
	const char *id)
{
	const struct svg_point size = svg_size(a);
	char text[WORDS_MAX];

	xml_open(x, "svg");
	xml_attribute(x, "class", "map");
	xml_attribute(x, "viewBox", "0 0 %d %d", size.x, size.y);
	xml_attribute(x, "style", "--wide:%d", size.x);
	xml_attribute(x, "role", "img");
	xml_attribute(x, "aria-label", "%s", title);
	xml_element(x, "title", title);
	atlas_words(a, m, text, sizeof text);
	xml_element(x, "desc", text);
	snprintf(text, sizeof text, "%d", (int)(m - a->map));
	use(x, a, "ground", "");
	use(x, a, text, id);
	put_compass(x, (struct svg_point){ size.x - COMPASS, COMPASS });
	xml_close(x);
}

/* ---- a file of its own ---- */

/* A legend under way: sides have lines of their own, all else stands in columns. */
struct legend { struct xml *x; const struct atlas *a; int wide, y, column; };

static void put_words(struct legend *l, int left, const char *text, size_t n)
{
	char *const line = strndup(text, n);

	if (l->x != NULL && line != NULL) {
		xml_open(l->x, "text");
		xml_attribute(l->x, "class", "words");
		xml_attribute(l->x, "x", "%d", left + LEGEND_LEFT + 4);
		xml_attribute(l->x, "y", "%d", l->y + 4);
		xml_text(l->x, line);
		xml_close(l->x);
	}
	free(line);
}

/* As much of a text as a line has room for, up to a space. */
static size_t fitting(const char *text, size_t room)
{
	size_t n = strlen(text);

	if (n <= room)
		return n;
	for (n = room; n > 0 && text[n] != ' '; n--)
		;
	return n > 0 ? n : strlen(text);
}

static void put_sample(struct legend *l, int left, const struct svg_entry *e)
{
	if (l->x != NULL)
		svg_sample(l->x, l->a, e, (struct svg_point){ left, l->y });
}

static void put_side(struct legend *l, const struct svg_entry *e)
{
	const char *text = e->text;

	put_sample(l, LEGEND_LEFT, e);
	while (*text != '\0') {
		const size_t n = fitting(text, (size_t)(l->wide - 3 * LEGEND_LEFT) / LETTER);

		put_words(l, LEGEND_LEFT, text, n);
		text += n + strspn(text + n, " ");
		l->y += *text != '\0' ? LEGEND_LINE * 2 / 3 : LEGEND_LINE;
	}
}

/* Long words have room of two columns, or more. */
static void put_entry(struct legend *l, const struct svg_entry *e)
{
	const int columns = l->wide / LEGEND_COLUMN;
	const int wanted = 1 + ((int)strlen(e->text) * LETTER + 2 * LEGEND_LEFT) / LEGEND_COLUMN;

	if (l->column > 0 && l->column + wanted > columns) {
		l->column = 0;
		l->y += LEGEND_LINE;
	}
	put_sample(l, LEGEND_LEFT + l->column * LEGEND_COLUMN, e);
	put_words(l, LEGEND_LEFT + l->column * LEGEND_COLUMN, e->text, strlen(e->text));
	l->column += wanted;
}

/* From a height on; where it ends.  Without `x` nothing is drawn. */
static int put_legend(struct xml *x, const struct atlas *a, int wide, int top)
{
	struct legend l = { x, a, wide, top, 0 };
	struct svg_entry e;

	for (int i = 0; svg_legend(a, i, &e); i++)
		if (e.sample == SVG_SIDE)
			put_side(&l, &e);
		else
			put_entry(&l, &e);
	return l.y + (l.column > 0 ? LEGEND_LINE : 0);
}

static void put_style(struct xml *x)
{
	xml_open(x, "style");
	xml_own(x, "\n");
	for (const char *const *line = own_text_map_style; *line != NULL; line++)
		colours_put_resolved(*line, x->out);
	xml_close(x);
}

static void put_head(struct xml *x, const struct atlas *a, const struct atlas_map *m,
	const char *title)
{
	char text[WORDS_MAX];

	xml_element(x, "title", title);
	atlas_words(a, m, text, sizeof text);
	xml_element(x, "desc", text);
	put_style(x);
	svg_patterns(x);
}

static void put_sheet(struct xml *x, int wide, int high, const char *title)
{
	xml_open(x, "path");
	xml_attribute(x, "class", "sheet");
	xml_attribute(x, "d", "M0 0h%dv%dH0z", wide, high);
	xml_close(x);
	xml_open(x, "text");
	xml_attribute(x, "class", "words title");
	xml_attribute(x, "x", "4");
	xml_attribute(x, "y", "16");
	xml_text(x, title);
	xml_close(x);
}

void svg_file(const struct atlas *a, const struct atlas_map *m, const char *title, FILE *out)
{
	struct xml x = { .out = out };
	const struct svg_point size = svg_size(a);
	const int wide = size.x > WIDE_LEAST ? size.x : WIDE_LEAST, below = HEAD + size.y + 16;
	const int high = put_legend(NULL, a, wide, below);

	fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", out);
	xml_open(&x, "svg");
	xml_attribute(&x, "xmlns", "http://www.w3.org/2000/svg");
	xml_attribute(&x, "viewBox", "0 0 %d %d", wide, high);
	xml_attribute(&x, "width", "%d", 2 * wide);
	xml_attribute(&x, "height", "%d", 2 * high);
	xml_attribute(&x, "role", "img");
	xml_attribute(&x, "aria-label", "%s", title);
	put_head(&x, a, m, title);
	put_sheet(&x, wide, high, title);
	xml_open(&x, "g");
	xml_attribute(&x, "transform", "translate(0 %d)", HEAD);
	svg_ground(&x, a);
	svg_turn(&x, a, m);
	put_compass(&x, (struct svg_point){ size.x - COMPASS, COMPASS });
	xml_close(&x);
	put_legend(&x, a, wide, below);
	xml_close(&x);
	putc('\n', out);
}

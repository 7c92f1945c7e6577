/* Maps as SVG: one that uses the groups of its atlas, and one that is a file of its own. */
#include "report/svg.h"

#include <stdio.h>

#include "report/colours.h"
#include "report/own_text.h"

enum { WORDS_MAX = 3000, LEGEND_LINE = 20, LEGEND_LEFT = 12, COMPASS = 14 };

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

static int legend_lines(const struct atlas *a)
{
	struct svg_entry e;
	int n = 0;

	while (svg_legend(a, n, &e))
		n++;
	return n;
}

static void put_legend(struct xml *x, const struct atlas *a, int top)
{
	struct svg_entry e;

	for (int i = 0; svg_legend(a, i, &e); i++) {
		const struct svg_point at = { LEGEND_LEFT, top + i * LEGEND_LINE };

		svg_sample(x, a, &e, at);
		xml_open(x, "text");
		xml_attribute(x, "class", "words");
		xml_attribute(x, "x", "%d", at.x + LEGEND_LEFT + 4);
		xml_attribute(x, "y", "%d", at.y + 4);
		xml_text(x, e.text);
		xml_close(x);
	}
}

static void put_style(struct xml *x)
{
	xml_open(x, "style");
	xml_own(x, "\n");
	colours_put(x->out);
	own_text_put(own_text_map_style, x->out);
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

void svg_file(const struct atlas *a, const struct atlas_map *m, const char *title, FILE *out)
{
	struct xml x = { .out = out };
	const struct svg_point size = svg_size(a);
	const int head = 24, below = legend_lines(a) * LEGEND_LINE + 12;
	const int wide = size.x > 420 ? size.x : 420;

	fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", out);
	xml_open(&x, "svg");
	xml_attribute(&x, "xmlns", "http://www.w3.org/2000/svg");
	xml_attribute(&x, "viewBox", "0 0 %d %d", wide, head + size.y + below);
	xml_attribute(&x, "width", "%d", 2 * wide);
	xml_attribute(&x, "height", "%d", 2 * (head + size.y + below));
	xml_attribute(&x, "role", "img");
	xml_attribute(&x, "aria-label", "%s", title);
	put_head(&x, a, m, title);
	xml_open(&x, "path");
	xml_attribute(&x, "class", "sheet");
	xml_attribute(&x, "d", "M0 0h%dv%dH0z", wide, head + size.y + below);
	xml_close(&x);
	xml_open(&x, "text");
	xml_attribute(&x, "class", "words title");
	xml_attribute(&x, "x", "4");
	xml_attribute(&x, "y", "16");
	xml_text(&x, title);
	xml_close(&x);
	xml_open(&x, "g");
	xml_attribute(&x, "transform", "translate(0 %d)", head);
	svg_ground(&x, a);
	svg_turn(&x, a, m);
	put_compass(&x, (struct svg_point){ size.x - COMPASS, COMPASS });
	xml_close(&x);
	put_legend(&x, a, head + size.y + 16);
	xml_close(&x);
	putc('\n', out);
}
